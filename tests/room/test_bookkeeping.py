"""Who may read a table's books, and what they contain besides the game's own figures."""

from typing import Any

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.books.recall import HandRecall
from kitapi.games.caribbean_stud.rules.books.shift import Shift
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.books import Books
from kitapi.registry import BOOKS, GAMES
from kitapi.room.answers.bookkeeping import Bookkeeper, Refused
from kitapi.room.errors import NoBooks, NotStaffed, UnknownDeal, UnknownShift, UnknownTable
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi_testing.games.caribbean_stud.scenes import FLUSHES, NOTHING, Scene
from kitapi_testing.room_people import LASTING, play_first, story
from tests.games.caribbean_stud.stored_evenings import store_evening


def a_room(store: MemoryStore) -> tuple[CardRoom, Bookkeeper]:
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("steady",), times=LASTING)
    return room, room.books(BOOKS)


def play_hand(**house: Any) -> Scene:
    scene = Scene(**house)
    scene.until(Phase.OVER, hands=NOTHING)
    scene.open()
    scene.until(Phase.OVER, hands=FLUSHES)
    return scene


@story
async def test_a_shift_has_the_times_at_which_its_events_were_stored() -> None:
    store = MemoryStore()
    table = await store_evening(store, play_hand())
    room, books = a_room(store)
    game, [shift] = await books.shifts(table, "anybody")
    [first, *_] = await store.read(f"play:{table}")
    assert game == "caribbean-stud"
    assert isinstance(shift, Shift)
    assert (shift.begun, shift.ended) == (first.recorded_at, None)
    assert shift == (await books.shift(table, "anybody", 1))[1]
    for number in (0, 2):
        with pytest.raises(UnknownShift):
            await books.shift(table, "anybody", number)
    await room.close()


@story
async def test_where_nobody_practises_only_the_house_looks_into_its_books() -> None:
    store = MemoryStore()
    table = await store_evening(store, play_hand(practice=False), inspector="inspector")
    room, books = a_room(store)
    assert (await books.shifts(table, "inspector"))[1]
    for user in ("user 0", "a stranger"):
        with pytest.raises(NotStaffed):
            await books.shifts(table, user)
        with pytest.raises(NotStaffed):
            await books.recall(table, user, 1)
    await room.close()


@story
async def test_a_game_without_books_and_a_table_that_is_not_there_are_refused() -> None:
    room, books = a_room(MemoryStore())
    table, _ = await room.open_table("maria", NewTable(game="prefa", seats=("me", "open", "open")))
    with pytest.raises(NoBooks):
        await books.shifts(table, "maria")
    with pytest.raises(UnknownTable):
        await books.shifts("nowhere", "maria")
    await room.close()


@story
async def test_a_hand_is_recalled_with_names_hashes_refused_steps_and_its_seal() -> None:
    store = MemoryStore()
    table = await store_evening(store, play_hand())
    room, books = a_room(store)
    first, second = await books.recall(table, "anybody", 1), await books.recall(table, "anybody", 2)
    assert isinstance(first.hand, HandRecall)
    assert isinstance(second.hand, HandRecall)
    assert first.names == ("Μαρία", "Ľubomír")
    assert [(one.by, one.action, one.clause, one.version) for one in first.refused] == [
        ("dealer", "deal", "CSP-023", 5)
    ]
    assert isinstance(first.refused[0], Refused)
    assert second.refused == ()
    assert (first.sealed, second.sealed) == (None, True)
    hashes = [step.hash for hand in (first.hand, second.hand) for step in hand.steps]
    assert len(set(hashes)) == len(hashes) == len(await store.read(f"play:{table}"))
    [seal] = await store.read(f"chain:{table}")
    assert hashes[-1].encode() in seal.payload
    for number in (0, 3):
        with pytest.raises(UnknownDeal):
            await books.recall(table, "anybody", number)
    await room.close()


@story
async def test_a_seal_that_the_log_does_not_match_is_reported() -> None:
    store = MemoryStore()
    table = await store_evening(store, play_hand())
    log = store.by_stream[f"play:{table}"]
    log[3] = msgspec.structs.replace(log[3], payload=log[3].payload + b" ")
    room, books = a_room(store)
    assert (await books.recall(table, "anybody", 2)).sealed is False
    await room.close()


@story
async def test_a_hand_that_runs_is_in_the_books_and_not_recalled() -> None:
    store, scene = MemoryStore(), play_hand()
    scene.open()
    scene.until(Phase.CHOOSE, hands=NOTHING)
    table = await store_evening(store, scene)
    room, books = a_room(store)
    _, [shift] = await books.shifts(table, "anybody")
    assert isinstance(shift, Shift)
    assert [hand.outcome for hand in shift.played] == ["ended", "ended", "running"]
    with pytest.raises(UnknownDeal):
        await books.recall(table, "anybody", 3)
    await room.close()


def test_the_registry_knows_the_books_of_stud() -> None:
    kept: Books = STUD_BOOKS
    assert BOOKS["caribbean-stud"] is kept
    assert set(BOOKS) <= set(GAMES)
