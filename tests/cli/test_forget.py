"""``kitapi forget``: the database keeps no byte of the names, everything else stays, and its proofs remain valid."""

import asyncio
from pathlib import Path

import pytest

from kitapi.kernel import Seat
from kitapi.room.record import streams
from kitapi.room.seats.seating_events import PersonSat
from kitapi.store import Append, SqliteStore
from kitapi.store.ownership import Ownership
from kitapi_testing.commands import kitapi
from tests.cli.databases import address, make_database
from tests.records.frozen_databases import FOLDER, unpack_database
from tests.store.spoiled_databases import spoil

MARIA, NIKOS = "1a2b3c4d5" + "0" * 55, "1a2b3c4d6" + "0" * 55
OLGA = "77" * 32


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database with two tables, at which Μαρία sat twice, under two names, and others once."""
    path = tmp_path / "k.db"
    tables = make_database(path)
    sat = [(tables[0], MARIA, "Μαρία"), (tables[1], MARIA, "Zoumboulia"), (tables[1], NIKOS, "Xenophon")]
    asyncio.run(seat_people(path, [*sat, (tables[1], OLGA, "Olga-Polyxeni")]))
    return path


async def seat_people(path: Path, people: list[tuple[str, str, str]]) -> None:
    store = SqliteStore.open(path)
    for table, user, name in people:
        event = streams.encode_event(PersonSat(seat=Seat(0), user=user, name=name, at=0))
        await store.append([Append(stream=streams.table_stream(table), expected=None, events=(event,))])
    await store.close()


def bytes_of(path: Path) -> bytes:
    """Return the bytes of all files in the database's folder."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


def hash_of(path: Path) -> str:
    """Return the hash of all events."""
    ran = kitapi("check", "--database", address(path))
    assert ran.status == 0, ran.out
    return ran.out.rpartition(" ")[2]


def test_names_are_in_no_byte_of_the_database_afterwards_and_all_hashes_hold(database: Path) -> None:
    before = hash_of(database)
    assert b"Zoumboulia" in bytes_of(database)
    ran = kitapi("forget", address(database), MARIA[:9])
    assert (ran.status, ran.err) == (0, "")
    assert f"2 names of {MARIA} were removed, beside events of 2 streams" in ran.out
    left = bytes_of(database)
    assert b"Zoumboulia" not in left
    assert "Μαρία".encode() not in left
    assert b"Xenophon" in left, "others keep theirs"
    assert kitapi("check", "--database", address(database)).status == 0
    assert hash_of(database) != before, "that it was done is an event"
    again = kitapi("forget", address(database), MARIA)
    assert (again.status, again.out) == (2, "")
    assert "no name is kept of a visitor whose number begins with" in again.err


def test_who_used_a_name_is_found_whatever_its_accents(database: Path) -> None:
    ran = kitapi("forget", address(database), "--find", "ΜΑΡΙΑ")
    assert (ran.status, ran.err) == (0, "")
    [line] = ran.out.splitlines()
    owner, day, stream, name = line.split()
    assert (owner, stream[:6], name) == (MARIA, "table:", "Μαρία")
    assert len(day) == len("2026-11-23")
    nobody = kitapi("forget", address(database), "--find", "Foteini")
    assert (nobody.status, nobody.err) == (2, "kitapi: nobody used the name “Foteini”\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "write either a visitor's number or --find and a name"),
        ((MARIA, "--find", "Maria"), "write either a visitor's number or --find and a name"),
        (("1a2b3c4",), "write at least 8 of the digits 0 to 9 and a to f"),
        (("Zoumboulia",), "write at least 8 of the digits 0 to 9 and a to f"),
        (("1a2b3c4d",), "2 visitors' numbers begin with 1a2b3c4d: write more digits"),
        (("ffffffff",), "no name is kept of a visitor whose number begins with ffffffff"),
    ],
)
def test_what_names_no_visitor_is_refused_and_nothing_changes(
    words: tuple[str, ...], sentence: str, database: Path
) -> None:
    before = database.read_bytes()
    ran = kitapi("forget", address(database), *words)
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
    assert database.read_bytes() == before


def test_a_database_on_which_a_room_runs_is_refused(database: Path) -> None:
    ownership = Ownership.acquire(str(database))
    ran = kitapi("forget", address(database), MARIA)
    ownership.release()
    assert (ran.status, ran.out) == (2, "")
    assert "is already open" in ran.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    ran = kitapi("forget", address(tmp_path / "k.db"), MARIA)
    assert ran.status == 2
    assert "there is no database" in ran.err
    assert list(tmp_path.iterdir()) == []


SPOILT_NAMES = (
    "UPDATE names SET name = 'Xenofon' WHERE name = 'Xenophon'",
    f"UPDATE names SET owner = '{MARIA}' WHERE name = 'Xenophon'",
    "UPDATE names SET salt = zeroblob(16) WHERE name = 'Xenophon'",
    "UPDATE names SET field = 'user' WHERE name = 'Xenophon'",
    "UPDATE names SET field = 'nothing.3' WHERE name = 'Xenophon'",
    "UPDATE names SET version = 99 WHERE name = 'Xenophon'",
    "INSERT INTO names SELECT stream, version, 'seat', owner, name, salt, mark FROM names WHERE name = 'Xenophon'",
)


def test_a_name_that_was_lost_is_found_by_the_check_and_one_that_was_forgotten_is_not(database: Path) -> None:
    kitapi("forget", address(database), OLGA)
    assert kitapi("check", "--database", address(database)).status == 0
    spoil(database, lambda connection: connection.execute("DELETE FROM names WHERE name = 'Xenophon'"))
    ran = kitapi("check", "--database", address(database))
    assert ran.status == 1
    assert "NAME: the names beside events are not those that were stored and not removed since" in ran.out


@pytest.mark.parametrize("statement", SPOILT_NAMES)
def test_a_name_that_was_changed_is_found_by_the_check(database: Path, statement: str) -> None:
    spoil(database, lambda connection: connection.execute(statement))
    ran = kitapi("check", "--database", address(database))
    assert ran.status == 1
    assert "NAME table:" in ran.out
    assert "is not the one that was stored" in ran.out


def test_the_check_prints_the_hash_from_before_names_were_taken_out_and_finds_a_changed_one(tmp_path: Path) -> None:
    path = unpack_database(FOLDER / "0.3.0-names-in-events.db.xz", tmp_path)
    before = hash_of(path).strip(".\n")
    asyncio.run(SqliteStore.open(path).close())
    ran = kitapi("check", "--database", address(path))
    assert ran.status == 0
    assert "hash of the first 506 until names were taken out of them on 20" in ran.out
    assert before in ran.out
    [said] = kitapi("check", "--json", "--database", address(path)).answers()
    assert (said["rehashed"][0]["position"], said["rehashed"][0]["before"]) == (506, before)
    spoil(path, lambda connection: connection.execute("UPDATE rehashed SET position = 505"))
    changed = kitapi("check", "--database", address(path))
    assert changed.status == 1
    assert "HEAD: row 1 of the second hashing is not as it was written" in changed.out
