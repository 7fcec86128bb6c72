"""`jaxlp.show`: what a page holds, read by a parser that shares no code; what it refuses; plots; the command line."""

import base64
import hashlib
import math
import re
import sys
import unicodedata
from html.parser import HTMLParser

import matplotlib
import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jaxlp
from jaxlp import cli, show
from jaxlp.errors import ArgumentError, MissingExtraError
from jaxlp.scored import Candidate, Scored, Windows
from jaxlp.show.marks import marks
from jaxlp.show.style import DARK, LEVELS, LIGHT

matplotlib.use("Agg")

HOSTILE = "<script>alert(1)</script>\"'&\x00\u202e\u2066</span><img src=x onerror=alert(1)>\x1b[31m"
VOID = {"meta", "wbr"}


def record(pieces, scores=None, *, id="a text", tops=None):
    """A record of the tokens `pieces`; each has itself and one other as its best."""
    pieces = [piece.encode() if isinstance(piece, str) else piece for piece in pieces]
    scores = [-0.5 * i or None for i in range(len(pieces))] if scores is None else scores
    words = [piece.decode(errors="replace") for piece in pieces]
    if tops is None:
        tops = [
            None if p is None else [Candidate(900 + i, f" other{i}", -1.25), Candidate(i, word, p)]
            for i, (word, p) in enumerate(zip(words, scores, strict=True))
        ]
    return Scored(
        id=id,
        token_ids=list(range(len(pieces))),
        tokens=words,
        bytes=[list(piece) for piece in pieces],
        token_logprobs=scores,
        top_logprobs=tops,
        text_offset=[0] * len(pieces),
        total_logprob=sum(p for p in scores if p is not None),
        perplexity=2.0,
        bits_per_byte=1.0,
        bos=None,
    )


class Reader(HTMLParser):
    """Elements with their attributes, and of each `.t` the class, the text outside its card, and the card's rows."""

    def __init__(self, html):
        super().__init__()
        self.elements, self.tokens, self.open, self.scripts = [], [], [], []
        self.words = []  # of everything that is shown
        self.feed(html)
        self.close()
        assert self.open == [], "every element is closed"

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.elements.append((tag, attributes))
        if tag in VOID:
            return
        self.open.append((tag, attributes.get("class", "").split()))
        classes = self.open[-1][1]
        if "t" in classes:
            self.tokens.append({"classes": classes, "parts": [], "card": ""})
        elif tag == "span" and self._inside("a") and "a" not in classes:
            self.tokens[-1]["card"] += "|"

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, data):
        tag = self.open[-1][0] if self.open else ""
        if tag == "script":
            self.scripts.append(data)
        elif tag != "style":
            self.words.append(data)
            if self._inside("a"):
                self.tokens[-1]["card"] += data
            elif self._inside("t"):
                self.tokens[-1]["parts"].append((self.open[-1][1][0] if tag == "i" else "text", data))

    def _inside(self, name):
        return any(name in classes for _, classes in self.open)


def test_each_token_is_shaded_by_its_surprisal_and_has_a_card():
    scored = record(["The", " cat", " sat"], [None, -0.2, -6.4])
    (first, second, third) = Reader(show.page(scored)).tokens
    assert first["classes"] == ["t", "q"] and second["classes"] == ["t", "s0", "j"] and third["classes"][1] == "s6"
    assert [token["parts"] for token in (first, second)] == [[("text", "The")], [("w", " "), ("text", "cat")]]
    assert first["card"] == "Thetoken 0 · not scored"
    assert third["card"] == "·sattoken 2 · 6.40 nats · p 0.2%|·other2 28.7%|·sat 0.2%"
    assert second["card"].endswith("|·other1 28.7%|·cat 81.9%")


