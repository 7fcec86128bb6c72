"""What the methods of decode attention share: the settings, the keys that a row sees, scores, the result."""

from typing import TYPE_CHECKING, Any, NamedTuple

import jax.numpy as jnp
from jax import lax

from jaxlp import compat

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Float, Int


BLOCK = 64  # keys in a block of `two_pass`, unless a plan says otherwise


class Spec(NamedTuple):
    """What is static; hashable."""

    method: str
    scale: float
    softcap: float | None
    block: int  # keys in a block of `two_pass`
    platform: str


class Attended(NamedTuple):
    """The result for B rows of G query heads over each of Hk key heads; float32, or float64 for float64."""

    out: "Float[Array, 'B Hk G Dv']"
    lse: "Float[Array, 'B Hk G']"  # log(sum(exp(score))); -inf where nothing is seen


def compute_dtype(q: Any) -> Any:
    """The dtype of scores and sums: float32; float64 for float64."""
    return compat.common_dtype(q.dtype, jnp.float32)


def dot(a: Any, b: Any, contract: tuple[int, int]) -> Any:
    """A product of matrices for each entry of the first axis, at full precision: accelerators would drop bits."""
    return lax.dot_general(a, b, (((contract[0],), (contract[1],)), ((0,), (0,))), precision=lax.Precision.HIGHEST)


def seen(keys: int, low: "Int[Array, 'B']", high: "Int[Array, 'B']") -> "Bool[Array, 'B T']":
    """Which of the keys 0 .. `keys` - 1 each row sees."""
    place = lax.broadcasted_iota(jnp.int32, (1, keys), 1)
    return (place >= low[:, None]) & (place < high[:, None])


def transformed(spec: Spec, products: Any) -> tuple[Any, Any]:
    """(scores, d score / d product) of products q . k: s = scale q.k, then softcap tanh(s / softcap)."""
    scores = products * spec.scale
    if spec.softcap is None:
        return scores, spec.scale
    turned = jnp.tanh(scores * (1 / spec.softcap))
    return turned * spec.softcap, (1 - turned * turned) * spec.scale


def finite(x: Any) -> Any:
    """x, and 0 where it is -inf, +inf or NaN: what is subtracted from scores."""
    return jnp.where(jnp.abs(x) < jnp.inf, x, jnp.zeros_like(x))


def settled(total: Any, maximum: Any, out: Any) -> Attended:
    """The result, from the sum of exp(score - maximum), that `maximum`, and the sum of the values so weighted."""
    some = total != 0
    lse = jnp.where(some, jnp.log(jnp.where(some, total, 1)) + maximum, -jnp.inf)
    return Attended(out / jnp.where(some, total, 1)[..., None], lse)
