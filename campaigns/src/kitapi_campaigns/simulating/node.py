"""One life of the server: a card room, its sockets and its way to the store, all gone at once when it is killed."""

from contextvars import copy_context
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol, cast

from litestar.datastructures import State

from kitapi.registry import GAMES
from kitapi.room.errors import RoomError
from kitapi.room.rooms import CardRoom
from kitapi.room.times import Times
from kitapi.web.operation import operation_of
from kitapi.web.socket import table_socket
from kitapi.web.storage import Storage
from kitapi_campaigns.simulating.bots import bots
from kitapi_campaigns.simulating.faults import Faults
from kitapi_campaigns.simulating.line import Line
from kitapi_campaigns.simulating.loop import LIFE, VirtualLoop
from kitapi_campaigns.simulating.shelf import FaultyStore
from kitapi_campaigns.simulating.watching import Watch

BOTS = ("random", "steady")


class World(Protocol):
    """What a node needs of the evening it lives in."""

    loop: VirtualLoop
    chance: Random
    watch: Watch
    times: Times


class Node:
    """The life numbered ``number``, from 1 on."""

    def __init__(self, number: int, world: World, store: FaultyStore) -> None:
        self.number = number
        self.context = copy_context()
        self.context.run(LIFE.set, number)
        self.store = store
        self.lines: list[Line] = []
        self.alive = True
        self._loop, self._watch, self._chance = world.loop, world.watch, world.chance
        players = bots(world.chance, store.faults)
        self.room = self.context.run(CardRoom, store, GAMES, players, lambda _game: BOTS, times=world.times)
        self._operation = operation_of(self.room)
        self._storage = Storage()
        self._begins = self.begin(self.room.begin())

    @property
    def must_end(self) -> bool:
        """Whether it could not begin, or its store has failed: whoever looks after it starts it again."""
        return self.store.failed or (self._begins.done() and isinstance(self._begins.exception(), RoomError))

    def begin(self, work: Any) -> Any:
        """Do ``work`` in this life; its task."""
        return self._loop.create_task(work, context=self.context.copy())

    def connect(self, line: Line, faults: Faults) -> None:
        """A browser opens a socket."""
        line.lead_to(self, self._loop, self._chance, faults)
        self.lines.append(line)
        self._watch.on_connect(line)
        self.begin(self._serve(line)).add_done_callback(self._watch.on_socket_end)

    def send(self, line: Line, message: bytes) -> None:
        """A message leaves by ``line``."""
        self._watch.on_send(self, line, message)

    def kill(self) -> None:
        """End this life: nothing of it runs any more, and nobody is notified."""
        self.alive = False
        self._loop.end(self.number)
        for line in self.lines:
            line.known = False
            self._watch.on_disconnect(line)
            line.fall(half=self._chance.random() < line.faults.half_open)

    async def _serve(self, line: Line) -> None:
        run = self._operation
        on_socket_end = {"room": self.room, "metrics": run.metrics, "health": run.health}
        state = State({**on_socket_end, "capacity": run.capacity, "heartbeat": run.heartbeat})
        line.app = SimpleNamespace(state=state)
        line.scope["state"]["storage"] = self._storage.account(line.tab.user)
        try:
            await table_socket.fn(cast(Any, line), state, line.table, "en", line.role)
        finally:
            line.known = False
            if self.alive:
                self._watch.on_disconnect(line)
