"""`token_logprobs`: log-probabilities of given tokens, and of the best, from logits of any shape."""

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from jaxlp import backend
from jaxlp.compat import jax_export
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.gradients import score_rows
from jaxlp.parts import check_is_shard, shards_along
from jaxlp.probe_cases import JOB
from jaxlp.scores import RowScores, RowStats, Spec, compute_dtype, no_scores

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Bool, Float, Int

LARGEST = 1e30  # of a number that is static, as a scale or a softcap
MOST_EMPTY = 2**16 - 1  # how many best tokens may be asked of a vocabulary that has fewer


class TokenScores(NamedTuple):
    """What `token_logprobs` returns. Scores are natural logarithms (nats), float32 (float64 for float64 logits).

    logprobs [...]: of the labels. top_ids int32 and top_logprobs [..., top]: the best tokens, best first, ties by
    rising id; an empty place has id `vocab` and -inf. id_logprobs [..., K]: of `ids`; None without. stats:
    `RowStats` of [...] each where `stats=True`, else None.
    """

    logprobs: "Float[Array, '...']"
    top_ids: "Int[Array, '... top']"
    top_logprobs: "Float[Array, '... top']"
    id_logprobs: "Float[Array, '... K'] | None"
    stats: RowStats | None


jax_export().register_namedtuple_serialization(RowStats, serialized_name="jaxlp.RowStats")
jax_export().register_namedtuple_serialization(TokenScores, serialized_name="jaxlp.TokenScores")


def token_logprobs(
    logits: "Float[ArrayLike, '... V']",
    labels: "Int[ArrayLike, '...']",
    *,
    top: int = 0,
    ids: "Int[ArrayLike, '... K'] | None" = None,
    temperature: "Float[ArrayLike, '...'] | float | None" = None,
    mask: "Bool[ArrayLike, '...'] | None" = None,
    stats: bool = False,
    vocab: int | None = None,
    axis_name: str | None = None,
    method: str | None = None,
) -> TokenScores:
    """Log-probabilities of `labels` and of the `top` best tokens: log_softmax(logits / T)[..., token], in nats.

    Row t of `logits` [..., V] (float32, bfloat16, float16; float64 under x64) scores `labels` [...] (any integer dtype)
    at the same place: nothing is shifted. No array of probabilities is made: rows are read once, and beside its results
    the forward pass keeps less than 16 MiB at V = 131,072 whatever their number (`portable`: up to four float32 copies
    of the logits where the compiler fuses little). A score is
    (z - m) / T - log(sum(exp((z - m) / T))), m the row's maximum, in float32 (float64 for float64 logits).

    Args:
        top: how many of the best tokens to give. Exact for any size: falling logit, ties by rising id; +0.0, -0.0 and
            subnormals are one tie. A place beyond the vocabulary or of logit -inf is empty: id `vocab`, score -inf.
        ids: [..., K] further tokens to score, at any position (a teacher's top-k, the labels of a choice).
        temperature: scalar or [...], divides the logits; differentiable. Known values must be above 0 and finite; a
            traced one that is not makes its row NaN.
        mask: [...] bool. Where false every score is 0.0, `top_ids` are `vocab`, and the gradient is 0.
        vocab: columns of `logits` at or past it do not exist. Default V.
        method: "blocked" (CPU, CUDA, TPU) or "portable" (Apple's Metal, and everywhere): the same results. None:
            JAXLP_METHOD, else by where the arrays are; see `jaxlp.backend.choose`. A named method runs or raises.
            `portable` has no loop: hundreds of candidates or `ids` compile for a minute.
        stats: also give `RowStats`: lse, entropy, varentropy and the rank of each label. Masked places hold 0, and the
            rank `vocab`.
        axis_name: the axis (or a tuple of axes) of the `shard_map` around the call along which the vocabulary is
            sharded: the logits are then this device's V / shards columns, tokens keep their ids in the whole, all other
            arguments and the results are the same on each device. A vocabulary that does not divide is padded, and
            `vocab` given. R rows send at most R (shards (2 top + 5) + 2 + K) numbers over the mesh; ids are bit for
            bit those of the whole. "blocked" only.

    A token outside [0, vocab) scores -inf with gradient 0. An odd row (any NaN or +inf, or nothing above -inf) scores
    NaN and has the candidates 0, 1, ..; no other row is touched. A row's bits do not depend on the rows beside it
    (on jax 0.5 the last bits of rows of 16-bit logits may).

    Gradients flow in reverse, to any order, to `logits` and `temperature`, through scores and stats; forward mode
    raises, and so does `jax.hessian` (use `jax.jacrev(jax.jacrev(f))`). An odd row's gradient is 0 if its cotangents
    are all 0, else NaN in that row alone. Works under `jit`, `vmap` (lanes become rows of one call, without a copy of
    logits that have theirs along the first axis), `scan`, `checkpoint`, `shard_map` (rows sharded: no collective) and
    `jax.export`.

    Raises `ValueError` that names the argument for a shape, dtype or value that cannot be used.

    Source: the shifted logarithm of a sum of exponentials (Blanchard, Higham and Higham, 2021); the selection is
    described in `jaxlp.select`.
    """
    choice = backend.choose(JOB, method, logits, labels, dtype=float_dtype(logits))
    settings = Settings(top, vocab, stats, axis_name)
    return backend.run(choice, _score_tokens, choice, settings, logits, labels, ids, temperature, mask)


