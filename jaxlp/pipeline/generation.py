"""Text generation by continuous batching: requests of unequal lengths join and leave one running batch.

A prompt goes through the model in chunks, and after each chunk of one every other request gets its next token. A step
is one program for all slots, whatever their lengths; nothing compiles anew when requests come and go.
"""

import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from jaxlp import attention, backend, decode_cases
from jaxlp.assembly import assemble, plan_rows
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError, RequestError
from jaxlp.graph import levels_for, max_top_n
from jaxlp.pipeline import cached, llama
from jaxlp.pipeline.context import Context, Generated, Request, as_request
from jaxlp.pipeline.from_hidden import score_rows
from jaxlp.pipeline.mixin import LogProbabilitiesMixin, ReturnLogits
from jaxlp.pipeline.model import Model, load_model
from jaxlp.pipeline.sampling import Settings, sample
from jaxlp.pipeline.tokenizer import decode as as_text
from jaxlp.records import LogProbabilities

CHUNKS = (16, 64, 256)  # how many prompt tokens go through the model together
MOST_SLOTS = 2**16
FEWEST_ROWS = 2  # of the cache: with one row XLA's CPU copies the whole of it for each layer of a step
SPAN = 256  # a chunk looks at this many positions of its slot, or twice as many, or four times, .. or all

_head = jax.jit(llama.logits, static_argnames="config")


class LlamaLogProbabilities(LogProbabilitiesMixin):
    """The log-probabilities of a Llama model, from its logits, or from hidden states where it returns those."""

    def __init__(self, model: Model, return_logits: ReturnLogits, levels: int):
        self.model, self.return_logits, self.log_probabilities_levels = model, return_logits, levels

    def compute_log_probabilities(self, model_inputs, model_outputs, next_tokens, batch_top_n, batch_echo):
        """As the mixin's. `model_outputs.hidden` [N, D], rows of all input tokens, takes the place of logits."""
        hidden = getattr(model_outputs, "hidden", None)
        if hidden is None:
            return super().compute_log_probabilities(model_inputs, model_outputs, next_tokens, batch_top_n, batch_echo)
        config, sampled = self.model.config, next_tokens is not None
        plan = plan_rows(model_inputs.input_row_offsets, batch_top_n, batch_echo, sampled=sampled, vocab=config.vocab)
        places, levels = np.arange(hidden.shape[0], dtype=np.int32), self.log_probabilities_levels
        inputs = hidden, places, model_inputs.tokens, next_tokens
        return assemble(plan, *score_rows(self.model.weights, *inputs, plan, config=config, levels=levels))


