"""Runs the notebooks from top to bottom and writes their outputs anew.

    python tests/run_notebooks.py [notebook ...]

In the notebooks' own folder, on the CPU. Of each output the richest form is kept, and nothing of when or where it ran.
"""

import os
import sys
from pathlib import Path

import nbclient
import nbformat

FOLDER = Path(__file__).parents[1] / "notebooks"
FORMS = ("image/png", "image/svg+xml", "text/html", "text/plain")  # the richest first


def run(path):
    """The notebook of a file with the outputs that its code gives now, made `plain`."""
    notebook = nbformat.read(path, as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}
    )
    client.execute(env={**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": ""})
    return plain(notebook)


def plain(notebook):
    """`notebook` without what differs from one run to the next; each output in its richest form."""
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for place, cell in enumerate(notebook.cells):
        cell.metadata, cell.id = {}, str(place)
        if cell.cell_type == "code":
            cell.outputs = joined([plain_output(output) for output in cell.outputs])
    return notebook


def plain_output(output):
    if "data" in output:
        form = next(form for form in FORMS if form in output.data)
        output.data, output.metadata = {form: output.data[form]}, {}
    return output


def joined(outputs):
    """Neighbours of one stream in one: where the kernel cut them is chance."""
    found = []
    for output in outputs:
        if found and output.output_type == found[-1].output_type == "stream" and output.name == found[-1].name:
            found[-1].text += output.text
        else:
            found.append(output)
    return found


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, FOLDER.glob("*.ipynb"))):
        nbformat.write(run(name), name)
        print(f"{os.path.getsize(name):>7} bytes  {name}")
