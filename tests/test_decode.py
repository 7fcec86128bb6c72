"""Ragged decode attention against a float64 loop over heads: every ratio, size, dtype, range, window and soft cap."""

import functools
import itertools
import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import DTYPES, check_bits, shard_map, x64

from jaxlp import attention, decode, errors, plan_decode, ragged_decode_attention
from jaxlp.attention import two_pass
from jaxlp.compat import jax_export

KEYS = 200
RATIOS, SIZES = (1, 2, 3, 5, 7, 8), (1, 64, 80, 96, 128, 256)
RANGES = {  # pads and ends of four rows
    "none": ([0, 0, 0, 0], None),
    "mixed": ([0, 199, 137, 64], None),
    "full": ([200, 200, 3, 200], None),
    "ends": ([0, 10, 150, 63], [1, 10, 200, 129]),
}
OPTIONS = ({}, {"softcap": 5.0}, {"window": 70}, {"window": 1, "softcap": 0.5, "scale": 0.3})


def arrays(ratio, size, dtype, values=None, heads=2, batch=4, keys=KEYS, seed=0):
    rng = np.random.default_rng(seed)
    shapes = (batch, heads * ratio, 1, size), (batch, heads, keys, size), (batch, heads, keys, values or size)
    return [rng.normal(size=shape).astype(np.float32).astype(DTYPES[dtype]) for shape in shapes]


def seen(pads, ends, window=None, keys=KEYS):
    """[B, T]: whether a row sees a key."""
    pads, ends = np.asarray(pads), np.full(len(pads), keys) if ends is None else np.asarray(ends)
    start = pads if window is None else np.maximum(pads, ends - window)
    place = np.arange(keys)
    return (place >= start[:, None]) & (place < ends[:, None])


def spoiled(x, there, value):
    """x with `value` wherever nothing is seen."""
    x = x.copy()
    x[np.broadcast_to(~there[:, None], x.shape[:3])] = value
    return x


def check(got, q, k, v, pads, ends, **options):
    """Within what float32 and the rounding to the dtype cost the reference itself."""
    out, lse = (np.asarray(x, np.float64) for x in got)
    exact, exact_lse = reference.decode_attention(q, k, v, pads, ends, **options)
    plain, plain_lse = reference.decode_attention(q, k, v, pads, ends, **options, dtype=np.float32)
    rounded = abs(exact - plain.astype(q.dtype).astype(np.float64)).max()
    assert abs(out - exact).max() <= 2 * rounded + 2e-6
    np.testing.assert_array_equal(lse == -np.inf, exact_lse == -np.inf)
    some = exact_lse > -np.inf
    lse, exact_lse, plain_lse = lse[some], exact_lse[some], plain_lse[some]
    assert (abs(lse - exact_lse) <= 2 * abs(plain_lse - exact_lse).max(initial=0) + 5e-6).all()


ALL = [*itertools.product(attention.METHODS, RATIOS, SIZES, DTYPES)]
DIAGONAL = [  # one dtype at every second ratio and size; of the plainer methods at every fourth
    (plan, ratio, size, dtype)
    for plan, ratio, size, dtype in ALL
    if (place := RATIOS.index(ratio) + SIZES.index(size)) % 3 == [*DTYPES].index(dtype)
    and (place % 2 == 0 if plan == "two_pass" else place % 4 == 1)
]


def pytest_generate_tests(metafunc):
    """All of the matrix where pytest is given --whole."""
    if metafunc.function is test_the_matrix:
        cases = ALL if metafunc.config.getoption("whole") else DIAGONAL
        metafunc.parametrize("plan, ratio, size, dtype", cases)


@pytest.mark.thinned(2)
def test_the_matrix(plan, ratio, size, dtype):
    """One program a case: ranges are traced, and so is the window."""
    q, k, v = arrays(ratio, size, dtype, values=size + 3)
    attend = jax.jit(functools.partial(ragged_decode_attention, plan=plan, return_lse=True, softcap=4.0))
    for (pads, ends), window in zip(RANGES.values(), (KEYS, 70, KEYS, 70), strict=True):
        got = attend(q, k, v, np.array(pads), ends=np.array([KEYS] * 4 if ends is None else ends), window=window)
        check(got, q, k, v, pads, ends, softcap=4.0, window=window)


