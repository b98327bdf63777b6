"""Tallies of simulations: counts by index, so that parts can be added in any order."""

from kitapi.mechanics.poker_hands import Combination

Tally = tuple[int, ...]
"""Counts; the module of the kernel documents the meaning of each index."""

ROUNDS = 0
"""The index of the number of rounds, or deals, in every tally."""

BY_STRENGTH = tuple(reversed(Combination))
"""Combinations by the number that the kernels use for them, weakest first."""

LARGEST_SEED = (1 << 63) - 1


def add_tallies(one: Tally, other: Tally) -> Tally:
    """The element-wise sum of two tallies."""
    return tuple(here + there for here, there in zip(one, other, strict=True))
