"""The events of a table are chained, and every finished deal is sealed; an audit finds later changes."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from kitapi.room.errors import UnknownGame, UnknownTable
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Chain, ChainSealed, Finding, Sound, begin_chain, extend_chain
from kitapi.room.table.table import load_table
from kitapi.store import Append, EventStore, MemoryStore, NewEvent, Recorded
from kitapi_testing.room_people import Guest, StoreAt, is_over, new_table, story, toy_room, view_in
from kitapi_testing.toy_game import TOY
from kitapi_testing.two_people import a_table_of_two, play_out

GAMES = {"toy": TOY}


def head_of(stream: str, events: Sequence[Recorded]) -> str:
    """Return the chain's hash by its definition in docs/formats/audit.md."""
    head = hashlib.sha256(stream.encode()).digest()
    for event in events:
        said = event.kind.encode() + b"\0" + event.schema.to_bytes(8, "big") + event.payload
        head = hashlib.sha256(head + said).digest()
    return head.hex()


async def sitting(store: EventStore, deals: int) -> str:
    """Play ``deals`` deals at a table without opening the next one, and close the room; returns the table's name."""
    room, maria, nikos = await a_table_of_two(store, deals=9)
    for number in range(1, deals + 1):
        await play_out(maria, nikos)
        if number < deals:
            await next_deal(maria, nikos)
    await room.close()
    return maria.desk.table_id


async def next_deal(maria: Guest, nikos: Guest) -> None:
    await maria.next()
    await nikos.next()
    for guest in (maria, nikos):
        await guest.contribute()
    for guest in (maria, nikos):
        await guest.until(lambda state: bool(view_in(state)["hand"]) and not is_over(state))


async def seals_of(store: EventStore, table: str) -> list[ChainSealed]:
    return [streams.read(one) for one in await store.read(streams.chain_stream(table))]


@story
async def test_every_finished_deal_is_sealed_with_the_hash_of_all_before_it(store: StoreAt) -> None:
    table = await sitting(store(), 3)
    kept = store()
    played = await kept.read(streams.play_stream(table))
    seals = await seals_of(kept, table)
    ends = ends_of(played)
    assert [(seal.version, seal.hand) for seal in seals] == [(end, hand) for hand, end in enumerate(ends, start=1)]
    assert [seal.head for seal in seals] == [head_of(f"play:{table}", played[:end]) for end in ends]
    await kept.close()


@story
async def test_a_seal_is_stored_with_the_last_events_of_its_deal_or_not_at_all() -> None:
    store = _Batches()
    table = await sitting(store, 2)
    both = [batches for batches in store.stored if streams.chain_stream(table) in batches]
    assert len(both) == 2
    assert all(streams.play_stream(table) in batches for batches in both)
    assert {batches[streams.chain_stream(table)] for batches in both} == {1}


class _Batches(MemoryStore):
    """A store that notes how many events of which streams each append had."""

    def __init__(self) -> None:
        super().__init__()
        self.stored: list[dict[str, int]] = []

    async def append(self, batches: Sequence[Append], command: Any = None) -> Any:
        appended = await super().append(batches, command)
        self.stored.append({batch.stream: len(batch.events) for batch in batches})
        return appended


@story
async def test_a_table_read_again_goes_on_with_the_same_chain_and_reads_no_more_than_its_last_deal() -> None:
    store = _Read()
    table = await sitting(store, 3)
    store.reopen()
    store.read_after.clear()
    again = await load_table(store, GAMES, table)
    played = await store.read(streams.play_stream(table))
    assert again.chain == Chain(len(played), bytes.fromhex(head_of(f"play:{table}", played)), len(played), 3)
    opened = [one.version for one in played if one.kind == TOY.opening_kind]
    assert store.read_after[:1] == [opened[-1] - 1], "only the last deal was read"


class _Read(MemoryStore):
    """A store that notes from which version play streams were read."""

    def __init__(self) -> None:
        super().__init__()
        self.read_after: list[int] = []

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Recorded]:
        if stream.startswith("play:"):
            self.read_after.append(after)
        return await super().read(stream, after, limit)


