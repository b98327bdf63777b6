"""``kitapi reported``: the free texts that people at tables reported to the operator."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.console.databases import Database, database_path, name_of, on_server, read_from, say_moment
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.room.record import streams, texts
from kitapi.room.record.authors import NUMBER_DIGITS
from kitapi.room.record.texts import ReportMade
from kitapi.store import EventStore, open_store
from kitapi.wording.catalogues import message

REASONS = {
    "insult": message("an insult"),
    "threat": message("a threat"),
    "privacy": message("something private about a person"),
    "advertising": message("advertising"),
    "other": message("another reason"),
}


class ReportedText(msgspec.Struct, frozen=True, kw_only=True):
    """A text in a report; ``visitor``: the author's number."""

    number: int
    visitor: str
    name: str
    text: str


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """A report as the command prints it; ``number``: of the reported text among ``texts``, ``by``: who reported it."""

    report: str
    at: str
    table: str
    reason: str
    by: str
    number: int
    texts: tuple[ReportedText, ...]


def show_reports(
    *,
    settle: Annotated[str, Parameter(help="Remove this report, because it needs nothing more.")] = "",
    json: Annotated[bool, Parameter(help="One JSON object per report.", negative="")] = False,
    database: Database = None,
) -> None:
    """Show the texts that people reported, with those before and after them, the oldest report first.

    Each author is named with the first digits of the visitor's number, which `kitapi forget` accepts too. The room may
    be running on the database, but for `--settle` on a file it must not be. Reports are removed after 30 days.
    """
    if settle:
        _settle(database, settle)
        return
    found, moment = asyncio.run(read_from(database, find_reports))
    say_moment(moment, name_of(database))
    for one in found:
        sys.stdout.write(msgspec.json.encode(one).decode() + "\n" if json else _in_words(one))
    if not found and not json:
        sys.stdout.write(translate("{name}: nobody has reported a text.", name=name_of(database)) + "\n")


async def find_reports(store: EventStore) -> Sequence[Reported]:
    """All reports in ``store``, the oldest first."""
    found = [await _read(store, stream) for stream in await store.streams(texts.REPORTS)]
    return sorted(found, key=lambda one: one.at)


async def _read(store: EventStore, stream: str) -> Reported:
    recorded = (await store.read(stream, limit=1))[0]
    made: ReportMade = streams.read(recorded)
    return Reported(
        report=stream.removeprefix(texts.REPORTS),
        at=recorded.recorded_at,
        table=made.table,
        reason=made.reason,
        by=made.by[:NUMBER_DIGITS],
        number=made.number,
        texts=tuple(
            ReportedText(number=one.number, visitor=one.user[:NUMBER_DIGITS], name=one.name, text=one.text)
            for one in made.texts
        ),
    )


def _settle(database: str | None, report: str) -> None:
    url = on_server(database) or f"sqlite:///{database_path(database)}"
    if not asyncio.run(_remove(url, f"{texts.REPORTS}{report}")):
        raise Stopped("there is no report {report}", report=report)
    settled = translate("{name}: report {report} is settled and was removed.", name=name_of(database), report=report)
    sys.stdout.write(f"{settled}\n")


async def _remove(url: str, stream: str) -> bool:
    """Remove ``stream`` from the store at ``url``; returns whether it was there."""
    store = open_store(url)
    try:
        return bool((await store.remove([stream])).streams)
    finally:
        await store.close()


def _in_words(one: Reported) -> str:
    head = translate(
        "{report}: {reason}, reported by {by} on {day} at table {table}",
        report=one.report,
        reason=translate(REASONS[one.reason]),
        by=one.by,
        day=one.at[:10],
        table=one.table,
    )
    return "\n".join([head, *(_line(text, is_reported=text.number == one.number) for text in one.texts), ""])


def _line(text: ReportedText, *, is_reported: bool) -> str:
    return f"  {'>' if is_reported else ' '} {text.visitor}  {text.name}: {text.text}"
