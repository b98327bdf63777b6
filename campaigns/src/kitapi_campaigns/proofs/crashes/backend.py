"""The backend of killed nodes: a file, or a PostgreSQL server, which may be killed, too."""

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
from kitapi_campaigns.proofs.clusters.faults import answers_first as answers_first_over_postgres
from kitapi_campaigns.proofs.clusters.server import PostgresServer, run_server
from kitapi_campaigns.proofs.crashes.faults import answers_first
from kitapi_campaigns.proofs.crashes.store_run import newest

CHECKPOINT_PAGES = 30
SERVER = "server"
"""The name for a PostgreSQL server that the campaign starts."""

OpenStore: TypeAlias = Callable[[], EventStore]


class Backend(NamedTuple):
    """How a store is opened. ``early``: for the first nodes; ``late``: for all later ones and the audit.

    ``opening``: latest kill of a node that is killed during its start, in seconds. ``upset``: kills the server and
    starts it again; None without a server.
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
