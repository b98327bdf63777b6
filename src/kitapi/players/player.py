"""What a player is: somebody who sees what a seat sees, and answers with an action."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

Player: TypeAlias = Callable[[Any, Sequence[Any], Random, float], Any]
"""``player(view, public_history, rng, budget)`` → an action of the game.

``view``: the seat's own. ``public_history``: what everybody has seen since the deal began. ``budget``: seconds it may
think. Given the same of each, ``rng`` included, a player answers the same: it reads no clock and keeps no memory.
"""
