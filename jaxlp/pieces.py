"""The pieces of a text: the bytes that each token adds to it. A piece may begin and end inside a character."""

import codecs
from collections.abc import Iterable


class TextOffsets:
    """Where the pieces of a text begin, told one after another, in code points; `before` is the text ahead of them.

    The text is the UTF-8 of all bytes so far, with a U+FFFD wherever decoding puts one for bytes that are no character.
    """

    def __init__(self, before: bytes = b""):
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._whole = len(self._decoder.decode(before))  # characters that no further byte can change

    def next(self, piece: bytes) -> int:
        """The index of the character that holds the first byte of `piece`, the next one of the text.

        A piece of no byte stands after the last whole character.
        """
        if not piece:
            return self._whole
        self._whole += len(self._decoder.decode(piece[:1]))
        begun = bool(self._decoder.getstate()[0])
        offset = self._whole + begun - 1  # the first byte is in the last character so far
        self._whole += len(self._decoder.decode(piece[1:]))
        return offset


def text_offsets(pieces: Iterable[bytes]) -> list[int]:
    """Where each piece of a whole text begins, in code points: see `TextOffsets`."""
    offsets = TextOffsets()
    return [offsets.next(piece) for piece in pieces]
