"""The types of the table of rulings: an irregularity's row, the facts that it needs, and its cases."""

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Report
from kitapi.games.caribbean_stud.rules.rulings.returns import Return, nothing
from kitapi.games.caribbean_stud.rules.terms.phase import Phase

Condition: TypeAlias = Callable[[Report], bool]
Wagers: TypeAlias = Callable[[Facts], tuple[Return, ...]]
"""A function that returns chips of seats, depending on the facts."""


class Void(Enum):
    """The extent of a void: the whole hand, one seat's hand, or nothing."""

    HAND = "hand"
    SEAT = "seat"
    NONE = "none"


class Fact(msgspec.Struct, frozen=True):
    """A fact of an irregularity: its name, its kind, and whether it is needed for a ruling.

    ``values``: its possible values, if there is a list. ``without``: what is assumed if the fact is omitted.
    """

    name: str
    kind: str
    needed: bool = True
    values: tuple[str, ...] = ()
    without: str | None = None


def keep_order(_facts: Facts) -> tuple[int, ...]:
    """The ruling does not change the order in which the seats act."""
    return ()


def always(_report: Report) -> bool:
    """The case applies whatever the facts are."""
    return True


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A case of an irregularity: the ruling in ``phases`` if ``when`` holds.

    ``back``: the wagers that are returned. ``claim``: those that wait for the management; ``kept``: those that the
    house keeps. ``order``: the seats still to act, if their order changes. ``continues``: how play continues, with
    places for facts in braces. ``clauses``: the rules that say so, besides the irregularity's own. ``present``: the
    roles that must be present besides those that AMB-65 demands.
    """

    phases: frozenset[Phase]
    void: Void
    continues: str
    when: Condition = always
    back: Wagers = nothing
    claim: Wagers = nothing
    kept: Wagers = nothing
    order: Callable[[Facts], tuple[int, ...]] = keep_order
    clauses: tuple[str, ...] = ()
    present: tuple[str, ...] = ()


WITHOUT_GROUND = "Play goes on: what lies on the table shows otherwise."
"""The ruling on a report that the facts do not support, for rows without a sentence of their own."""


class Irregularity(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table: what went wrong, the facts that it needs, and its cases in order.

    ``otherwise``: how play continues if no case fits, because the report is without ground (AMB-74).
    """

    what: str
    facts: tuple[Fact, ...]
    cases: tuple[Case, ...]
    otherwise: str = WITHOUT_GROUND

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases in which there is a ruling on the irregularity."""
        return tuple(phase for phase in Phase if self.is_ruled_in(phase))

    def is_ruled_in(self, phase: Phase) -> bool:
        """Whether any case applies in ``phase``."""
        return any(phase in case.phases for case in self.cases)


INSPECTOR = ("gaming_inspector",)
"""The roles of a ruling by which nothing is void: the gaming inspector, who states the facts."""
MANAGEMENT = (*INSPECTOR, "gaming_management")
"""The roles of a ruling about which the gaming management decides, after the gaming inspector has stated the facts."""

SEATS = Fact("seats", "chips of every seat that plays")
SEAT = Fact("seat", "seat that plays")
EMPTY_SEAT = Fact("seat", "seat that does not play")

FROM_DEAL = frozenset((Phase.DEAL, Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE))
"""The phases from the first card to GAME OVER."""
AFTER_UPCARD = FROM_DEAL - {Phase.DEAL}
"""The phases from the bank's upcard to GAME OVER."""
BEFORE_SETTLED = frozenset((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE))
"""The phases from the players' first look at their cards until the cards are taken."""
AFTER_GAME_OVER = frozenset((Phase.OVER, Phase.PREPARE, Phase.STAKES, Phase.COIN_IN))
"""The phases after one round and before the deal of the next."""
