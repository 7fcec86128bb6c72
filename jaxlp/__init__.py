"""Log-probabilities (logprobs) of tokens and their best alternatives, in JAX."""

import importlib
from typing import TYPE_CHECKING, Any

from jaxlp import errors
from jaxlp.assembly import assemble, assemble_arrays, compute_log_probabilities_ragged, plan_rows
from jaxlp.graph import build_graph, levels_for, max_top_n
from jaxlp.layouts import (
    offsets_from_lengths,
    offsets_from_mask,
    offsets_from_segment_ids,
    output_rows_from_mask,
    to_padded,
)
from jaxlp.records import LogProbabilities, trim
from jaxlp.scores import RowStats
from jaxlp.tokens import TokenScores, token_logprobs

if TYPE_CHECKING:
    from jaxlp import formats, pipeline, show
    from jaxlp.artifact import load_graph
    from jaxlp.decode import install, plan_decode, ragged_decode_attention
    from jaxlp.hidden import token_logprobs_from_hidden
    from jaxlp.hidden_graph import build_hidden_graph
    from jaxlp.objectives import kl_k1, kl_k2, kl_k3, sequence_scores, topk_kl
    from jaxlp.pipeline.generation import generate
    from jaxlp.pipeline.mixin import LogProbabilitiesMixin, ReturnLogits
    from jaxlp.pipeline.scoring import Scored, score
    from jaxlp.probing import probe
    from jaxlp.sharded import build_sharded_graph

__version__ = "0.1.0"
__all__ = [
    "LogProbabilities",
    "LogProbabilitiesMixin",
    "ReturnLogits",
    "RowStats",
    "Scored",
    "TokenScores",
    "assemble",
    "assemble_arrays",
    "build_graph",
    "build_hidden_graph",
    "build_sharded_graph",
    "compute_log_probabilities_ragged",
    "errors",
    "formats",
    "generate",
    "install",
    "kl_k1",
    "kl_k2",
    "kl_k3",
    "levels_for",
    "load_graph",
    "max_top_n",
    "offsets_from_lengths",
    "offsets_from_mask",
    "offsets_from_segment_ids",
    "output_rows_from_mask",
    "pipeline",
    "plan_decode",
    "plan_rows",
    "probe",
    "ragged_decode_attention",
    "score",
    "sequence_scores",
    "show",
    "to_padded",
    "token_logprobs",
    "token_logprobs_from_hidden",
    "topk_kl",
    "trim",
]

# These are read when they are first used: who only wants the graph does not pay for them.
_LATER = {
    "formats": "jaxlp.formats",
    "pipeline": "jaxlp.pipeline",
    "show": "jaxlp.show",
    "LogProbabilitiesMixin": "jaxlp.pipeline.mixin",
    "ReturnLogits": "jaxlp.pipeline.mixin",
    "Scored": "jaxlp.pipeline.scoring",
    "generate": "jaxlp.pipeline.generation",
    "score": "jaxlp.pipeline.scoring",
    "load_graph": "jaxlp.artifact",
    "probe": "jaxlp.probing",
    **dict.fromkeys(("kl_k1", "kl_k2", "kl_k3", "sequence_scores", "topk_kl"), "jaxlp.objectives"),
    "token_logprobs_from_hidden": "jaxlp.hidden",
    "build_hidden_graph": "jaxlp.hidden_graph",
    "build_sharded_graph": "jaxlp.sharded",
    "install": "jaxlp.decode",
    "plan_decode": "jaxlp.decode",
    "ragged_decode_attention": "jaxlp.decode",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = importlib.import_module(_LATER[name])
    return module if module.__name__ == f"{__name__}.{name}" else getattr(module, name)


def __dir__() -> list[str]:
    return __all__
