"""Entropy, varentropy, logsumexp and rank: the same pass, every method, every kind of row."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import METHODS, ODD, N, all_values, batch, bound, check_bits, labels_for, x64
from gate import faults
from test_metal import PLATFORMS, lowered

from jaxlp import RowStats, build_graph, compute_log_probabilities_ragged, token_logprobs

EACH = [method for method, _ in METHODS]


def whole(*entries):
    """Entries of a matrix that only --whole runs."""
    return [pytest.param(*entry, marks=pytest.mark.whole) for entry in entries]


SIZES = [(1, "float32"), (2, "float32"), (129, "float32"), (50257, "float32"), (129, "bfloat16"), (1000, "float16")]


def want_stats(logits, labels, vocab=None):
    wide = reference.widen(logits)
    return [reference.stats_row(row, label, vocab) for row, label in zip(wide, reference.int32(labels), strict=True)]


def check_stats(got: RowStats, want) -> None:
    """NaN exactly where the reference has it; lse and entropy within the stated bounds; ranks equal."""
    lse, entropy, varentropy, rank = (np.array(x, np.float64) for x in zip(*want, strict=True))
    for found, exact, within in (
        (got.lse, lse, bound(lse)),
        (got.entropy, entropy, 1e-5 * (1 + abs(entropy))),
        (got.varentropy, varentropy, 1e-5 * (1 + varentropy)),
    ):
        assert found.dtype == np.float32
        np.testing.assert_array_equal(np.isnan(found), np.isnan(exact))
        some = ~np.isnan(exact)
        assert (abs(np.asarray(found, np.float64)[some] - exact[some]) <= within[some]).all()
    assert got.rank.dtype == np.int32
    np.testing.assert_array_equal(got.rank, rank)


@pytest.mark.thinned(5)
@pytest.mark.parametrize("v, dtype", SIZES)
@pytest.mark.parametrize("method", EACH)
def test_every_kind_of_row(method, v, dtype, pytestconfig):
    logits = all_values(v, dtype)
    labels = labels_for(logits)
    got = token_logprobs(logits, labels, top=3, stats=True, method=method)
    check_stats(got.stats, want_stats(logits, labels))
    without = token_logprobs(logits, labels, top=3, method=method)
    if jax.__version_info__ < (0, 6) and dtype != "float32":  # there their last bits follow the program
        jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-6), got._replace(stats=None), without)
    else:
        check_bits(got._replace(stats=None), without)
    if v in (129, 50257) or pytestconfig.getoption("whole"):
        cut = N - N % 2
        shaped = token_logprobs(logits[:cut].reshape(2, -1, v), labels[:cut].reshape(2, -1), stats=True, method=method)
        check_bits([x.reshape(-1) for x in shaped.stats], [x[:cut] for x in got.stats])


@pytest.mark.parametrize("method", EACH)
def test_vocab_mask_and_temperature(method):
    logits = all_values(129)
    labels, mask = labels_for(logits), np.arange(N) % 3 > 0
    got = token_logprobs(logits, labels, stats=True, vocab=128, mask=mask, method=method).stats
    want = want_stats(logits, labels, 128)
    check_stats(RowStats(*(x[mask] for x in got)), [row for row, kept in zip(want, mask, strict=True) if kept])
    assert all((np.asarray(x)[~mask] == fill).all() for x, fill in zip(got, (0, 0, 0, 128), strict=True))
    cooled = token_logprobs(logits[:1], labels[:1], stats=True, temperature=0.7, method=method).stats
    [want] = want_stats(logits[:1].astype(np.float64) / 0.7, labels[:1])
    np.testing.assert_allclose([float(x[0]) for x in cooled], want, rtol=1e-5)


@pytest.mark.parametrize("method, levels", [("blocked", 0), ("portable", 3), *whole(("blocked", 3), ("portable", 0))])
def test_graph(method, levels):
    case = batch(129, outputs="too many")
    graph = build_graph(levels, stats=True, method=method)
    *scores, stats = graph(*case)
    check_bits(scores, build_graph(levels, method=method)(*case))
    wide, integers = reference.widen(case.logits), [reference.int32(x).tolist() for x in case[1:]]
    want = []
    for row in integers[-1]:
        found = reference.find_row(row, *integers[:-1])
        if found == reference.PAD:
            want.append(reference.Stats(0, 0, 0, 129))
        elif found == reference.GONE:
            want.append(reference.Stats(np.nan, np.nan, np.nan, 129))
        else:
            want.append(reference.stats_row(wide[found[0]], found[1]))
    check_stats(stats, want)
    nothing = graph(*case._replace(output_rows=np.zeros(0, np.int32)))
    assert [x.shape for x in nothing[2]] == [(0,)] * 4 and nothing[2].rank.dtype == np.int32


def test_records():
    rng = np.random.default_rng(0)
    logits, tokens = rng.normal(size=(5, 40)).astype(np.float32), rng.integers(0, 40, 5)
    records = compute_log_probabilities_ragged(
        build_graph(2, stats=True),
        input_row_offsets=[0, 3, 5],
        logits=logits,
        next_token_logits=None,
        tokens=tokens,
        sampled_tokens=[7, 8],
        batch_top_n=[3, 1],
        batch_echo=[True, False],
    )
    own = [tokens[1], tokens[2], 7, 8]
    want = want_stats(logits[[0, 1, 2, 4]], own)
    assert [rank for record in records for rank in record.ranks] == [row.rank for row in want]
    entropies = [x for record in records for x in record.entropies]
    np.testing.assert_allclose(entropies, [row.entropy for row in want], rtol=1e-5)


# ------------------------------------------------------------------------------------------------------------ gradients


def total(logits, temperature, labels, method, weights):
    """A number that depends on everything."""
    got = token_logprobs(logits, labels, top=2, stats=True, temperature=temperature, method=method)
    parts = got.logprobs, got.top_logprobs.sum(-1), got.stats.lse, got.stats.entropy, got.stats.varentropy
    return sum(jnp.sum(weight * x) for weight, x in zip(weights, parts, strict=True))


@pytest.mark.parametrize("method", EACH)
def test_gradients(method):
    rng = np.random.default_rng(0)
    logits, labels, weights = rng.normal(size=(4, 9)) * 2, rng.integers(0, 9, 4), rng.normal(size=(5, 4))
    logits[1, 3] = -np.inf
    labels[1] = 3  # a token that cannot be has a constant score
    weights[0, 1] = 0
    temperature = np.array([0.5, 1.0, 1.7, 3.0])

    def plain(logits, temperature):
        """The formulas, for jax to differentiate."""
        y = logits / temperature[:, None]
        scores = jax.nn.log_softmax(y)
        p, best = jnp.exp(scores), jax.lax.top_k(scores, 2)[0].sum(1)
        scores = jnp.where(p > 0, scores, 0)
        own = jnp.take_along_axis(scores, labels[:, None], 1)[:, 0]
        entropy = -jnp.sum(p * scores, 1)
        varentropy = jnp.sum(p * (scores + entropy[:, None]) ** 2, 1)
        parts = own, best, jax.nn.logsumexp(y, axis=1), entropy, varentropy
        return sum(jnp.sum(weight * x) for weight, x in zip(weights, parts, strict=True))

    with x64(True):
        f = functools.partial(total, labels=labels, method=method, weights=weights)
        finite = np.isfinite(logits)
        arrays = jnp.where(finite, logits, -1e5), jnp.asarray(temperature)  # -inf has no derivative in `plain`
        got, want = (jax.jit(jax.grad(g, (0, 1)))(*arrays) for g in (f, plain))
        for a, b in zip(got, want, strict=True):
            np.testing.assert_allclose(a, b, atol=1e-10)
        direction = rng.normal(size=logits.shape)
        got, want = (
            jax.jit(jax.grad(lambda x, t, g=g: jnp.sum(jax.grad(g)(x, t) * direction), (0, 1)))(*arrays)
            for g in (f, plain)
        )
        for a, b in zip(got, want, strict=True):
            np.testing.assert_allclose(a, b, atol=1e-9)
        assert np.isfinite(jax.jit(jax.grad(f))(jnp.asarray(logits), arrays[1])).all()


@pytest.mark.parametrize(
    "method, dtype",
    [("blocked", "bfloat16"), ("portable", "float32"), *whole(("blocked", "float32"), ("portable", "bfloat16"))],
)
def test_gradients_of_odd_rows_and_many_entries(method, dtype):
    logits = all_values(600, dtype)
    labels, cotangent = labels_for(logits), np.ones(N, np.float32)

    def f(logits, weight):
        got = token_logprobs(logits, labels, top=20, stats=True, method=method)
        return jnp.sum(jnp.where(weight != 0, weight * got.stats.entropy, 0)) + jnp.sum(
            jnp.where(weight[:, None] != 0, got.top_logprobs.at[:, :1].get(), 0)
        )

    gradient = jax.jit(jax.grad(f))
    got = np.asarray(gradient(jnp.asarray(logits), cotangent)).astype(np.float32)
    np.testing.assert_array_equal(np.isnan(got).all(1), np.isin(np.arange(N), ODD))
    assert np.isfinite(np.delete(got, ODD, 0)).all()
    quiet = np.where(np.isin(np.arange(N), ODD), 0, cotangent)
    assert np.isfinite(np.asarray(gradient(jnp.asarray(logits), quiet)).astype(np.float32)).all()


def test_methods_agree_on_gradients_of_16_bit_logits():
    logits = all_values(600, "bfloat16")[:6]
    labels = labels_for(logits)

    def f(logits, method):
        got = token_logprobs(logits, labels, top=20, stats=True, method=method)
        return got.top_logprobs.sum() + got.stats.entropy.sum() - got.stats.varentropy.sum()

    gradient = jax.jit(jax.grad(f), static_argnums=1)
    a, b = (np.asarray(gradient(jnp.asarray(logits), method)).astype(np.float32) for method in EACH)
    np.testing.assert_allclose(a, b, rtol=2e-2, atol=1e-4)


def test_rows_that_read_one_logits_row_add_up():
    case = batch(129)
    case = case._replace(logits=all_values(129)[:N] * 0 + np.random.default_rng(0).normal(size=(N, 129)).astype("f4"))

    def f(logits, method):
        stats = build_graph(2, stats=True, method=method)(logits, *case[1:])[2]
        live = jnp.isfinite(stats.entropy)
        return sum(jnp.sum(jnp.where(live, x, 0) * i) for i, x in enumerate(stats[:3], 1))

    gradient = jax.jit(jax.grad(f), static_argnums=1)
    gradients = [gradient(jnp.asarray(case.logits), method) for method in EACH]
    np.testing.assert_allclose(*gradients, atol=1e-5)
    assert np.any(gradients[0])


# -------------------------------------------------------------------------------------------------------------- devices


@pytest.mark.parametrize("platform", PLATFORMS)
def test_portable_keeps_to_the_operations_of_both_plugins(platform):
    for v in (7, 1000, 50257):
        case = batch(v)
        graph = build_graph(3, stats=True, method="portable")

        def gradient(logits, *rest, graph=graph):
            return jax.grad(lambda x: sum(jnp.sum(y) for y in graph(x, *rest)[2][:3]))(logits)

        assert faults(lowered(graph, *case, platform=platform)) == []
        assert faults(lowered(gradient, *case, platform=platform)) == []


@pytest.mark.parametrize("method", EACH)
def test_vmap_and_scan(method):
    logits = all_values(129)[: N - N % 2]
    labels = labels_for(logits)
    f = functools.partial(token_logprobs, stats=True, method=method)
    want = f(logits, labels).stats
    lanes = logits.reshape(2, -1, 129), labels.reshape(2, -1)
    check_bits([x.reshape(-1) for x in jax.vmap(f)(*lanes).stats], list(want))
    _, scanned = jax.lax.scan(lambda _, x: (None, f(*x)), None, lanes)
    for got, exact in zip(scanned.stats, want, strict=True):  # another program: last bits may differ
        np.testing.assert_allclose(got.reshape(-1), exact, rtol=1e-6)


def test_memory():
    """With stats `blocked` still keeps a few MiB, whatever the number of rows."""
    v = 131072
    for rows in (64, 1024):
        shapes = jax.ShapeDtypeStruct((rows, v), jnp.float32), jax.ShapeDtypeStruct((rows,), jnp.int32)
        f = jax.jit(functools.partial(token_logprobs, top=7, stats=True, method="blocked"))
        assert f.lower(*shapes).compile().memory_analysis().temp_size_in_bytes <= 16 * 2**20
