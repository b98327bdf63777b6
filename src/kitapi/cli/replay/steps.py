"""The steps of a record: each event with the state after it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.kernel import NO_PAST, advance_past
from kitapi.records import Record


class Step(NamedTuple):
    """One event of a record: its place, and the state after it; ``deal`` counts the record's deals from 1."""

    number: int
    deal: int
    event: Any
    state: Any


class Before(NamedTuple):
    """The numbers of steps and deals in a file before one of its records."""

    steps: int = 0
    deals: int = 0


START = Before()


def steps(record: Record, before: Before = START) -> Iterator[Step]:
    """Yield every event of ``record`` in order, numbered after the steps ``before``."""
    number = before.steps
    for deal, events in enumerate(record.deals, start=before.deals + 1):
        past = NO_PAST
        for event in events:
            number += 1
            past = advance_past(record.game, past, event)
            yield Step(number, deal, event, past.state)
