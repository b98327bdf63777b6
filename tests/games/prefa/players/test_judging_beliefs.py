"""Beliefs of a player of Prefa: they fit everything that the player knows, and favour the true layout."""

from collections.abc import Iterator
from random import Random

import numpy as np
from msgspec.structs import replace

from kitapi.cards import cards_of
from kitapi.games.prefa.players.evaluation.beliefs import (
    CallSummary,
    Known,
    known_to,
    likelihood,
    read_calls,
    sample_worlds,
)
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.view import Phase
from kitapi.players.evaluation import Effort, Worlds
from kitapi.players.tricks.holdings import ACES, hand_of
from kitapi.players.tricks.worlds import draw_worlds, single_world
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.tables import after
from kitapi_testing.games.trick_tables import Moment, moments

EFFORT = Effort(layouts=20, drawn=120)


def decisions(deals: int) -> Iterator[Moment]:
    for number in range(deals):
        yield from (m for m in moments(PREFA, number, "steady", seed=31) if m.view.phase is not Phase.SHUFFLING)


def truth(moment: Moment, known: Known) -> list[int]:
    """Return the cards of the seats, and those laid aside."""
    held = [hand_of(cards_of(moment.state.hands[seat])) for seat in known.seats]
    return [*held, known.hidden.unseen & ~sum(held)]


def test_layouts_fit_what_is_known_and_the_same_question_has_the_same_answer() -> None:
    for place, moment in enumerate(decisions(3)):
        view, known = moment.view, known_to(moment.view, moment.history)
        worlds = sample_worlds(view, moment.history, Random(place), EFFORT)
        again = sample_worlds(view, moment.history, Random(place), EFFORT)
        assert np.array_equal(worlds.cards, again.cards)
        assert np.isclose(worlds.weights.sum(), 1)
        columns = [*zip(truth(moment, known), known.hidden.places, strict=False)]
        for column, (true, knows) in enumerate(columns):
            assert true & ~knows.may_hold == 0
            assert not (worlds.cards[:, column] & ~knows.may_hold).any()
            assert (np.bitwise_count(worlds.cards[:, column]) == knows.cards).all()
        assert (np.bitwise_or.reduce(worlds.cards, axis=1) == known.hidden.unseen).all()


def test_the_truth_is_likelier_than_what_is_drawn_without_heeding_calls() -> None:
    gains: dict[Phase, list[float]] = {}
    for place, moment in enumerate(decisions(12)):
        view, known = moment.view, known_to(moment.view, moment.history)
        drawn = draw_worlds(known.hidden, known.seats, 100, np.random.default_rng(place))
        alike = likelihood(view, known, drawn, np.random.default_rng(1)).mean()
        real = likelihood(view, known, single_world(known.seats, truth(moment, known)), np.random.default_rng(1))[0]
        gains.setdefault(view.phase, []).append(float(np.log(real / alike)))
    for phase in (Phase.BIDDING, Phase.DISCARDING, Phase.PARTICIPATING, Phase.PLAYING):
        assert np.mean(gains[phase]) > 0.3


def test_aces_are_hardly_ever_among_the_cards_laid_away() -> None:
    for moment in decisions(6):
        view = moment.view
        if view.phase is Phase.PARTICIPATING:
            worlds: Worlds = sample_worlds(view, moment.history, Random(1), EFFORT)
            assert float(worlds.weights @ (worlds.aside & ACES > 0)) < 0.2


@clause("PREFA-AUC-08")
def test_a_pass_of_the_clock_says_nothing_about_the_cards() -> None:
    view = after("pass 6s").view
    first = view.calls[0]
    silent = replace(view, calls=(replace(first, by_clock=True), *view.calls[1:]))
    assert read_calls(view, first.seat) == CallSummary(passed=0, if_left=False)
    assert read_calls(silent, first.seat) == CallSummary()
