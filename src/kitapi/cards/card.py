"""The 52 cards; 32-card games use those from seven up."""

from enum import Enum


class Suit(Enum):
    """A French suit, in the order ♠ ♣ ♦ ♥; the value is its letter."""

    SPADES = "s"
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"

    index: int
    """0 to 3, in the order above."""

    __hash__ = object.__hash__  # hashed by identity, not by name: cards are hashed thousands of times a second

    def __init__(self, letter: str) -> None:
        self.index = "scdh".index(letter)


class Rank(Enum):
    """A rank from two to ace; the value is its letter."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    height: int
    """2 to 14: a higher card has the greater height."""

    def __init__(self, letter: str) -> None:
        self.height = "23456789TJQKA".index(letter) + 2


class Card(Enum):
    """One card; the value is rank then suit, as in ``7c`` or ``Th``."""

    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"
    ACE_OF_SPADES = "As"
    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_CLUBS = "Ac"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_HEARTS = "Ah"

    suit: Suit
    rank: Rank
    index: int
    """0 to 51: 13 × suit + (rank height − 2)."""
    bit: int
    """The card as a set of one: ``1 << index``."""

    __hash__ = object.__hash__  # for speed, as above

    def __init__(self, notation: str) -> None:
        self.rank = Rank(notation[0])
        self.suit = Suit(notation[1])
        self.index = 13 * self.suit.index + self.rank.height - 2
        self.bit = 1 << self.index


DECK_52: tuple[Card, ...] = tuple(Card)
"""All cards, by index."""

DECK_32: tuple[Card, ...] = tuple(card for card in DECK_52 if card.rank.height >= 7)
"""Sevens to aces, by index."""
