"""The assembler against a loop over the reference, its laws, its errors and its count of compilations."""

import pickle
from typing import NamedTuple

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
import reference
from cases import x64
from hypothesis import given, settings
from hypothesis import strategies as st

import jaxlp
from jaxlp.errors import ArgumentError, RequestError

V, LEVELS, MOST = 7, 2, 3  # the graph of these tests gives three alternatives


class Batch(NamedTuple):
    """What a caller hands over, and nothing more than that."""

    lengths: list[int]
    logits: np.ndarray | None  # more rows than tokens
    next_token_logits: np.ndarray | None
    tokens: np.ndarray
    sampled: np.ndarray | None
    top_n: list[int | None]
    echo: list[bool]

    @property
    def offsets(self) -> np.ndarray:
        return np.concatenate([[0], np.cumsum(self.lengths, dtype=np.int64)])

    def arguments(self, **changed):
        return {
            "input_row_offsets": self.offsets,
            "logits": self.logits,
            "next_token_logits": self.next_token_logits,
            "tokens": self.tokens,
            "sampled_tokens": self.sampled,
            "batch_top_n": self.top_n,
            "batch_echo": self.echo,
        } | changed


def random_batch(seed: int, size: int, *, full=True, scoring=False, longest=6, rows=64) -> Batch:
    rng = np.random.default_rng(seed)
    lengths = rng.integers(0, longest, size).tolist()
    echo = [full and bool(e) for e in rng.random(size) < 0.5]
    top_n = [rng.choice([None, 0, 1, 2, 3]) for _ in range(size)]
    if full:  # what does not echo has a row to read
        lengths = [max(n, 1) if not e and not scoring else n for n, e in zip(lengths, echo, strict=True)]
    logits = np.round(rng.normal(size=(rows, V)) * 2, 1).astype(np.float32)  # many ties
    logits[rng.random(logits.shape) < 0.1] = -np.inf
    logits[:, 0] = np.where(np.isinf(logits).all(1), 0.0, logits[:, 0])
    odd = rng.random(rows) < 0.1
    logits[odd, rng.integers(0, V)] = np.nan
    return Batch(
        lengths,
        logits if full else None,
        None if full else logits[:16],
        rng.integers(0, V, sum(lengths)),
        None if scoring else rng.integers(0, V, size),
        top_n,
        echo,
    )


def expected(batch: Batch, vocab=None):
    """A record a request as plain lists, or None: one row at a time, by the words of the contract."""
    records = []
    for b, (top_n, echo) in enumerate(zip(batch.top_n, batch.echo, strict=True)):
        if not top_n:
            records.append(None)
            continue
        start, end = batch.offsets[b : b + 2]
        rows = [(batch.logits[t], batch.tokens[t + 1]) for t in range(start, end - 1)] if echo else []
        if batch.sampled is not None and (end > start or not echo):
            last = batch.next_token_logits[b] if batch.logits is None else batch.logits[end - 1]
            rows.append((last, batch.sampled[b]))
        records.append([expected_row(row, int(own), top_n, vocab) for row, own in rows])
    return records


def expected_row(row, own, top_n, vocab=None):
    scored = reference.score_row(np.asarray(row, np.float32), own, min(top_n, vocab or len(row)), vocab=vocab)
    kept = [(i, s) for i, s in zip(scored.top_ids, scored.top, strict=True) if s != -np.inf]
    ids = [i for i, _ in kept] + [own] * (own not in dict(kept))
    return own, scored.own, ids, [dict(kept).get(i, scored.own) for i in ids]


def check(records, wanted, atol=1e-5):
    assert len(records) == len(wanted)
    for record, rows in zip(records, wanted, strict=True):
        assert (record is None) == (rows is None)
        if record is None:
            continue
        assert record.sampled_token_ids == [own for own, *_ in rows]
        assert [list(top) for top in record.top_log_probabilities] == [ids for _, _, ids, _ in rows]
        np.testing.assert_allclose(record.token_log_probabilities, [own for _, own, _, _ in rows], rtol=0, atol=atol)
        for top, (*_, values) in zip(record.top_log_probabilities, rows, strict=True):
            np.testing.assert_allclose(list(top.values()), values, rtol=0, atol=atol)


def same(one, other):
    """Equal to the bit, NaN like NaN."""
    return repr(one) == repr(other)


