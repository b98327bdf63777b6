"""An example of every irregularity, as a report: what a form begins with, which always has a ruling."""

from collections.abc import Mapping
from typing import Any

_TWO = {"0": {"ante": 10}, "1": {"ante": 10}}
_RAISED = {"0": {"ante": 10, "bet": 20}, "1": {"ante": 10, "bet": 20}}
_TWO_FIRST = {"0": {"ante": 10}}
_WAITING = {str(seat): {"ante": 10, "fee": 10} for seat in range(3)}
_LATER_SERVED = {**_WAITING, "1": {"ante": 10, "fee": 10, "served": True}}
_LAST_SERVED = {**_WAITING, "2": {"ante": 10, "fee": 10, "served": True}}


def _dealt(seats: Mapping[str, Any] = _TWO, phase: str = "DEAL", **facts: Any) -> dict[str, Any]:
    return {"phase": phase, "facts": {"seats": seats, **facts}}


def _exchanging(seats: Mapping[str, Any] = _WAITING, **facts: Any) -> dict[str, Any]:
    return _dealt(seats, "CHOOSE", **facts)


EXAMPLES: Mapping[str, dict[str, Any]] = {
    "CSP-100": _dealt(seat=0, cards=4),
    "CSP-101": _dealt(cards=4),
    "CSP-102": _dealt(shuffler="jammed"),
    "CSP-103": _dealt(),
    "CSP-104": _dealt(seat=0),
    "CSP-105": _dealt(where="floor"),
    "CSP-106": _dealt(_RAISED, "CHECK"),
    "CSP-107": _dealt(seat=0),
    "CSP-108": _dealt(seat=2),
    "CSP-110": _exchanging(_TWO, seat=0),
    "CSP-111": _exchanging(_LATER_SERVED, seat=0),
    "CSP-112": _exchanging(_LAST_SERVED, seat=2),
    "CSP-113": _exchanging(_LATER_SERVED, seat=0),
    "CSP-114": _exchanging(),
    "CSP-115": _exchanging(left=1),
    "CSP-116": _exchanging(seat=0, shows=True),
    "CSP-117": _exchanging(cards=2),
    "CSP-118": _exchanging(left=1),
    "CSP-119": _dealt(_RAISED, "SETTLE", seat=0),
    "CSP-120": _dealt(_RAISED | _TWO_FIRST, "SETTLE", seat=0),
    "CSP-121": _exchanging(_TWO, both=[0, 1]),
    "CSP-122": _exchanging(_TWO, seat=0, lender=1, wager="bet"),
    "CSP-123": _exchanging({"0": {"ante": 10, "bet": 15}, "1": {"ante": 10, "bet": 20}}, seat=0),
    "CSP-124": _exchanging({"0": {"ante": 10, "bet": 25}, "1": {"ante": 10, "bet": 20}}, seat=0),
    "AMB-50": _dealt(),
    "AMB-51": _exchanging(),
    "AMB-53": _exchanging(_TWO, seat=0),
    "AMB-54": _exchanging(_TWO, seat=0),
}
"""By irregularity: the phase and the facts of a report."""
