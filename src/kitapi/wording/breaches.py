"""A call in an auction against good faith, by a hand that did not support it."""

from typing import Literal

import msgspec

from kitapi.cards import Card, Suit


class Longest(msgspec.Struct, frozen=True, kw_only=True):
    """The longest suit of a hand: its number of cards, and the tricks it promises as trumps, talon included."""

    suit: Suit
    cards: int
    tricks: float


class Breach(msgspec.Struct, frozen=True, kw_only=True):
    """A stop that the hand did not support, by its strain or by its level.

    ``held``: the number of the hand's cards of that strain, for no trumps its aces. ``tricks``: the tricks that the
    hand promises in that strain, those of the talon included.
    """

    contract: str
    ground: Literal["strain", "level"]
    held: tuple[Card, ...]
    tricks: float
    longest: Longest
    sentence: str = ""
