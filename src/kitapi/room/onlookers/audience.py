"""The connections to a table, each with a queue of its own, so that a slow reader delays nobody."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Set
from typing import Any, NamedTuple

from kitapi.kernel import SPECTATOR, Actor, Role, Seat, Viewer
from kitapi.room.errors import TooMuch
from kitapi.room.full import TableFull
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.messages import State, Watching
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.occupants import Person
from kitapi.room.seats.seating import Seating
from kitapi.room.times import Times

QUEUE_LIMIT = 64
"""Maximum of messages in an onlooker's queue; an onlooker with more is disconnected. A state has about 4 KB."""

ONLOOKERS_LIMIT = 8
"""Maximum of connections of one user at one table."""

SPECTATORS_LIMIT = 500
"""Default maximum of connections of spectators at one table."""


PACES = {"slow": 1.6, "normal": 1.0, "quick": 0.4, "at_once": 0.0}
"""The factors on the pauses of bots and automata at the table where an onlooker plays, by the name of the pace."""


class Onlooker:
    """One connection to a table. Its messages wait in a queue until ``next_message`` takes it.

    ``role``: the role of the house whose view the connection gets while its user has that role; as ``SPECTATOR`` it
    gets the view of spectators, even if its user has a seat or a role. ``pace``: the requested factor on pauses, by its
    name in ``PACES``; 1 for another name. ``followed``: the viewer and the version of the last state that was shown;
    None before the first. ``waiting``: the queued messages. ``on_release``: called whenever queued messages may be
    sent, for callers that do not wait in ``next_message``.
    """

    def __init__(self, user: str, role: str | None = None, pace: str = "normal") -> None:
        self.user = user
        self.role = role
        self.pace = PACES.get(pace, 1.0)
        self.followed: tuple[Viewer, int] | None = None
        self.cut_off = asyncio.Event()
        self.waiting: deque[Any] = deque()
        self.on_release: Callable[[], None] | None = None
        self._arrived = asyncio.Event()

    @property
    def attends_as(self) -> str:
        """The user whom the connection makes present; a connection as ``SPECTATOR`` makes nobody present."""
        return f"{self.user}/{SPECTATOR}" if self.role == SPECTATOR else self.user

    def send(self, message: Any) -> None:
        """Queue ``message``, to be sent immediately; if the queue is full, disconnect the onlooker instead."""
        if self._keep(message):
            self.release()

    def send_later(self, message: Any, lane: Lane) -> None:
        """Queue ``message``, to be sent when ``lane`` releases it; the order of all messages is kept."""
        if self._keep(message):
            lane.add(self)

    def send_if_idle(self, message: Any) -> None:
        """Queue ``message`` if the queue is empty."""
        if not self.waiting:
            self.send(message)

    def release(self) -> None:
        """Allow the queued messages to be sent."""
        self._arrived.set()
        if self.on_release is not None:
            self.on_release()

    def _keep(self, message: Any) -> bool:
        """Queue ``message``, in place of a superseded one; False if the onlooker is disconnected."""
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
        """Empty the queue and send nothing more; the connection is to be closed."""
        self.waiting.clear()
        self.cut_off.set()
        self._arrived.set()

    async def next_message(self) -> Any | None:
        """The next message; None once the onlooker is disconnected."""
        while not self.waiting:
            if self.cut_off.is_set():
                return None
            self._arrived.clear()
            await self._arrived.wait()
        return self.waiting.popleft()


def is_superseded(waiting: Any, message: Any) -> bool:
    """Whether ``message`` may replace ``waiting`` without loss: both are states without news or counts of onlookers."""
    if isinstance(waiting, Watching):
        return isinstance(message, Watching | State)
    return isinstance(waiting, State) and isinstance(message, State) and waiting.has_no_news


class Attendance(NamedTuple):
    """The seats and roles of connected people, those of missing people, and the number of other onlookers."""

    seats: set[Seat]
    roles: set[Role]
    missing: Missing
    watching: int


