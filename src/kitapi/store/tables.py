"""Where the events of a table lie, and which game is played there: what whoever reads a database needs, room or not."""

from typing import NamedTuple

import msgspec

from kitapi.store.port import EventStore, Recorded


class Played(NamedTuple):
    """A table's game, by its name, and the game's events so far."""

    game: str
    events: tuple[Recorded, ...]


class _Opening(msgspec.Struct):
    game: str


_opening = msgspec.json.Decoder(_Opening).decode


def table_stream(table: str) -> str:
    """Where a table's seating is written; its first event says which game is played."""
    return f"table:{table}"


def play_stream(table: str) -> str:
    """Where a table's deals are written."""
    return f"play:{table}"


async def read_played(store: EventStore, table: str) -> Played | None:
    """What has been played at ``table``; None where there is no such table."""
    opening = await store.read(table_stream(table), limit=1)
    if not opening:
        return None
    return Played(_opening(opening[0].payload).game, tuple(await store.read(play_stream(table))))
