"""Files of sheets: read within bounds, and written as a whole or not at all."""

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.papers import files
from kitapi.papers.changes import Head, KeptSheet, Name
from kitapi.papers.files import LONGEST_FILE, UnreadableSheet, only_writer, read_sheet, write_sheet
from kitapi.store.port import DatabaseInUse

HEAD = Head(id="1f0c", game="prefa", players=3, first_dealer=0, variant={}, made=1)
NAMED = Name(id="a.1", seen={}, at=1, seat=0, name="Βάσω")


def test_a_sheet_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    write_sheet(file, KeptSheet(head=HEAD, changes=(NAMED,)))
    assert read_sheet(file) == KeptSheet(head=HEAD, changes=(NAMED,))
    assert list(msgspec.json.decode(file.read_bytes())) == ["format", "version", "head", "changes"]
    assert "Βάσω" in file.read_text(encoding="utf-8")


def test_a_sheet_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sheet.json"
    write_sheet(file, KeptSheet(head=HEAD))
    before = file.read_bytes()
    monkeypatch.setattr(files, "sync_file", _fail)
    with pytest.raises(OSError, match="full"):
        write_sheet(file, KeptSheet(head=HEAD, changes=(NAMED,)))
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def _fail(_path: str) -> None:
    raise OSError("the disk is full")


def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    write_sheet(file, KeptSheet(head=HEAD))
    file.chmod(0o640)
    write_sheet(file, KeptSheet(head=HEAD, changes=(NAMED,)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_only_one_command_writes_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.0)
    file = tmp_path / "sheet.json"
    with only_writer(file), pytest.raises(DatabaseInUse), only_writer(file):
        raise AssertionError
    with only_writer(file):
        assert not file.exists()


def sheet(**changed: Any) -> dict[str, Any]:
    plain = msgspec.to_builtins(KeptSheet(head=HEAD, changes=(NAMED,)))
    return {"format": "kitapi-sheet", "version": 1, **plain, **changed}


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is no sheet"),
        (b"[]", "is no sheet"),
        (b"\xff", "is no sheet"),
        (msgspec.json.encode(sheet(version=2)), "version"),
        (msgspec.json.encode(sheet(changes=[msgspec.to_builtins(NAMED)] * 2)), "two changes have one id"),
        (msgspec.json.encode(sheet(head={**msgspec.to_builtins(HEAD), "first_dealer": 5})), "first dealer"),
        (b" " * (LONGEST_FILE + 1), "too long"),
    ],
)
def test_a_file_that_holds_no_sheet_is_refused(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "sheet.json"
    file.write_bytes(content)
    with pytest.raises(UnreadableSheet, match=problem):
        read_sheet(file)
