"""A PostgreSQL server for the tests: one for a run, shared by its processes, or that of ``DATABASE_URL``.

Every test gets a database of its own. Creating one writes more to the disk than most tests do, so returned databases
are emptied and lent again.
"""

import asyncio
import itertools
import os
import tempfile
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.postgres.preparation import prepare
from tests.postgresql_keeper import kept_server

_TEMPLATE = f"kitapi_template_{os.getpid()}"
_NUMBERS = itertools.count(1)
_COPY = 'CREATE DATABASE "{}" TEMPLATE "{}"'
_EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
SET session_replication_role = replica;
DELETE FROM events; DELETE FROM commands; DELETE FROM heads; DELETE FROM nodes; DELETE FROM owners;
DELETE FROM removals; DELETE FROM removed_streams; DELETE FROM removed_events; DELETE FROM removing;
DELETE FROM names; DELETE FROM rehashed; UPDATE names_kept SET names = 0, marks = 0;
INSERT INTO heads VALUES ('', 0, sha256(''), 0); ALTER SEQUENCE epochs RESTART;
RESET session_replication_role
"""
_given_back: list[str] = []
_connections: dict[str, Any] = {}


@cache
def server() -> str:
    """Return the address of a server on which databases may be created; its default one is never changed."""
    return os.environ.get("DATABASE_URL") or _start_server()


def _start_server() -> str:
    # The processes of one parallel run share a server, which ends after the last of them.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
    folder = Path(tempfile.gettempdir()) / f"kitapi-pg-{run[:12]}"
    return kept_server(folder)


def address_of(database: str) -> str:
    """Return the address of another database on the server."""
    return urlunsplit(urlsplit(server())._replace(path=f"/{database}"))


@contextmanager
def lent_database() -> Iterator[str]:
    """Yield the address of a database without events, valid inside the block; its tables must not be changed."""
    url = _given_back.pop() if _given_back else fresh_database()
    yield url
    execute(url, _EMPTY)
    _given_back.append(url)


def name_of(url: str) -> str:
    """Return the database's name in its address."""
    return urlsplit(url).path.removeprefix("/")


def fresh_database() -> str:
    """Return the address of a new database with Kitapi's tables, which the test may spoil."""
    name = f"kitapi_{os.getpid()}_{next(_NUMBERS)}"
    on_server(_COPY.format(name, _template()))
    return address_of(name)


def empty_schema(url: str) -> str:
    """Return the address of a new, empty schema in the database at ``url``."""
    name = f"empty_{os.getpid()}_{next(_NUMBERS)}"
    execute(url, f"CREATE SCHEMA {name}")
    return f"{url}{'&' if '?' in url else '?'}search_path={name}"


@cache
def _template() -> str:
    on_server(_COPY.format(_TEMPLATE, "template0"))
    prepare(address_of(_TEMPLATE))
    return _TEMPLATE


def on_server(*statements: str) -> None:
    """Execute each of the statements on the server's default database."""
    execute(server(), *statements)


def execute(url: str, *statements: str) -> None:
    """Execute each of the statements on the database at ``url``; an event loop may be running in this thread."""

    async def work() -> None:
        if (connection := _connections.get(url)) is None or connection.is_closed():
            connection = _connections[url] = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)

    asyncio.run_coroutine_threadsafe(work(), _loop()).result(60)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Return an event loop beside the tests with open connections, since opening one costs more than its use."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="tests-postgresql", daemon=True).start()
    return loop
