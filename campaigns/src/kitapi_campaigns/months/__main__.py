"""Make a database as a busy card room leaves it after months, through the real store.

    python -m kitapi_campaigns.months --days 90 --seed 1 months.db

Tables of all games are opened, played at by turns, closed, broken up and left; those with a house share meters. The
same seed gives the same months. The file must not be there yet.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kitapi.store import Append, SqliteStore
from kitapi_campaigns.months.room import Pace, write_month

FIRST_DAY = datetime(2026, 1, 1, 20, tzinfo=UTC)
"""When the first table is opened."""

AT_ONCE = 64
"""Transactions that are handed to the store before the first of them is waited for."""


class Calendar:
    """The clock of the simulated months."""

    def __init__(self) -> None:
        self.now = FIRST_DAY

    def __call__(self) -> datetime:
        """Half a second after the moment before."""
        self.now += timedelta(milliseconds=500)
        return self.now

    def turn_to(self, day: int) -> None:
        """Let it be the evening of ``day``, unless it is later."""
        self.now = max(self.now, FIRST_DAY + timedelta(days=day))


async def fill(path: Path, seed: int, days: int, pace: Pace) -> int:
    """Write the months into a new database; how many events they have."""
    calendar, events, day = Calendar(), 0, -1
    store = SqliteStore.open(path, clock=calendar)
    waiting: list[asyncio.Task[object]] = []
    for one in write_month(f"months/{seed}", days, pace):
        if one.day != day:
            day = one.day
            print(f"\rday {day + 1} of {days}, {events:,} events", end="", file=sys.stderr, flush=True)
        calendar.turn_to(one.day)
        batches = [Append(stream=stream, expected=None, events=some) for stream, some in one.events]
        waiting.append(asyncio.create_task(store.append(batches)))
        events += sum(len(some) for _, some in one.events)
        if len(waiting) == AT_ONCE:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)
    await store.close()
    print(file=sys.stderr)
    return events


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--days", type=int, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=Pace().open, help="how many are open at a time")
    options = parser.parse_args(arguments)
    if options.file.exists():
        parser.error(f"{options.file}: is there already")
    if options.days < 1 or options.tables < 1:
        parser.error("--days, --tables: must be 1 or more")
    events = asyncio.run(fill(options.file, options.seed, options.days, Pace(open=options.tables)))
    print(f"{options.file}: {events:,} events of {options.days} days")


if __name__ == "__main__":
    main()
