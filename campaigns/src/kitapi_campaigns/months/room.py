"""A card room over many days: tables are opened, play by turns, and are closed, broken up or left."""

import random
from collections.abc import Iterator

import msgspec

from kitapi.store import Recorded
from kitapi_campaigns.months.playable import Playable
from kitapi_campaigns.months.tables import any_table
from kitapi_campaigns.months.transactions import Ledger, Written

STEPS = 40
"""Most steps of a table before it is the turn of another."""


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Load of a room: tables ``open`` at a time, their ``turns`` a day, and the probability of one being ``left``."""

    open: int = 8
    turns: int = 60
    left: float = 0.02


def write_month(seed: str, days: int, pace: Pace = Pace()) -> Iterator[Written]:  # noqa: B008 - it is frozen
    """All transactions that a room stores in ``days`` days; the same seed gives the same ones."""
    ledger = Ledger(seed)
    tables: list[Playable] = []
    for day in range(days):
        ledger.day = day
        for _ in range(pace.turns):
            while len(tables) < pace.open:
                tables.append(any_table(ledger, ledger.rng))
            _turn(ledger.rng, tables, pace)
            yield from _take_waiting(ledger)
        ledger.count()
        yield from _take_waiting(ledger)


def _turn(rng: random.Random, tables: list[Playable], pace: Pace) -> None:
    """Let one table play on for a while; it may end, or everybody may leave it for good in the middle of a deal."""
    table = rng.choice([one for one in tables if not one.waits])
    for _ in range(rng.randint(1, STEPS)):
        if not table.step():
            tables.remove(table)
            return
    if rng.random() < pace.left and not _holds_others(table, tables):
        tables.remove(table)


def _holds_others(table: Playable, tables: list[Playable]) -> bool:
    """Whether ``table`` may be the one for which other tables are stopped."""
    return any(other.waits for other in tables if other is not table)


def _take_waiting(ledger: Ledger) -> Iterator[Written]:
    while ledger.waiting:
        yield ledger.waiting.popleft()


def record_events(transactions: Iterator[Written]) -> Iterator[Recorded]:
    """Yield the events of ``transactions`` as a store would have them."""
    versions: dict[str, int] = {}
    position = 0
    for one in transactions:
        at = f"2026-{1 + one.day // 28:02}-{1 + one.day % 28:02}T20:00:00.000000Z"
        for stream, events in one.events:
            for event in events:
                position += 1
                version = versions[stream] = versions.get(stream, 0) + 1
                yield Recorded(
                    position=position,
                    stream=stream,
                    version=version,
                    kind=event.kind,
                    schema=event.schema,
                    payload=event.payload,
                    recorded_at=at,
                )
