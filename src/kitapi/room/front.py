"""The facts that anybody with the link to a table may know before they watch: the game, and who sits there."""

from typing import Literal, NamedTuple

from kitapi.kernel import ImpossibleHistory
from kitapi.room.errors import UnknownTable
from kitapi.room.record import streams
from kitapi.room.seats import seating_fold
from kitapi.room.seats.occupants import Bot, Occupant, Open
from kitapi.store import EventStore

MOST_READ = 64
"""Maximum of seating events read for a page; for a table with more of them only the game is shown."""


class Sitter(NamedTuple):
    """A seat as anybody with the link sees it; ``name``: of the person who sits there."""

    kind: Literal["open", "bot", "person"]
    name: str = ""


class Front(NamedTuple):
    """A table as anybody with the link sees it: its ``game`` and ``sitters`` by seat (none after too many events)."""

    game: str
    sitters: tuple[Sitter, ...] = ()


async def front_of(store: EventStore, table_id: str) -> Front:
    """Read the front of a table from its seating alone.

    Raises:
        UnknownTable: there is no such table.
        StoreError: the store cannot answer.
    """
    recorded = await store.read(streams.table_stream(table_id), 0, MOST_READ + 1)
    if not recorded:
        raise UnknownTable(table=table_id)
    try:
        seating = seating_fold.fold(streams.read(one) for one in recorded[:MOST_READ])
    except ImpossibleHistory:
        return Front("")
    return Front(seating.game, tuple(map(_sitter, seating.occupants)) if len(recorded) <= MOST_READ else ())


def _sitter(occupant: Occupant) -> Sitter:
    match occupant:
        case Open():
            return Sitter("open")
        case Bot():
            return Sitter("bot")
    return Sitter("person", occupant.name)
