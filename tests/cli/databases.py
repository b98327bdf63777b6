"""A database with played tables, for the commands that check and copy databases."""

import asyncio
from contextlib import closing
from functools import cache
from pathlib import Path

import apsw
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.room.record_import import archive
from kitapi.store import Append, CommandKey, NewEvent, SqliteStore, digest_of, stream_removal
from kitapi_testing.games.sittings import play_sitting


@cache
def sittings() -> tuple[object, ...]:
    return tuple(play_sitting(PREFA, PrefaTerms(), ("random",) * 3, seed=seed, most_deals=3) for seed in (5, 6))


def make_database(path: Path) -> list[str]:
    """Make a database at ``path`` with two tables and the answer to a command; returns the tables' names."""

    async def fill() -> list[str]:
        store = SqliteStore.open(path)
        tables = [await archive(store, record) for record in sittings()]  # type: ignore[arg-type]
        rose = NewEvent(kind="visitor.rose", schema=1, payload=b'{"kind":"visitor.rose","table":"x"}')
        key = CommandKey(stream="visitor:anna", user="anna", id="c1", digest=digest_of(b"{}"))
        await store.append([Append(stream="visitor:anna", expected=0, events=(rose,))], key)
        await store.close()
        return tables

    return asyncio.run(fill())


def remove_some(path: Path) -> None:
    """Write two more streams: one is removed; the removal of the other is interrupted, so that 13 events stay."""
    events = (NewEvent(kind="test.noted", schema=1, payload=b"x"),) * 20

    async def fill() -> None:
        store = SqliteStore.open(path)
        for name in ("gone", "half"):
            key = CommandKey(stream=f"{name}:1", user="anna", id="c1", digest=digest_of(b"{}"))
            await store.append([Append(stream=f"{name}:1", expected=0, events=events)], key)
        await store.remove(["gone:1"])
        await store.close()

    asyncio.run(fill())
    with closing(apsw.Connection(str(path))) as connection, pytest.MonkeyPatch.context() as patch, connection:
        patch.setattr(stream_removal, "LARGEST_PIECE", 7)
        stream_removal.begin_removal(connection, ["half:1"], "2026-11-23T09:30:00.000000Z")
        assert stream_removal.remove_piece(connection)


def address(path: Path) -> str:
    return f"sqlite:///{path}"
