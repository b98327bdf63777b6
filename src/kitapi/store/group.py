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
    """Write one append inside the open transaction; a refusal takes back this append alone.

    Raises:
        apsw.Error: the database failed; the whole transaction is void.
    """
    connection.execute("SAVEPOINT one")
    try:
        appended = _write(connection, waiting, recorded_at)
    except (VersionConflict, CommandReused) as refusal:
        connection.execute("ROLLBACK TO one; RELEASE one")
        return refusal
    connection.execute("RELEASE one")
    return appended


def _write(connection: apsw.Connection, waiting: Waiting, recorded_at: str) -> Appended:
    command = waiting.command
    if command is not None and (done := outcome(connection, command)) is not None:
        return done
    versions = {batch.stream: _write_batch(connection, batch, recorded_at) for batch in waiting.batches}
    if command is not None:
        answer = msgspec.json.encode(versions).decode()
        row = (command.stream, command.user, command.id, command.digest, answer, recorded_at)
        connection.execute(_COMMAND, row)
    return Appended(versions, repeated=False)


def _write_batch(connection: apsw.Connection, batch: Append, recorded_at: str) -> int:
    version = version_of(connection, batch.stream)
    if batch.expected is not None and batch.expected != version:
        raise VersionConflict(batch.stream, batch.expected, version)
    for event in batch.events:
        version += 1
        row = (batch.stream, version, event.kind, event.schema, event.payload, recorded_at)
        connection.execute(_EVENT, row)
    return version


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
