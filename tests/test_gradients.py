"""Gradients against the closed formula, which is itself held to finite differences in float64."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import METHODS, ODD, Batch, N, all_values, batch, cast, labels_for, offsets, x64

from jaxlp import build_graph, token_logprobs

each_method = pytest.mark.parametrize("method, options", METHODS)
DIAGONAL = [(20, "float32"), (3, "bfloat16"), (0, "float16")]


def close(got, want, scale, dtype=np.float32):
    """NaN where the reference has it; else a few float32 units of `scale`, and half a unit of a narrower dtype."""
    got, want = np.asarray(got, np.float64), np.asarray(want)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    unit = {2: 2.0**-8 if dtype != np.float16 else 2.0**-11}.get(np.dtype(dtype).itemsize, 0)
    floor = 2.0**-25 if dtype == np.float16 else 0  # half of its least number
    worst = abs(got - want) - (1e-5 * scale + unit * abs(want) + floor)
    assert not (worst > 0).any(), f"past the bound by {np.nanmax(worst)}"


def pieces(v, dtype="float32", seed=0):
    """Rows of every kind with cotangents; the odd ones among them have cotangent 0 in turn."""
    rng = np.random.default_rng(seed)
    logits = all_values(v, dtype, seed)
    labels = labels_for(logits, seed)
    ids = np.stack([labels, rng.integers(-1, v + 2, N)], axis=1).astype(np.int32)
    g_own, g_top, g_ids = rng.normal(size=N), rng.normal(size=(N, 3)), rng.normal(size=(N, 2))
    for i in ODD[::2]:
        g_own[i], g_top[i], g_ids[i] = 0, 0, 0
    return logits, labels, ids, [g.astype(np.float32) for g in (g_own, g_top, g_ids)]


def pull(f, cotangents, *primals):
    return jax.jit(lambda cotangents, *primals: jax.vjp(f, *primals)[1](cotangents))(cotangents, *primals)


def test_the_closed_form_is_the_derivative():
    rng = np.random.default_rng(0)
    logits, labels = rng.normal(size=(4, 6)) * 2, np.array([0, 5, -1, 2])
    ids, temperature = rng.integers(0, 7, (4, 2)), np.array([0.5, 1.0, 2.0, 1.3])
    logits[1, 3] = -np.inf
    g_own, g_top, g_ids = rng.normal(size=4), rng.normal(size=(4, 2)), rng.normal(size=(4, 2))

    def total(logits, temperature):
        own, _, top, named = reference.token_scores(logits, labels, top=2, ids=ids, temperature=temperature, vocab=5)
        return sum((g * np.where(np.isfinite(x), x, 0)).sum() for g, x in ((g_own, own), (g_top, top), (g_ids, named)))

    d_logits, d_temperature = reference.token_gradients(
        logits, labels, g_own, g_top=g_top, ids=ids, g_ids=g_ids, temperature=temperature, vocab=5
    )
    moved = reference.finite_difference(
        lambda x: total(np.where(np.isinf(logits), logits, x), temperature), np.where(np.isinf(logits), 0, logits)
    )
    np.testing.assert_allclose(np.where(np.isinf(logits), 0, d_logits), moved, atol=1e-7)
    np.testing.assert_allclose(
        d_temperature, reference.finite_difference(lambda t: total(logits, t), temperature), atol=1e-7
    )


@pytest.mark.thinned(4)
@pytest.mark.parametrize(
    "method, options, v, dtype",
    [
        pytest.param(*method, v, dtype, marks=[] if method[0] == "blocked" or kept else pytest.mark.whole)
        for method in METHODS
        for v, dtype, kept in (
            (1, "float32", False),
            (7, "float32", True),
            (129, "float32", False),  # `portable` at 129: `test_each_part_alone`
            (50257, "float32", True),
            (129, "bfloat16", True),
            (129, "float16", False),
        )
    ],
)
def test_own_top_and_ids(method, options, v, dtype):
    logits, labels, ids, g = pieces(v, dtype)

    @jax.jit
    def gradient(logits, g):
        def f(x):
            return token_logprobs(x, labels, top=3, ids=ids, method=method, **options)

        scores, back = jax.vjp(f, logits)
        return back(
            scores._replace(
                logprobs=g[0],
                top_logprobs=g[1],
                id_logprobs=g[2],
                top_ids=np.zeros(scores.top_ids.shape, jax.dtypes.float0),
            )
        )[0]

    got = gradient(logits, g)
    assert got.dtype == logits.dtype and got.shape == logits.shape
    want, _ = reference.token_gradients(logits, labels, g[0], g_top=g[1], ids=ids, g_ids=g[2])
    close(got, want, sum(abs(x).reshape(N, -1).sum(1, keepdims=True) for x in g), logits.dtype)


@pytest.mark.thinned(5)
@each_method
@pytest.mark.parametrize("part", ["own", "top", "ids"])
def test_each_part_alone(method, options, part):
    logits, labels, ids, g = pieces(129)
    g = [x if name == part else np.zeros_like(x) for name, x in zip(("own", "top", "ids"), g, strict=True)]

    def f(x):
        got = token_logprobs(x, labels, top=3, ids=ids, method=method, **options)
        return {"own": got.logprobs, "top": got.top_logprobs, "ids": got.id_logprobs}[part]

    (got,) = pull(f, next(x for x in g if x.any()), logits)
    want, _ = reference.token_gradients(logits, labels, g[0], g_top=g[1], ids=ids, g_ids=g[2])
    close(got, want, 10)


@each_method
@pytest.mark.parametrize("scalar", [False, True], ids=["per row", "scalar"])
def test_temperature(method, options, scalar):
    logits, labels, ids, g = pieces(65)
    keep = [i for i in range(N) if i not in ODD and abs(logits[i][np.isfinite(logits[i])]).max() < 1e3]
    logits, labels, ids, g = logits[keep], labels[keep], ids[keep], [x[keep] for x in g]
    t = np.float32(0.7) if scalar else np.linspace(0.5, 3, len(keep), dtype=np.float32)

    def f(x, t):
        got = token_logprobs(x, labels, top=3, ids=ids, temperature=t, method=method, **options)
        return got.logprobs, got.top_logprobs, got.id_logprobs

    d_logits, d_t = pull(f, tuple(g), logits, t)
    want, want_t = reference.token_gradients(logits, labels, g[0], g_top=g[1], ids=ids, g_ids=g[2], temperature=t)
    close(d_logits, want, 30)
    assert np.isfinite(d_t).all()
    # A token at a column of -inf asks for -inf times its cotangent: only finiteness is promised there.
    named = np.concatenate([labels[:, None], ids], axis=1)
    inside = (named >= 0) & (named < 65)
    fair = (np.where(inside, np.take_along_axis(logits, np.where(inside, named, 0), 1), 0) > -np.inf).all(1)
    if scalar:
        d_t = pull(lambda t: [x[fair] for x in f(logits, t)], [x[fair] for x in g], t)[0]
        np.testing.assert_allclose(d_t, want_t[fair].sum(), rtol=1e-4, atol=1e-3)
    else:
        scale = 1 + abs(np.where(np.isfinite(logits), logits, 0)).max(1)
        close(d_t[fair], want_t[fair], 100 * scale[fair])


@each_method
def test_masked_rows_and_columns_past_vocab_get_zero(method, options):
    logits, labels, ids, g = pieces(129)
    logits[:, 100:] = np.where(np.arange(N)[:, None] % 2, np.nan, 1e30)
    mask = np.arange(N) % 3 > 0

    def f(x):
        got = token_logprobs(x, labels, top=3, ids=ids, mask=mask, vocab=100, method=method, **options)
        return got.logprobs, got.top_logprobs, got.id_logprobs

    (got,) = pull(f, tuple(g), logits)
    want, _ = reference.token_gradients(logits, labels, g[0], g_top=g[1], ids=ids, g_ids=g[2], mask=mask, vocab=100)
    close(got[:, :100], want[:, :100], 10)
    good = ~np.isnan(want).any(1)
    np.testing.assert_array_equal(np.asarray(got)[good, 100:], 0)
    np.testing.assert_array_equal(np.asarray(got)[~mask], 0)


@pytest.mark.thinned(3)
@each_method
@pytest.mark.parametrize("dtype, outputs", [("float32", "too many"), ("bfloat16", "echo")])
def test_graph(method, options, dtype, outputs):
    """Repeated output rows add up, in float32 and rounded once; padding rows and rows out of reach give nothing."""
    case = batch(129, dtype, "empty middle", outputs)
    g = np.random.default_rng(1).normal(size=(len(case.output_rows), 4)).astype(np.float32)
    graph = build_graph(2, method=method, **options)
    (got,) = jax.jit(lambda x, g: pull(lambda x: graph(x, *case[1:])[0], g, x))(case.logits, g)
    assert got.dtype == case.logits.dtype
    close(got, reference.graph_gradient(g, *case), 40, case.logits.dtype)


@each_method
def test_many_repeats_of_one_row(method, options):
    """A thousand small cotangents onto one bfloat16 row: a sum kept in bfloat16 would stall."""
    rng = np.random.default_rng(0)
    case = Batch(
        cast(rng.normal(size=(2, 9)), "bfloat16"),
        np.array([1, 2]),
        np.array([3]),
        *[np.array([0, 2])] * 3,
        np.resize([0, 1], 1000),
    )
    g = np.full((1000, 2), 1 / 128, np.float32)
    (got,) = pull(lambda x: build_graph(1, method=method, **options)(x, *case[1:])[0], g, case.logits)
    close(got, reference.graph_gradient(g, *case), 1, case.logits.dtype)


@each_method
def test_no_cotangent_no_gradient(method, options):
    """Whatever the row: `0 * NaN` is nowhere."""
    case = batch(65)
    graph = build_graph(2, method=method, **options)
    got = jax.jit(jax.grad(lambda x: 0 * jnp.where(jnp.isfinite(graph(x, *case[1:])[0]), 1.0, 0.0).sum()))(case.logits)
    np.testing.assert_array_equal(got, 0)
    (got,) = pull(lambda x: graph(x, *case[1:])[0], np.zeros((len(case.output_rows), 4), np.float32), case.logits)
    np.testing.assert_array_equal(got, 0)


@pytest.mark.thinned(5)
@each_method
@pytest.mark.parametrize(
    "top, dtype",
    [
        pytest.param(top, dtype, marks=[] if (top, dtype) in DIAGONAL else pytest.mark.whole)
        for top in (0, 3, 20)  # 20: more entries than are selected
        for dtype in ("float32", "bfloat16", "float16")
    ],
)
def test_a_loss_over_good_rows_is_finite_beside_odd_ones(method, options, dtype, top):
    logits, labels = all_values(65, dtype), np.zeros(N, np.int32)

    def loss(x):
        found = token_logprobs(x, labels, top=top, method=method, **options)
        scores = jnp.concatenate([found.logprobs[:, None], found.top_logprobs], axis=1)
        return jnp.where(jnp.isfinite(scores), scores, 0.0).sum()

    got = np.asarray(jax.jit(jax.grad(loss))(logits), np.float32)
    assert np.isfinite(got).all() and (got[ODD] == 0).all()


@each_method
def test_sequences_without_rows(method, options):
    graph = build_graph(2, method=method, **options)
    for n, r in ((0, 3), (3, 0), (0, 0)):
        case = Batch(
            np.ones((n, 5), np.float32),
            np.zeros(n, int),
            np.zeros(1, int),
            *[offsets([n])] * 2,
            offsets([r]),
            np.arange(r),
        )
        (got,) = pull(lambda x, case=case: graph(x, *case[1:])[0], np.ones((r, 4), np.float32), case.logits)
        np.testing.assert_array_equal(got, np.zeros((n, 5)))


@each_method
def test_integer_arguments_have_no_gradient(method, options):
    case = batch(7)
    graph = build_graph(1, method=method, **options)
    (scores, ids), back = jax.vjp(graph, *case)
    got = back((jnp.ones_like(scores), np.zeros(ids.shape, jax.dtypes.float0)))
    assert [x.dtype for x in got[1:]] == [jax.dtypes.float0] * 6


@pytest.mark.thinned(2)
@each_method
def test_second_order(method, options):
    rng = np.random.default_rng(2)
    v, n = 9, 5
    logits, labels, ids = rng.normal(size=(n, v)) * 2, np.array([0, 8, -1, 3, 2]), rng.integers(0, v, (n, 2))
    logits[3, 3] = logits[4, 0] = -np.inf
    g_own, g_top, g_ids, w, t = *(rng.normal(size=s) for s in (n, (n, 3), (n, 2), (n, v))), np.linspace(0.5, 2, n)
    finite = np.isfinite(logits)

    def first(x, t):
        def f(x, t):
            got = token_logprobs(x, labels, top=3, ids=ids, temperature=t, vocab=8, method=method, **options)
            return got.logprobs, got.top_logprobs, got.id_logprobs

        d, dt = pull(f, (g_own, g_top, g_ids), x, t)
        return (d * w).sum(), dt.sum()

    def exact(x, t):
        x = np.where(finite, x, -np.inf)
        return reference.token_gradients(x, labels, g_own, g_top=g_top, ids=ids, g_ids=g_ids, temperature=t, vocab=8)

    with x64(True):
        got, got_t = jax.jit(jax.grad(lambda x, t: first(x, t)[0], (0, 1)))(logits, t)
        twice = jax.jit(jax.grad(lambda t: first(logits, t)[1]))(t)
    plain = np.where(finite, logits, 0)
    want = reference.finite_difference(lambda x: (exact(x, t)[0] * w).sum(), plain)
    np.testing.assert_allclose(np.where(finite, got, 0), np.where(finite, want, 0), atol=1e-6)
    assert np.isfinite(got).all()
    want_t = reference.finite_difference(lambda t: (exact(plain, t)[0] * w).sum(), t)
    np.testing.assert_allclose(got_t, want_t, atol=1e-6)
    named = [i for i in range(n) if finite[i].all()]  # elsewhere the temperature's own gradient is only finite
    want = reference.finite_difference(lambda t: exact(plain, t)[1].sum(), t)
    np.testing.assert_allclose(np.asarray(twice)[named], want[named], atol=1e-6)


@pytest.mark.thinned(2)
@each_method
def test_each_order_is_the_difference_of_the_one_below(method, options):
    """In float64, along random directions: orders one to three."""
    rng = np.random.default_rng(0)
    x, labels, t = rng.normal(size=(4, 6)), np.array([0, 5, 2, 2]), np.array([0.5, 1.0, 1.5, 2.0])
    directions = [(rng.normal(size=x.shape), rng.normal(size=t.shape)) for _ in range(3)]

    def along(f, direction):
        return lambda *at: sum((d * g).sum() for d, g in zip(direction, jax.grad(f, (0, 1))(*at), strict=True))

    def f(x, t):
        got = token_logprobs(x, labels, top=2, temperature=t, method=method, **options)
        return (got.logprobs * jnp.arange(1.0, 5.0)).sum() + got.top_logprobs[:, 1].sum()

    with x64(True):
        below = jax.jit(f)
        for direction in directions:
            exact = jax.jit(along(f, direction))
            ends = [below(*(a + sign * 1e-5 * d for a, d in zip((x, t), direction, strict=True))) for sign in (1, -1)]
            np.testing.assert_allclose(exact(x, t), (ends[0] - ends[1]) / 2e-5, rtol=1e-6, atol=1e-6)
            f, below = along(f, direction), exact


@each_method
def test_second_order_of_odd_rows_stays_in_its_row(method, options):
    logits, labels = all_values(9), np.zeros(N, np.int32)

    good = [i for i in range(N) if i not in ODD]

    def first(x):
        return (jax.grad(lambda x: token_logprobs(x, labels, method=method, **options).logprobs.sum())(x) ** 2).sum(1)

    got = np.asarray(jax.jit(jax.grad(lambda x: first(x)[np.array(good)].sum()))(logits))
    assert np.isfinite(got[good]).all()


@pytest.mark.thinned(2)
@each_method
def test_vmap_of_grad_is_a_loop(method, options):
    rng = np.random.default_rng(0)
    logits, labels = rng.normal(size=(4, 6, 33)).astype(np.float32), rng.integers(0, 33, (4, 6))

    def loss(x, y):
        got = token_logprobs(x, y, top=3, method=method, **options)
        return got.logprobs.sum() + (got.top_logprobs * jnp.arange(3.0)).sum()

    gradient = jax.grad(loss)
    for x, axis in ((logits, 0), (logits[0], None)):
        got = jax.jit(jax.vmap(gradient, in_axes=(axis, 0)))(x, labels)
        one = jax.jit(gradient)
        want = np.stack([one(x if axis is None else x[i], y) for i, y in enumerate(labels)])
        np.testing.assert_allclose(got, want, atol=1e-6)


@each_method
def test_gradient_of_a_vmap_with_shared_logits_adds_up(method, options):
    rng = np.random.default_rng(0)
    logits, labels = rng.normal(size=(6, 33)).astype(np.float32), rng.integers(0, 33, (4, 6))
    score = jax.vmap(lambda x, y: token_logprobs(x, y, method=method, **options).logprobs, in_axes=(None, 0))
    got = jax.jit(jax.grad(lambda x: score(x, labels).sum()))(logits)
    want = sum(reference.token_gradients(logits, y, np.ones(6))[0] for y in labels)
    close(got, want, 4)


@each_method
def test_jacobian_and_hessian_in_reverse(method, options):
    x = np.array([0.3, -1.0, 2.0, -np.inf, 0.7], np.float32)
    p = np.exp(reference.log_softmax(x.astype(np.float64)))
    f = lambda x: token_logprobs(x, 2, ids=jnp.arange(5), method=method, **options)  # noqa: E731
    np.testing.assert_allclose(jax.jit(jax.jacrev(lambda x: f(x).id_logprobs))(x), np.eye(5) - p, atol=1e-6)
    got = jax.jit(jax.jacrev(jax.jacrev(lambda x: f(x).logprobs)))(x)
    np.testing.assert_allclose(got, np.outer(p, p) - np.diag(p), atol=1e-6)


@each_method
def test_forward_mode_raises(method, options):
    case = batch(7)
    graph = build_graph(1, method=method, **options)
    for f, x in (
        (lambda x: token_logprobs(x, case.tokens, method=method, **options).logprobs, case.logits),
        (lambda x: graph(x, *case[1:])[0], case.logits),
    ):
        with pytest.raises(TypeError):
            jax.jvp(f, (x,), (jnp.ones_like(x),))
        with pytest.raises(TypeError):
            jax.jacfwd(f)(jnp.asarray(x))


@pytest.mark.thinned(5)
@each_method
@pytest.mark.parametrize("low", [np.finfo(np.float32).min, -9e37, -np.inf])
def test_a_temperature_over_masked_logits_has_a_finite_gradient(method, options, low):
    """(z - m) / T overflows where a mask of large negative logits meets a T below 1."""
    logits = np.array([[1.0, 2.0, low, 0.5], [low, 0.0, low, low]], np.float32)
    labels, temperature = np.array([0, 1]), np.array([0.5, 0.1], np.float32)

    def loss(x, t):
        return token_logprobs(x, labels, temperature=t, method=method, **options).logprobs.sum()

    kept = np.array([[1.0, 2.0, 0.5]])
    p = np.exp(reference.log_softmax(kept[0] / 0.5))
    want = -(kept[0][0] - (p * kept[0]).sum()) / 0.5**2
    for f in (loss, lambda x, t: jnp.sum(jnp.stack([g.sum() for g in jax.grad(loss, (0, 1))(x, t)]))):
        assert all(np.isfinite(g).all() for g in jax.grad(f, (0, 1))(logits, temperature))
    np.testing.assert_allclose(jax.grad(loss, 1)(logits, temperature), [want, 0], atol=1e-5)
