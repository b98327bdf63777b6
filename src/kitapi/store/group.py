"""Decides which appends of a group are stored, in the same way for every kind of database.

Heads and stored answers are read from the database, and the rows that are added are written to it, in one transaction.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from kitapi.store.hashes import command_hash, event_hash
from kitapi.store.heads import ALL, Head, Heads
from kitapi.store.names import NameRow, rows_of
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    CommandReused,
    DamagedCommand,
    DamagedEvents,
    StoreError,
    StreamRemoved,
    VersionConflict,
)

Outcome: TypeAlias = Appended | StoreError

EventRow: TypeAlias = tuple[int, str, int, str, int, bytes, str, bytes]
"""Position, stream, version, kind, schema, payload, recorded_at, hash: a row of ``events``."""

CommandRow: TypeAlias = tuple[str, str, str, str, str, str, bytes]
"""Stream, user, id, digest, answer, recorded_at, hash: a row of ``commands``."""

Answer: TypeAlias = tuple[str, str, str, bytes]
"""The last four columns of a row of ``commands``."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """An append whose caller waits for its outcome; with an ``owner``, the removal of the owner's names instead."""

    batches: Sequence[Append]
    command: CommandKey | None
    caller: "asyncio.Future[Any]"
    owner: str | None = None


class Group:
    """Appends that are decided one after another, each in the state after the earlier ones, and the rows to be added.

    Attributes:
        events: rows to be added, by position.
        commands: rows to be added.
        names: rows to be added.
    """

    def __init__(self, heads: Heads, stored: Callable[[CommandKey], Answer | None], recorded_at: str) -> None:
        self.events: list[EventRow] = []
        self.commands: list[CommandRow] = []
        self.names: list[NameRow] = []
        self._heads = heads
        self._stored = stored
        self._recorded_at = recorded_at
        self._answers: dict[tuple[str, str, str], Answer] = {}

    def decide(self, batches: Sequence[Append], command: CommandKey | None) -> Outcome:
        """Accept one append as a whole, or refuse it as a whole."""
        try:
            if command is not None and (done := first_answer(command, self._answer(command))) is not None:
                return done
            self._demand(batches, command)
        except (VersionConflict, CommandReused, StreamRemoved, DamagedEvents, DamagedCommand) as refusal:
            return refusal
        versions = {batch.stream: self._take_events(batch) for batch in batches}
        if command is not None:
            self._take_command(command, versions)
        return Appended(versions, repeated=False)

    def _answer(self, command: CommandKey) -> Answer | None:
        return self._answers.get((command.stream, command.user, command.id)) or self._stored(command)

    def _demand(self, batches: Sequence[Append], command: CommandKey | None) -> None:
        """Check that every stream of the append is at its expected version and undamaged."""
        for batch in batches:
            version = self._heads.of(batch.stream).version
            if batch.expected is not None and batch.expected != version:
                raise VersionConflict(batch.stream, batch.expected, version)
        self._heads.of(ALL)
        if command is not None:
            self._heads.of(command.stream)

    def _take_events(self, batch: Append) -> int:
        """Add the events of ``batch`` to the end of its stream, and return the stream's new version."""
        version, hash, commands = self._heads.of(batch.stream)
        for event in batch.events:
            version += 1
            position = self._heads.of(ALL).version + 1
            row = (position, batch.stream, version, event.kind, event.schema, event.payload, self._recorded_at)
            hash = event_hash(hash, row)
            self.events.append((*row, hash))
            self.names.extend(rows_of(batch.stream, version, event.names))
            self._heads.take(hash)
        if batch.events:
            self._heads.move(batch.stream, Head(version, hash, commands))
        return version

    def _take_command(self, command: CommandKey, versions: dict[str, int]) -> None:
        answer = msgspec.json.encode(versions).decode()
        key = (command.stream, command.user, command.id)
        stored = (command.digest, answer, self._recorded_at)
        hash = command_hash(*key, *stored)
        self.commands.append((*key, *stored, hash))
        self._answers[key] = (*stored, hash)
        self._heads.count_command(command.stream)


def first_answer(command: CommandKey, stored: Answer | None) -> Appended | None:
    """The first answer to a command, from its ``stored`` columns; None if the command was not stored.

    Raises:
        CommandReused: the command was stored with another digest.
        DamagedCommand: the stored columns do not match their hash.
    """
    if stored is None:
        return None
    digest, answer, recorded_at, hash = stored
    try:
        whole = command_hash(command.stream, command.user, command.id, digest, answer, recorded_at) == hash
    except (ValueError, TypeError, AttributeError) as error:
        raise DamagedCommand(command) from error
    if not whole:
        raise DamagedCommand(command)
    if digest != command.digest:
        raise CommandReused(command)
    return Appended(msgspec.json.decode(answer, type=dict[str, int]), repeated=True)
