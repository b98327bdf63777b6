"""The writer of this node: it stores all waiting appends in one transaction, and acknowledges them after its commit."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.clock import Clock
from kitapi.store.group import Outcome, Waiting
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    DatabaseRefused,
    Fence,
    StoreClosed,
    StoreError,
    StoreFailed,
    StoreFenced,
    StoreUnavailable,
)
from kitapi.store.postgres.connections import AWAY, Connection, connect, drop, here, leave, reason
from kitapi.store.postgres.preparation import demand_durable
from kitapi.store.postgres.transaction import Fenced, Hand, Transaction

LARGEST_GROUP = 1024
"""Maximum number of appends in one transaction; further ones wait for the next."""

LARGEST_BYTES = 32 * 1024 * 1024
"""Maximum number of payload bytes in one transaction, unless a single append has more."""

WAIT = 5.0
"""Seconds that an append waits for an unreachable server before it is refused."""

PATIENCE = 30.0
"""Seconds that a group of unknown outcome waits before its callers get an error."""

_PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)


class _Queued(NamedTuple):
    since: float
    waiting: Waiting


class GroupWriter:
    """Takes appends in the event loop and commits them in groups on a connection of its own.

    ``origin``: the name of this store in its notifications to other stores.
    """

    def __init__(self, url: str, clock: Clock, fence: Fence | None, origin: str) -> None:
        self._url = url
        self._transaction = Transaction(clock, fence, origin)
        self._queue: deque[_Queued] = deque()
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._working: asyncio.Task[None] | None = None
        self._fenced: str | None = None
        self._closing = False

    async def append(self, batches: Sequence[Append], command: CommandKey | None) -> Appended:
        """Wait until the append is durable or refused."""
        self.demand_open()
        if self._fenced is not None:
            raise StoreFenced(self._fenced)
        loop = here()
        caller: asyncio.Future[Appended] = loop.create_future()
        self._queue.append(_Queued(loop.time(), Waiting(batches=tuple(batches), command=command, caller=caller)))
        if self._working is None or self._working.done():
            self._working = loop.create_task(self._work(), name="kitapi-store-writer")
        return await caller

    def demand_open(self) -> None:
        """Check that closing has not begun.

        Raises:
            StoreClosed: closing has begun.
        """
        if self._closing:
            raise StoreClosed

    async def drain(self) -> None:
        """Accept no more appends, write the waiting ones, and close the connection."""
        self._closing = True
        if self._working is not None and self._loop is here():
            await asyncio.wait([self._working])
        await leave(self._connection)
        self._connection = None

    async def _work(self) -> None:
        """Write groups until no append waits."""
        if self._loop is not here():  # the store's first event loop has ended, and its connection with it
            self._drop()
            self._loop = here()
        while self._queue:
            group = self._next_group()
            outcomes = await self._settle(group)
            for waiting, outcome in zip(group, outcomes, strict=True):
                resolve(waiting, outcome)

    def _next_group(self) -> list[Waiting]:
        """Remove from the queue as many waiting appends as one transaction may have."""
        group = [self._queue.popleft().waiting]
        size = _size(group[0])
        while self._queue and len(group) < LARGEST_GROUP:
            size += _size(self._queue[0].waiting)
            if size > LARGEST_BYTES:
                break
            group.append(self._queue.popleft().waiting)
        return group

    async def _settle(self, group: list[Waiting]) -> Sequence[Outcome]:
        """Write the group, repeatedly if the connection fails, until the outcome of each append is known."""
        hand = Hand(group)
        began = here().time()
        tried = 0
        while True:
            try:
                return await self._try(hand)
            except Fenced as fenced:
                self._fenced = str(fenced)
                return [StoreFenced(self._fenced)] * len(group)
            except AWAY as error:
                refusal = _refusal(hand, here().time() - began, error)
            if refusal is not None:
                return [refusal] * len(group)
            self._turn_away()
            await asyncio.sleep(_PAUSES[min(tried, len(_PAUSES) - 1)])
            tried += 1

    async def _try(self, hand: Hand) -> Sequence[Outcome]:
        try:
            connection = await self._connect()
            return await self._transaction.write(connection, hand)
        except Fenced:
            await self._take_back()
            raise
        except (asyncpg.PostgresError, DatabaseRefused) as error:
            await self._take_back()
            if isinstance(error, AWAY) or hand.unknown:
                raise OSError(reason(error)) from error
            return [StoreUnavailable(f"nothing was stored: {reason(error)}")] * len(hand.group)
        except AWAY:
            self._drop()
            raise
        except Exception as error:  # whatever it is, every waiting caller must get an answer
            self._drop()
            return [StoreFailed(f"the store failed: {reason(error)}")] * len(hand.group)
        except BaseException:
            self._drop()
            raise

    async def _connect(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            connection = await connect(self._url)
            try:
                await demand_durable(connection)
            except BaseException:
                drop(connection)
                raise
            self._connection = connection
        return self._connection

    async def _take_back(self) -> None:
        """Roll the transaction back; drop the connection if that fails."""
        connection = self._connection
        if connection is None:
            return
        try:
            await connection.execute("ROLLBACK")
        except (*AWAY, asyncpg.PostgresError):
            self._drop()

    def _drop(self) -> None:
        drop(self._connection)
        self._connection = None

    def _turn_away(self) -> None:
        """Refuse the appends that have waited ``WAIT`` seconds for an unreachable server."""
        oldest = here().time() - WAIT
        while self._queue and self._queue[0].since < oldest:
            resolve(self._queue.popleft().waiting, StoreUnavailable("nothing was stored: the database is away"))


def _refusal(hand: Hand, waited: float, error: BaseException) -> StoreError | None:
    if hand.unknown:
        failed = f"the database is away, and whether this was stored is not known: {reason(error)}"
        return StoreFailed(failed) if waited > PATIENCE else None
    return StoreUnavailable(f"nothing was stored: {reason(error)}") if waited > WAIT else None


def _size(waiting: Waiting) -> int:
    return sum(len(event.payload) for batch in waiting.batches for event in batch.events)


def resolve(waiting: Waiting, outcome: Outcome) -> None:
    """Give the caller of ``waiting`` its outcome, unless the caller was cancelled."""
    caller = waiting.caller
    if caller.done():
        return  # the caller was cancelled
    if isinstance(outcome, StoreError):
        caller.set_exception(outcome)
    else:
        caller.set_result(outcome)