@pytest.mark.thinned(5)
@pytest.mark.parametrize("plan, dtype", [*zip(attention.METHODS, DTYPES, strict=True)])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options(options, dtype, plan):
    q, k, v = arrays(3, 64, dtype)
    for pads, ends in RANGES.values():
        got = ragged_decode_attention(q, k, v, pads, ends=ends, plan=plan, return_lse=True, **options)
        assert got[0].dtype == q.dtype and got[1].dtype == np.float32
        check(got, q, k, v, pads, ends, **options)


@pytest.mark.thinned(4)
@pytest.mark.parametrize("plan", attention.METHODS)
@pytest.mark.parametrize("value", [np.nan, 1e30, np.inf])
def test_what_is_not_seen_changes_no_bit(value, plan):
    for (pads, ends), window in itertools.product(RANGES.values(), (None, 70)):
        q, k, v = arrays(2, 64, "float32")
        there = seen(pads, ends, window)
        attend = functools.partial(
            ragged_decode_attention, pads=pads, ends=ends, window=window, plan=plan, return_lse=True
        )
        check_bits(attend(q, spoiled(k, there, value), spoiled(v, there, value)), attend(q, k, v))


@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", RANGES)
@pytest.mark.parametrize("ratio, size, dtype", [(2, 64, "float32"), (5, 80, "bfloat16")])
def test_a_row_has_the_same_bits_alone_and_in_any_batch(ratio, size, dtype, name):
    q, k, v = arrays(ratio, size, dtype)
    pads, ends = (np.array([KEYS] * 4 if x is None else x) for x in RANGES[name])
    attend = functools.partial(ragged_decode_attention, plan="two_pass", return_lse=True)
    out, lse = attend(q, k, v, pads, ends=ends)
    for rows in ([0], [1], [2], [3], [2, 0, 1, 3, 3]):
        got = attend(q[rows], k[rows], v[rows], pads[rows], ends=ends[rows])
        check_bits(got, (np.asarray(out)[rows], np.asarray(lse)[rows]))
    longer = [np.pad(x, ((0, 0), (0, 0), (0, 300), (0, 0)), constant_values=np.nan) for x in (k, v)]
    check_bits(attend(q, *longer, pads, ends=ends), (out, lse))


@pytest.mark.thinned(3)
@pytest.mark.parametrize("dtype, ratio, size", [("float32", 2, 128), ("bfloat16", 7, 64), ("float32", 9, 32)])
def test_wide_blocks(dtype, ratio, size):
    """Rows around the borders of what is taken as one: as the reference, and with the same bits alone."""
    keys, wide = 600, two_pass.WIDE * attention.BLOCK
    lengths = np.array([0, 1, 64, wide - 1, wide, wide + 1, 2 * wide, keys])
    q, k, v = arrays(ratio, size, dtype, heads=4, batch=len(lengths), keys=keys)
    ends = np.maximum(lengths, np.array([9, 500, keys, 400, keys, 333, keys, keys]))
    pads = ends - lengths
    attend = jax.jit(functools.partial(ragged_decode_attention, plan="two_pass", return_lse=True))
    got = attend(q, k, v, pads, ends=ends)
    check(got, q, k, v, pads, ends)
    there = seen(pads, ends, keys=keys)
    check_bits(attend(q, spoiled(k, there, np.nan), spoiled(v, there, 1e30), pads, ends=ends), got)
    for b in range(len(lengths)):
        row = slice(b, b + 1)
        alone = attend(q[row], k[row], v[row], pads[row], ends=ends[row])
        check_bits(alone, [np.asarray(x)[row] for x in got])
    for length in (wide - 1, wide):  # the same keys in a shorter cache
        seen_of = {"pads": np.minimum(pads, length), "ends": np.minimum(ends, length)}
        check_bits(attend(q, k[:, :, :length], v[:, :, :length], **seen_of), attend(q, k, v, **seen_of))


def test_a_cpu_reads_the_cache_itself():
    """No block of keys or values is copied before it is multiplied, unless many queries share it."""
    shape = jax.ShapeDtypeStruct
    cache, pads = shape((2, 4, 2048, 128), "float32"), shape((2,), "int32")
    for ratio, copies in ((1, False), (8, False), (9, True)):
        compiled = jax.jit(functools.partial(ragged_decode_attention, plan="two_pass"))
        text = compiled.lower(shape((2, 4 * ratio, 1, 128), "float32"), cache, cache, pads).compile().as_text()
        wide = two_pass.WIDE * attention.BLOCK
        found = re.findall(rf"= f32\[4,{wide},128\]\S* (?:fusion|copy|dynamic-slice)\(", text)
        assert bool(found) == copies


