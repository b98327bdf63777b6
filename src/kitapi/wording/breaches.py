"""A call in an auction against good faith, by a hand that did not support it."""

from typing import Literal

import msgspec

from kitapi.cards import Card, Suit


class Longest(msgspec.Struct, frozen=True, kw_only=True):
    """The longest suit of a hand: how many cards, and the tricks promised with it as trumps, talon included."""

    suit: Suit
    cards: int
    tricks: float


class Breach(msgspec.Struct, frozen=True, kw_only=True):
    """A stop that the hand did not support, by its strain or by its level.

    ``held``: the hand's cards of that strain, at no trumps its aces. ``tricks``: those it promises in that strain, the
    talon's included.
    """

    contract: str
    ground: Literal["strain", "level"]
    held: tuple[Card, ...]
    tricks: float
    longest: Longest
    sentence: str = ""
