"""A picture of an exported graph: what goes in, the stages in order, what flows between them, what comes out.

It is drawn from the program itself: `jax.named_scope` says which stage an operation belongs to, its operands what that
stage reads.
"""

import textwrap
from collections import Counter
from html import escape
from typing import Any, NamedTuple

from jaxlp import stablehlo
from jaxlp.artifact import Manifest

STAGES = {  # a scope: its title, and what it does
    "rows": (
        "Rows",
        "For each output row: its sequence, its logits row, its own token; is it padding, or out of reach?",
    ),
    "logits rows": ("To logits rows", "For each logits row: which output row reads it, and for which token."),
    "scores": ("Reading", "Which logits rows are read, and for which token."),
    "block maxima": ("Block maxima", "The maximum of every block of the vocabulary, and of each row."),
    "log sum": ("Log sum", "The logarithm of the sum of exponentials of each row; NaN if the row is odd."),
    "own score": ("Own score", "The score of each row's own token."),
    "candidates": (
        "Candidates",
        "The best tokens of each row, by a tournament of blocks; ties to the lower token.",
    ),
    "scored": ("Scores", "What each row has got; zeros where nothing is read."),
    "output rows": ("To output rows", "The few numbers of each logits row go to the output row that reads it."),
    "columns": (
        "Columns",
        "Candidates and own token side by side; padding rows and rows out of reach get their values.",
    ),
}
REST = "scores"  # of operations in no scope
INNER = ("block maxima", "log sum", "own score", "candidates", "scored")
MEANING = {
    "logits": "row t predicts the token after position t",
    "tokens": "input tokens, packed",
    "sampled_tokens": "the token sampled after each sequence",
    "logit_row_offsets": "sequence b owns logits rows o[b] to o[b + 1]",
    "token_row_offsets": "sequence b owns tokens o[b] to o[b + 1]",
    "lp_output_offsets": "sequence b owns output rows o[b] to o[b + 1]",
    "output_rows": "the output rows to compute",
    "lp_logits": "scores, in nats",
    "lp_tokens": "the tokens they belong to",
}
LETTERS = {"rows": "N", "tokens": "T", "batch": "B", "batch + 1": "B+1", "output_rows": "R"}
DTYPES = {"i1": "bool", "ui32": "uint32", "i32": "int32", "f32": "float32"}

