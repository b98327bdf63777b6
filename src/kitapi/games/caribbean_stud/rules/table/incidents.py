"""Something irregular that a table stands still for."""

from typing import Literal, TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.kernel import Role, Seat

Outcome: TypeAlias = Literal["losing", "tie", "winning"]


class Incident(msgspec.Struct, frozen=True, kw_only=True):
    """A table stands still. ``caller``: the seat that called, None: the dealer, or the inspector himself.

    ``stated``: what the gaming inspector said happened; None: he has not looked yet. ``joined``: who of the house has
    joined him. ``stands``: the management's word. ``choosing``: seats that have yet to choose what becomes of them,
    ``choices``: what the others chose.
    """

    caller: Seat | None = None
    stated: StateFacts | None = None
    joined: tuple[Role, ...] = ()
    stands: bool = True
    choosing: tuple[Seat, ...] = ()
    choices: dict[Seat, RulingChoice] = {}


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted at the closing: chips in the tray and notes in the box."""

    chips: int
    notes: int
