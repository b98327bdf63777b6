"""One node with many tables of bots that feed and empty one jackpot; it is killed from outside.

    python -m kitapi_campaigns.games.caribbean_stud.jackpots.node sqlite:///PATH TABLES

On its first start the node opens its tables; later starts find them in the database. It prints ``ready`` once all
tables run, and plays until it is killed or its input ends. At the end of its input it finishes every hand and prints
``done``.
"""

import asyncio
import logging
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.house_tables import HouseRequest
from kitapi.store import EventStore, open_store
from kitapi_campaigns.games.caribbean_stud.jackpots.rigged_shuffles import rig, stake_always

SEATS = ("bot", "bot", "open", "bot")


async def play(store: EventStore, tables: int) -> None:
    """Open or find the tables, and let them play until the input ends."""
    players = BotPlayers(stake_always, pace=0, workers=lambda: ThreadPoolExecutor(1))
    room = CardRoom(store, GAMES, players, lambda _: ("bot",))
    await room.begin()
    known = [stream.removeprefix("table:") for stream in await store.streams("table:")]
    opened = [await open_bot_table(room) for _ in range(tables - len(known))]
    watched = [await look_on(await room.desk(table)) for table in known + opened]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await finish_hands(watched)
    await room.close()
    print("done", flush=True)


async def open_bot_table(room: CardRoom) -> str:
    """A new table of bots, with one empty seat, in the house that all tables share."""
    terms = msgspec.Raw(msgspec.json.encode({"players": len(SEATS)}))
    house = next((HouseRequest(id=one.id) for one in await room.housing.of_user("opener")), HouseRequest(name="Hall"))
    return (await room.open_table("opener", NewTable(game="caribbean-stud", terms=terms, seats=SEATS, house=house)))[0]


async def look_on(desk: TableDesk) -> tuple[TableDesk, Onlooker, asyncio.Task[None]]:
    """Connect a spectator to the table, so that it continues hand after hand."""
    onlooker = Onlooker("looker-on")
    reading = asyncio.create_task(drain(onlooker))
    await desk.admit(onlooker)
    return desk, onlooker, reading


async def finish_hands(watched: Sequence[tuple[TableDesk, Onlooker, asyncio.Task[None]]]) -> None:
    """Disconnect the spectators, and wait until every table has finished its hand.

    All tables must be quiet at once: one that another table stopped is quiet too, and plays on when it is resumed.
    """
    for desk, onlooker, reading in watched:
        await desk.dismiss(onlooker)
        reading.cancel()
    while not all(desk.is_quiet() for desk, _, _ in watched):
        await asyncio.sleep(0.05)


async def drain(onlooker: Onlooker) -> None:
    """Read all reports to ``onlooker`` and drop them."""
    while await onlooker.next_message() is not None:
        pass


def main() -> None:
    """Play on the database and with the number of tables that the command line names."""
    logging.basicConfig(level="WARNING")
    rig()
    asyncio.run(play(open_store(sys.argv[1]), int(sys.argv[2])))


if __name__ == "__main__":
    main()
