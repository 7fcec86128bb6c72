"""`build_hidden_graph` over the matrix of `build_graph`, and heads that are functions."""

import functools
import pickle

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import LENGTHS, OUTPUTS, SIZES, N, batch, check_bits, check_graph, strict

from jaxlp import build_graph, build_hidden_graph, errors, row_chunks, streamed, token_logprobs_from_hidden


@pytest.fixture(params=["whole", "blocks"])
def streaming(request, blocks_of):
    """Few rows go in one product; here also as many go block by block."""
    if request.param == "blocks":
        blocks_of(128)


def as_hidden(case):
    """(hidden, head, case) whose products are the logits, exactly: the head holds them, a row of hidden picks one.

    Rows with infinities are made NaN: no product of finite numbers gives one of them.
    """
    logits = np.asarray(case.logits)
    finite = np.isfinite(logits.astype(np.float64)).all(1)
    hidden = np.where(finite[:, None], np.eye(N), np.nan).astype(logits.dtype)
    head = np.where(finite[:, None], logits, 0).astype(logits.dtype)
    return hidden, head.T.copy(), case._replace(logits=np.where(finite[:, None], logits, np.nan).astype(logits.dtype))


def expect(case, levels, vocab=None):
    return reference.graph(2**levels, *case, vocab=vocab)


@pytest.mark.thinned(4)
@pytest.mark.parametrize("v, levels, dtype", SIZES)
def test_every_size(v, levels, dtype, streaming):
    hidden, head, case = as_hidden(batch(v, dtype, seed=v + levels))
    layout = "hv" if levels % 2 else "vh"
    head = head.T.copy() if layout == "hv" else head
    with strict():
        got = build_hidden_graph(levels, head_layout=layout)(hidden, head, *case[1:])
    check_graph(got, expect(case, levels))


@pytest.mark.parametrize("method", ["blocked", "portable"])
def test_every_layout(method):
    for lengths in LENGTHS:
        for outputs in OUTPUTS:
            hidden, head, case = as_hidden(batch(129, "float32", lengths, outputs))
            got = build_hidden_graph(3, method=method)(hidden, head, *case[1:])
            check_graph(got, expect(case, 3), f"{lengths} {outputs}")
            np.testing.assert_array_equal(got[1], build_graph(3, method=method)(*case)[1])


@pytest.mark.parametrize("method", ["blocked", "portable"])
def test_settings_are_those_of_the_logits(method):
    """Stats, vocabulary, bias, softcap and temperatures: as of logits to which they were applied before."""
    hidden, head, case = as_hidden(batch(129, "float32"))
    rng = np.random.default_rng(0)
    bias, t = rng.normal(size=129).astype(np.float32), np.float32(0.7)
    z = 9 * np.tanh((np.where(abs(case.logits) < 100, case.logits, np.nan) + bias) / 9)
    head = np.where(abs(head) < 100, head, np.nan)
    case = case._replace(logits=(z / t).astype(np.float32))
    hidden = np.where(np.isnan(z).any(1)[:, None], np.nan, hidden)
    head = np.where(np.isnan(head), 0, head)
    graph = build_hidden_graph(2, softcap=9.0, stats=True, vocab=120, method=method)
    for temperature in (t, np.full(len(case.output_rows), t)):
        got = graph(hidden, head, *case[1:], bias=bias, temperature=temperature)
        want = build_graph(2, stats=True, vocab=120, method=method)(*case)
        for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
            np.testing.assert_allclose(a, b, atol=2e-5, rtol=1e-5)


def test_gradients_reach_hidden_head_bias_and_temperature():
    rng = np.random.default_rng(0)
    arrays = rng.normal(size=(N, 8)), rng.normal(size=(129, 8)), rng.normal(size=129), np.array(0.8)
    arrays = tuple(jnp.asarray(x, jnp.float32) for x in arrays)
    case = batch(129, "float32")
    g = rng.normal(size=(len(case.output_rows), 8)).astype(np.float32)

    def value(scores):
        return jnp.sum(jnp.where(jnp.isfinite(scores), scores, 0) * g)

    def streams(h, w, b, t):
        return value(build_hidden_graph(3)(h, w, *case[1:], bias=b, temperature=t)[0])

    def whole(h, w, b, t):
        return value(build_graph(3)((h @ w.T + b) / t, *case[1:])[0])

    for a, b in zip(jax.grad(streams, range(4))(*arrays), jax.grad(whole, range(4))(*arrays), strict=True):
        np.testing.assert_allclose(a, b, atol=1e-4, rtol=1e-4)


