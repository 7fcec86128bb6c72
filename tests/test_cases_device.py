"""Public faults of other projects as small inputs (arrays only), by the number of the case."""

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
import reference
from cases import METHODS, NONE, Batch, all_values, batch, check_bits, check_graph, offsets

from jaxlp import build_graph, token_logprobs

I = np.inf  # noqa: E741
each_method = pytest.mark.parametrize("method, options", METHODS)


def score(logits, labels, top=0, **kwargs):
    """Scores, ids and alternatives of rows as plain numpy."""
    got = token_logprobs(np.asarray(logits), np.asarray(labels), top=top, **kwargs)
    return [np.asarray(x) for x in (got.logprobs, got.top_ids, got.top_logprobs)]


def f32(*rows):
    return np.array(rows, np.float32)


def near(got, want, atol=1e-4):
    np.testing.assert_allclose(got, want, rtol=0, atol=atol)


def rows_of_one(logits, sampled, levels, **kwargs):
    """A graph over sequences of one row each."""
    n = len(sampled)
    at = np.arange(n + 1)
    return [
        np.asarray(x)
        for x in build_graph(levels, **kwargs)(logits, np.zeros(n, int), np.asarray(sampled), at, at, at, np.arange(n))
    ]


def echo(lengths, logits, tokens, sampled):
    """Own scores of every row of a packed batch."""
    at = offsets(lengths)
    return np.asarray(
        build_graph(0)(f32(*logits), np.array(tokens), np.array(sampled), at, at, at, np.arange(at[-1]))[0]
    )[:, 0]


def test_1_masked_scores_are_minus_infinity_and_no_nan():
    own, ids, top = score(f32([2, -I, -I, 1, -I]), [0], 4, ids=[[0, 1, 2, 3, 4]])
    near(own, [-0.3133])
    near(top, [[-0.3133, -1.3133, -I, -I]])
    np.testing.assert_array_equal(ids, [[0, 3, 5, 5]])  # a column of -inf is no candidate: its place is empty
    named = token_logprobs(f32([2, -I, -I, 1, -I]), np.array([0]), ids=np.arange(5)[None]).id_logprobs
    near(named, [[-0.3133, -I, -I, -1.3133, -I]])


def test_2_a_finite_score_is_never_minus_infinity():
    own, ids, top = score(f32([200, 0, 0, -50]), [0], 3)
    near(own, [0])
    near(top, [[0, -200, -200]])
    np.testing.assert_array_equal(ids, [[0, 1, 2]])
    near(score(f32([200, 0, 0, -50]), [3])[0], [-250])


def test_4_a_broken_row_is_nan_and_alone():
    logits = f32([1, 2, 0, -1], [0, np.nan, 1, 2], [0, I, 1, 2], [-I, -I, -I, -I])
    scores, ids = rows_of_one(logits, [1, 3, 1, 0], 2)
    near(scores[0], [-0.4402, -1.4402, -2.4402, -0.4402])
    assert np.isnan(scores[1:]).all()
    np.testing.assert_array_equal(ids, [[1, 0, 2, 1], [0, 1, 2, 3], [0, 1, 2, 1], [0, 1, 2, 0]])
    own, ids, top = score(logits, [1, 3, 1, 0], 2)
    near(own[0], -0.4402)
    assert np.isnan(own[1:]).all() and np.isnan(top[1:]).all()
    assert (ids >= 0).all() and (ids < 4).all() and (ids[:, 0] != ids[:, 1]).all()


def test_5_an_own_token_at_minus_infinity_is_kept():
    scores, ids = rows_of_one(f32([1, 2, -I, 0]), [2], 2)
    near(scores, [[-0.4076, -1.4076, -2.4076, -I]])
    np.testing.assert_array_equal(ids, [[1, 0, 3, 2]])


def test_7_no_candidate_twice():
    for own, score_of_own in ((0, -0.4402), (2, -1.4402), (3, -3.4402)):
        scores, ids = rows_of_one(f32([3, 1, 2, 0]), [own], 2)
        np.testing.assert_array_equal(ids, [[0, 2, 1, own]])
        near(scores, [[-0.4402, -1.4402, -2.4402, score_of_own]])


def test_8_the_own_token_is_there_however_far_down():
    scores, ids = rows_of_one(f32(-0.1 * np.arange(128)), [99], 2)
    near(scores[0, [0, 1, 3]], [-2.3522, -2.4522, -12.2522])
    np.testing.assert_array_equal(ids, [[0, 1, 2, 99]])


