"""An event store in front of another, which charges the bytes stored to the account that caused them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

from kitapi.store.port import Append, Appended, CommandKey, EventStore

EVENT_BYTES = 180
"""What an event takes up beside its kind and payload: its other columns and its place in two indexes."""

NAME_BYTES = 400
"""What a name beside an event takes up, with its places in two indexes."""

COMMAND_BYTES = 500
"""What the answer to a command takes up."""

STREAM_BYTES = 4000
"""What a new stream costs: its head, and the work of everybody who later looks through all of them."""


class Account(Protocol):
    """Who pays for what is stored."""

    def charge(self, size: int) -> None:
        """Charge ``size`` bytes that were stored."""
        ...


_PAYER: ContextVar[Account | None] = ContextVar("payer", default=None)


@contextmanager
def charged_to(account: Account) -> Iterator[None]:
    """Charge to ``account`` what is stored in this block, and in every task begun in it, such as a bot's move."""
    token = _PAYER.set(account)
    try:
        yield
    finally:
        _PAYER.reset(token)


class ChargedStore:
    """The event store ``store``, each append to which is charged; in all else it is ``store``."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        """What is not charged."""
        return getattr(self._store, name)

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        appended = await self._store.append(batches, command)
        payer = _PAYER.get()
        if payer is not None and not appended.repeated:
            payer.charge(size_of(batches, command))
        return appended


def size_of(batches: Sequence[Append], command: CommandKey | None) -> int:
    """The bytes that an append takes up in the database, within some percent."""
    events = [event for batch in batches for event in batch.events]
    written = sum(len(event.payload) + len(event.kind) + EVENT_BYTES for event in events)
    written += NAME_BYTES * sum(len(event.names) for event in events)
    streams = sum(STREAM_BYTES for batch in batches if batch.expected == 0 and batch.events)
    return written + streams + (COMMAND_BYTES if command is not None else 0)
