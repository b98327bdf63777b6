"""Sums of the decisions of a deal by seat, and the turning point."""

from collections.abc import Sequence
from math import sqrt

from kitapi.review.review import Decision, SeatSum, TurningPoint
from kitapi.review.verdicts import DIGITS, SMALLEST, beyond, is_mistake


def sums(decisions: Sequence[Decision], seats: int) -> tuple[SeatSum, ...]:
    """The sums of the decisions of each seat, by seat."""
    return tuple(_sum(seat, [one for one in decisions if one.seat == seat]) for seat in range(seats))


def _sum(seat: int, decisions: Sequence[Decision]) -> SeatSum:
    return SeatSum(
        seat=seat,
        decisions=len(decisions),
        mistakes=sum(is_mistake(one.cost, one.error) for one in decisions),
        cost=round(sum(one.cost for one in decisions), DIGITS),
        error=round(sqrt(sum(one.error**2 for one in decisions)), DIGITS),
        open_cost=round(sum(one.open.cost for one in decisions), DIGITS),
    )


def turning_point(decisions: Sequence[Decision]) -> TurningPoint | None:
    """The mistake with the greatest cost beyond its error; if none, the greatest loss as the cards lay; else None."""
    mistakes = [one for one in decisions if is_mistake(one.cost, one.error)]
    if mistakes:
        return TurningPoint(step=max(mistakes, key=lambda one: beyond(one.cost, one.error)).step, by="cost")
    most = max(decisions, key=lambda one: one.open.cost, default=None)
    return TurningPoint(step=most.step, by="open") if most and most.open.cost >= SMALLEST else None
