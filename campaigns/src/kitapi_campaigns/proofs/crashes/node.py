"""One run of a node: it examines its database, opens the room, and lets simulated people play until it is killed."""

import asyncio
import hashlib
import json
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel import RulesError
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import Busy, RoomError, RoomFailed
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import Accept, Act, Command, Next, Sit, State
from kitapi.room.record.streams import play_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.occupants import Open
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.decisions import read_request
from kitapi.room.table.table import Table
from kitapi.room.times import Times
from kitapi.store import CommandKey, EventStore, digest_of
from kitapi_campaigns.proofs.crashes.book import Book, SentCommand, encode_line
from kitapi_campaigns.proofs.crashes.choices import any_action
from kitapi_campaigns.table_sizes import sizes

SEATS = {game: sizes(game)[0] for game in GAMES}
LASTING = Times(contribution=3600.0, absence=3600.0)
AGAIN_SECONDS = 0.02
LOOKED_UP = 40
"""Number of newest answers that each start compares with those in the store."""


@dataclass(frozen=True, kw_only=True)
class Life:
    """A run of a node: it plays for ``plays_for`` seconds and then closes by itself; None: until it is killed.

    ``opened``: opens its store. ``fresh_ids``: plants the fault that unanswered commands are repeated under new ids.
    """

    opened: Callable[[], EventStore]
    seed: str
    plays_for: float | None = None
    fresh_ids: bool = False


