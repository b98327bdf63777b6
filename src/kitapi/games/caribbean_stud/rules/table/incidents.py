"""An irregularity that stops the play at a table until a ruling."""

from typing import Literal, TypeAlias

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.house.calls import Call

Outcome: TypeAlias = Literal["losing", "tie", "winning"]


class Incident(Call[StateFacts, RulingChoice], frozen=True, kw_only=True):
    """A call for the gaming inspector, which stops the play at the table.

    ``caller``: the seat that called; None if the dealer or the inspector did. ``stated``: the facts that the gaming
    inspector stated; None before that. ``joined``: the roles that have joined the ruling. ``stands``: the management's
    decision whether the hand stands. ``choosing``: the seats that still must choose a remedy; ``choices``: the remedies
    that other seats have chosen.
    """
