"""Requests generated from the description, sent to a running room: no fault, and no answer that is not described."""

import asyncio
import contextlib
import copy
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from litestar import Litestar, Response, get
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kitapi.records import read_record
from kitapi.registry import GAMES
from kitapi.room.record_import import archive
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi.web import app as web_app
from kitapi.web import hand_value, pages
from kitapi.web.description.openapi import openapi
from kitapi.web.metrics import Metrics
from kitapi.web.operation import operation_of
from kitapi_testing.room_people import LASTING, TOO_LONG, play_first
from tests.web.test_metrics import samples_of
from tests.web.visitors import serve_room

HISTORIES = Path(__file__).parents[1] / "histories"
RECORDS = ("0.3.0-prefa-house-rules", "0.3.0-preferans-house-rules", "0.3.0-caribbean-stud-staff")
EACH = 4
"""Requests of a route that keep to the description, and as many that do not."""

OPEN = frozenset({"Ruling"})
"""Types of answers that have more fields than are described: those of a game."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Answering:
    """Answers every question about cards, and reviews every deal, with nothing."""

    games = frozenset(GAMES)

    def __init__(self, *_: Any) -> None:
        pass

    async def answer(self, line: bytes, report: Any = None) -> bytes:
        return b'{"review":{"en":{}}}' if report else b"{}"

    async def close(self) -> None:
        pass


class Place(NamedTuple):
    """A running room: its address, its metrics, and the names of tables with finished deals."""

    address: str
    metrics: Metrics
    tables: tuple[str, ...]


@contextlib.contextmanager
def serve_place(page: Path) -> Iterator[Place]:
    """Yield a room with all games and some records, served by another thread."""
    here: list[Place] = []
    ready, end = threading.Event(), threading.Event()

    async def serve() -> None:
        store, metrics = MemoryStore(), Metrics()
        records = [read_record((HISTORIES / f"{name}.jsonl").read_bytes().splitlines(), GAMES) for name in RECORDS]
        tables = [await archive(store, record) for record in records]
        room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("random",), times=LASTING)
        run = operation_of(room, metrics, allowance=1000)
        async with serve_room(page, room=room, solver=Answering(), reviewer=Answering(), operation=run) as there:
            here.append(Place(there.address, metrics, tuple(tables)))
            ready.set()
            await asyncio.to_thread(end.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(TOO_LONG)
        yield here[0]
    finally:
        end.set()
        thread.join()


def describe_place(app: Litestar, place: Place) -> dict[str, Any]:
    """Return the description of ``app``, with tables and numbers that often exist.

    Types allow only described fields.
    """
    description = copy.deepcopy(openapi(app))
    known = {
        "table_id": {"enum": list(place.tables)},
        "number": {"type": "integer", "minimum": 1, "maximum": 3},
        "game": {"enum": sorted(GAMES)},
    }
    for item in description["paths"].values():
        for parameter in item["parameters"]:
            if parameter["name"] in known:
                parameter["schema"] = {"anyOf": [known[parameter["name"]], parameter["schema"]]}
    for name, part in description["components"]["schemas"].items():
        if "properties" in part and name not in OPEN and "." not in name:
            part["additionalProperties"] = False
    return description


def modes_of(operation: Any) -> list[GenerationMode]:
    """Requests that break the description are made where that is possible: any text can stand in a path."""
    in_path = (one["schema"] for one in operation.schema.raw_schema["paths"][operation.path]["parameters"])
    if operation.body or operation.query or any("integer" in str(schema) for schema in in_path):
        return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    return [GenerationMode.POSITIVE]


def failures_of(description: dict[str, Any], address: str) -> dict[str, str]:
    """Return the problems of the answers to generated requests, by method and path.

    The requests are the same every time.
    """
    api, found, session = schemathesis.openapi.from_dict(description), dict[str, str](), requests.Session()
    for result in api.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.method == "head":
            continue
        for mode in modes_of(operation):

            @seed(20)
            @settings(
                max_examples=EACH,
                phases=[Phase.generate],
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: Any) -> None:
                answer = case.call(base_url=address, session=session, timeout=TOO_LONG)
                try:
                    case.validate_response(answer, checks=CHECKS)
                except FailureGroup as group:
                    found.setdefault(f"{case.method} {case.path}", f"{answer.status_code}: {group.exceptions[0]}")

            send()
    return found


@pytest.mark.slow
def test_no_made_up_request_causes_a_fault_or_an_answer_that_is_not_described(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_value, "ValueProcess", Answering)
    with serve_place(page) as place:
        app = Litestar(web_app.ROUTES, openapi_config=None)
        found = failures_of(describe_place(app, place), place.address)
        assert not found, "\n".join(f"{route}: {why}" for route, why in found.items())
        assert samples_of(place.metrics)["kitapi_faults_total"] == 0


@pytest.mark.slow
def test_a_route_that_fails_or_answers_what_is_not_described_is_found(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: one fault, one status, and one form of an answer that are not described."""

    @get("/api/games", sync_to_thread=False)
    def fail_always() -> None:
        raise LookupError

    @get("/api/houses", sync_to_thread=False)
    def answer_gone() -> Response[bytes]:
        return Response(b"{}", status_code=410, media_type="application/json")

    @get("/api/tables", sync_to_thread=False)
    def other() -> dict[str, int]:
        return {"tables": 3}

    planted = {"/api/games": fail_always, "/api/houses": answer_gone, "/api/tables": other}
    kept = [one for one in web_app.ROUTES if not ({*one.paths} & set(planted)) or one is pages.open_table]
    monkeypatch.setattr(web_app, "ROUTES", (*kept, *planted.values()))
    with serve_place(page) as place:
        description = describe_place(Litestar(web_app.ROUTES, openapi_config=None), place)
        description["paths"] = {path: {"parameters": [], "get": description["paths"][path]["get"]} for path in planted}
        found = failures_of(description, place.address)
        assert {route: why[:3] for route, why in found.items()} == {
            "GET /api/games": "500",
            "GET /api/houses": "410",
            "GET /api/tables": "200",
        }
        assert samples_of(place.metrics)["kitapi_faults_total"] > 0
