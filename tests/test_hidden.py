"""Scores from hidden states against those from the logits: integers make the products exact, and ties many."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from cases import check_bits, x64

from jaxlp import errors, hidden, select, streamed, token_logprobs, token_logprobs_from_hidden

ROWS, SIZE, VOCAB = 12, 16, 1000
TEMPERATURES = np.random.default_rng(1).uniform(0.5, 2, ROWS).astype(np.float32)
BIAS = np.random.default_rng(2).integers(-2, 3, VOCAB).astype(np.float32)
OPTIONS = {
    "plain": {},
    "bias": {"bias": BIAS},
    "softcap": {"softcap": 8.0},
    "temperature": {"temperature": TEMPERATURES},
    "all": {
        "bias": BIAS,
        "softcap": 16.0,
        "temperature": TEMPERATURES,
        "vocab": 905,
        "mask": np.arange(ROWS) % 4 > 0,
        "ids": np.random.default_rng(3).integers(-1, VOCAB + 1, (ROWS, 5)),
    },
}


@pytest.fixture(autouse=True)
def small_blocks(blocks_of):
    """The last block begins inside the one before; no row is scored from whole logits."""
    blocks_of(128)


def integers(seed=0, rows=ROWS, vocab=VOCAB):
    rng = np.random.default_rng(seed)
    h, w = rng.integers(-2, 3, (rows, SIZE)), rng.integers(-2, 3, (vocab, SIZE))
    return h.astype(np.float32), w.astype(np.float32), rng.integers(0, vocab, rows)


def from_logits(h, w, labels, *, bias=None, softcap=None, dtype=jnp.float32, **named):
    z = jnp.matmul(h, w.T, preferred_element_type=dtype)
    z = z if bias is None else z + bias
    z = z if softcap is None else softcap * jnp.tanh(z / softcap)
    return token_logprobs(z, labels, **named)


def check(got, want, atol=1e-5):
    np.testing.assert_array_equal(got.top_ids, want.top_ids)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
        np.testing.assert_allclose(a, b, atol=atol, rtol=1e-5)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("dtypes", [("bfloat16", "float32"), ("float32", "bfloat16"), ("bfloat16", "float16")])
def test_strict_promotion_changes_nothing(dtypes):
    h, w, labels = integers()
    h, w = jnp.asarray(h, dtypes[0]), jnp.asarray(w, dtypes[1])
    options = {"bias": BIAS, "temperature": TEMPERATURES, "top": 3, "stats": True}

    def total(h, w):
        scores = token_logprobs_from_hidden(h, w, labels, **options)
        return scores.logprobs.sum() + scores.stats.entropy.sum(), scores

    want = jax.value_and_grad(total, (0, 1), has_aux=True)(h, w)
    with jax.numpy_dtype_promotion("strict"):
        check_bits(jax.value_and_grad(total, (0, 1), has_aux=True)(h, w), want)


@pytest.mark.thinned(4)
@pytest.mark.parametrize(
    "top, name, layout",
    [
        pytest.param(top, name, layout, marks=[] if (i + j + k) % 2 else pytest.mark.whole)
        for i, top in enumerate((0, 7, 200))
        for j, name in enumerate(OPTIONS)
        for k, layout in enumerate(hidden.LAYOUTS)
    ],
)
def test_equal_to_scores_of_the_logits(top, name, layout):
    h, w, labels = integers()
    h[5], labels[[1, 2]] = np.nan, (-1, VOCAB)
    want = from_logits(h, w, labels, top=top, stats=True, **OPTIONS[name])
    head = w if layout == "vh" else w.T.copy()
    call = functools.partial(token_logprobs_from_hidden, head_layout=layout, top=top, stats=True, **OPTIONS[name])
    got = call(h, head, labels)
    check(got, want)
    np.testing.assert_array_equal(got.stats.rank, want.stats.rank)
    without = call(h, head, labels, stats=False)
    check_bits(without, got._replace(stats=None))


@pytest.mark.thinned(3)
@pytest.mark.parametrize("vocab", [1, 2, 100, 128, 129, 256, 1000])
def test_sizes(vocab):
    h, w, labels = integers(vocab=vocab)
    check(token_logprobs_from_hidden(h, w, labels, top=9), from_logits(h, w, labels, top=9))


@pytest.mark.parametrize("layout", hidden.LAYOUTS)
def test_blocks_into_which_the_columns_divide(layout):
    """Nothing is cut from their logits, and gradients are written, not added."""
    h, w, labels = integers(vocab=1024)
    bias = np.random.default_rng(5).integers(-2, 3, 1024).astype(np.float32)

    def both(how, h, w, bias):
        scores = how(h, w, labels, bias=bias, top=9, stats=True)
        return loss(scores, (1, 0.5, 0.3, 0.2, 0.7)), scores

    def streams(h, w, labels, **named):
        return token_logprobs_from_hidden(h, w if layout == "vh" else w.T, labels, head_layout=layout, **named)

    (got, scores), (want, others) = (
        jax.grad(functools.partial(both, how), (0, 1, 2), has_aux=True)(h, w, bias) for how in (streams, from_logits)
    )
    check(scores, others)
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-4)


@pytest.mark.thinned(2)
@pytest.mark.parametrize("rows, top", [(40, 130), (19, 20), (33, 300)])
def test_rankings_by_parts_of_the_rows(rows, top, monkeypatch):
    """Many candidates are ranked a few rows at a time: ties as ever, from hidden states and from logits."""
    monkeypatch.setattr(select, "LEAST_PART", 64)
    calls = []
    monkeypatch.setattr(select.lax, "top_k", lambda *x, top_k=jax.lax.top_k: calls.append(x) or top_k(*x))
    h, w, labels = integers(rows=rows)
    h[3] = np.nan
    z = h @ w.T
    order, some = np.argsort(-z, axis=1, kind="stable")[:, :top], np.arange(rows) != 3
    for call, arrays in ((token_logprobs_from_hidden, (h, w)), (token_logprobs, (z,))):
        got = call(*arrays, labels, top=top)
        np.testing.assert_array_equal(np.asarray(got.top_ids)[some], order[some])
        assert np.isnan(got.top_logprobs[3]).all()
        assert len(calls) >= select.SHARED_FROM
        calls.clear()


def test_odd_values_of_the_head():
    h, w, labels = integers()
    h = abs(h) + 1
    w[300], w[700], w[999, 3] = -np.inf, 0, np.nan
    got, want = token_logprobs_from_hidden(h, w, labels, top=3, vocab=999), from_logits(h, w, labels, top=3, vocab=999)
    check(got, want)
    assert np.isfinite(got.logprobs[labels != 300]).all()
    assert np.isnan(token_logprobs_from_hidden(h, w, labels).logprobs).all()
    nothing = np.full_like(w, -np.inf)
    check(token_logprobs_from_hidden(h, nothing, labels, top=2), from_logits(h, nothing, labels, top=2))


def loss(scores, weights):
    """A number that depends on everything."""
    parts = scores.logprobs, scores.top_logprobs, scores.id_logprobs, *(scores.stats or ())[:3]
    some = (jnp.where(x > -1e30, x, 0) for x in parts if x is not None)
    return sum(
        weight * jnp.sum(jnp.sin(jnp.arange(x.size)).reshape(x.shape) * x)
        for weight, x in zip(weights, some, strict=False)
    )


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    "top, name, layout",
    [
        pytest.param(top, name, layout, marks=[] if (i + j + k) % 2 == 0 and (j % 2 or k) else pytest.mark.whole)
        for i, top in enumerate((3, 20))
        for j, name in enumerate(OPTIONS)
        for k, layout in enumerate(hidden.LAYOUTS)
    ],
)
def test_gradients(top, name, layout):
    rng = np.random.default_rng(0)
    options = {key: value for key, value in OPTIONS[name].items() if key not in ("bias", "temperature")}
    with x64(True):
        h, w = rng.normal(size=(ROWS, SIZE)), rng.normal(size=(VOCAB, SIZE))
        labels = rng.integers(0, VOCAB, ROWS)
        arrays = [jnp.asarray(x) for x in (h, w, BIAS.astype(float), TEMPERATURES.astype(float))]

        def value(how, h, w, bias, temperature):
            named = {"top": top, "stats": True, **options}
            named |= {"bias": bias} if "bias" in OPTIONS[name] else {}
            named |= {"temperature": temperature} if "temperature" in OPTIONS[name] else {}
            return loss(how(h, w, labels, **named), (1, 0.5, 0.3, 0.2, 0.7, -0.4))

        def streams(h, w, labels, **named):
            return token_logprobs_from_hidden(h, w if layout == "vh" else w.T, labels, head_layout=layout, **named)

        whole = functools.partial(from_logits, dtype=jnp.float64)
        got, want = (jax.grad(functools.partial(value, how), (0, 1, 2, 3))(*arrays) for how in (streams, whole))
        for a, b in zip(got, want, strict=True):
            np.testing.assert_allclose(a, b, atol=1e-10)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("kept", [0, 2, 3])  # of three blocks
def test_the_second_derivative(kept, monkeypatch):
    monkeypatch.setattr(streamed, "KEPT_BYTES", kept * 3 * 128 * 8)
    jax.clear_caches()
    rng = np.random.default_rng(0)
    with x64(True):
        h, w, direction = rng.normal(size=(3, 4)), rng.normal(size=(300, 4)), rng.normal(size=(3, 4))

        def twice(how):
            def value(h):
                return loss(how(h, jnp.asarray(w), np.array([1, 2, 299]), top=2, stats=True), (1, 0.5, 0.2, 0.7, 0.4))

            return jax.grad(lambda h: jnp.sum(jax.grad(value)(h) * direction))(jnp.asarray(h))

        want = twice(functools.partial(from_logits, dtype=jnp.float64))
        np.testing.assert_allclose(twice(token_logprobs_from_hidden), want, atol=1e-9)


@pytest.mark.thinned(4)
@pytest.mark.parametrize("name", OPTIONS)
def test_products_that_are_kept_change_no_bit(name, monkeypatch):
    """They spare the gradient one product of four."""
    h, w, labels = (jnp.asarray(x) for x in integers())
    h = h.at[5].set(jnp.nan)

    options = {"top": 3, "stats": True, **OPTIONS[name]}
    options["mask"] = options.get("mask", True) & (np.arange(ROWS) != 5)

    def value(h, w):
        return loss(token_logprobs_from_hidden(h, w, labels, **options), (1, 0.5, 0.3, 0.2, 0.7, -0.4))

    def gradient(blocks):
        monkeypatch.setattr(streamed, "KEPT_BYTES", blocks * ROWS * 128 * 4)
        jax.clear_caches()
        step = jax.jit(jax.value_and_grad(value, (0, 1)))
        return step.lower(h, w).as_text().count("dot_general"), step(h, w)

    (made, want), (both, some), (kept, got) = (gradient(blocks) for blocks in (0, 3, 8))
    assert (made, kept) == (4, 3) and both > made  # the loops over blocks of each kind hold one of each
    check_bits(got, want)
    check_bits(some, want)
    assert all(np.isfinite(x).all() for x in jax.tree.leaves(got))


def test_nan_reaches_what_is_asked_of_it():
    h, w, labels = integers()
    h[5] = np.nan

    def value(h, w, mask):
        return jnp.sum(token_logprobs_from_hidden(h, w, labels, top=2, mask=mask).logprobs)

    others = np.arange(ROWS) != 5
    for gradient in jax.grad(value, (0, 1))(jnp.asarray(h), jnp.asarray(w), others):
        assert np.isfinite(gradient).all()
    d_h, _ = jax.grad(value, (0, 1))(jnp.asarray(h), jnp.asarray(w), np.ones(ROWS, bool))
    assert np.isnan(d_h[5]).all() and np.isfinite(np.delete(d_h, 5, 0)).all()


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_16_bit_products_are_summed_in_float32(dtype):
    h, w, labels = (x.astype(dtype) if x.dtype == np.float32 else x for x in map(jnp.asarray, integers()))
    got, want = token_logprobs_from_hidden(h, w, labels, top=7), from_logits(h, w, labels, top=7)
    assert got.logprobs.dtype == jnp.float32
    check(got, want)
    gradient = jax.grad(lambda h, w: jnp.sum(token_logprobs_from_hidden(h, w, labels).logprobs), (0, 1))(h, w)
    exact = jax.grad(lambda h, w: jnp.sum(from_logits(h, w, labels).logprobs), (0, 1))(
        h.astype(jnp.float32), w.astype(jnp.float32)
    )
    for a, b in zip(gradient, exact, strict=True):
        assert a.dtype == dtype
        np.testing.assert_allclose(np.asarray(a, np.float32), b, atol=0.05 * float(abs(b).max()))


def test_transforms():
    h, w, labels = integers()
    call = functools.partial(token_logprobs_from_hidden, top=3, stats=True)
    want = call(h, w, labels)
    check(jax.jit(call)(h, w, labels), want)
    check(jax.tree.map(lambda x: x.reshape(ROWS, *x.shape[2:]),
                       jax.vmap(call, (0, None, 0))(h.reshape(3, 4, SIZE), w, labels.reshape(3, 4))), want)  # fmt: skip
    check(
        jax.tree.map(lambda x: x.reshape(ROWS, *x.shape[2:]), call(h.reshape(3, 4, SIZE), w, labels.reshape(3, 4))),
        want,
    )
    check(jax.checkpoint(call)(h, w, labels), want)
    check(call(h, w, labels, method="portable"), want)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("mapped", ["labels", "ids", "mask", "temperature"])
def test_gradients_where_not_all_is_mapped(mapped):
    """jax itself multiplies what a `custom_vjp` gives for all lanes alike by their number."""
    rng = np.random.default_rng(0)
    h, w = (jnp.asarray(rng.normal(size=x), jnp.float32) for x in ((4, SIZE), (300, SIZE)))
    given = {
        "labels": rng.integers(0, 300, (3, 4)),
        "ids": rng.integers(0, 300, (3, 4, 2)),
        "mask": np.array([[1, 0, 1, 1], [1, 1, 1, 1], [0, 0, 0, 1]], bool),
        "temperature": rng.uniform(0.5, 2, (3, 4)).astype(np.float32),
    }

    def value(h, w, its):
        scores = token_logprobs_from_hidden(
            h, w, its["labels"], top=2, stats=True, **{name: its[name] for name in ("ids", "mask", "temperature")}
        )
        return loss(scores, (1, 0.5, 0.3, 0.2, 0.7, -0.4))

    def of_lane(lane):
        return {name: jnp.asarray(x[lane if name == mapped else 0]) for name, x in given.items()}

    def of_all(h, w):
        its = of_lane(0) | {mapped: jnp.asarray(given[mapped])}
        return jnp.sum(jax.vmap(value, (None, None, {name: 0 if name == mapped else None for name in its}))(h, w, its))

    got = jax.grad(of_all, (0, 1))(h, w)
    want = jax.grad(lambda h, w: sum(value(h, w, of_lane(lane)) for lane in range(3)), (0, 1))(h, w)
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-4, rtol=1e-4)


def test_the_value_has_its_bits_under_grad(monkeypatch):
    """Whatever the gradient keeps, and however narrow its own blocks are."""
    monkeypatch.setattr(streamed, "HEAD_BYTES", 0)
    monkeypatch.setattr(streamed, "MIN_BLOCK", 128)
    monkeypatch.setattr(streamed, "MAX_CPU_BLOCK", 256)
    h, w = (jnp.asarray(np.random.default_rng(0).normal(size=x), jnp.float32) for x in ((ROWS, SIZE), (VOCAB, SIZE)))
    labels = np.arange(ROWS)
    for kept in (0, 2**26):
        monkeypatch.setattr(streamed, "KEPT_BYTES", kept)
        jax.clear_caches()

        def value(h, w):
            scores = token_logprobs_from_hidden(h, w, labels, top=7)
            return jnp.sum(scores.logprobs), scores

        check_bits(jax.jit(jax.value_and_grad(value, (0, 1), has_aux=True))(h, w)[0][1], jax.jit(value)(h, w)[1])


def test_few_rows_go_in_one_product(monkeypatch):
    monkeypatch.setattr(streamed, "DIRECT_BYTES", 2**23)
    monkeypatch.setattr(streamed, "_block", None)
    h, w, labels = integers()
    check(token_logprobs_from_hidden(h, w, labels, top=7, vocab=900), from_logits(h, w, labels, top=7, vocab=900))


def test_memory(monkeypatch):
    """4,096 rows of 131,072 logits are 2 GiB."""
    monkeypatch.undo()
    shapes = [jax.ShapeDtypeStruct(x, jnp.float32) for x in ((4096, 1024), (131072, 1024))]
    shapes.append(jax.ShapeDtypeStruct((4096,), jnp.int32))
    forward = jax.jit(functools.partial(token_logprobs_from_hidden, top=7))
    assert forward.lower(*shapes).compile().memory_analysis().temp_size_in_bytes <= 128 * 2**20
    parts = [jax.ShapeDtypeStruct(x, jnp.float32) for x in ((16, 256, 64), (32768, 64))]
    parts.append(jax.ShapeDtypeStruct((16, 256), jnp.int32))
    score = jax.checkpoint(token_logprobs_from_hidden)  # else each part of the rows would keep blocks of its own

    def in_parts(h, w, labels):
        return jnp.sum(jax.lax.map(lambda its: score(its[0], w, its[1]).logprobs, (h, labels)))

    of_parts = jax.jit(jax.grad(in_parts, (0, 1))).lower(*parts).compile().memory_analysis()
    assert of_parts.temp_size_in_bytes <= 64 * 2**20
    gradient = jax.jit(jax.grad(lambda *x: jnp.sum(token_logprobs_from_hidden(*x).logprobs), (0, 1)))
    assert gradient.lower(*shapes).compile().memory_analysis().temp_size_in_bytes <= 128 * 2**20


@pytest.mark.parametrize(
    "change, message",
    [
        ({"head": np.zeros((9, 5), np.float32)}, r"`head` must be \[V, H\] with the H = 16 of `hidden`: got shape"),
        ({"head_layout": "hv"}, r"`head` must be \[H, V\]"),
        ({"head_layout": "xx"}, "`head_layout` must be 'vh'"),
        ({"head": np.zeros((0, 16), np.float32), "head_layout": "vh"}, r"`head` must be \[V, H\] with V of at least 1"),
        ({"hidden": np.zeros((ROWS, SIZE), int)}, "`hidden` must be float32"),
        ({"bias": np.zeros(3, np.float32)}, r"`bias` must be \[V\] floats, V = 1000: got float32 \(3,\)"),
        ({"softcap": -1.0}, "`softcap` must be a number from"),
        ({"labels": np.zeros(3, int)}, "`labels` must have the shape"),
        ({"temperature": 0.0}, "`temperature` must be above 0"),
        ({"temperature": np.ones(3)}, "`temperature` must be a scalar or of the rows of `hidden`"),
        ({"mask": np.ones(ROWS)}, "`mask` must be bool with the rows of `hidden`"),
        ({"ids": np.zeros((3, 1), int)}, "`ids` must be .* with the rows of `hidden`"),
        ({"vocab": 2000}, "`vocab` must be an int from 1 to 1000"),
        ({"top": -1}, "`top` must be an int from 0"),
    ],
)
def test_what_cannot_be_is_named(change, message):
    given = {**dict(zip(("hidden", "head", "labels"), integers(), strict=True)), **change}
    with pytest.raises(errors.ArgumentError, match=message):
        token_logprobs_from_hidden(given.pop("hidden"), given.pop("head"), given.pop("labels"), **given)


def test_no_rows():
    got = token_logprobs_from_hidden(
        np.zeros((0, 4), np.float32), np.zeros((9, 4), np.float32), np.zeros(0, int), top=2
    )
    assert got.logprobs.shape == (0,) and got.top_ids.shape == (0, 2)
