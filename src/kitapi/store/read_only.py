"""The common part of all event stores that are opened for reading only: they store nothing and never change."""

from collections.abc import Sequence

from kitapi.store.port import Append, Appended, CommandKey, DatabaseRefused, Heard, Removed
from kitapi.texts import Text


class ReadOnly:
    """The methods of an event store that would store, notify or close."""

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:  # noqa: ARG002
        """Store nothing.

        Raises:
            DatabaseRefused: always.
        """
        raise DatabaseRefused(Text("the database was opened for reading only"))

    async def remove(self, streams: Sequence[str]) -> Removed:  # noqa: ARG002
        """Remove nothing.

        Raises:
            DatabaseRefused: always.
        """
        raise DatabaseRefused(Text("the database was opened for reading only"))

    async def forget(self, owner: str) -> tuple[str, ...]:  # noqa: ARG002
        """Forget nothing.

        Raises:
            DatabaseRefused: always.
        """
        raise DatabaseRefused(Text("the database was opened for reading only"))

    async def try_append(self) -> None:
        """See ``append``.

        Raises:
            DatabaseRefused: always.
        """
        raise DatabaseRefused(Text("the database was opened for reading only"))

    def watch(self, heard: Heard) -> None:
        """See ``EventStore.watch``. This store never changes."""

    async def close(self) -> None:
        """See ``EventStore.close``. The caller closes the connection."""
