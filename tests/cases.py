"""The matrix as data: methods, sizes, values, layouts. A new method is one more line of METHODS."""

import contextlib
from typing import NamedTuple

import jax
import ml_dtypes
import numpy as np

METHODS = [("blocked", {}), ("portable", {})]  # a method, and what `build_graph` and `token_logprobs` take besides

VOCABS = [1, 2, 7, 64, 127, 128, 129, 50257]
DTYPES = {"float32": np.float32, "bfloat16": ml_dtypes.bfloat16, "float16": np.float16}
SIZES = [  # vocabulary, levels, dtype: each compiles
    *[(v, 3, "float32") for v in VOCABS],
    *[(129, levels, "float32") for levels in (0, 1, 2, 4, 5, 6, 7, 8)],
    (50257, 8, "float32"),
    *[(v, 3, "bfloat16") for v in (7, 129, 50257)],
    (129, 3, "float16"),
]
UNROLLED = 4  # levels up to which `portable` is tried at each size: it has a round a candidate, and many compile long
EACH = [  # every method at every size that is not too wide for it
    (*method, *size) for method in METHODS for size in SIZES if method[0] == "blocked" or size[1] <= UNROLLED
]
BELOW = [(7, 1), (129, 128), (50257, 50001)]  # vocabulary of the array, `vocab`
NONE = np.iinfo(np.int32).max

x64 = getattr(jax, "enable_x64", None)
if x64 is None:
    from jax.experimental import enable_x64 as x64


def shard_map(f, mesh, in_specs, out_specs):
    """The version's own `shard_map` with its default checks."""
    if hasattr(jax, "shard_map"):
        return jax.shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs)
    from jax.experimental.shard_map import shard_map as mapped

    return mapped(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs)


# Values ----------------------------------------------------------------------------------------------------------


def _put(row, at, value):
    row = row.copy()
    row[np.asarray(at) % len(row)] = value
    return row


