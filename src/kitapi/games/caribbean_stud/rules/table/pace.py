"""The time that the house automaton waits before a step, by the pace in the house rules."""

from typing import Any

from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.variant import Pace
from kitapi.house.automaton import USUAL, book_step, clock_step
from kitapi.kernel import HouseStep, Role

FACTORS: dict[Pace, int] = {Pace.UNHURRIED: 160, Pace.BRISK: 100, Pace.SWIFT: 40}
"""The factor of the automaton's waiting times at each pace, in percent."""


def soon(state: StudState, action: Any, pause: int = USUAL, role: Role = DEALER) -> HouseStep:
    """Return a step of the automaton after a pause; ``pause``: its length at the pace ``BRISK``, in milliseconds."""
    return book_step(state.opened.number, action, pause * FACTORS[state.house.pace] // 100, role)


def clock(state: StudState, action: Any, milliseconds: int, name: str) -> HouseStep:
    """Return a step of the dealer that is due if somebody has not answered after ``milliseconds``."""
    return clock_step(state.opened.number, action, milliseconds, name, DEALER)