@pytest.fixture(scope="module", autouse=True, params=["blocked", "portable"])
def method(request):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JAXLP_METHOD", request.param)
        yield request.param


@pytest.fixture(scope="module")
def graph():
    return jaxlp.build_graph(LEVELS)


def compute(graph, batch, **changed):
    return jaxlp.compute_log_probabilities_ragged(graph, **batch.arguments(**changed))


# What it gives ----------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 7), st.booleans(), st.booleans())
def test_records_are_those_of_a_loop(seed, size, full, scoring):
    batch = random_batch(seed, size, full=full, scoring=scoring)
    check(compute(jaxlp.build_graph(LEVELS), batch), expected(batch))


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(1, 7), st.booleans(), st.randoms(use_true_random=False))
def test_reordering_and_splitting_change_no_record(seed, size, full, random):
    graph, batch = jaxlp.build_graph(LEVELS), random_batch(seed, size, full=full)
    whole = compute(graph, batch)
    order = list(range(size))
    random.shuffle(order)
    cut = random.randint(0, size)
    for part in (order, order[:cut], order[cut:]):
        assert same(compute(graph, taken(batch, part)), [whole[b] for b in part])


def taken(batch: Batch, requests) -> Batch:
    """The batch of these requests alone, in this order."""
    spans = [np.arange(*batch.offsets[b : b + 2]) for b in requests]
    places = np.concatenate([*spans, np.zeros(0, int)]).astype(int)

    def padded(rows, like):
        return np.concatenate([rows, np.full((len(like) - len(rows), V), np.nan, np.float32)])

    return Batch(
        [batch.lengths[b] for b in requests],
        None if batch.logits is None else padded(batch.logits[places], batch.logits),
        None if batch.logits is not None else padded(batch.next_token_logits[list(requests)], batch.next_token_logits),
        batch.tokens[places],
        batch.sampled[list(requests)],
        [batch.top_n[b] for b in requests],
        [batch.echo[b] for b in requests],
    )


def test_values_are_plain_python(graph):
    batch = random_batch(3, 6)._replace(top_n=[3] * 6)
    for record in compute(graph, batch):
        assert {type(x) for x in record.token_log_probabilities} <= {float}
        assert {type(x) for x in record.sampled_token_ids} <= {int}
        for top in record.top_log_probabilities:
            assert {(type(i), type(s)) for i, s in top.items()} <= {(int, float)}
        assert record.ranks is None and record.entropies is None


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
@pytest.mark.parametrize("place", [np.asarray, jnp.asarray])
def test_every_dtype_and_both_kinds_of_array(graph, dtype, place):
    batch = random_batch(5, 5)
    low = batch._replace(logits=np.asarray(batch.logits, dtype).astype(np.float32))
    integers = {"tokens": place(batch.tokens.astype(np.uint8)), "sampled_tokens": place(batch.sampled.astype(np.int16))}
    got = compute(graph, low, logits=place(np.asarray(batch.logits, dtype)), **integers)
    check(got, expected(low))


def test_float64_under_x64_and_strict_promotion(graph):
    batch = random_batch(7, 5)._replace(top_n=[3] * 5)
    with x64(True), jax.numpy_dtype_promotion("strict"):
        records = compute(graph, batch, logits=batch.logits.astype(np.float64))
    check(records, expected(batch), atol=1e-14)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint32, np.int64, np.uint64])
def test_every_integer_dtype(graph, dtype):
    batch = random_batch(6, 5)
    integers = {
        "input_row_offsets": batch.offsets.astype(dtype),
        "tokens": batch.tokens.astype(dtype),
        "sampled_tokens": batch.sampled.astype(dtype),
        "batch_top_n": np.array([n or 0 for n in batch.top_n], dtype),
        "batch_echo": np.array(batch.echo),
    }
    assert same(compute(graph, batch, **integers), compute(graph, batch))
    plain = {name: value.tolist() for name, value in integers.items()}
    assert same(compute(graph, batch, **plain), compute(graph, batch))


def test_rows_come_from_logits_when_both_are_given(graph):
    batch = random_batch(8, 4)
    unread = np.full((4, V), np.nan, np.float32)
    assert same(compute(graph, batch, next_token_logits=unread), compute(graph, batch))


