"""Load the solver's kernels at the first solve: Numba takes most of a second to import, and kernels must be compiled.

A caller that must not wait at its first solve, or that limits its time, calls these functions before.
"""

from functools import cache
from types import ModuleType


@cache
def load_entries() -> ModuleType:
    """The module with the kernels that solve one position; the first call imports, and compiles if necessary."""
    from kitapi.solver import entries  # noqa: PLC0415 - imports Numba

    return entries


@cache
def load_many() -> ModuleType:
    """The module with the kernels that solve many positions; the first call imports, and compiles if necessary."""
    from kitapi.solver import many  # noqa: PLC0415 - imports Numba

    return many
