"""Bit operations that are one instruction of the processor, for kernels to call."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic


def _count(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(number), code


def _lowest(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(number), code


bit_count = cast(Callable[[int], int], intrinsic(_count))
"""The number of bits set in a 64-bit integer (popcount)."""

lowest_bit = cast(Callable[[int], int], intrinsic(_lowest))
"""The index, from 0, of the lowest bit set in a 64-bit integer; 64 of zero."""
