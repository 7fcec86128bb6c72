"""What JAX does to functions: nested jit, scan, checkpoint, vmap over each argument, shard_map, export."""

import functools
import itertools
import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import (
    LENGTHS,
    METHODS,
    Batch,
    N,
    all_values,
    batch,
    check_graph,
    check_tokens,
    labels_for,
    offsets,
    shard_map,
)
from jax import export, lax
from jax.sharding import PartitionSpec as P

from jaxlp import TokenScores, build_graph, token_logprobs

each_method = pytest.mark.parametrize("method, options", METHODS)
SHARDED = [*((m, 65) for m in METHODS), (METHODS[0], 20001)]  # a method, a vocabulary; the larger makes `blocked` loop
COLLECTIVE = re.compile(r"all-reduce|all-gather|all-to-all|collective-permute|collective-broadcast|reduce-scatter")
LANES = [("plain", "echo", 0), ("empty first", "too many", 1), ("empty last", "mixed", 2)]


def each_less_of_portable(entries, kept):
    """Every entry by each method; of `portable`, whose batching is jax's own, a few unless pytest is given --whole."""
    cases = []
    for method, options in METHODS:
        for entry in entries:
            marks = pytest.mark.whole if method == "portable" and entry not in kept else []
            cases.append(pytest.param(method, options, entry, marks=marks, id=f"{method}-{entry}"))
    return cases


def expect(case, levels):
    return reference.graph(2**levels, *case)


@functools.cache
def lanes(v) -> list[Batch]:
    return [batch(v, "float32", *names) for names in LANES]


@each_method
def test_nested_in_a_callers_jit(method, options):
    graph, case = build_graph(2, method=method, **options), batch(7, seed=3)

    @jax.jit
    def caller(logits, rest):
        mirrored = logits[:, ::-1]
        return graph(mirrored, *rest), jax.jit(lambda x: graph(x, *rest))(mirrored[:, ::-1])

    mirrored, plain = caller(case.logits, case[1:])
    check_graph(mirrored, expect(case._replace(logits=case.logits[:, ::-1]), 2))
    check_graph(plain, expect(case, 2))


@pytest.mark.parametrize("method, options, v", each_less_of_portable([7, 300], [7]))
def test_scan(method, options, v):
    graph = build_graph(2, method=method, **options)
    cases = lanes(v)
    stacked = jax.tree.map(lambda *x: np.stack(x), *cases)
    carried, got = jax.jit(lambda all_: lax.scan(lambda n, one: (n + 1, graph(*one)), 0, all_))(stacked)
    assert carried == len(cases)
    for i, case in enumerate(cases):
        check_graph([x[i] for x in got], expect(case, 2), i)


@each_method
def test_checkpoint(method, options):
    case = batch(65)
    graph = build_graph(2, method=method, **options)
    g = np.random.default_rng(0).normal(size=(len(case.output_rows), 4)).astype(np.float32)

    def gradient(f):
        return jax.jit(lambda x: jax.vjp(lambda x: f(x, *case[1:])[0], x)[1](g)[0])(case.logits)

    np.testing.assert_allclose(gradient(jax.checkpoint(graph)), gradient(graph), atol=1e-5)


@each_method
def test_gradient_through_a_scan_of_checkpoints(method, options):
    rng = np.random.default_rng(0)
    logits, labels = rng.normal(size=(3, 5, 33)).astype(np.float32), rng.integers(0, 33, (3, 5))

    def loss(logits):
        def step(total, one):
            return total + token_logprobs(*one, method=method, **options).logprobs.sum(), None

        return lax.scan(jax.checkpoint(step), 0.0, (logits, labels))[0]

    want, _ = reference.token_gradients(logits, labels, np.ones((3, 5)))
    np.testing.assert_allclose(jax.jit(jax.grad(loss))(logits), want, atol=1e-5)


