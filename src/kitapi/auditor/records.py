"""A record's raw lines as the events of a table, so that it can be audited separately (docs/formats/record.md)."""

from collections.abc import Iterable, Iterator

import msgspec

from kitapi.auditor.accounts import Unreadable
from kitapi.auditor.auditor import Auditor
from kitapi.auditor.games import AuditedGame
from kitapi.auditor.laws import Finding

NOT_IN_RECORDS = frozenset({"seals"})
"""Laws that cannot be checked in records, because records do not contain the necessary events."""


class Line(msgspec.Struct, frozen=True):
    """A line of a record as an event of a store."""

    stream: str
    version: int
    position: int
    kind: str
    schema: int
    payload: bytes


class NoEvent(Unreadable):
    """A line is not an event; ``line``: its number in the file, from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class _Named(msgspec.Struct):
    """The fields by which lines are distinguished: kind and schema of an event, the format in a record's first line."""

    kind: str = ""
    schema: int = 1
    format: str | None = None


_NAMED = msgspec.json.Decoder(_Named)


ARCHIVED = Line("table:record", 1, 1, "table.sitting_archived", 1, b'{"kind":"table.sitting_archived"}')
"""The event that marks the following events as those of an imported table."""


def record_audited(lines: Iterable[bytes], games: Iterable[AuditedGame]) -> Iterator[Finding]:
    """All findings in the records of a file; seals are not checked, because they stay in the original database.

    Each record is a separate sitting of one of ``games``. The version in a finding is the number of the line, without
    the file's first line.

    Raises:
        NoEvent: a line holds no event.
    """
    games = tuple(games)
    auditor = Auditor(games, NOT_IN_RECORDS)
    for number, line in enumerate(lines):
        named = _parse(number, line)
        if number == 0 or named.format is not None:
            yield from auditor.finish()
            auditor = Auditor(games, NOT_IN_RECORDS)
            yield from auditor.take(ARCHIVED)
        elif line.strip():
            event = Line("play:record", auditor.events, auditor.events + 1, named.kind, named.schema, line)
            yield from (msgspec.structs.replace(found, version=number) for found in auditor.take(event))
    yield from auditor.finish()


def _parse(number: int, line: bytes) -> _Named:
    try:
        return _NAMED.decode(line) if line.strip() and number else _Named()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoEvent(number + 1, str(error)) from error
