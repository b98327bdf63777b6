"""The jackpot's odds are the published ones, and follow from the game's own awards."""

from fractions import Fraction
from math import comb

import pytest

from kitapi.cards import DECK_52, read_cards
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.odds.jackpot import (
    HANDS,
    TIERS,
    JackpotTerms,
    balance,
    break_even,
    drift,
    expected_award,
    expected_fixed,
    expected_meter,
    hands_of,
    per_meter,
    tiers,
)
from kitapi.games.caribbean_stud.odds.jackpot_waiting import Waiting, royal_in_a_round, until_royal
from kitapi.games.caribbean_stud.odds.jackpot_with_base import BANKS, Base, raised_with, together
from kitapi.games.caribbean_stud.rules.payment.jackpot import award
from kitapi.games.caribbean_stud.simulation import kernels
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, amounts, play_rounds
from kitapi.mechanics.poker_hands import Combination, value_of
from kitapi.simulation.tallies import BY_STRENGTH

COUNTS = (4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540)


def terms(fixed: tuple[int, int, int], *, token: int = 1, share: int | Fraction = 0, reset: int = 0) -> JackpotTerms:
    four, full, flush = map(Fraction, fixed)
    return JackpotTerms(token=Fraction(token), fixed=(four, full, flush), share=Fraction(share), reset=Fraction(reset))


USUAL = terms((500, 100, 50))


def test_every_combination_comes_as_often_as_is_known() -> None:
    assert tuple(map(hands_of, Combination)) == COUNTS
    assert sum(COUNTS) == HANDS == 2_598_960


@pytest.mark.parametrize(
    ("fixed", "published"),
    [
        ((100, 75, 50), "263205.26"),
        ((150, 100, 50), "246784.21"),
        ((500, 100, 50), "218047.37"),
        ((500, 150, 75), "176613.16"),
        ((500, 250, 100), "110547.37"),
    ],
)
def test_the_meters_that_break_even_are_the_published_ones(fixed: tuple[int, int, int], published: str) -> None:
    meter = break_even(terms(fixed))
    assert f"{float(meter):.2f}" == published
    assert expected_award(terms(fixed), meter) == 1
    quads, full, flush = fixed
    assert meter == (2_598_960 - 624 * quads - 3744 * full - 5108 * flush) / Fraction("7.6")


def test_the_value_of_the_meter_is_the_published_figure() -> None:
    assert f"{float(10_000 * per_meter()):.5f}" == "0.02924"
    assert sum(tiers().values()) == Fraction(9516, HANDS)
    assert f"{float(expected_fixed(USUAL)):.6f}" == "0.362376"


def test_awards_are_those_of_the_game_wherever_nothing_is_rounded() -> None:
    for tier in TIERS:
        for meter in (0, 10, 54_320, 10**12):
            assert USUAL.award(tier, Fraction(meter)) == award(tier, meter, (500, 100, 50))


def test_the_meter_stands_still_where_it_is_balanced_and_runs_dry_with_too_small_a_share() -> None:
    house = terms((500, 100, 50), share=Fraction(3, 4), reset=10_000)
    still = balance(house)
    assert still == (Fraction(3, 4) - expected_fixed(house) + Fraction(40_000, HANDS)) * HANDS / Fraction("7.6")
    assert drift(house, still) == 0
    assert drift(house, still + 1000) == -1000 * per_meter()
    assert (
        balance(terms((500, 100, 50), share=Fraction("0.362375")))
        < 0
        < balance(terms((500, 100, 50), share=Fraction("0.362376")))
    )


def test_no_award_takes_more_out_of_the_meter_than_it_holds() -> None:
    house = terms((500, 100, 50), share=1)
    royal, straight_flush, four, full, flush = (tiers()[tier] for tier in TIERS)
    assert drift(house, Fraction(70)) == 1 - 70 * (royal + straight_flush / 10 + four + full) - 50 * flush
    assert drift(house, Fraction(0)) == 1


def test_the_expected_meter_is_what_one_token_after_another_makes_of_it() -> None:
    house = terms((500, 100, 50), token=2, share=1, reset=10_000)
    meter = Fraction(25_000)
    for tokens in range(5):
        assert expected_meter(house, Fraction(25_000), tokens) == meter
        meter += drift(house, meter)


def test_a_royal_flush_takes_649740_tokens_on_average() -> None:
    waiting = until_royal()
    assert waiting.chance == Fraction(4, HANDS)
    assert waiting.mean == 649_740
    assert waiting.variance == 649_740 * 649_739
    assert waiting.quantile(Fraction(1, 2)) == 450_366


