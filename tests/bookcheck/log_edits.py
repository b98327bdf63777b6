"""Logs of raw events, kept in files, and edits of them that hide their traces as a careful forger would.

None of it uses a game's code.
"""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kitapi.auditor.records import Line

LOGS = Path(__file__).parent / "logs"


class Stored(msgspec.Struct):
    """One event of a log, to be spoilt."""

    stream: str
    kind: str
    schema: int
    event: Any

    @property
    def table(self) -> str:
        """The table of the event's stream."""
        return self.stream.partition(":")[2]


Log = list[Stored]
Edit = Callable[[Log], None]
Late = Callable[[list[Line]], list[Line]]


def log_of(name: str) -> Log:
    """Return the log kept in the file ``name``."""
    return [msgspec.json.decode(line, type=Stored) for line in (LOGS / f"{name}.jsonl").read_bytes().splitlines()]


def lines_of(log: Log) -> list[Line]:
    """Return ``log`` as a store holds it: numbered, with every seal computed again."""
    versions: dict[str, int] = {}
    heads: dict[str, bytes] = {}
    lines = []
    for position, one in enumerate(log, start=1):
        version = versions[one.stream] = versions.get(one.stream, 0) + 1
        event, play = one.event, f"play:{one.table}"
        if one.kind == "chain.sealed":
            event = {**event, "version": versions.get(play, 0), "head": heads.get(play, b"").hex()}
        payload = msgspec.json.encode(event)
        if one.stream.startswith("play:"):
            begun = heads.get(one.stream) or hashlib.sha256(one.stream.encode()).digest()
            heads[one.stream] = hashlib.sha256(
                begun + one.kind.encode() + b"\0" + one.schema.to_bytes(8, "big") + payload
            ).digest()
        lines.append(Line(one.stream, version, position, one.kind, one.schema, payload))
    return lines


class Fault(NamedTuple):
    """A way to spoil a log: by its events, before it is numbered and sealed, or by its lines ``late``.

    ``laws``: exactly those that notice it.
    """

    name: str
    log: str
    laws: str
    edit: Edit | None = None
    late: Late | None = None

    def lines(self) -> list[Line]:
        """Return the lines of the spoilt log."""
        log = log_of(self.log)
        if self.edit is not None:
            self.edit(log)
        lines = lines_of(log)
        return lines if self.late is None else self.late(lines)


Where = Callable[[Any], bool]


def find_place(log: Log, kind: str, nth: int = 0, where: Where = lambda event: True) -> int:
    """Return the index of the ``nth`` event of ``kind`` for which ``where`` is true."""
    places = [place for place, one in enumerate(log) if one.kind == kind and where(one.event)]
    assert len(places) > nth, f"the log has {len(places)} of {kind}"
    return places[nth]


def of(log: Log, kind: str, nth: int = 0, where: Where = lambda event: True) -> Any:
    """Return the event that ``find_place`` finds."""
    return log[find_place(log, kind, nth, where)].event


def transfers_between(one: Any, payer: str, payee: str) -> list[Any]:
    """Return the transfers of an event between two kinds of account."""
    return [
        move
        for move in one.get("transfers", ())
        if move["payer"].rstrip("0123456789") == payer and move["payee"].rstrip("0123456789") == payee
    ]


def moves(payer: str, payee: str) -> Where:
    """Return the condition that an event has a transfer between two kinds of account."""
    return lambda event: bool(transfers_between(event, payer, payee))


def later_balances(log: Log, after: int) -> Iterator[dict[str, int]]:
    """Yield all balances of a table in its events after the event ``after``."""
    for one in log[after + 1 :]:
        if one.stream == log[after].stream:
            posted = one.event.get("booked", one.event)
            if "balances" in posted:
                yield posted["balances"]


def carry(log: Log, after: int, **gained: int) -> None:
    """Add the amounts ``gained`` to the accounts in every later balance."""
    for balances in later_balances(log, after):
        for account, amount in gained.items():
            balances[account] += amount


def without(place: Callable[[Log], int]) -> Edit:
    """Return an edit that leaves an event out."""

    def edit(log: Log) -> None:
        del log[place(log)]

    return edit


def double_event(place: Callable[[Log], int]) -> Edit:
    """Return an edit that repeats an event."""

    def edit(log: Log) -> None:
        here = place(log)
        log.insert(here + 1, msgspec.structs.replace(log[here]))

    return edit
