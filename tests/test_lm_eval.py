"""lm-evaluation-harness on a jaxlp model: the numbers of its model `hf`, requests at fault, the command line."""

import json
import logging
import math
import os
import sys
from functools import partialmethod

os.environ["HF_HUB_OFFLINE"] = os.environ["HF_DATASETS_OFFLINE"] = "1"  # read when these are imported

import datasets
import golden_lm_eval
import lm_eval.tasks
import numpy as np
import pytest
import tiny_models
from lm_eval.api.instance import Instance
from lm_eval.api.model import CachingLM
from tiny_models import BOS

from jaxlp import cli, cli_eval
from jaxlp.errors import ArgumentError, MissingExtraError, RequestError
from jaxlp.formats.lm_eval import JaxlpLM
from jaxlp.pipeline import TextGenerationPipeline, load_model

GOLDEN = json.loads(golden_lm_eval.GOLDEN.read_text(encoding="utf-8"))
ROOT = golden_lm_eval.TASKS.parent.parent


@pytest.fixture(autouse=True)
def local(tmp_path, monkeypatch):
    """In the root, where the tasks find their data, and with a cache of data sets that the test leaves behind."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(datasets.config, "HF_DATASETS_CACHE", str(tmp_path))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """A tiny model, and its log-probabilities in numpy: `rows(ids)` [len(ids), V]."""
    path = tmp_path_factory.mktemp("tiny") / "m.gguf"
    stored, size = tiny_models.write(path, metadata={"tokenizer.ggml.eos_token_id": 1})
    return load_model(path), lambda ids: tiny_models.logprobs(stored, size, ids)


def requests(*arguments):
    return [Instance("loglikelihood", {}, each, 0, ("task", place, 1)) for place, each in enumerate(arguments)]


def expected(rows, context, continuation):
    """(log-probability, is greedy) by the reference."""
    ids = context + continuation
    scores = rows(ids[:-1])[len(context) - 1 :]
    greedy = scores.argmax(axis=1).tolist() == continuation
    return scores[np.arange(len(continuation)), continuation].sum(), greedy


def check(found, wanted):
    for (score, greedy), (own, best) in zip(found, wanted, strict=True):
        assert isinstance(score, float) and isinstance(greedy, bool)
        assert (score, greedy) == (pytest.approx(own, abs=1e-4), best)


# ------------------------------------------------------------------------------------------------------ the real model


@pytest.mark.parametrize("run", ["cut", pytest.param("whole", marks=pytest.mark.whole)])
def test_the_answers_are_those_of_the_harness_on_torch(smollm2, run):
    """Each request's score within 1e-3, `is_greedy` and texts equal, and what the harness makes of them."""
    settings, tasks = golden_lm_eval.RUNS[run]
    found = golden_lm_eval.ask(JaxlpLM(smollm2, **settings), tasks)
    for task in tasks:
        answers, wanted = found[task]["answers"], GOLDEN[run][task]["answers"]
        assert [texts for *texts, _ in answers] == [texts for *texts, _ in wanted]
        for (*texts, answer), (*_, theirs) in zip(answers, wanted, strict=True):
            if task == "jaxlp_choices":
                assert answer == (pytest.approx(theirs[0], abs=1e-3), theirs[1]), texts
            else:
                assert answer == (pytest.approx(theirs, abs=1e-3) if task == "jaxlp_rolling" else theirs), texts
        assert found[task]["metrics"] == pytest.approx(GOLDEN[run][task]["metrics"], rel=1e-4)


def test_the_golden_answers_tell_right_from_wrong():
    """Greedy and other continuations, contexts and texts that are cut, digits after spaces."""
    whole, cut = (GOLDEN[run]["jaxlp_choices"]["answers"] for run in ("whole", "cut"))
    greedy = [answer[1] for *_, answer in whole]
    assert 0 < sum(greedy) < len(greedy) and any(context[-1:] == "," for context, *_ in whole)
    assert sum(continuation[1].isdigit() for _, continuation, _ in whole) >= 20
    assert any(abs(a[-1][0] - b[-1][0]) > 0.1 for a, b in zip(whole, cut, strict=True))
    rolling = (GOLDEN[run]["jaxlp_rolling"]["answers"] for run in ("whole", "cut"))
    assert any(abs(a[-1] - b[-1]) > 0.1 for a, b in zip(*rolling, strict=True))