class TextGenerationPipeline:
    """Generates texts for many requests at a time, with log-probabilities.

    Args:
        model: a GGUF file of the Llama architecture, "smollm2", or what `load_model` gave.
        slots: how many requests are in work at a time.
        context: positions a request may take, prompt and generated tokens; None: the model's. The cache holds `slots`
            times as many keys and values from the start: name a smaller one where memory is short.
        enable_echo: whether prompts can be scored (`ReturnLogits.ALL`; else `LAST_TOKEN`).
        levels: a request may ask for 2**levels - 1 alternatives a token.
        ragged: whether a step attends each slot's own range ("two_pass") or, for comparison, all positions masked.
        scorer: what gives log-probabilities, an object with `compute_log_probabilities` as `LogProbabilitiesMixin`'s.

    `enable_log_probs` may be set to False and back between steps: what is sampled meanwhile gets no scores, and a
    request that lacks the scores of a position gets no record.
    """

    def __init__(
        self,
        model: str | os.PathLike[str] | Model = "smollm2",
        *,
        slots: int = 8,
        context: int | None = None,
        enable_echo: bool = False,
        levels: int = 3,
        ragged: bool = True,
        scorer: Any = None,
    ):
        self.model = load_model(model)
        most = self.model.config.context
        self.context = most if context is None else as_count("context", context, 1, most)
        self.slots, self.ragged = as_count("slots", slots, 1, MOST_SLOTS), ragged
        self.return_logits = ReturnLogits.ALL if enable_echo else ReturnLogits.LAST_TOKEN
        self.max_top_n = max_top_n(levels)
        self.scorer = LlamaLogProbabilities(self.model, self.return_logits, levels) if scorer is None else scorer
        self.enable_log_probs = True
        method = backend.choose(decode_cases.JOB, None, traced=True).method if ragged else "one_pass"
        scale, platform = self.model.config.scale, backend.platform_of()
        self._attention = attention.Spec(method, scale, None, attention.BLOCK, platform)
        self._cache = self._new_cache()
        self._waiting: deque[Context] = deque()
        self._prefilling: deque[Context] = deque()
        self._decoding: dict[int, Context] = {}  # by slot
        self._in_a_step = threading.RLock()  # an interrupt that leaves it taken does not block its own thread

    # ---------------------------------------------------------------------------------------------------- requests

    def submit(self, request: Request) -> Context:
        """Put a request in line. Raises ArgumentError for one that cannot be served, before it costs a step."""
        return self.submit_prepared(*prepare(self.model, request))

    def submit_prepared(self, request: Request, prompt_ids: list[int]) -> Context:
        """`submit` of what `prepare` gave."""
        count = len(prompt_ids)
        if count > self.context:
            raise ArgumentError(f"`prompt` must have at most {self.context} tokens, the context: got {count}.")
        room = min(request.max_tokens, self.context - count + 1)
        context = Context(request, prompt_ids, _stop(self.model, request), room)
        if context.top_n > self.max_top_n:
            raise ArgumentError(
                f"`logprobs` must be {f'at most {self.max_top_n}' if self.max_top_n else 'None'}: got "
                f"{request.logprobs}, for which `levels={levels_for(context.top_n)}` would do."
            )
        if request.echo and request.logprobs is not None and self.return_logits is not ReturnLogits.ALL:
            raise ArgumentError("`echo` needs the logits of every token of the prompt: set `enable_echo=True`.")
        self._waiting.append(context)
        return context

    def run(self, requests: Iterable[Request]) -> Iterator[Generated]:
        """The results of the requests as they are done, each with its request's id, or its place.

        A request that cannot be served gives a result with `error`; the others go on. What was submitted otherwise goes
        on too, and is its submitter's to look at.
        """
        mine: list[Context] = []
        for place, request in enumerate(requests):
            if not isinstance(request, Request):
                raise ArgumentError(f"`requests` must be `Request`s: got {request!r:.80}.")
            if request.id is None:
                request = msgspec.structs.replace(request, id=place)
            try:
                mine.append(self.submit(request))
            except ArgumentError as error:
                yield refused(request.id, error)
        while mine:
            if not any(context.finished for context in mine):
                self.step()
            done = [context for context in mine if context.finished]
            mine = [context for context in mine if not context.finished]
            yield from map(self.result, done)

    @property
    def busy(self) -> bool:
        """Whether any request is waiting or in work."""
        return bool(self._waiting or self._prefilling or self._decoding)

    @property
    def waiting(self) -> int:
        """How many requests have no slot yet."""
        return len(self._waiting)

    def result(self, context: Context) -> Generated:
        """What has come of a request so far."""
        ids = context.generated
        stopped = bool(ids) and ids[-1] in context.stop
        shown = ids[:-1] if stopped else ids
        return Generated(
            context.request.id,
            list(context.prompt_ids),
            list(ids),
            as_text(b"".join(self.model.tokenizer.token_bytes[token] for token in shown)),
            "stop" if stopped else "length" if context.done else None,
            context.request.scores,
            context.record(),
        )

    def cancel(self, context: Context) -> None:
        """Take a request of this pipeline out, whatever it is doing; its slot is free again."""
        if context in self._waiting or context in self._prefilling or self._decoding.get(context.slot) is context:
            self._leave(context)

    def step(self) -> list[Context]:
        """One chunk of one prompt, if any is under way, and the next token of every other request: those now done.

        One thread at a time, another is refused. A step that an error or an interrupt ended may be done again: what it
        left half done is done anew, requests from their beginning where the cache was lost.
        """
        if backend.in_a_trace():
            raise ArgumentError("a pipeline keeps state between steps: call it outside of `jit`, `grad` and `vmap`.")
        if not self._in_a_step.acquire(blocking=False):
            raise ArgumentError("another thread is inside `step` of this pipeline: let one thread do all its steps.")
        try:
            return self._step()
        finally:
            self._in_a_step.release()

    def _step(self) -> list[Context]:
        if any(x.is_deleted() for x in self._cache):
            self._begin_anew()
        self._admit()
        decoding = {slot: context for slot, context in self._decoding.items() if not context.done}
        if self._prefilling and self._prefill(context := self._prefilling[0]):
            self._decoding[context.slot] = context
            self._prefilling.popleft()
        if decoding:
            self._decode(decoding)
        done = [context for context in self._decoding.values() if context.done]
        for context in done:
            self._leave(context)
        return done

    # ------------------------------------------------------------------------------------------------------- steps

    def _admit(self) -> None:
        """Give free slots to those who wait. What an interrupt left in two lines goes on in the later one."""
        while self._prefilling and self._decoding.get(self._prefilling[0].slot) is self._prefilling[0]:
            self._prefilling.popleft()
        used = {context.slot for context in (*self._prefilling, *self._decoding.values())}
        free = [slot for slot in range(self.slots) if slot not in used]
        while self._waiting and (free or self._waiting[0] in self._prefilling):
            context = self._waiting[0]
            if context not in self._prefilling:
                context.slot = free.pop(0)
                self._prefilling.append(context)
            self._waiting.popleft()

    def _begin_anew(self) -> None:
        """A new cache, and every request in work in line again: an interrupt came after the old one was given away."""
        for context in (*self._prefilling, *self._decoding.values()):
            context.generated.clear()
            context.scored.clear()
            context.prefilled, context.slot = 0, -1
            if context not in self._waiting:
                self._waiting.append(context)
        self._prefilling.clear()
        self._decoding.clear()
        self._cache = self._new_cache()

    def _new_cache(self) -> cached.Cache:
        positions = self.context + CHUNKS[-1]
        try:
            return cached.new_cache(self.model.weights, self.model.config, max(self.slots, FEWEST_ROWS), positions)
        except jax.errors.JaxRuntimeError as error:
            if "RESOURCE_EXHAUSTED" not in str(error):
                raise
            raise ArgumentError(
                f"`slots` = {self.slots} and `context` = {self.context} need a cache that does not fit into memory: "
                "name fewer."
            ) from error

    def _prefill(self, context: Context) -> bool:
        """One chunk of a prompt; True after the last, with which the first token is sampled."""
        start, prompt, request = context.prefilled, context.prompt_ids, context.request
        count = min(len(prompt) - start, CHUNKS[-1])
        end = start + count
        size = next(size for size in CHUNKS if size >= count)
        length = self._cache.k.shape[3]
        span = min(length, max(SPAN, 1 << (start + size - 1).bit_length()))
        tokens = np.zeros(size, np.int32)
        tokens[:count] = prompt[start:end]
        config = self.model.config
        hidden, self._cache = cached.prefill(
            self.model.weights, self._cache, tokens, context.slot, start, config=config, span=span
        )
        following = prompt[end : end + 1]  # the first token of the next chunk
        if request.echo and context.top_n and self.enable_log_probs:
            outputs = SimpleNamespace(hidden=hidden)
            if not isinstance(self.scorer, LlamaLogProbabilities):
                logits = _head(self.model.weights, hidden, config=config)
                outputs = SimpleNamespace(logits=logits, next_token_logits=None)
            [record] = self._scores([context], [tokens[:count]], outputs, following or None, echo=True)
            context.store(start + 1, record)
        if not following and context.room and not context.generated:
            logits = _head(self.model.weights, hidden[count - 1 : count], config=config)
            self._sample([context], tokens[count - 1 : count], logits)
        context.prefilled = end  # last: an error or an interrupt above leaves the chunk to be done again
        return not following

    def _decode(self, contexts: dict[int, Context]) -> None:
        """The next token of every context: one program for all slots."""
        rows = self._cache.k.shape[1]
        tokens, positions = np.zeros(rows, np.int32), np.full(rows, -1, np.int32)
        for slot, context in contexts.items():
            tokens[slot], positions[slot] = context.generated[-1], context.length - 1
        config = self.model.config
        hidden, self._cache = cached.decode(
            self.model.weights, self._cache, tokens, positions, config=config, spec=self._attention
        )
        logits = _head(self.model.weights, hidden, config=config)
        self._sample([contexts.get(slot) for slot in range(rows)], tokens, logits)

    def _sample(self, contexts: list[Context | None], tokens: np.ndarray, logits: jax.Array) -> None:
        """A token for each context from its row of logits, and its scores. `tokens`: what the rows were made from."""
        requests = [context.request if context else Request([]) for context in contexts]
        settings = Settings(
            np.array([request.temperature for request in requests], np.float32),
            np.array([request.top_k for request in requests], np.int32),
            np.array([request.top_p for request in requests], np.float32),
            np.array([request.seed for request in requests], np.int32),
            np.array([context.length if context else 0 for context in contexts], np.int32),
        )
        sampled, processed = sample(logits, settings)
        sampled = np.asarray(sampled)
        chosen = np.array([request.scores == "processed" for request in requests])
        if chosen.any():
            logits = jnp.where(chosen[:, None], processed, logits)
        outputs = SimpleNamespace(logits=logits, next_token_logits=logits)
        records = self._scores(contexts, list(tokens[:, None]), outputs, sampled)
        for context, token, record in zip(contexts, sampled.tolist(), records, strict=True):
            if context is not None:
                context.append(token, record)

    def _scores(
        self, contexts: list[Context | None], tokens: list[np.ndarray], outputs: Any, following: Any, echo=False
    ) -> list[LogProbabilities | None]:
        """A record for each context that asked for one, of the tokens that went through the model and what follows."""
        top_n = [context.top_n if context and self.enable_log_probs else None for context in contexts]
        if not any(top_n):
            return [None] * len(contexts)
        offsets = np.cumsum([0, *map(len, tokens)])
        inputs = SimpleNamespace(tokens=np.concatenate(tokens), input_row_offsets=offsets)
        try:
            records = self.scorer.compute_log_probabilities(inputs, outputs, following, top_n, [echo] * len(contexts))
        except NotImplementedError:
            if isinstance(self.scorer, LogProbabilitiesMixin):
                raise
            name = type(self.scorer).__name__
            backend.warn_once(name, "scores", f"{name} gives no log-probabilities: requests get none.")
            return [None] * len(contexts)
        if len(records) != len(contexts):
            raise ArgumentError(
                f"`scorer` must give a record or None for each of {len(contexts)} sequences: got {len(records)}."
            )
        return records

    # ----------------------------------------------------------------------------------------------------- requests

    def _leave(self, context: Context) -> None:
        context.finished = True
        for line in (self._waiting, self._prefilling):
            if context in line:
                line.remove(context)
        if self._decoding.get(context.slot) is context:
            del self._decoding[context.slot]
        context.slot = -1