class Pipe:
    """The pipe to the process that kills the node."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def send(self, word: str, *rest: Any) -> None:
        """Send one line."""
        os.write(self._descriptor, encode_line(word, *rest))


async def run_life(life: Life, book: Book, pipe: Pipe) -> None:
    """Run until the node is killed, or until its time is over."""
    store = life.opened()
    for broken in await lost_answers(store, book):
        pipe.send("broken", broken)
    pipe.send("open")
    players = BotPlayers(_nobody, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, GAMES, players, lambda _: (), times=LASTING)
    await room.begin()
    company = Company(book, pipe, random.Random(life.seed), life.fresh_ids)
    people = []
    for desk, table in await seat_all(room, store):
        pipe.send("table", table.id, table.game.name)
        people += [Person(desk, seat, company) for seat in table.seats]
    pipe.send("playing")
    playing = [asyncio.create_task(person.play()) for person in people]
    if life.plays_for is None:
        await asyncio.gather(*playing)
    done, _ = await asyncio.wait(playing, timeout=life.plays_for)
    for task in done:
        task.result()
    pipe.send("closing")
    await room.close()


def _nobody(*_: object) -> bytes:
    raise AssertionError("no bot plays here")


async def lost_answers(store: EventStore, book: Book) -> list[str]:
    """The newest answers that the store has lost."""
    broken = []
    acts = [id for id in book.answered if book.said[id].kind == "act"]
    for id in acts[-LOOKED_UP:]:
        said = book.said[id]
        answer = await store.outcome(key_of(said, book))
        if answer is None or answer.versions.get(play_stream(said.table)) != book.answered[id]:
            broken.append(f"{said} was answered {book.answered[id]}, now {answer}")
    return broken


def key_of(said: SentCommand, book: Book) -> CommandKey:
    """The key of a command, under which the store keeps its answer."""
    game = GAMES[book.games[said.table]]
    digest = digest_of(read_request(game, "", command_of(said)).content)
    who = book.users.get((said.table, said.seat)) or user(said.seat)
    return CommandKey(stream=play_stream(said.table), user=who, id=said.id, digest=digest)


def command_of(said: SentCommand) -> Act | Next:
    """The command as a value that the room accepts."""
    if said.kind == "next":
        return Next(id=said.id)
    return Act(id=said.id, seen=said.seen, action=msgspec.Raw(json.dumps(said.action).encode()))


def user(seat: int) -> str:
    """The user at ``seat`` of every table."""
    return f"user-{seat}"


async def seat_all(room: CardRoom, store: EventStore) -> list[tuple[TableDesk, Table]]:
    """A table of each game with a running sitting and everybody in their seats."""
    going: dict[str, TableDesk] = {}
    for stream in await store.streams("table:"):
        desk = await room.desk(stream.removeprefix("table:"))
        table = await desk.table()
        if not table.is_finished:
            going[table.game.name] = desk
    for game, seats in SEATS.items():
        if game not in going:
            terms = msgspec.Raw(msgspec.json.encode({"players": seats}))
            new_table = NewTable(game=game, terms=terms, seats=("me", *["open"] * (seats - 1)), name="0")
            going[game] = await room.desk((await room.open_table(user(0), new_table))[0])
        await _sit_down(going[game])
    return [(desk, await desk.table()) for desk in going.values()]


async def _sit_down(desk: TableDesk) -> None:
    """Let everybody who does not sit yet sit down and agree to the terms."""
    for seat in (await desk.table()).seats:
        table = await desk.table()
        commands: list[Command] = []
        if isinstance(table.seating.occupants[seat], Open):
            commands.append(Sit(id=_id(), seat=seat, name=str(seat)))
        if table.deal is None and not table.seating.has_accepted(seat):
            commands.append(Accept(id=_id(), terms=table.seating.terms_number))
        for command in commands:
            await desk.handle(user(seat), command)


def _id() -> str:
    return os.urandom(8).hex()


class Company(NamedTuple):
    """The tools that all people of a run share: notes, the pipe to report to, random numbers and the planted fault."""

    book: Book
    pipe: Pipe
    chance: random.Random
    fresh_ids: bool


class Person:
    """A person at a seat, who takes random legal actions as soon as possible."""

    def __init__(self, desk: TableDesk, seat: int, company: Company) -> None:
        self._desk, self._seat = desk, seat
        self._pipe, self._chance, self._fresh_ids = company.pipe, company.chance, company.fresh_ids
        self._waiting = company.book.waiting.get((desk.table_id, seat))
        self._reached = 0

    async def play(self) -> None:
        """Play until the sitting is over."""
        onlooker = Onlooker(user(self._seat))
        await self._admit(onlooker)
        if self._waiting is not None:
            again = self._waiting._replace(id=_id()) if self._fresh_ids else self._waiting
            await self._send(again)
        while (state := await onlooker.next_message()) is not None:
            if not isinstance(state, State) or not state.view:
                continue
            view = json.loads(bytes(state.view))
            digest = hashlib.sha256(bytes(state.view)).hexdigest()[:16]
            self._pipe.send("shown", self._desk.table_id, self._seat, state.version, digest)
            outcome = view.get("outcome")
            if outcome and outcome.get("sitting_over"):
                return
            if outcome and not state.table.seats[self._seat].ready:
                await self._send(SentCommand(_id(), self._desk.table_id, self._seat, "next", {}, state.version))
            elif view.get("options") and state.version >= self._reached:
                action = any_action(self._chance, view, self._seat)
                await self._send(SentCommand(_id(), self._desk.table_id, self._seat, "act", action, state.version))

    async def _admit(self, onlooker: Onlooker) -> None:
        """Start watching the table; tries again as long as the store is unavailable."""
        while True:
            try:
                await self._desk.admit(onlooker)
                return
            except (Busy, RoomFailed):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _send(self, said: SentCommand) -> None:
        """Send a command, repeat it while its outcome is unknown, and report the answer."""
        self._pipe.send("said", *said)
        try:
            self._reached = await self._desk.handle(user(self._seat), command_of(said))
        except RoomFailed:
            await asyncio.sleep(AGAIN_SECONDS)
            await self._send(said)
        except (RoomError, RulesError) as error:
            self._pipe.send("refused", said.id, type(error).__name__)
        else:
            self._pipe.send("answered", said.id, self._reached)