def test_a_vocabulary_below_the_width_and_below_the_columns():
    batch = random_batch(9, 5)._replace(top_n=[7] * 5)
    below = batch._replace(tokens=batch.tokens % 4, sampled=batch.sampled % 4)
    for vocab, case in ((None, batch), (4, below)):
        graph = jaxlp.build_graph(3, vocab=vocab)
        check(compute(graph, case), expected(case, vocab))


def test_last_rows_only(graph):
    """Prefix hits and "the last n positions": the packed logits hold other numbers of rows than there are tokens."""
    batch = random_batch(11, 6)._replace(echo=[True] * 6, top_n=[2] * 6)
    whole = compute(graph, batch)
    counts = [min(n, 2) for n in batch.lengths]
    rows = np.concatenate([np.arange(e - n, e) for e, n in zip(batch.offsets[1:], counts, strict=True)])
    packed = np.concatenate([batch.logits[rows], batch.logits[len(rows) :]])
    part = compute(graph, batch, logits=packed, row_counts=counts)
    for record, full, n in zip(part, whole, counts, strict=True):
        skipped = len(full.token_log_probabilities) - n
        assert same(record.token_log_probabilities, full.token_log_probabilities[skipped:])
        assert same(record.top_log_probabilities, full.top_log_probabilities[skipped:])


def test_one_row_more_than_tokens_scores_the_first_token(graph):
    logits = np.zeros((64, V), np.float32)
    arguments = Batch([1], logits, None, np.array([2]), np.array([1]), [1], [True]).arguments(row_counts=[2])
    (record,) = jaxlp.compute_log_probabilities_ragged(graph, **arguments)
    assert record.sampled_token_ids == [2, 1]
    arguments["sampled_tokens"] = None
    (record,) = jaxlp.compute_log_probabilities_ragged(graph, **arguments)
    assert record.sampled_token_ids == [2]


def test_requests_without_rows_run_nothing():
    batch = random_batch(12, 4)
    never = Unused()
    assert compute(never, batch, batch_top_n=[0, None, np.int64(0), 0]) == [None] * 4
    nothing = Batch([], batch.logits, None, batch.tokens[:0], batch.sampled[:0], [], [])
    assert compute(never, nothing) == []
    empty = Batch([0, 0], batch.logits, None, batch.tokens[:0], batch.sampled[:2], [1, None], [True, True])
    assert compute(never, empty) == [jaxlp.LogProbabilities([], []), None]
    alone = batch._replace(sampled=None, top_n=[1] * 4, echo=[False] * 4)
    assert compute(never, alone) == [jaxlp.LogProbabilities([], [])] * 4


def test_empty_lists_for_everything(graph):
    empty = {"input_row_offsets": [0], "tokens": [], "sampled_tokens": [], "batch_top_n": [], "batch_echo": []}
    assert compute(graph, random_batch(0, 0), **empty) == []


# What it hands to the graph ---------------------------------------------------------------------------------------


class Unused:
    """A graph that must not run."""

    levels, width, vocab, stats, method = LEVELS, MOST + 1, None, False, None

    def __call__(self, *arrays):
        raise AssertionError("device work")


class Recorder(Unused):
    def __init__(self, graph):
        self.graph, self.arrays = graph, []

    def __call__(self, *arrays):
        self.arrays.append(arrays)
        return self.graph(*arrays)


def test_logits_are_handed_on_as_they_are(graph):
    recorder, batch = Recorder(graph), random_batch(13, 5)
    logits = jnp.asarray(batch.logits)
    compute(recorder, batch, logits=logits)
    compute(recorder, batch)
    assert recorder.arrays[0][0] is logits and recorder.arrays[1][0] is batch.logits
    for arrays in recorder.arrays:
        assert {(type(a), a.dtype) for a in arrays[1:]} == {(np.ndarray, np.dtype(np.int32))}
        assert arrays[1].shape == (len(batch.logits),)  # the tokens take the size of the logits
        assert arrays[6].shape == (64,)


def test_rows_of_requests_that_want_nothing_are_not_computed(graph):
    recorder, batch = Recorder(graph), random_batch(14, 6)._replace(lengths=[4] * 6, echo=[True, False] * 3)
    batch = batch._replace(tokens=np.zeros(24, int), top_n=[None, 1, 1, None, 0, 0])
    compute(recorder, batch)
    _, _, _, _, _, output_offsets, output_rows = recorder.arrays[0]
    assert output_offsets[6] == 5 and (output_rows >= 0).sum() == 5


