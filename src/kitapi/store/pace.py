"""How closely commits may follow each other."""

import time
from collections.abc import Callable

SPACING = 0.002
"""Seconds from the beginning of one commit to that of the next, as long as appends wait that can share it.

A commit costs ten times as much processor time as the append that it makes durable.
"""


class CommitPace:
    """Lets the writer pause before a commit if the one before began less than ``spacing`` seconds ago, and others wait.

    ``now``, ``sleep``: a clock in seconds and how to wait by it.
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
        """Begin the next commit, after a pause in which more can come if ``others_wait`` already."""
        left = self._began + self._spacing - self._now()
        if others_wait and left > 0:
            self._sleep(left)
        self._began = self._now()
