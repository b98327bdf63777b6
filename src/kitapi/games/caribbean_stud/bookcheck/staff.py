"""The law of signers in one hand: a step is signed by its role, and outside practice nobody acts in two places."""

from collections.abc import Iterator
from typing import Any

from kitapi.auditor.accounts import Unreadable
from kitapi.auditor.laws import Found

Event = dict[str, Any]

ROLE_OF = {
    **dict.fromkeys(
        (
            "declaration_noted",
            "payment_authorised",
            "button_pressed",
            "selector_turned",
            "jackpot_awarded",
            "facts_stated",
        ),
        "gaming_inspector",
    ),
    "hand_confirmed": "control_room",
    "inspector_attended": "municipal_inspector",
    "claim_decided": "gaming_management",
    "cards_dealt": "dealer",
    "upcard_turned": "dealer",
    "bank_revealed": "dealer",
    "tables_released": "floor",
}
"""The role that alone may cause an event; ``ruling_joined`` names its role itself."""


class Staff:
    """Who acted in one hand, by the visitor's public name: in which role, or at which seat."""

    def __init__(self, *, practice: bool) -> None:
        self._practice = practice
        self._places: dict[str, str] = {}

    def take(self, kind: str, event: Event) -> Iterator[Found]:
        """Check who caused the next event; older logs do not name anybody.

        Raises:
            Unreadable: ``by`` names neither the automaton nor a visitor nor a bot.
        """
        by = event.get("by")
        if by is None:
            return
        if type(by) is not dict or not (by.get("automaton") or by.get("visitor") or by.get("bot")):
            raise Unreadable(f"by: {by!r} names nobody")
        role = event.get("role") if kind == "ruling_joined" else ROLE_OF.get(kind)
        if role is not None and by.get("role") != role:
            yield Found("signers", f"{kind} must be done by {role}, but was done by {by.get('role') or by.get('seat')}")
        if (visitor := by.get("visitor")) and not self._practice:
            yield from self._check_place(str(visitor), str(by.get("role") or f"seat {by.get('seat')}"))

    def _check_place(self, visitor: str, place: str) -> Iterator[Found]:
        before = self._places.setdefault(visitor, place)
        if before != place:
            yield Found("signers", f"visitor {visitor} acted both as {before} and as {place} in one hand")
