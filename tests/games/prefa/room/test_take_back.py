"""Taking an act back at a table of Prefa: at once beside bots, and among people when all agree."""

import asyncio
import random

import msgspec
import pytest

from kitapi.auditor.records import record_audited
from kitapi.records import read_record
from kitapi.registry import AUDITED, GAMES
from kitapi.room.errors import NothingToTakeBack, NotSeated, StaleProposal
from kitapi.room.onlookers.messages import State
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Sound
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.store import MemoryStore
from kitapi_testing.room_people import Guest, StoreAt, options_in, story, view_in
from tests.games.prefa.room.test_table import (
    act_at_random,
    at_a_new_table,
    go_on_to_the_next_deal,
    is_mine_or_over,
    play_a_deal,
    prefa_room,
)


def is_among_tricks(state: State) -> bool:
    """Whether the first tricks are played, and the viewer has played a card."""
    if state.view is None:
        return False
    view = view_in(state)
    return view["phase"] == "playing" and len(view["hand"]) in range(5, 10) and isinstance(state.take_back, int)


async def until_offered(maria: Guest, rng: random.Random) -> None:
    """Play until Maria is to play a card and may take one back."""
    await maria.until(is_mine_or_over)
    while not is_among_tricks(maria.state):
        if "outcome" in view_in(maria.state):
            await go_on_to_the_next_deal(maria)
        else:
            await act_at_random(maria, rng)
        await maria.until(is_mine_or_over)


def read_offer(maria: Guest) -> int:
    assert isinstance(maria.state.take_back, int)
    return maria.state.take_back


@story
async def test_beside_bots_an_act_is_taken_back_at_once(store: StoreAt) -> None:
    room, rng = prefa_room(store()), random.Random(5)
    maria = await at_a_new_table(room, "steady", "steady")
    await until_offered(maria, rng)
    seen, offered = view_in(maria.state), read_offer(maria)
    await act_at_random(maria, rng)
    await maria.until(is_mine_or_over)
    again = read_offer(maria)
    assert again > offered
    version = await maria.take_back(again)
    state = await maria.until(lambda state: state.version == version)
    assert view_in(state) == seen
    assert state.take_back == offered
    assert state.observations == ()
    kinds = [msgspec.json.decode(one)["kind"] for one in state.history or ()]
    assert kinds[-1] == "prefa.taken_back"
    assert kinds.count("prefa.taken_back") == 1
    with pytest.raises(NothingToTakeBack):
        await maria.take_back(again)
    await room.close()
    room = prefa_room(store())
    maria = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    assert view_in(maria.state) == seen
    assert [msgspec.json.decode(one)["kind"] for one in maria.state.history or ()] == kinds
    await play_a_deal(maria, rng)
    stored = await room.desks.context.store.read(streams.play_stream(maria.desk.table_id))
    assert sum(one.kind == "prefa.taken_back" for one in stored) == 1
    assert len(msgspec.json.decode(await room.sheet(maria.desk.table_id))["deals"]) == maria.state.table.sheet
    written = await room.record(maria.desk.table_id)
    assert written.count(b'"prefa.taken_back"') == 1
    lines = written.splitlines(keepends=True)
    assert len(read_record(lines, GAMES, audited=True).deals) == maria.state.table.sheet
    assert list(record_audited(lines, AUDITED.values())) == []
    audit = await audit_table(room.desks.context.store, GAMES, maria.desk.table_id)
    assert isinstance(audit, Sound)
    await room.close()


async def two_people(room: CardRoom) -> tuple[Guest, Guest]:
    terms = msgspec.Raw(b'{"players":3}')
    table, _ = await room.open_table("maria", NewTable(game="prefa", seats=("me", "open", "steady"), terms=terms))
    desk = await room.desk(table)
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1, "Nikos")
    return maria, nikos


async def say_next(one: Guest) -> None:
    me = one.state.table.me
    assert me is not None
    if not one.state.table.seats[me].ready:
        await one.next()


async def play_on(people: tuple[Guest, ...], rng: random.Random) -> None:
    """Let the person to act do so, until Maria may take back a card."""
    while not is_among_tricks(people[0].state):
        for one in people:
            await one.catch_up()
            if one.state.view is None:
                continue
            if "outcome" in view_in(one.state):
                await say_next(one)
            elif options_in(one.state):
                await act_at_random(one, rng)
        await asyncio.sleep(0.005)
        await people[0].catch_up()


@story
async def test_among_people_all_must_agree_and_bots_may_play_on() -> None:
    room, rng = prefa_room(MemoryStore()), random.Random(6)
    maria, nikos = await two_people(room)
    await play_on((maria, nikos), rng)
    offered = read_offer(maria)
    await maria.take_back(offered)
    state = await nikos.until(lambda state: state.table.proposal is not None)
    assert state.table.proposal is not None
    assert state.table.proposal.takes_back
    assert state.table.proposal.agreed == (0,)
    await maria.take_back(offered)
    await nikos.catch_up()
    assert nikos.state.table.proposal == state.table.proposal, "the same proposal again changes nothing"
    await nikos.answer(state.table.proposal.number, agree=False)
    with pytest.raises(StaleProposal):
        await nikos.answer(state.table.proposal.number)
    await maria.take_back(offered)
    state = await nikos.until(lambda state: state.table.proposal is not None and state.table.proposal.number == 2)
    version = await nikos.answer(2)
    state = await maria.until(lambda state: state.version >= version and not state.observations)
    assert msgspec.json.decode((state.history or ())[-1]) == {"kind": "prefa.taken_back", "seat": 0, "kept": offered}
    assert state.table.proposal is None


@story
async def test_only_who_acted_takes_back() -> None:
    room, rng = prefa_room(MemoryStore()), random.Random(8)
    maria = await at_a_new_table(room, "steady", "steady")
    with pytest.raises(NothingToTakeBack):
        await maria.take_back(1)
    await until_offered(maria, rng)
    vera = await Guest(maria.desk, "vera").look()
    assert isinstance(vera.state.take_back, msgspec.UnsetType)
    with pytest.raises(NotSeated):
        await vera.take_back(read_offer(maria))
    with pytest.raises(NothingToTakeBack):
        await maria.take_back(read_offer(maria) + 1)
