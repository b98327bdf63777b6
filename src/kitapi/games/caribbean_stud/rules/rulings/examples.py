"""An example of every irregularity, as a report on which there is a ruling; forms begin with it."""

from collections.abc import Mapping
from typing import Any

_TWO = {"0": {"ante": 10}, "1": {"ante": 10}}
_RAISED = {"0": {"ante": 10, "bet": 20}, "1": {"ante": 10, "bet": 20}}
_TWO_FIRST = {"0": {"ante": 10}}
_WAITING = {str(seat): {"ante": 10, "fee": 10} for seat in range(3)}
_LATER_SERVED = {**_WAITING, "1": {"ante": 10, "fee": 10, "served": True}}
_LAST_SERVED = {**_WAITING, "2": {"ante": 10, "fee": 10, "served": True}}


def _report(seats: Mapping[str, Any] = _TWO, phase: str = "DEAL", **facts: Any) -> dict[str, Any]:
    return {"phase": phase, "facts": {"seats": seats, **facts}}


def _exchange_report(seats: Mapping[str, Any] = _WAITING, **facts: Any) -> dict[str, Any]:
    return _report(seats, "CHOOSE", **facts)


EXAMPLES: Mapping[str, dict[str, Any]] = {
    "CSP-100": _report(seat=0, cards=4),
    "CSP-101": _report(cards=4),
    "CSP-102": _report(shuffler="jammed"),
    "CSP-103": _report(),
    "CSP-104": _report(seat=0),
    "CSP-105": _report(where="floor"),
    "CSP-106": _report(_RAISED, "CHECK"),
    "CSP-107": _report(seat=0),
    "CSP-108": _report(seat=2),
    "CSP-110": _exchange_report(_TWO, seat=0),
    "CSP-111": _exchange_report(_LATER_SERVED, seat=0),
    "CSP-112": _exchange_report(_LAST_SERVED, seat=2),
    "CSP-113": _exchange_report(_LATER_SERVED, seat=0),
    "CSP-114": _exchange_report(),
    "CSP-115": _exchange_report(left=1),
    "CSP-116": _exchange_report(seat=0, shows=True),
    "CSP-117": _exchange_report(cards=2),
    "CSP-118": _exchange_report(left=1),
    "CSP-119": _report(_RAISED, "SETTLE", seat=0),
    "CSP-120": _report(_RAISED | _TWO_FIRST, "SETTLE", seat=0),
    "CSP-121": _exchange_report(_TWO, both=[0, 1]),
    "CSP-122": _exchange_report(_TWO, seat=0, lender=1, wager="bet"),
    "CSP-123": _exchange_report({"0": {"ante": 10, "bet": 15}, "1": {"ante": 10, "bet": 20}}, seat=0),
    "CSP-124": _exchange_report({"0": {"ante": 10, "bet": 25}, "1": {"ante": 10, "bet": 20}}, seat=0),
    "AMB-50": _report(),
    "AMB-51": _exchange_report(),
    "AMB-53": _exchange_report(_TWO, seat=0),
    "AMB-54": _exchange_report(_TWO, seat=0),
}
"""The phase and the facts of a report, by irregularity."""
