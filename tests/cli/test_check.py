"""``kitapi check``: every change is named by stream and version, and one finding never hides another."""

import re
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from kitapi_testing.commands import CommandResult, kitapi
from tests.cli.databases import address, make_database, remove_some
from tests.store.databases import fill_version_1, fingerprints
from tests.store.spoiled_databases import spoil

Change = Callable[[apsw.Connection], None]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    path = tmp_path_factory.mktemp("sound") / "room.sqlite3"
    tables = make_database(path)
    return path.read_bytes(), tables


@pytest.fixture
def database(sound: tuple[bytes, list[str]], tmp_path: Path) -> Path:
    path = tmp_path / "room.sqlite3"
    path.write_bytes(sound[0])
    return path


def run_check(path: Path) -> tuple[list[tuple[str, str, int]], CommandResult]:
    """Return problem, stream and version of all findings of a check, which must leave every file unchanged."""
    before = fingerprints(path.parent)
    ran = kitapi("check", "--json", "--database", address(path))
    assert fingerprints(path.parent) == before
    *found, summed = ran.answers()
    assert summed["found"] == len(found)
    assert summed["sound"] is (not found)
    assert ran.status == bool(found)
    return [(one["problem"], one["stream"], one["version"]) for one in found], ran


def test_a_database_as_it_was_written_is_sound_and_left_as_it_is(database: Path) -> None:
    found, ran = run_check(database)
    assert (found, ran.err) == ([], "")
    [summed] = ran.answers()
    events = apsw.Connection(str(database)).execute("SELECT count(*), count(DISTINCT stream) FROM events").fetchone()
    assert (summed["events"], summed["streams"]) == events
    assert len(summed["hash"]) == 64
    ran = kitapi("check", "--database", address(database))
    assert ran.out.startswith(f"{database}: sound: {summed['events']} events of {summed['streams']} streams ")
    assert summed["hash"] in ran.out


def test_a_hash_kept_elsewhere_tells_who_rewrites_everything(database: Path) -> None:
    kept = run_check(database)[1].answers()[-1]["hash"]
    spoil(database, lambda one: one.execute("UPDATE events SET recorded_at = '1999' WHERE position = 3"), rehashed=True)
    found, ran = run_check(database)
    assert found == []
    assert ran.answers()[-1]["hash"] != kept


def change_by(what: str) -> Change:
    return lambda connection: connection.execute(what).close()


