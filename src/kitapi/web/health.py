"""Whether the room can continue, and whether tables can be played here now: for who starts it or sends people to it."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TypeAlias

from litestar import Response, get
from litestar.datastructures import State
from prometheus_client.core import GaugeMetricFamily, Metric

from kitapi.room.errors import Busy, RoomFailed
from kitapi.room.faults import trace_of
from kitapi.room.rooms import CardRoom
from kitapi.web.pages import json_answer

LOG = logging.getLogger(__name__)

Condition: TypeAlias = Callable[[], str]
"""Why tables cannot be played here now, in one word that is always the same; empty where they can."""

DRAINING = "draining"
STORE_STOPPED = "store_stopped"
STORE_BUSY = "store_busy"
STORE_SLOW = "store_slow"

FRESH = 1.0
"""Seconds for which an answer of the store is cached, so that checks do not load it."""

PATIENCE = 2.0
"""Seconds after which a store that does not answer is called slow."""


class Health:
    """How ``room`` is. ``draining`` is set once it takes no new tables and lets deals finish."""

    def __init__(self, room: CardRoom, clock: Callable[[], float] | None = None) -> None:
        self.draining = False
        self._room = room
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._conditions: list[Condition] = []
        self._asked: asyncio.Task[str] | None = None
        self._asked_at = 0.0
        self._told = ""

    def add(self, condition: Condition) -> None:
        """Ask ``condition`` too, before the store."""
        self._conditions.append(condition)

    async def why_not_ready(self) -> str:
        """Why tables cannot be played here now; empty where they can."""
        if not (why := self._why_not_here()):
            why = await self._why_not_stored()
        self._told = why
        return why

    async def why_not_alive(self) -> str:
        """Why only a new start helps; empty where it is not needed."""
        why = await self._why_not_stored()
        return why if why == STORE_STOPPED else ""

    def families(self) -> Iterator[Metric]:
        """Whether it was ready at the last check; for the metrics."""
        why = self._why_not_here() or self._told
        yield GaugeMetricFamily("kitapi_ready", "Whether tables can be played here.", value=not why)
        reasons = GaugeMetricFamily("kitapi_not_ready", "Why they cannot.", labels=("reason",))
        if why:
            reasons.add_metric((why,), 1)
        yield reasons

    async def close(self) -> None:
        """Ask nobody any more."""
        if self._asked is not None:
            self._asked.cancel()
            with suppress(asyncio.CancelledError):
                await self._asked

    def _why_not_here(self) -> str:
        if self.draining:
            return DRAINING
        return next((why for condition in self._conditions if (why := condition())), "")

    async def _why_not_stored(self) -> str:
        if self._asked is None or (self._asked.done() and self._clock() - self._asked_at >= FRESH):
            self._asked_at = self._clock()
            self._asked = asyncio.create_task(self._ask_store())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._asked)
        except TimeoutError:
            return STORE_SLOW

    async def _ask_store(self) -> str:
        try:
            await self._room.try_store()
        except Busy:
            return STORE_BUSY
        except RoomFailed:
            return STORE_STOPPED
        except Exception as error:
            LOG.error("the store cannot be asked how it is: %s", trace_of(error))
            return STORE_STOPPED
        return ""


def _told(why: str) -> Response[bytes]:
    return json_answer({"ok": False, "reason": why}, 503) if why else json_answer({"ok": True})


@get("/healthz")
async def alive(state: State) -> Response[bytes]:
    """That the server answers, and needs no new start."""
    health: Health = state.health
    return _told(await health.why_not_alive())


@get("/readyz")
async def ready(state: State) -> Response[bytes]:
    """That tables can be played here, or why not."""
    health: Health = state.health
    return _told(await health.why_not_ready())
