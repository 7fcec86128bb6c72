"""What a program lowered for Apple's Metal backends may hold: operations that both plugins register and run right."""

from jax.interpreters import mlir

from jaxlp.stablehlo import operations

ALLOWED = {
    "abs", "add", "and", "broadcast_in_dim", "compare", "concatenate", "constant", "convert", "divide", "exponential",
    "iota", "log", "maximum", "minimum", "multiply", "negate", "not", "or", "reduce", "reshape", "return", "select",
    "slice", "subtract", "transpose",
}  # fmt: skip
REDUCERS = {"add", "maximum", "minimum"}
EDGES = {"bf16", "f16", "ui32"}  # types of arguments and results, which only `convert` may touch
INSIDE = {"f32", "i32", "i1"}


def parse(text):
    """The module that a StableHLO text spells."""
    context = mlir.make_ir_context()
    with context:
        return mlir.ir.Module.parse(text)


def faults(module) -> list[str]:
    """What a Metal plugin would refuse or run wrong, one line each; empty for a program that passes."""
    found = []
    for operation in (view.operation for view in operations(module)):
        dialect, _, name = operation.name.partition(".")
        if operation.name in ("func.call", "func.return"):
            continue
        if dialect != "stablehlo" or name not in ALLOWED:
            found.append(operation.name)
            continue
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
