"""The server of the card room: opens the database, listens at the port, prints the address, and ends on a signal."""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import uvicorn

from kitapi import __version__
from kitapi.console.folders import data_folder
from kitapi.console.languages import language
from kitapi.room.database import may_be_shared, open_room_store
from kitapi.room.errors import DatabaseUnusable
from kitapi.room.faults import trace_of
from kitapi.room.rooms import CardRoom
from kitapi.texts import Text, TextError
from kitapi.web.acceptor import Acceptor
from kitapi.web.app import create_app
from kitapi.web.capacity import Capacity, Limits
from kitapi.web.endings import PING_SECONDS, PONG_SECONDS
from kitapi.web.files import open_files
from kitapi.web.garbage_collection import collect_young_garbage
from kitapi.web.guard import Guard
from kitapi.web.logs import begin_logging
from kitapi.web.metrics import Metrics, MetricsPage, add_process
from kitapi.web.open_files import connections_within, raise_limit
from kitapi.web.operation import Operation, operation_of, watch
from kitapi.web.protocols import TimedHttp, protocols
from kitapi.web.room_setup import open_room
from kitapi.web.settings import Settings
from kitapi.web.start_lines import print_start
from kitapi.wording.sentences import sentence_for

if TYPE_CHECKING:
    from kitapi.web.node_membership import Place

LOG = logging.getLogger(__name__)

SOCKET_FRAME_LIMIT = 64 * 1024
"""The size in bytes above which a frame ends the connection; a frame above 4 KiB is only refused."""

BACKLOG = 1024
"""Connections that the system queues until they are accepted."""

SHUTDOWN_SECONDS = 3
DEAD_PEER_MILLISECONDS = 60_000
"""How long the system keeps data that a peer does not acknowledge, also after the connection was closed here."""


class CannotServe(TextError):
    """The room cannot be opened; the message says why, as a sentence without a full stop."""


class Opened(NamedTuple):
    """A room that can be served at listening ``sockets``.

    ``exported``: the socket at which its metrics are served, if any. ``files``: the process's limit of open files, if
    any.
    """

    server: "Server"
    sockets: tuple[socket.socket, ...]
    operation: Operation
    exported: socket.socket | None
    files: int | None

    @property
    def connections(self) -> int:
        """The maximum of connections at once."""
        return self.operation.capacity.limits.connections

    def run(self) -> None:
        """Serve until interrupted."""
        asyncio.run(_run(self))


def serve(settings: Settings) -> None:
    """Serve until interrupted.

    Raises:
        CannotServe: a port is taken, or the database cannot be used.
    """
    begin_logging(settings.log.level, settings.log.form)
    listening = listen(settings.network.host, settings.network.port)
    opened = open_server(settings, listening)
    database = settings.storage.database or default_database()
    print_start(address_of(settings.network.host, listening), database, opened.connections, opened.files)
    opened.run()


def open_server(settings: Settings, *sockets: socket.socket) -> Opened:
    """The room, to be served at the listening ``sockets``; at the last of them other nodes reach this one.

    Raises:
        CannotServe: a port is taken, or the database cannot be used; the sockets are closed.
    """
    metrics = Metrics()
    exported = None
    try:
        if settings.network.metrics:
            exported = listen(*place_of(settings.network.metrics), option="--metrics")
        room = _open_room(settings, metrics)
    except CannotServe:
        for listening in sockets:
            listening.close()
        raise
    files = raise_limit()
    capacity = Capacity(_limits(settings, files), settings.network.forwarded_by)
    _end_on_signals()
    run = operation_of(room, metrics, settings.limits.allowance, capacity)
    operation = replace(run, megabytes=settings.storage.megabytes)
    return Opened(_build_server(settings, room, operation, sockets[-1]), sockets, operation, exported, files)


