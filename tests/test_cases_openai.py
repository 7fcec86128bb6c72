"""Faults that other projects had, by their number in our list of cases: in OpenAI's shapes."""

import json
import math

import pytest
from test_cases_host import compute
from test_openai import record_of

import jaxlp
from jaxlp.formats import openai_chat, openai_completions

INF = math.inf
LETTERS = [b"a", b"b", b"c", b"d", b"e", b"f", b"g", b"h"]


def wire(form, *arguments, **more):
    """The object as a strict reader of JSON sees it."""
    return json.loads(json.dumps(form.encode(*arguments, **more), allow_nan=False))


def near(found, wanted):
    assert list(found) == list(wanted)
    assert found == pytest.approx(wanted, abs=1e-4)


def test_1_masked_scores_on_the_wire():
    (record,) = compute([[2, -INF, -INF, 1, -INF]], [4], 4)
    data = wire(openai_completions, record, LETTERS)
    assert data["token_logprobs"] == [-9999.0]
    near(data["top_logprobs"][0], {"a": -0.3133, "d": -1.3133, "e": -9999.0})
    (entry,) = wire(openai_chat, record, LETTERS)["content"]
    assert entry["logprob"] == -9999.0
    near({one["token"]: one["logprob"] for one in entry["top_logprobs"]}, {"a": -0.3133, "d": -1.3133, "e": -9999.0})


def test_2_one_token_takes_all_the_mass():
    (record,) = compute([[200, 0, 0, -50]], [0], 3)
    near(wire(openai_completions, record, LETTERS)["top_logprobs"][0], {"a": 0.0, "b": -200.0, "c": -200.0})
    (entry,) = wire(openai_chat, record, LETTERS)["content"]
    assert [one["logprob"] for one in entry["top_logprobs"]] == [0, -200, -200]


def test_10_two_ids_of_one_text():
    tokens = [b""] * 10
    tokens[5], tokens[2], tokens[9] = b"\xe2", b"a", b"\x98"
    record = record_of((5, {5: -0.2, 2: -1.9, 9: -2.5}))
    data = wire(openai_completions, record, tokens)
    assert data["top_logprobs"] == [{r"bytes:\xe2": -0.2, "a": -1.9, r"bytes:\x98": -2.5}]
    (entry,) = wire(openai_chat, record, tokens)["content"]
    found = [(one["token_id"], one["bytes"], one["logprob"]) for one in entry["top_logprobs"]]
    assert found == [(5, [0xE2], -0.2), (2, [97], -1.9), (9, [0x98], -2.5)]
    tokens[5] = tokens[9] = "\ufffd".encode()  # a vocabulary that knows no better
    data = wire(openai_completions, record, tokens)
    assert data["top_logprobs"] == [{"\ufffd": -0.2, "a": -1.9, "token_id:9": -2.5}]


def test_14_none_and_zero():
    """0 is off for the assembler: whoever wants the own token alone asks it for 1 and the form for 0."""
    none, one, two = compute([[3, 1, 2, 0]] * 3, [0] * 3, [None, 1, 2])
    assert none is None
    data = wire(openai_completions, one, LETTERS, top=0)
    assert data["token_logprobs"] == pytest.approx([-0.4402], abs=1e-4)
    near(data["top_logprobs"][0], {"a": -0.4402})
    (entry,) = wire(openai_chat, one, LETTERS, top=0)["content"]
    assert entry["logprob"] == pytest.approx(-0.4402, abs=1e-4) and entry["top_logprobs"] == []
    near(wire(openai_completions, two, LETTERS, top=2)["top_logprobs"][0], {"a": -0.4402, "c": -1.4402})
    (entry,) = wire(openai_chat, two, LETTERS, top=2)["content"]
    assert [one["token"] for one in entry["top_logprobs"]] == ["a", "c"]


def test_19_echo_keeps_the_first_token():
    logits = [[0, 1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1, 0], [1, 0, 1, 0, 1, 0, 1, 0]]
    (record,) = compute(logits, [1], 2, offsets=[0, 3], tokens=[5, 6, 7], echo=True)
    data = wire(openai_completions, record, LETTERS, first_token=5)
    assert data["token_ids"] == [5, 6, 7, 1] and data["tokens"] == ["f", "g", "h", "b"]
    assert data["token_logprobs"] == [None, *record.token_log_probabilities]
    assert data["top_logprobs"][0] is None and data["text_offset"] == [0, 1, 2, 3]
    assert all(len(values) == 4 for values in data.values())
    assert openai_completions.decode(data) == record


def pieces_record(tokens):
    return record_of(*((token, {token: -1.0}) for token in range(len(tokens))))


def test_49_bytes_of_a_partial_character():
    tokens = [b"\xf0\x9f", b"\x98", b"\x80"]
    content = wire(openai_chat, pieces_record(tokens), tokens)["content"]
    assert [entry["bytes"] for entry in content] == [[240, 159], [152], [128]]
    assert [entry["top_logprobs"][0]["bytes"] for entry in content] == [[240, 159], [152], [128]]
    assert bytes(byte for entry in content for byte in entry["bytes"]).decode() == "😀"


def test_50_offsets_in_characters():
    """They count from the beginning of the prompt, echoed or not; parts continue from what was delivered."""
    tokens = [b"a", b"\xf0\x9f", b"\x98", b"\x80", b"b", b"x", b"y", b"z"]
    record = pieces_record(tokens[:5])
    assert wire(openai_completions, record, tokens)["text_offset"] == [0, 1, 1, 1, 2]
    prompt = [5, 6, 7]  # "xyz"
    assert wire(openai_completions, record, tokens, before=b"xyz")["text_offset"] == [3, 4, 4, 4, 5]
    echoed = record_of(*((token, {token: -1.0}) for token in [*prompt[1:], *range(5)]))
    whole = wire(openai_completions, echoed, tokens, first_token=prompt[0])
    assert whole["text_offset"] == [0, 1, 2, 3, 4, 4, 4, 5]
    first, second = (
        jaxlp.LogProbabilities(
            echoed.token_log_probabilities[part], echoed.top_log_probabilities[part], echoed.sampled_token_ids[part]
        )
        for part in (slice(0, 4), slice(4, None))  # inside the emoji
    )
    parts = list(openai_completions.encode_stream([first, second], tokens, first_token=prompt[0]))
    assert [part["text_offset"] for part in parts] == [[0, 1, 2, 3, 4], [4, 4, 5]]
    assert wire(openai_completions, second, tokens, before=b"xyza\xf0\x9f")["text_offset"] == [4, 4, 5]


def test_52_alternatives_stand_for_themselves():
    tokens = [b"\xe2\x80", b"\xe2\x80\x9c", b"x", b"", b""]
    record = record_of((0, {0: -0.5, 1: -1.0, 2: -2.0, 3: -3.0, 4: -4.0}))
    (top,) = wire(openai_completions, record, tokens)["top_logprobs"]
    assert list(top) == [r"bytes:\xe2\x80", "“", "x", "token_id:3", "token_id:4"]
    (entry,) = wire(openai_chat, record, tokens)["content"]
    assert [bytes(one["bytes"]) for one in entry["top_logprobs"]] == tokens
    assert [one["token_id"] for one in entry["top_logprobs"]] == [0, 1, 2, 3, 4]
    assert len({one["token"] for one in entry["top_logprobs"]}) == 5