@each_method
def test_11_ties_go_to_the_lower_id_everywhere(method, options):
    kwargs = {"method": method, **options}
    for v in (8, 50257):
        row = np.full(v, 10, ml_dtypes.bfloat16)
        row[[3, 7]] = 21.375
        own, ids, top = score(np.tile(row, (64, 1)), np.full(64, 7), 1, **kwargs)
        np.testing.assert_array_equal(ids, 3)
        np.testing.assert_array_equal(own, top[:, 0])
        ids = jax.vmap(lambda x: token_logprobs(x, 7, top=2, **kwargs).top_ids)(np.tile(row, (3, 1)))
        np.testing.assert_array_equal(ids, [[3, 7]] * 3)
    for zeros in ([-0.0, 0.0, -0.0], [0.0, -0.0, 0.0], [1e-41, -0.0, -1e-41], [-1e-41, 1e-41, 0.0]):
        np.testing.assert_array_equal(score(f32(zeros), [0], 3, **kwargs)[1], [[0, 1, 2]])
        ids = jax.jit(lambda x: token_logprobs(x, jnp.zeros(1, int), top=3, **kwargs).top_ids)(f32(zeros))
        np.testing.assert_array_equal(ids, [[0, 1, 2]])


@pytest.mark.parametrize("k", [6, 10])
def test_13_more_alternatives_than_the_vocabulary(k):
    row = f32([0, 3, 1, 5, 4, 2])
    own, ids, top = score(row, [0], k)
    np.testing.assert_array_equal(ids, [[3, 4, 1, 5, 2, 0] + [6] * (k - 6)])
    assert np.isfinite(top[0, :6]).all() and (top[0, 6:] == -I).all()
    np.testing.assert_array_equal(own, top[:, 5])
    np.testing.assert_array_equal(rows_of_one(row, [0], 4)[1], [[3, 4, 1, 5, 2, 0] + [6] * 9 + [0]])


@pytest.mark.parametrize("k", [-2, True])
def test_13_wrong_counts_are_refused(k):
    with pytest.raises(ValueError, match="top"):
        score(f32([0, 3, 1]), [0], k)


def test_14_no_alternatives_is_not_off():
    own, ids, top = score(f32(*[[3, 1, 2, 0]] * 3), [0, 0, 0], 0)
    near(own, [-0.4402] * 3)
    assert ids.shape == top.shape == (3, 0)
    scores, ids = rows_of_one(f32([3, 1, 2, 0]), [0], 0)
    near(scores, [[-0.4402]])
    np.testing.assert_array_equal(ids, [[0]])


def test_16_each_token_is_scored_by_the_row_before_it():
    logits = [[0, 2, 0, 0], [0, 0, 3, 0], [1, 0, 0, 4], [5, 0, 0, 0]]
    near(echo([4], logits, [1, 1, 2, 3], [0]), [-0.3408, -0.1392, -0.0829, -0.0200])
    # Rows past the true length are not scored: three of the four rows, then the sampled token.
    near(echo([3], logits, [1, 1, 2, 3], [3]), [-0.3408, -0.1392, -0.0829])


def test_17_no_label_across_a_border():
    logits = 4 * np.eye(4)[[1, 2, 0, 3]]
    near(echo([2, 2], logits, [2, 1, 1, 0], [2, 3]), [-0.0535] * 4)


@pytest.mark.parametrize(
    "method, options, dtype",
    [
        pytest.param(*method, dtype, marks=[] if i == j else pytest.mark.whole)
        for i, method in enumerate(METHODS)
        for j, dtype in enumerate((ml_dtypes.bfloat16, np.float16))
    ],
)
def test_37_narrow_logits_are_scored_in_float32(method, options, dtype):
    rng = np.random.default_rng(0)
    logits = (rng.normal(size=(64, 32768)) * 3).astype(dtype)
    labels = rng.integers(0, 32768, 64)
    own, _, top = score(logits, labels, 3, method=method, **options)
    exact = reference.token_scores(logits, labels, top=3)
    assert own.dtype == np.float32
    near(own, exact[0], 1e-5)
    near(top, exact[2], 1e-5)


