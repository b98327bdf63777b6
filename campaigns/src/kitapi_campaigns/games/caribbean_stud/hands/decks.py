"""Decks that deal many hands which win the jackpot, so that campaigns reach its awards often."""

import random
from collections.abc import Iterator

from kitapi.cards import DECK_52, Card

STACKED = 0.5
"""The probability that a stacked deck deals a seat a hand that may win the jackpot."""


def stacked_deck(rng: random.Random) -> list[Card]:
    """A deck that deals many hands which win the jackpot, five cards at a time."""
    left = rng.sample(DECK_52, len(DECK_52))
    order: list[Card] = []
    for _ in range(8):
        rich = [hand for hand in RICH if all(card in left for card in hand)] if rng.random() < STACKED else []
        hand = rng.choice(rich) if rich else tuple(left[:5])
        order += rng.sample(hand, 5)
        left = [card for card in left if card not in hand]
    return order + left


def rich_hands() -> Iterator[tuple[Card, ...]]:
    """Every straight flush, royals several times over, and some of each lower tier."""
    for suit in range(0, 52, 13):
        cards = DECK_52[suit : suit + 13]
        yield from (tuple(cards[low : low + 5]) for low in range(9))
        yield from (tuple(cards[8:]),) * 4
        yield (cards[0], cards[2], cards[4], cards[6], cards[9])
    for rank in range(13):
        four = DECK_52[rank::13]
        yield (*four, DECK_52[(rank + 1) % 13])
        yield (*four[:3], *DECK_52[(rank + 1) % 13 :: 13][:2])


RICH = tuple(rich_hands())
"""Hands that win a tier of the jackpot."""
