"""A real model: GGUF weights and tokenizer, the Llama forward pass, scoring of texts."""

from jaxlp.pipeline.model import Model, load_model
from jaxlp.pipeline.scored import Candidate, Document, Failed, Scored, Windows, as_json
from jaxlp.pipeline.scoring import score, score_documents

__all__ = [
    "Candidate",
    "Document",
    "Failed",
    "Model",
    "Scored",
    "Windows",
    "as_json",
    "load_model",
    "score",
    "score_documents",
]
