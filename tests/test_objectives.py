"""Estimators of the KL divergence and scores of sequences, against the formulas in numpy."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jaxlp import errors, kl_k1, kl_k2, kl_k3, sequence_scores, token_logprobs, topk_kl
from jaxlp.objectives import SequenceScores


def distributions(seed=0, size=50):
    rng = np.random.default_rng(seed)
    logits = rng.normal(size=(2, size)) * 1.5
    return logits - np.log(np.exp(logits).sum(-1, keepdims=True))


def test_estimators_estimate():
    """k1 and k3 have the divergence as their mean; k2 and k3 are never below 0; k3 is less noisy than k1."""
    p, q = distributions()
    q = p + (q - p) / 8
    q -= np.log(np.exp(q).sum())
    exact = (np.exp(p) * (p - q)).sum()
    k1, k2, k3 = (np.asarray(f(p, q), np.float64) for f in (kl_k1, kl_k2, kl_k3))
    for estimate in (k1, k3):
        np.testing.assert_allclose((np.exp(p) * estimate).sum(), exact, rtol=1e-4)
    assert (k2 >= 0).all() and (k3 >= 0).all() and (k1 < 0).any()
    spread1, spread3 = ((np.exp(p) * (x - exact) ** 2).sum() for x in (k1, k3))
    assert spread3 < spread1
    np.testing.assert_allclose(k2, (p - q) ** 2 / 2, rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize("f", [kl_k1, kl_k2, kl_k3])
def test_equal_scores_are_0_and_so_is_their_gradient(f):
    scores = jnp.array([-1.0, 0.0, -jnp.inf])
    assert (f(scores, scores) == 0).all()
    assert np.isfinite(jax.grad(lambda x: jnp.sum(f(x, scores)))(scores)).all()
    assert np.isposinf(f(jnp.array([-1.0]), jnp.array([-jnp.inf]))).all()
    assert np.isnan(f(jnp.array([jnp.nan]), jnp.array([-1.0]))).all()
    assert f(jnp.array([-1.0], jnp.bfloat16), jnp.array([-2.0], jnp.bfloat16)).dtype == jnp.float32
    gradient = jax.grad(lambda x: f(x, -2.0))(-1.5)
    np.testing.assert_allclose(gradient, {kl_k1: 1, kl_k2: 0.5, kl_k3: 1 - np.exp(-0.5)}[f], rtol=1e-6)


def test_topk_kl():
    p, q = distributions()
    kept = np.argsort(-p)[:10]
    whole = topk_kl(q[None], p[None])
    np.testing.assert_allclose(whole.kl, [(np.exp(p) * (p - q)).sum()], rtol=1e-5)
    np.testing.assert_allclose([whole.teacher_mass, whole.student_mass], [[1], [1]], rtol=1e-6)
    some = topk_kl(q[kept], p[kept])
    masses = np.exp(p[kept]).sum(), np.exp(q[kept]).sum()
    inside = (np.exp(p[kept]) * (p - q)[kept]).sum()
    rest = (1 - masses[0]) * np.log((1 - masses[0]) / (1 - masses[1]))
    np.testing.assert_allclose(some, [inside + rest, *masses], rtol=1e-5)
    np.testing.assert_allclose(topk_kl(q[kept], p[kept], tail=False).kl, inside, rtol=1e-5)
    assert 0 < some.kl < whole.kl[0]  # tokens put together lose divergence
    np.testing.assert_allclose(topk_kl(p[kept], p[kept]).kl, 0, atol=1e-7)


def test_topk_kl_of_what_cannot_be():
    teacher, student = jnp.log(jnp.array([0.75, 0.25, 0.0])), jnp.log(jnp.array([0.5, 0.25, 0.25]))
    want = 0.75 * np.log(1.5)
    np.testing.assert_allclose(topk_kl(student, teacher, tail=False).kl, want, rtol=1e-6)
    np.testing.assert_allclose(topk_kl(jnp.array([np.log(0.5), np.log(0.25), -np.inf]), teacher, tail=False).kl, want)
    gradient = jax.grad(lambda x: topk_kl(x, teacher).kl)(student)
    assert np.isfinite(gradient).all()
    assert topk_kl(jnp.array([-jnp.inf, 0.0]), jnp.log(jnp.array([0.5, 0.5]))).kl == np.inf
    assert np.isnan(topk_kl(jnp.array([jnp.nan, 0.0]), jnp.log(jnp.array([0.5, 0.5]))).kl)
    assert np.isnan(topk_kl(jnp.log(jnp.array([0.5, 0.5])), jnp.array([jnp.nan, 0.0])).kl)


def test_distillation_through_the_ids():
    """The gradient that a student's logits get is that of the formula over the whole vocabulary."""
    rng = np.random.default_rng(0)
    logits, teacher = jnp.asarray(rng.normal(size=(4, 30)), jnp.float32), rng.normal(size=(4, 30))
    best = token_logprobs(jnp.asarray(teacher, jnp.float32), np.zeros(4, int), top=30)

    def loss(logits):
        scores = token_logprobs(logits, np.zeros(4, int), ids=best.top_ids)
        return jnp.sum(topk_kl(scores.id_logprobs, best.top_logprobs).kl)

    np.testing.assert_allclose(
        jax.grad(loss)(logits), jax.nn.softmax(logits) - jax.nn.softmax(jnp.asarray(teacher, jnp.float32)), atol=1e-5
    )


