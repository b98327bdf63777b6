"""Prefa at a table: whole deals against bots, and a restart at every moment of a deal."""

import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from kitapi.kernel import seats_of
from kitapi.registry import GAMES
from kitapi.room.onlookers.messages import State
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import EventStore, MemoryStore
from kitapi.workers.bots import bots_of, choose
from kitapi_campaigns.kills.people import any_action
from kitapi_testing.room_people import LASTING, Guest, StoreAt, options_in, story, view_in

VIEW_LIMIT = 4096


def prefa_room(store: EventStore) -> CardRoom:
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    return CardRoom(store, GAMES, players, bots_of, times=LASTING)


async def at_a_new_table(room: CardRoom, *bots: str) -> Guest:
    terms = msgspec.Raw(msgspec.json.encode({"players": len(bots) + 1}))
    table, _ = await room.open_table("maria", NewTable(game="prefa", seats=("me", *bots), terms=terms))
    return await Guest(await room.desk(table), "maria").look()


def is_mine_or_over(state: State) -> bool:
    return bool(options_in(state)) or "outcome" in view_in(state)


async def act_at_random(maria: Guest, rng: random.Random) -> None:
    version = await maria.act(any_action(rng, options_in(maria.state)))
    await maria.until(lambda state: state.version >= version)


async def go_on_to_the_next_deal(maria: Guest) -> None:
    await maria.next()
    await maria.until(lambda state: "outcome" not in view_in(state))


async def play_a_deal(maria: Guest, rng: random.Random) -> None:
    """Take any option until the deal is over."""
    while "outcome" not in view_in(await maria.until(is_mine_or_over)):
        await act_at_random(maria, rng)


@pytest.mark.parametrize("bots", [("steady", "steady"), ("passer", "random"), ("steady", "random", "passer")])
@story
async def test_deals_are_played_against_the_bots_and_the_ledger_adds_up(bots: tuple[str, ...]) -> None:
    room = prefa_room(MemoryStore())
    maria = await at_a_new_table(room, *bots)
    rng = random.Random(1)
    for number in (1, 2, 3):
        await play_a_deal(maria, rng)
        outcome = view_in(maria.state)["outcome"]
        assert maria.state.table.sheet == number
        assert sorted(map(len, outcome["cards"]["hands"]))[-3:] == [10, 10, 10]
        await go_on_to_the_next_deal(maria)
    for event in await room.desks.context.store.read(streams.play_stream(maria.desk.table_id)):
        balances = msgspec.json.decode(event.payload).get("balances", {})
        assert sum(balances.values()) == 0
    sheet = msgspec.json.decode(await room.sheet(maria.desk.table_id))
    assert [deal["number"] for deal in sheet["deals"]] == [1, 2, 3]
    sizes = sorted(len(state.view) for state in maria.states if state.view)
    assert sizes[len(sizes) * 95 // 100] <= VIEW_LIMIT
    await room.close()


@story
async def test_a_deal_goes_on_after_a_restart_at_every_place_of_it(store: StoreAt) -> None:
    room = prefa_room(store())
    maria = await at_a_new_table(room, "steady", "steady")
    table, rng = maria.desk.table_id, random.Random(2)
    for _ in range(15):
        if "outcome" in view_in(await maria.until(is_mine_or_over)):
            await go_on_to_the_next_deal(maria)
            continue
        before = view_in(maria.state)
        await room.close()
        room = prefa_room(store())
        maria = await Guest(await room.desk(table), "maria").look()
        assert view_in(maria.state) == before
        await act_at_random(maria, rng)
    await room.close()


@story
async def test_the_replay_of_the_log_is_the_live_state_for_every_viewer() -> None:
    room = prefa_room(MemoryStore())
    maria = await at_a_new_table(room, "steady", "random")
    looker_on = await Guest(maria.desk, "looker-on").look()
    await play_a_deal(maria, random.Random(3))
    await looker_on.until(lambda state: state.version == maria.state.version)
    game = GAMES["prefa"]
    state = None
    for one in await room.desks.context.store.read(streams.play_stream(maria.desk.table_id)):
        state = game.evolve(state, game.codec.read_event(one.kind, one.schema, one.payload))
    table = await maria.desk.table()
    assert table.deal is not None
    for seat in seats_of(3):
        assert game.view(state, seat) == game.view(table.deal.state, seat)
    assert game.codec.write_view(game.view(state, seats_of(3)[0])) == bytes(maria.state.view or b"")
    await room.close()


@story
async def test_what_is_shown_while_a_deal_runs_has_no_place_for_its_secret() -> None:
    room = prefa_room(MemoryStore())
    maria = await at_a_new_table(room, "steady", "steady")
    looker_on = await Guest(maria.desk, "looker-on").look()
    table = await maria.desk.table()
    assert table.secret is not None
    await play_a_deal(maria, random.Random(4))
    await looker_on.until(lambda state: state.version == maria.state.version)
    for guest in (maria, looker_on):
        *running, over = (msgspec.json.encode(state).decode() for state in guest.states)
        assert table.secret.secret in over, "once it is over, everybody may check the shuffle"
        assert not [text for text in running if table.secret.secret in text]
    await room.close()
