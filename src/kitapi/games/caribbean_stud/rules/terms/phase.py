"""The phases of a hand."""

from enum import Enum


class Phase(Enum):
    """The phases of the rulebook's state machine, and the two in which a hand is over."""

    CLOSED = "closed"
    PREPARE = "prepare"
    STAKES = "stakes"
    COIN_IN = "coin_in"
    DEAL = "deal"
    CHOOSE = "choose"
    CHECK = "check"
    REVEAL = "reveal"
    SETTLE = "settle"
    JACKPOT = "jackpot"
    DONE = "done"
    CLOSING = "closing"
    OVER = "over"
    """GAME OVER was pressed, or the table was closed: the hand is over, and the next one may be opened."""
    BROKEN_UP = "broken_up"

    __hash__ = object.__hash__  # members are singletons, and hashing by identity is faster than by name