def generate(
    prompts: str | list[int] | Request | Iterable[str | list[int] | Request],
    *,
    model: str | os.PathLike[str] | Model = "smollm2",
    slots: int = 8,
    **settings: Any,
) -> list[Generated]:
    """Generate a text after each prompt; results in the order of `prompts`.

    `prompts`: one text, or a list of texts, token ids or `Request`s. `settings` are those of `Request` for all of them:
    max_tokens, temperature, top_k, top_p, seed, stop, logprobs, echo, scores. Requests run `slots` at a time, whatever
    their lengths. Scores are in nats: see `Request` and `Generated`.

    Raises RequestError, which lists the places, for prompts and settings that cannot be served, before any is;
    ModelError for the model.
    """
    slots, loaded = as_count("slots", slots, 1, MOST_SLOTS), load_model(model)
    prepared, contexts, faults = {}, [], {}
    for place, prompt in enumerate(_each(prompts)):
        try:
            prepared[place] = prepare(loaded, prompt, **settings)
        except ArgumentError as error:
            faults[place] = str(error)
    requests = [request for request, _ in prepared.values()]
    pipeline = TextGenerationPipeline(
        loaded,
        slots=min(slots, max(1, len(requests))),
        context=_context_for(loaded, prepared.values()),
        enable_echo=any(request.echo for request in requests),
        levels=levels_for(max((request.logprobs or 1 for request in requests), default=1)),
    )
    for place, each in prepared.items():
        try:
            contexts.append(pipeline.submit_prepared(*each))
        except ArgumentError as error:
            faults[place] = str(error)
    if faults:
        place = min(faults)
        raise RequestError(f"`prompts[{place}]`: {faults[place]}", sorted(faults))
    while pipeline.busy:
        pipeline.step()
    return [pipeline.result(context) for context in contexts]


