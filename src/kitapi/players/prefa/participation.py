"""Whether the steady player takes part against a contract: by the tricks his hand promises.

The limits are where taking part began to be worth more, in kapikia, than what else could be answered, over deals that
steady players bid and played; so the chance of the declarer's fall is in them.
"""

from typing import NamedTuple

from kitapi.games.prefa.actions import Answer, Participate
from kitapi.games.prefa.view import PrefaView
from kitapi.players.prefa.holdings import SUITS, hand_of
from kitapi.players.prefa.situation import trump_of


class Limits(NamedTuple):
    """Tricks promised from which on a defender answers so.

    ``play``: while nobody has said he plays. ``beside``: after the other said so. ``together``: the other passed, and
    is taken along. ``rescue``: he passed himself, the other plays, and he takes him along after all.
    """

    play: float
    beside: float
    together: float
    rescue: float


NEVER = 99.0

LIMITS: dict[int, Limits] = {
    6: Limits(play=1.5, beside=1.5, together=3.25, rescue=NEVER),
    7: Limits(play=2.0, beside=1.25, together=3.25, rescue=1.75),
    8: Limits(play=1.75, beside=1.25, together=3.25, rescue=NEVER),
    9: Limits(play=1.0, beside=0.0, together=2.5, rescue=NEVER),
    10: Limits(play=0.0, beside=0.0, together=0.0, rescue=0.0),
}
"""By level. At 9 the second owes nothing, and at 10 nobody does (PREFA-QUOTA-01)."""

ANY_HAND = 0.6
"""Tricks that a hand without an honour takes on average."""

ACE = (0.0, 0.8, 0.8, 0.65, 0.45, 0.3)
KING = (0.0, 0.15, 0.58, 0.43, 0.22, 0.13)
QUEEN = (0.0, 0.1, 0.12, 0.2, 0.1, 0.0)
ACE_AND_KING = -0.13
"""What an honour aside adds, by the length of its suit; five stands for more."""

TRUMPS = (-0.25, -0.3, -0.3, -0.15, 0.8, 0.8)
TRUMP_ACE = 0.9
TRUMP_KING = (0.0, 0.0, 0.8, 0.95, 0.95, 0.95)
TRUMP_QUEEN = 0.65
TRUMP_JACK = 0.4
"""What trumps add, by their length; queen and jack only with two more."""


def answer(view: PrefaView) -> Participate:
    """The steady player's answer to the contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    limits = LIMITS[view.bargain.contract.level]
    promised = defensive_tricks(hand_of(view.hand), trump_of(view))
    return Participate(_answer([spoken.answer for spoken in view.answers], promised, limits))


def _answer(spoken: list[Answer], promised: float, limits: Limits) -> Answer:
    match spoken:
        case [Answer.PLAY, Answer.PASS]:
            return Answer.TOGETHER if promised >= limits.together else Answer.ALONE
        case [Answer.PASS, Answer.PLAY]:
            return Answer.TOGETHER if promised >= limits.rescue else Answer.PASS
        case [Answer.PASS] if promised >= limits.together:
            return Answer.TOGETHER
        case [Answer.PLAY]:
            return Answer.PLAY if promised >= limits.beside else Answer.PASS
        case _:
            return Answer.PLAY if promised >= limits.play else Answer.PASS


def defensive_tricks(hand: int, trump: int) -> float:
    """Tricks a defender's ten cards promise against a contract with ``trump`` as trumps (0: none)."""
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
