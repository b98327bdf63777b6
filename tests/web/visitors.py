"""A served room and its visitors, for the tests of the web."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kitapi.room.rooms import CardRoom
from kitapi.store import EventStore, MemoryStore
from kitapi.web.app import create_app
from kitapi.web.files import ClientFiles
from kitapi.web.operation import Operation
from kitapi.web.reviews import Reviewer
from kitapi.web.server import listen, server_of
from kitapi.web.solver_route import Solver
from kitapi.web.visitors import COOKIE
from kitapi_testing.room_people import TOO_LONG, pending_share, share_action, toy_room

_ids = itertools.count(1)

Message = dict[str, Any]


def client_folder(folder: Path) -> Path:
    """Make a page that is small enough for tests."""
    (folder / "art").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kitapi</title>" + " " * 500, encoding="utf-8")
    (folder / "main.js").write_text("export const page = 1;\n" * 50, encoding="utf-8")
    (folder / "art" / "icon.svg").write_text("<svg/>", encoding="utf-8")
    return folder


class Served:
    """A room behind a real server."""

    def __init__(self, room: CardRoom, address: str) -> None:
        self.room = room
        self.address = address

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    @asynccontextmanager
    async def visitor(self) -> AsyncIterator["Visitor"]:
        async with httpx.AsyncClient(base_url=self.address, timeout=TOO_LONG) as browser:
            yield Visitor(self, browser)


@asynccontextmanager
async def serve_room(
    folder: Path | ClientFiles,
    store: EventStore | None = None,
    origins: tuple[str, ...] = (),
    room: CardRoom | None = None,
    solver: Solver | None = None,
    reviewer: Reviewer | None = None,
    operation: Operation | None = None,
) -> AsyncIterator[Served]:
    """Serve a room on a free port."""
    room = room or toy_room(store or MemoryStore())
    listening = listen("127.0.0.1", 0)
    app = create_app(room, origins=origins, client=folder, solver=solver, reviewer=reviewer, operation=operation)
    server = server_of(app, capacity=operation.capacity if operation else None)
    serving = asyncio.create_task(server.serve_beside([listening]))
    async with asyncio.timeout(TOO_LONG):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield Served(room, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving
        listening.close()


@asynccontextmanager
async def sit_down(
    folder: Path, store: EventStore | None = None, lang: str = "en", room: CardRoom | None = None
) -> AsyncIterator["Line"]:
    """Yield a visitor's socket to a new table of theirs, with a bot."""
    async with (
        serve_room(folder, store, room=room) as there,
        there.visitor() as visitor,
        visitor.at(await visitor.new_table("me", "first"), lang) as line,
    ):
        yield line


class Visitor:
    """A browser with its cookie."""

    def __init__(self, served: Served, browser: httpx.AsyncClient) -> None:
        self.served = served
        self.browser = browser

    async def open_table(self, *seats: str, **more: Any) -> httpx.Response:
        request = {"game": "toy", "terms": {"players": len(seats)}, "seats": seats, "name": "Maria", **more}
        return await self.browser.post("/api/tables", json=request)

    async def new_table(self, *seats: str, **more: Any) -> str:
        answer = await self.open_table(*seats, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @asynccontextmanager
    async def at(self, table: str, lang: str = "en", role: str | None = None, **headers: str) -> AsyncIterator["Line"]:
        all_headers = {"Origin": self.served.address, **headers}
        if token := self.browser.cookies.get(COOKIE):
            all_headers.setdefault("Cookie", f"{COOKIE}={token}")
        address = f"ws://{self.served.host}/api/tables/{table}/socket?lang={lang}"
        if role is not None:
            address += f"&as={role}"
        origin = all_headers.pop("Origin")
        async with connect(address, origin=origin or None, additional_headers=all_headers, max_size=None) as socket:  # type: ignore[arg-type]
            yield Line(socket)


class Line:
    """A socket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}

    async def hear(self) -> Message:
        """Return the next message; heartbeats, which may come at any time, are skipped."""
        while (message := await self.hear_any()) == {"type": "here"} or "silence" in message:
            pass
        if message["type"] == "state":
            self.state = message
        if message["type"] == "watching":
            self.state["table"]["watching"] = message["count"]
        return message

    async def hear_any(self) -> Message:
        """Return the next message."""
        async with asyncio.timeout(TOO_LONG):
            message: Message = msgspec.json.decode(await self.socket.recv())
        return message

    async def until(self, condition: Callable[[Message], bool]) -> Message:
        """Return the first message from now on for which ``condition`` is true."""
        while not condition(message := await self.hear()):
            pass
        return message

    async def state_where(self, condition: Callable[[Message], bool]) -> Message:
        """Return the first state, from the last received one on, for which ``condition`` is true."""
        while not (self.state and condition(self.state)):
            await self.hear()
        return self.state

    async def say(self, **command: Any) -> Message:
        """Send a command; the answer to it."""
        id = command.setdefault("id", f"command-{next(_ids):06}")
        await self.socket.send(msgspec.json.encode(command).decode())
        return await self.until(lambda message: message.get("id") == id)

    async def act(self, action: dict[str, Any], **more: Any) -> Message:
        return await self.say(**{"type": "act", "seen": self.state["version"], "action": action, **more})

    async def contribute(self) -> Message:
        """Give the pledge if it is due, and the pledged share once all others have pledged."""
        state = await self.state_where(lambda state: pending_share(options(state)) is not None)
        pending = pending_share(options(state)) or {}
        if pending["kind"] == "seal":
            await self.act(share_action(pending))
            state = await self.state_where(lambda state: any(one["kind"] == "nonce" for one in options(state)))
            pending = pending_share(options(state)) or {}
        return await self.act(share_action(pending))

    async def play(self) -> Message:
        state = await self.state_where(lambda state: any(one["kind"] == "play_card" for one in options(state)))
        return await self.act(options(state)[0])


def options(state: Message) -> list[dict[str, Any]]:
    return state["view"]["options"] if state["view"] else []
