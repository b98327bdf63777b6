"""Databases of released versions: this one opens them, plays on, and finds nothing wrong."""

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest

from kitapi.auditor.auditor import audit_log as books_audited
from kitapi.cli.database.findings import check_database
from kitapi.registry import AUDITED, GAMES
from kitapi.room.desk import prompter
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Sound
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import Removed, SqliteStore
from kitapi.web.visitors import user_of
from kitapi.workers.bots import bots_of, choose
from kitapi_campaigns.kills.people import any_action
from kitapi_testing import room_people
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import LASTING, Guest, options_in, pending_share, share_action, view_in
from tests.histories.databases.evening_freezer import HOLDERS, act, fill, play_stud, token_of
from tests.records.frozen_databases import FROZEN, FrozenTable, name_of, tables_in, unpack_database

MARIA, CARLA, NIKOS = (user_of(token_of(name)) for name in ("maria", "carla", "nikos"))
STUD = ("practice", "live", "other")

each_database = pytest.mark.parametrize("frozen", FROZEN, ids=name_of)


async def in_room(path: Path, work: Callable[[CardRoom], Coroutine[Any, Any, None]]) -> None:
    """Run ``work`` in a room over the database at ``path``."""
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(SqliteStore.open(path), GAMES, players, bots_of, times=LASTING)
    await room.begin()
    async with asyncio.timeout(60):
        await work(room)
    await room.close()


async def finish_deal(room: CardRoom, table: str) -> None:
    """Play a deal of cards to its end."""
    maria, rng = await Guest(await room.desk(table), MARIA).look(), random.Random(1)
    while "outcome" not in view_in(
        state := await maria.until(lambda state: bool(options_in(state)) or "outcome" in view_in(state))
    ):
        await act(maria, any_action(rng, options_in(state)))


async def confirm(room: CardRoom, table: str) -> None:
    """Let the control room confirm the hand because of which the other tables are stopped."""
    carla = await Guest(await room.desk(table), CARLA, "control_room").look()
    confirming = next(one for one in options_in(carla.state) if one["kind"] == "confirm")
    await carla.act({"kind": "confirm", "seat": confirming["seat"], "genuine": True}, role="control_room")


async def play_all(room: CardRoom, tables: dict[str, FrozenTable]) -> None:
    """Let every table continue and finish its deal."""
    for name in ("prefa", "preferans"):
        await finish_deal(room, tables[name].table)
    for table in tables.values():
        if table.holds:
            await confirm(room, table.table)
    for name in STUD:
        maria = await Guest(await room.desk(tables[name].table), MARIA).look()
        await play_stud(maria, lambda state: view_in(state)["number"] > 2)
    await finish_shuffles(room, tables)
    waiting = await room.desk(tables["waiting"].table)
    assert not (await waiting.table()).is_stopped


async def finish_shuffles(room: CardRoom, tables: dict[str, FrozenTable]) -> None:
    """Let everybody show the missing shares of half-done shuffles, and check that the cards are dealt."""
    for name in (one for one in tables if one.endswith("-shuffling")):
        for user in (MARIA, NIKOS):
            guest = await Guest(await room.desk(tables[name].table), user).look()
            if (pending := pending_share(options_in(guest.state))) is not None:
                await act(guest, share_action(pending))
        deal = (await (await room.desk(tables[name].table)).table()).deal
        assert deal is not None
        assert all(GAMES[name.removesuffix("-shuffling")].shuffle(deal.state).contributions)


def sound(path: Path) -> None:
    """Assert that check, audit and the auditor of the books find nothing."""
    assert check_database(str(path)).sound

    async def examine() -> None:
        store = SqliteStore.open(path)
        names = [name.removeprefix("table:") for name in await store.streams("table:")]
        assert all([isinstance(await audit_table(store, GAMES, name), Sound) for name in names])
        assert list(books_audited(await store.read_all(0, 1_000_000), AUDITED.values())) == []
        await store.close()

    asyncio.run(examine())


@each_database
def test_every_table_of_a_frozen_database_stands_where_it_stood(frozen: Path, tmp_path: Path) -> None:
    async def look(room: CardRoom) -> None:
        for one in tables_in(frozen).values():
            table = await (await room.desk(one.table)).table()
            assert table.deals == one.deals
            assert table.version == one.version or (one.holds and table.version > one.version), "others wait for it"

    asyncio.run(in_room(unpack_database(frozen, tmp_path), look))


@each_database
def test_every_table_of_a_frozen_database_is_played_on_and_all_is_sound(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompter, "BETWEEN_HANDS", 0.0)
    monkeypatch.setattr(room_people, "ids", itertools.count(1_000_000))  # the database has commands with lower ids
    path = unpack_database(frozen, tmp_path)
    sound(path)
    asyncio.run(in_room(path, lambda room: play_all(room, tables_in(frozen))))
    sound(path)


def test_a_removal_that_was_interrupted_in_a_frozen_database_is_ended(tmp_path: Path) -> None:
    [frozen] = [one for one in FROZEN if name_of(one).endswith("-removals")]
    path = unpack_database(frozen, tmp_path)
    before = check_database(str(path))
    assert (before.sound, before.removals) == (True, 2)

    async def end() -> None:
        store = SqliteStore.open(path)
        assert await store.remove(()) == Removed()
        await store.close()

    asyncio.run(end())
    with closing(apsw.Connection(str(path))) as connection:
        left = connection.execute("SELECT (SELECT count(*) FROM removing), (SELECT count(*) FROM removed_events)")
        assert left.fetchone() == (0, before.removed)
    after = check_database(str(path))
    assert (after.sound, after.events) == (True, before.events)


@clause("AMB-72", "CSP-050", "CSP-063")
@pytest.mark.parametrize("holder", HOLDERS)
def test_a_room_of_today_keeps_a_practice_table_apart_from_live_ones_with_the_same_amounts(
    holder: str, tmp_path: Path
) -> None:
    """A straight flush or jackpot at the practice table does not affect the live ones, and conversely."""
    path = tmp_path / "room.db"
    described = asyncio.run(fill(path, holder))
    stopped = {name for name, table in described.items() if table["stopped"]}
    assert stopped == ({"waiting"} if holder == "live" else set())
    assert [name for name, table in described.items() if table["holds"]] == [holder]
    assert described["live"]["meter"] == described["waiting"]["meter"]
    one_award = range(24_952, 24_955)  # 50 for a flush, and the tokens of one or two seats in two rounds
    assert described["live"]["meter"] in one_award
    assert described["practice"]["meter"] in one_award
    sound(path)
