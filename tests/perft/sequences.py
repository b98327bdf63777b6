"""Counting the lines of play that the rules allow, to a depth, from a given state."""

from collections.abc import Callable
from functools import reduce
from typing import Any

import msgspec

from kitapi.kernel import Form, Nonce, Range, Seat, Subset, apply, expand
from kitapi_testing.strategies import AnyGame

Counted = Callable[[Any], bool]
"""Whether an action is among those that lines are made of."""


def lines(game: AnyGame, state: Any, depth: int, counted: Counted = lambda action: True, seats: int = 3) -> int:
    """How many sequences of ``depth`` actions there are; those that end before count nothing."""
    if depth == 0:
        return 1
    return sum(
        lines(game, apply(game, state, actor, action).state, depth - 1, counted, seats)
        for actor, action in available_actions(game, state, seats)
        if counted(action)
    )


def count_sequences(
    game: AnyGame, state: Any, is_end: Counted, counted: Counted = lambda action: True, seats: int = 3
) -> int:
    """How many sequences lead to a state that ``is_end``."""
    if is_end(state):
        return 1
    return sum(
        count_sequences(game, apply(game, state, actor, action).state, is_end, counted, seats)
        for actor, action in available_actions(game, state, seats)
        if counted(action)
    )


def available_actions(game: AnyGame, state: Any, seats: int) -> list[tuple[Seat, Any]]:
    """Everything that may be done: who, and what."""
    return [
        (Seat(seat), action)
        for seat in range(seats)
        for option in game.options(state, Seat(seat))
        for action in actions_of(game, option)
    ]


def actions_of(game: AnyGame, option: Any) -> list[Any]:
    """The actions of an option; of a nonce only zeros, since all are alike."""
    if isinstance(option, Nonce):
        return [game.codec.read_action(msgspec.json.encode({"kind": option.action, "value": "00" * option.bytes}))]
    if isinstance(option, Subset | Form | Range):
        return [game.codec.read_action(msgspec.json.encode(fields)) for fields in expand(option)]
    return [option]


def after(game: AnyGame, state: Any, *moves: tuple[Any, Any]) -> Any:
    """The state after ``moves``: who does what."""
    return reduce(lambda at, move: apply(game, at, *move).state, moves, state)
