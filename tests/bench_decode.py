"""What does a decode step over unequal contexts cost beside what one would use instead?

    python tests/bench_decode.py --repeats 5 [--plot decode.svg]

With the package installed, or PYTHONPATH=. in a clone. Only what was just checked is timed. All contenders of one
question take turns. The cache of the first question takes 2 GiB. Exits with 1 if a bar is missed.
"""

import argparse
import functools
import sys

import jax
import jax.numpy as jnp
import numpy as np
import reference
from bench_graph import Bars, race, table

import jaxlp
from jaxlp import ragged_decode_attention


def pareto(rows, total, longest):
    """Lengths from a Pareto law, scaled to add up to `total`, the longest `longest`."""
    lengths = np.sort(np.random.default_rng(0).pareto(1.2, rows))[::-1]
    lengths = np.maximum(lengths / lengths[0] * longest, 16)
    low, high = 0.0, 50.0
    for _ in range(60):  # the rest is scaled until the sum is right
        middle = (low + high) / 2
        sizes = np.concatenate([[longest], np.minimum(lengths[1:] * middle, longest)])
        low, high = (middle, high) if sizes.sum() < total else (low, middle)
    return np.maximum(sizes, 1).astype(int)


def make(lengths, heads, kv_heads, size, keys):
    """Left-padded q, k, v and the pads."""
    rng, batch = np.random.default_rng(1), len(lengths)
    q, k, v = (
        jnp.asarray(rng.normal(size=(batch, n, t, size)).astype(np.float32))
        for n, t in ((heads, 1), (kv_heads, keys), (kv_heads, keys))
    )
    return q, k, v, np.array([keys - length for length in lengths], np.int32)


