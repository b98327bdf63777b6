"""A card against somebody who must take no trick at all: make him take one."""

from kitapi.players.tricks.holdings import SUITS, above, cards_in, height, highest, lowest, suit_of
from kitapi.players.tricks.situation import Situation

VOID = -10.0
"""How good it looks to lead a suit that he no longer has."""

UNDER = 1.0
OVER = 0.3
"""How much each card he may duck with speaks against a lead, and each he cannot duck with for it."""


def lure(s: Situation) -> int:
    """The card that is likeliest to leave a trick with the one who must take none, now or later."""
    if not s.best:
        return max((lowest(s.hand & suit) for suit in SUITS if s.hand & suit), key=lambda bit: _lead_worth(s, bit))
    led_out = s.rivals[0] not in s.after
    under = s.playable & ~s.winning() & suit_of(s.best)
    if led_out and s.best_seat == s.rivals[0] and under:
        return highest(under)
    if not s.playable & suit_of(s.best):
        return _discard(s)
    # a trick he cannot be left with takes high cards along; one he still has to play to is kept low
    return highest(s.playable) if led_out else lowest(s.playable)


def _lead_worth(s: Situation, bit: int) -> float:
    his = s.of(s.rivals[0]) & suit_of(bit)
    if not his:
        return VOID
    over = (his & above(bit)).bit_count()
    return OVER * over - UNDER * (his.bit_count() - over)


def _discard(s: Situation) -> int:
    """A high card, of a suit he may still have: low ones are what he is caught with."""
    his = s.of(s.rivals[0])
    return max(cards_in(s.playable), key=lambda bit: (bool(his & suit_of(bit)), height(bit)))
