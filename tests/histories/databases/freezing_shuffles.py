"""Writes a database with half-done shuffles: ``python -m tests.histories.databases.freezing_shuffles VERSION``.

It is a room in use, as ``freezing`` makes it, with one more table of every game, where all have pledged their
contributions to a shuffle. At the two tables of cards only Nikos has not shown one yet, and at Caribbean Stud only
Maria has not. Both cookies are made the same way.
"""

import asyncio
import lzma
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from kitapi.kernel import Seat
from kitapi.registry import GAMES
from kitapi.room.desk import prompter
from kitapi.room.errors import StaleCommand
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import SqliteStore
from kitapi.web.visitors import user_of
from kitapi.workers.bots import bots_of, choose
from kitapi_testing.room_people import LASTING, Guest, options_in, pending_share, share_action
from tests.histories.databases.evening_freezer import FOLDER, HOLDERS, Evening, describe_tables, fill_room, token_of

SEATS = {
    "prefa": ("me", "open", "steady"),
    "preferans": ("me", "open", "steady"),
    "caribbean-stud": ("me", "simple"),
}
"""The seats of each game's table whose shuffle is half done."""


async def half_shuffled(evening: Evening, game: str) -> Guest:
    """Maria at a table of ``game``, where all have pledged and one contribution is missing."""
    maria = await evening.table(game, *SEATS[game])
    if "open" not in SEATS[game]:
        await give(maria, "seal")
        await wait_for_share(maria, "nonce")
        return maria
    nikos = await Guest(maria.desk, user_of(token_of("nikos"))).look()
    await nikos.join(Seat(1), "Nikos")
    for guest, kind in ((maria, "seal"), (nikos, "seal"), (maria, "nonce")):
        await give(guest, kind)
    await wait_for_share(nikos, "nonce")
    return maria


async def wait_for_share(guest: Guest, kind: str) -> dict[str, Any]:
    """Return the pledge (``seal``) or the contribution (``nonce``) that the table waits for from ``guest``."""
    while (pending := pending_share(options_in(guest.state))) is None or pending["kind"] != kind:
        await guest.hear()
    return pending


async def give(guest: Guest, kind: str) -> None:
    """Give the pledge or contribution; try again if a bot was faster."""
    while True:
        try:
            await guest.act(share_action(await wait_for_share(guest, kind)))
        except StaleCommand:
            await guest.hear()
        else:
            return


async def fill(path: Path) -> dict[str, Any]:
    """Make the database at ``path``; returns its tables."""
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    evening = Evening(CardRoom(SqliteStore.open(path), GAMES, players, bots_of, times=LASTING), [])
    with (
        patch("kitapi.room.table.deal_start.shuffle", evening.shuffle_deck),
        patch.object(prompter, "BETWEEN_HANDS", 0.0),
    ):
        async with asyncio.timeout(120):
            guests = await fill_room(evening, HOLDERS[0])
            for game in SEATS:
                guests[f"{game}-shuffling"] = await half_shuffled(evening, game)
            tables = await describe_tables(guests)
        await evening.room.close()
    return tables


def freeze(version: str) -> None:
    """Write the database, packed, and beside it the description of its tables."""
    target = FOLDER / f"{version}-shuffles.db.xz"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.db"
        tables = asyncio.run(fill(path))
        with target.open("xb") as file:
            file.write(lzma.compress(path.read_bytes(), preset=9))
    described_in = target.with_name(f"{version}-shuffles.json")
    described_in.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=1) + b"\n")


if __name__ == "__main__":
    freeze(sys.argv[1])