def test_it_is_a_jitted_graph(compilations):
    graph = build_hidden_graph(3)
    assert graph is build_hidden_graph(3) is pickle.loads(pickle.dumps(graph)) and "head_layout='vh'" in repr(graph)
    hidden, head, case = as_hidden(batch(129, "float32"))
    want = graph(hidden, head, *case[1:])
    with compilations() as count:
        check_bits(graph(hidden, head, *case[1:]), want)
        assert count() == 0
    check_bits(graph.lower(hidden, head, *case[1:]).compile()(hidden, head, *map(np.int32, case[1:])), want)
    check_bits(jax.vmap(graph, (0, None, *[None] * 6))(np.stack([hidden] * 2), head, *case[1:])[0][1], want[0])
    nothing = graph(hidden, head, *case[1:6], np.zeros(0, np.int32))
    assert nothing[0].shape == (0, 8)
    none = graph(hidden[:0], head, *case[1:])
    assert np.isnan(none[0]).any()


# --------------------------------------------------------------------------------------------------- heads as functions


def test_a_function_is_called_on_chunks_of_rows(monkeypatch):
    rng = np.random.default_rng(0)
    h, w, labels = rng.normal(size=(50, 8)), rng.normal(size=(129, 8)), rng.integers(0, 129, 50)
    h, w = (jnp.asarray(x, jnp.float32) for x in (h, w))
    monkeypatch.setattr(row_chunks, "CHUNK_BYTES", 7 * 129 * 4)
    seen = []

    def score(w, h, how, **named):
        def head(rows):
            seen.append(rows.shape)
            return rows @ w.T

        of = head if how == "function" else jax.tree_util.Partial(lambda w, rows: rows @ w.T, w)
        named |= {"top": 3, "stats": True, "temperature": 0.7, "mask": labels % 5 > 0, "ids": labels[:, None]}
        return token_logprobs_from_hidden(h, of if how != "array" else w, labels, softcap=5.0, **named)

    def loss(w, h, how):
        got = score(w, h, how)
        return jnp.sum(got.logprobs) + jnp.sum(got.top_logprobs[:, 1]) + jnp.sum(got.stats.entropy)

    want, d_want = score(w, h, "array"), jax.grad(loss, (0, 1))(w, h, "array")
    for how, wrap in (("function", functools.partial(jax.jit, static_argnums=2)), ("partial", lambda f: f)):
        got, gradient = wrap(score)(w, h, how), wrap(jax.grad(loss, (0, 1)))(w, h, how)
        np.testing.assert_array_equal(got.top_ids, want.top_ids)
        for a, b in zip(jax.tree.leaves((got, gradient)), jax.tree.leaves((want, d_want)), strict=True):
            np.testing.assert_allclose(a, b, atol=1e-5, rtol=1e-5)
    got = score(w, h, "function")
    np.testing.assert_array_equal(got.top_ids, want.top_ids)
    assert set(seen) == {(1, 8), (7, 8)}
    case = batch(129, "float32")
    hidden = jnp.asarray(rng.normal(size=(N, 8)), jnp.float32)
    got = build_hidden_graph(2)(hidden, lambda rows: rows @ w.T, *case[1:])
    np.testing.assert_array_equal(got[1], build_hidden_graph(2)(hidden, w, *case[1:])[1])


@pytest.mark.parametrize("head", [lambda rows: rows[0], lambda rows: rows.astype(int), lambda rows: None])
def test_a_function_that_gives_no_logits_is_named(head):
    with pytest.raises(errors.ArgumentError, match=r"`head` must give floats \[n, V\] for rows \[n, 4\]"):
        token_logprobs_from_hidden(np.ones((3, 4), np.float32), head, np.zeros(3, int))


@pytest.mark.parametrize(
    "change, message",
    [
        ({"levels": 17}, "`levels` must be an int from 0 to 16"),
        ({"head_layout": "x"}, "`head_layout` must be"),
        ({"method": "x"}, "`method` must be None or one of blocked, portable"),
        ({"vocab": 0}, "`vocab` must be an int from 1"),
    ],
)
def test_what_cannot_be_built_is_named(change, message):
    with pytest.raises(errors.ArgumentError, match=message):
        build_hidden_graph(**{"levels": 3, **change})


@pytest.mark.parametrize(
    "change, message",
    [
        ({"hidden": np.ones((2, 3, 4), np.float32)}, r"`hidden` must be \[N, H\]"),
        ({"hidden": np.ones((3, 5), np.float32)}, r"`head` must be \[V, H\] with the H = 5"),
        ({"temperature": 0.0}, "`temperature` must be above 0"),
        ({"temperature": np.ones(2)}, "`temperature` must be a scalar or of the rows of `output_rows`"),
        ({"bias": np.ones(2)}, r"`bias` must be \[V\] floats, V = 9"),
        ({"tokens": np.ones(3)}, "`tokens` must be of an integer dtype"),
        ({"lp_output_offsets": [0, 1, 2]}, r"`lp_output_offsets` must be \[B \+ 1\]"),
    ],
)
def test_what_cannot_be_scored_is_named(change, message):
    arrays = {"hidden": np.ones((3, 4), np.float32), "head": np.ones((9, 4), np.float32), "tokens": [1, 2, 3]}
    arrays |= {"sampled_tokens": [1], "output_rows": [0]}
    arrays |= {name: [0, 3] for name in ("logit_row_offsets", "token_row_offsets", "lp_output_offsets")}
    with pytest.raises(errors.ArgumentError, match=message):
        build_hidden_graph(3)(**{**arrays, **change})


