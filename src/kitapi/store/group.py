"""Writing one group of appends inside one transaction."""

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import apsw
import msgspec

from kitapi.store.port import Append, Appended, CommandKey, CommandReused, StoreError, VersionConflict

Outcome: TypeAlias = Appended | StoreError

_VERSION = "SELECT coalesce(max(version), 0) FROM events WHERE stream = ?"
_EVENT = "INSERT INTO events (stream, version, kind, schema, payload, recorded_at) VALUES (?, ?, ?, ?, ?, ?)"
_COMMAND = "INSERT INTO commands (stream, user, id, digest, answer, recorded_at) VALUES (?, ?, ?, ?, ?, ?)"
_ANSWER = "SELECT digest, answer FROM commands WHERE stream = ? AND user = ? AND id = ?"


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """An append whose caller waits for its outcome."""

    batches: Sequence[Append]
    command: CommandKey | None
    caller: "asyncio.Future[Appended]"


def write(connection: apsw.Connection, waiting: Waiting, recorded_at: str) -> Outcome:
    """Write one append inside the open transaction, or refuse it before anything of it is written.

    Raises:
        apsw.Error: the database failed; the whole transaction is void.
    """
    command = waiting.command
    try:
        if command is not None and (done := outcome(connection, command)) is not None:
            return done
        before = [_demanded_version(connection, batch) for batch in waiting.batches]
    except (VersionConflict, CommandReused) as refusal:
        return refusal
    versions: dict[str, int] = {}
    for batch, version in zip(waiting.batches, before, strict=True):
        _write_events(connection, batch, version, recorded_at)
        versions[batch.stream] = version + len(batch.events)
    if command is not None:
        answer = msgspec.json.encode(versions).decode()
        row = (command.stream, command.user, command.id, command.digest, answer, recorded_at)
        connection.execute(_COMMAND, row)
    return Appended(versions, repeated=False)


def _demanded_version(connection: apsw.Connection, batch: Append) -> int:
    """Where the stream stands, which is where ``batch`` expects it."""
    version = version_of(connection, batch.stream)
    if batch.expected is not None and batch.expected != version:
        raise VersionConflict(batch.stream, batch.expected, version)
    return version


def _write_events(connection: apsw.Connection, batch: Append, version: int, recorded_at: str) -> None:
    """Write the events of ``batch`` behind ``version``."""
    for number, event in enumerate(batch.events, start=version + 1):
        row = (batch.stream, number, event.kind, event.schema, event.payload, recorded_at)
        connection.execute(_EVENT, row)


def version_of(connection: apsw.Connection, stream: str) -> int:
    """Version of the stream's newest event; 0 for an unknown stream."""
    return int(connection.execute(_VERSION, (stream,)).get)


def outcome(connection: apsw.Connection, command: CommandKey) -> Appended | None:
    """The first answer to a stored command, or None.

    Raises:
        CommandReused: it was stored with another digest.
    """
    row = connection.execute(_ANSWER, (command.stream, command.user, command.id)).fetchone()
    if row is None:
        return None
    digest, answer = row
    if digest != command.digest:
        raise CommandReused(command)
    return Appended(msgspec.json.decode(str(answer), type=dict[str, int]), repeated=True)
