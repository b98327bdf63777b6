"""How likely each number of tricks is, given how many are expected."""

from itertools import pairwise
from math import erf, sqrt

TRICKS = 10
SPREAD = 0.9
"""Standard deviation of the tricks really taken about the tricks expected, once the hand is known."""


def chances(expected: float, spread: float = SPREAD) -> tuple[float, ...]:
    """How likely each number of tricks from 0 to 10 is."""
    below = [0.0, *(0.5 * (1 + erf((count + 0.5 - expected) / (spread * sqrt(2)))) for count in range(TRICKS)), 1.0]
    return tuple(high - low for low, high in pairwise(below))
