"""What a program lowered for Apple's Metal backends may hold: operations that both plugins register and run right."""

import re

from jax.interpreters import mlir

from jaxlp.stablehlo import operations

ALLOWED = {
    "abs", "add", "and", "broadcast_in_dim", "compare", "concatenate", "constant", "convert", "divide", "exponential",
    "iota", "log", "maximum", "minimum", "multiply", "negate", "not", "or", "reduce", "reshape", "return", "select",
    "slice", "subtract", "transpose",
}  # fmt: skip
FOR_ATTENTION = {"dot_general", "tanh"}  # a plain product of matrices for each entry of one batch axis; the soft cap
REDUCERS = {"add", "maximum", "minimum"}
EDGES = {"bf16", "f16", "ui32"}  # types of arguments and results, which only `convert` may touch
INSIDE = {"f32", "i32", "i1"}


def parse(text):
    """The module that a StableHLO text spells."""
    context = mlir.make_ir_context()
    with context:
        return mlir.ir.Module.parse(text)


def faults(module, more=frozenset()) -> list[str]:
    """What a Metal plugin would refuse or run wrong, one line each; empty for a program that passes.

    `more`: operations that may be there too.
    """
    found = []
    for operation in (view.operation for view in operations(module)):
        dialect, _, name = operation.name.partition(".")
        if operation.name in ("func.call", "func.return"):
            continue
        if dialect != "stablehlo" or name not in ALLOWED | more:
            found.append(operation.name)
            continue
        if name == "dot_general" and not _is_plain_product(operation):
            found.append(f"{operation.name} over several axes, or of another type than f32: {operation}")
        if name == "reduce" and not _is_plain(operation):
            found.append(f"{operation.name} of several operands or with another body: {operation}")
        for value in (*operation.operands, *operation.results):
            kind = mlir.ir.RankedTensorType(value.type)
            if not kind.has_static_shape or 0 in kind.shape:
                found.append(f"{operation.name} on the shape {kind}")
            if str(kind.element_type) not in (INSIDE | EDGES if name in ("convert", "return") else INSIDE):
                found.append(f"{operation.name} on the type {kind}")
    return found


def _is_plain(reduce) -> bool:
    (body,) = reduce.regions
    names = [operation.operation.name.partition(".")[2] for operation in body.blocks[0]]
    return len(reduce.results) == 1 and len(names) == 2 and names[0] in REDUCERS and names[1] == "return"


def _is_plain_product(dot) -> bool:
    text = str(dot.attributes["dot_dimension_numbers"])
    axes = {name: axes.split(",") for name, axes in re.findall(r"(\w+_dimensions) = \[([^]]*)\]", text)}
    kinds = {str(mlir.ir.RankedTensorType(value.type).element_type) for value in (*dot.operands, *dot.results)}
    return max(map(len, axes.values())) == 1 and kinds == {"f32"}
