"""The automaton of any house: after a pause, it takes the next step of the rules in a role that no person has."""

from collections.abc import Iterable
from typing import Any

from kitapi.kernel import FLOOR, HouseStep, ReleaseTables, Role

SHORT, USUAL, LONG = 350, 700, 1400
"""Milliseconds before a step: one that nobody needs to watch; any other; one that everybody waits for."""


def book_step(hand: int, action: Any, pause: int, role: Role) -> HouseStep:
    """A step of the rules in the hand numbered ``hand``, ``pause`` milliseconds after the step before."""
    seat = getattr(action, "seat", "")
    return HouseStep(actor=role, action=action, pause=pause, key=f"{hand}/{type(action).__name__}/{seat}")


def clock_step(hand: int, action: Any, milliseconds: int, name: str, role: Role) -> HouseStep:
    """A step that is taken if nobody has acted for ``milliseconds``; ``name``: identifies the awaited action."""
    return HouseStep(actor=role, action=action, pause=milliseconds, key=f"{hand}/clock/{name}", patience=True)


def first_unstaffed(due: Iterable[HouseStep | None], staffed: frozenset[Role]) -> HouseStep | None:
    """The first step of ``due`` whose role no person has; None if there is none."""
    return next((one for one in due if one is not None and one.actor not in staffed), None)


def release_step(due: HouseStep | None, roles: tuple[Role, ...], seconds: int) -> HouseStep | None:
    """The step that lets the other tables continue if the person whose step is ``due`` takes longer than ``seconds``.

    None if no step of one of the house's ``roles`` is due. The step itself is not taken in that person's place.
    """
    if due is None or due.actor not in roles:
        return None
    release = ReleaseTables(waiting_for=Role(str(due.actor)))
    return HouseStep(
        actor=FLOOR, action=release, pause=max(due.pause, 1000 * seconds), key=f"{due.key}/late", patience=True
    )
