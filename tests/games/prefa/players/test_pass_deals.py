"""In a deal in which all passed, a card has the value of the deal if steady players play on."""

import numpy as np
import pytest

from kitapi.arena.deal_result import DealResult
from kitapi.cards import cards_of
from kitapi.games.prefa.players.evaluation.cards import judge_card
from kitapi.games.prefa.players.evaluation.pass_deals import LAYOUTS
from kitapi.games.prefa.rules.actions import PlayCard
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.stats import deal_results
from kitapi.players.evaluation import Worlds
from kitapi.players.tricks.holdings import DECK, hand_of
from kitapi_testing.games.trick_tables import Moment, moments

TERMS = PREFA.codec.read_terms(b'{"players":3,"variant":{"pass_deals":true}}')


def passed_out() -> tuple[list[Moment], tuple[DealResult, ...]]:
    """Return the moments of a deal that three steady players pass and then play, and its result."""
    for number in range(60):
        found = list(moments(PREFA, number, "steady", terms=TERMS, seed=9))
        if found[-1].view.bargain is None and isinstance(found[-1].action, PlayCard):
            last = found[-1]
            events = PREFA.decide(last.state, last.seat, last.action)
            state = last.state
            for event in events:
                state = PREFA.evolve(state, event)
            return found, deal_results(state)
    raise AssertionError("no deal was passed out")


def test_in_the_true_layout_the_card_steady_plays_has_the_value_of_the_deal() -> None:
    found, results = passed_out()
    count = 0
    for moment in found:
        if not isinstance(moment.action, PlayCard) or len(moment.view.options) < 2:
            continue
        seats = tuple(seat for seat in moment.view.active if seat != moment.view.seat)
        held = [hand_of(cards_of(moment.state.hands[seat])) for seat in seats]
        seen = hand_of(card for trick in moment.state.tricks for card in (played.card for played in trick.cards))
        seen |= hand_of(played.card for played in moment.view.trick) | hand_of(moment.view.hand)
        talon = DECK & ~(seen | sum(held))
        worlds = Worlds(seats, np.array([[*held, talon]]), np.ones(1), exact=True)
        judged = judge_card(moment.view, moment.history, worlds)
        place = judged.actions.index(moment.action)
        assert judged.values_by_layout[0, place] == pytest.approx(results[moment.seat].value / 3)
        count += 1
    assert count > 5


def test_of_many_layouts_some_are_played_on() -> None:
    moment = next(one for one in passed_out()[0] if isinstance(one.action, PlayCard))
    seats = tuple(seat for seat in moment.view.active if seat != moment.view.seat)
    held = [hand_of(cards_of(moment.state.hands[seat])) for seat in seats]
    talon = DECK & ~(hand_of(moment.view.hand) | sum(held))
    cards = np.array([[*held, talon]] * 50)
    judged = judge_card(moment.view, moment.history, Worlds(seats, cards, np.full(50, 0.02), exact=False))
    assert judged.worlds.number == LAYOUTS
    assert judged.worlds.weights.sum() == pytest.approx(1)
