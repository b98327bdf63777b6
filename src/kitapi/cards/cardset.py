"""Sets of cards as 52-bit masks: bit ``card.index`` is set when the card is in the set."""

from collections.abc import Iterable
from typing import NewType

from kitapi.cards.card import DECK_52, Card, Suit

CardSet = NewType("CardSet", int)

EMPTY = CardSet(0)

SUIT_MASK: dict[Suit, CardSet] = {suit: CardSet(0x1FFF << 13 * suit.index) for suit in Suit}
"""All thirteen cards of a suit."""

_HAND_ORDER = {
    0b0111: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    0b1011: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    0b1101: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS),
    0b1110: (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS),
    0b1111: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS),
}
"""For the suits present (bit = suit index): the order that alternates black and red."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set holding ``cards``."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return CardSet(mask)


def cards_of(cards: int) -> tuple[Card, ...]:
    """The members, by index."""
    members = []
    while cards:
        lowest = cards & -cards
        members.append(DECK_52[lowest.bit_length() - 1])
        cards ^= lowest
    return tuple(members)


def size(cards: int) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def in_suit(cards: int, suit: Suit) -> CardSet:
    """Those of the set that are of ``suit``."""
    return CardSet(cards & SUIT_MASK[suit])


def highest(cards: int) -> Card:
    """The card with the greatest index; within one suit, its highest card.

    Raises:
        ValueError: the set is empty.
    """
    if not cards:
        raise ValueError("an empty set has no highest card")
    return DECK_52[cards.bit_length() - 1]


def sorted_for_hand(cards: int) -> tuple[Card, ...]:
    """The members as a player holds them: by suit, black and red alternating, high to low."""
    present = sum(1 << suit.index for suit in Suit if cards & SUIT_MASK[suit])
    order = _HAND_ORDER.get(present, tuple(Suit))
    return tuple(card for suit in order for card in reversed(cards_of(cards & SUIT_MASK[suit])))
