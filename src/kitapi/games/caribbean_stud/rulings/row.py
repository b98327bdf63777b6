"""The shape of the table: an irregularity's row, the facts it asks for, and its cases."""

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.games.caribbean_stud.phase import Phase
from kitapi.games.caribbean_stud.rulings.facts import Facts, Report
from kitapi.games.caribbean_stud.rulings.returning import Return, nothing

Condition: TypeAlias = Callable[[Report], bool]


class Void(Enum):
    """What is annulled."""

    HAND = "hand"
    SEAT = "seat"
    NONE = "none"


class Fact(msgspec.Struct, frozen=True):
    """A fact that is asked for: its name, of which kind it is, and whether there is no ruling without it.

    ``values``: what it may be, where there is a list. ``without``: what holds where it is left away.
    """

    name: str
    kind: str
    needed: bool = True
    values: tuple[str, ...] = ()
    without: str | None = None


def always(_report: Report) -> bool:
    """Whatever the facts are."""
    return True


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What is ruled in ``phases`` where ``when`` holds.

    ``back``: the wagers that come back. ``continues``: how play goes on, with facts in braces. ``clauses``: the rules
    that say so, beyond the irregularity itself. ``present``: who must be there besides those that AMB-65 asks for.
    """

    phases: frozenset[Phase]
    void: Void
    continues: str
    when: Condition = always
    back: Callable[[Facts], tuple[Return, ...]] = nothing
    clauses: tuple[str, ...] = ()
    present: tuple[str, ...] = ()


class Irregularity(msgspec.Struct, frozen=True, kw_only=True):
    """A row: what went wrong, the facts it asks for, its cases in order, and why there may be none that fits."""

    what: str
    facts: tuple[Fact, ...]
    cases: tuple[Case, ...]
    otherwise: str | None = None

    @property
    def phases(self) -> tuple[Phase, ...]:
        """Where it is ruled on."""
        return tuple(phase for phase in Phase if self.is_ruled_in(phase))

    def is_ruled_in(self, phase: Phase) -> bool:
        """Whether any case is of ``phase``."""
        return any(phase in case.phases for case in self.cases)


INSPECTOR = ("gaming_inspector",)
"""Nothing is void, but he states the facts."""
MANAGEMENT = (*INSPECTOR, "gaming_management")
"""He states the facts, and the gaming management decides."""

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
