"""Generation: the real model's greedy continuations, and what each request gets however requests come and go."""

import contextlib
import itertools
import json
import threading
import warnings
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from cases import x64

import jaxlp
from jaxlp import errors
from jaxlp.pipeline import Context, Request, TextGenerationPipeline, generation, load_model
from jaxlp.pipeline.context import FUTURE
from jaxlp.pipeline.sampling import Settings, sample
from jaxlp.records import LogProbabilities

ORACLE = json.loads(Path(__file__).with_name("oracle_smollm2.json").read_text(encoding="utf-8"))["greedy"]
PROMPTS = [[1, 2, 3], [5], [7, 8, 9, 10, 11, 12, 13], [4, 4], [9] * 40]
SAMPLED = {"temperature": 0.9, "top_k": 12, "top_p": 0.95}


@pytest.fixture(scope="module")
def tiny(gguf):
    return load_model(gguf)


def pipeline_of(model, **options):
    return TextGenerationPipeline(model, **{"slots": 3, "enable_echo": True, **options})


def results(pipeline, requests):
    return {result.id: result for result in pipeline.run(requests)}


def requests_for(prompts, **settings):
    return [Request(prompt, id=i, stop=[], **settings) for i, prompt in enumerate(prompts)]


def check_same(got, want):
    """Equal tokens, and scores to what another batch may change of the model's own products."""
    assert (got.prompt_ids, got.token_ids, got.finish_reason) == (want.prompt_ids, want.token_ids, want.finish_reason)
    assert (got.record is None) == (want.record is None)
    if got.record is not None:
        assert got.record.sampled_token_ids == want.record.sampled_token_ids
        np.testing.assert_allclose(
            got.record.token_log_probabilities, want.record.token_log_probabilities, atol=1e-4, rtol=1e-5
        )


# ------------------------------------------------------------------------------------------------------ the real model


def check_oracle(found):
    for result, wanted in zip(found, ORACLE, strict=True):
        assert (result.prompt_ids, result.token_ids) == (wanted["prompt_ids"], wanted["greedy_ids"])
        scores = result.record.token_log_probabilities[-len(result.token_ids) :]
        np.testing.assert_allclose(scores, wanted["token_logprobs"], atol=2e-3)
        assert result.text == wanted["text"]


SETTINGS = {"max_tokens": len(ORACLE[0]["greedy_ids"]), "stop": [], "logprobs": 5, "echo": True}


def test_the_oracle_in_one_ragged_batch_with_echo(smollm2):
    texts = [wanted["prompt"] for wanted in ORACLE]
    found = jaxlp.generate(texts, model=smollm2, slots=4, **SETTINGS)
    check_oracle(found)
    for result, scored in zip(found, jaxlp.score(texts, model=smollm2, top=5), strict=True):
        prompt = len(result.prompt_ids) - 1
        own = result.record.token_log_probabilities[:prompt]
        np.testing.assert_allclose(own, scored.token_logprobs[1:], atol=2e-4)
        tops = result.record.top_log_probabilities[:prompt]
        for top, wanted in zip(tops, scored.top_logprobs[1:], strict=True):
            np.testing.assert_allclose(list(top.values())[:5], [c.logprob for c in wanted[:5]], atol=2e-4)


def test_the_oracle_one_by_one_and_as_requests_join_and_leave(smollm2):
    pipeline, rng = pipeline_of(smollm2, slots=4, context=256), np.random.default_rng(0)
    order = [*range(len(ORACLE))]
    settings = {key: value for key, value in SETTINGS.items() if key != "echo"}
    alone = [next(pipeline.run([Request(ORACLE[i]["prompt"], **settings)])) for i in order]
    check_oracle(alone)
    contexts, others = {}, []
    while len(contexts) < len(order) or pipeline.busy:
        if len(contexts) < len(order) and rng.random() < 0.4:
            i = len(contexts)
            contexts[i] = pipeline.submit(Request(ORACLE[i]["prompt"], **settings))
        if rng.random() < 0.3:
            others.append(pipeline.submit(Request("Some other text", max_tokens=int(rng.integers(1, 6)))))
        pipeline.step()
        if others and rng.random() < 0.2:
            pipeline.cancel(others.pop())
    check_oracle([pipeline.result(contexts[i]) for i in order])


