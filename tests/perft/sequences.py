"""Counts the lines of play that the rules allow from a given state, to a depth."""

from collections.abc import Callable
from functools import reduce
from typing import Any

import msgspec

from kitapi.kernel import Form, Nonce, Range, Seat, Subset, apply, expand
from kitapi_testing.strategies import AnyGame

Counted = Callable[[Any], bool]
"""Whether an action counts as a step of a line."""


def lines(game: AnyGame, state: Any, depth: int, counted: Counted = lambda action: True, seats: int = 3) -> int:
    """Count the sequences of ``depth`` actions; shorter ones that end do not count."""
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
    """Count the sequences that lead to a state for which ``is_end`` is true."""
    if is_end(state):
        return 1
    return sum(
        count_sequences(game, apply(game, state, actor, action).state, is_end, counted, seats)
        for actor, action in available_actions(game, state, seats)
        if counted(action)
    )


def available_actions(game: AnyGame, state: Any, seats: int) -> list[tuple[Seat, Any]]:
    """Return all legal actions with their actors."""
    return [
        (Seat(seat), action)
        for seat in range(seats)
        for option in game.options(state, Seat(seat))
        for action in actions_of(game, option)
    ]


def actions_of(game: AnyGame, option: Any) -> list[Any]:
    """Return the actions of an option; of shares only one of zeros, since all are equivalent."""
    if isinstance(option, Nonce):
        return [game.codec.read_action(msgspec.json.encode({"kind": option.action, "value": "00" * option.bytes}))]
    if isinstance(option, Subset | Form | Range):
        return [game.codec.read_action(msgspec.json.encode(fields)) for fields in expand(option)]
    return [option]


def after(game: AnyGame, state: Any, *moves: tuple[Any, Any]) -> Any:
    """Return the state after ``moves``, pairs of an actor and an action."""
    return reduce(lambda at, move: apply(game, at, *move).state, moves, state)
