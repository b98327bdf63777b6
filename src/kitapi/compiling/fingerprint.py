"""Fingerprint of a compiled kernel: its bytecode and everything it depends on.

Cached code may run only while the fingerprint is unchanged. Numba itself checks only the file of the kernel.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np
from numba.extending import is_jitted


@cache
def fingerprint(function: Callable[..., Any]) -> str:
    """The SHA-256 digest, in hexadecimal, of everything that the machine code of ``function`` depends on.

    This is its bytecode, the values of the globals it uses, the fingerprints of the kernels it calls, and for modules
    and functions that generate code the contents of their files.

    Raises:
        TypeError: it uses an object whose changes cannot be detected.
    """
    return sha256("\n".join(_parts(cast(FunctionType, function))).encode()).hexdigest()


def _parts(function: FunctionType) -> Iterator[str]:
    yield from _of_code(function.__code__)
    yield repr((function.__defaults__, function.__kwdefaults__))
    code = function.__code__
    names = sorted({*_names(code), *code.co_freevars})
    space = {name: function.__globals__[name] for name in names if name in function.__globals__}
    space.pop(function.__name__, None)  # defined when a module is reloaded, but not the first time
    space |= zip(code.co_freevars, (cell.cell_contents for cell in function.__closure__ or ()), strict=True)
    yield from _of_names(names, space)


def _of_names(names: Sequence[str], space: Mapping[str, Any]) -> Iterator[str]:
    """The values of ``names`` in ``space``; for a name of a module, also the values of ``names`` in that module.

    Names that are not in ``space`` are builtins or attributes.
    """
    for name in names:
        if name in space:
            yield f"{name}: {_of_value(space[name])}"
            if isinstance(space[name], ModuleType):
                members = [one for one in names if not isinstance(getattr(space[name], one, None), ModuleType)]
                yield from _of_names(members, vars(space[name]))


def _of_code(code: CodeType) -> Iterator[str]:
    yield repr((code.co_name, code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_exceptiontable))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _of_code(constant)
        else:
            yield repr(constant)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _of_value(value: Any) -> str:
    if is_jitted(value):
        kernel: Any = value
        return f"{[str(made.signature) for made in kernel.overloads.values()]} {fingerprint(kernel.py_func)}"
    match value:
        case tuple():
            return repr([_of_value(one) for one in value])
        case np.ndarray():
            return f"{value.dtype} {value.shape} {sha256(value.tobytes()).hexdigest()}"
        case ModuleType():
            return f"{value.__name__} {_of_file_of(value)} {getattr(value, '__version__', '')}"
    text = repr(value)
    if callable(value) or _ADDRESS in text:
        return _of_file_of(inspect.unwrap(value))
    return text


_ADDRESS = " at 0x"
"""Part of the ``repr`` of an object that shows its address and not its value."""


def _of_file_of(thing: Any) -> str:
    try:
        return digest_of_file(inspect.getfile(thing))
    except (TypeError, OSError):
        if _ADDRESS in repr(thing):
            raise TypeError(f"a kernel cannot use {thing!r}: changes of it cannot be detected") from None
        return repr(thing)  # builtins have no file


@cache
def digest_of_file(file: str) -> str:
    """The SHA-256 of ``file``, in hexadecimal; read once."""
    return sha256(Path(file).read_bytes()).hexdigest()
