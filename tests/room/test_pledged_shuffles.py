"""Shuffles at real tables: seats pledge, then show their shares, and every outcome can be verified."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kitapi.fairness import Verdict, verify_deal, verify_record
from kitapi.kernel import Commitment, ImpossibleHistory
from kitapi.registry import FAIRNESS, GAMES
from kitapi.room.errors import StaleCommand
from kitapi.room.onlookers.messages import State
from kitapi.room.record import streams
from kitapi.room.record.shuffle import FIRST, commitment_of
from kitapi.room.record.streams import SecretDrawn
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.table import load_table
from kitapi.room.times import Times
from kitapi.store import Append, EventStore, MemoryStore, NewEvent, Recorded
from kitapi_testing.room_people import (
    LASTING,
    SHARE,
    Guest,
    StoreAt,
    options_in,
    pending_share,
    share_action,
    story,
    view_in,
)

SEATED = {"prefa": ("me", "open", "random"), "preferans": ("me", "open", "random"), "caribbean-stud": ("me", "open")}
"""Two people, and a bot in games where it plays; at a table with a house the third seat is empty and gives no share."""


def without_requests(*_: Any) -> bytes:
    raise AssertionError("no bot has anything to decide here")


def hall(store: EventStore, times: Times = LASTING) -> CardRoom:
    return CardRoom(store, GAMES, BotPlayers(without_requests, pace=0), lambda _: ("random",), times=times)


async def two_at(room: CardRoom, game: str = "prefa") -> tuple[Guest, Guest]:
    """Maria and Nikos at a new table, whose first deal is opened."""
    seats = SEATED[game]
    terms = msgspec.Raw(msgspec.json.encode({"players": len(seats)}))
    table, _ = await room.open_table("maria", NewTable(game=game, seats=seats, terms=terms, name="Maria"))
    desk = await room.desk(table)
    maria = await Guest(desk, "maria").look()
    nikos = await Guest(desk, "nikos").look()
    if game == "caribbean-stud":  # a house deals to those who are there
        await nikos.sit(1)
    else:
        await nikos.join(1)
    return maria, nikos


def is_bidding(state: State) -> bool:
    return state.view is not None and view_in(state)["phase"] == "bidding"


async def events_of(store: EventStore, table: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(one.payload) for one in await store.read(streams.play_stream(table))]


async def verdict_of(store: EventStore, table: str) -> Verdict:
    return verify_deal(await events_of(store, table), FAIRNESS)


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"].rpartition(".")[2] for event in events]


@story
async def test_a_deal_is_dealt_from_what_all_pledged_and_is_sound(store: StoreAt) -> None:
    kept = store()
    room = hall(kept)
    maria, nikos = await two_at(room)
    await maria.contribute()
    assert pending_share(options_in(maria.state)) is None, "nothing is shown before all have pledged"
    await nikos.contribute()
    await maria.contribute()
    await maria.until(is_bidding)
    events = await events_of(kept, maria.desk.table_id)
    assert kinds(events)[:8] == ["deal_opened", *["pledged"] * 3, *["contributed"] * 3, "cards_dealt"]
    verdict = verify_deal(events, FAIRNESS)
    assert (verdict.outcome, verdict.silent, verdict.withheld, verdict.problems) == ("sound", (), (), ())
    await room.close()


@story
async def test_the_commitment_and_all_pledges_are_seen_before_a_share_is_shown() -> None:
    room = hall(MemoryStore())
    maria, nikos = await two_at(room)
    first = view_in(await maria.until(lambda state: state.view is not None))["shuffle"]
    assert first["pledges"][0] is None
    assert len(first["commitment"]) == 64
    await maria.contribute()
    await nikos.contribute()
    state = await maria.until(lambda state: any(one["kind"] == "nonce" for one in options_in(state)))
    shuffle = view_in(state)["shuffle"]
    assert shuffle["commitment"] == first["commitment"]
    assert all(len(pledge) == 64 for pledge in shuffle["pledges"])
    assert SHARE.encode() not in bytes(state.view or b"")
    await room.close()


@story
async def test_a_room_that_comes_back_deals_what_was_pledged(store: StoreAt) -> None:
    room = hall(store())
    maria, nikos = await two_at(room)
    table = maria.desk.table_id
    await maria.contribute()
    await nikos.contribute()
    await room.close()
    kept = store()
    room = hall(kept)
    desk = await room.desk(table)
    maria = await Guest(desk, "maria").look()
    assert (pending_share(options_in(maria.state)) or {})["kind"] == "nonce"
    await maria.contribute()
    await maria.until(is_bidding)
    verdict = await verdict_of(kept, table)
    assert (verdict.outcome, verdict.withheld) == ("sound", ())
    await room.close()


@story
async def test_who_does_not_show_what_he_pledged_has_withheld_it() -> None:
    kept = MemoryStore()
    room = hall(kept, Times(contribution=0.05))
    maria, nikos = await two_at(room)
    for guest in (maria, nikos):
        pending = pending_share(
            options_in(await guest.until(lambda state: pending_share(options_in(state)) is not None))
        )
        assert pending is not None
        if pending["kind"] == "seal":
            with suppress(StaleCommand):  # on a busy machine their time may be over: they are then silent
                await guest.act(share_action(pending))
    await maria.until(is_bidding)
    verdict = await verdict_of(kept, maria.desk.table_id)
    assert verdict.outcome == "sound"
    assert set(verdict.withheld) | set(verdict.silent) == {0, 1}
    await room.close()


@story
async def test_who_is_away_is_silent() -> None:
    kept = MemoryStore()
    room = hall(kept, Times(contribution=0))
    maria, _ = await two_at(room)
    await maria.until(is_bidding)
    verdict = await verdict_of(kept, maria.desk.table_id)
    assert (verdict.outcome, verdict.silent, verdict.withheld) == ("sound", (0, 1), ())
    await room.close()


@story
async def test_a_bot_cannot_show_what_a_person_pledged_whose_seat_it_takes() -> None:
    kept = MemoryStore()
    room = hall(kept)
    maria, nikos = await two_at(room)
    await nikos.contribute()
    await maria.contribute()
    await nikos.seat_bot(1, "random")
    await maria.until(is_bidding)
    verdict = await verdict_of(kept, maria.desk.table_id)
    assert (verdict.outcome, verdict.withheld) == ("sound", (1,))
    await room.close()


@story
@pytest.mark.parametrize("game", sorted(SEATED))
async def test_a_sitting_broken_up_before_the_cards_shows_what_they_were_bound_to(game: str) -> None:
    kept = MemoryStore()
    room = hall(kept)
    maria, nikos = await two_at(room, game)
    table = maria.desk.table_id
    for guest in (maria, nikos):
        await guest.break_up()
    events = await events_of(kept, table)
    assert kinds(events)[-2:] == [
        "table_broken_up" if game == "caribbean-stud" else "sitting_broken_up",
        "shuffle_unused",
    ]
    [sealed] = await kept.read(streams.chain_stream(table))
    assert streams.read(sealed).version == len(events), "in one seal with the end"
    [verdict] = verify_record((await room.record(table)).splitlines(), FAIRNESS)
    assert (verdict.outcome, verdict.problems) == ("aborted", ())
    await room.close()


@story
async def test_a_deal_of_the_first_way_goes_on_by_it() -> None:
    kept = MemoryStore()
    room = hall(kept)
    maria, _ = await two_at(room)
    table = (await maria.desk.table()).id
    await room.close()
    kept.reopen()
    old, secret, context = MemoryStore(), b"\x5e" * 32, f"{table}/1"
    seating = await kept.read(streams.table_stream(table))
    game, events = GAMES["prefa"], await events_of(kept, table)
    bound = Commitment(context=context, algorithm=FIRST, digest=commitment_of(secret, context))
    opened = msgspec.json.encode({**events[0], "commitment": msgspec.to_builtins(bound)})
    [as_it_was, *_] = await kept.read(streams.play_stream(table))
    for stream, stored in (
        (streams.table_stream(table), seating),
        (streams.play_stream(table), [msgspec.structs.replace(as_it_was, payload=opened)]),
    ):
        await old.append([Append(stream=stream, expected=0, events=tuple(new_of(one) for one in stored))])
    drawn = streams.encode_event(SecretDrawn(context=context, secret=secret.hex()))
    await old.append([Append(stream=streams.secret_stream(table), expected=0, events=(drawn,))])
    assert (await load_table(old, {"prefa": game}, table)).deals == 1
    room = hall(old)
    desk = await room.desk(table)
    for user in ("maria", "nikos"):
        await (await Guest(desk, user).look()).contribute()
    events = await events_of(old, table)
    assert kinds(events)[-1] == "cards_dealt"
    assert events[-1]["algorithm"] == FIRST
    assert verify_deal(events, FAIRNESS).outcome == "sound"
    await room.close()


def new_of(recorded: Recorded) -> NewEvent:
    return NewEvent(kind=recorded.kind, schema=recorded.schema, payload=recorded.payload)


@story
async def test_a_room_without_the_promised_secret_deals_nothing() -> None:
    kept = MemoryStore()
    room = hall(kept)
    maria, nikos = await two_at(room)
    table = await maria.desk.table()
    assert table.secret is not None
    forged = SecretDrawn(context=table.secret.context, secret="00" * 32)
    maria.desk.kept.now = replace(table, secret=forged)
    await maria.contribute()
    with pytest.raises(ImpossibleHistory, match="not the one it was bound to"):
        await nikos.contribute()
    await room.close()