# ----------------------------------------------------------------------------------------------------------- gradients


def weighted(plan, pads, ends, options):
    """A scalar of q, k and v that reads both results."""

    def loss(q, k, v):
        out, lse = ragged_decode_attention(q, k, v, pads, ends=ends, plan=plan, return_lse=True, **options)
        weights = jnp.cos(jnp.arange(out.size, dtype=out.dtype)).reshape(out.shape)
        return jnp.sum(out * weights) + jnp.sum(jnp.where(lse > -jnp.inf, lse, 0) * 0.3)

    return loss


@pytest.mark.thinned(5)
@pytest.mark.parametrize(
    "name, options, plan",
    [
        pytest.param(name, options, plan, marks=[] if plan == "two_pass" or (i + j) % 2 else pytest.mark.whole)
        for i, name in enumerate(("mixed", "ends"))
        for j, options in enumerate(OPTIONS[1:])
        for plan in attention.METHODS
    ],
)
def test_gradients(name, options, plan):
    """Those of the reference in float64 by differences, and none where nothing is seen, whatever is there."""
    pads, ends = RANGES[name]
    q, k, v = arrays(3, 4, "float32", values=5)
    there = seen(pads, ends, options.get("window"))
    got = jax.jit(jax.grad(weighted(plan, pads, ends, options), (0, 1, 2)))(
        q, spoiled(k, there, np.nan), spoiled(v, there, np.nan)
    )
    rng, step = np.random.default_rng(1), 1e-6

    def value(*x):
        out, lse = reference.decode_attention(*x, pads, ends, **options)
        return (out * np.cos(np.arange(out.size)).reshape(out.shape)).sum() + 0.3 * lse[lse > -np.inf].sum()

    wide = [x.astype(np.float64) for x in (q, k, v)]
    for i, gradient in enumerate(got):
        gradient = np.asarray(gradient)
        assert np.isfinite(gradient).all()
        if i:
            assert (gradient[np.broadcast_to(~there[:, None], gradient.shape[:3])] == 0).all()
        for _ in range(3):
            direction = rng.normal(size=gradient.shape)
            ahead, behind = ([*wide[:i], wide[i] + move * direction, *wide[i + 1 :]] for move in (step, -step))
            slope = (value(*ahead) - value(*behind)) / (2 * step)
            assert abs((gradient * direction).sum() - slope) <= 1e-3 * max(1, abs(slope))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_methods_agree_on_gradients(dtype):
    q, k, v = arrays(2, 16, dtype)
    pads, ends = RANGES["ends"]
    wide = [x.astype(np.float32) for x in (q, k, v)]
    want = jax.jit(jax.grad(weighted("reference", pads, ends, {}), (0, 1, 2)))(*wide)
    for plan in attention.METHODS:
        got = jax.jit(jax.grad(weighted(plan, pads, ends, {}), (0, 1, 2)))(q, k, v)
        for x, y in zip(got, want, strict=True):
            assert x.dtype == q.dtype
            np.testing.assert_allclose(
                np.asarray(x, np.float32), y, rtol=2e-2, atol=2e-2 if dtype != "float32" else 1e-5
            )


@pytest.mark.thinned(4)
@pytest.mark.parametrize("plan", ["two_pass", "one_pass", "reference"])
@pytest.mark.parametrize("mapped", range(3))
def test_gradients_where_not_all_is_mapped(plan, mapped):
    """jax itself multiplies what a `custom_vjp` gives for all lanes alike by their number."""
    given = [jnp.asarray(x) for x in arrays(2, 16, "float32", keys=70)]
    lanes = jnp.stack([given[mapped], 2 * given[mapped]])

    def value(*x):
        out, lse = ragged_decode_attention(*x, np.arange(len(given[0])), plan=plan, return_lse=True)
        return jnp.sum(out) + jnp.sum(jnp.sin(lse))

    def of_all(*x):
        axes = [0 if i == mapped else None for i in range(3)]
        return jnp.sum(jax.vmap(value, axes)(*(lanes if i == mapped else x for i, x in enumerate(x))))

    others = [i for i in range(3) if i != mapped]
    got = jax.grad(of_all, others)(*given)
    parts = [jax.grad(value, others)(*(lane if i == mapped else x for i, x in enumerate(given))) for lane in lanes]
    for i, a in enumerate(got):
        np.testing.assert_allclose(a, parts[0][i] + parts[1][i], atol=1e-5)