# ------------------------------------------------------------------------------------------------- batches and chunks


def test_a_request_gets_the_same_in_any_batch(tiny):
    """Greedy, sampled, and scored by what was sampled from: all in one batch, in another order, and some alone."""
    ways = [{}, SAMPLED, {**SAMPLED, "scores": "processed"}]
    wanted = [
        Request(prompt, id=3 * i + j, stop=[], max_tokens=9, logprobs=3, echo=True, seed=5, **way)
        for i, prompt in enumerate(PROMPTS)
        for j, way in enumerate(ways)
    ]
    together = results(pipeline_of(tiny), wanted)
    shuffled = results(pipeline_of(tiny), wanted[::-1])
    alone = pipeline_of(tiny, slots=1)
    for request in wanted:
        result = together[request.id]
        scores = len(result.record.token_log_probabilities)
        assert len(result.token_ids) == 9 and scores == len(request.prompt) - 1 + 9
        check_same(shuffled[request.id], result)
    for request in wanted[::2]:  # every prompt and every way
        [result] = alone.run([request])
        check_same(together[request.id], result)
    assert len({tuple(together[i].token_ids) for i in (0, 1)}) == 2  # drawn, not the best


def test_ragged_decode_and_the_masked_cache_give_the_same(tiny):
    wanted = requests_for(PROMPTS, max_tokens=9, logprobs=2)
    on, off = (results(pipeline_of(tiny, ragged=ragged), wanted) for ragged in (True, False))
    for i in on:
        check_same(on[i], off[i])


def test_case_28_chunks_lose_no_score(tiny, monkeypatch):
    """Prompts of several chunks, each with an entry for every token but the first; others go on between the chunks."""
    [whole] = results(pipeline_of(tiny), requests_for([PROMPTS[4]], max_tokens=3, logprobs=2, echo=True)).values()
    monkeypatch.setattr(generation, "CHUNKS", (4, 8))
    pipeline = pipeline_of(tiny)
    long = pipeline.submit(Request(PROMPTS[4], max_tokens=3, stop=[], logprobs=2, echo=True))
    short = pipeline.submit(Request([3, 4], max_tokens=20, stop=[]))
    seen = []
    while pipeline.busy:
        pipeline.step()
        seen.append((long.prefilled, len(short.generated)))
    check_same(pipeline.result(long), whole)
    assert [cached for cached, _ in seen][:5] == [8, 16, 24, 32, 40]
    third = pipeline.submit(Request([3, 4], max_tokens=20, stop=[]))
    pipeline.step()
    late = pipeline.submit(Request(PROMPTS[4], max_tokens=1, stop=[]))
    before = len(third.generated)
    for _ in range(4):
        pipeline.step()
    assert late.prefilled == 32 and len(third.generated) == before + 4  # a token between any two chunks


def test_scores_are_the_model_s_own(tiny):
    """Against `score`'s way through the model, which keeps no cache."""
    [result] = results(pipeline_of(tiny), requests_for([PROMPTS[2]], max_tokens=8, logprobs=3, echo=True)).values()
    ids = [*result.prompt_ids, *result.token_ids]
    hidden = generation.llama.hidden_states(tiny.weights, np.array([ids], np.int32), config=tiny.config)
    logits = generation.llama.logits(tiny.weights, hidden, config=tiny.config)
    want = jaxlp.token_logprobs(logits[:-1], np.array(ids[1:]), top=3)
    assert result.record.sampled_token_ids == ids[1:]
    np.testing.assert_allclose(result.record.token_log_probabilities, want.logprobs, atol=1e-4)
    for top, scores in zip(result.record.top_log_probabilities, want.top_logprobs, strict=True):
        np.testing.assert_allclose(list(top.values())[:3], scores, atol=1e-4)


# ------------------------------------------------------------------------------------------------------------ sampling


def settings(count, **values):
    plain = {"temperature": 0.0, "top_k": 0, "top_p": 1.0, "seed": 0, "position": 0}
    kinds = {"temperature": np.float32, "top_p": np.float32}
    return Settings(**{k: np.full(count, values.get(k, v), kinds.get(k, np.int32)) for k, v in plain.items()})