def test_device(graph):
    first, second, *_ = jax.devices("cpu")
    recorder, batch = Recorder(graph), random_batch(15, 4)
    plain = compute(graph, batch)
    for logits in (batch.logits, jnp.asarray(batch.logits), jax.device_put(batch.logits, second)):
        assert same(compute(recorder, batch, logits=logits, device=second), plain)
        assert recorder.arrays[-1][0].devices() == {second}
    assert same(compute(recorder, batch, logits=jax.device_put(batch.logits, second)), plain)
    elsewhere = jax.device_put(batch.logits, first)
    for name in ("logits", "next_token_logits"):
        with pytest.raises(ArgumentError, match=f"`{name}`.*`device`.*committed"):
            compute(Unused(), batch, device=second, **{name: elsewhere})


def ragged_batches(rng, count, vocab, most):
    """Random batches of up to 64 requests of up to 300 tokens, whose logits come in powers of two rows."""
    sizes = [1 << j for j in range(16)]
    logits = {n: np.zeros((n, vocab), np.float32) for n in sizes}
    for _ in range(count):
        batch = int(2 ** rng.uniform(0, 6.02))
        lengths = rng.integers(0, int(rng.choice([2, 5, 301])), batch)
        full = rng.random() < 0.8
        echo = (rng.random(batch) < rng.random()) & full
        if full:
            echo |= lengths == 0
        total = int(lengths.sum())
        rows = next(n for n in sizes if n >= (total if full else batch))
        yield {
            "input_row_offsets": np.concatenate([[0], np.cumsum(lengths)]),
            "logits": logits[rows] if full else None,
            "next_token_logits": None if full else logits[rows],
            "tokens": rng.integers(0, vocab, total),
            "sampled_tokens": rng.integers(0, vocab, batch),
            "batch_top_n": rng.integers(0, most + 1, batch).tolist(),
            "batch_echo": echo.tolist(),
        }


@pytest.mark.parametrize("method", ["blocked"], indirect=True)  # the shapes are those of the other too
def test_a_thousand_ragged_batches_compile_a_few_dozen_programs(compilations):
    graph = jaxlp.build_graph(3)
    with compilations() as count:
        for batch in ragged_batches(np.random.default_rng(0), 1000, 50, 7):
            jaxlp.compute_log_probabilities_ragged(graph, **batch)
    assert 16 <= count() <= 48, count()
    with compilations() as count:
        for batch in ragged_batches(np.random.default_rng(1), 200, 50, 7):
            jaxlp.compute_log_probabilities_ragged(graph, **batch)
    assert count() <= 2


def test_the_real_graph_compiles_once_a_size_and_never_again(compilations):
    small = [
        b
        for b in ragged_batches(np.random.default_rng(1), 200, 50, 3)
        if max(len(b["tokens"]), len(b["batch_echo"])) <= 4
    ]
    shapes = set()

    class Shapes(Recorder):
        def __call__(self, *arrays):
            shapes.add(tuple(a.shape for a in arrays))
            return self.graph(*arrays)

    graph = Shapes(jaxlp.build_graph(LEVELS))
    with compilations() as count:
        for batch in small:
            jaxlp.compute_log_probabilities_ragged(graph, **batch)
    assert count() == len(shapes) <= 6
    with compilations() as count:
        again = Shapes(jaxlp.build_graph(LEVELS))
        for batch in small:
            jaxlp.compute_log_probabilities_ragged(again, **batch)
    assert count() == 0


# Flat arrays and the halves ---------------------------------------------------------------------------------------


