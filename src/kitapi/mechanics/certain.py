"""Whether a hand on lead takes every trick that is left, decided from the known cards and not from the actual layout.

No search is needed. Let a defender hold ``n`` cards of a suit and ``a`` be the leader's cards of it above all of them.

Sufficient condition: in every layout, for every defender and suit, ``n`` is at most ``a`` (or ``a`` is all that the
leader has of the suit), and they have no more trumps than the leader, unless the leader holds nothing but trumps.
Trumps led from the top, then the other suits from the top, win trick by trick: the first ``a`` cards of a suit beat
what the defender holds of it, and after ``n`` of them they hold none. The plan is the same for all layouts.

The condition is also necessary: suppose that in some layout a defender violates it. In that layout the defender beats
every plan, even with all cards open: they follow low, and discard that suit last. Their highest card is still there
when the leader must lead a lower one; or they still have a trump when the leader has none. The only other card that
they could be forced to play is a ruff, which takes a trick at once.

So a result that is certain in every layout with all cards open is also certain for a player who sees only their own
hand, and vice versa.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.cards import SUIT_MASK

SUITS: tuple[int, ...] = tuple(SUIT_MASK.values())
"""All cards of each suit, as card masks."""


class Known(NamedTuple):
    """A player's knowledge of the cards at the start of a trick.

    ``hand``: the leader's. ``may_hold``: for each defender in play, one or two, the cards that they may hold. Each
    holds as many cards as the leader, in any combination that leaves the other defender enough of theirs; cards that
    neither holds are out of play. In each suit the two sets of possible cards are either equal or have no card in
    common. ``trump``: all cards of the trump suit, 0 at no trumps. ``suits``: all cards of each suit, in which a higher
    card is a higher bit.
    """

    hand: int
    may_hold: tuple[int, ...]
    trump: int
    suits: Sequence[int] = SUITS


def takes_the_rest(known: Known) -> bool:
    """Whether the leader has a plan that takes every trick in every layout, whatever the defenders play."""
    return all(_runs(known, place, suit) for place in range(len(known.may_hold)) for suit in known.suits)


def _runs(known: Known, place: int, suit: int) -> bool:
    """Whether the defender at ``place`` takes no trick with cards of ``suit``, whichever of them they hold."""
    own = known.hand & suit
    length = _longest(known, place, suit)
    if suit == known.trump and own != known.hand and length > own.bit_count():
        return False
    highest = (known.may_hold[place] & suit).bit_length()
    return (own >> highest).bit_count() >= min(own.bit_count(), length)


def _longest(known: Known, place: int, suit: int) -> int:
    """The most cards of ``suit`` that the defender at ``place`` may hold."""
    each = known.hand.bit_count()
    own_possible = known.may_hold[place]
    most = (own_possible & suit).bit_count()
    if len(known.may_hold) > 1:
        others = known.may_hold[1 - place]
        shared_for_other = each - (others & ~own_possible).bit_count()
        most -= max(0, shared_for_other - (others & own_possible & ~suit).bit_count())
    return min(each, most)
