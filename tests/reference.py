"""The contract in slow, plain numpy: float64, one row at a time, a loop over sequences. Nothing of the package is used.

Rows are judged by their widened values: bfloat16 and float16 become float32 first, so that `tiny`, below which a
number is a signed zero, is float32's for all three.
"""

from typing import NamedTuple

import numpy as np

GONE = "out of reach"
PAD = "padding"


class Row(NamedTuple):
    own: float  # score of the own token
    top_ids: list[int]
    top: list[float]
    ids: list[float]  # scores of the tokens named by the caller


class Stats(NamedTuple):
    lse: float
    entropy: float
    varentropy: float
    rank: int


def widen(logits) -> np.ndarray:
    logits = np.asarray(logits)
    return logits if logits.dtype == np.float64 else logits.astype(np.float32)


def int32(values) -> np.ndarray:
    """Any integer dtype to the int32 of the same low bits."""
    return np.asarray(values).astype(np.int64).astype(np.int32)


def is_odd(row) -> bool:
    return bool(np.isnan(row).any() or (row == np.inf).any() or not (row > -np.inf).any())


def order(row, tiny) -> list[int]:
    """Every id above -inf by falling value, ties by rising id. Zeros and subnormals are one value."""
    value = np.where(abs(row) < tiny, 0.0, row)
    ids = np.argsort(-value, kind="stable")
    return [int(i) for i in ids if value[i] > -np.inf]


def log_softmax(row) -> np.ndarray:
    shifted = row - row.max()
    return shifted - np.log(np.exp(shifted).sum())


def score_row(row, own, top=0, ids=(), temperature=1.0, vocab=None) -> Row:
    """One row of widened logits, an own token of any value."""
    vocab = len(row) if vocab is None else vocab
    tiny = np.finfo(row.dtype).tiny
    row = row[:vocab].astype(np.float64)
    if is_odd(row) or not 0 < temperature < np.inf:
        return Row(np.nan, [j if j < vocab else vocab for j in range(top)], [np.nan] * top, [np.nan] * len(ids))
    scores = log_softmax(row / temperature)
    best = order(row, tiny)[:top]

    def at(token):
        return scores[token] if 0 <= token < vocab else -np.inf

    empty = top - len(best)
    return Row(at(own), best + [vocab] * empty, [scores[i] for i in best] + [-np.inf] * empty, [at(i) for i in ids])


def stats_row(row, own, vocab=None) -> Stats:
    vocab = len(row) if vocab is None else vocab
    tiny = np.finfo(row.dtype).tiny
    row = row[:vocab].astype(np.float64)
    if is_odd(row):
        return Stats(np.nan, np.nan, np.nan, vocab)
    scores = log_softmax(row)
    p, finite = np.exp(scores), np.where(scores > -np.inf, scores, 0.0)
    mean = (p * finite).sum()
    lse = row.max() + np.log(np.exp(row - row.max()).sum())
    ranked = order(row, tiny) + [i for i in range(vocab) if row[i] == -np.inf]
    return Stats(lse, -mean, (p * (finite - mean) ** 2).sum(), ranked.index(own) if 0 <= own < vocab else vocab)


def token_scores(logits, labels, *, top=0, ids=None, temperature=None, mask=None, vocab=None):
    """What `token_logprobs` must give: (logprobs, top_ids, top_logprobs, id_logprobs), each float64 or int64."""
    logits, labels = widen(logits), int32(labels)
    lead, width = logits.shape[:-1], logits.shape[-1]
    ids = np.zeros((*lead, 0), np.int32) if ids is None else int32(ids)
    temperature = np.broadcast_to(np.float64(1.0 if temperature is None else temperature), lead)
    mask = np.broadcast_to(True if mask is None else mask, lead)
    own, top_ids = np.zeros(lead), np.full((*lead, top), width if vocab is None else vocab)
    top_scores, id_scores = np.zeros((*lead, top)), np.zeros(ids.shape)
    for at in np.ndindex(*lead):
        if mask[at]:
            row = score_row(logits[at], labels[at], top, ids[at], temperature[at], vocab)
            own[at], top_ids[at], top_scores[at], id_scores[at] = row
    return own, top_ids, top_scores, id_scores


def find_row(output_row, tokens, sampled, logit_offsets, token_offsets, output_offsets):
    """The row rule: (logits row, own token), or `PAD`, or `GONE`."""
    if output_row < 0 or output_row >= output_offsets[-1]:
        return PAD
    for b in range(len(sampled)):
        if output_offsets[b] <= output_row < output_offsets[b + 1]:
            r = output_offsets[b + 1] - 1 - output_row
            if r >= logit_offsets[b + 1] - logit_offsets[b] or r > token_offsets[b + 1] - token_offsets[b]:
                return GONE
            own = sampled[b] if r == 0 else tokens[token_offsets[b + 1] - r]
            return logit_offsets[b + 1] - 1 - r, own
    raise AssertionError(f"no sequence holds output row {output_row}")


