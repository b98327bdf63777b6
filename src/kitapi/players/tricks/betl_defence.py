"""A defender's card against a betl: make the declarer take a trick."""

from kitapi.players.tricks.holdings import SUITS, above, cards_in, height, highest, lowest, suit_of
from kitapi.players.tricks.situation import Situation

VOID = -10.0
"""The value of leading a suit in which the declarer is void."""

UNDER = 1.0
OVER = 0.3
"""Weights of the declarer's cards in the suit led: negative for each lower card, positive for each higher one."""


def lure(s: Situation) -> int:
    """The card that most likely forces a trick on the declarer, now or later."""
    if not s.best:
        return max((lowest(s.hand & suit) for suit in SUITS if s.hand & suit), key=lambda bit: _lead_value(s, bit))
    led_out = s.rivals[0] not in s.after
    under = s.playable & ~s.winning_cards() & suit_of(s.best)
    if led_out and s.best_seat == s.rivals[0] and under:
        return highest(under)
    if not s.playable & suit_of(s.best):
        return _discard(s)
    # high cards are played to tricks that the declarer cannot take; low ones if the declarer plays later
    return highest(s.playable) if led_out else lowest(s.playable)


def _lead_value(s: Situation, bit: int) -> float:
    held = s.of(s.rivals[0]) & suit_of(bit)
    if not held:
        return VOID
    over = (held & above(bit)).bit_count()
    return OVER * over - UNDER * (held.bit_count() - over)


def _discard(s: Situation) -> int:
    """The discard: a high card of a suit that the declarer may still have; low cards are kept to lose the lead."""
    held = s.of(s.rivals[0])
    return max(cards_in(s.playable), key=lambda bit: (bool(held & suit_of(bit)), height(bit)))