def test_case_34_what_was_kept():
    logits = jnp.log(jnp.array([[0.5, 0.3, 0.15, 0.05]]))
    _, processed = sample(logits, settings(1, temperature=1.0, top_p=0.79))  # at 0.8 rounding decides
    raw = np.asarray(jaxlp.token_logprobs(logits, [0], ids=[[0, 1, 2, 3]]).id_logprobs)
    kept = np.asarray(jaxlp.token_logprobs(processed, [0], ids=[[0, 1, 2, 3]]).id_logprobs)
    np.testing.assert_allclose(raw[0, :2], [-0.6931, -1.2040], atol=1e-4)
    np.testing.assert_allclose(kept[0, :2], [-0.4700, -0.9808], atol=1e-4)
    assert np.isneginf(kept[0, 2:]).all()
    np.testing.assert_allclose(raw[0, :2] - kept[0, :2], np.log(0.8), atol=1e-5)


def test_case_35_raw_and_processed():
    logits = jnp.array([[4.0, 0, 0, 0]])
    token, processed = sample(logits, settings(1, temperature=0.3, top_p=0.5))
    assert token[0] == 0
    raw = jaxlp.token_logprobs(logits, [0], ids=[[0, 1, 2]]).id_logprobs
    np.testing.assert_allclose(raw, [[-0.0535, -4.0535, -4.0535]], atol=1e-4)
    got = np.asarray(jaxlp.token_logprobs(processed, [0], ids=[[0, 1, 2]]).id_logprobs)
    assert got[0, 0] == 0 and np.isneginf(got[0, 1:]).all()


def test_case_32_temperature_divides_the_logits():
    logits = jnp.array([[2.0, 1.0, 0.0]])
    _, processed = sample(logits, settings(1, temperature=2.0))
    np.testing.assert_allclose(processed, logits / 2 - 1)
    for temperature in (1e-45, 1e-38, 1e-30, 1e6):  # none makes NaN, or another token the best
        token, processed = sample(1e5 * logits, settings(1, temperature=temperature, top_k=1))
        assert token[0] == 0 and np.isfinite(processed[0, 0]) and np.isneginf(processed[0, 1:]).all()


def test_draws_follow_the_distribution():
    logits = jnp.log(jnp.array([0.4, 0.3, 0.2, 0.1]))
    count = 4000
    rows = settings(count, temperature=1.0)._replace(position=np.arange(count, dtype=np.int32))
    tokens, _ = sample(jnp.broadcast_to(logits, (count, 4)), rows)
    np.testing.assert_allclose(np.bincount(tokens, minlength=4) / count, [0.4, 0.3, 0.2, 0.1], atol=0.03)
    tokens, _ = sample(jnp.broadcast_to(logits, (count, 4)), rows._replace(top_k=np.full(count, 2, np.int32)))
    np.testing.assert_allclose(np.bincount(tokens, minlength=4) / count, [4 / 7, 3 / 7, 0, 0], atol=0.03)
    _, processed = sample(
        jnp.asarray(np.random.default_rng(0).normal(size=(4, 5000)) * 3), settings(4, temperature=1.0)
    )
    assert np.isfinite(processed).all()  # all is all
    ties, _ = sample(jnp.zeros((1, 4)), settings(1))
    assert ties[0] == 0


# ------------------------------------------------------------------------------------------------------------ contexts


def record(*scores):
    return LogProbabilities(list(scores), [{7: score} for score in scores], [7] * len(scores))


def test_a_token_made_known_later_takes_its_scores():
    context = Context(Request([1, 2], logprobs=1), [1, 2], frozenset([9]), room=5)
    context.append(FUTURE, record(-0.5))
    with pytest.raises(errors.ArgumentError, match="not known yet"):
        context.append(3)
    assert not context.done
    context.realize(7)
    context.append(FUTURE)
    context.realize(9, record(-0.25))
    assert context.done and context.generated == [7, 9]
    assert context.record().token_log_probabilities == [-0.5, -0.25]
    with pytest.raises(errors.ArgumentError, match="no token is waiting"):
        context.realize(7)


def test_case_23_a_stop_token_is_in_the_ids_and_in_the_scores(tiny):
    [first] = results(pipeline_of(tiny), requests_for([[1, 2, 3]], max_tokens=6)).values()
    stop = first.token_ids[2]
    [result] = results(pipeline_of(tiny), [Request([1, 2, 3], max_tokens=6, stop=[stop], logprobs=1)]).values()
    count = first.token_ids.index(stop) + 1
    assert result.token_ids == first.token_ids[:count] and result.finish_reason == "stop"
    assert len(result.record.token_log_probabilities) == len(result.record.top_log_probabilities) == count


