"""Calls of kernels by their address, which is a number, and of a kernel by itself.

A kernel that calls another one by name contains its code, and the compiler optimises that code again: with a large
kernel inside, even a small one takes half a second to compile. A call by address costs little more, but the code that
contains it must not outlive the process, unless it gets the address as an argument.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic


def address_of(kernel: Callable[..., Any]) -> int:
    """The address of a compiled kernel, for ``call_at``; valid while the process runs.

    Raises:
        ValueError: the kernel is an inner one, which has none.
    """
    dispatcher: Any = kernel
    if dispatcher.targetoptions.get("no_cfunc_wrapper"):
        raise ValueError(f"{dispatcher.__name__} is called by other kernels only")
    (code,) = dispatcher.overloads.values()
    return int(code.library.get_pointer_to_function(code.fndesc.llvm_cfunc_wrapper_name))


def _call_at(_context: Any, address: Any, *arguments: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, values: Any) -> Any:
        kinds = [target.get_value_type(kind) for kind in signature.args[1].types]
        given = [builder.extract_value(values[1], place) for place in range(len(kinds))]
        kernel = builder.inttoptr(values[0], ir.FunctionType(ir.IntType(64), kinds).as_pointer())
        return builder.call(kernel, given)

    together: Any = types.StarArgTuple
    return types.int64(address, together(arguments)), code


call_at = cast(Callable[..., int], intrinsic(_call_at))
"""Call the kernel at an address with arguments of exactly its types; the result is an integer of 64 bits."""


def _call_self(_context: Any, *arguments: Any) -> Any:
    together: Any = types.StarArgTuple

    def code(target: Any, builder: Any, signature: Any, values: Any) -> Any:
        kinds = signature.args[0].types
        given = [builder.extract_value(values[0], place) for place in range(len(kinds))]
        _status, result = target.call_conv.call_function(builder, builder.function, types.int64, kinds, given)
        return result

    return types.int64(together(arguments)), code


call_self = cast(Callable[..., int], intrinsic(_call_self))
"""Call the kernel in which it stands, with arguments of exactly its types; the result is an integer of 64 bits.

A call by name does the same, but the types of the whole kernel are then inferred twice.
"""
