"""The interface of every event store: its values, its errors and the protocol that the room uses."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from kitapi.texts import Text

LARGEST_PAYLOAD = 16 * 1024 * 1024
"""Maximum number of bytes in an event's payload: far above any real event, and far below a size that would block the
writer."""

LARGEST_SCHEMA = 2**31 - 1

SALT_BYTES = 16
"""Length of the salt of every name beside an event."""


class StoredName(msgspec.Struct, frozen=True, kw_only=True):
    """A name that a person gave, stored beside its event so that it can be removed later.

    ``field``: the place of the name's seal in the event's payload, which must be JSON: keys and list indices separated
    by points. ``owner``: the pseudonym of the person. ``salt``: random bytes from which the seal is made.
    """

    field: str
    owner: str
    name: str
    salt: bytes

    def __repr__(self) -> str:
        return f"StoredName(field={self.field!r}, owner={self.owner!r})"


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event to be stored. ``kind`` is a stable name, ``schema`` (1 or more) the version of the payload's format.

    ``names``: the names beside it, stored in the same transaction.
    """

    kind: str
    schema: int
    payload: bytes
    names: tuple[StoredName, ...] = ()


class Recorded(msgspec.Struct, frozen=True, kw_only=True):
    """A stored event.

    ``position`` rises strictly over all streams (it may skip numbers); ``version`` counts 1, 2, 3 … within its
    stream without a gap; ``recorded_at`` is UTC in ISO 8601 and orders nothing. ``names``: the names beside it that
    were not removed.
    """

    position: int
    stream: str
    version: int
    kind: str
    schema: int
    payload: bytes
    recorded_at: str
    names: tuple[StoredName, ...] = ()


class NameFound(msgspec.Struct, frozen=True, kw_only=True):
    """A name beside an event and its owner; ``recorded_at``: when the event was stored."""

    stream: str
    version: int
    owner: str
    name: str
    recorded_at: str

    def __repr__(self) -> str:
        return f"NameFound(stream={self.stream!r}, version={self.version}, owner={self.owner!r})"


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Events for the end of one stream, which must be at version ``expected`` (None: at any version).

    Without events it only checks the version.
    """

    stream: str
    expected: int | None
    events: tuple[NewEvent, ...]


class CommandKey(msgspec.Struct, frozen=True, kw_only=True):
    """The key of one command of one user to one stream; ``digest`` distinguishes a repetition from another command."""

    stream: str
    user: str
    id: str
    digest: str


class Appended(msgspec.Struct, frozen=True):
    """The result of an append: each stream's version afterwards, and whether the command had been stored before."""

    versions: dict[str, int]
    repeated: bool


class Removed(msgspec.Struct, frozen=True):
    """The counts of a removal: streams, their events and stored commands."""

    streams: int = 0
    events: int = 0
    commands: int = 0


class StoreError(Exception):
    """Base class of all refusals and failures of the store."""


class VersionConflict(StoreError):
    """The stream is not at the expected version; nothing of the append was stored."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        super().__init__(f"stream {stream!r} stands at version {actual}, not {expected}")
        self.stream = stream
        self.expected = expected
        self.actual = actual


class CommandReused(StoreError):
    """The command's id was used before with another payload; nothing was stored."""

    def __init__(self, key: CommandKey) -> None:
        super().__init__(f"command {key.id!r} of {key.user!r} on {key.stream!r} was stored with another payload")
        self.key = key


class StreamRemoved(StoreError):
    """The stream was removed and accepts no events any more; nothing of the append was stored."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"stream {stream!r} was removed")
        self.stream = stream


class DatabaseRefused(StoreError):
    """The database cannot be trusted or used; it was not changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class DatabaseInUse(DatabaseRefused):
    """Another process has the database open, such as a running room.

    Attributes:
        process: its number; empty if unknown.
    """

    def __init__(self, reason: Text, process: str) -> None:
        super().__init__(reason)
        self.process = process


class DamagedEvents(StoreError):
    """The stored events of a stream are not those that were written; other streams can be read and written as before.

    Attributes:
        stream: the stream's name; empty if the order of all streams is damaged.
        version: of the first event that is missing or not as it was written (for all streams, the position).
    """

    def __init__(self, stream: str, version: int) -> None:
        where = f"version {version} of stream {stream!r}" if stream else f"position {version} of all streams"
        super().__init__(f"the database is damaged at {where}")
        self.stream = stream
        self.version = version


class DamagedCommand(StoreError):
    """The stored answer to a command is not the one that was written; others can be looked up as before."""

    def __init__(self, key: CommandKey) -> None:
        super().__init__(f"the database is damaged at command {key.id!r} of {key.user!r} on {key.stream!r}")
        self.key = key


