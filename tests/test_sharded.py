"""The vocabulary over 1, 2, 3 and 8 devices: the matrix, gradients, meshes, and what crosses them."""

import functools
import math
import re
import subprocess
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import (
    LENGTHS,
    OUTPUTS,
    SIZES,
    N,
    all_values,
    batch,
    check_graph,
    check_tokens,
    labels_for,
    x64,
)
from jax.sharding import PartitionSpec as P
from test_hidden_graph import as_hidden, expect

from jaxlp import build_graph, build_hidden_graph, build_sharded_graph, errors, token_logprobs
from jaxlp import token_logprobs_from_hidden as from_hidden

SHARDS = [1, 2, 3, 8]


def mesh_of(**axes):
    count = math.prod(axes.values())
    return jax.sharding.Mesh(np.array(jax.devices("cpu")[:count]).reshape(*axes.values()), tuple(axes))


def mapped(f, mesh, in_specs, checked=True):
    """The version's own `shard_map`, with or without its checks."""
    if hasattr(jax, "shard_map"):
        named = {} if checked else {"check_vma": False}
        return jax.shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=P(), **named)
    from jax.experimental.shard_map import shard_map

    return shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=P(), check_rep=checked)


def padded(x, shards, axis=-1):
    """`x` with NaN after its end, so that the shards divide it: what is there must not matter."""
    extra = [(0, 0)] * x.ndim
    extra[axis] = (0, -x.shape[axis] % shards)
    return np.pad(x, extra, constant_values=np.nan)


@pytest.fixture
def small_blocks(blocks_of):
    blocks_of(32)


# ----------------------------------------------------------------------------------------------------------- the matrix


@pytest.mark.thinned(3)
@pytest.mark.parametrize(  # each size over one number of shards, and one over all
    "v, levels, dtype, shards",
    [(*size, SHARDS[i % 4]) for i, size in enumerate(SIZES)] + [(127, 3, "float32", shards) for shards in SHARDS],
)
def test_every_size(v, levels, dtype, shards):
    case = batch(v, dtype, seed=v + levels)
    graph = build_sharded_graph(levels, mesh_of(v=shards), "v", vocab=v)
    got = graph(padded(case.logits, shards), *case[1:])
    check_graph(got, expect(case, levels))
    np.testing.assert_array_equal(got[1], build_graph(levels, method="blocked")(*case)[1])


def test_every_layout():
    for lengths in LENGTHS:
        for outputs in OUTPUTS:
            case = batch(129, "float32", lengths, outputs)
            check_graph(build_sharded_graph(3, mesh_of(v=3), "v")(*case), expect(case, 3), f"{lengths} {outputs}")


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    "v, levels, dtype, shards",
    [(7, 3, "float32", 1), (7, 3, "float32", 8), (129, 5, "float32", 2), (300, 3, "bfloat16", 3)],
)
def test_every_size_from_hidden_states(v, levels, dtype, shards, small_blocks):
    hidden, head, case = as_hidden(batch(v, dtype, seed=v + levels))
    want, head = expect(case, levels), padded(head, shards, 0)
    mesh = mesh_of(v=shards)
    check_graph(build_sharded_graph(levels, mesh, "v", hidden=True, vocab=v)(hidden, head, *case[1:]), want)
    graph = build_sharded_graph(levels, mesh, "v", hidden=True, head_layout="hv", vocab=v)
    check_graph(graph(hidden, head.T.copy(), *case[1:]), want)


@pytest.mark.parametrize("shards", [2, 8])
def test_ties_across_blocks_and_shards(shards, small_blocks):
    """Integers make the products exact, and thousands of them equal."""
    rng = np.random.default_rng(0)
    h, w = (rng.integers(-1, 2, shape).astype(np.float32) for shape in ((12, 4), (4000, 4)))
    labels = rng.integers(0, 4000, 12)
    f = functools.partial(from_hidden, top=500, stats=True)
    got = mapped(functools.partial(f, axis_name="v"), mesh_of(v=shards), (P(), P("v"), P()))(h, w, labels)
    want = token_logprobs(h @ w.T, labels, top=500, stats=True)
    assert len(np.unique(h @ w.T)) < 10
    for a, b in ((got.top_ids, want.top_ids), (got.stats.rank, want.stats.rank)):
        np.testing.assert_array_equal(a, b)
    np.testing.assert_array_equal(from_hidden(h, w, labels, top=500).top_ids, want.top_ids)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("v, top, shards", [(7, 3, 8), (129, 9, 2), (129, 129, 3), (1000, 40, 1)])
