"""SmolLM2 on real texts, against ids of llama.cpp and float64 scores of transformers (oracle_smollm2.json)."""

import json
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

import jaxlp

ORACLE = json.loads(Path(__file__).with_name("oracle_smollm2.json").read_text(encoding="utf-8"))["scores"]


def check(records):
    """Ids equal; scores within 2e-3, half of them within 1e-4; the best 5 in order where neighbours differ by 1e-3."""
    off = []
    for record, wanted in zip(records, ORACLE, strict=True):
        assert record.token_ids == wanted["ids"]
        assert bytes(chain.from_iterable(record.bytes)).decode() == wanted["text"]
        assert record.token_logprobs[0] is None and record.bos is None and record.windows is None
        off += np.abs(np.subtract(record.token_logprobs[1:], wanted["token_logprobs"][1:])).tolist()
        if wanted["top_ids"] is None:
            continue
        for best, ids, scores in zip(record.top_logprobs[1:], wanted["top_ids"], wanted["top_logprobs"], strict=True):
            gaps = -np.diff([np.inf, *(c.logprob for c in best[: len(ids) + 1])])
            clear = (gaps[:-1] > 1e-3) & (gaps[1:] > 1e-3)
            off += [abs(best[i].logprob - scores[i]) for i in range(len(ids))]
            assert [best[i].token_id for i in np.flatnonzero(clear)] == [ids[i] for i in np.flatnonzero(clear)]
    assert max(off) <= 2e-3 and np.median(off) <= 1e-4, (max(off), np.median(off))


def score(texts, model):
    return jaxlp.score(texts, model=model, top=6)  # one more than the oracle has, to know its fifth's neighbour


@pytest.fixture(scope="module")
def batch(smollm2):
    return score([item["text"] for item in ORACLE], smollm2)


def test_all_texts_in_one_ragged_batch(batch):
    check(batch)


def test_in_any_order(smollm2, batch):
    """But for the long text, which no batch holds with others."""
    order = np.random.default_rng(0).permutation([i for i, item in enumerate(ORACLE) if len(item["ids"]) < 100])
    records = score([ORACLE[i]["text"] for i in order], smollm2)
    found = dict(enumerate(batch)) | dict(zip(order.tolist(), records, strict=True))
    check([found[i] for i in range(len(ORACLE))])


def test_one_by_one(smollm2):
    check([score([item["text"]], smollm2)[0] for item in ORACLE])


def test_sums_over_a_text(batch):
    for record, wanted in zip(batch, ORACLE, strict=True):
        scored = [score for score in wanted["token_logprobs"] if score is not None]
        if not scored:
            assert (record.total_logprob, record.perplexity, record.bits_per_byte) == (0.0, None, None)
            continue
        size = len(wanted["text"].encode()) - len(record.bytes[0])
        assert record.total_logprob == pytest.approx(sum(scored), abs=2e-3)
        assert record.perplexity == pytest.approx(np.exp(-sum(scored) / len(scored)), rel=1e-3)
        assert record.bits_per_byte == pytest.approx(-sum(scored) / np.log(2) / size, rel=1e-3)
