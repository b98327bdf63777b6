"""Scripted people who play any legal action, send commands again until they are answered, and note the answers."""

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kitapi.kernel import Commitment, pledge_of
from kitapi.web.visitors import COOKIE
from kitapi_campaigns.table_sizes import EXAMPLE

Frame = dict[str, Any]

PAUSE = 0.05
SEATING = "5ea7ed"
"""The beginning of the ids of commands by which people sit down."""


class Answered(NamedTuple):
    """A command that the server has acknowledged, and the version of the play after it."""

    seat: int
    command: Frame
    version: int


class Shown(NamedTuple):
    """The view that a seat was shown on a new connection."""

    seat: int
    version: int
    view: Any


class Ledger:
    """The notes of the people at one table: answers to their commands, and views.

    ``found_stored``: of the commands sent again after a kill, how many had been stored before the kill.
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.answered: list[Answered] = []
        self.refused: list[Frame] = []
        self.shown: list[Shown] = []
        self.sent_again = 0
        self.found_stored = 0
        self.over = False


class Person:
    """A person at a seat; ``fresh_ids``: the planted fault, which sends unanswered commands again under a new id."""

    def __init__(self, ledger: Ledger, seat: int, token: str, rng: random.Random, *, fresh_ids: bool) -> None:
        self.ledger = ledger
        self._seat = seat
        self._token = token
        self._rng = rng
        self._fresh_ids = fresh_ids
        self._waiting: Frame | None = None
        self._answered: Frame | None = None
        self._reached = -1

    async def play(self, address: Callable[[], str]) -> None:
        """Play until the sitting is over, connecting again whenever the connection breaks."""
        while not self.ledger.over or self._waiting:
            try:
                await self._run_connection(address())
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _run_connection(self, address: str) -> None:
        socket_address = f"ws{address.removeprefix('http')}/api/tables/{self.ledger.table}/socket"
        cookie = {"Cookie": f"{COOKIE}={self._token}"}
        async with connect(socket_address, origin=address, additional_headers=cookie, ping_interval=None) as socket:  # type: ignore[arg-type]
            state = msgspec.json.decode(await socket.recv())
            if state["type"] != "state":
                await asyncio.sleep(PAUSE)
                return
            self.ledger.shown.append(Shown(self._seat, state["version"], state["view"]))
            if self._waiting is not None:
                await self._say_again(socket, state["version"])
            while not self.ledger.over or self._waiting:
                await self._answer(socket, state)
                message = msgspec.json.decode(await socket.recv())
                state = message if message["type"] == "state" else state
                await self._hear(socket, message)

    async def _say_again(self, socket: ClientConnection, version: int) -> None:
        """Send the unanswered command again; ``version``: that of the log before."""
        assert self._waiting is not None
        self.ledger.sent_again += 1
        self._reached = version
        if self._fresh_ids:
            self._waiting = {**self._waiting, "id": secrets.token_hex(8)}
        await _send(socket, self._waiting)

    async def _hear(self, socket: ClientConnection, message: Frame) -> None:
        match message["type"]:
            case "state" | "watching" | "here":
                pass
            case "done":
                assert self._waiting is not None
                self.ledger.answered.append(Answered(self._seat, self._waiting, message["version"]))
                self.ledger.found_stored += message["version"] <= self._reached
                self._waiting, self._reached = None, -1
            case "refused" if message["reason"] == "busy":
                await asyncio.sleep(PAUSE)
                await _send(socket, self._waiting)
            case "refused" if message["reason"] in {"stale", "illegal", "deal_running"}:
                self.ledger.refused.append(message)
                self._waiting, self._reached = None, -1
            case _:
                raise RuntimeError(f"not to be expected: {message}")

    async def _answer(self, socket: ClientConnection, state: Frame) -> None:
        """Send a command for the newest state, unless a command is still unanswered or this state already had one."""
        view = state["view"]
        if view is None or self._waiting is not None or state is self._answered:
            return
        if view.get("outcome"):
            self.ledger.over = self.ledger.over or view["outcome"]["sitting_over"]
            if not self.ledger.over and not state["table"]["seats"][self._seat]["ready"]:
                await self._say(socket, state, {"type": "next"})
        elif view.get("options"):
            action = any_action(self._rng, view["options"])
            await self._say(socket, state, {"type": "act", "seen": state["version"], "action": action})

    async def _say(self, socket: ClientConnection, state: Frame, command: Frame) -> None:
        self._answered = state
        self._waiting = {**command, "id": secrets.token_hex(8)}
        await _send(socket, self._waiting)


async def _send(socket: ClientConnection, frame: Frame | None) -> None:
    await socket.send(msgspec.json.encode(frame).decode())


_PLEDGED: dict[str, str] = {}
"""Pledged shares, by their pledge."""


def any_action(rng: random.Random, options: list[Frame]) -> Frame:
    """One of the actions that ``options`` stand for."""
    option = rng.choice(options)
    match option["kind"]:
        case "subset":
            return {"kind": option["action"], "cards": rng.sample(option["of"], option["size"])}
        case "form":
            return {"kind": option["action"], **{one["name"]: rng.choice(one["values"]) for one in option["fields"]}}
        case "seal":
            value = rng.randbytes(option["bytes"]).hex()
            pledge = pledge_of(msgspec.convert(option["commitment"], Commitment), option["seat"], value)
            _PLEDGED[pledge] = value
            return {"kind": option["action"], "digest": pledge}
        case "nonce":
            return {"kind": option["action"], "value": _PLEDGED.get(option["pledge"], "")}
        case _:
            return option


async def open_table(address: str, seats: tuple[str, ...], game: str = EXAMPLE) -> tuple[str, list[str]]:
    """Open a table with people in the seats without a bot; returns its name and their cookies by seat (bots: empty)."""
    async with httpx.AsyncClient(base_url=address) as first:
        request = {"game": game, "terms": {"players": len(seats)}, "seats": seats, "name": "0"}
        answer = await first.post("/api/tables", json=request)
        answer.raise_for_status()
        table = str(answer.json()["table"])
        tokens = [first.cookies[COOKIE] if who == "me" else "" for who in seats]
    for seat, who in enumerate(seats):
        if who == "open":
            tokens[seat] = await _sit(address, table, seat)
    return table, tokens


async def _sit(address: str, table: str, seat: int) -> str:
    socket_address = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(socket_address, origin=address) as socket:  # type: ignore[arg-type]
        assert socket.response is not None
        given = socket.response.headers["set-cookie"]
        await socket.recv()
        for command in ({"type": "sit", "seat": seat, "name": str(seat)}, {"type": "accept", "terms": 1}):
            await _send(socket, {**command, "id": f"{SEATING}{secrets.token_hex(5)}"})
            await _await_ready(socket)
    return given.removeprefix(f"{COOKIE}=").partition(";")[0]


async def _await_ready(socket: ClientConnection) -> None:
    """Wait until the command is answered or has become needless: some games begin as soon as everybody sits."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "done" or message.get("reason") == "started":
            return
