"""A game's odds at its tables: what a seat may ask about a decision, by what it has seen itself."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class TableOdds(Protocol):
    """The odds of one game."""

    def before(self, view: Any) -> bool:
        """Whether the terms of the table let the seat of ``view`` ask while the deal is running."""
        ...

    def answer(self, view: Any, seen: Sequence[Any], meter: int | None) -> msgspec.Struct | None:
        """What the choices of the seat of ``view`` are or were worth; None where it has had none in this deal.

        ``seen``: all that the seat has observed of the deal. ``meter``: what the display shows now.
        """
        ...
