"""``kitapi check``: whether anything in the database has changed since it was written."""

import sys
from contextlib import AbstractContextManager
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.cli.database.findings import CheckResult, check_still_database
from kitapi.console.databases import Database, copy_of_server, database_path, name_of, on_server, say_moment
from kitapi.console.languages import in_language, language, translate, translate_many, translate_text
from kitapi.store.damage_check import HASHED, Damage
from kitapi.store.moment import ALONE, Lying, Moment, lying_still
from kitapi.wording.catalogues import SOURCE, message

FOUND = 1
"""Exit status if anything was found."""


def check(
    *,
    json: Annotated[bool, Parameter(help="One JSON object per finding, and one at the end.", negative="")] = False,
    database: Database = None,
) -> int:
    """Read the whole database and report all that is not as it was written: log, pages, hashes, books, seals.

    The database is not changed. The exit status is 0 if no error is found, else 1. If the room is running on the
    database, the command first makes a copy, reads that, and says so. A database on a server is copied too.
    """
    name = name_of(database)
    # Findings are in English for programs, whatever language people read.
    with _still_database(database) as lying, in_language(SOURCE if json else language()):
        said, moment = check_still_database(lying.path), lying.moment
    if not json:
        say_moment(moment, name)
    write_result(said, name, json=json, moment=moment)
    return 0 if said.sound else FOUND


def _still_database(database: str | None) -> AbstractContextManager[Lying]:
    """The database as a file to which nobody writes."""
    url = on_server(database)
    return lying_still(database_path(database)) if url is None else copy_of_server(url)


def write_result(said: CheckResult, path: str, *, json: bool, moment: Moment = ALONE) -> None:
    """Write the findings of a check of the database at ``path``, a line each, and the overall result."""
    for damage in said.found:
        sys.stdout.write(
            msgspec.json.encode(damage, enc_hook=str).decode() + "\n" if json else f"{_in_words(damage)}.\n"
        )
    sys.stdout.write(_summarize_in_json(said, moment) if json else f"{path}: {_summarize(said)}.\n")


def _in_words(damage: Damage) -> str:
    stream = f" {damage.stream}" if damage.stream else ""
    version = f" {damage.version}" if damage.version else ""
    return f"{damage.problem.upper()}{stream}{version}: {translate_text(damage.text)}"


def _summarize(said: CheckResult) -> str:
    seen = events_in_words(said) + _describe_removals(said)
    if said.found:
        return translate("{count} found in {seen}", count=len(said.found), seen=seen)
    if said.schema < HASHED:
        return translate(
            "nothing found in {seen}, which have no hashes yet: they get them when the room is started on them",
            seen=seen,
        )
    sound = translate("sound: {seen} are as they were written; hash of all: {hash}", seen=seen, hash=said.hash)
    return sound + _describe_former_hashes(said)


def events_in_words(said: CheckResult) -> str:
    """The number of events and of streams, in words."""
    return translate("{events} events of {streams} streams", events=said.events, streams=said.streams)


def _describe_removals(said: CheckResult) -> str:
    if not said.removals:
        return ""
    removals = translate_many("{count} removal", "{count} removals", said.removals)
    text = message("and {events} events that {removals} took, of which the hashes stay")
    return f" ({translate(text, events=said.removed, removals=removals)})"


def _describe_former_hashes(said: CheckResult) -> str:
    """The hashes of all events before they were hashed again, for comparison with one that was kept elsewhere."""
    text = message("hash of the first {count} until names were taken out of them on {day}: {hash}")
    return "".join(
        "; " + translate(text, count=one.position, day=one.at[:10], hash=one.before) for one in said.rehashed
    )


def _summarize_in_json(said: CheckResult, moment: Moment) -> str:
    result = {"sound": said.sound, "found": len(said.found), "schema": said.schema}
    more = {"events": said.events, "streams": said.streams, "hash": said.hash}
    more |= {"removals": said.removals, "removed": said.removed} if said.removals else {}
    more |= {"rehashed": [one._asdict() for one in said.rehashed]} if said.rehashed else {}
    running = {"running": moment.by, "position": moment.position} if moment.running else {}
    return msgspec.json.encode({**result, **more, **running}).decode() + "\n"
