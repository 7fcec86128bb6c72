"""Byte-pair encoding from a GGUF file as a `tokenizers.Tokenizer`: pre-tokenizers, merges, merges from scores."""

from typing import Any

from jaxlp.errors import optional
from jaxlp.pipeline.gguf_file import GgufFile

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)  # GGUF's token types
SPACE = "▁"  # how SentencePiece writes a space

# A pre-tokenizer is a list of patterns. Each cuts the pieces that the one before it left: what it matches is a piece,
# and so is what lies between. Looking ahead ends with the piece: two spaces before a digit that is already cut off stay
# together.
_GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)"
_LLAMA3 = (
    r"'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD]|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|"
    r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_RULES: dict[str, list[str]] = {
    "gpt-2": [_GPT2 + r"|\s+"],
    "digits": [r"\p{N}", _GPT2 + r"|\s+"],
    "llama-bpe": [_LLAMA3],
    "qwen2": [_LLAMA3.replace("{1,3}", "")],
    "deepseek-coder": ["[\r\n]", r"\s?\p{L}+", r"\s?\p{P}+", "[\u0800-\u9fa5\uac00-\ud7ff]+", r"\p{N}"],
    "default": [r"[\p{P}\$\+<=>\^~\|]+", _GPT2, r"\p{N}+", "[0-9][0-9][0-9]"],
}
_FAMILIES = {
    "gpt-2": "gpt-2 phi-2 mpt olmo jais trillion gigachat granite-docling mellum modern-bert a.x-4.0 exaone4 "
    "jina-es jina-de jina-v2-es jina-v2-de",
    "digits": "smollm starcoder refact command-r codeshell exaone minerva-7b",
    "llama-bpe": "llama-bpe llama3 llama-v3 falcon3 falcon-h1 pixtral midm-2.0 lfm2 dbrx smaug-bpe",
    "qwen2": "qwen2 stablelm2 deepseek-r1-qwen kormo megrez hunyuan",
    "deepseek-coder": "deepseek-coder",
    "default": "default",
}
_RULE_OF = {name: rule for rule, names in _FAMILIES.items() for name in names.split()}
WHOLE_WORDS = set(_FAMILIES["llama-bpe"].split()) - {"dbrx", "smaug-bpe"}  # a word that is a token is not merged up to


def byte_level(file: GgufFile, vocabulary: dict[str, int], rule: str) -> Any:
    """BPE over bytes, by the file's merges, inside the words that the pre-tokenizer `rule` cuts."""
    if rule not in _RULE_OF:
        raise file.error(f"has the pre-tokenizer {rule!r}, which is not supported")
    tokenizers = optional("tokenizers", "cli")
    merges = []
    for merge in file.value("tokenizer.ggml.merges", list):
        left, _, right = merge.partition(" ")
        merges.append((left, right))
    tokenizer = _bpe(file, vocabulary, merges, ignore_merges=rule in WHOLE_WORDS)
    pre = tokenizers.pre_tokenizers
    splits = [pre.Split(tokenizers.Regex(pattern), "isolated") for pattern in _RULES[_RULE_OF[rule]]]
    tokenizer.pre_tokenizer = pre.Sequence([*splits, pre.ByteLevel(add_prefix_space=False, use_regex=False)])
    return tokenizer


def sentencepiece(file: GgufFile, vocabulary: dict[str, int], types: list[int]) -> Any:
    """BPE whose merges follow from the scores: every way to make a token from two others, best token first.

    Of equal tokens the leftmost in the text is made first, as SentencePiece does.
    """
    scores = file.value("tokenizer.ggml.scores", list)
    if len(scores) != len(types):
        raise file.error(f"has {len(scores)} `tokenizer.ggml.scores` for {len(types)} tokens")
    plain = {text: i for text, i in vocabulary.items() if types[i] == NORMAL}
    merges = [
        (-scores[i], i, -cut, text[:cut], text[cut:])
        for text, i in plain.items()
        for cut in range(1, len(text))
        if text[:cut] in plain and text[cut:] in plain
    ]
    return _bpe(file, vocabulary, [merge[3:] for merge in sorted(merges)], byte_fallback=True)


def vocabulary(texts: list[str], types: list[int]) -> dict[str, int]:
    """Ids by text, without what a plain text never becomes."""
    kinds = (NORMAL, USER_DEFINED, BYTE)
    return {text: i for i, (text, kind) in enumerate(zip(texts, types, strict=True)) if kind in kinds}


def _bpe(file: GgufFile, vocabulary: dict[str, int], merges: list[tuple], **settings: bool) -> Any:
    tokenizers = optional("tokenizers", "cli")
    try:
        return tokenizers.Tokenizer(tokenizers.models.BPE(vocab=vocabulary, merges=merges, **settings))
    except Exception as error:  # the library raises bare Exceptions
        raise file.error(f"has merges that do not fit its vocabulary: {error}") from error
