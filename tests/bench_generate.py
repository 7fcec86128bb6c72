"""How fast is generation over unequal contexts beside transformers on torch, which pads?

    python tests/bench_generate.py --requests 8 --contexts 16-2000 --tokens 32

With the package installed, or PYTHONPATH=. in a clone; SmolLM2-135M, float32, greedy. Without transformers, accelerate
and torch their row is left out. The first tokens of all contenders are compared before anything is timed.
"""

import argparse
import sys
import time

import jax
import numpy as np

import jaxlp
from jaxlp.pipeline import Request, TextGenerationPipeline, load_model
from jaxlp.pipeline.bench import lengths_between, measure


def transformers_run(path, prompts, tokens):
    """(first tokens, prefill tokens a second, decode tokens a second) of one left-padded batch."""
    import torch
    import transformers

    model = transformers.AutoModelForCausalLM.from_pretrained(
        path.parent, gguf_file=path.name, dtype=torch.float32, attn_implementation="sdpa"
    ).eval()
    longest = max(map(len, prompts))
    ids = torch.tensor([[0] * (longest - len(prompt)) + prompt for prompt in prompts])
    mask = torch.tensor([[0] * (longest - len(prompt)) + [1] * len(prompt) for prompt in prompts])
    print(f"  transformers {transformers.__version__}, torch {torch.__version__}, {torch.get_num_threads()} threads")
    with torch.inference_mode():
        start = time.perf_counter()
        places = (mask.cumsum(1) - 1).clamp(min=0)
        out = model(ids, attention_mask=mask, position_ids=places, use_cache=True, logits_to_keep=1)
        first = out.logits[:, -1].argmax(-1)
        read, token = time.perf_counter(), first[:, None]
        for _ in range(tokens):
            mask = torch.cat([mask, torch.ones_like(token)], dim=1)
            out = model(
                token,
                attention_mask=mask,
                position_ids=mask.sum(1, keepdim=True) - 1,
                past_key_values=out.past_key_values,
                use_cache=True,
            )
            token = out.logits[:, -1].argmax(-1)[:, None]
        end = time.perf_counter()
    made = len(prompts) * tokens
    return first.tolist(), sum(map(len, prompts)) / (read - start), made / (end - read)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=8)
    parser.add_argument("--contexts", default="16-2000")
    parser.add_argument("--tokens", type=int, default=32)
    options = parser.parse_args()
    model = load_model("smollm2")
    lengths = lengths_between(*map(int, options.contexts.split("-")), options.requests)
    random = np.random.default_rng(0)
    prompts = [random.integers(0, model.config.vocab, n).tolist() for n in lengths]
    print(f"jaxlp {jaxlp.__version__}, jax {jax.__version__}; contexts {lengths}, {options.tokens} tokens each")
    pipeline = TextGenerationPipeline(model, slots=len(lengths))
    done = {result.id: result for result in pipeline.run(Request(prompt, max_tokens=1, stop=[]) for prompt in prompts)}
    ours = [done[place].token_ids[0] for place in range(len(prompts))]
    rows = {}
    for name, ragged in (("jaxlp, ragged decode", True), ("jaxlp, masked cache", False)):
        found = measure(model, lengths, options.tokens, ragged=ragged)
        rows[name] = found.prefill_tokens_per_second, found.decode_tokens_per_second
    try:
        first, *rates = transformers_run(model.path, prompts, options.tokens)
        assert first == ours, (first, ours)
        rows["transformers on torch, padded"] = rates
    except ImportError as error:
        print(f"  not here ({error.name}): transformers' row is left out")
    base = rows["jaxlp, ragged decode"][1]
    print(f"  {'':<32}{'prefill tokens/s':>18}{'decode tokens/s':>18}{'times ragged':>14}")
    for name, (prefill, decode) in rows.items():
        print(f"  {name:<32}{prefill:>18.0f}{decode:>18.1f}{decode / base:>14.2f}")


if __name__ == "__main__":
    sys.exit(main())
