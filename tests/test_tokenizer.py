"""Texts to tokens and back to bytes, for both kinds of vocabulary."""

import re
from itertools import pairwise

import pytest
import tiny_models
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny_models import BYTE, CONTROL, NORMAL

from jaxlp.errors import ArgumentError, ModelError
from jaxlp.pieces import TextOffsets, text_offsets
from jaxlp.pipeline.gguf_file import GgufFile
from jaxlp.pipeline.tokenizer import Tokenizer

TEXT = st.text(st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("the inoa 12\né▁<0x>toolsart|")))


def tokenizer(path, **options):
    tiny_models.write(path, layers=1, **options)
    return Tokenizer(GgufFile(path))


@pytest.fixture(scope="module", params=["gpt2", "llama"])
def tiny(request, tmp_path_factory):
    return tokenizer(tmp_path_factory.mktemp("vocabulary") / "m.gguf", kind=request.param)


@given(text=TEXT, parse_special=st.booleans())
@settings(max_examples=200, deadline=None)
def test_joined_bytes_are_the_text(tiny, text, parse_special):
    ids, pieces = tiny.encode(text, parse_special=parse_special)
    assert b"".join(pieces) == text.encode() and len(ids) == len(pieces)
    assert parse_special or CONTROL not in {tiny.types[i] for i in ids}
    start = 0
    for piece, offset in zip(pieces, text_offsets(pieces), strict=True):
        if piece:  # `offset` is the character that holds its first byte
            begins = len(text[:offset].encode())
            assert begins <= start < begins + len(text[offset].encode())
        start += len(piece)


def test_case_50_offsets_are_code_points():
    assert text_offsets([b"a", b"\xf0\x9f", b"\x98", b"\x80", b"b"]) == [0, 1, 1, 1, 2]
    assert text_offsets([b"", b"\xc3", b"\xa9x", b"\xc3\xa9\xc3", b"\xa9"]) == [0, 0, 0, 2, 3]


@given(
    st.lists(st.one_of(st.binary(max_size=3), st.sampled_from([b"\xf0\x9f", b"\x98", b"\xed\xa0", b"\xe2\x80", b"a"]))),
    st.binary(max_size=5),
)
@settings(max_examples=100, deadline=None)
def test_offsets_where_bytes_are_no_text(pieces, before):
    """A model may generate any bytes: the first byte is in the last character of the text that ends with it."""
    offsets, text = TextOffsets(before), before
    for piece in pieces:
        offset = offsets.next(piece)
        assert not piece or offset == len((text + piece[:1]).decode(errors="replace")) - 1
        text += piece


def test_offsets_of_pieces_without_bytes_and_of_stray_bytes():
    assert text_offsets([b"a", b"", b"\xf0\x9f", b"", b"\x98\x80", b""]) == [0, 1, 1, 1, 1, 2]
    assert text_offsets([b"\x98", b"a", b"\xf0\x9f", b"b", b"\x98\x80"]) == [0, 1, 2, 3, 4]


def test_case_49_bytes_of_partial_characters_are_real(smollm2):
    _, pieces = smollm2.tokenizer.encode("🦊😀")
    assert len(pieces) > 2 and b"".join(pieces) == "🦊😀".encode()
    assert b"\xef\xbf\xbd" not in pieces


def test_case_52_tokens_keep_their_own_bytes(smollm2):
    tokens = smollm2.tokenizer
    assert tokens.token_bytes[0] == b"<|endoftext|>" and tokens.token_bytes[2] == b"<|im_end|>"
    assert all(tokens.token_bytes) and all(tokens.token_strings)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("a  1", ["a", "ĠĠ", "1"]),  # digits are cut off first: both spaces stay together
        ("a  the", ["a", "Ġ", "Ġthe"]),
        ("a 12", ["a", "Ġ", "1", "2"]),
        ("a\n\nb", ["a", "Ċ", "Ċ", "b"]),
    ],
)
def test_smollm_isolates_digits(tmp_path, text, tokens):
    tiny = tokenizer(tmp_path / "m.gguf")
    assert [tiny.texts[i] for i in tiny.encode(text).ids] == tokens


def test_two_spaces_before_a_number_are_one_token(smollm2):
    tokens = smollm2.tokenizer
    for number in ("7", "12", "½"):
        ids = tokens.encode(f"Maybe  {number}").ids
        assert tokens.token_bytes[ids[1]] == b"  "


@pytest.mark.parametrize(
    ("rule", "tokens"),
    [
        ("gpt-2", ["a", "Ġ", "Ġ", "12", "12"]),
        ("smollm", ["a", "ĠĠ", "1", "2", "1", "2"]),
        ("starcoder", ["a", "ĠĠ", "1", "2", "1", "2"]),
        ("llama-bpe", ["a", "Ġ", "Ġ", "12", "1", "2"]),
        ("qwen2", ["a", "Ġ", "Ġ", "1", "2", "1", "2"]),
        ("default", ["a", "Ġ", "Ġ", "12", "1", "2"]),
    ],
)
def test_the_pre_tokenizer_of_the_file_is_honoured(tmp_path, rule, tokens):
    tiny = tokenizer(tmp_path / "m.gguf", metadata={"tokenizer.ggml.pre": rule})
    assert [tiny.texts[i] for i in tiny.encode("a  1212").ids] == tokens, rule