def test_sequence_scores():
    rng = np.random.default_rng(0)
    logits = rng.normal(size=(9, 6)).astype(np.float32)
    labels = rng.integers(0, 6, 9)
    labels[3:6] = logits[3:6].argmax(1)
    scores = token_logprobs(logits, labels, stats=True)
    own = np.asarray(scores.logprobs)
    got = sequence_scores(scores, [0, 3, 3, 6, 8])
    np.testing.assert_allclose(got.sum, [own[:3].sum(), 0, own[3:6].sum(), own[6:8].sum()], rtol=1e-6)
    assert got.count.tolist() == [3, 0, 3, 2] and got.all_greedy.tolist()[1:3] == [True, True]
    greedy = (labels == logits.argmax(1)).reshape(3, 3)
    mask = np.array([[True, False, True], [True] * 3, [False] * 3])
    square = token_logprobs(logits.reshape(3, 3, 6), labels.reshape(3, 3), stats=True)
    got = jax.jit(lambda mask: sequence_scores(square, mask=mask))(mask)
    assert isinstance(got, SequenceScores) and got.count.tolist() == [2, 3, 0]
    np.testing.assert_allclose(got.sum, (own.reshape(3, 3) * mask).sum(1), rtol=1e-6)
    assert got.all_greedy.tolist() == (greedy | ~mask).all(1).tolist()


def test_what_does_not_count_changes_nothing():
    logits = np.random.default_rng(0).normal(size=(6, 5)).astype(np.float32)
    logits[[0, 5]] = np.nan

    def total(logits):
        scores = token_logprobs(logits, np.zeros(6, int), stats=True)
        packed = sequence_scores(scores, [1, 3, 5])
        masked = sequence_scores(scores, mask=np.arange(6) % 5 > 0)
        return jnp.sum(packed.sum) + masked.sum

    assert np.isfinite(total(logits)) and np.isfinite(jax.grad(total)(jnp.asarray(logits))).all()
    broken = token_logprobs(logits, np.zeros(6, int), stats=True)
    got = sequence_scores(broken, [0, 2, 6])
    assert np.isnan(got.sum).all() and not got.all_greedy.any() and got.count.tolist() == [2, 4]


def test_errors():
    scores = token_logprobs(np.zeros((3, 4), np.float32), [0, 1, 2], stats=True)
    for call, message in (
        (lambda: kl_k1([0.0], [0.0, 1.0]), "`ref_logprobs` must have the shape of `logprobs`"),
        (lambda: kl_k3([1], [2]), "`logprobs` must be of a float dtype"),
        (lambda: topk_kl([0.0], [[0.0]]), "`teacher_logprobs` must have the shape of `id_logprobs`"),
        (lambda: topk_kl(0.0, 0.0), r"`id_logprobs` must be \[..., K\]"),
        (lambda: sequence_scores(scores), "give `offsets` of packed scores or a `mask`"),
        (lambda: sequence_scores(scores, [0, 3], mask=[True] * 3), "give `offsets`"),
        (lambda: sequence_scores(scores, mask=[True] * 2), "`mask` must be bool of the shape of the scores"),
        (lambda: sequence_scores(scores, mask=[1] * 3), "`mask` must be bool"),
        (lambda: sequence_scores(scores, 3), r"`offsets` must be \[B \+ 1\]"),
        (lambda: sequence_scores(scores._replace(stats=None), [0, 3]), r"`token_logprobs\(.., stats=True\)`"),
    ):
        with pytest.raises(errors.ArgumentError, match=message):
            call()
