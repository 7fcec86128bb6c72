"""The mixin: what each mode of returned logits gives, and what it refuses."""

from types import SimpleNamespace

import numpy as np
import pytest

import jaxlp
from jaxlp import ReturnLogits
from jaxlp.errors import ArgumentError, RequestError

V = 9
RNG = np.random.default_rng(0)
LOGITS = RNG.normal(size=(16, V)).astype(np.float32)
TOKENS, SAMPLED = RNG.integers(0, V, 6), RNG.integers(0, V, 3)
INPUTS = SimpleNamespace(tokens=TOKENS, input_row_offsets=np.array([0, 3, 4, 6]))
LAST = LOGITS[[2, 3, 5]]


class Model(jaxlp.LogProbabilitiesMixin):
    log_probabilities_levels = 2

    def __init__(self, return_logits):
        self.return_logits = return_logits


def outputs(**given):
    return SimpleNamespace(**{"logits": None, "next_token_logits": LAST} | given)


def score(mode, model_outputs, top_n=(2, 2, 2), echo=(True, False, True), **given):
    given = {"model_inputs": INPUTS, "next_tokens": SAMPLED} | given
    return Model(mode).compute_log_probabilities(
        model_outputs=model_outputs, batch_top_n=list(top_n), batch_echo=list(echo), **given
    )


def direct(**changed):
    arguments = {
        "input_row_offsets": INPUTS.input_row_offsets,
        "logits": LOGITS,
        "next_token_logits": LAST,
        "tokens": TOKENS,
        "sampled_tokens": SAMPLED,
        "batch_top_n": [2] * 3,
        "batch_echo": [True, False, True],
    }
    return jaxlp.compute_log_probabilities_ragged(jaxlp.build_graph(2), **arguments | changed)


@pytest.mark.parametrize("mode", [ReturnLogits.ALL, "all"])
def test_all(mode):
    assert score(mode, outputs(logits=LOGITS)) == direct()
    assert score(mode, outputs(logits=LOGITS, next_token_logits=None)) == direct()
    scoring = score(mode, outputs(logits=LOGITS), next_tokens=None)
    assert [r.sampled_token_ids for r in scoring] == [TOKENS[1:3].tolist(), [], TOKENS[5:].tolist()]


@pytest.mark.parametrize("mode", [ReturnLogits.LAST_TOKEN, "last_token"])
def test_last_token(mode):
    got = score(mode, outputs(), echo=[False] * 3)
    assert got == direct(logits=None, batch_echo=[False] * 3) == direct(batch_echo=[False] * 3)
    assert score(mode, outputs(logits=LOGITS * 0), echo=[False] * 3) == got  # full logits are not looked at
    assert score(mode, outputs(), top_n=[0, 2, None])[::2] == [None, None]  # echo of nothing is no echo


@pytest.mark.parametrize("mode", [ReturnLogits.VARIABLE, "variable"])
def test_variable(mode):
    packed = LOGITS[[1, 2, 3, 4, 5]]  # the last two rows of each sequence
    got = score(mode, outputs(logits=packed, logit_offsets=np.array([0, 2, 3, 5])))
    whole = direct()
    assert got[1:] == whole[1:]
    assert got[0].token_log_probabilities == whole[0].token_log_probabilities[1:]


def test_echo_without_full_logits_names_the_setting():
    with pytest.raises(RequestError, match="`enable_echo`") as caught:
        score("last_token", outputs())
    assert caught.value.requests == [0, 2] and isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("mode", "name", "given"),
    [
        ("some", "return_logits", {}),
        (None, "return_logits", {}),
        ("variable", "logit_offsets", {"logit_offsets": None}),
        ("variable", "logit_offsets", {"logit_offsets": [0, 2, 5]}),
        ("variable", "logits", {"logit_offsets": [0, 9, 10, 17]}),
        ("all", "logits", {"logits": None}),
        ("last_token", "next_token_logits", {"next_token_logits": LAST[:2]}),
        ("last_token", "next_token_logits", {"next_token_logits": None}),
    ],
)
def test_what_a_model_lacks_is_named(mode, name, given):
    echo = [False] * 3 if mode == "last_token" else [True, False, True]
    with pytest.raises(ArgumentError, match=f"`{name}`"):
        score(mode, outputs(**{"logits": LOGITS} | given), echo=echo)


@pytest.mark.parametrize(("top_n", "echo"), [(None, [True] * 3), ([1] * 3, None), ([1, 1], [True] * 3)])
def test_wrong_requests_in_last_token_mode(top_n, echo):
    with pytest.raises(ArgumentError, match="`batch_"):
        Model("last_token").compute_log_probabilities(INPUTS, outputs(), SAMPLED, top_n, echo)


def test_the_graph_is_built_once_and_can_be_overridden():
    assert Model("all").log_probabilities_graph is Model("last_token").log_probabilities_graph
    assert jaxlp.LogProbabilitiesMixin.log_probabilities_levels == 3

    class Padded(Model):
        log_probabilities_graph = jaxlp.build_graph(1, vocab=5)

    with pytest.raises(RequestError, match=r"\[0, 5\)"):
        Padded("last_token").compute_log_probabilities(INPUTS, outputs(), [8, 0, 0], [1] * 3, [False] * 3)


def test_the_modes_are_strings():
    assert [str(mode) for mode in ReturnLogits] == ["last_token", "variable", "all"]
