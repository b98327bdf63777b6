"""What simulations count: whole numbers by place, so that parts can be added up in any order."""

from kitapi.mechanics.poker_hands import Combination

Tally = tuple[int, ...]
"""What was counted; a kernel's module says what stands where."""

ROUNDS = 0
"""Where every tally has the number of rounds, or deals, that it is of."""

BY_STRENGTH = tuple(reversed(Combination))
"""Combinations by the number that the kernels have for them."""

LARGEST_SEED = (1 << 63) - 1


def added(one: Tally, other: Tally) -> Tally:
    """Both tallies together."""
    return tuple(here + there for here, there in zip(one, other, strict=True))