class Settings(NamedTuple):
    """What callers say of a call, not yet checked."""

    top: Any
    vocab: Any
    stats: Any
    axis_name: Any

    def checked(self, platform: str, method: str, columns: int) -> Spec:
        """For logits of `columns` columns: of all, or of this device's shard."""
        axis = tuple(self.axis_name) if isinstance(self.axis_name, list) else self.axis_name
        if axis is not None:
            if method != "blocked":
                raise NotImplementedError(
                    f"Shards of the vocabulary (`axis_name`) need the method 'blocked': got {method!r}."
                )
            columns *= shards_along(axis)
        vocab = as_vocab(self.vocab, columns)
        return Spec(as_top(self.top, vocab), vocab, platform, method, bool(self.stats), axis)


def _score_tokens(choice, settings, logits, labels, ids, temperature, mask) -> TokenScores:
    logits = as_logits("logits", logits)
    spec = settings.checked(choice.platform, choice.method, logits.shape[-1])
    check_is_shard("logits", logits, spec.axis)
    return score_places(spec, "logits", _from_logits, (logits,), labels, ids, temperature, mask)


def _from_logits(spec: Spec, arrays, rows, own, named, temperature) -> RowScores:
    [logits] = arrays
    flat = logits.reshape(rows.shape[0], logits.shape[-1])
    return score_rows(spec, flat, rows, own, named, temperature, in_place=True)