def test_the_second_derivative():
    q, k, v = (x[1:, :2] for x in arrays(2, 4, "float32", keys=9))
    pads = [3, 9, 8]

    def hessian(plan, x):
        return jax.jit(jax.jacrev(jax.grad(lambda x: weighted(plan, pads, None, {"softcap": 2.0})(x, k, v))))(x)

    want = hessian("reference", q)
    assert abs(want).max() > 1e-3
    for plan in ("one_pass", "two_pass"):
        np.testing.assert_allclose(hessian(plan, q), want, atol=2e-5)


# ---------------------------------------------------------------------------------------------------------- transforms

GOOD = arrays(2, 4, "float32")


@pytest.mark.thinned(2)
@pytest.mark.parametrize("plan", attention.METHODS)
def test_transforms(plan, mesh):
    q, k, v = arrays(2, 16, "float32", batch=8)
    pads = np.arange(8) * 20
    attend = functools.partial(ragged_decode_attention, plan=plan)
    want = np.asarray(attend(q, k, v, pads))

    def close(got):
        np.testing.assert_allclose(np.asarray(got), want, atol=1e-6)

    close(jax.jit(attend)(q, k, v, pads))
    close(jax.checkpoint(attend)(q, k, v, pads))
    lanes = [x.reshape(4, 2, *x.shape[1:]) for x in (q, k, v, pads)]
    close(jax.vmap(attend)(*lanes).reshape(want.shape))
    close(jax.lax.scan(lambda _, x: (None, attend(*x)), None, tuple(lanes))[1].reshape(want.shape))
    shared = jax.vmap(attend, (0, None, None, None))(np.stack([q, 2 * q]), k, v, pads)
    close(shared[0])
    rows = jax.sharding.PartitionSpec("rows")
    close(jax.jit(shard_map(attend, mesh, (rows,) * 4, rows))(q, k, v, pads))
    one = jax.grad(lambda q, k, v, pads: jnp.sum(attend(q, k, v, pads) ** 2), 1)
    gradient, by_lanes = jax.jit(one)(q, k, v, pads), jax.jit(jax.vmap(one))(*lanes)
    np.testing.assert_allclose(by_lanes.reshape(k.shape), gradient, atol=1e-5)


def test_float64():
    q, k, v = arrays(2, 16, "float32")
    with x64(True):
        wide = [jnp.asarray(x, jnp.float64) for x in (q, k, v)]
        out, lse = ragged_decode_attention(*wide, [0, 5, 200, 199], return_lse=True)
        exact, exact_lse = reference.decode_attention(*map(np.asarray, wide), [0, 5, 200, 199])
        assert out.dtype == lse.dtype == np.float64
        np.testing.assert_allclose(out, exact, atol=1e-13)
        np.testing.assert_allclose(lse, exact_lse, atol=1e-12)


def test_any_number_of_keys_exports():
    attend = jax.jit(functools.partial(ragged_decode_attention, plan="two_pass"))
    keys, shape = jax_export().symbolic_shape("t", constraints=["t >= 64"])[0], jax.ShapeDtypeStruct
    cache = shape((2, 8, keys, 64), "float32")
    pads = shape((2,), "int32")
    exported = jax_export().export(attend)(shape((2, 16, 1, 64), "float32"), cache, cache, pads)
    for length in (64, 900):
        q, k, v = arrays(2, 64, "float32", heads=8, batch=2, keys=length)
        np.testing.assert_allclose(exported.call(q, k, v, np.int32([3, 0])), attend(q, k, v, [3, 0]), atol=1e-6)


def test_lengths_compile_nothing(compilations):
    q, k, v = map(jnp.asarray, arrays(2, 16, "float32"))
    ragged_decode_attention(q, k, v, np.array([0, 1, 2, 3]), ends=np.array([50, 60, 70, 200]))
    with compilations() as count:
        for seed in range(20):
            rng = np.random.default_rng(seed)
            ragged_decode_attention(q, k, v, rng.integers(0, 201, 4), ends=rng.integers(0, 201, 4))
        assert count() == 0


def test_work_follows_the_lengths_and_memory_the_batch():
    """A program for a cache of 2 GiB keeps next to nothing beside it, in both directions but for the gradients."""
    shape = jax.ShapeDtypeStruct
    q, cache, pads = shape((32, 16, 1, 128), "float32"), shape((32, 8, 8192, 128), "float32"), shape((32,), "int32")
    attend = functools.partial(ragged_decode_attention, plan="two_pass")
    memory = jax.jit(attend).lower(q, cache, cache, pads).compile().memory_analysis()
    assert memory.temp_size_in_bytes <= 4 * 2**20
    gradient = jax.grad(lambda *x: jnp.sum(attend(*x)), (0, 1, 2))
    memory = jax.jit(gradient).lower(q, cache, cache, pads).compile().memory_analysis()
    assert memory.temp_size_in_bytes <= 8 * 2**20


