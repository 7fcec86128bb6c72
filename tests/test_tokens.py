"""`token_logprobs` against the reference: shapes, `top`, `ids`, temperature, mask, `vocab`."""

import chex
import hypothesis.strategies as st
import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from absl.testing import parameterized
from cases import BELOW, METHODS, N, all_values, check_bits, check_scores, check_tokens, labels_for, strict, x64
from hypothesis import given, settings

from jaxlp import TokenScores, token_logprobs

each_method = pytest.mark.parametrize("method, options", METHODS)


def arguments(v, dtype="float32", lead=(N,), seed=0):
    """(logits, labels) and `ids`, `temperature`, `mask` with rows of every kind."""
    rng = np.random.default_rng(seed)
    logits = all_values(v, dtype, seed)
    labels = labels_for(logits, seed)
    ids = np.stack([labels, rng.integers(0, v, N), rng.integers(-2, v + 3, N)], axis=1).astype(np.int32)
    size = int(np.prod(lead))
    logits, labels, ids = (
        np.resize(x, (size, *x.shape[1:])).reshape((*lead, *x.shape[1:])) for x in (logits, labels, ids)
    )
    temperature = rng.choice([0.5, 0.7, 1.0, 1.9], lead).astype(np.float32)
    return (logits, labels), {"ids": ids, "temperature": temperature, "mask": rng.random(lead) < 0.8}


def agree(args, kwargs, got=None, **statics):
    got = token_logprobs(*args, **kwargs, **statics) if got is None else got
    statics = {name: statics[name] for name in ("top", "vocab") if name in statics}
    check_tokens(got, reference.token_scores(*args, **kwargs, **statics), statics)
    return got


@pytest.mark.thinned(3)
@each_method
@pytest.mark.parametrize(
    "v, top, dtype",
    [
        (1, 2, "float32"),
        (1000, 1000, "float32"),
        (300, 255, "bfloat16"),
        (50257, 1, "float16"),
        (50257, 255, "float32"),
    ],
)
def test_values(method, options, v, top, dtype):
    if method == "portable":  # a round a candidate, and many compile long: one case has 40 of them
        v, top = (20, 20) if v == top else (v, min(top, 40 if v == 300 else 8))
    args, kwargs = arguments(v, dtype)
    agree(args, {"ids": kwargs["ids"]}, top=top, method=method, **options)


@each_method
@pytest.mark.parametrize(
    "v, names",
    [
        (7, ["temperature"]),
        (129, ["mask"]),
        (129, ["ids", "temperature", "mask"]),
        pytest.param(7, ["mask"], marks=pytest.mark.whole),
        pytest.param(7, ["ids", "temperature", "mask"], marks=pytest.mark.whole),
        pytest.param(129, ["temperature"], marks=pytest.mark.whole),
    ],
)
def test_temperature_and_mask(method, options, names, v):
    args, kwargs = arguments(v)
    agree(args, {name: kwargs[name] for name in names}, top=5, method=method, **options)


@each_method
@pytest.mark.parametrize("temperature", [0.3, np.float32(2.5), 2, jnp.float32(1e-3), 1e37], ids=str)
def test_scalar_temperature(method, options, temperature):
    rng = np.random.default_rng(0)
    args = rng.normal(size=(9, 50)).astype(np.float32) * 3 + 100, rng.integers(0, 50, 9)
    got = token_logprobs(*args, top=3, temperature=temperature, method=method, **options)
    check_tokens(got, reference.token_scores(*args, top=3, temperature=float(temperature)))


@each_method
def test_a_temperature_whose_inverse_is_no_normal_number(method, options):
    """-inf stays -inf, and nothing becomes NaN."""
    logits = np.array([[0.0, 1.0, -np.inf, 2.0]] * 3, np.float32)
    got = token_logprobs(logits, [-1, 2, 3], top=4, ids=[[2, 9]] * 3, temperature=3e38, method=method, **options)
    np.testing.assert_array_equal(got.logprobs, np.float32([-np.inf, -np.inf, -np.log(3)]))
    np.testing.assert_array_equal(got.top_ids, [[3, 1, 0, 4]] * 3)
    np.testing.assert_array_equal(got.id_logprobs, -np.inf)