@story
async def test_a_log_from_before_there_were_seals_is_held_whole_by_its_first_seal() -> None:
    kept, old = MemoryStore(), MemoryStore()
    table = await sitting(kept, 3)
    kept.reopen()
    for stream in await kept.streams(""):
        if not stream.startswith("chain:"):
            await old.append([_all_of(await kept.read(stream))])
    found = await audit_table(old, GAMES, table)
    assert found == Finding(table=table, problem="unsealed", after=0, hand=1)
    before = await load_table(old, GAMES, table)
    assert before.chain.seals == 0
    room = toy_room(old)
    desk = await room.desk(table)
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await next_deal(maria, nikos)
    await play_out(maria, nikos)
    played = await old.read(streams.play_stream(table))
    assert await seals_of(old, table) == [
        ChainSealed(version=len(played), head=head_of(f"play:{table}", played), hand=4)
    ]
    end, head = len(played), head_of(f"play:{table}", played)
    assert await audit_table(old, GAMES, table) == Sound(table=table, sealed=end, hand=4, events=end, head=head)
    await room.close()


def _all_of(events: Sequence[Recorded]) -> Append:
    return Append(
        stream=events[0].stream,
        expected=0,
        events=tuple(NewEvent(kind=one.kind, schema=one.schema, payload=one.payload) for one in events),
    )


# Audits


Log = list[Recorded]
Spoil = Callable[[Log, Log], None]
"""Changes the stored events of a table's play and its seals, as a person with access to the file could."""


async def audit_spoiled(spoil: Spoil, *, running: bool = False) -> tuple[Finding | Sound, Log]:
    """Return the result of an audit of a table of three deals after ``spoil``, and its log before."""
    store = MemoryStore()
    table = await sitting(store, 3)
    store.reopen()
    play, seals = store.by_stream[streams.play_stream(table)], store.by_stream[streams.chain_stream(table)]
    before = list(play)
    if running:
        play.append(msgspec.structs.replace(play[0], version=len(play) + 1))
    spoil(play, seals)
    return await audit_table(store, GAMES, table), before


def ends_of(log: Log) -> list[int]:
    """Return the versions at which the three deals ended."""
    return [*[one.version - 1 for one in log if one.kind == TOY.opening_kind][1:], len(log)]


def renumber(log: Log) -> None:
    """Renumber events without gaps, to hide that some are missing."""
    log[:] = [msgspec.structs.replace(one, version=number) for number, one in enumerate(log, start=1)]


@story
async def test_a_log_as_it_was_written_is_sound() -> None:
    found, log = await audit_spoiled(lambda _play, _seals: None)
    assert isinstance(found, Sound)
    assert (found.sealed, found.hand, found.events) == (len(log), 3, len(log))


@story
async def test_a_deal_that_runs_is_not_held_yet_and_that_is_sound() -> None:
    found, log = await audit_spoiled(lambda _play, _seals: None, running=True)
    assert isinstance(found, Sound)
    assert (found.sealed, found.events) == (len(log), len(log) + 1)


def _payload(play: Log, _seals: Log) -> None:
    place = ends_of(play)[0] + 2
    play[place] = msgspec.structs.replace(play[place], payload=play[place].payload + b" ")


def _kind(play: Log, _seals: Log) -> None:
    place = ends_of(play)[0] + 2
    play[place] = msgspec.structs.replace(play[place], kind=play[place].kind + "s")


def _schema(play: Log, _seals: Log) -> None:
    place = ends_of(play)[0] + 2
    play[place] = msgspec.structs.replace(play[place], schema=2)


def _swap(play: Log, _seals: Log) -> None:
    place = ends_of(play)[0] + 2
    play[place], play[place + 1] = play[place + 1], play[place]
    renumber(play)


def _left_out(play: Log, _seals: Log) -> None:
    del play[ends_of(play)[0] + 2]
    renumber(play)


def _put_in(play: Log, _seals: Log) -> None:
    place = ends_of(play)[0] + 2
    play.insert(place, play[place])
    renumber(play)


