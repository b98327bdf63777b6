"""Read-only access to a database, which does not change a byte of it or of the files beside it."""

import apsw

from kitapi.store import names, queries
from kitapi.store.bounds import check_range
from kitapi.store.port import Appended, CommandKey, NameFound, Recorded
from kitapi.store.read_only import ReadOnly


class Snapshot(ReadOnly):
    """The event store over a connection that only reads; the caller closes the connection."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    async def outcome(self, command: CommandKey) -> Appended | None:
        """See ``EventStore.outcome``."""
        return queries.outcome(self._connection, command)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """See ``EventStore.read``."""
        check_range(after, limit)
        return queries.stream_events(self._connection, stream, after, limit)

    async def names(self, owner: str = "") -> list[NameFound]:
        """See ``EventStore.names``."""
        return names.find_names(self._connection, owner)

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """See ``EventStore.last_of_kind``."""
        return queries.last_of_kind(self._connection, stream, kind)

    async def version(self, stream: str) -> int:
        """See ``EventStore.version``."""
        return queries.version_of(self._connection, stream)

    async def streams(self, prefix: str) -> list[str]:
        """See ``EventStore.streams``."""
        return queries.stream_names(self._connection, prefix)

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """See ``EventStore.read_all``."""
        check_range(after, limit)
        return queries.all_events(self._connection, after, limit)