@pytest.mark.parametrize("method, options, v", [(*METHODS[0], 50257), *((*method, 129) for method in METHODS)])
def test_38_a_row_scores_the_same_in_any_company(method, options, v):
    """Alone, fifth of 64, in ragged batches of other lengths: to the last bit."""
    rng = np.random.default_rng(0)
    many = rng.normal(size=(64, v)).astype(np.float32)
    labels = rng.integers(0, v, 64)
    alone = score(many[4:5], labels[4:5], 7, method=method, **options)
    check_bits([x[4:5] for x in score(many, labels, 7, method=method, **options)], alone)
    graph = build_graph(3, method=method, **options)
    for lengths in ([5], [0, 5], [2, 3]):
        at = offsets(lengths)
        tokens = np.concatenate([[0], labels[:4]])
        sampled = labels[at[1:] - 1]
        scores, ids = graph(many[:5], tokens, sampled, at, at, at, np.arange(5))
        check_bits((scores[4:, :7], ids[4:, :7].astype(jnp.int32), scores[4:, 7]), (alone[2], alone[1], alone[0]))


def test_40_an_own_token_outside_is_never_a_neighbours_score():
    row = f32([0.2, 0.1, 0.4, 0.6])
    for f in (token_logprobs, jax.jit(token_logprobs)):
        got = f(np.tile(row, (4, 1)), np.array([4, -1, -100, 3]))
        np.testing.assert_array_equal(got.logprobs[:3], -I)
        near(got.logprobs[3], -1.1300)
    padded = token_logprobs(np.tile(row, (2, 1)), np.array([-100, 3]), mask=np.array([False, True])).logprobs
    near(padded, [0, -1.1300])
    d = jax.grad(lambda x: token_logprobs(x, np.array([-1])).logprobs.sum())(row)
    np.testing.assert_array_equal(d, 0)


@each_method
def test_46_a_padded_head(method, options):
    logits = np.zeros((1, 1024), np.float32)
    logits[:, 1000:] = 50
    own, ids, top = score(logits, [3], 5, vocab=1000, method=method, **options)
    near([own[0], *top[0]], [-6.9078] * 6)
    np.testing.assert_array_equal(ids, [[0, 1, 2, 3, 4]])
    _, _, every = score(logits[:, 984:], [3], 16, vocab=16, method=method, **options)
    near(np.exp(every.astype(np.float64)).sum(), 1)
    own, ids, _ = score(logits, [3], 5, method=method, **options)
    near(own, [-53.1781])
    np.testing.assert_array_equal(ids, [[1000, 1001, 1002, 1003, 1004]])
    np.testing.assert_array_equal(score(logits, [1000], vocab=1000, method=method, **options)[0], -I)


@each_method
def test_47_large_unsigned_values_do_not_pass_for_small_ones(method, options):
    """uint32 of 2**31 and more: the int32 of the same bits, hence outside; no neighbour is read."""
    case = batch(7)
    big = np.uint32(2**31)
    wrong = case._replace(
        tokens=np.where(np.arange(len(case.tokens)) % 2, case.tokens.view(np.uint32), big + 3),
        sampled=np.array([big, big + 1, NONE, 2**32 - 1, 2], np.uint32),
        output_rows=np.where(np.arange(len(case.output_rows)) % 3, case.output_rows.view(np.uint32), big),
    )
    check_graph(build_graph(2, method=method, **options)(*wrong), reference.graph(4, *wrong))
    at = np.array([0, 2, 2**31], np.uint32)  # the second sequence's end is negative: its rows are out of reach
    scores, ids = build_graph(1, method=method, **options)(
        all_values(7)[:4], np.arange(4), np.array([0, 1]), at, at, np.array([0, 2, 4], np.uint32), np.arange(4)
    )
    assert np.isfinite(scores[:2]).all() and np.isnan(scores[2:]).all() and (np.asarray(ids)[2:] == 7).all()


def test_max_documented_cases_top_3_top_1_and_a_ragged_batch():
    """The peers' documented cases at the array level: lists with and without the own token, mixed lengths."""
    rng = np.random.default_rng(0)
    lengths = [3, 1, 4]
    logits = rng.normal(size=(8, 11)).astype(np.float32)
    case = Batch(logits, rng.integers(0, 11, 8), rng.integers(0, 11, 3), *[offsets(lengths)] * 3, np.arange(8))
    check_graph(build_graph(2)(*case), reference.graph(4, *case))
    last = case._replace(
        logits=logits[offsets(lengths)[1:] - 1],
        logit_offsets=np.arange(4),
        output_offsets=np.arange(4),
        output_rows=np.arange(3),
    )
    check_graph(build_graph(2)(*last), reference.graph(4, *last))
