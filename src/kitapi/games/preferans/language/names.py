"""The terms of Preferans as players say them."""

from typing import assert_never

from kitapi.cards import Suit
from kitapi.games.preferans.rules.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import Seven
from kitapi.wording.cards import SUIT_SIGNS
from kitapi.wording.catalogues import message, message_in, say

SUITS: dict[Suit, str] = {
    Suit.SPADES: message("leaves"),
    Suit.DIAMONDS: message("bells"),
    Suit.HEARTS: message_in("German suits", "hearts"),
    Suit.CLUBS: message("acorns"),
}
"""The suits of the German pack; their signs are those of the French one that stands in for it (SK-DEAL-01)."""

NUMBERS: tuple[str, ...] = (
    message("one"),
    message("two"),
    message("three"),
    message("four"),
    message("five"),
    message("six"),
    message("seven"),
    message("eight"),
)
"""The names of the numbers that are bid, from 1."""

GAMES: dict[GameNumber, str] = {
    GameNumber.LEAVES: SUITS[Suit.SPADES],
    GameNumber.BELLS: SUITS[Suit.DIAMONDS],
    GameNumber.HEARTS: SUITS[Suit.HEARTS],
    GameNumber.ACORNS: SUITS[Suit.CLUBS],
    GameNumber.BETL: message("betl"),
    GameNumber.SEVEN: message("durch"),
    GameNumber.PREFERANS: message("preferans"),
}

SANS_ATOUT = message("sans atout")

DOUBLINGS: tuple[str, ...] = (
    message("Kontra"),
    message("Rekontra"),
    message("Subkontra"),
    message("Superkontra"),
)
"""The names of the doublings, in turn; later ones have no name of their own."""


def suit_in_words(suit: Suit, lang: str) -> str:
    """Return a suit's name and the sign that stands for it: “bells ♦”."""
    return f"{say(lang, SUITS[suit])} {SUIT_SIGNS[suit]}"


def number_in_words(number: int, lang: str) -> str:
    """Return a number from 1 to 8 as it is bid."""
    return say(lang, NUMBERS[number - 1])


def game_in_words(game: GameNumber, seven: Seven, lang: str) -> str:
    """Return a game's name and number: “hearts (4)”; ``seven``: which game that number is at the table (SK-GAME-03)."""
    sans = game is GameNumber.SEVEN and seven is Seven.SANS_ATOUT
    return f"{say(lang, SANS_ATOUT if sans else GAMES[game])} ({game.value})"


def call_in_words(call: Call, highest: int, lang: str) -> str:
    """Return a call as it is spoken; ``highest``: the number that stood before it, which a hold repeats."""
    match call:
        case Bid(number):
            return number_in_words(number, lang)
        case Hold():
            return say(lang, message("Hold {bid}"), bid=number_in_words(highest, lang))
        case FromHand():
            return say(lang, message("From hand"))
        case Pass():
            return say(lang, message("Pass"))
        case _:
            assert_never(call)


def doubling_in_words(level: int, lang: str) -> str:
    """Return the name of the ``level``-th doubling, from 1."""
    if level <= len(DOUBLINGS):
        return say(lang, DOUBLINGS[level - 1])
    return say(lang, message("Doubling {level}"), level=level)
