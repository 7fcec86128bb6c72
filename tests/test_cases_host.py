"""Faults that other projects had, by their number in our list of cases, and the documented cases of MAX: through the
assembler. Scores are compared within 1e-5."""

import itertools
import json
import math

import jax.numpy as jnp
import numpy as np
import pytest
import reference

import jaxlp
from jaxlp.errors import ArgumentError, RequestError
from jaxlp.formats import json as json_form

INF, NAN = math.inf, math.nan


def compute(logits, sampled, top_n, *, levels=3, vocab=None, offsets=None, tokens=None, echo=False, rows=8, **given):
    """One-row sequences unless `offsets` says otherwise. The logits are padded to `rows` with rows not to be read.

    `last=True`: they are those of the last tokens.
    """
    logits = np.asarray(logits, np.float32)
    offsets = np.arange(len(logits) + 1) if offsets is None else np.asarray(offsets)
    logits = np.pad(logits, ((0, max(rows - len(logits), 0)), (0, 0)), constant_values=NAN)
    last = given.pop("last", False)
    size = len(offsets) - 1
    tokens = np.zeros(offsets[-1], int) if tokens is None else tokens
    return jaxlp.compute_log_probabilities_ragged(
        jaxlp.build_graph(levels, vocab=vocab),
        input_row_offsets=offsets,
        logits=None if last else logits,
        next_token_logits=logits if last else None,
        tokens=tokens,
        sampled_tokens=sampled,
        batch_top_n=[top_n] * size if isinstance(top_n, int) else top_n,
        batch_echo=[echo] * size if isinstance(echo, bool) else echo,
        **given,
    )


def is_row(record, wanted, row=0):
    """The row's dict has these ids, in this order, with these scores."""
    top = record.top_log_probabilities[row]
    assert list(top) == list(wanted)
    np.testing.assert_allclose(list(top.values()), list(wanted.values()), rtol=0, atol=1e-4)
    assert repr(top[record.sampled_token_ids[row]]) == repr(record.token_log_probabilities[row])


def test_1_masked_scores_in_json():
    (record,) = compute([[2, -INF, -INF, 1, -INF]], [0], 4)
    is_row(record, {0: -0.3133, 3: -1.3133})  # a column of -inf is no candidate
    (masked,) = compute([[2, -INF, -INF, 1, -INF]], [4], 4)
    is_row(masked, {0: -0.3133, 3: -1.3133, 4: -INF})
    plain = json.loads(json_form.encode(masked), parse_constant=pytest.fail)
    assert plain["token_log_probabilities"] == ["-inf"] and plain["top_log_probabilities"][0]["4"] == "-inf"


def test_4_a_broken_row_is_nan_and_alone():
    rows = [[1, 2, 0, -1], [0, NAN, 1, 2], [0, INF, 1, 2], [-INF] * 4]
    good, *broken = compute(rows, [1, 3, 1, 0], 2)
    is_row(good, {1: -0.4402, 0: -1.4402})
    for record, own in zip(broken, (3, 1, 0), strict=True):
        is_row(record, {0: NAN, 1: NAN} | {own: NAN})
        assert b"null" not in json_form.encode(record) and b'"nan"' in json_form.encode(record)
    assert compute(rows[:1], [1], 2) == [good]


def test_5_a_sampled_token_that_was_masked():
    (record,) = compute([[1, 2, -INF, 0]], [2], 2)
    is_row(record, {1: -0.4076, 0: -1.4076, 2: -INF})
    assert record.token_log_probabilities == [-INF]


def test_7_the_sampled_token_stands_once():
    for sampled, wanted in ((0, {}), (2, {}), (3, {3: -3.4402})):
        (record,) = compute([[3, 1, 2, 0]], [sampled], 2)
        is_row(record, {0: -0.4402, 2: -1.4402} | wanted)


def test_8_the_sampled_token_is_always_there():
    (record,) = compute([-0.1 * np.arange(128)], [99], 2)
    is_row(record, {0: -2.3522, 1: -2.4522, 99: -12.2522})


