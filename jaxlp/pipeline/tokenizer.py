"""The tokenizer of a GGUF file: its vocabulary and merges as a `tokenizers.Tokenizer`, and the real bytes of tokens.

Two kinds exist in Llama files: `gpt2`, byte-level BPE behind a pre-tokenizer that the file names, and `llama`,
SentencePiece BPE, where the token with the best score is merged first and bytes stand in for unknown characters.
The tokens of a text are those that llama.cpp gives it; where that would drop a byte, `encode` refuses the text.
"""

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple

from jaxlp.errors import ArgumentError
from jaxlp.pipeline.bpe import (
    BYTE,
    CONTROL,
    NORMAL,
    SPACE,
    UNKNOWN,
    USER_DEFINED,
    WHOLE_WORDS,
    byte_level,
    sentencepiece,
    vocabulary,
)
from jaxlp.pipeline.gguf_file import GgufFile


class Encoded(NamedTuple):
    """The tokens of a text: joined, `pieces` are its UTF-8 bytes."""

    ids: list[int]
    pieces: list[bytes]  # what each token adds to the text: its bytes, less the space put before a SentencePiece text


class Tokenizer:
    """Turns texts into tokens and tokens into bytes. Raises ModelError for a vocabulary that it cannot read.

    `bos_id` and `eos_id` are None where the file names none; `add_bos` is whether it wants a BOS before a text.
    """

    def __init__(self, file: GgufFile):
        self.kind = file.value("tokenizer.ggml.model", str)
        if self.kind not in ("gpt2", "llama"):
            raise file.error(f"has a tokenizer of the kind {self.kind!r}: only 'gpt2' and 'llama' are supported")
        self.texts: list[str] = file.value("tokenizer.ggml.tokens", list)
        self.types: list[int] = file.value("tokenizer.ggml.token_type", list, [NORMAL] * len(self.texts))
        if len(self.types) != len(self.texts):
            raise file.error(f"has {len(self.types)} `tokenizer.ggml.token_type` for {len(self.texts)} tokens")
        spm = self.kind == "llama"
        rule = file.value("tokenizer.ggml.pre", str, "default")
        self.bos_id: int | None = file.value("tokenizer.ggml.bos_token_id", int, None)
        self.add_bos: bool = file.value("tokenizer.ggml.add_bos_token", bool, spm or rule in WHOLE_WORDS)
        if self.bos_id is not None and not 0 <= self.bos_id < len(self.texts):
            raise file.error(f"has `tokenizer.ggml.bos_token_id` {self.bos_id} outside its {len(self.texts)} tokens")
        self.eos_id: int | None = file.value("tokenizer.ggml.eos_token_id", int, None)
        self._prefix = SPACE if spm and file.value("tokenizer.ggml.add_space_prefix", bool, True) else ""
        known = vocabulary(self.texts, self.types)
        self._model = sentencepiece(file, known, self.types) if spm else byte_level(file, known, rule)

    @functools.cached_property
    def token_bytes(self) -> list[bytes]:
        """The real bytes of every token, by id."""
        plain = _sentencepiece_bytes if self.kind == "llama" else _byte_level_bytes
        return [
            text.encode() if kind in (UNKNOWN, CONTROL, USER_DEFINED) else plain(text, kind)
            for text, kind in zip(self.texts, self.types, strict=True)
        ]

    @functools.cached_property
    def token_strings(self) -> list[str]:
        """Every token for people, by id: its bytes as text, U+FFFD where they are no whole characters."""
        return [decode(piece) for piece in self.token_bytes]

    def id_of(self, token: str) -> int | None:
        """The id of the token that stands for this text, or that the vocabulary spells so; None where there is none."""
        if (text := token.encode(errors="replace")) in self.token_bytes:
            return self.token_bytes.index(text)
        return self.texts.index(token) if token in self.texts else None

    def encode(self, text: str, *, parse_special: bool = False) -> Encoded:
        """The tokens of `text`, without BOS.

        Control tokens spelled out in the text are plain text unless `parse_special`; user-defined tokens always count.
        Raises ArgumentError for a lone surrogate and for a character that the vocabulary cannot spell.
        """
        data = _utf8(text)
        encoded = Encoded([], [])
        prefix = self._prefix
        for part, special in self._parts(text, parse_special):
            if special is None:
                ids, pieces = self._encode_plain(part, prefix)
                encoded.ids.extend(ids)
                encoded.pieces.extend(pieces)
            else:
                encoded.ids.append(special)
                encoded.pieces.append(part.encode())
            prefix = self._prefix if special is not None else ""  # a new start after each special token
        if (joined := b"".join(encoded.pieces)) != data:
            same = next((i for i, (a, b) in enumerate(zip(joined, data, strict=False)) if a != b), len(joined))
            place = len(data[:same].decode(errors="ignore"))
            character = text[min(place, len(text) - 1)]
            raise ArgumentError(
                f"the vocabulary has no token for {character!r} (U+{ord(character):04X}), character {place} of the text"
            )
        return encoded

    def _encode_plain(self, text: str, prefix: str) -> Encoded:
        if self.kind == "gpt2":
            ids = self._model.encode(text, add_special_tokens=False).ids
            return Encoded(ids, [self.token_bytes[token] for token in ids])
        ids = self._model.encode(prefix + text.replace(" ", SPACE), add_special_tokens=False).ids
        pieces = [self.token_bytes[token] for token in ids]
        if prefix and pieces:
            pieces[0] = pieces[0].removeprefix(b" ")
        return Encoded(ids, _restore_spaces(pieces, text.encode()) if SPACE in text else pieces)

    def _parts(self, text: str, parse_special: bool) -> Iterator[tuple[str, int | None]]:
        """`text` cut at its special tokens: (part, token id), the id None for plain text."""
        ids, pattern = self._special[parse_special]
        done = 0
        for match in pattern.finditer(text) if ids else ():
            if done < match.start():
                yield text[done : match.start()], None
            yield match.group(), ids[match.group()]
            done = match.end()
        if done < len(text):
            yield text[done:], None

    @functools.cached_property
    def _special(self) -> tuple[tuple[dict[str, int], re.Pattern[str]], ...]:
        """Ids by text, and a pattern that finds the longest first: of user-defined tokens, and of all special ones."""

        def table(kinds: tuple[int, ...]) -> tuple[dict[str, int], re.Pattern[str]]:
            tokens = enumerate(zip(self.texts, self.types, strict=True))
            ids = {text: i for i, (text, kind) in tokens if kind in kinds and text}
            return ids, re.compile("|".join(map(re.escape, sorted(ids, key=len, reverse=True))))

        return table((USER_DEFINED,)), table((USER_DEFINED, CONTROL, UNKNOWN))