@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    "method, options, mapped",
    each_less_of_portable([(0,), (1,), (2, 4), (3, 5), (6,), tuple(range(7))], [(0,), (2, 4), tuple(range(7))]),
)
def test_vmap_over_each_argument_of_the_graph(method, options, mapped):
    """Lanes of the mapped arguments over one plain batch; all seven at once are three unlike batches."""
    graph, cases = build_graph(2, method=method, **options), lanes(7)
    per_lane = [Batch(*[(one if i in mapped else cases[0])[i] for i in range(7)]) for one in cases]
    arrays = [np.stack([one[i] for one in cases]) if i in mapped else cases[0][i] for i in range(7)]
    got = jax.jit(jax.vmap(graph, in_axes=[0 if i in mapped else None for i in range(7)]))(*arrays)
    for lane, case in enumerate(per_lane):
        check_graph([x[lane] for x in got], expect(case, 2), f"lane {lane}")


@each_method
def test_vmap_with_logits_batched_at_axis_1(method, options):
    graph, cases = build_graph(2, method=method, **options), lanes(300)[:2]
    got = jax.vmap(graph, in_axes=(1, *[0] * 6), out_axes=1)(
        np.stack([one.logits for one in cases], axis=1), *[np.stack(x) for x in list(zip(*cases, strict=True))[1:]]
    )
    for lane, case in enumerate(cases):
        check_graph([x[:, lane] for x in got], expect(case, 2), f"lane {lane}")


@each_method
def test_nested_vmap(method, options):
    graph, cases = build_graph(2, method=method, **options), lanes(7)
    logits, rest = np.stack([one.logits for one in cases]), [np.stack(x) for x in list(zip(*cases, strict=True))[1:]]
    got = jax.vmap(jax.vmap(graph, in_axes=(None, *[0] * 6)), in_axes=(0, *[None] * 6))(logits, *rest)
    for i, one in enumerate(cases):
        for j, two in enumerate(cases):
            check_graph([x[i, j] for x in got], expect(two._replace(logits=one.logits), 2), (i, j))


TOKEN_AXES = [  # axis of the lanes in logits, labels, ids, temperature, mask
    (0, None, None, None, None),
    (None, 0, None, None, None),
    (None, None, 0, None, None),
    (None, None, None, 0, None),
    (None, None, None, None, 0),
    (0, 0, 0, 0, 0),
    (1, 0, 2, None, 0),
]


@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    "method, options, axes", each_less_of_portable(TOKEN_AXES, [TOKEN_AXES[0], TOKEN_AXES[3], *TOKEN_AXES[5:]])
)
def test_vmap_over_each_argument_of_token_logprobs(method, options, axes):
    v, count = 21, 3
    rng = np.random.default_rng(0)
    logits = [all_values(v, seed=i) for i in range(count)]
    values = [
        logits,
        [labels_for(x, i) for i, x in enumerate(logits)],
        list(rng.integers(-2, 23, (count, N, 2))),
        list(rng.choice([0.5, 1.0, 1.7], (count, N)).astype(np.float32)),
        list(rng.random((count, N)) < 0.7),
    ]
    arrays = [x[0] if axis is None else np.stack(x, axis) for x, axis in zip(values, axes, strict=True)]

    def f(logits, labels, ids, temperature, mask):
        return token_logprobs(
            logits, labels, top=4, ids=ids, temperature=temperature, mask=mask, method=method, **options
        )

    got = jax.jit(jax.vmap(f, in_axes=axes))(*arrays)
    for lane in range(count):
        logits, labels, ids, temperature, mask = (
            x[0 if axis is None else lane] for x, axis in zip(values, axes, strict=True)
        )
        want = reference.token_scores(logits, labels, top=4, ids=ids, temperature=temperature, mask=mask)
        check_tokens(jax.tree.map(lambda x, lane=lane: x[lane], got), want, f"lane {lane}")


