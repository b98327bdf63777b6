"""The type of players: functions that receive the observations of a seat and return an action."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

Player: TypeAlias = Callable[[Any, Sequence[Any], Random, float], Any]
"""``player(view, public_history, rng, budget)`` → an action of the game.

``view``: the view of the seat. ``public_history``: the public observations since the deal began. ``budget``: the
seconds that it may take. A player is deterministic: with equal arguments, including the state of ``rng``, it returns
the same action; it reads no clock and stores nothing between calls.
"""
