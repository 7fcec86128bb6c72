"""The model "jaxlp" for lm-evaluation-harness, which finds no models by itself: importing this module registers it.

After that the harness's `simple_evaluate` takes model="jaxlp" and model_args={"model": "smollm2"}.

Texts are cut into tokens, and tokens into windows, as the harness's own model `hf` does it, so that the numbers are the
same. Alone in this folder, the module computes: it asks `jaxlp.pipeline`, and so it is not imported with the others.
"""

import logging
import math
import os
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeVar

import msgspec
import numpy as np

from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError, RequestError, optional
from jaxlp.pipeline.batches import Segment, bucket
from jaxlp.pipeline.bpe import CONTROL
from jaxlp.pipeline.context import Context, Request, as_request
from jaxlp.pipeline.generation import MOST_SLOTS, TextGenerationPipeline
from jaxlp.pipeline.model import Model, load_model
from jaxlp.pipeline.scoring import Bos, bos_before, check_bos, score_segments
from jaxlp.pipeline.tokenizer import decode

optional("lm_eval", "eval")
_api, _registry = optional("lm_eval.api.model", "eval"), optional("lm_eval.api.registry", "eval")
_tools, _utils = optional("lm_eval.models.utils", "eval"), optional("lm_eval.utils", "eval")
_tqdm = optional("tqdm", "cli").tqdm

_log = logging.getLogger(__name__)
_SETTINGS = ("temperature", "top_k", "top_p", "seed")
T = TypeVar("T")