def test_seats_of_a_round_share_the_deck() -> None:
    alone = Fraction(4, HANDS)
    both = Fraction(4 * 3, HANDS * comb(47, 5))
    assert royal_in_a_round(2) == 2 * alone - both
    four = Fraction(4 * 3 * 2, HANDS * comb(47, 5) * comb(42, 5))
    assert royal_in_a_round(3) == 3 * alone - 3 * both + four
    assert all(royal_in_a_round(k) < royal_in_a_round(k + 1) < (k + 1) * alone for k in range(1, 7))


@pytest.mark.parametrize("share", [Fraction(1, 1000), Fraction(1, 2), Fraction(9, 10), Fraction(999, 1000)])
@pytest.mark.parametrize("chance", [Fraction(1, 2), Fraction(1, 37), Fraction(36, 37), Fraction(3, 1000)])
def test_a_quantile_is_the_first_trial_by_which_it_has_come_so_often(chance: Fraction, share: Fraction) -> None:
    waiting = Waiting(chance)
    trials = waiting.quantile(share)
    assert waiting.within(trials) >= share
    assert trials == 1 or waiting.within(trials - 1) < share
    assert sum(waiting.at(trial) for trial in range(1, trials + 1)) == waiting.within(trials)


def test_there_is_no_quantile_of_everything() -> None:
    with pytest.raises(ValueError, match="must be above 0 and below 1, not 1"):
        until_royal().quantile(Fraction(1))


@pytest.mark.parametrize("cards", ["As Ks Qs Js Ts", "9h 8h 7h 6h 5h"])
def test_what_a_jackpot_hand_wins_is_the_mean_of_its_decisions(cards: str) -> None:
    """Straight flushes with the same highest card have the same value; there are four of each."""
    hand = read_cards(cards)
    mean = sum(decision(hand, card, exchange=False).raise_ for card in DECK_52 if card not in hand) / 47
    made = value_of(hand).combination
    assert raised_with(made) * (hands_of(made) // 4) == mean + sum(
        sum(decision(other, card, exchange=False).raise_ for card in DECK_52 if card not in other) / 47
        for other in map(read_cards, _other_straight_flushes(cards))
    )


def _other_straight_flushes(cards: str) -> list[str]:
    if cards.startswith("As"):
        return []
    order = "A23456789TJQK"
    tops = [order[low : low + 5] for low in range(9)]
    return [" ".join(f"{rank}h" for rank in ranks) for ranks in tops if ranks != "56789"]


def test_what_jackpot_hands_win_is_what_they_win_in_a_simulation() -> None:
    """Each figure is within four standard errors, with a fixed seed."""
    tally = play_rounds(StudSimulation(strategy="always_raise", seed=5), 0, 3_000_000)
    wins = amounts(StudSimulation(strategy="always_raise", seed=5).variant).tolist()
    for tier in (Combination.FOUR_OF_A_KIND, Combination.FULL_HOUSE, Combination.FLUSH):
        cells = range(BY_STRENGTH.index(tier), kernels.CELLS // 2, kernels.COMBINATIONS)
        found = [(tally[kernels.AT_CELLS + cell], wins[cell][0]) for cell in cells]
        count = sum(many for many, _ in found)
        mean = sum(many * won for many, won in found) / count
        squares = sum(many * won * won for many, won in found) / count
        assert abs(mean - raised_with(tier)) < 4 * ((squares - mean**2) / count) ** 0.5
        assert count > 500


def test_base_and_token_together_are_as_a_joint_distribution_says() -> None:
    """A base game with two outcomes: it wins ten with a hand of the jackpot, and loses one without."""
    house = terms((500, 100, 50), token=2)
    chance = sum(tiers().values(), Fraction(0))
    base_mean = 10 * chance - (1 - chance)
    base = Base(
        expectation=base_mean,
        variance=100 * chance + (1 - chance) - base_mean**2,
        given=dict.fromkeys(TIERS, Fraction(10)),
    )
    meter, ante = Fraction(100_000), Fraction(5)
    outcomes = [(tiers()[tier], 10 + (house.award(tier, meter) - 2) / ante) for tier in TIERS]
    outcomes.append((1 - chance, -1 - 2 / ante))
    mean = sum((weight * won for weight, won in outcomes), Fraction(0))
    found = together(base, house, meter, ante)
    assert found.expectation == mean
    assert found.variance == sum(weight * (won - mean) ** 2 for weight, won in outcomes)
    assert 0 < found.correlation < 1


def test_the_bank_holds_one_of_so_many_hands() -> None:
    assert BANKS == 1_533_939
