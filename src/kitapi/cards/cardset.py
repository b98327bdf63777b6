"""Sets of cards as 52-bit masks: bit ``card.index`` is set when the card is in the set."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NewType

from kitapi.cards.card import DECK_52, Card, Suit

CardSet = NewType("CardSet", int)

EMPTY = CardSet(0)

HANDS_KEPT = 8192
"""Maximum number of cached sorted hands; each is looked up many times between two cards played from it."""

SUIT_MASK: dict[Suit, CardSet] = {suit: CardSet(0x1FFF << 13 * suit.index) for suit in Suit}
"""All thirteen cards of a suit."""

_MASKS = tuple(SUIT_MASK.values())

_ALTERNATING = {
    0b0111: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    0b1011: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    0b1101: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS),
    0b1110: (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS),
    0b1111: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS),
}
"""For the suits present (bit = suit index): the order that alternates black and red."""

_HAND_ORDER: tuple[tuple[CardSet, ...], ...] = tuple(
    tuple(SUIT_MASK[suit] for suit in _ALTERNATING.get(present, tuple(Suit))) for present in range(16)
)
"""The suit masks in the order of display, for every set of suits; computed once, because hands are sorted for every
view."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of ``cards``."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return CardSet(mask)


def cards_of(cards: int) -> tuple[Card, ...]:
    """The cards of the set, ordered by index."""
    members = []
    while cards:
        lowest = cards & -cards
        members.append(DECK_52[lowest.bit_length() - 1])
        cards ^= lowest
    return tuple(members)


def size(cards: int) -> int:
    """The number of cards in the set."""
    return cards.bit_count()


def in_suit(cards: int, suit: Suit) -> CardSet:
    """The cards of the set that are of ``suit``."""
    return CardSet(cards & SUIT_MASK[suit])


def highest(cards: int) -> Card:
    """The card with the greatest index; within one suit, its highest card.

    Raises:
        ValueError: the set is empty.
    """
    if not cards:
        raise ValueError("an empty set has no highest card")
    return DECK_52[cards.bit_length() - 1]


@lru_cache(maxsize=HANDS_KEPT)
def sorted_for_hand(cards: int) -> tuple[Card, ...]:
    """The cards in the order of display: by suit, black and red alternating, high to low."""
    present = sum(1 << index for index, suit in enumerate(_MASKS) if cards & suit)
    held = []
    for suit in _HAND_ORDER[present]:
        left = cards & suit
        while left:
            top = left.bit_length() - 1
            held.append(DECK_52[top])
            left ^= 1 << top
    return tuple(held)
