"""The folder to which tests write."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.in_memory import ENOUGH, write_in_memory


class Usage(NamedTuple):
    free: int


@pytest.fixture(autouse=True)
def _fake_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", tempfile.gettempdir())
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(ENOUGH + 1))


def test_files_go_to_memory_where_there_is_room(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    write_in_memory(environment, tmp_path)
    assert environment == {"TMPDIR": str(tmp_path)}
    assert tempfile.tempdir is None, "this process looks for it again"


def test_a_place_that_somebody_named_is_kept(tmp_path: Path) -> None:
    environment = {"TMPDIR": "/elsewhere"}
    write_in_memory(environment, tmp_path)
    assert environment == {"TMPDIR": "/elsewhere"}


def test_files_go_nowhere_else_where_there_is_no_such_folder(tmp_path: Path) -> None:
    environment: dict[str, str] = {}
    write_in_memory(environment, tmp_path / "none")
    assert environment == {}


def test_a_small_memory_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(ENOUGH))
    environment: dict[str, str] = {}
    write_in_memory(environment, tmp_path)
    assert environment == {}


def test_memory_where_no_program_may_run_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Mounted(NamedTuple):
        f_flag: int = os.ST_NOEXEC

    monkeypatch.setattr(os, "statvfs", lambda path: Mounted())
    environment: dict[str, str] = {}
    write_in_memory(environment, tmp_path)
    assert environment == {}