@each_method
def test_vmap_of_scalars(method, options):
    """Rows of a vmap are rows of one call."""
    logits = all_values(33)
    labels = labels_for(logits)
    t = np.linspace(0.5, 2, N, dtype=np.float32)
    got = jax.vmap(lambda x, y, t: token_logprobs(x, y, top=3, temperature=t, method=method, **options))(
        logits, labels, t
    )
    check_tokens(got, reference.token_scores(logits, labels, top=3, temperature=t))


def ragged_shards(v, count=8):
    """`count` batches of one shape, each with its own offsets."""
    names = list(LENGTHS)
    return [batch(v, "float32", names[i % len(names)], "too many", seed=i) for i in range(count)]


@pytest.mark.parametrize("method, options, v", [(*m, v) for m, v in SHARDED])
def test_shard_map_of_rows(method, options, v, mesh):
    """A ragged batch a device, under the version's default checks, without a collective; forward and gradient."""
    graph, cases = build_graph(2, method=method, **options), ragged_shards(v)
    arrays = [np.concatenate(x) for x in zip(*cases, strict=True)]

    @functools.partial(shard_map, mesh=mesh, in_specs=(P("rows"),) * 7, out_specs=P("rows"))
    def scores(*shard):
        return graph(*shard)

    compiled = jax.jit(scores).lower(*arrays).compile()
    assert not COLLECTIVE.search(compiled.as_text())
    got = [np.split(np.asarray(x), 8) for x in compiled(*arrays)]
    for i, case in enumerate(cases[: 8 if v < 100 else 2]):
        check_graph([x[i] for x in got], expect(case, 2), f"shard {i}")

    if v > 100:
        return
    g = np.random.default_rng(0).normal(size=(len(arrays[6]), 4)).astype(np.float32)

    @jax.jit
    def gradient(*arrays):
        return jax.vjp(lambda x: scores(x, *arrays[1:])[0], arrays[0])[1](g)[0]

    compiled = gradient.lower(*arrays).compile()
    assert not COLLECTIVE.search(compiled.as_text())
    for i, part in enumerate(np.split(np.asarray(compiled(*arrays)), 8)):
        np.testing.assert_allclose(part, reference.graph_gradient(np.split(g, 8)[i], *cases[i]), atol=1e-4)


