"""House rules: what is the manual's, and what a house must say itself."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.variant import EXAMPLE, CaribbeanStudVariant, House, Limits, is_within
from tests.clauses import clause

SAID: dict[str, Any] = {"limits": {"minimum": 5, "maximum": 100}, "fixed": [500, 100, 50]}


@clause("CSP-130", "CSP-131")
def test_the_defaults_are_the_manuals_tables() -> None:
    assert CaribbeanStudVariant().table == (100, 50, 20, 7, 5, 4, 3, 2, 1)
    assert CaribbeanStudVariant().exchange_table == (60, 30, 12, 7, 5, 4, 3, 2, 1)


@clause("AMB-08")
@pytest.mark.parametrize("blank", ["limits", "fixed"])
def test_what_the_manual_leaves_blank_has_no_default(blank: str) -> None:
    assert msgspec.convert(SAID, House).fixed == (500, 100, 50)
    with pytest.raises(msgspec.ValidationError, match=blank):
        msgspec.convert({name: value for name, value in SAID.items() if name != blank}, House)


@clause("AMB-08")
@pytest.mark.parametrize(
    "wrong",
    [
        {"limits": {"minimum": 0, "maximum": 100}},
        {"limits": {"minimum": 101, "maximum": 100}},
        {"limits": {"minimum": 5}},
        {"fixed": [500, 100]},
        {"fixed": [500, 100, -1]},
        {"variant": {"table": [1] * 8}},
        {"variant": {"exchange_table": [1] * 8 + [-1]}},
        {"variant": {"exchange_fee": 0}},
        {"variant": {"qualification": "king"}},
        {"variant": {"no_such": 1}},
    ],
)
def test_a_house_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**SAID, **wrong}, House)


@clause("CSP-009")
def test_ante_lies_within_the_limits() -> None:
    limits = Limits(minimum=5, maximum=100)
    assert [is_within(ante, limits) for ante in (4, 5, 100, 101)] == [False, True, True, False]


def test_the_example_house_is_as_the_rulebook_says() -> None:
    assert House(limits=Limits(minimum=5, maximum=250), fixed=(500, 100, 50)) == EXAMPLE
