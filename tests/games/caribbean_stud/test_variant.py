"""House rules: those that the manual defines, and those that a house must choose."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.terms.variant import (
    EXAMPLE,
    PRESETS,
    CaribbeanStudHouse,
    CaribbeanStudVariant,
    is_within,
)
from kitapi_testing.clauses import clause

SAID: dict[str, Any] = {
    "minimum": 5,
    "maximum": 100,
    "chip": 5,
    "buy_in": 500,
    "dotation": 10_000,
    "token": 2,
    "meter_share": 1,
    "four_of_a_kind": 500,
    "full_house": 100,
    "flush": 50,
    "reset": 1000,
    "opening_meter": 2000,
}
"""Example values of the house rules that the manual leaves open."""


@clause("CSP-130", "CSP-131")
def test_the_defaults_are_the_manuals_tables() -> None:
    assert CaribbeanStudVariant().table == (100, 50, 20, 7, 5, 4, 3, 2, 1)
    assert CaribbeanStudVariant().exchange_table == (60, 30, 12, 7, 5, 4, 3, 2, 1)


@clause("AMB-08", "CSP-004")
@pytest.mark.parametrize("blank", SAID)
def test_what_the_manual_leaves_blank_has_no_default(blank: str) -> None:
    assert msgspec.convert(SAID, CaribbeanStudHouse).fixed == (500, 100, 50)
    with pytest.raises(msgspec.ValidationError, match=blank):
        msgspec.convert({name: value for name, value in SAID.items() if name != blank}, CaribbeanStudHouse)


@clause("AMB-08")
@pytest.mark.parametrize(
    "wrong",
    [
        {"minimum": 0},
        {"minimum": 105},
        {"minimum": 6},
        {"minimum": 7},
        {"maximum": 99},
        {"meter_share": 3},
        {"buy_in": 14},
        {"flush": -1},
        {"answer_seconds": 7},
        {"table": [1] * 8},
        {"exchange_table": [1] * 8 + [-1]},
        {"exchange_fee": 0},
        {"qualification": "king"},
        {"shuffling": "no"},
        {"no_such": 1},
    ],
)
def test_a_house_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**SAID, **wrong}, CaribbeanStudHouse)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("maximum", {"maximum": 4}),
        ("minimum", {"minimum": 6}),
        ("maximum", {"maximum": 99}),
        ("meter_share", {"meter_share": 3}),
        ("buy_in", {"buy_in": 14}),
    ],
)
def test_a_house_that_contradicts_itself_is_refused_by_field(field: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=rf"^{field}: "):
        msgspec.convert({**SAID, **wrong}, CaribbeanStudHouse)


@clause("CSP-009")
def test_ante_lies_within_the_limits() -> None:
    house = msgspec.convert(SAID, CaribbeanStudHouse)
    assert [is_within(ante, house) for ante in (4, 5, 100, 101)] == [False, True, True, False]


def test_the_named_houses_are_as_the_rulebook_says() -> None:
    assert (EXAMPLE.minimum, EXAMPLE.maximum, EXAMPLE.fixed) == (5, 250, (500, 100, 50))
    assert not any("venice" in name or "venezia" in name for name in PRESETS)
