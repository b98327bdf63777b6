"""The players ``simple`` and ``rock`` of Caribbean Stud, and the actions that all its players share."""

from random import Random
from typing import Any

import pytest

from kitapi.arena.deals import play_deal
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice as Remedy
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.incidents import ChooseRemedy, SayHand
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.workers.bots import bots_of, player_of
from kitapi_testing.games.caribbean_stud.tables import A, house, sits, table

RAISE = actions.Raise(amount=10)


def choose_by(bot: str, state: StudState) -> Any:
    return player_of(bot, "caribbean-stud")(CARIBBEAN_STUD.view(state, A), (), Random(1), 1.0)


@pytest.mark.parametrize(
    ("cards", "simple", "rock"),
    [
        ("2s 2h 3d 4c 6s", RAISE, RAISE),
        ("Ac Kh Jd 8c 3s", actions.Fold(), RAISE),
        ("Ac Kh Jd 8c 4s", actions.Fold(), RAISE),
        ("Ac Kh Jd 7c 6s", actions.Fold(), actions.Fold()),
        ("Qc Jh 9d 7c 6s", actions.Fold(), actions.Fold()),
    ],
)
def test_they_raise_from_their_lowest_hand_on(cards: str, simple: Any, rock: Any) -> None:
    state = table(Phase.CHOOSE, sits(cards, ante=5), bank="As Kd 9h 5c 2d")
    assert choose_by("simple", state) == simple
    assert choose_by("rock", state) == rock


def test_they_stake_the_least_simple_with_a_token_and_then_wave() -> None:
    empty, staked = table(Phase.STAKES, sits(stack=100)), table(Phase.STAKES, sits(ante=5))
    for bot in ("simple", "rock"):
        assert choose_by(bot, empty) == actions.PlaceAnte(amount=5)
        assert choose_by(bot, table(Phase.STAKES, sits(stack=10))) == actions.ChangeNotes()
        assert choose_by(bot, table(Phase.STAKES, sits(ante=5, token=2))) == actions.Wave()
    assert choose_by("simple", staked) == actions.InsertToken()
    assert choose_by("rock", staked) == actions.Wave()


def test_they_declare_before_they_choose_and_cut_on_request() -> None:
    rich = table(Phase.CHOOSE, sits("Ks Kc Kh 2d 2c", ante=5, lamp=True), bank="As Qd 9h 5c 3d")
    assert choose_by("simple", rich) == actions.Declare()
    by_hand, ready = house(shuffling=Shuffling.HAND), {"checked": True, "washed": True, "shuffled": True}
    cut = choose_by("rock", table(Phase.PREPARE, sits(share="aa"), house=by_hand, offered=A, **ready))
    assert isinstance(cut, actions.CutCards)
    assert 5 <= cut.amount <= 47


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        ("Kh Kc 8h 6h 2c", "winning"),
        ("Ks Qd 9c 5h 2h", "losing"),
        ("Ah Qc 9c 5h 2h", "losing"),
        ("Ac Kc 9c 5h 2s", "tie"),
    ],
)
def test_they_say_the_truth_of_cards_that_were_taken_by_mistake(cards: str, outcome: Any) -> None:
    taken = sits(cards, ante=5, bet=10, choice=Choice.RAISE, checked=True, taken=True)
    state = table(Phase.SETTLE, taken, bank="Ad Kd 9h 5c 2d")
    for bot in ("simple", "rock"):
        assert choose_by(bot, state) == SayHand(outcome=outcome)


def test_they_go_on_without_a_card_that_they_cannot_have() -> None:
    state = table(Phase.CHOOSE, sits("Kh Kc 8h 6h 2c", ante=5), bank="Ad Kd 9h 5c 2d", incident=Incident(choosing=(A,)))
    assert choose_by("simple", state) == ChooseRemedy(choice=Remedy.GO_ON)


@pytest.mark.parametrize("bot", bots_of("caribbean-stud"))
def test_every_player_plays_whole_hands_at_every_house(bot: str) -> None:
    for number, shuffling in enumerate(Shuffling):
        terms = CaribbeanStudTerms(players=3, variant=house(shuffling=shuffling, buy_in=30))
        players = [player_of(bot, "caribbean-stud")] * 3
        state = play_deal(CARIBBEAN_STUD, terms, number, players, seed=2)
        assert CARIBBEAN_STUD.is_over(state)
        assert sum(state.balances.values()) == 0
