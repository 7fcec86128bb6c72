"""The exceptions jaxlp raises on purpose. Each one is also the built-in error a caller would expect."""

import importlib
from collections.abc import Iterable
from types import ModuleType


class JaxlpError(Exception):
    """Base of every exception that jaxlp raises on purpose."""


class ArgumentError(JaxlpError, ValueError):
    """An argument cannot be used. The message names it, shows what came and says what to do."""


class RequestError(ArgumentError):
    """Some requests of a batch are at fault, the others are not.

    `requests` lists the positions of those at fault, so that a caller can drop them and run the rest.
    """

    def __init__(self, message: str, requests: Iterable[int]):
        super().__init__(message)
        self.requests = [int(request) for request in requests]

    def __reduce__(self) -> tuple:  # so that it survives the way out of a worker process
        return type(self), (str(self), self.requests)


class ModelError(JaxlpError, ValueError):
    """A model file cannot be used: missing, damaged, of another format or of an unknown architecture."""


class GraphError(JaxlpError, ValueError):
    """An exported graph cannot be used: missing, damaged, not what its manifest says, or for another jax or device."""


class BackendError(JaxlpError, RuntimeError):
    """A backend cannot be used, and none may replace it: its plugin was declined, or gave errors or wrong numbers."""


class MissingExtraError(JaxlpError, ImportError):
    """An optional package is not installed. The message is the line that installs it."""


def optional(module: str, extra: str) -> ModuleType:
    """Import `module`, which `extra` installs, where it is used.

    Raises `MissingExtraError` with the install line if the module is absent.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingExtraError(f"`{module}` is not installed. Run: pip install 'jaxlp[{extra}]'") from error
