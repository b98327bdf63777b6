"""The minimum time between commits."""

import time
from collections.abc import Callable

SPACING = 0.002
"""Minimum time in seconds between the beginnings of two commits, if several appends can share the later one.

A commit costs ten times as much processor time as the append that it makes durable.
"""


class CommitPace:
    """Pauses the writer before a commit if the last one began less than ``spacing`` seconds ago and appends wait.

    ``now``: a clock in seconds; ``sleep``: waits by this clock.
    """

    def __init__(
        self,
        spacing: float = SPACING,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._spacing = spacing
        self._now = now
        self._sleep = sleep
        self._began = float("-inf")

    def begin(self, *, others_wait: bool) -> None:
        """Begin the next commit; if ``others_wait``, first pause so that more appends can join it."""
        left = self._began + self._spacing - self._now()
        if others_wait and left > 0:
            self._sleep(left)
        self._began = self._now()