def prepare(model: Model, prompt: Any, **settings: Any) -> tuple[Request, list[int]]:
    """A prompt with settings, or a request, checked and cut into tokens, after a BOS where the model file asks for one.

    Raises ArgumentError for what no pipeline could serve with this model.
    """
    fields = msgspec.structs.asdict(prompt) if isinstance(prompt, Request) else {"prompt": prompt}
    if "prompt" in settings:
        raise ArgumentError("`prompt` is no setting: give it as one of `prompts`.")
    request = as_request({**fields, **settings})
    ids, tokenizer, vocab = request.prompt, model.tokenizer, model.config.vocab
    if isinstance(ids, str):
        bos = [tokenizer.bos_id] if tokenizer.add_bos and tokenizer.bos_id is not None else []
        ids, _ = tokenizer.encode(ids)
        ids = ids if ids[: len(bos)] == bos else bos + ids
    if not ids:
        raise ArgumentError("`prompt` is empty: there is nothing to go on from.")
    if wrong := [token for token in ids if not 0 <= token < vocab]:
        raise ArgumentError(f"`prompt` must hold ids from 0 to {vocab - 1}: got {wrong[0]}.")
    return request, ids


def refused(id: str | int | None, error: Exception) -> Generated:
    """The result of a request that cannot be served."""
    return Generated(id, [], [], "", "error", "raw", error=str(error))


