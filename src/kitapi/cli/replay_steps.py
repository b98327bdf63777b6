"""The steps of a record: each event with the state after it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.records import Record


class Step(NamedTuple):
    """One event of a record: its place, and the state after it; ``deal`` counts the record's deals from 1."""

    number: int
    deal: int
    event: Any
    state: Any


def steps(record: Record) -> Iterator[Step]:
    """Everything that happened, in order."""
    number = 0
    for deal, events in enumerate(record.deals, start=1):
        state: Any = None
        for event in events:
            number += 1
            state = record.game.evolve(state, event)
            yield Step(number, deal, event, state)
