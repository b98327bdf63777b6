"""Logs that a real room writes are sound: bots at tables of every game, those of Caribbean Stud on one meter."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from kitapi.auditor.auditor import audit_log
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, Pace
from kitapi.registry import AUDITED, GAMES
from kitapi.room.desk import prompter
from kitapi.room.desk.desk import TableDesk
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import Recorded, SqliteStore
from kitapi.workers.bots import bots_of, choose
from kitapi_testing.room_people import LASTING, TOO_LONG

TABLES = {
    "prefa": ("steady", "random", "passer"),
    "preferans": ("steady", "random", "passer"),
    "caribbean-stud": ("random", "simple", "rock"),
}
HOUSE = msgspec.structs.replace(EXAMPLE, pace=Pace.SWIFT)


async def open_table(room: CardRoom, game: str) -> TableDesk:
    terms: dict[str, object] = {"players": len(TABLES[game]), "variant": HOUSE if game == "caribbean-stud" else {}}
    new = NewTable(game=game, seats=TABLES[game], terms=msgspec.Raw(msgspec.json.encode(terms)))
    table, _ = await room.open_table("opener", new)
    return await room.desk(table)


async def looked_at(desk: TableDesk, deals: int) -> None:
    """Let somebody look on until ``deals`` deals are over."""
    onlooker = Onlooker("looker-on")
    await desk.admit(onlooker)
    while (await desk.table()).settled < deals:
        await onlooker.next_message()
    await desk.dismiss(onlooker)


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompter, "BETWEEN_HANDS", 0.0)


@pytest.mark.usefixtures("no_pauses")
def test_what_bots_play_in_a_real_room_is_sound(tmp_path: Path) -> None:
    events = asyncio.run(play_and_read(tmp_path / "room.db"))
    assert list(audit_log(events, AUDITED.values())) == []
    assert {one.stream.partition(":")[0] for one in events} >= {"play", "chain", "secret", "table", "meter"}


async def play_and_read(file: Path) -> list[Recorded]:
    """Play two deals at every table; returns the events, stored and read again."""
    store = SqliteStore.open(file)
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, GAMES, players, bots_of, times=LASTING)
    desks = [await open_table(room, game) for game in (*TABLES, "caribbean-stud")]
    async with asyncio.timeout(TOO_LONG):
        await asyncio.gather(*(looked_at(desk, 2) for desk in desks))
    await room.close()
    store = SqliteStore.open(file)
    events = await store.read_all(0, 100_000)
    await store.close()
    return events
