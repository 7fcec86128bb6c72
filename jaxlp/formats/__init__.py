"""Records in the forms that leave the program; each form is a module with the verbs `encode` and `decode`.

json, msgpack: a record as it is. openai_completions, openai_chat: as the `logprobs` of OpenAI's responses.
"""

from jaxlp.formats import json, msgpack, openai_chat, openai_completions

__all__ = ["json", "msgpack", "openai_chat", "openai_completions"]
