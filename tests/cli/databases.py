"""A database that was played on, for the commands that check and copy one."""

import asyncio
from functools import cache
from pathlib import Path

from kitapi.games.prefa.variant import PrefaTerms
from kitapi.room.archiving import archive
from kitapi.store import Append, CommandKey, NewEvent, SqliteStore, digest_of
from tests.records.sittings import played_sitting


@cache
def _sittings() -> tuple[object, ...]:
    return tuple(played_sitting(PrefaTerms(), ("random",) * 3, seed=seed, most_deals=3) for seed in (5, 6))


def played(path: Path) -> list[str]:
    """Make a database at ``path`` with two tables and the answer to a command; the tables' names."""

    async def fill() -> list[str]:
        store = SqliteStore.open(path)
        tables = [await archive(store, record) for record in _sittings()]  # type: ignore[arg-type]
        rose = NewEvent(kind="visitor.rose", schema=1, payload=b'{"kind":"visitor.rose","table":"x"}')
        key = CommandKey(stream="visitor:anna", user="anna", id="c1", digest=digest_of(b"{}"))
        await store.append([Append(stream="visitor:anna", expected=0, events=(rose,))], key)
        await store.close()
        return tables

    return asyncio.run(fill())


def address(path: Path) -> str:
    return f"sqlite:///{path}"
