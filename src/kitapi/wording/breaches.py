"""A call in an auction against good faith, by a hand that did not support it."""

from typing import Literal

import msgspec

from kitapi.cards import Card, Suit


class Longest(msgspec.Struct, frozen=True, kw_only=True):
    """The longest suit of a hand: its number of cards, and its expected tricks as trumps, with the talon."""

    suit: Suit
    cards: int
    tricks: float


class Breach(msgspec.Struct, frozen=True, kw_only=True):
    """A stop that the hand did not support, by its strain or by its level.

    ``held``: the number of the hand's cards of that strain; for no trumps, of its aces. ``tricks``: the hand's expected
    tricks in that strain, including those of the talon.
    """

    contract: str
    ground: Literal["strain", "level"]
    held: tuple[Card, ...]
    tricks: float
    longest: Longest
    sentence: str = ""
