"""How a picture looks: one ramp of one colour, from the paper's own to `hot`, on which ink stays legible (WCAG AA).

A bar under each mark says the same by its thickness, for print, forced colours and eyes that see no colour. Cards are
placed by CSS anchors where a browser has them, and below the line where it has not; on a narrow screen they are a sheet
at its foot. Nothing is scripted here.
"""

LEVELS = 10  # shades above the paper
LIGHT = {
    "paper": "#ffffff",
    "card": "#ffffff",
    "ink": "#1c2127",
    "soft": "#59626c",
    "line": "#d9dee3",
    "fill": "#eef1f4",
    "hot": "#f2946b",
    "bar": "#b9481b",
}
DARK = {
    "paper": "#14171b",
    "card": "#1e2328",
    "ink": "#e9ecef",
    "soft": "#a3acb5",
    "line": "#3a424a",
    "fill": "#2d343b",
    "hot": "#8b3c1c",
    "bar": "#f08a5c",
}
CHANCES = 20  # steps of the bars behind probabilities


def _set(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


def _ramp() -> str:
    """A shade's share of `hot`, and its bar in steps of half a pixel: level n of a difference or a surprisal."""
    return "".join(f".s{n}{{--s:{100 * n // LEVELS}%;--b:{0.5 + 0.35 * n:.4g}px}}" for n in range(1, LEVELS + 1))


def _chances() -> str:
    return "".join(f".p{n}{{--p:{100 * n / CHANCES:.4g}%}}" for n in range(1, CHANCES + 1))


STYLE = f"""
.jaxlp{{{_set(LIGHT)}color-scheme:light}}
@media(prefers-color-scheme:dark){{.jaxlp{{{_set(DARK)}color-scheme:dark}}}}
[data-jp-theme-light=true] .jaxlp,.vscode-light .jaxlp{{{_set(LIGHT)}color-scheme:light}}
[data-jp-theme-light=false] .jaxlp,.vscode-dark .jaxlp{{{_set(DARK)}color-scheme:dark}}
.jaxlp{{
background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;
section{{margin:0 0 2.5rem}}
h2{{font-size:1.05rem;font-weight:600;margin:0 0 .15rem;overflow-wrap:anywhere}}
.m{{color:var(--soft);font-size:.85rem;margin:0 0 .9rem;font-variant-numeric:tabular-nums}}
.x{{font-size:1.0625rem;line-height:2.05;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;
text-align:start;tab-size:4;margin:0}}
:where(.t,.k span){{--s:0%;--b:0px}}
.t,:where(.k span){{background:color-mix(in srgb,var(--hot) var(--s),var(--paper));
border-bottom:var(--b) solid var(--bar);border-radius:3px;padding-block:.12em;
box-decoration-break:clone;-webkit-box-decoration-break:clone}}
.j{{white-space:pre}}
.t{{cursor:default;scroll-margin-block:1rem;anchor-name:--t;anchor-scope:--t}}
.t:hover{{box-shadow:0 0 0 1px var(--soft)}}
.t:focus{{outline:2px solid var(--bar);outline-offset:1px}}
{_ramp()}
.q{{color:var(--soft);border-bottom:1px dotted var(--soft)}}
.z{{background:var(--ink);color:var(--paper);border-bottom:3px double var(--paper)}}
.y{{background:repeating-linear-gradient(135deg,var(--fill) 0 4px,var(--paper) 4px 8px);
border-bottom:2px dashed var(--ink)}}
i{{font-style:normal;position:relative}}
.w::before,.n::before,.h::before{{position:absolute;inset-inline-start:0;opacity:.6;pointer-events:none}}
.w::before{{content:"·";content:"·"/"";inset-inline:0;text-align:center}}
.n::before{{content:"↵";content:"↵"/"";position:static;font-size:.8em}}
.h::before{{content:"→";content:"→"/"";font-size:.8em}}
.e{{font:.72em ui-monospace,monospace;unicode-bidi:isolate;direction:ltr;display:inline-block;line-height:1;
user-select:none;-webkit-user-select:none}}
.a{{position:absolute;z-index:9;display:none;grid-template-columns:1fr auto;gap:.1rem .9rem;box-sizing:border-box;
width:max-content;min-width:12rem;max-width:min(22rem,92vw);margin-top:1.7em;padding:.6rem .7rem;
background:var(--card);color:var(--ink);border:1px solid var(--line);border-radius:8px;
box-shadow:0 6px 24px #0003;font:.85rem/1.45 system-ui,sans-serif;white-space:normal;text-align:left;direction:ltr;
unicode-bidi:isolate;font-variant-numeric:tabular-nums;cursor:auto}}
.t:hover>.a,.t:focus>.a{{display:grid}}
.x:has(.t:hover) .t:focus:not(:hover)>.a,&.shut .a{{display:none!important}}
@supports(anchor-scope:--t){{.a{{position:fixed;position-anchor:--t;position-area:bottom span-right;margin:0;
position-try-fallbacks:bottom span-left,top span-right,top span-left,bottom span-all,top span-all}}}}
.a>b,.a>small{{grid-column:1/-1;overflow-wrap:anywhere}}
.a>b{{font-weight:600;font-size:.95rem}}
.a>small{{color:var(--soft);font-size:.8rem;margin-bottom:.3rem}}
.a>small~b{{border-top:1px solid var(--line);margin-top:.4rem;padding-top:.4rem}}
:where(.a>span){{--p:0%}}
.a>span{{display:grid;grid-column:1/-1;grid-template-columns:1fr auto;gap:.9rem;padding:.05rem .35rem;
border-radius:4px;background:linear-gradient(var(--fill) 0 0) 0/var(--p) 100% no-repeat}}
.a bdi{{overflow-wrap:anywhere}}
.o{{font-weight:600}}
{_chances()}
.k{{color:var(--soft);font-size:.8rem;line-height:2;margin:0 0 1.5rem;display:flex;flex-wrap:wrap;gap:0 1.1rem}}
.k span{{color:var(--ink);padding:.1em .5em;border-radius:0}}
.k .q{{color:var(--soft)}}
.k .z{{color:var(--paper)}}
&:not(:has(.t.q)) .k .q,&:not(:has(.t.z)) .k .z,&:not(:has(.t.y)) .k .y{{display:none}}
.c{{display:grid;grid-template-columns:1fr 1fr;gap:0 2.5rem}}
.c h3{{font-size:.9rem;font-weight:600;margin:0 0 .15rem;overflow-wrap:anywhere}}
.c>div{{min-width:0}}
@media(max-width:40rem){{.c{{grid-template-columns:1fr;gap:1.5rem}}
.t{{scroll-margin-bottom:50vh}}
.a{{position:fixed;inset:auto .5rem .5rem;width:auto;max-width:none;margin:0;
max-height:48vh;overflow:auto;position-area:none;
position-anchor:auto;position-try-fallbacks:none}}}}
@media print{{.a{{display:none!important}}.x{{line-height:1.8}}}}
@media(forced-colors:active){{.t,.k span{{border-bottom-color:CanvasText}}.z{{border:2px solid CanvasText}}}}
}}
""".replace("\n", "")