WIDTH, EDGE, LINE, GAP = 860, 20, 20, 46
KINDS = 7  # of operations that a stage lists by name
BRANCHING = ("stablehlo.while", "stablehlo.case")
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328; }
.mono { font: 12px ui-monospace, monospace; }
.title { font-weight: 600; font-size: 15px; }
.soft { fill: #59636e; }
.box { fill: #f6f8fa; stroke: #d1d9e0; }
.end { fill: #ddf4ff; stroke: #54aeff; }
.own { fill: #fff8c5; stroke: #d4a72c; }
.bar { fill: #8c959f; }
.back { fill: #ffffff; }
.arrow { stroke: #59636e; stroke-width: 1.5; fill: none; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.soft { fill: #9198a1; }
.box { fill: #151b23; stroke: #3d444d; }
.end { fill: #12243a; stroke: #1f6feb; }
.own { fill: #2e2a1f; stroke: #9e6a03; }
.bar { fill: #656c76; }
.back { fill: #0d1117; }
.arrow { stroke: #9198a1; }
}
"""


class Stage(NamedTuple):
    """What one stage is made of. `reads`: by where it comes from, a stage or an input, the types of the arrays."""

    operations: "Counter[str]"
    reads: "dict[str, list[str]]"


def draw(manifest: Manifest, module: Any, sizes: dict[str, int]) -> str:
    """An SVG of a refined module; `sizes` are those its symbols were given."""
    letters = {size: LETTERS[name] for name, size in sizes.items()} | {sizes["batch"] + 1: LETTERS["batch + 1"]}
    found = stages(module, [spec.name for spec in manifest.inputs])
    legend = "N logits rows, T tokens, B sequences, R output rows"
    for kind in found["block maxima"].reads.get(REST, [])[:1]:  # of some rows of the logits, not of all
        chunk = int(_split(kind)[0][0])
        if letters.setdefault(chunk, "C") == "C":
            legend += f"; C = {chunk} rows are scored at a time, in a loop"
    page = _Page()
    k = manifest.width - 1
    page.text(EDGE, f"{manifest.name}: log-probabilities of a ragged batch", "title", step=24)
    best = f"the best {k} tokens and " if k else ""
    page.text(EDGE, f"{best}the own token of each output row; for {', '.join(manifest.platforms)}", "soft")
    page.text(EDGE, legend, "soft", step=14)
    page.panel("end", [_array(spec) for spec in manifest.inputs])
    for name, stage in found.items():
        title, words = STAGES[name]
        leaving = [kind for other in found.values() for kind in other.reads.get(name, []) if other is not stage]
        page.arrow()
        page.stage(title, words, stage, letters)
        page.flow = _types(leaving, letters, 56)
    page.flow = ""
    page.arrow()
    page.panel("end", [_array(spec) for spec in manifest.outputs], columns=manifest.width)
    return page.svg(f"{manifest.name}: seven arrays in, {len(found)} stages, two arrays out")


def stages(module: Any, inputs: list[str]) -> dict[str, Stage]:
    """The stages of a refined program, in its order."""
    main = module.body.operations[0]
    source = dict(zip(main.regions[0].blocks[0].arguments, inputs, strict=True))  # where a value was made
    found: dict[str, Stage] = {}
    for op in stablehlo.operations(module):
        name, operands = op.operation.name, list(op.operands)
        if name == "stablehlo.return" and op.operation.parent.name in BRANCHING:  # what comes out of it
            source |= {x: source[y] for x, y in zip(op.operation.parent.results, operands, strict=False) if y in source}
        if name in ("stablehlo.constant", "stablehlo.return", "func.return"):
            continue
        stage = next((part for part in reversed(stablehlo.scopes(op)) if part in STAGES), None)
        if name == "stablehlo.while":  # what its body is given
            for region in op.regions:
                source |= {
                    x: source[y] for x, y in zip(region.blocks[0].arguments, operands, strict=True) if y in source
                }
        if stage is None and name == "stablehlo.convert" and operands[0] in source:  # of an input, to what it is
            source[op.results[0]] = source[operands[0]]
            continue
        stage = stage or REST
        origins = {source[value] for value in operands if value in source}
        if stage == REST and origins & {*INNER}:  # one stage's result, carried on; or what is made of several
            stage = "scored" if len(origins) > 1 else next(iter(origins))
        operations, reads = found.setdefault(stage, Stage(Counter(), {}))
        operations[name.partition(".")[2]] += 1
        for value in operands:
            origin = source.get(value, stage)
            kinds = reads.setdefault(origin, [])
            if origin != stage and value.type.rank and 0 not in value.type.shape and str(value.type) not in kinds:
                kinds.append(str(value.type))
        if origins:  # else it is a constant, and may be shared
            source |= dict.fromkeys(op.results, stage)
    if [name for name, stage in found.items() if REST in stage.reads and name != REST] == ["scored"]:
        masks, scored = found.pop(REST), found["scored"]  # they are read there only: part of that stage
        scored.operations.update(masks.operations)
        for origin, kinds in masks.reads.items():
            known = scored.reads.setdefault(origin, [])
            known += [kind for kind in kinds if kind not in known]
        del scored.reads[REST]
    return found


def _array(spec):
    shape = ", ".join(LETTERS.get(str(size), str(size)) for size in spec.shape)
    return spec.name, f"{spec.dtype} [{shape}]", MEANING[spec.name]


def _types(kinds, letters, most=None):
    """Types as a person writes them: "tensor<9x7xf32>" is "float32 [R, 7]". Past `most` characters, as many as fit."""
    shown = []
    for kind in kinds:
        sizes, dtype = _split(kind)
        shape = ", ".join(letters.get(int(size), size) for size in sizes)
        shown.append(f"{DTYPES.get(dtype, dtype)} [{shape}]".replace(" ", "\u00a0"))  # no line breaks inside
    shown = list(dict.fromkeys(shown))
    while most and len(", ".join(shown)) > most:
        shown[-2:] = ["..."]
    return ", ".join(shown)


def _split(kind):
    *sizes, dtype = kind.removeprefix("tensor<").removesuffix(">").split("x")
    return sizes, dtype


class _Page:
    """An SVG that grows downwards."""

    def __init__(self):
        self.parts, self.y, self.flow = [], 30, ""

    def text(self, x, words, style="", step=LINE):
        self.parts.append(f'<text x="{x}" y="{self.y}" class="{style}">{escape(words)}</text>')
        self.y += step

    def box(self, style, x, y, width, height):
        self.parts.append(f'<rect class="{style}" x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>')

    def arrow(self):
        """From the end of what is drawn to what comes next, with `flow` beside it."""
        x, y = WIDTH // 2, self.y
        self.parts.append(f'<path class="arrow" d="M{x} {y + 2}V{y + GAP - 4}m-5 -7l5 7l5 -7"/>')
        self.y += GAP // 2 + 4
        self.text(x + 14, self.flow, "mono soft", step=GAP - GAP // 2 - 4)

    def panel(self, style, arrays, columns=0):
        """One line an array; then, of the outputs, one row of the columns they have."""
        top = self.y
        height = LINE * len(arrays) + 16 + (62 if columns else 0)
        self.box(style, EDGE, top, WIDTH - 2 * EDGE, height)
        self.y += 22
        for name, kind, meaning in arrays:
            y = self.y
            for x, words, look in ((36, name, "mono"), (200, kind, "mono soft"), (400, meaning, "soft")):
                self.y = y
                self.text(x, words, look)
        if columns:
            self._columns(columns)
        self.y = top + height

    def _columns(self, columns):
        shown = [*range(min(columns - 1, 7)), *(["..."] if columns > 8 else []), "own"]
        self.y += 2
        for i, name in enumerate(shown):
            self.box("own" if name == "own" else "box", 36 + 76 * i, self.y - 10, 70, 26)
            y = self.y
            self.y += 8
            self.text(46 + 76 * i, f"best {name + 1}" if isinstance(name, int) else name)
            self.y = y
        self.y += 34
        self.text(36, f"columns 0 to {columns - 1} of an output row" if columns > 1 else "the one column", "soft")

    def stage(self, title, words, stage, letters):
        kinds = stage.operations.most_common(KINDS)
        reads = [(STAGES[name][0] if name in STAGES else name, kinds) for name, kinds in stage.reads.items() if kinds]
        inputs = [name for name, _ in reads if name in MEANING]
        lines = [("", line) for line in textwrap.wrap(words, 72)]
        if inputs:
            lines += [("mono soft", line) for line in textwrap.wrap(f"reads {', '.join(inputs)}", 68)]
        for name, types in reads:
            if name not in MEANING:
                text = f"from {name}: {_types(types, letters)}"
                lines += [("mono soft", line) for line in textwrap.wrap(text, 68)]
        top = self.y
        height = max(34 + LINE * len(lines), 34 + 16 * len(kinds)) + 8
        self.box("box", EDGE, top, WIDTH - 2 * EDGE, height)
        self.y = top + 24
        self.text(36, title, "title")
        for look, line in lines:
            self.text(36, line, look)
        self.y = top + 24
        self.text(556, f"{stage.operations.total()} operations", "soft")
        for kind, count in kinds:
            self.box("bar", 712, self.y - 9, max(2, round(78 * count / kinds[0][1])), 9)
            y = self.y
            self.text(556, kind, "mono soft", step=0)
            self.text(796, str(count), "mono soft", step=0)
            self.y = y + 16
        self.y = top + height

    def svg(self, title):
        size = f'width="{WIDTH}" height="{self.y + EDGE}" viewBox="0 0 {WIDTH} {self.y + EDGE}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        back = f'<rect class="back" width="{WIDTH}" height="{self.y + EDGE}"/>'
        return "\n".join(
            [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", back, *self.parts, "</svg>\n"]
        )
