"""Tail probabilities of chi-square statistics, and Holm's method over several of them."""

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

CLOSE = 1e-15
FEWEST = 5.0
"""Smallest expected count of a cell; a smaller cell is joined with the next."""


def tail(chi_square: float, freedom: int) -> float:
    """The probability of at least ``chi_square`` with the given number of degrees of freedom."""
    shape, at = freedom / 2, chi_square / 2
    if at <= 0:
        return 1.0
    front = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    return 1 - front * _series(shape, at) if at < shape + 1 else front * _fraction(shape, at)


def _series(shape: float, at: float) -> float:
    """The lower incomplete gamma function by its series, without the common factor."""
    term = total = 1 / shape
    step = 0
    while term > total * CLOSE:
        step += 1
        term *= at / (shape + step)
        total += term
    return total


def _fraction(shape: float, at: float) -> float:
    """The upper incomplete gamma function by its continued fraction, without the common factor."""
    tiny = 1e-300
    below = at + 1 - shape
    above, divided = 1 / tiny, 1 / below
    value = divided
    for step in range(1, 100_000):
        factor = -step * (step - shape)
        below += 2
        divided = 1 / (factor * divided + below or tiny)
        above = below + factor / above or tiny
        value *= divided * above
        if abs(divided * above - 1) < CLOSE:
            break
    return value


def fit(counts: NDArray[np.int64], chances: NDArray[np.float64]) -> float:
    """The tail of independent ``counts`` against the probabilities ``chances``; rare cells are joined."""
    expected = chances * counts.sum()
    cells: list[tuple[float, float]] = []
    seen, meant = 0.0, 0.0
    for count, due in zip(counts.tolist(), expected.tolist(), strict=True):
        seen, meant = seen + count, meant + due
        if meant >= FEWEST:
            cells.append((seen, meant))
            seen, meant = 0.0, 0.0
    last = cells.pop() if cells else (0.0, 0.0)
    cells.append((last[0] + seen, last[1] + meant))
    return tail(sum((one - due) ** 2 / due for one, due in cells), len(cells) - 1)


def rejected_tests(tails: Mapping[str, float], level: float) -> list[str]:
    """By Holm's step-down method, the tests that fail at ``level`` over all of them together."""
    failed = []
    for place, (name, found) in enumerate(sorted(tails.items(), key=lambda one: one[1])):
        if found > level / (len(tails) - place):
            break
        failed.append(name)
    return failed