def _other_seal(play: Log, seals: Log) -> None:
    seal = streams.read(seals[1])
    seals[1] = msgspec.structs.replace(
        seals[1], payload=msgspec.json.encode(msgspec.structs.replace(seal, head="00" * 32))
    )


@pytest.mark.parametrize("spoil", [_payload, _kind, _schema, _swap, _left_out, _put_in, _other_seal])
def test_an_event_changed_moved_left_out_or_put_in_is_found_within_its_deal(spoil: Spoil) -> None:
    @story
    async def check() -> None:
        found, log = await audit_spoiled(spoil)
        first, second, _ = ends_of(log)
        assert isinstance(found, Finding)
        assert (found.problem, found.after, found.upto) == ("changed", first, second)

    check()


@story
async def test_a_log_that_ends_before_its_last_seal_was_truncated() -> None:
    def spoil(play: Log, _seals: Log) -> None:
        del play[-2:]

    found, log = await audit_spoiled(spoil)
    assert isinstance(found, Finding)
    assert (found.problem, found.after, found.upto) == ("truncated", len(log) - 2, len(log))


@pytest.mark.parametrize(("seal", "hand"), [(1, 2), (2, 3)])
def test_a_seal_that_is_missing_is_found(seal: int, hand: int) -> None:
    def spoil(_play: Log, seals: Log) -> None:
        del seals[seal]

    @story
    async def check() -> None:
        found, log = await audit_spoiled(spoil)
        assert isinstance(found, Finding)
        assert (found.problem, found.hand) == ("seals", hand)
        assert found.after == ends_of(log)[hand - 2]

    check()


@story
async def test_seals_out_of_order_or_unreadable_are_found() -> None:
    def swap_seals(_play: Log, seals: Log) -> None:
        seals[1], seals[0] = seals[0], seals[1]

    def garble_seal(_play: Log, seals: Log) -> None:
        seals[1] = msgspec.structs.replace(seals[1], payload=b"{}")

    found, _ = await audit_spoiled(swap_seals)
    assert isinstance(found, Finding)
    assert found.problem == "seals"
    found, log = await audit_spoiled(garble_seal)
    assert found == Finding(table=found.table, problem="seals", after=ends_of(log)[0], hand=2)


@story
async def test_without_any_seal_nothing_vouches_for_a_deal_that_is_over() -> None:
    found, _ = await audit_spoiled(lambda _play, seals: seals.clear())
    assert found == Finding(table=found.table, problem="unsealed", after=0, hand=1)


@story
async def test_the_log_of_one_table_does_not_pass_for_anothers() -> None:
    store = MemoryStore()
    first, second = await sitting(store, 1), ""
    store.reopen()
    second = await sitting(store, 1)
    store.reopen()
    for stream in (streams.play_stream, streams.chain_stream):
        log = store.by_stream[stream(first)]
        store.by_stream[stream(second)] = [msgspec.structs.replace(one, stream=stream(second)) for one in log]
    found = await audit_table(store, GAMES, second)
    assert isinstance(found, Finding)
    assert found.problem == "changed"


@story
async def test_a_table_without_a_deal_is_sound_and_one_that_is_unknown_is_said_so() -> None:
    store = MemoryStore()
    room = toy_room(store)
    table, _ = await room.open_table("maria", new_table("me", "open"))
    assert await audit_table(store, GAMES, table) == Sound(table=table, sealed=0, hand=0, events=0)
    with pytest.raises(UnknownTable):
        await audit_table(store, GAMES, "nowhere")
    with pytest.raises(UnknownGame):
        await audit_table(store, {}, table)
    await room.close()


def test_where_one_field_ends_and_the_next_begins_tells_in_the_hash() -> None:
    one = NewEvent(kind="a", schema=1, payload=b"bc")
    other = NewEvent(kind="ab", schema=1, payload=b"c")
    assert extend_chain(begin_chain("play:x"), [one]) != extend_chain(begin_chain("play:x"), [other])
