"""The tray between the hands: changed at the bank, and filled up by the inspector."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.desk.bank_desk import additions, changes
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, ChangeBank
from kitapi.games.caribbean_stud.rules.table.events import BankChanged, FloatAdded
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT, HOUSE
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.kernel import Range
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    after,
    gains,
    house,
    lowest_balance,
    refusal,
    sits,
    sources,
    table,
)


def with_tray(chips: int, phase: Phase = Phase.PREPARE) -> StudState:
    """Return a table of fives with that many chips in its tray."""
    state = table(phase, sits(), house=house(dotation=5000))
    other = state.balances[HOUSE] + state.balances[FLOAT] - chips
    return replace(state, balances={**state.balances, FLOAT: chips, HOUSE: other})


def ranges_offered(state: StudState, role: Any) -> list[Range]:
    return [option for option in options_of(state, role) if isinstance(option, Range) and option.action != "cut"]


@clause("CSP-007", "CSP-084")
@pytest.mark.parametrize("phase", [Phase.PREPARE, Phase.STAKES])
@pytest.mark.parametrize("amount", [5, 60])
def test_a_change_brings_as_much_as_it_takes(phase: Phase, amount: int) -> None:
    state = with_tray(60, phase)
    (event,) = decide(state, DEALER, ChangeBank(amount=amount))
    assert isinstance(event, BankChanged)
    assert event.amount == amount
    assert [(one.payer, one.payee, one.amount) for one in event.transfers] == [
        (FLOAT, HOUSE, amount),
        (HOUSE, FLOAT, amount),
    ]
    assert sources(event) == ["CSP-007", "CSP-007"]
    assert lowest_balance(state, FLOAT, event) == 60 - amount
    assert after(state, event) == state


@clause("CSP-007")
def test_no_more_is_changed_than_lies_in_the_tray() -> None:
    assert refusal(decide, with_tray(60), DEALER, ChangeBank(amount=65)) == ("CSP-007", {"amount": 65, "tray": 60})
    assert decide(with_tray(65), DEALER, ChangeBank(amount=65))


@clause("CSP-084")
def test_what_the_inspector_adds_is_the_houses_own() -> None:
    state = with_tray(60)
    (event,) = decide(state, GAMING_INSPECTOR, AddToFloat(amount=500))
    assert isinstance(event, FloatAdded)
    assert (event.amount, gains(event), sources(event)) == (500, {"float": 500, "house": -500}, ["CSP-084"])
    assert after(state, event).balances[FLOAT] == 560


@clause("CSP-084")
def test_no_more_is_added_at_once_than_the_tray_held_at_first() -> None:
    state = with_tray(60)
    refused = refusal(decide, state, GAMING_INSPECTOR, AddToFloat(amount=5005))
    assert refused == ("CSP-084", {"amount": 5005, "most": 5000})
    assert decide(state, GAMING_INSPECTOR, AddToFloat(amount=5000))


@clause("CSP-007", "CSP-084")
def test_both_are_of_the_tables_chips() -> None:
    state = with_tray(60)
    assert refusal(decide, state, DEALER, ChangeBank(amount=7)) == ("CSP-007", {"amount": 7, "chip": 5})
    assert refusal(decide, state, GAMING_INSPECTOR, AddToFloat(amount=7)) == ("CSP-084", {"amount": 7, "chip": 5})


@clause("CSP-084", "CSP-149")
def test_each_is_one_roles() -> None:
    state = with_tray(60)
    assert refusal(decide, state, GAMING_INSPECTOR, ChangeBank(amount=5)) == ("CSP-086", {"role": "dealer"})
    assert refusal(decide, state, DEALER, AddToFloat(amount=5)) == ("CSP-149", {"role": "gaming_inspector"})
    assert refusal(decide, state, A, ChangeBank(amount=5)) == ("CSP-086", {"role": "dealer"})


@clause("CSP-007", "CSP-084")
@pytest.mark.parametrize("phase", Phase)
def test_changes_are_for_before_the_round_and_the_stakes_and_additions_for_before_it(phase: Phase) -> None:
    state = with_tray(60, phase)
    if phase not in (Phase.PREPARE, Phase.STAKES):
        assert refusal(decide, state, DEALER, ChangeBank(amount=5)) == ("CSP-007", {"phase": phase.value})
    if phase is not Phase.PREPARE:
        assert refusal(decide, state, GAMING_INSPECTOR, AddToFloat(amount=5)) == ("CSP-084", {"phase": phase.value})


@clause("CSP-007", "CSP-084")
def test_what_may_be_changed_and_added_is_offered_in_whole_chips() -> None:
    state = with_tray(63)
    assert (
        ranges_offered(state, DEALER) == [changes(state)] == [Range(action="bank_change", lowest=5, highest=60, step=5)]
    )
    assert ranges_offered(state, GAMING_INSPECTOR) == [additions(state)]
    assert additions(state) == Range(action="add_to_float", lowest=5, highest=5000, step=5)
    assert ranges_offered(with_tray(63, Phase.STAKES), GAMING_INSPECTOR) == []


@clause("CSP-007")
def test_an_empty_tray_is_not_offered_for_change() -> None:
    assert ranges_offered(with_tray(4), DEALER) == []