@each_method
def test_the_bound_holds_at_every_scale(method, options):
    rng = np.random.default_rng(0)
    labels, ids = np.zeros(320, int), np.arange(50).reshape(5, 10).repeat(64, axis=0)  # each row five times: all ids
    for scale in 10.0 ** np.arange(-2, 7):
        logits = np.tile((rng.normal(size=(64, 50)) * scale + rng.normal() * 1e5).astype(np.float32), (5, 1))
        for temperature in (None, rng.uniform(0.05, 5, 320).astype(np.float32)):
            agree((logits, labels), {"ids": ids, "temperature": temperature}, method=method, **options)


@each_method
@pytest.mark.parametrize(
    "lead",
    [(), (2, 3, 4), (0,), (3, 0), *(pytest.param(lead, marks=pytest.mark.whole) for lead in ((5,), (2, 13)))],
    ids=str,
)
def test_leading_axes(method, options, lead):
    args, kwargs = arguments(17, lead=lead)
    got = agree(args, kwargs, top=4, method=method, **options)
    assert isinstance(got, TokenScores) and got.stats is None
    assert got.logprobs.shape == lead and got.top_logprobs.shape == (*lead, 4) and got.id_logprobs.shape == (*lead, 3)


@each_method
@pytest.mark.parametrize("v, vocab", BELOW[:2])
def test_columns_at_or_past_vocab_do_not_exist(method, options, v, vocab):
    (logits, labels), kwargs = arguments(v)
    logits[::3, vocab:], logits[1::3, vocab:], logits[2::3, vocab:] = np.nan, np.inf, 1e30
    labels[3] = vocab  # the first column that does not exist
    agree((logits, labels), {"ids": kwargs["ids"]}, top=6, vocab=vocab, method=method, **options)


@chex.variants(with_jit=True, without_jit=True, with_device=True, without_device=True)
class Variants(chex.TestCase):
    @parameterized.parameters(*[(*m, dtype) for m in METHODS for dtype in ("float32", "bfloat16")])
    def test_all(self, method, options, dtype):
        args, kwargs = arguments(65, dtype)

        @self.variant
        def f(logits, labels, ids, temperature, mask):
            return token_logprobs(
                logits, labels, top=4, ids=ids, temperature=temperature, mask=mask, method=method, **options
            )

        for context in (strict(), x64(False), x64(True)):
            with context:
                got = f(*args, **kwargs)
                assert got.logprobs.dtype == got.id_logprobs.dtype == np.float32
                check_tokens(got, reference.token_scores(*args, top=4, **kwargs))


@each_method
def test_float64_under_x64(method, options):
    with x64(True):
        args, kwargs = arguments(129, "float64")
        assert agree(args, kwargs, top=9, method=method, **options).logprobs.dtype == np.float64


def test_python_lists_and_ints():
    got = token_logprobs([[1.0, 2.0, 0.0]], [1], top=2)
    np.testing.assert_array_equal(got.top_ids, [[1, 0]])
    check_scores(got.logprobs, [-0.40760596])
    assert token_logprobs(np.zeros(4, np.float32), 3).logprobs.shape == ()
    static = jax.jit(token_logprobs, static_argnames=("top", "vocab"))
    np.testing.assert_array_equal(static(np.array([[1.0, 2.0, 0.0]]), np.array([1]), top=2, vocab=2).top_ids, [[1, 0]])


def test_without_jit_at_all():
    args, kwargs = arguments(7)
    with jax.disable_jit():
        agree(args, kwargs, top=3)


