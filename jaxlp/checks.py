"""What arguments must be, checked on the host before any device work. Every message names its argument in backticks."""

import reprlib
from collections.abc import Sequence
from typing import Any

import jax
import numpy as np

from jaxlp.errors import ArgumentError, RequestError

INT32_MAX = 2**31 - 1
FLOATS = ("float16", "bfloat16", "float32", "float64")


class Faults:
    """What is wrong with single requests, gathered so that one error lists all that are at fault."""

    def __init__(self) -> None:
        self._reasons: list[str] = []
        self._requests: set[int] = set()

    def add(self, requests: Any, reason: str) -> None:
        """`requests`: the positions of those at fault; nothing happens if there are none."""
        found = [int(request) for request in requests]
        if found:
            self._reasons.append(f"{reason} (requests {', '.join(map(str, found[:20]))}{', ..' * (len(found) > 20)})")
            self._requests.update(found)

    def settle(self) -> None:
        """Raise RequestError if any request is at fault."""
        if self._requests:
            raise RequestError("; ".join(self._reasons) + ". Leave them out to run the rest.", sorted(self._requests))


def shown(value: Any) -> str:
    """How an argument that cannot be used is shown: type and shape of an array, else a short repr."""
    if hasattr(value, "dtype") and hasattr(value, "shape"):
        return f"{value.dtype}{list(value.shape)}"
    return reprlib.repr(value)


def integers(name: str, value: Any) -> np.ndarray:
    """`value` as a host array [n] of int64, or of uint64 where that is how it came. Values are not looked at."""

    def wrong(why: Any) -> ArgumentError:
        return ArgumentError(f"`{name}` must be a one-dimensional array of integers: got {shown(value)}, {why}.")

    if isinstance(value, jax.core.Tracer):
        raise wrong("whose values are not known while tracing; call this outside `jit`")
    if isinstance(value, (list, tuple)) and any(isinstance(entry, (bool, np.bool_)) for entry in value):
        raise wrong("which holds booleans")
    try:
        array = np.asarray(jax.device_get(value) if isinstance(value, jax.Array) else value)
    except (ValueError, TypeError, OverflowError, RuntimeError) as error:
        raise wrong(error) from error
    if isinstance(value, (list, tuple)) and not value:
        array = array.astype(np.int64)
    if array.dtype.kind not in "iu":
        raise wrong(f"which is of dtype {array.dtype}")
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        raise wrong("which has masked values")
    if array.ndim != 1:
        raise wrong(f"which has {array.ndim} axes")
    return array if array.dtype == np.uint64 else array.astype(np.int64)


def offsets(name: str, value: Any) -> np.ndarray:
    """`value` as int64 [B + 1] that starts at 0, never falls and stays below 2**31."""
    array = integers(name, value)
    if array.size == 0 or array[0] != 0:
        came = "nothing" if array.size == 0 else array[0]
        raise ArgumentError(f"`{name}` must start at 0: got {came}. If these are lengths, use `offsets_from_lengths`.")
    falls = np.flatnonzero(array[1:] < array[:-1])
    if falls.size:
        at = falls[0]
        raise ArgumentError(f"`{name}` must not fall: got {array[at]}, then {array[at + 1]} at position {at + 1}.")
    if array[-1] > INT32_MAX:
        raise ArgumentError(f"`{name}` must stay below 2**31: got {array[-1]}. Split the batch.")
    return array.astype(np.int64)


def per_sequence(name: str, value: Any, size: int) -> np.ndarray:
    """`value` as integers [size], one for each sequence."""
    array = integers(name, value)
    if array.size != size:
        raise ArgumentError(f"`{name}` must have one entry for each of the {size} sequences: got {array.size}.")
    return array


def counts(name: str, value: Any, size: int) -> np.ndarray:
    """`value` as int64 [size], each at least 0, whose sum stays below 2**31."""
    array = per_sequence(name, value, size)
    wrong = np.flatnonzero((array < 0) | (array > INT32_MAX))
    if wrong.size:
        raise ArgumentError(f"`{name}` must be from 0 to 2**31 - 1: got {array[wrong[0]]} at position {wrong[0]}.")
    array = array.astype(np.int64)
    if array.sum() > INT32_MAX:
        raise ArgumentError(f"`{name}` must add up to less than 2**31: got {array.sum()}. Split the batch.")
    return array


def entries(name: str, value: Any, size: int) -> list[Any]:
    """`value`, a list or one-dimensional array with one entry a request, as a list of Python values."""
    if isinstance(value, (np.ndarray, jax.Array)) and not isinstance(value, jax.core.Tracer) and value.ndim == 1:
        value = value.tolist()
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
        raise ArgumentError(f"`{name}` must be a list with one entry a request: got {shown(value)}.")
    if len(value) != size:
        raise ArgumentError(f"`{name}` must have one entry for each of the {size} sequences: got {len(value)}.")
    return list(value)


