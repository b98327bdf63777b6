"""A node's own database connection, besides its store's; it reconnects by itself, and each call has a timeout."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]

from kitapi.store import StoreUnavailable
from kitapi.store.postgres import AWAY, Connection, connect

AnswerT = TypeVar("AnswerT")

LOCKED = 1000
"""Milliseconds that a statement waits for a locked row, whose holder may have stopped."""

_SESSION = f"SET lock_timeout = {LOCKED}; SET default_transaction_isolation = 'read committed'"


class DatabaseConnection:
    """One connection to ``url``, opened when it is first used; ``seconds``: the timeout of each call."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._seconds = seconds
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        """Run ``work`` on the connection, one call at a time, and return its result.

        Raises:
            StoreUnavailable: the database does not answer in time; whether ``work`` was done is not known.
        """
        try:
            async with asyncio.timeout(self._seconds), self._turn:
                return await self._run(work)
        except (*AWAY, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"nodes: {type(error).__name__}") from error

    async def _run(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url)
                await self._connection.execute(_SESSION)
            return await work(self._connection)
        except BaseException:
            self.drop()  # its state is unknown
            raise

    def drop(self) -> None:
        """Close the connection; the next call opens another."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
