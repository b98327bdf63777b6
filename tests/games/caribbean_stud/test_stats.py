"""The deal results of hands of Caribbean Stud in the arena."""

from typing import Any

from kitapi.arena.deals import play_deal
from kitapi.arena.simulation import simulate, usual_players
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.games.caribbean_stud.stats import deal_results
from kitapi.registry import PACKAGES
from kitapi.workers.bots import player_of

NAMES = ("simple", "rock", "random")


def test_a_hand_is_counted_as_its_seats_won_raised_and_were_paid() -> None:
    seen = set()
    for number in range(30):
        players = [player_of(name, "caribbean-stud") for name in NAMES]
        state = play_deal(CARIBBEAN_STUD, CaribbeanStudTerms(players=3), number, players, seed=4)
        for line, place, won in zip(deal_results(state), state.places, state.outcome.won, strict=True):
            assert line.value == 3 * won
            assert line.declared == (place.choice is Choice.RAISE)
            result = place.settlement.result if place.settlement else Result.FOLD
            assert line.made == (result in (Result.PLAYER_WINS, Result.NOT_QUALIFIED))
            assert not line.took_part
            seen.add(result)
    assert {Result.FOLD, Result.BANK_WINS, Result.PLAYER_WINS, Result.NOT_QUALIFIED} <= seen


def test_the_same_seed_gives_the_same_numbers_on_any_number_of_processes() -> None:
    def simulate_with(**options: Any) -> Any:
        return {**simulate(PACKAGES["caribbean-stud"], 60, NAMES, seed=5, **options), "seconds": 0}

    one = simulate_with()
    assert one == simulate_with() == simulate_with(workers=2)
    assert one["game"] == "caribbean-stud"
    assert 0 <= one["passed_out"] < 60
    assert simulate_with(variant={"minimum": "50", "chip": "50", "buy_in": "1000"})["players"] != one["players"]


def test_usual_players_are_three_of_the_best() -> None:
    assert usual_players(PACKAGES["caribbean-stud"]) == ["simple"] * 3
    assert usual_players(PACKAGES["prefa"]) == ["steady"] * 3
