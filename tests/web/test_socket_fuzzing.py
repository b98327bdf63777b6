"""Commands generated from the socket's description: each is answered without a fault, by described messages."""

import copy
import itertools
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import requests
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.sync.client import connect
from websockets.typing import Origin

from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.onlookers.messages import Command, Rise
from kitapi.web import socket as web_socket
from kitapi.web.description.asyncapi import COMMANDS, asyncapi
from kitapi.web.description.schemas import PLACE
from kitapi.web.visitors import COOKIE
from kitapi_testing.room_people import TOO_LONG
from tests.web.made_up import JSON, broken_objects, values
from tests.web.test_bounds import VARIANTS
from tests.web.test_fuzzing import Place, serve_place
from tests.web.test_metrics import samples_of

TABLES, FRAMES = 6, 20
"""Tables of every game, and frames sent to each."""

_ids = itertools.count(1)


def frames(description: dict[str, Any]) -> st.SearchStrategy[str]:
    """Frames of every command, as described and not quite; some are no command at all."""
    parts = description["components"]["schemas"]
    commands = [values(parts[one.__name__], parts).map(_fresh) for one in COMMANDS]
    anything = JSON.map(lambda value: msgspec.json.encode(value).decode())
    written = (*commands, *(broken_objects(one) for one in commands))
    return st.one_of(*(one.map(lambda value: msgspec.json.encode(value).decode()) for one in written), anything)


def _fresh(command: dict[str, Any]) -> dict[str, Any]:
    """``command`` with a new id; none ends the sitting, since then all others would be refused."""
    fresh = {**command, "id": f"made-up-{next(_ids):06}"}
    return {**fresh, "agree": False} if fresh["type"] == "break_up" else fresh


class Messages:
    """Finds what is wrong with a message of the server, by its ``description``."""

    def __init__(self, description: dict[str, Any]) -> None:
        sent = description["operations"]["message"]["messages"]
        names = [one["$ref"].rpartition("/")[2] for one in sent]
        schemas = description["components"]["schemas"]
        self._by_type = {
            schemas[name]["properties"]["type"]["enum"][0]: jsonschema_rs.Draft7Validator(
                {"$ref": PLACE + name, "components": {"schemas": schemas}}
            )
            for name in names
        }

    def fault_of(self, message: dict[str, Any]) -> str:
        """Return the problem; empty if there is none."""
        if message.get("reason") == "server":
            return f"a fault: {message}"
        known = self._by_type.get(message["type"])
        wrong = next(iter(known.iter_errors(message)), None) if known else f"no message {message['type']}"
        return "" if wrong is None else str(wrong)[:400]


def faults_at(place: Place, game: str, description: dict[str, Any]) -> list[str]:
    """Return the problems of the answers to generated frames at tables of ``game``.

    The frames are the same every time.
    """
    messages, found = Messages(description), list[str]()

    @seed(20)
    @settings(
        max_examples=TABLES,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(sent=st.lists(frames(description), min_size=FRAMES, max_size=FRAMES))
    def send(sent: list[str]) -> None:
        with requests.Session() as visitor:
            terms = {"players": 3, "variant": VARIANTS[game]}
            request: Any = {"game": game, "terms": terms, "seats": ["me", "random", "random"], "name": "K"}
            table = visitor.post(f"{place.address}/api/tables", json=request, timeout=TOO_LONG).json()["table"]
            address = f"{place.address}/api/tables/{table}/socket".replace("http", "ws", 1)
            cookie = {"Cookie": f"{COOKIE}={visitor.cookies[COOKIE]}"}
        with connect(address, origin=Origin(place.address), additional_headers=cookie) as socket:
            for frame in sent:
                socket.send(frame)
                answered = False
                while not answered:
                    message = msgspec.json.decode(socket.recv(TOO_LONG))
                    answered = message["type"] in {"done", "refused"} or (message["type"], "id" in message) == (
                        "here",
                        True,
                    )
                    if wrong := messages.fault_of(message):
                        found.append(wrong)

    send()
    return found


@pytest.fixture
def in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any number of commands."""
    monkeypatch.setattr(web_socket, "COMMANDS_AT_ONCE", 10**9)


@pytest.mark.slow
@pytest.mark.usefixtures("in_no_hurry")
def test_no_made_up_command_causes_a_fault_or_a_message_that_is_not_described(page: Path) -> None:
    with serve_place(page) as place:
        found = {game: faults_at(place, game, asyncapi()) for game in GAMES}
        assert found == {game: [] for game in GAMES}
        assert samples_of(place.metrics)["kitapi_faults_total"] == 0


@pytest.mark.slow
@pytest.mark.usefixtures("in_no_hurry")
def test_a_command_that_fails_and_a_message_that_is_not_described_are_found(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The controls: one command causes a fault, and one field has another type than described."""
    carry_out = TableDesk.handle

    async def fail_to_rise(desk: TableDesk, user: str, command: Command) -> int:
        if isinstance(command, Rise):
            raise LookupError
        return await carry_out(desk, user, command)

    with serve_place(page) as place:
        description = copy.deepcopy(asyncapi())
        description["components"]["schemas"]["TableView"]["properties"]["started"] = {"type": "string"}
        assert any('is not of type "string"' in one for one in faults_at(place, "prefa", description))
        monkeypatch.setattr(TableDesk, "handle", fail_to_rise)
        assert any("a fault" in one for one in faults_at(place, "prefa", asyncapi()))
        assert samples_of(place.metrics)["kitapi_faults_total"] > 0
