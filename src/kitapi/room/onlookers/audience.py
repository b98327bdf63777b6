"""Those who look on at a table, each with a queue of their own: a slow reader delays nobody."""

import asyncio
from collections import deque
from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from kitapi.kernel import Actor, Role, Seat, Viewer
from kitapi.room.errors import TooMuch
from kitapi.room.full import TableFull
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.messages import State, Watching
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.occupants import Person
from kitapi.room.seats.seating import Seating
from kitapi.room.times import Times

QUEUE_LIMIT = 64
"""Messages that may wait for one onlooker before they are cut off; a state is about 4 KB."""

ONLOOKERS_LIMIT = 8
"""Connections one user may have at one table."""

SPECTATORS_LIMIT = 500
"""Connections of spectators at one table, by default."""


class Onlooker:
    """One connection to a table. Its messages wait in a queue until ``told`` takes it.

    ``role``: the role of the house as which it looks on while its user has that. ``followed``: as whom it was shown the
    game last, and at which version; None before the first state. ``waiting``: the messages not yet taken.
    """

    def __init__(self, user: str, role: str | None = None) -> None:
        self.user = user
        self.role = role
        self.followed: tuple[Viewer, int] | None = None
        self.cut_off = asyncio.Event()
        self.waiting: deque[Any] = deque()
        self._arrived = asyncio.Event()

    def tell(self, message: Any) -> None:
        """Queue ``message``, to be taken at once; with too many waiting already, cut the onlooker off instead."""
        if self._keep(message):
            self._arrived.set()

    def tell_later(self, message: Any, lane: Lane) -> None:
        """Queue ``message``, to be taken when ``lane`` releases it; the order of all messages is kept."""
        if self._keep(message):
            lane.add(self)

    def tell_if_idle(self, message: Any) -> None:
        """Queue ``message`` unless another waits, which shows as well that the connection carries messages."""
        if not self.waiting:
            self.tell(message)

    def release(self) -> None:
        """Allow the queued messages to be taken."""
        self._arrived.set()

    def _keep(self, message: Any) -> bool:
        """Whether ``message`` was put into the queue, or in place of one that it makes superfluous."""
        if self.cut_off.is_set():
            return False
        if self.waiting and is_superseded(self.waiting[-1], message):
            self.waiting.pop()
        if len(self.waiting) >= QUEUE_LIMIT:
            self.cut()
            return False
        self.waiting.append(message)
        return True

    def cut(self) -> None:
        """Drop what waits and send nothing more; the connection is to be closed."""
        self.waiting.clear()
        self.cut_off.set()
        self._arrived.set()

    async def told(self) -> Any | None:
        """The next message; None once cut off."""
        while not self.waiting:
            if self.cut_off.is_set():
                return None
            self._arrived.clear()
            await self._arrived.wait()
        return self.waiting.popleft()


def is_superseded(waiting: Any, message: Any) -> bool:
    """Whether nothing is lost if ``message`` is sent in place of ``waiting``: a state or a count, without events."""
    if isinstance(waiting, Watching):
        return isinstance(message, Watching | State)
    return isinstance(waiting, State) and isinstance(message, State) and waiting.tells_nothing


class Attendance(NamedTuple):
    """Who is there: the seats and the roles of people who look on, those of the missing, and how many others do."""

    seats: set[Seat]
    roles: set[Role]
    missing: Missing
    watching: int


