"""Those who look on at a table, each with a queue of his own: a slow reader delays nobody."""

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.kernel import Seat
from kitapi.room.errors import TooMuch
from kitapi.room.messages import State
from kitapi.room.seating import Seating

QUEUE_LIMIT = 64
"""Messages that may wait for one onlooker before he is cut off; a state is about 4 KB."""

ONLOOKERS_LIMIT = 8
"""Connections one user may have at one table."""


class Onlooker:
    """One connection to a table. What it is told waits in a queue until ``told`` takes it."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.cut_off = asyncio.Event()
        self._waiting: deque[Any] = deque()
        self._arrived = asyncio.Event()

    def tell(self, message: Any) -> None:
        """Queue ``message``; with too many waiting already, cut the onlooker off instead."""
        if self.cut_off.is_set():
            return
        if self._waiting and is_superseded(self._waiting[-1], message):
            self._waiting.pop()
        if len(self._waiting) >= QUEUE_LIMIT:
            self.cut()
            return
        self._waiting.append(message)
        self._arrived.set()

    def cut(self) -> None:
        """Forget what waits and tell nothing more; the connection is to be closed."""
        self._waiting.clear()
        self.cut_off.set()
        self._arrived.set()

    async def told(self) -> Any | None:
        """The next message; None once cut off."""
        while not self._waiting:
            if self.cut_off.is_set():
                return None
            self._arrived.clear()
            await self._arrived.wait()
        return self._waiting.popleft()


def is_superseded(waiting: Any, message: Any) -> bool:
    """Whether nothing is lost if ``message`` is told in place of ``waiting``: states are whole, and tell no events."""
    return isinstance(waiting, State) and isinstance(message, State) and not waiting.observations


class Attendance(NamedTuple):
    """Who is there: the seats of people who look on, and the number of onlookers without a seat."""

    seats: set[Seat]
    watching: int


class Audience:
    """All who look on at one table."""

    def __init__(self) -> None:
        self._onlookers: list[Onlooker] = []

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(tuple(self._onlookers))

    def __len__(self) -> int:
        return len(self._onlookers)

    def admit(self, onlooker: Onlooker) -> None:
        """Let ``onlooker`` in.

        Raises:
            TooMuch: the user looks on already, as often as one may.
        """
        if sum(other.user == onlooker.user for other in self._onlookers) >= ONLOOKERS_LIMIT:
            raise TooMuch(what="connections")
        self._onlookers.append(onlooker)

    def dismiss(self, onlooker: Onlooker) -> None:
        """Let ``onlooker`` go; he may have gone before."""
        if onlooker in self._onlookers:
            self._onlookers.remove(onlooker)

    def users(self) -> set[str]:
        """Who looks on, each once."""
        return {onlooker.user for onlooker in self._onlookers}

    def attendance(self, seating: Seating) -> Attendance:
        """The seats of the people who look on, and how many others do."""
        here, persons = self.users(), seating.persons()
        seats = {seat for seat, person in persons.items() if person.user in here}
        return Attendance(seats, len(here) - len(seats))

    def present(self, seating: Seating) -> set[Seat]:
        """The seats of the people who look on."""
        return self.attendance(seating).seats
