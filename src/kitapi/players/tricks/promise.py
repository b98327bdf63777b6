"""Expected tricks of a defender's hand, linear in its honours and trumps; fitted to played deals, rounded."""

from kitapi.players.tricks.holdings import SUITS

ANY_HAND = 0.6
"""The average number of tricks of a hand without an honour."""

ACE = (0.0, 0.8, 0.8, 0.65, 0.45, 0.3)
KING = (0.0, 0.15, 0.58, 0.43, 0.22, 0.13)
QUEEN = (0.0, 0.1, 0.12, 0.2, 0.1, 0.0)
ACE_AND_KING = -0.13
"""Values of an honour in a side suit, by the length of the suit; five stands for five or more."""

TRUMPS = (-0.25, -0.3, -0.3, -0.15, 0.8, 0.8)
TRUMP_ACE = 0.9
TRUMP_KING = (0.0, 0.0, 0.8, 0.95, 0.95, 0.95)
TRUMP_QUEEN = 0.65
TRUMP_JACK = 0.4
"""Values of trumps, by their length; queen and jack have one only with two more trumps."""


def defensive_tricks(hand: int, trump: int) -> float:
    """The expected tricks of a defender's ten cards against a contract with ``trump`` as trumps (0: none)."""
    promised = ANY_HAND
    for place, suit in enumerate(SUITS):
        holding = hand >> 8 * place & 0xFF
        promised += AT_TRUMPS[holding] if suit == trump else ASIDE[holding]
    return promised


def _in_trumps(holding: int) -> float:
    length = min(holding.bit_count(), 5)
    third = length > 2
    honours = TRUMP_ACE * bool(holding & 0x80) + TRUMP_KING[length] * bool(holding & 0x40)
    return TRUMPS[length] + honours + third * (TRUMP_QUEEN * bool(holding & 0x20) + TRUMP_JACK * bool(holding & 0x10))


def _aside(holding: int) -> float:
    length = min(holding.bit_count(), 5)
    honours = ACE[length] * bool(holding & 0x80) + KING[length] * bool(holding & 0x40)
    return honours + QUEEN[length] * bool(holding & 0x20) + ACE_AND_KING * (holding & 0xC0 == 0xC0)


AT_TRUMPS = tuple(_in_trumps(holding) for holding in range(256))
ASIDE = tuple(_aside(holding) for holding in range(256))
