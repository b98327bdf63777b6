"""Serves the card room: finds its database, takes its port, says where it is, and ends when told."""

import logging
import os
import signal
import socket
import sys
from pathlib import Path
from types import FrameType

import uvicorn

from kitapi.room.errors import DatabaseUnusable
from kitapi.room.opening import THINKING, open_room
from kitapi.web.app import create_app
from kitapi.web.guarding import Guard
from kitapi.wording import sentence_for

DEFAULT_PORT = 8000
SOCKET_FRAME_LIMIT = 64 * 1024
"""Bytes above which a frame ends the connection; above 4 KiB it is only refused."""

PING_SECONDS = 20.0
LAST_SECONDS = 3
DEAD_PEER_MILLISECONDS = 60_000
"""How long the system keeps what a peer does not take, also after the connection was closed here."""


class CannotServe(Exception):
    """The room cannot be opened; the message says why, in one sentence."""


def serve(  # noqa: PLR0913, PLR0917 - the options of the command
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    pace: float = 1.0,
    thinking: float = THINKING,
    log_level: str = "warning",
) -> None:
    """Serve until interrupted.

    Args:
        host: address to listen on.
        port: 0 picks a free one; None means 8000.
        database: its address; None means a file in the user's data folder.
        pace: factor on the bots' pauses.
        thinking: seconds that the bot thinks who takes as long as he is given; at 0 no bot solves.
        log_level: debug, info, warning, error or critical.

    Raises:
        CannotServe: the port is taken, or the database cannot be used.
    """
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    listening = listen(host, DEFAULT_PORT if port is None else port)
    try:
        room = open_room(database or default_database(), pace=pace, seconds=thinking)
    except DatabaseUnusable as error:
        listening.close()
        raise CannotServe(sentence_for(error, "en")) from error
    print(f"Kitapi: {address_of(host, listening)}", flush=True)  # noqa: T201
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, _end_quietly)
    server_of(create_app(room)).run(sockets=[listening])


def server_of(app: Guard) -> uvicorn.Server:
    """The server that carries ``app``; it logs warnings alone, as addresses name tables."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=SOCKET_FRAME_LIMIT,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LAST_SECONDS,
        )
    )


def _end_quietly(_signal: int, _frame: FrameType | None) -> None:
    """The server ends in good order by itself, then raises the signal again; there is nothing left to do."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at ``host`` and ``port``.

    Raises:
        CannotServe: the port is taken or may not be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Where TCP is named, asyncio sets TCP_NODELAY; else an answer in two parts waits 40 ms for an acknowledgement.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_PEER_MILLISECONDS)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(f"Port {port} of {host} cannot be used ({why}): choose another one with --port.") from error
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser."""
    shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"


def default_database() -> str:
    """The address of the database in the user's data folder, which is made if need be.

    Raises:
        CannotServe: the folder cannot be made.
    """
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be made ({error.strerror}): name a --database.") from error
    return f"sqlite:///{folder / 'kitapi.sqlite3'}"


def data_folder() -> Path:
    """Where this user's programs keep their data, by the system's custom."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "kitapi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kitapi"
    stated = os.environ.get("XDG_DATA_HOME", "")
    return (Path(stated) if stated.startswith("/") else Path.home() / ".local" / "share") / "kitapi"
