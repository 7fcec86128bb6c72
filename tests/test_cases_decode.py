"""CASES of kind K, and the neighbours of oMLX's patch: real faults of other projects, by number."""

import jax.numpy as jnp
import numpy as np
import pytest
import reference

from jaxlp import attention, decode, errors, ragged_decode_attention

PLANS = [*attention.METHODS]


def f32(values, *shape):
    return np.asarray(values, np.float32).reshape(shape)


def merge(parts):
    """Results over parts of the keys, by their log sums."""
    lse = np.logaddexp.reduce([np.asarray(lse, np.float64) for _, lse in parts])
    weights = [np.exp(np.asarray(part) - np.where(np.isneginf(lse), 0, lse)) for _, part in parts]
    return sum(w[..., None] * np.asarray(out) for w, (out, _) in zip(weights, parts, strict=True)), lse


@pytest.mark.parametrize("plan", PLANS)
def test_case_53_empty_parts(plan):
    rng = np.random.default_rng(0)
    q, k, v = (rng.normal(size=(2, 1, n, 4)).astype(np.float32) for n in (1, 8, 8))
    ends = np.array([3, 0])
    whole = ragged_decode_attention(q, k, v, [0, 0], ends=ends, plan=plan, return_lse=True)
    parts = [
        ragged_decode_attention(q, k, v, [start] * 2, ends=np.clip(ends, 0, start + 2), plan=plan, return_lse=True)
        for start in (0, 2, 4, 6)
    ]
    out, lse = merge(parts)
    np.testing.assert_allclose(out, whole[0], atol=1e-6)
    np.testing.assert_allclose(lse, whole[1], atol=1e-6)
    assert (np.asarray(whole[0])[1] == 0).all() and np.isneginf(whole[1])[1].all()


@pytest.mark.parametrize("plan", PLANS)
def test_case_55_nan_in_unused_slots(plan):
    q, k, v = np.ones((3, 1, 1, 2), np.float32), np.zeros((3, 1, 4, 2), np.float32), f32(range(24), 3, 1, 4, 2)
    k[1, :, :2] = v[1, :, :2] = np.nan
    out = ragged_decode_attention(q, k, v, [0, 2, 0], plan=plan)
    np.testing.assert_allclose(out[:, 0, 0], [[3, 4], [13, 14], [19, 20]], atol=1e-6)


@pytest.mark.parametrize("plan", PLANS)
def test_case_56_left_padding(plan):
    """Also: a row's answer does not depend on its neighbour's length."""
    q = np.ones((2, 1, 1, 1), np.float32)
    k, v = f32([[0, 1, 2, 3], [9, 9, 2, 3]], 2, 1, 4, 1), f32([[1, 2, 3, 4], [50, 60, 3, 4]], 2, 1, 4, 1)
    out, lse = ragged_decode_attention(q, k, v, [0, 2], scale=1.0, plan=plan, return_lse=True)
    np.testing.assert_allclose(out.ravel(), [3.4927, 3.7311], atol=1e-4)
    np.testing.assert_allclose(lse.ravel(), [3.4402, 3.3133], atol=1e-4)
    alone = ragged_decode_attention(q[1:], k[1:], v[1:], [2], scale=1.0, plan=plan)
    np.testing.assert_array_equal(alone, out[1:])


