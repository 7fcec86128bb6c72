"""The record, `trim`, and the record's two wire forms."""

import json
import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jaxlp
from jaxlp.errors import ArgumentError
from jaxlp.formats import json as json_form
from jaxlp.formats import msgpack as msgpack_form

FORMS = [json_form, msgpack_form]
INF, NAN = math.inf, math.nan
SCORES = st.floats(max_value=0, width=32) | st.just(NAN)
RECORD = jaxlp.LogProbabilities([-0.5, -INF, NAN], [{3: -0.5}, {1: -0.25, 4: -INF}, {0: NAN, 1: NAN}], [3, 4, 1])


@st.composite
def records(draw):
    rows = draw(st.integers(0, 4))

    def column(values):
        return draw(st.lists(values, min_size=rows, max_size=rows))

    return jaxlp.LogProbabilities(
        column(SCORES),
        column(st.dictionaries(st.integers(0, 2**31), SCORES, max_size=3)),
        draw(st.sampled_from([[], column(st.integers(-1, 2**31))])),
        draw(st.sampled_from([None, column(st.integers(0, 2**31))])),
        draw(st.sampled_from([None, column(SCORES)])),
    )


def same(one, other):
    """Equal to the bit, NaN like NaN."""
    return repr(one) == repr(other)


@settings(deadline=None, max_examples=60)
@given(records(), st.integers(0, 5), st.sampled_from(FORMS))
def test_round_trip_and_trim(record, n, form):
    assert same(form.decode(form.encode(record)), record)
    cut = jaxlp.trim(record, n)
    for field, values in msgspec.structs.asdict(record).items():
        assert same(getattr(cut, field), values if values is None else values[:n])
    assert same(jaxlp.trim(cut, n), cut)


@settings(deadline=None, max_examples=20)
@given(st.lists(records() | st.none(), max_size=4), st.sampled_from(FORMS))
def test_batch_round_trip(batch, form):
    assert same(form.decode_batch(form.encode_batch(batch)), batch)


def test_json_is_strict_and_says_what_the_values_are():
    data = json_form.encode(RECORD)

    def refuse(word):
        raise AssertionError(word)

    assert json.loads(data, parse_constant=refuse) == {
        "type": "LogProbabilities",
        "token_log_probabilities": [-0.5, "-inf", "nan"],
        "top_log_probabilities": [{"3": -0.5}, {"1": -0.25, "4": "-inf"}, {"0": "nan", "1": "nan"}],
        "sampled_token_ids": [3, 4, 1],
    }
    assert same(json_form.decode(data.decode()), RECORD)
    assert same(json_form.decode(memoryview(data)), RECORD)
    finite = jaxlp.LogProbabilities([-1.0], [{2: -1.0}], ranks=[0], entropies=[0.25])
    assert json_form.encode(finite) == msgspec.json.encode(finite)


def test_msgpack_is_msgspec_s_own():
    assert msgpack_form.encode(RECORD) == msgspec.msgpack.encode(RECORD)


@pytest.mark.parametrize("tagged", [True, False])
@pytest.mark.parametrize("fields", [2, 3])
def test_records_of_max_decode(fields, tagged):
    """Its messages of two fields (older) and of three, of one name with ours."""
    message = {"type": "LogProbabilities"} if tagged else {}
    message |= {"token_log_probabilities": [-1.5], "top_log_probabilities": [{7: -1.5, 2: -2.0}]}
    if fields == 3:
        message["sampled_token_ids"] = [7]
    wanted = jaxlp.LogProbabilities([-1.5], [{7: -1.5, 2: -2.0}], [7][: fields - 2])
    assert json_form.decode(msgspec.json.encode(message)) == wanted
    assert msgpack_form.decode(msgspec.msgpack.encode(message)) == wanted


def test_defaults_are_left_out_and_not_shared():
    one, other = (jaxlp.LogProbabilities([], []) for _ in range(2))
    one.sampled_token_ids.append(1)
    assert other.sampled_token_ids == [] and other.ranks is None and other.entropies is None
    assert set(msgspec.to_builtins(other)) == {"type", "token_log_probabilities", "top_log_probabilities"}
    assert not hasattr(one, "__dict__")


