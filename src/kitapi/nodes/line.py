"""A node's line to the database beside its store's: it mends itself, and nobody waits at it longer than was said."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]

from kitapi.store import StoreUnavailable
from kitapi.store.postgres import AWAY, Connection, connect

AnswerT = TypeVar("AnswerT")

LOCKED = 1000
"""Milliseconds that a statement waits for a row; a node that was stopped while it held one lets go of it by then."""

_SESSION = f"SET lock_timeout = {LOCKED}; SET default_transaction_isolation = 'read committed'"


class Line:
    """One connection to ``url``, made when something is asked; ``seconds``: how long an answer may take."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._seconds = seconds
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def ask(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        """What ``work`` answers, which is done alone on the connection.

        Raises:
            StoreUnavailable: the database does not answer in time; whether ``work`` was done is not known.
        """
        try:
            async with asyncio.timeout(self._seconds), self._turn:
                return await self._asked(work)
        except (*AWAY, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"nodes: {type(error).__name__}") from error

    async def _asked(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url)
                await self._connection.execute(_SESSION)
            return await work(self._connection)
        except BaseException:
            self.drop()  # in which state it is, nobody knows
            raise

    def drop(self) -> None:
        """Be done with the connection; the next question makes another."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