def test_case_58_any_number_of_splits():
    rng = np.random.default_rng(0)
    q, k, v = (rng.normal(size=shape).astype(np.float32) for shape in ((1, 8, 1, 8), (1, 2, 37, 8), (1, 2, 37, 8)))
    for splits in (1, 3, 8, 16, 37, 64):
        plan = decode.DecodePlan("two_pass", -(-37 // splits))
        want = reference.decode_attention(q, k, v, [0])[0]
        np.testing.assert_allclose(ragged_decode_attention(q, k, v, [0], plan=plan), want, atol=1e-5)
    for length in range(1, 38):
        want = reference.decode_attention(q, k, v, [0], [length])[0]
        for plan in (None, "one_pass", "two_pass"):
            np.testing.assert_allclose(ragged_decode_attention(q, k, v, [0], ends=[length], plan=plan), want, atol=1e-5)


@pytest.mark.parametrize("plan", PLANS)
def test_case_59_any_ratio(plan):
    q, k = np.ones((1, 6, 1, 4), np.float32), np.zeros((1, 2, 5, 4), np.float32)
    v = np.broadcast_to(f32([1, 2], 1, 2, 1, 1), (1, 2, 5, 4))
    out = ragged_decode_attention(q, k, v, [0], plan=plan)
    np.testing.assert_allclose(out[0, :, 0, 0], [1, 1, 1, 2, 2, 2], atol=1e-6)
    rng = np.random.default_rng(0)
    k, v = (rng.normal(size=(1, 1, 9, 4)).astype(np.float32) for _ in range(2))
    for heads in (1, 3, 5, 7, 16, 32):
        q = rng.normal(size=(1, heads, 1, 4)).astype(np.float32)
        want = reference.decode_attention(q, k, v, [2])[0]
        np.testing.assert_allclose(ragged_decode_attention(q, k, v, [2], plan=plan), want, atol=1e-6)
    with pytest.raises(errors.ArgumentError, match="must be a multiple"):
        ragged_decode_attention(q[:, :6], np.repeat(k, 4, 1), np.repeat(v, 4, 1), [0], plan=plan)


@pytest.mark.parametrize("plan", PLANS)
def test_case_61_soft_cap_before_the_mask(plan):
    q, k, v = f32([10, 0], 1, 1, 1, 2), f32([10, 0, 0, 0, -10, 0], 1, 1, 3, 2), f32([1, 2, 3], 1, 1, 3, 1)

    def attend(**options):
        return float(ragged_decode_attention(q, k, v, [0], scale=1.0, plan=plan, **options)[0, 0, 0, 0])

    assert attend() == pytest.approx(1.0, abs=1e-4)
    assert attend(softcap=5.0) == pytest.approx(1.0068, abs=1e-4)
    weight = np.exp(-5.0) / (1 + np.exp(-5.0))  # of the second key, where the third is masked: no more than that
    assert attend(softcap=5.0, ends=[2]) == pytest.approx(1 + weight, abs=1e-6)


@pytest.mark.parametrize("plan", PLANS)
def test_case_62_the_window_ends_with_the_sequence(plan):
    q, k, v = (
        np.zeros((3, 1, 1, 2), np.float32),
        np.zeros((3, 1, 6, 2), np.float32),
        np.tile(f32(range(1, 7), 1, 1, 6, 1), (3, 1, 1, 1)),
    )
    want = {None: [3.5, 4.5, 5.5], 6: [3.5, 4.5, 5.5], 3: [5, 5, 5.5], 1: [6, 6, 6]}
    for window, values in want.items():
        out = ragged_decode_attention(q, k, v, [0, 2, 4], window=window, plan=plan)
        np.testing.assert_allclose(out.ravel(), values, atol=1e-6)


def test_the_split_follows_the_valid_length_not_the_buffer():
    """onnxruntime 29686: the same keys in a larger buffer give the same bits, from the same blocks."""
    rng = np.random.default_rng(0)
    q, k, v = (jnp.asarray(rng.normal(size=(2, 2, n, 16)), jnp.float32) for n in (1, 256, 256))
    small = ragged_decode_attention(q, k, v, [0, 9], ends=[200, 180], plan="two_pass")
    wide = [jnp.pad(x, ((0, 0), (0, 0), (0, 8192 - 256), (0, 0)), constant_values=jnp.nan) for x in (k, v)]
    np.testing.assert_array_equal(ragged_decode_attention(q, *wide, [0, 9], ends=[200, 180], plan="two_pass"), small)
