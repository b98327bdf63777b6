"""Single events applied to a table, because later events of a hand would hide an error."""

from typing import Any

import msgspec
import pytest

from kitapi.cards import read_cards
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.table.events import HandVoided
from kitapi.games.caribbean_stud.rules.table.parts import Preparation
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views import build
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, sits, table
from tests.games.caribbean_stud.passes import BANK, HANDS

GIVEN = {"opened", "phase", "balances", "places", "shuffle", "results"}
"""The fields that the opening event sets; all others have their defaults."""


def changed_fields(one: Any) -> dict[str, Any]:
    """Return the fields that differ from their defaults."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(one)}
    found = {name: value for name, value in msgspec.structs.asdict(one).items() if name not in GIVEN}
    return {name: value for name, value in found.items() if value != defaults[name]}


@clause("CSP-010", "CSP-011")
@pytest.mark.parametrize(("number", "checked"), [(1, {}), (2, {"preparation": Preparation(checked=True)})])
def test_a_hand_opens_with_nothing_done_but_the_decks_checked_at_an_open_table(
    number: int, checked: dict[str, Preparation]
) -> None:
    state = evolve(None, table(Phase.CLOSED, sits(), sits(), opened={"number": number}).opened)
    assert changed_fields(state) == checked
    assert [changed_fields(place) for place in state.places] == [{}, {}]


@clause("AMB-20", "CSP-110")
def test_a_seat_that_was_void_before_the_whole_hand_was_still_looks_at_its_cards() -> None:
    void = sits(HANDS[0], void=True, plays=False)
    state = table(Phase.CHOOSE, void, sits(HANDS[1], ante=10), sits(), bank=BANK)
    after = evolve(state, HandVoided(reversed=(), transfers=()))
    assert [place.void for place in after.places] == [True, True, False]
    assert [build.view(after, seat).seats[seat].cards for seat in (A, B)] == [read_cards(one) for one in HANDS[:2]]
