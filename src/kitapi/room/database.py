"""Opening of a card room's database."""

from kitapi.room.errors import DatabaseUnusable
from kitapi.store import DatabaseRefused, EventStore, Fence, is_postgresql, open_store
from kitapi.store.charged_store import ChargedStore
from kitapi.store.measured_store import MeasuredStore, Measures


def open_room_store(database: str, *, fence: Fence | None = None, measures: Measures | None = None) -> EventStore:
    """Open the store at the address ``database``; ``fence``: of the node that writes, if several do.

    Raises:
        DatabaseUnusable: the database cannot be opened; it was not changed.
    """
    try:
        opened = open_store(database, fence=fence)
    except DatabaseRefused as error:
        raise DatabaseUnusable(problem=str(error.reason)) from error
    return ChargedStore(opened if measures is None else MeasuredStore(opened, measures))


def may_be_shared(database: str) -> bool:
    """Whether several servers may use the database at the address ``database`` at the same time."""
    return is_postgresql(database)


def name_database(database: str) -> str:
    """Return the file of a database, or the address of its server without user and password; empty: in memory only."""
    if is_postgresql(database):
        from kitapi.store.postgres import address_without_secrets  # noqa: PLC0415 - only a server needs it

        return address_without_secrets(database)
    return database.removeprefix("sqlite:///").removeprefix("memory:")
