"""The timeouts with which the room waits for people."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

CONTRIBUTION = 3.0
ABSENCE = 30.0
COUNTING = 1.0


class Times(NamedTuple):
    """The room's timeouts in seconds, and its clock.

    ``contribution``: the time for a seat to contribute to the shuffle, before the room does it for the seat.
    ``absence``: the time in which a person can reconnect before others may let a bot play for them. ``clock`` measures
    this time and the time limits of games; ``sleep`` waits for their ends. ``counting``: the minimum time between two
    messages with the number of onlookers.
    """

    contribution: float = CONTRIBUTION
    absence: float = ABSENCE
    counting: float = COUNTING
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


USUAL = Times()
