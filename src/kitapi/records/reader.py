"""Reads records of every version ever written."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.kernel import NO_PAST, ImpossibleHistory, MalformedAction, Past, advance_past
from kitapi.kernel.codec import NOT_THE_FORM
from kitapi.kernel.done_by import DoneBy, author_in
from kitapi.records.audit import Auditor
from kitapi.records.record import FORMAT, MISFITS, VERSION, AnyGame, BadRecord, Heading, Record
from kitapi.texts import Text

LONGEST_LINE = 1024 * 1024
"""The maximum length of a line in bytes, far above that of any real event."""


class _Version(msgspec.Struct):
    format: str
    version: int


class _Form(msgspec.Struct):
    format: str | None = None


class _Kind(msgspec.Struct):
    kind: str
    schema: Annotated[int, Meta(ge=1)]


_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_encode = msgspec.json.Encoder().encode


Authored: TypeAlias = tuple[Any, DoneBy | None]
"""An event and its author; None if the record does not contain the author."""


class Part(NamedTuple):
    """The lines of one record of a file; ``before``: the number of lines before it in the file."""

    before: int
    lines: tuple[bytes, ...]


def parts(lines: Iterable[bytes]) -> Iterator[Part]:
    """The records of a file, which follow one another in it; only one of them is in memory at a time."""
    before, part, is_blank = 0, list[bytes](), True
    for number, line in enumerate(lines):
        if not is_blank and _begins(line):
            yield Part(before, tuple(part))
            before, part = number, []
        part.append(line)
        is_blank = is_blank and not line.strip()
    yield Part(before, tuple(part))


def _begins(line: bytes) -> bool:
    """Whether ``line`` is the first line of a record."""
    try:
        return msgspec.json.decode(line, type=_Form).format is not None
    except NOT_THE_FORM:
        return False


def read_records(lines: Iterable[bytes], games: Mapping[str, AnyGame], *, audited: bool = False) -> Iterator[Record]:
    """Every record of a file; see ``read_record``.

    Raises:
        BadRecord: as for ``read_record``; the line is counted from the start of the file.
    """
    for part in parts(lines):
        yield read_part(part, games, audited=audited)


def read_part(part: Part, games: Mapping[str, AnyGame], *, audited: bool = False) -> Record:
    """The record in one part of a file; see ``read_record``.

    Raises:
        BadRecord: as for ``read_record``; the line is counted from the start of the file.
    """
    try:
        return read_record(part.lines, games, audited=audited)
    except BadRecord as error:
        raise BadRecord(part.before + error.line, error.problem) from error


def read_record(lines: Iterable[bytes], games: Mapping[str, AnyGame], *, audited: bool = False) -> Record:
    """The record written in ``lines``, of one of ``games``.

    The events are folded, so that the record can be replayed; whether each was allowed by the rules is not checked
    again. ``audited``: check also that the accounts add up and that each deal follows from the one before.

    Raises:
        BadRecord: a line cannot be read, or does not follow from those before; the error names the line.
    """
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    number, first = next(numbered, (1, b""))
    heading, game = _heading(number, first, games)
    try:
        terms = game.codec.read_stored_terms(bytes(heading.terms))
    except MalformedAction as error:
        raise BadRecord(number, Text("terms.{problem}", problem=str(error))) from error
    if len(heading.seats) != game.seats(terms):
        raise BadRecord(
            number,
            Text("seats: {count} names at a table for {players}", count=len(heading.seats), players=game.seats(terms)),
        )
    read = tuple(_deals(game, numbered, number, Auditor(game, terms) if audited else None))
    deals = tuple(tuple(event for event, _ in deal) for deal in read)
    authors = tuple(tuple(author for _, author in deal) for deal in read)
    known = authors if any(any(deal) for deal in authors) else ()
    changes = heading.seat_changes
    return Record(game=game, terms=terms, seats=heading.seats, deals=deals, authors=known, seat_changes=changes)


def _heading(number: int, line: bytes, games: Mapping[str, AnyGame]) -> tuple[Heading, AnyGame]:
    try:
        stated = msgspec.json.decode(line, type=_Version)
    except NOT_THE_FORM as error:
        raise BadRecord(number, Text("this is no record of a sitting")) from error
    if stated.format != FORMAT:
        raise BadRecord(number, Text("format: this is “{format}”, not “{wanted}”", format=stated.format, wanted=FORMAT))
    if not 1 <= stated.version <= VERSION:
        raise BadRecord(
            number,
            Text(
                "version: {version} is not known to this program, which reads up to {newest}",
                version=stated.version,
                newest=VERSION,
            ),
        )
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except NOT_THE_FORM as error:
        raise BadRecord(number, Text(str(error))) from error
    if heading.seat_changes and stated.version < VERSION:
        raise BadRecord(number, Text("seat_changes: a record of version {version} has none", version=stated.version))
    if heading.game not in games:
        raise BadRecord(number, Text("game: there is no game “{game}” here", game=heading.game))
    return heading, games[heading.game]


def _deals(
    game: AnyGame, numbered: Iterable[tuple[int, bytes]], last: int, auditor: Auditor | None
) -> Iterator[tuple[Authored, ...]]:
    """The events of each deal; a deal begins with its opening event and must be over at its last."""
    past = NO_PAST
    deal: list[Authored] = []
    for number, line in numbered:
        last = number
        kind, event, author = _event(game, number, line)
        if kind == game.opening_kind and past.states:
            if not game.is_over(past.state):
                raise BadRecord(number, Text("{kind}: the deal before is not over", kind=kind))
            yield tuple(deal)
            past, deal = NO_PAST, []
        elif kind != game.opening_kind and not past.states:
            raise BadRecord(number, Text("{kind}: no deal was opened", kind=kind))
        past = _after(game, past, event, number)
        if auditor is not None:
            _audit(auditor, event, past.state, number)
        deal.append((event, author))
    if past.states:
        if not game.is_over(past.state):
            raise BadRecord(last, Text("the record ends before its deal is over"))
        yield tuple(deal)


def _after(game: AnyGame, past: Past, event: Any, number: int) -> Past:
    """``past`` after ``event``, which is on the line ``number``."""
    try:
        return advance_past(game, past, event)
    except MISFITS as error:
        raise BadRecord(number, Text("{kind} cannot follow here", kind=game.codec.event_kind(event)[0])) from error


def _audit(auditor: Auditor, event: Any, state: Any, number: int) -> None:
    try:
        problem = auditor.problem(event, state)
    except MISFITS as error:
        raise BadRecord(number, Text("its accounts cannot be read")) from error
    if problem is not None:
        raise BadRecord(number, Text(problem))


def _event(game: AnyGame, number: int, line: bytes) -> tuple[str, Any, DoneBy | None]:
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, Text("is longer than {longest} bytes", longest=LONGEST_LINE))
    try:
        stated = msgspec.json.decode(line, type=_Kind)
        fields = _fields(line)
        author = author_in(line) if game.house is not None else None
    except NOT_THE_FORM as error:
        raise BadRecord(number, Text(str(error))) from error
    del fields["schema"]
    try:
        return stated.kind, game.codec.read_event(stated.kind, stated.schema, _encode(fields)), author
    except ImpossibleHistory as error:
        raise BadRecord(number, Text(str(error))) from error
