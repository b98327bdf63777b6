"""Bit operations for kernels, each of which is a single instruction of the processor.

``gather`` and ``scatter`` are one instruction (PEXT, PDEP of BMI2) if the processor has a fast one, otherwise a loop
over the bits.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

_SLOW_BMI2 = {"znver1", "znver2", "bdver4"}
"""Processors that have the instructions in microcode only, slower than the loop."""


def _count(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(number), code


def _lowest(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(number), code


def _highest(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.sub(ir.Constant(ir.IntType(64), 63), builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0)))

    return types.int64(number), code


def gather_by_loop(bits: int, among: int) -> int:
    """``gather`` without the instruction."""
    found, place = 0, 1
    while among:
        lowest = among & -among
        if bits & lowest:
            found |= place
        place <<= 1
        among ^= lowest
    return found


def scatter_by_loop(bits: int, among: int) -> int:
    """``scatter`` without the instruction."""
    found = 0
    while bits and among:
        lowest = among & -among
        if bits & 1:
            found |= lowest
        bits >>= 1
        among ^= lowest
    return found


def has_fast_bmi2(machine: tuple[str, str, str]) -> bool:
    """Whether a processor, given as LLVM's triple, name and features, gathers and scatters in one fast instruction."""
    _triple, name, features = machine
    return "+bmi2" in features.split(",") and name not in _SLOW_BMI2


def _bmi2(name: str, loop: Callable[[int, int], int]) -> Callable[..., Any]:
    """Return the generator of the machine code: of the BMI2 instruction ``name``, or of the equivalent ``loop``."""

    def type_call(_context: Any, _bits: Any, _among: Any) -> Any:
        signature = types.int64(types.int64, types.int64)

        def code(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            if not has_fast_bmi2(target.codegen().magic_tuple()):
                return target.compile_internal(builder, loop, signature, arguments)
            word = ir.IntType(64)
            instruction = ir.FunctionType(word, (word, word))
            return builder.call(builder.module.declare_intrinsic(name, (), instruction), arguments)

        return signature, code

    return type_call


bit_count = cast(Callable[[int], int], intrinsic(_count))
"""The number of bits set in a 64-bit integer (popcount)."""

lowest_bit = cast(Callable[[int], int], intrinsic(_lowest))
"""The index, from 0, of the lowest bit set in a 64-bit integer; 64 of zero."""

highest_bit = cast(Callable[[int], int], intrinsic(_highest))
"""The index, from 0, of the highest bit set in a 64-bit integer; −1 of zero."""

gather = cast(Callable[[int, int], int], intrinsic(_bmi2("llvm.x86.bmi.pext.64", gather_by_loop)))
"""The bits of the first argument at the places of the second, moved together (PEXT): bit k of the result is the bit at
the k-th lowest place set in the second.
"""

scatter = cast(Callable[[int, int], int], intrinsic(_bmi2("llvm.x86.bmi.pdep.64", scatter_by_loop)))
"""The reverse of ``gather`` (PDEP): bit k of the first argument moves to the k-th lowest place set in the second."""