def test_13_more_alternatives_than_the_vocabulary_holds():
    logits = [[3, 1, 2, 0, -1, -2]]
    (record,) = compute(logits, [5], 6)
    assert list(record.top_log_probabilities[0]) == [0, 2, 1, 3, 4, 5]
    assert compute(logits, [5], 10, levels=4) == [record]  # V is all there is
    for wrong, word in ((10, "at most 7.*levels=4"), (-2, "-2"), (True, "True")):
        with pytest.raises(RequestError, match=rf"`batch_top_n`.*{word}") as caught:
            compute(logits * 2, [5, 5], [6, wrong])
        assert caught.value.requests == [1]
    assert compute(logits * 2, [5, 5], [6, None]) == [record, None]


def test_14_none_and_zero_are_off():
    none, zero, two = compute([[3, 1, 2, 0]] * 3, [0] * 3, [None, 0, 2])
    assert none is None and zero is None
    is_row(two, {0: -0.4402, 2: -1.4402})


def test_17_no_label_from_the_next_sequence():
    logits = 4 * np.eye(4)[[1, 2, 0, 3]]
    for record, ids in zip(
        compute(logits, [2, 3], 1, offsets=[0, 2, 4], tokens=[2, 1, 1, 0], echo=True), ([1, 2], [0, 3]), strict=True
    ):
        assert record.sampled_token_ids == ids
        np.testing.assert_allclose(record.token_log_probabilities, [-0.0535, -0.0535], atol=1e-4)


def test_19_an_echoed_sequence_has_a_row_a_token():
    logits = np.random.default_rng(0).normal(size=(3, 8))
    (record,) = compute(logits, [1], 2, offsets=[0, 3], tokens=[5, 6, 7], echo=True)
    assert record.sampled_token_ids == [6, 7, 1]  # all but the first, which has no context
    assert len(record.token_log_probabilities) == len(record.top_log_probabilities) == 3


def test_20_scoring_without_a_sampled_token():
    logits = [[0, 2, 0, 0], [0, 0, 3, 0], [9, 9, 9, 9]]
    (record,) = compute(logits, None, 1, offsets=[0, 3], tokens=[1, 1, 2], echo=True)
    assert record.sampled_token_ids == [1, 2]
    np.testing.assert_allclose(record.token_log_probabilities, [-0.3408, -0.1392], atol=1e-4)


def test_22_echo_needs_all_logits():
    logits = np.zeros((2, 4))
    arguments = {"offsets": [0, 3, 7], "echo": [True, False]}
    with pytest.raises(RequestError, match=r"`logits`.*`batch_echo`") as caught:
        compute(logits, [0, 0], 1, last=True, **arguments)
    assert caught.value.requests == [0]
    with pytest.raises(ArgumentError, match=r"`logits`.*7 rows or more"):
        compute(logits, [0, 0], 1, rows=2, **arguments)


def test_23_all_lists_are_cut_together():
    logits = np.random.default_rng(1).normal(size=(4, 12))
    (record,) = compute(logits, [9], 2, offsets=[0, 4], tokens=[3, 7, 8, 9], echo=True)
    cut = jaxlp.trim(record, 1)
    assert cut.sampled_token_ids == [7]
    assert len(cut.token_log_probabilities) == len(cut.top_log_probabilities) == 1


@pytest.mark.parametrize("dtype", [np.uint32, np.int32])
@pytest.mark.parametrize("offsets", [[0, 0, 3], [0, 2, 2, 3]])
def test_25_empty_sequences(offsets, dtype):
    logits, tokens = np.arange(12).reshape(3, 4), np.array([1, 2, 3])
    empty = next(b for b in range(len(offsets) - 1) if offsets[b] == offsets[b + 1])
    size = len(offsets) - 1
    echoed = compute(logits, [0] * size, 1, offsets=np.array(offsets, dtype), tokens=tokens, echo=True)
    assert echoed[empty] == jaxlp.LogProbabilities([], [])
    others = [record for b, record in enumerate(echoed) if b != empty]
    without = sorted(set(offsets))
    assert others == compute(logits, [0] * (size - 1), 1, offsets=without, tokens=tokens, echo=True)
    with pytest.raises(RequestError, match="`sampled_tokens`") as caught:
        compute(logits, [0] * size, 1, offsets=np.array(offsets, dtype), tokens=tokens)
    assert caught.value.requests == [empty]
    wanted = [0 if b == empty else 1 for b in range(size)]
    plain = compute(logits, [0] * size, wanted, offsets=np.array(offsets, dtype), tokens=tokens)
    assert plain.pop(empty) is None
    assert plain == compute(logits, [0] * (size - 1), 1, offsets=without, tokens=tokens)


