"""Layouts and their inverses, under jit, vmap, x64 and strict promotion."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import reference
from cases import x64
from hypothesis import given, settings
from hypothesis import strategies as st

import jaxlp
from jaxlp.errors import ArgumentError

INTEGERS = [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64]
LENGTHS = st.sampled_from([0, 1, 4]).flatmap(lambda size: st.lists(st.integers(0, 5), min_size=size, max_size=size))
FEW = settings(deadline=None, max_examples=25)


@pytest.fixture(autouse=True)
def strict():
    with jax.numpy_dtype_promotion("strict"):
        yield


def offsets_of(lengths) -> np.ndarray:
    return np.concatenate([[0], np.cumsum(lengths, dtype=int)])


def is_int32(array, values):
    assert array.dtype == np.int32
    np.testing.assert_array_equal(array, values)


@FEW
@given(LENGTHS, st.sampled_from(INTEGERS))
def test_lengths_and_back(lengths, dtype):
    offsets = jaxlp.offsets_from_lengths(np.array(lengths, dtype))
    is_int32(offsets, offsets_of(lengths))
    assert np.diff(offsets).tolist() == lengths
    is_int32(jax.jit(jaxlp.offsets_from_lengths)(np.array(lengths, dtype)), offsets)


RUNS = st.lists(st.tuples(st.sampled_from([-7, -1, 0, 1, 2, 9]), st.integers(1, 3)), max_size=8)


@FEW
@given(RUNS, st.booleans())
def test_segment_ids_and_back(runs, padded):
    ids = np.repeat([i for i, _ in runs], [n for _, n in runs]).astype(int)
    ids = np.pad(ids, (0, 24 - len(ids))) if padded or len(ids) else ids
    documents = []  # by a loop: (id, start, end)
    for t, i in enumerate(ids):
        if i not in (0, -1):
            if documents and documents[-1][0] == i and documents[-1][2] == t:
                documents[-1] = (i, documents[-1][1], t + 1)
            else:
                documents.append((i, t, t + 1))
    ends = [0, *(end for *_, end in documents)]
    is_int32(jaxlp.offsets_from_segment_ids(ids), ends)
    size, spare = 8, 8 - len(documents)
    offsets = jaxlp.offsets_from_segment_ids(ids, size=size)
    is_int32(offsets, ends + ends[-1:] * spare)
    is_int32(jax.jit(jaxlp.offsets_from_segment_ids, static_argnames="size")(ids, size=size), offsets)
    back = np.zeros_like(ids)  # what the offsets say, padding in front of a document taken out
    for (i, start, _), low, high in zip(documents, offsets[:-1], offsets[1:], strict=False):
        assert low <= start and set(ids[low:start]) <= {0, -1}
        back[start:high] = i
    assert (back == np.where(ids == -1, 0, ids)).all()


def test_segment_ids_of_packed_documents_are_offsets_from_lengths():
    lengths = [3, 1, 2]
    is_int32(jaxlp.offsets_from_segment_ids(np.repeat([5, 5000, 5], lengths)), offsets_of(lengths))
    for dtype in INTEGERS:
        is_int32(jaxlp.offsets_from_segment_ids(np.array([2, 2, 1, 0, 3], dtype)), [0, 2, 3, 5])
    wide = np.array([1, 1, 2**32 + 1, -1, -1])  # the same in 32 bits, not in 64
    is_int32(jaxlp.offsets_from_segment_ids(wide), [0, 2, 3])


def test_more_documents_than_size():
    ids = np.array([1, 2, 2, 3])
    with pytest.raises(ArgumentError, match=r"`size`.*3: got 2"):
        jaxlp.offsets_from_segment_ids(ids, size=2)
    traced = jax.jit(jaxlp.offsets_from_segment_ids, static_argnames="size")
    is_int32(traced(ids, size=2), [0, 1, 3])
    with pytest.raises(ArgumentError, match=r"`size`.*traced"):
        traced(ids)


def test_no_label_crosses_a_border():
    """Packed documents with padding between and after them, through the graph: each as if alone."""
    rng = np.random.default_rng(0)
    ids = np.array([4, 4, 4, 0, 0, 7, 7, 4, 4, -1])
    tokens, logits = rng.integers(1, 6, 10), rng.normal(size=(10, 6)).astype(np.float32)
    ends = jaxlp.offsets_from_segment_ids(ids)
    output = jaxlp.offsets_from_lengths([3, 2, 2])
    sampled = np.array([1, 2, 3])
    graph = jaxlp.build_graph(1)
    scores, own = graph(logits, tokens, sampled, ends, ends, output, np.arange(7))
    owners = [(0, tokens[1]), (1, tokens[2]), (2, 1), (5, tokens[6]), (6, 2), (7, tokens[8]), (8, 3)]
    assert own[:, -1].tolist() == [token for _, token in owners]
    np.testing.assert_allclose(scores[:, -1], [reference.log_softmax(logits[t])[i] for t, i in owners], atol=1e-5)


@FEW
@given(st.sampled_from([(0, 0), (3, 0), (4, 5)]), st.integers(0, 2**32), st.sampled_from([bool, np.int8, np.uint32]))
def test_masks_and_back(shape, seed, dtype):
    rng = np.random.default_rng(seed)
    mask = rng.random(shape) < 0.6
    offsets = jaxlp.offsets_from_mask(mask.astype(dtype))
    is_int32(offsets, offsets_of(mask.sum(1)))
    is_int32(jax.jit(jaxlp.offsets_from_mask)(mask.astype(dtype)), offsets)
    x = rng.normal(size=shape).astype(np.float32)
    packed = x[mask]
    for b in range(shape[0]):
        assert (packed[offsets[b] : offsets[b + 1]] == x[b][mask[b]]).all()


@FEW
@given(LENGTHS, st.sampled_from([5, 6]), st.sampled_from([(), (2,), (0,)]))
def test_padded_and_back(lengths, width, trailing):
    offsets = offsets_of(lengths)
    rows = 24 if lengths else 0
    x = np.arange(rows * np.prod(trailing, dtype=int), dtype=np.float32).reshape(rows, *trailing)
    padded = jax.jit(lambda x, o: jaxlp.to_padded(x, o, width, -np.inf))(x, offsets)
    assert padded.shape == (len(lengths), width, *trailing) and padded.dtype == x.dtype
    used = np.arange(width) < np.array(lengths, int)[:, None]
    np.testing.assert_array_equal(np.asarray(padded)[used], x[: offsets[-1]])
    assert (np.asarray(padded)[~used] == -np.inf).all()
    is_int32(jaxlp.offsets_from_mask(used), offsets)


@pytest.mark.parametrize("width", [4, 7])
@pytest.mark.parametrize("batch", [4, 8, 17])
def test_padded_sizes_that_a_compiler_got_wrong(batch, width):
    offsets = np.array([0] * batch + [1])
    padded = jax.jit(lambda o: jaxlp.to_padded(jnp.arange(24.0), o, width, -np.inf))(offsets)
    assert np.isfinite(padded).sum() == 1 and padded[-1, 0] == 0


def test_padded_gradient_values_and_fill():
    x, offsets = np.float32([1, 2, 3, np.nan]), np.array([0, 1, 1, 3])
    gradient = jax.grad(lambda x: jnp.sum(jaxlp.to_padded(x, offsets, 2, 0.0) ** 2))(x)
    assert gradient.tolist() == [2, 4, 6, 0]
    assert jaxlp.to_padded(np.arange(3, dtype=np.uint8), [0, 1, 3], 2, 255).tolist() == [[0, 255], [1, 2]]
    cut = jax.jit(lambda o: jaxlp.to_padded(jnp.arange(4), o, 2, -1))(np.array([0, 3, 9]))
    assert cut.tolist() == [[0, 1], [3, -1]]
    for fill in (-1, 256, 0.5, None, "0", [0], np.nan):
        with pytest.raises(ArgumentError, match="`fill`"):
            jaxlp.to_padded(np.arange(3, dtype=np.uint8), [0, 1, 3], 2, fill)


@FEW
@given(
    st.sampled_from([(0,), (3, 4), (2, 2, 3)]),
    st.sampled_from([0, 3, 20]),
    st.sampled_from([("target", bool), ("predictor", np.uint8)]),
    st.integers(0, 2**32),
)
def test_output_rows_and_back(shape, size, marks, seed):
    mask_on, dtype = marks
    mask = np.random.default_rng(seed).random(shape) < 0.5
    places = [p for p in np.flatnonzero(mask) if mask_on == "predictor" or p % shape[-1]]
    found = [p - (mask_on == "target") for p in places]
    traced = jax.jit(jaxlp.output_rows_from_mask, static_argnums=1, static_argnames="mask_on")
    rows, dropped = traced(mask.astype(dtype), size, mask_on=mask_on)
    is_int32(rows, (found + [-1] * size)[:size])
    is_int32(dropped, mask.sum() - min(len(found), size))
    back = np.zeros(mask.size, bool)
    back[np.asarray(rows)[rows >= 0] + (mask_on == "target")] = True
    assert back.sum() + dropped == mask.sum() and not (back & ~mask.reshape(-1)).any()


def test_output_rows_score_the_marked_tokens():
    """The rows of a padded batch, through the graph in place, are the marked targets' scores."""
    rng = np.random.default_rng(1)
    tokens, logits = rng.integers(0, 6, (3, 5)), rng.normal(size=(3, 5, 6)).astype(np.float32)
    mask = rng.random((3, 5)) < 0.5
    mask[:, 0] = True
    rows, dropped = jax.jit(jaxlp.output_rows_from_mask, static_argnums=1)(mask, 16)
    assert dropped == 3
    offsets = np.arange(4) * 5
    scores, own = jaxlp.build_graph(0)(
        logits.reshape(15, 6), tokens.reshape(15), np.zeros(3, int), *[offsets] * 3, rows
    )
    marked = [(b, t) for b, t in np.argwhere(mask) if t]
    assert own[: len(marked), 0].tolist() == [tokens[b, t] for b, t in marked]
    wanted = [reference.log_softmax(logits[b, t - 1])[tokens[b, t]] for b, t in marked]
    np.testing.assert_allclose(scores[: len(marked), 0], wanted, atol=1e-5)
    assert (scores[len(marked) :] == 0).all()


