"""Measures the server's processor time for a move, the size of messages, and the memory of an idle server.

``uv run python -m benchmarks.bench_server`` plays random cards at one table desk over an SQLite store (every move is
durable before it is shown), with three people and a spectator. It measures the processor time of all threads for each
move: reading the command, deciding, storing, applying the events, and writing four messages as JSON. A lower limit is
measured in the same rounds: the standard library's json and sqlite3 writing as many bytes durably. Sockets are not
included; ``benchmarks/README.md`` says what they add. Figures are medians over moves, with the middle 90 %; the cost of
reading the clock is subtracted.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel import Commitment, Seat, pledge_of
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import Act, Next, State
from kitapi.room.onlookers.talk_messages import TalkCommand
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.room.times import Times
from kitapi.store import open_store
from kitapi.web.wire import Probe, encode_message, read_command
from kitapi_campaigns.table_sizes import EXAMPLE

LOOKER_ON = "looker-on"

SHARE = "0f" * 16
"""The share in the shuffle that every seat pledges and gives, in hexadecimal."""
TABLES_AT_ONCE = 30
SERVE = (
    "from kitapi.web.server import serve; from kitapi.web.settings import Network, Settings, Storage; "
    "serve(Settings(network=Network(port=0), storage=Storage(database={database!r})))"
)


class Moved(NamedTuple):
    """One move: processor seconds, and the sizes of the four messages and of the views in them, in bytes."""

    seconds: float
    messages: tuple[int, ...]
    views: tuple[int, ...]


def no_bot(*_: object) -> bytes:
    """A player that is never called: the table has no bot."""
    raise NotImplementedError


class Play:
    """Random play at one table desk, move by move."""

    def __init__(self, room: CardRoom, desk: TableDesk, people: int, rng: random.Random) -> None:
        self._room = room
        self._desk = desk
        self._rng = rng
        self._onlookers = [Onlooker(str(seat)) for seat in range(people)] + [Onlooker(LOOKER_ON)]
        self._count = 0

    async def sit_down(self) -> None:
        """Connect everybody, and let them take the open seats."""
        for onlooker in self._onlookers:
            await self._desk.admit(onlooker)
        for seat, onlooker in enumerate(self._onlookers[1:-1], start=1):
            sits = f'{{"type":"sit","id":"sits-down-{seat}","seat":{seat},"name":""}}'
            accepts = f'{{"type":"accept","id":"accepts-{seat}","terms":1}}'
            for command in (sits, accepts):
                await self._handle(onlooker.user, command)
        await self._drain()

    async def _handle(self, user: str, frame: str) -> None:
        command = read_command(frame)
        assert not isinstance(command, Probe | TalkCommand)
        await self._desk.handle(user, command)

    async def move(self) -> Moved | None:
        """Play one move; returns its measurement, or None once the sitting is over."""
        table = await self._desk.table()
        assert table.deal is not None
        if table.is_finished:
            return None
        if not table.is_running:
            for onlooker in self._onlookers[:-1]:
                await self._desk.handle(onlooker.user, Next(id=self._fresh_id()))
            await self._drain()
            return await self.move()
        seat, action = self._choose_action(table.deal.options)
        command = Act(id=self._fresh_id(), seen=table.version, action=msgspec.Raw(action))
        frame = msgspec.json.encode(command).decode()
        began = time.process_time()
        await self._handle(str(seat), frame)
        sizes = await self._drain()
        return Moved(time.process_time() - began, *sizes)

    def _choose_action(self, options: dict[Seat, tuple[Any, ...]]) -> tuple[Seat, bytes]:
        seat = self._rng.choice([seat for seat, offered in options.items() if offered])
        option = msgspec.to_builtins(self._rng.choice(options[seat]))
        return seat, msgspec.json.encode(some_action(self._rng, option))

    def _fresh_id(self) -> str:
        self._count += 1
        return f"command-{self._count:08}"

    async def _drain(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Encode all waiting messages; returns the sizes of messages and of views."""
        messages, views = [], []
        for onlooker in self._onlookers:
            while onlooker.waiting:
                state = await onlooker.next_message()
                if not isinstance(state, State):
                    continue
                messages.append(len(encode_message(state)))
                views.append(len(state.view or b""))
        return tuple(messages), tuple(views)


def some_action(rng: random.Random, option: dict[str, Any]) -> dict[str, Any]:
    """A random action of those for which an option stands."""
    match option["kind"]:
        case "subset":
            return {"kind": option["action"], "cards": rng.sample(option["of"], option["size"])}
        case "form":
            return {"kind": option["action"], **{one["name"]: rng.choice(one["values"]) for one in option["fields"]}}
        case "seal":
            commitment = msgspec.convert(option["commitment"], Commitment)
            return {"kind": option["action"], "digest": pledge_of(commitment, option["seat"], SHARE)}
        case "nonce":
            return {"kind": option["action"], "value": SHARE}
        case _:
            return option