def graph(width, logits, tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows, vocab=None):
    """What a graph must give: float64 [R, width] and uint32 [R, width]."""
    logits = widen(logits)
    integers = tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows
    tokens, sampled, *offsets, output_rows = (int32(x).tolist() for x in integers)
    none = logits.shape[1] if vocab is None else vocab
    scores, ids = np.full((len(output_rows), width), np.nan), np.full((len(output_rows), width), none, np.int64)
    for i, output_row in enumerate(output_rows):
        found = find_row(output_row, tokens, sampled, *offsets)
        if found == PAD:
            scores[i, :-1], scores[i, -1] = -np.inf, 0.0
        elif found != GONE:
            place, own = found
            row = score_row(logits[place], own, width - 1, vocab=vocab)
            scores[i], ids[i] = [*row.top, row.own], [*row.top_ids, own]
    return scores, ids.astype(np.int32).view(np.uint32)


def row_gradient(row, chosen, cotangents, temperature=1.0, vocab=None):
    """d(sum of cotangent * score of chosen)/d(row), and the same by the temperature, both by the closed form.

    `chosen` outside [0, vocab) are constants. An odd row gives NaN unless all its cotangents are 0.
    """
    vocab = len(row) if vocab is None else vocab
    gradient = np.zeros(len(row))
    row = row[:vocab].astype(np.float64)
    if not np.any(cotangents):
        return gradient, 0.0
    if is_odd(row):
        return np.full(len(gradient), np.nan), np.nan
    kept = [(i, c) for i, c in zip(chosen, cotangents, strict=True) if 0 <= i < vocab]
    p = np.exp(log_softmax(row / temperature))
    for token, cotangent in kept:
        gradient[token] += cotangent
    gradient[:vocab] -= sum(c for _, c in kept) * p
    finite = np.where(row > -np.inf, row, 0.0)
    return gradient / temperature, -(gradient[:vocab] * finite).sum() / temperature**2


def token_gradients(
    logits, labels, g_own, *, g_top=None, ids=None, g_ids=None, temperature=None, mask=None, vocab=None
):
    """Gradients of sum(g_own * logprobs) + sum(g_top * top_logprobs) + sum(g_ids * id_logprobs).

    Gives (d logits, float64, and d temperature per row).
    """
    wide, labels = widen(logits), int32(labels)
    lead = wide.shape[:-1]
    g_top = np.zeros((*lead, 0)) if g_top is None else g_top
    ids, g_ids = (np.zeros((*lead, 0), int), np.zeros((*lead, 0))) if ids is None else (int32(ids), g_ids)
    t = np.broadcast_to(np.float64(1.0 if temperature is None else temperature), lead)
    mask = np.broadcast_to(True if mask is None else mask, lead)
    d_logits, d_temperature = np.zeros(wide.shape), np.zeros(lead)
    for at in np.ndindex(*lead):
        if mask[at]:
            best = score_row(wide[at], 0, g_top.shape[-1], vocab=vocab).top_ids
            chosen, cotangents = [labels[at], *best, *ids[at]], [g_own[at], *g_top[at], *g_ids[at]]
            d_logits[at], d_temperature[at] = row_gradient(wide[at], chosen, cotangents, t[at], vocab)
    return d_logits, d_temperature


def graph_gradient(g, logits, tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows, vocab=None):
    """d sum(g * lp_logits) / d logits, float64 [N, V], for cotangents g [R, width]."""
    wide = widen(logits)
    integers = tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows
    tokens, sampled, *offsets, output_rows = (int32(x).tolist() for x in integers)
    total = np.zeros(wide.shape)
    for output_row, cotangents in zip(output_rows, g, strict=True):
        found = find_row(output_row, tokens, sampled, *offsets)
        if found not in (PAD, GONE):
            place, own = found
            best = score_row(wide[place], own, len(cotangents) - 1, vocab=vocab).top_ids
            total[place] += row_gradient(wide[place], [*best, own], cotangents, vocab=vocab)[0]
    return total


def finite_difference(f, x, step=1e-5) -> np.ndarray:
    """Central differences of a function of one float64 array, an element at a time."""
    x = np.array(x, np.float64)
    out = np.zeros(x.shape)
    for at in np.ndindex(*x.shape):
        ends = []
        for sign in (1, -1):
            moved = x.copy()
            moved[at] += sign * step
            ends.append(f(moved))
        out[at] = (ends[0] - ends[1]) / (2 * step)
    return out


def decode_attention(q, k, v, pads, ends=None, *, scale=None, softcap=None, window=None, dtype=np.float64):
    """(out [B, Hq, 1, Dv], lse [B, Hq, 1]) of one query a row over the keys it sees, a head at a time, in `dtype`."""
    (batch, heads, _, size), keys = q.shape, k.shape[2]
    q, k, v = (np.asarray(x).astype(np.float32 if x.dtype.itemsize == 2 else x.dtype).astype(dtype) for x in (q, k, v))
    out, lse = np.zeros((batch, heads, 1, v.shape[3]), dtype), np.full((batch, heads, 1), -np.inf, dtype)
    for b, h in np.ndindex(batch, heads):
        group, end = h // (heads // k.shape[1]), keys if ends is None else ends[b]
        start = pads[b] if window is None else max(pads[b], end - window)
        if start >= end:
            continue
        scores = k[b, group, start:end] @ q[b, h, 0] * dtype(size**-0.5 if scale is None else scale)
        if softcap is not None:
            scores = dtype(softcap) * np.tanh(scores / dtype(softcap))
        weights = np.exp(scores - scores.max())
        out[b, h, 0] = weights @ v[b, group, start:end] / weights.sum()
        lse[b, h, 0] = np.log(weights.sum()) + scores.max()
    return out, lse
