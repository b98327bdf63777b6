"""Reference solver: plain minimax over every line of play, without pruning; slow, but a test of the fast search."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kitapi.cards import Card, cards_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import DECLARER, Objective, Position, check, play_card

Choice = Callable[..., Any]

_CHOICES: dict[Objective, tuple[Choice, Choice]] = {
    Objective.TRICKS: (max, min),
    Objective.BETL: (min, max),
    Objective.OPEN: (min, min),
    Objective.OPEN_BETL: (max, max),
}
"""How the declarer's side, and the defence, choose among numbers of the declarer's tricks."""


def result(position: Position, objective: Objective) -> int:
    """The declarer's tricks; at betl 1 if it is made, else 0."""
    check(position)
    return _result_of(_count_tricks(position, objective), objective)


def results(position: Position, objective: Objective) -> dict[Card, int]:
    """The result, as of ``result``, after each card that may be played now."""
    return {
        card: _result_of(taken + _count_tricks(after, objective), objective)
        for card, taken, after in _continuations(position)
    }


def most_tricks(position: Position) -> int:
    """The declarer's tricks if the declarer plays for as many as possible, and the defence for as few."""
    return result(position, Objective.TRICKS)


def betl_made(position: Position) -> bool:
    """Whether the declarer takes no trick with best play by both sides."""
    return bool(result(position, Objective.BETL))


def values(position: Position) -> dict[Card, int]:
    """The declarer's tricks after each card that may be played now, if both sides play for or against tricks."""
    return results(position, Objective.TRICKS)


def betl_values(position: Position) -> dict[Card, bool]:
    """Whether betl is made after each card that may be played now."""
    return {card: bool(made) for card, made in results(position, Objective.BETL).items()}


def forget() -> None:
    """Empty the cache of positions."""
    _count_from_start.cache_clear()


def _result_of(tricks: int, objective: Objective) -> int:
    return int(tricks == 0) if objective.is_betl else tricks


def _count_tricks(position: Position, objective: Objective) -> int:
    return _best(position, objective) if position.table else _count_from_start(position, objective)


@cache
def _count_from_start(position: Position, objective: Objective) -> int:
    return _best(position, objective)


def _best(position: Position, objective: Objective) -> int:
    totals = [taken + _count_tricks(after, objective) for _card, taken, after in _continuations(position)]
    declarers, defenders = _CHOICES[objective]
    return int((declarers if position.turn == DECLARER else defenders)(totals, default=0))


def _continuations(position: Position) -> list[tuple[Card, int, Position]]:
    """Every card that may be played, the declarer's tricks that it completes (0 or 1), and the position after it."""
    held = position.hands[position.turn]
    return [(card, *play_card(position, card)) for card in cards_of(playable(held, position.led, position.trump))]
