"""People who play through sockets of any server, and send unanswered commands again."""

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kitapi.web.visitors import COOKIE, token_of, user_of
from kitapi_campaigns.kill_campaign import is_broken_line
from kitapi_campaigns.kills.people import open_table
from kitapi_campaigns.proofs.crashes.book import Book, SentCommand, encode_line
from kitapi_campaigns.proofs.crashes.choices import any_action

PAUSE = 0.05
SILENCE = 15.0
"""Seconds without a message after which somebody who waits for an answer connects again."""

AGAIN = {"busy", "server", "too_much"}
"""Refusals after which the same command is sent again."""

PASSED = {"stale", "deal_running"}
"""Refusals after which a newer state arrives."""

Frame = dict[str, Any]


class Company:
    """All people at all tables: their commands and the answers, and the time of the last answer of each game.

    ``address``: returns the address of a server. ``fresh_ids``: plants the fault that commands are repeated under new
    ids.
    """

    def __init__(self, address: Callable[[], str], chance: random.Random, *, fresh_ids: bool) -> None:
        self.address = address
        self.chance = chance
        self.fresh_ids = fresh_ids
        self.book = Book()
        self.counts: Counter[str] = Counter()
        self.ending = False
        self.last: dict[str, float] = {}
        self.longest: dict[str, float] = {}

    async def play_on(self, game: str, seats: int) -> None:
        """Play one sitting after the other, until the end."""
        while not self.ending:
            try:
                table, tokens = await open_table(self.address(), ("me", *["open"] * (seats - 1)), game)
            except Exception as error:
                if not is_broken_line(error):
                    raise
                await asyncio.sleep(PAUSE)
                continue
            self.book.add_line(encode_line("table", table, game))
            self.book.users.update({(table, seat): user_of(token_of(token)) for seat, token in enumerate(tokens)})
            self.counts["tables"] += 1
            sitting = Sitting(self, table, game)
            await asyncio.gather(*(Visitor(sitting, seat, token).play() for seat, token in enumerate(tokens)))

    def on_answer(self, game: str) -> None:
        """Note that a command was answered at the table of ``game``."""
        now = time.monotonic()
        self.longest[game] = max(self.longest.get(game, 0.0), now - self.last.get(game, now))
        self.last[game] = now

    def standstill(self) -> float:
        """The longest time, in seconds, that any table stood still since the last call."""
        longest, self.longest = max(self.longest.values(), default=0.0), {}
        return longest


class Sitting:
    """The sitting of one table."""

    def __init__(self, company: Company, table: str, game: str) -> None:
        self.company, self.table, self.game = company, table, game
        self._over = False

    @property
    def over(self) -> bool:
        """Whether the sitting is over, so that nobody sends a new command."""
        return self._over or self.company.ending

    def end(self) -> None:
        """Note that the sitting is over."""
        self._over = True


class Visitor:
    """A person at a seat, who takes random legal actions as soon as possible."""

    def __init__(self, sitting: Sitting, seat: int, token: str) -> None:
        self._sitting, self._seat, self._token = sitting, seat, token
        self._company = sitting.company
        self._waiting: SentCommand | None = None
        self._answered: Frame | None = None

    async def play(self) -> None:
        """Play until the sitting is over, through any server."""
        while not self._sitting.over or self._waiting:
            try:
                await self._run_connection(self._company.address())
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _run_connection(self, address: str) -> None:
        socket_address = f"ws{address.removeprefix('http')}/api/tables/{self._sitting.table}/socket"
        cookie = {"Cookie": f"{COOKIE}={self._token}"}
        async with connect(
            socket_address,
            origin=address,  # type: ignore[arg-type]
            additional_headers=cookie,
            ping_interval=None,
            open_timeout=SILENCE,
            close_timeout=1,
        ) as socket:
            state = await self._next_message(socket)
            if state["type"] != "state":
                await asyncio.sleep(PAUSE)
                return
            if self._waiting is not None:
                await self._say_again(socket, self._waiting)
            while not self._sitting.over or self._waiting:
                await self._answer(socket, state)
                message = await self._next_message(socket)
                if message["type"] == "state":
                    state = message
                else:
                    await self._take(socket, message)

    async def _next_message(self, socket: ClientConnection) -> Frame:
        """The next message; fails if the sitting is over and nothing is unanswered, or if none comes for too long."""
        silent = 0
        while True:
            try:
                message: Frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                silent += 1
                if self._sitting.over if self._waiting is None else silent >= SILENCE:
                    raise
            else:
                return message

    async def _say_again(self, socket: ClientConnection, said: SentCommand) -> None:
        self._company.counts["said again"] += 1
        if self._company.fresh_ids:
            said = said._replace(id=secrets.token_hex(8))
        await self._say(socket, said)

    async def _take(self, socket: ClientConnection, message: Frame) -> None:
        """Read the answer to a command."""
        said = self._waiting
        if said is None or message.get("id") != said.id:
            return
        if message["type"] == "done":
            self._company.book.add_line(encode_line("answered", said.id, message["version"]))
            self._company.counts["answers"] += 1
            self._company.on_answer(self._sitting.game)
            self._waiting = None
        elif message["reason"] in AGAIN:
            await asyncio.sleep(PAUSE)
            await self._say(socket, said)
        else:
            self._company.book.add_line(encode_line("refused", said.id, message["reason"]))
            self._company.counts[f"refused: {message['reason']}"] += 1
            self._waiting = None
            if message["reason"] not in PASSED:
                self._answered = None

    async def _answer(self, socket: ClientConnection, state: Frame) -> None:
        """Send a command for the newest state, unless a command is still unanswered or this state already had one."""
        view = state["view"]
        if not view or self._waiting is not None or state is self._answered or self._sitting.over:
            return
        table, outcome = self._sitting.table, view.get("outcome")
        if outcome and outcome.get("sitting_over"):
            self._sitting.end()
        elif outcome and not state["table"]["seats"][self._seat]["ready"]:
            self._answered = state
            await self._say(socket, SentCommand(secrets.token_hex(8), table, self._seat, "next", {}, state["version"]))
        elif view.get("options"):
            self._answered = state
            action = any_action(self._company.chance, view, self._seat)
            await self._say(
                socket, SentCommand(secrets.token_hex(8), table, self._seat, "act", action, state["version"])
            )

    async def _say(self, socket: ClientConnection, said: SentCommand) -> None:
        self._waiting = said
        self._company.book.add_line(encode_line("said", *said))
        message: Frame = {"type": said.kind, "id": said.id}
        if said.kind == "act":
            message.update(seen=said.seen, action=said.action)
        await socket.send(json.dumps(message))
