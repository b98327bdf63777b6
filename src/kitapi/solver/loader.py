"""Load the solver's kernels at the first solve: Numba takes most of a second to import, and kernels must be compiled.

A caller that must not wait at its first solve, or that limits its time, calls these functions before.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType


@cache
def load_entries() -> ModuleType:
    """The module with the kernels that solve one position; the first call imports, and compiles if necessary."""
    with _without_collection():
        from kitapi.solver import entries  # noqa: PLC0415 - imports Numba

    return entries


@cache
def load_many() -> ModuleType:
    """The module with the kernels that solve many positions; the first call imports, and compiles if necessary."""
    with _without_collection():
        from kitapi.solver import many  # noqa: PLC0415 - imports Numba

    return many


@cache
def search_address() -> int:
    """The address of the search, which the kernels of both modules call."""
    with _without_collection():
        from kitapi.compiling.addresses import address_of  # noqa: PLC0415 - imports Numba
        from kitapi.solver.search import reaches  # noqa: PLC0415

    return address_of(reaches)


@contextmanager
def _without_collection() -> Iterator[None]:
    """Collect no garbage meanwhile: hardly any of the many objects made is garbage, and looking takes a tenth more."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