def test_the_table_of_the_readme():
    task, seen = None, 0
    for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        task = cells[0] if cells[0].startswith("jaxlp_") else task
        if task and len(cells) == 9:
            value = float(cells[6])
            assert value == pytest.approx(GOLDEN["whole"][task]["metrics"][f"{cells[4]},none"], rel=1e-4, abs=1e-4)
            seen += 1
    assert seen == 6


# ------------------------------------------------------------------------------------------------------- the tiny model


def test_loglikelihood_is_the_sum_of_the_continuation(tiny):
    model, rows = tiny
    lm = JaxlpLM(model)
    texts = [("the fox", " in 12"), ("the fox", " 1"), ("the fox", "\n"), ("a" * 30, " é"), ("the", " fox in the hat")]
    wanted = []
    for context, continuation in texts:
        ids, start = lm.tok_encode(context + continuation), len(lm.tok_encode(context))
        wanted.append(expected(rows, ids[:start], ids[start:]))
    check(lm.loglikelihood(requests(*texts), disable_tqdm=True), wanted)


def test_what_greedy_decoding_gives_is_greedy(tiny):
    model, rows = tiny
    lm, ids = JaxlpLM(model), tiny[0].tokenizer.encode("the fox").ids
    best = []
    for _ in range(4):
        best.append(int(rows(ids + best)[-1].argmax()))
    other = [*best[:-1], best[-1] ^ 1]
    found = lm._loglikelihood_tokens([(None, ids, best), (None, ids, other)], disable_tqdm=True)
    check(found, [expected(rows, ids, best), expected(rows, ids, other)])
    assert [greedy for _, greedy in found] == [True, False]


def test_of_equal_tokens_the_lowest_id_is_greedy(tmp_path):
    """Rows of a head that are all zeros: every token has the same score."""
    path = tmp_path / "m.gguf"
    tiny_models.write(
        path, tied=False, tensors={"output.weight": np.zeros((len(tiny_models.vocabulary("gpt2")[0]), 32))}
    )
    lm = JaxlpLM(path)
    found = lm._loglikelihood_tokens([(None, [5], [0, 0]), (None, [5], [1])], disable_tqdm=True)
    assert [greedy for _, greedy in found] == [True, False]
    assert found[0][0] == pytest.approx(-2 * math.log(lm.model.config.vocab), abs=1e-5)


def test_a_model_that_gives_nan_is_not_greedy(tmp_path):
    path = tmp_path / "m.gguf"
    tiny_models.write(path, tensors={"output_norm.weight": np.full(32, np.nan)})
    ((score, greedy),) = JaxlpLM(path)._loglikelihood_tokens([(None, [5], [0])], disable_tqdm=True)
    assert math.isnan(score) and greedy is False


def test_an_empty_context_is_the_bos_and_so_is_one_of_spaces(tiny):
    model, rows = tiny
    lm = JaxlpLM(model)
    encode = model.tokenizer.encode
    found = lm.loglikelihood(requests(("", "the fox"), ("  ", "the fox"), (" \n", "12"), ("", "<|start|>the")))
    fox, spaces, digits, the = (encode(text).ids for text in ("the fox", "  the fox", " \n12", "the"))
    check(found, [expected(rows, [BOS], ids) for ids in (fox, spaces, digits, the)])


