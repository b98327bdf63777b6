"""Hands as masks of 32 bits, for fast counting: eight bits a suit (♠ lowest), from the seven (lowest) to the ace.

A *holding* is what a hand has in one suit, shifted down to eight bits: ``0b10000001`` is ace and seven.
"""

from collections.abc import Iterable

from kitapi.cards import DECK_32, Card

SUITS = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
"""All cards of ♠ ♣ ♦ ♥."""

DECK = 0xFFFFFFFF

ACES = 0x80808080

_BIT_AT = [0] * 52
_CARD_OF: dict[int, Card] = {}
for _card in DECK_32:
    _BIT_AT[_card.index] = 1 << (8 * _card.suit.index + _card.rank.height - 7)
    _CARD_OF[_BIT_AT[_card.index]] = _card


def bit_of(card: Card) -> int:
    """The card as a hand of one card."""
    return _BIT_AT[card.index]


def card_of(bit: int) -> Card:
    """The card in a hand of one card."""
    return _CARD_OF[bit]


def hand_of(cards: Iterable[Card]) -> int:
    """The hand that contains ``cards``."""
    hand = 0
    for card in cards:
        hand |= _BIT_AT[card.index]
    return hand


def cards_in(hand: int) -> list[int]:
    """The cards of ``hand``, each as a hand of one card, lowest first."""
    bits = []
    while hand:
        lowest = hand & -hand
        bits.append(lowest)
        hand ^= lowest
    return bits


def suit_of(bit: int) -> int:
    """All cards of the suit of a card."""
    return SUITS[(bit.bit_length() - 1) >> 3]


def height(bit: int) -> int:
    """The height of a card within its suit, from 0 for a seven to 7 for an ace."""
    return (bit.bit_length() - 1) & 7


def highest(cards: int) -> int:
    """The highest of some cards of one suit; 0 if there are none."""
    return 1 << (cards.bit_length() - 1) if cards else 0


def lowest(cards: int) -> int:
    """The lowest of some cards of one suit; 0 if there are none."""
    return cards & -cards


def above(bit: int) -> int:
    """All higher cards of the same suit."""
    return suit_of(bit) & -(bit << 1)


def lowest_equal(hand: int, bit: int, gone: int) -> int:
    """The lowest card of ``hand`` equivalent to ``bit``: only own or ``gone`` cards are between them."""
    suit = suit_of(bit)
    equal = bit
    below = bit >> 1
    while below & suit and below & (hand | gone):
        if below & hand:
            equal = below
        below >>= 1
    return equal
