"""Compiling kernels to machine code, kept on disk between processes wherever that is possible."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit
from numba.core import typeinfer

from kitapi.compiling.keeping import KeptCode

KernelT = TypeVar("KernelT", bound=Callable[..., Any])

SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def compiled(signature: str) -> Callable[[KernelT], KernelT]:
    """Compile a function for one ``signature``, in Numba's words; it holds no GIL while it runs.

    The machine code is kept as `kitapi.compiling.keeping` says. What cannot be kept is compiled in every process.
    """

    def compile_now(function: KernelT) -> KernelT:
        kernel: Any = njit(**SETTINGS)(function)
        kernel._cache = KeptCode(function, SETTINGS)  # noqa: SLF001
        with typeinfer.register_dispatcher(kernel):  # a kernel may call itself
            kernel.compile(signature)
        kernel.disable_compile()
        return cast(KernelT, kernel)

    return compile_now
