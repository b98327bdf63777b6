"""One run of the server: a card room, its sockets and its access to the store, which all end when it is killed."""

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
from kitapi_campaigns.simulated_room.bots import bots
from kitapi_campaigns.simulated_room.connection import Connection
from kitapi_campaigns.simulated_room.faults import Faults
from kitapi_campaigns.simulated_room.loop import LIFE, VirtualLoop
from kitapi_campaigns.simulated_room.message_checks import Watch
from kitapi_campaigns.simulated_room.shelf import FaultyStore

BOTS = ("random", "steady")


class World(Protocol):
    """The interface of an evening for a node."""

    loop: VirtualLoop
    chance: Random
    watch: Watch
    times: Times


class Node:
    """The run of the server with this ``number``, from 1 on."""

    def __init__(self, number: int, world: World, store: FaultyStore) -> None:
        self.number = number
        self.context = copy_context()
        self.context.run(LIFE.set, number)
        self.store = store
        self.connections: list[Connection] = []
        self.alive = True
        self._loop, self._watch, self._chance = world.loop, world.watch, world.chance
        players = bots(world.chance, store.faults)
        self.room = self.context.run(CardRoom, store, GAMES, players, lambda _game: BOTS, times=world.times)
        self._operation = operation_of(self.room)
        self._storage = Storage()
        self._begins = self.begin(self.room.begin())

    @property
    def must_end(self) -> bool:
        """Whether the node failed to start, or its store has failed, so that the supervisor must start it again."""
        return self.store.failed or (self._begins.done() and isinstance(self._begins.exception(), RoomError))

    def begin(self, work: Any) -> Any:
        """Start ``work`` as a task of this node; returns the task."""
        return self._loop.create_task(work, context=self.context.copy())

    def connect(self, connection: Connection, faults: Faults) -> None:
        """Accept a socket that a browser opens."""
        connection.connect_to(self, self._loop, self._chance, faults)
        self.connections.append(connection)
        self._watch.on_connect(connection)
        self.begin(self._serve(connection)).add_done_callback(self._watch.on_socket_end)

    def send(self, connection: Connection, message: bytes) -> None:
        """Note that the node sends ``message`` through ``connection``."""
        self._watch.on_send(self, connection, message)

    def kill(self) -> None:
        """End this node: drop all its callbacks, and notify nobody."""
        self.alive = False
        self._loop.end(self.number)
        for connection in self.connections:
            connection.known = False
            self._watch.on_disconnect(connection)
            connection.lose_node(half=self._chance.random() < connection.faults.half_open)

    async def _serve(self, connection: Connection) -> None:
        run = self._operation
        on_socket_end = {"room": self.room, "metrics": run.metrics, "health": run.health}
        state = State({**on_socket_end, "capacity": run.capacity, "heartbeat": run.heartbeat})
        connection.app = SimpleNamespace(state=state)
        connection.scope["state"]["storage"] = self._storage.account(connection.tab.user)
        try:
            await table_socket.fn(cast(Any, connection), state, connection.table, role=connection.role)
        finally:
            connection.known = False
            if self.alive:
                self._watch.on_disconnect(connection)