def test_25_no_sequences():
    assert compute(np.zeros((3, 4)), [], [], offsets=[0], echo=[]) == []


def test_26_requests_with_and_without_scores_in_any_order():
    row = [3, 1, 2, 0]
    (alone,) = compute([row], [2], 2)
    for order in itertools.permutations([None, 2, 0]):
        assert compute([row] * 3, [2] * 3, list(order)) == [alone if n == 2 else None for n in order]


def test_28_a_prompt_scored_in_chunks():
    """Each chunk is told the token after its end: joined, they are the whole, to the last bit."""
    rng = np.random.default_rng(0)
    logits, tokens = rng.normal(size=(9, 12)), rng.integers(0, 12, 9)
    (whole,) = compute(logits, [7], 2, offsets=[0, 9], tokens=tokens, echo=True, rows=16)
    joined = []
    for start, end in ((0, 4), (4, 8), (8, 9)):
        following = [tokens[end] if end < 9 else 7]
        (part,) = compute(
            logits[start:end], following, 2, offsets=[0, end - start], tokens=tokens[start:end], echo=True, rows=16
        )
        assert part.sampled_token_ids == [*tokens[start + 1 : end], *following]
        joined += zip(part.token_log_probabilities, part.top_log_probabilities, strict=True)
    assert joined == [*zip(whole.token_log_probabilities, whole.top_log_probabilities, strict=True)]


def test_29_accepted_drafts_have_scores_of_their_own():
    """Two drafts accepted, the third replaced; the row after it is not used."""
    logits = [[3, 0, 0], [0, 3, 0], [0, 0, 3], [1, 1, 1]]
    (record,) = compute(logits, [2], 1, offsets=[0, 3], tokens=[0, 0, 1], echo=True)
    assert record.sampled_token_ids == [0, 1, 2]
    np.testing.assert_allclose(record.token_log_probabilities, [-0.0949] * 3, atol=1e-4)


def test_31_a_cached_prefix():
    logits, tokens = [[0, 0, 0, 4], [4, 0, 0, 0]], [1, 1, 2, 2, 1, 3]
    (record,) = compute(logits, [0], 1, offsets=[0, 6], tokens=tokens, echo=True, row_counts=[2])
    assert record.sampled_token_ids == [3, 0]
    np.testing.assert_allclose(record.token_log_probabilities, [-0.0535, -0.0535], atol=1e-4)
    assert compute(logits, [0], 1, offsets=[0, 1], tokens=[3], echo=True, row_counts=[2]) == [record]
    with pytest.raises(ArgumentError, match=r"`logits`.*6 rows or more.*got 2"):
        compute(logits, [0], 1, offsets=[0, 6], tokens=tokens, echo=True, rows=2)


def test_46_a_padded_vocabulary():
    logits = np.zeros((1, 1024))
    logits[:, 1000:] = 50
    (record,) = compute(logits, [3], 5, vocab=1000)
    is_row(record, dict.fromkeys(range(5), -6.9078))
    (without,) = compute(logits, [3], 5)
    assert abs(without.token_log_probabilities[0] + 53.1781) < 1e-4
    with pytest.raises(RequestError, match=r"`sampled_tokens`.*1000"):
        compute(logits, [1000], 5, vocab=1000)