def test_a_python_temperature_keeps_float32_under_x64():
    args = np.array([[1.0, 2.0, 0.0]], np.float32), np.array([1])
    with x64(True):
        got = token_logprobs(*args, top=2, temperature=0.7)
        assert got.logprobs.dtype == got.top_logprobs.dtype == np.float32
        check_tokens(got, reference.token_scores(*args, top=2, temperature=0.7))


def test_no_ids_no_scores_of_ids():
    got = token_logprobs(np.zeros((2, 4), np.float32), np.zeros(2, int))
    assert got.id_logprobs is None and got.top_ids.shape == got.top_logprobs.shape == (2, 0)


@each_method
def test_ids_of_none(method, options):
    args = np.zeros((2, 4), np.float32), np.zeros(2, int)
    got = token_logprobs(*args, ids=np.zeros((2, 0), int), method=method, **options)
    assert got.id_logprobs.shape == (2, 0) and got.id_logprobs.dtype == np.float32


def test_an_absent_mask_is_a_true_one():
    args, _ = arguments(65)
    check_bits(token_logprobs(*args, top=3, mask=np.ones(N, bool)), token_logprobs(*args, top=3))


def test_masked_rows():
    (logits, labels), kwargs = arguments(65)
    got = token_logprobs(logits, labels, top=3, ids=kwargs["ids"], mask=np.zeros(N, bool))
    for scores in (got.logprobs, got.top_logprobs, got.id_logprobs):
        np.testing.assert_array_equal(scores, 0.0)
    np.testing.assert_array_equal(got.top_ids, 65)


@pytest.mark.parametrize("temperature", [0.0, -1.0, np.inf, np.nan, np.array([1.0, 0.0], np.float32)], ids=str)
def test_a_wrong_temperature_is_refused_or_a_nan_row(temperature):
    logits, labels = np.ones((2, 5), np.float32), np.array([1, 2])
    with pytest.raises(ValueError, match="temperature"):
        token_logprobs(logits, labels, temperature=temperature)
    bad = ~((np.asarray(temperature) > 0) & (np.asarray(temperature) < np.inf))
    got = jax.jit(lambda t: token_logprobs(logits, labels, top=2, temperature=t))(temperature)
    np.testing.assert_array_equal(np.isnan(got.logprobs), np.broadcast_to(bad, 2))
    assert (np.asarray(got.top_ids) < 5).all()


@pytest.mark.parametrize(
    "name, change",
    [
        ("logits", {"logits": np.ones((2, 5), np.int32)}),
        ("logits", {"logits": np.ones((2, 5), bool)}),
        ("logits", {"logits": np.ones((2, 5), np.complex64)}),
        ("logits", {"logits": np.ones((2, 0), np.float32)}),
        ("logits", {"logits": np.float32(1)}),
        ("labels", {"labels": np.zeros(3, int)}),
        ("labels", {"labels": np.zeros((2, 1), int)}),
        ("labels", {"labels": np.zeros(2, np.float32)}),
        ("top", {"top": -1}),
        ("top", {"top": True}),
        ("top", {"top": 1.5}),
        ("top", {"top": None}),
        ("ids", {"ids": np.zeros(2, int)}),
        ("ids", {"ids": np.zeros((3, 2), int)}),
        ("ids", {"ids": np.zeros((2, 2), np.float32)}),
        ("temperature", {"temperature": np.ones(3, np.float32)}),
        ("mask", {"mask": np.ones(3, bool)}),
        ("vocab", {"vocab": 0}),
        ("vocab", {"vocab": 6}),
        ("vocab", {"vocab": True}),
        ("method", {"method": "fast"}),
    ],
    ids=str,
)
def test_wrong_arguments_are_named(name, change):
    arguments = {"logits": np.ones((2, 5), np.float32), "labels": np.zeros(2, int), **change}
    with pytest.raises(ValueError, match=f"`{name}`"):
        token_logprobs(arguments.pop("logits"), arguments.pop("labels"), **arguments)


BIG = {v: arguments(v, lead=(64,)) for v in (129, 50257)}
SPLITS = {129: [5], 50257: [1, 5, 32]}  # each row count compiles