def test_under_vmap_and_x64():
    lengths, masks = np.array([[1, 0, 2], [3, 1, 0]]), np.array([[[1, 0], [1, 1]], [[0, 0], [1, 0]]])
    ids = np.array([[1, 1, 0, 2], [0, 3, 4, 4]])

    @jax.jit
    def everything(lengths, mask, ids):
        offsets = jaxlp.offsets_from_lengths(lengths)
        rows = jaxlp.output_rows_from_mask(mask, 3, mask_on="predictor")
        segments = jaxlp.offsets_from_segment_ids(ids, size=3)
        return offsets, jaxlp.offsets_from_mask(mask), *rows, segments, jaxlp.to_padded(ids, offsets, 3, -1)

    everywhere = jax.jit(jax.vmap(everything))
    for context in (x64(False), x64(True)):
        with context:
            together = everywhere(lengths, masks, ids)
            alone = [everything(*case) for case in zip(lengths, masks, ids, strict=True)]
            for result, *parts in zip(together, *alone, strict=True):
                np.testing.assert_array_equal(result, np.stack(parts))
            assert all(result.dtype == np.int32 for result in together[:5])
    assert together[4].tolist() == [[0, 2, 4, 4], [0, 2, 4, 4]]


WRONG = [
    ("lengths", lambda: jaxlp.offsets_from_lengths([1, -1])),
    ("lengths", lambda: jaxlp.offsets_from_lengths([1.0])),
    ("lengths", lambda: jaxlp.offsets_from_lengths([[1]])),
    ("lengths", lambda: jaxlp.offsets_from_lengths(None)),
    ("lengths", lambda: jaxlp.offsets_from_lengths(np.array([2**30] * 2, np.uint32))),
    ("lengths", lambda: jax.jit(jaxlp.offsets_from_lengths)(jnp.ones(2))),
    ("segment_ids", lambda: jaxlp.offsets_from_segment_ids([[1, 1]])),
    ("segment_ids", lambda: jaxlp.offsets_from_segment_ids("112")),
    ("size", lambda: jaxlp.offsets_from_segment_ids([1], size=-1)),
    ("size", lambda: jaxlp.offsets_from_segment_ids([1], size=1.0)),
    ("mask", lambda: jaxlp.offsets_from_mask([True])),
    ("mask", lambda: jaxlp.offsets_from_mask([[0.5]])),
    ("offsets", lambda: jaxlp.to_padded(np.ones(3), [0, 4], 4, 0)),
    ("offsets", lambda: jaxlp.to_padded(np.ones(3), [0, 2, 1], 4, 0)),
    ("width", lambda: jaxlp.to_padded(np.ones(3), [0, 3], 2, 0)),
    ("width", lambda: jaxlp.to_padded(np.ones(3), [0, 3], True, 0)),
    ("x", lambda: jaxlp.to_padded(1.0, [0, 0], 2, 0)),
    ("mask", lambda: jaxlp.output_rows_from_mask(True, 2)),
    ("mask", lambda: jaxlp.output_rows_from_mask(["a"], 2)),
    ("size", lambda: jaxlp.output_rows_from_mask([True], None)),
    ("mask_on", lambda: jaxlp.output_rows_from_mask([True], 2, mask_on="label")),
]


@pytest.mark.parametrize(("name", "call"), WRONG)
def test_a_wrong_argument_is_named(name, call):
    with pytest.raises(ArgumentError, match=f"`{name}`"):
        call()