def test_without_a_bos_the_end_of_text_stands_in(tmp_path):
    metadata = {"tokenizer.ggml.bos_token_id": None, "tokenizer.ggml.eos_token_id": 1}
    tiny_models.write(tmp_path / "m.gguf", metadata=metadata)
    assert JaxlpLM(tmp_path / "m.gguf").prefix_token_id == 1
    tiny_models.write(tmp_path / "none.gguf", metadata={"tokenizer.ggml.bos_token_id": None})
    with pytest.raises(RequestError, match="names no BOS and no end of text to stand in") as error:
        JaxlpLM(tmp_path / "none.gguf").loglikelihood(requests(("a", "b"), ("", "b")))
    assert error.value.requests == [1]


def test_bos_stands_once_before_a_text(tiny):
    model, _ = tiny
    fox = model.tokenizer.encode("fox").ids
    for bos, wanted in [("auto", fox), ("no", fox), ("yes", [BOS, *fox])]:
        assert JaxlpLM(model, bos=bos).tok_encode("fox") == wanted
    lm = JaxlpLM(model, bos="yes")
    assert lm.tok_encode("fox", add_special_tokens=False) == fox
    check(lm.loglikelihood(requests(("the", " fox"))), JaxlpLM(model).loglikelihood(requests(("<|start|>the", " fox"))))
    texts = requests(("fox",))
    assert lm.loglikelihood_rolling(texts) == JaxlpLM(model).loglikelihood_rolling(texts)


def test_sentencepiece_does_not_double_its_bos(tmp_path):
    tiny_models.write(tmp_path / "m.gguf", kind="llama")
    lm = JaxlpLM(tmp_path / "m.gguf")
    assert lm.tok_encode("the")[0] == BOS and lm.tok_encode("<s>the").count(BOS) == 1
    alone, after = lm.loglikelihood(requests(("", "the"), ("<s>", "the")))
    (rolling,) = lm.loglikelihood_rolling(requests(("the",)))
    assert alone[0] == pytest.approx(rolling, abs=1e-5) and after[0] < 0


@pytest.mark.parametrize("length", [1, 8])
def test_what_is_too_long_loses_its_beginning(tiny, length, caplog):
    model, rows = tiny
    lm = JaxlpLM(model, max_length=length)
    ids = model.tokenizer.encode("the fox in the hat, 12 times").ids
    with caplog.at_level(logging.WARNING):
        found = lm._loglikelihood_tokens([(None, ids[:-1], ids[-1:])], disable_tqdm=True)
    check(found, [expected(rows, ids[-length - 1 : -1], ids[-1:])])
    lost = len(ids) - length - 1
    assert f"requests longer than `max_length`, {length}, lose up to {lost} tokens of context" in caplog.text


@pytest.mark.parametrize("length", [7, 64])
def test_rolling_scores_each_token_once(tiny, length):
    model, rows = tiny
    text = "the fox in the hat, 12 times é the fox"
    ids = model.tokenizer.encode(text).ids
    own, done = 0.0, 0
    while done < len(ids):  # as many new tokens a window as fit, the last window full
        stop = min(done + length, len(ids))
        start = max(0, stop - length)
        window = [BOS, *ids][start : stop + 1]
        own += expected(rows, window[: done - start + 1], window[done - start + 1 :])[0]
        done = stop
    (found,) = JaxlpLM(model, max_length=length).loglikelihood_rolling(requests((text,)), disable_tqdm=True)
    assert found == pytest.approx(own, abs=1e-3)


FAULTS = [
    (("the", ""), "the continuation is empty"),
    (("t", "h\ud800"), "lone surrogate, U+D800, at character 2"),
    (("f", "ox"), "the continuation 'ox' has no token of its own after its context"),
    (("", "<|start|>"), "the continuation '<|start|>' has no token of its own after its context"),
    (("the", " fox" * 50), "the continuation has 100 tokens, `max_length` is 64"),
]


