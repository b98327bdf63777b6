"""``kitapi audit``: a database changed in many ways, as a person with access to the file could."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.records import Record, write_record
from kitapi.room.record.chain import begin_chain, extend_chain
from kitapi.room.record_import import archive
from kitapi.store import NewEvent, open_store
from kitapi_testing.commands import kitapi
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts
from kitapi_testing.games.sittings import play_sitting
from tests.store import spoiled_databases

Spoil = Callable[[apsw.Connection, str], None]


def prefa() -> Record:
    return play_sitting(PREFA, PrefaTerms(), ("random", "random", "random"), seed=5, most_deals=3)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """Return a database with a table of Prefa and one of Caribbean Stud, and their names."""
    path = tmp_path_factory.mktemp("sound") / "room.sqlite3"

    async def fill() -> list[str]:
        store = open_store(f"sqlite:///{path}")
        tables = [await archive(store, record) for record in (prefa(), record_of(two_shifts()))]
        await store.close()
        return tables

    tables = asyncio.run(fill())
    return path.read_bytes(), tables


@pytest.fixture
def database(sound: tuple[bytes, list[str]], tmp_path: Path) -> Path:
    path = tmp_path / "room.sqlite3"
    path.write_bytes(sound[0])
    return path


def spoil(path: Path, change: Spoil, table: str, *, rehashed: bool = True) -> None:
    """Change the database; with ``rehashed``, the store's own hashes are corrected, but not the seals."""
    spoiled_databases.spoil(path, lambda connection: change(connection, table), rehashed=rehashed)


def last(connection: apsw.Connection, stream: str) -> int:
    return int(connection.execute("SELECT max(version) FROM events WHERE stream = ?", (stream,)).get)


def second_deal(connection: apsw.Connection, table: str) -> int:
    """Return the version at which the second deal begins."""
    kind = "SELECT kind FROM events WHERE stream = ?1 AND version = 1"
    opened = f"SELECT version FROM events WHERE stream = ?1 AND kind = ({kind}) ORDER BY version"
    versions = [version for (version,) in connection.execute(opened, (f"play:{table}",))]
    return int(versions[1])


def payload(connection: apsw.Connection, table: str) -> None:
    at = second_deal(connection, table) + 3
    sql = "UPDATE events SET payload = CAST(payload || ' ' AS BLOB) WHERE stream = ? AND version = ?"
    connection.execute(sql, (f"play:{table}", at))


def kind(connection: apsw.Connection, table: str) -> None:
    at = second_deal(connection, table) + 3
    sql = "UPDATE events SET kind = kind || 'x' WHERE stream = ? AND version = ?"
    connection.execute(sql, (f"play:{table}", at))


def swap_events(connection: apsw.Connection, table: str) -> None:
    at, stream = second_deal(connection, table) + 3, f"play:{table}"
    move = "UPDATE events SET version = ? WHERE stream = ? AND version = ?"
    for new, old in ((1_000_000, at), (at, at + 1), (at + 1, 1_000_000)):
        connection.execute(move, (new, stream, old))


def left_out(connection: apsw.Connection, table: str) -> None:
    at, stream = second_deal(connection, table) + 3, f"play:{table}"
    connection.execute("DELETE FROM events WHERE stream = ? AND version = ?", (stream, at))
    for version in range(at + 1, last(connection, stream) + 1):
        connection.execute(
            "UPDATE events SET version = ? WHERE stream = ? AND version = ?", (version - 1, stream, version)
        )


@pytest.mark.parametrize("change", [payload, kind, swap_events, left_out])
@pytest.mark.parametrize("place", [0, 1])
def test_what_was_changed_in_a_log_is_found_and_where(
    change: Spoil, place: int, database: Path, sound: tuple[bytes, list[str]]
) -> None:
    table = sound[1][place]
    begins = second_deal(apsw.Connection(str(database)), table)
    spoil(database, change, table)
    ran = kitapi("audit", table, "--database", f"sqlite:///{database}")
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith(f"{table}: CHANGED: between event {begins} and event ")
    [answer] = kitapi("audit", table, "--json", "--database", f"sqlite:///{database}").answers()
    assert (answer["sound"], answer["problem"], answer["after"]) == (False, "changed", begins - 1)
    every = kitapi("audit", "--all", "--database", f"sqlite:///{database}")
    assert every.status == 1
    assert sum(": sound: " in line for line in every.out.splitlines()) == 1


