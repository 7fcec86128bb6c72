"""Pictures in a page of their own: one file that asks the network for nothing and runs no script but its own."""

import base64
import hashlib
from collections.abc import Iterable
from html import escape
from typing import Any

from jaxlp.errors import ArgumentError
from jaxlp.show.picture import Picture, fragment
from jaxlp.show.style import STYLE
from jaxlp.show.words import plain

PAGE_STYLE = (
    "body{margin:0 auto;max-width:48rem;padding:2.5rem 1.25rem 6rem}body:has(.c){max-width:76rem}"
    ".jaxlp h1{font-size:1.35rem;font-weight:650;margin:0 0 1rem;overflow-wrap:anywhere}"
)
# Keys, which CSS does not see: one stop of the Tab key a text, arrows from token to token, Escape closes.
SCRIPT = """
const root = document.documentElement
for (const text of document.querySelectorAll(".x")) {
  const marks = [...text.querySelectorAll(".t")]
  let here = 0
  marks.forEach((mark, i) => { mark.tabIndex = i ? -1 : 0 })
  const middle = box => (box.left + box.right) / 2
  const height = box => (box.top + box.bottom) / 2
  const line = way => {
    const from = marks[here].getBoundingClientRect()
    let best = here, edge = null
    for (let i = here + way; marks[i]; i += way) {
      const box = marks[i].getBoundingClientRect()
      if (way * (height(box) - height(from)) < 8) continue
      edge ??= box.top
      if (Math.abs(box.top - edge) > 12) break
      const far = to => Math.abs(middle(to) - middle(from))
      if (best === here || far(box) < far(marks[best].getBoundingClientRect())) best = i
    }
    return best
  }
  text.addEventListener("focusin", event => {
    const mark = event.target.closest(".t")
    marks[here].tabIndex = -1
    here = marks.indexOf(mark)
    mark.tabIndex = 0
    document.getElementById("card")?.removeAttribute("id")
    mark.querySelector(".a").id = "card"
    mark.setAttribute("aria-describedby", "card")
    root.classList.remove("shut")
  })
  text.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = {
      ArrowRight: () => here + 1, ArrowLeft: () => here - 1, ArrowDown: () => line(1), ArrowUp: () => line(-1),
      Home: () => 0, End: () => marks.length - 1,
    }[event.key]?.()
    if (to === undefined) return
    event.preventDefault()
    marks[to]?.focus()
  })
}
addEventListener("keydown", event => { if (event.key === "Escape") root.classList.add("shut") })
addEventListener("pointermove", event => { if (event.movementX || event.movementY) root.classList.remove("shut") })
"""


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


_POLICY = (
    f"default-src 'none'; style-src {_hash(STYLE + PAGE_STYLE)}; script-src {_hash(SCRIPT)}; "
    "base-uri 'none'; form-action 'none'"
)


def page(*scored: Any, title: str = "Scored text", top: int = 5) -> str:
    """A self-contained HTML page of scored texts, or of pictures, one after the other.

    `page(scored)`, `page(*jaxlp.score(texts, ...))`, `page(compare(a, b))`. It is meant for a file in UTF-8. The page
    asks for nothing from anywhere, and its content security policy lets no script run but its own, which moves from
    token to token by the arrow keys and closes a card on Escape. title: of the page. top: as for `fragment`.

    Raises ArgumentError as `fragment` does, where nothing was given, and for a title that is no str.
    """
    if not scored:
        raise ArgumentError("`scored` is missing: give a Scored or more, as in `page(*jaxlp.score(texts, ...))`.")
    if not isinstance(title, str):
        raise ArgumentError(f"`title` must be a str: got {title!r:.80}.")
    pictures = [one if isinstance(one, Picture) else fragment(one, top=top) for one in scored]
    legends = dict.fromkeys(picture.legend for picture in pictures)
    return opening(title, legends) + "".join(picture.body for picture in pictures) + CLOSING


def opening(title: str, legends: Iterable[str]) -> str:
    """The page up to the first picture's body."""
    said = escape(plain(title))
    return (
        '<!doctype html><html lang="" class="jaxlp"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{said}</title><style>{STYLE}{PAGE_STYLE}</style></head><body><main><h1><bdi>{said}</bdi></h1>"
        + "".join(legends)
    )


CLOSING = f"</main><script>{SCRIPT}</script></body></html>\n"