# ------------------------------------------------------------------------------------------------- what went wrong once


@pytest.mark.thinned(3)
@pytest.mark.parametrize("t", [1e-2, 1e-6, 1e-12, 1e-30])
def test_portable_subtracts_before_it_divides_by_a_small_temperature(t):
    rng = np.random.default_rng(1)
    h, w, rows = rng.normal(size=(4, 16)), rng.normal(size=(80, 16)), np.arange(4)
    given = (3 * h).astype(np.float32), (3 * w).astype(np.float32), rows, [1], [0, 4], [0, 4], [0, 4], rows
    got, want = (build_hidden_graph(1, method=m)(*given, temperature=t) for m in ("portable", "blocked"))
    np.testing.assert_allclose(got[0], want[0], rtol=1e-5, atol=1e-6)
    for bad in (-1.0, np.inf, np.nan):
        jitted = jax.jit(lambda t: build_hidden_graph(1, method="portable")(*given, temperature=t)[0])
        assert np.isnan(jitted(bad)).all()


@pytest.mark.parametrize("how", ["blocked", "portable", "function"])
def test_nan_that_nobody_asked_for_reaches_no_gradient(how):
    rng = np.random.default_rng(0)
    h, w = rng.normal(size=(4, 8)).astype(np.float32), rng.normal(size=(40, 8)).astype(np.float32)
    h[1] = np.nan
    mask, method = np.arange(4) != 1, None if how == "function" else how

    def masked(w, h):
        head = (lambda rows: rows @ w.T) if how == "function" else w
        return token_logprobs_from_hidden(h, head, [1, 2, 3, 4], mask=mask, method=method).logprobs.sum()

    def unread(w, h):
        graph = build_hidden_graph(1, method=method)
        return graph(h, w, [1, 2, 3, 4], [1], [0, 4], [0, 4], [0, 4], [0, 2, 3])[0][:, 1].sum()

    def beyond(h, w):
        w = jnp.concatenate([w, jnp.full((3, 8), jnp.nan)])
        return token_logprobs_from_hidden(h, w, [1, 2, 3, 4], mask=mask, method=method, vocab=40).logprobs.sum()

    assert np.isfinite(jax.grad(masked)(w, h)).all()
    if how != "function":
        assert np.isfinite(jax.grad(unread)(w, h)).all()
        assert np.isfinite(jax.grad(beyond)(jnp.asarray(h)[np.array([0, 0, 2, 3])], w)).all()


def test_calls_outside_of_jit_compile_once(compilations):
    h, w = np.ones((3, 8), np.float32), np.ones((40, 8), np.float32)
    partial = jax.tree_util.Partial(lambda w, rows: rows @ w.T, w)  # its one leaf is a numpy array
    for head in (w, partial):
        token_logprobs_from_hidden(h, head, [1, 2, 3], top=2)
        with compilations() as count:
            token_logprobs_from_hidden(h, head, [1, 2, 3], top=2)
            assert count() == 0


def test_float16_gradients_have_the_room_of_float32(monkeypatch):
    rng = np.random.default_rng(0)
    h, w = rng.normal(size=(256, 8)).astype(np.float16), (0.1 * rng.normal(size=(4096, 8))).astype(np.float16)
    monkeypatch.setattr(streamed, "DIRECT_BYTES", 0)

    def loss(h, w):
        return token_logprobs_from_hidden(h, w, np.zeros(256, int)).logprobs.mean() / 16

    got = jax.grad(loss, (0, 1))(jnp.asarray(h), jnp.asarray(w))
    want = jax.grad(loss, (0, 1))(jnp.asarray(h, jnp.float32), jnp.asarray(w, jnp.float32))
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(np.asarray(a, np.float32), b, atol=2**-24, rtol=2e-3)


@pytest.mark.parametrize("head", [lambda w, x: (x @ w.T)[:1], lambda w, x: (x @ w.T).sum(0, keepdims=True)])
def test_a_function_of_other_rows_is_named(head):
    w = np.ones((9, 4), np.float32)
    with pytest.raises(
        errors.ArgumentError, match=r"`head` must give \[n, 9\] for rows \[n, 4\]: got \(1, 9\) for n = 3"
    ):
        token_logprobs_from_hidden(np.ones((3, 4), np.float32), functools.partial(head, w), np.zeros(3, int))
