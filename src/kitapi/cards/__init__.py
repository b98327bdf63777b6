"""Cards, suits and sets of cards."""

from kitapi.cards.card import DECK_32, DECK_52, Card, Rank, Suit
from kitapi.cards.cardset import (
    EMPTY,
    SUIT_MASK,
    CardSet,
    cards_of,
    highest,
    in_suit,
    set_of,
    size,
    sorted_for_hand,
)
from kitapi.cards.notation import BadNotation, read_card, read_cards, write_cards

__all__ = [
    "DECK_32",
    "DECK_52",
    "EMPTY",
    "SUIT_MASK",
    "BadNotation",
    "Card",
    "CardSet",
    "Rank",
    "Suit",
    "cards_of",
    "highest",
    "in_suit",
    "read_card",
    "read_cards",
    "set_of",
    "size",
    "sorted_for_hand",
    "write_cards",
]