def test_scores_switched_off_for_a_step(tiny):
    pipeline = pipeline_of(tiny)
    context = pipeline.submit(Request([1, 2], max_tokens=4, stop=[], logprobs=1))
    pipeline.step()
    pipeline.enable_log_probs = False
    pipeline.step()
    pipeline.enable_log_probs = True
    while pipeline.busy:
        pipeline.step()
    assert sorted(context.scored) == [2, 4, 5] and pipeline.result(context).record is None


class Without:
    def __init__(self, error):
        self.error = error

    def compute_log_probabilities(self, *_):
        raise self.error


def test_a_model_without_scores_gives_one_warning_and_none(tiny):
    jaxlp.backend.forget()
    pipeline = pipeline_of(tiny, scorer=Without(NotImplementedError()))
    with pytest.warns(RuntimeWarning, match="Without gives no log-probabilities") as caught:
        found = results(pipeline, requests_for(PROMPTS, max_tokens=3, logprobs=2, echo=True))
    assert len(caught) == 1 and len(found) == 5
    assert all(result.record is None and len(result.token_ids) == 3 for result in found.values())
    for error in (ValueError("a fault"), AssertionError("a fault")):
        with pytest.raises(type(error), match="a fault"):
            results(pipeline_of(tiny, scorer=Without(error)), requests_for(PROMPTS[:1], logprobs=2))


def test_a_scorer_with_too_few_records_is_named(tiny):
    class Short:
        def compute_log_probabilities(self, inputs, outputs, sampled, top_n, echo):
            return []

    pipeline = pipeline_of(tiny, scorer=Short())
    pipeline.submit(Request([1, 2], max_tokens=4, logprobs=1))
    with pytest.raises(errors.ArgumentError, match=r"`scorer` must give a record or None for each .* got 0"):
        pipeline.step()


def test_one_thread_at_a_time(tiny):
    refused = []

    class Nosy:
        def compute_log_probabilities(self, inputs, outputs, sampled, top_n, echo):
            def other():
                with pytest.raises(errors.ArgumentError, match="another thread is inside `step`"):
                    pipeline.step()
                refused.append(True)

            thread = threading.Thread(target=other)
            thread.start()
            thread.join(30)
            return [None] * len(top_n)

    pipeline = pipeline_of(tiny, scorer=Nosy())
    pipeline.submit(Request([1, 2], max_tokens=1, logprobs=1))
    pipeline.step()
    assert refused


def test_a_slot_full_of_nan_is_as_good_as_new(tiny):
    wanted = requests_for(PROMPTS, max_tokens=5, logprobs=2, echo=True)
    want = results(pipeline_of(tiny), wanted)
    pipeline = pipeline_of(tiny)
    pipeline._cache = generation.cached.Cache(*(jnp.full_like(x, jnp.nan) for x in pipeline._cache))
    got = results(pipeline, wanted)
    for i in want:
        check_same(got[i], want[i])


def test_logprobs_0_gives_the_token_s_own_score(tiny):
    def records(n):
        found = results(pipeline_of(tiny), requests_for(PROMPTS, max_tokens=2, logprobs=n, echo=True, **SAMPLED))
        return [found[i].record for i in range(len(PROMPTS))]

    for none, some in zip(records(0), records(3), strict=True):
        assert none.token_log_probabilities == some.token_log_probabilities
        pairs = zip(none.sampled_token_ids, none.token_log_probabilities, strict=True)
        assert none.top_log_probabilities == [{token: score} for token, score in pairs]


