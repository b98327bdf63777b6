"""The odds of a game: the values of a seat's choices, computed from the information that this seat has."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from kitapi.texts import Text


class TableOdds(Protocol):
    """The odds of one game."""

    def before(self, view: Any) -> bool:
        """Whether the table's terms allow the seat of ``view`` to request odds while the deal is running."""
        ...

    def answer(self, view: Any, seen: Sequence[Any], meter: int | None) -> msgspec.Struct | None:
        """The values of the choices of the seat of ``view``, in its present or last decision; None if it has had none.

        ``seen``: everything that the seat has observed of the deal. ``meter``: the amount on the display now.
        """
        ...


class BadQuestion(ValueError):
    """A question that cannot be answered.

    Attributes:
        field: the part of the question.
        problem: what is wrong with that part.
    """

    def __init__(self, field: str, problem: Text) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class WrittenOdds(NamedTuple):
    """The odds of one game, for questions given as texts by name; both functions raise ``BadQuestion``.

    ``answered``: the value of every choice with the cards of the question, as plain JSON values. ``dealt``: the same
    for a deal that is drawn for training.
    """

    answered: Callable[[Mapping[str, str]], dict[str, Any]]
    dealt: Callable[[Mapping[str, str]], dict[str, Any]]
