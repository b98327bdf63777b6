"""An irregularity for which a table stands still until a ruling."""

from typing import Literal, TypeAlias

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.house.calls import Call

Outcome: TypeAlias = Literal["losing", "tie", "winning"]


class Incident(Call[StateFacts, RulingChoice], frozen=True, kw_only=True):
    """A call for the gaming inspector, during which the table stands still.

    ``caller``: the seat that called, None: the dealer or the inspector. ``stated``: the facts that the gaming inspector
    stated, None: none yet. ``joined``: the roles that have joined the ruling. ``stands``: whether the hand stands,
    by the management. ``choosing``: the seats that have not chosen their remedy yet; ``choices``: those of the others.
    """
