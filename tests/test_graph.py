"""`build_graph` against the reference: the whole matrix of values, sizes, layouts and dtypes."""

import copy
import pickle

import chex
import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from absl.testing import parameterized
from cases import (
    BELOW,
    EACH,
    LENGTHS,
    METHODS,
    NONE,
    ODD,
    OUTPUTS,
    Batch,
    N,
    all_values,
    batch,
    check_bits,
    check_graph,
    offsets,
    strict,
    x64,
)

from jaxlp import build_graph, token_logprobs

each_method = pytest.mark.parametrize("method, options", METHODS)


def expect(case, levels, vocab=None):
    return reference.graph(2**levels, *case, vocab=vocab)


def only_whole(case, condition):
    """A case that runs with --whole only, where the condition holds."""
    return pytest.param(*case, marks=pytest.mark.whole) if condition else case


@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    "method, options, v, levels, dtype",  # of `portable` one case a kind of width: it knows one block, or several
    [only_whole(case, case[0] == "portable" and case[2] in (64, 127, 128)) for case in EACH],
)
def test_values_sizes_and_dtypes(method, options, v, levels, dtype):
    case = batch(v, dtype)
    check_graph(build_graph(levels, method=method, **options)(*case), expect(case, levels))


@each_method
@pytest.mark.parametrize("outputs", OUTPUTS)
@pytest.mark.parametrize("lengths", LENGTHS)
def test_layouts(method, options, lengths, outputs):
    graph = build_graph(3, method=method, **options)
    for v, seed in [(7, 0), (7, 1), (129, 2)]:
        case = batch(v, "float32", lengths, outputs, seed)
        check_graph(graph(*case), expect(case, 3), f"v={v} seed={seed}")


@pytest.mark.parametrize(
    "method, options, v, vocab",
    [
        only_whole((*method, *below), method[0] == "portable" and below[0] == 129)
        for method in METHODS
        for below in BELOW
    ],
)
def test_columns_at_or_past_vocab_do_not_exist(method, options, v, vocab):
    case = batch(v)
    for rows, value in [(slice(0, 9), np.nan), (slice(9, 18), np.inf), (slice(18, None), 1e30)]:
        case.logits[rows, vocab:] = value
    check_graph(build_graph(3, method=method, vocab=vocab, **options)(*case), expect(case, 3, vocab))


@each_method
@pytest.mark.parametrize("rows", [slice(0, N), slice(3, 4)], ids=["many rows", "one row"])
def test_candidates_of_every_block_and_border(method, options, rows):
    """The best five stand at every column in turn, in ties and in order."""
    v = 515
    graph = build_graph(3, method=method, **options)
    for start in range(0, v - 5, N):
        logits = np.full((N, v), -1.0, np.float32)
        for i in range(N):
            logits[i, (start + i) % (v - 5) + np.arange(5)] = [2, 3, 3, 2, 3]
        logits = logits[rows]
        n = len(logits)
        case = Batch(logits, np.arange(n), np.array([4]), *[np.array([0, n])] * 3, np.arange(n))
        check_graph(graph(*case), expect(case, 3), f"start={start}")


@chex.variants(with_jit=True, without_jit=True, with_device=True, without_device=True)
class Variants(chex.TestCase):
    @parameterized.parameters(*[(*m, *size) for m in METHODS for size in ((7, "bfloat16"), (300, "float32"))])
    def test_graph(self, method, options, v, dtype):
        case = batch(v, dtype)
        check_graph(self.variant(build_graph(3, method=method, **options))(*case), expect(case, 3))


@chex.variants(with_jit=True, without_jit=True)
class Settings(chex.TestCase):
    @parameterized.parameters(*METHODS)
    def test_strict_promotion(self, method, options):
        case = batch(7, "bfloat16")
        with strict():
            check_graph(self.variant(build_graph(2, method=method, **options))(*case), expect(case, 2))

    @parameterized.parameters(*[(*m, dtype) for m in METHODS for dtype in ("float32", "float64")])
    def test_x64(self, method, options, dtype):
        with x64(True):
            case = batch(129, dtype)
            got = self.variant(build_graph(3, method=method, **options))(*case)
            assert got[0].dtype == dtype
            check_graph(got, expect(case, 3))


