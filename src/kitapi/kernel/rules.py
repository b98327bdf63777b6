"""Marks that tie code to the rulebook.

A function marked ``@rule("GAME-PAY-03", without=())`` carries out that clause; ``without`` is what it would return if
there were no such rule. The mark only registers the function, so calls are not slower. A check can then disable each
marked rule in turn and see that a test notices.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])
RowsT = TypeVar("RowsT", bound=dict[Any, Any])
ResultT = TypeVar("ResultT")


class Instead(Generic[ResultT]):
    """A function's result without its rule, computed by a function because no fixed value can state it."""

    def __init__(self, function: Callable[..., ResultT]) -> None:
        self.function = function


class Rule(NamedTuple):
    """A function that carries out clauses of a rulebook."""

    name: str
    clauses: tuple[str, ...]
    function: Callable[..., Any]
    without: Any


class Table(NamedTuple):
    """Rows of data that implement clauses of a rulebook.

    ``by_row``: a check disables whole rows instead of single cells.
    """

    clauses: tuple[str, ...]
    rows: dict[Any, Any]
    by_row: bool = False


RULES: list[Rule] = []
TABLES: list[Table] = []


def rule(*clauses: str, without: Any) -> Callable[[FunctionT], FunctionT]:
    """Mark a function as carrying out ``clauses``; ``without``: its result without them, a value or an ``Instead``."""

    def mark(function: FunctionT) -> FunctionT:
        RULES.append(Rule(f"{function.__module__}.{function.__qualname__}", clauses, function, without))
        return function

    return mark


def table(*clauses: str, rows: RowsT, by_row: bool = False) -> RowsT:
    """Mark ``rows`` as the table of ``clauses``; returns it unchanged. ``by_row``: see ``Table``."""
    TABLES.append(Table(clauses, rows, by_row))
    return rows