def _build_server(settings: Settings, room: CardRoom, operation: Operation, own: socket.socket) -> "Server":
    """The server of ``room``, which other nodes reach at the socket ``own``."""
    place = _place(settings, room, operation, own)
    app = create_app(
        room,
        origins=settings.network.allow_origins,
        hosts=hosts_of(settings),
        client=open_files(modules=settings.modules),
        operation=operation,
        place=place,
    )
    server = server_of(app, settings.network.forwarded_by, operation.capacity)
    if settings.play.finish:
        server.finish = partial(finish, room, operation, settings.play.finish, place)
    return server


def _end_on_signals() -> None:
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, _end_quietly)


def hosts_of(settings: Settings) -> tuple[str, ...]:
    """The names under which the room answers: the allowed ones, where it listens, and where nodes reach it."""
    reached = urlsplit(settings.network.address).hostname or ""
    return (*settings.network.allow_hosts, *(name for name in (settings.network.host, reached) if name))


def _limits(settings: Settings, files: int | None) -> Limits:
    return Limits(
        connections=connections_within(files, settings.limits.connections),
        of_address=settings.limits.of_address,
        allowance=settings.limits.allowance,
    )


def _open_room(settings: Settings, metrics: Metrics) -> CardRoom:
    try:
        room = open_room(
            settings.storage.database or default_database(),
            pace=settings.play.pace,
            seconds=settings.play.thinking,
            measures=metrics if settings.network.metrics else None,
        )
    except DatabaseUnusable as error:
        raise CannotServe(Text(sentence_for(error, language()).removesuffix("."))) from error
    room.desks.limit_spectators(settings.limits.spectators)
    room.keep_days(settings.storage.keep_days)
    return room


def _place(settings: Settings, room: CardRoom, operation: Operation, listening: socket.socket) -> "Place | None":
    """The node that the room is on, where others may share its database."""
    database = settings.storage.database or ""
    if not may_be_shared(database):
        return None
    from kitapi.web.node_membership import Place  # noqa: PLC0415 - only nodes need asyncpg and httpx

    address = settings.network.address or address_of(listening.getsockname()[0], listening)
    open_store = partial(open_room_store, measures=operation.metrics if settings.network.metrics else None)
    place = Place(room, database, address.rstrip("/"), __version__, open_store=open_store)
    operation.health.add(place.why_not_in)
    return place


async def finish(room: CardRoom, operation: Operation, seconds: float, place: "Place | None" = None) -> None:
    """Accept no new tables, and wait up to ``seconds`` until the running deals are finished."""
    LOG.info("ending on a signal: deals may be played to their end", extra={"tables": room.tables, "seconds": seconds})
    operation.health.draining = True
    if place is not None:
        place.yield_tables()
    await room.finish(seconds)
    LOG.info("ready to end", extra={"tables": room.tables})


async def _run(opened: Opened) -> None:
    """Run the server, and beside it the page of metrics."""
    collecting = asyncio.create_task(collect_young_garbage())
    try:
        if opened.exported is None:
            await opened.server.serve(sockets=list(opened.sockets))
        else:
            await _run_with_metrics(opened, opened.exported)
    finally:
        collecting.cancel()


async def _run_with_metrics(opened: Opened, exported: socket.socket) -> None:
    """Run the server, and export its metrics at ``exported``."""
    operation = opened.operation
    add_process(operation.metrics)
    metrics_server = SecondServer(
        uvicorn.Config(MetricsPage(operation.metrics), lifespan="off", ws="none", log_config=None, access_log=False)
    )
    watching = asyncio.create_task(watch(operation))
    exporting = asyncio.create_task(metrics_server.serve_beside([exported]))
    try:
        await opened.server.serve(sockets=list(opened.sockets))
    finally:
        watching.cancel()
        metrics_server.should_exit = True
        await asyncio.gather(watching, exporting, return_exceptions=True)


class SecondServer(uvicorn.Server):
    """An additional server in a process that runs another one."""

    async def serve_beside(self, sockets: list[socket.socket]) -> None:
        """Serve without handling signals: with two handlers, the first to end would restore the wrong ones."""
        await self._serve(sockets)