@pytest.mark.parametrize("plan", attention.METHODS)
def test_no_lanes(plan):
    lanes = [np.zeros((0, *x.shape), x.dtype) for x in (*GOOD, np.zeros(4, np.int32))]
    attend = functools.partial(ragged_decode_attention, plan=plan)
    assert jax.vmap(attend)(*lanes).shape == (0, *GOOD[0].shape)
    gradient = jax.vmap(jax.grad(lambda k, q, v, pads: jnp.sum(attend(q, k, v, pads))))
    assert gradient(lanes[1], lanes[0], *lanes[2:]).shape == lanes[1].shape


@pytest.mark.parametrize("plan", attention.METHODS)
def test_nan_of_a_row_that_sees_nothing_reaches_no_gradient(plan):
    q, k, v = (x.copy() for x in GOOD)
    cotangent = np.ones_like(q)
    q[1] = k[1] = v[1] = cotangent[1] = np.nan
    _, pull = jax.vjp(lambda *x: ragged_decode_attention(*x, [0, 200, 5, 0], softcap=3.0, plan=plan), q, k, v)
    for gradient in pull(cotangent):
        assert np.isfinite(gradient).all() and not np.any(gradient[1])


# ------------------------------------------------------------------------------------------------------------ arguments


def test_traced_values_are_clamped():
    q, k, v = arrays(2, 16, "float32")
    wild = np.array([-5, 300, 2**31 - 1, 7]), np.array([-1, 400, 2**31 - 1, 300])
    got = jax.jit(lambda pads, ends: ragged_decode_attention(q, k, v, pads, ends=ends, return_lse=True))(*wild)
    check(got, q, k, v, [0, 200, 200, 7], [0, 200, 200, 200])
    assert (np.asarray(got[0])[:3] == 0).all()
    attend = jax.jit(lambda pads, ends, window: ragged_decode_attention(q, k, v, pads, ends=ends, window=window))
    whole = ragged_decode_attention(q, k, v, np.zeros(4, int))
    most = jnp.full(4, 2**32 - 1, jnp.uint32)
    np.testing.assert_array_equal(attend(0 * most, most, most[0]), whole)
    assert not np.any(attend(most, most, 5)) and not np.any(attend(0 * most, most, -(2**31)))
    with x64(True):
        for beyond in (2**31, 2**32, 2**40):
            np.testing.assert_array_equal(attend(np.zeros(4, int), jnp.full(4, beyond), jnp.array(beyond)), whole)
            assert not np.any(attend(jnp.full(4, beyond), jnp.full(4, beyond), 5))


@pytest.mark.parametrize("batch, keys", [(0, 5), (3, 0), (0, 0)])
def test_nothing(batch, keys):
    q, k, v = arrays(2, 4, "float32", batch=batch, keys=keys)
    out, lse = ragged_decode_attention(q, k, v, np.zeros(batch, int), return_lse=True)
    assert out.shape == q.shape and not np.any(out) and (np.asarray(lse) == -np.inf).all()


