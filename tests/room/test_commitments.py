"""The public list of all deals' commitments is complete, and has no secret of a running deal."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from kitapi.fairness import Saved, against, read_saved, verify_record
from kitapi.registry import FAIRNESS, GAMES
from kitapi.room.errors import UnknownTable
from kitapi.room.record import streams
from kitapi.room.record.commitments import encode_lines, list_commitments
from kitapi.room.record.deal import AnyGame, encode_event
from kitapi.room.record.shuffle import commitment_of
from kitapi.room.record.streams import SecretDrawn
from kitapi.room.record_import import archive
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore, Recorded
from kitapi_testing.games.cases import CASES
from kitapi_testing.games.sittings import play_random_sitting
from kitapi_testing.games.transcripts import GAMES as GAMES_OF_TRANSCRIPTS
from kitapi_testing.games.transcripts import transcript
from kitapi_testing.room_people import LASTING, Guest, open_desk, play_first, story, toy_room
from kitapi_testing.shuffles import Event, Shuffle

SITTINGS = [(name, preset) for name, case in CASES.items() for preset in list(case.presets)[:2]]


def as_recorded(game: AnyGame, events: Sequence[Any]) -> list[Recorded]:
    stored = [encode_event(game, event) for event in events]
    return [
        Recorded(
            position=place,
            stream="play",
            version=place,
            kind=one.kind,
            schema=one.schema,
            payload=one.payload,
            recorded_at="",
        )
        for place, one in enumerate(stored, start=1)
    ]


def secret_of(game: AnyGame, deal: Sequence[Any]) -> str:
    """Return the secret of a deal, whether its cards were shuffled or not."""
    found = {secret for event in deal if (secret := getattr(event, "secret", ""))}
    return found.pop() if found else "5e" * 32


@pytest.mark.parametrize(("name", "preset"), SITTINGS)
def test_at_every_moment_of_a_sitting_the_list_is_whole_and_tells_no_secret_of_the_running_deal(
    name: str, preset: str
) -> None:
    case = CASES[name]
    game, deals = case.game, play_random_sitting(case.presets[preset], case, seed=4, deals=2).deals
    events = [event for deal in deals for event in deal]
    drawn = [SecretDrawn(context="", secret=secret_of(game, deal)) for deal in deals]
    played = as_recorded(game, events)
    state: Any = None
    begun = 0
    for count, event in enumerate(events, start=1):
        if game.codec.event_kind(event)[0] == game.opening_kind:
            state, begun = None, begun + 1
        state = game.evolve(state, event)
        running = not game.is_over(state)
        entries = list(list_commitments(game.opening_kind, played[:count], drawn[:begun], running=running))
        assert [one.number for one in entries] == list(range(1, begun + 1))
        assert entries[-1].commitment == game.shuffle(state).commitment.digest
        assert [one.state == "open" for one in entries] == [False] * (begun - 1) + [running]
        assert [one.secret is None for one in entries] == [False] * (begun - 1) + [running]
        if running:
            assert _nothing_but_what_was_promised(encode_lines(iter(entries[-1:])), drawn[begun - 1], game, state)
        else:
            assert entries[-1].secret == drawn[begun - 1].secret


def _nothing_but_what_was_promised(line: bytes, drawn: SecretDrawn, game: AnyGame, state: Any) -> bool:
    bound = game.shuffle(state).commitment
    nothing = {"secret": None, "silent": None, "withheld": None, "state": "open"}
    promised = {"context": bound.context, "algorithm": bound.algorithm, "commitment": bound.digest}
    entries = msgspec.json.decode(line)
    return drawn.secret.encode() not in line and {**entries, "number": 0} == {**promised, **nothing, "number": 0}


@story
async def test_a_running_room_tells_every_deal_and_its_secrets_agree_with_the_record() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "first", deals=2)
    maria = await Guest(desk, "maria").look()
    (running,) = parse_lines(await room.commitments(desk.table_id))
    assert (running.number, running.state, running.secret) == (1, "open", None)
    await maria.contribute()
    await maria.play()
    await maria.play()
    await maria.until(lambda state: state.table.sheet == 1)
    (used,) = parse_lines(await room.commitments(desk.table_id))
    assert (used.state, used.commitment) == ("used", running.commitment)
    stored = await room.desks.context.store.read(streams.secret_stream(desk.table_id))
    assert used.secret == streams.read(stored[0]).secret
    await room.close()


@story
async def test_a_table_before_its_first_deal_has_none_and_one_that_there_is_not_is_unknown() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    assert await room.commitments(desk.table_id) == b""
    with pytest.raises(UnknownTable):
        await room.commitments("none")
    await room.close()


@story
async def test_a_deal_broken_up_before_its_cards_is_published_as_aborted_with_its_secret() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "first")
    maria = await Guest(desk, "maria").look()
    (running,) = parse_lines(await room.commitments(desk.table_id))
    await maria.break_up()
    (aborted,) = parse_lines(await room.commitments(desk.table_id))
    assert (aborted.state, aborted.commitment) == ("aborted", running.commitment)
    assert aborted.secret is not None
    assert commitment_of(bytes.fromhex(aborted.secret), aborted.context) == running.commitment
    await room.close()


@story
async def test_a_table_that_holds_a_record_tells_what_its_deals_show() -> None:
    store, case = MemoryStore(), CASES["prefa"]
    record = play_random_sitting(case.presets["rulebook, 4 players"], case, seed=4, deals=2)
    table = await archive(store, record)
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: (), times=LASTING)
    entries = parse_lines(await room.commitments(table))
    assert [one.number for one in entries] == [1, 2]
    found = list(verify_record((await room.record(table)).splitlines(), FAIRNESS))
    assert list(against(entries, found)) == found
    assert [one.secret for one in entries] == [secret_of(case.game, deal) for deal in record.deals]
    await room.close()


@pytest.mark.parametrize("game", GAMES_OF_TRANSCRIPTS)
def test_who_was_silent_and_who_withheld_is_published_once_the_deal_is_over(game: str) -> None:
    shuffled = Shuffle(game, players=4, silent=(3,), withheld=(0, 2))
    events = [*transcript(Random(1), shuffled), *transcript(Random(2), shuffled._replace(number=2, broken_up=True))]
    played = [raw(place, event) for place, event in enumerate(events, start=1)]
    kind = str(events[0]["kind"])
    first, second = list_commitments(kind, played, [], running=False)
    assert (first.state, first.silent, first.withheld) == ("used", (3,), (0, 2))
    assert (second.state, second.silent, second.secret) == ("aborted", (3,), events[-1]["secret"])
    *_, running = list_commitments(kind, played, [], running=True)
    assert (running.state, running.silent, running.withheld, running.secret) == ("open", None, None, None)


def raw(place: int, event: Event) -> Recorded:
    payload = msgspec.json.encode(event)
    return Recorded(
        position=place, stream="", version=place, kind=event["kind"], schema=1, payload=payload, recorded_at=""
    )


def parse_lines(lines: bytes) -> tuple[Saved, ...]:
    return read_saved(lines.splitlines())
