"""A wrapper of an event store that charges the bytes of each append to the account that caused it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

from kitapi.store.port import Append, Appended, CommandKey, EventStore

EVENT_BYTES = 180
"""Bytes of an event in addition to its kind and payload: its other columns and its entries in two indexes."""

NAME_BYTES = 400
"""Bytes of a name beside an event, with its entries in two indexes."""

COMMAND_BYTES = 500
"""Bytes charged for the stored answer to a command."""

STREAM_BYTES = 4000
"""Bytes charged for a new stream: for its head, and for the work of everybody who later searches all streams."""


class Account(Protocol):
    """The account that is charged for stored bytes."""

    def charge(self, size: int) -> None:
        """Charge ``size`` bytes that were stored."""
        ...


_PAYER: ContextVar[Account | None] = ContextVar("payer", default=None)


@contextmanager
def charged_to(account: Account) -> Iterator[None]:
    """Charge ``account`` for the appends in this block, and in every task started in it, such as a bot's move."""
    token = _PAYER.set(account)
    try:
        yield
    finally:
        _PAYER.reset(token)


class ChargedStore:
    """The event store ``store`` with each append charged to an account; all other calls go to ``store`` unchanged."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        """The attribute ``name`` of ``store``, for all calls except appends."""
        return getattr(self._store, name)

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        appended = await self._store.append(batches, command)
        payer = _PAYER.get()
        if payer is not None and not appended.repeated:
            payer.charge(size_of(batches, command))
        return appended


def size_of(batches: Sequence[Append], command: CommandKey | None) -> int:
    """The approximate number of bytes that an append takes up in the database; the error is a few percent."""
    events = [event for batch in batches for event in batch.events]
    written = sum(len(event.payload) + len(event.kind) + EVENT_BYTES for event in events)
    written += NAME_BYTES * sum(len(event.names) for event in events)
    streams = sum(STREAM_BYTES for batch in batches if batch.expected == 0 and batch.events)
    return written + streams + (COMMAND_BYTES if command is not None else 0)
