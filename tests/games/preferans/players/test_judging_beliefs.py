"""Beliefs of a player of Preferans: only possible layouts, and the true one is favoured."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import numpy as np
import pytest

from kitapi.cards import cards_of
from kitapi.games.preferans.players.evaluation import sample_worlds
from kitapi.games.preferans.players.evaluation.beliefs import (
    _redraw_discards,
    dealt_cards,
    known_to,
    likelihood,
    read_calls,
)
from kitapi.games.preferans.rules.actions import Bid
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.view import Phase
from kitapi.players.evaluation import Effort, Floats, Worlds
from kitapi.players.levels import truth
from kitapi.players.tricks.holdings import DECK, hand_of
from kitapi.players.tricks.worlds import draw_worlds
from kitapi_testing.games.trick_tables import Moment, moments
from tests.games.preferans.players.tables import after, deal_hand

EFFORT = Effort(layouts=12, drawn=60)
DEALS = 25


@lru_cache(1)
def play_moments() -> tuple[Moment, ...]:
    found: list[Moment] = []
    for number in range(DEALS):
        found += moments(PREFERANS, number, "steady", seed=3)
    return tuple(moment for moment in found if moment.view.phase is not Phase.SHUFFLING)


def samples(*phases: Phase) -> Iterator[Moment]:
    yield from (moment for moment in play_moments() if moment.view.phase in phases)


def known_cards(moment: Moment) -> int:
    bargain = moment.view.bargain
    return hand_of(moment.view.hand) | hand_of(bargain.discards if bargain else ())


def test_every_layout_leaves_each_his_number_of_cards_and_shows_nothing_twice() -> None:
    for moment in list(samples(*Phase))[::21]:
        worlds = sample_worlds(moment.view, moment.history, Random(4), EFFORT)
        known = known_to(moment.view, moment.history)
        for place, seat in enumerate(worlds.seats):
            assert (np.bitwise_count(worlds.cards[:, place]) == moment.view.held[seat]).all()
        assert (np.bitwise_or.reduce(worlds.cards, axis=1) == known.hidden.unseen).all()
        assert (worlds.cards.sum(axis=1) == known.hidden.unseen).all()
        assert known.hidden.unseen & known_cards(moment) == 0
        assert worlds.weights.sum() == pytest.approx(1.0)


def test_the_talon_shown_lies_with_the_declarer_or_is_laid_away() -> None:
    tried = 0
    for moment in samples(Phase.DOUBLING, Phase.PLAYING):
        bargain = moment.view.bargain
        if moment.seat == bargain.declarer or not bargain.talon or tried > 25:
            continue
        tried += 1
        worlds = sample_worlds(moment.view, moment.history, Random(5), EFFORT)
        others = [seat for seat in worlds.seats if seat != bargain.declarer]
        assert not any((worlds.held_by(seat) & hand_of(bargain.talon)).any() for seat in others)
    assert tried > 20


def test_the_true_cards_are_always_possible() -> None:
    for moment in list(samples(*Phase))[::5]:
        known = known_to(moment.view, moment.history)
        lies = truth(moment.state, draw_worlds(known.hidden, known.seats, 1, np.random.default_rng(0))).cards[0]
        places = known.hidden.places
        assert all(int(cards) & ~place.may_hold == 0 for cards, place in zip(lies, places, strict=False))


def score_layouts(moment: Moment, worlds: Worlds) -> Floats:
    """Compute the likelihood of calls, discards, game and answers in each layout, evaluated one by one."""
    view, known = moment.view, known_to(moment.view, moment.history)
    exact = worlds._replace(weights=np.ones(worlds.number), exact=True)
    if view.bargain is not None and view.bargain.game is not None and view.bargain.talon and worlds.aside.any():
        exact = _redraw_discards(exact, known, view, np.random.default_rng(0))
    return exact.weights * likelihood(view, known, exact)


@pytest.mark.parametrize(("phase", "least"), [(Phase.BIDDING, 0.15), (Phase.DOUBLING, 1.0)])
def test_the_truth_is_believed_more_than_other_layouts_are(phase: Phase, least: float) -> None:
    gains = []
    for moment in samples(phase):
        known = known_to(moment.view, moment.history)
        drawn = draw_worlds(known.hidden, known.seats, 150, np.random.default_rng(1))
        true = score_layouts(moment, truth(moment.state, drawn))[0]
        gains.append(np.log(true / score_layouts(moment, drawn).mean()))
    assert len(gains) >= 30
    assert np.mean(gains) - 2 * np.std(gains) / np.sqrt(len(gains)) > least


def test_a_declarer_is_read_by_the_ten_cards_he_was_dealt() -> None:
    for moment in list(samples(Phase.PLAYING))[::7]:
        bargain = moment.view.bargain
        if moment.seat == bargain.declarer or not bargain.talon:
            continue
        known = known_to(moment.view, moment.history)
        worlds = truth(moment.state, draw_worlds(known.hidden, known.seats, 1, np.random.default_rng(0)))
        ten = int(dealt_cards(moment.view, known, worlds, bargain.declarer)[0])
        dealt_hand = moment.state.deal.dealt.hands[bargain.declarer]
        assert ten == hand_of(dealt_hand)


def test_calls_are_read_by_the_number_each_had_to_bid() -> None:
    moment = after(deal_hand("7s 8s Qs 9c Tc Jc 8d Td Jd Qh"), "1 3 4 hold pass")
    view = moment.view
    assert [tuple(read_calls(view, seat))[:2] for seat in view.active] == [(4, -1), (3, 5), (4, -1)]
    assert read_calls(view, view.active[1]).from_hand is False
    assert Bid(5) in view.options


def test_what_is_laid_away_is_what_the_declarer_can_spare() -> None:
    kept = [
        (np.bitwise_count(worlds.aside & 0x80808080) @ worlds.weights)
        for moment in list(samples(Phase.DOUBLING))[:20]
        if moment.view.bargain.talon and moment.view.bargain.game.value < 6
        for worlds in [sample_worlds(moment.view, moment.history, Random(6), EFFORT)]
        if worlds.aside.any()
    ]
    assert kept
    # of two cards taken at random a quarter are aces
    assert np.mean(kept) < 0.1


def test_the_same_question_has_the_same_answer() -> None:
    moment = next(samples(Phase.DOUBLING))
    one, other = (sample_worlds(moment.view, moment.history, Random(9), EFFORT) for _ in range(2))
    assert (one.cards == other.cards).all()
    assert hand_of(cards_of(moment.state.hands[moment.seat])) & DECK == hand_of(moment.view.hand)
