"""``kitapi audit`` checks that nobody has changed a table's log afterwards, or that a record is sound."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from cyclopts import Parameter

from kitapi.auditor.laws import LAWS
from kitapi.cli.database.record_audit import RecordFinding, RecordSound, is_file, record_findings
from kitapi.console.databases import Database, name_of, read_from, say_moment
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate, translate_text
from kitapi.kernel import seat_number
from kitapi.registry import BOOKS, GAMES
from kitapi.room.answers.bookkeeping import signatures_in
from kitapi.room.errors import UnknownTable
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Finding, Sound
from kitapi.store import EventStore
from kitapi.store.moment import Moment
from kitapi.texts import Text

Signed: TypeAlias = list[dict[str, Any]] | None
"""The jackpots of a table as JSON values, each with its signers; None if not requested, or if the log is not sound."""

FOUND = 1
"""Exit status if a log does not match its seals."""


def audit(
    table: Annotated[
        str | None, Parameter(help="The table's name, as in the address of its page; or the file of a record.")
    ] = None,
    /,
    *,
    all: Annotated[bool, Parameter(help="Every table in the database.", negative="")] = False,
    json: Annotated[bool, Parameter(help="One JSON object per table.", negative="")] = False,
    signatures: Annotated[
        bool, Parameter(help="Also list who signed each jackpot: step, person and second.", negative="")
    ] = False,
    database: Database = None,
) -> int:
    """Compare TABLE's log with the seals that were written after each of its deals, and report where they differ.

    A file of records is audited by itself: its events must follow each other, each deal the one before, and all books
    must add up. The exit status is 0 if no error is found, else 1. The room may be running on the database: it is then
    read as of one moment, and the output says so.
    """
    if (table is None) != all:
        raise Stopped("say which table to audit, or --all")
    if table is not None and is_file(table):
        return _audit_record(table, json)
    said, moment = asyncio.run(read_from(database, lambda store: _audit_tables(store, table, signatures)))
    if not json:
        say_moment(moment, name_of(database))
    for one, signed in said:
        written = _in_json(one, signed, moment) if json else _in_words(one) + _signed_in_words(signed or ())
        sys.stdout.write(written)
    return FOUND if any(isinstance(one, Finding) for one, _ in said) else 0


def _audit_record(name: str, json: bool) -> int:
    sound = True
    for one in record_findings(name):
        sound = isinstance(one, RecordSound)
        in_json = msgspec.json.encode({"sound": sound, **msgspec.to_builtins(one, enc_hook=str)}).decode()
        sys.stdout.write((in_json if json else _record_in_words(one)) + "\n")
    return 0 if sound else FOUND


def _record_in_words(one: RecordFinding | RecordSound) -> str:
    if isinstance(one, RecordSound):
        sound = translate(
            "sound: {deals} deals in {sittings} sittings, {events} events",
            deals=f"{one.deals:,}",
            sittings=f"{one.sittings:,}",
            events=f"{one.events:,}",
        )
        return f"{one.record}: {sound}."
    place = translate("line {number}", number=one.line) if one.line else translate("the end")
    said = translate_text(_sentence_of(one))
    return f"{one.record}, {place}: {one.law}: {said}."


def _sentence_of(one: RecordFinding) -> Text:
    if one.law not in LAWS:
        return one.sentence
    return Text("{demand} Found: {found}", demand=Text(LAWS[one.law]), found=one.sentence)


async def _audit_tables(store: EventStore, table: str | None, signatures: bool) -> list[tuple[Finding | Sound, Signed]]:
    """Audit each table; with ``signatures``, also return who signed its jackpots, if the log is sound."""
    names = await store.streams(streams.table_stream(""))
    tables = [name.removeprefix(streams.table_stream("")) for name in names] if table is None else [table]
    try:
        said = [await audit_table(store, GAMES, one) for one in tables]
    except UnknownTable as error:
        raise Stopped("there is no table “{table}” in this database", table=table or "") from error
    return [(one, await _read_signatures(store, one) if signatures else None) for one in said]


async def _read_signatures(store: EventStore, said: Finding | Sound) -> Signed:
    """Who signed the jackpots of a table; None if its log is not sound."""
    if not isinstance(said, Sound):
        return None
    sat = await store.read(streams.table_stream(said.table))
    game = streams.read(sat[0]).game
    if game not in BOOKS:
        return []
    log = await store.read(streams.play_stream(said.table))
    signed: list[dict[str, Any]] = msgspec.to_builtins(signatures_in(BOOKS[game], GAMES[game], log, sat))
    return signed


def _signed_in_words(signed: Sequence[dict[str, Any]]) -> str:
    """A line for each award, and one for each step that led to it."""
    lines = []
    for award in signed:
        back = ", " + translate("taken back") if award["taken_back"] else ""
        place = translate("round {number}, seat {seat}", number=award["hand"], seat=seat_number(award["seat"]))
        lines.append(f"  {place}: {award['tier']}, {award['amount']:,}{back}")
        lines += [f"    {one['at'] or '–'}  {one['step']}: {_author(one['by'])}" for one in award["signed"]]
    return "".join(f"{line}\n" for line in lines)


def _author(by: dict[str, Any] | None) -> str:
    if by is None:
        return translate("not written down")
    who = translate("automaton") if by.get("automaton") else f"{by.get('name', '')} [{by.get('visitor', '')}]".strip()
    return f"{by.get('role', 'room')}, {who}"


def _in_json(said: Finding | Sound, signed: Signed, moment: Moment) -> str:
    answer = {"sound": isinstance(said, Sound), **msgspec.to_builtins(said)}
    if moment.running:
        answer |= {"running": moment.by, "position": moment.position}
    if signed is not None:
        answer["jackpots"] = signed
    return msgspec.json.encode(answer).decode() + "\n"


def _in_words(said: Finding | Sound) -> str:
    return f"{said.table}: {_sound(said) if isinstance(said, Sound) else finding_in_words(said)}.\n"


def _sound(said: Sound) -> str:
    open_still = said.events - said.sealed
    if not said.events:
        return translate("sound: nothing was played")
    sealed = translate(
        "sound: {count} events up to the end of deal {deal} are as they were sealed", count=said.sealed, deal=said.hand
    )
    since = translate("{count} since then, in a deal that is not over", count=open_still)
    return f"{sealed}; {since}" if open_still else sealed


def finding_in_words(said: Finding) -> str:
    """A sentence that names the problem of a table's log, without a full stop."""
    first = said.after + 1
    match said.problem:
        case "changed":
            return translate(
                "CHANGED: between event {first} and event {last} something is not as it was sealed",
                first=first,
                last=str(said.upto),
            )
        case "damaged":
            return translate(
                "DAMAGED: from event {first} of {stream} on it is not as it was written; kitapi check says more",
                first=first,
                stream=str(said.stream),
            )
        case "truncated":
            return translate(
                "TRUNCATED: it ends with event {last}, and was sealed up to event {sealed}",
                last=said.after,
                sealed=str(said.upto),
            )
        case "unsealed":
            return translate("NOT SEALED: a deal is over, and there is no seal at all")
        case _:
            return translate(
                "SEALS MISSING: from event {first} on, that of deal {deal} is not there or not in its place",
                first=first,
                deal=str(said.hand),
            )
