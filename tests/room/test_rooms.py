"""The card room: opening tables, loading them again, and unloading those that nobody uses."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from kitapi.kernel import Commitment, MalformedAction
from kitapi.room.errors import Busy, DatabaseUnusable, MalformedCommand, RoomFailed, UnknownGame, UnknownTable
from kitapi.room.own_tables import Opponent
from kitapi.room.record import streams
from kitapi.room.rooms import TABLE_ID, CardRoom, NewTable, fresh_table_id
from kitapi.room.seats.seat_errors import NameReserved
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.offers import offer_of
from kitapi.store import Append, Appended, CommandKey, MemoryStore, StoreFailed, StoreUnavailable
from kitapi.web.room_setup import open_room
from kitapi_testing.house_game import LOTTERY
from kitapi_testing.room_people import (
    TOO_LONG,
    Guest,
    StoreAt,
    is_over,
    new_table,
    open_desk,
    play_first,
    story,
    toy_bots,
    toy_room,
    view_in,
)
from kitapi_testing.toy_game import TOY, TRICKS, Toy
from kitapi_testing.two_people import a_table_of_two, play_out
from tests.room.failing_store import FailingStore


@story
async def test_a_table_is_opened_with_its_terms_whole(store: StoreAt) -> None:
    room = toy_room(store())
    table, seat = await room.open_table("maria", new_table("first", "me", loud=True))
    assert seat == 1
    assert TABLE_ID.fullmatch(table)
    [opening, bot, person] = await room.desks.context.store.read(streams.table_stream(table))
    assert (opening.kind, bot.kind, person.kind) == ("table.opened", "table.bot_sat", "table.person_sat")
    terms = msgspec.json.decode(opening.payload)["terms"]
    assert terms == {"players": 2, "variant": {"deals": 3, "loud": True}}
    await room.close()


@story
async def test_no_two_tables_have_the_same_name() -> None:
    room = toy_room(MemoryStore())
    names = {(await room.open_table("maria", new_table("me", "open")))[0] for _ in range(30)}
    assert len(names) == 30
    await room.close()


@pytest.mark.parametrize(
    ("wanted", "refusal", "field"),
    [
        (NewTable(game="chess", seats=("me",)), UnknownGame, None),
        (new_table("me", "me"), MalformedCommand, "seats"),
        (new_table("me", "nobody"), MalformedCommand, "seats[1]"),
        (NewTable(game="toy", seats=("me",)), MalformedCommand, "seats"),
        (new_table("me", "open", "open", "open"), MalformedAction, "players"),
        (new_table("me", "open", deals=0), MalformedAction, "variant.deals"),
        (new_table("me", "open", name="x" * 25), MalformedCommand, "name"),
        (NewTable(game="toy", seats=("me", "open"), terms=msgspec.Raw(b'{"extra":1}')), MalformedAction, None),
    ],
)
@story
async def test_a_table_with_something_wrong_is_refused_and_nothing_stored(
    wanted: NewTable, refusal: type[Exception], field: str | None
) -> None:
    store = MemoryStore()
    room = toy_room(store)
    with pytest.raises(refusal) as refused:
        await room.open_table("maria", wanted)
    if field is not None:
        assert refused.value.field == field  # type: ignore[attr-defined]
    assert not await store.read_all()
    await room.close()


@pytest.mark.parametrize("table", ["", "x", "A" * 22, "../../etc/passwd", "A" * 5000, "A" * 21 + "\0"])
@story
async def test_a_table_there_is_not_is_unknown(table: str) -> None:
    room = toy_room(MemoryStore())
    with pytest.raises(UnknownTable) as refused:
        await room.desk(table)
    assert len(str(refused.value.facts["table"])) <= 64
    await room.close()


@story
async def test_a_visitor_finds_the_tables_he_sits_at_the_newest_first(store: StoreAt) -> None:
    room = toy_room(store())
    first, second = await open_desk(room, "me", "open"), await open_desk(room, "me", "first")
    third = await open_desk(room, "me", "open", user="nikos")
    await Guest(third, "maria").join(1)
    await Guest(first, "maria").rise()
    await room.close()

    room = toy_room(store())
    listed = await room.tables_of("maria")
    assert [(one.table, one.seat, one.number) for one in listed] == [(third.table_id, 1, 1), (second.table_id, 0, 1)]
    assert [one.table for one in await room.tables_of("nikos")] == [third.table_id]
    assert await room.tables_of("eleni") == ()
    await room.close()


@story
async def test_a_table_is_listed_with_its_other_seats_the_visitors_result_and_its_last_change() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    await play_out(maria, nikos)
    [for_maria], [for_nikos] = await room.tables_of("maria"), await room.tables_of("nikos")
    assert for_maria.others == (Opponent(kind="person", name="Nikos"),)
    assert for_nikos.others == (Opponent(kind="person", name="Maria"),)
    assert [for_maria.result, for_nikos.result] == view_in(maria.state)["won"]
    assert sum(view_in(maria.state)["won"]) == TRICKS
    newest = (await room.desks.context.store.read(streams.play_stream(maria.desk.table_id)))[-1]
    assert for_maria.changed == for_nikos.changed == newest.recorded_at
    await open_desk(room, "me", "first")
    assert (await room.tables_of("maria"))[0].others == (Opponent(kind="bot"),)
    await room.close()


@story
async def test_an_archived_table_stays_in_the_list_of_its_visitor_behind_all_others(store: StoreAt) -> None:
    room = toy_room(store())
    first, second = await open_desk(room, "me", "open"), await open_desk(room, "me", "first")
    await room.archive_table("maria", second.table_id, archived=True)
    stored = len(await room.desks.context.store.read(streams.visitor_stream("maria")))
    await room.archive_table("maria", second.table_id, archived=True)
    assert len(await room.desks.context.store.read(streams.visitor_stream("maria"))) == stored, "nothing to store again"
    await room.close()

    room = toy_room(store())
    assert [(one.table, one.archived) for one in await room.tables_of("maria")] == [
        (first.table_id, False),
        (second.table_id, True),
    ]
    await room.archive_table("maria", second.table_id, archived=False)
    assert [one.table for one in await room.tables_of("maria")] == [second.table_id, first.table_id]
    with pytest.raises(UnknownTable):
        await room.archive_table("nikos", second.table_id, archived=True)
    await room.close()


@story
async def test_a_table_whose_sitting_has_ended_is_listed_as_over() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first", deals=1), "maria").look()
    assert [one.over for one in await room.tables_of("maria")] == [False]
    await maria.contribute()
    await maria.play()
    await maria.play()
    await maria.until(is_over)
    assert [one.over for one in await room.tables_of("maria")] == [True]
    await room.close()


@story
async def test_the_sheet_tells_of_finished_deals_alone() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    table = maria.desk.table_id
    assert msgspec.json.decode(await room.sheet(table)) == {"tricks": []}
    await maria.contribute()
    await maria.play()
    await maria.until(lambda state: state.version > 6)
    assert msgspec.json.decode(await room.sheet(table)) == {"tricks": []}
    await maria.play()
    await maria.until(is_over)
    assert len(msgspec.json.decode(await room.sheet(table))["tricks"]) == 2
    await maria.next()
    assert len(msgspec.json.decode(await room.sheet(table))["tricks"]) == 2
    await room.close()


@story
async def test_desks_that_nobody_uses_are_forgotten_and_found_again() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    await maria.until(lambda state: bool(view_in(state)["hand"]))
    assert room.unload_idle(0) == 1, "somebody looks on"
    await maria.leave()
    async with asyncio.timeout(TOO_LONG):
        while room.unload_idle(0):
            await asyncio.sleep(0)  # the bot is still thinking
    again = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    assert view_in(again.state)["hand"] == view_in(maria.state)["hand"]
    assert room.unload_idle(3600) == 1
    await room.close()


@pytest.mark.parametrize(("failure", "refusal"), [(StoreUnavailable("full"), Busy), (StoreFailed("fsync"), RoomFailed)])
@story
async def test_a_table_that_cannot_be_stored_is_not_opened(failure: Exception, refusal: type[Exception]) -> None:
    store = FailingStore()
    room = toy_room(store)
    store.next_failure = failure
    with pytest.raises(refusal):
        await room.open_table("maria", new_table("me", "open"))
    assert await room.tables_of("maria") == ()
    await room.close()


@story
async def test_a_table_of_a_game_that_is_gone_is_refused_and_left_as_it_is() -> None:
    store = MemoryStore()
    table = (await open_desk(toy_room(store), "me", "open")).table_id
    players = BotPlayers(play_first, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, {}, players, toy_bots)
    with pytest.raises(UnknownGame):
        await Guest(await room.desk(table), "maria").look()
    assert await room.tables_of("maria") == ()
    await room.close()


def test_a_database_that_cannot_be_used_is_refused_with_the_reason() -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        open_room("oracle://somewhere")
    assert "oracle" in str(refused.value.facts["problem"])


@story
async def test_the_offer_of_a_game_is_read_from_its_own_types() -> None:
    room = toy_room(MemoryStore())
    [offer] = room.offers
    assert msgspec.to_builtins(offer) == {
        "name": "toy",
        "seats": (2, 3),
        "bots": ("first", "other"),
        "presets": {"short": {"deals": 1, "loud": False}},
        "fields": (
            {"name": "deals", "type": "integer", "minimum": 1, "maximum": 9, "step": 1, "default": 3},
            {"name": "loud", "type": "boolean", "default": False},
        ),
        "roles": (),
        "advice": False,
        "settled": (),
    }
    await room.close()


@story
async def test_every_house_rule_of_every_game_can_be_offered() -> None:
    room = open_room("memory:")
    prefa = next(offer for offer in room.offers if offer.name == "prefa")
    fields = {field.name: field for field in prefa.fields}
    assert prefa.seats == (3, 4)
    assert (fields["kasa_share"].minimum, fields["kasa_share"].step, fields["kasa_share"].default) == (10, 10, 300)
    assert fields["last_contract"].values is not None
    assert fields["last_contract"].default in fields["last_contract"].values
    assert set(prefa.presets["rulebook"]) == set(fields)
    await room.close()


@pytest.mark.parametrize(("seconds", "first", "advice"), [(5.0, "sharp", True), (0.0, "steady", False)])
@story
async def test_the_strongest_bots_a_server_has_are_offered_first(seconds: float, first: str, advice: bool) -> None:
    room = open_room("memory:", seconds=seconds)
    offers = {offer.name: offer for offer in room.offers}
    for game in ("prefa", "preferans"):
        assert (offers[game].bots[0], offers[game].advice) == (first, advice)
    assert (offers["caribbean-stud"].bots[0], offers["caribbean-stud"].advice) == ("simple", False)
    await room.close()


@story
async def test_no_person_has_the_name_of_a_bot_of_any_game_even_where_it_does_not_play() -> None:
    room = open_room("memory:", seconds=0)
    for name in ("sharp", "rock"):
        table = NewTable(game="prefa", terms=msgspec.Raw(b"{}"), seats=("me", "open", "open"), name=name)
        with pytest.raises(NameReserved):
            await room.open_table("maria", table)
    await room.close()


def test_a_house_that_must_say_its_rules_itself_is_offered_as_it_is_and_lists_come_with_the_preset() -> None:
    offer = offer_of(LOTTERY, ())
    fields = {field.name: field for field in offer.fields}
    assert (fields["opening"].default, fields["share"].default, fields["wins"].default) == (100, 3, "nothing")
    assert "prizes" not in fields
    assert offer.presets["hall"]["prizes"] == (1, 2)
    assert offer.seats == (1, 2, 3, 4, 5, 6, 7)


def test_no_tables_name_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-" * 22, "a" * 22])
    monkeypatch.setattr("kitapi.room.table.new_tables.secrets.token_urlsafe", lambda _: next(drawn))
    assert fresh_table_id() == "a" * 22


class Tangled(Toy):
    """A game whose deals cannot be opened with loud terms."""

    def open(self, setup: Any, commitment: Commitment) -> Any:
        if setup.terms.variant.loud:
            raise ValueError("a fault of the game, such as a number that cannot be written")
        return super().open(setup, commitment)


@pytest.mark.parametrize("seats", [("me", "first"), ("me", "open")])
@story
async def test_a_table_whose_first_deal_cannot_be_opened_is_refused_and_not_stored(seats: tuple[str, ...]) -> None:
    store = MemoryStore()
    room = CardRoom(store, {"toy": Tangled()}, BotPlayers(play_first, pace=0), toy_bots)
    with pytest.raises(MalformedCommand) as refused:
        await room.open_table("maria", new_table(*seats, loud=True))
    assert (refused.value.field, refused.value.problem) == ("terms", "opens no deal")
    assert await store.streams("") == []
    table, _ = await room.open_table("maria", new_table("me", "open"))
    guest = await Guest(await room.desk(table), "maria").look()
    with pytest.raises(MalformedCommand):
        await guest.put_terms(players=2, loud=True)
    await room.close()


class Noting(MemoryStore):
    """A store that notes how many events the first append of each kind of stream had."""

    first: dict[str, int] | None = None

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        if self.first is None and any(one.events for one in batches):
            self.first = {one.stream.partition(":")[0]: len(one.events) for one in batches if one.events}
        return await super().append(batches, command)


@pytest.mark.parametrize(
    ("game", "variant", "seats", "meter"),
    [(TOY, {}, ("me", "first"), None), (LOTTERY, {"name": "hall", "opening": 100}, ("me", "open"), 1)],
)
@story
async def test_a_table_is_stored_with_its_first_deal_in_one_transaction(
    game: Any, variant: dict[str, Any], seats: tuple[str, ...], meter: int | None
) -> None:
    store = Noting()
    room = CardRoom(store, {game.name: game}, BotPlayers(play_first, pace=0), toy_bots)
    terms = msgspec.Raw(msgspec.json.encode({"players": 2, "variant": variant}))
    await room.open_table("maria", NewTable(game=game.name, terms=terms, seats=seats))
    assert store.first is not None
    assert {"table", "play", "secret", "visitor"} <= set(store.first)
    assert store.first.get("meter") == meter
    await room.close()
