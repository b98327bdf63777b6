"""Times a player's commands while one client floods one route after the other.

    python -m tools.proving.flooding.measuring --seconds 4
    python -m tools.proving.flooding.measuring --source ~/before/src

``--source``: the sources whose ``kitapi serve`` is asked, to compare with another version.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from kitapi.games.preferans.game import PREFERANS
from kitapi.games.preferans.variant import PreferansTerms, PreferansVariant
from kitapi.records import Record
from kitapi.room.archiving import archive
from kitapi.store import open_store
from tests.records.sittings import played_sitting
from tools.proving.flooding.attacks import ATTACKS, DEALS, Attack
from tools.proving.flooding.playing import Player, player, told

SOURCE = Path(__file__).parents[3] / "src"
SERVER = (sys.executable, "-m", "kitapi", "serve", "--port", "0", "--thinking", "0")
SETTLING = 1.0
"""Seconds between two floods."""


@cache
def sitting() -> Record:
    """A record of many deals."""
    terms = PreferansTerms(variant=PreferansVariant(stake=100_000))
    return played_sitting(terms, ("random",) * 3, 7, DEALS, PREFERANS)


async def stored(database: str) -> str:
    """The name of the table that holds the record in a new database."""
    store = open_store(database)
    try:
        return await archive(store, sitting())
    finally:
        await store.close()


@contextmanager
def serving(database: str, source: Path, command: Sequence[str] = SERVER) -> Iterator[int]:
    """The port of a server of its own process, over ``database``."""
    words = [*command, "--database", database]
    env = {**os.environ, "PYTHONPATH": str(source)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=env, text=True) as server:
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        finally:
            server.terminate()
            server.wait()


def flood_of(attack: Attack, number: int, port: int, table: str) -> dict[str, Any]:
    """What the flooding process is told; every flood comes from an address of its own."""
    paths = [path.format(table=table) for path in attack.paths]
    address = f"127.0.1.{number + 1}"
    return {"port": port, "address": address, "paths": paths, "method": attack.method, "body": attack.body}


async def flooded(flood: dict[str, Any], one: Player, seconds: float) -> dict[str, Any]:
    """A player's times while a route is flooded, and how the flood was answered."""
    asked = {**flood, "seconds": seconds + 1}
    words = [sys.executable, "-m", "tools.proving.flooding.flood", json.dumps(asked)]
    flooding = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(0.5)
    times = await one.play(seconds)
    answered, _ = await flooding.communicate()
    await asyncio.sleep(SETTLING)
    return {**told(times), "times": times, "answered": json.loads(answered)}


async def measured(source: Path, seconds: float, attacks: Sequence[Attack], command: Sequence[str]) -> list[Any]:
    """The player's times without a flood first, and then in each."""
    with tempfile.TemporaryDirectory(prefix="kitapi-") as folder:
        database = f"sqlite:///{folder}/room.sqlite3"
        table = await stored(database)
        with serving(database, source, command) as port:
            async with player(port) as one:
                await one.play(1.0)
                figures = [{"route": "nothing", **told(await one.play(seconds)), "answered": {}}]
                for number, attack in enumerate(attacks):
                    times = await flooded(flood_of(attack, number, port, table), one, seconds)
                    figures.append({"route": attack.name, **times})
                return figures


def main() -> None:
    """Print the figures as a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each flood (4)")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the sources that serve")
    parser.add_argument("--only", nargs="*", help="routes by name")
    asked = parser.parse_args()
    attacks = [one for one in ATTACKS if not asked.only or one.name in asked.only]
    figures = asyncio.run(measured(asked.source, asked.seconds, attacks, SERVER))
    for one in figures:
        print(f"| {one['route']} | {one['p50']} | {one['p99']} | {one['max']} | {one['answered']} |")


if __name__ == "__main__":
    main()