def decode(piece: bytes) -> str:
    """Bytes as text, U+FFFD where they are no whole characters."""
    return piece.decode(errors="replace")


def _utf8(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        surrogate = ord(text[error.start])
        raise ArgumentError(
            f"the text holds a lone surrogate, U+{surrogate:04X}, at character {error.start}: it has no bytes in UTF-8"
        ) from None


def _restore_spaces(pieces: list[bytes], data: bytes) -> list[bytes]:
    """SentencePiece writes a space and U+2581 alike. The pieces with what `data`, the text, has at each place."""
    restored, done, mark = [], 0, SPACE.encode()
    for piece in pieces:
        start = done
        for byte in piece:
            done += len(mark) if byte == ord(" ") and data.startswith(mark, done) else 1
        restored.append(data[start:done])
    return restored


def _byte_alphabet() -> dict[str, int]:
    """The characters in which a byte-level vocabulary writes bytes: printable ones as they are, others from 256 on."""
    printable = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    others = [byte for byte in range(256) if byte not in set(printable)]
    return {chr(byte): byte for byte in printable} | {chr(256 + i): byte for i, byte in enumerate(others)}


_BYTE_OF = _byte_alphabet()


def _byte_level_bytes(text: str, kind: int) -> bytes:
    try:
        return bytes(_BYTE_OF[character] for character in text)
    except KeyError:  # a token that no text is cut into
        return text.encode()


def _sentencepiece_bytes(text: str, kind: int) -> bytes:
    if kind == BYTE and re.fullmatch("<0x[0-9A-Fa-f]{2}>", text):
        return bytes([int(text[3:5], 16)])
    return text.replace(SPACE, " ").encode()