@each_method
@pytest.mark.parametrize("wide", [False, True], ids=["x64 off", "x64 on"])
def test_integer_dtypes_mixed(method, options, wide):
    graph, case = build_graph(2, method=method, **options), batch(7, outputs="mixed")
    want = expect(case, 2)
    with x64(wide):
        for ints in (
            ["uint32", "int64", "uint8", "int16", "uint64", "int32"],
            ["int64", "uint32", "int8", "uint16", "int32", "int64"],
        ):
            got = graph(case.logits, *[x.astype(kind) for x, kind in zip(case[1:], ints, strict=True)])
            assert got[0].dtype == np.float32
            check_graph(got, want, ints)


@each_method
def test_float64_without_x64_is_float32(method, options):
    case = batch(7)
    graph = build_graph(2, method=method, **options)
    check_bits(graph(case.logits.astype(np.float64), *case[1:]), graph(*case))


@each_method
@pytest.mark.parametrize(
    "n, t, b, r",
    [(0, 0, 0, 0), (0, 0, 0, 4), (3, 3, 0, 4), (0, 3, 2, 4), (3, 0, 2, 4), (0, 0, 2, 4), (3, 3, 2, 0), (3, 3, 2, 4)],
)
def test_nothing(method, options, n, t, b, r):
    rows, words = offsets([0, n] if b else []), offsets([0, t] if b else [])
    case = Batch(
        np.ones((n, 3), np.float32),
        np.zeros(t, int),
        np.zeros(b, int),
        rows,
        words,
        offsets([1, r - 1][:b]) if r else offsets([0, 0][:b]),
        np.arange(r),
    )
    got = build_graph(1, method=method, **options)(*case)
    assert got[0].shape == (r, 2)
    check_graph(got, expect(case, 1))


@each_method
def test_padded_layouts_are_read_in_place(method, options):
    """Only ends are read: [B, L] rows, the text on the left or on the right, give what packed rows give."""
    lengths, width, v = [3, 0, 6, 1], 6, 64
    b = len(lengths)
    rng = np.random.default_rng(3)
    packed = Batch(
        rng.normal(size=(10, v)).astype(np.float32),
        rng.integers(0, v, 10),
        rng.integers(0, v, b),
        *[offsets(lengths)] * 3,
        np.arange(10),
    )
    graph = build_graph(3, method=method, **options)
    want = graph(*packed)
    check_graph(want, expect(packed, 3))
    for left in (True, False):
        logits, tokens = np.full((b, width, v), np.nan, np.float32), np.full((b, width), -7)
        for i, n in enumerate(lengths):
            here = slice(width - n, width) if left else slice(0, n)
            at = slice(packed.logit_offsets[i], packed.logit_offsets[i + 1])
            logits[i, here], tokens[i, here] = packed.logits[at], packed.tokens[at]
        ends = np.arange(b) * width + (width if left else np.array(lengths))
        at = np.concatenate([[0], ends])
        padded = Batch(logits.reshape(-1, v), tokens.ravel(), packed.sampled, at, at, *packed[5:])
        got = graph(*padded)
        check_bits(got, want)


@each_method
def test_an_odd_row_touches_no_other(method, options):
    case = batch(300)
    graph = build_graph(3, method=method, **options)
    clean = np.where(np.isnan(case.logits) | (case.logits == np.inf), 0, case.logits)
    got, want = graph(*case), graph(clean, *case[1:])
    good = ~np.isnan(np.asarray(got[0])).any(1)
    assert good.sum() > len(good) / 2
    check_bits([x[good] for x in got], [x[good] for x in want])


