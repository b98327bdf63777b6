"""Health checks: whether the server must be restarted, and whether tables can be played here now."""

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
"""Returns one stable word for why no table can be played here now; empty if tables can be played."""

DRAINING = "draining"
STORE_STOPPED = "store_stopped"
STORE_BUSY = "store_busy"
STORE_SLOW = "store_slow"

CACHE_SECONDS = 1.0
"""Seconds for which an answer of the store is cached, so that checks do not load it."""

STORE_TIMEOUT = 2.0
"""Seconds after which a store that does not answer is called slow."""


class Health:
    """The health of ``room``. ``draining`` is set when the room accepts no new tables and only lets deals finish."""

    def __init__(self, room: CardRoom, clock: Callable[[], float] | None = None) -> None:
        self.draining = False
        self._room = room
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._conditions: list[Condition] = []
        self._check: asyncio.Task[str] | None = None
        self._checked_at = 0.0
        self._last_reason = ""

    def add(self, condition: Condition) -> None:
        """Check ``condition`` as well, before the store."""
        self._conditions.append(condition)

    async def why_not_ready(self) -> str:
        """The reason why no table can be played here now; empty if tables can be played."""
        if not (why := self._why_not_here()):
            why = await self._why_not_storing()
        self._last_reason = why
        return why

    async def why_not_alive(self) -> str:
        """The reason why the server must be restarted; empty if there is none."""
        why = await self._why_not_storing()
        return why if why == STORE_STOPPED else ""

    def families(self) -> Iterator[Metric]:
        """The metric of whether the room was ready at the last check."""
        why = self._why_not_here() or self._last_reason
        yield GaugeMetricFamily("kitapi_ready", "Whether tables can be played here.", value=not why)
        reasons = GaugeMetricFamily("kitapi_not_ready", "Why they cannot.", labels=("reason",))
        if why:
            reasons.add_metric((why,), 1)
        yield reasons

    async def close(self) -> None:
        """Cancel a check of the store that is running."""
        if self._check is not None:
            self._check.cancel()
            with suppress(asyncio.CancelledError):
                await self._check

    def _why_not_here(self) -> str:
        if self.draining:
            return DRAINING
        return next((why for condition in self._conditions if (why := condition())), "")

    async def _why_not_storing(self) -> str:
        if self._check is None or (self._check.done() and self._clock() - self._checked_at >= CACHE_SECONDS):
            self._checked_at = self._clock()
            self._check = asyncio.create_task(self._check_store())
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                return await asyncio.shield(self._check)
        except TimeoutError:
            return STORE_SLOW

    async def _check_store(self) -> str:
        try:
            await self._room.try_store()
        except Busy:
            return STORE_BUSY
        except RoomFailed:
            return STORE_STOPPED
        except Exception as error:
            LOG.error("the store cannot be checked: %s", trace_of(error))
            return STORE_STOPPED
        return ""


def _condition_answer(why: str) -> Response[bytes]:
    return json_answer({"ok": False, "reason": why}, 503) if why else json_answer({"ok": True})


@get("/healthz")
async def alive(state: State) -> Response[bytes]:
    """Say that the server answers and need not be restarted."""
    health: Health = state.health
    return _condition_answer(await health.why_not_alive())


@get("/readyz")
async def ready(state: State) -> Response[bytes]:
    """Say whether tables can be played here, or why not."""
    health: Health = state.health
    return _condition_answer(await health.why_not_ready())
