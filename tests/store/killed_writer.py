"""A process that appends as fast as it can and prints each answer, until it is killed.

Run as ``killed_writer.py DATABASE sound|answers-first TABLES``. Each table appends its next version and prints
``STREAM VERSION`` when the store has answered.
"""

import asyncio
import os
import sys
import threading

from kitapi.store import Append, NewEvent, SqliteStore
from kitapi.store.group import Waiting
from kitapi.store.writer import GroupWriter


def answer_first(self: GroupWriter, group: list[Waiting]) -> None:
    """Break the promise on purpose: answer the group, and then wait forever instead of committing."""
    self.acknowledge(group, self.write(group))
    threading.Event().wait()


async def play(store: SqliteStore, stream: str) -> None:
    version = await store.version(stream)
    while True:
        event = NewEvent(kind="test.noted", schema=1, payload=str(version + 1).encode())
        appended = await store.append([Append(stream=stream, expected=version, events=(event,))])
        version = appended.versions[stream]
        os.write(1, f"{stream} {version}\n".encode())


async def main(database: str, variant: str, tables: int) -> None:
    if variant == "answers-first":
        GroupWriter.settle = answer_first  # type: ignore[method-assign]
    store = SqliteStore.open(database)
    await asyncio.gather(*(play(store, f"table:{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
