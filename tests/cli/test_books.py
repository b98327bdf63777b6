"""``kitapi books``: the report of a table's shift, as text and as a PDF."""

import asyncio
import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.room.record_import import archive
from kitapi.store import open_store
from kitapi_testing.commands import kitapi
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts
from kitapi_testing.games.sittings import play_sitting


@pytest.fixture(scope="module")
def kept_tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """Return the address of a database, a table of Caribbean Stud in it with two shifts, and one of Prefa."""
    address = f"sqlite:///{tmp_path_factory.mktemp('books') / 'room.sqlite3'}"

    async def fill() -> tuple[str, str]:
        store = open_store(address)
        stud = await archive(store, record_of(two_shifts()))
        prefa = await archive(store, play_sitting(PREFA, PrefaTerms(), ("random",) * 3, seed=5, most_deals=1))
        await store.close()
        return stud, prefa

    return address, *asyncio.run(fill())


def test_the_last_shift_is_reported_unless_another_is_requested(kept_tables: tuple[str, str, str]) -> None:
    database, table, _ = kept_tables
    ran = kitapi("books", table, "--database", database)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Shift 2\n")
    first = kitapi("books", table, "--shift", "1", "--lang", "sk", "--database", database)
    assert first.out.startswith(f"Zmena 1\nStôl {table} · ")
    assert "Podľa kníh" in first.out


def test_the_language_is_the_systems_unless_one_is_requested(kept_tables: tuple[str, str, str]) -> None:
    database, table, _ = kept_tables
    assert kitapi("books", table, "--database", database, locale="el_GR.UTF-8").out.startswith("Βάρδια 2\n")


def test_a_pdf_is_written_into_a_file(kept_tables: tuple[str, str, str], tmp_path: Path) -> None:
    database, table, _ = kept_tables
    path = tmp_path / "report.pdf"
    ran = kitapi("books", table, "--shift", "1", "--pdf", str(path), "--lang", "el", "--database", database)
    assert (ran.status, ran.out) == (0, "")
    assert "Βάρδια 1" in PdfReader(io.BytesIO(path.read_bytes())).pages[0].extract_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--shift", "3"), "--shift: must be from 1 to 2, not 3"),
        (("--shift", "0"), "--shift: must be from 1 to 2, not 0"),
        (("--pdf", "/no/such/folder/x.pdf"), "/no/such/folder/x.pdf"),
    ],
)
def test_bad_input_ends_with_two(kept_tables: tuple[str, str, str], arguments: tuple[str, ...], said: str) -> None:
    database, table, _ = kept_tables
    ran = kitapi("books", table, *arguments, "--database", database)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_game_that_keeps_no_books_and_a_table_that_is_not_there_are_said_so(
    kept_tables: tuple[str, str, str],
) -> None:
    database, _, prefa = kept_tables
    assert "prefa has no books" in kitapi("books", prefa, "--database", database).err
    assert "there is no table “oak”" in kitapi("books", "oak", "--database", database).err
