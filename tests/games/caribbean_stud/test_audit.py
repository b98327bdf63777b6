"""The audit finds and names everything that does not add up in a table's accounts."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.table.audit import discrepancy
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import sits, table


def over(**wagers: Any) -> StudState:
    """Return a round that is over, with chips still on these wagers of the first seat."""
    return table(Phase.OVER, sits(**wagers), sits())


def add_chips(state: StudState, **chips: int) -> StudState:
    """``state`` with that many chips more in each account, wherever they come from."""
    balances = {name: held + chips.get(name, 0) for name, held in state.balances.items()}
    return replace(state, balances=balances)


def test_accounts_that_add_up_are_found_in_order() -> None:
    assert discrepancy(over()) is None
    assert discrepancy(table(Phase.CHOOSE, sits(ante=5))) is None


@clause("CSP-046")
@pytest.mark.parametrize("wager", ["ante", "bet", "fee", "token"])
def test_no_chip_lies_on_a_wager_after_game_over(wager: str) -> None:
    assert discrepancy(over(**{wager: 5})) == "wagers: chips still lie there"
    broken_up = replace(over(**{wager: 5}), phase=Phase.BROKEN_UP)
    assert discrepancy(broken_up) == "wagers: chips still lie there"


def test_a_claim_may_wait_after_game_over() -> None:
    assert discrepancy(over(claim=15)) is None


def test_a_chip_from_nowhere_is_found() -> None:
    assert discrepancy(add_chips(over(), stack0=1)) == "balances: they do not add up to zero"


def test_an_overdrawn_account_of_chips_is_named_and_notes_house_and_meter_may_be_below_zero() -> None:
    assert discrepancy(add_chips(over(), stack0=-1001, float=1001)) == "stack0: less than nothing lies there"
    assert discrepancy(add_chips(over(), meter=-5, house=5)) is None


def test_results_that_the_chips_do_not_bear_out_are_found() -> None:
    assert discrepancy(replace(over(), results=(5, 0))) == "results: not those of the balances"
    assert discrepancy(add_chips(over(), stack0=-5, float=5)) == "results: not those of the balances"