def test_token_logprobs(v, top, shards):
    logits = all_values(v)
    labels, rng = labels_for(logits), np.random.default_rng(0)
    named = {"ids": rng.integers(-1, v + 1, (N, 4)), "temperature": np.float32(0.7), "mask": rng.random(N) < 0.8}
    f = functools.partial(token_logprobs, top=top, stats=True, **named)
    sharded = mapped(functools.partial(f, axis_name="v", vocab=v), mesh_of(v=shards), (P(None, "v"), P()))
    got, want = jax.jit(sharded)(padded(logits, shards), labels), f(logits, labels, method="blocked")
    check_tokens(got._replace(stats=None), reference.token_scores(logits, labels, top=top, **named))
    np.testing.assert_array_equal(got.stats.rank, want.stats.rank)
    for a, b in zip(got.stats[:3], want.stats[:3], strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-5, atol=1e-5)


# ------------------------------------------------------------------------------------------------------------ gradients


def everything(scores):
    """A number that depends on all scores and stats."""
    found = scores.logprobs, scores.top_logprobs, scores.id_logprobs, *scores.stats[:3]
    return sum(
        (i + 1) * jnp.sum(jnp.where(jnp.isfinite(x), x, 0) * jnp.sin(jnp.arange(x.size)).reshape(x.shape))
        for i, x in enumerate(found)
    )


@pytest.mark.thinned(3)
@pytest.mark.parametrize("shards, checked", [(1, True), (2, False), (3, True), (8, True)])
def test_gradients_by_logits_and_temperature(shards, checked):
    rng = np.random.default_rng(0)
    with x64(True):
        z, t, labels, ids = (
            rng.normal(size=(6, 100)),
            rng.uniform(0.5, 2, 6),
            rng.integers(0, 100, 6),
            np.ones((6, 2), int),
        )
        z[3], z[4, 7] = -np.inf, -np.inf
        z[3, [7, 90]] = 1
        f = functools.partial(token_logprobs, top=20, stats=True, ids=ids, vocab=100)
        own = mapped(
            lambda z, t: f(z, labels, temperature=t, axis_name="v"),
            mesh_of(v=shards),
            (P(None, "v"), P()),
            checked,
        )
        got = jax.jit(jax.grad(lambda z, t: everything(own(z, t)), (0, 1)))(padded(z, shards), t)
        want = jax.grad(lambda z, t: everything(f(z, labels, temperature=t)), (0, 1))(z, t)
        np.testing.assert_allclose(got[0][:, :100], want[0], atol=1e-10)
        np.testing.assert_allclose(got[1], want[1], atol=1e-9)
        assert not np.any(got[0][:, 100:])


@pytest.mark.parametrize(
    "shards, checked, layout",
    [pytest.param(1, True, "vh", marks=pytest.mark.whole), (3, True, "hv"), (3, False, "vh"), (8, True, "vh")],
)
def test_gradients_by_hidden_head_bias_and_temperature(shards, checked, layout, small_blocks):
    rng = np.random.default_rng(0)
    with x64(True):
        h, w, b, t = rng.normal(size=(6, 16)), rng.normal(size=(100, 16)), rng.normal(size=100), rng.uniform(0.5, 2, 6)
        labels, ids = rng.integers(0, 100, 6), rng.integers(0, 100, (6, 3))

        def plain(h, w, b, t):
            z = 3 * jnp.tanh((h @ w.T + b) / 3)
            return everything(token_logprobs(z, labels, top=9, stats=True, ids=ids, temperature=t))

        f = functools.partial(from_hidden, head_layout=layout, softcap=3.0, top=9, stats=True, ids=ids, vocab=100)
        by_vocab = P("v") if layout == "vh" else P(None, "v")
        own = mapped(
            lambda h, w, b, t: f(h, w, labels, bias=b, temperature=t, axis_name="v"),
            mesh_of(v=shards), (P(), by_vocab, P("v"), P()), checked,
        )  # fmt: skip
        heads = padded(w, shards, 0) if layout == "vh" else padded(w, shards, 0).T
        got = jax.jit(jax.grad(lambda *x: everything(own(*x)), range(4)))(h, heads, padded(b, shards), t)
        got = got[0], (got[1] if layout == "vh" else got[1].T)[:100], got[2][:100], got[3]
        for x, exact in zip(got, jax.grad(plain, range(4))(h, w, b, t), strict=True):
            np.testing.assert_allclose(x, exact, atol=1e-9)