@pytest.mark.thinned(3)
@each_method
@pytest.mark.parametrize("v", BIG)
def test_reordering_rows_changes_no_bit(method, options, v):
    (logits, labels), kwargs = BIG[v]
    whole = token_logprobs(logits, labels, top=5, ids=kwargs["ids"], method=method, **options)
    whole = jax.tree.map(np.asarray, whole)

    @settings(max_examples=15, deadline=None)
    @given(st.permutations(range(64)))
    def check(at):
        at = np.array(at)
        got = token_logprobs(logits[at], labels[at], top=5, ids=kwargs["ids"][at], method=method, **options)
        check_bits(got, jax.tree.map(lambda x: x[at], whole))

    check()


@pytest.mark.thinned(3)
@each_method
@pytest.mark.parametrize("v", BIG)
def test_splitting_rows_changes_no_bit(method, options, v):
    (logits, labels), kwargs = BIG[v]
    whole = token_logprobs(logits, labels, top=5, ids=kwargs["ids"], method=method, **options)
    whole = jax.tree.map(np.asarray, whole)

    @settings(max_examples=20, deadline=None)
    @given(st.sampled_from(SPLITS[v]).flatmap(lambda n: st.lists(st.integers(0, 63), min_size=n, max_size=n)))
    def check(at):
        got = token_logprobs(logits[at], labels[at], top=5, ids=kwargs["ids"][at], method=method, **options)
        check_bits(got, jax.tree.map(lambda x: x[np.array(at)], whole))

    check()


@each_method
@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from([-np.inf, -1.0, -0.0, 0.0, 1e-41, -1e-41, 1.0, 2.0, np.nan, np.inf]), min_size=11, max_size=11
    ),
    st.integers(-2, 12),
)
def test_any_row_of_few_values(method, options, row, label):
    args = np.array([row], np.float32), np.array([label], np.int32)
    agree(args, {}, top=5, method=method, **options)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("labels", [1, 2**40]), ("labels", "ab"), ("labels", None), ("labels", [1.0, 2.0]), ("ids", [[2**33], [0]]),
        ("logits", None), ("logits", np.zeros((2, 9), ">f4")), ("logits", "ab"), ("temperature", 1j),
        ("temperature", True), ("temperature", 1e-40), ("temperature", [None, 1.0]), ("mask", "ab"),
        ("top", 2**40), ("top", -1), ("top", True),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(name, value):
    arguments = {"logits": np.zeros((2, 9), np.float32), "labels": np.zeros(2, np.int32), name: value}
    with pytest.raises(ValueError, match=f"`{name}`"):
        token_logprobs(**arguments)


def test_uint32_and_64_bit_labels_past_int32_are_no_token():
    logits = np.zeros((2, 9), np.float32)
    for labels in (np.array([2**31, 2**32 - 1], np.uint32), np.array([2**31, 2**32 - 1]), [2**31, -1]):
        assert (np.asarray(token_logprobs(logits, labels).logprobs) == -np.inf).all()


def test_64_bit_ids_on_the_device_are_no_other_token():
    logits, wrong = np.zeros((3, 9), np.float32), [2**32 + 1, -(2**32) + 1, 2**31 + 1]
    with x64(True):
        for dtype in (jnp.int64, jnp.uint64):
            labels = jnp.array([2**32 + 1, 2**40, 2**31 + 1], dtype)
            with pytest.raises(ValueError, match="`labels` must fit in 32 bits: got 4294967297"):
                token_logprobs(logits, labels)
            assert (np.asarray(jax.jit(token_logprobs)(logits, labels).logprobs) == -np.inf).all()
        traced = jax.jit(token_logprobs)(logits, jnp.array(wrong)).logprobs
        assert (np.asarray(traced) == -np.inf).all()
        good = jax.jit(token_logprobs)(logits, jnp.array([1, 8, 0])).logprobs
        assert np.isfinite(good).all()
