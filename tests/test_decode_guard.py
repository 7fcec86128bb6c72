"""The guarded call of ragged decode attention: refusals by name fall back once, everything else is seen."""

import threading
import warnings

import jax
import numpy as np
import pytest
from cases import shard_map  # noqa: F401  (the path of the tests is set up by it)
from test_decode import arrays, check

from jaxlp import backend, decode, errors, install, ragged_decode_attention
from jaxlp.attention import METHODS

LIMIT = "Thread group size (1024) is greater than the maximum allowed threads per threadgroup (896)."
PADS = [0, 199, 137, 64]
Q, K, V = arrays(2, 16, "float32")


@pytest.fixture(autouse=True)
def fresh(monkeypatch, tmp_path):
    monkeypatch.setenv("JAXLP_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(decode, "_guard", decode._Guard())
    backend.forget()
    yield
    backend.forget()


class Backend:
    """`decode._attend` on a backend that refuses some methods; counts the calls of each."""

    def __init__(self, monkeypatch, refuses=(), error=None, late=False):
        self.calls, self.refuses, self.late = [], refuses, late
        self.error = jax.errors.JaxRuntimeError(f"INTERNAL: {LIMIT}") if error is None else error
        self.plain = decode._attend
        monkeypatch.setattr(decode, "_attend", self)

    def __call__(self, spec, *arrays):
        self.calls.append(spec.method)
        if spec.method in self.refuses and not self.late:
            raise self.error
        found = self.plain(spec, *arrays)
        return Late(self.error) if spec.method in self.refuses else found


class Late:
    """A result whose error comes when it is waited for."""

    def __init__(self, error):
        self.error = error

    def block_until_ready(self):
        raise self.error


def attend(q=Q, k=K, v=V, pads=PADS, **options):
    return ragged_decode_attention(q, k, v, pads, return_lse=True, **options)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("refuses", [["two_pass"], ["two_pass", "one_pass"]])
def test_a_refusal_falls_back_with_one_warning(monkeypatch, refuses, late):
    made = Backend(monkeypatch, refuses, late=late)
    with pytest.warns(RuntimeWarning, match="thread group limit") as caught:
        check(attend(), Q, K, V, PADS, None)
    assert len(caught) == len(refuses) and caught[0].filename == __file__
    assert made.calls == [*METHODS][: len(refuses) + 1]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check(attend(), Q, K, V, PADS, None)
        check(attend(Q[:2], K[:2], V[:2], PADS[:2]), Q[:2], K[:2], V[:2], PADS[:2], None)  # the batch is not in the key
    assert made.calls[len(refuses) + 1 :] == [METHODS_AFTER[len(refuses)]] * 2


METHODS_AFTER = dict(enumerate(METHODS))


def test_what_runs_is_waited_for_once(monkeypatch):
    made, waited = Backend(monkeypatch), []
    monkeypatch.setattr(jax, "block_until_ready", lambda x, plain=jax.block_until_ready: waited.append(1) or plain(x))
    for pads in (PADS, [1, 2, 3, 4], [5, 6, 7, 8]):
        attend(pads=pads)
    assert made.calls == ["two_pass"] * 3 and len(waited) == 1
    other = arrays(2, 8, "float32")
    attend(*other)
    assert len(waited) == 2  # another head size is another kernel


def test_an_unrelated_error_propagates_and_is_not_remembered(monkeypatch):
    made = Backend(monkeypatch, ["two_pass"], RuntimeError("a fault of ours"))
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a fault of ours"):
            attend()
    assert made.calls == ["two_pass"] * 2


def test_a_kernel_that_worked_may_be_refused_later(monkeypatch):
    made = Backend(monkeypatch)
    attend()
    made.refuses = ["two_pass"]
    with pytest.warns(RuntimeWarning, match="thread group limit"):
        check(attend(), Q, K, V, PADS, None)
    assert made.calls == ["two_pass", "two_pass", "one_pass"]


def test_nothing_is_left(monkeypatch):
    Backend(monkeypatch, [*METHODS])
    with pytest.raises(errors.BackendError, match="cpu refuses every method"), pytest.warns(RuntimeWarning):
        attend()


def test_strict_and_named_do_not_fall_back(monkeypatch):
    Backend(monkeypatch, ["two_pass"])
    with pytest.raises(jax.errors.JaxRuntimeError, match="Thread group"):
        attend(plan="two_pass")
    monkeypatch.setenv("JAXLP_STRICT", "1")
    with pytest.raises(errors.BackendError, match="Strict mode"):
        attend()
    monkeypatch.delenv("JAXLP_STRICT")
    monkeypatch.setenv("JAXLP_METHOD", "blocked,one_pass")
    check(attend(), Q, K, V, PADS, None)


def test_a_trace_uses_what_is_known(monkeypatch):
    made = Backend(monkeypatch, ["two_pass"])
    made.refuses = []
    jax.jit(attend)(Q, K, V, np.array(PADS))
    assert made.calls == ["two_pass"]
    made.refuses = ["two_pass"]
    with pytest.warns(RuntimeWarning):
        attend()
    made.calls.clear()
    jax.clear_caches()
    jax.jit(lambda *x: attend(*x))(Q, K, V, np.array(PADS))
    assert made.calls == ["one_pass"]


def test_two_threads_find_out_once(monkeypatch):
    made, results = Backend(monkeypatch, ["two_pass"]), []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        threads = [threading.Thread(target=lambda: results.append(attend())) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(results) == 4 and made.calls.count("two_pass") <= 4 and len(caught) == 1
    for result in results:
        check(result, Q, K, V, PADS, None)


class Settings:
    ragged_decode_fallback_enabled = False


def test_install(monkeypatch):
    assert decode.install() is True
    assert decode.install() is False and decode.install({}) is False
    assert decode.install(Settings()) is False
    Backend(monkeypatch, ["two_pass"])
    with pytest.raises(jax.errors.JaxRuntimeError, match="Thread group"):
        attend()
    assert decode.install({"ragged_decode_fallback_enabled": None}) is True
    with pytest.warns(RuntimeWarning):
        check(attend(), Q, K, V, PADS, None)


def test_install_takes_an_engine_s_settings():
    for given in (True, False):
        with pytest.raises(errors.ArgumentError, match="`settings` must be an object or a dict with"):
            install(given)


def test_rows_that_would_plan_differently_are_served_together():
    """oMLX refuses a batch whose rows stand on either side of its threshold."""
    q, k, v = arrays(8, 64, "bfloat16", batch=2, keys=2048)
    pads = [1023, 1025]
    check(ragged_decode_attention(q, k, v, pads, return_lse=True), q, k, v, pads, None)
