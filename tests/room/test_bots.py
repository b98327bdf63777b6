"""Bots at a table: they act, they see what their seat sees, and nothing that they do can stop the table."""

import asyncio
import os
import statistics
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.cards import Card
from kitapi.kernel import Field, Form, Nonce, Permutation, Range, Seat, Subset
from kitapi.registry import GAMES
from kitapi.room.errors import MalformedCommand
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table import bots
from kitapi.room.table.bots import BotFailed, BotPlayers, Question, first_of, question
from kitapi.store import MemoryStore
from kitapi_testing.room_people import (
    LASTING,
    Guest,
    StoreAt,
    is_over,
    kinds_in,
    open_desk,
    options_in,
    play_first,
    story,
    toy_room,
    view_in,
)
from kitapi_testing.toy_game import TOY
from tests.room import bot_actions


@story
async def test_a_person_plays_a_whole_sitting_against_bots(store: StoreAt) -> None:
    room = toy_room(store())
    maria = await Guest(await open_desk(room, "me", "first", "other"), "maria").look()
    for number in (1, 2, 3):
        await maria.contribute()
        for _ in range(2):
            await maria.play()
        await maria.until(is_over)
        assert view_in(maria.state)["number"] == number
        assert maria.state.table.sheet == number
        if number < 3:
            await maria.next()
    await room.close()


@story
async def test_bots_contribute_with_the_opening_of_the_deal_and_each_something_else(store: StoreAt) -> None:
    room = toy_room(store())
    maria = await Guest(await open_desk(room, "me", "first", "other"), "maria").look()
    assert maria.state.version == 3
    table = await maria.desk.table()
    assert table.deal is not None
    mine, *theirs = table.deal.state.contributions
    assert mine is None
    assert len({*theirs}) == 2
    assert all(len(value) == 32 for value in theirs)
    await room.close()


@story
async def test_a_table_of_bots_alone_plays_on_while_somebody_watches() -> None:
    room = toy_room(MemoryStore())
    watcher = await Guest(await open_desk(room, "first", "other", deals=3), "watcher").look()
    await watcher.until(lambda state: state.table.sheet == 3)
    assert view_in(watcher.state)["number"] == 3
    await room.close()


