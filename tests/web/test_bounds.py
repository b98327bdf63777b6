"""Numbers of any length, sent to a running room: the field is refused, nothing is stored, and no fault is counted."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kitapi.kernel import Seat
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom, fresh_table_id
from kitapi.room.seats.seating_events import BotSat, PersonSat, TableOpened
from kitapi.room.table import new_tables
from kitapi.room.table.bots import BotPlayers
from kitapi.store import EventStore, MemoryStore
from kitapi.web.endings import UNKNOWN_TABLE
from kitapi.web.metrics import Metrics
from kitapi.web.operation import operation_of
from kitapi.web.visitors import COOKIE, Cookies, user_of
from kitapi_testing.room_people import LASTING, play_first, story
from tests.web.test_metrics import samples_of
from tests.web.visitors import Served, Visitor, serve_room

TOKEN = "A" * 43
FIELDS = [
    ("prefa", "kasa_share"),
    ("prefa", "call_time"),
    ("preferans", "stake"),
    ("preferans", "kontra_limit"),
    ("caribbean-stud", "opening_meter"),
    ("caribbean-stud", "answer_seconds"),
]
DIGITS = (20, 31, 4299, 4300, 4301, 9000)
"""Digits of the numbers sent; Python writes none with more than 4,300."""

ADDRESSES = (
    "/table/{table}/deal/{number}",
    "/table/{table}/books/{number}",
    "/table/{table}/hands/{number}",
    "/api/tables/{table}/deals/{number}/replay",
    "/api/tables/{table}/deals/{number}/review",
    "/api/tables/{table}/books/{number}",
    "/api/tables/{table}/hands/{number}",
    "/api/tables/{table}/hands/{number}/odds",
    "/api/drills/caribbean-stud/{number}",
    "/api/drills/caribbean-stud/7?number={number}",
    "/api/odds/caribbean-stud/deal?seed={number}&number={number}",
    "/api/hand?cards=&seed={number}",
)
STUD = msgspec.to_builtins(GAMES["caribbean-stud"].presets["example"])
VARIANTS: dict[str, dict[str, Any]] = {"prefa": {}, "preferans": {}, "caribbean-stud": STUD}


@asynccontextmanager
async def hall(page: Path, store: EventStore) -> AsyncIterator[tuple[Served, Visitor, Metrics]]:
    """Yield a room with all games, a visitor, and the metrics."""
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("random",), times=LASTING)
    metrics = Metrics()
    operation = operation_of(room, metrics, allowance=10)
    async with serve_room(page, room=room, operation=operation) as there, there.visitor() as visitor:
        visitor.browser.cookies.set(COOKIE, Cookies(room.visitors).sign(TOKEN))
        yield there, visitor, metrics


def opening_request(game: str, players: str, field: str, number: str) -> bytes:
    """Return a request that opens a table with ``number`` in ``field``; the number may be too long for an encoder."""
    rest = {name: value for name, value in VARIANTS[game].items() if name != field}
    variant = msgspec.json.encode(rest).decode()[:-1] + ("," if rest else "") + f'"{field}":{number}}}'
    terms = f'{{"players":{players},"variant":{variant}}}'
    return f'{{"game":"{game}","terms":{terms},"seats":["me","random","random"],"name":"K"}}'.encode()


async def post(visitor: Visitor, body: bytes) -> httpx.Response:
    return await visitor.browser.post("/api/tables", content=body, headers={"content-type": "application/json"})


@story
async def test_a_number_of_any_length_in_the_house_rules_is_refused_by_its_field(page: Path) -> None:
    store = MemoryStore()
    async with hall(page, store) as (_, visitor, metrics):
        for (game, field), digits in itertools.product(FIELDS, DIGITS):
            answer = await post(visitor, opening_request(game, "3", field, "9" * (digits - 1) + "0"))
            refusal = answer.json()
            assert (answer.status_code, refusal["reason"], refusal["field"]) == (400, "malformed", f"variant.{field}")
            assert refusal["text"].startswith(f"“variant.{field}” ")
        assert (await visitor.browser.get("/api/tables")).json() == {"tables": []}
        assert await store.streams(streams.table_stream("")) == []
        assert samples_of(metrics)["kitapi_faults_total"] == 0


@story
async def test_a_number_of_any_length_in_a_command_is_refused_by_its_field(page: Path) -> None:
    async with hall(page, MemoryStore()) as (_, visitor, metrics):
        table = (await post(visitor, opening_request("prefa", "3", "kasa_share", "300"))).json()["table"]
        async with visitor.at(table) as line:
            await line.hear()
            for field, digits in (("seen", 31), ("seen", 3900), ("seat", 31), ("seat", 3900), ("terms", 31)):
                kind = {"seen": "act", "seat": "sit", "terms": "accept"}[field]
                more = {"act": ',"action":{"kind":"pass"}', "sit": ',"name":""', "accept": ""}[kind]
                frame = f'{{"type":"{kind}","id":"command-{field}-{digits}","{field}":{"9" * digits}{more}}}'
                await line.socket.send(frame)
                refused = await line.until(lambda message: message["type"] == "refused")
                assert (refused["reason"], refused["field"]) == ("malformed", field)
        assert samples_of(metrics)["kitapi_faults_total"] == 0


@story
async def test_a_number_of_any_length_in_an_address_is_no_fault(page: Path) -> None:
    async with hall(page, MemoryStore()) as (_, visitor, metrics):
        table = (await post(visitor, opening_request("caribbean-stud", "3", "opening_meter", "100"))).json()["table"]
        for path, digits in itertools.product(ADDRESSES, DIGITS):
            answer = await visitor.browser.get(path.format(table=table, number="9" * digits))
            assert answer.status_code < 500, (path, digits, answer.text)
        assert samples_of(metrics)["kitapi_faults_total"] == 0


# Existing tables


async def store_old_table(store: EventStore, share: int) -> str:
    """Return a table as an earlier version stored it, with a share of the kasa beyond today's bounds; its name."""
    table, user = fresh_table_id(), user_of(TOKEN)
    variant = {**msgspec.to_builtins(GAMES["prefa"].presets["rulebook"]), "kasa_share": share}
    terms = msgspec.Raw(msgspec.json.encode({"players": 3, "variant": variant}))
    opened = TableOpened(game="prefa", seats=3, terms=terms, by=user)
    sitting: tuple[PersonSat | BotSat, ...] = (
        PersonSat(seat=Seat(0), user=user, name="K", at=0),
        BotSat(seat=Seat(1), bot="random", at=0),
        BotSat(seat=Seat(2), bot="random", at=0),
    )
    await store.append(new_tables.table_appends(table, opened, sitting, None))
    return table


@pytest.mark.parametrize("share", [10**12 + 10, 10**30, 10**4299], ids=["13 digits", "31", "4300"])
@story
async def test_a_table_that_stands_beyond_the_bounds_is_shown_as_not_playable(page: Path, share: int) -> None:
    store = MemoryStore()
    table = await store_old_table(store, share)
    async with hall(page, store) as (_, visitor, metrics):
        async with visitor.at(table, lang="el") as line:
            refused = await line.hear()
            with pytest.raises(ConnectionClosed):
                await line.hear()
            assert line.socket.close_code == UNKNOWN_TABLE, "the page does not reconnect"
        assert (refused["reason"], refused["facts"]) == ("not_playable", {"field": "variant.kasa_share"})
        assert "«variant.kasa_share»" in refused["text"]
        for path in ("sheet", "record", "deals/1/replay", "commitments", "advice"):
            answer = await visitor.browser.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not_playable")
        other = (await post(visitor, opening_request("prefa", "3", "kasa_share", "300"))).json()["table"]
        listed = (await visitor.browser.get("/api/tables")).json()["tables"]
        assert [one["table"] for one in listed] == [other]
        assert samples_of(metrics)["kitapi_faults_total"] == 0
