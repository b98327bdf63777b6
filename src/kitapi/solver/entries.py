"""Kernels that Python calls for one position, with arrays; they pass pointers on to those of `search`."""

from kitapi.compiling.addresses import call_at
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to
from kitapi.solver.formats import ARRAYS, SEARCH, Integers, Look
from kitapi.solver.search import likely, points, points_of_cards

_POSITION = "int64, int64, int64, int64"


@compiled(f"int64({_POSITION}, int64, int64, int64, {ARRAYS})")
def reach(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, target: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """The result of ``search.reaches``, for arguments that are arrays."""
    return call_at(
        tally[SEARCH], a, b, c, d, target, played, mode,
        pointer_to(look), pointer_to(table), pointer_to(work), pointer_to(tally), pointer_to(weights),
    )  # fmt: skip


@compiled(f"int64({_POSITION}, int64, int64, {ARRAYS})")
def find_points(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """The result of ``search.points`` from the likely points on, for arguments that are arrays."""
    return points(
        a, b, c, d, likely(a, b, c, d, mode), played, mode,
        pointer_to(look), pointer_to(table), pointer_to(work), pointer_to(tally), pointer_to(weights),
    )  # fmt: skip


@compiled(f"int64({_POSITION}, int64, int64, {ARRAYS}, int64[::1])")
def value_cards(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers, values: Integers,
) -> int:  # fmt: skip
    """``search.points_of_cards``; ``values`` has 32 integers."""
    return points_of_cards(
        a, b, c, d, played, mode,
        pointer_to(look), pointer_to(table), pointer_to(work), pointer_to(tally), pointer_to(weights),
        pointer_to(values),
    )  # fmt: skip
