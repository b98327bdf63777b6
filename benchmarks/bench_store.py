"""Measures durable appends a second: many writers on one store, compared with bare APSW, one event a transaction.

``uv run python benchmarks/bench_store.py`` prints medians over rounds in which both take turns, so that other load
slows both. Each writer waits until its event is durable before it sends the next. With ``--postgresql URL`` the
same writers write to that server, too, one node and then two nodes of half as many each; use a database made for it.
"""

import argparse
import asyncio
import os
import platform
import statistics
import tempfile
import time
import uuid
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import apsw
import msgspec

from kitapi.store import Append, EventStore, NewEvent, SqliteStore
from kitapi.store.postgres import PostgresStore

PAYLOAD = b'{"kind":"cards.card_played","seat":1,"card":"7c","trick":3,"note":"' + b"x" * 60 + b'"}'


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement: events a second, and the seconds that writers waited for each event."""

    rate: float
    waits: Sequence[float]


def time_writers(stores: Sequence[Callable[[], EventStore]], writers: int, each: int) -> Timed:
    """Time ``writers`` tasks, shared out among ``stores``, that append ``each`` events, one at a time."""
    waits: list[float] = []
    event = NewEvent(kind="cards.card_played", schema=1, payload=PAYLOAD)
    run_id = uuid.uuid4().hex

    async def write(store: EventStore, stream: str) -> None:
        for version in range(each):
            began = time.perf_counter()
            await store.append([Append(stream=stream, expected=version, events=(event,))])
            waits.append(time.perf_counter() - began)

    async def run() -> float:
        opened = [store() for store in stores]
        await asyncio.gather(
            *(store.append([Append(stream="warm", expected=None, events=(event,))]) for store in opened)
        )
        began = time.perf_counter()
        await asyncio.gather(*(write(opened[n % len(opened)], f"table:{run_id}:{n}") for n in range(writers)))
        took = time.perf_counter() - began
        for store in opened:
            await store.close()
        return took

    return Timed(rate=writers * each / asyncio.run(run()), waits=waits)


def bare(folder: Path, events: int) -> Timed:
    """Measure one connection with the same settings and table, one event a transaction, as a store without groups."""
    path = folder / "bare.db"
    asyncio.run(SqliteStore.open(path).close())
    connection = apsw.Connection(str(path))
    connection.pragma("synchronous", "FULL")
    insert = """
    INSERT INTO events (stream, version, kind, schema, payload, recorded_at, hash)
    VALUES (?, ?, ?, ?, ?, ?, zeroblob(32))
    """
    waits = []
    for version in range(1, events + 1):
        began = time.perf_counter()
        connection.execute(insert, ("table:0", version, "cards.card_played", 1, PAYLOAD, "2026-01-01T00:00:00.000000Z"))
        waits.append(time.perf_counter() - began)
    connection.close()
    return Timed(rate=events / sum(waits), waits=waits)


def report(name: str, rounds: Sequence[Timed]) -> float:
    """Print one line; returns the median rate."""
    rates = [timed.rate for timed in rounds]
    waits = statistics.quantiles([wait for timed in rounds for wait in timed.waits], n=100)
    print(
        f"{name:34} {statistics.median(rates):9,.0f} events/s [{min(rates):,.0f}–{max(rates):,.0f}]"
        f"   p50 {waits[49] * 1000:.2f} ms   p99 {waits[98] * 1000:.2f} ms"
    )
    return statistics.median(rates)


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    arguments.add_argument("--writers", type=int, default=50)
    arguments.add_argument("--each", type=int, default=100, help="events of each writer in a round")
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--folder", type=Path, help="where the databases are written: the disk to be measured")
    arguments.add_argument("--postgresql", metavar="URL", help="a database made for it")
    chosen = arguments.parse_args()
    grouped_rounds, bare_rounds = [], []
    served: dict[int, list[Timed]] = {1: [], 2: []}
    for _ in range(chosen.rounds):
        with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
            path = Path(folder) / "grouped.db"
            grouped_rounds.append(time_writers([partial(SqliteStore.open, path)], chosen.writers, chosen.each))
            bare_rounds.append(bare(Path(folder), max(200, chosen.each * chosen.writers // 5)))
        for nodes, timed in served.items() if chosen.postgresql else ():
            opened = [partial(PostgresStore.open, chosen.postgresql)] * nodes
            timed.append(time_writers(opened, chosen.writers, chosen.each))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    versions = f"Python {platform.python_version()}, SQLite {apsw.sqlite_lib_version()}"
    print(f"{versions}, {os.cpu_count()} CPUs, load {load:.1f}")
    print(f"medians of {chosen.rounds} rounds [lowest–highest], synchronous=FULL")
    ours = report(f"store, {chosen.writers} writers", grouped_rounds)
    theirs = report("bare APSW, 1 event a transaction", bare_rounds)
    print(f"{'ratio':34} {ours / theirs:9.2f}")
    for nodes, timed in served.items():
        if timed:
            report(f"PostgreSQL, {nodes} node(s), {chosen.writers} writers", timed)


if __name__ == "__main__":
    main()