def test_requests_at_fault_are_named_before_any_costs_a_step(tiny, monkeypatch):
    lm = JaxlpLM(tiny[0])
    monkeypatch.setattr(lm, "_loglikelihood_tokens", lambda *_, **__: pytest.fail("it began"))
    for request, message in FAULTS:
        with pytest.raises(RequestError, match="`requests\\[1\\]`, document 1 of the task 'task': ") as error:
            lm.loglikelihood(requests(("the", " fox"), request), disable_tqdm=True)
        assert message in str(error.value) and error.value.requests == [1]
    for text in ("", "\udfff", "<|start|>"):
        with pytest.raises(RequestError) as error:
            lm.loglikelihood_rolling(requests(("the",), (text,), (text,)))
        assert error.value.requests == [1, 2] and "(1 more requests are at fault)" in str(error.value)


def test_no_requests(tiny):
    lm = JaxlpLM(tiny[0])
    assert lm.loglikelihood([]) == lm.loglikelihood_rolling([]) == lm.generate_until([]) == []


def test_the_progress_is_shown_unless_it_is_not_wanted(tiny, capfd):
    lm = JaxlpLM(tiny[0])
    asks = [
        (lm.loglikelihood, ("the", " fox")),
        (lm.loglikelihood_rolling, ("the",)),
        (lm.generate_until, ("the", {"max_gen_toks": 1})),
    ]
    for ask, request in asks:
        ask(requests(request), disable_tqdm=True)
        assert capfd.readouterr().err == ""
        ask(requests(request))
        shown = capfd.readouterr().err
        assert "Tokenizing inputs: 100%" in shown and "requests: 100%" in shown


def test_answers_are_kept_by_the_harness_as_they_come(tiny, tmp_path):
    lm = JaxlpLM(tiny[0])
    kept = CachingLM(lm, str(tmp_path / "kept.db"))
    asked = {
        "loglikelihood": requests(("the", " fox"), ("the", " in")),
        "loglikelihood_rolling": requests(("the fox",)),
        "generate_until": requests(("the", {"max_gen_toks": 2})),
    }
    first = {name: getattr(lm, name)(asked[name]) for name in asked}
    assert len(kept.dbdict) == 4
    for name in asked:
        setattr(lm, name, lambda *_: pytest.fail("it is known already"))
        assert [*map(_plain, getattr(kept, name)(asked[name]))] == [*map(_plain, first[name])]


def _plain(answer):
    return list(answer) if isinstance(answer, tuple) else answer


# --------------------------------------------------------------------------------------------------------- generation


def generate(lm, *requests_, **settings):
    return lm.generate_until(requests(*((text, {**settings}) for text in requests_)), disable_tqdm=True)


def greedy(tiny, text, count):
    """The reference's own continuation, up to the end of text."""
    model, rows = tiny
    ids = model.tokenizer.encode(text).ids
    made = []
    while len(made) < count:
        token = int(rows(ids + made)[-1].argmax())
        if token == model.tokenizer.eos_id:
            break
        made.append(token)
    return made


def test_generation_is_greedy_and_cut_at_stops(tiny):
    model, _ = tiny
    lm, prompts = JaxlpLM(model, slots=2), ["the fox", "12", "in the hat é"]
    wanted = []
    for prompt in prompts:
        made = [token for token in greedy(tiny, prompt, 12) if model.tokenizer.types[token] != tiny_models.CONTROL]
        wanted.append(b"".join(model.tokenizer.token_bytes[token] for token in made).decode(errors="replace"))
    assert generate(lm, *prompts, max_gen_toks=12) == wanted
    for prompt, text in zip(prompts, wanted, strict=True):
        for stop in (text[3], text[2:4]):
            assert generate(lm, prompt, max_gen_toks=12, until=[stop, "never"]) == [text[: text.index(stop)]]
    assert generate(lm, prompts[0], until=wanted[0][1], max_new_tokens=12) == [
        wanted[0][: wanted[0].index(wanted[0][1])]
    ]


def test_a_text_that_is_cut_makes_no_further_step(tiny, monkeypatch):
    lm = JaxlpLM(tiny[0])
    (text,) = generate(lm, "the fox", max_gen_toks=12)
    steps, step = [], TextGenerationPipeline.step
    monkeypatch.setattr(TextGenerationPipeline, "step", lambda self: steps.append(1) or step(self))
    generate(lm, "the fox", max_gen_toks=40, until=[text[0]])
    assert len(steps) <= 4


