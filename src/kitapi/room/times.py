"""How long the room waits for people."""

import time
from collections.abc import Callable
from typing import NamedTuple

CONTRIBUTION = 3.0
ABSENCE = 30.0


class Times(NamedTuple):
    """The room's patience, in seconds.

    ``contribution``: how long a seat has to contribute to the shuffle before the room does it for him. ``absence``: how
    long somebody may be without any connection before others may let a bot play for him; ``clock`` counts it.
    """

    contribution: float = CONTRIBUTION
    absence: float = ABSENCE
    clock: Callable[[], float] = time.monotonic


USUAL = Times()
