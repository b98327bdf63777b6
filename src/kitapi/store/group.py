"""Writing one group of appends inside one transaction."""

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import apsw
import msgspec

from kitapi.store.hashes import command_hash, event_hash
from kitapi.store.heads import ALL, Head, Heads
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    CommandReused,
    DamagedCommand,
    DamagedEvents,
    StoreError,
    VersionConflict,
)

Outcome: TypeAlias = Appended | StoreError

_EVENT = """
INSERT INTO events (position, stream, version, kind, schema, payload, recorded_at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_COMMAND = "INSERT INTO commands (stream, user, id, digest, answer, recorded_at, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
_ANSWER = "SELECT digest, answer, recorded_at, hash FROM commands WHERE stream = ? AND user = ? AND id = ?"


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """An append whose caller waits for its outcome."""

    batches: Sequence[Append]
    command: CommandKey | None
    caller: "asyncio.Future[Appended]"


def write(heads: Heads, waiting: Waiting, recorded_at: str) -> Outcome:
    """Write one append inside the open transaction, or refuse it before anything of it is written.

    Raises:
        apsw.Error: the database failed; the whole transaction is void.
    """
    command = waiting.command
    try:
        if command is not None and (done := outcome(heads.connection, command)) is not None:
            return done
        _demand(heads, waiting)
    except (VersionConflict, CommandReused, DamagedEvents, DamagedCommand) as refusal:
        return refusal
    versions = {batch.stream: _write_events(heads, batch, recorded_at) for batch in waiting.batches}
    if command is not None:
        _write_command(heads, command, versions, recorded_at)
    return Appended(versions, repeated=False)


def _demand(heads: Heads, waiting: Waiting) -> None:
    """Every stream of the append stands where it is expected, and whatever it moves can be trusted."""
    for batch in waiting.batches:
        version = heads.of(batch.stream).version
        if batch.expected is not None and batch.expected != version:
            raise VersionConflict(batch.stream, batch.expected, version)
    heads.of(ALL)
    if waiting.command is not None:
        heads.of(waiting.command.stream)


def _write_events(heads: Heads, batch: Append, recorded_at: str) -> int:
    """Write the events of ``batch`` at the end of its stream; its version afterwards."""
    version, hash, commands = heads.of(batch.stream)
    for event in batch.events:
        version += 1
        position = heads.of(ALL).version + 1
        row = (position, batch.stream, version, event.kind, event.schema, event.payload, recorded_at)
        hash = event_hash(hash, row)
        heads.connection.execute(_EVENT, (*row, hash))
        heads.take(hash)
    if batch.events:
        heads.move(batch.stream, Head(version, hash, commands))
    return version


def _write_command(heads: Heads, command: CommandKey, versions: dict[str, int], recorded_at: str) -> None:
    answer = msgspec.json.encode(versions).decode()
    row = (command.stream, command.user, command.id, command.digest, answer, recorded_at)
    heads.connection.execute(_COMMAND, (*row, command_hash(*row)))
    heads.count_command(command.stream)


def outcome(connection: apsw.Connection, command: CommandKey) -> Appended | None:
    """The first answer to a stored command, or None.

    Raises:
        CommandReused: it was stored with another digest.
        DamagedCommand: it is not as it was stored.
    """
    key = (command.stream, command.user, command.id)
    try:
        row = connection.execute(_ANSWER, key).fetchone()
        if row is None:
            return None
        *stored, hash = row
        if command_hash(*key, *stored) != hash:
            raise DamagedCommand(command)
    except (apsw.CorruptError, ValueError, TypeError, AttributeError) as error:
        raise DamagedCommand(command) from error
    digest, answer, _ = stored
    if digest != command.digest:
        raise CommandReused(command)
    return Appended(msgspec.json.decode(answer, type=dict[str, int]), repeated=True)
