"""The open sockets of every visitor: visitors can list and end them, and they end with their session or a sign-out."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.types import Message, Receive, Scope, Send

from kitapi.web.addresses import network_of
from kitapi.web.endings import ENDED, SIGNED_OUT
from kitapi.web.paths import table_in
from kitapi.web.visitors import Visitor

REASONS = {SIGNED_OUT: "signed out", ENDED: "ended by the visitor"}
ID_BYTES = 9


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """An open socket, as its visitor sees it: its ``table``, its network, and when it was opened (UTC, ISO 8601)."""

    id: str
    table: str
    network: str
    since: str


def describe_socket(scope: Scope) -> Opened:
    """The socket that ``scope`` opens now, as its visitor sees it."""
    client = scope.get("client")
    return Opened(
        id=secrets.token_urlsafe(ID_BYTES),
        table=table_in(scope["path"]),
        network=network_of(client[0] if client else ""),
        since=datetime.now(UTC).isoformat(timespec="seconds"),
    )


class Connection:
    """A socket that can be ended at any time; ``shown`` is None if another node lists the socket."""

    def __init__(self, receive: Receive, send: Send, visitor: Visitor, shown: Opened | None) -> None:
        self.visitor = visitor
        self.shown = shown
        self._receive = receive
        self._send = send
        self._code: int | None = None

    async def receive(self) -> Any:
        """The next message; part of ASGI."""
        message = await self._receive()
        if self._code is None:
            return message
        return {"type": "websocket.disconnect", "code": self._code, "reason": REASONS[self._code]}

    async def send(self, message: Message) -> None:
        """Send ``message``, as long as the socket has not ended; part of ASGI."""
        if self._code is None:
            await self._send(message)

    async def end(self, code: int) -> None:
        """End the socket with ``code``."""
        self._code = code
        with suppress(Exception):  # the other side may have ended the socket
            await self._send({"type": "websocket.close", "code": code, "reason": REASONS[code]})


class Connections:
    """All open sockets of this server, by visitor."""

    def __init__(self) -> None:
        self._of: dict[str, set[Connection]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    @contextmanager
    def track(self, connection: Connection) -> Iterator[None]:
        """A context in which ``connection`` is listed as open."""
        user = connection.visitor.user
        self._of.setdefault(user, set()).add(connection)
        try:
            yield
        finally:
            self._of[user].discard(connection)
            if not self._of[user]:
                del self._of[user]

    def of(self, user: str) -> tuple[Opened, ...]:
        """The sockets of ``user`` that are listed here, the oldest first."""
        shown = [one.shown for one in self._of.get(user, ()) if one.shown is not None]
        return tuple(sorted(shown, key=lambda one: one.since))

    def sign_out(self, user: str) -> None:
        """End all sockets of ``user``, who has signed out."""
        for connection in self._of.get(user, ()):
            self._end(connection, SIGNED_OUT)

    def keep_session(self, user: str, session: str) -> None:
        """End all sockets of ``user`` except those of ``session``, the only valid one from now on."""
        for connection in self._of.get(user, ()):
            if connection.visitor.session != session:
                self._end(connection, ENDED)

    def end_one(self, user: str, id: str) -> bool:
        """End the socket of ``user`` that is listed as ``id``, and return whether there is one."""
        found = [one for one in self._of.get(user, ()) if one.shown is not None and one.shown.id == id]
        for connection in found:
            self._end(connection, ENDED)
        return bool(found)

    def _end(self, connection: Connection, code: int) -> None:
        task = asyncio.get_running_loop().create_task(connection.end(code))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
