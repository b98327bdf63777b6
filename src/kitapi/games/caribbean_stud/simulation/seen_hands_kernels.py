"""Kernels that compute, for single deals, how much a seat gains if it sees other seats' hands before it decides.

Method: every hand that the bank may hold is enumerated and compared. Cards and values are encoded as in ``kernels``.
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
"""Indices of a tally, and its length ``TALLY``.

A tally has the number of deals and then, for each number of seen hands from 1 to 6, ``FIGURES`` sums: of the gains, of
their squares, of the changed decisions (1 each), and of the values of the decisions that are made without the seen
cards. Amounts are in ANTEs times the number of hands that the bank may hold, C(46 - 5 × seen hands, 4)."""


@compiled("int64(int64[::1], int64, int64, int64, int64[::1])")
def raise_value(deck: Integers, first: int, upcard: int, own: int, wins: Integers) -> int:
    """Return the value of a raise with a hand of value ``own``, in ANTEs, summed over all hands of the bank.

    The bank holds ``upcard`` and any four of the unseen cards, which are those of ``deck`` from index ``first``.
    ``wins``, (10,): the total winnings on ANTE and BET against a weaker hand, by the strength of the combination.
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
    """Return the number of hands that the bank may hold if ``seen`` other hands are seen: C(46 - 5 seen, 4)."""
    left = 46 - 5 * seen
    return left * (left - 1) * (left - 2) * (left - 3) // 24


@compiled("int64(int64[::1], int64, int64, int64[::1])")
def raises_alone(deck: Integers, upcard: int, own: int, wins: Integers) -> int:
    """Return 1 if a raise is better than a fold when only the own cards and the upcard are known, otherwise 0.

    A pair or better is always raised, and a hand weaker than ace-king is always folded; the bank's hands are enumerated
    only for ace-king hands.
    """
    if own >= ANY_PAIR or own < LOWEST_ACE_KING:
        return 1 if own >= ANY_PAIR else 0
    return 1 if raise_value(deck, 6, upcard, own, wins) > -count_bank_hands(0) else 0


@compiled("void(uint64, int64, int64, int64[::1], int64[::1])")
def sample(seed: Any, first: int, samples: int, wins: Integers, tally: Integers) -> None:
    """Evaluate ``samples`` deals and add their results to ``tally``, (``TALLY``,); ``first``: the first deal's number.

    A deal consists of the own hand, the upcard, and six other hands. It is evaluated six times: with one of these hands
    seen, with two, and so on.
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
