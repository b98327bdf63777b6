"""The shape of the table: an irregularity's row, the facts it asks for, and its cases."""

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Report
from kitapi.games.caribbean_stud.rules.rulings.returns import Return, nothing
from kitapi.games.caribbean_stud.rules.terms.phase import Phase

Condition: TypeAlias = Callable[[Report], bool]
Wagers: TypeAlias = Callable[[Facts], tuple[Return, ...]]
"""Which chips of which seats, by the facts."""


class Void(Enum):
    """What is annulled."""

    HAND = "hand"
    SEAT = "seat"
    NONE = "none"


class Fact(msgspec.Struct, frozen=True):
    """A fact of an irregularity: its name, its kind, and whether there is no ruling without it.

    ``values``: what it may be, where there is a list. ``without``: what holds where it is left away.
    """

    name: str
    kind: str
    needed: bool = True
    values: tuple[str, ...] = ()
    without: str | None = None


def keep_order(_facts: Facts) -> tuple[int, ...]:
    """The seats act in the order in which they would anyway."""
    return ()


def always(_report: Report) -> bool:
    """Whatever the facts are."""
    return True


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What is ruled in ``phases`` where ``when`` holds.

    ``back``: the wagers that come back. ``claim``: those that wait for the management, ``kept``: those that stay with
    the house. ``order``: the seats still to act, where their order changes. ``continues``: how play continues, with
    facts in braces. ``clauses``: the rules that say so, beyond the irregularity itself. ``present``: who must be there
    besides those that AMB-65 demands.
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
"""What is ruled on a report that the facts do not bear out, where a row has no better words."""


class Irregularity(msgspec.Struct, frozen=True, kw_only=True):
    """A row: what went wrong, the facts it needs, and its cases in order.

    ``otherwise``: how play continues where none of them fits, because the report is without ground (AMB-74).
    """

    what: str
    facts: tuple[Fact, ...]
    cases: tuple[Case, ...]
    otherwise: str = WITHOUT_GROUND

    @property
    def phases(self) -> tuple[Phase, ...]:
        """Where it is ruled on."""
        return tuple(phase for phase in Phase if self.is_ruled_in(phase))

    def is_ruled_in(self, phase: Phase) -> bool:
        """Whether any case is of ``phase``."""
        return any(phase in case.phases for case in self.cases)


INSPECTOR = ("gaming_inspector",)
"""Nothing is void, but the gaming inspector states the facts."""
MANAGEMENT = (*INSPECTOR, "gaming_management")
"""The gaming inspector states the facts, and the gaming management decides."""

SEATS = Fact("seats", "chips of every seat that plays")
SEAT = Fact("seat", "seat that plays")
EMPTY_SEAT = Fact("seat", "seat that does not play")

FROM_DEAL = frozenset((Phase.DEAL, Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE))
"""From the first card to GAME OVER."""
AFTER_UPCARD = FROM_DEAL - {Phase.DEAL}
"""From the bank's upcard to GAME OVER."""
BEFORE_SETTLED = frozenset((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE))
"""From the players' look at their cards until these are taken."""
AFTER_GAME_OVER = frozenset((Phase.OVER, Phase.PREPARE, Phase.STAKES, Phase.COIN_IN))
"""The round is over; the next one has no cards yet."""
