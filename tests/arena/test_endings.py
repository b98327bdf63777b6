"""Solved endings: the best result without seeing the cards, and what players lose against it."""

from functools import cache
from itertools import permutations
from random import Random

import pytest

from kitapi.arena.campaign import Limits, Place
from kitapi.arena.endings import EndingResult, EndingsRequest, endings, score_players
from kitapi.arena.response import Layout, Player, best_with_open_cards, values_of_cards
from kitapi.arena.simulation import match_of
from kitapi.cards import DECK_32, Card, Suit, cards_of, read_card, read_cards, set_of
from kitapi.mechanics.tricks import playable
from kitapi.registry import PACKAGES
from kitapi.solver.position import DECLARER, Objective, Position, play_card
from kitapi.solver.solver import Solver

DECLARERS = Player(DECLARER, Objective.TRICKS, lambda won: won[DECLARER])


def thrown_on(chance: float, queen: str) -> Layout:
    """Return a layout with the ace of clubs led: the declarer has to throw a king, and then this queen is led."""
    hands = tuple(set_of(read_cards(hand)) for hand in ("Ks Kh", queen, "7d"))
    return Layout(chance, Position(hands, 1, None, tuple(read_cards("Ac 8d"))))


def test_a_guess_is_made_once_for_all_layouts() -> None:
    both = [thrown_on(0.7, "Qs"), thrown_on(0.3, "Qh")]
    found = values_of_cards(both, (0, 0, 0), DECLARERS)
    assert found == {read_card("Kh"): pytest.approx(0.7), read_card("Ks"): pytest.approx(0.3)}
    apart = sum(max(values_of_cards([one], (0, 0, 0), DECLARERS).values()) for one in both)
    assert apart == pytest.approx(1)


def deal_position(rng: Random, cards: int) -> Position:
    pack = rng.sample(DECK_32, 3 * cards)
    hands = tuple(set_of(pack[at * cards : (at + 1) * cards]) for at in range(3))
    return Position(hands, rng.randrange(3), rng.choice([*Suit, None]))


@pytest.mark.parametrize("place", range(3))
def test_with_one_layout_values_are_those_of_open_cards(place: int) -> None:
    rng, solver, checked = Random(place), Solver(), 0
    while checked < 12:
        position = deal_position(rng, 3)._replace(leader=place)
        sign = 1 if place == DECLARER else -1
        player = Player(place, Objective.TRICKS, lambda won, sign=sign: sign * won[DECLARER])  # type: ignore[misc]
        found = values_of_cards([Layout(1.0, position)], (0, 0, 0), player)
        assert {card: sign * value for card, value in found.items()} == solver.values(position)
        checked += 1


def dealt_anew(position: Position, rng: Random) -> Position:
    """Return a position that the declarer cannot distinguish from this one: the others' cards are shuffled."""
    others = [card for hand in position.hands[1:] for card in cards_of(hand)]
    rng.shuffle(others)
    return position._replace(hands=(position.hands[0], set_of(others[::2]), set_of(others[1::2])))


def value_plan(position: Position, order: tuple[Card, ...]) -> float:
    """Return the payoff of a declarer who always plays the first legal card of ``order``, whatever the others play."""

    @cache
    def value_position(now: Position) -> float:
        if not any(now.hands):
            return 0.0
        if now.turn == DECLARER:
            allowed = playable(now.hands[DECLARER], now.led, now.trump)
            cards: tuple[Card, ...] = (next(card for card in order if card.bit & allowed),)
        else:
            cards = best_with_open_cards(now, Objective.TRICKS)
        return sum(point + value_position(after) for point, after in (play_card(now, card) for card in cards)) / len(
            cards
        )

    return value_position(position)


def test_the_best_lies_between_every_plan_and_open_cards() -> None:
    rng, guesses = Random(7), 0
    for _ in range(25):
        position = deal_position(rng, 3)._replace(leader=0)
        likely = [Layout(0.25, dealt_anew(position, rng)) for _ in range(4)]
        best = max(values_of_cards(likely, (0, 0, 0), DECLARERS).values())
        opened = sum(max(values_of_cards([one], (0, 0, 0), DECLARERS).values()) for one in likely)
        orders = permutations(cards_of(position.hands[DECLARER]))
        plans = [sum(value_plan(one.position, order) for one in likely) / 4 for order in orders]
        assert max(plans) - 1e-9 <= best <= opened + 1e-9
        guesses += best < opened - 1e-9
    assert guesses


def test_endings_are_judged_alike_whatever_the_workers_and_nobody_beats_the_best() -> None:
    three = match_of(PACKAGES["prefa"], ("steady",) * 3, ((0, 1, 2),), seed=5)
    request = EndingsRequest(match=three, players=("random", "steady"), layouts=12, calls=False)
    found = endings(PACKAGES["prefa"], request, Limits(20))
    assert found == endings(PACKAGES["prefa"], request, Limits(20), Place(2))
    assert len(found) >= 3
    for one in found:
        assert 2 <= one.cards <= 4
        assert 2 <= one.layouts <= 12
        assert all(-1e-9 <= loss <= one.spread + 1e-9 for loss in one.losses)


def test_shares_are_of_endings_that_matter() -> None:
    three = match_of(PACKAGES["prefa"], ("steady",) * 3, ((0, 1, 2),), seed=5)
    request = EndingsRequest(match=three, players=("random", "steady"))
    found = [
        EndingResult("declarer", 3, 9, 2.0, (2.0, 0.0)),
        EndingResult("first", 2, 5, 1.0, (0.0, 0.5)),
        EndingResult("second", 2, 5, 0.0, (0, 0)),
    ]
    chance, steady = score_players(request, found)
    assert chance == ("random", 2, 0.5, 1.0, 1.5)
    assert steady == ("steady", 2, 0.5, 0.25, 1.5)
