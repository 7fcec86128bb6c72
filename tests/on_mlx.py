"""A lowered program run operation by operation on MLX: what jax-mps does with it, on MLX's CPU build."""

import operator
import re

import mlx.core as mx
import numpy as np
from jax.interpreters import mlir

DTYPES = {
    "f32": mx.float32, "bf16": mx.bfloat16, "f16": mx.float16, "i32": mx.int32, "ui32": mx.uint32, "i1": mx.bool_,
}  # fmt: skip
BINARY = {
    "add": mx.add, "subtract": mx.subtract, "multiply": mx.multiply, "divide": mx.divide, "maximum": mx.maximum,
    "minimum": mx.minimum, "and": mx.logical_and, "or": mx.logical_or,
}  # fmt: skip
UNARY = {
    "tanh": mx.tanh,
    "abs": mx.abs,
    "negate": mx.negative,
    "exponential": mx.exp,
    "log": mx.log,
    "not": mx.logical_not,
}
COMPARE = {
    "EQ": operator.eq, "NE": operator.ne, "LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge,
}  # fmt: skip
REDUCE = {"add": mx.sum, "maximum": mx.max, "minimum": mx.min}


def program(module):
    """A Python function of MLX arrays for the `main` of an MLIR module; it returns a list of arrays."""

    def run(*arrays):
        return _call({function.name.value: function for function in module.body.operations}, "main", *arrays)

    return run


def run(module, *arrays) -> list[np.ndarray]:
    """The results of the module for numpy arrays, as float32 or integers."""
    found = program(module)(*map(from_numpy, arrays))
    return [np.array(x.astype(mx.float32) if x.dtype == mx.bfloat16 else x) for x in found]


def from_numpy(x) -> mx.array:
    return mx.array(x.astype(np.float32)).astype(mx.bfloat16) if x.dtype.name == "bfloat16" else mx.array(x)


def _call(functions, name, *arrays):
    block = functions[name].body.blocks[0]
    values = dict(zip(block.arguments, arrays, strict=True))
    for operation in block.operations:
        given = [values[operand] for operand in operation.operands]
        kind = operation.operation.name
        if kind == "func.return":
            return given
        if kind == "func.call":
            results = _call(functions, mlir.ir.FlatSymbolRefAttr(operation.attributes["callee"]).value, *given)
        else:
            results = [_apply(kind.removeprefix("stablehlo."), operation, given)]
        values.update(zip(operation.results, results, strict=True))


def _apply(name, operation, given):
    kind = mlir.ir.RankedTensorType(operation.results[0].type)
    shape, dtype = kind.shape, DTYPES[str(kind.element_type)]

    def numbers(attribute):
        return list(operation.attributes[attribute])

    if name in BINARY or name in UNARY:
        return (BINARY | UNARY)[name](*given)
    match name:
        case "constant":
            return mx.array(np.array(operation.attributes["value"])).astype(dtype).reshape(shape)
        case "broadcast_in_dim":
            (x,), at = given, numbers("broadcast_dimensions")
            x = x.reshape([x.shape[at.index(i)] if i in at else 1 for i in range(len(shape))])
            return mx.broadcast_to(x, shape)
        case "compare":
            return COMPARE[str(operation.attributes["comparison_direction"]).split()[-1].rstrip(">")](*given)
        case "concatenate":
            return mx.concatenate(given, axis=operation.attributes["dimension"].value)
        case "convert":
            return given[0].astype(dtype)
        case "dot_general":
            return _product(*given, str(operation.attributes["dot_dimension_numbers"]))
        case "iota":
            axis = operation.attributes["iota_dimension"].value
            place = mx.arange(shape[axis], dtype=dtype).reshape([-1 if i == axis else 1 for i in range(len(shape))])
            return mx.broadcast_to(place, shape)
        case "reduce":
            body = next(iter(operation.regions[0].blocks[0].operations)).operation.name.removeprefix("stablehlo.")
            return REDUCE[body](given[0], axis=numbers("dimensions"))
        case "reshape":
            return given[0].reshape(shape)
        case "select":
            return mx.where(*given)
        case "slice":
            cuts = map(slice, *map(numbers, ("start_indices", "limit_indices", "strides")))
            return given[0][tuple(cuts)]
        case "transpose":
            return given[0].transpose(numbers("permutation"))
    raise NotImplementedError(name)


def _product(a, b, numbers):
    """A product of matrices for each entry of the first axis, summed over one axis of each."""
    at = {side: int(axis) for side, axis in re.findall(r"(lhs|rhs)_contracting_dimensions = \[(\d)\]", numbers)}
    return mx.matmul(a if at["lhs"] == 2 else a.swapaxes(1, 2), b if at["rhs"] == 1 else b.swapaxes(1, 2))