class Audience:
    """All onlookers of one table, with at most ``most`` connections of spectators.

    People who have not connected yet count as absent since this audience was created.
    """

    def __init__(self, times: Times, most: int = SPECTATORS_LIMIT) -> None:
        self._onlookers: dict[Onlooker, None] = {}
        self._connections: dict[str, int] = {}
        self._most = most
        self._absence = times.absence
        self._clock = times.clock
        self._began = times.clock()
        self._gone: dict[str, float] = {}
        self._complete: tuple[Seating, Attendance] | None = None

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(tuple(self._onlookers))

    def __len__(self) -> int:
        return len(self._onlookers)

    def admit(self, onlooker: Onlooker, participants: Set[str] = frozenset()) -> None:
        """Add ``onlooker``, who is a spectator unless they are among the ``participants``.

        Raises:
            TooMuch: the user has the maximum of connections.
            TableFull: the table has the maximum of spectators.
        """
        if self._connections.get(onlooker.attends_as, 0) >= ONLOOKERS_LIMIT:
            raise TooMuch(what="connections")
        if onlooker.attends_as not in participants and self.count_spectators(participants) >= self._most:
            raise TableFull(most=self._most)
        self._complete = None
        self._onlookers[onlooker] = None
        self._connections[onlooker.attends_as] = self._connections.get(onlooker.attends_as, 0) + 1
        self._gone.pop(onlooker.attends_as, None)

    def dismiss(self, onlooker: Onlooker) -> None:
        """Remove ``onlooker``, who may have been removed before."""
        if onlooker not in self._onlookers:
            return
        self._complete = None
        del self._onlookers[onlooker]
        attended = onlooker.attends_as
        self._connections[attended] -= 1
        if not self._connections[attended]:
            del self._connections[attended]
            self._note_gone(attended)

    def _note_gone(self, user: str) -> None:
        """Note when ``user`` left, and forget people who left so long ago that the time no longer matters."""
        now = self._clock()
        while self._gone and now - self._gone[oldest := next(iter(self._gone))] >= self._absence:
            del self._gone[oldest]
        self._gone[user] = now

    def count_spectators(self, participants: Set[str]) -> int:
        """The number of connections of visitors who are not among the ``participants``."""
        return len(self._onlookers) - sum(self._connections.get(user, 0) for user in participants)

    def users(self) -> Set[str]:
        """The connected users."""
        return self._connections.keys()

    def attendance(self, seating: Seating) -> Attendance:
        """The seats and roles of connected people, and the number of other onlookers.

        While nobody is away, only connections and changes of seating change it, so it is not counted again for each
        card.
        """
        if self._complete is not None and self._complete[0] is seating:
            return self._complete[1]
        here = self._connections
        seats = {seat for seat, person in seating.persons.items() if person.user in here}
        roles = {role for role, person in seating.staff.items() if person.user in here}
        there = Attendance(seats, roles, self.find_missing(seating), self.count_watching(seating))
        self._complete = (seating, there) if self._is_complete(seating) else None
        return there

    def _is_complete(self, seating: Seating) -> bool:
        """Whether everybody whose absence matters is connected: people at the seats and in roles, and the host."""
        here, opener = self._connections.keys(), seating.opener
        return here >= seating.users and (opener is None or opener in here) and not seating.leavers

    def count_watching(self, seating: Seating) -> int:
        """The number of onlookers without a seat or a role."""
        return len(self._connections) - len(seating.users & self._connections.keys())

    def present_seats(self, seating: Seating) -> set[Seat]:
        """The seats of connected people."""
        here = self._connections
        return {seat for seat, person in seating.persons.items() if person.user in here}

    def pace(self, seating: Seating) -> float:
        """The factor on pauses at the table: the slowest pace requested by a connected person in a seat or role."""
        return max((one.pace for one in self._onlookers if one.attends_as in seating.users), default=1.0)

    def find_missing(self, seating: Seating) -> Missing:
        """The seats and roles of people who are missing: away for so long that others may act for them."""
        if self._is_complete(seating):
            return Missing(after=self._absence)
        awaited, host = self.absence_deadlines(seating), self.host_absence_deadline(seating)
        now = self._clock()
        missing = [actor for actor, due in awaited.items() if due <= now]
        seats = {Seat(actor) for actor in missing if isinstance(actor, int)}
        roles = {Role(actor) for actor in missing if isinstance(actor, str)}
        owners = {seat for seat, leaver in seating.leavers.items() if leaver.kept and self._is_missing(leaver.user)}
        return Missing(seats, self._absence, roles, host is not None and host <= now, owners)

    def _is_missing(self, user: str) -> bool:
        """Whether ``user`` is missing."""
        return user not in self.users() and self._missing_at(user) <= self._clock()

    def host_absence_deadline(self, seating: Seating) -> float | None:
        """The time from which the absent host counts as missing; None if the host is present or unknown."""
        if seating.opener is None or seating.opener in self._connections:
            return None
        return self._missing_at(seating.opener)

    def _missing_at(self, user: str) -> float:
        """The time by the clock from which the absent ``user`` counts as missing."""
        return self._gone.get(user, self._began) + self._absence

    def staffed_roles(self, seating: Seating) -> frozenset[Role]:
        """The roles of people who are not missing: the automaton acts in all others."""
        return frozenset(seating.staff) - self.find_missing(seating).roles

    def absence_deadlines(self, seating: Seating) -> dict[Actor, float]:
        """The seats and roles of absent people, with the time by the clock from which they count as missing."""
        here = self._connections.keys()
        if here >= seating.users:
            return {}
        people: tuple[tuple[Actor, Person], ...] = (*seating.persons.items(), *seating.staff.items())
        return {actor: self._missing_at(person.user) for actor, person in people if person.user not in here}

    def seconds_until(self, due: float) -> float:
        """Seconds until the clock shows ``due``; 0 once it has."""
        return max(0.0, due - self._clock())
