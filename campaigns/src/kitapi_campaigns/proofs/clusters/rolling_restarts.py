"""Restarts servers one after the other during play, and audits their database."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from kitapi.registry import GAMES
from kitapi.store.postgres import PostgresStore
from kitapi_campaigns.kills.people import SEATING
from kitapi_campaigns.proofs.clusters.log import within
from kitapi_campaigns.proofs.clusters.servers import Serving
from kitapi_campaigns.proofs.clusters.visitors import Company
from kitapi_campaigns.proofs.crashes.book import Book
from kitapi_campaigns.proofs.crashes.log_audit import audit_book
from kitapi_campaigns.proofs.crashes.node import key_of
from kitapi_campaigns.table_sizes import sizes

TABLES = {game: sizes(game)[0] for game in GAMES}
DEATHS = 1 / 3
"""The share of restarts in which the server is killed; otherwise it gets the signal to end."""

LONGEST_PLAY = 0.5
LONGEST = 90.0
"""Seconds after which a table counts as stuck."""

LOOK = 0.02

_COMMANDS = """SELECT stream, "user", id FROM commands WHERE stream LIKE 'play:%'"""


class RestartSettings(NamedTuple):
    """How servers are restarted: ``restarts`` times; one server runs the code in the folder ``older``, if given.

    ``audit``: whether all servers have the same rules, so that the log can be computed again from the commands.
    """

    url: str
    restarts: int
    older: Path | None = None
    audit: bool = True
    servers: int = 3
    fresh_ids: bool = False


async def restart_in_turn(
    settings: RestartSettings, folder: Path, chance: random.Random
) -> tuple[Counter[str], list[str]]:
    """Restart the servers in turn; returns the counts and all violations."""
    servers = [
        Serving(f"server{number}", settings.url, folder, settings.older if number == 0 else None)
        for number in range(settings.servers)
    ]
    company = Company(lambda: chance.choice(servers).address, chance, fresh_ids=settings.fresh_ids)
    async with _start_servers(servers), _play_tables(company) as tables:
        for number in range(settings.restarts):
            await _until_all_move(company, tables)
            await asyncio.sleep(chance.uniform(0, LONGEST_PLAY))
            company.standstill()
            how, outcome = (signal.SIGKILL, "killed") if chance.random() < DEATHS else (signal.SIGTERM, "ended")
            server = servers[number % len(servers)]
            await server.end(how)
            await server.start()
            await _until_all_move(company, tables)
            company.counts.update(("restarts", outcome, f"{outcome}: tables go on {within(company.standstill())}"))
    return company.counts, await _breaks(settings, company.book)


@asynccontextmanager
async def _start_servers(servers: list[Serving]) -> AsyncIterator[None]:
    try:
        for server in servers:
            await server.start()
        yield
    finally:
        for server in servers:
            await server.end(signal.SIGTERM)


@asynccontextmanager
async def _play_tables(company: Company) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Let people play at a table of each game; at the end they wait for their last answers."""
    tables = [asyncio.create_task(company.play_on(game, seats)) for game, seats in TABLES.items()]
    try:
        yield tables
        company.ending = True
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*tables)
    finally:
        company.ending = True
        left = set(tables)
        while left:  # a task that has just received a message may ignore its cancellation
            for table in left:
                table.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)


async def _until_all_move(company: Company, tables: list[asyncio.Task[None]]) -> None:
    """Wait until a command was answered at every table.

    Raises:
        AssertionError: a table is stuck.
    """
    begun = time.monotonic()
    while still := [game for game in TABLES if company.last.get(game, 0.0) <= begun]:
        for table in tables:
            if table.done():
                table.result()
        assert time.monotonic() < begun + LONGEST, f"nothing moves at the tables of {still}"
        await asyncio.sleep(LOOK)


async def _breaks(settings: RestartSettings, book: Book) -> list[str]:
    connection = await asyncpg.connect(settings.url)
    stored = [tuple(row) for row in await connection.fetch(_COMMANDS)]
    await connection.close()
    store = await asyncio.to_thread(PostgresStore.open, settings.url)
    try:
        audited = await audit_book(store, book) if settings.audit else ()
        return [*_unsent_commands(stored, book), *await _lost_answers(store, book), *audited]
    finally:
        await store.close()


def _unsent_commands(stored: list[tuple[str, str, str]], book: Book) -> list[str]:
    """Stored commands of play streams that nobody sent, or that were refused."""
    said = {(f"play:{one.table}", book.users[one.table, one.seat], one.id) for one in book.said.values()}
    tables = {f"play:{table}" for table in book.games}
    unsaid = [key for key in stored if key[0] in tables and key not in said and not key[2].startswith(SEATING)]
    broken = [f"command {id} of {stream} is stored, but nobody sent it" for stream, _, id in unsaid]
    return broken + [f"command {id} was refused, and is stored" for *_, id in stored if id in book.refused]


async def _lost_answers(store: PostgresStore, book: Book) -> list[str]:
    """Answers that differ from the stored ones, and versions with which two commands were answered."""
    broken, versions = [], Counter[tuple[str, int]]()
    for id, answered in book.answered.items():
        said = book.said[id]
        outcome = await store.outcome(key_of(said, book))
        stored = outcome.versions[f"play:{said.table}"] if outcome else None
        versions[said.table, answered] += said.kind == "act"
        if stored != answered:
            broken.append(f"{said} was answered {answered}, and its stored answer is {stored}")
    return broken + [f"{times} commands were answered with {one}" for one, times in versions.items() if times > 1]
