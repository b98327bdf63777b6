"""The whole game: published figures to the last digit, and laws that every game satisfies."""

from fractions import Fraction
from math import comb

import msgspec
import pytest

from kitapi.games.caribbean_stud.odds.game import BadGame, Game, WholeGame, compute_whole_game
from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK
from kitapi.games.caribbean_stud.rules.books import theory
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification

DEALS = comb(52, 5) * 47 * comb(46, 4)

PUBLISHED = {
    "perfect": (1_041_372_912_372, "5.2243", "2.5553", "2.24295", "52.2255"),
    "rules_of_thumb": (1_041_417_758_724, "5.2245", "2.5538", "2.24357", "52.2905"),
    "akj83_or_better": (1_059_715_400_580, "5.3163", "2.5960", "2.24507", "52.3940"),
    "matching_ace_king": (1_063_176_931_284, "5.3337", "2.6162", "2.24062", "51.9364"),
    "pair_or_better": (1_090_272_101_460, "5.4696", "2.7380", "2.22050", "49.8823"),
    "ace_king_or_better": (1_132_600_203_540, "5.6820", "2.6721", "2.28278", "56.3187"),
    "always_raise": (3_310_360_338_060, "16.6072", "5.5357", "2.67441", "100.0000"),
}
"""Total loss over all deals, house edge, element of risk, standard deviation, and the frequency of raises."""


@pytest.fixture(scope="module")
def base() -> dict[str, WholeGame]:
    names = ["never_exchange", *PUBLISHED]
    return {one.strategy: one for one in compute_whole_game(Game.BASE, [STRATEGIES[name] for name in names])}


@pytest.fixture(scope="module")
def venice() -> dict[str, WholeGame]:
    names = ("perfect", "careful_draws", "draws", "never_exchange")
    return {one.strategy: one for one in compute_whole_game(Game.VENICE, [STRATEGIES[name] for name in names])}


def test_there_are_as_many_deals_as_published() -> None:
    assert DEALS == 19_933_230_517_200


def test_perfect_play_of_the_base_game_is_the_published_fraction(base: dict[str, WholeGame]) -> None:
    assert base["perfect"].expectation == Fraction(-142_031_221, 2_718_662_100)


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_strategy_of_the_base_game_has_its_published_figures(name: str, base: dict[str, WholeGame]) -> None:
    loss, edge, risk, deviation, raises = PUBLISHED[name]
    found = base[name]
    assert -found.expectation * DEALS == loss
    assert f"{-100 * float(found.expectation):.4f}" == edge
    assert f"{100 * float(found.element_of_risk):.4f}" == risk
    assert f"{found.standard_deviation:.5f}" == deviation
    assert f"{100 * float(found.frequency['raise']):.4f}" == raises


def test_read_by_the_letter_the_bank_would_lose(base: dict[str, WholeGame]) -> None:
    (by_letter,) = compute_whole_game(Game.BASE, variant=CaribbeanStudVariant(qualification=Qualification.ACE_OR_KING))
    assert f"{100 * float(by_letter.expectation):.2f}" == "30.55"


def test_a_full_payment_after_the_exchange_is_the_known_game() -> None:
    """Oasis poker with one card: its house edge is 1.0372 %."""
    (oasis,) = compute_whole_game(Game.VENICE, variant=msgspec.structs.replace(RULEBOOK, exchange_table=RULEBOOK.table))
    assert f"{-100 * float(oasis.expectation):.4f}" == "1.0372"


def test_the_books_use_the_exact_figures(venice: dict[str, WholeGame]) -> None:
    perfect = venice["perfect"]
    assert (perfect.expectation, perfect.variance) == (theory.EXPECTATION, theory.VARIANCE)


def test_shares_and_results_add_up(base: dict[str, WholeGame], venice: dict[str, WholeGame]) -> None:
    for found in (*base.values(), *venice.values()):
        often = found.frequency
        assert often["fold"] + often["raise"] + often["exchange"] == 1
        assert often["exchange_fold"] + often["exchange_raise"] == often["exchange"]
        assert sum(found.results.values()) == 1
        assert sum(net * chance for net, chance in found.results.items()) == found.expectation
        assert sum(net**2 * chance for net, chance in found.results.items()) == found.variance + found.expectation**2


def test_never_exchanging_is_the_base_game(base: dict[str, WholeGame], venice: dict[str, WholeGame]) -> None:
    assert base["never_exchange"].by_result == venice["never_exchange"].by_result == base["perfect"].by_result
    assert base["perfect"].frequency["exchange"] == 0


def test_draws_cost_what_the_guide_says(venice: dict[str, WholeGame]) -> None:
    edges = {name: f"{-100 * float(found.expectation):.4f}" for name, found in venice.items()}
    assert edges == {"perfect": "1.1757", "careful_draws": "1.3790", "draws": "1.7652", "never_exchange": "5.2243"}
    assert venice["perfect"].expectation == Fraction(-820_231_408_501, 69_766_306_810_200)


def test_stakes_are_those_of_raises_and_fees(venice: dict[str, WholeGame]) -> None:
    for found in venice.values():
        often = found.frequency
        stake = 1 + 2 * (often["raise"] + often["exchange_raise"]) + often["exchange"]
        assert found.element_of_risk == -found.expectation / stake


def test_one_thread_gives_the_same_and_progress_is_reported() -> None:
    progress: list[tuple[int, int]] = []
    (one,) = compute_whole_game(Game.BASE, threads=1, progress=lambda done, total: progress.append((done, total)))
    assert one.expectation == Fraction(-142_031_221, 2_718_662_100)
    assert progress == [(done, 13) for done in range(1, 14)]


def test_the_base_game_refuses_strategies_that_exchange() -> None:
    with pytest.raises(BadGame, match="draws exchanges cards"):
        compute_whole_game(Game.BASE, [STRATEGIES["draws"]])
