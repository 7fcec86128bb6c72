"""What does the harness's own model `hf` answer, on torch? Its answers are kept in golden_lm_eval.json.

    python tests/golden_lm_eval.py

In the root of a clone, with `pip install 'lm-eval[hf]'` beside the tests' own needs. The model is SmolLM2-135M from the
GGUF file, in float32, behind the tokenizer that jaxlp reads from that file.
"""

import json
import os
import sys
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = os.environ["HF_DATASETS_OFFLINE"] = "1"

import lm_eval
from lm_eval.tasks import TaskManager

TASKS = Path(__file__).with_name("lm_eval_tasks")
GOLDEN = Path(__file__).with_name("golden_lm_eval.json")
RUNS = {  # settings of the model, and the tasks
    "whole": ({}, ["jaxlp_choices", "jaxlp_rolling", "jaxlp_continue"]),
    "cut": ({"max_length": 24}, ["jaxlp_choices", "jaxlp_rolling"]),  # in windows, and with less context
}


def ask(lm, tasks):
    """{task: {"answers": [each request's texts and answer], "metrics": {..}}} of a run of the harness."""
    manager = TaskManager(include_path=str(TASKS), include_defaults=False)
    results = lm_eval.simple_evaluate(model=lm, tasks=tasks, task_manager=manager, bootstrap_iters=0)
    found = {}
    for task in tasks:
        answers = [
            [*(text for text in texts if isinstance(text, str)), answer]
            for sample in results["samples"][task]
            for texts, [answer] in zip(sample["arguments"], sample["resps"], strict=True)
        ]
        metrics = {name: value for name, value in results["results"][task].items() if isinstance(value, float)}
        found[task] = {"answers": answers, "metrics": metrics}
    return found


def with_control_tokens(tokenizer):
    """jaxlp's tokenizer as the library's, to which it does not show the control tokens; with a decoder."""
    import tokenizers

    data = json.loads(tokenizer._model.to_str())
    control = {
        text: i for i, (text, kind) in enumerate(zip(tokenizer.texts, tokenizer.types, strict=True)) if kind == 3
    }
    data["model"]["vocab"] |= control
    found = tokenizers.Tokenizer.from_str(json.dumps(data))
    found.add_special_tokens(list(control))
    found.decoder = tokenizers.decoders.ByteLevel()
    return found


def main():
    import torch
    import transformers
    from lm_eval.models.huggingface import HFLM

    from jaxlp.pipeline import load_model

    ours = load_model("smollm2")
    tokenizer = ours.tokenizer
    theirs = transformers.PreTrainedTokenizerFast(
        tokenizer_object=with_control_tokens(tokenizer),
        bos_token=tokenizer.texts[tokenizer.bos_id],
        eos_token=tokenizer.texts[tokenizer.eos_id],
        pad_token=tokenizer.texts[tokenizer.eos_id],
        clean_up_tokenization_spaces=False,
    )
    assert (theirs.bos_token_id, theirs.eos_token_id) == (tokenizer.bos_id, tokenizer.eos_id)
    for path in TASKS.glob("*.jsonl"):
        text = path.read_text(encoding="utf-8")
        assert theirs.encode(text) == tokenizer.encode(text).ids, path
    model = transformers.AutoModelForCausalLM.from_pretrained(
        ours.path.parent, gguf_file=ours.path.name, dtype=torch.float32, attn_implementation="eager"
    ).eval()
    golden = {"made with": {m.__name__: m.__version__ for m in (lm_eval, torch, transformers)}}
    for name, (settings, tasks) in RUNS.items():
        golden[name] = ask(HFLM(pretrained=model, tokenizer=theirs, device="cpu", batch_size=8, **settings), tasks)
    GOLDEN.write_text(json.dumps(golden, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
