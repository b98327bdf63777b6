"""Measures a player's latencies while one client floods one route after the other.

    python -m kitapi_campaigns.proofs.strangers.flood_latency --seconds 4
    python -m kitapi_campaigns.proofs.strangers.flood_latency --source ~/before/src

``--source``: the sources of the server, to compare with another version.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kitapi.records import Record
from kitapi.room.record_import import archive
from kitapi.store import open_store
from kitapi_campaigns.package import FloodedRoute
from kitapi_campaigns.proofs.strangers.child_server import SOURCE, Served, database_in, serve_room
from kitapi_campaigns.proofs.strangers.measured_player import Player, player, summary
from kitapi_campaigns.proofs.strangers.routes import DEALS, ROUTES
from kitapi_campaigns.random_records import random_record
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_campaigns.table_sizes import EXAMPLE

SETTLING = 1.0
"""Seconds between two floods."""


@cache
def sitting() -> Record:
    """A record of many deals."""
    own = next((one.long_record for one in GAME_CAMPAIGNS.values() if one.long_record), None)
    return own(DEALS) if own else random_record(EXAMPLE, 7, DEALS)


async def store_record(database: str) -> str:
    """Store the record in a new database; returns the name of its table."""
    store = open_store(database)
    try:
        return await archive(store, sitting())
    finally:
        await store.close()


def flood_of(route: FloodedRoute, number: int, port: int, table: str, connections: int = 40) -> dict[str, Any]:
    """The argument of the flooding process; every flood comes from an address of its own."""
    paths = [path.format(table=table) for path in route.paths]
    address = f"127.0.1.{number + 1}"
    sent = {"paths": paths, "method": route.method, "body": route.body}
    return {"port": port, "address": address, "connections": connections, **sent}


async def measure_flood(flood: dict[str, Any], one: Player, seconds: float) -> dict[str, Any]:
    """A player's latencies while a route is flooded, and the answers to the flood."""
    words = [
        sys.executable,
        "-m",
        "kitapi_campaigns.proofs.strangers.flood",
        json.dumps({**flood, "seconds": seconds + 1}),
    ]
    flooding = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(0.5)
    times = await one.play(seconds)
    answered, _ = await flooding.communicate()
    await asyncio.sleep(SETTLING)
    return {**summary(times), "times": times, "answered": json.loads(answered)}


class Setup(NamedTuple):
    """The setup of the flooded room; ``planted`` and ``source``: see ``serve_room``."""

    connections: int = 40
    planted: str = ""
    source: Path = SOURCE


def measure_floods(
    seconds: float,
    routes: Sequence[FloodedRoute] = ROUTES,
    setup: Setup = Setup(),  # noqa: B008 - a constant
) -> list[dict[str, Any]]:
    """The player's latencies first without a flood, and then during each flood."""
    with tempfile.TemporaryDirectory(prefix="kitapi-") as folder:
        table = asyncio.run(store_record(database_in(Path(folder))))
        with serve_room(Path(folder), planted=setup.planted, source=setup.source) as server:
            floods = {
                route.name: flood_of(route, number, server.port, table, setup.connections)
                for number, route in enumerate(routes)
            }
            return asyncio.run(_measure_floods(server, seconds, floods))


async def _measure_floods(server: Served, seconds: float, floods: Mapping[str, dict[str, Any]]) -> list[dict[str, Any]]:
    async with player(server) as one:
        await one.play(1.0)
        figures = [{"route": "nothing", **summary(await one.play(seconds)), "answered": {}}]
        for name, flood in floods.items():
            figures.append({"route": name, **await measure_flood(flood, one, seconds)})
    return figures


def main() -> None:
    """Print the figures as a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="duration of each flood (4)")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the sources of the server")
    parser.add_argument("--only", nargs="*", help="routes by name")
    given = parser.parse_args()
    routes = [one for one in ROUTES if not given.only or one.name in given.only]
    for one in measure_floods(given.seconds, routes, Setup(source=given.source)):
        print(f"| {one['route']} | {one['p50']} | {one['p99']} | {one['max']} | {one['answered']} |")


if __name__ == "__main__":
    main()
