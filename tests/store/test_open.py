"""A database's address opens its store, or is refused with a sentence that says what is wrong."""

import asyncio
from pathlib import Path

import pytest

from kitapi.store import DatabaseRefused, MemoryStore, SqliteStore, is_postgresql, open_store


def test_memory_is_a_store_in_memory() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


def test_four_slashes_lead_to_an_absolute_path(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'my room.db'}")
    assert isinstance(store, SqliteStore)
    asyncio.run(store.close())
    assert (tmp_path / "my room.db").exists()


def test_three_slashes_lead_to_a_path_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(open_store("sqlite:///k.db").close())
    assert (tmp_path / "k.db").exists()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://anna:secret@127.0.0.1:1/kitapi", r"^postgresql://127\.0\.0\.1:1/kitapi cannot be reached"),
        ("postgres://anna:secret@127.0.0.1:port/kitapi", "the address of the PostgreSQL server is not understood"),
        ("mysql://anna:secret@host/kitapi", "no kind of database is called 'mysql'"),
        ("kitapi.db", "a database's address begins with its kind"),
        ("", "a database's address begins with its kind"),
        ("postgresql", "a database's address begins with its kind"),
        ("memory", "a database's address begins with its kind"),
        ("memory:x", "no kind of database is called 'memory'"),
        ("sqlite:", "lacks the database's path"),
        ("sqlite:///", "lacks the database's path"),
        ("sqlite://host/k.db", "lacks the database's path"),
        ("sqlite:///:memory:", "write memory:"),
        ("sqlite:///k.db?mode=ro", "takes no options"),
    ],
)
def test_any_other_address_is_refused_without_repeating_its_secrets(url: str, reason: str) -> None:
    with pytest.raises(DatabaseRefused, match=reason) as caught:
        open_store(url)
    assert "secret" not in str(caught.value)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseRefused, match="is a folder"):
        open_store(f"sqlite:///{tmp_path}")


def test_a_path_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseRefused, match=r"the folder .*missing does not exist"):
        open_store(f"sqlite:///{tmp_path}/missing/k.db")


def test_a_database_that_cannot_be_locked_is_refused(tmp_path: Path) -> None:
    (tmp_path / "k.db-lock").mkdir()
    with pytest.raises(DatabaseRefused, match=r"k\.db cannot be locked"):
        open_store(f"sqlite:///{tmp_path}/k.db")


@pytest.mark.parametrize("url", ["postgresql://db/kitapi", "postgres:///kitapi", "PostgreSQL://db/kitapi"])
def test_the_address_of_a_postgresql_database_is_known_however_it_is_written(url: str) -> None:
    assert is_postgresql(url)


@pytest.mark.parametrize(
    "url", ["", "postgresql", "postgres.db", "sqlite:///postgresql:", "memory:", "postgresqls://db/k"]
)
def test_no_other_address_is_taken_for_one(url: str) -> None:
    assert not is_postgresql(url)
