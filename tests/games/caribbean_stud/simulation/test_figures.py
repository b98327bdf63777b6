"""Figures follow from the tally, and agree with exact values."""

import math

import pytest

from kitapi.games.caribbean_stud.simulation.figures import Counted, StudFigures, figures
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation
from kitapi.games.caribbean_stud.simulation.run import Place, run

ROUNDS = 400_000
DEALS = math.comb(52, 5) * 47 * math.comb(46, 4)

LOSSES = {
    "rules_of_thumb": 1_041_417_758_724,
    "akj83_or_better": 1_059_715_400_580,
    "matching_ace_king": 1_063_176_931_284,
    "pair_or_better": 1_090_272_101_460,
    "ace_king_or_better": 1_132_600_203_540,
    "always_raise": 3_310_360_338_060,
    "always_fold": DEALS,
}
"""The losses of the strategies over all deals, as published."""

RAISES = {
    "rules_of_thumb": 52.2905,
    "akj83_or_better": 52.3940,
    "matching_ace_king": 51.9364,
    "pair_or_better": 49.8823,
    "ace_king_or_better": 56.3187,
}
"""The frequency of their raises, in percent."""


def simulate_figures(strategy: str, seats: int = 1, rounds: int = ROUNDS) -> StudFigures:
    simulation = StudSimulation(strategy=strategy, seed=20, seats=seats)
    return figures(simulation, run(simulation, rounds, Place(2)))


@pytest.mark.parametrize("strategy", LOSSES)
def test_a_strategy_loses_what_is_published(strategy: str) -> None:
    """The figures are within four standard errors, with a fixed seed."""
    found = simulate_figures(strategy)
    assert abs(found.expectation + LOSSES[strategy] / DEALS) <= 4 * found.standard_error
    if strategy in RAISES:
        raised = found.frequency["raise"]
        assert abs(raised.share - RAISES[strategy] / 100) < 4 * raised.standard_error
    assert abs(found.qualified.share - 1_463_700 / 2_598_960) < 4 * found.qualified.standard_error


def test_figures_hang_together() -> None:
    found = simulate_figures("draws", seats=7, rounds=20_000)
    hands = 140_000
    assert found.hands == sum(found.results.values()) == sum(found.dealt.values()) == hands
    assert sum(found.bank.values()) == found.rounds == 20_000
    mean = sum(int(won) * count for won, count in found.results.items()) / hands
    squares = sum(int(won) ** 2 * count for won, count in found.results.items()) / hands
    assert found.expectation == pytest.approx(mean)
    assert found.standard_deviation == pytest.approx((squares - mean**2) ** 0.5)
    assert sum(found.by_seat) / 7 == pytest.approx(mean)
    how = found.frequency
    assert how["fold"].count + how["raise"].count + how["exchange"].count == hands
    assert how["exchange_raise"].count + how["exchange_fold"].count == how["exchange"].count > 5_000


def test_seats_of_one_round_are_not_independent() -> None:
    """They play against the same bank, so that the mean of seven scatters more than that of seven rounds."""
    found = simulate_figures("ace_king_or_better", seats=7, rounds=20_000)
    assert found.standard_error > 1.2 * found.standard_deviation / found.hands**0.5


def test_only_hands_that_are_kept_and_raised_have_a_right_to_the_jackpot() -> None:
    assert sum(tier.count for tier in simulate_figures("always_fold", rounds=20_000).jackpot.values()) == 0
    always = simulate_figures("always_raise", rounds=20_000)
    assert {name: tier.count for name, tier in always.jackpot.items()} == {
        name: always.dealt[name] for name in always.jackpot
    }
    assert list(always.jackpot) == ["royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush"]


def test_a_share_has_the_error_of_a_share() -> None:
    found = simulate_figures("pair_or_better", rounds=10_000).frequency["raise"]
    assert found == Counted(
        count=found.count,
        share=found.count / 10_000,
        standard_error=math.sqrt(found.share * (1 - found.share) / 10_000),
    )
