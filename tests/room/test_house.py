"""A table with a house: the house deals by itself, also with empty seats, hand after hand."""

import asyncio
import logging

import pytest

from kitapi.kernel import HouseStep, IllegalAction, Seat
from kitapi.room.desk import prompter as prompter_module
from kitapi.room.onlookers.messages import State
from kitapi.room.record import streams
from kitapi.room.table.automaton import due
from kitapi.room.table.refusals import AT_ONCE
from kitapi.store import MemoryStore
from kitapi_testing.house_events import DEALER, Pay
from kitapi_testing.house_game import LotteryBank
from kitapi_testing.lottery_hall import eventually, hall, lottery, options, pass_hand, ready_to_stake, stake
from kitapi_testing.room_people import Guest, StoreAt, is_over, open_desk, story, view_in


def number(state: State) -> int:
    return int(view_in(state)["number"]) if state.view else 0


@story
async def test_the_house_runs_a_hand_with_one_player_and_empty_seats(store: StoreAt) -> None:
    room = hall(store())
    maria = await Guest(await lottery(room, "me", "open", "open"), "maria").look()
    await stake(maria)
    state = await maria.until(is_over)
    assert view_in(state)["coins"] == 3
    kinds = [one.kind for one in await room.desks.context.store.read(streams.play_stream(maria.desk.table_id))]
    assert kinds[:5] == ["lottery.opened", *["lottery.contributed"] * 3, "lottery.drawn"]
    assert kinds[5:9] == ["lottery.answered", "lottery.meter_told", "lottery.coins_in", "lottery.ended"]
    await room.close()


@story
async def test_the_next_hand_opens_by_itself_while_a_player_is_there() -> None:
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me", "open"), "maria").look()
    for hand in (1, 2, 3):
        await maria.until(lambda state, hand=hand: number(state) == hand)  # type: ignore[misc]
        await stake(maria)
    await room.close()


@story
async def test_the_next_hand_waits_a_moment_or_for_everybody_to_say_next(monkeypatch: pytest.MonkeyPatch) -> None:
    room = hall(MemoryStore(), pace=1)
    monkeypatch.setattr(prompter_module, "BETWEEN_HANDS", 0.2)
    maria = await Guest(await lottery(room, "me"), "maria").look()
    await pass_hand(maria)
    await maria.until(is_over)
    began = asyncio.get_running_loop().time()
    await maria.until(lambda state: number(state) == 2)
    assert asyncio.get_running_loop().time() - began > 0.15
    monkeypatch.setattr(prompter_module, "BETWEEN_HANDS", 3600.0)
    await pass_hand(maria)
    await maria.until(is_over)
    await maria.next()
    await maria.until(lambda state: number(state) == 3)
    await room.close()


@story
async def test_bots_alone_play_on_while_somebody_looks_on_and_rest_after_the_hand_when_nobody_does() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "first", "first", "open", user="stranger")
    stranger = await Guest(desk, "stranger").look()
    await stranger.until(lambda state: number(state) == 3)
    await stranger.leave()
    await eventually(desk.is_quiet)
    table = await desk.table()
    assert table.deal is not None
    assert not table.is_running
    again = await Guest(desk, "stranger").look()
    before = number(again.state)
    await again.until(lambda state: number(state) > before)
    await room.close()


@story
async def test_nothing_begins_with_nobody_at_the_table_or_before_all_have_accepted() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "open", "open", user="opener")
    stranger = await Guest(desk, "stranger").look()
    assert stranger.state.view is None
    await stranger.sit(0)
    assert (await desk.table()).deal is None, "the terms lie on the table"
    await stranger.accept(1)
    await stranger.until(lambda state: state.view is not None)
    await stranger.rise()
    await room.close()


@story
async def test_somebody_sits_down_in_the_middle_of_a_hand_and_sees_what_the_seat_sees() -> None:
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me", "open", "first"), "maria").look()
    await ready_to_stake(maria)
    nikos = await Guest(maria.desk, "nikos").look()
    assert view_in(nikos.state)["card"] is None
    await nikos.sit(1)
    state = await nikos.until_offered("stake")
    assert view_in(state)["card"] is not None
    assert options(state)
    await stake(maria)
    await nikos.until(lambda state: "first" in str(state.table.seats[2]))
    assert not is_over(nikos.state), "they are in the hand now, so it waits for them"
    await stake(nikos)
    await nikos.until(is_over)
    assert view_in(nikos.state)["coins"] == 9
    await room.close()


