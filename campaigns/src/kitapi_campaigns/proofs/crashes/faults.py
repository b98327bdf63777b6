"""Faults of the store's writer that a campaign must find."""

import time

from kitapi.store.group import Waiting
from kitapi.store.writer import GroupWriter

LONGEST_ANSWER = 0.003
"""Longest time from an answer to a kill in seconds."""

COMMIT_DELAY = 0.05
"""Seconds from the answer to the commit; longer, so that even a delayed kill precedes the commit."""


def answers_first(self: GroupWriter, group: list[Waiting]) -> None:
    """Replacement of ``GroupWriter.settle``: acknowledge people's commands before the commit, which takes a while."""
    outcomes = self.write(group)
    if any(waiting.command for waiting in group):
        self.acknowledge(group, outcomes)
        time.sleep(COMMIT_DELAY)
        self.commit()
    else:
        self.commit()
        self.acknowledge(group, outcomes)
