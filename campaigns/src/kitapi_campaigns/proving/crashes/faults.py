"""Faults of the store's writer that a campaign must find."""

import time

from kitapi.store.group import Waiting
from kitapi.store.writer import GroupWriter

LONGEST_ANSWER = 0.003


def answers_first(self: GroupWriter, group: list[Waiting]) -> None:
    """In place of ``GroupWriter._settle``: report people's commands before the commit, which takes a while."""
    outcomes = self._write(group)
    if any(waiting.command for waiting in group):
        self._acknowledge(group, outcomes)
        time.sleep(LONGEST_ANSWER)
        self._commit()
    else:
        self._commit()
        self._acknowledge(group, outcomes)
