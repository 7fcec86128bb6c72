"""Times of generation: until the first token, per token after it, and in all."""

import time

import msgspec
import numpy as np

from jaxlp.pipeline.context import Context, Request
from jaxlp.pipeline.generation import CHUNKS, TextGenerationPipeline
from jaxlp.pipeline.model import Model


class RequestTimes(msgspec.Struct):
    """Of one request, in seconds. The others go on meanwhile."""

    context: int  # tokens of its prompt
    first_token: float  # from the start until its first token
    per_token: float  # TPOT: mean time of each token after that


class Measured(msgspec.Struct):
    """One run. Prefill: prompt tokens over the time until the last prompt was read, the others decoding meanwhile;
    decode: tokens of all requests over the time from then on."""

    ragged: bool
    requests: list[RequestTimes]
    prefill_tokens_per_second: float
    decode_tokens_per_second: float


def lengths_between(shortest: int, longest: int, count: int) -> list[int]:
    """`count` lengths from the shortest to the longest, evenly in ratio."""
    return np.geomspace(shortest, longest, count).round().astype(int).tolist()


def measure(model: Model, lengths: list[int], tokens: int, *, ragged: bool) -> Measured:
    """Times of requests of these prompt lengths, all at once, after a run that is not timed and compiles."""
    context = min(model.config.context, max(lengths) + 2 * tokens + _most(lengths))
    pipeline = TextGenerationPipeline(model, slots=len(lengths), context=context, ragged=ragged)
    for _ in range(2):
        found = _run(pipeline, lengths, tokens)
    return found


def _run(pipeline: TextGenerationPipeline, lengths: list[int], tokens: int) -> Measured:
    random, vocab = np.random.default_rng(0), pipeline.model.config.vocab
    start = time.perf_counter()
    first: dict[int, tuple[float, int]] = {}  # by request: when it first had a token, and how many
    last: dict[int, tuple[float, int]] = {}
    contexts: list[Context] = []
    for n in lengths:
        prompt = random.integers(0, vocab, n).tolist()  # what is generated beyond `tokens` keeps the batch full
        contexts.append(pipeline.submit(Request(prompt, max_tokens=tokens + _most(lengths), stop=[])))
    done_prefill, generated_then = 0.0, 0
    while not all(len(context.generated) >= tokens for context in contexts) or not done_prefill:
        pipeline.step()
        now = time.perf_counter()
        for context in contexts:
            count = len(context.generated)
            if count:
                first.setdefault(id(context), (now, count))
            if count > last.get(id(context), (now, 0))[1]:
                last[id(context)] = now, count
        if not done_prefill and len(first) == len(contexts):
            done_prefill = now
            generated_then = sum(len(context.generated) for context in contexts)
    end = time.perf_counter()
    made = sum(len(context.generated) for context in contexts) - generated_then
    times = []
    for context in contexts:
        (begun, before), (ended, after) = first[id(context)], last[id(context)]
        times.append(RequestTimes(len(context.prompt_ids), begun - start, (ended - begun) / max(1, after - before)))
    for context in contexts:
        pipeline.cancel(context)
    return Measured(pipeline.ragged, times, sum(lengths) / (done_prefill - start), made / (end - done_prefill))


def _most(lengths: list[int]) -> int:
    """More steps than the prompts can take."""
    return sum(n // CHUNKS[-1] + 1 for n in lengths)