def test_draws_differ_between_repeats_and_not_between_runs(tiny):
    lm = JaxlpLM(tiny[0])
    settings = {"do_sample": True, "temperature": 5.0, "top_k": 100, "top_p": 0.99, "max_gen_toks": 8}
    first = generate(lm, *["the fox"] * 4, **settings)
    assert len(set(first)) == 4 and generate(lm, *["the fox"] * 4, **settings) == first
    assert generate(lm, *["the fox"] * 4, **settings, seed=9) != first
    assert generate(lm, "the fox", **{**settings, "do_sample": False}) == generate(lm, "the fox", max_gen_toks=8)


def test_a_long_context_loses_its_beginning(tiny):
    lm = JaxlpLM(tiny[0], max_length=16)
    long = "the fox in the hat, 12 times é the fox" * 3
    ids = lm.tok_encode(long)
    short = tiny[0].tokenizer
    text = b"".join(short.token_bytes[token] for token in ids[-8:]).decode()
    assert lm.tok_encode(text) == ids[-8:]
    assert generate(lm, long, max_gen_toks=8) == generate(lm, text, max_gen_toks=8)
    assert generate(lm, "", max_gen_toks=8) == generate(lm, "<|start|>", max_gen_toks=8)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_beams": 4}, "the generation settings num_beams do not exist here: there are until, max_gen_toks"),
        ({"repetition_penalty": 1.1, "best_of": 2}, "the generation settings best_of, repetition_penalty do not exist"),
        ({"do_sample": True}, "`do_sample` needs a `temperature` above 0"),
        ({"temperature": -1.0}, "`temperature` must be from 0"),
        ({"temperature": "hot"}, "cannot be read: could not convert string to float"),
        ({"temperature": 1.0, "top_p": 7}, "`top_p` must be above 0 and at most 1"),
        ({"max_gen_toks": 64}, "`max_gen_toks` must be less than `max_length`, 64: got 64"),
        ({"max_gen_toks": -1}, "`max_tokens` must be 0 or more"),
        ({"until": [5]}, "`until` must be a text or a list of texts: got [5]"),
    ],
)
def test_settings_that_do_not_exist_are_refused(tiny, settings, message):
    with pytest.raises(RequestError) as error:
        generate(JaxlpLM(tiny[0]), "the", **{"max_gen_toks": 2, **settings})
    assert message in str(error.value)


def test_settings_that_change_nothing_are_taken(tiny):
    lm = JaxlpLM(tiny[0])
    plain = generate(lm, "the", max_gen_toks=4)
    assert generate(lm, "the", max_gen_toks=4, num_beams=1, until=[], temperature=0.0, do_sample=False) == plain
    assert generate(lm, "the", max_gen_toks=0) == [""]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"pretrained": "gpt2"}, "`model_args` cannot hold 'pretrained': there are model, max_length"),
        ({"max_length": 65}, "`max_length` must be an int from 1 to 64: got 65"),
        ({"max_gen_toks": -1}, "`max_gen_toks` must be an int from 0"),
        ({"slots": 0}, "`slots` must be an int from 1"),
        ({"bos": "maybe"}, "`bos` must be 'auto', 'yes' or 'no': got 'maybe'"),
        ({"model": None}, "`model` must be a path, 'smollm2' or a loaded model"),
    ],
)
def test_wrong_arguments(tiny, arguments, message):
    with pytest.raises(ArgumentError) as error:
        JaxlpLM(**{"model": tiny[0], **arguments})
    assert message in str(error.value)


def test_chat_templates_are_refused(tiny):
    with pytest.raises(ArgumentError, match="it takes prompts as plain text"):
        JaxlpLM(tiny[0]).apply_chat_template([{"role": "user", "content": "hi"}])


