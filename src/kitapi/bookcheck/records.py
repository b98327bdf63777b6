"""A record's raw lines as the events of a table, so that it can be audited alone (docs/formats/record.md)."""

from collections.abc import Iterable, Iterator

import msgspec

from kitapi.bookcheck.accounts import Unreadable
from kitapi.bookcheck.auditor import audited
from kitapi.bookcheck.laws import Finding

NOT_IN_RECORDS = frozenset({"seals"})
"""Laws of what a record does not hold."""


class Line(msgspec.Struct, frozen=True):
    """A line of a record as an event of a store."""

    stream: str
    version: int
    position: int
    kind: str
    schema: int
    payload: bytes


class _Named(msgspec.Struct):
    """What every line says first."""

    kind: str
    schema: int = 1


_NAMED = msgspec.json.Decoder(_Named)


def events_of(lines: Iterable[bytes]) -> Iterator[Line]:
    """The events of a record, after its first line, as those of an imported table.

    Raises:
        Unreadable: a line is no event.
    """
    yield Line("table:record", 1, 1, "table.sitting_archived", 1, b'{"kind":"table.sitting_archived"}')
    for number, line in enumerate(lines):
        if number == 0:
            continue
        try:
            named = _NAMED.decode(line)
        except msgspec.MsgspecError as error:
            raise Unreadable(f"line {number + 1}: {error}") from error
        yield Line("play:record", number, number + 1, named.kind, named.schema, line)


def record_audited(lines: Iterable[bytes]) -> Iterator[Finding]:
    """Everything that is found in a record; its seals stay in the database that it came from.

    Raises:
        Unreadable: a line is no event.
    """
    return audited(events_of(lines), NOT_IN_RECORDS)