def score_places(
    spec: Spec, name: str, how, arrays: tuple, labels, ids, temperature, mask, *, jitted: bool = True
) -> TokenScores:
    """The scores of `labels` at the places of arrays[0], [..., any size], which is called `name`.

    how(spec, arrays, rows, own, named, temperature) scores the places one after the other: rows is -1 where `mask` is
    false. It is static and hashable. What `jitted` is False for is compiled with the caller's program, or by parts.
    """
    shape, dtype = arrays[0].shape[:-1], compute_dtype(arrays[0])
    labels = as_ids("labels", labels, shape)
    if ids is not None:
        ids = as_ids("ids", ids)
        if ids.ndim != len(shape) + 1 or ids.shape[:-1] != shape:
            raise ArgumentError(f"`ids` must be [..., K] with the rows of `{name}`, {shape}: got {ids.shape}.")
    if temperature is not None:
        temperature = as_temperature(temperature, shape, dtype, name)
    if mask is not None:
        mask = as_array("mask", mask)
        if mask.dtype != bool or mask.shape != shape:
            raise ArgumentError(
                f"`mask` must be bool with the rows of `{name}`, {shape}: got {mask.dtype} {mask.shape}. "
                "For a mask of 0 and 1 use `mask != 0`."
            )
    # Arrays without elements stay out of the program: some backends take none.
    named = None if ids is None or ids.shape[-1] == 0 else ids
    if 0 in shape:
        found = no_scores(spec._replace(top=0), 0, dtype)
        found = jax.tree.map(lambda x: jnp.zeros(shape, x.dtype), found)
    else:
        at_places = _jitted_at_places if jitted else _at_places
        found = at_places(spec, how, arrays, labels, named, temperature, mask)

    def placed(x, width, dtype):
        return jnp.zeros((*shape, width), dtype) if x is None else x

    return TokenScores(
        logprobs=found.own,
        top_ids=placed(found.top_ids, spec.top, jnp.int32),
        top_logprobs=placed(found.top, spec.top, dtype),
        id_logprobs=None if ids is None else placed(found.named, ids.shape[-1], dtype),
        stats=found.stats,
    )


def _at_places(spec: Spec, how, arrays, labels, ids, temperature, mask) -> RowScores:
    """Scores in the shape of the labels."""
    shape = labels.shape
    count = math.prod(shape)
    rows = jnp.arange(count, dtype=jnp.int32)
    if mask is not None:
        rows = jnp.where(mask.reshape(count), rows, -1)
    scores = how(
        spec,
        arrays,
        rows,
        labels.reshape(count),
        None if ids is None else ids.reshape(count, ids.shape[-1]),
        None if temperature is None else jnp.broadcast_to(temperature, shape).reshape(count),
    )
    if mask is not None and scores.top_ids is not None:
        scores = scores._replace(top_ids=jnp.where(rows[:, None] >= 0, scores.top_ids, spec.vocab))
    if mask is not None and scores.stats is not None:
        rank = jnp.where(rows >= 0, scores.stats.rank, spec.vocab)
        scores = scores._replace(stats=scores.stats._replace(rank=rank))
    scores = scores._replace(maximum=None, log_sum=None)
    return jax.tree.map(lambda x: x.reshape(*shape, *x.shape[1:]), scores)


_jitted_at_places = jax.jit(_at_places, static_argnums=(0, 1))


def float_dtype(logits: Any) -> Any:
    """The dtype in which jax takes `logits`, if they have one that can be used, else float32."""
    dtype = getattr(logits, "dtype", None)
    usable = dtype is not None and jnp.issubdtype(dtype, jnp.floating)
    return jax.dtypes.canonicalize_dtype(dtype) if usable else jnp.float32


