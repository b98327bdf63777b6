"""Bots that need the solver: nobody waits for its start, and their failures do not affect a table."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.players import Seatable
from kitapi.room.bots import bot_processes
from kitapi.room.bots.bot_processes import Thinking
from kitapi.room.bots.workers import POLITELY
from kitapi.room.errors import MalformedCommand, SeesAllCards
from kitapi.room.rooms import CardRoom
from kitapi.room.table import bots
from kitapi.room.table.bots import BotPlayers, Question
from kitapi.store import MemoryStore
from kitapi.workers.bots import advise, choose, prepare, seatable
from kitapi_testing.games.trick_tables import moments
from kitapi_testing.room_people import LASTING, Guest, new_table, open_desk, play_first, story, toy_bots, toy_room
from kitapi_testing.toy_game import TOY
from tests.room import bot_actions


def of_toys(bot: str, game: str) -> Seatable:
    """Return the bots of the toy game: ``first`` needs the solver, and ``other`` plays until it is ready."""
    return Seatable(budget=None, instead="other") if bot == "first" else Seatable()


def thinkers(
    choose: bots.Choose, prepare: Callable[[], bytes] = bytes, advise: Callable[..., bytes] | None = None
) -> BotPlayers:
    ready = Thinking(prepare, advise or no_advice, games=["toy"], seconds=1.0, workers=a_thread)
    return BotPlayers(choose, pace=0, workers=a_thread, seatable=of_toys, thinking=ready)


def no_advice(*_: object) -> bytes:
    return b""


def a_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1)


def a_room(players: BotPlayers) -> CardRoom:
    return CardRoom(MemoryStore(), {"toy": TOY}, players, toy_bots, times=LASTING)


def a_question(bot: str = "first") -> Question:
    return Question(bot=bot, game="toy", view=b'{"options":[{"kind":"wave"}]}', history=b"[]", happened=1)


class Noted:
    """A player that notes which bots were called, and fails as often as ``failures`` says."""

    def __init__(self, *failures: Exception) -> None:
        self.bots: list[str] = []
        self.failures = list(failures)

    def __call__(self, bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
        self.bots.append(bot)
        if bot == "first" and self.failures:
            raise self.failures.pop()
        return play_first(bot, game, view, history, seed, budget)


@story
async def test_until_the_solver_is_ready_another_plays_and_the_table_says_so() -> None:
    compiled, choose = threading.Event(), Noted()

    def prepare() -> bytes:
        compiled.wait(20)
        return b""

    room = a_room(thinkers(choose, prepare))
    await room.begin()
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    assert [seat.getting_ready for seat in maria.state.table.seats] == [False, True]
    assert maria.state.table.seats[1].name == "first"
    await play_a_deal(maria)
    assert choose.bots == ["other"] * 2
    compiled.set()
    await maria.until(lambda state: not state.table.seats[1].getting_ready)
    await maria.next()
    await play_a_deal(maria)
    assert choose.bots == ["other"] * 2 + ["first"] * 2
    await room.close()


async def play_a_deal(guest: Guest) -> None:
    before = guest.state.table.sheet
    await guest.contribute()
    for _ in range(2):
        await guest.play()
    await guest.until(lambda state: state.table.sheet == before + 1)


@pytest.mark.parametrize("failure", [BrokenExecutor(), TimeoutError(), ValueError()])
@story
async def test_in_the_place_of_a_bot_that_fails_another_answers_and_it_is_made_ready_anew(failure: Exception) -> None:
    prepared: list[bool] = []

    def prepare() -> bytes:
        prepared.append(True)
        return b""

    choose = Noted(failure)
    players = thinkers(choose, prepare)
    players.begin()
    assert players.thinking is not None
    await players.thinking.ready()
    assert await players.answer(a_question()) == b'{"kind":"wave"}'
    assert choose.bots == ["first", "other"]
    await asyncio.wait_for(players.thinking.ready(), 20)
    assert await players.answer(a_question()) == b'{"kind":"wave"}'
    assert choose.bots[2:] == ["first"]
    assert len(prepared) == (1 if isinstance(failure, ValueError) else 2)
    await players.close()


@story
async def test_what_cannot_be_made_ready_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "FIRST_WAIT", 0.0)
    failures = [MemoryError(), OSError()]

    def prepare() -> bytes:
        if failures:
            raise failures.pop()
        return b""

    players = thinkers(Noted(), prepare)
    players.begin()
    assert players.thinking is not None
    await asyncio.wait_for(players.thinking.ready(), 20)
    assert not failures
    await players.close()


@story
async def test_without_any_solver_others_play_for_good_and_nobody_is_getting_ready() -> None:
    choose = Noted()
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1), seatable=of_toys)
    players.begin()
    assert await players.answer(a_question()) == b'{"kind":"wave"}'
    assert choose.bots == ["other"]
    assert not players.is_getting_ready("first", "toy")
    await players.close()


@story
async def test_a_question_that_waits_behind_a_stuck_one_is_not_lost_with_it() -> None:
    released = threading.Event()
    ready = Thinking(bytes, no_advice, games=(), seconds=1.0, workers=a_thread, most=1)

    def stuck() -> bytes:
        released.wait(20)
        return b""

    first = asyncio.create_task(ready.ask(0.1, stuck))
    await asyncio.sleep(0.05)
    second = asyncio.create_task(ready.ask(20, bytes))
    with pytest.raises(TimeoutError):
        await first
    assert await second == b""
    released.set()
    await ready.close()


@story
async def test_a_second_worker_is_made_ready_only_while_the_first_is_busy_and_no_third_of_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_processes, "IDLE", 0.3)
    both = threading.Barrier(2)

    def at_once() -> bytes:
        both.wait(20)
        return b""

    ready = Thinking(bytes, no_advice, games=(), seconds=1.0, workers=a_thread, most=2)
    for _ in range(3):
        await ready.ask(20, bytes)
    assert ready.workers == 1
    await asyncio.gather(*(ready.ask(20, at_once) for _ in range(4)))
    assert ready.workers == 2
    async with asyncio.timeout(20):
        while ready.workers > 1:
            await asyncio.sleep(0.01)
    assert await ready.ask(20, bytes) == b""
    await ready.close()


@story
async def test_a_worker_that_thinks_is_another_process_which_steps_back() -> None:
    ready = Thinking(bytes, no_advice, games=(), seconds=1.0)
    process, niceness = (await ready.ask(20, bot_actions.tell_niceness)).split()
    assert int(process) != os.getpid()
    assert int(niceness) == min(19, os.nice(0) + POLITELY)
    await ready.close()


@story
async def test_a_bot_and_advice_come_from_a_worker_that_has_loaded_the_solver() -> None:
    [moment_to_act] = [moment for moment in moments(PREFA, 3, "steady") if moment.view.phase.value == "playing"][-4:-3]
    ready = Thinking(prepare, advise, games=["prefa"], seconds=1.0)
    players = BotPlayers(choose, pace=0, seatable=seatable, thinking=ready)
    players.begin()
    await asyncio.wait_for(ready.ready(), bot_processes.COMPILING)
    view, history = moment_to_act.view_json, moment_to_act.history_json
    question = Question(bot="sharp", game="prefa", view=view, history=history, happened=1)
    played = PREFA.codec.read_action(await players.answer(question))
    PREFA.decide(moment_to_act.state, moment_to_act.seat, played)
    advice = msgspec.json.decode(await ready.advice("prefa", view, history))
    assert len(advice["actions"]) == len(moment_to_act.view.options)
    await players.close()


@story
async def test_who_sees_all_cards_is_never_seated() -> None:
    room = toy_room(MemoryStore())
    with pytest.raises(SeesAllCards):
        await room.open_table("maria", new_table("me", "clairvoyant"))
    with pytest.raises(MalformedCommand):
        await room.open_table("maria", new_table("me", "nobody"))
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    with pytest.raises(SeesAllCards):
        await maria.seat_bot(1, "clairvoyant")
    await room.close()
