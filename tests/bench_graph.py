"""How long does scoring a ragged batch take beside what one would use instead?

    python tests/bench_graph.py --rows 256 --vocab 128256 --top 7 --peers jax,torch,max,read,portable,vmap,assemble,grad

With the package installed, or PYTHONPATH=. in a clone. Only what was just checked is timed. All contenders of one
question take turns, so that a slow minute hits each alike. Exits with 1 if a bar is missed.
"""

import argparse
import importlib.metadata
import statistics
import sys
import time

import bench_peers
import jax
import jax.numpy as jnp
import numpy as np
import reference

import jaxlp

PEERS = ("jax", "torch", "max", "read", "portable", "vmap", "assemble", "grad")
ASSEMBLED_ROWS, ASSEMBLED_TOP, ASSEMBLED_VOCAB = 4096, 5, 1000


def race(contenders, repeats):
    """{name: milliseconds of each turn}, after one turn that is not counted."""
    times = {name: [] for name in contenders}
    for turn in range(repeats + 1):
        for name, f in contenders.items():
            start = time.perf_counter()
            f()
            if turn:
                times[name].append(1e3 * (time.perf_counter() - start))
    return times


def table(title, times, first):
    print(f"\n{title}")
    print(f"  {'':<34}{'min ms':>10}{'median ms':>12}{'times ' + first:>22}")
    for name, found in times.items():
        ratio = min(found) / min(times[first])
        print(f"  {name:<34}{min(found):>10.2f}{statistics.median(found):>12.2f}{ratio:>22.2f}")


class Bars:
    def __init__(self):
        self.missed = 0

    def __call__(self, text, ratio, limit, at_least=True, unit="x"):
        ok = ratio >= limit if at_least else ratio <= limit
        self.missed += not ok
        bar = f"{'at least' if at_least else 'at most'} {limit:g}{unit}"
        print(f"  {'pass' if ok else 'MISS'}  {text}: {ratio:.2f}{unit} (bar: {bar})")


def available(what, make, *args):
    """The contender, or None and a line that says what is missing."""
    try:
        return make(*args)
    except ImportError as error:
        print(f"\n{what}: not here ({error.name or error}); its rows are left out")
        return None


def check_rows(logits, labels, own, ids, best, exact_rows):
    """Rows of scores against float64; every id must be the one that its score belongs to."""
    own, ids, best = np.asarray(own), np.asarray(ids), np.asarray(best)
    for i in exact_rows:
        scores = reference.log_softmax(logits[i].astype(np.float64))
        assert abs(own[i] - scores[labels[i]]) < 1e-4, i
        assert abs(best[i] - np.sort(scores)[::-1][: best.shape[1]]).max() < 1e-4, i
        assert abs(best[i] - scores[ids[i]]).max() < 1e-4, i


def check_portable(got, blocked):
    """The ids of the other method, and its scores to the last digits."""
    assert (np.asarray(got[1]) == blocked[1]).all()
    np.testing.assert_allclose(got[0], blocked[0], rtol=1e-6, atol=4e-6)