REST = ',"top_log_probabilities":[{}]}'
BAD_JSON = [
    ('{"token_log_probabilities":[null]' + REST, r"null.*token_log_probabilities\[0\]"),
    ('{"token_log_probabilities":["inf"]' + REST, "token_log_probabilities"),
    ('{"token_log_probabilities":["-1.0"]' + REST, "token_log_probabilities"),
    ('{"token_log_probabilities":[NaN]' + REST, "JSON"),
    ('{"token_log_probabilities":[-1.0,-2.0]' + REST, "one length"),
    ('{"token_log_probabilities":[1e999]' + REST, "range"),
    ('{"token_log_probabilities":[-1.0]}', "top_log_probabilities"),
    ('{"token_log_probabilities":[-1.0],"top_log_probabilities":[{"a":-1.0}]}', "top_log_probabilities"),
    ('{"token_log_probabilities":[-1.0],"top_log_probabilities":[{"1":null}]}', "null"),
    ('{"type":"Other","token_log_probabilities":[-1.0]' + REST, "type"),
    ('{"token_log_probabilities":[-1.0],"ranks":[0.5]' + REST, "ranks"),
    ('{"a":' + "[" * 100_000, "recursion"),
    ("null", "null"),
    ("[]", "array"),
    ("", "truncated"),
    ("{", "truncated"),
    (b"\xff", "malformed"),
    ("\ud800", "surrogates"),
    (None, "NoneType"),
    (5, "int"),
]
BAD_MSGPACK = [
    (b"", "truncated"),
    (b"\xc1", "malformed"),
    (msgspec.msgpack.encode([1]), "array"),
    (msgspec.msgpack.encode(None), "None"),
    (msgspec.msgpack.encode({"token_log_probabilities": [None], "top_log_probabilities": [{}]}), "token_log_prob"),
    (msgspec.msgpack.encode({"token_log_probabilities": ["nan"], "top_log_probabilities": [{}]}), "str"),
    (msgspec.msgpack.encode({"token_log_probabilities": [-1.0], "top_log_probabilities": []}), "one length"),
    ("text", "str"),
    (None, "NoneType"),
]


@pytest.mark.parametrize(
    ("form", "data", "word"), [(json_form, *bad) for bad in BAD_JSON] + [(msgpack_form, *bad) for bad in BAD_MSGPACK]
)
def test_bad_input_is_an_error_that_says_where(form, data, word):
    with pytest.raises(ArgumentError, match=f"(?s)`data`.*{word}"):
        form.decode(data)
    if data not in ("[]",):
        with pytest.raises(ArgumentError):
            form.decode_batch(data)


def test_a_bad_record_in_a_batch_is_named():
    good = json_form.encode(RECORD).decode()
    with pytest.raises(ArgumentError, match=r"`data\[2\]`.*null"):
        json_form.decode_batch(f'[{good}, null, {{"token_log_probabilities":[null]{REST}]')
    uneven = jaxlp.LogProbabilities([-1.0], [])
    for form in FORMS:
        with pytest.raises(ArgumentError, match=r"`records\[1\]`.*one length"):
            form.encode_batch([None, uneven])
        with pytest.raises(ArgumentError, match=r"`records\[0\]`"):
            form.encode_batch([RECORD, 1][1:])
        with pytest.raises(ArgumentError, match="`records` must be a list of records and None: got list_iterator"):
            form.encode_batch(iter([RECORD]))


@pytest.mark.parametrize("form", FORMS)
def test_what_cannot_be_written(form):
    for wrong in (None, "record", {"token_log_probabilities": []}, [RECORD]):
        with pytest.raises(ArgumentError, match="`record`"):
            form.encode(wrong)
    for scores, tops in [
        ([object()], [{}]),
        ([1j], [{}]),
        (["nan"], [{}]),
        ([True], [{}]),
        (None, None),
        ([-1.0], [None]),
    ]:
        with pytest.raises(ArgumentError, match=r"`record` must hold plain.*at `\$"):
            form.encode(jaxlp.LogProbabilities(scores, tops))
    for tops in ([{0: "nan"}], [{"a": -1.0}], [{0: None}], [[(0, -1.0)]]):
        with pytest.raises(ArgumentError, match=r"`record` must hold plain.*at .*top_log_probabilities\[0\]"):
            form.encode(jaxlp.LogProbabilities([-1.0], tops))


def test_msgpack_has_no_number_past_64_bits():
    with pytest.raises(ArgumentError, match=r"`record` must hold numbers"):
        msgpack_form.encode(jaxlp.LogProbabilities([-1.0], [{}], [2**70]))
    with pytest.raises(ArgumentError, match=r"`records` must hold numbers"):
        msgpack_form.encode_batch([jaxlp.LogProbabilities([-1.0], [{}], [2**70])])


def test_json_refuses_null_and_plus_infinity():
    for wrong in ([INF], [None]):
        with pytest.raises(ArgumentError, match="`record`"):
            json_form.encode(jaxlp.LogProbabilities(wrong, [{}]))
    with pytest.raises(ArgumentError, match="`record`"):
        json_form.encode(jaxlp.LogProbabilities([-1.0], [{}], [None]))


@pytest.mark.parametrize("n", [-1, True, 1.0, None, "2", NAN])
def test_trim_refuses(n):
    with pytest.raises(ArgumentError, match="`n`"):
        jaxlp.trim(RECORD, n)


def test_trim_wants_one_length():
    with pytest.raises(ArgumentError, match="`record`"):
        jaxlp.trim({"token_log_probabilities": []}, 1)
    with pytest.raises(ArgumentError, match="`record`"):
        jaxlp.trim(jaxlp.LogProbabilities([-1.0], None), 1)
    for uneven in (([-1.0], []), ([-1.0], [{}], [1, 2]), ([-1.0], [{}], [], [1, 2]), ([-1.0], [{}], [], None, [])):
        with pytest.raises(ArgumentError, match="one length"):
            jaxlp.trim(jaxlp.LogProbabilities(*uneven), 1)
