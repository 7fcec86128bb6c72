"""Plots: surprisal along a long text, and the ragged batch itself. Matplotlib, which the extra `show` installs."""

import math
from typing import Any

import numpy as np

from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError, optional
from jaxlp.show.record import Scores, check
from jaxlp.show.words import summary

_HOT, _DEEP, _SOFT, _PALE = "#f2946b", "#b9481b", "#8a939c", "#e9ecef"


def surprisal_plot(scored: Scores, *, window: int = 32, ax: Any = None) -> Any:
    """Surprisal along a text: -log p of each token in nats, and its mean over `window` tokens. Returns the Axes.

    The mean at a token is over the finite scores among the `window` tokens that end with it. Tokens that are not scored
    leave a gap; an impossible one (-inf) is a triangle at the top, a broken one (NaN, or more than 0) a cross at the
    bottom. ax: where to draw; None makes a figure.

    Raises ArgumentError for what is no Scored, and for a `window` that is no int of at least 1.
    """
    check(scored, "scored")
    window = min(as_count("window", window, 1), len(scored.token_ids))
    ax = _axes(ax, (9, 3))
    scores = np.array([math.nan if p is None else p for p in scored.token_logprobs], np.float64)
    given = np.array([p is not None for p in scored.token_logprobs])
    nats = -np.minimum(scores, 0.0)
    impossible, broken = scores == -math.inf, given & ~(scores < 0.001)
    finite = given & ~impossible & ~broken
    place = np.arange(len(scores))
    ax.plot(place[finite], nats[finite], ".", color=_HOT, ms=4, alpha=0.7, label="a token")
    low = np.maximum(0, place + 1 - window)
    with np.errstate(invalid="ignore", over="ignore"):
        sums, counts = (np.cumsum(np.r_[0.0, x]) for x in (np.where(finite, nats, 0.0), finite))
        mean = (sums[1:] - sums[low]) / (counts[1:] - counts[low])
    ax.plot(place, np.where(given, mean, np.nan), color=_DEEP, lw=1.6, label=f"mean of {window} tokens")
    edges = ax.get_xaxis_transform()
    for odd, height, marker, label in ((impossible, 0.97, "^", "impossible"), (broken, 0.03, "x", "broken")):
        if odd.any():
            ax.plot(place[odd], [height] * odd.sum(), marker, color=_DEEP, transform=edges, label=label, clip_on=False)
    ax.set(xlabel="token", ylabel="surprisal −log p (nats)", xlim=(-0.5, len(scores) - 0.5))
    ax.set_ylim(bottom=0)
    ax.set_title(summary(scored), fontsize="small", loc="left")
    return _quiet(ax)


def batch_plot(lengths: Any = None, *, offsets: Any = None, ax: Any = None) -> Any:
    """A ragged batch: each sequence a bar as long as its tokens, beside it what padding would add. Returns the Axes.

    lengths: tokens of each of the B sequences, or instead offsets: B + 1, as `jaxlp.build_graph` takes them. The title
    says what packing saves: B times the longest less the sum of the lengths, in tokens.

    Raises ArgumentError unless one of the two is given, as whole numbers in one dimension: lengths of at least 0,
    offsets that start at 0 and never fall. A batch of no sequences is refused: it has no picture.
    """
    if (lengths is None) == (offsets is None):
        raise ArgumentError("give `lengths` or `offsets`, one of the two.")
    if offsets is not None:
        bounds = _ints(offsets, "offsets")
        if bounds[0] != 0 or (np.diff(bounds) < 0).any():
            raise ArgumentError(
                f"`offsets` must start at 0 and never fall: got {bounds[:8]}. Lengths go to `batch_plot(lengths)`."
            )
        sizes = np.diff(bounds)
    else:
        sizes = _ints(lengths, "lengths")
        if (sizes < 0).any():
            raise ArgumentError(f"`lengths` must be at least 0: got {sizes.min()}.")
    if not sizes.size:
        raise ArgumentError(f"`{'lengths' if offsets is None else 'offsets'}` holds no sequence: there is no picture.")
    longest, total = int(sizes.max()), int(sizes.sum())
    padded = longest * sizes.size
    saved = f"{1 - total / padded:.0%}" if padded else "0%"
    ax = _axes(ax, (7, min(8.0, 1.8 + 0.22 * sizes.size)))
    edges = np.arange(sizes.size + 1) - 0.5
    ax.stairs(np.full(sizes.size, longest), edges, fill=True, orientation="horizontal", color=_PALE, label="padding")
    ax.stairs(sizes, edges, fill=True, orientation="horizontal", color=_HOT, label="tokens")
    if sizes.size <= 64:
        ax.hlines(edges, 0, longest, color="white", lw=2)
    ax.set(xlabel="tokens", ylabel="sequence", xlim=(0, max(1, longest)), ylim=(sizes.size - 0.5, -0.5))
    ax.yaxis.get_major_locator().set_params(integer=True)
    words = f"{sizes.size:,} sequences, {total:,} tokens; padded to the longest: {padded:,}; saved: {saved}"
    ax.set_title(words, fontsize="small", loc="left")
    return _quiet(ax)


def _ints(values: Any, name: str) -> np.ndarray:
    try:
        found = np.asarray(values)
    except (TypeError, ValueError) as error:
        raise ArgumentError(f"`{name}` must be a list of ints: {error}.") from None
    if found.ndim != 1 or (found.size and found.dtype.kind not in "iu"):
        raise ArgumentError(f"`{name}` must be ints in one dimension: got {found.dtype} of shape {found.shape}.")
    if name == "offsets" and not found.size:
        raise ArgumentError("`offsets` must have an entry more than there are sequences: got none.")
    if np.abs(found.astype(np.float64)).sum() > 2**62:
        raise ArgumentError(f"`{name}` must be counts of tokens: got up to {found.max()}.")
    return found.astype(np.int64)


def _axes(ax: Any, size: tuple[float, float]) -> Any:
    if ax is not None:
        if not hasattr(ax, "get_xaxis_transform"):
            raise ArgumentError(f"`ax` must be matplotlib Axes: got a {type(ax).__name__}.")
        return ax
    return optional("matplotlib.pyplot", "show").subplots(figsize=size, layout="constrained")[1]


def _quiet(ax: Any) -> Any:
    ax.spines[["top", "right"]].set_visible(False)
    ax.spines[["left", "bottom"]].set_color(_SOFT)
    ax.legend(frameon=False, fontsize="small", loc="lower left", bbox_to_anchor=(0, 1), ncols=4, borderaxespad=1.8)
    return ax
