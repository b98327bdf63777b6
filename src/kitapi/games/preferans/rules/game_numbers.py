"""The games with their numbers and trumps (SK-GAME)."""

from enum import Enum

from kitapi.cards import Suit
from kitapi.kernel import table


class GameNumber(Enum):
    """A game that a declarer may name, by its number (SK-BID-01); members are ordered from low to high."""

    LEAVES = 2
    BELLS = 3
    HEARTS = 4
    ACORNS = 5
    BETL = 6
    SEVEN = 7
    PREFERANS = 8

    __hash__ = object.__hash__  # hashed by identity, not by name, for speed


TRICKS = 10
"""The number of tricks in a deal."""

HIGHEST_NUMBER = 8
"""The highest number that can be bid: preferans."""

TRUMPS: dict[GameNumber, Suit] = table(
    "SK-DEAL-01",
    "SK-GAME-01",
    rows={
        GameNumber.LEAVES: Suit.SPADES,
        GameNumber.BELLS: Suit.DIAMONDS,
        GameNumber.HEARTS: Suit.HEARTS,
        GameNumber.ACORNS: Suit.CLUBS,
    },
)
"""The trumps of the suit games, low to high; the others have none."""

OPEN_GAMES = (GameNumber.BETL, GameNumber.SEVEN, GameNumber.PREFERANS)
"""The games that can be announced open (SK-GAME-06)."""


def is_suit_game(number: GameNumber) -> bool:
    """Whether a suit is trumps."""
    return number in TRUMPS


def trump_of(number: GameNumber) -> Suit | None:
    """Return the suit of trumps; None in the games without."""
    return TRUMPS.get(number)
