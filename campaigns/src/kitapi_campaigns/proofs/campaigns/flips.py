"""Flips one bit of a database, or replaces a page by an older one: this must be noticed, or have no effect.

Databases of played sittings are damaged at every 1,000th byte of file and WAL, at varying offsets and bits. After each
flip everything is read as the room reads it, without an examination before; then the database is examined as at a
start, and checked as by ``kitapi check``. No wrong event may ever be read. Damage that is neither refused nor found
must be harmless: the contents of all tables must be unchanged.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import apsw
from msgspec.structs import replace

from kitapi.room.record_import import archive
from kitapi.store import Append, CommandKey, DatabaseRefused, NewEvent, Recorded, SqliteStore, StoreError, digest_of
from kitapi.store import examination as examining
from kitapi.store.damage_check import damages
from kitapi.store.examination import examine, open_untouched
from kitapi.store.log import Log
from kitapi.store.migrations import all_migrations
from kitapi.store.snapshot import Snapshot
from kitapi.store.verification import UNREADABLE
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.random_records import random_record
from kitapi_campaigns.table_sizes import EXAMPLE

EVERY = 1000
DATABASES = 8
"""Number of different databases, which blocks use in turn."""

LATER = 12
"""Number of commands stored after the play at the tables, and once more in the WAL."""

STAGES = 10
"""Number of moments at which the database is closed and its pages are kept as older ones."""

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SHARED_MEMORY = Path("/dev/shm")
NAME = "k.db"
LOG = "k.db-wal"
_TABLES = (
    "events ORDER BY position",
    "commands ORDER BY stream, user, id",
    "heads ORDER BY stream",
    "names ORDER BY stream, version, field",
    "names_kept",
    "removals ORDER BY number",
    "removed_streams ORDER BY hash",
    "removed_events ORDER BY position",
    "removing ORDER BY stream",
)

Files = dict[str, bytes]
"""Contents of files, by name."""


class Played(NamedTuple):
    """A database, closed at several ``stages``; ``killed``: not closed, with its WAL."""

    stages: tuple[Files, ...]
    killed: Files


class Contents(NamedTuple):
    """The contents of a sound database: the rows of every table, its events by stream, and all events by position."""

    rows: list[list[Any]]
    streams: dict[str, list[Recorded]]
    events: list[Recorded]


@lru_cache(maxsize=DATABASES)
def play_sittings(seed: int, sittings: int = 3, deals: int = 2) -> Played:
    """A database with several sittings, and commands between them, from which the first sitting was removed."""
    salts = mock.patch("kitapi.store.names.token_bytes", random.Random(seed).randbytes)
    with _folder() as folder, salts:
        return asyncio.run(_play(Path(folder), seed, sittings, deals))


async def _play(folder: Path, seed: int, sittings: int, deals: int) -> Played:
    """Play the sittings. The same seed makes the same bytes: names of tables, times, salts and owners follow."""
    chance = random.Random(seed)
    with (
        mock.patch("kitapi.store.names.token_bytes", chance.randbytes),
        mock.patch("kitapi.room.seats.given_names.secrets.token_hex", lambda size: chance.randbytes(size).hex()),
    ):
        return await _play_with(folder, seed, sittings, deals)


async def _play_with(folder: Path, seed: int, sittings: int, deals: int) -> Played:
    stages = []
    for nth in range(sittings):
        store = SqliteStore.open(folder / NAME, clock=lambda: NOON)
        record = random_record(EXAMPLE, sittings * seed + nth, deals)
        with mock.patch("kitapi.room.record_import.fresh_table_id", return_value=f"table{seed:08}{nth:09}"):
            await archive(store, record)
        await append_command(store, nth)
        if nth == 1:
            await store.remove([f"{kind}:table{seed:08}{0:09}" for kind in ("table", "play", "secret", "chain")])
        await store.close()
        stages.append(read_files(folder))
    store = SqliteStore.open(folder / NAME, clock=lambda: NOON)
    for nth in range(sittings, sittings + LATER):
        await append_command(store, nth)
    killed = read_files(folder)
    await store.close()
    return Played(tuple(stages), killed)


async def append_command(store: SqliteStore, nth: int) -> None:
    """Append an event to two streams, by the command of a visitor."""
    event = NewEvent(kind="visitor.sat_down", schema=1, payload=b'{"kind":"visitor.sat_down","table":"t%d"}' % nth)
    batches = [Append(stream=f"visitor:{user}", expected=None, events=(event,)) for user in ("anna", f"boris{nth}")]
    key = CommandKey(stream="visitor:anna", user="anna", id=f"c{nth}", digest=digest_of(b"%d" % nth))
    await store.append(batches, key)


def read_files(folder: Path) -> Files:
    """The files of the database in ``folder``, by name."""
    return {name: (folder / name).read_bytes() for name in (NAME, LOG) if (folder / name).exists()}


def read_contents(files: Files) -> Contents:
    """The contents of the database in ``files``."""
    with _folder() as folder:
        path = _put(files, Path(folder))
        with open_untouched(path, all_migrations()) as connection:
            events = _await(Snapshot(connection).read_all(limit=1_000_000))
            streams: dict[str, list[Recorded]] = {}
            for event in events:
                streams.setdefault(event.stream, []).append(event)
            return Contents(_rows(connection), streams, events)


def block(seed: int, number: int, every: int = EVERY) -> Counter[str]:
    """Flip bits in a closed database, and in the WAL of a database that was not closed.

    Raises:
        AssertionError: a wrong event was read, or a change was not noticed; the message names byte and bit.
    """
    counts: Counter[str] = Counter()
    database = play_sittings((seed + number) % DATABASES)
    for name, files in ((NAME, database.stages[-1]), (LOG, database.killed)):
        sound = read_contents(files)
        for at, bit in _places(len(files[name]), random.Random(f"{seed}/{number}/{name}"), every):
            damaged = {**files, name: flip_bit(files[name], at, bit)}
            counts.update(("flips", judge_damage(damaged, sound, f"{name} byte {at} bit {bit} of {seed}/{number}")))
    return counts


def stale(seed: int, number: int, most: int = 250) -> Counter[str]:
    """Replace pages of a closed database by their earlier versions, one at a time; another database in every block.

    Raises:
        AssertionError: as in ``block``.
    """
    counts: Counter[str] = Counter()
    stages = play_sittings(1000 * seed + number, STAGES, 1).stages
    sound, newest = read_contents(stages[-1]), stages[-1][NAME]
    pages = [(stage, page) for stage in range(len(stages) - 1) for page in _changed_pages(stages[stage][NAME], newest)]
    chance = random.Random(f"{seed}/{number}/stale")
    for stage, page in chance.sample(pages, min(most, len(pages))):
        old = stages[stage][NAME][page : page + 4096]
        damaged = {NAME: newest[:page] + old + newest[page + 4096 :]}
        counts.update(("pages", judge_damage(damaged, sound, f"page at {page} of stage {stage} of {seed}/{number}")))
    return counts


def flip_bit(content: bytes, at: int, bit: int) -> bytes:
    """``content`` with the bit ``bit`` of the byte ``at`` flipped."""
    return content[:at] + bytes([content[at] ^ 1 << bit]) + content[at + 1 :]


def judge_damage(files: Files, sound: Contents, where: str) -> str:
    """Whether the damage in ``files`` is ``refused``, ``found`` or ``harmless``.

    Raises:
        AssertionError: the damage went unnoticed, or something wrong was read; the message contains ``where``.
    """
    with _folder() as folder:
        path = _put(files, Path(folder))
        whole = _read_rightly(path, sound, shorter=LOG in files, where=where)
        try:
            examine(path, all_migrations())
        except DatabaseRefused:
            return "refused"
        with open_untouched(path, all_migrations()) as connection:
            if next(damages(path, connection, all_migrations()), None) is not None:
                return "found"
            assert whole, f"something cannot be read, but no check reports it: {where}"
            assert _rows(connection) == sound.rows, f"the contents have changed, but no check reports it: {where}"
        return "harmless"


def _read_rightly(path: str, sound: Contents, *, shorter: bool, where: str) -> bool:
    """Read everything as the room does; returns whether all of it could be read.

    ``shorter``: the WAL may end early, so that a stream is as it was earlier; opening the database must report this.
    """
    with closing(examining.open_as_it_lies(path)) as connection:
        snapshot = Snapshot(connection)
        whole = True
        for stream, events in (*sound.streams.items(), ("", sound.events)):
            try:
                read = _await(snapshot.read(stream) if stream else snapshot.read_all(limit=1_000_000))
                version = _await(snapshot.version(stream)) if stream else len(read)
            except (StoreError, apsw.Error, *UNREADABLE):
                whole = False
                continue
            assert _are_those(read, events), f"a wrong event was read: {where}, {stream}"
            assert version == len(read), f"a wrong version was read: {where}, {stream}"
            assert shorter or len(read) == len(events), f"events are missing, and nobody reports it: {where}, {stream}"
            whole = whole and len(read) == len(events)
        return whole


def _are_those(read: list[Recorded], events: list[Recorded]) -> bool:
    """Whether ``read`` is the beginning of ``events``; names may be missing, as if they were forgotten."""
    return all(
        replace(one, names=()) == replace(other, names=()) and set(one.names) <= set(other.names)
        for one, other in zip(read, events[: len(read)], strict=True)
    )


def read_unchecked(seed: int, number: int, every: int = EVERY) -> Counter[str]:
    """Control: the same flips, with tables read without hashes; counts how often wrong rows are read."""
    counts: Counter[str] = Counter()
    files = play_sittings((seed + number) % DATABASES).stages[-1]
    rows = read_contents(files).rows[0]
    for at, bit in _places(len(files[NAME]), random.Random(f"{seed}/{number}/{NAME}"), every):
        counts["tried"] += 1
        with _folder() as folder:
            path = _put({NAME: flip_bit(files[NAME], at, bit)}, Path(folder))
            with closing(examining.open_as_it_lies(path)) as connection:
                try:
                    counts["found"] += connection.execute(f"SELECT * FROM {_TABLES[0]}").fetchall() != rows
                except (apsw.Error, *UNREADABLE):
                    counts["refused by SQLite"] += 1
    return counts


def log_unread(seed: int, number: int, every: int = EVERY) -> Counter[str]:
    """Control: flips in a WAL that only SQLite checks; counts how often acknowledged events are lost unnoticed."""
    counts: Counter[str] = Counter()
    files = play_sittings((seed + number) % DATABASES).killed
    sound = read_contents(files)
    with (
        mock.patch("kitapi.store.examination.log_of", return_value=Log()),
        mock.patch("kitapi.store.damage_check.log_of", return_value=Log()),
    ):
        for at, bit in _places(len(files[LOG]), random.Random(f"{seed}/{number}/{LOG}"), every):
            counts["tried"] += 1
            try:
                judge_damage({**files, LOG: flip_bit(files[LOG], at, bit)}, sound, "")
            except AssertionError:
                counts["found"] += 1
    return counts


def headless(seed: int, number: int) -> Counter[str]:
    """Control: older pages, with events read without the streams' heads; counts how often events vanish unnoticed."""
    counts: Counter[str] = Counter()
    stages = play_sittings((seed + number) % DATABASES).stages
    newest, rows = stages[-1][NAME], read_contents(stages[-1]).rows[0]
    for page in _changed_pages(stages[-2][NAME], newest):
        counts["tried"] += 1
        with _folder() as folder:
            old = stages[-2][NAME][page : page + 4096]
            path = _put({NAME: newest[:page] + old + newest[page + 4096 :]}, Path(folder))
            with closing(examining.open_as_it_lies(path)) as connection:
                try:
                    read = connection.execute(f"SELECT * FROM {_TABLES[0]}").fetchall()
                    counts["found"] += len(read) < len(rows) and read == rows[: len(read)]
                except (apsw.Error, *UNREADABLE):
                    counts["refused by SQLite"] += 1
    return counts


