"""The campaign of kills finds lost and doubled commands; the server loses and doubles none."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kitapi.registry import GAMES
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import Append, MemoryStore, NewEvent
from kitapi_campaigns.kill_campaign import Campaign, campaign
from kitapi_campaigns.kills.audit import breaks
from kitapi_campaigns.kills.people import Answered, Ledger, Shown, any_action
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.room_people import Guest, play_first, story, toy_bots


async def a_deal_with_its_ledger(game: str = "prefa") -> tuple[MemoryStore, Ledger]:
    """Return the log of one deal, and what its players know of it."""
    store = MemoryStore()
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), toy_bots)
    table, _ = await room.open_table("0", NewTable(game=game, seats=("me", "open", "open")))
    ledger, desk = Ledger(table), await room.desk(table)
    people = [Guest(desk, str(seat)) for seat in range(3)]
    for seat, person in enumerate(people[1:], start=1):
        await person.join(seat)
    rng = random.Random(7)
    over = False
    while not over:
        for seat, person in enumerate(people):
            await person.look()
            view = msgspec.json.decode(person.state.view or b"null")
            ledger.shown.append(Shown(seat, person.state.version, view))
            if view.get("options"):
                action = any_action(rng, view["options"])
                version = await person.act(action)
                ledger.answered.append(Answered(seat, {"type": "act", "action": action}, version))
            await person.leave()
            person.onlooker = type(person.onlooker)(person.user)
            over = over or "outcome" in view
    return store, ledger


@pytest.mark.parametrize("game", [name for name, one in GAME_CAMPAIGNS.items() if one.facts.seat_actions])
@story
async def test_the_audit_finds_nothing_where_nothing_is_wrong(game: str) -> None:
    store, ledger = await a_deal_with_its_ledger(game)
    assert len(ledger.answered) > 5
    assert await breaks(store, ledger) == []


def forget_an_answer(_: MemoryStore, ledger: Ledger) -> None:
    ledger.answered.pop()


def invent_an_answer(_: MemoryStore, ledger: Ledger) -> None:
    ledger.answered.append(ledger.answered[-1]._replace(version=ledger.answered[-1].version + 1))


def change_what_was_said(_: MemoryStore, ledger: Ledger) -> None:
    changed = {"type": "act", "action": {"kind": "contribute", "value": "0" * 32}}
    ledger.answered[0] = ledger.answered[0]._replace(command=changed)


def change_who_said_it(_: MemoryStore, ledger: Ledger) -> None:
    ledger.answered[0] = ledger.answered[0]._replace(seat=2 - ledger.answered[0].seat or 1)


def show_another_view(_: MemoryStore, ledger: Ledger) -> None:
    ledger.shown[-1] = ledger.shown[-1]._replace(view={**ledger.shown[-1].view, "kasa": 1})


def show_what_is_not_in_the_log(_: MemoryStore, ledger: Ledger) -> None:
    ledger.shown.append(ledger.shown[-1]._replace(version=1000))


def lose_an_event(store: MemoryStore, ledger: Ledger) -> None:
    del store.by_stream[f"play:{ledger.table}"][1]


def spoil_the_balances(store: MemoryStore, ledger: Ledger) -> None:
    play = store.by_stream[f"play:{ledger.table}"]
    spoilt = play[0].payload.replace(b'"kasa":900', b'"kasa":901')
    assert spoilt != play[0].payload
    play[0] = msgspec.structs.replace(play[0], payload=spoilt)


@pytest.mark.parametrize(
    "spoil",
    [
        forget_an_answer,
        invent_an_answer,
        change_what_was_said,
        change_who_said_it,
        show_another_view,
        show_what_is_not_in_the_log,
        lose_an_event,
        spoil_the_balances,
    ],
)
@story
async def test_the_audit_finds_it_when_we(spoil: Callable[[MemoryStore, Ledger], None]) -> None:
    store, ledger = await a_deal_with_its_ledger()
    spoil(store, ledger)
    assert await breaks(store, ledger)


@story
async def test_the_audit_finds_an_event_stored_twice() -> None:
    store, ledger = await a_deal_with_its_ledger()
    stream = f"play:{ledger.table}"
    doubled = (await store.read(stream))[1]
    again = NewEvent(kind=doubled.kind, schema=doubled.schema, payload=doubled.payload)
    log = store.by_stream[stream]
    await store.append([Append(stream=stream, expected=None, events=(again,))])
    log.insert(2, log.pop())
    store.by_stream[stream] = [
        msgspec.structs.replace(event, version=place) for place, event in enumerate(log, start=1)
    ]
    ledger.answered = [one._replace(version=one.version + (one.version > 2)) for one in ledger.answered]
    ledger.shown = [Shown(seat, 0, None) for seat in range(3)]
    assert any("belongs to no answered action" in what or "2 events" in what for what in await breaks(store, ledger))


@pytest.mark.slow
def test_a_server_killed_in_the_middle_of_play_loses_and_doubles_nothing(tmp_path: Path) -> None:
    done = asyncio.run(campaign(tmp_path, rounds=6, seed=3))
    assert done.breaks == []
    assert done.kills == 6
    assert done.answered > 30


@pytest.mark.slow
def test_the_campaign_notices_when_commands_are_said_again_under_new_ids(tmp_path: Path) -> None:
    found = Campaign()
    for attempt in range(6):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        found = asyncio.run(campaign(folder, rounds=5, seed=attempt, fresh_ids=True))
        if found.breaks:
            break
    assert found.breaks