def test_special_tokens_are_text_unless_asked(tiny, tmp_path):
    control = tiny.texts[0]
    text = f"a{control}<tool>b"
    plain, parsed = tiny.encode(text), tiny.encode(text, parse_special=True)
    tool = tiny.texts.index("<tool>")
    assert 0 not in plain.ids and tool in plain.ids  # a user-defined token always counts
    assert parsed.ids.count(0) == 1 and tool in parsed.ids
    assert parsed.pieces[parsed.ids.index(0)] == control.encode()


def test_the_longest_special_token_is_found(tmp_path):
    tiny = tokenizer(tmp_path / "m.gguf")
    assert tiny.encode("<tool>xy").ids[0] == tiny.texts.index("<tool>x")
    assert tiny.encode("<tool>y").ids[0] == tiny.texts.index("<tool>")


def test_special_tokens_of_smollm2(smollm2):
    tokens = smollm2.tokenizer
    text = "<|im_start|>user\nHi<|im_end|>"
    assert tokens.encode(text, parse_special=True).ids[0] == 1
    assert not {1, 2} & set(tokens.encode(text).ids)
    assert tokens.bos_id == 1 and tokens.add_bos is False


def test_sentencepiece_follows_the_scores(tmp_path):
    tiny = tokenizer(tmp_path / "m.gguf", kind="llama")

    def tokens(text):
        return [tiny.texts[i] for i in tiny.encode(text).ids]

    assert tokens("the hat") == ["▁the", "▁", "h", "at"]
    assert tokens("aaaaa") == ["▁a", "aa", "aa"]
    assert tokens("é€") == ["▁", "é", "<0xE2>", "<0x82>", "<0xAC>"]
    assert tiny.encode("the ▁").pieces == [b"the", b" \xe2\x96\x81"]  # U+2581 in the text is not a space
    assert tiny.encode("▁the").pieces == [b"", b"\xe2\x96\x81the"]


@given(text=st.text("the inoarfxbcséç12 ", max_size=40))
@settings(max_examples=200, deadline=None)
def test_sentencepiece_against_its_definition(tiny, text):
    """Join the neighbours whose joint token has the best score, leftmost of equals, until none is a token."""
    if tiny.kind == "gpt2":
        return
    scores = {piece: -float(i) for i, piece in enumerate(tiny_models.PIECES)}
    parts = list("▁" + text.replace(" ", "▁")) if text else []
    while pairs := [(-scores[a + b], i) for i, (a, b) in enumerate(pairwise(parts)) if a + b in scores]:
        _, i = min(pairs)
        parts[i : i + 2] = [parts[i] + parts[i + 1]]
    found = [tiny.texts[i] for i in tiny.encode(text).ids]
    assert found == parts


def test_the_space_before_a_sentencepiece_text(tmp_path):
    with_space = tokenizer(tmp_path / "a.gguf", kind="llama")
    without = tokenizer(tmp_path / "b.gguf", kind="llama", metadata={"tokenizer.ggml.add_space_prefix": False})
    assert with_space.texts[with_space.encode("the").ids[0]] == "▁the"
    assert [without.texts[i] for i in without.encode("the").ids] == ["t", "he"]
    assert with_space.encode("the").pieces == [b"the"]
    assert with_space.encode(" the").pieces == [b"", b" the"]


def test_text_that_reads_like_a_byte_token_is_text(tmp_path):
    tiny = tokenizer(tmp_path / "m.gguf", kind="llama")
    ids, pieces = tiny.encode("<0x41>")
    assert b"".join(pieces) == b"<0x41>" and tiny.texts.index("<0x41>") not in ids


@pytest.mark.parametrize(
    ("text", "message"),
    [("ab\ud800c", "lone surrogate, U+D800, at character 2"), ("\udfff", "lone surrogate, U+DFFF, at character 0")],
)
def test_lone_surrogates_are_refused(tiny, text, message):
    with pytest.raises(ArgumentError, match=re.escape(message)):
        tiny.encode(text)


def test_what_the_vocabulary_cannot_spell_is_refused_not_dropped(smollm2):
    for text, place in [("ab\x04", 2), ("é\x13\x13", 1), ("\U00050000", 0)]:
        with pytest.raises(ArgumentError, match=rf"no token for .*U\+{ord(text[place]):04X}\), character {place} of"):
            smollm2.tokenizer.encode(text)


def test_bos_by_the_file(tmp_path):
    def asks(kind, **metadata):
        named = {f"tokenizer.ggml.{key}": value for key, value in metadata.items()}
        return tokenizer(tmp_path / "m.gguf", kind=kind, metadata=named).add_bos

    assert asks("llama") and asks("gpt2", pre="llama-bpe")
    assert not asks("gpt2") and not asks("llama", add_bos_token=False)
    assert asks("gpt2", add_bos_token=True)


def test_tokens_without_types_are_plain(tmp_path):
    tiny = tokenizer(tmp_path / "m.gguf", metadata={"tokenizer.ggml.token_type": None})
    assert set(tiny.types) == {NORMAL} and BYTE not in tiny.types
    with pytest.raises(ModelError, match=r"lacks the metadata `tokenizer.ggml.merges`"):
        tokenizer(tmp_path / "m.gguf", metadata={"tokenizer.ggml.merges": None})
