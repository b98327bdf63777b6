"""Decks before they are shuffled."""

from typing import TypeAlias

Cards: TypeAlias = tuple[str, ...]

_SUITS = "scdh"
DECK_52: Cards = tuple(rank + suit for suit in _SUITS for rank in "23456789TJQKA")
"""The pack of 52 cards, suit by suit, from the two up."""
DECK_32: Cards = tuple(rank + suit for suit in _SUITS for rank in "789TJQKA")
"""The pack of 32 cards, suit by suit, from the seven up."""
