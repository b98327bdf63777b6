"""Results of a moment in a play, and of each card in it, for any objective."""

from collections.abc import Sequence

from kitapi.cards import Card
from kitapi.lines.solve.course import Moment
from kitapi.solver.position import DECLARER, Objective, Position
from kitapi.solver.solver import Solver


def value_of(solver: Solver, objective: Objective, moment: Moment) -> int:
    """The declarer's tricks, including those already taken; in a betl 1 if the contract can still be made, else 0."""
    position, taken = moment
    if not any(position.hands):
        return _whole(int(objective.is_betl), taken[DECLARER], objective)
    return _whole(solver.result(position, objective), taken[DECLARER], objective)


def values_of_cards(solver: Solver, objective: Objective, moment: Moment) -> dict[Card, int]:
    """The value, as in ``value_of``, after each card that may be played; empty when all are played."""
    position, taken = moment
    if not any(position.hands):
        return {}
    results = solver.results(position, objective)
    return {card: _whole(result, taken[DECLARER], objective) for card, result in results.items()}


def _whole(result: int, taken: int, objective: Objective) -> int:
    if objective.is_betl:
        return 0 if taken else result
    return taken + result


def costs(solver: Solver, objective: Objective, moments: Sequence[Moment], cards: Sequence[Card]) -> tuple[int, ...]:
    """The loss of each of ``cards`` against best play, for the side that played it."""
    return tuple(
        abs(value_of(solver, objective, moment) - values_of_cards(solver, objective, moment)[card])
        for moment, card in zip(moments, cards, strict=False)
    )


def line_of(solver: Solver, objective: Objective, position: Position) -> tuple[Card, ...]:
    """A line of best play to the end."""
    return solver.line(position, objective) if any(position.hands) else ()
