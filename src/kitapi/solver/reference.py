"""The reference: every line of play tried, nothing cut short. Slow, and the measure of the fast search."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kitapi.cards import Card, cards_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import DECLARER, Position, check, played

Further = Callable[[Position], int]
Choice = Callable[..., Any]


def most_tricks(position: Position) -> int:
    """How many of the tricks left the declarer takes where he wants many and the defence few."""
    check(position)
    return _most(position)


def betl_made(position: Position) -> bool:
    """Whether the declarer takes no trick where he wants none and the defence wants him to take one."""
    check(position)
    return _fewest(position) == 0


def values(position: Position) -> dict[Card, int]:
    """The declarer's tricks after each card that may be played now, both sides playing for or against many."""
    return {card: taken + _most(after) for card, taken, after in _continuations(position)}


def betl_values(position: Position) -> dict[Card, bool]:
    """Whether betl is made after each card that may be played now."""
    return {card: taken + _fewest(after) == 0 for card, taken, after in _continuations(position)}


def forget() -> None:
    """Empty the memory of positions met."""
    _most_from_start.cache_clear()
    _fewest_from_start.cache_clear()


def _most(position: Position) -> int:
    return _most_from_start(position) if not position.table else _best(position, _most, max, min)


def _fewest(position: Position) -> int:
    return _fewest_from_start(position) if not position.table else _best(position, _fewest, min, max)


@cache
def _most_from_start(position: Position) -> int:
    return _best(position, _most, max, min)


@cache
def _fewest_from_start(position: Position) -> int:
    return _best(position, _fewest, min, max)


def _best(position: Position, further: Further, declarers: Choice, defenders: Choice) -> int:
    totals = [taken + further(after) for _card, taken, after in _continuations(position)]
    return int((declarers if position.turn == DECLARER else defenders)(totals, default=0))


def _continuations(position: Position) -> list[tuple[Card, int, Position]]:
    """Every card that may be played, the declarer's tricks that it completes, and the position after it."""
    held = position.hands[position.turn]
    return [(card, *played(position, card)) for card in cards_of(playable(held, position.led, position.trump))]
