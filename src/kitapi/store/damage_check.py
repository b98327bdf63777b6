"""Finds all damage in a database by reading all of it: pages, schema, hashes, heads.

If one part cannot be read, the check continues with the next, so that no damage hides another.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import apsw
import msgspec

from kitapi.store.examination import NAMED, schema_damage
from kitapi.store.hashes import NOTHING, command_hash, event_hash, hash_of_all, origin
from kitapi.store.heads import ALL
from kitapi.store.log import log_of
from kitapi.store.migrations import Migration
from kitapi.store.name_check import broken_rehashings, unfitting_names
from kitapi.store.removals import NAMES, REMOVALS, REMOVING, Ledger
from kitapi.store.verification import FAILED_READING, UNREADABLE, Reached
from kitapi.texts import Text

Progress = Callable[[int, int], None]

HASHED = 2
"""The first schema version with hashes."""

REMOVABLE = 3
"""The first schema version from which streams can be removed."""

_EVENTS = """
SELECT position, stream, version, kind, schema, payload, recorded_at, hash FROM events NOT INDEXED
WHERE position > ? ORDER BY position
"""
_UNHASHED = _EVENTS.replace(", hash", "")
_COMMANDS = "SELECT stream, user, id, digest, answer, recorded_at, hash FROM commands"
_GONE = "SELECT position, hash, removal FROM removed_events WHERE position BETWEEN ? AND ? ORDER BY position"
_ALL_GONE = "SELECT count(*) FROM removed_events"
_END = 2**62
"""A number above every position."""
_HEADS = "SELECT stream, version, hash, commands FROM heads"
_AT_ONCE = 1000
_COMPLAINTS = 100


class Damage(msgspec.Struct, frozen=True, kw_only=True):
    """One error in a database.

    ``problem``: ``log``, ``pages``, ``schema``, ``event`` (an event is not as it was written), ``missing`` (an event
    is missing), ``head`` (the stored head of a stream is not its last event), ``command`` or ``removal`` (the rows
    about removed streams do not fit). ``stream``: the affected stream, empty for none or all. ``version``: the version
    of the affected event, 0 for none. ``text``: the description of the error.
    """

    problem: str
    text: Text
    stream: str = ""
    version: int = 0


def damages(
    path: str, connection: apsw.Connection, migrations: Sequence[Migration], progress: Progress | None = None
) -> Iterator[Damage]:
    """Yield all damage of the database at ``path``, which ``connection`` reads."""
    yield from _of_log(path)
    yield from _of_pages(connection)
    yield from _readable(Text("the schema"), _of_schema(connection, migrations))
    schema = connection.pragma("user_version")
    scan = Scan(connection, hashed=schema >= HASHED, progress=progress)
    if schema >= REMOVABLE:
        yield from _readable(Text("removals"), scan.read_removals())
    yield from scan.events()
    if schema >= HASHED:
        yield from _readable(Text("heads"), scan.heads())
        yield from _readable(Text("commands"), scan.commands())
    if schema >= REMOVABLE:
        yield from _readable(Text("removed events"), scan.removals())
    if schema >= NAMED:
        yield from _readable(Text("names"), _of_names(connection))


def _of_names(connection: apsw.Connection) -> Iterator[Damage]:
    for stream, version, text in unfitting_names(connection):
        yield Damage(problem="name", stream=stream, version=version, text=text)
    for text in broken_rehashings(connection):
        yield Damage(problem="head", text=text)


def _of_log(path: str) -> Iterator[Damage]:
    log = log_of(path)
    if log.lost:
        yield Damage(
            problem="log", text=Text("the log beside the database is damaged: transactions behind the damage are lost")
        )
    if log.torn:
        yield Damage(
            problem="log",
            text=Text(
                "the last transaction in the log is not whole: the power failed before it was confirmed, or it was"
                " damaged since"
            ),
        )


def _of_pages(connection: apsw.Connection) -> Iterator[Damage]:
    try:
        rows = connection.execute(f"PRAGMA integrity_check({_COMPLAINTS})").fetchall()
    except FAILED_READING as error:
        rows = [(str(error),)]
    for (complaint,) in rows:
        if complaint != "ok":
            yield Damage(problem="pages", text=Text(" ".join(str(complaint).split())))


def _of_schema(connection: apsw.Connection, migrations: Sequence[Migration]) -> Iterator[Damage]:
    for what in schema_damage(connection, migrations):
        yield Damage(problem="schema", text=what)


def _readable(what: Text, found: Iterator[Damage]) -> Iterator[Damage]:
    """Yield the damage ``found``, and one more if reading ``what`` had to stop."""
    try:
        yield from found
    except apsw.SQLError as error:  # a table is missing, which the check of the schema has already reported
        yield Damage(problem="schema", text=Text("{part}: cannot be read: {problem}", part=what, problem=str(error)))
    except FAILED_READING as error:
        yield Damage(
            problem="pages", text=Text("{part}: cannot be read any further: {problem}", part=what, problem=str(error))
        )


class Scan:
    """One pass over all events by position, which remembers the last event of each stream."""

    def __init__(self, connection: apsw.Connection, *, hashed: bool, progress: Progress | None) -> None:
        self._connection = connection
        self._hashed = hashed
        self._progress = progress
        self._streams: dict[str, tuple[int, bytes]] = {}
        self._position = 0
        self._all = NOTHING
        self._sound = True
        self._commands: dict[str, int] = {}
        self._ledger = Ledger((), (), ())
        self._gone = 0
        self._removable = False

    def read_removals(self) -> Iterator[Damage]:
        """Read which streams were removed, without comparing anything yet."""
        yield from ()
        self._removable = True
        rows = [self._connection.execute(statement).fetchall() for statement in (REMOVALS, NAMES, REMOVING)]
        self._ledger = Ledger(*rows)

    def events(self) -> Iterator[Damage]:
        """Compare every event with the one before it in its stream."""
        last, reading = self._last(), Reached()
        while True:
            try:
                for row in self._connection.execute(_EVENTS if self._hashed else _UNHASHED, (reading.position,)):
                    yield from self._event(row)
                    reading.reach(row[0])
                    if self._progress and self._position % _AT_ONCE == 0:
                        self._progress(self._position, last)
                yield from self._removed_until(_END)
                return
            except apsw.SQLError as error:
                yield Damage(
                    problem="schema",
                    text=Text("{part}: cannot be read: {problem}", part=Text("events"), problem=str(error)),
                )
                return
            except FAILED_READING as error:
                yield self._unreadable(reading, error)
            reading.skip()  # later rows may have more damage
            self._position = max(self._position, reading.position)
            if reading.position >= last:
                return

    def heads(self) -> Iterator[Damage]:
        """Compare the last event of each stream with its stored head."""
        left = {stream: end for stream, end in self._streams.items() if stream not in self._ledger.removing}
        rows: list[Any] = self._connection.execute(_HEADS).fetchall()
        for stream, version, hash, commands in rows:
            self._commands[stream] = commands
            if stream != ALL and origin(stream) in self._ledger.names:
                yield Damage(problem="removal", stream=stream, text=Text("it was removed, but is still there"))
            elif stream != ALL:
                yield from self._head(stream, (version, hash), left.pop(stream, (0, origin(stream))))
            elif version > self._position:
                yield self._loss(ALL, self._position + 1, _text_of_gap(self._position + 1, version))
            elif version < self._position or (self._sound and hash != self._all):
                yield Damage(
                    problem="head", text=Text("the stored hash of all events is not the one computed from them")
                )
        for stream in left:
            yield Damage(problem="head", stream=stream, text=Text("the stored end of the stream is missing"))

    def commands(self) -> Iterator[Damage]:
        """Compare every command with its hash, and the number of each stream's commands with its head."""
        counted: Counter[str] = Counter()
        rows: Iterator[Any] = iter(self._connection.execute(_COMMANDS))
        for *columns, hash in rows:
            counted.update((columns[0], *(() if columns[0] in self._ledger.removing else (ALL,))))
            if command_hash(*columns) != hash:
                text = Text(
                    "command {command} of {user} is not as it was written",
                    command=repr(columns[2]),
                    user=repr(columns[1]),
                )
                yield Damage(problem="command", stream=columns[0], text=text)
        counted[ALL] += self._ledger.commands
        for stream, kept in self._commands.items():
            if counted[stream] != kept:
                text = self._text_of_counts(stream, counted[stream], kept)
                yield Damage(problem="command", stream=stream, text=text)

    def _text_of_counts(self, stream: str, found: int, written: int) -> Text:
        if stream == ALL and self._ledger.commands:
            return Text(
                "{found} commands are stored or were removed with their stream, and {written} were written",
                found=found,
                written=written,
            )
        return Text("{found} commands are stored, and {written} were written", found=found, written=written)

    def removals(self) -> Iterator[Damage]:
        """Compare the rows about removed events with the log of removals."""
        kept = self._connection.execute(_ALL_GONE).get
        if kept != self._gone:
            text = Text(
                "{kept} hashes of removed events are stored, and {gone} events are missing", kept=kept, gone=self._gone
            )
            yield Damage(problem="removal", text=text)
        for text in self._ledger.problems():
            yield Damage(problem="removal", text=text)

    def _removed_until(self, before: int) -> Iterator[Damage]:
        """Continue over the removed events up to the position ``before``; missing positions are damage."""
        unread: list[Damage] = []
        for position, hash, removal in self._removed_between(self._position, before, unread):
            yield from self._nothing_until(position)
            self._all = hash_of_all(self._all, hash)
            self._position = position
            self._gone += 1
            self._ledger.take(removal)
        yield from unread
        if before != _END:
            yield from self._nothing_until(before)

    def _removed_between(self, after: int, before: int, unread: list[Damage]) -> Iterator[Any]:
        """The rows about removed events between two positions; ``unread`` gets the damage if they cannot be read."""
        if not self._removable:
            return
        try:
            yield from self._connection.execute(_GONE, (after + 1, before - 1))
        except FAILED_READING as error:
            self._sound = False
            text = Text("the hashes of removed events cannot be read: {problem}", problem=str(error))
            unread.append(Damage(problem="removal", text=text))

    def _nothing_until(self, position: int) -> Iterator[Damage]:
        if position != self._position + 1:
            yield self._loss(ALL, self._position + 1, _text_of_gap(self._position + 1, position - 1))

    def _event(self, row: Sequence[Any]) -> Iterator[Damage]:
        position, stream, version = row[:3]
        stored = row[7] if self._hashed else b""
        if position > self._position + 1:
            yield from self._removed_until(position)
        else:
            yield from self._nothing_until(position)
        if stream in self._ledger.removing:
            self._ledger.take(self._ledger.removing[stream])
        before, previous = self._streams.get(stream) or (0, origin(stream))
        if version != before + 1:
            yield self._loss(
                stream,
                before + 1,
                Text("version {before} is followed by version {version}", before=before, version=version),
            )
        elif self._hashed and not _follows(row, previous):
            self._sound = False
            yield Damage(problem="event", stream=stream, version=version, text=Text("it is not as it was written"))
        self._streams[stream] = (version, stored)
        self._position = position
        self._all = hash_of_all(self._all, stored)

    def _head(self, stream: str, kept: tuple[int, bytes], found: tuple[int, bytes]) -> Iterator[Damage]:
        if kept[0] > found[0]:
            yield self._loss(
                stream,
                found[0] + 1,
                Text("it ends with version {found}, and version {kept} was stored", found=found[0], kept=kept[0]),
            )
        elif kept != found:
            text = Text("the stored end of the stream is not its last event")
            yield Damage(problem="head", stream=stream, version=found[0], text=text)

    def _loss(self, stream: str, version: int, text: Text) -> Damage:
        self._sound = False
        return Damage(problem="missing", stream=stream, version=version, text=text)

    def _unreadable(self, reading: Reached, error: Exception) -> Damage:
        self._sound = False
        first, upto = reading.position + 1, reading.position + reading.next_skip
        text = (
            Text("position {first} cannot be read: {problem}", first=first, problem=str(error))
            if upto == first
            else Text(
                "positions {first} to {last} cannot be read: {problem}", first=first, last=upto, problem=str(error)
            )
        )
        return Damage(problem="event", version=first, text=text)

    def _last(self) -> int:
        try:
            return int(self._connection.execute("SELECT coalesce(max(position), 0) FROM events").get)
        except FAILED_READING:
            return 0


def _text_of_gap(first: int, last: int) -> Text:
    return Text("positions {first} to {last} are missing", first=first, last=last)


def _follows(row: Sequence[Any], previous: bytes) -> bool:
    try:
        return bool(event_hash(previous, row) == row[7])
    except UNREADABLE:
        return False