class Audience:
    """All onlookers of one table, with at most ``most`` connections of spectators.

    Who has never been here is taken to have gone when this audience began.
    """

    def __init__(self, times: Times, most: int = SPECTATORS_LIMIT) -> None:
        self._onlookers: dict[Onlooker, None] = {}
        self._connections: dict[str, int] = {}
        self._most = most
        self._absence = times.absence
        self._clock = times.clock
        self._began = times.clock()
        self._gone: dict[str, float] = {}

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(tuple(self._onlookers))

    def __len__(self) -> int:
        return len(self._onlookers)

    def admit(self, onlooker: Onlooker, participants: Set[str] = frozenset()) -> None:
        """Add ``onlooker``; one who is not among the ``participants`` is a spectator.

        Raises:
            TooMuch: the user looks on already, as often as one may.
            TableFull: the table has as many spectators as it may have.
        """
        if self._connections.get(onlooker.user, 0) >= ONLOOKERS_LIMIT:
            raise TooMuch(what="connections")
        if onlooker.user not in participants and self.spectators(participants) >= self._most:
            raise TableFull(most=self._most)
        self._onlookers[onlooker] = None
        self._connections[onlooker.user] = self._connections.get(onlooker.user, 0) + 1
        self._gone.pop(onlooker.user, None)

    def dismiss(self, onlooker: Onlooker) -> None:
        """Remove ``onlooker``, who may have been removed before."""
        if onlooker not in self._onlookers:
            return
        del self._onlookers[onlooker]
        self._connections[onlooker.user] -= 1
        if not self._connections[onlooker.user]:
            del self._connections[onlooker.user]
            self._note_gone(onlooker.user)

    def _note_gone(self, user: str) -> None:
        """Note when ``user`` left, and forget those who left so long ago that the time no longer matters."""
        now = self._clock()
        while self._gone and now - self._gone[oldest := next(iter(self._gone))] >= self._absence:
            del self._gone[oldest]
        self._gone[user] = now

    def spectators(self, participants: Set[str]) -> int:
        """The number of connections of visitors who are not among the ``participants``."""
        return len(self._onlookers) - sum(self._connections.get(user, 0) for user in participants)

    def users(self) -> Set[str]:
        """Who looks on, each once."""
        return self._connections.keys()

    def attendance(self, seating: Seating) -> Attendance:
        """The seats and roles of the people who look on, and how many others do."""
        here = self._connections
        seats = {seat for seat, person in seating.persons.items() if person.user in here}
        roles = {role for role, person in seating.staff.items() if person.user in here}
        return Attendance(seats, roles, self.missing(seating), self.watching(seating))

    def watching(self, seating: Seating) -> int:
        """The number of people who look on without a seat or a role."""
        return len(self._connections) - len(seating.users & self._connections.keys())

    def present(self, seating: Seating) -> set[Seat]:
        """The seats of the people who look on."""
        here = self._connections
        return {seat for seat, person in seating.persons.items() if person.user in here}

    def missing(self, seating: Seating) -> Missing:
        """The seats and roles whose people have been away for so long that others may act for them."""
        here, opener = self._connections.keys(), seating.opener
        if here >= seating.users and (opener is None or opener in here) and not seating.leavers:
            return Missing(after=self._absence)
        awaited, host = self.awaited(seating), self.host_awaited(seating)
        now = self._clock()
        missing = [actor for actor, due in awaited.items() if due <= now]
        seats = {Seat(actor) for actor in missing if isinstance(actor, int)}
        roles = {Role(actor) for actor in missing if isinstance(actor, str)}
        owners = {seat for seat, leaver in seating.leavers.items() if leaver.kept and self._is_missing(leaver.user)}
        return Missing(seats, self._absence, roles, host is not None and host <= now, owners)

    def _is_missing(self, user: str) -> bool:
        """Whether ``user`` has been away for so long, or was never here since this audience began."""
        return user not in self.users() and self._missing_at(user) <= self._clock()

    def host_awaited(self, seating: Seating) -> float | None:
        """Since when, or from when on, the absent host counts as missing; None: they are present, or unknown."""
        if seating.opener is None or seating.opener in self._connections:
            return None
        return self._missing_at(seating.opener)

    def _missing_at(self, user: str) -> float:
        """Since when, or from when on, by the clock, ``user``, who is away, counts as missing."""
        return self._gone.get(user, self._began) + self._absence

    def staffed(self, seating: Seating) -> frozenset[Role]:
        """The roles whose people are not missing: the automaton acts in all others."""
        return frozenset(seating.staff) - self.missing(seating).roles

    def awaited(self, seating: Seating) -> dict[Actor, float]:
        """The seats and roles whose people are away, and when, by the clock, they are missing or have been since."""
        here = self._connections.keys()
        if here >= seating.users:
            return {}
        people: tuple[tuple[Actor, Person], ...] = (*seating.persons.items(), *seating.staff.items())
        return {actor: self._missing_at(person.user) for actor, person in people if person.user not in here}

    def seconds_until(self, due: float) -> float:
        """Seconds until the clock shows ``due``; 0 once it has."""
        return max(0.0, due - self._clock())
