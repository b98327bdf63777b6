"""How long the room waits for people."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

CONTRIBUTION = 3.0
ABSENCE = 30.0
COUNTING = 1.0


class Times(NamedTuple):
    """The room's patience, in seconds, and how it passes.

    ``contribution``: how long a seat has to contribute to the shuffle before the room does it for him. ``absence``: how
    long somebody may be without any connection before others may let a bot play for them; ``clock`` counts it, and
    the time that a game gives for an action; ``sleep`` waits for the end of that. ``counting``: the least time
    between two messages with the number of onlookers.
    """

    contribution: float = CONTRIBUTION
    absence: float = ABSENCE
    counting: float = COUNTING
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


USUAL = Times()
