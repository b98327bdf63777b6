import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Seat
from kitapi.records import Record, read_record
from kitapi.registry import GAMES
from kitapi.room.record.streams import encode_event, play_stream, table_stream
from kitapi.room.seats.seating_events import BotSat, PersonSat, TableOpened
from kitapi.store import Append, NewEvent, open_store
from kitapi_testing.commands import kitapi
from kitapi_testing.games.sittings import play_sitting

TERMS = PrefaTerms()


def sitting() -> Record:
    return play_sitting(PREFA, TERMS, ("random", "random", "random"), seed=5, most_deals=3)


def store_deals(path: Path, deals: tuple[tuple[Any, ...], ...]) -> None:
    """Make a database with one table, at which ``deals`` were played."""
    codec = GAMES["prefa"].codec
    seats = (
        TableOpened(game="prefa", seats=3, terms=msgspec.Raw(codec.write_terms(TERMS))),
        PersonSat(seat=Seat(0), user="u", name="Νίκος", at=0),
        BotSat(seat=Seat(1), bot="steady", at=0),
    )
    played = tuple(
        NewEvent(kind=codec.event_kind(event)[0], schema=codec.event_kind(event)[1], payload=codec.write_event(event))
        for deal in deals
        for event in deal
    )

    async def fill() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.append(
            [
                Append(stream=table_stream("oak"), expected=0, events=tuple(encode_event(event) for event in seats)),
                Append(stream=play_stream("oak"), expected=0, events=played),
            ]
        )
        await store.close()

    asyncio.run(fill())


def test_a_tables_finished_deals_are_written_as_a_record(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite3"
    deals = sitting().deals
    store_deals(path, deals)
    ran = kitapi("export", "oak", "--database", f"sqlite:///{path}")
    assert ran.status == 0, ran.err
    record = read_record(ran.out.encode().splitlines(keepends=True), GAMES)
    assert record.deals == deals
    assert record.seats == ("Νίκος", "steady", "")
    assert record.terms == TERMS


def test_nothing_of_a_running_deal_is_written(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite3"
    first, second, third = sitting().deals
    store_deals(path, (first, second, third[:-1]))
    ran = kitapi("export", "oak", "--database", f"sqlite:///{path}")
    assert ran.status == 0
    assert read_record(ran.out.encode().splitlines(keepends=True), GAMES).deals == (first, second)


def test_a_table_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite3"
    store_deals(path, ())
    ran = kitapi("export", "elm", "--database", f"sqlite:///{path}")
    assert ran == (2, "", "kitapi: there is no table “elm” in this database\n")


@pytest.mark.parametrize("address", ["mysql://x", "room.sqlite3"])
def test_a_database_nobody_understands_is_refused(address: str) -> None:
    ran = kitapi("export", "oak", "--database", address)
    assert ran.status == 2
    assert ran.out == ""
    assert "The database cannot be used" in ran.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite3"
    ran = kitapi("export", "oak", "--database", f"sqlite:///{path}")
    assert ran == (2, "", f"kitapi: there is no database {path}\n")
    assert not path.exists()
