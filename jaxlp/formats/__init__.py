"""Records in the forms that leave the program; each form is a module with the verbs `encode` and `decode`."""

from jaxlp.formats import json, msgpack

__all__ = ["json", "msgpack"]
