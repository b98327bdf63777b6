"""Statistics of contracts: which are declared, and how they end."""

import pytest

from kitapi.arena.campaign import Limits
from kitapi.arena.contract_stats import Outcome, play_outcomes, stats_by_contract
from kitapi.arena.simulation import match_of, simulate
from kitapi.registry import PACKAGES


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_what_is_declared_is_what_a_simulation_counts(game: str) -> None:
    three = ("steady",) * 3
    found = stats_by_contract(
        play_outcomes(PACKAGES[game], match_of(PACKAGES[game], three, ((0, 1, 2),), seed=7), Limits(40))
    )
    simulated = simulate(PACKAGES[game], 40, three, seed=7)
    assert sum(one.deals for one in found) == 40
    assert sum(one.made for one in found) == sum(player["made"] for player in simulated["players"])
    assert sum(one.fallen for one in found) == sum(player["in_as_defender"] for player in simulated["players"])
    assert next(one.deals for one in found if not one.what) == simulated["passed_out"]
    assert all(sum(one.against) == one.deals == sum(one.endings.values()) for one in found)


def test_deals_are_grouped_by_what_was_declared() -> None:
    deals = [
        Outcome("6", "played", True, (True, False)),
        Outcome("6", "unopposed", True, ()),
        Outcome("", "thrown_in", False, ()),
    ]
    nothing, six = stats_by_contract(deals)
    assert nothing.what == ""
    assert six == ("6", 2, {"played": 1, "unopposed": 1}, 2, (1, 0, 1), 1)