def test_a_step_that_failed_can_be_done_again(tiny, monkeypatch):
    """An error before, between and after the chunks of prompts and the tokens of others loses nothing."""
    monkeypatch.setattr(generation, "CHUNKS", (4, 8))
    wanted = requests_for(PROMPTS, max_tokens=4, logprobs=2, echo=True)
    want = results(pipeline_of(tiny), wanted)
    pipeline, got = pipeline_of(tiny), {}
    submitted = [pipeline.submit(request) for request in wanted]
    rng, failed = np.random.default_rng(0), 0
    for name in ("_scores", "_head", "score_rows"):
        real = getattr(pipeline if name == "_scores" else generation, name)

        def fails(*args, real=real, **named):
            nonlocal failed
            if rng.random() < 0.2:
                failed += 1
                raise KeyboardInterrupt
            return real(*args, **named)

        monkeypatch.setattr(pipeline if name == "_scores" else generation, name, fails)
    while pipeline.busy:
        try:
            got.update({context.request.id: pipeline.result(context) for context in pipeline.step()})
        except KeyboardInterrupt:
            continue
    assert failed > 9 and len(submitted) == len(got)
    for i in want:
        check_same(got[i], want[i])


def test_an_interrupt_after_the_cache_was_given_away(tiny, monkeypatch):
    """The requests in work begin anew, and give what they would have given."""
    wanted = requests_for(PROMPTS, max_tokens=4, logprobs=2, echo=True, **SAMPLED)
    want = results(pipeline_of(tiny), wanted)
    pipeline, real, calls = pipeline_of(tiny), generation.cached.decode, 0

    def interrupted(*args, **named):
        nonlocal calls
        calls += 1
        done = real(*args, **named)
        if calls in (2, 5):
            raise KeyboardInterrupt
        return done

    monkeypatch.setattr(generation.cached, "decode", interrupted)
    contexts = [pipeline.submit(request) for request in wanted]
    while pipeline.busy:
        with contextlib.suppress(KeyboardInterrupt):
            pipeline.step()
    assert calls > 5
    for i, context in enumerate(contexts):
        check_same(pipeline.result(context), want[i])


