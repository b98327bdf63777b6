"""Kernels that compute the gain of a seat of Caribbean Stud that sees other hands, deal by deal.

Method: every hand that the bank may hold is listed and compared. Cards and values are those of ``kernels``.
"""

from typing import Any

import numpy as np

from kitapi.compiling.kernels import compiled
from kitapi.games.caribbean_stud.simulation.kernels import (
    ANY_PAIR,
    LOWEST_ACE_KING,
    Integers,
    deal,
    qualifies,
    value,
)

MOST_SEEN = 6

SAMPLES = 0
GAIN, SQUARES, CHANGED, OWN = range(4)
FIGURES = 4
TALLY = 1 + FIGURES * MOST_SEEN
"""Places of a tally: the number of deals; then ``FIGURES`` places for each number of hands seen, 1 to 6: the sum of the
gains, the sum of their squares, the number of changed decisions, and the sum of the values of the decisions by one's
own cards. Amounts are in ANTEs times the number of hands that the bank may hold, C(46 - 5 × hands seen, 4)."""


@compiled("int64(int64[::1], int64, int64, int64, int64[::1])")
def raise_value(deck: Integers, first: int, upcard: int, own: int, wins: Integers) -> int:
    """Value of a raise with a hand of value ``own``, in ANTEs summed over all hands of the bank.

    The bank has ``upcard`` and any four of the cards in ``deck`` from place ``first`` on, all of which are unseen.
    ``wins``: the winnings on ANTE and BET together against a weaker hand, by the combination's strength, (10,).
    """
    total, won = 0, wins[own >> 26]
    for a in range(first, 49):
        for b in range(a + 1, 50):
            for c in range(b + 1, 51):
                for d in range(c + 1, 52):
                    bank = value(upcard, deck[a], deck[b], deck[c], deck[d])
                    if not qualifies(bank, 0):
                        total += 1
                    elif own > bank:
                        total += won
                    elif own < bank:
                        total -= 3
    return total


@compiled("int64(int64)")
def count_bank_hands(seen: int) -> int:
    """The number of hands that the bank may hold if ``seen`` other hands are seen: C(46 - 5 seen, 4)."""
    left = 46 - 5 * seen
    return left * (left - 1) * (left - 2) * (left - 3) // 24


@compiled("int64(int64[::1], int64, int64, int64[::1])")
def raises_alone(deck: Integers, upcard: int, own: int, wins: Integers) -> int:
    """1 if a raise is the best decision by one's own cards and the upcard.

    A pair or better is always raised and less than ace-king never; only for ace-king are the bank's hands counted.
    """
    if own >= ANY_PAIR or own < LOWEST_ACE_KING:
        return 1 if own >= ANY_PAIR else 0
    return 1 if raise_value(deck, 6, upcard, own, wins) > -count_bank_hands(0) else 0


@compiled("void(uint64, int64, int64, int64[::1], int64[::1])")
def sample(seed: Any, first: int, samples: int, wins: Integers, tally: Integers) -> None:
    """Evaluate ``samples`` deals, numbered from ``first`` on, and add them to ``tally``, (``TALLY``,).

    A deal is the own hand, the upcard, and six other hands, of which one, two and up to six are seen.
    """
    deck = np.empty(52, np.int64)
    for number in range(first, first + samples):
        deal(seed, number, 6 + 5 * MOST_SEEN, deck)
        own, upcard = value(deck[0], deck[1], deck[2], deck[3], deck[4]), deck[5]
        alone = raises_alone(deck, upcard, own, wins)
        for seen in range(1, MOST_SEEN + 1):
            folded = -count_bank_hands(seen)
            raised = raise_value(deck, 6 + 5 * seen, upcard, own, wins)
            by_own = raised if alone else folded
            gain = max(raised, folded) - by_own
            at = 1 + FIGURES * (seen - 1)
            tally[at + GAIN] += gain
            tally[at + SQUARES] += gain * gain
            tally[at + CHANGED] += 1 if gain else 0
            tally[at + OWN] += by_own
    tally[SAMPLES] += samples
