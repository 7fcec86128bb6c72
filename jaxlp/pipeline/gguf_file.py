"""GGUF model files: metadata, and the weights of the Llama architecture dequantised to float32.

Whatever is wrong with a file (missing, cut short, another architecture, a setting that this forward pass does not have)
is a `ModelError` of one sentence that names it.
"""

import math
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import jax.numpy as jnp
import numpy as np

from jaxlp.errors import ModelError, optional
from jaxlp.pipeline.llama import Config, Weights

_REQUIRED: Any = object()

NUMBER = (int, float)
UNSUPPORTED = (  # settings that other families write, and that would change the scores
    "logit_scale",
    "residual_scale",
    "embedding_scale",
    "attn_logit_softcapping",
    "final_logit_softcapping",
    "attention.clamp_kqv",
    "rope.scaling.attn_factor",
    "use_parallel_residual",
)
MATRICES = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")


class GgufFile:
    """An open GGUF file: `value(key)` of the metadata, `tensor(name)` as float32."""

    def __init__(self, path: str | os.PathLike[str]):
        self.path = Path(path)
        gguf = optional("gguf", "cli")
        try:
            with open(self.path, "rb") as file:
                magic = file.read(4)
        except FileNotFoundError:
            raise self.error("does not exist: give the path of a GGUF file, or 'smollm2'") from None
        except IsADirectoryError:
            raise self.error("is a directory, not a GGUF file") from None
        except (OSError, ValueError) as error:  # ValueError: a null character in the name
            raise self.error(f"cannot be read: {getattr(error, 'strerror', error)}") from None
        if magic != b"GGUF":
            raise self.error(f"is not a GGUF file: it begins with {magic!r}")
        try:
            reader = _plain_reader(gguf)(self.path)
            self._fields = {name: _plain(field) for name, field in reader.fields.items()}
        except Exception as error:  # the library has no error of its own: a damaged file may raise anything
            raise self.error(f"is damaged or cut short ({type(error).__name__}: {error})") from error
        self._tensors = {tensor.name: tensor for tensor in reader.tensors}
        self._dequantize = gguf.quants.dequantize

    def error(self, what: str) -> ModelError:
        return ModelError(f"model file {str(self.path)!r} {what}")

    def value(self, key: str, kind: type | tuple[type, ...], default: Any = _REQUIRED) -> Any:
        """The metadata under `key`, which must be of `kind`."""
        value = self._fields.get(key, default)
        if value is _REQUIRED:
            raise self.error(f"lacks the metadata `{key}`")
        if value is not default and not isinstance(value, kind):
            raise self.error(f"has metadata `{key}` of the wrong type: {type(value).__name__}")
        return value

    def per_layer(self, key: str, default: Any = _REQUIRED) -> int:
        """An int that GGUF may also list for each layer; here every layer must have the same."""
        value = self.value(key, (int, list), default)
        values = set(value) if isinstance(value, list) else {value}
        if len(values) != 1:
            raise self.error(f"has another `{key}` in every layer, which is not supported: {value}")
        return values.pop()

    @property
    def names(self) -> set[str]:
        return set(self._tensors)

    def tensor(self, name: str, shape: tuple[int, ...]) -> np.ndarray:
        """The tensor `name`, dequantised to float32, which must have `shape`."""
        if name not in self._tensors:
            raise self.error(f"lacks the tensor `{name}`")
        tensor = self._tensors[name]
        found = tuple(int(n) for n in reversed(tensor.shape))
        if found != shape:
            raise self.error(f"has the tensor `{name}` of shape {found}, where its metadata asks for {shape}")
        try:
            array = self._dequantize(tensor.data, tensor.tensor_type)
        except NotImplementedError:
            raise self.error(f"stores `{name}` as {tensor.tensor_type.name}, which gguf cannot dequantise") from None
        return array.reshape(shape)


def _plain_reader(gguf: ModuleType) -> type:
    """gguf's reader over a plain array: it cuts a `numpy.memmap` a million times, which takes three times as long."""
    plain = property(lambda self: self._plain, lambda self, mapped: setattr(self, "_plain", np.asarray(mapped)))
    return type("PlainReader", (gguf.GGUFReader,), {"data": plain})


def _plain(field: Any) -> Any:
    """A metadata field as a plain Python value: a scalar, a str or a list."""
    kinds = [kind.name for kind in field.types]

    def item(index: int) -> Any:
        part = field.parts[index]
        return bytes(part).decode() if kinds[-1] == "STRING" else part[0].item()

    items = [item(index) for index in field.data]
    return items if kinds[0] == "ARRAY" else items[0]


