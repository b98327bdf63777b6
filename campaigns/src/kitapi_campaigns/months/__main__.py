"""Make a database like that of a busy card room after months, through the real store.

    python -m kitapi_campaigns.months --days 90 --seed 1 months.db

Tables of all games are opened, play by turns, and are closed, broken up or left; tables with a house share meters. The
same seed gives the same months. The file must not exist yet.
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
"""Number of transactions that are given to the store before the program waits for the first of them."""


class Calendar:
    """The clock of the simulated months."""

    def __init__(self) -> None:
        self.now = FIRST_DAY

    def __call__(self) -> datetime:
        """Return the time, half a second later at each call."""
        self.now += timedelta(milliseconds=500)
        return self.now

    def turn_to(self, day: int) -> None:
        """Move the clock to the evening of ``day``, unless it is later already."""
        self.now = max(self.now, FIRST_DAY + timedelta(days=day))


async def fill(path: Path, seed: int, days: int, pace: Pace) -> int:
    """Write the months into a new database; returns the number of events."""
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
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--days", type=int, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=Pace().open, help="number of tables that are open at a time")
    options = parser.parse_args(arguments)
    if options.file.exists():
        parser.error(f"{options.file}: the file exists already")
    if options.days < 1 or options.tables < 1:
        parser.error("--days, --tables: must be 1 or more")
    events = asyncio.run(fill(options.file, options.seed, options.days, Pace(open=options.tables)))
    print(f"{options.file}: {events:,} events of {options.days} days")


if __name__ == "__main__":
    main()
