"""Shows one table to its onlookers: to seats and roles at once, to spectators after them.

Spectators who may know the same are shown the same state, which is built and encoded once; those who come within a
fifth of a second share their first state too. Their number is a message of its own, sent once a second at most.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from kitapi.kernel import SPECTATOR
from kitapi.room.desk import showing
from kitapi.room.desk.showing import NOTHING_NEW, Around, Beside, Moment, News
from kitapi.room.desk.surroundings import Surroundings
from kitapi.room.faults import logged
from kitapi.room.onlookers.audience import Attendance, Audience, Onlooker
from kitapi.room.onlookers.messages import ClockShown, State, Watching
from kitapi.room.table.table import Table

SHARED_SECONDS = 0.2
"""Seconds for which new spectators get the same first state; the clock in it may be late by as much."""


@dataclass(frozen=True, slots=True)
class First:
    """The first ``state`` of spectators, with what it was built from; it is valid as long as that is the same."""

    state: State
    parts: tuple[Any, ...]
    there: Attendance
    built: float

    def fits(self, table: Table, there: Attendance, now: float) -> bool:
        """Whether a spectator who comes ``now`` may be shown it; the number of onlookers in it may be older."""
        same = all(mine is theirs for mine, theirs in zip(self.parts, _parts(table), strict=True))
        return same and self.there == there._replace(watching=self.there.watching) and now - self.built < SHARED_SECONDS


def _parts(table: Table) -> tuple[Any, ...]:
    return table.seating, table.deal, table.linked


class Display:
    """Shows a table to its ``audience``.

    ``surroundings``: as at its desk. ``clock``: the clock of the table, as it is shown.
    """

    def __init__(
        self, audience: Audience, surroundings: Surroundings, clock: Callable[[Table], ClockShown | None]
    ) -> None:
        self._audience = audience
        self._surroundings = surroundings
        self._lane = surroundings.lane
        self._clock = clock
        self._times = surroundings.times
        self._around: Around | None = None
        self._first: First | None = None
        self._counting: asyncio.Task[None] | None = None
        self._count_changed = False

    def show(self, table: Table, *, to: Iterable[Onlooker] | None = None, news: News = NOTHING_NEW) -> None:
        """Show the audience, or only ``to``, the state of the table and what has just happened."""
        onlookers = tuple(self._audience if to is None else to)
        if onlookers:
            there = self._audience.attendance(table.seating)
            showing.show(Moment(table, self._around_cards(table, there), news), onlookers, self._lane)

    def greet(self, table: Table, spectator: Onlooker) -> None:
        """Show the present state of the table to a spectator who has just come."""
        there, now = self._audience.attendance(table.seating), self._times.clock()
        if self._first is None or not self._first.fits(table, there, now):
            around = self._around_cards(table, there)
            state = Moment(table, around).state(around.nowhere, follows=False)
            self._first = First(state, _parts(table), there, now)
        spectator.followed = (SPECTATOR, table.version)
        spectator.tell_later(self._first.state, self._lane)

    def _around_cards(self, table: Table, there: Attendance) -> Around:
        """What is shown around the cards: built again only if something other than the cards has changed."""
        beside = Beside(self._surroundings.players, self._surroundings.bots_of(table.game.name), self._clock(table))
        if self._around is None or not self._around.fits(table, there, beside):
            self._around = Around(table, there, beside)
        return self._around

    def count(self, table: Callable[[], Table | None]) -> None:
        """Send the number of onlookers of ``table`` soon, as it is then; after a pause if it was sent just now."""
        self._count_changed = True
        if self._counting is None:
            self._counting = asyncio.create_task(logged("a table", lambda: self._count(table)))

    def close(self) -> None:
        """Send no more such messages."""
        if self._counting is not None:
            self._counting.cancel()

    async def _count(self, table: Callable[[], Table | None]) -> None:
        try:
            while self._count_changed and (now := table()) is not None:
                self._count_changed = False
                message = Watching(count=self._audience.watching(now.seating))
                for onlooker in self._audience:
                    onlooker.tell_later(message, self._lane)
                await asyncio.sleep(self._times.counting)
        finally:
            self._counting = None
