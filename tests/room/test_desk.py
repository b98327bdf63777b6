"""A table's desk: one command at a time, stored before it is shown, and shown to each in their own view."""

import asyncio
import logging

import msgspec
import pytest

from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import (
    Busy,
    CommandIdReused,
    DealRunning,
    MalformedCommand,
    NotSeated,
    RoomFailed,
    SittingOver,
    StaleCommand,
    TooMuch,
)
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.seats.seat_errors import SeatDealt, SeatReserved
from kitapi.room.times import Times
from kitapi.store import MemoryStore, Recorded, StoreFailed, StoreUnavailable, VersionConflict
from kitapi_testing.room_people import (
    Guest,
    StoreAt,
    fresh_id,
    is_over,
    kinds_in,
    open_desk,
    options_in,
    story,
    toy_room,
    view_in,
)
from kitapi_testing.two_people import a_table_of_two, play_out, turns
from tests.room.failing_store import FailingStore


async def events_of(room: CardRoom, desk: TableDesk) -> list[Recorded]:
    return await room.desks.context.store.read(streams.play_stream(desk.table_id))


@story
async def test_the_first_deal_is_opened_when_the_last_seat_is_filled(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria = await Guest(desk, "maria").look()
    assert maria.state.view is None
    assert maria.state.version == 0
    await Guest(desk, "nikos").join(1)
    state = await maria.hear()
    assert state.version == 1
    assert kinds_in(state) == ["deal_began"]
    await room.close()


@story
async def test_the_cards_are_dealt_with_the_last_contribution_in_one_step(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await nikos.contribute()
    state = await maria.until(lambda state: state.version >= 4)
    assert (state.version, kinds_in(state)) == (4, ["seat_contributed", "hand_seen"])
    await room.close()


@story
async def test_each_is_shown_his_own_cards_and_a_looker_on_none(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    stranger = await Guest(maria.desk, "stranger").look()
    hands = [view_in(guest.state)["hand"] for guest in (maria, nikos, stranger)]
    assert [len(hand) for hand in hands] == [2, 2, 0]
    assert not set(hands[0]) & set(hands[1])
    assert [guest.state.table.me for guest in (maria, nikos, stranger)] == [0, 1, None]
    await room.close()


@story
async def test_a_move_is_stored_before_it_is_shown(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, _ = await turns(maria, nikos)
    version = await to_act.play()
    assert len(await events_of(room, to_act.desk)) == version == to_act.state.version
    await room.close()


@story
async def test_a_whole_sitting_ends_and_no_deal_follows(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store(), deals=2)
    await play_out(maria, nikos)
    assert maria.state.table.sheet == 1
    await maria.next()
    state = await nikos.until(lambda state: state.table.seats[0].ready)
    assert [seat.ready for seat in state.table.seats] == [True, False]
    await nikos.next()
    await maria.contribute()
    await nikos.contribute()
    for guest in (maria, nikos):
        await guest.until(lambda state: bool(view_in(state)["hand"]))
    assert view_in(maria.state)["number"] == 2
    await play_out(maria, nikos)
    assert maria.state.table.sheet == 2
    with pytest.raises(SittingOver):
        await maria.next()
    await room.close()


@story
async def test_a_table_goes_on_in_the_middle_of_a_trick_after_a_restart(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, other = await turns(maria, nikos)
    await to_act.play()
    await turns(maria, nikos)
    shown = {guest.user: (guest.state.version, view_in(guest.state)) for guest in (maria, nikos)}
    table = to_act.desk.table_id
    await room.close()

    room = toy_room(store())
    desk = await room.desk(table)
    again = {user: await Guest(desk, user).look() for user in ("maria", "nikos")}
    assert {user: (guest.state.version, view_in(guest.state)) for user, guest in again.items()} == shown
    assert again["maria"].state.observations == ()
    await again[other.user].play()
    await room.close()


@story
async def test_a_table_restarted_between_the_opening_and_the_dealing_deals_from_the_same_secret(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await room.close()

    room = toy_room(store())
    desk = await room.desk(desk.table_id)
    nikos = await Guest(desk, "nikos").look()
    await nikos.contribute()
    events = await events_of(room, desk)
    [drawn] = await room.desks.context.store.read(streams.secret_stream(desk.table_id))
    dealt = msgspec.json.decode(events[3].payload)
    assert dealt["secret"] == msgspec.json.decode(drawn.payload)["secret"]
    await room.close()


@story
async def test_a_second_deal_is_loaded_from_its_own_opening(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store(), deals=3)
    await play_out(maria, nikos)
    await maria.next()
    await nikos.next()
    state = await maria.until(lambda state: view_in(state)["number"] == 2)
    await room.close()

    room = toy_room(store())
    desk = await room.desk(maria.desk.table_id)
    again = await Guest(desk, "maria").look()
    assert (again.state.version, view_in(again.state)) == (state.version, view_in(state))
    assert again.state.table.sheet == 1
    deal = (await desk.table()).deal
    assert deal is not None
    assert deal.public == (b'{"kind":"deal_began","number":2}',)
    await room.close()


@story
async def test_a_repeated_command_does_nothing_and_gets_the_first_answer(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, other = await turns(maria, nikos)
    card = options_in(to_act.state)[0]
    seen, command = to_act.state.version, fresh_id()
    first = await to_act.act(card, seen=seen, id=command)
    await turns(maria, nikos)
    await other.play()
    before = len(await events_of(room, to_act.desk))
    assert await to_act.act(card, seen=seen, id=command) == first
    assert len(await events_of(room, to_act.desk)) == before
    await room.close()


@story
async def test_a_command_repeated_after_a_restart_does_nothing(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, _ = await turns(maria, nikos)
    card, seen, command = options_in(to_act.state)[0], to_act.state.version, fresh_id()
    first = await to_act.act(card, seen=seen, id=command)
    await room.close()

    room = toy_room(store())
    again = Guest(await room.desk(to_act.desk.table_id), to_act.user)
    assert await again.act(card, seen=seen, id=command) == first
    assert len(await events_of(room, again.desk)) == first
    await room.close()


@story
async def test_the_same_id_with_another_action_is_refused(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, _ = await turns(maria, nikos)
    one, other = options_in(to_act.state)[:2]
    command = fresh_id()
    await to_act.act(one, id=command)
    with pytest.raises(CommandIdReused) as refused:
        await to_act.act(other, id=command)
    assert refused.value.facts == {"id": command}
    await room.close()


@story
async def test_two_people_may_use_the_same_id(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    command = fresh_id()
    for _ in range(2):
        to_act, _ = await turns(maria, nikos)
        await to_act.act(options_in(to_act.state)[0], id=command)
    assert len(await events_of(room, maria.desk)) == 7
    await room.close()


@story
async def test_an_action_without_sight_of_the_pending_decision_is_stale(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, other = await turns(maria, nikos)
    await to_act.play()
    await turns(maria, nikos)
    card = options_in(other.state)[0]
    with pytest.raises(StaleCommand) as refused:
        await other.act(card, seen=other.state.version - 1)
    assert refused.value.facts == {"seen": 4, "asked": 5}
    await other.act(card)
    await room.close()


@story
async def test_a_version_that_does_not_exist_yet_is_stale(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, _ = await turns(maria, nikos)
    with pytest.raises(StaleCommand):
        await to_act.act(options_in(to_act.state)[0], seen=99)
    await room.close()


@story
async def test_what_another_seat_does_makes_nobody_stale_whose_options_stay(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await nikos.until_offered("nonce")
    seen = nikos.state.version
    await maria.contribute()
    await nikos.act({"kind": "contribute", "value": ""}, seen=seen)
    await room.close()


@story
async def test_an_action_that_leaves_the_options_as_they_are_makes_its_own_repetition_stale(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, _ = await turns(maria, nikos)
    seen = to_act.state.version
    await to_act.act({"kind": "wave"}, seen=seen)
    with pytest.raises(StaleCommand):
        await to_act.act({"kind": "wave"}, seen=seen)
    await room.close()


@story
async def test_an_illegal_action_is_refused_and_nothing_stored(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    to_act, other = await turns(maria, nikos)
    with pytest.raises(IllegalAction) as refused:
        await other.act({"kind": "wave"})
    assert refused.value.clause == "TOY-04"
    with pytest.raises(MalformedAction) as malformed:
        await to_act.act({"kind": "play_card", "card": "1x"})
    assert malformed.value.field == "card"
    assert len(await events_of(room, to_act.desk)) == 4
    await room.close()


@story
async def test_nobody_shuffles_but_the_room(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await maria.until_offered("nonce")
    with pytest.raises(IllegalAction):
        await maria.act({"kind": "shuffled", "order": [], "algorithm": "mine", "secret": ""})
    await room.close()


@story
async def test_who_has_no_seat_does_nothing_at_the_table(store: StoreAt) -> None:
    room, maria, _ = await a_table_of_two(store())
    stranger = await Guest(maria.desk, "stranger").look()
    with pytest.raises(NotSeated):
        await stranger.act({"kind": "wave"})
    with pytest.raises(NotSeated):
        await stranger.next()
    await room.close()


@story
async def test_two_tabs_of_one_person_are_sent_the_same(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    tab = await Guest(maria.desk, "maria").look()
    to_act, _ = await turns(maria, nikos)
    await to_act.play()
    assert (await tab.hear()) == (await maria.until(lambda state: state.version == 5))
    await room.close()


@story
async def test_a_person_is_shown_as_away_only_when_his_last_tab_is_closed(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    tab = await Guest(maria.desk, "maria").look()
    await tab.leave()
    await turns(maria, nikos)
    assert nikos.state.table.seats[0].connected
    await maria.leave()
    state = await nikos.until(lambda state: not state.table.seats[0].connected)
    assert state.table.seats[1].connected
    await room.close()


@story
async def test_the_next_deal_does_not_wait_for_people_who_have_gone(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    await play_out(maria, nikos)
    await maria.next()
    await nikos.leave()
    assert view_in(await maria.until(lambda state: view_in(state)["number"] == 2))["over"] is False
    await room.close()


@story
async def test_the_next_deal_waits_until_everybody_present_is_ready(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store())
    await play_out(maria, nikos)
    version = maria.state.version
    assert await maria.next() == version
    assert await maria.next() == version
    assert await nikos.next() == version + 1
    await room.close()


@story
async def test_a_repeated_next_does_not_count_for_the_deal_after(store: StoreAt) -> None:
    room, maria, nikos = await a_table_of_two(store(), deals=3)
    await play_out(maria, nikos)
    command = fresh_id()
    await maria.next(command)
    await nikos.next()
    version = await maria.next(command)
    await maria.contribute()
    await nikos.contribute()
    for guest in (maria, nikos):
        await guest.until(lambda state: bool(view_in(state)["hand"]))
    await play_out(maria, nikos)
    assert await maria.next(command) == version
    await turns(maria, nikos)
    assert not maria.state.table.seats[0].ready
    await room.close()


@story
async def test_nobody_is_ready_for_the_next_deal_before_this_one_is_over(store: StoreAt) -> None:
    room, maria, _ = await a_table_of_two(store())
    with pytest.raises(DealRunning):
        await maria.next()
    await room.close()


@story
async def test_absent_seats_contribute_nothing_after_a_while(store: StoreAt) -> None:
    room = toy_room(store(), times=Times(contribution=0))
    desk = await open_desk(room, "me", "open")
    maria = await Guest(desk, "maria").look()
    await Guest(desk, "nikos").join(1)
    await maria.until(lambda state: state.view is not None and bool(view_in(state)["hand"]))
    events = [msgspec.json.decode(event.payload) for event in await events_of(room, desk)]
    assert [event.get("value") for event in events] == [None, "", "", None]
    await room.close()


@story
async def test_a_seat_given_up_in_the_middle_of_a_deal_is_taken_by_nobody_else_and_by_nobody_else_between_deals(
    store: StoreAt,
) -> None:
    room, maria, nikos = await a_table_of_two(store())
    hand = view_in(nikos.state)["hand"]
    await nikos.rise()
    state = await maria.until(lambda state: state.table.seats[1].kind == "open")
    assert state.version == 4
    eleni = await Guest(maria.desk, "eleni").look()
    assert view_in(eleni.state)["hand"] == []
    seat = eleni.state.table.seats[1]
    assert (seat.dealt, seat.reserved, seat.givable) == (True, "Nikos", False)
    with pytest.raises(SeatReserved):
        await eleni.sit(1)
    await turns(maria, nikos)
    assert (nikos.state.table.me, nikos.state.table.kept) == (None, 1)
    assert view_in(nikos.state)["hand"] == []
    await nikos.sit(1)
    shown = await nikos.until(lambda state: state.table.me == 1)
    assert view_in(shown)["hand"] == hand
    await nikos.rise(for_good=True)
    with pytest.raises(SeatDealt):
        await eleni.sit(1)
    await maria.seat_bot(1)
    while not is_over(maria.state):
        await (maria.play() if options_in(maria.state) else maria.hear())
    await eleni.sit(1)
    await eleni.until(lambda state: state.table.me == 1)
    await room.close()


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "\u0000", "a\u200bb"])
@story
async def test_a_name_that_is_too_long_or_does_not_print_is_refused(name: str) -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    with pytest.raises(MalformedCommand) as refused:
        await Guest(desk, "nikos").sit(1, name)
    assert refused.value.field == "name"
    await room.close()


@story
async def test_one_person_may_look_on_only_so_often() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    for _ in range(8):
        await Guest(desk, "nikos").look()
    with pytest.raises(TooMuch):
        await Guest(desk, "nikos").look()
    await Guest(desk, "maria").look()
    await room.close()


@story
async def test_who_does_not_read_is_cut_off_and_delays_nobody() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    sleeper = await Guest(maria.desk, "sleeper").look()
    to_act, _ = await turns(maria, nikos)
    for _ in range(65):
        await to_act.act({"kind": "wave"})
        await to_act.hear()
    assert sleeper.onlooker.cut_off.is_set()
    assert await sleeper.onlooker.next_message() is None
    assert not to_act.onlooker.cut_off.is_set()
    await room.close()


@pytest.mark.parametrize(
    ("failure", "refusal"),
    [
        (StoreUnavailable("disk full"), Busy),
        (VersionConflict("play:x", 4, 5), Busy),
        (StoreFailed("fsync"), RoomFailed),
        (OSError("?"), OSError),
    ],
)
@story
async def test_what_the_store_refuses_is_shown_to_nobody_and_may_be_tried_again(
    failure: Exception, refusal: type[Exception]
) -> None:
    store = FailingStore()
    room, maria, nikos = await a_table_of_two(store)
    to_act, other = await turns(maria, nikos)
    card, seen, command = options_in(to_act.state)[0], to_act.state.version, fresh_id()
    store.next_failure = failure
    with pytest.raises(refusal):
        await to_act.act(card, seen=seen, id=command)
    assert not other.onlooker.waiting
    assert await to_act.act(card, seen=seen, id=command) == 5
    await room.close()


@story
async def test_what_was_stored_although_the_store_failed_is_found_again_and_not_doubled() -> None:
    store = FailingStore()
    room, maria, nikos = await a_table_of_two(store)
    to_act, other = await turns(maria, nikos)
    card, seen, command = options_in(to_act.state)[0], to_act.state.version, fresh_id()
    store.next_failure, store.after_storing = StoreFailed("unknown"), True
    with pytest.raises(RoomFailed):
        await to_act.act(card, seen=seen, id=command)
    assert await to_act.act(card, seen=seen, id=command) == 5
    assert len(await events_of(room, to_act.desk)) == 5
    state = await other.until(lambda state: state.version == 5)
    assert state.observations == (), "the table was read again, and shown as it stands"
    assert isinstance(state.history, tuple), "with what was not sent"
    assert b"toy.played" in bytes(state.history[-1])
    await room.close()


@story
async def test_who_could_not_be_let_in_is_not_shown_as_present() -> None:
    store = FailingStore()
    room, maria, nikos = await a_table_of_two(store)
    await play_out(maria, nikos)
    await maria.next()
    await maria.leave()
    await nikos.leave()
    store.next_failure = StoreUnavailable("disk full")
    with pytest.raises(Busy):
        await Guest(maria.desk, "maria").look()
    assert len(maria.desk.audience) == 0
    again = await Guest(maria.desk, "maria").look()
    assert view_in(await again.until(lambda state: view_in(state)["number"] == 2))
    await room.close()


@story
async def test_a_command_goes_on_when_its_caller_is_gone() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    to_act, other = await turns(maria, nikos)
    call = asyncio.create_task(to_act.act(options_in(to_act.state)[0]))
    await asyncio.sleep(0)
    call.cancel()
    assert (await other.until(lambda state: state.version == 5)).version == 5
    await room.close()


@story
async def test_of_two_moves_at_the_same_moment_one_is_carried_out() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    to_act, _ = await turns(maria, nikos)
    one, other = options_in(to_act.state)[:2]
    answers = await asyncio.gather(to_act.act(one), to_act.act(other), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleCommand", "int"]
    await room.close()


@story
async def test_no_secret_is_sent_or_logged_before_the_deal_is_over(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    room, maria, _ = await a_table_of_two(MemoryStore())
    table = await maria.desk.table()
    assert table.secret is not None
    assert table.deal is not None
    hidden = [table.secret.secret, *(card.value for card in table.deal.state.hands[1])]
    sent = msgspec.json.encode(maria.states).decode()
    assert not [value for value in hidden if value in sent or value in caplog.text]
    assert table.secret.secret not in repr(table.secret)
    await room.close()
