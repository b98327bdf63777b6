"""Runs commands on damaged databases: each must end with one sentence and without a traceback.

A database with a table of every game is damaged by ``kitapi_campaigns.proofs.damage``: bits, column types in the
headers of rows, stretches of bytes, pages, the end of the file, rows of the schema, and sometimes the WAL of a killed
room. Then ``check``, ``audit``, ``books``, ``export``, ``backup`` and ``restore`` are run through the command line
itself, sometimes in a process of their own. No command may change a file. If ``check`` finds no damage, the contents of
all tables must be unchanged; every backup and restored database must be sound.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kitapi.records import Record
from kitapi.registry import BOOKS, GAMES
from kitapi.room.record_import import archive
from kitapi.store import SqliteStore, queries
from kitapi_campaigns.proofs.campaigns import flips
from kitapi_campaigns.proofs.campaigns.flips import LOG, NAME, NOON, Files, read_contents
from kitapi_campaigns.proofs.commands import folder, run_alone, run_command
from kitapi_campaigns.proofs.damage import damage_bytes, damage_database
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.random_records import random_record
from kitapi_campaigns.registry import GAME_CAMPAIGNS

COPIES = 100
"""Damaged copies in a block; one command as a process takes as long as thirty within this process."""

DATABASES = 8
"""Number of different databases, which blocks use in turn."""

LOGS = 0.1
"""The share of copies in which the WAL is damaged instead of the database."""

MOST_TRIED = 10
"""Blocks after which the control gives up."""


class Made(NamedTuple):
    """A closed database, the same with a WAL, and its tables; ``kept``: those with accounts of a house."""

    closed: Files
    killed: Files
    tables: Sequence[str]
    kept: Sequence[str]


@lru_cache(maxsize=DATABASES)
def make_database(seed: int) -> Made:
    """Make a database with a table of every game, and commands before and after the tables' events."""
    with folder() as empty:
        return asyncio.run(_make(empty, seed))


async def _make(place: Path, seed: int) -> Made:
    records = [_record_of(game, seed) for game in GAMES]
    tables = [f"table{seed:08}{nth:09}" for nth in range(len(records))]
    store = SqliteStore.open(place / NAME, clock=lambda: NOON)
    with mock.patch("kitapi.room.record_import.fresh_table_id", side_effect=tables):
        for nth, record in enumerate(records):
            await archive(store, record)
            await flips.append_command(store, nth)
    await store.remove(["visitor:boris0"])
    await store.close()
    closed = flips.read_files(place)
    store = SqliteStore.open(place / NAME, clock=lambda: NOON)
    for nth in range(len(records), len(records) + flips.LATER):
        await flips.append_command(store, nth)
    killed = flips.read_files(place)
    await store.close()
    kept = [table for table, record in zip(tables, records, strict=True) if record.game.name in BOOKS]
    return Made(closed, killed, tables, kept)


def _record_of(game: str, seed: int) -> Record:
    own = GAME_CAMPAIGNS[game].short_record if game in GAME_CAMPAIGNS else None
    return own(seed) if own else random_record(game, seed, 1)


def block(seed: int, number: int, copies: int = COPIES, alone: int = 1) -> Counter[str]:
    """Damage ``copies`` of one database, and run every command on each; ``alone``: copies with a command as a process.

    Raises:
        AssertionError: a command ended with a traceback, or damage was not noticed; the message names the copy.
    """
    counts: Counter[str] = Counter()
    there = make_database((seed + number) % DATABASES)
    for copy in range(copies):
        name = f"{seed}/{number}/{copy}"
        files, damaged = _damage_files(there, random.Random(name))
        counts["copies"] += 1
        counts[_judge_command(there, files, damaged, name)] += 1
        if copy < alone:
            counts["processes"] += _as_process(there, damaged, name)
    return counts


def _damage_files(there: Made, chance: random.Random) -> tuple[Files, Files]:
    """The files of a database, and the same files damaged."""
    if chance.random() < LOGS:
        return there.killed, {**there.killed, LOG: damage_bytes(there.killed[LOG], chance)}
    return there.closed, {**there.closed, NAME: damage_database(there.closed[NAME], chance)}


def _judge_command(there: Made, files: Files, damaged: Files, name: str) -> str:
    with folder() as place:
        _put(damaged, place)
        ran = {line[0]: run_command(name, *line) for line in _lines(there, place)}
        _demand_untouched(damaged, place, name)
        for command, to in (("backup", "copy"), ("restore", "restored")):
            is_made, status = (place / to).exists(), ran[command].status
            assert (status == 0) == is_made, f"{name}: {command} ended with {status}, and its file: {is_made}"
    checked = ran["check"].status
    if checked == 0 and len(damaged.get(LOG, b"")) < len(files.get(LOG, b"")):
        return "shorter log"  # a WAL that has lost its end is still a valid WAL
    if checked == 0:
        assert read_contents(damaged).rows == read_contents(files).rows, (
            f"{name}: something has changed, and check found nothing"
        )
        return "harmless"
    return "found" if checked == 1 else "refused"


def _lines(there: Made, place: Path) -> tuple[tuple[str, ...], ...]:
    database = ("--database", f"sqlite:///{place / NAME}")
    return (
        ("check", *database),
        ("audit", "--all", *database),
        *(("books", table, *database) for table in there.kept),
        ("export", there.tables[0], *database),
        ("backup", str(place / "copy"), *database),
        ("restore", str(place / NAME), "--database", f"sqlite:///{place / 'restored'}"),
    )


def _demand_untouched(damaged: Files, place: Path, name: str) -> None:
    for file, content in damaged.items():
        assert (place / file).read_bytes() == content, f"{name}: a command changed {file}"


def _as_process(there: Made, damaged: Files, name: str) -> int:
    """Run one command in a process of its own; status and output must be the same as within this process."""
    with folder() as place:
        _put(damaged, place)
        run_alone(name, random.Random(f"{name}/alone").choice(_lines(there, place)[:4]))
    return 1


def audit_any_types(seed: int, number: int) -> Counter[str]:
    """Control: run blocks with ``is_event`` disabled until a command ends with a traceback.

    The auditor then receives rows with columns of any type.
    """
    counts: Counter[str] = Counter()
    with mock.patch.object(queries, "is_event", return_value=True):
        while not counts["found"] and counts["tried"] < MOST_TRIED:
            try:
                block(seed, number + counts["tried"], alone=0)
            except AssertionError as error:
                counts["found"] += "ended with" in str(error)
            counts["tried"] += 1
    return counts


def _put(files: Files, place: Path) -> None:
    for name, content in files.items():
        (place / name).write_bytes(content)


CAMPAIGN = Campaign(
    name="damaged-commands",
    unit="copies",
    title="A damaged database given to check, audit, books, export, backup and restore: a sentence each, and no damage"
    " unnoticed",
    figure=10_000,
    block=block,
    controls=(Control(name="unsorted-rows", title="rows of any types given to the auditor", block=audit_any_types),),
)
