"""Something irregular that a table stands still for."""

from typing import Literal, TypeAlias

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.house.calls import Call

Outcome: TypeAlias = Literal["losing", "tie", "winning"]


class Incident(Call[StateFacts, RulingChoice], frozen=True, kw_only=True):
    """A table stands still. ``caller``: the seat that called, None: the dealer, or the inspector.

    ``stated``: what the gaming inspector said happened; None: they have not looked yet. ``joined``: who of the house
    has joined them. ``stands``: the management's word. ``choosing``: seats that have yet to choose what becomes of
    them, ``choices``: what the others chose.
    """
