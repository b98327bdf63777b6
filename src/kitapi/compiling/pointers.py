"""Pointers to the elements of arrays, for kernels that call each other often.

A kernel that takes an array counts a reference to it, which is half the running time of a short kernel. A kernel that
takes a pointer counts none; the outermost caller must keep the array alive.
"""

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic


def _first(_context: Any, array: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = target.make_array(signature.args[0])
        return kind(target, builder, arguments[0]).data

    pointer: Any = types.CPointer
    return pointer(array.dtype)(array), code


pointer_to = cast(Callable[[Any], Any], intrinsic(_first))
"""A pointer to the first element of a contiguous array; it is valid only while the array exists."""


def _row(_context: Any, array: Any, _place: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rows = target.make_array(signature.args[0])(target, builder, arguments[0])
        width = builder.extract_value(rows.shape, 1)
        return builder.gep(rows.data, [builder.mul(arguments[1], width)])

    pointer: Any = types.CPointer
    return pointer(array.dtype)(array, types.int64), code


pointer_to_row = cast(Callable[[Any, int], Any], intrinsic(_row))
"""A pointer to the first element of a row of a contiguous array of two dimensions."""


def _later(_context: Any, pointer: Any, _count: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    return pointer(pointer, types.int64), code


advance = cast(Callable[[Any, int], Any], intrinsic(_later))
"""The pointer moved on by a number of elements."""