def read_llama(file: GgufFile) -> tuple[Config, Weights]:
    """The configuration and the weights of a Llama file, in the shapes that `jaxlp.pipeline.llama` lists."""
    config, rope = _read_config(file)
    width, inner = file.value("llama.embedding_length", int), file.per_layer("llama.feed_forward_length")
    value_dim = file.value("llama.attention.value_length", int, config.head_dim)
    queries, keys = config.heads * config.head_dim, config.kv_heads * config.head_dim
    shapes = {
        "attn_norm": (width,),
        "ffn_norm": (width,),
        "attn_q": (queries, width),
        "attn_k": (keys, width),
        "attn_v": (config.kv_heads * value_dim, width),
        "attn_output": (width, config.heads * value_dim),
        "ffn_gate": (inner, width),
        "ffn_up": (inner, width),
        "ffn_down": (width, inner),
    }
    stored = {name: f"{name}.weight" for name in shapes}
    for name in MATRICES:
        if f"blk.0.{name}.bias" in file.names:
            shapes[f"{name}.bias"] = shapes[name][:1]
            stored[f"{name}.bias"] = f"{name}.bias"
    blocks = range(file.value("llama.block_count", int))
    known = {"token_embd.weight", "output_norm.weight", "output.weight", "rope_freqs.weight"}
    known |= {f"blk.{block}.{name}" for block in blocks for name in (*stored.values(), "attn_rot_embd.weight")}
    if unknown := sorted(file.names - known):
        raise file.error(f"has tensors that are no part of a Llama model: {', '.join(unknown[:3])}")
    layers = {
        name: jnp.asarray(np.stack([file.tensor(f"blk.{block}.{stored[name]}", shape) for block in blocks]))
        for name, shape in shapes.items()
    }
    embed = jnp.asarray(file.tensor("token_embd.weight", (config.vocab, width)))
    tied = "output.weight" not in file.names
    return config, {
        "embed": embed,
        "head": embed if tied else jnp.asarray(file.tensor("output.weight", (config.vocab, width))),
        "norm": jnp.asarray(file.tensor("output_norm.weight", (width,))),
        "rope": jnp.asarray(rope, dtype=jnp.float32),
        "layers": layers,
    }


def _read_config(file: GgufFile) -> tuple[Config, np.ndarray]:
    """The static configuration, and the angle per position [rope_dims / 2] of each rotated pair."""
    architecture = file.value("general.architecture", str)
    if architecture != "llama":
        raise file.error(f"has the architecture {architecture!r}: only 'llama' is supported")
    if file.value("split.count", int, 1) > 1:
        raise file.error("is one part of a split model: merge the parts into one file first")
    if experts := file.value("llama.expert_count", int, 0):
        raise file.error(f"is a mixture of experts (`llama.expert_count` {experts}), which is not supported")
    heads = file.per_layer("llama.attention.head_count")
    kv_heads = file.per_layer("llama.attention.head_count_kv", heads)
    width, context = file.value("llama.embedding_length", int), file.value("llama.context_length", int)
    if heads < 1 or kv_heads < 1 or heads % kv_heads:
        raise file.error(f"has {heads} query heads over {kv_heads} key heads, which does not divide")
    head_dim = file.value("llama.attention.key_length", int, width // heads)
    rope_dims = file.value("llama.rope.dimension_count", int, head_dim)
    if rope_dims % 2 or not 0 < rope_dims <= head_dim:
        raise file.error(f"rotates {rope_dims} of {head_dim} head dimensions (`llama.rope.dimension_count`)")
    if context < 2:
        raise file.error(f"has room for no context: `llama.context_length` is {context}")
    if file.value("llama.block_count", int) < 1:
        raise file.error("has no layers: `llama.block_count` is 0")
    for setting in UNSUPPORTED:
        if file.value(f"llama.{setting}", object, None):
            raise file.error(f"has `llama.{setting}`, which is not supported")
    if not file.value("llama.attention.causal", bool, True):
        raise file.error("attends to what follows (`llama.attention.causal` is false), which is not supported")
    config = Config(
        vocab=len(file.value("tokenizer.ggml.tokens", list)),
        context=context,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        eps=file.value("llama.attention.layer_norm_rms_epsilon", NUMBER),
        scale=file.value("llama.attention.scale", NUMBER, 0.0) or 1.0 / math.sqrt(head_dim),
    )
    return config, _rope_angles(file, rope_dims)


def _rope_angles(file: GgufFile, dims: int) -> np.ndarray:
    base = file.value("llama.rope.freq_base", NUMBER, 10000.0)
    angles = base ** (-np.arange(0, dims, 2, dtype=np.float64) / dims)
    kind = file.value("llama.rope.scaling.type", str, None)
    if kind not in (None, "none", "linear"):
        raise file.error(f"scales its positions by {kind!r} (`llama.rope.scaling.type`), which is not supported")
    if kind != "none":  # where no type is named a factor is linear; older files call it `scale_linear`
        keys = ("llama.rope.scaling.factor", "llama.rope.scale_linear")
        angles /= next((factor for key in keys if (factor := file.value(key, NUMBER, 0.0))), 1.0)
    if "rope_freqs.weight" in file.names:  # a divisor for each pair: how Llama 3 stretches its context
        angles /= file.tensor("rope_freqs.weight", (dims // 2,))
    return angles
