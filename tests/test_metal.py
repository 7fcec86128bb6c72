"""`portable` for Apple's Metal backends, without a Mac: what it lowers to, and what that gives on MLX's CPU build."""

import functools

import jax
import jax.numpy as jnp
import mlx.core as mx
import numpy as np
import on_mlx
import pytest
import reference
from cases import LENGTHS, ODD, N, all_values, batch, check_graph, check_tokens, labels_for
from gate import FOR_ATTENTION, faults, parse

from jaxlp import build_graph, ragged_decode_attention, token_logprobs

PLATFORMS = ("mps", "METAL")


def forward(graph):
    return lambda *arrays: graph(*arrays)


def vjp(graph):
    """The gradient in the logits for a given cotangent, which is the second argument."""
    return lambda logits, cotangent, *rest: jax.vjp(lambda x: graph(x, *rest)[0], logits)[1](cotangent)[0]


def lowered(f, *arrays, platform="mps"):
    return on(platform, jax.jit(f).trace(*arrays))


def on(platform, traced):
    return traced.lower(lowering_platforms=(platform,)).compiler_ir("stablehlo")


def specs(v, dtype, lead=(), rows=20, tokens=20, size=3, output_rows=17):
    def spec(*shape, dtype=jnp.int32):
        return jax.ShapeDtypeStruct((*lead, *shape), dtype)

    offsets = [spec(size + 1)] * 3
    return [spec(rows, v, dtype=dtype), spec(tokens), spec(size), *offsets, spec(output_rows)]


def programs(graph, v, dtype):
    arrays = specs(v, dtype)
    cotangent = jax.ShapeDtypeStruct((17, graph.width), jnp.float32)
    return {
        "forward": (forward(graph), arrays),
        "vjp": (vjp(graph), [arrays[0], cotangent, *arrays[1:]]),
        "vmap": (jax.vmap(forward(graph)), specs(v, dtype, lead=(3,))),
    }


# ------------------------------------------------------------------------------------------------------------- the gate


@functools.lru_cache(3)  # for the other platform
def traced(name, levels, dtype, v):
    f, arrays = programs(build_graph(levels, method="portable"), v, dtype)[name]
    return jax.jit(f).trace(*arrays)


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("levels", [0, 3, 5])
@pytest.mark.parametrize("name", ["forward", "vjp", "vmap"])
def test_only_operations_that_both_plugins_register(name, levels, dtype, platform):
    for v in (7, 1000, 50257):  # one block, blocks that divide the vocabulary, blocks and a rest
        assert faults(on(platform, traced(name, levels, dtype, v))) == []


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_edges_of_a_batch(platform):
    """One row, one token, one sequence: nothing becomes an axis without elements."""
    graph = build_graph(3, method="portable")
    for sizes in ((1, 1, 1, 1), (5, 1, 1, 3), (1, 4, 2, 5), (0, 4, 2, 5), (5, 0, 2, 3), (5, 4, 0, 3), (0, 0, 0, 2)):
        arrays = specs(129, jnp.float32, (), *sizes)
        assert faults(lowered(forward(graph), *arrays, platform=platform)) == []


def test_no_output_rows_are_no_program():
    case = batch(7)._replace(output_rows=np.zeros(0, np.int32))
    graph = build_graph(3, method="portable", vocab=5)
    scores, ids = graph(*case)
    assert scores.shape == ids.shape == (0, 8) and ids.dtype == np.uint32
    assert graph._jitted._cache_size() == 0
    with pytest.raises(ValueError, match="offsets"):
        graph(*case[:3], case.logit_offsets[:-1], *case[4:])


