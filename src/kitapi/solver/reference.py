"""The reference: every line of play tried, nothing cut short. Slow, and the measure of the fast search."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kitapi.cards import Card, cards_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import DECLARER, Objective, Position, check, played

Choice = Callable[..., Any]

_CHOICES: dict[Objective, tuple[Choice, Choice]] = {
    Objective.TRICKS: (max, min),
    Objective.BETL: (min, max),
    Objective.OPEN: (min, min),
    Objective.OPEN_BETL: (max, max),
}
"""Which number of the declarer's tricks is chosen with his cards, and with the defence's."""


def result(position: Position, objective: Objective) -> int:
    """The declarer's tricks; at betl 1 where it is made, else 0."""
    check(position)
    return _told(_taken(position, objective), objective)


def results(position: Position, objective: Objective) -> dict[Card, int]:
    """The same after each card that may be played now."""
    return {card: _told(taken + _taken(after, objective), objective) for card, taken, after in _continuations(position)}


def most_tricks(position: Position) -> int:
    """How many of the tricks left the declarer takes where he wants many and the defence few."""
    return result(position, Objective.TRICKS)


def betl_made(position: Position) -> bool:
    """Whether the declarer takes no trick where he wants none and the defence wants him to take one."""
    return bool(result(position, Objective.BETL))


def values(position: Position) -> dict[Card, int]:
    """The declarer's tricks after each card that may be played now, both sides playing for or against many."""
    return results(position, Objective.TRICKS)


def betl_values(position: Position) -> dict[Card, bool]:
    """Whether betl is made after each card that may be played now."""
    return {card: bool(made) for card, made in results(position, Objective.BETL).items()}


def forget() -> None:
    """Empty the memory of positions met."""
    _taken_from_start.cache_clear()


def _told(tricks: int, objective: Objective) -> int:
    return int(tricks == 0) if objective.is_betl else tricks


def _taken(position: Position, objective: Objective) -> int:
    return _best(position, objective) if position.table else _taken_from_start(position, objective)


@cache
def _taken_from_start(position: Position, objective: Objective) -> int:
    return _best(position, objective)


def _best(position: Position, objective: Objective) -> int:
    totals = [taken + _taken(after, objective) for _card, taken, after in _continuations(position)]
    his, theirs = _CHOICES[objective]
    return int((his if position.turn == DECLARER else theirs)(totals, default=0))


def _continuations(position: Position) -> list[tuple[Card, int, Position]]:
    """Every card that may be played, the declarer's tricks that it completes, and the position after it."""
    held = position.hands[position.turn]
    return [(card, *played(position, card)) for card in cards_of(playable(held, position.led, position.trump))]