def run(graph, plan, batch):
    """The graph on a plan's arrays, called by hand."""
    sampled = np.zeros(len(plan.logit_row_offsets) - 1, np.int32)
    sampled[: len(batch.sampled)] = batch.sampled
    return graph(batch.logits, batch.tokens, sampled, *plan[:4])


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 7))
def test_the_halves_join_up_and_the_flat_arrays_hold_the_records(seed, size):
    graph, batch = jaxlp.build_graph(LEVELS), random_batch(seed, size)
    batch = batch._replace(tokens=np.resize(np.append(batch.tokens, 0), 64))
    plan = jaxlp.plan_rows(batch.offsets, batch.top_n, batch.echo, vocab=V)
    result = run(graph, plan, batch)
    records = jaxlp.assemble(plan, *result)
    assert same(records, compute(graph, batch, tokens=batch.tokens[: batch.offsets[-1]]))
    flat = jaxlp.assemble_arrays(plan, *result)
    assert (
        flat.offsets.tolist() == np.cumsum([0, *(len(r.token_log_probabilities) if r else 0 for r in records)]).tolist()
    )
    assert (
        flat.top_ids.shape
        == flat.top_logprobs.shape
        == (flat.offsets[-1], max([n or 0 for n in batch.top_n], default=0))
    )
    assert (flat.top_logprobs[flat.top_ids < 0] == -np.inf).all()
    for b, record in enumerate(records):
        rows = range(*flat.offsets[b : b + 2])
        if record is not None:
            assert record.sampled_token_ids == flat.ids[rows].tolist()
            assert same(record.token_log_probabilities, flat.logprobs[rows].tolist())
        for i, t in enumerate(rows):
            kept = flat.top_ids[t] >= 0
            pairs = dict(zip(flat.top_ids[t][kept].tolist(), flat.top_logprobs[t][kept].tolist(), strict=True))
            assert same(record.top_log_probabilities[i], pairs | {int(flat.ids[t]): float(flat.logprobs[t])})


def test_stats_are_carried(graph):
    class Stats(NamedTuple):
        lse: np.ndarray
        entropy: np.ndarray
        varentropy: np.ndarray
        rank: np.ndarray

    class WithStats(Recorder):
        def __call__(self, *arrays):
            rows = np.arange(len(arrays[6]))
            return *self.graph(*arrays), Stats(rows, jnp.asarray(rows / 2), rows, rows)

    batch = random_batch(17, 4)._replace(top_n=[1, None, 2, 3])
    records, plain = compute(WithStats(graph), batch), compute(graph, batch)
    ranks = [rank for record in records if record for rank in record.ranks]
    assert ranks == list(range(len(ranks)))
    for record, bare in zip(records, plain, strict=True):
        if record is not None:
            assert record.entropies == [rank / 2 for rank in record.ranks]
            assert same(record.token_log_probabilities, bare.token_log_probabilities)


def test_a_plan_in_numbers():
    plan = jaxlp.plan_rows([0, 3, 3, 5, 6], [2, 1, 0, 4], [True, True, True, False])
    assert plan.logit_row_offsets[:5].tolist() == plan.token_row_offsets[:5].tolist() == [0, 3, 3, 5, 6]
    assert plan.lp_output_offsets[:5].tolist() == plan.offsets.tolist() == [0, 3, 3, 3, 4]
    assert plan.output_rows[:5].tolist() == [0, 1, 2, 3, -1] and len(plan.output_rows) == 64
    assert len(plan.lp_output_offsets) == 65 and set(plan.lp_output_offsets[4:].tolist()) == {4}
    scoring = jaxlp.plan_rows([0, 3, 3, 5, 6], [2, 1, 0, 4], [True, True, True, False], sampled=False)
    assert scoring.output_rows[:3].tolist() == [0, 1, -1] and scoring.offsets.tolist() == [0, 2, 2, 2, 2]
    last = jaxlp.plan_rows([0, 3, 3, 5], [2, 1, 0], [False] * 3, full_logits=False)
    assert last.logit_row_offsets[:4].tolist() == [0, 1, 2, 3] and last.offsets.tolist() == [0, 1, 2, 2]
    assert len(jaxlp.plan_rows(np.arange(66), [1] * 65, [True] * 65).output_rows) == 256


# Errors -----------------------------------------------------------------------------------------------------------

