"""``kitapi trim``: tables at which nothing has happened for a stated number of days are removed from a database."""

import asyncio
import sys
from contextlib import closing
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.console.databases import Database, database_path, name_of, on_server
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.kernel import RulesError
from kitapi.registry import GAMES
from kitapi.room.pauses import recent_pause
from kitapi.room.retention import (
    MOST_DAYS,
    TEXT_DAYS,
    Passed,
    expired_streams,
    expires_before,
    remove_expired_sheets,
    remove_expired_texts,
    tables_in,
)
from kitapi.store import DamagedEvents, EventStore, SqliteStore, open_store
from kitapi.store.clock import system_clock
from kitapi.store.connections import open_writer
from kitapi.store.ownership import Ownership
from kitapi.store.postgres import PostgresStore
from kitapi.store.postgres.preparation import at_once
from kitapi.store.postgres.transfer import demand_no_nodes

DAMAGED = 1
"""Exit status if an expired table is damaged, and was kept."""


def trim(
    *,
    keep_days: Annotated[int, Parameter(help="Days after its last event for which a table is kept.")],
    clock_is_right: Annotated[bool, Parameter(help="Remove them even after a long pause.", negative="")] = False,
    json: Annotated[bool, Parameter(help="One JSON object.", negative="")] = False,
    database: Database = None,
) -> int:
    """Remove all tables without an event for `--keep-days` days, as `serve --keep-days` does in a running room.

    Free texts at tables, and reports of them, are removed after 30 days at most.

    The room must not be running on the database. Tables of a house with a name are kept, and so are damaged ones; if
    there are any, the exit status is 1. A database file is compacted at the end.

    If nothing was stored for more than 30 days until less than a week ago, the machine's clock may be wrong: then
    `--clock-is-right` is needed.
    """
    if not 1 <= keep_days <= MOST_DAYS:
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option="--keep-days",
            lowest=1,
            highest=MOST_DAYS,
            given=keep_days,
        )
    url = on_server(database)
    if not clock_is_right:
        asyncio.run(_demand_trusted_clock(url or f"sqlite:///{database_path(database)}"))
    passed = _trim_file(database_path(database), keep_days) if url is None else _trim_server(url, keep_days)
    sys.stdout.write(_in_json(passed) if json else f"{name_of(database)}: {_in_words(passed)}.\n")
    return DAMAGED if passed.damaged else 0


async def _demand_trusted_clock(url: str) -> None:
    """Refuse if the log has a recent long pause, because with a wrong clock tables would seem expired."""
    store = open_store(url)
    try:
        pause = await recent_pause(store, system_clock)
    finally:
        await store.close()
    if pause is not None:
        raise Stopped(
            "nothing was removed: the clock may be wrong, as nothing was stored from {last} to {first}."
            " If it is right, add --clock-is-right",
            last=pause.last,
            first=pause.first or translate("now"),
        )


def _trim_file(path: str, days: int) -> Passed:
    passed = asyncio.run(_trim(SqliteStore.open(path), days))
    ownership = Ownership.acquire(path)
    try:
        with closing(open_writer(path)) as connection:
            connection.execute("VACUUM")
    finally:
        ownership.release()
    return passed


def _trim_server(url: str, days: int) -> Passed:
    at_once(url, demand_no_nodes)
    return asyncio.run(_trim(PostgresStore.open(url), days))


async def _trim(store: EventStore, days: int) -> Passed:
    passed, before = Passed(), expires_before(days)
    try:
        await store.remove(())
        tables = [table async for table in tables_in(store)]
        with progress_bar(translate("Trimming")) as bar:
            for number, table in enumerate(tables, start=1):
                passed = await _look(store, table, before, passed)
                bar(number, len(tables))
        passed = await remove_expired_sheets(store, before, passed)
        texts = await remove_expired_texts(store, expires_before(min(days, TEXT_DAYS)))
    finally:
        await store.close()
    return msgspec.structs.replace(passed, texts=texts)


async def _look(store: EventStore, table: str, before: str, passed: Passed) -> Passed:
    passed = msgspec.structs.replace(passed, looked=passed.looked + 1)
    try:
        names = await expired_streams(store, GAMES, table, before)
        return passed.with_removed(await store.remove(names)) if names else passed
    except (DamagedEvents, RulesError) as error:
        kept = translate("table {table} is kept: {problem}", table=table, problem=type(error).__name__)
        sys.stderr.write(f"kitapi: {kept}\n")
        return msgspec.structs.replace(passed, damaged=passed.damaged + 1)


def _in_words(passed: Passed) -> str:
    taken = translate(
        "{tables} of {all} tables removed, with {events} events",
        tables=passed.tables,
        all=passed.looked,
        events=passed.events,
    )
    if passed.sheets:
        sheets = translate("{count} shared sheets removed", count=passed.sheets)
        taken = f"{taken}; {sheets}"
    if not passed.damaged:
        return taken
    kept = translate("{count} kept though they expired, as they are damaged", count=passed.damaged)
    return f"{taken}; {kept}"


def _in_json(passed: Passed) -> str:
    return msgspec.json.encode(passed).decode() + "\n"
