"""The tables of a run: their people and watchers, the states shown to each, and whose move it is."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec

from kitapi_campaigns.load_runs.connection import Connection, request_for
from kitapi_campaigns.load_runs.figures import Figures
from kitapi_campaigns.load_runs.people import Frame, Person
from kitapi_campaigns.load_runs.view_checks import Check

AGAIN = 0.25
"""Shortest wait in seconds before a lost connection is opened again; the longest is twice that."""

REPEATED = frozenset({"busy", "server"})
"""Refusals after which the same command is sent again."""

PASSING = frozenset({"illegal", "stale"})
"""Refusals of a random or late choice; the person chooses again in the newest state."""


class TableObserver(Protocol):
    """Receives a table's reports, and provides its random numbers."""

    figures: Figures
    chance: Random

    def on_turn(self, table: "LoadedTable", to_act: bool) -> None:
        """Called when somebody at ``table`` may move (``to_act``), or nobody may any more."""
        ...

    def on_end(self, table: "LoadedTable") -> None:
        """Called when the sitting at ``table`` has ended."""
        ...


class PendingCommand(msgspec.Struct):
    """An unanswered command, due at ``due``; ``timed``: made by the schedule, not by the page itself."""

    id: str
    frame: bytes
    due: float
    timed: bool


class Socket:
    """One connection to a table, of a person at a seat or of a watcher."""

    def __init__(self, table: "LoadedTable", number: int, token: str, person: Person | None) -> None:
        self.number = number
        self.version = -1
        self.state: Frame | None = None
        self.waiting: PendingCommand | None = None
        self.is_open = False
        self.reads = True
        self.first_shown = asyncio.Event()
        self.ended_with: int | None = None
        self._table = table
        self._token = token
        self._person = person
        self._connection: Connection | None = None
        self._leaving = False

    async def connect(self) -> None:
        """Open the connection; tries again until it succeeds."""
        address = self._table.address_for(self.number)
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        request = request_for(address, self._table.name, self._token)
        while not self._leaving:
            connection = Connection(request, self._handle_message, self._handle_end)
            try:
                await loop.create_connection(lambda: connection, parts.hostname or "", parts.port or 80)  # noqa: B023 - called at once
            except OSError:
                await asyncio.sleep(AGAIN * (1 + self._table.observer.chance.random()))
            else:
                self._connection = connection
                return

    def is_to_act(self) -> bool:
        """Whether the table waits for a move of this person."""
        if self.waiting is not None or not self.is_open or self._person is None or self.state is None:
            return False
        return self._person.is_to_act(self.state)

    def move(self, due: float) -> None:
        """Make a move that is due at ``due``."""
        assert self._person is not None
        assert self.state is not None
        if (frame := self._person.in_time(self.state)) is not None:
            self._table.observer.figures.note_sent()
            self._send(frame, due, timed=True)

    def cut(self) -> None:
        """Break the connection; it is opened again automatically."""
        if self._connection is not None:
            self._connection.cut()

    def leave(self) -> None:
        """Break the connection for good."""
        self._leaving = True
        self.cut()

    def stop_reading(self) -> None:
        """Read nothing from the connection until ``resume_reading``."""
        self.reads = False
        if self._connection is not None:
            self._connection.stop_reading()

    def resume_reading(self) -> None:
        """Read from the connection again; it may have ended meanwhile."""
        self._leaving = True
        if self._connection is not None:
            self._connection.resume_reading()

    def _handle_message(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        match message["type"]:
            case "state":
                self._handle_state(message)
            case "done":
                self._handle_answer(message)
            case "watching" | "here":
                return
            case _:
                self._handle_refusal(message)
        self._act_at_once()
        self._table.consider(self)

    def _act_at_once(self) -> None:
        """Do what a page does by itself."""
        if self.waiting is not None or self._person is None or self.state is None:
            return
        if (frame := self._person.at_once(self.state)) is not None:
            self._send(frame, time.perf_counter(), timed=False)

    def _handle_state(self, state: Frame) -> None:
        self.state, self.version = state, state["version"]
        if not self.is_open:
            self.is_open = True
            self.first_shown.set()
            if self.waiting is not None and self._connection is not None:
                self._connection.send(self.waiting.frame)
        self._table.handle_state(self.number, state)

    def _handle_answer(self, message: Frame) -> None:
        said, figures = self.waiting, self._table.observer.figures
        if said is None or message["id"] != said.id:
            figures.wrong["an answer to no command"] += 1
            return
        self.waiting = None
        took = time.perf_counter() - said.due
        if said.timed:
            figures.note_answer(took)
            self._table.await_everywhere(said.due, message["version"])
        else:
            figures.note(figures.shares, took)

    def _handle_refusal(self, message: Frame) -> None:
        reason, figures = message["reason"], self._table.observer.figures
        figures.refused[reason] += 1
        if reason in REPEATED and self.waiting is not None:
            asyncio.get_running_loop().call_later(AGAIN, self._send_again, self.waiting)
            return
        self.waiting = None
        if reason == "sitting_over":
            self._table.observer.on_end(self._table)
        elif reason not in PASSING | {"deal_running"}:
            figures.wrong[f"refused: {reason}"] += 1

    def _send(self, frame: Frame, due: float, *, timed: bool) -> None:
        id = secrets.token_hex(8)
        self.waiting = PendingCommand(id, msgspec.json.encode({**frame, "id": id}), due, timed)
        if self._connection is not None:
            self._connection.send(self.waiting.frame)

    def _send_again(self, said: PendingCommand) -> None:
        if said is self.waiting and self.is_open and self._connection is not None:
            self._connection.send(said.frame)

    def _handle_end(self, _connection: Connection, code: int) -> None:
        self.is_open, self.ended_with = False, code
        self.first_shown.clear()
        self._table.cut(self.number, self)
        if not self._leaving and self.reads:
            self._table.keep(self._again())

    async def _again(self) -> None:
        await asyncio.sleep(AGAIN * self._table.observer.chance.random())
        await self.connect()


class LoadedTable:
    """One table with all its sockets; each socket connects to the next of ``addresses``."""

    def __init__(self, observer: TableObserver, game: str, name: str, addresses: Sequence[str]) -> None:
        self.observer = observer
        self.game = game
        self.name = name
        self.sockets: list[Socket] = []
        self._addresses = addresses
        self._check = Check(game)
        self._awaited: deque[tuple[float, int]] = deque()
        self._asked: set[Socket] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, token: str, person: Person | None) -> Socket:
        """Add a socket, which is still to be connected."""
        self.sockets.append(Socket(self, len(self.sockets), token, person))
        return self.sockets[-1]

    def address_for(self, number: int) -> str:
        """Return the address to which socket ``number`` connects."""
        return self._addresses[number % len(self._addresses)]

    def keep(self, work: Any) -> None:
        """Run ``work`` as a task, and keep a reference to the task until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def consider(self, socket: Socket) -> None:
        """Note whether the table waits for a move of ``socket``."""
        (self._asked.add if socket.is_to_act() else self._asked.discard)(socket)
        self.observer.on_turn(self, bool(self._asked))

    def move(self, due: float) -> None:
        """Let one of the people who may act make a move that is due at ``due``."""
        socket = self.observer.chance.choice(sorted(self._asked, key=lambda one: one.number))
        socket.move(due)
        self.consider(socket)

    def handle_state(self, number: int, state: Frame) -> None:
        """Note that socket ``number`` was shown ``state``."""
        self.observer.figures.note_state()
        self._check.look(number, state)
        self._note_wrong()
        self._find_waiting()

    def await_everywhere(self, due: float, version: int) -> None:
        """Measure when ``version``, of a move due at ``due``, has been shown at every socket."""
        self._awaited.append((due, version))
        self._find_waiting()

    def cut(self, number: int, socket: Socket) -> None:
        """Note that socket ``number`` has lost its connection."""
        self._check.cut(number)
        self.consider(socket)

    def leave(self) -> None:
        """Break all connections for good."""
        for socket in self.sockets:
            socket.leave()
        self._check.end()
        self._note_wrong()
        self._asked.clear()
        self.observer.on_turn(self, False)

    def _find_waiting(self) -> None:
        if not self._awaited:
            return
        reached = min((one.version for one in self.sockets if one.is_open and one.reads), default=-1)
        now, figures = time.perf_counter(), self.observer.figures
        while self._awaited and self._awaited[0][1] <= reached:
            due, _ = self._awaited.popleft()
            figures.note(figures.shown, now - due)

    def _note_wrong(self) -> None:
        for wrong in self._check.wrong:
            self.observer.figures.note_wrong(f"{self.game}: {wrong}", self.name)
        self._check.wrong.clear()