def test_gradients_of_the_graph_and_of_odd_rows():
    case = batch(129, "float32")
    g = np.random.default_rng(0).normal(size=(len(case.output_rows), 8)).astype(np.float32)
    graph = build_sharded_graph(3, mesh_of(v=3), "v")
    got = jax.vjp(lambda z: graph(z, *case[1:])[0], case.logits)[1](g)[0]
    want = jax.vjp(lambda z: build_graph(3)(z, *case[1:])[0], case.logits)[1](g)[0]
    assert np.isnan(want).any()
    np.testing.assert_allclose(got, want, atol=1e-5)


def test_the_second_derivative():
    rng = np.random.default_rng(0)
    with x64(True):
        z, direction, labels = rng.normal(size=(3, 16)), rng.normal(size=(3, 16)), np.array([1, 9, 15])
        f = functools.partial(token_logprobs, top=2, stats=True, ids=labels[:, None])
        own = mapped(lambda z: f(z, labels, axis_name="v"), mesh_of(v=2), (P(None, "v"),))

        def twice(f):
            return jax.jit(jax.grad(lambda z: jnp.sum(jax.grad(lambda z: everything(f(z)))(z) * direction)))(z)

        np.testing.assert_allclose(twice(own), twice(lambda z: f(z, labels)), atol=1e-9)


# --------------------------------------------------------------------------------------------------------------- meshes


def parts_of(v, count):
    """`count` batches of one shape, and all of them end to end."""
    cases = [batch(v, "float32", name, "too many", seed=i) for i, name in enumerate([*LENGTHS][:count])]
    return cases, [np.concatenate(x) for x in zip(*cases, strict=True)]


@pytest.mark.thinned(3)
@pytest.mark.parametrize("kind", ["Auto", "Explicit"])
@pytest.mark.parametrize("hidden", [False, True])
def test_rows_over_a_second_axis(hidden, kind):
    if kind == "Explicit" and not hasattr(jax, "shard_map"):
        pytest.skip("this jax has no Explicit axes")
    devices = np.array(jax.devices("cpu")[:8]).reshape(2, 4)
    types = {} if kind == "Auto" else {"axis_types": (jax.sharding.AxisType.Explicit,) * 2}
    mesh = jax.sharding.Mesh(devices, ("rows", "v"), **types)
    cases, arrays = parts_of(128, 2)
    graph = build_sharded_graph(2, mesh, "v", rows_axis="rows", hidden=hidden, stats=True)
    if hidden:
        made = [as_hidden(case) for case in cases]
        cases, head = [case for _, _, case in made], np.concatenate([w for _, w, _ in made], 1)
        empty = np.zeros((N, N), np.float32)
        arrays = [np.block([[made[0][0], empty], [empty, made[1][0]]]), head, *arrays[1:]]
        odd = np.isnan(arrays[0]).any(1)
        arrays[0][odd] = np.nan
    scores, ids, stats = jax.tree.map(np.asarray, graph(*arrays))
    for i, case in enumerate(cases):
        part = slice(i * len(case.output_rows), (i + 1) * len(case.output_rows))
        check_graph((scores[part], ids[part]), expect(case, 2), f"part {i}")
        np.testing.assert_array_equal(stats.rank[part], build_graph(2, stats=True)(*case)[2].rank)


def test_several_axes_hold_one_vocabulary():
    case = batch(128, "float32")
    graph = build_sharded_graph(3, mesh_of(a=2, b=4), ("a", "b"))
    check_graph(graph(*case), expect(case, 3))
    check_graph(build_sharded_graph(3, mesh_of(a=2, b=4), "b")(*case), expect(case, 3))
    check_graph(build_sharded_graph(3, mesh_of(a=2), None)(*case), expect(case, 3))


def test_vmap_inside_and_an_axis_of_vmap():
    z, labels = np.random.default_rng(0).normal(size=(2, 5, 64)).astype(np.float32), np.arange(10).reshape(2, 5)
    f = functools.partial(token_logprobs, top=3, stats=True)
    want = jax.vmap(f)(z, labels)
    inside = mapped(jax.vmap(functools.partial(f, axis_name="v")), mesh_of(v=4), (P(None, None, "v"), P()))
    by_vmap = jax.vmap(functools.partial(f, axis_name="v"), (2, None), 0, axis_name="v")
    lanes = by_vmap(z.reshape(2, 5, 4, 16), labels)
    for got in (inside(z, labels), jax.tree.map(lambda x: x[3], lanes)):
        np.testing.assert_array_equal(got.top_ids, want.top_ids)
        for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True):
            np.testing.assert_allclose(a, b, atol=1e-5)


