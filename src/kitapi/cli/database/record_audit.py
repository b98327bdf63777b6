"""``kitapi audit FILE``: whether the records of a file are sound."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kitapi.auditor.records import NoEvent, record_audited
from kitapi.console.exits import Stopped
from kitapi.records import BadRecord, parts, read_part
from kitapi.registry import AUDITED, GAMES
from kitapi.texts import Text

RECORD = "record"
"""The name of the law that each event and each deal of a record must follow the one before it."""
READABLE = "readable"
"""The name of the auditor's law that every line is an event."""


class RecordSound(msgspec.Struct, frozen=True, kw_only=True):
    """The records of a file are sound; with the numbers of sittings, deals and events."""

    record: str
    sittings: int
    deals: int
    events: int


class RecordFinding(msgspec.Struct, frozen=True, kw_only=True):
    """A problem in ``line`` of a file (0: at its end), and the ``law`` that it breaks."""

    record: str
    line: int
    law: str
    sentence: Text


def is_file(name: str) -> bool:
    """Whether ``name`` is the path of a file; names of tables have neither dots nor slashes."""
    return Path(name).is_file() or any(sign in name for sign in {".", "/", os.sep})


def record_findings(name: str) -> Iterator[RecordFinding | RecordSound]:
    """Yield the problems of the records in the file ``name``, or ``RecordSound`` if there are none.

    Raises:
        Stopped: the file holds no record.
        OSError: the file cannot be read.
    """
    counts: Counter[str] = Counter()
    for found in (*_in_books(name), *_in_records(name, counts)):
        counts["found"] += 1
        yield found
    if not counts["found"]:
        yield RecordSound(record=name, sittings=counts["sittings"], deals=counts["deals"], events=counts["events"])


def _in_books(name: str) -> Iterator[RecordFinding]:
    """The findings of the auditor of books, which shares no code with the games; they end at an unreadable line."""
    try:
        with Path(name).open("rb") as lines:
            for found in record_audited(lines, AUDITED.values()):
                line = found.version + 1 if found.version else 0
                yield RecordFinding(record=name, line=line, law=found.law, sentence=Text(found.sentence))
    except NoEvent as error:
        yield RecordFinding(record=name, line=error.line, law=READABLE, sentence=Text(error.problem))


def _in_records(name: str, counts: Counter[str]) -> Iterator[RecordFinding]:
    """Yield the first impossible event or wrong sum, and counts sittings, deals and events in ``counts``."""
    with Path(name).open("rb") as lines:
        try:
            for part in parts(lines):
                read = read_part(part, GAMES, audited=True)
                counts.update(sittings=1, deals=len(read.deals), events=sum(map(len, read.deals)))
        except BadRecord as error:
            if error.line == 1:
                raise Stopped("{name}: {problem}", name=name, problem=error.problem) from error
            yield RecordFinding(record=name, line=error.line, law=RECORD, sentence=error.problem)