@pytest.mark.parametrize("change", [payload, kind, swap_events, left_out])
def test_a_log_that_the_store_gives_out_no_more_is_reported_and_the_others_are_audited(
    change: Spoil, database: Path, sound: tuple[bytes, list[str]]
) -> None:
    table = sound[1][0]
    at = second_deal(apsw.Connection(str(database)), table) + 3
    spoil(database, change, table, rehashed=False)
    ran = kitapi("audit", "--all", "--database", f"sqlite:///{database}")
    assert (ran.status, ran.err) == (1, "")
    assert f"{table}: DAMAGED: from event {at} of play:{table} on it is not as it was written" in ran.out
    assert sum(": sound: " in line for line in ran.out.splitlines()) == 1
    [answer] = kitapi("audit", table, "--json", "--database", f"sqlite:///{database}").answers()
    assert (answer["sound"], answer["problem"], answer["after"]) == (False, "damaged", at - 1)


def test_a_log_cut_off_behind_a_deal_is_found(database: Path, sound: tuple[bytes, list[str]]) -> None:
    table = sound[1][1]

    def cut(connection: apsw.Connection, table: str) -> None:
        stream = f"play:{table}"
        connection.execute(
            "DELETE FROM events WHERE stream = ? AND version >= ?", (stream, second_deal(connection, table))
        )

    spoil(database, cut, table)
    ran = kitapi("audit", table, "--database", f"sqlite:///{database}")
    assert ran.status == 1
    assert ": TRUNCATED: it ends with event " in ran.out


@pytest.mark.parametrize(("which", "outcome"), [("version = 2", "SEALS MISSING"), ("version > 0", "NOT SEALED")])
def test_seals_that_were_taken_away_are_missed(
    which: str, outcome: str, database: Path, sound: tuple[bytes, list[str]]
) -> None:
    table = sound[1][0]

    def unseal(connection: apsw.Connection, table: str) -> None:
        stream = f"chain:{table}"
        connection.execute(f"DELETE FROM events WHERE stream = ? AND {which}", (stream,))
        connection.execute("UPDATE events SET version = 2 WHERE stream = ? AND version = 3", (stream,))

    spoil(database, unseal, table)
    ran = kitapi("audit", table, "--database", f"sqlite:///{database}")
    assert ran.status == 1
    assert outcome in ran.out


def test_a_seal_that_was_rewritten_is_found(database: Path, sound: tuple[bytes, list[str]]) -> None:
    table = sound[1][0]

    def rewrite(connection: apsw.Connection, table: str) -> None:
        [(raw,)] = connection.execute(
            "SELECT payload FROM events WHERE stream = ? AND version = 2", (f"chain:{table}",)
        )
        seal = {**msgspec.json.decode(raw), "head": "00" * 32}
        sql = "UPDATE events SET payload = ? WHERE stream = ? AND version = 2"
        connection.execute(sql, (msgspec.json.encode(seal), f"chain:{table}"))

    spoil(database, rewrite, table)
    ran = kitapi("audit", table, "--database", f"sqlite:///{database}")
    assert ran.status == 1
    assert ": CHANGED: " in ran.out


def test_whoever_rewrites_the_seals_too_is_not_found(database: Path, sound: tuple[bytes, list[str]]) -> None:
    """As docs/formats/audit.md says; only a head of the chain that was saved elsewhere would reveal it."""
    table = sound[1][0]

    def forge(connection: apsw.Connection, table: str) -> None:
        payload(connection, table)
        rows = connection.execute(
            "SELECT kind, schema, payload FROM events WHERE stream = ? ORDER BY version", (f"play:{table}",)
        )
        events = [NewEvent(kind=str(one), schema=int(two), payload=bytes(three)) for one, two, three in rows]
        for version in (2, 3):
            [(raw,)] = connection.execute(
                "SELECT payload FROM events WHERE stream = ? AND version = ?", (f"chain:{table}", version)
            )
            seal = msgspec.json.decode(raw)
            seal["head"] = extend_chain(begin_chain(f"play:{table}"), events[: seal["version"]]).head.hex()
            connection.execute(
                "UPDATE events SET payload = ? WHERE stream = ? AND version = ?",
                (msgspec.json.encode(seal), f"chain:{table}", version),
            )

    spoil(database, forge, table)
    assert kitapi("audit", table, "--database", f"sqlite:///{database}").status == 0


def test_a_database_as_it_was_written_is_sound(database: Path) -> None:
    ran = kitapi("audit", "--all", "--database", f"sqlite:///{database}")
    assert (ran.status, ran.err) == (0, "")
    assert [line.partition(": ")[2].partition(":")[0] for line in ran.out.splitlines()] == ["sound", "sound"]
    answers = kitapi("audit", "--all", "--json", "--database", f"sqlite:///{database}").answers()
    assert {one["hand"] for one in answers} == {3, 4}
    assert all(one["sealed"] == one["events"] for one in answers)


