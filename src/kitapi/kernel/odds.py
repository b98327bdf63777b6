"""A game's odds at its tables: what a seat may ask about a decision, by what it has seen itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from kitapi.texts import Text


class TableOdds(Protocol):
    """The odds of one game."""

    def before(self, view: Any) -> bool:
        """Whether the terms of the table let the seat of ``view`` ask while the deal is running."""
        ...

    def answer(self, view: Any, seen: Sequence[Any], meter: int | None) -> msgspec.Struct | None:
        """The values of the choices of the seat of ``view``, open or past; None where it has had none in this deal.

        ``seen``: all that the seat has observed of the deal. ``meter``: what the display shows now.
        """
        ...


class BadQuestion(ValueError):
    """A question that cannot be answered.

    Attributes:
        field: which part of it.
        problem: what is wrong with that.
    """

    def __init__(self, field: str, problem: Text) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class WrittenOdds(NamedTuple):
    """The odds of one game, of questions that are texts by name; both raise ``BadQuestion``.

    ``answered``: the value of every choice with the cards of the question, in plain values. ``dealt``: the same of a
    deal drawn for training.
    """

    answered: Callable[[Mapping[str, str]], dict[str, Any]]
    dealt: Callable[[Mapping[str, str]], dict[str, Any]]
