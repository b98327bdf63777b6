"""What every event store promises: its values, its errors and the protocol the room speaks to."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from kitapi.texts import Text

LARGEST_PAYLOAD = 16 * 1024 * 1024
"""Bytes one event's payload may have: far above any real event, far below what would stall the writer."""

LARGEST_SCHEMA = 2**31 - 1

SALT_BYTES = 16
"""Length of the salt of every name that stands beside an event."""


class StoredName(msgspec.Struct, frozen=True, kw_only=True):
    """A name that a person gave, which stands beside the event that belongs to it and can be forgotten.

    ``field``: where in the event's payload, which is JSON then, the seal of the name stands: keys and list indices with
    points between them. ``owner``: whose name it is, a pseudonym. ``salt``: random bytes that the seal is made with.
    """

    field: str
    owner: str
    name: str
    salt: bytes

    def __repr__(self) -> str:
        return f"StoredName(field={self.field!r}, owner={self.owner!r})"


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A fact to be stored. ``kind`` is a stable name, ``schema`` (1 or more) the shape of ``payload``.

    ``names``: what stands beside it, in the same transaction.
    """

    kind: str
    schema: int
    payload: bytes
    names: tuple[StoredName, ...] = ()


class Recorded(msgspec.Struct, frozen=True, kw_only=True):
    """A stored fact.

    ``position`` rises strictly over all streams (it may skip numbers); ``version`` counts 1, 2, 3 … within its
    stream without a gap; ``recorded_at`` is UTC in ISO 8601 and orders nothing. ``names``: those beside it that were
    not forgotten.
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
    """A name beside an event, and whose it is; ``recorded_at``: when the event was stored."""

    stream: str
    version: int
    owner: str
    name: str
    recorded_at: str

    def __repr__(self) -> str:
        return f"NameFound(stream={self.stream!r}, version={self.version}, owner={self.owner!r})"


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Events for the end of one stream, which must stand at version ``expected`` (None: wherever it stands).

    Without events it only demands that version.
    """

    stream: str
    expected: int | None
    events: tuple[NewEvent, ...]


class CommandKey(msgspec.Struct, frozen=True, kw_only=True):
    """Names one command of one user to one stream; ``digest`` distinguishes a repeat from another command."""

    stream: str
    user: str
    id: str
    digest: str


class Appended(msgspec.Struct, frozen=True):
    """The store's answer: each stream's version afterwards, and whether the command had been stored before."""

    versions: dict[str, int]
    repeated: bool


class Removed(msgspec.Struct, frozen=True):
    """The counts of a removal: streams, their events and stored commands."""

    streams: int = 0
    events: int = 0
    commands: int = 0


class StoreError(Exception):
    """Root of all the store's refusals and failures."""


class VersionConflict(StoreError):
    """The stream has moved on; nothing of the append was stored."""

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
    """The stream was removed, and nothing is stored in it again; nothing of the append was stored."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"stream {stream!r} was removed")
        self.stream = stream


class DatabaseRefused(StoreError):
    """The database cannot be trusted or used; it was left as it is."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class DatabaseInUse(DatabaseRefused):
    """Another process has the database open, such as a running room.

    Attributes:
        process: its number; empty where it is not known.
    """

    def __init__(self, reason: Text, process: str) -> None:
        super().__init__(reason)
        self.process = process


class DamagedEvents(StoreError):
    """What the store holds of a stream is not what was written; other streams can be read and written as before.

    Attributes:
        stream: its name; empty where it is the order of all streams that is damaged.
        version: of the first event that is missing or not as it was written (the position, for all streams).
    """

    def __init__(self, stream: str, version: int) -> None:
        where = f"version {version} of stream {stream!r}" if stream else f"position {version} of all streams"
        super().__init__(f"the database is damaged at {where}")
        self.stream = stream
        self.version = version


class DamagedCommand(StoreError):
    """The answer to a command is not what was written; others can be looked up as before."""

    def __init__(self, key: CommandKey) -> None:
        super().__init__(f"the database is damaged at command {key.id!r} of {key.user!r} on {key.stream!r}")
        self.key = key


