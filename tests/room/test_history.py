"""A viewer who returns gets exactly the observations of the deal that they have already seen."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.cards import Card
from kitapi.kernel import SPECTATOR, Role, Viewer, seats_of
from kitapi.records import Record, read_record
from kitapi.registry import GAMES
from kitapi.room.record.authors import NameHistory
from kitapi.room.record.deal import Deal, advance_deal, encode_event, resume_deal
from kitapi.room.record.observations import HISTORY_LIMIT, Observations, history_of, viewers_of
from kitapi.room.record_import import archive
from kitapi.store import MemoryStore, Recorded
from kitapi_testing.room_people import Guest, StoreAt, is_over, kinds_in, new_table, options_in, story, toy_room
from kitapi_testing.toy_game import TOY
from kitapi_testing.two_people import a_table_of_two, play_out, turns

HISTORIES = Path(__file__).parents[1] / "histories"
CARDS = {card.value for card in Card}
RECORDS = ("prefa-four", "preferans-four", "caribbean-stud-rulings")


@cache
def record(name: str) -> Record:
    """Return the newest recorded sitting of this name."""
    with (HISTORIES / f"0.2.0-{name}.jsonl").open("rb") as file:
        return read_record(file, GAMES)


def observations_in(state: Any) -> list[Any]:
    """Return the events that a state shows."""
    return [msgspec.json.decode(one) for one in state.observations]


def history(state: Any) -> list[Any]:
    """Return the history that a state carries."""
    assert state.history is not msgspec.UNSET
    return [msgspec.json.decode(one) for one in state.history]


def seen_live(guest: Guest) -> list[Any]:
    """Return the observations of the newest deal that a person was sent, including the history at their arrival."""
    received = [*history(guest.states[0]), *(one for state in guest.states[1:] for one in observations_in(state))]
    openings = [at for at, one in enumerate(received) if one["kind"].endswith("deal_began")]
    return received[openings[-1] :]


@pytest.mark.parametrize("name", RECORDS)
def test_the_history_of_every_viewer_is_what_they_were_sent_live_also_after_a_restart(name: str) -> None:
    """Whole sittings, their events in batches of any size, for every seat and every role of the house."""
    one, rng = record(name), random.Random(7)
    game, seats = one.game, seats_of(len(one.seats))
    viewers = (SPECTATOR, *viewers_of(game, seats))
    deal: Deal | None = None
    for events in one.deals:
        sent: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
        left = list(events)
        while left:
            batch = left[: rng.randint(1, 9)]
            del left[: len(batch)]
            deal, happened = advance_deal(game, seats, deal, batch)
            for viewer in viewers:
                seen = [game.observe(each.state, each.event, viewer) for each in happened]
                sent[viewer] += [game.codec.write_observation(each) for each in seen if each is not None]
                assert history_of(deal.observed, viewer) == tuple(sent[viewer])
        assert deal is not None
        again = resume_deal(game, seats, as_recorded(game, events, deal.opened), NameHistory())
        assert again.observed == deal.observed
        assert deal.public == tuple(sent[SPECTATOR])


@pytest.mark.parametrize("name", RECORDS)
def test_an_option_may_be_chosen_by_whoever_saw_it_offered_though_others_have_acted_since(name: str) -> None:
    """If several seats choose at once, an action of one seat changes some options of another, but not all."""
    one = record(name)
    game, seats = one.game, seats_of(len(one.seats))
    outlived, deal = 0, None
    for events in one.deals:
        offered: dict[Any, int] = {}
        for event in events:
            deal, _ = advance_deal(game, seats, deal, [event])
            now = [(seat, option) for seat in seats for option in deal.options[seat]]
            offered = {pair: offered.get(pair, deal.version) for pair in now}
            assert {pair: deal.seen_from(*pair) for pair in now} == offered
            outlived += sum(since < deal.options_since[seat] for (seat, _), since in offered.items())
    assert outlived or game.house is None


def test_after_their_own_act_a_seat_must_see_all_its_options_again() -> None:
    one = record("caribbean-stud-rulings")
    game, seats = one.game, seats_of(len(one.seats))
    deal: Deal | None = None
    for event in one.deals[0]:
        deal, _ = advance_deal(game, seats, deal, [event], by=seats[0])
        assert all(deal.seen_from(seats[0], option) == deal.version for option in deal.options[seats[0]])


def as_recorded(game: Any, events: Any, first: int) -> list[Recorded]:
    """``events`` as a store returns them, from the version ``first`` on."""
    stored = (msgspec.structs.asdict(encode_event(game, event)) for event in events)
    return [
        Recorded(position=version, stream="play:table", version=version, recorded_at="", **one)
        for version, one in enumerate(stored, start=first)
    ]


@pytest.mark.parametrize("name", RECORDS)
def test_a_seats_history_names_no_card_that_its_view_and_the_public_history_do_not(name: str) -> None:
    """A person who takes a seat during a deal learns no card from its history that view and public history hide."""
    one = record(name)
    game, seats = one.game, seats_of(len(one.seats))
    deal: Deal | None = None
    for event in (event for events in one.deals for event in events):
        deal, _ = advance_deal(game, seats, deal, [event])
        public = cards_in(msgspec.json.decode(b"[" + b",".join(deal.public) + b"]"))
        for seat in seats:
            own = cards_in([msgspec.json.decode(each) for each in history_of(deal.observed, seat)])
            shown = cards_in(msgspec.json.decode(game.codec.write_view(game.view(deal.state, seat))))
            assert own <= public | shown


NOT_CARDS = {"contract", "minimum", "bid", "call", "calls"}
"""Fields with values that are written like cards but are none."""


def cards_in(value: Any) -> set[str]:
    """Return every card anywhere in ``value``."""
    if isinstance(value, dict):
        return {card for name, part in value.items() if name not in NOT_CARDS for card in cards_in(part)}
    if isinstance(value, list):
        return {card for part in value for card in cards_in(part)}
    return {value} & CARDS if isinstance(value, str) else set()


def test_a_history_is_bounded_and_keeps_the_newest() -> None:
    deal = [Observations(b"%d" % number, {}) for number in range(HISTORY_LIMIT + 5)]
    assert history_of(deal, SPECTATOR) == tuple(b"%d" % number for number in range(5, HISTORY_LIMIT + 5))


def test_who_saw_nothing_of_an_event_has_nothing_of_it_in_their_history() -> None:
    deal = [
        Observations(None, {Role("dealer"): b"1"}),
        Observations(b"2", {Role("dealer"): None}),
        Observations(b"3", {}),
    ]
    assert history_of(deal, SPECTATOR) == (b"2", b"3")
    assert history_of(deal, Role("dealer")) == (b"1", b"3")


@story
async def test_a_viewer_who_comes_in_mid_trick_is_sent_what_those_there_have_seen(store: StoreAt) -> None:
    """Tested with a visitor, a player on another device, and both again after a restart."""
    room, maria, nikos = await a_table_of_two(store())
    stranger = await Guest(maria.desk, "stranger").look()
    to_act, _ = await turns(maria, nikos)
    await to_act.play()
    for guest in (maria, nikos):
        await guest.until(lambda state: "toy.played" in kinds_in(state))
    await stranger.hear()
    for guest in (maria, nikos, stranger):
        again = await Guest(maria.desk, guest.user).look()
        assert history(again.state) == seen_live(guest)
        assert again.state.observations == ()
    table, live = maria.desk.table_id, {guest.user: seen_live(guest) for guest in (maria, nikos, stranger)}
    await room.close()
    room = toy_room(store())
    desk = await room.desk(table)
    assert {user: history((await Guest(desk, user).look()).state) for user in live} == live
    await room.close()


@story
async def test_states_that_follow_one_another_carry_no_history() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    await play_out(maria, nikos)
    assert [state.history is msgspec.UNSET for state in maria.states] == [False] + [True] * (len(maria.states) - 1)
    assert (
        history((await Guest(maria.desk, "late").look()).state)[-1]["kind"] == observations_in(maria.state)[-1]["kind"]
    )
    await room.close()


@story
async def test_who_sits_down_or_rises_is_sent_the_history_of_what_they_look_on_as_now() -> None:
    room, maria, nikos = await a_table_of_two(MemoryStore())
    stranger = await Guest(maria.desk, "stranger").look()
    await nikos.rise()
    *play, left = history(await nikos.until(lambda state: state.table.me is None))
    assert play == history(stranger.states[0])
    await nikos.sit(1)
    state = await nikos.until(lambda state: state.table.me == 1)
    *own, again, back = history(state)
    assert own == seen_live(nikos)[: len(own)]
    person, nobody = {"kind": "person", "name": "Nikos"}, {"kind": "open", "name": ""}
    change = {"kind": "seat_changed", "seat": 1, "deal": 1, "running": True}
    assert left == again == {**change, "before": person, "after": nobody}
    assert back == {**change, "before": nobody, "after": person}
    await room.close()


@story
async def test_every_change_of_a_seat_is_seen_by_all_and_stays_in_the_history_on_the_sheet_and_in_the_record(
    store: StoreAt,
) -> None:
    room, maria, nikos = await a_table_of_two(store(), deals=4)
    vera = await Guest(maria.desk, "vera").look()
    await nikos.seat_bot(1)
    while not is_over(maria.state):
        await (maria.play() if options_in(maria.state) else maria.hear())
    await nikos.sit(1)
    await maria.until(lambda state: state.table.me == 0 and state.table.seats[1].kind == "person")
    await vera.catch_up()
    seen = [one for one in seen_live(maria) if one["kind"] == "seat_changed"]
    assert [(one["before"]["kind"], one["after"]["kind"], one["running"]) for one in seen] == [
        ("person", "open", True),
        ("open", "bot", True),
        ("bot", "person", False),
    ]
    assert [one for one in seen_live(vera) if one["kind"] == "seat_changed"] == seen
    late = await Guest(maria.desk, "maria").look()
    assert late.state.history == tuple(map(msgspec.Raw, map(msgspec.json.encode, seen_live(maria))))
    sheet = msgspec.json.decode(await room.sheet(maria.desk.table_id))
    assert sheet["seat_changes"] == seen
    encode_event = await room.record(maria.desk.table_id)
    await room.close()
    room = toy_room(store())
    assert (await Guest(await room.desk(maria.desk.table_id), "maria").look()).state.history == late.state.history
    assert await room.record(maria.desk.table_id) == encode_event
    one = read_record(encode_event.splitlines(), {"toy": TOY})
    assert [msgspec.to_builtins(change) for change in one.seat_changes] == seen
    assert msgspec.json.decode(encode_event.splitlines()[0])["version"] == 2
    imported = await archive(again := MemoryStore(), one)
    assert await toy_room(again).record(imported) == encode_event
    await room.close()


@story
async def test_before_the_first_deal_the_history_is_empty() -> None:
    room = toy_room(MemoryStore())
    table, _ = await room.open_table("maria", new_table("me", "open"))
    assert (await Guest(await room.desk(table), "maria").look()).state.history == ()
    await room.close()


@story
async def test_a_state_that_waits_with_its_history_is_not_dropped_for_a_newer_one() -> None:
    """A slow viewer gets the newest state, and before it the state with the history."""
    room, maria, _ = await a_table_of_two(MemoryStore())
    slow = Guest(maria.desk, "slow")
    await maria.desk.admit(slow.onlooker)
    other = await Guest(maria.desk, "other").look()
    await other.leave()
    await slow.hear()
    assert history(slow.states[0])
    await room.close()


@story
async def test_a_state_is_written_as_its_fields_are() -> None:
    """A state is joined from parts that are already JSON: without a deal, with a history, with observations."""
    room, maria, nikos = await a_table_of_two(MemoryStore())
    await play_out(maria, nikos)
    states = [*maria.states, *nikos.states]
    assert {state.view is None for state in states} == {True, False}
    assert {len(state.observations) > 1 for state in states} == {True, False}
    assert {state.history is msgspec.UNSET for state in states} == {True, False}
    for state in states:
        assert state.written == msgspec.json.encode(state)
    await room.close()
