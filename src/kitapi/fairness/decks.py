"""Decks before they are shuffled."""

from typing import TypeAlias

Cards: TypeAlias = tuple[str, ...]

_SUITS = "scdh"
DECK_52: Cards = tuple(rank + suit for suit in _SUITS for rank in "23456789TJQKA")
"""Suit by suit, from the two up."""
DECK_32: Cards = tuple(rank + suit for suit in _SUITS for rank in "789TJQKA")
"""The same from the sevens up."""