def test_47_offsets_past_31_bits():
    for dtype in (np.uint32, np.int64, np.uint64):
        with pytest.raises(ArgumentError, match=r"`input_row_offsets`.*2147483648"):
            compute(np.zeros((3, 4)), [0, 0], 1, offsets=np.array([0, 1, 2**31], dtype), tokens=[0, 0])
    wrapped = np.array([0, 2**31, 1], np.uint32)  # negative, were it int32
    with pytest.raises(ArgumentError, match=r"`input_row_offsets`.*fall"):
        compute(np.zeros((3, 4)), [0, 0], 1, offsets=wrapped, tokens=[0])
    (last,) = compute(np.zeros((3, 4)), np.array([3], np.uint64), 1, offsets=np.array([0, 1], np.uint64), tokens=[0])
    assert last.sampled_token_ids == [3]


# The documented cases of MAX ----------------------------------------------------------------------------------------


def wanted_row(row, own, top_n):
    scored = reference.score_row(np.asarray(row, np.float32), own, top_n)
    return dict(zip(scored.top_ids, scored.top, strict=True)) | {own: scored.own}


@pytest.mark.parametrize("top_n", [1, 3])
def test_max_top_list_with_the_sampled_token_in_it(top_n):
    row = np.random.default_rng(2).normal(size=40)
    (record,) = compute([row], [int(row.argmax())], top_n, rows=32)
    assert len(record.top_log_probabilities[0]) == top_n
    is_row(record, wanted_row(row, int(row.argmax()), top_n))


def test_max_batch_with_one_off_and_mixed_echo():
    rng = np.random.default_rng(3)
    logits, tokens = rng.normal(size=(9, 40)), rng.integers(0, 40, 9)
    offsets, sampled = [0, 4, 6, 9], [3, 4, 5]
    first, off, last = compute(
        logits, sampled, [2, 0, 3], offsets=offsets, tokens=tokens, echo=[True, True, False], rows=32
    )
    assert off is None
    for i, own in enumerate([*tokens[1:4].tolist(), 3]):
        is_row(first, wanted_row(logits[i], own, 2), i)
    assert len(first.token_log_probabilities) == 4
    is_row(last, wanted_row(logits[8], 5, 3))
    assert len(last.token_log_probabilities) == 1


def test_max_mixed_counts_without_echo():
    rng = np.random.default_rng(4)
    last = rng.normal(size=(4, 40))
    offsets, counts, sampled = [0, 4, 6, 9, 9], [7, None, 1, 3], [1, 2, 3, 4]
    got = compute(last, sampled, counts, offsets=offsets, tokens=[0] * 9, last=True, rows=32)
    assert [record is None for record in got] == [False, True, False, False]
    for b in (0, 2, 3):
        is_row(got[b], wanted_row(last[b], sampled[b], counts[b]))


def test_max_echo_without_logits_is_refused():
    with pytest.raises(ValueError, match="`logits`"):
        compute(np.zeros((1, 40)), [0], 1, offsets=[0, 2], last=True, echo=True)


@pytest.mark.parametrize("seed", range(50))
def test_max_random_batches(seed):
    """Every row's own token is there, the top list is exact and in order, and has n or n + 1 entries."""
    rng = np.random.default_rng(seed)
    lengths = rng.integers(1, 6, rng.integers(1, 6))
    offsets = np.concatenate([[0], np.cumsum(lengths)])
    logits, tokens = rng.normal(size=(32, 40)).astype(np.float32), rng.integers(0, 40, offsets[-1])
    sampled, top_n = rng.integers(0, 40, len(lengths)), rng.integers(0, 8, len(lengths)).tolist()
    echo = (rng.random(len(lengths)) < 0.5).tolist()
    records = compute(jnp.asarray(logits), sampled, top_n, offsets=offsets, tokens=tokens, echo=echo)
    for b, record in enumerate(records):
        if top_n[b] == 0:
            assert record is None
            continue
        rows = range(offsets[b] if echo[b] else offsets[b + 1] - 1, offsets[b + 1])
        assert len(record.token_log_probabilities) == len(rows)
        for i, t in enumerate(rows):
            own = int(sampled[b] if t == offsets[b + 1] - 1 else tokens[t + 1])
            assert record.sampled_token_ids[i] == own
            assert top_n[b] <= len(record.top_log_probabilities[i]) <= top_n[b] + 1
            is_row(record, wanted_row(logits[t], own, top_n[b]), i)
