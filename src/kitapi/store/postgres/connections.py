"""Connections to the server: all have time limits, and a connection that may be broken is dropped."""

import asyncio
from contextlib import suppress
from typing import Any, TypeAlias

import asyncpg  # type: ignore[import-untyped]

Connection: TypeAlias = asyncpg.Connection

CONNECT = 5.0
"""Time limit for connecting, in seconds."""

STATEMENT = 10.0
"""Time limit for a statement, in seconds."""

IDLE = 3.0
"""Seconds after which the server rolls back an idle transaction, because it holds a lock."""

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""Errors which mean that the server cannot be reached, so that the request may be retried on another connection."""

SESSION = {
    "application_name": "kitapi",
    "statement_timeout": str(int(STATEMENT * 1000)),
    "idle_in_transaction_session_timeout": str(int(IDLE * 1000)),
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


async def connect(url: str) -> Connection:
    """A new connection in the running event loop, whose statements may take ``STATEMENT`` seconds each.

    Raises:
        AWAY, asyncpg.PostgresError: the server cannot be reached or refuses a connection.
        ValueError: the address is malformed; the message may repeat a password.
    """
    connection: Connection = await asyncpg.connect(
        url, timeout=CONNECT, command_timeout=STATEMENT, server_settings=SESSION
    )
    return connection


def drop(connection: Connection | None) -> None:
    """Abort a connection, whatever its state, without waiting."""
    if connection is not None:
        with suppress(Exception):  # its event loop may have ended
            connection.terminate()


async def leave(connection: Connection | None) -> None:
    """Close an idle connection, gracefully if that is fast enough."""
    if connection is not None:
        with suppress(*AWAY, asyncpg.PostgresError, RuntimeError):
            await connection.close(timeout=1)


def here() -> asyncio.AbstractEventLoop:
    """The running event loop, to which connections belong."""
    return asyncio.get_running_loop()


def reason(error: BaseException) -> str:
    """The error's reason for people, without the address."""
    said: Any = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__
