"""Spectators without a seat: they see what everybody sees, cannot act, and are counted."""

import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import SPECTATOR
from kitapi.registry import GAMES
from kitapi.room.errors import NotSeated
from kitapi.room.record.streams import play_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi.workers.bots import bots_of, choose
from kitapi_testing.room_people import Guest, is_over, kinds_in, options_in, story, view_in
from kitapi_testing.two_people import a_table_of_two, play_out, turns


@story
async def test_everybody_is_shown_how_many_look_on_without_a_seat() -> None:
    room, maria, _ = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    assert stranger.state.table.watching == 1
    await maria.until_watching(1)
    tab = await Guest(maria.desk, "stranger").look()
    await tab.until_watching(1)
    other = await Guest(maria.desk, "eleni").look()
    await other.until_watching(2)
    await maria.until_watching(2)
    await other.leave()
    await tab.leave()
    await maria.until_watching(1)
    await stranger.leave()
    await maria.until_watching(0)
    await room.close()


@story
async def test_a_newcomer_who_has_no_seat_causes_no_state_for_the_others() -> None:
    room, maria, _ = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    counts = len(maria.states), len(stranger.states)
    for name in ("eleni", "petros"):
        await Guest(maria.desk, name).look()
    await maria.until_watching(3)
    await stranger.until_watching(3)
    assert (len(maria.states), len(stranger.states)) == counts
    await room.close()


@story
async def test_who_sits_down_does_not_look_on_any_more() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    await nikos.rise()
    state = await maria.until(lambda state: state.table.seats[1].kind == "open")
    assert state.table.watching == 1
    await nikos.sit(1)
    assert (await maria.hear()).table.watching == 0
    await room.close()


@story
async def test_a_crowd_that_comes_and_goes_cuts_off_nobody_who_reads_slowly() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    to_act, other = await turns(maria, nikos)
    await to_act.act({"kind": "wave"})
    for number in range(80):
        await (await Guest(maria.desk, f"stranger-{number}").look()).leave()
    assert not other.onlooker.cut_off.is_set()
    assert kinds_in(await other.hear()) == ["toy.waved"], "what happened is told even to the slowest"
    await other.until_watching(0)
    await room.close()


@story
async def test_who_looks_on_is_shown_every_move_and_no_card_and_no_option() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    await play_out(maria, nikos)
    await stranger.until(is_over)
    seen = [kind for state in stranger.states for kind in kinds_in(state)]
    assert (seen.count("toy.played"), seen.count("toy.trick_taken")) == (4, 2)
    for state in stranger.states:
        assert view_in(state)["hand"] == []
        assert options_in(state) == []
    await room.close()


@story
async def test_who_looks_on_does_nothing() -> None:
    room, maria, _ = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    before = (await maria.desk.table()).version
    refused = [
        stranger.act({"kind": "wave"}),
        stranger.next(),
        stranger.rise(),
        stranger.seat_bot(1),
        stranger.put_terms(deals=1),
        stranger.accept(1),
        stranger.break_up(),
    ]
    for deed in refused:
        with pytest.raises(NotSeated):
            await deed
    assert (await maria.desk.table()).version == before
    await room.close()


HIGH_CARD = re.compile(r'"([TJQKA][scdh])"')
"""Matches cards in JSON from the ten up; lower ones are written like contracts."""


@story
async def test_who_looks_on_at_prefa_sees_the_public_view_and_no_card_before_it_is_shown() -> None:
    store = MemoryStore()
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, GAMES, players, bots_of)
    table, _ = await room.open_table("maria", NewTable(game="prefa", seats=("steady",) * 3))
    stranger = await Guest(await room.desk(table), "stranger").look()
    await stranger.until(lambda state: view_in(state)["phase"] == "over" and bool(view_in(state).get("tricks")))
    shown = {state.version: state for state in stranger.states}
    state, public, most = None, set[str](), 0
    for one in await store.read(play_stream(table)):
        state = PREFA.evolve(state, PREFA.codec.read_event(one.kind, one.schema, one.payload))
        public = set() if one.kind == PREFA.opening_kind else public
        if one.kind in {"prefa.card_played", "prefa.claim_made"}:
            public |= set(HIGH_CARD.findall(one.payload.decode()))
            most = max(most, len(public))
        if (state_shown := shown.get(one.version)) is not None:
            assert state_shown.view == msgspec.Raw(PREFA.codec.write_view(PREFA.view(state, SPECTATOR)))
            assert "options" not in view_in(state_shown)
            seen = msgspec.json.encode(state_shown).decode()
            assert PREFA.is_over(state) or set(HIGH_CARD.findall(seen)) <= public
    assert most > 3, "cards were played"
    await room.close()
