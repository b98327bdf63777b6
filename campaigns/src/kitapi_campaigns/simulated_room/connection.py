"""A connection of a tab with a node, which loses, doubles and delays frames, and breaks on one or both ends."""

import asyncio
from collections import deque
from contextvars import Context
from typing import Any, Protocol

from litestar.exceptions import WebSocketDisconnect

from kitapi_campaigns.simulated_room.faults import NONE, Faults
from kitapi_campaigns.simulated_room.loop import VirtualLoop

WORLD = Context()
"""The context of everything outside the nodes."""

ONE_AFTER_ANOTHER = 1e-6
"""Virtual seconds between two messages that would otherwise arrive together."""


class Tab(Protocol):
    """The person's end of a connection."""

    user: str

    def hear(self, connection: "Connection", message: bytes) -> None:
        """Receive ``message``."""
        ...

    def cut(self, connection: "Connection") -> None:
        """Note that this end has found the connection broken."""
        ...


class Server(Protocol):
    """The interface of a node for its connections."""

    context: Context

    def send(self, connection: "Connection", message: bytes) -> None:
        """Note that the node sends ``message``."""
        ...


class Connection:
    """One connection of ``tab`` to ``table``; its other end behaves as a socket of the web server."""

    def __init__(self, number: int, tab: Tab, table: str, role: str | None) -> None:
        self.number = number
        self.tab = tab
        self.table = table
        self.role = role
        self.faults: Faults = NONE
        self.open = True
        self.known = True
        """Whether the node believes that the connection is open."""
        self.admitted = False
        self.scope: dict[str, dict[str, Any]] = {"state": {"user": tab.user}}
        self.app: Any = None
        self.client = None
        """The visitor's address, which the web server's sockets have."""
        self.node: Any = None
        self._loop: VirtualLoop
        self._chance: Any = None
        self._arrived: deque[dict[str, Any]] = deque()
        self._awaited: asyncio.Future[None] | None = None
        self._reaches = 0.0

    def connect_to(self, node: Any, loop: VirtualLoop, chance: Any, faults: Faults) -> None:
        """Connect to ``node``."""
        self.node, self._loop, self._chance, self.faults = node, loop, chance, faults

    # --- the person's end

    def say(self, frame: str) -> None:
        """Send ``frame`` to the node."""
        faults, random = self.faults, self._chance.random
        for _ in range(2 if random() < faults.twice else 1):
            if random() >= faults.lost:
                late = 3 * random() if random() < faults.late else 0.0
                self._loop.call_later(0.005 + 0.05 * random() + late, self._arrive, frame, context=self.node.context)

    def disconnect(self, *, half: bool = False) -> None:
        """Break the connection; ``half``: the node notices only much later."""
        self.open = False
        seconds = 5 + 40 * self._chance.random() if half else 0.05 * self._chance.random()
        self._loop.call_later(seconds, self.end, context=self.node.context)

    def lose_node(self, *, half: bool = False) -> None:
        """Break the node's end; ``half``: the person does not notice."""
        if not half:
            self._loop.call_later(0.05 * self._chance.random(), self._cut, context=WORLD)

    # --- the node's end, as a web socket

    async def accept(self) -> None:
        """Accept the connection."""

    async def receive(self) -> dict[str, Any]:
        """Return the next frame, or the disconnection."""
        while not self._arrived:
            if not self.known:
                return {"type": "websocket.disconnect"}
            self._awaited = self._loop.create_future()
            await self._awaited
        return self._arrived.popleft()

    async def send_text(self, message: bytes) -> None:
        """Send ``message`` to the person."""
        if not self.known:
            raise WebSocketDisconnect(detail="gone")
        self.node.send(self, message)
        random = self._chance.random
        if random() < self.faults.late / 4:
            await asyncio.sleep(random())
        if random() >= self.faults.lost / 2:
            # Never at the same moment as the one before: callbacks due at one moment run in any order, but frames keep
            # theirs.
            self._reaches = max(self._reaches + ONE_AFTER_ANOTHER, self._loop.time() + 0.005 + 0.05 * random())
            self._loop.call_at(self._reaches, self._hear, message, context=WORLD)

    async def close(self, _code: int) -> None:
        """Close the connection from the node's end."""
        self.end()
        self.lose_node()

    def _hear(self, message: bytes) -> None:
        if self.open:
            self.tab.hear(self, message)

    def _cut(self) -> None:
        if self.open:
            self.open = False
            self.tab.cut(self)

    def _arrive(self, frame: str) -> None:
        if self.known:
            self._arrived.append({"type": "websocket.receive", "text": frame})
            self._wake()

    def end(self) -> None:
        """End the person's end; the node does not notice."""
        self.known = False
        self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