def as_array(name: str, value: Any) -> jax.Array:
    """`value` as an array, or an error that names it."""
    try:
        if value is None:
            raise TypeError("None is no number")  # jax 0.5 makes NaN of it
        return jnp.asarray(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise ArgumentError(f"`{name}` must be an array of numbers: got {value!r:.80} ({error}).") from error


def as_floats(name: str, value: Any) -> jax.Array:
    """`value` as an array of a float dtype of 16 bits or more."""
    array = as_array(name, value)
    if not jnp.issubdtype(array.dtype, jnp.floating) or jnp.finfo(array.dtype).bits < 16:
        raise ArgumentError(f"`{name}` must be float32, bfloat16, float16 or float64: got {array.dtype}.")
    return array


def as_logits(name: str, logits: Any) -> jax.Array:
    """`logits` as an array with a vocabulary axis, of a float dtype."""
    logits = as_floats(name, logits)
    if logits.ndim == 0 or logits.shape[-1] == 0:
        raise ArgumentError(f"`{name}` must be [..., V] with V of at least 1: got shape {logits.shape}.")
    return logits


def as_number(name: str, value, least: float) -> float:
    """A number that is static, from `least` to `LARGEST`, so that float32 holds it and what is made of it."""
    try:
        number = np.nan if isinstance(value, bool) else float(value)
    except (TypeError, ValueError, OverflowError, jax.errors.JAXTypeError):
        number = np.nan
    if not least <= number <= LARGEST:
        raise ArgumentError(
            f"`{name}` must be a number from {least:g} to {LARGEST:g}, known when the call is traced: got {value!r}."
        )
    return number


def as_top(top: Any, columns: int) -> int:
    """How many of the best tokens are asked for."""
    return as_count("top", top, 0, max(columns, MOST_EMPTY))


def as_vocab(vocab: int | None, columns: int) -> int:
    """How many of the `columns` of the logits exist."""
    return columns if vocab is None else as_count("vocab", vocab, 1, columns)


def as_ids(name: str, ids: Any, shape: tuple[int, ...] | None = None) -> jax.Array:
    """`ids` as int32 from any integer dtype, of `shape` if one is asked for."""
    ids = as_array(name, narrow(name, ids))
    if ids.dtype in (jnp.int64, jnp.uint64):  # under x64; traced, or `narrow` would have refused them
        beyond = (ids >= 2**32) | (ids < max(-(2**31), jnp.iinfo(ids.dtype).min))
        ids = jnp.where(beyond, np.array(jnp.iinfo(ids.dtype).max, ids.dtype), ids)  # its low bits are -1: no token
    if not jnp.issubdtype(ids.dtype, jnp.integer):
        raise ArgumentError(f"`{name}` must be of an integer dtype: got {ids.dtype}.")
    if shape is not None and ids.shape != shape:
        raise ArgumentError(f"`{name}` must have the shape {shape}: got {ids.shape}.")
    return ids.astype(jnp.int32)


def narrow(name: str, value: Any) -> Any:
    """Integers on the host as int32, for jax would cut 64-bit ones in silence; anything else as it is.

    From 2**31 to 2**32 - 1 they become negative, as uint32 on the device does, and stay what they are: no token.
    """
    if isinstance(value, jax.Array) and not isinstance(value, jax.core.Tracer):
        value = np.asarray(value) if value.dtype in (jnp.int64, jnp.uint64) else value  # only under x64
    if not isinstance(value, np.ndarray | np.integer | int | list | tuple) or isinstance(value, bool):
        return value
    try:
        array = np.asarray(value)
    except (TypeError, ValueError, OverflowError, jax.errors.JAXTypeError):
        return value
    if array.dtype.kind not in "iu":
        return value
    if array.dtype.itemsize > 4 and array.size and (array.min() < -(2**31) or array.max() >= 2**32):
        wrong = array[(array < -(2**31)) | (array >= 2**32)].flat[0]
        raise ArgumentError(f"`{name}` must fit in 32 bits: got {wrong}.")
    return array.astype(np.int32)


def as_temperature(temperature, shape, dtype, name):
    temperature = as_array("temperature", temperature)
    if jnp.issubdtype(temperature.dtype, jnp.integer):
        temperature = temperature.astype(dtype)
    if not jnp.issubdtype(temperature.dtype, jnp.floating):
        raise ArgumentError(f"`temperature` must be of a float dtype: got {temperature.dtype}.")
    if temperature.shape not in ((), shape):
        raise ArgumentError(
            f"`temperature` must be a scalar or of the rows of `{name}`, {shape}: got {temperature.shape}."
        )
    if not isinstance(temperature, jax.core.Tracer):
        values = np.asarray(temperature, np.float64).ravel()
        bad = values[~((values >= np.finfo(np.float32).tiny) & np.isfinite(values))]
        if bad.size:
            raise ArgumentError(f"`temperature` must be above 0 (1.2e-38 at least) and finite: got {bad[0]}.")
    return temperature