@pytest.mark.parametrize("method, options, v, rows", [(*m, v, 16 if v == 65 else 640) for m, v in SHARDED])
def test_shard_map_of_token_logprobs(method, options, v, rows, mesh):
    """All arguments by rows; then logits that every device holds, and an unsharded temperature."""
    rng = np.random.default_rng(0)
    logits, labels = rng.normal(size=(rows, v)).astype(np.float32), rng.integers(-1, v + 1, rows)
    ids, mask, t = rng.integers(0, v, (rows, 2)), rng.random(rows) < 0.8, np.float32(0.7)

    @functools.partial(
        shard_map, mesh=mesh, in_specs=(P("rows"), P("rows"), P("rows"), P(), P("rows")), out_specs=P("rows")
    )
    def f(logits, labels, ids, t, mask):
        got = token_logprobs(logits, labels, top=3, ids=ids, temperature=t, mask=mask, method=method, **options)
        return got.logprobs, got.top_ids, got.top_logprobs, got.id_logprobs

    compiled = jax.jit(f).lower(logits, labels, ids, t, mask).compile()
    assert not COLLECTIVE.search(compiled.as_text())
    some = slice(0, rows, rows // 16)
    got = [np.asarray(x)[some] for x in compiled(logits, labels, ids, t, mask)]
    want = reference.token_scores(logits[some], labels[some], top=3, ids=ids[some], temperature=t, mask=mask[some])
    check_tokens(TokenScores(*got, stats=None), want)

    gradient = jax.jit(jax.grad(lambda x, t: f(x, labels, ids, t, mask)[2][:, 0].sum(), (0, 1)))
    d_logits, d_t = gradient(logits, t)
    want, want_t = reference.token_gradients(
        logits[some], labels[some], np.zeros(16), g_top=np.eye(1, 3).repeat(16, 0), temperature=t, mask=mask[some]
    )
    np.testing.assert_allclose(np.asarray(d_logits)[some], want, atol=1e-5)
    if rows == 16:
        np.testing.assert_allclose(d_t, want_t.sum(), rtol=1e-4)


@pytest.mark.parametrize(
    "method, options, replicated", each_less_of_portable(["logits", "labels", "temperature"], ["logits"])
)
def test_shard_map_with_one_argument_held_by_every_device(method, options, replicated, mesh):
    """The argument's gradient is then the sum over the devices, as it is for jax's own functions."""
    rng = np.random.default_rng(0)
    values = {
        "logits": rng.normal(size=(16, 33)).astype(np.float32),
        "labels": rng.integers(0, 33, 16),
        "ids": rng.integers(0, 33, (16, 2)),
        "temperature": rng.choice([0.5, 2.0], 16).astype(np.float32),
        "mask": rng.random(16) < 0.8,
    }
    held = {name: x[:2] if name == replicated else x for name, x in values.items()}  # two rows a device
    whole = {
        name: np.tile(x[:2], (8,) + (1,) * (x.ndim - 1)) if name == replicated else x for name, x in values.items()
    }

    def f(logits, labels, ids, temperature, mask):
        got = token_logprobs(
            logits, labels, top=3, ids=ids, temperature=temperature, mask=mask, method=method, **options
        )
        return got.logprobs, got.top_ids, got.top_logprobs, got.id_logprobs

    mapped = shard_map(f, mesh, tuple(P() if name == replicated else P("rows") for name in values), P("rows"))
    want = reference.token_scores(**whole, top=3)
    for got, exact in zip(jax.jit(mapped)(*held.values()), want, strict=True):
        np.testing.assert_allclose(got, exact, atol=1e-5)

    def loss(logits, temperature):
        own, _, top, ids = mapped(logits, held["labels"], held["ids"], temperature, held["mask"])
        return own.sum() + top.sum() + ids.sum()

    ones = {"g_own": np.ones(16), "g_top": np.ones((16, 3)), "g_ids": np.ones((16, 2))}
    wants = reference.token_gradients(**whole, **ones)
    for name, got, exact in zip(
        ("logits", "temperature"),
        jax.jit(jax.grad(loss, (0, 1)))(held["logits"], held["temperature"]),
        wants,
        strict=True,
    ):
        exact = exact.reshape(8, 2, *exact.shape[1:]).sum(0) if name == replicated else exact
        np.testing.assert_allclose(got, exact, atol=1e-4)


@each_method
def test_shard_map_over_lanes_of_a_vmap(method, options, mesh):
    graph, cases = build_graph(1, method=method, **options), ragged_shards(7, 16)
    arrays = [np.stack(x) for x in zip(*cases, strict=True)]
    f = shard_map(lambda *shard: jax.vmap(graph)(*shard), mesh, (P("rows"),) * 7, P("rows"))
    got = jax.jit(f)(*arrays)
    for i, case in enumerate(cases):
        check_graph([x[i] for x in got], expect(case, 1), f"lane {i}")


def test_rows_sharded_by_jit_alone(mesh):
    """Without `shard_map` the compiler decides; the answer is the same."""
    logits = all_values(65).repeat(8, 0)
    labels = labels_for(logits)
    sharding = jax.sharding.NamedSharding(mesh, P("rows"))
    got = jax.jit(functools.partial(token_logprobs, top=3))(*jax.device_put((logits, labels), sharding))
    check_tokens(got, reference.token_scores(logits, labels, top=3))


@each_method
def test_export_with_a_symbolic_row_count(method, options):
    (n,) = export.symbolic_shape("n")
    f = jax.jit(functools.partial(token_logprobs, top=3, method=method, **options))
    shapes = jax.ShapeDtypeStruct((n, 65), np.float32), jax.ShapeDtypeStruct((n,), np.int32)
    back = export.deserialize(export.export(f)(*shapes).serialize())
    for rows in (1, 3, N):
        logits = all_values(65)[-rows:]
        labels = labels_for(logits)
        got = back.call(logits, labels)
        check_tokens(got, reference.token_scores(logits, labels, top=3))


@each_method
def test_export_of_the_graph(method, options):
    n, t, b, r = export.symbolic_shape("n, t, b, r")
    graph = build_graph(2, method=method, **options)
    kinds = [((n, 65), np.float32), ((t,), np.int32), ((b,), np.int32), *[((b + 1,), np.int32)] * 3, ((r,), np.int32)]
    exported = export.export(jax.jit(lambda *x: graph(*x)))(*[jax.ShapeDtypeStruct(*x) for x in kinds])
    back = export.deserialize(exported.serialize())
    for names in LANES:
        case = batch(65, "float32", *names)
        case = Batch(*[x if x.dtype == np.float32 else x.astype(np.int32) for x in case])
        check_graph(back.call(*case), expect(case, 2))


@each_method
def test_export_for_another_platform(method, options):
    case = batch(300)
    f = jax.jit(lambda *x: build_graph(2, method=method, **options)(*x))
    structs = [jax.ShapeDtypeStruct(x.shape, np.float32 if x.ndim == 2 else np.int32) for x in case]
    exported = export.export(f, platforms=["cpu", "cuda", "tpu"])(*structs)
    check_graph(exported.call(*[jnp.asarray(x) for x in case]), expect(case, 2))


def test_zero_lanes():
    case, graph = batch(7), build_graph(2)
    got = jax.vmap(graph, in_axes=(0, *[None] * 6))(np.zeros((0, N, 7), np.float32), *case[1:])
    assert got[0].shape == (0, len(case.output_rows), 4)
    none = offsets([])
    empty = jax.vmap(graph)(
        np.zeros((2, 0, 7), np.float32),
        np.zeros((2, 0), int),
        np.zeros((2, 0), int),
        *[np.stack([none, none])] * 3,
        np.zeros((2, 3), int),
    )
    np.testing.assert_array_equal(empty[1], 7)
    np.testing.assert_array_equal(empty[0][..., -1], 0.0)


@each_method
@pytest.mark.parametrize("mapped", [["labels"], ["ids"], ["labels", "ids"]], ids=" and ".join)
def test_gradients_where_not_all_is_mapped(method, options, mapped):
    """jax itself multiplies what a `custom_vjp` gives for all lanes alike by their number. One `vmap` a name."""
    rng = np.random.default_rng(0)
    logits, labels, ids = rng.normal(size=(2, 50)), rng.integers(0, 50, (3, 2)), rng.integers(0, 50, (3, 2, 2))
    given = {"labels": jnp.asarray(labels), "ids": jnp.asarray(ids)}

    def value(logits, its):
        scores = token_logprobs(logits, its["labels"], ids=its["ids"], top=2, stats=True, method=method, **options)
        parts = scores.logprobs, scores.top_logprobs, scores.id_logprobs, *scores.stats[:3]
        return sum((i + 1) * jnp.sum(x) for i, x in enumerate(parts))

    def of_all(logits):
        of_lanes = value
        for one in mapped:
            of_lanes = jax.vmap(of_lanes, (None, {name: 0 if name == one else None for name in given}))
        return jnp.sum(of_lanes(logits, {name: x if name in mapped else x[0] for name, x in given.items()}))

    def by_loop(logits):
        lanes = itertools.product(*(x if name in mapped else x[:1] for name, x in given.items()))
        return sum(value(logits, dict(zip(given, lane, strict=True))) for lane in lanes)

    logits = jnp.asarray(logits, jnp.float32)
    np.testing.assert_allclose(jax.grad(of_all)(logits), jax.grad(by_loop)(logits), atol=2e-4)