@story
async def test_a_step_waited_for_is_not_begun_anew_and_one_no_longer_due_is_given_up() -> None:
    room = hall(MemoryStore(), pace=1)
    maria = await Guest(await lottery(room, "me", "open", pause=200), "maria").look()
    await stake(maria)
    automaton = maria.desk.prompter.automaton
    waiting = automaton.waiting
    assert waiting is not None
    onlooker = await Guest(maria.desk, "stranger").look()
    assert automaton.waiting is waiting
    await onlooker.sit(1)
    assert not automaton.is_waiting(), "somebody else is asked now"
    await onlooker.rise()
    await eventually(automaton.is_waiting)
    assert automaton.waiting is not waiting
    await maria.until(is_over)
    await room.close()


@story
async def test_the_house_pauses_as_the_people_at_its_table_wish() -> None:
    room = hall(MemoryStore(), pace=1)
    maria = await Guest(await lottery(room, "me", pause=3_600_000), "maria", pace="at_once").look()
    await stake(maria)
    await maria.until(is_over)
    await room.close()


@story
async def test_clocks_run_only_where_somebody_else_waits() -> None:
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me", "first", "open", patience=1), "maria").look()
    await ready_to_stake(maria)
    await eventually(lambda: not maria.desk.prompter.is_waiting())
    assert due(await maria.desk.table(), frozenset()) is None
    nikos = await Guest(maria.desk, "nikos").look()
    await nikos.sit(2)
    state = await maria.until(is_over)
    assert view_in(state)["coins"] == 3, "the bot's alone"
    await room.close()


@story
async def test_people_have_their_time_however_quick_the_house_is() -> None:
    room = hall(MemoryStore(), pace=0)
    maria = await Guest(await lottery(room, "me", "open", patience=3_600_000), "maria").look()
    await ready_to_stake(maria)
    await Guest(maria.desk, "nikos").sit(1)
    await maria.act({"kind": "stake"})
    await asyncio.sleep(0.05)
    assert maria.desk.prompter.automaton.is_waiting()
    assert (await maria.desk.table()).is_running
    await room.close()


@story
async def test_a_hand_goes_on_after_a_restart_when_somebody_comes(store: StoreAt) -> None:
    room = hall(store(), pace=1)
    maria = await Guest(await lottery(room, "me", pause=3_600_000), "maria").look()
    await stake(maria)
    await room.close()
    room = hall(store())
    again = await Guest(await room.desk(maria.desk.table_id), "maria").look()
    await again.until(is_over)
    await room.close()


@story
async def test_refused_steps_are_written_down_without_what_was_in_them(store: StoreAt) -> None:
    room = hall(store())
    maria = await Guest(await lottery(room, "me", "open"), "maria").look()
    await ready_to_stake(maria)
    for _ in range(AT_ONCE + 5):
        with pytest.raises(IllegalAction):
            await maria.act({"kind": "contribute", "value": "secret"})
    written = await room.desks.context.store.read(streams.refused_stream(maria.desk.table_id))
    assert len(written) == AT_ONCE
    refused = streams.read(written[0])
    assert (refused.by, refused.action, refused.clause, refused.at) == ("0", "contribute", "LOT-05", 5 - 1)
    assert b"secret" not in written[0].payload
    await room.close()


@story
async def test_refusals_at_a_table_without_a_house_are_not_written_down() -> None:
    room = hall(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    nikos = Guest(maria.desk, "nikos")
    await nikos.join(1)
    version = await maria.contribute()
    with pytest.raises(IllegalAction):
        await maria.act({"kind": "contribute", "value": ""}, seen=version)
    assert await room.desks.context.store.streams("refused:") == []
    await room.close()


@story
async def test_a_step_of_the_house_that_the_rules_refuse_is_logged_and_stored(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = hall(MemoryStore())
    maria = await Guest(await lottery(room, "me"), "maria").look()
    await ready_to_stake(maria)
    wrong = HouseStep(actor=DEALER, action=Pay(Seat(0)), pause=0, key="pay")
    monkeypatch.setattr(LotteryBank, "step", lambda self, state, occupied, staffed: wrong)
    with caplog.at_level(logging.ERROR):
        await stake(maria)
        await eventually(lambda: not maria.desk.prompter.is_waiting())
    assert "cannot continue: IllegalAction" in caplog.text
    [written] = await room.desks.context.store.read(streams.refused_stream(maria.desk.table_id))
    refused = streams.read(written)
    assert (refused.by, refused.action, refused.clause) == ("dealer", "pay", "LOT-10")
    assert not is_over(maria.state)
    await room.close()


@story
async def test_a_bot_acts_only_when_the_table_waits_for_it() -> None:
    room = hall(MemoryStore())
    desk = await lottery(room, "me", "first", "first", patience=1, idle=1)
    maria = await Guest(desk, "maria").look()
    await ready_to_stake(maria)
    await eventually(lambda: not desk.prompter.is_waiting())
    deal = (await desk.table()).deal
    assert deal is not None
    assert set(deal.state.answers) == {2}
    assert deal.options[Seat(1)]
    await room.close()
