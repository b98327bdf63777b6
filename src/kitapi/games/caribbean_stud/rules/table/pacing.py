"""How long the house automaton waits before a step, and for whom."""

from typing import Any

from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.variant import Pace
from kitapi.kernel import HouseStep, Role

FACTORS: dict[Pace, int] = {Pace.UNHURRIED: 160, Pace.BRISK: 100, Pace.SWIFT: 40}
"""How long the automaton waits, in percent of the times below."""

SHORT, USUAL, LONG = 350, 700, 1400
"""Milliseconds before a step: one nobody looks at, any other, and one that everybody waits for."""


def soon(state: StudState, action: Any, pause: int = USUAL, role: Role = DEALER) -> HouseStep:
    """A step of the book."""
    seat = getattr(action, "seat", "")
    return HouseStep(
        actor=role,
        action=action,
        pause=pause * FACTORS[state.house.pace] // 100,
        key=f"{state.opened.number}/{type(action).__name__}/{seat}",
    )


def clock(state: StudState, action: Any, milliseconds: int, name: str) -> HouseStep:
    """A step that is due once somebody has not answered for so long."""
    key = f"{state.opened.number}/clock/{name}"
    return HouseStep(actor=DEALER, action=action, pause=milliseconds, key=key, patience=True)
