"""Choices that every trick player makes: win cheaply, or discard the least useful card."""

from kitapi.players.tricks.holdings import SUITS, above, cards_in, height, highest, lowest, lowest_equal, suit_of
from kitapi.players.tricks.situation import Situation


def cheapest(s: Situation, bit: int) -> int:
    """The lowest playable card that is equivalent to ``bit``."""
    return lowest_equal(s.playable, bit, ~s.unseen & suit_of(bit))


def is_master(s: Situation, bit: int) -> bool:
    """Whether no rival can hold a higher card of the suit than ``bit``."""
    return not s.against() & above(bit)


def win_last(s: Situation) -> int:
    """The cheapest card that takes the trick for the last to play; 0 if there is none."""
    over = s.winning_cards()
    if not over:
        return 0
    plain = over & ~s.trump
    return lowest(plain or over)


def throw(s: Situation) -> int:
    """The least useful card: low, from a suit in which it guards nothing."""
    plain = s.playable & ~s.trump or s.playable
    return min(cards_in(plain), key=lambda bit: _keeping_value(s, bit))


def _keeping_value(s: Situation, bit: int) -> float:
    suit = suit_of(bit)
    mine = s.hand & suit
    out = s.against() & suit
    value = height(bit) * 1.0
    if not out:
        return value + 20 * bool(mine & ~bit == 0)
    top = highest(mine)
    over = (out & above(top)).bit_count()
    length = mine.bit_count()
    if bit == top and not over:
        return value + 40
    if over and over < length and over <= 2:
        # discarding a small card would leave an honour unguarded
        value += 16 - 4 * over if length == over + 1 else 0
        value += 8 if bit == top else 0
    return value


def runs(s: Situation) -> int:
    """The cards of the hand that no rival can beat in their suit, now or after higher ones of the hand are played."""
    out = s.against()
    masters = 0
    for suit in SUITS:
        mine = s.hand & suit
        if not mine:
            continue
        theirs = out & suit
        over = mine & -(highest(theirs) << 1) if theirs else mine
        masters |= mine if over.bit_count() >= theirs.bit_count() else over
    return masters