class StoreClosed(StoreError):
    """The store was closed before this call."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class StoreUnavailable(StoreError):
    """Not now: the disk is full, the file is locked, the server is away.

    Nothing was stored; the same append may be tried again.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class StoreFailed(StoreError):
    """The database failed; a file accepts nothing any more, a server works again once it is back.

    Only then can be found out whether the pending append was stored, by its command id.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class StoreFenced(StoreFailed):
    """This node was evicted by the others, and its writes are rejected: it must join again, with a new store."""


class Fence(msgspec.Struct, frozen=True, kw_only=True):
    """Who writes: the node of this name, in the epoch it joined in; once that has ended, nothing of it is stored."""

    node: str
    epoch: int


Heard: TypeAlias = Callable[[str, int], None]
"""Called with a stream that another node changed, and its new version; ``("", 0)``: any may have changed."""


class EventStore(Protocol):
    """Append-only streams of events, which go whole or stay. Used from one event loop; answers only what is durable.

    What is read is what was written, or the reading fails: any of them may raise ``DamagedEvents`` or
    ``DamagedCommand``, and the store keeps working.
    """

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """Store all batches, or none, and the command's answer with them.

        A command stored before does nothing again and gets its first answer. If the caller is cancelled while
        waiting, the append may still be stored.

        Raises:
            VersionConflict: a stream does not stand at its expected version.
            CommandReused: the command's id was stored with another digest.
            StreamRemoved: a stream was removed, or that of the command.
            DamagedEvents, DamagedCommand: a stream's end or the command is not what was written; nothing was stored.
            StoreUnavailable: nothing was stored; it may be tried again.
            StoreFailed: the store has stopped; the outcome of this append is unknown.
            StoreClosed: the store was closed.
            ValueError: a batch or the command is malformed, or two batches name one stream.
        """
        ...

    async def remove(self, streams: Sequence[str]) -> Removed:
        """Remove whole streams with the commands to them, and say how much that is; those removed before count nothing.

        From its first transaction on they are all unknown to every reader, and nothing can ever be appended to them,
        even to those in which there was nothing yet. What they hold is removed in short transactions between appends,
        before this returns; if that is interrupted the next removal, even of no stream, ends it. The hashes of the
        events stay.

        Raises:
            DamagedEvents: a stream is not as it was written; it stays.
            StoreUnavailable, StoreFailed, StoreClosed: as for an append; the next removal continues.
            ValueError: a name is malformed.
        """
        ...

    async def forget(self, owner: str) -> tuple[str, ...]:
        """Remove all names of ``owner``, for good; the stream of each of them. The events stay as they are.

        Raises:
            StoreUnavailable: nothing was removed; it may be tried again.
            StoreFailed, StoreClosed: as for an append.
        """
        ...

    async def names(self, owner: str = "") -> list[NameFound]:
        """The names whose owner's pseudonym begins with ``owner``, by stream and version."""
        ...

    async def try_append(self) -> None:
        """Ask for all that an append needs, and store nothing.

        Where the last append was turned away, something is really written and taken back: a full disk takes an empty
        transaction.

        Raises:
            StoreUnavailable: an append would be turned away now.
            StoreFailed: the store has stopped.
            StoreClosed: the store was closed.
        """
        ...

    async def outcome(self, command: CommandKey) -> Appended | None:
        """The first answer to a stored command, or None.

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

        An event that becomes visible later always has a higher position: a follower that continues from the
        last position it saw misses nothing.
        """
        ...

    def watch(self, heard: Heard) -> None:
        """Call ``heard``, in the event loop, for what others store in the same database; in a file nobody else can.

        It begins with ``heard("", 0)``, any may have moved, and says so again whenever something may have been missed.
        """
        ...

    async def close(self) -> None:
        """Store what is waiting, then accept nothing more. Closing twice is allowed."""
        ...


def digest_of(payload: bytes) -> str:
    """SHA-256 of ``payload`` in hexadecimal, for ``CommandKey.digest``."""
    return hashlib.sha256(payload).hexdigest()
