"""The stores that rooms are tested over."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kitapi.store import EventStore, MemoryStore, open_store
from tests.postgresql import lent_database


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], EventStore]]:
    """Opens a store; opened again after it was closed, it has what was stored."""
    match request.param:
        case "sqlite":
            yield lambda: open_store(f"sqlite:///{tmp_path / 'room.sqlite3'}")
        case "postgresql":
            with lent_database() as url:
                yield lambda: open_store(url)
        case _:
            yield Reopened().open


class Reopened:
    """A memory store that outlives its closing, as a database does."""

    def __init__(self) -> None:
        self._store = MemoryStore()

    def open(self) -> EventStore:
        self._store._closed = False
        return self._store