# ------------------------------------------------------------------------------------------------ what crosses the mesh

COLLECTIVE = re.compile(
    r"= (.*?) (?:all-reduce|all-gather|all-to-all|collective-permute|collective-broadcast|reduce-scatter)(?:-start)?\("
)
BYTES = {"f32": 4, "s32": 4, "u32": 4, "pred": 1, "f64": 8, "s64": 8}


def collectives(text):
    """The bytes of each result of every collective in a compiled program."""
    return [
        BYTES[kind] * math.prod(int(n) for n in shape.split(",") if n)
        for results in COLLECTIVE.findall(text)
        for kind, shape in re.findall(r"(\w+)\[([\d,]*)\]", results)
    ]


@pytest.mark.thinned(5)
@pytest.mark.parametrize("hidden, stats", [(False, True), (True, False), (True, True)])
@pytest.mark.parametrize("k", [1, 7, 31])
@pytest.mark.parametrize("shards", [2, 8])
def test_bytes_across_the_mesh(shards, k, hidden, stats):
    case = batch(4096, "float32")
    rows, graph = (
        len(case.output_rows),
        build_sharded_graph((k + 1).bit_length() - 1, mesh_of(v=shards), "v", hidden=hidden, stats=stats),
    )
    first = (np.ones((N, 8), np.float32), np.ones((4096, 8), np.float32)) if hidden else (case.logits,)
    sizes = collectives(graph.lower(*first, *case[1:]).compile().as_text())
    assert sizes and sum(sizes) <= 4 * rows * shards * (2 * k + 8)
    assert max(sizes) <= 4 * rows * shards * k  # candidates are the most


@pytest.mark.parametrize("hidden", [False, True])
def test_rows_alone_need_no_collective(hidden):
    _, arrays = parts_of(128, 4)
    if hidden:
        arrays[:1] = np.ones((4 * N, 8), np.float32), np.ones((128, 8), np.float32)
    graph = build_sharded_graph(3, mesh_of(rows=4), None, rows_axis="rows", hidden=hidden, stats=True)
    assert collectives(graph.lower(*arrays).compile().as_text()) == []


# ---------------------------------------------------------------------------------------------------- several processes


def test_two_processes_give_what_one_gives(tmp_path):
    """Real processes over loopback, each with half of the vocabulary; see `two_processes.py`."""
    script = Path(__file__).with_name("two_processes.py")
    done = subprocess.run([sys.executable, script, tmp_path], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    case = batch(129, "float32")
    want = build_graph(3, stats=True)(*case)
    for process in range(2):
        got = np.load(tmp_path / f"{process}.npz")
        check_graph((got["scores"], got["ids"]), [np.asarray(x) for x in want[:2]])
        np.testing.assert_array_equal(got["rank"], want[2].rank)
        np.testing.assert_allclose(got["gradient"], got["expected_gradient"], atol=1e-6, rtol=1e-6)


# --------------------------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    "change, message",
    [
        ({"mesh": None}, "`mesh` must be a `jax.sharding.Mesh`: got NoneType"),
        ({"vocab_axis": "x"}, "`vocab_axis` must be of the mesh's axes, rows, v: got 'x'"),
        ({"rows_axis": "x"}, "`rows_axis` must be of the mesh's axes"),
        ({"rows_axis": "v"}, "`rows_axis` must be another axis than `vocab_axis`"),
        ({"levels": -1}, "`levels` must be an int"),
        ({"vocab": 0}, "`vocab` must be an int from 1"),
        ({"vocab_axis": ("v", "v")}, "`vocab_axis` must be of the mesh's axes"),
        ({"vocab_axis": {}}, "`vocab_axis` must be of the mesh's axes"),
        ({"softcap": 3.0}, "`head_layout` and `softcap` are for `hidden=True`"),
    ],
)
def test_what_cannot_be_built_is_named(change, message):
    named = {"levels": 3, "mesh": mesh_of(rows=2, v=4), "vocab_axis": "v", **change}
    with pytest.raises(errors.ArgumentError, match=message):
        build_sharded_graph(**named)


