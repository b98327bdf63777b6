"""Counts the function calls for a played card, and those into other files and packages.

``uv run python -m benchmarks.bench_journey`` seats three people at a table before a spectator, and traces the
second card of the first trick, from the frame that carries it to the messages for all four. Only calls of Kitapi's own
functions count. A move is a call into another file or package than the caller's. The figures depend on the code alone:
the same code has the same figures on every machine. ``--files`` lists the files with their calls.

``--worth`` traces the value of a hand instead, from the page's request to the answer. The program that answers, in a
room a process of its own, is called within this process on the line that it would read, with everything loaded. With
one worker its computation runs within this process, too.
"""

import argparse
import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import msgspec
from litestar.datastructures import State
from litestar.testing import RequestFactory

import kitapi
from benchmarks import games
from benchmarks.journeys import JourneyTable
from kitapi.cards import Card
from kitapi.registry import GAMES
from kitapi.room.onlookers.talk_messages import TalkCommand
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table import deal_start
from kitapi.room.table.bots import BotPlayers
from kitapi.room.times import Times
from kitapi.store import MemoryStore
from kitapi.web.hand_value import hand_value
from kitapi.web.wire import Probe, encode_message, read_command
from kitapi.workers.bots import bots_of
from kitapi.workers.values import value_line
from kitapi_campaigns.finding import parts_of
from kitapi_testing.room_people import Guest, fresh_id, options_in, pending_share, play_first, share_action

PATIENT = Times(contribution=3600.0, counting=3600.0)
"""Times so long that no timer interferes."""
SOURCES = f"{Path(kitapi.__file__).parent}/"
PEOPLE = ("maria", "nikos", "eleni")
TABLE: JourneyTable = next(iter(parts_of(games, "journey", "JOURNEY").values()))
HAND_QUERY: dict[str, Any] = {"game": TABLE.game, "cards": TABLE.hand}
"""The page's query for the value of a hand."""


class Journey:
    """The traced calls, by file, and the number of calls into another file and into another package."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()

    def note(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Count a call of one of Kitapi's functions; a profiler for ``sys.setprofile``."""
        if event != "call" or (file := _file_of(frame)) is None:
            return
        self.calls[file] += 1
        caller = next((found for one in _callers(frame) if (found := _file_of(one)) is not None), None)
        if caller is not None and caller != file:
            self.moves["files"] += 1
            self.moves["packages"] += _package(caller) != _package(file)

    @contextmanager
    def trace(self) -> Iterator[None]:
        """Count the calls inside a ``with`` block."""
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)


def _file_of(frame: FrameType) -> str | None:
    name = frame.f_code.co_filename
    return name[len(SOURCES) :] if name.startswith(SOURCES) else None


def _callers(frame: FrameType) -> Iterator[FrameType]:
    while (caller := frame.f_back) is not None:
        yield caller
        frame = caller


def _package(file: str) -> str:
    """The package of a file: its folder, or for files of a game the game's folder."""
    return str(Path(file).parent)


async def table_of_three() -> list[Guest]:
    """Three people at a table and a spectator, all of whom have the newest state."""
    players = BotPlayers(play_first, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(MemoryStore(), GAMES, players, bots_of, times=PATIENT)
    opened = NewTable(game=TABLE.game, terms=msgspec.Raw(TABLE.terms), seats=("me", "open", "open"), name="Maria")
    desk = await room.desk((await room.open_table(PEOPLE[0], opened))[0])
    guests = [await Guest(desk, name).look() for name in (*PEOPLE, "vasso")]
    for seat in (1, 2):
        await guests[seat].join(seat)
    return guests


async def frame_in_turn(guests: list[Guest]) -> tuple[Guest, str, bool]:
    """The guest to act, the frame of their command (a pass or the first legal card), and whether it is a card."""
    version = (await guests[0].desk.table()).version
    for guest in guests:
        encode_message(await guest.until(lambda state: state.version >= version))  # as the connection of the guest does
    guest = next(one for one in guests if options_in(one.state))
    options = options_in(guest.state)
    share = pending_share(options)
    action = share_action(share) if share else next((one for one in options if one["kind"] == "pass"), options[0])
    frame = {"type": "act", "id": fresh_id(), "seen": guest.state.version, "action": action}
    return guest, json.dumps(frame), action["kind"] == "play_card"


async def handle(guest: Guest, frame: str) -> None:
    """Carry out a frame as the socket does: read it, and pass it to the table desk."""
    command = read_command(frame)
    assert not isinstance(command, Probe | TalkCommand)
    await guest.desk.handle(guest.user, command)


async def traced_card() -> Journey:
    """The journey of the second card of a trick: its frame is read, decided, stored, and shown to four."""
    guests, journey, cards, frames = await table_of_three(), Journey(), 0, list[bytes]()
    while cards < 2:
        guest, frame, is_card = await frame_in_turn(guests)
        cards += is_card
        with journey.trace() if cards == 2 else nullcontext():
            await handle(guest, frame)
            if cards == 2:
                frames = [encode_message(await one.hear()) for one in guests]
    assert len(frames) == len(guests)
    await guests[0].desk.close()
    return journey


def fixed_order(deck: Sequence[Card], *_: object) -> tuple[Card, ...]:
    """A shuffled deck that is the same in every run."""
    return tuple(random.Random(1).sample(deck, len(deck)))


class LocalWorker:
    """Answers a line as the worker does, but in this process."""

    async def answer(self, line: bytes, _on_progress: object = None) -> bytes:
        """The line of the answer."""
        return value_line(line)


async def trace_hand_value() -> Journey:
    """The journey of a request for the value of a hand: its address is read, computed, and answered in JSON."""
    journey, state = Journey(), State({"hands": LocalWorker()})
    request: Any = RequestFactory().get("/api/hand", query_params=HAND_QUERY)
    ask: Any = hand_value.fn
    with journey.trace():
        answer = await ask(request, state)
    assert answer.status_code in {None, 200}
    return journey


def main() -> None:
    """Trace, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description="Count the calls for a played card, or for the value of a hand.")
    parser.add_argument("--worth", action="store_true", help="trace the value of a hand")
    parser.add_argument("--files", action="store_true", help="list the files, too")
    options = parser.parse_args()
    traced = trace_hand_value if options.worth else traced_card
    with patch.object(deal_start, "shuffle", fixed_order), patch("secrets.randbelow", lambda _below: 0):
        asyncio.run(traced())  # an untraced run first, for work that is done only once
        found = asyncio.run(traced())
    print("| calls | files | moves between files | moves between packages |\n| --- | --- | --- | --- |")
    print(f"| {found.calls.total()} | {len(found.calls)} | {found.moves['files']} | {found.moves['packages']} |")
    if options.files:
        print("\n".join(f"{calls:5} {file}" for file, calls in found.calls.most_common()))


if __name__ == "__main__":
    main()
