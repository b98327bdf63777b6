"""What a position is worth, and each card in it, whatever is played for."""

from collections.abc import Sequence

from kitapi.cards import Card
from kitapi.cli.solve_course import Moment
from kitapi.solver.position import DECLARER, Objective, Position
from kitapi.solver.solver import Solver

MISERE = frozenset({Objective.BETL})
"""Objectives that are made or not, in place of so many tricks."""


def worth(solver: Solver, objective: Objective, moment: Moment) -> int:
    """The declarer's tricks with those he has taken, or 1 where betl is made, else 0."""
    position, taken = moment
    if objective in MISERE:
        return int(not taken[DECLARER] and (not any(position.hands) or solver.betl_made(position)))
    return taken[DECLARER] + (solver.tricks(position) if any(position.hands) else 0)


def worth_of_cards(solver: Solver, objective: Objective, moment: Moment) -> dict[Card, int]:
    """The same after each card that may be played; empty when all are played."""
    position, taken = moment
    if not any(position.hands):
        return {}
    if objective in MISERE:
        return {card: int(made and not taken[DECLARER]) for card, made in solver.betl_values(position).items()}
    return {card: taken[DECLARER] + tricks for card, tricks in solver.values(position).items()}


def costs(solver: Solver, objective: Objective, moments: Sequence[Moment], cards: Sequence[Card]) -> tuple[int, ...]:
    """By how much each of ``cards`` was worse than best play for the side that played it."""
    return tuple(
        abs(worth(solver, objective, moment) - worth_of_cards(solver, objective, moment)[card])
        for moment, card in zip(moments, cards, strict=False)
    )


def line_of(solver: Solver, objective: Objective, position: Position) -> tuple[Card, ...]:
    """A line of best play to the end."""
    return solver.line(position, objective) if any(position.hands) else ()
