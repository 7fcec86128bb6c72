"""The errors by which a backend says that it cannot run a program, by name. Every other error is a fault to be seen."""

import re
from typing import NamedTuple

import jax

OUT_OF_MEMORY = "out of memory"
_BY_A_PLUGIN = (jax.errors.JaxRuntimeError, NotImplementedError)


class Refusal(NamedTuple):
    """A named class of errors."""

    name: str
    texts: tuple[str, ...]  # regular expressions, one of which the message must hold
    types: tuple[type[Exception], ...] = _BY_A_PLUGIN


REFUSALS = (  # the first that fits
    Refusal("program not parsed", ("Failed to parse StableHLO",)),
    Refusal("failed to legalize", ("failed to legalize",)),
    Refusal(
        "unsupported dtype",
        (r"does not support (float64|int64|bfloat16|complex\w*)", "Unsupported PJRT dtype"),
    ),
    Refusal("thread group limit", ("thread ?group", "threads per (block|group)", "too many resources requested")),
    Refusal(
        OUT_OF_MEMORY,
        ("RESOURCE_EXHAUSTED", "metal::malloc", "out of memory", "out of resource", "resource limit", "shared memory"),
    ),
    Refusal(
        "unsupported operation",
        (
            "Unsupported operation",
            "unsupported reduction",
            "does not have a handler",
            "not found for platform",  # jax itself, where a platform has no rule for an operation
            "zero size array",
        ),
    ),
    Refusal("handler refused", ("Output count mismatch", "handler returned false")),
    Refusal("result type not inferred", ("Failed to infer result type",)),
    Refusal(  # not so a `NotImplementedError` with such a text, which Python code raises: jax's, or our own
        "not implemented",
        ("UNIMPLEMENTED", "default_memory_space", "not (yet )?implemented", "not supported"),
        (jax.errors.JaxRuntimeError,),
    ),
    Refusal("backend did not start", ("Unable to initialize backend", "Unknown backend"), (RuntimeError,)),
)


def named_error(error: BaseException) -> str | None:
    """The name of the class of backend errors that `error` is of; None for any other error."""
    text = str(error)
    for refusal in REFUSALS:
        if isinstance(error, refusal.types) and any(re.search(each, text, re.IGNORECASE) for each in refusal.texts):
            return refusal.name
    return None