def top_counts(name: str, value: Any, size: int, faults: Faults) -> np.ndarray:
    """`value` as int64 [size]: the alternatives each request asks for, 0 where it asks for nothing (None or 0)."""

    def usable(count: Any) -> bool:
        whole = isinstance(count, (int, np.integer)) and not isinstance(count, bool)
        return count is None or (whole and count >= 0)

    listed = entries(name, value, size)
    wrong = [request for request, count in enumerate(listed) if not usable(count)]
    if wrong:
        faults.add(wrong, f"`{name}` must hold ints of at least 0, or None: got {shown(listed[wrong[0]])}")
    return np.array([min(int(count or 0), INT32_MAX) if usable(count) else 0 for count in listed], np.int64)


def flags(name: str, value: Any, size: int, faults: Faults) -> np.ndarray:
    """`value` as bool [size]."""
    listed = entries(name, value, size)
    wrong = [request for request, flag in enumerate(listed) if not isinstance(flag, (bool, np.bool_))]
    if wrong:
        faults.add(wrong, f"`{name}` must hold booleans: got {shown(listed[wrong[0]])}")
    return np.array([flag is True or (isinstance(flag, np.bool_) and bool(flag)) for flag in listed], bool)


def ids(name: str, array: np.ndarray, vocab: int, faults: Faults, owners: np.ndarray | None = None) -> None:
    """Note the requests whose entries of `array` are no token ids; `owners` [B + 1] are the offsets of the requests."""
    wrong = np.flatnonzero((array < 0) | (array >= vocab))
    if wrong.size:
        requests = wrong if owners is None else np.unique(np.searchsorted(owners, wrong, side="right") - 1)
        faults.add(requests, f"`{name}` must be ids in [0, {vocab}): got {array[wrong[0]]} at position {wrong[0]}")


def logits_shape(name: str, value: Any, device: "jax.Device | None") -> tuple[int, int]:
    """The shape of `value`, which must be floating-point logits [rows, V] that may be used on `device`."""
    if not isinstance(value, (np.ndarray, jax.Array)) or value.ndim != 2:
        raise ArgumentError(f"`{name}` must be a numpy or jax array [rows, vocabulary]: got {shown(value)}.")
    if value.dtype.name not in FLOATS or not np.dtype(value.dtype).isnative:
        raise ArgumentError(f"`{name}` must be one of {', '.join(FLOATS)}, in native byte order: got {value.dtype}.")
    if value.shape[1] == 0:
        raise ArgumentError(f"`{name}` must have a vocabulary of at least one token: got shape {value.shape}.")
    if isinstance(value, jax.core.Tracer):
        raise ArgumentError(f"`{name}` is a traced value: call this outside `jit`, or call the graph inside it.")
    if isinstance(value, jax.Array):
        if value.is_deleted():
            raise ArgumentError(f"`{name}` has been deleted, perhaps donated to another function: got {shown(value)}.")
        if device is not None and value.committed and value.devices() != {device}:
            places = ", ".join(sorted(map(str, value.devices())))
            raise ArgumentError(f"`{name}` must be on `device`, {device}: it is committed to {places}. Move either.")
    return int(value.shape[0]), int(value.shape[1])


def logits_of(graph: Any, logits: Any, next_token_logits: Any, device: Any, rows: int, size: int) -> tuple[Any, int]:
    """The logits to read and the number of token ids, for `size` sequences that own `rows` rows of `logits`."""
    arrays = {"logits": (logits, rows), "next_token_logits": (next_token_logits, size)}
    shapes = {name: logits_shape(name, array, device) for name, (array, _) in arrays.items() if array is not None}
    if not shapes:
        raise ArgumentError("`next_token_logits` must be given where `logits` is None: got None for both.")
    for name, (given, columns) in shapes.items():
        if given < arrays[name][1]:
            raise ArgumentError(f"`{name}` must have {arrays[name][1]} rows or more for this batch: got {given}.")
        if graph.vocab is not None and graph.vocab > columns:
            raise ArgumentError(f"`{name}` must have the {graph.vocab} columns of `graph.vocab`: got {columns}.")
    if len({columns for _, columns in shapes.values()}) > 1:
        raise ArgumentError(f"`logits` and `next_token_logits` must share a vocabulary: got {shapes}.")
    return (next_token_logits if logits is None else logits), columns if graph.vocab is None else graph.vocab


def result(name: str, value: Any, kinds: str, rows: int, most: int) -> np.ndarray:
    """`value` as a host array that can be the graph's result for `rows` rows of `most` alternatives."""
    array = np.asarray(value)
    if array.ndim != 2 or array.dtype.kind not in kinds or len(array) < rows or (rows and array.shape[1] <= most):
        raise ArgumentError(
            f"`{name}` must be the graph's result for `plan`, of {rows} rows and {most + 1} columns or more: "
            f"got {shown(array)}."
        )
    return array