def _places(length: int, chance: random.Random, every: int) -> Iterator[tuple[int, int]]:
    for at in range(chance.randrange(every), length, every):
        yield at, chance.randrange(8)


def _changed_pages(old: bytes, new: bytes) -> Iterator[int]:
    """Offsets of the pages that both databases have and that differ."""
    for page in range(0, min(len(old), len(new)), 4096):
        if old[page : page + 4096] != new[page : page + 4096]:
            yield page


def _rows(connection: apsw.Connection) -> list[list[Any]]:
    return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in _TABLES]


def _put(files: Files, folder: Path) -> str:
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return str(folder / NAME)


def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None)


def _await(reading: Any) -> Any:
    """The result of a coroutine of a snapshot, which never waits."""
    try:
        reading.send(None)
    except StopIteration as ended:
        return ended.value
    raise AssertionError("a snapshot waits for nothing")


CAMPAIGNS = (
    Campaign(
        name="flips",
        unit="flips",
        title="One bit of a database or its log, flipped: refused, found, or harmless; never read as a wrong event",
        figure=100_000,
        block=block,
        controls=(
            Control(name="no-hashes", title="tables read without their hashes", block=read_unchecked),
            Control(name="log-unread", title="a log that only SQLite looks at", block=log_unread),
        ),
    ),
    Campaign(
        name="stale-pages",
        unit="pages",
        title="One page of a database as it once was: refused, found, or harmless; never read as a wrong event",
        figure=10_000,
        block=stale,
        controls=(Control(name="no-heads", title="events read without the heads of their streams", block=headless),),
    ),
)
