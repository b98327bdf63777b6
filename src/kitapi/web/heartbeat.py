"""Heartbeats on idle connections, which enable a page to detect that its connection is lost."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from kitapi.room.onlookers.audience import Onlooker

BATCH = 100
"""Connections that get a heartbeat in one turn of the event loop."""

SLICE_SECONDS = 0.01
"""Seconds between two such turns: if all clients reconnect at once, thousands of heartbeats are due at one time."""


class Here(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="here"):
    """A heartbeat, which shows that the connection still carries messages.

    ``id``: the id of the probe that it answers. ``silence``, ``answer``: only in the first heartbeat of a connection,
    the milliseconds without any message, or without the answer to a command, after which the connection counts as lost.
    ``page``: the version of the server's page files, also only in the first heartbeat.
    """

    id: str | None = None
    silence: int | None = None
    answer: int | None = None
    page: str | None = None


class Limits(NamedTuple):
    """``every``: seconds without a message after which a heartbeat is sent; others as in ``Here``, in seconds."""

    every: float = 5.0
    silence: float = 8.0
    answer: float = 3.0


HERE = Here()


class Heartbeat:
    """Sends a heartbeat to every onlooker to whom nothing was sent for ``limits.every`` seconds.

    One timer serves all: a message that is sent moves its onlooker to the end of the order in which they are due.
    """

    def __init__(self, limits: Limits = Limits()) -> None:  # noqa: B008 - a constant
        self.announcement = Here(silence=_milliseconds(limits.silence), answer=_milliseconds(limits.answer))
        self._every = limits.every
        self._quiet_since: OrderedDict[Onlooker, float] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    def announce_page(self, version: str | None) -> None:
        """From now on, send new connections the ``version`` of the page's files; None if they have none."""
        self.announcement = msgspec.structs.replace(self.announcement, page=version)

    def watches(self, onlooker: Onlooker) -> bool:
        """Whether anything was sent to ``onlooker``, who has not left."""
        return onlooker in self._quiet_since

    def note_message(self, onlooker: Onlooker) -> None:
        """Record that a message was sent to ``onlooker`` just now."""
        loop = asyncio.get_running_loop()
        self._quiet_since[onlooker] = loop.time()
        self._quiet_since.move_to_end(onlooker)
        if self._timer is None:
            self._timer = loop.call_later(self._every, self._beat)

    def forget(self, onlooker: Onlooker) -> None:
        """Stop sending heartbeats to ``onlooker``."""
        self._quiet_since.pop(onlooker, None)
        if not self._quiet_since and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _beat(self) -> None:
        """Send heartbeats that are due, some at a time, and wait until the next one is due."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for _ in range(BATCH):
            onlooker, since = next(iter(self._quiet_since.items()))
            if now - since < self._every:
                break
            self._quiet_since[onlooker] = now
            self._quiet_since.move_to_end(onlooker)
            onlooker.send_if_idle(HERE)
        due = next(iter(self._quiet_since.values())) + self._every
        self._timer = loop.call_at(max(due, now + SLICE_SECONDS), self._beat)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
