"""Reports decoded from JSON: all numbers within their bounds are accepted, and no others."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.rulings.facts import Facts
from kitapi.games.caribbean_stud.rules.rulings.json_format import REPORTS, report_of
from kitapi.kernel.bounds import LARGEST_AMOUNT

BOUNDS: dict[str, tuple[int, int]] = {
    "cards": (0, 52),
    "left": (0, 52),
    "seat": (0, 6),
    "lender": (0, 6),
    "ante": (1, 10**12),
    "token": (0, LARGEST_AMOUNT),
    "bet": (0, LARGEST_AMOUNT),
    "fee": (0, LARGEST_AMOUNT),
    "paid": (0, LARGEST_AMOUNT),
}


def read(field: str, number: int) -> Facts:
    """Return the facts of a report with ``number`` in ``field``: of the facts, of a seat, or paid to it."""
    seat: dict[str, Any] = {"ante": 10}
    facts: dict[str, Any] = {"seats": {"1": seat}}
    if field == "paid":
        seat["paid"] = {"bet": number}
    else:
        (seat if field in ("ante", "token", "bet", "fee") else facts)[field] = number
    report = {"phase": "CHOOSE", "irregularity": "CSP-110", "facts": facts}
    return report_of(REPORTS.decode(msgspec.json.encode(report))).facts


def number_read(facts: Facts, field: str) -> int:
    """Return the number that was read."""
    here = facts.seats[1]
    number: int = here.paid.bet if field == "paid" else getattr(here if hasattr(here, field) else facts, field)
    return number


@pytest.mark.parametrize("field", BOUNDS)
def test_a_number_is_read_within_its_bounds_and_not_beyond(field: str) -> None:
    lowest, highest = BOUNDS[field]
    for number in (lowest, highest):
        assert number_read(read(field, number), field) == number
    for number in (lowest - 1, highest + 1):
        with pytest.raises(msgspec.ValidationError):
            read(field, number)
