"""``kitapi reported``: reports come with the texts around them, and one that is settled is gone."""

import asyncio
import json
from pathlib import Path

from kitapi.room.record import streams
from kitapi.room.record.texts import ReportMade, TextInReport
from kitapi.store import Append, SqliteStore
from kitapi.store.ownership import Ownership
from kitapi_testing.commands import kitapi
from tests.cli.databases import address

MARIA, NIKOS = "1a2b3c4d" + "0" * 56, "5e6f7a8b" + "0" * 56


def make_reports(path: Path, *times: str) -> None:
    """Make a database at ``path`` with a report for each of ``times``."""
    rude = TextInReport(number=2, user=NIKOS, seat=1, name="Νίκος", text="Rude")
    before = TextInReport(number=1, user=MARIA, seat=0, name="Μαρία", text="Καλησπέρα")
    made = ReportMade(table="a-table", number=2, reason="insult", by=MARIA, texts=(before, rude))

    async def fill() -> None:
        store = SqliteStore.open(path)
        for time in times:
            event = streams.encode_event(made)
            await store.append([Append(stream=f"report:a-table:{time}", expected=0, events=(event,))])
        await store.close()

    asyncio.run(fill())


def test_each_report_shows_who_wrote_what_and_which_text_was_reported(tmp_path: Path) -> None:
    make_reports(path := tmp_path / "k.db", "1", "2")
    ran = kitapi("reported", "--database", address(path))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("an insult, reported by 1a2b3c4d on ") == 2
    assert ran.out.splitlines()[1:3] == ["    1a2b3c4d  Μαρία: Καλησπέρα", "  > 5e6f7a8b  Νίκος: Rude"]
    first, _ = map(json.loads, kitapi("reported", "--json", "--database", address(path)).out.splitlines())
    assert (first["report"], first["reason"], first["by"], first["number"]) == ("a-table:1", "insult", "1a2b3c4d", 2)
    assert first["texts"][1] == {"number": 2, "visitor": "5e6f7a8b", "name": "Νίκος", "text": "Rude"}


def test_a_report_that_is_settled_is_removed_and_an_unknown_one_is_named(tmp_path: Path) -> None:
    make_reports(path := tmp_path / "k.db", "1")
    owned = Ownership.acquire(str(path))
    assert kitapi("reported", "--settle", "a-table:1", "--database", address(path)).status == 2
    owned.release()
    assert kitapi("reported", "--settle", "a-table:1", "--database", address(path)).status == 0
    again = kitapi("reported", "--settle", "a-table:1", "--database", address(path))
    assert (again.status, again.out) == (2, "")
    assert "there is no report a-table:1" in again.err
    assert "nobody has reported a text" in kitapi("reported", "--database", address(path)).out
    assert b"Rude" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
