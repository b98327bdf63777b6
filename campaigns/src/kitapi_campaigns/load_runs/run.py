"""Drives a run: opens the tables, makes the due moves, cuts connections and slows readers down."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from random import Random

import httpx
import msgspec

from kitapi.registry import GAMES
from kitapi.web.visitors import COOKIE
from kitapi_campaigns.load_runs.figures import Figures
from kitapi_campaigns.load_runs.people import Person
from kitapi_campaigns.load_runs.tables import LoadedTable, Socket

AT_ONCE = 16
"""Number of tables that are opened, or connections that are opened again, at the same time."""

LONGEST_OPENING = 120.0
LONGEST_RETURN = 120.0
LAST_ANSWERS = 30.0


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The load: ``tables`` of the ``games`` in turn, each with ``people`` at its seats, and ``watchers`` on average.

    ``moves``: number due a second, over all tables; ``warm``: seconds before ``seconds`` that are not counted;
    ``slow``: number of watchers that stop reading; ``spread``: sockets of a table use all addresses in turn, not the
    one that opened it.
    """

    tables: int
    people: int = 3
    watchers: float = 0.5
    moves: float = 300.0
    seconds: float = 60.0
    warm: float = 5.0
    games: tuple[str, ...] = tuple(GAMES)
    seed: int = 1
    slow: int = 0
    spread: bool = False