def test_the_page_says_what_it_is():
    scored = record(["a", "b"], id="essay.txt")
    page = Reader(show.page(scored, record(["c"], id=3), title="Two <texts>"))
    words = "".join(page.words)
    for said in (
        "Two <texts>",
        "essay.txt",
        "2 tokens, 1 scored, total -0.500 nats, perplexity 2",
        "surprisal −log p, nats",
    ):
        assert said in words
    assert words.count("surprisal") == 1 and "text 3" not in words
    shades = [
        attributes["class"] for tag, attributes in page.elements if re.fullmatch(r"s\d+", attributes.get("class", ""))
    ]
    assert shades == [f"s{n}" for n in range(LEVELS + 1)]


def test_odd_scores_look_odd():
    odd = [None, -math.inf, math.nan, math.inf, 0.5, 1e-7, -1e30]
    tokens = Reader(show.page(record("abcdefg", odd))).tokens
    assert [token["classes"][1] for token in tokens] == ["q", "z", "y", "y", "y", "s0", "s10"]
    said = [token["card"].partition("|")[0].partition(" · ")[2] for token in tokens]
    assert said[:5] == ["not scored", "impossible: −∞", "broken: nan", "broken: inf", "broken: 0.5"]
    assert said[5] == "0.00 nats · p 100.0%"
    assert [token["card"].rpartition(" ")[2] for token in tokens[1:5]] == ["0.0%", "?", "?", "?"]


def test_alternatives_are_the_best_and_the_own():
    tops = [[Candidate(i, f"w{i}", -1.0 - i) for i in range(10)] + [Candidate(77, "own", -30.0)]]
    scored = msgspec.structs.replace(record(["own"], [-30.0], tops=tops), token_ids=[77])
    cards = [
        Reader(show.fragment(scored, top=top)._repr_html_()).tokens[0]["card"].split("|")[1:] for top in (0, 2, 99)
    ]
    assert cards[0] == ["own 9e-14"] and cards[1] == ["w0 36.8%", "w1 13.5%", "own 9e-14"] and len(cards[2]) == 11


def test_tokens_of_one_text_do_not_merge():
    tops = [[Candidate(5, "a", -1.0), Candidate(6, "a", -2.0), Candidate(7, "\ufffd", -3.0), Candidate(8, "", -4.0)]]
    card = Reader(show.page(record(["x"], [-1.0], tops=tops))).tokens[0]["card"]
    assert "|a #5 36.8%|a #6 13.5%|� #7 5.0%| #8 1.8%" in card


@pytest.mark.parametrize(
    ("pieces", "parts"),
    [
        (["a b", "\n\n", "\tc"], ["a·b", "↵↵", "→c"]),
        ([b"caf\xc3", b"\xa9 x"], ["caf⟨c3⟩", "⟨a9⟩é·x"]),
        ([b"\xf0\x9f", b"\x98", b"\x80"], ["⟨f0 9f⟩", "⟨98⟩", "⟨80⟩😀"]),
        (["🇫", "🇷"], ["🇫", "🇷🇫🇷"]),
        (["👩", "\u200d", "👧!"], ["👩", r"\u200d", "👧👩\u200d👧!"]),
        (["👩\u200d👧"], ["👩\u200d👧"]),
        (["a\u200db"], [r"a\u200db"]),  # joins nothing: shown
        (["e", "\u0301"], ["e", "◌\u0301e\u0301"]),
        (["\u0301"], ["◌\u0301"]),
        (["❤\ufe0f\ufe0f"], ["❤\ufe0f\\ufe0f"]),  # hides nothing
        ([b"\xff\xfe", ""], ["⟨ff fe⟩", "⟨⟩"]),
        (["\u202eevil\u2069", "\r\x00\xa0"], [r"\u202eevil\u2069", r"\r\x00\xa0"]),
        ([b"\xd9", b"\x85\xd8", b"\xb1", "ح"], ["مر", "ح"]),  # Arabic: one mark for the tokens of a character
        (["ש", "\u05c1", "ל"], ["ש\u05c1", "ל"]),
        ([b"\xd8", b"\x8c"], ["،"]),
        ([b"\xd9"], ["⟨d9⟩"]),
        (["\u1100", "\u1161"], ["\u1100", "\u1161\u1100\u1161"]),
        (["🏴\U000e0067\U000e007f"], ["🏴\U000e0067\U000e007f"]),
        (["x\U000e0067"], [r"x\U000e0067"]),
        (["\u3164\ud7ff"], [r"\u3164\ud7ff"]),
    ],
)
def test_what_cannot_be_seen_is_shown(pieces, parts):
    painted = {"space": "·", "tab": "→"}
    pieces = [piece if isinstance(piece, bytes) else piece.encode() for piece in pieces]
    found = marks(pieces)
    said = ["".join(painted.get(kind, text).replace("\n", "↵") for kind, text in mark.parts) for mark in found]
    assert said == parts
    assert [i for mark in found for i in mark.tokens] == list(range(len(pieces)))