@pytest.mark.parametrize("platform", PLATFORMS)
def test_token_logprobs_with_everything(platform):
    def value(logits, temperature, labels, ids, mask):
        got = token_logprobs(
            logits, labels, top=3, ids=ids, temperature=temperature, mask=mask, vocab=997, method="portable"
        )
        return got.logprobs, got.top_logprobs, got.id_logprobs

    def gradient(logits, temperature, labels, ids, mask, *cotangents):
        return jax.vjp(lambda *x: value(*x, labels, ids, mask), logits, temperature)[1](cotangents)

    def spec(*shape, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(shape, dtype)

    arrays = [spec(5, 1000), spec(5), spec(5, dtype=jnp.int32), spec(5, 4, dtype=jnp.int32), spec(5, dtype=bool)]
    assert faults(lowered(value, *arrays, platform=platform)) == []
    assert faults(lowered(gradient, *arrays, spec(5), spec(5, 3), spec(5, 4), platform=platform)) == []


@pytest.mark.parametrize("platform", PLATFORMS)
def test_token_logprobs_with_nothing_beside(platform):
    """What has no elements is made outside of the program."""

    def f(logits, labels):
        return token_logprobs(logits, labels, method="portable").logprobs

    for rows in (1, 4):
        arrays = jax.ShapeDtypeStruct((rows, 9), jnp.float32), jax.ShapeDtypeStruct((rows,), jnp.int32)
        assert faults(lowered(f, *arrays, platform=platform)) == []


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("name", ["forward", "vjp", "vmap"])
def test_the_gate_can_fail(name, platform):
    f, arrays = programs(build_graph(3, method="blocked"), 1000, jnp.float32)[name]
    found = " ".join(faults(lowered(f, *arrays, platform=platform)))
    assert "gather" in found and "scatter" in found


LINES = {  # an operation, and what the gate must say of it
    "sine %a : tensor<4xf32>": "stablehlo.sine",
    "dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>": "dot_general",
    "custom_call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>": "custom_call",
    "convert %a : (tensor<4xf32>) -> tensor<4xi64>": "tensor<4xi64>",
    "convert %a : (tensor<4xf32>) -> tensor<4xf64>": "tensor<4xf64>",
    "slice %a [2:2] : (tensor<4xf32>) -> tensor<0xf32>": "tensor<0xf32>",
    "reduce(%a init: %b) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> "
    "tensor<f32>": "another body",
}


@pytest.mark.parametrize("line", LINES)
def test_each_rule_of_the_gate_can_fail(line):
    head = "func.func public @main(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<4xf32> {"
    tail = "return %a : tensor<4xf32>"
    assert faults(parse(f"{head} {tail} }}")) == []
    assert any(LINES[line] in fault for fault in faults(parse(f"{head}\n%0 = stablehlo.{line}\n{tail} }}")))


# --------------------------------------------------------------------------------------------------------------- on MLX


@pytest.mark.parametrize(
    "v, levels, dtype",
    [(1, 3, "float32"), (7, 3, "float32"), (129, 0, "float32"), (129, 5, "float32"), (129, 3, "bfloat16"),
     (1000, 3, "float16"), (50257, 3, "float32"), (128256, 5, "float32")],
)  # fmt: skip
def test_the_matrix_on_mlx(v, levels, dtype):
    """Every kind of row: odd ones, ties, zeros and subnormals, near-flat rows; every kind of output row."""
    graph, case = build_graph(levels, method="portable"), batch(v, dtype)
    check_graph(on_mlx.run(lowered(graph, *case), *case), reference.graph(2**levels, *case))


@pytest.mark.parametrize("lengths", LENGTHS)
def test_layouts_on_mlx(lengths):
    graph = build_graph(3, method="portable")
    for outputs in ("echo", "last", "too many"):
        case = batch(7, lengths=lengths, outputs=outputs)
        check_graph(on_mlx.run(lowered(graph, *case), *case), reference.graph(8, *case), outputs)


@pytest.mark.parametrize("v", [50257, 128256, 131072, 151669])
def test_near_flat_rows_on_mlx(v):
    """Sums of a hundred thousand terms, as near to each other as can be and not."""
    rng = np.random.default_rng(0)
    below = [np.where(np.arange(v) == 7, 0, -c) for c in rng.uniform(0, 1.5, 8)]
    rows = [np.zeros(v), 1 + rng.integers(0, 2, v) * 2.0**-23, 5 + 1e-3 * rng.normal(size=v), *below]
    logits, labels = np.array(rows, np.float32), np.full(len(rows), v - 1, np.int32)

    def f(logits, labels):
        return tuple(x for x in token_logprobs(logits, labels, top=3, method="portable") if x is not None)

    own, top_ids, top = on_mlx.run(lowered(f, logits, labels), logits, labels)
    got = token_logprobs(logits, labels, top=3)._replace(logprobs=own, top_ids=top_ids, top_logprobs=top)
    check_tokens(got, reference.token_scores(logits, labels, top=3))


@pytest.mark.parametrize("v, levels, dtype", [(7, 3, "float32"), (600, 5, "float32"), (1031, 2, "bfloat16")])
def test_gradients_on_mlx(v, levels, dtype):
    """Those of `blocked` on jax's CPU, which other tests hold to differences of the reference."""
    graph, case = build_graph(levels, method="portable"), batch(v, dtype, outputs="mixed")
    cotangent = np.random.default_rng(2).normal(size=(len(case.output_rows), 2**levels)).astype(np.float32)
    arrays = (case.logits, cotangent, *case[1:])
    (got,) = on_mlx.run(lowered(vjp(graph), *arrays), *arrays)
    want = np.asarray(jax.jit(vjp(build_graph(levels, method="blocked")))(*arrays)).astype(np.float32)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    assert np.isnan(want).any() and np.isfinite(want).any()
    np.testing.assert_allclose(got, want, rtol=2e-2 if dtype == "bfloat16" else 1e-5, atol=1e-5)


def test_an_odd_row_of_which_nothing_is_asked_has_the_gradient_0_on_mlx():
    logits = all_values(129)
    labels, cotangent = labels_for(logits), np.ones(N, np.float32)
    cotangent[ODD] = 0

    def f(logits, cotangent, labels):
        return jax.vjp(lambda x: token_logprobs(x, labels, method="portable").logprobs, logits)[1](cotangent)[0]

    (got,) = on_mlx.run(lowered(f, logits, cotangent, labels), logits, cotangent, labels)
    assert np.isfinite(got).all() and (got[ODD] == 0).all()


def peaks(name, levels, v, limits):
    """The most memory that the compiled program holds beside its arguments at each limit, in units of the logits."""
    rows, rng = 64, np.random.default_rng(0)
    graph, size = build_graph(levels, method="portable"), 4 * rows * v
    ints = [rng.integers(0, v, n).astype(np.int32) for n in (rows, 2)]
    offsets = [np.array([0, 20, rows], np.int32)] * 3
    arrays = [rng.normal(size=(rows, v)).astype(np.float32), *ints, *offsets, np.arange(rows, dtype=np.int32)]
    if name == "vjp":
        arrays.insert(1, rng.normal(size=(rows, 2**levels)).astype(np.float32))
    program = on_mlx.program(lowered((forward if name == "forward" else vjp)(graph), *arrays))
    arrays = [on_mlx.from_numpy(x) for x in arrays]
    mx.eval(arrays)
    for limit in limits:
        before, usual = mx.get_active_memory(), mx.set_memory_limit(10**15 if limit is None else limit * size)
        try:
            mx.reset_peak_memory()
            mx.eval(mx.compile(program)(*arrays))
            yield (mx.get_peak_memory() - before) / size
        finally:
            mx.set_memory_limit(usual)


@pytest.mark.parametrize(
    "name, levels, v",
    [
        pytest.param(name, levels, v, marks=[] if v == kept else pytest.mark.whole)
        for name in ("forward", "vjp")
        for levels, kept in ((0, 128256), (3, 128256), (5, 50257))
        for v in (50257, 128256)
    ],
)
def test_memory_on_mlx(name, levels, v):
    """MLX's stream on the CPU runs a hundred operations ahead and holds what they will write, three sums as large as
    the logits. At a memory limit it waits for what is under way, and holds one."""
    free, limited = peaks(name, levels, v, (None, 2))
    assert 1 < free <= 4
    assert 1 < limited <= 2


# ---------------------------------------------------------------------------------------------------- decode attention


def attended(plan):
    def f(q, k, v, pads, ends):
        return ragged_decode_attention(q, k, v, pads, ends=ends, softcap=4.0, window=70, plan=plan, return_lse=True)

    return f


def attention_vjp(plan):
    def f(q, k, v, pads, ends, cotangent):
        return jax.vjp(lambda *x: attended(plan)(*x, pads, ends)[0], q, k, v)[1](cotangent)

    return f


def attention_arrays(dtype="float32", lead=(), values=24):
    rng = np.random.default_rng(0)
    shapes = ((3, 6, 1, 16), (3, 2, 100, 16), (3, 2, 100, values), (3, 6, 1, values))
    q, k, v, cotangent = (rng.normal(size=(*lead, *shape)).astype(np.float32).astype(dtype) for shape in shapes)
    pads, ends = (np.broadcast_to(np.array(x, np.int32), (*lead, 3)) for x in ([0, 100, 5], [100, 100, 60]))
    return q, k, v, pads, ends, cotangent


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("plan", ["one_pass", "reference"])
def test_decode_attention_lowers_to_operations_of_both_plugins(plan, dtype, platform):
    arrays = attention_arrays(jnp.dtype(dtype))
    lanes = attention_arrays(jnp.dtype(dtype), (2,))
    for f, given in (
        (attended(plan), arrays[:5]),
        (attention_vjp(plan), arrays),
        (jax.vmap(attended(plan)), lanes[:5]),
    ):
        assert faults(lowered(f, *given, platform=platform), FOR_ATTENTION) == []


def test_the_gate_refuses_two_pass():
    assert "while" in " ".join(faults(lowered(attended("two_pass"), *attention_arrays()[:5]), FOR_ATTENTION))


@pytest.mark.parametrize("plan", ["one_pass", "reference"])
def test_decode_attention_on_mlx(plan):
    *arrays, cotangent = attention_arrays()
    q, k, v, pads, ends = arrays
    place = np.arange(100)
    start = np.maximum(pads, ends - 70)
    outside = (place < start[:, None]) | (place >= ends[:, None])
    for x in (k, v):
        x[np.broadcast_to(outside[:, None], x.shape[:3])] = np.nan
    want = reference.decode_attention(q, k, v, pads, ends, softcap=4.0, window=70)
    for got, exact in zip(on_mlx.run(lowered(attended(plan), *arrays), *arrays), want, strict=True):
        np.testing.assert_allclose(got, exact, atol=2e-6)
    gradients = on_mlx.run(lowered(attention_vjp(plan), *arrays, cotangent), *arrays, cotangent)
    for got, exact in zip(gradients, jax.jit(attention_vjp("two_pass"))(*arrays, cotangent), strict=True):
        np.testing.assert_allclose(got, exact, atol=1e-5)
