"""The gain of a seat of Caribbean Stud that sees other players' hands, which CSP-082 forbids.

The seat has five cards, and sees the upcard and the cards as dealt of one to six other seats. It plays the base game,
without exchanges, and chooses the better of raising and folding. The gain is the value of this decision minus the
value, in the same deal, of the decision that is best if only its own cards and the upcard are known. The gain of a deal
is computed exactly, over all hands of the bank; the deals are sampled, and this is the only source of the standard
error.
"""

import math
from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.terms.paytables import payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation import seen_hands_kernels as kernels
from kitapi.simulation.tallies import BY_STRENGTH, LARGEST_SEED, Tally


class SeenHands(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The parameters of a sample of random deals; payments are those of the rulebook."""

    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)]


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """The mean gain from seeing ``seen`` hands, in ANTEs per hand; ``changed``: the share of changed decisions."""

    seen: int
    gain: float
    standard_error: float
    changed: float


class Gains(msgspec.Struct, frozen=True, kw_only=True):
    """The gains from seeing one to six other hands.

    ``own``: the mean value, in ANTEs, of the decisions made without seen hands in these deals; the exact odds give its
    expectation.
    """

    game: str = "caribbean-stud"
    seed: int
    deals: int
    own: float
    gains: list[Gain]


def sample_deals(sample: SeenHands, first: int, deals: int) -> Tally:
    """Evaluate deals ``first`` to ``first + deals - 1``, a few thousand at most, and return their tally."""
    tally = np.zeros(kernels.TALLY, np.int64)
    payments = CaribbeanStudVariant().table
    wins = np.array([1 + bet_due(1) * payment_of(made, payments) for made in BY_STRENGTH], np.int64)
    kernels.sample(np.uint64(sample.seed), first, deals, wins, tally)
    return tuple(tally.tolist())


def gains(sample: SeenHands, tally: Tally) -> Gains:
    """Compute the mean gains and their standard errors from ``tally``, which must have at least two deals."""
    deals = tally[kernels.SAMPLES]
    return Gains(
        seed=sample.seed,
        deals=deals,
        own=tally[1 + kernels.OWN] / (deals * _count_bank_hands(1)),
        gains=[_gain(seen, deals, tally[1 + kernels.FIGURES * (seen - 1) :]) for seen in range(1, 7)],
    )


def _gain(seen: int, deals: int, figures: Tally) -> Gain:
    total, squares = figures[kernels.GAIN], figures[kernels.SQUARES]
    error = math.sqrt((deals * squares - total * total) / (deals * deals * (deals - 1)))
    return Gain(
        seen=seen,
        gain=total / (deals * _count_bank_hands(seen)),
        standard_error=error / _count_bank_hands(seen),
        changed=figures[kernels.CHANGED] / deals,
    )


def _count_bank_hands(seen: int) -> int:
    return math.comb(46 - 5 * seen, 4)