_TINY = [0.0, -0.0, 1e-40, -1e-40, 1e-45, -1.1e-38, 1.2e-38, -1.2e-38]  # the last two are normal float32 numbers
VALUES = {  # name: a row of V numbers
    "normal": lambda rng, v: rng.normal(size=v) * 3,
    "offset": lambda rng, v: rng.normal(size=v) * 5 + 1e4,
    "negative offset": lambda rng, v: rng.normal(size=v) * 5 - 3e4,
    "huge offset": lambda rng, v: 1e37 * (1 + rng.integers(0, 4, v) * 2.0**-20),
    "huge": lambda rng, v: rng.normal(size=v) * 1e37,
    "few values": lambda rng, v: rng.integers(0, 3, v) * 0.5,
    "all equal": lambda rng, v: np.full(v, 2.5),
    "near flat": lambda rng, v: 1 + rng.integers(0, 2, v) * 2.0**-23,
    "plateau": lambda rng, v: _put(rng.normal(size=v), [0, 63, 64, 65, 127, 128, 255, 256, v - 1], 9.0),
    "rising": lambda rng, v: np.arange(v) * 2.0**-6,
    "falling": lambda rng, v: np.arange(v) * -(2.0**-6),
    "best last": lambda rng, v: _put(rng.normal(size=v), range(v - min(v, 9), v), 20.0),
    "one takes all": lambda rng, v: _put(np.where(np.arange(v) == v - 1, -50.0, 0.0), 0, 200.0),
    "zeros": lambda rng, v: rng.choice([0.0, -0.0], v),
    "subnormals": lambda rng, v: rng.choice(_TINY, v),
    "tiny below": lambda rng, v: np.where(rng.random(v) < 0.5, rng.choice(_TINY, v), -1.0),
    "half -inf": lambda rng, v: _put(np.where(rng.random(v) < 0.5, -np.inf, rng.normal(size=v)), v // 2, 1.0),
    "all but three -inf": lambda rng, v: _put(np.full(v, -np.inf), [v // 3, v - 1, 0], [2.0, 1.0, -3.0]),
    "all but one -inf": lambda rng, v: _put(np.full(v, -np.inf), v - 1, -7.0),
    "NaN": lambda rng, v: _put(rng.normal(size=v), v // 2, np.nan),
    "-NaN": lambda rng, v: _put(rng.normal(size=v), 0, -np.nan),
    "+inf": lambda rng, v: _put(rng.normal(size=v), v - 1, np.inf),
    "NaN and +inf": lambda rng, v: _put(_put(rng.normal(size=v), 0, np.inf), v - 1, np.nan),
    "NaN among -inf": lambda rng, v: _put(np.full(v, -np.inf), v // 3, np.nan),
    "all NaN": lambda rng, v: np.full(v, np.nan),
    "nothing": lambda rng, v: np.full(v, -np.inf),
    "again": lambda rng, v: rng.normal(size=v),  # a good row after the odd ones
}
N = len(VALUES)
ODD = [i for i, name in enumerate(VALUES) if "NaN" in name or name in ("+inf", "nothing")]
OUTSIDE = [-1, -100, NONE, -NONE - 1]  # own tokens outside every vocabulary


def cast(values, dtype) -> np.ndarray:
    """To `dtype`, finite values staying finite."""
    dtype = np.dtype(DTYPES.get(dtype, dtype))
    values, most = np.asarray(values, np.float64), float(ml_dtypes.finfo(dtype).max)
    return np.where(np.isfinite(values), np.clip(values, -most, most), values).astype(dtype)


def all_values(v, dtype="float32", seed=0) -> np.ndarray:
    """[N, v]: one row of each kind."""
    rng = np.random.default_rng(seed)
    return cast([make(rng, v) for make in VALUES.values()], dtype)


def labels_for(logits, seed=1) -> np.ndarray:
    """[N]: ids inside and outside, some at a column of -inf."""
    n, v = logits.shape
    labels = np.random.default_rng(seed).integers(0, v, n)
    labels[::7] = np.resize([*OUTSIDE, v], len(labels[::7]))
    for i, row in enumerate(np.asarray(logits, np.float64)):
        gone = np.flatnonzero(row == -np.inf)
        if len(gone) and i % 2:
            labels[i] = gone[-1]
    return labels.astype(np.int32)


# Layouts ---------------------------------------------------------------------------------------------------------


class Batch(NamedTuple):
    """A graph's seven arguments, in its order."""

    logits: np.ndarray
    tokens: np.ndarray
    sampled: np.ndarray
    logit_offsets: np.ndarray
    token_offsets: np.ndarray
    output_offsets: np.ndarray
    output_rows: np.ndarray


LENGTHS = {  # five sequences that share N rows
    "plain": [5, 4, 8, 3, N - 20],
    "empty first": [0, 0, 9, 2, N - 11],
    "empty middle": [6, 0, 0, 7, N - 13],
    "empty last": [3, N - 7, 4, 0, 0],
    "one token": [1, 1, 1, 1, N - 4],
    "all in one": [0, 0, N, 0, 0],
}
OUTPUTS = {  # output rows of a sequence of n logits rows
    "echo": lambda n, b: n,
    "last": lambda n, b: 1,  # an empty sequence's row is out of reach
    "mixed": lambda n, b: n if b % 2 else min(1, n),
    "too many": lambda n, b: n + b % 3,
}
SHAPE = N + 12  # output rows of every batch below


def offsets(lengths) -> np.ndarray:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)


def batch(v, dtype="float32", lengths="plain", outputs="echo", seed=0) -> Batch:
    """Every kind of row and own token; output rows permuted, repeated, negative and too large. One shape for all."""
    rng = np.random.default_rng(seed)
    lengths = LENGTHS[lengths]
    logits = all_values(v, dtype, seed)[rng.permutation(N)]
    tokens = rng.permutation(labels_for(logits, seed))
    output_offsets = offsets([OUTPUTS[outputs](n, b) for b, n in enumerate(lengths)])
    total = int(output_offsets[-1])
    wrong = [-1, -5, total, total + 1, NONE, -NONE - 1]
    right = rng.permutation(np.resize(np.arange(total), SHAPE - len(wrong)))
    output_rows = rng.permutation(np.concatenate([right, wrong])).astype(np.int32)
    sampled = np.array([0, v - 1, v // 2, v, rng.integers(v)], np.int32)
    return Batch(logits, tokens, sampled, offsets(lengths), offsets(lengths), output_offsets, output_rows)


# Judgement -------------------------------------------------------------------------------------------------------


def bound(want, dtype=np.float32):
    return (2e-6 + 2e-7 * abs(want)) if dtype == np.float32 else 1e-12 * (1 + abs(want))


def check_scores(got, want, names="") -> None:
    """NaN and -inf exactly where the reference has them, the rest within the stated bound."""
    dtype, got, want = np.asarray(got).dtype, np.asarray(got, np.float64), np.asarray(want)
    assert got.shape == want.shape, (got.shape, want.shape, names)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want), err_msg=f"NaN {names}")
    np.testing.assert_array_equal(got == -np.inf, want == -np.inf, err_msg=f"-inf {names}")
    numbers = np.isfinite(want)
    worst = abs(got[numbers] - want[numbers]) - bound(want[numbers], dtype)
    assert (worst <= 0).all(), f"{names}: past the bound by {worst.max()}"


def check_graph(got, want, names="") -> None:
    (scores, ids), (want_scores, want_ids) = got, want
    assert ids.dtype == np.uint32, ids.dtype
    np.testing.assert_array_equal(np.asarray(ids), want_ids, err_msg=f"ids {names}")
    check_scores(scores, want_scores, names)


def check_tokens(got, want, names="") -> None:
    """A `TokenScores` against the reference's four arrays."""
    own, top_ids, top, ids = want
    assert got.top_ids.dtype == np.int32, got.top_ids.dtype
    np.testing.assert_array_equal(np.asarray(got.top_ids), top_ids, err_msg=f"top_ids {names}")
    check_scores(got.logprobs, own, f"own {names}")
    check_scores(got.top_logprobs, top, f"top {names}")
    if ids.shape[-1]:
        check_scores(got.id_logprobs, ids, f"ids {names}")


def check_bits(got, want) -> None:
    """Equal to the last bit, NaN included."""
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


@contextlib.contextmanager
def strict():
    with jax.numpy_dtype_promotion("strict"):
        yield
