"""What do scores from hidden states cost beside the product with the head that they contain?

    python tests/bench_hidden.py --repeats 5

With the package installed, or PYTHONPATH=. in a clone. Only what was just checked is timed. All contenders of one
question take turns. Exits with 1 if a bar is missed.
"""

import argparse
import functools
import sys

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from bench_graph import Bars, race, table

import jaxlp
from jaxlp import token_logprobs_from_hidden

MIB = 2**20
FORWARD = [  # rows, hidden size, vocabulary, most times the plain product
    (512, 576, 49152, 1.15),
    (256, 1024, 131072, 1.2),
    (8, 576, 49152, 1.25),
    (8, 1024, 131072, 1.25),
]
MOST_TIMES = {128: 1.3}  # of the plain product, with so many candidates
ROWS, SIZE, VOCAB = 4096, 1024, 131072
DISTIL = 4, 8192, 1024, 128256, 128  # batch, length, hidden size, vocabulary, the teacher's ids of a place


def arrays(rows, size, vocab, layout):
    rng = np.random.default_rng(0)
    h = rng.normal(size=(rows, size)).astype(np.float32)
    w = (rng.normal(size=(vocab, size)) / size**0.5).astype(np.float32)
    labels = rng.integers(0, vocab, rows).astype(np.int32)
    return jnp.asarray(h), jnp.asarray(w if layout == "vh" else w.T.copy()), jnp.asarray(labels)


def logits_of(h, w, layout):
    return jnp.einsum("rh,vh->rv" if layout == "vh" else "rh,hv->rv", h, w)


def naive(h, w, labels, top, layout):
    """What most code does: all logits, all log-probabilities, then the best."""
    scores = jax.nn.log_softmax(logits_of(h, w, layout))
    best, ids = jax.lax.top_k(scores, top)
    return jnp.take_along_axis(scores, labels[:, None], 1)[:, 0], ids, best


def ours(h, w, labels, top, layout):
    found = token_logprobs_from_hidden(h, w, labels, top=top, head_layout=layout)
    return found.logprobs, found.top_ids, found.top_logprobs


def call(f, *given):
    return lambda: jax.block_until_ready(f(*given))


def forward(repeats, bars):
    for rows, size, vocab, bar in FORWARD:
        for layout in ("vh", "hv"):
            given = arrays(rows, size, vocab, layout)
            calls = {"plain product": call(jax.jit(functools.partial(logits_of, layout=layout)), *given[:2])}
            for top in (7, *MOST_TIMES):
                scores, whole = (jax.jit(functools.partial(f, top=top, layout=layout)) for f in (ours, naive))
                for got, want in zip(scores(*given), whole(*given), strict=True):
                    if got.dtype == jnp.int32:
                        assert np.mean(np.asarray(got) != np.asarray(want)) < 1e-3  # ties of rounded products
                    else:
                        np.testing.assert_allclose(got, want, atol=2e-4)
                calls[f"jaxlp, best {top}"] = call(scores, *given)
                calls[f"all logits, best {top}"] = call(whole, *given)
            times = race(calls, repeats * (8 if rows == 8 else 1))
            table(f"{rows} rows, hidden {size}, vocabulary {vocab}, head {layout}", times, "plain product")
            least = {name: min(found) for name, found in times.items()}
            for top in (7, *MOST_TIMES):
                ratio = least[f"jaxlp, best {top}"] / least["plain product"]
                bars(f"times the plain product, best {top}", ratio, MOST_TIMES.get(top, bar), at_least=False)


def gradient(repeats, bars):
    for rows, size, vocab, _ in FORWARD[:2]:
        for layout in ("vh", "hv"):
            given = arrays(rows, size, vocab, layout)

            def loss(f, h, w, labels, layout=layout):
                return jnp.sum(f(h, w, labels, 1, layout)[0])

            steps = {
                name: jax.jit(jax.value_and_grad(functools.partial(loss, f), (0, 1)))
                for name, f in (("jaxlp, forward and gradient", ours), ("all logits, forward and gradient", naive))
            }
            results = [step(*given) for step in steps.values()]
            for a, b in zip(*map(jax.tree.leaves, results), strict=True):
                np.testing.assert_allclose(a, b, atol=1e-4, rtol=1e-3)
            plain = jax.jit(functools.partial(logits_of, layout=layout))
            calls = {"plain product": call(plain, *given[:2])} | {n: call(step, *given) for n, step in steps.items()}
            times = race(calls, repeats)
            table(f"{rows} rows, hidden {size}, vocabulary {vocab}, head {layout}", times, "plain product")
            mine, products, whole = (
                min(times[name]) for name in ("jaxlp, forward and gradient", "plain product", [*steps][1])
            )
            bars("times three plain products", mine / products / 3, 1.5, at_least=False)
            bars("times the gradient over all logits", mine / whole, 1.0, at_least=False)


