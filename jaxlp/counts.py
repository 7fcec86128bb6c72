"""Counts as arguments, static and on the host. Never names jax."""

import operator
from typing import Any

from jaxlp.errors import ArgumentError


def as_count(name: str, value: Any, least: int = 0, most: int | None = None) -> int:
    """`value`, any kind of integer but a bool, as an int from `least` to `most`; None: without an end."""
    try:
        count = operator.index(value)
    except TypeError:
        count = None
    if isinstance(value, bool) or count is None or count < least or (most is not None and count > most):
        room = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise ArgumentError(f"`{name}` must be an int {room}: got {value!r:.80}.")
    return count
