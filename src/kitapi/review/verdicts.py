"""Verdicts on decisions by their cost."""

from kitapi.review.review import Verdict

DIGITS = 6
"""Digits after the point in all figures of a review."""

SMALLEST = 0.5
"""Costs below half a kapiki or point are ignored."""

ERRORS = 2
"""The number of standard errors that the cost of a mistake exceeds."""


def verdict(cost: float, error: float, lost: float) -> Verdict:
    """The verdict on a decision by its ``cost`` and its loss as the cards lay, ``lost``."""
    if is_mistake(cost, error):
        return "mistake" if lost >= SMALLEST else "lucky"
    return "unlucky" if lost >= SMALLEST else "right"


def is_mistake(cost: float, error: float) -> bool:
    """Whether ``cost`` exceeds what the sampling of layouts can explain."""
    return beyond(cost, error) > 0 and cost >= SMALLEST


def beyond(cost: float, error: float) -> float:
    """The part of ``cost`` beyond what the sampling of layouts can explain."""
    return cost - ERRORS * error
