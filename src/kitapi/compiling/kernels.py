"""Compilation of kernels to machine code, which is cached on disk if possible."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit
from numba.core import typeinfer

from kitapi.compiling.code_cache import CodeCache

KernelT = TypeVar("KernelT", bound=Callable[..., Any])

SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


INNER: dict[str, Any] = {**SETTINGS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "no_rewrites": True}


def compiled(signature: str, *, inner: bool = False) -> Callable[[KernelT], KernelT]:
    """Compile a function for one ``signature`` in Numba's notation; the kernel releases the GIL while it runs.

    ``inner``: only other kernels call it, so no code to call it from Python or by its address is made; for kernels of
    plain numbers and pointers, because no expressions of arrays are rewritten.
    `kitapi.compiling.code_cache` caches the machine code. A kernel that cannot be cached is compiled in every process.
    """
    settings = INNER if inner else SETTINGS

    def compile_now(function: KernelT) -> KernelT:
        kernel: Any = njit(**settings)(function)
        kernel._cache = CodeCache(function, settings)  # noqa: SLF001
        with typeinfer.register_dispatcher(kernel):  # a kernel may call itself
            kernel.compile(signature)
        kernel.disable_compile()
        return cast(KernelT, kernel)

    return compile_now
