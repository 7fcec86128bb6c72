"""`jaxlp eval`: lm-evaluation-harness's own command line, with the model `jaxlp` known to it."""

import argparse
import importlib
import json
import sys
from collections.abc import Sequence

from jaxlp.errors import ArgumentError, JaxlpError
from jaxlp.pipeline.model import load_model

DESCRIPTION = """\
Evaluate a language model with lm-evaluation-harness: its own command line, told of the model `jaxlp`. Arguments are
the harness's (`jaxlp eval run --help` lists them), but that --model is a GGUF file or smollm2, as everywhere in jaxlp.
"""
EPILOG = """\
These three are the same:
  jaxlp eval --model smollm2 --tasks arc_easy --limit 10
  jaxlp eval --tasks arc_easy --limit 10 --model_args model=smollm2
  jaxlp eval run --model jaxlp --model_args model=smollm2 --tasks arc_easy --limit 10

`jaxlp eval ls tasks` lists the tasks, `jaxlp eval validate --tasks ..` checks some.

--model_args: max_length=N (default: the model's context), max_gen_toks=N (256, where a task does not say),
bos=auto|yes|no, slots=N (texts generated at a time, 8). --batch_size and --device do nothing here: batches are cut by
tokens, and jax chooses the device (JAX_PLATFORMS=cpu, for example). Chat templates are not applied.

The harness is an extra: pip install 'jaxlp[eval]'
"""
COMMANDS = ("run", "ls", "validate")  # of the harness; without one it runs


def run(args: argparse.Namespace) -> int:
    """Hand the arguments to the harness ; returns 0. Raises ArgumentError with what it says of wrong ones."""
    command_line, file = arguments_for_harness(args.arguments)
    importlib.import_module("jaxlp.formats.lm_eval")
    if file is not None:
        load_model(file)  # which keeps it: a wrong name is found out before the harness has read its tasks
    before, sys.argv = sys.argv, ["jaxlp eval", *command_line]  # where the harness reads them
    try:
        importlib.import_module("lm_eval.__main__").cli_evaluate()
    except JaxlpError:
        raise
    except ValueError as error:
        raise ArgumentError(str(error)) from error
    finally:
        sys.argv = before
    return 0


def arguments_for_harness(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The harness's own arguments, and the model file if one is named.

    `--model FILE` becomes `--model jaxlp --model_args model=FILE`.
    """
    parser = argparse.ArgumentParser(prog="jaxlp eval", add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--model", "-M")
    command, *rest = arguments if arguments and arguments[0] in COMMANDS else ["run", *arguments]
    if command != "run" or "-h" in rest or "--help" in rest:
        return [command, *rest], None
    try:
        known, rest = parser.parse_known_args(rest)
    except argparse.ArgumentError as error:
        raise ArgumentError(f"jaxlp eval: {error}") from None
    if known.model in (None, "jaxlp"):
        return ["run", "--model", "jaxlp", *rest], None
    named = json.dumps({"model": known.model})  # JSON, so that a comma or "=" in a name is part of it
    return ["run", "--model", "jaxlp", "--model_args", named, *rest], known.model