def masked_einsum(q, k, v, pads):
    """What most code does: scores over the padded cache, a mask, softmax."""
    batch, heads, _, size = q.shape
    grouped = q.reshape(batch, k.shape[1], heads // k.shape[1], size) * size**-0.5
    scores = jnp.einsum("bhgd,bhtd->bhgt", grouped, k)
    seen = jnp.arange(k.shape[2]) >= pads[:, None]
    weights = jax.nn.softmax(jnp.where(seen[:, None, None], scores, -jnp.inf), axis=-1)
    return jnp.einsum("bhgt,bhtd->bhgd", weights, v).reshape(q.shape)


def dot_product_attention(q, k, v, pads):
    q, k, v = (x.transpose(0, 2, 1, 3) for x in (q, k, v))
    seen = jnp.arange(k.shape[1]) >= pads[:, None]
    return jax.nn.dot_product_attention(q, k, v, mask=seen[:, None, None]).transpose(0, 2, 1, 3)


def exact_rows(q, k, v, pads):
    """Every row by itself at its own size: nothing is masked, and every length compiles. The cuts are not timed."""
    one = jax.jit(lambda q, k, v: masked_einsum(q, k, v, jnp.zeros(1, jnp.int32)))
    rows = [(q[b : b + 1], k[b : b + 1, :, pad:], v[b : b + 1, :, pad:]) for b, pad in enumerate(pads)]
    return lambda: jax.block_until_ready([one(*row) for row in rows])


def contenders(arrays, *others):
    """Checked and jitted: {name: call}."""
    q, k, v, pads = arrays
    found = {}
    attend = jax.jit(functools.partial(ragged_decode_attention, plan="two_pass"))
    want = None
    for name, f in (("ragged_decode_attention", attend), *((f.__name__, jax.jit(f)) for f in others)):
        got = np.asarray(f(q, k, v, pads))
        want = got if want is None else want
        np.testing.assert_allclose(got, want, atol=2e-5)
        found[name] = lambda f=f: jax.block_until_ready(f(q, k, v, pads))
    exact, _ = reference.decode_attention(*(np.asarray(x[-2:]) for x in (q, k, v)), pads[-2:])
    np.testing.assert_allclose(want[-2:], exact, atol=1e-5)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--plot", metavar="FILE", help="draw the last question (matplotlib)")
    options = parser.parse_args()
    bars, ours = Bars(), "ragged_decode_attention"
    print(f"jaxlp {jaxlp.__version__}, jax {jax.__version__}, {jax.default_backend()}, float32")

    lengths = pareto(32, 28571, 8192)
    arrays = make(lengths, 16, 8, 128, 8192)
    calls = contenders(arrays, masked_einsum, dot_product_attention)
    calls["exact rows"] = exact_rows(*arrays)
    valid = jnp.ones((2, int(lengths.sum()), 8, 128))
    read = jax.jit(jnp.max)
    calls["one read of the valid keys and values"] = lambda: jax.block_until_ready(read(valid))
    times = race(calls, options.repeats)
    table(
        f"32 rows, {lengths.sum()} keys in all, longest {lengths.max()}; 16 query and 8 key heads of 128", times, ours
    )
    least = {name: min(found) for name, found in times.items()}
    bars("faster than the masked einsum", least["masked_einsum"] / least[ours], 20)
    bars("faster than jax.nn.dot_product_attention", least["dot_product_attention"] / least[ours], 40)
    del calls, arrays, valid

    arrays = make([120, 3000, 800, 40], 16, 2, 256, 3000)
    calls = contenders(arrays, masked_einsum, dot_product_attention)
    calls["exact rows"] = exact_rows(*arrays)
    times = race(calls, 8 * options.repeats)
    table("4 rows of 120, 3000, 800 and 40 keys; 16 query and 2 key heads of 256", times, ours)
    bars("time of exact rows", min(times[ours]) / min(times["exact rows"]), 1.5, at_least=False)

    batch, keys = 16, 4096
    q, k, v, _ = make([1] * batch, 16, 4, 64, keys)
    attend = jax.jit(functools.partial(ragged_decode_attention, plan="two_pass"))

    def timed(cases):
        calls = {}
        for name, lengths in cases.items():
            pads = np.array([keys - length for length in lengths], np.int32)
            calls[name] = lambda pads=pads: jax.block_until_ready(attend(q, k, v, pads))
        return [min(found) for found in race(calls, 2 * options.repeats).values()]

    sums = [batch * n for n in (128, 512, 1024, 2048, 3072, 4096)]
    by_sum = timed({total: [total // batch] * batch for total in sums})
    longest = [1024, 1536, 2048, 3072, 4096]  # 16,384 keys in all, ever more of them in one row
    by_longest = timed({n: [n] + [(16384 - n) // (batch - 1)] * (batch - 1) for n in longest})
    fit = np.polyfit(sums, by_sum, 1)
    print("\nTime against the sum of the lengths, and against the longest row (16 rows, 4 key heads of 64)")
    for total, ms in zip(sums, by_sum, strict=True):
        print(f"  {total:>6} keys in all: {ms:7.2f} ms, the line says {np.polyval(fit, total):7.2f}")
    for n, ms in zip(longest, by_longest, strict=True):
        print(f"  longest row {n:>5}: {ms:7.2f} ms")
    correlation = np.corrcoef(sums, by_sum)[0, 1]
    bars("correlation of time with the sum of lengths", correlation, 0.98)
    bars("slowest to fastest where only the longest row grows", max(by_longest) / min(by_longest), 1.5, at_least=False)
    if options.plot:
        draw(options.plot, sums, by_sum, fit, longest, by_longest)
    return int(bars.missed > 0)


def draw(path, sums, by_sum, fit, longest, by_longest):
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.5), sharey=True)
    left.plot(sums, by_sum, "o", sums, np.polyval(fit, sums), "-")
    left.set(xlabel="keys in all", ylabel="ms a step", title="a line in the sum of the lengths")
    right.plot(longest, by_longest, "o-")
    right.set(xlabel="keys of the longest row", title="flat in the longest (16,384 keys in all)")
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    sys.exit(main())
