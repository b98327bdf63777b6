"""Decks in rare orders, in which one place gets wanted cards; to the rules such an order is like any other."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from kitapi.cards import Card, Rank, Suit
from kitapi_testing.strategies import any_order

FAVOUR = 3
"""The number of ranks by which cards of one suit count as higher, except for ``top``."""
WEIGHTS = {"aces": 0.0, "high": 1.0, "higher": 4.0, "highest": 20.0, "top": 20.0, "low": -4.0, "lowest": -20.0}


class Stacked(NamedTuple):
    """The cards as they are to lie: ten to each of three places, the first in turn first, and two in the talon."""

    hands: list[list[Card]]
    talon: list[Card]


def stack_deck(kind: str, strong: int, deck: Sequence[Card], rng: random.Random) -> Stacked:
    """``deck`` dealt at random, except that the place ``strong`` and the talon are dealt as ``kind`` says.

    ``kind``: empty, for any order; ``aces``: all four, talon included; ``high`` to ``highest`` cards, more and more of
    one suit; ``top``, the highest of all suits; ``low`` or ``lowest``.
    """
    if not kind:
        order = any_order(None, deck, rng)
        return Stacked([list(order[first : first + 10]) for first in (0, 10, 20)], list(order[30:]))
    suit = rng.choice(list(Suit))
    weight = WEIGHTS[kind]
    favour = 0 if kind == "top" else FAVOUR

    def rank_of(card: Card) -> float:
        if kind == "aces" and card.rank is Rank.ACE:
            return -100.0
        return rng.random() * 10 - weight * (card.rank.height + favour * (card.suit is suit))

    best = sorted(deck, key=rank_of)
    own = best[:12] if kind == "aces" else best[:10]
    rng.shuffle(own)
    rest = [card for card in deck if card not in own[:10]]
    talon = own[10:] or rest[-2:]
    rest = [card for card in rest if card not in talon]
    rng.shuffle(rest)
    hands = [rest[:10], rest[10:]]
    hands.insert(strong, own[:10])
    return Stacked(hands, talon)
