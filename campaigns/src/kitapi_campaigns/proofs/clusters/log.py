"""Audits the log of several nodes: who wrote each event, in which epoch, and that no epoch writes after its end."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from kitapi.store import Recorded


class Step(NamedTuple):
    """An event that a node added by itself, and the answer: a version, or ``fenced``, ``refused``, ``unknown``."""

    table: str
    answer: int | str


class Book:
    """The commands at the tables with their answers, and the events that the nodes added by themselves.

    ``latest``: by table, the newest epoch of a known write.
    """

    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self.answered: dict[str, int] = {}
        self.steps: dict[str, Step] = {}
        self.latest: dict[str, int] = {}
        self.broken: list[str] = []
        self._versions: dict[str, int] = {}

    def note_command(self, id: str, table: str) -> None:
        """Note that the command ``id`` is sent, for the first time or again."""
        self.said[id] = table

    def note_answer(self, id: str, answer: int | str) -> None:
        """Note the answer of a node to a command."""
        if isinstance(answer, int) and self.answered.setdefault(id, answer) != answer:
            self.broken.append(f"{id} was answered {self.answered[id]} and {answer}")

    def note_step(self, id: str, table: str, epoch: int, answer: int | str) -> None:
        """Note an event that a node has added by itself."""
        self.steps[id] = Step(table, answer)
        if isinstance(answer, int) and answer > self._versions.get(table, 0):
            self._versions[table], self.latest[table] = answer, epoch


def breaks(log: Sequence[Recorded], book: Book, endings: Mapping[int, int]) -> list[str]:
    """All violations; ``endings``: by epoch, the number of events when it ended."""
    return [*book.broken, *_order(log), *_late(log, endings), *_check_ownership(log), *_lost_or_doubled(log, book)]


def _order(log: Sequence[Recorded]) -> Iterator[str]:
    versions: dict[str, int] = {}
    for place, event in enumerate(log, start=1):
        if event.position != place:
            yield f"event {place} has position {event.position}"
        if event.version != versions.get(event.stream, 0) + 1:
            yield f"{event.stream} goes from version {versions.get(event.stream, 0)} to {event.version}"
        versions[event.stream] = event.version


def _late(log: Sequence[Recorded], endings: Mapping[int, int]) -> Iterator[str]:
    for event in log:
        epoch = _decode(event)["epoch"]
        if event.position > endings.get(epoch, event.position):
            yield f"position {event.position} was written in epoch {epoch}, which had ended at {endings[epoch]}"


def _check_ownership(log: Sequence[Recorded]) -> Iterator[str]:
    """Violations of: a node that has lost a table does not serve it again in the same epoch."""
    for table in sorted({event.stream for event in log}):
        epochs = [epoch for epoch, _ in groupby(_decode(event)["epoch"] for event in log if event.stream == table)]
        if len(set(epochs)) < len(epochs):
            yield f"{table} was served by turns: {epochs[-20:]}"


def _lost_or_doubled(log: Sequence[Recorded], book: Book) -> Iterator[str]:
    there: dict[str, list[tuple[str, int]]] = {}
    for event in log:
        there.setdefault(str(_decode(event)["id"]), []).append((event.stream, event.version))
    for id, table in book.said.items():
        found = there.pop(id, [])
        if id in book.answered and found != [(table, book.answered[id])]:
            yield f"{id} was answered {book.answered[id]} at {table}, and is there at {found}"
        elif len(found) > 1:
            yield f"{id} is there at {found}"
    for id, step in book.steps.items():
        found = there.pop(id, [])
        due = [(step.table, step.answer)] if isinstance(step.answer, int) else []
        if found != due and not (step.answer == "unknown" and len(found) == 1):
            yield f"step {id} was told {step.answer}, and is there at {found}"
    for id, found in there.items():
        if len(found) > 1:
            yield f"step {id}, of which nothing was told, is there at {found}"


def _decode(event: Recorded) -> dict[str, int]:
    payload: dict[str, int] = json.loads(event.payload)
    return payload


BUCKETS = (1, 2, 5, 10)


def within(seconds: float) -> str:
    """Return the label of the smallest bucket that contains ``seconds``."""
    return next((f"within {most} s" for most in BUCKETS if seconds <= most), f"after more than {BUCKETS[-1]} s")
