"""Write the logs that tests spoil: ``python -m tests.bookcheck.frozen_log FOLDER``; existing files stay as they are.

Each is a short, whole log of one room: all events, in the order in which they were stored.
"""

import asyncio
import sys
import tempfile
from collections import deque
from collections.abc import Iterable
from pathlib import Path

import msgspec

from kitapi.games.caribbean_stud.rules.table.events import Declared, HandEnded
from kitapi.store import Recorded, SqliteStore
from kitapi_campaigns.games.caribbean_stud.months import IrregularTable
from kitapi_campaigns.months.room import record_events
from kitapi_campaigns.months.tables import CardTable
from kitapi_campaigns.months.transactions import Ledger
from tests.records.frozen_databases import FOLDER, tables_in, unpack_database
from tests.records.test_frozen_databases import in_room, play_all
from tests.room.live_evening import Evening, stacked_hours

CARDS = {
    "prefa": ("prefa", 865),
    "preferans": ("preferans", 728),
    "pot": ("preferans", 406),
    "over": ("preferans", 1414),
    "house": ("prefa", 525),
}
"""By file, a game and the number of a sitting, among those that were drawn when the file was made."""


def cards(name: str, number: int) -> Ledger:
    """Play a whole sitting."""
    ledger = Ledger(f"cards/{name}/{number}")
    table = CardTable(ledger, name, ledger.rng)
    while table.step():
        pass
    return ledger


def stud(number: int, turns: int) -> Ledger:
    """Play at two tables for ``turns`` turns."""
    ledger = Ledger(f"log/{number}")
    tables = [IrregularTable(ledger, ledger.rng) for _ in range(2)]
    for _ in range(turns):
        table = ledger.rng.choice([one for one in tables if not one.waits])
        for _ in range(ledger.rng.randint(1, 15)):
            if not table.step():
                tables.remove(table)
                break
        if not tables:
            break
    return ledger


def read_upgraded() -> list[Recorded]:
    """Play on in a room from before houses had names; returns the events of its tables of Caribbean Stud."""
    frozen = FOLDER / "0.2.0-stopped-by-practice.db.xz"
    tables = tables_in(frozen)
    with tempfile.TemporaryDirectory() as folder:
        path = unpack_database(frozen, Path(folder))
        asyncio.run(in_room(path, lambda room: play_all(room, tables)))
        events = asyncio.run(_read(path))
    cards = {tables["prefa"].table, tables["preferans"].table}
    return [one for one in events if one.stream.partition(":")[2] not in cards]


async def _read(path: Path) -> list[Recorded]:
    store = SqliteStore.open(path)
    events = await store.read_all(0, 100_000)
    await store.close()
    return events


def line_of(one: Recorded) -> bytes:
    """Encode a stored event as a line."""
    fields = {"stream": one.stream, "kind": one.kind, "schema": one.schema, "event": msgspec.Raw(one.payload)}
    return msgspec.json.encode(fields)


def freeze(folder: Path, name: str, events: Iterable[Recorded]) -> None:
    """Write one log."""
    with (folder / f"{name}.jsonl").open("xb") as file:
        file.writelines(line_of(one) + b"\n" for one in events)


def cut(ledger: Ledger, events: int) -> Ledger:
    """Return the first ``events`` events, and those up to the end of the running hand."""
    kept = 0
    for number, one in enumerate(ledger.waiting):
        kept += sum(len(some) for _, some in one.events)
        if kept >= events and any(stream.startswith("chain:") for stream, _ in one.events):
            ledger.waiting = deque(list(ledger.waiting)[: number + 1])
            break
    return ledger


async def late_award() -> list[Recorded]:
    """Play a straight flush at a live table whose inspector is silent at first; returns all stored events."""
    with stacked_hours() as hours:
        evening = await Evening.open()
        await evening.until(Declared)
        await hours.passes(60)
        await evening.until(HandEnded)
        events = await evening.store.read_all(limit=10_000)
        await evening.room.close()
    return events


if __name__ == "__main__":
    for file, (game, sitting) in CARDS.items():
        freeze(Path(sys.argv[1]), file, record_events(iter(cards(game, sitting).waiting)))
    freeze(Path(sys.argv[1]), "stud", record_events(iter(cut(stud(189, 250), 395).waiting)))
    freeze(Path(sys.argv[1]), "staff", asyncio.run(late_award()))
    freeze(Path(sys.argv[1]), "houses", read_upgraded())