class StoreClosed(StoreError):
    """The store was closed before this call."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class StoreUnavailable(StoreError):
    """The store cannot store now: the disk is full, the file is locked, or the server cannot be reached.

    Nothing was stored; the same append may be tried again.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class StoreFailed(StoreError):
    """The database failed; a file accepts nothing any more, a server works again once it can be reached.

    Whether the pending append was stored is known only after that, by its command id.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class StoreFenced(StoreFailed):
    """The other nodes have evicted this one and its writes are rejected: it must join again, with a new store."""


class Fence(msgspec.Struct, frozen=True, kw_only=True):
    """The node that writes, and the epoch in which it joined; after the end of the epoch its writes are rejected."""

    node: str
    epoch: int


Heard: TypeAlias = Callable[[str, int], None]
"""Called with a stream that another node changed, and its new version; ``("", 0)``: any may have changed."""


class EventStore(Protocol):
    """Append-only streams of events, which can only be removed as a whole; used from one event loop.

    A read returns only durable events, exactly as they were written, or it fails: any read may raise ``DamagedEvents``
    or ``DamagedCommand``, and the store continues to work.
    """

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """Store all batches and the command's answer, or nothing.

        A command that was stored before changes nothing and gets its first answer again. If the caller is cancelled
        while waiting, the append may still be stored.

        Raises:
            VersionConflict: a stream is not at its expected version.
            CommandReused: the command's id was stored with another digest.
            StreamRemoved: a stream of the append, or that of the command, was removed.
            DamagedEvents, DamagedCommand: a stream's end or the command is not what was written; nothing was stored.
            StoreUnavailable: nothing was stored; the append may be tried again.
            StoreFailed: the store has stopped; the outcome of this append is unknown.
            StoreClosed: the store was closed.
            ValueError: a batch or the command is malformed, or two batches name one stream.
        """
        ...

    async def remove(self, streams: Sequence[str]) -> Removed:
        """Remove whole streams and their commands, and return the counts; streams removed before are not counted.

        From the first transaction of the removal on, all these streams are unknown to every reader and nothing can be
        appended to them, even if they were empty. Their content is removed in short transactions between appends,
        before this returns; after an interruption the next removal, even of no stream, completes it. The hashes of the
        events stay.

        Raises:
            DamagedEvents: a stream is not as it was written; nothing was removed.
            StoreUnavailable, StoreFailed, StoreClosed: as for an append; the next removal continues this one.
            ValueError: a name is malformed.
        """
        ...

    async def forget(self, owner: str) -> tuple[str, ...]:
        """Remove all names of ``owner`` permanently, and return the stream of each; the events do not change.

        Raises:
            StoreUnavailable: nothing was removed; the removal may be tried again.
            StoreFailed, StoreClosed: as for an append.
        """
        ...

    async def names(self, owner: str = "") -> list[NameFound]:
        """The names whose owner's pseudonym begins with ``owner``, by stream and version."""
        ...

    async def try_append(self) -> None:
        """Check that an append would succeed now, and store nothing.

        If the last append was refused, bytes are written and removed again, because an empty transaction succeeds on a
        full disk.

        Raises:
            StoreUnavailable: an append would be refused now.
            StoreFailed: the store has stopped.
            StoreClosed: the store was closed.
        """
        ...

    async def outcome(self, command: CommandKey) -> Appended | None:
        """The first answer to a command; None if the command was not stored.

        Raises:
            CommandReused: the command's id was stored with another digest.
        """
        ...

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        """The stream's events above version ``after``, in order; empty for an unknown stream."""
        ...

    async def last_of_kind(self, stream: str, kind: str) -> int:
        """Version of the stream's newest event of ``kind``; 0 if it has none."""
        ...

    async def version(self, stream: str) -> int:
        """Version of the stream's newest event; 0 for an unknown stream."""
        ...

    async def streams(self, prefix: str) -> list[str]:
        """Names of the streams that begin with ``prefix``, sorted by code point."""
        ...

    async def read_all(self, after: int = 0, limit: int = 1000) -> list[Recorded]:
        """At most ``limit`` events of all streams above position ``after``, by position.

        An event that becomes visible later always has a higher position, so a follower that continues from its last
        position misses no event.
        """
        ...

    def watch(self, heard: Heard) -> None:
        """Call ``heard``, in the event loop, for changes that other nodes store; a database file has no other writers.

        The first call is ``heard("", 0)``, which means that any stream may have changed; this call is repeated whenever
        changes may have been missed.
        """
        ...

    async def close(self) -> None:
        """Store the waiting appends, then accept no more. A second call does nothing."""
        ...


def digest_of(payload: bytes) -> str:
    """SHA-256 of ``payload`` in hexadecimal, for ``CommandKey.digest``."""
    return hashlib.sha256(payload).hexdigest()
