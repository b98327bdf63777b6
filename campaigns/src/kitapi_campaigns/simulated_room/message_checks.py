"""Checks every message of a simulation at the moment it is sent."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from kitapi.store import Append
from kitapi_campaigns.simulated_room.connection import Connection
from kitapi_campaigns.simulated_room.loop import LIFE, VirtualLoop
from kitapi_campaigns.simulated_room.shelf import Shelf, Stored

ABSENCE = 30.0
SHOWN_BYTES = 100
"""Bytes of a message that a trace shows."""

NOT_FINAL = frozenset({"busy", "server"})
"""Reasons of refusals after which the same command is sent again."""


class _SeatPart(msgspec.Struct):
    seat: int
    kind: str
    name: str
    missing: bool


class _RolePart(msgspec.Struct):
    role: str
    name: str
    missing: bool


class _TablePart(msgspec.Struct):
    id: str
    me: int | None
    acting: str | None
    seats: list[_SeatPart]
    roles: list[_RolePart]


class _State(msgspec.Struct, tag_field="type", tag="state"):
    version: int
    table: _TablePart
    view: msgspec.Raw


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    id: str
    version: int


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str | None
    reason: str


class _Watching(msgspec.Struct, tag_field="type", tag="watching"):
    count: int


class _Here(msgspec.Struct, tag_field="type", tag="here"):
    pass


_FRAME = msgspec.json.Decoder(_State | _Done | _Refused | _Watching | _Here)


class Viewed(NamedTuple):
    """A view that a user was shown of one version; ``viewer``: a seat, a role, or None for a spectator."""

    table: str
    version: int
    viewer: int | str | None


class Watch:
    """Watches one simulation; ``faults``: the violations found."""

    def __init__(self, loop: VirtualLoop, shelf: Shelf, trace: Callable[[str], None] | None = None) -> None:
        self.faults: list[str] = []
        self.views: dict[Viewed, bytes] = {}
        self.snapshots: set[Viewed] = set()
        self.answered: dict[tuple[str, str], int] = {}
        """By user and id of every acknowledged command, the version in its answer."""
        self.hidden: dict[str, bytes] = {}
        """By table, the secret of its newest deal, until that is published."""
        self.shelf = shelf
        self.sent_count = 0
        self.digest = hashlib.sha256()
        self._loop = loop
        self._trace = trace
        self._began = loop.time()
        shelf.on_append = self.on_stored
        self._reached: dict[int, int] = {}
        self._here: dict[tuple[str, str], set[int]] = {}
        self._left: dict[tuple[str, str], float] = {}
        self._over: dict[tuple[str, int], bool] = {}
        self._secrets_known: dict[str, int] = {}

    def fault(self, what: str) -> None:
        """Record the violation ``what``."""
        self.faults.append(f"{self._loop.time():.3f}: {what}")
        self.note(f"FAULT {what}")

    def note(self, what: str) -> None:
        """Add a line to the digest, and to the trace if there is one."""
        self.digest.update(f"{self._loop.time():.6f} {what}\n".encode())
        if self._trace is not None:
            self._say(what)

    def _say(self, what: str) -> None:
        assert self._trace is not None
        self._trace(f"{self._loop.time():10.3f} [{LIFE.get()}] {what}")

    def on_socket_end(self, task: "asyncio.Task[None]") -> None:
        """Record the failure of a socket's task that has ended."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fault(f"a socket has failed: {error!r}")

    def on_stored(self, stored: Stored) -> None:
        """Note an append, and check its changes of seats."""
        self.note(f"stored {stored.versions} {stored.command and stored.command.id}")
        for batch in stored.batches:
            if batch.stream.startswith("table:"):
                self._look_at_seats(batch)

    def _look_at_seats(self, batch: Append) -> None:
        """Check that nobody takes a person's place before that person is missing."""
        for event in batch.events:
            if event.kind in ("table.person_rose", "table.role_left"):
                payload = msgspec.json.decode(event.payload)
                table = batch.stream.removeprefix("table:")
                if payload.get("by") is not None and not self.is_missing(table, payload["user"]):
                    self.fault(f"{payload['by']} took the place of {payload['user']} at {table} too early")

    def on_connect(self, connection: Connection) -> None:
        """Note that a socket is open."""
        self.note(f"line {connection.number} of {connection.tab.user} to {connection.table} as {connection.role}")

    def on_disconnect(self, connection: Connection) -> None:
        """Note that the node has found a socket closed."""
        here = self._here.get((connection.table, connection.tab.user), set())
        if connection.number in here:
            here.discard(connection.number)
            self._left[connection.table, connection.tab.user] = self._loop.time()
        self.note(f"line {connection.number} is gone")

    def is_missing(self, table: str, user: str) -> bool:
        """Whether ``user`` has had no connection to ``table`` for so long that others may act for them."""
        if self._here.get((table, user)):
            return False
        return self._loop.time() - self._left.get((table, user), self._began) >= ABSENCE - 1e-6

    def on_send(self, _node: Any, connection: Connection, message: bytes) -> None:
        """Check a message that a node sends through ``connection``."""
        self.sent_count += 1
        self.digest.update(message)
        frame = _FRAME.decode(message)
        if self._trace is not None:
            self._say(f"to {connection.number} {connection.tab.user}: {message[:SHOWN_BYTES].decode(errors='replace')}")
        self._look_for_secrets(connection, message)
        match frame:
            case _State():
                self._look_at(connection, frame)
            case _Done():
                self._look_at_answer(connection, frame)
            case _Refused(id=id, reason=reason) if id is not None and reason not in NOT_FINAL:
                if (connection.tab.user, id) in self.shelf.keyed:
                    self.fault(f"command {id} of {connection.tab.user} was refused ({reason}) and is stored")

    def _look_at_answer(self, connection: Connection, frame: _Done) -> None:
        self.answered[connection.tab.user, frame.id] = frame.version
        if frame.version > self.shelf.stands(f"play:{connection.table}"):
            self.fault(f"command {frame.id} was answered with version {frame.version}, which is not stored")

    def _look_at(self, connection: Connection, frame: _State) -> None:
        table, version = frame.table, frame.version
        if version > self.shelf.stands(f"play:{table.id}"):
            self.fault(f"version {version} of {table.id} was shown before it was stored")
        if version < self._reached.get(connection.number, 0):
            self.fault(f"line {connection.number} was shown version {version} after {self._reached[connection.number]}")
        viewer = table.acting if table.acting is not None else table.me
        viewed, view = Viewed(table.id, version, viewer), bytes(frame.view)
        if connection.number not in self._reached:
            self.snapshots.add(viewed)
            self._here.setdefault((table.id, connection.tab.user), set()).add(connection.number)
        self._reached[connection.number] = version
        if self.views.setdefault(viewed, view) != view:
            self.fault(f"two who may see the same were shown different views: {viewed}")
        people: list[_SeatPart | _RolePart] = [*table.seats, *table.roles]
        for one in people:
            if one.missing and not self.is_missing(table.id, one.name):
                self.fault(f"{one.name} is told to be missing at {table.id} too early")

    def _look_for_secrets(self, connection: Connection, message: bytes) -> None:
        stream = f"secret:{connection.table}"
        stands = self.shelf.stands(stream)
        if stands and self._secrets_known.get(connection.table) != stands:
            [newest] = self.shelf.at_once(stream, stands - 1)
            self.hidden[connection.table] = msgspec.json.decode(newest.payload)["secret"].encode()
            self._secrets_known[connection.table] = stands
        secret = self.hidden.get(connection.table)
        if secret and secret in message and not self._is_over(connection.table):
            self.fault(f"the secret of the newest deal of {connection.table} was sent to {connection.tab.user}")

    def _is_over(self, table: str) -> bool:
        """Whether the newest deal of ``table`` is over according to the log."""
        key = (table, self.shelf.stands(f"play:{table}"))
        if key not in self._over:
            game, state = self.shelf.state(table)
            self._over[key] = state is not None and game.is_over(state)
        return self._over[key]