# ---------------------------------------------------------------------------------------------------- the command line


@pytest.fixture
def few_tasks(monkeypatch):
    """The harness reads the tasks here, and not the thousands that it ships."""
    whole = lm_eval.tasks.TaskManager.__init__
    monkeypatch.setattr(lm_eval.tasks.TaskManager, "__init__", partialmethod(whole, include_defaults=False))


def test_eval_runs_the_harness(few_tasks, gguf, tmp_path, capsys):
    out = tmp_path / "out.json"
    tasks = ["--tasks", "jaxlp_choices", "--include_path", str(golden_lm_eval.TASKS), "--limit", "2"]
    argv = sys.argv
    assert cli.main(["eval", "--model", gguf, *tasks, "--output_path", str(out)]) == 0
    assert sys.argv is argv
    shown = capsys.readouterr().out
    assert f"jaxlp ({{'model': '{gguf}'}})" in shown and "|jaxlp_choices|" in shown
    (written,) = tmp_path.glob("out*.json")
    assert json.loads(written.read_text())["config"]["model"] == "jaxlp"


@pytest.mark.parametrize(
    ("given", "handed_on"),
    [
        (["--model", "m.gguf", "--tasks", "a,b"], ["run", "--model", "jaxlp", "--model_args", "M", "--tasks", "a,b"]),
        (["--tasks", "a", "-M", "m.gguf"], ["run", "--model", "jaxlp", "--model_args", "M", "--tasks", "a"]),
        (["run", "--model=m.gguf"], ["run", "--model", "jaxlp", "--model_args", "M"]),
        (["--model", "jaxlp", "--model_args", "model=x"], ["run", "--model", "jaxlp", "--model_args", "model=x"]),
        (["--model_args", "model=x"], ["run", "--model", "jaxlp", "--model_args", "model=x"]),
        (["ls", "tasks"], ["ls", "tasks"]),
        (["run", "--help"], ["run", "--help"]),
    ],
)
def test_arguments_of_the_harness(given, handed_on):
    found, file = cli_eval.arguments_for_harness(given)
    assert file == ("m.gguf" if "M" in handed_on else None)
    assert [{json.dumps({"model": "m.gguf"}): "M"}.get(argument, argument) for argument in found] == handed_on


def test_eval_help(capsys):
    for arguments in (["eval"], ["eval", "--help"], ["eval", "-h"]):
        with pytest.raises(SystemExit) as stop:
            cli.main(arguments)
        assert stop.value.code == 0
        shown = capsys.readouterr().out
        assert (
            "jaxlp eval --model smollm2 --tasks arc_easy --limit 10" in shown and "pip install 'jaxlp[eval]'" in shown
        )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--model", "no.gguf", "--tasks", "jaxlp_rolling"], "no.gguf"),
        (["--tasks", "jaxlp_rolling"], "`model` must be a path, 'smollm2' or a loaded model: got NoneType"),
        (["--model", "M", "--model_args", "speed=2", "--tasks", "jaxlp_rolling"], "`model_args` cannot hold 'speed'"),
        (["--model", "M", "--tasks", "no_such_task"], "no_such_task"),
        (["--model"], "jaxlp eval: argument --model/-M: expected one argument"),
    ],
)
def test_wrong_command_lines_are_one_line(few_tasks, gguf, capsys, arguments, message):
    arguments = [gguf if argument == "M" else argument for argument in arguments]
    include = ["--include_path", str(golden_lm_eval.TASKS)] if len(arguments) > 1 else []
    assert cli.main(["eval", *arguments, *include]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("jaxlp: error: ") and message in last


def test_the_harness_is_an_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "lm_eval", None)
    monkeypatch.delitem(sys.modules, "jaxlp.formats.lm_eval")
    with pytest.raises(MissingExtraError, match=r"`lm_eval` is not installed. Run: pip install 'jaxlp\[eval\]'"):
        cli_eval.run(type("Arguments", (), {"arguments": ["--model", "smollm2"]}))
