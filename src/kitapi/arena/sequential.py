"""A sequential test of a mean against zero, which decides when enough deals have been played to compare two players.

The mean is tested after 32 deals, and then each time the number of deals has grown by half; it is significant if it is
at least three standard errors from zero. A single test has 0.27 % false positives, all tests up to 10,000 deals
together 3 % (simulated). ``evidence`` is valid at any time, however often it is read.
"""

from math import exp, sqrt
from typing import NamedTuple

FIRST_LOOK = 32

ERRORS = 3.0
"""Significance threshold, in standard errors."""

USUAL = 64.0
"""The scale of the mixture in ``evidence``: the number of deals after which an expected difference is one standard
error."""


class Estimate(NamedTuple):
    """Mean and standard error of ``deals`` observations (error 0 for a single one)."""

    deals: int
    mean: float
    error: float

    @property
    def errors(self) -> float:
        """The mean in standard errors; 0 if all observations are equal."""
        return self.mean / self.error if self.error else 0.0

    @property
    def resolved(self) -> bool:
        """Whether the mean is significantly different from zero."""
        return abs(self.errors) >= ERRORS

    @property
    def evidence(self) -> float:
        """Bayes factor of a difference against none.

        The likelihood ratio of a normal mixture with standard deviation σ / √``USUAL`` (H. Robbins 1970): without a
        difference it reaches 100 in at most one of a hundred campaigns, however often it is read (for observations that
        are not normal, asymptotically).
        """
        both = self.deals + USUAL
        return sqrt(USUAL / both) * exp(min(700.0, self.deals * self.errors**2 / (2 * both)))


class Running:
    """Running sums of whole numbers, and the times of the tests; independent of the order of the numbers."""

    def __init__(self) -> None:
        self.deals = 0
        self._total = 0
        self._squares = 0
        self._next = FIRST_LOOK

    def add(self, number: int) -> None:
        """Add an observation."""
        self.deals += 1
        self._total += number
        self._squares += number * number

    def estimate(self, parts: float = 1) -> Estimate:
        """Mean and standard error, divided by ``parts``."""
        deals, total = self.deals, self._total
        if deals < 2:
            return Estimate(deals, total / parts if deals else 0.0, 0.0)
        spread = deals * self._squares - total * total
        return Estimate(deals, total / deals / parts, sqrt(spread / (deals * deals * (deals - 1))) / parts)

    def is_decided(self) -> bool:
        """Whether a test is due now, and the mean is significantly different from zero."""
        if self.deals < self._next:
            return False
        while self._next <= self.deals:
            self._next += self._next // 2
        return self.estimate().resolved
