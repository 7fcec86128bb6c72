"""Tiny Llama models as GGUF files, random weights and real vocabularies, and their forward pass in numpy, float64.

The forward pass is a loop over positions and heads: slow, plain, and of no code that jaxlp has.
"""

from pathlib import Path

import gguf
import numpy as np

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = 1, 2, 3, 4, 5, 6
MERGES = ["Ġ t", "h e", "Ġt he", "i n", "a t", "Ġ Ġ", "Ġ a", "e r", "o n", "1 2", "Ã ©", "Ġ 1", "f o", "fo x"]
SPECIALS = ["<|start|>", "<|end|>", "<tool>", "<tool>x"]  # two control tokens, two user-defined
BOS = 0
# Pieces of the SentencePiece vocabulary; the one named first has the best score.
PIECES = ["▁t", "he", "▁the", "in", "at", "▁a", "er", "on", "an", "▁▁", "aa", "aaa", "▁", *"theaniorfxbcséç12"]

SIZES = {
    "layers": 2,
    "dim": 32,
    "heads": 4,
    "kv_heads": 2,
    "head_dim": 8,
    "value_dim": 8,
    "rope_dims": 8,
    "ffn": 48,
    "context": 64,
}
SIZES_256 = {"layers": 1, "dim": 256, "ffn": 256, "head_dim": 64, "value_dim": 64, "rope_dims": 64}  # blocks of 256


def byte_alphabet():
    """Byte -> the character that GPT-2's vocabulary writes it as."""
    kept = [b for b in range(256) if 33 <= b <= 126 or 161 <= b <= 172 or b >= 174]
    moved = [b for b in range(256) if b not in kept]
    return {b: chr(b) for b in kept} | {b: chr(256 + i) for i, b in enumerate(moved)}


def vocabulary(kind):
    """(texts, types, scores, merges) of a vocabulary that spells every byte."""
    if kind == "gpt2":
        merged = [merge.replace(" ", "") for merge in MERGES]
        texts = [*SPECIALS, *byte_alphabet().values(), *merged]
        types = [CONTROL, CONTROL, USER_DEFINED, USER_DEFINED] + [NORMAL] * (256 + len(merged))
        return texts, types, None, MERGES
    texts = ["<s>", "<unk>", "</s>", "<tool>", *(f"<0x{b:02X}>" for b in range(256)), *PIECES]
    types = [CONTROL, UNKNOWN, CONTROL, USER_DEFINED] + [BYTE] * 256 + [NORMAL] * len(PIECES)
    return texts, types, [0.0] * 260 + [-float(i) for i in range(len(PIECES))], None


def write(path: Path, *, kind="gpt2", quant="F32", tied=True, bias=False, seed=0, metadata=(), tensors=(), **sizes):
    """Write a model to `path`. Returns (its tensors as they dequantise, by name; its sizes).

    `metadata`: {key: value or None for "leave out"}; `tensors`: the same for tensors.
    """
    size = SIZES | sizes
    texts, types, scores, merges = vocabulary(kind)
    random = np.random.default_rng(seed)
    dim, heads, kv_heads, ffn = size["dim"], size["heads"], size["kv_heads"], size["ffn"]
    shapes = {"token_embd.weight": (len(texts), dim), "output_norm.weight": (dim,)}
    if not tied:
        shapes["output.weight"] = (len(texts), dim)
    for i in range(size["layers"]):
        shapes |= {f"blk.{i}.attn_norm.weight": (dim,), f"blk.{i}.ffn_norm.weight": (dim,)}
        matrices = {
            "attn_q": (heads * size["head_dim"], dim),
            "attn_k": (kv_heads * size["head_dim"], dim),
            "attn_v": (kv_heads * size["value_dim"], dim),
            "attn_output": (dim, heads * size["value_dim"]),
            "ffn_gate": (ffn, dim),
            "ffn_up": (ffn, dim),
            "ffn_down": (dim, ffn),
        }
        shapes |= {f"blk.{i}.{name}.weight": shape for name, shape in matrices.items()}
        if bias:
            shapes |= {f"blk.{i}.{name}.bias": shape[:1] for name, shape in matrices.items()}
    wanted = {name: random.normal(1.0 if "norm" in name else 0.0, 0.3, shape) for name, shape in shapes.items()}
    wanted |= dict(tensors)

    fields = {
        "general.architecture": "llama",
        "llama.block_count": size["layers"],
        "llama.context_length": size["context"],
        "llama.embedding_length": dim,
        "llama.feed_forward_length": ffn,
        "llama.attention.head_count": heads,
        "llama.attention.head_count_kv": kv_heads,
        "llama.attention.layer_norm_rms_epsilon": 1e-5,
        "llama.rope.dimension_count": size["rope_dims"],
        "llama.rope.freq_base": 1000.0,
        "tokenizer.ggml.model": kind,
        "tokenizer.ggml.tokens": texts,
        "tokenizer.ggml.token_type": types,
        "tokenizer.ggml.bos_token_id": BOS,
    }
    if size["head_dim"] != dim // heads:
        fields["llama.attention.key_length"] = size["head_dim"]
    if size["value_dim"] != size["head_dim"]:
        fields["llama.attention.value_length"] = size["value_dim"]
    fields |= {"tokenizer.ggml.merges": merges, "tokenizer.ggml.pre": "smollm"} if scores is None else {}
    fields |= {"tokenizer.ggml.scores": scores} if scores is not None else {}
    fields |= dict(metadata)
    writer = gguf.GGUFWriter(path, fields.pop("general.architecture") or "llama")
    for key, value in fields.items():
        match value:
            case None:
                pass
            case bool():
                writer.add_bool(key, value)
            case int():
                writer.add_uint32(key, value)
            case float():
                writer.add_float32(key, value)
            case str():
                writer.add_string(key, value)
            case _:
                writer.add_array(key, value)
    stored = {}
    for name, value in wanted.items():
        if value is None:
            continue
        value = np.asarray(value, np.float32)
        of = quant if value.ndim == 2 else "F32"
        raw, quant_type = as_stored(value, of)
        writer.add_tensor(name, raw, raw_dtype=quant_type)
        stored[name] = gguf.quants.dequantize(raw, quant_type).reshape(value.shape).astype(np.float64)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return stored, size


