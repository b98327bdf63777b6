"""Progress reports of compilation for waiting callers."""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, cast

from numba.core import event


class Compiling(NamedTuple):
    """The kernel that is being compiled, the ``number``-th of ``total`` kernels, some of which may be cached."""

    kernel: str
    number: int
    total: int


@contextmanager
def report_compiling(module: str, on_kernel: Callable[[Compiling], None]) -> Iterator[None]:
    """While ``module`` is imported, call ``on_kernel`` before each kernel that is compiled, imported modules included.

    Kernels that are loaded from the cache are not reported. The total is counted in the sources.
    """
    listener, events = _Listener(module, on_kernel), cast(Any, event)
    events.register("numba:compile", listener)
    try:
        yield
    finally:
        events.unregister("numba:compile", listener)


class _Listener(event.Listener):
    def __init__(self, module: str, on_kernel: Callable[[Compiling], None]) -> None:
        self._module = module
        self._on_kernel = on_kernel

    @cached_property
    def _kernels(self) -> list[tuple[str, str]]:
        return list(kernels_of(self._module))

    def on_start(self, started: Any) -> None:
        kernel = started.data["dispatcher"]
        name = (kernel.__module__, kernel.__name__)
        if name in self._kernels:
            self._on_kernel(Compiling(name[1], self._kernels.index(name) + 1, len(self._kernels)))

    def on_end(self, ended: Any) -> None:
        pass


def kernels_of(module: str) -> Iterator[tuple[str, str]]:
    """The kernels compiled by importing ``module``, as pairs of module and name, in the order of compilation.

    Kernels of other packages are left out.
    """
    seen: set[str] = set()
    package = module.partition(".")[0]

    def walk(name: str) -> Iterator[tuple[str, str]]:
        file = _source(name) if name not in seen and name.partition(".")[0] == package else None
        if file is None:
            return
        seen.add(name)
        for statement in ast.parse(file.read_bytes()).body:
            for imported in _modules_imported_by(statement):
                yield from walk(imported)
            if isinstance(statement, ast.FunctionDef) and any(map(_compiles, statement.decorator_list)):
                yield name, statement.name

    return walk(module)


def _source(name: str) -> Path | None:
    """The file of a module, found without importing its parent packages, which may be half imported."""
    top, *below = name.split(".")
    found = find_spec(top)
    if found is None:
        return None
    if not below:
        return Path(found.origin) if found.origin else None
    places = [Path(folder, *below) for folder in found.submodule_search_locations or ()]
    files = [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
    return next((file for file in files if file.is_file()), None)  # None: it is a name in a module


def _modules_imported_by(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(str(module), names, 0):
            return [module, *(f"{module}.{alias.name}" for alias in names)]
    return []


def _compiles(decorator: ast.expr) -> bool:
    match decorator:
        case ast.Call(ast.Name("compiled")) | ast.Call(ast.Attribute(attr="compiled")):
            return True
    return False
