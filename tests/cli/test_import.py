import asyncio
from pathlib import Path

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import replay
from kitapi.records import Record, read_record, write_record
from kitapi.registry import GAMES
from kitapi.room.record.streams import play_stream
from kitapi.room.rooms import TABLE_ID
from kitapi.store import open_store
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.sittings import play_sitting
from tests.records.record_freezer import HISTORIES


def sitting(players: int = 3) -> Record:
    bots = ("random",) * players
    record = play_sitting(PREFA, PrefaTerms(players=players), bots, seed=5, most_deals=3)
    return Record(game=record.game, terms=record.terms, seats=("Νίκος", *bots[2:], ""), deals=record.deals)


def file_of(record: Record, path: Path) -> Path:
    path.write_bytes(b"".join(write_record(record)))
    return path


def run_import(path: Path, database: str) -> CommandResult:
    return kitapi("import", str(path), "--database", database)


@pytest.mark.parametrize("name", ["preferans-balkan", "preferans-house-rules"])
def test_a_sitting_of_preferans_is_imported_and_exported_too(name: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'room.sqlite3'}"
    path = HISTORIES / f"0.3.0-{name}.jsonl"
    ran = run_import(path, database)
    assert (ran.status, ran.err) == (0, "")
    assert kitapi("export", ran.out.strip(), "--database", database).out.encode() == path.read_bytes()


@pytest.mark.parametrize("name", ["preferans-three", "preferans-four"])
def test_a_sitting_of_an_earlier_version_is_exported_with_every_house_rule_written_out(
    name: str, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'room.sqlite3'}"
    lines = (HISTORIES / f"0.1.0-{name}.jsonl").read_bytes().splitlines(keepends=True)
    ran = run_import(HISTORIES / f"0.1.0-{name}.jsonl", database)
    exported = kitapi("export", ran.out.strip(), "--database", database).out.encode().splitlines(keepends=True)
    assert read_record(exported, GAMES) == read_record(lines, GAMES)
    assert b'"refa_below_zero":"for_nobody"' in exported[0]


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_imported_is_exported_again_to_the_byte(players: int, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'room.sqlite3'}"
    path = file_of(sitting(players), tmp_path / "sitting.jsonl")
    ran = run_import(path, database)
    assert (ran.status, ran.err) == (0, "")
    assert TABLE_ID.fullmatch(ran.out.strip())
    exported = kitapi("export", ran.out.strip(), "--database", database)
    assert exported.out.encode() == path.read_bytes()
    again = run_import(path, database)
    assert again.out != ran.out, "each import is a table of its own"


def test_of_a_file_of_several_records_each_is_a_table_or_none_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'room.sqlite3'}"
    one, other = (file_of(sitting(players), tmp_path / f"{players}.jsonl") for players in (3, 4))
    both = tmp_path / "both.jsonl"
    both.write_bytes(one.read_bytes() + other.read_bytes() + b"{}\n")
    refused = run_import(both, database)
    assert (refused.status, refused.out) == (2, "")
    assert not (tmp_path / "room.sqlite3").exists()
    heading = other.read_bytes().partition(b"\n")[0]
    both.write_bytes(one.read_bytes() + heading)
    empty = run_import(both, database)
    line = len(one.read_bytes().splitlines()) + 1
    assert (empty.status, empty.out) == (2, "")
    assert f"Line {line} of the record cannot be read: it holds no deal" in empty.err
    both.write_bytes(one.read_bytes() + other.read_bytes())
    tables = run_import(both, database).out.split()
    exported = [kitapi("export", table, "--database", database).out.encode() for table in tables]
    assert exported == [one.read_bytes(), other.read_bytes()]


def test_a_sitting_that_was_broken_up_goes_round_too(tmp_path: Path) -> None:
    record, database = sitting(), f"sqlite:///{tmp_path / 'room.sqlite3'}"
    last = (*record.deals[-1], *record.game.break_up(replay(record.game, record.deals[-1])))
    broken = Record(game=record.game, terms=record.terms, seats=record.seats, deals=(*record.deals[:-1], last))
    path = file_of(broken, tmp_path / "sitting.jsonl")
    exported = kitapi("export", run_import(path, database).out.strip(), "--database", database)
    assert exported.out.encode() == path.read_bytes()


def test_a_record_is_imported_from_standard_input(tmp_path: Path) -> None:
    content = b"".join(write_record(sitting()))
    ran = kitapi("import", "-", "--database", f"sqlite:///{tmp_path / 'room.sqlite3'}", given=content)
    assert ran.status == 0


def test_a_tampered_record_is_refused_with_the_line_and_nothing_is_stored(tmp_path: Path) -> None:
    lines = list(write_record(sitting()))
    place = next(place for place, line in enumerate(lines) if b'"prefa.deal_settled"' in line)
    event = msgspec.json.decode(lines[place])
    event["results"][0] += 1
    lines[place] = msgspec.json.encode(event)
    path, database = tmp_path / "sitting.jsonl", tmp_path / "room.sqlite3"
    path.write_bytes(b"\n".join(line.rstrip() for line in lines))
    ran = run_import(path, f"sqlite:///{database}")
    problem = "results: not those of the sheet"
    assert ran == (2, "", f"kitapi: Line {place + 1} of the record cannot be read: {problem}\n")
    assert not database.exists()


def test_a_file_that_is_no_record_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello\n")
    database = f"sqlite:///{tmp_path / 'room.sqlite3'}"
    assert "no record of a sitting" in run_import(tmp_path / "notes.txt", database).err
    assert "No such file" in run_import(tmp_path / "none.jsonl", database).err
    assert run_import(Path("--help-me"), database).status == 2


def test_a_database_in_use_is_left_alone(tmp_path: Path) -> None:
    path = file_of(sitting(), tmp_path / "sitting.jsonl")
    address = f"sqlite:///{tmp_path / 'room.sqlite3'}"

    async def import_meanwhile() -> CommandResult:
        store = open_store(address)
        try:
            await store.read(play_stream("oak"))
            return await asyncio.to_thread(run_import, path, address)
        finally:
            await store.close()

    ran = asyncio.run(import_meanwhile())
    assert (ran.status, ran.out) == (2, "")
    assert "The database cannot be used" in ran.err


def test_without_a_database_named_the_one_in_the_data_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    path = file_of(sitting(), tmp_path / "sitting.jsonl")
    table = kitapi("import", str(path)).out.strip()
    assert kitapi("export", table).out.encode() == path.read_bytes()
