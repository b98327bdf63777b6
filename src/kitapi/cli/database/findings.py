"""All checks of ``kitapi check``, one after another; a finding does not end the check."""

import asyncio
from collections.abc import Iterator
from typing import Any

import apsw
import msgspec

from kitapi.auditor.auditor import Auditor
from kitapi.auditor.laws import LAWS
from kitapi.cli.database.audit import finding_in_words
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.kernel import RulesError
from kitapi.registry import AUDITED, GAMES
from kitapi.room.errors import RoomError
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Finding
from kitapi.store import DamagedEvents, Recorded
from kitapi.store.damage_check import HASHED, REMOVABLE, Damage, damages
from kitapi.store.examination import NAMED, open_untouched
from kitapi.store.heads import ALL, head_of
from kitapi.store.migrations import all_migrations
from kitapi.store.name_check import Rehashed, rehashings
from kitapi.store.ownership import Ownership
from kitapi.store.queries import events_as_they_lie
from kitapi.store.snapshot import Snapshot
from kitapi.store.verification import FAILED_READING
from kitapi.texts import Text


class CheckResult(msgspec.Struct, frozen=True, kw_only=True):
    """The findings of a check, and what was checked.

    ``hash``: the hash of all events together, in hexadecimal, which people should store elsewhere; empty if there are
    no events. ``removals``, ``removed``: the number of removals of streams, and of the events removed by them.
    ``rehashed``: when all events were hashed again.
    """

    found: tuple[Damage, ...]
    schema: int
    events: int
    streams: int
    hash: str
    removals: int = 0
    removed: int = 0
    rehashed: tuple[Rehashed, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.found


def check_database(path: str) -> CheckResult:
    """Check the database at ``path`` without changing it.

    Raises:
        DatabaseRefused: the file is no database of Kitapi, was written by a newer version, or is in use.
    """
    ownership = Ownership.acquire(path)
    try:
        return check_still_database(path)
    finally:
        ownership.release()


def check_still_database(path: str) -> CheckResult:
    """Check a database to which nobody writes; the caller must ensure that.

    Raises:
        DatabaseRefused: the file is no database of Kitapi, or was written by a newer version.
    """
    with open_untouched(path, all_migrations()) as connection:
        return _check_connection(path, connection)


def _check_connection(path: str, connection: apsw.Connection) -> CheckResult:
    with progress_bar(translate("Hashes")) as bar:
        found = list(damages(path, connection, all_migrations(), bar))
    schema = int(connection.pragma("user_version"))
    seen = _Seen()
    found += _check_books(connection, seen)
    if schema >= HASHED:
        found += _check_seals(connection, seen)
    hash = _hash_of_all(connection) if schema >= HASHED else ""
    removals, removed = _count_removals(connection) if schema >= REMOVABLE else (0, 0)
    return CheckResult(
        found=tuple(found),
        schema=schema,
        events=seen.events,
        streams=len(seen.streams),
        hash=hash,
        removals=removals,
        removed=removed,
        rehashed=_read_rehashings(connection) if schema >= NAMED else (),
    )


class _Seen:
    """The events and streams counted while the books are audited."""

    def __init__(self) -> None:
        self.events = 0
        self.streams: set[str] = set()

    def take(self, event: Recorded) -> None:
        """Count ``event``, and note its stream."""
        self.events += 1
        self.streams.add(event.stream)

    def tables(self) -> list[str]:
        start = streams.table_stream("")
        return sorted(name.removeprefix(start) for name in self.streams if name.startswith(start))


def _check_books(connection: apsw.Connection, seen: _Seen) -> Iterator[Damage]:
    """Audit all books from the raw events alone."""
    auditor = Auditor(AUDITED.values(), without=_CHECKED_BEFORE)
    total = _count(connection)
    with progress_bar(translate("Books")) as bar:
        try:
            for event in events_as_they_lie(connection):
                seen.take(event)
                if seen.events % 1000 == 0:
                    bar(seen.events, total)
                for found in auditor.take(event):
                    yield _book_damage(found)
        except apsw.Error as error:
            text = Text("they cannot be audited any further: {problem}", problem=str(error))
            yield Damage(problem="books", text=text)
        for found in auditor.finish():
            yield _book_damage(found)


_CHECKED_BEFORE = frozenset({"versions", "positions", "seals"})
"""The auditor's laws that hashes and seals check already; a record that was imported is sealed only at its end."""


def _book_damage(found: Any) -> Damage:
    demand = Text(LAWS[found.law])
    text = Text("{law}: {demand} Found: {found}", law=found.law, demand=demand, found=found.sentence)
    return Damage(problem="books", stream=found.stream, version=found.version, text=text)


def _check_seals(connection: apsw.Connection, seen: _Seen) -> Iterator[Damage]:
    """Check the seals of every table; a damaged event has been reported before."""
    tables = seen.tables()
    with progress_bar(translate("Seals")) as bar:
        for number, table in enumerate(tables):
            bar(number, len(tables))
            if (text := _check_seals_of(connection, table)) is not None:
                yield Damage(problem="seal", stream=streams.play_stream(table), text=Text(text))


def _check_seals_of(connection: apsw.Connection, table: str) -> str | None:
    try:
        said = asyncio.run(audit_table(Snapshot(connection), GAMES, table))
    except DamagedEvents:
        return None
    except (RoomError, RulesError, *FAILED_READING) as error:
        return translate("the table cannot be audited: {problem}", problem=type(error).__name__)
    return finding_in_words(said) if isinstance(said, Finding) and said.problem != "damaged" else None


def _count(connection: apsw.Connection) -> int:
    try:
        return int(connection.execute("SELECT coalesce(max(position), 0) FROM events").get)
    except FAILED_READING:
        return 0


def _hash_of_all(connection: apsw.Connection) -> str:
    try:
        return head_of(connection, ALL).hash.hex()
    except FAILED_READING:
        return ""


def _read_rehashings(connection: apsw.Connection) -> tuple[Rehashed, ...]:
    try:
        return rehashings(connection)
    except FAILED_READING:
        return ()


def _count_removals(connection: apsw.Connection) -> tuple[int, int]:
    """The number of removals, and of the events that they removed."""
    try:
        row: Any = connection.execute("SELECT count(*), coalesce(sum(events), 0) FROM removals").fetchone()
        return int(row[0]), int(row[1])
    except FAILED_READING:
        return 0, 0