@each_method
def test_rows_do_not_depend_on_their_batch(method, options, pytestconfig):
    """Order, repetition, company and the row count change no bit."""
    graph, case = build_graph(3, method=method, **options), batch(50257)
    scores, ids = map(np.asarray, graph(*case))
    rng = np.random.default_rng(0)
    some = () if method == "portable" and not pytestconfig.getoption("whole") else (7,)
    for count in (1, *some, 2 * len(scores)):
        pick = rng.integers(0, len(scores), count)
        check_bits(graph(*case[:6], case.output_rows[pick]), (scores[pick], ids[pick]))


def test_faces_and_attributes():
    graph, case = build_graph(2, vocab=6), batch(7)
    assert (graph.levels, graph.width, graph.stats, graph.vocab) == (2, 4, False, 6)
    assert graph.method in (None, "blocked") and build_graph(2, method="blocked").method == "blocked"
    shapes = graph.eval_shape(*case)
    assert [(x.shape, x.dtype) for x in shapes] == [((len(case.output_rows), 4), t) for t in (np.float32, np.uint32)]
    want = expect(case, 2, 6)
    check_graph(graph.lower(*case).compile()(*case), want)
    check_graph(graph.trace(*case).lower().compile()(*case), want)
    structs = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in map(jnp.asarray, case)]
    assert graph.lower(*structs).out_info[1].dtype == np.uint32


def test_the_same_arguments_give_the_same_graph_and_compile_once(compilations):
    case = [jnp.asarray(x) for x in batch(11)]
    jax.block_until_ready(build_graph(3)(*case))
    with compilations() as count:
        for levels in (3, np.int64(3)):
            again = build_graph(levels, stats=False, method=None, vocab=None)
            assert again is build_graph(3)
            jax.block_until_ready(again(*case))
    assert count() == 0
    with compilations() as count:
        jax.block_until_ready(build_graph(2)(*case))
    assert count() == 1
    with compilations() as count:  # other values, the same shapes
        jax.block_until_ready(build_graph(2)(*[jnp.asarray(x) for x in batch(11, lengths="empty last", seed=9)]))
    assert count() == 0


@pytest.mark.parametrize("levels", [-1, 17, 2.0, "3", None, True, np.array([1, 2])])
def test_levels_must_be_an_int_from_0_to_16(levels):
    with pytest.raises(ValueError, match="levels"):
        build_graph(levels)


def test_sixteen_levels():
    case = batch(7)
    shapes = build_graph(16).eval_shape(*case)
    assert shapes[0].shape == (len(case.output_rows), 2**16)


@pytest.mark.parametrize("dtype", [np.int32, np.bool_, np.complex64, np.uint8])
def test_logits_must_be_floats(dtype):
    case = batch(7)
    with pytest.raises(ValueError, match="logits"):
        build_graph(2).trace(np.ones(case.logits.shape, dtype), *case[1:])


def test_logits_need_columns():
    case = batch(7)
    with pytest.raises(ValueError, match="logits"):
        build_graph(2).trace(case.logits[:, :0], *case[1:])


@pytest.mark.parametrize("place", range(7))
def test_ranks_and_dtypes_are_checked(place):
    case = batch(7)
    with pytest.raises(ValueError):
        build_graph(2).trace(*case[:place], case[place][None], *case[place + 1 :])
    if place:
        with pytest.raises(ValueError, match="integer"):
            build_graph(2).trace(*case[:place], case[place].astype(np.float32), *case[place + 1 :])


@pytest.mark.parametrize("place", [3, 4, 5])
def test_offsets_must_be_one_longer_than_the_batch(place):
    case = batch(7)
    with pytest.raises(ValueError, match="offsets"):
        build_graph(2).trace(*case[:place], case[place][:-1], *case[place + 1 :])


@pytest.mark.parametrize("vocab", [0, -1, 8, 2.5, True])
def test_vocab_must_be_within_the_columns(vocab):
    with pytest.raises(ValueError, match="vocab"):
        build_graph(2, vocab=vocab).trace(*batch(7))


def test_methods():
    with pytest.raises(ValueError, match=r"method.*blocked, portable"):
        build_graph(3, method="fast")