def test_an_event_deleted_without_closing_the_gap_is_refused_already_when_the_database_is_opened(
    database: Path, sound: tuple[bytes, list[str]]
) -> None:
    def gap(connection: apsw.Connection, table: str) -> None:
        connection.execute("DELETE FROM events WHERE stream = ? AND version = 5", (f"play:{table}",))

    spoil(database, gap, sound[1][0])
    ran = kitapi("audit", "--all", "--database", f"sqlite:///{database}")
    assert ran.status == 2
    assert "its versions have a gap" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("audit",), "say which table to audit, or --all"),
        (("audit", "oak", "--all"), "say which table to audit, or --all"),
        (("audit", "oak"), "there is no table “oak” in this database"),
    ],
)
def test_bad_input_ends_with_two(arguments: tuple[str, ...], said: str, database: Path) -> None:
    ran = kitapi(*arguments, "--database", f"sqlite:///{database}")
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite3"
    assert kitapi("audit", "--all", "--database", f"sqlite:///{path}").status == 2
    assert not path.exists()


# Records


def test_a_file_of_records_is_audited_without_a_database(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    lines = [*write_record(prefa()), *write_record(record_of(two_shifts()))]
    path.write_bytes(b"".join(lines))
    ran = kitapi("audit", str(path))
    assert (ran.status, ran.err) == (0, "")
    assert re.fullmatch(rf"{re.escape(str(path))}: sound: \d+ deals in 2 sittings, [\d,]+ events\.\n", ran.out)


def test_a_finding_in_a_file_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.jsonl"
    lines = [*write_record(prefa()), *write_record(record_of(two_shifts()))]
    place = max(place for place, line in enumerate(lines) if b'"amount":' in line and b'"payer":' in line)
    lines[place] = lines[place].replace(b'"amount":', b'"amount":1', 1)
    path.write_bytes(b"".join(lines))
    ran = kitapi("audit", str(path), "--json")
    assert ran.status == 1
    assert ran.answers()[0]["line"] == place + 1
    assert all(not one["sound"] and one["law"] and one["sentence"] for one in ran.answers())
    assert f"{path}, line {place + 1}: " in kitapi("audit", str(path)).out
    lines = [*lines[:place], *lines[place + 1 :]]
    path.write_bytes(b"".join(lines[:-1]))
    assert [one["law"] for one in kitapi("audit", str(path), "--json").answers()][-1] == "record"


def test_a_file_that_is_no_record_ends_with_two(tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    path.write_text("mine\n")
    ran = kitapi("audit", str(path))
    assert (ran.status, ran.out) == (2, "")
    assert "no record of a sitting" in ran.err
    assert kitapi("audit", str(tmp_path / "gone.jsonl")).status == 2


@pytest.mark.parametrize(
    "line",
    [
        b'{"kind":"prefa.\xff","schema":1}\n',
        b'{"kind":"prefa.call_made","schema":1,"call":' + b"[" * 50_000 + b"]" * 50_000 + b"}\n",
        b"[1]\n",
    ],
    ids=["no UTF-8", "deep", "a list"],
)
def test_a_line_that_is_no_event_is_a_finding(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "spoilt.jsonl"
    lines = list(write_record(prefa()))
    path.write_bytes(b"".join([*lines[:4], line, *lines[4:]]))
    ran = kitapi("audit", str(path), "--json")
    assert (ran.status, ran.err) == (1, "")
    assert {one["line"] for one in ran.answers()} == {5}


def test_a_line_that_only_the_auditor_of_books_cannot_read_is_no_sound_one(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.jsonl"
    lines = list(write_record(prefa()))
    lines[3] = lines[3].replace(b"{", b'{"format":5,', 1)
    path.write_bytes(b"".join(lines))
    ran = kitapi("audit", str(path), "--json")
    assert ran.status == 1
    assert [(one["line"], one["law"]) for one in ran.answers()] == [(4, "readable")]


def test_the_signatures_of_a_jackpot_name_every_step_and_nobody_where_that_is_not_known(
    database: Path, sound: tuple[bytes, list[str]]
) -> None:
    _, stud = sound[1]
    said = kitapi("audit", stud, "--signatures", "--database", f"sqlite:///{database}")
    assert said.status == 0
    assert "flush, 50" in said.out
    assert "jackpot_awarded: not written down" in said.out
    ran = kitapi("audit", stud, "--signatures", "--json", "--database", f"sqlite:///{database}")
    [paid] = msgspec.json.decode(ran.out)["jackpots"]
    assert (paid["tier"], paid["amount"], paid["signed"][-1]["by"]) == ("flush", 50, None)
    assert "jackpots" not in kitapi("audit", stud, "--json", "--database", f"sqlite:///{database}").out
