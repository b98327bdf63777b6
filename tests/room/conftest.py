"""The stores with which rooms are tested."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kitapi.room.desk.shown_states import Extras, TableFrame
from kitapi.room.onlookers.audience import Attendance, Onlooker
from kitapi.room.places import place_of
from kitapi.room.table.table import Table
from kitapi.store import EventStore, MemoryStore, open_store
from tests.postgresql import lent_database


@pytest.fixture(autouse=True)
def what_is_reused_equals_what_would_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check, whenever a cached part of a state is reused, that building it again gives the same."""
    fits = TableFrame.fits

    def compare(self: TableFrame, table: Table, there: Attendance, extras: Extras) -> bool:
        if fits(self, table, there, extras):
            fresh = TableFrame(table, there, extras)
            assert (self.shown, self.participants, self.involved) == (fresh.shown, fresh.participants, fresh.involved)
            for (user, role), at in self.of_users.items():
                assert at.place == place_of(table, Onlooker(user, role), there.missing)
            return True
        return False

    monkeypatch.setattr(TableFrame, "fits", compare)


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], EventStore]]:
    """Yield a function that opens a store; opened again after it was closed, the store has all stored events."""
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
        self._store.reopen()
        return self._store
