"""Compiling kernels to machine code, kept on disk between processes wherever that is possible."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import njit, types
from numba.core.caching import FunctionCache
from numba.extending import intrinsic

KernelT = TypeVar("KernelT", bound=Callable[..., Any])

compiler: Any = njit


def compiled(signature: str) -> Callable[[KernelT], KernelT]:
    """Compile a function for one ``signature``, in Numba's words; it holds no GIL while it runs.

    The machine code is kept beside the sources, or where they cannot be written in the user's cache folder. Where
    neither can be, or what is kept there cannot be read, the function is compiled anew in every process.
    """

    def compile_now(function: KernelT) -> KernelT:
        settings: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
        try:
            # Anything may come out of a folder of files that others write: no cache is no reason to stop.
            return cast(KernelT, compiler(signature, cache=_is_there_a_place_for(function), **settings)(function))
        except Exception:
            return cast(KernelT, compiler(signature, **settings)(function))

    return compile_now


def _is_there_a_place_for(function: Callable[..., Any]) -> bool:
    try:
        FunctionCache(function)  # type: ignore[no-untyped-call]
    except RuntimeError:
        return False
    return True


def _count(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(number), code


def _lowest(_context: Any, number: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(number), code


bit_count = cast(Callable[[int], int], intrinsic(_count))
"""How many bits of an integer of 64 are set."""

lowest_bit = cast(Callable[[int], int], intrinsic(_lowest))
"""The place of the lowest bit set in an integer of 64; 64 of nought."""
