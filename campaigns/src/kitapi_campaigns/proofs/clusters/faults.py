"""Faults of the PostgreSQL store's writer that a campaign must find."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest import mock

from kitapi.store.group import Outcome
from kitapi.store.postgres import writer
from kitapi.store.postgres.connections import AWAY, Connection
from kitapi.store.postgres.transaction import Hand, Transaction

ANSWER_SECONDS = 0.03

_write = Transaction.write


@contextmanager
def answers_first() -> Iterator[None]:
    """Plant a fault: the writer acknowledges people's commands before it requests the commit, which takes a while."""

    async def write(self: Transaction, connection: Connection, hand: Hand) -> Sequence[Outcome]:
        lent: Any = _EarlyAnswers(connection, hand) if any(one.command for one in hand.group) else connection
        return await _write(self, lent, hand)

    with mock.patch.object(Transaction, "write", write):
        yield


@contextmanager
def never_asks() -> Iterator[None]:
    """Plant a fault: the writer writes a group again without looking up its outcome."""

    async def write(self: Transaction, connection: Connection, hand: Hand) -> Sequence[Outcome]:
        hand.proof = None
        return await _write(self, connection, hand)

    with mock.patch.object(Transaction, "write", write):
        yield


@contextmanager
def believes() -> Iterator[None]:
    """Plant a fault: the writer considers appends stored once it has requested the commit, whatever the answer."""

    async def write(self: Transaction, connection: Connection, hand: Hand) -> Sequence[Outcome]:
        try:
            return await _write(self, connection, hand)
        except AWAY:
            if hand.proof is None:
                raise
            return hand.proof.outcomes

    with mock.patch.object(Transaction, "write", write):
        yield


class _EarlyAnswers:
    """A connection that answers the appends in ``hand`` before it requests a commit."""

    def __init__(self, connection: Connection, hand: Hand) -> None:
        self._connection = connection
        self._hand = hand

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, statement: str, *values: Any) -> Any:
        """Execute a statement; before a commit, send the answers."""
        if statement == "COMMIT" and self._hand.proof is not None:
            for waiting, outcome in zip(self._hand.group, self._hand.proof.outcomes, strict=True):
                writer.resolve(waiting, outcome)
            await asyncio.sleep(ANSWER_SECONDS)
        return await self._connection.execute(statement, *values)
