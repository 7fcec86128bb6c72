"""`jaxlp generate` and `jaxlp bench`: what they print and write, and what they refuse. No input makes a traceback."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from jaxlp import cli


@pytest.fixture
def run(gguf, tmp_path, monkeypatch, capfdbinary):
    """`run(command, arguments, stdin=b"")` -> code, out, err, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(command, *arguments, stdin=b""):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            code = cli.main([command, "--model", gguf, *arguments])
        except SystemExit as stop:
            code = stop.code
        out, err = capfdbinary.readouterr()
        return SimpleNamespace(code=code, out=out.decode(), err=err.decode())

    return call


def lines(*entries):
    return b"".join(json.dumps(entry).encode() + b"\n" if isinstance(entry, dict) else entry for entry in entries)


def test_a_prompt_prints_its_text_and_a_table(run):
    plain = run("generate", "--prompt", "the fox", "--max-tokens", "4")
    table = run("generate", "--prompt", "the fox", "--max-tokens", "4", "--logprobs", "2", "--echo")
    assert plain.code == table.code == 0 and table.out.startswith(plain.out)
    assert "probability" in table.out and "prompt and generated: " in table.out and "4 scored" not in table.out


def test_requests_of_files(run, tmp_path):
    requests = lines(
        {"prompt": "the fox", "id": "a", "logprobs": 2, "max_tokens": 3},
        b"\n",
        {"prompt": [1, 2], "temperature": 0.7, "seed": 3, "stop": []},
        {"prompt": ""},
        {"prompt": "the", "warmth": 1},
        b"{\n",
        b"[]\n",
        b"\xff\n",
        {"prompt": "the", "logprobs": 99},
        {"prompt": "the", "id": "mine", "top_k": "1"},
        {"prompt": "the", "id": None, "max_tokens": 0},
        b"[" * 100_000 + b"\n",
    )
    (tmp_path / "in.jsonl").write_bytes(b"\xef\xbb\xbf" + requests)
    done = run("generate", "in.jsonl", "--max-tokens", "5", "--out", "out.jsonl")
    assert done.code == 1 and not done.out and done.err.endswith("see `error` of their results: 8\n")
    found = {entry["id"]: entry for entry in map(json.loads, (tmp_path / "out.jsonl").read_text().splitlines())}
    assert len(found) == 11 and sum(entry["error"] is not None for entry in found.values()) == 8
    assert "top_k" in found["mine"]["error"] and found["in.jsonl:11"]["finish_reason"] == "length"
    assert len(found["a"]["record"]["token_log_probabilities"]) == 3 and found["a"]["error"] is None
    assert len(found["in.jsonl:3"]["token_ids"]) == 5
    assert "`prompt` is empty" in found["in.jsonl:4"]["error"] and "warmth" in found["in.jsonl:5"]["error"]
    piped = run(
        "generate", "-", "--max-tokens", "5", stdin=lines({"prompt": [1, 2], "seed": 3, "temperature": 0.7, "stop": []})
    )
    assert piped.code == 0 and json.loads(piped.out)["token_ids"] == found["in.jsonl:3"]["token_ids"]


def test_a_request_is_served_before_the_next_line_comes(gguf):
    """Whoever writes a line and waits for its result gets it; also through a named pipe."""
    command = [sys.executable, "-m", "jaxlp", "generate", "--model", gguf, "/dev/stdin", "--max-tokens", "2"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for id in (7, 8):
            process.stdin.write(lines({"prompt": "the", "id": id}))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == id
        process.stdin.close()
        assert process.wait(60) == 0


def test_an_interrupt_while_it_waits_for_a_line(gguf):
    command = [sys.executable, "-m", "jaxlp", "generate", "--model", gguf, "-", "--max-tokens", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=heed_interrupts) as process:
        process.stdin.write(lines({"prompt": "the"}))
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130 and process.stderr.read() == b"jaxlp: interrupted\n"


def heed_interrupts():
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore them


def test_odd_files(run, tmp_path):
    nothing = run("generate", "--prompt", "the", "--max-tokens", "0", "--logprobs", "2")
    assert nothing.code == 0 and not nothing.out.strip()
    twice = run("generate", "-", "-", "--max-tokens", "1", stdin=lines({"prompt": "the"}))
    assert twice.code == 0 and twice.out.count("\n") == 1
    odd = b"odd-\xff.jsonl"
    (tmp_path / os.fsdecode(odd)).write_bytes(lines({"prompt": "the", "max_tokens": 1}))
    (tmp_path / "good.jsonl").write_bytes(lines({"prompt": "the", "max_tokens": 1}))
    assert json.loads(run("generate", os.fsdecode(odd)).out)["id"] == "odd-\ufffd.jsonl:1"
    if Path("/proc/self/mem").exists():  # a file that cannot be read: what came before it is served
        broken = run("generate", "good.jsonl", "/proc/self/mem")
        assert broken.code == 2 and json.loads(broken.out)["id"] == "good.jsonl:1"


@pytest.mark.parametrize(
    "arguments, message",
    [
        ([], "give --prompt TEXT or files of requests"),
        (["in.jsonl", "--prompt", "x"], "give --prompt TEXT or files of requests"),
        (["none.jsonl"], "none.jsonl: there is no such file"),
        (["--prompt", ""], "`prompt` is empty"),
        (["--prompt", "the", "--top-p", "2"], "`top_p` must be above 0"),
        (["--prompt", "the", "--stop", "zzz"], "`stop` must hold tokens of the model"),
        (["--prompt", "the", "--out", "x"], "--out is for files"),
        (["in.jsonl", "--out", "in.jsonl"], "in.jsonl exists"),
        (["in.jsonl", "--slots", "0"], "`slots` must be an int from 1"),
        (["--prompt", "the", "--slots", "2"], "--slots is for files"),
        (["in.jsonl", "--temperature", "-1"], "`temperature` must be from 0"),
        (["."], ". is a folder: name its files"),
        (["--prompt", "the", "--logprobs", "1000000000"], "`logprobs` must be None, or from 0 to 65535"),
    ],
)
def test_what_is_refused(run, tmp_path, arguments, message):
    (tmp_path / "in.jsonl").write_bytes(lines({"prompt": "the"}))
    done = run("generate", *arguments)
    assert done.code == 2 and message in done.err and done.err.count("\n") == 1


def test_bench(run):
    done = run("bench", "--requests", "3", "--contexts", "2-9", "--tokens", "3", "--json", "-")
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert [run["ragged"] for run in report["runs"]] == [True, False]
    for measured in report["runs"]:
        assert [times["context"] for times in measured["requests"]] == [2, 4, 9]
        assert all(times["per_token"] > 0 and times["first_token"] > 0 for times in measured["requests"])
        assert measured["decode_tokens_per_second"] > 0 and measured["prefill_tokens_per_second"] > 0
    assert "times the tokens a second" in run("bench", "--requests", "2", "--contexts", "2-3", "--tokens", "2").out
    for arguments, message in (
        (["--contexts", "9-2"], "the first no more than the second"),
        (["--contexts", "x"], "--contexts must be two numbers"),
        (["--requests", str(10**20)], "--requests must be from 1 to"),
        (["--json", "none/x.json"], "--json: there is no folder none"),
        (["--contexts", "1-999999"], "must fit in the model's context"),
    ):
        done = run("bench", *arguments)
        assert done.code == 2 and message in done.err