def check_records(got, want):
    """Two sets of records. MAX adds its exponentials up one by one in float32, which costs it 2e-4 here."""
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a.token_log_probabilities, b.token_log_probabilities, atol=1e-3)
        assert list(a.sampled_token_ids) == list(b.sampled_token_ids)
        for mine, theirs in zip(a.top_log_probabilities, b.top_log_probabilities, strict=True):
            assert mine.keys() == theirs.keys() and all(abs(mine[i] - theirs[i]) < 1e-3 for i in mine)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--vocab", type=int, default=128256)
    parser.add_argument("--top", type=int, default=7)
    parser.add_argument("--repeats", type=int, default=11)
    parser.add_argument("--peers", default=",".join(PEERS), help=f"any of {', '.join(PEERS)}")
    options = parser.parse_args()
    peers = options.peers.split(",")
    if set(peers) - set(PEERS):
        parser.error(f"--peers: no {sorted(set(peers) - set(PEERS))}; there are {', '.join(PEERS)}")
    rows, vocab, top = options.rows, options.vocab, options.top
    if rows % 8:
        parser.error("--rows must be a multiple of 8")

    print(
        f"python {sys.version.split()[0]} on {jax.default_backend()}, {rows} rows x {vocab} float32, top {top}", end=""
    )
    for name in ("jaxlp", "jax", "jaxlib", "numpy", "torch", "max"):
        try:
            print(f"; {name} {importlib.metadata.version(name)}", end="")
        except importlib.metadata.PackageNotFoundError:
            print(f"; {name} {jaxlp.__version__ if name == 'jaxlp' else 'absent'}", end="")
    print()

    rng = np.random.default_rng(0)
    logits = (rng.normal(size=(rows, vocab)) * 3).astype(np.float32)
    offsets = np.arange(0, rows + 1, rows // 8).astype(np.int32)
    tokens, sampled = (rng.integers(0, vocab, n).astype(np.int32) for n in (rows, 8))
    labels = np.roll(tokens, -1)
    labels[offsets[1:] - 1] = sampled
    on_device, device_labels = jax.device_put((logits, labels))
    graph = jaxlp.build_graph(jaxlp.levels_for(top))
    arrays = [
        on_device,
        *map(jnp.asarray, (tokens, sampled, offsets, offsets, offsets, np.arange(rows, dtype=np.int32))),
    ]
    flat = jax.jit(lambda x, y: jaxlp.token_logprobs(x, y, top=top))
    bars, some = Bars(), range(0, rows, max(1, rows // 8))

    contenders = {
        "jaxlp graph": lambda: jax.block_until_ready(graph(*arrays)),
        "jaxlp token_logprobs": lambda: jax.block_until_ready(flat(on_device, device_labels)),
        "jaxlp records (end to end)": lambda: jaxlp.compute_log_probabilities_ragged(
            graph,
            input_row_offsets=offsets,
            logits=on_device,
            next_token_logits=last,
            tokens=tokens,
            sampled_tokens=sampled,
            batch_top_n=[top] * 8,
            batch_echo=[True] * 8,
        ),
    }
    last = on_device[offsets[1:] - 1]
    scores, ids = map(np.asarray, graph(*arrays))
    check_rows(logits, labels, scores[:, -1], ids[:, :top], scores[:, :top], some)
    got = flat(on_device, device_labels)
    check_rows(logits, labels, got.logprobs, got.top_ids, got.top_logprobs, some)
    assert (np.asarray(got.top_ids) == ids[:, :top]).all()

    for name, make in (("jax", bench_peers.jax_recipe), ("torch", bench_peers.torch_recipe)):
        peer = available(name, make, logits, labels, top) if name in peers else None
        if peer:
            check_rows(logits, labels, *peer(), some)
            contenders[f"{name} recipe"] = peer
    peer = (
        available("max", bench_peers.max_end_to_end, logits, offsets, tokens, sampled, top) if "max" in peers else None
    )
    if peer:
        check_records(contenders["jaxlp records (end to end)"](), peer())
        contenders["max module (end to end)"] = peer
    if "read" in peers:
        read = jax.jit(jnp.max)
        assert float(read(on_device)) == logits.max()
        contenders["one read (jitted max)"] = lambda: read(on_device).block_until_ready()
    if "portable" in peers:
        portable = jaxlp.build_graph(jaxlp.levels_for(top), method="portable")
        check_portable(portable(*arrays), (scores, ids))
        kept = portable.lower(*arrays).compile().memory_analysis().temp_size_in_bytes / 2**20
        print(f"\ntemporaries of the portable graph: {kept:.2f} MiB")
        contenders["jaxlp portable graph"] = lambda: jax.block_until_ready(portable(*arrays))
    if "vmap" in peers:
        lanes = on_device.reshape(8, rows // 8, vocab), device_labels.reshape(8, rows // 8)
        mapped = jax.jit(jax.vmap(lambda x, y: jaxlp.token_logprobs(x, y, top=top)))
        assert (np.asarray(mapped(*lanes).top_ids).reshape(rows, top) == ids[:, :top]).all()
        contenders["jaxlp vmap of 8 lanes"] = lambda: jax.block_until_ready(mapped(*lanes))
    times = race(contenders, options.repeats)
    table("Scores and alternatives", times, "jaxlp graph")
    best = {name: min(found) for name, found in times.items()}
    ours = best["jaxlp graph"]
    for name, limit in (("jax recipe", 6), ("torch recipe", 5)):
        if name in best:
            bars(f"faster than the {name}", best[name] / ours, limit)
    if "max module (end to end)" in best:
        end_to_end = best["max module (end to end)"] / best["jaxlp records (end to end)"]
        bars("faster than max, both end to end", end_to_end, 3)
    if "read" in peers:
        bars("time of one plain read", ours / best["one read (jitted max)"], 8, at_least=False)
    if "portable" in peers:
        by_portable = best["jaxlp portable graph"]
        reads = by_portable / best["one read (jitted max)"] if "read" in peers else float("inf")
        print(
            f"        portable takes {by_portable / ours:.2f}x the time of blocked, {reads:.1f}x that of a plain read"
        )
        bars("the nearer of its bars, 6 times blocked or 25 reads", min(by_portable / ours / 6, reads / 25), 1, False)
        bars("temporaries of portable, in units of 8 MiB", kept / 8, 1, at_least=False)
    if "vmap" in peers:
        bars(
            "time of the flat call, under vmap",
            best["jaxlp vmap of 8 lanes"] / best["jaxlp token_logprobs"],
            1.2,
            False,
        )

    if "grad" in peers:
        gradients(on_device, device_labels, top, options.repeats)
    if "assemble" in peers:
        assembling(rng, bars, options.repeats)
    return 1 if bars.missed else 0


def gradients(logits, labels, top, repeats):
    """d (sum of own scores + sum of the best) / d logits."""

    def recipe(logits):
        scores = jax.nn.log_softmax(logits)
        return jnp.take_along_axis(scores, labels[:, None], 1).sum() + jax.lax.top_k(scores, top)[0].sum()

    def ours(logits):
        got = jaxlp.token_logprobs(logits, labels, top=top)
        return got.logprobs.sum() + got.top_logprobs.sum()

    calls = {"jaxlp": jax.jit(jax.grad(ours)), "jax recipe": jax.jit(jax.grad(recipe))}
    got, want = (np.asarray(f(logits)) for f in calls.values())
    np.testing.assert_allclose(got, want, atol=1e-4)
    del got, want
    contenders = {name: lambda f=f: f(logits).block_until_ready() for name, f in calls.items()}
    table("Value of the gradient (own and best)", race(contenders, max(3, repeats // 3)), "jaxlp")


def assembling(rng, bars, repeats):
    """Records from the same arrays: 4,096 rows of top 5."""
    rows, top, vocab = ASSEMBLED_ROWS, ASSEMBLED_TOP, ASSEMBLED_VOCAB
    levels = jaxlp.levels_for(top)
    offsets = np.arange(0, rows + 1, 64)
    count = len(offsets) - 1
    plan = jaxlp.plan_rows(offsets, [top] * count, [True] * count, vocab=vocab)
    scores = -np.sort(rng.random((rows, 2**levels)).astype(np.float32) * 9, axis=1)
    ids = np.argsort(rng.random((rows, vocab)), axis=1)[:, : 2**levels].astype(np.uint32)
    scores[::3, -1], ids[::3, -1] = (
        scores[::3, 1],
        ids[::3, 1],
    )  # the own token is among the best in a third of the rows
    contenders = {"jaxlp assemble": lambda: jaxlp.assemble(plan, scores, ids)}
    peer = available("max", bench_peers.max_host_loop, scores, ids, offsets, top, vocab)
    if peer:
        check_records(contenders["jaxlp assemble"](), peer())
        contenders["max host loop"] = peer
    times = race(contenders, repeats)
    table(f"Records of {rows} rows, top {top}", times, "jaxlp assemble")
    if peer:
        bars("cheaper than max's host loop", min(times["max host loop"]) / min(times["jaxlp assemble"]), 3)


if __name__ == "__main__":
    sys.exit(main())