@story
async def test_a_bot_gets_the_view_of_its_seat_and_the_public_history() -> None:
    requests: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []

    def choose(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
        requests.append((msgspec.json.decode(view), msgspec.json.decode(history)))
        return play_first(bot, game, view, history, seed, budget)

    room = toy_room(MemoryStore(), choose=choose)
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    await maria.play()
    await maria.play()
    await maria.until(is_over)
    view, history = requests[0]
    assert view["seat"] == 1
    assert len(view["hand"]) == 2
    assert [one["kind"] for one in history][:4] == ["deal_began", "seat_contributed", "seat_contributed", "hand_seen"]
    assert history[3]["cards"] == [], "everybody sees that cards are dealt, not which"
    await room.close()


@pytest.mark.parametrize(
    "choose",
    [
        bot_actions.crash,
        bot_actions.answer_nonsense,
        bot_actions.play_a_card_it_does_not_hold,
        bot_actions.contribute_in_the_wrong_place,
    ],
)
@story
async def test_a_bot_that_fails_plays_the_first_thing_it_may(
    choose: bots.Choose, caplog: pytest.LogCaptureFixture
) -> None:
    room = toy_room(MemoryStore(), choose=choose)
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    while not is_over(maria.state):
        if options_in(maria.state):
            await maria.play()
        else:
            await maria.hear()
    assert caplog.records
    assert not [card.value for card in Card if card.value in caplog.text.split()]
    await room.close()


@story
async def test_a_worker_that_dies_is_replaced() -> None:
    players = BotPlayers(bot_actions.die_once, pace=0)
    with bot_actions.marked_once():
        assert msgspec.json.decode(await players.answer(a_question())) == {"kind": "wave"}
    await players.close()


@story
async def test_a_worker_that_dies_every_time_is_given_up() -> None:
    players = BotPlayers(bot_actions.die, pace=0)
    with pytest.raises(BotFailed):
        await players.answer(a_question())
    await players.close()


@story
async def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TIMEOUT", 0.05)
    released = threading.Event()

    def wait(*_: object) -> bytes:
        released.wait()
        return b""

    players = BotPlayers(wait, pace=0, workers=lambda: ThreadPoolExecutor(1))
    with pytest.raises(BotFailed, match="TimeoutError"):
        await players.answer(a_question())
    released.set()
    await players.close()


@story
async def test_bots_think_in_another_process() -> None:
    players = BotPlayers(bot_actions.tell_process, pace=0)
    assert int(await players.answer(a_question())) != os.getpid()
    await players.close()


@story
async def test_no_worker_is_started_before_a_bot_is_to_act() -> None:
    started: list[bool] = []

    def worker() -> ThreadPoolExecutor:
        started.append(True)
        return ThreadPoolExecutor(1)

    players = BotPlayers(play_first, pace=0, workers=worker)
    assert not started
    await players.close()


def a_question(happened: int = 1) -> Question:
    return Question(bot="first", game="toy", view=b'{"options":[{"kind":"wave"}]}', history=b"[]", happened=happened)


def test_a_pause_depends_on_what_is_public_alone_and_is_longer_after_a_trick() -> None:
    players = BotPlayers(play_first)
    plain = [players.draw_pause(1, 0.4) for _ in range(500)]
    trick = [players.draw_pause(2, 0.4) for _ in range(500)]
    assert 0.5 <= min(plain) <= max(plain) <= 0.9
    assert min(trick) > max(plain)
    assert statistics.stdev(plain) > 0.05
    assert players.draw_pause(50, 0.4) == bots.LONGEST_PAUSE
    assert BotPlayers(play_first, pace=0).draw_pause(2, 0.4) == 0


def test_the_pace_that_people_wish_shortens_all_but_the_time_for_thinking_and_the_shortest_pause() -> None:
    players = BotPlayers(play_first)
    quick, slow = ([players.draw_pause(5, 5.0, pace) for _ in range(200)] for pace in (0.4, 1.6))
    assert 5.1 <= min(quick) <= max(quick) <= 5.2 < max(slow) <= 5.8
    assert {players.draw_pause(5, 0.4, 0.0) for _ in range(20)} == {0.5}


@pytest.mark.parametrize("budget", [0.4, 1.0, 5.0, 60.0])
def test_a_bot_may_think_no_longer_than_its_shortest_pause(budget: float) -> None:
    players = BotPlayers(play_first)
    assert min(players.draw_pause(happened, budget) for happened in range(20)) > budget


def test_a_bot_that_is_late_waits_to_the_end_of_a_whole_pause() -> None:
    assert bots.seconds_left(due=10.0, now=9.5, pause=0.6) == 0.5
    late = [bots.seconds_left(due=10.0, now=10.0 + seconds, pause=0.6) + seconds for seconds in (0.01, 0.3, 0.59)]
    assert late == pytest.approx([0.6] * 3)
    assert bots.seconds_left(due=10.0, now=11.0, pause=0.6) == pytest.approx(0.2)
    assert bots.seconds_left(due=10.0, now=11.0, pause=0) == 0


@story
async def test_a_person_takes_their_seat_back_from_a_bot_in_the_middle_of_a_deal_and_gives_it_up_again() -> None:
    called, release = threading.Event(), threading.Event()

    def slow(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
        called.set()
        release.wait(20)
        return play_first(bot, game, view, history, seed, budget)

    room = toy_room(MemoryStore(), choose=slow)
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await nikos.contribute()
    await maria.until(lambda state: bool(view_in(state)["hand"]))
    await nikos.seat_bot(1)
    if view_in(maria.state)["turn"] == 0:
        await maria.play()
    await asyncio.to_thread(called.wait, 20)
    await nikos.until(lambda state: state.table.me is None)
    await nikos.sit(1)
    before = (await nikos.until_offered()).version
    release.set()
    await nikos.play()
    moved = [event for event in await cards_played(maria) if event.seat == 1]
    assert len(moved) == 1, "the bot's answer came too late and was not used"
    assert nikos.state.version > before
    await nikos.seat_bot(1)
    while not is_over(maria.state):
        if any(option["kind"] == "play_card" for option in options_in(maria.state)):
            await maria.play()
        else:
            await maria.hear()
    assert maria.state.table.seats[1].kind == "bot"
    await room.close()


async def cards_played(guest: Guest) -> list[Any]:
    recorded = await guest.desk.store.read(f"play:{guest.desk.table_id}")
    events = [TOY.codec.read_event(one.kind, one.schema, one.payload) for one in recorded]
    return [event for event in events if type(event).__name__ == "Played"]


@story
async def test_a_bot_there_is_not_is_refused() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    with pytest.raises(MalformedCommand) as refused:
        await Guest(desk, "maria").seat_bot(1, "nobody")
    assert refused.value.field == "bot"
    await room.close()


@story
async def test_bots_go_on_after_a_restart(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "first")
    maria = await Guest(desk, "maria").look()
    await maria.contribute()
    await room.close()
    room = toy_room(store())
    maria = await Guest(await room.desk(desk.table_id), "maria").look()
    while not is_over(maria.state):
        if options_in(maria.state):
            await maria.play()
        else:
            await maria.hear()
    assert "hand_seen" not in kinds_in(maria.state)
    await room.close()


@pytest.mark.parametrize(
    ("option", "action"),
    [
        (
            Subset(action="discard", of=(Card.SEVEN_OF_CLUBS, Card.ACE_OF_HEARTS), size=1),
            {"kind": "discard", "cards": ["7c"]},
        ),
        (
            Form(action="name", fields=(Field(name="aces", values=(False, True)),)),
            {"kind": "name", "aces": False},
        ),
        (Range(action="bet", lowest=5, highest=20, step=5), {"kind": "bet", "amount": 5}),
    ],
)
@story
async def test_the_first_of_a_family_is_its_first_filled_in(option: Any, action: dict[str, Any]) -> None:
    room = toy_room(MemoryStore())
    table = await (await open_desk(room, "me", "first")).table()
    assert msgspec.json.decode(first_of((option,), table)) == action
    nonce = msgspec.json.decode(first_of((Nonce(action="contribute", bytes=16),), table))
    assert len(nonce["value"]) == 32
    with pytest.raises(ValueError, match="chance alone"):
        first_of((Permutation(of=()),), table)
    await room.close()


def test_a_worker_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    assert bot_actions.worker_survives_its_killed_parent() is False


@story
async def test_a_bot_sees_the_display_that_everybody_sees() -> None:
    room = CardRoom(MemoryStore(), GAMES, BotPlayers(play_first, pace=0), lambda _: ("book",), times=LASTING)
    request = NewTable(game="caribbean-stud", terms=msgspec.Raw(b'{"players":2}'), seats=("me", "book"), name="Maria")
    table_id, _ = await room.open_table("maria", request)
    table = await (await room.desk(table_id)).table()
    assert table.deal is not None
    assert table.game.view(table.deal.state, Seat(1)).meter is None
    seen = msgspec.json.decode(question(table, Seat(1), "book", 0).view)
    assert seen["meter"] == table.meter == 25_000
    await room.close()
