"""An imported record in the room: its table can be viewed, but not played at."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import SPECTATOR, replay
from kitapi.records import BadRecord, Record, write_record
from kitapi.registry import GAMES
from kitapi.room.errors import ArchivedSitting, UnknownDeal
from kitapi.room.record.histories import Replay
from kitapi.room.record_import import archive
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.names import number_namesakes
from kitapi.room.table.bots import BotPlayers
from kitapi.store import EventStore, MemoryStore
from kitapi.workers.bots import bots_of
from kitapi_testing.games.sittings import play_sitting
from kitapi_testing.room_people import Guest, StoreAt, options_in, play_first, story


@cache
def sitting() -> Record:
    """Return a record of three deals of a sitting that could continue; one seat has no name."""
    record = play_sitting(
        PREFA, PrefaTerms(variant=PrefaVariant(pass_deals=True)), ("steady",) * 3, seed=4, most_deals=3
    )
    return Record(game=record.game, terms=record.terms, seats=("Νίκος", "steady", ""), deals=record.deals)


def prefa_room(store: EventStore) -> CardRoom:
    return CardRoom(store, GAMES, BotPlayers(play_first, pace=0), bots_of)


@story
async def test_a_record_is_shown_as_it_ended(store: StoreAt) -> None:
    opened = store()
    table = await archive(opened, sitting())
    await opened.close()

    room = prefa_room(store())
    game, guest = sitting().game, await Guest(await room.desk(table), "anybody").look()
    shown = guest.state.table
    assert (shown.archive, shown.started, shown.sheet, shown.watching) == (True, True, 3, 1)
    assert [(seat.kind, seat.name, seat.connected) for seat in shown.seats] == [
        ("person", "Νίκος", False),
        ("person", "steady", False),
        ("open", "", False),
    ]
    last = replay(game, sitting().deals[-1])
    assert guest.state.view == msgspec.Raw(game.codec.write_view(game.view(last, SPECTATOR)))
    assert options_in(guest.state) == []
    await room.close()


@story
async def test_seats_with_the_same_name_are_numbered_and_exported_as_they_were() -> None:
    opened = MemoryStore()
    table = await archive(opened, replace(sitting(), seats=("steady", "Νίκος", "steady")))
    room = prefa_room(opened)
    guest = await Guest(await room.desk(table), "anybody").look()
    replay = msgspec.json.decode(await room.papers.replay(table, 1, ""), type=Replay)
    assert replay.seats == ("steady 1", "Νίκος", "steady 2")
    assert b"steady 1" not in await room.record(table)
    assert [seat.name for seat in guest.state.table.seats] == ["steady 1", "Νίκος", "steady 2"]
    await room.close()


def test_a_number_that_a_name_has_already_is_left_out() -> None:
    assert number_namesakes(("steady", "steady 1", "", "steady", "")) == ("steady 2", "steady 1", "", "steady 3", "")


@story
async def test_sheet_replay_and_record_are_those_of_the_sitting() -> None:
    store = MemoryStore()
    room = prefa_room(store)
    table, record = await archive(store, sitting()), sitting()
    assert await room.record(table) == b"".join(write_record(record))
    sheet = record.game.sheet([event for deal in record.deals for event in deal])
    assert await room.sheet(table) == record.game.codec.write_sheet(sheet)
    for number, deal in enumerate(record.deals, start=1):
        replay = msgspec.json.decode(await room.papers.replay(table, number, ""), type=Replay)
        assert (replay.seats, len(replay.steps)) == (record.seats, len(deal))
    with pytest.raises(UnknownDeal):
        await room.papers.replay(table, 4, "")
    await room.close()


DEEDS: dict[str, Callable[[Guest], Coroutine[Any, Any, int]]] = {
    "act": lambda guest: guest.act({"kind": "pass"}),
    "sit": lambda guest: guest.sit(2),
    "rise": lambda guest: guest.rise(),
    "seat a bot": lambda guest: guest.seat_bot(2, "steady"),
    "next": lambda guest: guest.next(),
    "terms": lambda guest: guest.put_terms(players=3),
    "accept": lambda guest: guest.accept(1),
    "break up": lambda guest: guest.break_up(),
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS.keys())
@story
async def test_nobody_does_anything_at_a_record(deed: Callable[[Guest], Coroutine[Any, Any, int]]) -> None:
    store = MemoryStore()
    room = prefa_room(store)
    guest = await Guest(await room.desk(await archive(store, sitting())), "anybody").look()
    stored = len(await store.read_all())
    with pytest.raises(ArchivedSitting):
        await deed(guest)
    assert len(await store.read_all()) == stored
    await room.close()


@story
async def test_a_record_that_could_go_on_is_left_alone() -> None:
    store = MemoryStore()
    room = prefa_room(store)
    full = Record(game=sitting().game, terms=sitting().terms, seats=("a", "b", "c"), deals=sitting().deals)
    desk = await room.desk(await archive(store, full))
    await Guest(desk, "anybody").look()
    table = await desk.table()
    assert table.game.succession(table.deal.state if table.deal else None) is not None
    assert table.is_finished
    assert desk.is_quiet() is False, "somebody looks on"
    assert not desk.prompter.is_waiting(), "no deal will be opened"
    await room.close()


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (("x" * 25, "b", "c"), "seats: a name must have at most 24 characters"),
        (("a\u202e", "b", "c"), "seats: a name must have printable characters only"),
        ((" a", "b", "c"), "seats: a name must have no blanks around it"),
    ],
)
@story
async def test_names_that_no_table_shows_are_refused(seats: tuple[str, ...], problem: str) -> None:
    store = MemoryStore()
    record = Record(game=sitting().game, terms=sitting().terms, seats=seats, deals=sitting().deals)
    with pytest.raises(BadRecord) as refused:
        await archive(store, record)
    assert (refused.value.line, str(refused.value.problem)) == (1, problem)
    assert not await store.read_all()


@story
async def test_a_record_without_a_deal_is_refused() -> None:
    record = Record(game=sitting().game, terms=sitting().terms, seats=sitting().seats, deals=())
    with pytest.raises(BadRecord, match="it holds no deal"):
        await archive(MemoryStore(), record)