class Run:
    """One run on the room served at ``addresses``; tables are opened at each address in turn."""

    def __init__(self, addresses: Sequence[str], plan: Plan) -> None:
        self.figures = Figures()
        self.chance = Random(plan.seed)
        self.tables: list[LoadedTable] = []
        self._plan = plan
        self._addresses = deque(addresses)
        self._asked: list[LoadedTable] = []
        self._places: dict[LoadedTable, int] = {}
        self._late: deque[float] = deque()
        self._opened = 0
        self._watching = 0.0
        self._opening: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(timeout=60.0, limits=httpx.Limits(max_keepalive_connections=0))

    def on_turn(self, table: LoadedTable, to_act: bool) -> None:
        """Note whether somebody at ``table`` may move; moves that became due while nobody could are made at once."""
        if to_act and self._late:
            table.move(self._late.popleft())
        elif to_act and table not in self._places:
            self._places[table] = len(self._asked)
            self._asked.append(table)
        elif not to_act and (at := self._places.pop(table, None)) is not None:
            last = self._asked.pop()
            if last is not table:
                self._asked[at] = last
                self._places[last] = at

    def on_end(self, table: LoadedTable) -> None:
        """Open another table in place of ``table``, whose sitting has ended."""
        if table in self.tables:
            self.tables.remove(table)
            table.leave()
            task = asyncio.ensure_future(self._open(table.game, len(table.sockets) - self._plan.people))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def open(self) -> None:
        """Open all tables, and let the first deals begin."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(game: str, watchers: int) -> None:
            async with gate:
                await self._open(game, watchers)

        plan = self._plan
        games = [plan.games[number % len(plan.games)] for number in range(plan.tables)]
        await asyncio.gather(*(one(game, self._watchers_of(number)) for number, game in enumerate(games)))

    async def drive(self, seconds: float) -> None:
        """Make moves as they are due, for the given number of seconds."""
        now = time.perf_counter()
        due, end = now, now + seconds
        while (due := due + self.chance.expovariate(self._plan.moves)) < end:
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            self._move(due)

    async def settle(self) -> None:
        """Wait a moment for the last answers; a command without an answer counts as wrong."""
        end = time.perf_counter() + LAST_ANSWERS
        while time.perf_counter() < end and any(one.waiting for one in self.sockets()):
            await asyncio.sleep(0.05)
        for socket in self.sockets():
            if socket.waiting is not None and socket.reads:
                self.figures.note_wrong("never answered", "a socket")

    async def close(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.leave()
        await self._http.aclose()
        await asyncio.sleep(0)

    def sockets(self) -> list[Socket]:
        """All sockets."""
        return [socket for table in self.tables for socket in table.sockets]

    async def storm(self) -> None:
        """Cut all connections at once; note how long it takes until everybody is connected again."""
        self._cut_all()
        await self.all_back("storm")

    def _cut_all(self) -> None:
        for socket in self.sockets():
            socket.cut()

    async def all_back(self, what: str, since: float | None = None) -> None:
        """Wait until every socket of every table has been shown a state again, and note how long that took."""
        began = time.perf_counter() if since is None else since
        await asyncio.sleep(0.1)

        async def one(table: LoadedTable) -> tuple[float, float]:
            first = asyncio.ensure_future(
                asyncio.wait(
                    [asyncio.ensure_future(one.first_shown.wait()) for one in table.sockets],
                    return_when="FIRST_COMPLETED",
                )
            )
            await first
            shown = time.perf_counter() - began
            await asyncio.gather(*(one.first_shown.wait() for one in table.sockets))
            return shown, time.perf_counter() - began

        try:
            async with asyncio.timeout(LONGEST_RETURN):
                back = await asyncio.gather(*(one(table) for table in self.tables))
        except TimeoutError:
            self.figures.note_wrong(f"not everybody was back {LONGEST_RETURN:.0f} seconds after the {what}", "the run")
            return
        self.figures.measured[f"{what}_tables_shown_seconds"] = round(max(shown for shown, _ in back), 2)
        self.figures.measured[f"{what}_sockets_back_seconds"] = round(max(all_ for _, all_ in back), 2)

    async def slow_down(self) -> None:
        """Connect further watchers, who then stop reading."""
        for _ in range(self._plan.slow):
            table = self.chance.choice(self.tables)
            socket = table.add(await self._cookie(), None)
            await socket.connect()
            await socket.first_shown.wait()
            socket.stop_reading()

    async def count_cut_readers(self) -> None:
        """Note how many of the watchers who stopped reading were cut off."""
        slow = [socket for socket in self.sockets() if not socket.reads]
        for socket in slow:
            socket.resume_reading()
        await asyncio.sleep(1.0 if slow else 0)
        if slow:
            self.figures.measured["slow_readers"] = len(slow)
            self.figures.measured["slow_readers_cut"] = sum(not socket.is_open for socket in slow)

    def _move(self, due: float) -> None:
        self.figures.note(self.figures.late, time.perf_counter() - due)
        if self._asked:
            self.chance.choice(self._asked).move(due)
        else:
            self._late.append(due)

    def _watchers_of(self, number: int) -> int:
        """Return the number of watchers at table ``number``, so that the average over all tables is the plan's."""
        return int((number + 1) * self._plan.watchers) - int(number * self._plan.watchers)

    async def _cookie(self) -> str:
        """Return the cookie of a new visitor; requested again if the request sent another visitor's cookie."""
        while True:
            self._http.cookies.clear()
            answer = await self._http.get(f"{self._addresses[0]}healthz")
            if COOKIE in answer.cookies:
                return str(answer.cookies[COOKIE])

    async def _open(self, game: str, watchers: int) -> None:
        """Open a table, and wait until everybody there is shown a deal."""
        people = self._plan.people
        cookies = [await self._cookie() for _ in range(people + watchers)]
        request = {
            "game": game,
            "terms": {"players": people},
            "seats": ("me", *("open",) * (people - 1)),
            "name": "Seat 0",
        }
        cookie = {"Cookie": f"{COOKIE}={cookies[0]}"}
        self._addresses.rotate(-1)
        addresses = tuple(self._addresses)
        answer = await self._http.post(f"{addresses[0]}api/tables", json=request, headers=cookie)
        answer.raise_for_status()
        dialled = addresses if self._plan.spread else addresses[:1]
        table = LoadedTable(self, game, str(answer.json()["table"]), dialled)
        for seat, one in enumerate(cookies):
            person = Person(self.chance, wishes_seat=seat) if seat < people else None
            await table.add(one, person).connect()
        try:
            async with asyncio.timeout(LONGEST_OPENING):
                await asyncio.gather(*(socket.first_shown.wait() for socket in table.sockets))
        except TimeoutError:
            self.figures.note_wrong("a table could not be opened", table.name)
        self.tables.append(table)
