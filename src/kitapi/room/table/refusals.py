"""Storage of the steps that the rules refused at a table with a house."""

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from kitapi.kernel import Actor
from kitapi.room.record import streams
from kitapi.room.record.authors import done_by
from kitapi.room.record.streams import StepRefused
from kitapi.room.table.table import Table
from kitapi.store import Append, EventStore, StoreError

LOG = logging.getLogger(__name__)

AT_ONCE = 20
"""Maximum of refused steps of one table that are stored without a pause."""

EACH_SECONDS = 3.0
"""Seconds after which one more step may be stored; steps that come sooner are not stored."""


class _Named(msgspec.Struct):
    kind: str


class Refusal(NamedTuple):
    """The refusal of ``action`` of the actor ``by``, by ``clause``; ``automatic``: the automaton tried it."""

    by: Actor
    action: object
    clause: str
    automatic: bool = False


class RefusedSteps:
    """Stores the refused steps of one table, up to a maximum rate."""

    def __init__(self, store: EventStore, table: str, clock: Callable[[], float]) -> None:
        self._store = store
        self._stream = streams.refused_stream(table)
        self._clock = clock
        self._left = float(AT_ONCE)
        self._last = clock()

    async def note(self, table: Table, step: Refusal) -> None:
        """Store a refused step; a failure is only logged."""
        if not self._may():
            return
        kind = msgspec.json.decode(table.game.codec.write_action(step.action), type=_Named).kind
        who = done_by(table.seating, step.by, automatic=step.automatic)
        refused = streams.encode_event(
            StepRefused(by=str(step.by), action=kind, clause=step.clause, at=table.version, who=who.nameless)
        )
        try:
            await self._store.append([Append(stream=self._stream, expected=None, events=(refused,))])
        except StoreError as error:
            LOG.error("a refused step was not written down: %s", type(error).__name__)

    def _may(self) -> bool:
        now = self._clock()
        self._left = min(float(AT_ONCE), self._left + (now - self._last) / EACH_SECONDS)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