def temporaries(f, *shapes):
    """MiB that the compiled program needs beside arguments and results."""
    shapes = [jax.ShapeDtypeStruct(*shape) for shape in shapes]
    return jax.jit(f).lower(*shapes).compile().memory_analysis().temp_size_in_bytes / MIB


def memory(bars):
    def shapes(vocab):
        return ((ROWS, SIZE), jnp.float32), ((vocab, SIZE), jnp.float32), ((ROWS,), jnp.int32)

    one, two = (temporaries(functools.partial(ours, top=7, layout="vh"), *shapes(v)) for v in (VOCAB, 2 * VOCAB))
    own = jax.grad(lambda *x: jnp.sum(ours(*x, 0, "vh")[0]), (0, 1))
    back = temporaries(own, *shapes(VOCAB))
    print(f"\n{ROWS} rows, hidden {SIZE}, vocabulary {VOCAB}: the logits would be {4 * ROWS * VOCAB / MIB:.0f} MiB")
    bars("temporaries, forward", one, 128, at_least=False, unit=" MiB")
    bars("of that with twice the vocabulary", two / one, 1.01, at_least=False)
    bars("temporaries, gradient", back, 128, at_least=False, unit=" MiB")


def distillation(repeats):
    """A student at its teacher's ids: the truncated KL divergence, forward and gradient, at the full size and timed
    at an eighth of the rows of one sequence."""
    batch, length, size, vocab, k = DISTIL

    def loss(scores, teacher):
        return jnp.sum(jaxlp.topk_kl(scores, teacher).kl)

    def before(h, w, ids, teacher):
        scores = jax.nn.log_softmax(jnp.einsum("...h,vh->...v", h, w))
        return loss(jnp.take_along_axis(scores, ids, -1), teacher)

    def after(h, w, ids, teacher):
        return loss(token_logprobs_from_hidden(h, w, ids[..., 0], ids=ids).id_logprobs, teacher)

    def shapes(*rows):
        places = ((*rows, k), jnp.int32), ((*rows, k), jnp.float32)
        return ((*rows, size), jnp.float32), ((vocab, size), jnp.float32), *places

    print(f"\nDistillation, [{batch}, {length}] places, vocabulary {vocab}, hidden {size}, the teacher's {k} best")
    for name, f in (("all logits", before), ("jaxlp", after)):
        held = temporaries(jax.value_and_grad(f, (0, 1)), *shapes(batch, length))
        print(f"  {name:<12}{held:>10.0f} MiB of temporaries")
    h, w, _ = arrays(256, size, vocab, "vh")
    best, ids = jax.lax.top_k(jax.nn.log_softmax(logits_of(h, w, "vh") + 0.1), k)
    steps = {name: jax.jit(jax.value_and_grad(f, (0, 1))) for name, f in (("all logits", before), ("jaxlp", after))}
    results = [step(h * 0.9, w, ids, best) for step in steps.values()]
    for a, b in zip(*map(jax.tree.leaves, results), strict=True):
        np.testing.assert_allclose(a, b, atol=2e-4, rtol=1e-3)
    times = race({name: call(step, h * 0.9, w, ids, best) for name, step in steps.items()}, repeats)
    table("A step of 256 places", times, "all logits")


def bfloat16():
    """Products in bfloat16, summed in float32; beside it a normaliser that is bfloat16 as well."""
    h, w, labels = arrays(256, 1024, 32768, "vh")
    h, w = (np.asarray(x).astype(ml_dtypes.bfloat16) for x in (3 * h, w))
    z = h.astype(np.float64) @ w.astype(np.float64).T
    exact = z - z.max(1, keepdims=True)
    exact -= np.log(np.exp(exact).sum(1, keepdims=True))
    exact = np.take_along_axis(exact, np.asarray(labels)[:, None], 1)[:, 0]
    got = np.asarray(ours(h, w, labels, 0, "vh")[0])
    rough = jax.nn.log_softmax(logits_of(jnp.asarray(h), jnp.asarray(w), "vh"))
    rough = np.asarray(jnp.take_along_axis(rough, labels[:, None], 1)[:, 0], np.float64)
    print("\nbfloat16 hidden states and head, 256 rows, hidden 1024, vocabulary 32768: error of own scores in nats")
    for name, scores in (("jaxlp", got), ("a bfloat16 normaliser", rough)):
        error = abs(scores - exact)
        print(f"  {name:<24}mean {error.mean():.2e}, largest {error.max():.2e}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", choices=["forward", "gradient", "memory", "distillation", "bfloat16"])
    options = parser.parse_args()
    bars = Bars()
    print(f"jaxlp {jaxlp.__version__}, jax {jax.__version__}, {jax.default_backend()}, float32")
    questions = {
        "forward": lambda: forward(options.repeats, bars),
        "gradient": lambda: gradient(options.repeats, bars),
        "memory": lambda: memory(bars),
        "distillation": lambda: distillation(options.repeats),
        "bfloat16": bfloat16,
    }
    for name, ask in questions.items():
        if options.only in (None, name):
            ask()
    return int(bars.missed > 0)


if __name__ == "__main__":
    sys.exit(main())