@_registry.register_model("jaxlp")
class JaxlpLM(_api.TemplateLM):
    """A GGUF model behind the harness's three questions. Scores are in nats.

    Args, which are the harness's `model_args`:
        model: a GGUF file of the Llama architecture, "smollm2", or what `jaxlp.pipeline.load_model` gave.
        max_length: tokens that a request may take; None: the model's context. What is longer loses its beginning.
        max_gen_toks: tokens to generate where a task does not say.
        bos: whether a BOS token stands before a text: "auto" (as the model file says; not doubled), "yes", "no".
        slots: how many texts are generated at a time.
        batch_size, max_batch_size, device: not used, the harness gives them to every model. Batches are cut by tokens,
            and jax chooses the device.

    An empty context, or one of spaces alone, is the BOS token, or the end of text where there is none. Special tokens
    spelled out in a text are those tokens. Raises ArgumentError for wrong arguments; RequestError, which lists the
    places and names the first document, for requests that cannot be used, before any costs a step: an empty text or
    continuation, one that has no token of its own after its context, one longer than `max_length`, a lone surrogate,
    generation settings that do not exist here.
    """

    def __init__(
        self,
        model: str | os.PathLike[str] | Model | None = None,
        *,
        max_length: int | None = None,
        max_gen_toks: int = 256,
        bos: Bos = "auto",
        slots: int = 8,
        batch_size: Any = None,
        max_batch_size: Any = None,
        device: Any = None,
        **unknown: Any,
    ):
        super().__init__()
        if unknown:
            raise ArgumentError(
                f"`model_args` cannot hold {', '.join(map(repr, unknown))}: there are model, max_length, max_gen_toks, "
                "bos and slots."
            )
        self.model = load_model(model)  # type: ignore[arg-type]
        most = self.model.config.context
        self.max_length = most if max_length is None else as_count("max_length", max_length, 1, most)
        self.max_gen_toks = as_count("max_gen_toks", max_gen_toks, 0, 2**31 - 1)
        self.slots = as_count("slots", slots, 1, MOST_SLOTS)
        check_bos(self.model.tokenizer, bos)
        self._bos = bos

    # ------------------------------------------------------------------------------------------------------- tokens

    @property
    def eot_token_id(self) -> int | None:
        """The token that ends a text."""
        return self.model.tokenizer.eos_id

    @property
    def prefix_token_id(self) -> int:
        """What stands before a text that has no context."""
        tokenizer = self.model.tokenizer
        prefix = tokenizer.eos_id if tokenizer.bos_id is None else tokenizer.bos_id
        if prefix is None:
            raise ArgumentError("the context is empty, and the model file names no BOS and no end of text to stand in")
        return prefix

    def tok_encode(self, string: str, add_special_tokens: bool | None = None, **_: Any) -> list[int]:
        """The tokens of a text. A BOS before them: as `bos` says, or as it is told."""
        tokenizer = self.model.tokenizer
        ids = tokenizer.encode(string, parse_special=True).ids
        bos = bos_before(tokenizer, self._bos, ids)
        if add_special_tokens is not None:
            bos = tokenizer.bos_id if add_special_tokens else None
        return ids if bos is None else [bos, *ids]

    def _pair(self, context: str, continuation: str) -> tuple[tuple[str, str], list[int], list[int]]:
        """A request as the harness hands it on: its texts, and the tokens of context and continuation."""
        if not continuation:
            raise ArgumentError("the continuation is empty")
        before, ids = self._encode_pair(context, continuation) if context else ([], self._without_bos(continuation))
        if not before:
            before, ids = ([self.prefix_token_id], ids) if ids[0] != self.prefix_token_id else (ids[:1], ids[1:])
        if not ids:
            raise ArgumentError(f"the continuation {continuation!r:.40} has no token of its own after its context")
        if len(ids) > self.max_length:
            raise ArgumentError(f"the continuation has {len(ids)} tokens, `max_length` is {self.max_length}")
        return (context, continuation), before, ids

    def _windows(self, text: str) -> list[tuple[list[int], list[int]]]:
        """Windows over a text, as tokens to read and tokens to score after them. The BOS is read, and never scored."""
        ids = self._without_bos(text)
        ids = ids[1:] if ids[:1] == [self.prefix_token_id] else ids
        if not ids:
            raise ArgumentError("the text is empty")
        windows = _utils.get_rolling_token_windows(ids, self.prefix_token_id, self.max_length, 1)
        return [_utils.make_disjoint_window(window) for window in windows]

    def _without_bos(self, text: str) -> list[int]:
        return self.tok_encode(text, add_special_tokens=False)

    # ------------------------------------------------------------------------------------------------------- scores

    def loglikelihood(self, requests: list[Any], disable_tqdm: bool = False) -> list[tuple[float, bool]]:
        """For each (context, continuation): the continuation's log-probability, and whether greedy decoding gives it.

        A continuation is greedy if each of its tokens is its row's best; of equally good tokens, that of the lowest id.
        Context and continuation longer than `max_length` + 1 tokens lose their first ones; the log says how many.
        """
        pairs = _prepared(requests, self._pair, disable_tqdm)
        return self._loglikelihood_tokens(pairs, disable_tqdm=disable_tqdm)

    def _loglikelihood_tokens(
        self, requests: Sequence[tuple[Any, list[int], list[int]]], disable_tqdm: bool = False, **_more: Any
    ) -> list[tuple[float, bool]]:
        """`loglikelihood` of tokens. Results are cached under a request's first item, unless it is None."""
        parts, cut = [], 0
        for place, (_key, context, continuation) in enumerate(requests):
            tokens = [*context, *continuation]
            cut = max(cut, len(tokens) - (self.max_length + 1))
            tokens = tokens[-(self.max_length + 1) :]
            parts.append(Segment(place, tokens, len(tokens) - len(continuation), 0))
        if cut > 0:
            _log.warning("requests longer than `max_length`, %d, lose up to %d tokens of context", self.max_length, cut)
        answers = [(math.nan, False)] * len(requests)
        with _tqdm(total=len(requests), desc="Running loglikelihood requests", disable=disable_tqdm) as bar:
            for part, own, top_ids, _ in score_segments(self.model, parts, top=1):
                greedy = np.array_equal(top_ids[:, 0], part.tokens[part.first :]) and not np.isnan(own).any()
                answers[part.owner] = answer = math.fsum(own.tolist()), greedy
                if (key := requests[part.owner][0]) is not None:
                    self.cache_hook.add_partial("loglikelihood", key, answer)
                bar.update()
        return answers

    def loglikelihood_rolling(self, requests: list[Any], disable_tqdm: bool = False) -> list[float]:
        """The log-probability of each whole text, its first token after the BOS (or end of text) token.

        A text longer than `max_length` goes in windows of that size, each token scored once; the last window is full.
        """
        texts = _prepared(requests, self._windows, disable_tqdm)
        windows = [(None, *window) for text in texts for window in text]
        scores = iter(self._loglikelihood_tokens(windows, disable_tqdm=disable_tqdm))
        totals = [math.fsum(score for score, _ in islice(scores, len(text))) for text in texts]
        for request, total in zip(requests, totals, strict=True):
            self.cache_hook.add_partial("loglikelihood_rolling", request.args, total)
        return totals

    # --------------------------------------------------------------------------------------------------- generation

    def generate_until(self, requests: list[Any], disable_tqdm: bool = False) -> list[str]:
        """The text that follows each (context, settings), up to the first of `until`, the end of text, or the length.

        Settings are the harness's: until, max_gen_toks (or its other names), do_sample, and temperature, top_k, top_p,
        seed; others are refused. Greedy unless a temperature says otherwise; draws differ from request to request, so
        that repeats of one do. A context longer than `max_length` less the tokens to generate loses its beginning.
        """
        prepared = _prepared(requests, self._request, disable_tqdm)
        longest = max((len(request.prompt) + request.max_tokens for request, _ in prepared), default=1)
        pipeline = TextGenerationPipeline(
            self.model, slots=min(self.slots, max(1, len(requests))), context=min(bucket(longest), self.max_length)
        )
        waiting = deque(sorted(range(len(requests)), key=lambda place: -len(prepared[place][0].prompt)))
        running: dict[int, Context] = {}
        texts = [""] * len(requests)
        with _tqdm(total=len(requests), desc="Running generate_until requests", disable=disable_tqdm) as bar:
            while waiting or running:
                while waiting and len(running) < pipeline.slots:
                    place = waiting.popleft()
                    request, _ = prepared[place]
                    seed = (request.seed + place) % 2**31
                    running[place] = pipeline.submit(msgspec.structs.replace(request, seed=seed))
                pipeline.step()
                for place, context in list(running.items()):
                    texts[place], ended = self._text(context, prepared[place][1])
                    if ended or context.finished:
                        pipeline.cancel(running.pop(place))
                        self.cache_hook.add_partial("generate_until", requests[place].args, texts[place])
                        bar.update()
        return texts

    def _request(self, context: str, settings: dict[str, Any]) -> tuple[Request, list[str]]:
        """A request of the pipeline, and the texts at which to cut what it gives."""
        try:
            given = dict(_tools.normalize_gen_kwargs(settings, self.max_gen_toks))
        except (TypeError, ValueError, AttributeError) as error:
            raise ArgumentError(f"the generation settings {settings!r:.200} cannot be read: {error}") from None
        until, most, drawn = given.pop("until"), given.pop("max_gen_toks"), given.pop("do_sample")
        if drawn and not given.get("temperature"):
            raise ArgumentError("`do_sample` needs a `temperature` above 0, or leave it out for greedy decoding")
        if given.get("num_beams") == 1:
            del given["num_beams"]
        if unknown := sorted(given.keys() - set(_SETTINGS)):
            raise ArgumentError(
                f"the generation settings {', '.join(unknown)} do not exist here: there are until, max_gen_toks, "
                f"do_sample, {', '.join(_SETTINGS)}"
            )
        if not all(isinstance(stop, str) for stop in until):
            raise ArgumentError(f"`until` must be a text or a list of texts: got {until!r:.80}")
        if most >= self.max_length:
            raise ArgumentError(f"`max_gen_toks` must be less than `max_length`, {self.max_length}: got {most}")
        tokenizer = self.model.tokenizer
        ids = self.tok_encode(context)[-(self.max_length - most) :] or [self.prefix_token_id]
        stops = {stop: tokenizer.id_of(stop) for stop in until if stop}
        tokens = {id for id in stops.values() if id is not None and tokenizer.types[id] == CONTROL}
        tokens |= set() if tokenizer.eos_id is None else {tokenizer.eos_id}
        request = as_request({"prompt": ids, "max_tokens": most, "stop": sorted(tokens), **given})
        return request, [stop for stop, id in stops.items() if id not in tokens]

    def _text(self, context: Context, until: list[str]) -> tuple[str, bool]:
        """What a request has given so far, control tokens left out, and whether one of `until` has ended it."""
        tokenizer = self.model.tokenizer
        shown = [token for token in context.generated if tokenizer.types[token] != CONTROL]
        text = decode(b"".join(tokenizer.token_bytes[token] for token in shown))
        ends = [place for stop in until if (place := text.find(stop)) >= 0]
        return (text[: min(ends)], True) if ends else (text, False)

    # ------------------------------------------------------------------------------------------------ chat templates

    @property
    def tokenizer_name(self) -> str:
        """The model file's name, by which the harness tells prompts of chat templates apart."""
        return self.model.path.name

    def apply_chat_template(self, chat_history: list[dict[str, str]], add_generation_prompt: bool = True) -> str:
        """Refused: prompts are plain text here."""
        raise ArgumentError("`apply_chat_template` is not for the model jaxlp: it takes prompts as plain text.")


def _prepared(requests: Sequence[Any], prepare: Callable[..., T], disable_tqdm: bool) -> list[T]:
    """`prepare(*request.args)` of each. Raises RequestError, which lists the places of those that cannot be used."""
    done: list[T] = []
    faults: dict[int, ArgumentError] = {}
    for place, request in enumerate(_tqdm(requests, desc="Tokenizing inputs", disable=disable_tqdm)):
        try:
            done.append(prepare(*request.args))
        except ArgumentError as error:
            faults[place] = error
    if faults:
        place = min(faults)
        source = f"document {requests[place].doc_id} of the task {requests[place].task_name!r}"
        more = f" ({len(faults) - 1} more requests are at fault)" if len(faults) > 1 else ""
        raise RequestError(f"`requests[{place}]`, {source}: {faults[place]}{more}", faults)
    return done
