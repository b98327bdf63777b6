"""Advice at a table: who gets it, when, and from what it is computed."""

import threading
from typing import Any

import msgspec
import pytest

from kitapi.room.answers.advice import AdviceMessage
from kitapi.room.errors import (
    AdviceOff,
    AdvisedAlone,
    NoAdvice,
    NotSeated,
    NotStarted,
    NotToAct,
    RoomError,
    SolverNotReady,
    Unsolved,
)
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.seating_events import Advice
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, is_over, new_table, play_first, story, toy_room, view_in
from tests.room.test_bot_processes import a_room, thinkers

ANSWER = b'{"unit":"points","worlds":3,"exact":true,"actions":[{"action":{"kind":"wave"},"worth":1.5}]}'


class Solver:
    """A solver that notes its requests."""

    def __init__(self, answer: bytes = ANSWER) -> None:
        self.answer = answer
        self.requests: list[tuple[str, bytes, bytes]] = []

    def __call__(self, game: str, view: bytes, history: bytes) -> bytes:
        self.requests.append((game, view, history))
        return self.answer


async def ready_room(advise: Any) -> tuple[CardRoom, BotPlayers]:
    players = thinkers(play_first, advise=advise)
    room = a_room(players)
    await room.begin()
    assert players.thinking is not None
    await players.thinking.ready()
    return room, players


async def at_a_table(room: CardRoom, *seats: str, advice: Advice = "alone") -> Guest:
    table, _ = await room.open_table("maria", msgspec.structs.replace(new_table(*seats), advice=advice))
    return await Guest(await room.desk(table), "maria").look()


async def refusal(room: CardRoom, guest: Guest, user: str = "maria") -> type[RoomError]:
    with pytest.raises(RoomError) as refused:
        await room.adviser.advise(guest.desk.table_id, user)
    return type(refused.value)


@story
async def test_whoever_plays_with_bots_alone_is_advised_from_his_view_and_what_everybody_saw() -> None:
    solver = Solver()
    room, _ = await ready_room(solver)
    maria = await at_a_table(room, "me", "first")
    assert (maria.state.table.advice, maria.state.table.advised) == ("alone", True)
    await maria.contribute()
    await maria.until_offered()
    advice = await room.adviser.advise(maria.desk.table_id, "maria")
    assert isinstance(advice, AdviceMessage)
    assert (advice.version, advice.unit, advice.worlds, advice.exact) == (maria.state.version, "points", 3, True)
    assert msgspec.json.decode(bytes(advice.actions))[0]["worth"] == 1.5
    [(game, view, history)] = solver.requests
    assert game == "toy"
    assert view == bytes(maria.state.view or b"")
    hands = [one for one in msgspec.json.decode(history) if one["kind"] == "hand_seen"]
    assert hands
    assert all(one["cards"] == [] for one in hands), "what everybody saw shows no hand"
    await room.close()


@story
async def test_advice_is_refused_until_the_solver_is_ready_and_where_it_fails() -> None:
    compiled = threading.Event()

    def prepare() -> bytes:
        compiled.wait(20)
        return b""

    def advise(*_: object) -> bytes:
        raise ValueError("no layout fits")

    players = thinkers(play_first, prepare, advise)
    room = a_room(players)
    await room.begin()
    maria = await at_a_table(room, "me", "first")
    await maria.contribute()
    await maria.until_offered()
    assert await refusal(room, maria) is SolverNotReady
    compiled.set()
    assert players.thinking is not None
    await players.thinking.ready()
    assert await refusal(room, maria) is Unsolved
    await room.close()


@story
async def test_only_the_player_to_act_gets_advice() -> None:
    room, _ = await ready_room(Solver())
    maria = await at_a_table(room, "me", "first")
    assert await refusal(room, maria, "stranger") is NotSeated
    assert await refusal(room, maria) is NotToAct, "a share in the shuffle is nothing to think about"
    await maria.contribute()
    while not is_over(maria.state):
        await (maria.play() if view_in(maria.state).get("options") else maria.hear())
    assert await refusal(room, maria) is NotToAct
    waiting = await at_a_table(room, "me", "open")
    assert (await refusal(room, waiting), waiting.state.table.advised) == (NotStarted, False)
    await room.close()


@story
async def test_with_another_person_there_is_no_advice_not_even_in_the_deal_he_has_left() -> None:
    room, _ = await ready_room(Solver())
    maria = await at_a_table(room, "me", "open")
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await nikos.contribute()
    await maria.until(lambda state: bool(view_in(state)["hand"]))
    assert (await refusal(room, maria), maria.state.table.advised) == (AdvisedAlone, False)
    await nikos.seat_bot(1)
    await maria.until(lambda state: state.table.seats[1].kind == "bot")
    assert (await refusal(room, maria), maria.state.table.advised) == (AdvisedAlone, False)
    await room.close()


@pytest.mark.parametrize(("advice", "refused"), [("off", AdviceOff), ("on", None)])
@story
async def test_a_table_may_advise_nobody_or_everybody(advice: Advice, refused: type[RoomError] | None) -> None:
    room, _ = await ready_room(Solver())
    maria = await at_a_table(room, "me", "open", advice=advice)
    assert (maria.state.table.advice, maria.state.table.advised) == (advice, False)
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.join(1)
    for guest in (maria, nikos):
        await guest.contribute()
    state = await maria.until(lambda state: bool(view_in(state)["hand"]))
    assert state.table.advised is (refused is None)
    first = maria if view_in(state)["turn"] == 0 else nikos
    if refused is None:
        assert (await room.adviser.advise(maria.desk.table_id, first.user)).worlds == 3
    else:
        assert await refusal(room, maria, first.user) is refused
    await room.close()


@story
async def test_a_game_without_advice_and_a_server_without_solver_say_so() -> None:
    room = toy_room(MemoryStore())
    maria = await at_a_table(room, "me", "first")
    assert (await refusal(room, maria), maria.state.table.advised) == (NoAdvice, False)
    await room.close()
