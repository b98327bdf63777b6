"""``estimate_hands`` gives each of many hands the same values as it gives the hand alone."""

from random import Random

import numpy as np
import pytest

from kitapi.games.preferans.players.betl import betl_chance
from kitapi.games.preferans.players.evaluation.hands import (
    BEFORE,
    GAMES,
    PREFERANS,
    best_exchange,
    betl_chance_before_talon,
    estimate_hands,
    lean,
    prices,
    value_games,
    value_games_before_talon,
)
from kitapi.games.preferans.players.evaluation.hands import (
    defensive_tricks as tricks_in_defence,
)
from kitapi.games.preferans.players.evaluation.money import sheets_of
from kitapi.games.preferans.players.plans import (
    plans_after_talon,
    plans_before_talon,
    plans_with,
    strain_of,
    takes_all_ten,
)
from kitapi.games.preferans.players.situation import trump_cards
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.kernel import Seat
from kitapi.players.tricks.estimate import tricks
from kitapi.players.tricks.holdings import cards_in, hand_of
from kitapi.players.tricks.promise import defensive_tricks
from tests.games.preferans.players.tables import deal_hand

DECK = [1 << bit for bit in range(32)]
TOP = "As Ks Qs Ac Kc Qc Ad Kd Ah Kh"
RULES = deal_hand(TOP).view


def hands(number: int, size: int = 10) -> list[int]:
    rng = Random(number)
    return [sum(rng.sample(DECK, size)) for _ in range(number)] + [sum(DECK[32 - size :]), sum(DECK[:size])]


def test_tricks_and_betl_are_the_tables() -> None:
    some = hands(60)
    seen = estimate_hands(np.array(some))
    for place, hand in enumerate(some):
        assert seen.tricks[place] == pytest.approx([tricks(hand, strain_of(game)) for game in GAMES])
        assert seen.betl[place] == pytest.approx(betl_chance(hand))
        light = max(betl_chance(hand & ~card) for card in cards_in(hand))
        assert betl_chance_before_talon(np.array([hand]))[0] == pytest.approx(light)
        assert (seen.whole[place] and bool(seen.stops[place])) <= takes_all_ten(RULES, hand) <= seen.whole[place]


def test_promises_and_how_the_defence_shares_its_tricks() -> None:
    some = np.array(hands(30))
    for game in (GameNumber.HEARTS, GameNumber.SEVEN):
        found = [defensive_tricks(hand, trump_cards(game)) for hand in some.tolist()]
        assert tricks_in_defence(some, game).tolist() == pytest.approx(found)
        assert lean(some[:1], some[1:2], game)[0] == pytest.approx(found[0] / (found[0] + found[1]))


@pytest.mark.parametrize("from_hand", [False, True])
def test_games_are_priced_as_the_steady_player_does(from_hand: bool) -> None:
    some = hands(25)
    found = value_games(np.array(some), prices(sheets_of(RULES), Seat(0), from_hand=from_hand))
    for place, hand in enumerate(some):
        plans = plans_with(RULES, hand, GAMES, from_hand=from_hand)
        closed = [plan.value for plan in plans if not plan.laid_open]
        assert found[place][[not plan.laid_open for plan in plans]] == pytest.approx(closed, abs=1.5)


def test_a_hand_that_waits_for_the_talon_is_priced_as_the_steady_player_does() -> None:
    some = hands(25)
    found = value_games_before_talon(np.array(some), prices(sheets_of(RULES), Seat(0), from_hand=False, spread=BEFORE))
    for place, hand in enumerate(some):
        values = [plan.value for plan in plans_before_talon(RULES, hand, GAMES)]
        assert found[place] == pytest.approx(values, abs=1.5)


def test_twelve_cards_are_exchanged_as_well_as_the_steady_player_does() -> None:
    some = hands(20, size=12)
    found = best_exchange(np.array(some), prices(sheets_of(RULES), Seat(0), from_hand=False))
    for place, twelve in enumerate(some):
        plans = [plan for plan in plans_after_talon(RULES, twelve, GAMES) if not plan.laid_open]
        for plan in plans:
            game = GAMES.index(plan.game)
            assert found.pair[place, game] & ~twelve == 0
            assert found.pair[place, game].bit_count() == 2
            if game != PREFERANS:
                assert found.values[place, game] == pytest.approx(plan.value, abs=1.5)


def test_one_who_judges_others_games_trusts_the_tables_less() -> None:
    hand = np.array([hand_of(deal_hand(TOP).view.hand)])
    own = value_games(hand, prices(sheets_of(RULES), Seat(0), from_hand=False))
    sober = value_games(hand, prices(sheets_of(RULES), Seat(0), from_hand=False, seat=Seat(0)))
    assert (sober <= own + 1e-9).all()
    assert sober[0, 0] < own[0, 0]
