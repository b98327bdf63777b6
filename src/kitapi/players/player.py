"""The type of players: functions that receive what a seat sees and return an action."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

Player: TypeAlias = Callable[[Any, Sequence[Any], Random, float], Any]
"""``player(view, public_history, rng, budget)`` → an action of the game.

``view``: the seat's own. ``public_history``: what everybody has seen since the deal began. ``budget``: seconds it may
take. With the same arguments, ``rng`` in the same state included, a player returns the same action: it reads no clock
and keeps no memory.
"""