@pytest.mark.parametrize(
    "change, message",
    [
        ({"pads": [0, 0, -1, 0]}, "`pads` must be from 0 to the 200 keys of `k`: got -1 for row 2"),
        ({"pads": [0, 201, 0, 0]}, "`pads` must be from 0 to the 200 keys of `k`: got 201 for row 1"),
        ({"ends": [0, 201, 0, 0]}, "`ends` must be from 0"),
        ({"ends": [0, 0, 0, -1]}, "`ends` must be from 0"),
        ({"pads": [0, 0, 0]}, r"`pads` must be \[B\] for the B = 4 of `q`: got shape \(3,\)"),
        ({"pads": 0}, r"`pads` must be \[B\]"),
        ({"pads": [0.0] * 4}, "`pads` must be of an integer dtype"),
        ({"pads": None}, "`pads` must be an array"),
        ({"q": GOOD[0][:, :3]}, "heads of `q` must be a multiple of those of `k`: got 3 and 2"),
        ({"q": GOOD[0][:, :, 0]}, r"`q` must be \[B, Hq, 1, D\]"),
        ({"q": np.repeat(GOOD[0], 4, 2)}, "`q` must hold one query a row"),
        ({"q": GOOD[0].astype(int)}, "`q` must be float32, bfloat16, float16 or float64: got int"),
        ({"q": GOOD[0][:3], "pads": [0] * 3}, "`k` must have the batch and the head size of `q`"),
        ({"k": GOOD[1][..., :3]}, "`k` must have the batch and the head size of `q`"),
        ({"k": GOOD[1][:, :, :9]}, "`v` must have the batch, heads and length of `k`"),
        ({"v": GOOD[2][:, :1]}, "`v` must have the batch, heads and length of `k`"),
        ({"v": GOOD[2][:3]}, "`v` must have the batch, heads and length of `k`"),
        ({"k": GOOD[1].astype(np.float16)}, "`k` must have the dtype of `q`, float32: got float16"),
        ({"v": GOOD[2].astype(np.float16)}, "`v` must have the dtype of `q`, float32: got float16"),
        ({"v": GOOD[2][..., :0]}, "heads and head sizes must be 1 or more"),
        ({"k": "k"}, "`k` must be an array of numbers"),
        ({"scale": np.nan}, r"`scale` must be a number from -1e\+30 to 1e\+30"),
        ({"scale": True}, "`scale` must be a number"),
        ({"scale": 1e300}, "`scale` must be a number"),
        ({"scale": 10**400}, "`scale` must be a number"),
        ({"softcap": 0.0}, "`softcap` must be a number from 1e-30"),
        ({"softcap": -1}, "`softcap` must be a number from 1e-30"),
        ({"window": 0}, "`window` must be 1 or more"),
        ({"window": 1.5}, "`window` must be of an integer dtype"),
        (
            {"plan": "three_pass"},
            "`plan` must be None, what `plan_decode` gave, or one of two_pass, one_pass, reference",
        ),
        ({"plan": 2}, "`plan` must be None"),
        ({"plan": decode.DecodePlan("two_pass", 0)}, "`plan.block` must be an int from 1"),
    ],
)
def test_what_cannot_be_is_named(change, message):
    arguments = {**dict(zip("qkv", GOOD, strict=True)), "pads": [0] * 4, **change}
    with pytest.raises(errors.ArgumentError, match=message):
        ragged_decode_attention(**arguments)
    if not change.keys() & {"q", "k", "v"}:  # known values are looked at in a trace too
        arrays = [jnp.asarray(arguments.pop(name)) for name in "qkv"]
        with pytest.raises(errors.ArgumentError, match=message):
            jax.jit(lambda *x: ragged_decode_attention(*x, **arguments))(*arrays)


@pytest.mark.thinned(2)
@pytest.mark.parametrize("plan, dtype", [*zip(attention.METHODS, DTYPES, strict=True)])
def test_strict_promotion_changes_nothing(plan, dtype):
    q, k, v = arrays(2, 8, dtype, keys=70)

    def attend(q, k, v):
        out = ragged_decode_attention(q, k, v, [0, 36, 70, 5], plan=plan, softcap=4.0, window=50)
        return out.astype(jnp.float32).sum()

    want = jax.value_and_grad(attend, (0, 1, 2))(q, k, v)
    with jax.numpy_dtype_promotion("strict"):
        check_bits(jax.value_and_grad(attend, (0, 1, 2))(q, k, v), want)


def test_a_window_of_any_size():
    whole = ragged_decode_attention(*GOOD, [0, 1, 2, 3])
    for window in (200, 2**31, 10**20, np.int64(2**40)):
        np.testing.assert_array_equal(ragged_decode_attention(*GOOD, [0, 1, 2, 3], window=window), whole)


def test_plans():
    assert plan_decode(*GOOD).method == "two_pass"
    assert plan_decode(*(x[:, :, : attention.BLOCK] for x in GOOD)).method == "one_pass"
    q, k, v = arrays(8, 8, "float32", keys=37, heads=2)
    with pytest.raises(errors.ArgumentError, match=r"`k` must be \[B, Hk, T, D\]"):
        plan_decode(q, k[0], v)
    assert plan_decode(q.tolist(), k.tolist(), v.tolist()).method == "one_pass"
    for block in (1, np.int64(8), 64):  # others: case 58
        got = ragged_decode_attention(
            q, k, v, [0, 36, 37, 5], plan=decode.DecodePlan("two_pass", block), return_lse=True
        )
        check(got, q, k, v, [0, 36, 37, 5], None)
