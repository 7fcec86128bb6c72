"""A StableHLO program, read operation by operation."""

import re
from collections.abc import Iterator
from typing import Any


def operations(module: Any) -> Iterator[Any]:
    """Every operation of its functions in program order, those inside reductions, branches and loops too."""
    for function in module.body.operations:
        yield from _inside(function)


def _inside(op):
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner
                yield from _inside(inner)


def scopes(op: Any) -> list[str]:
    """The names that `jax.named_scope` and jax itself gave to where `op` comes from, outermost first."""
    names = re.findall(r'"([^"]*)"', str(op.location))  # of a call: what is called, then who calls
    return [part for name in reversed(names) for part in name.split("/")]