@pytest.mark.parametrize("settings", [{"max_tokens": 1}, {"max_tokens": 0}, {"stop": [7]}])
def test_a_step_done_again_leaves_alone_what_is_finished(tiny, monkeypatch, settings):
    pipeline = pipeline_of(tiny)
    first = pipeline.submit(Request([1, 2], max_tokens=9, stop=[]))
    pipeline.step()
    if "stop" in settings:
        settings = {"stop": jaxlp.generate([3], model=tiny, max_tokens=1, stop=[])[0].token_ids}
    short = pipeline.submit(Request([3], **{"stop": [], **settings}))
    real = pipeline._decode
    monkeypatch.setattr(pipeline, "_decode", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        pipeline.step()
    monkeypatch.setattr(pipeline, "_decode", real)
    while pipeline.busy:
        pipeline.step()
    assert len(short.generated) == settings.get("max_tokens", 1) and len(first.generated) == 9


def test_two_runs_of_one_pipeline(tiny):
    pipeline = pipeline_of(tiny)
    runs = [pipeline.run([Request([i + 1], id=f"{name}{i}", max_tokens=3) for i in range(4)]) for name in "ab"]
    found = [result.id for pair in itertools.zip_longest(*runs) for result in pair if result]
    assert sorted(found) == [f"{name}{i}" for name in "ab" for i in range(4)]
    other = pipeline.submit(Request([1], max_tokens=3))
    stranger = pipeline_of(tiny)
    mine = stranger.submit(Request([1], max_tokens=3))
    stranger.step()
    pipeline.step()
    pipeline.cancel(mine)
    stranger.cancel(other)
    while pipeline.busy or stranger.busy:
        pipeline.step()
        stranger.step()
    assert len(mine.generated) == len(other.generated) == 3 or {mine.finished, other.finished} == {True}


def test_inside_a_trace_it_is_refused(tiny):
    pipeline = pipeline_of(tiny)
    pipeline.submit(Request([1], max_tokens=3))
    with pytest.raises(errors.ArgumentError, match="call it outside of `jit`"):
        jax.jit(lambda x: pipeline.step() and x)(1.0)
    with pytest.raises(errors.ArgumentError, match="a request must be known"):
        jax.jit(lambda x: jaxlp.generate([x], model=tiny) and x)(1)
    while pipeline.busy:
        pipeline.step()


def test_no_levels_and_no_alternatives(tiny):
    pipeline = pipeline_of(tiny, levels=0)
    with pytest.raises(errors.ArgumentError, match="`logprobs` must be None: got 0, for which `levels=1`"):
        pipeline.submit(Request([1], logprobs=0))
    assert len(results(pipeline, requests_for([[1]], max_tokens=2))[0].token_ids) == 2


def test_run_gives_its_own_results_only(tiny):
    pipeline = pipeline_of(tiny)
    other = pipeline.submit(Request([1, 2], max_tokens=2, stop=[]))
    long = pipeline.submit(Request([1, 2], max_tokens=60, stop=[]))
    assert pipeline.result(other).finish_reason is None
    found = list(pipeline.run(requests_for([[3], [4]], max_tokens=5)))
    assert sorted(result.id for result in found) == [0, 1] and other.done and not long.done
    pipeline.cancel(long)
    assert pipeline.result(long).finish_reason is None and pipeline.result(other).finish_reason == "length"
    assert not pipeline.busy


def test_64_bit_jax_gives_the_same(tiny):
    wanted = requests_for(PROMPTS[:4], max_tokens=5, logprobs=2, echo=True, **SAMPLED)  # of one chunk size
    want = results(pipeline_of(tiny), wanted)
    with x64(True):
        got = results(pipeline_of(tiny), wanted)
    for i in want:
        check_same(got[i], want[i])


def test_a_step_of_one_slot_copies_no_cache(tiny):
    pipeline = pipeline_of(tiny, slots=1)
    cache, rows = pipeline._cache, np.zeros(len(pipeline._cache.k[0]), np.int32)
    named = {"config": tiny.config, "spec": pipeline._attention}
    program = generation.cached.decode.lower(tiny.weights, cache, rows, rows, **named).compile()
    shape = ",".join(map(str, cache.k.shape))
    copies = [line for line in program.as_text().splitlines() if " copy(" in line and f"[{shape}]" in line]
    assert copies == []


def test_only_scoring(tiny):
    """CASE 20: no new token at all."""
    [result] = results(pipeline_of(tiny), requests_for([[1, 2, 3]], max_tokens=0, logprobs=2, echo=True)).values()
    assert result.token_ids == [] and result.record.sampled_token_ids == [2, 3]


def test_the_context_is_the_end(tiny):
    pipeline = pipeline_of(tiny, context=8)
    [result] = results(pipeline, requests_for([[1, 2, 3]], max_tokens=100)).values()
    assert len(result.token_ids) == 6 and result.finish_reason == "length"  # the last is sampled and never read
    assert len(results(pipeline, requests_for([[1] * 8], max_tokens=100))[0].token_ids) == 1


@pytest.mark.parametrize(
    "change, message",
    [
        ({"prompt": ""}, "`prompt` is empty"),
        ({"prompt": []}, "`prompt` is empty"),
        ({"prompt": [10**6]}, "`prompt` must hold ids from 0 to"),
        ({"prompt": [-1]}, "`prompt` must hold ids from 0 to"),
        ({"prompt": [1] * 65}, "`prompt` must have at most 64 tokens, the context: got 65"),
        ({"stop": ["no such token"]}, "`stop` must hold tokens of the model, as ids or as text: got 'no such token'"),
        ({"stop": [10**6]}, "`stop` must hold tokens"),
        ({"logprobs": 8}, "`logprobs` must be at most 7: got 8, for which `levels=4` would do"),
        ({"logprobs": -1}, "`logprobs` must be None, or from 0 to 65535"),
        ({"logprobs": 10**9}, "`logprobs` must be None, or from 0 to 65535"),
        ({"temperature": -1.0}, "`temperature` must be from 0"),
        ({"temperature": float("nan")}, "`temperature` must be from 0"),
        ({"temperature": 1e300}, "`temperature` must be from 0"),
        ({"top_p": 0.0}, "`top_p` must be above 0"),
        ({"top_k": -1}, "`top_k` must be 0"),
        ({"top_k": 2**32}, "`top_k` must be 0"),
        ({"max_tokens": -1}, "`max_tokens` must be 0 or more"),
        ({"max_tokens": "9"}, r"not a request: Expected `int`, got `str` - at `\$.max_tokens`"),
        ({"prompt": None}, "not a request: Expected"),
        ({"seed": 2**31}, "`seed` must fit in 32 bits"),
    ],
)
def test_a_request_that_cannot_be_is_refused_alone(tiny, change, message):
    pipeline = pipeline_of(tiny)
    good = Request([1, 2, 3], id="good", max_tokens=2, stop=[])
    bad = Request(**{"prompt": [1], "id": "bad", **change})
    with pytest.raises(errors.ArgumentError, match=message):
        pipeline.submit(bad)
    assert not pipeline.busy
    found = results(pipeline, [bad, good])
    assert found["bad"].finish_reason == "error" and found["bad"].error and len(found["good"].token_ids) == 2


def test_echo_needs_full_logits(tiny):
    pipeline = pipeline_of(tiny, enable_echo=False)
    with pytest.raises(errors.ArgumentError, match="set `enable_echo=True`"):
        pipeline.submit(Request([1, 2], logprobs=1, echo=True))
    [result] = results(pipeline, requests_for([[1, 2]], max_tokens=2, logprobs=0)).values()
    assert len(result.record.token_log_probabilities) == 2


def test_generate_names_the_prompts_at_fault(tiny):
    with pytest.raises(errors.RequestError, match=r"`prompts\[1\]`: `prompt` is empty") as caught:
        jaxlp.generate([[1], [], [2], []], model=tiny)
    assert caught.value.requests == [1, 3]
    with pytest.raises(errors.ArgumentError, match="not a request: Object contains unknown field `warmth`"):
        jaxlp.generate([[1]], model=tiny, warmth=1)
    with pytest.raises(
        errors.RequestError, match=r"`prompts\[0\]`: not a request: Expected `int | null`, got `str`"
    ) as caught:
        jaxlp.generate([Request([1], logprobs="3"), [1], None], model=tiny)
    assert caught.value.requests == [0, 2]
    for prompts in (None, 5, {"prompt": "x"}, b"x"):
        with pytest.raises(errors.ArgumentError, match="`prompts` must be a text, token ids, or several of these"):
            jaxlp.generate(prompts, model=tiny)
    for options in ({"slots": 0}, {"slots": True}, {"slots": 2**40}, {"context": True}, {"context": 10**9}):
        with pytest.raises(errors.ArgumentError, match=f"`{next(iter(options))}` must be an int from 1 to"):
            TextGenerationPipeline(tiny, **options)
    with pytest.raises(errors.ArgumentError, match="`requests` must be `Request`s: got 'x'"):
        list(pipeline_of(tiny).run("x"))


def test_a_cache_that_fits_nowhere_is_refused(tiny, monkeypatch):
    def full(*_):
        raise jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory allocating 9 bytes.")

    monkeypatch.setattr(generation.cached, "new_cache", full)
    with pytest.raises(errors.ArgumentError, match="`slots` = 3 and `context` = 40 need a cache that does not fit"):
        pipeline_of(tiny, context=40)


def test_one_prompt_or_several(tiny):
    def count(prompts):
        return [len(result.token_ids) for result in jaxlp.generate(prompts, model=tiny, max_tokens=3, stop=[])]

    for one in ([1, 2], (1, 2), np.array([1, 2]), [np.int64(1)], jnp.array([1, 2]), "the fox", Request([1, 2])):
        assert count(one) == [3]
    for several in (
        [[1, 2], "the"],
        np.array([[1, 2], [3, 4]]),
        (Request([1]), [2]),
        iter(["the", [5]]),
        jnp.array([[1, 2], [3, 4]]),
    ):
        assert count(several) == [3, 3]
    assert count([]) == []


# ------------------------------------------------------------------------------------------------------- long running


def test_a_thousand_steps_of_joins_and_leaves_compile_little(tiny, compilations):
    rng = np.random.default_rng(0)
    pipeline = pipeline_of(tiny, slots=4, context=64)
    with compilations() as count, warnings.catch_warnings():
        warnings.simplefilter("error")
        for step in range(1000):
            if pipeline.waiting < 2:
                prompt = rng.integers(1, 40, rng.integers(1, 60)).tolist()
                sampled = SAMPLED if step % 3 else {}
                pipeline.submit(
                    Request(prompt, max_tokens=int(rng.integers(1, 30)), logprobs=step % 5 or None,
                            echo=step % 2 == 0, seed=step, **sampled)
                )  # fmt: skip
            pipeline.step()
            if step == 100:
                held = sum(x.nbytes for x in jax.live_arrays())
            if step == 200:
                warm = count()
        assert count() == warm <= 24
    assert sum(x.nbytes for x in jax.live_arrays()) <= 1.02 * held