def as_stored(value, quant):
    """`value` in the bytes of `quant`, and gguf's type. What gguf cannot quantise is random bytes of sensible scale."""
    quant_type = gguf.GGMLQuantizationType[quant]
    if quant != "Q6_K":
        return gguf.quants.quantize(value, quant_type), quant_type
    block, size = gguf.GGML_QUANT_SIZES[quant_type]
    raw = np.random.default_rng(7).integers(0, 256, (value.shape[0], value.shape[1] // block, size), np.uint8)
    raw[..., -2:] = np.frombuffer(np.float16(1e-4).tobytes(), np.uint8)  # the scale of the scales
    return raw.reshape(value.shape[0], -1), quant_type


def logprobs(stored, size, ids, *, base=1000.0, scale=1.0, factors=None):
    """log-probabilities [len(ids), V] of the token after each of `ids`, float64. Loops over positions and heads."""
    heads, kv_heads, head_dim, rope_dims = size["heads"], size["kv_heads"], size["head_dim"], size["rope_dims"]
    x = [stored["token_embd.weight"][i] for i in ids]
    for layer in range(size["layers"]):
        weight = {
            name.removeprefix(f"blk.{layer}."): w for name, w in stored.items() if name.startswith(f"blk.{layer}.")
        }

        def linear(name, v, weight=weight):
            return weight[f"{name}.weight"] @ v + weight.get(f"{name}.bias", 0.0)

        keys, values = [], []
        for position, v in enumerate(x):
            h = _norm(v, weight["attn_norm.weight"])
            q, k = linear("attn_q", h).reshape(heads, head_dim), linear("attn_k", h).reshape(kv_heads, head_dim)
            q, k = (np.array([_rope(a, position / scale, rope_dims, base, factors) for a in m]) for m in (q, k))
            keys.append(k)
            values.append(linear("attn_v", h).reshape(kv_heads, -1))
            seen = []
            for head in range(heads):
                group = head // (heads // kv_heads)
                scores = np.array([q[head] @ key[group] for key in keys]) / np.sqrt(head_dim)
                share = np.exp(scores - scores.max())
                seen.append(sum(s * value[group] for s, value in zip(share / share.sum(), values, strict=True)))
            v = v + linear("attn_output", np.concatenate(seen))
            h = _norm(v, weight["ffn_norm.weight"])
            gate = linear("ffn_gate", h)
            x[position] = v + linear("ffn_down", gate / (1 + np.exp(-gate)) * linear("ffn_up", h))
    head = stored.get("output.weight", stored["token_embd.weight"])
    logits = np.array([head @ _norm(v, stored["output_norm.weight"]) for v in x]).reshape(len(ids), len(head))
    shifted = logits - logits.max(-1, keepdims=True, initial=-np.inf)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def _norm(v, weight):
    return v / np.sqrt(np.mean(v * v) + 1e-5) * weight


def _rope(v, position, dims, base, factors):
    turned = v.copy()
    for pair in range(dims // 2):
        angle = position * base ** (-2 * pair / dims) / (1.0 if factors is None else factors[pair])
        a, b = v[2 * pair], v[2 * pair + 1]
        turned[2 * pair] = a * np.cos(angle) - b * np.sin(angle)
        turned[2 * pair + 1] = a * np.sin(angle) + b * np.cos(angle)
    return turned