async def play_moves(database: str, moves: int, seed: int) -> list[Moved]:
    """Play ``moves`` random moves, at as many tables as they need."""
    room = CardRoom(
        open_store(database), GAMES, BotPlayers(no_bot), lambda _: ("steady",), times=Times(contribution=3600)
    )
    rng = random.Random(seed)
    done: list[Moved] = []
    while len(done) < moves:
        table, _ = await room.open_table("0", NewTable(game=EXAMPLE, seats=("me", "open", "open")))
        play = Play(room, await room.desk(table), 3, rng)
        await play.sit_down()
        while len(done) < moves and (moved := await play.move()) is not None:
            done.append(moved)
    await room.close()
    return done


async def played_at_once(database: str, moves: int, seed: int, tables: int) -> float:
    """Processor seconds for a move when ``tables`` tables share the store's commits, including choosing the moves."""
    room = CardRoom(
        open_store(database), GAMES, BotPlayers(no_bot), lambda _: ("steady",), times=Times(contribution=3600)
    )
    plays = []
    for number in range(tables):
        table, _ = await room.open_table("0", NewTable(game=EXAMPLE, seats=("me", "open", "open")))
        plays.append(Play(room, await room.desk(table), 3, random.Random(seed + number)))
        await plays[-1].sit_down()

    async def go_on(play: Play) -> int:
        done = 0
        while done < moves // tables and await play.move() is not None:
            done += 1
        return done

    began = time.process_time()
    done = sum(await asyncio.gather(*(go_on(play) for play in plays)))
    seconds = (time.process_time() - began) / done
    await room.close()
    return seconds


def floor(folder: Path, moved: Sequence[Moved]) -> list[float]:
    """Processor seconds for writing as many bytes by the standard library: four JSON values, one durable insert."""
    connection = sqlite3.connect(folder / "floor.sqlite3", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE events (position INTEGER PRIMARY KEY, payload TEXT NOT NULL)")
    seconds = []
    for one in moved:
        values = [{"cards": ["Th"] * (size // 6)} for size in one.messages]
        began = time.process_time()
        for value in values:
            json.dumps(value)
        connection.execute("INSERT INTO events (payload) VALUES (?)", ("x" * 120,))
        seconds.append(time.process_time() - began)
    connection.close()
    return seconds


def clock_cost() -> float:
    """Processor seconds for reading the processor's clock, which every measurement contains."""
    readings = [time.process_time() for _ in range(400)]
    return statistics.median(later - earlier for earlier, later in pairwise(readings))


def spread(seconds: Sequence[float]) -> str:
    """Median and the middle 90 %, in microseconds."""
    cuts = statistics.quantiles(seconds, n=20)
    found = (statistics.median(seconds), cuts[0], cuts[-1], statistics.fmean(seconds))
    middle, low, high, mean = (round((one - clock_cost()) * 1e6) for one in found)
    return f"{middle:5} us ({low} - {high}; mean {mean})"


def percentile(sizes: Sequence[int], percent: int) -> int:
    """The smallest size that ``percent`` % of ``sizes`` do not exceed."""
    return sorted(sizes)[min(len(sizes) - 1, len(sizes) * percent // 100)]


def memory_of(process: int) -> float:
    """Resident megabytes of a process, as Linux counts them."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def idle_memory(folder: Path) -> float | None:
    """Megabytes of a server that has answered its first pages; None if the system does not report it."""
    if not Path("/proc/self/status").exists():
        return None
    command = [sys.executable, "-c", SERVE.format(database=f"sqlite:///{folder / 'idle.sqlite3'}")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Kitapi: ").strip()
        for path in ("", "api/games", "api/tables", "locale/el.json", "static/main.js"):
            urllib.request.urlopen(f"{address}{path}").read()
        megabytes = memory_of(server.pid)
        server.terminate()
    return megabytes


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} processors")
    print(f"load average {os.getloadavg()[0]:.1f}, {arguments.moves} moves, seed {arguments.seed}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        moved = asyncio.run(play_moves(f"sqlite:///{folder / 'play.sqlite3'}", arguments.moves, arguments.seed))
        in_memory = asyncio.run(play_moves("memory:", arguments.moves, arguments.seed))
        print(f"clock               {clock_cost() * 1e6:5.0f} us, subtracted below")
        print(f"a move, SQLite      {spread([one.seconds for one in moved])}")
        shared = asyncio.run(
            played_at_once(f"sqlite:///{folder / 'shared.sqlite3'}", arguments.moves, arguments.seed, TABLES_AT_ONCE)
        )
        print(f"same, {TABLES_AT_ONCE} tables     {shared * 1e6:5.0f} us on average, everything included")
        print(f"a move, memory      {spread([one.seconds for one in in_memory])}")
        print(f"floor, json+sqlite3 {spread(floor(folder, moved))}")
        for what, sizes in (
            ("view", [size for one in moved for size in one.views]),
            ("message", [size for one in moved for size in one.messages]),
        ):
            print(f"{what:8} median {percentile(sizes, 50)} B, 95 % {percentile(sizes, 95)} B, most {max(sizes)} B")
        megabytes = idle_memory(folder)
        print("idle server", "not reported by this system" if megabytes is None else f"{megabytes:.0f} MB resident")


if __name__ == "__main__":
    main()
