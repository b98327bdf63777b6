"""Damaged databases are given to the commands that people run on them: a sentence each, no traceback.

A database with a table of every game is damaged as ``kitapi_campaigns.proving.damage`` does: bits, the types of
columns in the headers of rows, stretches, pages, the end of the file, rows of the schema, and at times the log of a
room that was killed. ``check``, ``audit``, ``books``, ``export``, ``backup`` and ``restore`` are then run through the
command line itself, one of them now and then in a process of its own. None may change a file. Damage that ``check``
does not find must have changed nothing that the tables say; a backup or restored database that was made must be sound.
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
from kitapi.room.archiving import archive
from kitapi.store import SqliteStore, queries
from kitapi_campaigns.proving.campaigns import flips
from kitapi_campaigns.proving.campaigns.flips import LOG, NAME, NOON, Files, read_contents
from kitapi_campaigns.proving.commands import folder, run_alone, run_command
from kitapi_campaigns.proving.damage import damage_bytes, damage_database
from kitapi_campaigns.proving.plan import Campaign, Control
from kitapi_campaigns.random_records import random_record
from kitapi_campaigns.registry import GAME_CAMPAIGNS

COPIES = 100
"""Damaged copies in a block, in which a process of its own takes as long as thirty commands in this one."""

DATABASES = 8
"""Different ones, which take turns."""

LOGS = 0.1
"""The share of copies in which the log is damaged, and not the database."""

MOST_TRIED = 10
"""Blocks after which the control gives up."""


class Made(NamedTuple):
    """A database that was closed, the same with a log beside it, and its tables; ``kept``: those that keep books."""

    closed: Files
    killed: Files
    tables: Sequence[str]
    kept: Sequence[str]


@lru_cache(maxsize=DATABASES)
def make_database(seed: int) -> Made:
    """A database with a table of every game, and commands before and behind them."""
    with folder() as empty:
        return asyncio.run(_make(empty, seed))


async def _make(place: Path, seed: int) -> Made:
    records = [_record_of(game, seed) for game in GAMES]
    tables = [f"table{seed:08}{nth:09}" for nth in range(len(records))]
    store = SqliteStore.open(place / NAME, clock=lambda: NOON)
    with mock.patch("kitapi.room.archiving.fresh_table_id", side_effect=tables):
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
    """Damage ``copies`` of one database and run every command on each; ``alone``: of how many also as a process.

    Raises:
        AssertionError: a command ended with a traceback, or damage went unnoticed; it names the copy.
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
    """The files of a database, and the same damaged."""
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
        return "shorter log"  # what was cut off at its end leaves no trace there
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
    """Run one of the commands in a process of its own; it must end and say as it does in this one."""
    with folder() as place:
        _put(damaged, place)
        run_alone(name, random.Random(f"{name}/alone").choice(_lines(there, place)[:4]))
    return 1


def audit_any_types(seed: int, number: int) -> Counter[str]:
    """Control: run blocks with ``is_event`` disabled until a command ends with a traceback.

    The auditor is then given rows whose columns have any types.
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
