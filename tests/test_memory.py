"""Temporaries, from the compiler's own account: nothing here is allocated, only compiled."""

import jax
import jax.numpy as jnp
import pytest
from cases import METHODS

from jaxlp import build_graph, token_logprobs

in_chunks = [(method, options) for method, options in METHODS if method != "portable"]  # whose cost follows the rows
each_method = pytest.mark.parametrize("method, options", in_chunks)
MIB = 2**20
INT = jnp.int32


def spec(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def graph_specs(rows, v, dtype=jnp.float32, lead=()):
    tails = (rows,), (8,), (9,), (9,), (9,), (rows,)
    return [spec(*lead, rows, v, dtype=dtype), *[spec(*lead, *tail, dtype=INT) for tail in tails]]


def temporaries(f, *specs):
    return jax.jit(f).lower(*specs).compile().memory_analysis().temp_size_in_bytes


def gradient(graph):
    def f(logits, cotangent, *rest):
        return jax.vjp(lambda x: graph(x, *rest)[0], logits)[1](cotangent)[0]

    return f


@each_method
@pytest.mark.parametrize("v", [128256, pytest.param(131072, marks=pytest.mark.whole)])
def test_forward_is_under_16_mib_whatever_the_rows(method, options, v):
    graph = build_graph(3, method=method, **options)
    few, many = (temporaries(graph, *graph_specs(rows, v)) for rows in (256, 4096))
    assert few < 16 * MIB and many < 16 * MIB, (few / MIB, many / MIB)
    assert many - few <= 4096 * 256, "more rows may add their indices, a few bytes each, and no more"


@each_method
@pytest.mark.parametrize("levels, rows, dtype", [(3, 4096, "bfloat16"), (3, 1, "float32"), (8, 256, "float32")])
def test_narrow_logits_one_row_wide_graphs(method, options, levels, rows, dtype):
    assert temporaries(build_graph(levels, method=method, **options), *graph_specs(rows, 131072, dtype)) < 16 * MIB


@each_method
def test_a_vmap_is_under_16_mib(method, options):
    """All lanes together, when they lie along the first axis; `vmap` itself moves another axis there, by a copy."""
    graph = build_graph(3, method=method, **options)
    found = temporaries(jax.vmap(graph), *graph_specs(256, 131072, lead=(4,)))
    assert found < 16 * MIB, found / MIB


@each_method
@pytest.mark.parametrize("rows, dtype", [(256, "float32"), (4096, "float32"), (1024, "bfloat16")])
def test_the_gradient_makes_its_result_and_16_mib_beside_it(method, options, rows, dtype):
    graph = build_graph(3, method=method, **options)
    specs = graph_specs(rows, 131072, dtype)
    found = temporaries(gradient(graph), specs[0], spec(rows, graph.width), *specs[1:])
    assert found <= 16 * MIB, found / MIB


@each_method
def test_value_and_gradient_with_everything(method, options):
    rows, v = 512, 131072

    def f(logits, labels, ids, temperature, mask):
        def loss(logits, temperature):
            got = token_logprobs(
                logits, labels, top=5, ids=ids, temperature=temperature, mask=mask, method=method, **options
            )
            return got.logprobs.sum() + got.top_logprobs.sum() + got.id_logprobs.sum()

        return jax.value_and_grad(loss, (0, 1))(logits, temperature)

    found = temporaries(
        f, spec(rows, v), spec(rows, dtype=INT), spec(rows, 4, dtype=INT), spec(rows), spec(rows, dtype=bool)
    )
    assert found <= 16 * MIB, found / MIB


@each_method
def test_leading_axes_temperature_and_vocab_copy_nothing(method, options):
    def f(logits, labels, t):
        return token_logprobs(logits, labels, top=7, temperature=t, vocab=131001, method=method, **options)

    assert temporaries(f, spec(4, 64, 131072), spec(4, 64, dtype=INT), spec()) < 16 * MIB


@each_method
def test_no_flat_index_over_rows_and_vocabulary(method, options):
    """30,000 x 151,936 is past 2**32: the two axes stay apart, and the program still fits (CASES 41, 47)."""
    graph = build_graph(3, method=method, **options)
    lowered = jax.jit(graph).lower(*graph_specs(30000, 151936))
    assert str(30000 * 151936) not in lowered.as_text()
    assert lowered.compile().memory_analysis().temp_size_in_bytes < 18 * MIB


@each_method
def test_a_temperature_of_narrow_logits(method, options):
    def f(logits, labels, t):
        return token_logprobs(logits, labels, temperature=t, method=method, **options).logprobs.sum()

    specs = spec(512, 131072, dtype="bfloat16"), spec(512, dtype=INT), spec(512)
    assert temporaries(jax.grad(f, (0, 2)), *specs) <= 16 * MIB


@pytest.mark.skipif(jax.__version_info__ < (0, 10), reason="older compilers fuse less")
def test_portable_is_fused_into_its_reductions():
    assert temporaries(build_graph(3, method="portable"), *graph_specs(256, 128256)) <= 8 * MIB


@pytest.mark.parametrize(
    "levels, rows, v, dtype",
    [
        (3, 256, 131072, "float32"),
        (4, 64, 50257, "bfloat16"),
        pytest.param(5, 64, 50257, "bfloat16", marks=pytest.mark.whole),
    ],
)
def test_portable_keeps_four_copies_of_the_logits_at_most(levels, rows, v, dtype):
    graph = build_graph(levels, method="portable")
    specs = graph_specs(rows, v, dtype)
    copies = 4 * 4 * rows * v
    assert temporaries(graph, *specs) <= copies
    assert temporaries(gradient(graph), specs[0], spec(rows, graph.width), *specs[1:]) <= copies

    def f(logits, labels, t):
        return token_logprobs(logits, labels, top=3, temperature=t, method="portable").logprobs.sum()

    assert temporaries(jax.grad(f, (0, 2)), specs[0], specs[1], spec(rows)) <= copies