GOOD = Batch([2, 0, 3], np.zeros((8, V), np.float32), None, np.arange(5), np.arange(3), [1, 1, 1], [True, True, False])
LOGITS = GOOD.logits
BIG = np.array([0, 2, 2, 2**31], np.uint32)
WRONG = [  # argument named, what is passed, and a word of the message
    ("input_row_offsets", {"input_row_offsets": None}, "None"),
    ("input_row_offsets", {"input_row_offsets": "0225"}, "0225"),
    ("input_row_offsets", {"input_row_offsets": []}, "start at 0"),
    ("input_row_offsets", {"input_row_offsets": 5}, "axes"),
    ("input_row_offsets", {"input_row_offsets": [[0, 2, 2, 5]]}, "axes"),
    ("input_row_offsets", {"input_row_offsets": [0, [2], 2, 5]}, "got"),
    ("input_row_offsets", {"input_row_offsets": [0.0, 2.0, 2.0, 5.0]}, "float64"),
    ("input_row_offsets", {"input_row_offsets": [False, True, True, True]}, "booleans"),
    ("input_row_offsets", {"input_row_offsets": [1, 2, 2, 5]}, "start at 0: got 1"),
    ("input_row_offsets", {"input_row_offsets": [2, 0, 3]}, "offsets_from_lengths"),
    ("input_row_offsets", {"input_row_offsets": [0, 3, 2, 5]}, "fall: got 3, then 2"),
    ("input_row_offsets", {"input_row_offsets": np.array([0, 3, 2, 5], np.uint64)}, "fall"),
    ("input_row_offsets", {"input_row_offsets": [0, 2, 2, 4]}, "5 `tokens`: got 4"),
    ("input_row_offsets", {"input_row_offsets": [0, 2, 2, 6]}, "got 6"),
    ("input_row_offsets", {"input_row_offsets": BIG}, "2147483648"),
    ("input_row_offsets", {"input_row_offsets": BIG.astype(np.int32)}, "fall"),
    ("input_row_offsets", {"input_row_offsets": np.array([0, 2, 2, 2**63 + 5], np.uint64)}, "9223372036854775813"),
    ("input_row_offsets", {"input_row_offsets": [0, 2, 2, 2**70]}, "object"),
    ("logits", {"logits": LOGITS.tolist()}, "numpy or jax array"),
    ("logits", {"logits": "logits"}, "'logits'"),
    ("logits", {"logits": LOGITS[0]}, r"float32\[7\]"),
    ("logits", {"logits": LOGITS[None]}, r"float32\[1, 8, 7\]"),
    ("logits", {"logits": LOGITS.astype(int)}, "int64"),
    ("logits", {"logits": LOGITS > 0}, "bool"),
    ("logits", {"logits": LOGITS.astype(complex)}, "complex"),
    ("logits", {"logits": LOGITS[:4]}, "5 rows or more for this batch: got 4"),
    ("logits", {"logits": LOGITS[:, :0]}, "vocabulary"),
    ("logits", {"next_token_logits": LOGITS[:, :6]}, "share a vocabulary"),
    ("next_token_logits", {"logits": None}, "None for both"),
    ("next_token_logits", {"next_token_logits": LOGITS[:2]}, "3 rows"),
    ("next_token_logits", {"next_token_logits": LOGITS[0]}, "float32"),
    ("next_token_logits", {"next_token_logits": [1.0]}, "numpy or jax array"),
    ("next_token_logits", {"logits": None, "batch_echo": [False] * 3, "next_token_logits": LOGITS[:2]}, "3 rows"),
    ("tokens", {"tokens": None}, "None"),
    ("tokens", {"tokens": "01234"}, "01234"),
    ("tokens", {"tokens": np.arange(5.0)}, "float64"),
    ("tokens", {"tokens": np.full(5, np.nan)}, "float64"),
    ("tokens", {"tokens": np.ones(5, bool)}, "bool"),
    ("tokens", {"tokens": [0, 1, 2, 3, True]}, "booleans"),
    ("tokens", {"tokens": np.arange(5)[None]}, "axes"),
    ("tokens", {"tokens": np.arange(6)}, "got 5"),
    ("sampled_tokens", {"sampled_tokens": "012"}, "012"),
    ("sampled_tokens", {"sampled_tokens": [0.0, 1.0, 2.0]}, "float64"),
    ("sampled_tokens", {"sampled_tokens": [0, None, 2]}, "object"),
    ("sampled_tokens", {"sampled_tokens": [0, 1]}, "3 sequences: got 2"),
    ("sampled_tokens", {"sampled_tokens": [[0], [1], [2]]}, "axes"),
    ("batch_top_n", {"batch_top_n": None}, "None"),
    ("batch_top_n", {"batch_top_n": 3}, "list"),
    ("batch_top_n", {"batch_top_n": "111"}, "list"),
    ("batch_top_n", {"batch_top_n": [1, 1]}, "3 sequences: got 2"),
    ("batch_top_n", {"batch_top_n": np.ones((3, 1), int)}, "list"),
    ("batch_echo", {"batch_echo": None}, "None"),
    ("batch_echo", {"batch_echo": True}, "list"),
    ("batch_echo", {"batch_echo": [True] * 4}, "3 sequences: got 4"),
    ("row_counts", {"row_counts": [2, 0]}, "3 sequences: got 2"),
    ("row_counts", {"row_counts": [2, -1, 3]}, "got -1"),
    ("row_counts", {"row_counts": [2, 0, 2**31]}, "2147483648"),
    ("row_counts", {"row_counts": [2.0, 0.0, 3.0]}, "float64"),
    ("row_counts", {"row_counts": [2**30, 2**30, 2**30]}, "add up"),
    ("logits", {"row_counts": [2, 0, 7]}, "9 rows or more"),
    ("row_counts", {"row_counts": [1, 1, 1], "logits": None, "next_token_logits": LOGITS}, "None"),
    ("device", {"device": "cpu"}, "cpu"),
    ("device", {"device": 0}, "got 0"),
]
FAULTS = [  # argument named, what is passed, the requests at fault
    ("batch_top_n", {"batch_top_n": [-1, 1, 1]}, [0]),
    ("batch_top_n", {"batch_top_n": [True, 1, False]}, [0, 2]),
    ("batch_top_n", {"batch_top_n": [1, 1.0, np.nan]}, [1, 2]),
    ("batch_top_n", {"batch_top_n": ["1", 1, [1]]}, [0, 2]),
    ("batch_top_n", {"batch_top_n": np.ones(3)}, [0, 1, 2]),
    ("batch_top_n", {"batch_top_n": [1, 4, 5]}, [1, 2]),
    ("batch_top_n", {"batch_top_n": [1, 2**40, 2**70]}, [1, 2]),
    ("batch_echo", {"batch_echo": [1, True, "no"]}, [0, 2]),
    ("batch_echo", {"batch_echo": [True, True, None]}, [2]),
    ("logits", {"logits": None, "next_token_logits": LOGITS}, [0, 1]),
    ("tokens", {"tokens": [0, 1, 2, 3, 7]}, [2]),
    ("tokens", {"tokens": [0, -1, 2, -100, 4]}, [0, 2]),
    ("tokens", {"tokens": np.array([2**32, 1, 2, 3, 4])}, [0]),
    ("tokens", {"tokens": np.array([0, 1, 2, 3, 2**64 - 1], np.uint64)}, [2]),
    ("sampled_tokens", {"sampled_tokens": [7, 0, -1]}, [0, 2]),
    ("sampled_tokens", {"sampled_tokens": [0, 2**31, 0]}, [1]),
    ("sampled_tokens", {"sampled_tokens": np.array([0, 2**63, 0], np.uint64)}, [1]),
    ("sampled_tokens", {"sampled_tokens": [9, 0, 0], "batch_top_n": [None, 0, 0]}, [0]),
    ("sampled_tokens", {"batch_echo": [True, False, False]}, [1]),
    ("row_counts", {"row_counts": [4, 1, 3]}, [0]),
    ("batch_top_n", {"batch_top_n": [1, -1, 1], "sampled_tokens": [9, 0, 0], "tokens": [0, 1, 2, 3, 9]}, [0, 1, 2]),
]


