"""Probabilities of numbers of tricks, given the expected number (rounded normal distribution)."""

from itertools import pairwise
from math import erf, sqrt

TRICKS = 10
SPREAD = 0.9
"""The standard deviation of the number of tricks from the number expected of a known hand."""


def chances(expected: float, spread: float = SPREAD) -> tuple[float, ...]:
    """Array (11,): the probability of each number of tricks from 0 to 10."""
    below = [0.0, *(0.5 * (1 + erf((count + 0.5 - expected) / (spread * sqrt(2)))) for count in range(TRICKS)), 1.0]
    return tuple(high - low for low, high in pairwise(below))
