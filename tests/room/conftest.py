"""The stores that rooms are tested over."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kitapi.store import EventStore, MemoryStore, open_store


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], EventStore]:
    """Opens a store; opened again after it was closed, it has what was stored."""
    if request.param == "sqlite":
        return lambda: open_store(f"sqlite:///{tmp_path / 'room.sqlite3'}")
    kept = Reopened()
    return kept.open


class Reopened:
    """A memory store that outlives its closing, as a database does."""

    def __init__(self) -> None:
        self._store = MemoryStore()

    def open(self) -> EventStore:
        self._store._closed = False
        return self._store