@pytest.mark.parametrize(("name", "changed", "word"), WRONG)
def test_a_wrong_argument_is_named_before_any_device_work(name, changed, word):
    with pytest.raises(ArgumentError, match=rf"(?s)`{name}`.*{word}") as caught:
        compute(Unused(), GOOD, **changed)
    assert isinstance(caught.value, ValueError) and not isinstance(caught.value, RequestError)


@pytest.mark.parametrize(("name", "changed", "requests"), FAULTS)
def test_wrong_requests_are_listed_before_any_device_work(name, changed, requests):
    with pytest.raises(RequestError, match=f"`{name}`") as caught:
        compute(Unused(), GOOD, **changed)
    assert caught.value.requests == requests


def test_the_others_can_be_run(graph):
    batch = random_batch(18, 5)._replace(top_n=[1, 9, 2, -1, 3])
    with pytest.raises(RequestError) as caught:
        compute(Unused(), batch)
    without = [None if b in caught.value.requests else n for b, n in enumerate(batch.top_n)]
    check(compute(graph, batch, batch_top_n=without), expected(batch._replace(top_n=without)))


def test_too_many_alternatives_say_which_levels_would_do(graph):
    for asked, word in ((4, "levels=3"), (7, "levels=3"), (8, "levels=4"), (65535, "levels=16"), (65536, "no graph")):
        with pytest.raises(RequestError, match=rf"at most 3.*levels=2.*got {asked}.*{word}"):
            compute(graph, GOOD, batch_top_n=[1, asked, 1])
    assert compute(graph, GOOD, batch_top_n=[3] * 3)