def test_what_cannot_be_scored_is_named():
    case, graph = batch(129, "float32"), build_sharded_graph(3, mesh_of(v=2), "v")
    with pytest.raises(errors.ArgumentError, match=r"`logits` must divide into 2 parts along \('v',\): got .* Pad it"):
        graph(*case)
    with pytest.raises(errors.ArgumentError, match="The graph takes logits, tokens"):
        graph(*case[:-1])
    with pytest.raises(errors.ArgumentError, match="`bias` and `temperature` are for"):
        graph(*case, temperature=1.0)
    with pytest.raises(errors.ArgumentError, match="`vocab` must be an int from 1 to 130"):
        build_sharded_graph(3, mesh_of(v=2), "v", vocab=131)(padded(case.logits, 2), *case[1:])
    with pytest.raises(errors.ArgumentError, match="`lp_output_offsets` must divide into 2 parts"):
        build_sharded_graph(3, mesh_of(rows=2), None, rows_axis="rows")(
            np.ones((4, 8), np.float32),
            np.zeros(4, int),
            np.zeros(2, int),
            *[np.zeros(4, int)] * 2,
            np.zeros(3, int),
            np.zeros(4, int),
        )
    z = np.ones((2, 8), np.float32)
    for name in ("x", ("v", "x"), 3, (), ("v", "v")):
        with pytest.raises(errors.ArgumentError, match="`axis_name` must be an axis of the `shard_map`"):
            token_logprobs(z, [1, 2], axis_name=name)
    with pytest.raises(NotImplementedError, match="need the method 'blocked': got 'portable'"):
        token_logprobs(z, [1, 2], axis_name="v", method="portable")


def test_a_copy_is_no_shard():
    z, h, w = (np.ones(shape, np.float32) for shape in ((2, 8), (2, 3), (8, 3)))
    calls = {
        "logits": (lambda z: token_logprobs(z, [1, 2], axis_name="v"), z),
        "head": (lambda h, w: from_hidden(h, w, [1, 2], axis_name="v"), h, w),
    }
    for name, (f, *arrays) in calls.items():
        with pytest.raises(errors.ArgumentError, match=f"`{name}` is the same on every device along `axis_name` 'v'"):
            mapped(f, mesh_of(v=2), (P(),) * len(arrays))(*arrays)
        mapped(f, mesh_of(v=1), (P(),) * len(arrays))(*arrays)  # the only device holds all
    f = functools.partial(token_logprobs, axis_name=("v", "w"))
    with pytest.raises(errors.ArgumentError, match="`logits` is the same on every device"):
        mapped(lambda z: f(z, [1, 2]), mesh_of(v=2, w=2), (P(None, "v"),))(z)  # along w
    mapped(lambda z: f(z, [1, 2]), mesh_of(v=2, w=1), (P(None, "v"),))(z)


@pytest.mark.parametrize(
    "change, message",
    [
        ({"hidden": np.ones(4, np.float32)}, r"`hidden` must be \[N, H\]: got shape \(4,\)"),
        ({"head": np.ones(4, np.float32)}, r"`head` must be \[V, H\]"),
        ({"head": None}, "`head` must be an array of numbers: got None"),
        ({"head": lambda rows: rows}, "`head` must be an array here"),
        ({"tokens": 1}, r"`tokens` must be \[n\]"),
        ({"hidden": "x"}, "`hidden` must be an array of numbers"),
        ({"temperature": 0.0}, "`temperature` must be above 0"),
        ({"temperature": [1.0, -1.0]}, "`temperature` must be above 0"),
        ({"temperature": "a"}, "`temperature` must be an array of numbers"),
    ],
)
def test_what_a_sharded_head_cannot_score_is_named(change, message):
    arrays = {"hidden": np.ones((2, 4), np.float32), "head": np.ones((8, 4), np.float32), "tokens": [1, 2]}
    arrays |= {"sampled_tokens": [1], "output_rows": [0, 1]}
    arrays |= {name: [0, 2] for name in ("logit_row_offsets", "token_row_offsets", "lp_output_offsets")}
    graph = build_sharded_graph(1, mesh_of(v=2), "v", hidden=True)
    want = graph(**arrays, temperature=[0.5, 2.0])
    np.testing.assert_array_equal(want[1], build_hidden_graph(1)(**arrays, temperature=[0.5, 2.0])[1])
    with pytest.raises(errors.ArgumentError, match=message):
        graph(**{**arrays, **change})