def _each(prompts: Any) -> Iterable[Any]:
    """The prompts one by one, of one or of several."""
    sized = isinstance(prompts, list | tuple) or (isinstance(prompts, np.ndarray | jax.Array) and prompts.ndim > 0)
    first = prompts[0] if sized and len(prompts) else None
    is_id = isinstance(first, int | np.integer) or (isinstance(first, jax.Array) and first.ndim == 0)
    if isinstance(prompts, str | Request) or is_id:
        return [prompts]
    if not isinstance(prompts, Iterable) or isinstance(prompts, dict | bytes):
        raise ArgumentError(f"`prompts` must be a text, token ids, or several of these: got {prompts!r:.80}.")
    return prompts


def _context_for(model: Model, prepared: Iterable[tuple[Request, list[int]]]) -> int:
    """Positions enough for each request, as a power of two, and no more than the model has: so much cache is made."""
    most = max((len(ids) + request.max_tokens for request, ids in prepared), default=1)
    return min(model.config.context, max(SPAN, 1 << (most - 1).bit_length()))


def _stop(model: Model, request: Request) -> frozenset[int]:
    """The tokens that end the request."""
    tokenizer = model.tokenizer
    if request.stop is None:
        return frozenset() if tokenizer.eos_id is None else frozenset([tokenizer.eos_id])
    ids = []
    for given in request.stop:
        token = tokenizer.id_of(given) if isinstance(given, str) else given
        if token is None or not 0 <= token < model.config.vocab:
            raise ArgumentError(f"`stop` must hold tokens of the model, as ids or as text: got {given!r}.")
        ids.append(token)
    return frozenset(ids)