class Server(SecondServer):
    """A server that ends after ``finish``, if given, at the first signal to end, and immediately at the second.

    It accepts as many connections as its ``capacity`` allows. ``on_started`` is called once it accepts them.
    """

    finish: Callable[[], Awaitable[None]] | None = None
    on_started: Callable[[], None] | None = None
    _finishing: asyncio.Task[None] | None = None

    def __init__(self, config: uvicorn.Config, capacity: Capacity) -> None:
        super().__init__(config)
        self._capacity = capacity

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Part of uvicorn: start, and accept connections to ``sockets``."""
        await super().startup(sockets=[])
        if self.started:
            for listening in sockets or []:
                acceptor: Any = Acceptor(listening, self._protocol, self._count, self._capacity)
                self.servers.append(acceptor)
            if self.on_started is not None:
                self.on_started()

    def _count(self) -> int:
        return len(self.server_state.connections)

    def _protocol(self, group: str) -> asyncio.Protocol:
        protocol_class: Any = self.config.http_protocol_class
        protocol: TimedHttp = protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        protocol.young = group
        return protocol

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Part of uvicorn: end on a signal."""
        if self.finish is None or self._captured_signals:
            super().handle_exit(sig, frame)
            return
        self._captured_signals.append(sig)
        asyncio.get_running_loop().call_soon_threadsafe(self._begin_to_finish, self.finish)

    def begin_to_end(self) -> None:
        """End as at the first signal, unless the server is ending already."""
        if not self._captured_signals:
            self.handle_exit(signal.SIGTERM, None)

    def _begin_to_finish(self, finish: Callable[[], Awaitable[None]]) -> None:
        self._finishing = asyncio.ensure_future(self._finish(finish))

    async def _finish(self, finish: Callable[[], Awaitable[None]]) -> None:
        try:
            await finish()
        except Exception as error:
            LOG.error("deals could not be finished: %s", trace_of(error))
        finally:
            self.should_exit = True


def server_of(app: Guard, forwarded_by: Sequence[str] = (), capacity: Capacity | None = None) -> Server:
    """The server that runs ``app``; it logs only warnings, because the addresses of requests name tables."""
    capacity = capacity or Capacity(proxies=forwarded_by)
    http, ws = protocols(capacity)
    return Server(
        uvicorn.Config(
            app,
            http=http,
            ws=ws,
            ws_max_size=SOCKET_FRAME_LIMIT,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            proxy_headers=bool(forwarded_by),
            forwarded_allow_ips=list(forwarded_by),
        ),
        capacity,
    )


def _end_quietly(_signal: int, _frame: FrameType | None) -> None:
    """Do nothing: the server has ended regularly and raises the signal again."""


def place_of(place: str) -> tuple[str, int]:
    """The address and the port in ``PORT`` or ``ADDRESS:PORT``.

    Raises:
        CannotServe: the text is neither of these.
    """
    host, _, port = place.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise CannotServe(
            Text("--metrics: must be a port, or an address and a port such as 10.0.0.5:9100, not {given}", given=place)
        )
    return host.strip("[]") or "127.0.0.1", int(port)


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens at ``host`` and ``port``; ``option`` names the latter.

    Raises:
        CannotServe: the port is taken or may not be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # If the socket names TCP, asyncio sets TCP_NODELAY; otherwise an answer in two parts waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_PEER_MILLISECONDS)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(
            Text(
                "port {port} of {host} cannot be used ({problem}): choose another one with {option}",
                port=str(port),
                host=host,
                problem=why,
                option=option,
            )
        ) from error
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """The address to type into a browser."""
    shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"


def default_database() -> str:
    """The address of the database in the user's data folder, which is created if necessary.

    Raises:
        CannotServe: the folder cannot be created.
    """
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(
            Text(
                "the folder {folder} cannot be made ({problem}): choose a database with --database",
                folder=folder,
                problem=str(error.strerror),
            )
        ) from error
    return f"sqlite:///{folder / 'kitapi.sqlite3'}"
