"""Shows one table to its onlookers: first to people with seats and roles, then to spectators.

Spectators with the same view share one state, which is built and encoded once; spectators who connect within a fifth of
a second also share their first state. The number of onlookers is a separate message, sent at most once a second.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from kitapi.kernel import SPECTATOR
from kitapi.room.desk import shown_states
from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.desk.shown_states import NOTHING_NEW, Extras, News, StateBuilder, TableFrame
from kitapi.room.faults import run_guarded
from kitapi.room.onlookers.audience import Attendance, Audience, Onlooker
from kitapi.room.onlookers.messages import ClockView, State, Watching
from kitapi.room.table.table import Table

SHARED_SECONDS = 0.2
"""Seconds for which new spectators get the same first state; the clock in it may be late by this time."""


@dataclass(frozen=True, slots=True)
class First:
    """The first ``state`` of spectators, with the parts of the table from which it was built."""

    state: State
    parts: tuple[Any, ...]
    there: Attendance
    built: float

    def fits(self, table: Table, there: Attendance, now: float) -> bool:
        """Whether this state is still correct for a spectator who joins ``now``, apart from its number of onlookers."""
        same = all(mine is theirs for mine, theirs in zip(self.parts, _parts(table), strict=True))
        return same and self.there == there._replace(watching=self.there.watching) and now - self.built < SHARED_SECONDS


def _parts(table: Table) -> tuple[Any, ...]:
    return table.seating, table.deal, table.linked


class Display:
    """Shows a table to its ``audience``.

    ``context``: the context of the table's desk. ``clock``: returns the clock of the table as everybody sees it.
    """

    def __init__(self, audience: Audience, context: DeskContext, clock: Callable[[Table], ClockView | None]) -> None:
        self._audience = audience
        self._context = context
        self._lane = context.lane
        self._clock = clock
        self._times = context.times
        self._frame: TableFrame | None = None
        self._first: First | None = None
        self._counting: asyncio.Task[None] | None = None
        self._count_changed = False

    def show(self, table: Table, *, to: Iterable[Onlooker] | None = None, news: News = NOTHING_NEW) -> None:
        """Show the audience, or only ``to``, the state of the table and its ``news``."""
        onlookers = tuple(self._audience if to is None else to)
        if onlookers:
            there = self._audience.attendance(table.seating)
            shown_states.show(StateBuilder(table, self._build_frame(table, there), news), onlookers, self._lane)

    def greet(self, table: Table, spectator: Onlooker) -> None:
        """Show the present state of the table to a spectator who has just connected."""
        there, now = self._audience.attendance(table.seating), self._times.clock()
        if self._first is None or not self._first.fits(table, there, now):
            frame = self._build_frame(table, there)
            state = StateBuilder(table, frame).state(frame.nowhere, follows=False)
            self._first = First(state, _parts(table), there, now)
        spectator.followed = (SPECTATOR, table.version)
        spectator.send_later(self._first.state, self._lane)

    def _build_frame(self, table: Table, there: Attendance) -> TableFrame:
        """The frame around the cards, built again only if something other than the cards has changed."""
        extras = Extras(self._context.players, self._context.bots_of(table.game.name), self._clock(table))
        if self._frame is None or not self._frame.fits(table, there, extras):
            self._frame = TableFrame(table, there, extras)
        return self._frame

    def count(self, table: Callable[[], Table | None]) -> None:
        """Send the number of onlookers of ``table`` soon; at most once per interval."""
        self._count_changed = True
        if self._counting is None:
            self._counting = asyncio.create_task(run_guarded("a table", lambda: self._count(table)))

    def close(self) -> None:
        """Stop sending numbers of onlookers."""
        if self._counting is not None:
            self._counting.cancel()

    async def _count(self, table: Callable[[], Table | None]) -> None:
        try:
            while self._count_changed and (now := table()) is not None:
                self._count_changed = False
                message = Watching(count=self._audience.count_watching(now.seating))
                for onlooker in self._audience:
                    onlooker.send_later(message, self._lane)
                await asyncio.sleep(self._times.counting)
        finally:
            self._counting = None
