"""Meters that tables share: each entry must come exactly once, and equal the one that its table reports."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.laws import Found

FIGURES = {
    "contributed": "contributed",
    "reset": "restarted",
    "returned": "returned",
    "awarded": "awarded",
    "reversed": "reversed",
    "reserved": "reserved",
    "lifted": "lifted",
}
"""By kind of entry, the field of a meter's count that contains the sum of such entries."""


class Entry(NamedTuple):
    """An entry of a meter or a floor: its kind without the stream's name, and its content.

    ``of``: the id of the entry that this one reverses; ``covered``: what the house paid in addition.
    """

    kind: str
    id: str
    amount: int = 0
    covered: int = 0
    of: str = ""

    @property
    def moves(self) -> bool:
        """Whether the entry changes anything; entries that change nothing may be reported or left out."""
        return bool(self.amount or self.covered) or self.kind in ("stopped", "resumed")

    def at(self, table: str) -> "Entry":
        """The entry with ``table`` in its ids, which makes them unique among all tables."""
        return self._replace(id=f"{table}/{self.id}", of=f"{table}/{self.of}" if self.of else "")


def entry_in(kind: str, event: dict[str, Any]) -> Entry:
    """The entry in an event of a meter's or a floor's stream."""
    return Entry(
        kind,
        _text(event["id"]),
        whole(event.get("amount", 0), "amount"),
        whole(event.get("covered", 0), "covered"),
        _text(event.get("of", "")),
    )


def _text(value: Any) -> str:
    if type(value) is not str:
        raise Unreadable(f"id: {value!r} is not a text")
    return value


class Meter:
    """One meter, folded from its stream."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.opening: int | None = None
        self.covered = 0
        self.figures = dict.fromkeys(FIGURES.values(), 0)
        self._told: dict[str, tuple[int, set[str]]] = {}

    @property
    def amount(self) -> int:
        """The amount in the meter: the sum of all additions minus the sum of all withdrawals."""
        held = self.figures
        given = held["contributed"] + held["restarted"] + held["returned"] + held["lifted"]
        return (self.opening or 0) + given - held["awarded"] - held["reversed"] - held["reserved"]

    def take(self, kind: str, event: dict[str, Any]) -> Iterator[Found]:
        """Check an event of the meter's stream.

        Raises:
            Unreadable: the event lacks what its kind requires.
        """
        if kind == "opened":
            yield from self._open(whole(event["amount"], "amount"))
        elif self.opening is None:
            yield Found("meter-sum", "the meter was never opened")
            self.opening = 0
        elif kind == "counted":
            yield from self._count(event["meter"])
        elif kind in FIGURES:
            yield from self._enter(entry_in(kind, event))
        else:
            raise Unreadable(f"meter.{kind} is an unknown kind")

    def _open(self, amount: int) -> Iterator[Found]:
        if self.opening is not None:
            yield Found("meter-sum", "the meter was opened a second time")
            return
        if amount < 0:
            yield Found("meter-sum", f"the meter {self.link} opens with {amount}, which is below zero")
        self.opening = amount

    def close_untouched(self) -> None:
        """Allow another opening if nothing was put in or taken out yet."""
        if not any(self.figures.values()) and not self.covered:
            self.opening = None

    def _count(self, stated: dict[str, Any]) -> Iterator[Found]:
        """Compare a count, which the meter's stream states, with the sums of all entries before it."""
        held = {"opening": self.opening, **self.figures, "covered": self.covered, "amount": self.amount}
        for name, figure in held.items():
            if whole(stated.get(name, 0), name) != figure:
                yield Found(
                    "meter-sum", f"{name}: the count states {stated.get(name, 0)}, the entries add up to {figure}"
                )

    def _enter(self, entry: Entry) -> Iterator[Found]:
        yield from self._once(entry)
        if entry.amount < 0 or entry.covered < 0:
            yield Found("meter-sum", f"the entry {entry.id} has a negative amount")
        self.figures[FIGURES[entry.kind]] += entry.amount
        self.covered += entry.covered
        if self.amount < 0:
            yield Found("meter-sum", f"after {entry.id} the meter holds {self.amount}")
        if entry.covered and self.amount:
            yield Found("award", f"the house covers {entry.covered} of {entry.id} while {self.amount} are in the meter")

    def _once(self, entry: Entry) -> Iterator[Found]:
        """Check that an entry comes once; the ids of a hand are kept until its table reports a later hand."""
        table, _, rest = entry.id.partition("/")
        hand = rest.partition("/")[0]
        if not hand.isdecimal():
            raise Unreadable(f"id: {entry.id} names no hand")
        newest, ids = self._told.get(table, (0, set()))
        if int(hand) > newest:
            newest, ids = int(hand), set()
        if entry.id in ids or int(hand) < newest:
            yield Found("meter-once", f"the entry {entry.id} was entered twice or after a later hand's")
        ids.add(entry.id)
        self._told[table] = newest, ids


class Floor:
    """The floor of a house: which of its tables has stopped the others."""

    def __init__(self) -> None:
        self.stop: str | None = None

    @property
    def table(self) -> str | None:
        """The table that has stopped the others, if any."""
        return self.stop.partition("/")[0] if self.stop else None

    def take(self, entry: Entry) -> Iterator[Found]:
        """Check a stop or its end."""
        if entry.kind in ("stopped", "stop_taken"):
            if self.stop is not None:
                yield Found("stops", f"{entry.id} stops the tables, but {self.stop} has stopped them already")
            self.stop = entry.id
        elif entry.kind in ("resumed", "stop_given"):
            if self.stop != entry.id:
                yield Found("stops", f"{entry.id} resumes the tables, but {self.stop or 'nothing'} has stopped them")
            self.stop = None
        else:
            raise Unreadable(f"house.{entry.kind} is an unknown kind")
