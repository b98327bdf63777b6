"""The backend of killed nodes: a file, a PostgreSQL server, or one that is killed itself now and then."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias
from unittest import mock

from kitapi.store import EventStore, SqliteStore, writer
from kitapi.store.migrations import all_migrations
from kitapi.store.postgres import PostgresStore
from kitapi.store.writer import GroupWriter
from kitapi_campaigns.proving.clusters.faults import answers_first as answers_first_over_postgres
from kitapi_campaigns.proving.clusters.server import PostgresServer, run_server
from kitapi_campaigns.proving.crashes.faults import answers_first
from kitapi_campaigns.proving.crashes.store_run import newest

CHECKPOINT_PAGES = 30
SERVER = "server"
"""Names a PostgreSQL server of a campaign's own."""

OpenStore: TypeAlias = Callable[[], EventStore]


class Backend(NamedTuple):
    """``early``, ``late``: open the store for the first lives, and for the rest and the audit.

    ``opening``: seconds within which a node is killed that is to be killed while it opens. ``upset``: kills the
    server and starts it again; None where there is none.
    """

    early: OpenStore
    late: OpenStore
    opening: float
    upset: Callable[[random.Random], None] | None = None


@contextmanager
def backend(named: str, folder: Path, fault: str) -> Iterator[Backend]:
    """The backend ``named``: a PostgreSQL address, ``server``, or nothing for a file.

    ``fault``: ``answers-first``, or one that is not the store's.
    """
    with ExitStack() as undo:
        if fault == "answers-first":
            undo.enter_context(mock.patch.object(GroupWriter, "settle", answers_first))
            undo.enter_context(answers_first_over_postgres())
        if not named:
            undo.enter_context(mock.patch.object(writer, "CHECKPOINT_PAGES", CHECKPOINT_PAGES))
            path = folder / "k.db"
            early = partial(SqliteStore.open, path, migrations=all_migrations())
            yield Backend(early, partial(SqliteStore.open, path, migrations=newest()), 0.05)
            return
        server = undo.enter_context(run_server(folder)) if named == SERVER else None
        opened = partial(PostgresStore.open, server.url if server else named)
        yield Backend(opened, opened, 0.3, partial(_upset, server) if server else None)


def _upset(server: PostgresServer, chance: random.Random) -> None:
    chance.choice((server.kill, server.stop_at_once))()
    server.start()
