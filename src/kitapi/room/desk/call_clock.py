"""The clock of a table whose game limits the time for an action; when the time is up, the room acts for the player.

It runs only for people, whether they are connected or not, and only while at least one player is connected: a bot is
never late, an empty seat has no clock, and if no player is connected, nobody waits for the action. After such a pause,
and after a restart of the server, the player to act gets the full time again. With several servers, the one that serves
the table runs its clock.
"""

import asyncio
import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

from kitapi.kernel import CLOCK, Limit, TimeUp, limit_in
from kitapi.room.faults import run_guarded
from kitapi.room.onlookers.audience import Audience
from kitapi.room.onlookers.messages import ClockView
from kitapi.room.record.deal import Deal
from kitapi.room.seats.occupants import Person
from kitapi.room.table.table import Change, Draft, Table
from kitapi.room.times import Times

GRACE = 0.5
"""Seconds after the displayed time during which an action that was sent in time may still arrive."""


class Desk(Protocol):
    """The part of a table's desk that the clock uses."""

    @property
    def audience(self) -> Audience:
        """The table's onlookers."""
        ...

    async def apply_draft(self, add_to_draft: Callable[[Draft], bool]) -> None:
        """Store and show what ``add_to_draft`` adds, if it returns True."""
        ...


class Running(NamedTuple):
    """A running clock: its limit, its deadline by the room's clock, and the decision that it is for.

    ``key``: the deal, and the version of the play since which the seat has had its present options.
    """

    limit: Limit
    due: float
    key: tuple[int, int]


class CallClock:
    """Measures the time of the player to act, and acts for them at the deadline."""

    def __init__(self, desk: Desk, times: Times) -> None:
        self._desk = desk
        self._times = times
        self._running: Running | None = None
        self._waiting: asyncio.Task[None] | None = None
        self._awaited: tuple[int, int] | None = None
        self._limited: Deal | None = None
        self._limit_then: Limit | None = None

    def public_clock(self, table: Table) -> ClockView | None:
        """The clock as everybody sees it now; None if none runs."""
        running = self._at(table)
        if running is None:
            return None
        limit, left = running.limit, max(0.0, running.due - self._times.clock())
        return ClockView(seat=limit.seat, seconds=limit.seconds, left=math.ceil(1000 * left))

    def prompt(self, table: Table) -> None:
        """Start to wait for the deadline of the player to act; an earlier wait for the same decision continues."""
        running = self._at(table)
        if running is not None and running.key == self._awaited and self._waits():
            return
        if self._waiting is not None:
            self.cancel()
        if running is not None:
            self._awaited = running.key
            self._waiting = asyncio.create_task(run_guarded("a clock", lambda: self._in_time(running.key)))

    def cancel(self) -> None:
        """Stop waiting."""
        if self._waiting is not None and self._waiting is not asyncio.current_task():
            self._waiting.cancel()
        self._waiting = None

    def _waits(self) -> bool:
        return self._waiting is not None and not self._waiting.done() and self._waiting is not asyncio.current_task()

    def _at(self, table: Table) -> Running | None:
        """The clock that runs at ``table`` now; a new one starts for another player or other options."""
        limit, deal = self._limit(table), table.deal
        if limit is None or deal is None:
            self._running = None
            return None
        key = (deal.opened, deal.options_since[limit.seat])
        if self._running is None or self._running.key != key:
            self._running = Running(limit, self._times.clock() + limit.seconds, key)
        return self._running

    def _limit(self, table: Table) -> Limit | None:
        """The limit for a person who is to act while a player is connected; None if there is none."""
        if table.deal is None or not table.is_running or table.is_stopped:
            return None
        if table.deal is not self._limited:
            self._limited, self._limit_then = table.deal, limit_in(table.game, table.deal.state)
        limit = self._limit_then
        if limit is None or not isinstance(table.seating.occupants[limit.seat], Person):
            return None
        return limit if self._desk.audience.present_seats(table.seating) else None

    async def _in_time(self, key: tuple[int, int]) -> None:
        while (seconds := self._seconds_left(key)) > 0:
            await self._times.sleep(seconds)
        await self._desk.apply_draft(lambda draft: self._add_default_action(draft, key))

    def _seconds_left(self, key: tuple[int, int]) -> float:
        """Seconds until the room acts; 0 if the clock of this ``key`` has stopped."""
        if self._running is None or self._running.key != key:
            return 0.0
        return self._running.due + GRACE - self._times.clock()

    def _add_default_action(self, draft: Draft, key: tuple[int, int]) -> bool:
        """Add the rules' default action for the seat whose time is up, if the clock of this ``key`` still runs."""
        running = self._at(draft.table)
        if running is None or running.key != key or self._seconds_left(key) > 0:
            return False
        draft.add(Change(play=draft.table.decide(CLOCK, TimeUp(seat=running.limit.seat))))
        return True
