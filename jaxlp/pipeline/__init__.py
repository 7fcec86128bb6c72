"""A real model: GGUF weights and tokenizer, the Llama forward pass, scoring of texts."""

from jaxlp.pipeline.context import Context, Generated, Request
from jaxlp.pipeline.generation import TextGenerationPipeline, generate
from jaxlp.pipeline.model import Model, load_model
from jaxlp.pipeline.scoring import score, score_documents
from jaxlp.scored import Candidate, Document, Failed, Scored, Windows, as_json

__all__ = [
    "Candidate",
    "Context",
    "Document",
    "Failed",
    "Generated",
    "Model",
    "Request",
    "Scored",
    "TextGenerationPipeline",
    "Windows",
    "as_json",
    "generate",
    "load_model",
    "score",
    "score_documents",
]
