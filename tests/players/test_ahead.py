"""Delayed search: the same card must be chosen in all layouts that the player cannot distinguish."""

from collections import defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest

from kitapi.cards import Card, CardSet, Suit, cards_of, set_of
from kitapi.mechanics.tricks import playable
from kitapi.players.tricks.delayed_search import Line, Question, values_of_cards
from kitapi.players.tricks.holdings import DECK, bit_of, card_of, cards_in, suit_of
from kitapi.players.tricks.open_cards import Lying
from kitapi.solver import reference
from kitapi.solver.position import DECLARER, Objective, Position, play_card

VALUES = np.array([0, 1, 3, 4] + [0] * 7, float)
"""The values of 0, 1, 2 … tricks; with linear values different distributions of tricks could have equal means."""


def set_in(mask: int) -> CardSet:
    return set_of(card_of(bit) for bit in cards_in(mask))


def endings(number: int) -> list[tuple[int, list[tuple[int, int]], Suit | None]]:
    """Draw endings: own cards, the possible layouts of the others' cards, and the trump suit."""
    found = []
    for seed in range(number):
        rng = Random(seed)
        dealt = rng.sample(cards_in(DECK), 9)
        own, unseen = sum(dealt[:3]), dealt[3:]
        lie = [sum(rng.sample(unseen, 3)) for _ in range(6)]
        trump = rng.choice((*Suit, None))
        found.append((own, [(one, sum(unseen) & ~one) for one in lie], trump))
    return found


class Plainly:
    """A plain implementation of delayed search: one layout at a time, with the reference solver."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.sign = 1 if place == DECLARER else -1

    def choose_value(self, worlds: list[tuple[Position, int]], ahead: int) -> float:
        """Return the best sum of one card's values over ``worlds``: indistinguishable positions, with tricks taken."""
        position = worlds[0][0]
        cards = self.cards_of(position)
        return max(self.card(worlds, card, ahead) for card in cards)

    def cards_of(self, position: Position) -> list[Card]:
        hand = position.hands[position.turn]
        return list(cards_of(playable(hand, position.led, position.trump)))

    def card(self, worlds: list[tuple[Position, int]], card: Card, ahead: int) -> float:
        after = [(play_card(position, card), taken) for position, taken in worlds]
        if not ahead or not worlds[0][0].hands[self.place] & ~card.bit:
            return sum(self.open(position, taken + point) for (point, position), taken in after)
        seen: dict[tuple[Any, ...], list[tuple[Position, int]]] = defaultdict(list)
        total = 0.0
        for (point, position), taken in after:
            end, count, key = self.to_own_turn(position, taken + point)
            if any(end.hands):
                seen[key].append((end, count))
            else:
                total += self.sign * VALUES[count]
        return total + sum(self.choose_value(alike, ahead - 1) for alike in seen.values())

    def to_own_turn(self, position: Position, taken: int) -> tuple[Position, int, tuple[Any, ...]]:
        key: list[tuple[int, int, int]] = []
        while any(position.hands) and position.turn != self.place:
            card = self.reply(position)
            own = sum(bit_of(each) for each in cards_of(position.hands[self.place]))
            bit = bit_of(card)
            key.append((position.turn, suit_of(bit), bin(own & suit_of(bit) & -(bit << 1)).count("1")))
            point, position = play_card(position, card)
            taken += point
        return position, taken, tuple(key)

    def reply(self, position: Position) -> Card:
        sign = 1 if position.turn == DECLARER else -1
        return max(
            sorted(self.cards_of(position), key=bit_of),
            key=lambda card: sign * self.tricks(position, card),
        )

    def tricks(self, position: Position, card: Card) -> int:
        point, after = play_card(position, card)
        return point + (reference.result(after, Objective.TRICKS) if any(after.hands) or after.table else 0)

    def open(self, position: Position, taken: int) -> float:
        rest = reference.result(position, Objective.TRICKS) if any(position.hands) else 0
        return float(self.sign * VALUES[taken + rest])


def line_of(own: int, lie: list[tuple[int, int]], trump: Suit | None, place: int) -> Line:
    hands = np.array([[*pair[:place], own, *pair[place:]] for pair in lie], np.int64)
    lying = Lying(hands, place, -1 if trump is None else trump.index, np.zeros((len(lie), 0), np.int64))
    return Line(lying, np.arange(len(lie)), np.zeros(len(lie), np.int64), (0, 0, 0))


def question(place: int, layouts: int) -> Question:
    values = VALUES if place == DECLARER else -VALUES
    return Question(place, Objective.TRICKS, np.ones(layouts), lambda rows, _taken: np.tile(values, (len(rows), 1)))


@pytest.mark.parametrize("ahead", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_cards_have_the_values_of_a_plain_search_of_all_layouts_together(place: int, ahead: int) -> None:
    for own, lie, trump in endings(4):
        line = line_of(own, lie, trump, place)
        plain = Plainly(place)
        worlds = [(Position(tuple(set_in(int(hand)) for hand in hands), place, trump), 0) for hands in line.lying.hands]
        request = question(place, len(lie))
        found = values_of_cards(line, request, ahead)
        for bit in cards_in(own):
            assert found[:, bit.bit_length() - 1].sum() == pytest.approx(plain.card(worlds, card_of(bit), ahead))


def test_a_guess_has_less_value_than_with_open_cards() -> None:
    """In some endings of a defender delayed search has a lower value than double-dummy play, in none a higher one."""
    place = 1
    less = 0
    for own, lie, trump in endings(46)[26:]:
        line = line_of(own, lie, trump, place)
        request = question(place, len(lie))
        open_cards, together = (np.nanmax(values_of_cards(line, request, ahead).sum(axis=0)) for ahead in (0, 2))
        assert together <= open_cards + 1e-9
        less += together < open_cards - 1e-9
    assert less