def test_tokens_of_one_arabic_character_share_a_mark_and_add_up():
    (one, two) = Reader(show.page(record([b"\xd9", b"\x85", "x"], [-1.0, -3.0, None]))).tokens
    assert one["parts"] == [("text", "م")] and one["classes"][1] == "s4"
    assert r"\xd9token 0 · 1.00 nats" in one["card"] and r"\x85token 1 · 3.00 nats" in one["card"]
    assert two["classes"][1] == "q"


def shown_part(text):
    """What of a text is to stand in the page as it is: everything with a form of its own."""
    return "".join(c for c in text if c in " \t\n" or (c.isprintable() and unicodedata.category(c)[0] in "LNPSZ"))


@settings(max_examples=50, deadline=None)
@given(st.text(st.sampled_from("ab \n\t<&\"'é😀مש\u0301\u200d👩🇫\ufe0f\u202e\x00\ud7ffـ漢"), min_size=1), st.data())
def test_however_a_text_is_cut_it_can_be_read(text, data):
    whole = text.encode()
    cuts = sorted(data.draw(st.lists(st.integers(0, len(whole)), max_size=12)))
    pieces = [whole[i:j] for i, j in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    page = show.page(record(pieces, [-1.0] * len(pieces)))
    read = "".join(words for token in Reader(page).tokens for kind, words in token["parts"] if kind != "e")
    apart = "".join(text for mark in marks([whole]) for kind, text in mark.parts if kind != "escape")
    assert read == apart  # cut or whole, the same characters
    assert set(shown_part(text)) <= set(read) | {"\ud7ff"}
    page.encode()
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", page)


def test_hostile_text_is_shown_and_never_markup():
    hostile = HOSTILE + "\ud800"
    tops = [[Candidate(0, hostile, -0.5), Candidate(1, hostile, -1.5)]]
    scored = record([HOSTILE], [-0.5], id=hostile, tops=tops)
    other = msgspec.structs.replace(scored, tokens=[hostile], bytes=[[]])
    for html in (
        show.page(scored, other, title=hostile),
        show.page(show.compare(scored, msgspec.structs.replace(scored, id=hostile + "2"))),
        scored._repr_html_(),
    ):
        page = Reader(html)
        html.encode()
        known = {
            "html",
            "head",
            "meta",
            "title",
            "style",
            "body",
            "main",
            "script",
            "h1",
            "h2",
            "h3",
            "p",
            "div",
            "span",
        }
        assert {tag for tag, _ in page.elements} <= known | {"section", "bdi", "b", "i", "small", "wbr"}
        names = {name for _, attributes in page.elements for name in attributes}
        assert names <= {
            *("class", "lang", "charset", "http-equiv", "content", "name", "tabindex", "role", "hidden"),
            *("aria-label", "aria-current"),
        }
        assert len(page.scripts) == html.startswith("<!doctype")
        words = "".join(page.words)
        assert words.count("<script>alert(1)</script>\"'&") >= 3 and r"\x00\u202e\u2066" in words
        assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs") for c in words.replace("\n", ""))
        assert r"\ud800" in words or not html.startswith("<!doctype")


def test_the_policy_lets_nothing_in_but_the_page_itself():
    page = Reader(show.page(record(["a"])))
    policy = next(a["content"] for tag, a in page.elements if a.get("http-equiv") == "Content-Security-Policy")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    style = re.search(r"<style>(.*?)</style>", show.page(record(["a"])), re.DOTALL)[1]
    hashed = {
        k: f"'sha256-{base64.b64encode(hashlib.sha256(v.encode()).digest()).decode()}'"
        for k, v in {"script-src": page.scripts[0], "style-src": style}.items()
    }
    assert rules == {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", **hashed}
    assert "url(" not in style and "@import" not in style and "http" not in style + page.scripts[0]


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 if isinstance(colour, str) else colour[i // 2] for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return np.dot([0.2126, 0.7152, 0.0722], linear)


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_text_is_legible_on_every_shade(colours):
    """WCAG AA: 4.5 for text, 3 for what says something by its form (bars against the paper)."""
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    ends = [np.array([int(colours[name][i : i + 2], 16) / 255 for i in (1, 3, 5)]) for name in ("paper", "hot")]
    for n in range(LEVELS + 1):
        shade = ends[0] + (ends[1] - ends[0]) * n / LEVELS  # color-mix in srgb
        assert contrast(tuple(shade), colours["ink"]) > 4.5, n
    for back in ("paper", "card"):
        assert contrast(colours[back], colours["soft"]) > 4.5 and contrast(colours[back], colours["ink"]) > 7
    assert contrast(colours["fill"], colours["ink"]) > 7 and contrast(colours["paper"], colours["bar"]) > 3


def test_a_page_is_small():
    tops = [[Candidate(i, f" word{i}", -1.0 - i) for i in range(3)] for _ in range(1000)]
    scored = record([" token"] * 1000, [-9.0] * 1000, tops=tops)
    empty = len(show.page(record(["a"])))
    size = (len(show.page(scored, top=3).encode()) - empty) / 1000
    assert size < 450 and empty < 13_000


def test_the_notebook_is_shown_without_a_script():
    (scored,) = [record(["a", " b"])]
    html = scored._repr_html_()
    assert html == show.fragment(scored)._repr_html_() and "<script" not in html
    assert html.startswith('<div class="jaxlp"><style>.jaxlp{')
    rules = re.sub(r"@media\([^)]*\)", "", re.search(r"<style>(.*?)</style>", html)[1])
    depth, selectors, word = 0, [], ""
    for c in rules:
        if c == "{":
            selectors += [word.strip()] if depth == 0 and word.strip() else []
            depth, word = depth + 1, ""
        elif c == "}":
            depth, word = depth - 1, ""
        else:
            word += c
    assert depth == 0 and all(part.endswith(".jaxlp") for one in selectors for part in one.split(",")), selectors


# Two texts side by side.


def sides(picture):
    tokens = Reader(picture._repr_html_()).tokens
    return [(token["classes"][1], "".join(words for _, words in token["parts"])) for token in tokens]


def test_the_more_surprised_side_is_shaded():
    a = record(["un", "do", "ne", " x"], [None, -1.0, -2.0, -1.0], id="first")
    b = record(["un", "done", " ", "x"], [None, -0.5, -3.0, -1.0], id="second")
    assert sides(show.compare(a, b)) == [
        *(("q", "un"), ("s5", "do"), ("s5", "ne"), ("s0", " x")),  # 3 nats against 0.5, in half nats
        *(("q", "un"), ("s0", "done"), ("s6", " "), ("s6", "x")),  # 4 against 1
    ]
    html = show.page(show.compare(a, b))
    assert "3.00 nats here, 0.50 in second" in html and "4.00 nats here, 1.00 in first" in html
    assert "<h3><bdi>M</bdi></h3>" in show.compare(a, b, names=("M", "N")).body


def test_odd_scores_side_by_side():
    a = record("abcd", [-1.0, -math.inf, math.nan, -math.inf])
    b = record("abcd", [None, -1.0, -1.0, -math.inf])
    found = [kind for kind, _ in sides(show.compare(a, b))]
    assert found == ["q", "z", "y", "s0", "q", "s0", "y", "s0"]


@pytest.mark.parametrize(
    ("other", "names", "fault"),
    [
        (["abd"], None, "`a` and `b` must be scores of one text: they differ from byte 2 on, b'abc' and b'abd'"),
        (["ab"], None, "they differ from byte 2 on"),
        (["a", "bc"], "xy", "`names` must be two strings: got 'xy'"),
        (["a", "bc"], ["x"], "`names` must be two strings"),
        (["a", "bc"], [1, 2], "`names` must be two strings"),
    ],
)
def test_only_one_text_can_be_compared(other, names, fault):
    with pytest.raises(ArgumentError, match=re.escape(fault)):
        show.compare(record(["abc"]), record(other), names=names)


def changed(**fields):
    return msgspec.structs.replace(record(["a", "b"]), **fields)


@pytest.mark.parametrize(
    ("scored", "fault"),
    [
        ([record(["a"])], "`scored` must be a Scored, as `jaxlp.score` gives them: got a list of 1; pass one of its"),
        (None, "got a NoneType"),
        (Scored, "got a StructMeta"),
        ("a text", "got a str"),
        (record([]), "`scored` has no tokens: an empty text"),
        (changed(tokens=["a"]), "2 `token_ids`, 1 `tokens`, 2 `bytes`"),
        (changed(token_logprobs=[None, -1.0, -1.0]), "must have lists of one length"),
        (changed(top_logprobs=7), "`scored.top_logprobs` must be a list: got 7"),
        (changed(token_ids=[0, -1]), "`scored.token_ids[1]` must be a token id, an int from 0 to 2**31 - 1: got -1"),
        (changed(token_ids=[0, 2**31]), "got 2147483648"),
        (changed(token_ids=[0, True]), "got True"),
        (changed(bytes=[[0], [256]]), "`scored.bytes[1]` must be ints from 0 to 255: got [256]"),
        (changed(bytes=[[0], "b"]), "`scored.bytes[1]` must be ints"),
        (changed(bytes=[[0], 10**9]), "`scored.bytes[1]` must be ints"),
        (changed(total_logprob="x"), "`scored.total_logprob` must be a float: got 'x'"),
        (changed(perplexity=[]), "`scored.perplexity` must be a float: got []"),
        (changed(total_logprob=-(10**400)), "`scored.total_logprob` must be a float: got -1000"),
        (changed(windows=3), "`scored.windows` must be a Windows: got 3"),
        (changed(windows=Windows("<img src=x>", 2, 1)), "`scored.windows` must be a Windows: got"),
        (changed(top_logprobs=[None, 1]), "`scored.top_logprobs[1]` must be a list: got 1"),
        (changed(tokens=["a", 3]), "`scored.tokens[1]` must be a str: got 3"),
        (changed(token_logprobs=[None, "x"]), "`scored.token_logprobs[1]` must be a float: got 'x'"),
        (changed(top_logprobs=[None, [3]]), "`scored.top_logprobs[1][0]` must be a Candidate: got 3"),
        (changed(top_logprobs=[None, [Candidate(-1, "", 0.0)]]), "`scored.top_logprobs[1][0].token_id` must be"),
        (changed(top_logprobs=[None, [Candidate(1, "", None)]]), "`scored.top_logprobs[1][0].logprob` must be"),
    ],
)
def test_what_is_no_scored_text_is_refused(scored, fault):
    draws = [show.page, show.fragment, show.surprisal_plot, lambda scored: show.compare(scored, scored)]
    for draw in draws:
        with pytest.raises(ArgumentError) as refused:
            draw(scored)
        assert fault.replace("`scored", "`a" if draw is draws[-1] else "`scored") in str(refused.value)


@pytest.mark.parametrize("top", [-1, True, 1.5, "3", None])
def test_top_is_a_count(top):
    for draw in (show.page, show.fragment, lambda scored, top: show.compare(scored, scored, top=top)):
        with pytest.raises(ArgumentError, match="`top` must be an int of at least 0"):
            draw(record(["a"]), top=top)


def test_the_lowest_scores_have_the_last_shade():
    low = record(["a", "b"], [-1e308, -1.7e308])
    for html in (show.page(low), show.page(show.compare(low, record(["a", "b"], [-1.0, -1.0])))):
        assert html.count('class="t s10') == 2
    assert len(show.surprisal_plot(low, window=10**30).lines) > 0


def test_a_page_of_nothing_or_with_no_title_is_refused():
    with pytest.raises(ArgumentError, match="`scored` is missing"):
        show.page()
    with pytest.raises(ArgumentError, match="`title` must be a str: got 3"):
        show.page(record(["a"]), title=3)


# Plots.


def test_surprisal_along_a_text():
    scores = [None, -1.0, -3.0, -math.inf, math.nan, -5.0]
    ax = show.surprisal_plot(record("abcdef", scores), window=2)
    assert ax.get_xlabel() == "token" and ax.get_ylabel() == "surprisal −log p (nats)"
    lines = {line.get_label(): line.get_xydata() for line in ax.lines}
    assert lines["a token"].tolist() == [[1, 1], [2, 3], [5, 5]]
    np.testing.assert_array_equal(lines["mean of 2 tokens"][:, 1], [np.nan, 1, 2, 3, np.nan, 5])
    assert lines["impossible"][:, 0].tolist() == [3] and lines["broken"][:, 0].tolist() == [4]
    assert "6 tokens, 5 scored" in ax.get_title(loc="left")
    assert show.surprisal_plot(record("ab"), ax=ax) is ax
    matplotlib.pyplot.close("all")


def test_a_batch_and_what_padding_would_add():
    for ax in (show.batch_plot([3, 0, 5]), show.batch_plot(offsets=np.array([0, 3, 3, 8], np.uint32))):
        assert ax.get_title(loc="left") == "3 sequences, 8 tokens; padded to the longest: 15; saved: 47%"
        assert (ax.get_xlabel(), ax.get_ylabel(), ax.get_ylim()) == ("tokens", "sequence", (2.5, -0.5))
        padding, tokens = (patch.get_data().values.tolist() for patch in ax.patches)
        assert padding == [5, 5, 5] and tokens == [3, 0, 5]
    assert show.batch_plot([0], ax=ax).get_title(loc="left").endswith("saved: 0%")
    matplotlib.pyplot.close("all")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({}, "give `lengths` or `offsets`, one of the two"),
        ({"lengths": [1], "offsets": [0, 1]}, "one of the two"),
        ({"lengths": []}, "`lengths` holds no sequence"),
        ({"offsets": [0]}, "`offsets` holds no sequence"),
        ({"offsets": []}, "`offsets` must have an entry more than there are sequences"),
        ({"lengths": [3, -1]}, "`lengths` must be at least 0: got -1"),
        ({"lengths": [1.5]}, "`lengths` must be ints in one dimension: got float64"),
        ({"lengths": [[1], [1, 2]]}, "`lengths` must be a list of ints"),
        ({"lengths": 7}, "must be ints in one dimension: got int64 of shape ()"),
        ({"lengths": [2**63]}, "`lengths` must be counts of tokens"),
        ({"offsets": [1, 2]}, "`offsets` must start at 0 and never fall: got [1 2]. Lengths go to"),
        ({"offsets": [0, 5, 3]}, "never fall"),
        ({"lengths": [1], "ax": 3}, "`ax` must be matplotlib Axes: got a int"),
    ],
)
def test_what_is_no_batch_is_refused(arguments, fault):
    with pytest.raises(ArgumentError) as refused:
        show.batch_plot(**arguments)
    assert fault in str(refused.value)


@pytest.mark.parametrize("window", [0, True, 2.0, None])
def test_a_window_is_a_count(window):
    with pytest.raises(ArgumentError, match="`window` must be an int of at least 1"):
        show.surprisal_plot(record(["a"]), window=window)


def test_without_matplotlib_the_error_is_the_install_line(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", None)
    with pytest.raises(MissingExtraError, match=re.escape("pip install 'jaxlp[show]'")):
        show.batch_plot([1])
    assert show.page(record(["a"]))


# The command line.


@pytest.fixture
def run(gguf, tmp_path, monkeypatch, capsys):
    """`run(*arguments)` -> code, out, err: `jaxlp score` with the tiny model, in a folder with two documents."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.jsonl").write_text('{"text": "the <b>fox</b>", "id": "<i>"}\nnonsense\n{"text": "in 12"}\n')

    def call(*arguments):
        code = cli.main(["score", "in.jsonl", "--model", gguf, *arguments])
        return code, *capsys.readouterr()

    return call


def test_score_writes_a_page(run, tmp_path, gguf):
    code, out, err = run("--html", "out.html", "--top", "2")
    assert code == 1 and out == "" and "in.jsonl:2: not JSON" in err
    page = Reader((tmp_path / "out.html").read_text(encoding="utf-8"))
    words = "".join(page.words)
    assert words.count("surprisal") == 1 and "<i>" in words and "in.jsonl:3" in words
    assert "in.jsonl:2not scored: not JSON" in words
    scored = jaxlp.score(["the <b>fox</b>", "in 12"], model=gguf, top=2)
    assert len(page.tokens) == sum(len(one.token_ids) for one in scored)
    assert page.tokens == Reader(show.page(*scored, top=2)).tokens


def test_score_writes_a_page_beside_the_records(run, tmp_path):
    (tmp_path / "out.html").write_text("mine")
    code, out, _ = run("--html", "out.html", "--out", "out.jsonl", "--force")
    assert code == 1 and out == "" and len((tmp_path / "out.jsonl").read_text().splitlines()) == 3
    page = (tmp_path / "out.html").read_text()
    assert page.endswith("</html>\n") and "mine" not in page


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--html", ""], "--html needs the name of a file"),
        (["--html", "no/out.html"], "no/out.html: there is no directory 'no'"),
        (["--html", "."], "is a directory"),
        (["--html", "in.jsonl", "--force"], "--html is one of the input files"),
        (["--html", "there.html"], "there.html exists: overwrite it with --force"),
        (["--html", "x", "--out", "./x"], "--html and --out are one file"),
        (["--html", "x", "--out", "y", "--resume"], "--html shows a whole run: it cannot go with --resume"),
        (["--force"], "--force needs --out FILE or --html FILE"),
        (["--html", "/dev/full"], "/dev/full: No space left"),
    ],
)
def test_a_page_that_cannot_be_written_is_refused(run, tmp_path, arguments, fault):
    (tmp_path / "there.html").write_text("mine")
    code, _, err = run(*arguments)
    assert code == 2 and fault in err and "Traceback" not in err
    assert (tmp_path / "there.html").read_text() == "mine"


def test_an_interrupt_leaves_a_whole_page(run, tmp_path, monkeypatch):
    def interrupted(results, **_):
        yield from list(results)[:0]
        raise KeyboardInterrupt

    monkeypatch.setattr("jaxlp.cli_score.score_documents", interrupted)
    assert run("--html", "out.html")[0] == 130
    Reader((tmp_path / "out.html").read_text())