@pytest.mark.parametrize("thing", [None, "graph", 3, abs, lambda *arrays: arrays, object()])
def test_a_thing_that_is_no_graph(thing):
    with pytest.raises(ArgumentError, match="`graph`"):
        compute(thing, GOOD)


def test_a_graph_for_a_larger_vocabulary():
    unused = Unused()
    unused.vocab = 9
    with pytest.raises(ArgumentError, match=r"`logits`.*9 columns"):
        compute(unused, GOOD)


def test_traced_and_deleted_arrays():
    with pytest.raises(ArgumentError, match="`logits` is a traced"):
        jax.jit(lambda x: compute(Unused(), GOOD, logits=x))(LOGITS)
    with pytest.raises(ArgumentError, match=r"`tokens`.*tracing"):
        jax.jit(lambda x: compute(Unused(), GOOD, tokens=x))(GOOD.tokens)
    deleted = jnp.asarray(LOGITS)
    deleted.delete()
    with pytest.raises(ArgumentError, match="`logits` has been deleted"):
        compute(Unused(), GOOD, logits=deleted)


def test_errors_of_the_halves():
    for changed in ({"row_counts": [2, 0, 3], "full_logits": False}, {"vocab": 0}, {"vocab": True}, {"vocab": "7"}):
        with pytest.raises(ArgumentError, match=f"`{next(iter(changed))}`"):
            jaxlp.plan_rows(GOOD.offsets, GOOD.top_n, GOOD.echo, **changed)
    with pytest.raises(RequestError, match="`logits`") as caught:
        jaxlp.plan_rows(GOOD.offsets, GOOD.top_n, GOOD.echo, full_logits=False)
    assert caught.value.requests == [0, 1]
    plan = jaxlp.plan_rows(GOOD.offsets, [3, 1, 1], GOOD.echo)
    values, ids = np.zeros((3, 4), np.float32), np.zeros((3, 4), np.uint32)
    assert len(jaxlp.assemble(plan, values, ids)) == 3
    for name, wrong in (
        ("plan", (None, values, ids)),
        ("lp_logits", (plan, values[:2], ids)),
        ("lp_logits", (plan, values[:, :3], ids)),
        ("lp_logits", (plan, values[0], ids)),
        ("lp_logits", (plan, ids, ids)),
        ("lp_logits", (plan, None, ids)),
        ("lp_tokens", (plan, values, values)),
        ("lp_tokens", (plan, values, ids[:2])),
        ("lp_tokens", (plan, values, np.zeros((3, 5), np.uint32))),
    ):
        for half in (jaxlp.assemble, jaxlp.assemble_arrays):
            with pytest.raises(ArgumentError, match=f"`{name}`"):
                half(*wrong)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("logits", np.zeros((5, 9), ">f4")),
        ("sampled_tokens", np.array([1, 2], "m8[s]")),
        ("sampled_tokens", np.ma.array([1, 2], mask=[1, 0])),
        ("batch_top_n", [2**40, 1]),
    ],
)
def test_look_alikes_are_refused(name, value):
    arguments = {
        "input_row_offsets": [0, 2, 5],
        "logits": np.zeros((5, 9), np.float32),
        "next_token_logits": None,
        "tokens": [1, 2, 3, 4, 5],
        "sampled_tokens": [6, 7],
        "batch_top_n": [3, 2],
        "batch_echo": [True, False],
    }
    with pytest.raises(ValueError, match=f"`{name}`"):
        jaxlp.compute_log_probabilities_ragged(jaxlp.build_graph(3), **{**arguments, name: value})


@pytest.mark.parametrize("name", ["sampled", "full_logits"])
def test_flags_of_a_plan_are_bools(name):
    for value in (None, "no", 1):
        with pytest.raises(ValueError, match=f"`{name}`"):
            jaxlp.plan_rows([0, 2], [1], [True], **{name: value})


def test_a_request_error_survives_a_worker():
    error = pickle.loads(pickle.dumps(RequestError("two are wrong", [1, 3])))
    assert str(error) == "two are wrong" and error.requests == [1, 3]
