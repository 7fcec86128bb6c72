"""Which method runs where: the one chooser of jaxlp.

The choice is made in Python, before tracing, so that it is a constant of the trace.
"""

from typing import Any

import jax

from jaxlp.errors import ArgumentError

METHODS = ("blocked", "portable")


def platform_of(*arrays: Any) -> str:
    """The platform ("cpu", "gpu", "tpu", ...) that a call on `arrays` will run on.

    That of the first concrete `jax.Array`, else (numpy arrays, tracers) the default backend's.
    """
    for array in arrays:
        if isinstance(array, jax.Array) and not isinstance(array, jax.core.Tracer):
            return next(iter(array.devices())).platform
    return jax.default_backend()


def check_method(method: str | None) -> str | None:
    """`method` if it is None (free choice) or a method that this version has, else an error that says why not."""
    if method is not None and method not in METHODS:
        raise ArgumentError(f"`method` must be None or one of {', '.join(METHODS)}: got {method!r}.")
    if method == "portable":
        raise NotImplementedError("`method='portable'` (Apple's Metal backends) is not in this version: use 'blocked'.")
    return method