@pytest.mark.parametrize(
    "v, levels, dtype",
    [(7, 3, "float32"), (129, 4, "bfloat16"), (50257, 3, "float32"), only_whole((129, 5, "bfloat16"), True)],
)
def test_portable_gives_the_ids_of_blocked_bit_for_bit(v, levels, dtype):
    for outputs in OUTPUTS:
        case = batch(v, dtype, outputs=outputs, seed=3)
        blocked, portable = (build_graph(levels, method=method)(*case) for method in ("blocked", "portable"))
        check_bits(blocked[1], portable[1])
        check_bits(np.isnan(blocked[0]), np.isnan(portable[0]))


def test_levels_are_settled_before_tracing():
    """`build_graph` inside a caller's jit, twice: the same constant graph."""
    case = batch(7)

    @jax.jit
    def both(*arrays):
        return build_graph(2)(*arrays), build_graph(0)(*arrays)

    two, none = both(*case)
    check_graph(two, expect(case, 2))
    check_graph(none, expect(case, 0))
    check_bits(none, jax.tree.map(lambda x: x[:, -1:], two))


def test_int32_bits_of_the_own_token_are_kept():
    case = batch(7)
    wrong = np.array([-1, NONE, -NONE - 1, 7, -100], np.int32)
    case = case._replace(sampled=wrong, output_rows=case.output_offsets[1:] - 1)
    for sampled in (wrong, wrong.view(np.uint32)):
        scores, ids = build_graph(1)(*case._replace(sampled=sampled))
        np.testing.assert_array_equal(np.asarray(ids)[:, -1].view(np.int32), wrong)
        odd = np.isnan(np.asarray(scores)[:, -1])
        assert (np.asarray(scores)[~odd, -1] == -np.inf).all()


def test_the_odd_rows_are_odd():
    """The matrix holds what it says: the reference finds exactly the rows named odd."""
    for dtype in ("float32", "bfloat16", "float16"):
        found = [i for i, row in enumerate(reference.widen(all_values(9, dtype))) if reference.is_odd(row)]
        assert found == ODD


@pytest.mark.parametrize("v", [7, 64, 129, *(pytest.param(v, marks=pytest.mark.whole) for v in (32, 300))])
def test_nothing_to_score_at_every_width(v):
    """N, T, B and R may each be 0, whole blocks or not."""
    graph = build_graph(2)
    for n, t, b, r in ((3, 3, 1, 0), (0, 0, 0, 0), (0, 0, 1, 2), (3, 3, 0, 2), (3, 0, 1, 1)):
        ends = np.full(b + 1, n, np.int32)
        ends[0] = 0
        logits, tokens = np.zeros((n, v), np.float32), np.zeros(t, np.int32)
        sampled, rows = np.zeros(b, np.int32), np.arange(r, dtype=np.int32)
        values, ids = graph(logits, tokens, sampled, ends, np.minimum(ends, t), np.minimum(ends, r), rows)
        assert values.shape == ids.shape == (r, 4)
    found = token_logprobs(np.zeros((0, v), np.float32), np.zeros(0, np.int32), top=3)
    assert found.logprobs.shape == (0,) and found.top_ids.shape == (0, 3)


def test_the_graph_by_name_copied_and_pickled():
    graph = build_graph(2)
    offsets = ("logit_row_offsets", "token_row_offsets", "lp_output_offsets")
    arrays = {"logits": np.zeros((2, 9), np.float32), "tokens": np.array([1, 2]), "sampled_tokens": np.array([3])}
    arrays |= {name: np.array([0, 2]) for name in offsets} | {"output_rows": np.arange(2)}
    np.testing.assert_array_equal(graph(**arrays)[0], graph(*arrays.values())[0])
    assert graph.eval_shape(**arrays)[0].shape == graph.lower(**arrays).out_info[0].shape == (2, 4)
    assert copy.deepcopy(graph) is graph and pickle.loads(pickle.dumps(graph)) is graph
