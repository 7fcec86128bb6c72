"""What others would use, as callables for `bench_graph.py`. Each raises ImportError where its package is missing."""

import importlib.util
import sys
import types

import numpy as np


def jax_recipe(logits, labels, top):
    """`log_softmax`, `top_k` and a gather, under one jit. The labels are given: it has no row rule to follow."""
    import jax
    import jax.numpy as jnp

    @jax.jit
    def recipe(logits, labels):
        scores = jax.nn.log_softmax(logits)
        best, ids = jax.lax.top_k(scores, top)
        return jnp.take_along_axis(scores, labels[:, None], 1)[:, 0], ids, best

    arrays = jax.device_put((logits, labels))
    return lambda: jax.block_until_ready(recipe(*arrays))


def torch_recipe(logits, labels, top):
    """`log_softmax`, `topk`, `gather`, and the rank by comparison."""
    import torch

    logits, labels = torch.from_numpy(logits), torch.from_numpy(labels).long()

    @torch.inference_mode()
    def recipe():
        scores = torch.log_softmax(logits, -1)
        best, ids = scores.topk(top)
        own = scores.gather(-1, labels[:, None])
        rank = (scores > own).sum(-1)
        assert rank.shape == labels.shape
        return own[:, 0].numpy(), ids.numpy(), best.numpy()

    return recipe


def max_module():
    """MAX's `log_probabilities` module. Its parents import a whole server, so they are passed over."""
    found = importlib.util.find_spec("max")
    if found is None or not found.submodule_search_locations:
        raise ImportError("max")
    root = next(iter(found.submodule_search_locations))
    for name in ("pipelines", "pipelines.lib", "pipelines.context"):
        if f"max.{name}" not in sys.modules:
            parent = types.ModuleType(f"max.{name}")
            parent.__path__ = [f"{root}/{name.replace('.', '/')}"]
            sys.modules[f"max.{name}"] = parent
    from max.pipelines.context.log_probabilities import LogProbabilities

    sys.modules["max.pipelines.context"].LogProbabilities = LogProbabilities
    return importlib.import_module("max.pipelines.lib.log_probabilities")


def max_end_to_end(logits, offsets, tokens, sampled, top):
    """MAX's compiled graph and host loop, all sequences echoed."""
    module = max_module()
    from max.driver import CPU
    from max.engine import InferenceSession
    from max.graph import DeviceRef

    device = CPU()
    levels = int(top).bit_length()
    graph = module.log_probabilities_ragged_graph(DeviceRef.from_device(device), levels=levels)
    model = InferenceSession(devices=[device]).load(graph)
    return _max_call(module, device, model, logits, logits[offsets[1:] - 1], offsets, tokens, sampled, top)


def max_host_loop(lp_logits, lp_tokens, offsets, top, vocab):
    """The host part of MAX's function alone: its model is one that hands out the given arrays."""
    module = max_module()
    from max.driver import CPU, Buffer

    device, rows, count = CPU(), len(lp_logits), len(offsets) - 1
    answer = [Buffer.from_numpy(lp_logits), Buffer.from_numpy(lp_tokens)]
    model = types.SimpleNamespace(execute=lambda *_: answer)
    full, last = np.zeros((rows, vocab), np.float32), np.zeros((count, vocab), np.float32)
    tokens, sampled = np.zeros(rows, np.uint32), np.zeros(count, np.uint32)
    return _max_call(module, device, model, full, last, offsets, tokens, sampled, top)


def _max_call(module, device, model, logits, last, offsets, tokens, sampled, top):
    """A callable that has all sequences echoed. The logits are put into MAX's buffers once."""
    from max.driver import Buffer

    count = len(sampled)
    logits, last = Buffer.from_numpy(logits), Buffer.from_numpy(last)
    return lambda: module.compute_log_probabilities_ragged(
        device,
        model,
        input_row_offsets=offsets,
        logits=logits,
        next_token_logits=last,
        tokens=tokens,
        sampled_tokens=sampled,
        batch_top_n=[top] * count,
        batch_echo=[True] * count,
    )