CHANGES: dict[str, tuple[str, tuple[str, str, int]]] = {
    "payload": ("UPDATE events SET payload = x'20' WHERE stream = :play AND version = 7", ("event", "play", 7)),
    "time": ("UPDATE events SET recorded_at = '1999' WHERE stream = :table AND version = 2", ("event", "table", 2)),
    "hash": ("UPDATE events SET hash = zeroblob(32) WHERE stream = :chain AND version = 1", ("event", "chain", 1)),
    "middle": ("DELETE FROM events WHERE stream = :play AND version BETWEEN 5 AND 6", ("missing", "play", 5)),
    "end": ("DELETE FROM events WHERE stream = :chain AND version = 3", ("missing", "chain", 3)),
    "stream": ("DELETE FROM events WHERE stream = :chain", ("missing", "chain", 1)),
    "head": ("DELETE FROM heads WHERE stream = :play", ("head", "play", 0)),
    "head moved": ("UPDATE heads SET hash = zeroblob(32) WHERE stream = :table", ("head", "table", 2)),
    "answer": ("UPDATE commands SET answer = '{}'", ("command", "visitor:anna", 0)),
    "command": ("DELETE FROM commands", ("command", "visitor:anna", 0)),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_is_found_and_named(name: str, database: Path, sound: tuple[bytes, list[str]]) -> None:
    what, (problem, stream, version) = CHANGES[name]
    table = sound[1][0]
    for kind in ("play", "table", "chain"):
        what = what.replace(f":{kind}", f"'{kind}:{table}'")
    spoil(database, change_by(what))
    expected = (problem, stream if ":" in stream else f"{stream}:{table}", version)
    found, _ = run_check(database)
    assert expected in found


def test_a_whole_stream_taken_away_with_its_head_is_missed(database: Path, sound: tuple[bytes, list[str]]) -> None:
    stream = f"'chain:{sound[1][0]}'"
    spoil(database, change_by(f"DELETE FROM events WHERE stream = {stream}; DELETE FROM heads WHERE stream = {stream}"))
    found, _ = run_check(database)
    assert ("missing", "") in [one[:2] for one in found]


def test_many_damages_are_all_found(database: Path, sound: tuple[bytes, list[str]]) -> None:
    first, second = (f"play:{table}" for table in sound[1])

    def change(connection: apsw.Connection) -> None:
        sql = "UPDATE events SET payload = x'7b' WHERE stream = ? AND version IN (3, 5)"
        for stream in (first, second):
            connection.execute(sql, (stream,))
        connection.execute("UPDATE commands SET digest = 'x'")

    spoil(database, change)
    found, _ = run_check(database)
    events = [one for one in found if one[0] == "event"]
    assert sorted(events) == sorted(("event", stream, version) for stream in (first, second) for version in (3, 5))
    assert ("command", "visitor:anna", 0) in found
    ran = kitapi("check", "--database", address(database))
    assert f"EVENT {first} 3: it is not as it was written.\n" in ran.out
    seen = apsw.Connection(str(database)).execute("SELECT count(*), count(DISTINCT stream) FROM events").fetchone()
    assert seen is not None
    assert ran.out.endswith(f" found in {seen[0]} events of {seen[1]} streams.\n")


def test_whoever_makes_the_hashes_fit_is_found_by_the_seals(database: Path, sound: tuple[bytes, list[str]]) -> None:
    table = sound[1][1]
    what = f"UPDATE events SET payload = CAST(payload || ' ' AS BLOB) WHERE stream = 'play:{table}' AND version = 9"
    spoil(database, change_by(what), rehashed=True)
    found, _ = run_check(database)
    assert [one[:2] for one in found] == [("seal", f"play:{table}")]


def test_whoever_makes_hashes_fit_is_found_by_the_books(database: Path, sound: tuple[bytes, list[str]]) -> None:
    table = sound[1][1]
    what = "UPDATE events SET payload = CAST(replace(CAST(payload AS TEXT), '\"kasa\":', '\"kasa\":1') AS BLOB)"
    spoil(database, change_by(f"{what} WHERE stream = 'play:{table}' AND version > 9"), rehashed=True)
    found, _ = run_check(database)
    assert ("books", f"play:{table}") in [one[:2] for one in found]


def test_damaged_pages_are_reported_and_the_rest_is_read(database: Path) -> None:
    content = bytearray(database.read_bytes())
    leaves = [at for at in range(4096, len(content), 4096) if content[at] == 0x0D]  # of tables
    pages = [at for at in leaves if b"prefa.card_played" in content[at : at + 4096]]
    content[pages[1] : pages[1] + 8] = b"\xa5" * 8
    database.write_bytes(content)
    found, ran = run_check(database)
    assert {"pages", "missing"} <= {one[0] for one in found}
    assert ran.answers()[-1]["events"] > 0


def test_what_removals_took_is_said_and_what_they_left_half_done_is_sound(database: Path) -> None:
    remove_some(database)
    found, ran = run_check(database)
    assert found == []
    [summed] = ran.answers()
    assert (summed["events"], summed["removals"], summed["removed"]) == (270, 2, 40)
    said = kitapi("check", "--database", address(database)).out
    assert "(and 40 events that 2 removals took, of which the hashes stay)" in said
    spoil(database, change_by("UPDATE removals SET events = 19 WHERE number = 2"))
    assert [one[0] for one in run_check(database)[0]] == ["removal"]


@pytest.mark.parametrize("killed", [False, True])
def test_a_database_of_schema_1_is_checked_as_far_as_it_can_be(tmp_path: Path, killed: bool) -> None:
    fill_version_1(tmp_path / "k.db", killed=killed)
    before = fingerprints(tmp_path)
    ran = kitapi("check", "--database", address(tmp_path / "k.db"))
    assert "5 events of 3 streams" in ran.out
    assert "missing" not in ran.out.lower()
    assert fingerprints(tmp_path) == before


def test_bad_input_ends_with_two(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear grandmother")
    for named, said in (
        (address(tmp_path / "none.sqlite3"), "there is no database"),
        (address(tmp_path / "letter.txt"), "is not an SQLite database"),
        ("memory:", "--database: write sqlite:///PATH"),
    ):
        ran = kitapi("check", "--database", named)
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def with_bytes_for_text(content: bytes, name: str) -> bytes:
    """Return the database with one flipped bit in a row's header, which makes the stream's name bytes, not text."""
    stream = f"play:{name}".encode()
    kind = 13 + 2 * len(stream)
    places = [match.start() for match in re.finditer(re.escape(stream), content)]
    at = next(at for begins in places if (at := content.rfind(bytes([0, kind]), begins - 14, begins) + 1) > 0)
    return content[:at] + bytes([kind ^ 1]) + content[at + 1 :]


def test_a_name_that_has_become_bytes_is_found_by_every_command(sound: tuple[bytes, list[str]], database: Path) -> None:
    database.write_bytes(with_bytes_for_text(sound[0], sound[1][0]))
    found, _ = run_check(database)
    assert found
    copy = database.with_name("copy")
    for command in (("backup", str(copy)), ("audit", "--all")):
        ran = kitapi(*command, "--database", address(database))
        assert ran.status in (1, 2)
        assert ran.err.count("\n") == 1
    ran = kitapi("restore", str(database), "--database", address(database.with_name("restored")))
    assert ran.status in (1, 2)
    assert not copy.exists()
    assert not database.with_name("restored").exists()
