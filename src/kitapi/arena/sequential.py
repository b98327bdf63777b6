"""When enough deals have been played to say who is better.

The difference is looked at after 32 deals and then whenever half as many again have been played; it is told apart from
nothing where it is three of its standard errors or more. One look would call equal players different in 0.27 % of
cases, so many looks in 3 % (up to 10,000 deals; found by trying). ``evidence`` is free of that: it may be looked at
whenever one likes.
"""

from math import exp, sqrt
from typing import NamedTuple

FIRST_LOOK = 32

ERRORS = 3.0
"""Standard errors from zero at which a difference is told apart from nothing."""

USUAL = 64.0
"""After so many deals a difference such as is looked for stands out by one standard error."""


class Estimate(NamedTuple):
    """What so many observations say: their mean and its standard error (0 of a single one)."""

    deals: int
    mean: float
    error: float

    @property
    def errors(self) -> float:
        """The mean in standard errors; 0 where no two observations differ."""
        return self.mean / self.error if self.error else 0.0

    @property
    def resolved(self) -> bool:
        """Whether it is told apart from zero."""
        return abs(self.errors) >= ERRORS

    @property
    def evidence(self) -> float:
        """How many times likelier the observations are with some difference than with none.

        The ratio of a normal mixture, of spread σ / √``USUAL``: with no difference it comes to 100 or more in at most
        one of a hundred campaigns, however often it is looked at (for observations that are not normal, in the limit).
        """
        both = self.deals + USUAL
        return sqrt(USUAL / both) * exp(min(700.0, self.deals * self.errors**2 / (2 * both)))


class Running:
    """Whole numbers as they come, and when to look at them; what it says is free of the order they came in."""

    def __init__(self) -> None:
        self.deals = 0
        self._total = 0
        self._squares = 0
        self._next = FIRST_LOOK

    def add(self, number: int) -> None:
        """One more observation."""
        self.deals += 1
        self._total += number
        self._squares += number * number

    def estimate(self, parts: float = 1) -> Estimate:
        """What they say, in units of ``parts``."""
        deals, total = self.deals, self._total
        if deals < 2:
            return Estimate(deals, total / parts if deals else 0.0, 0.0)
        spread = deals * self._squares - total * total
        return Estimate(deals, total / deals / parts, sqrt(spread / (deals * deals * (deals - 1))) / parts)

    def settled(self) -> bool:
        """Whether this is a moment to look, and the mean is then told apart from zero."""
        if self.deals < self._next:
            return False
        while self._next <= self.deals:
            self._next += self._next // 2
        return self.estimate().resolved
