"""The streams of a table and its game, for all programs that read a database."""

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
    """The stream with a table's seating; its first event names the game."""
    return f"table:{table}"


def play_stream(table: str) -> str:
    """The stream with a table's deals."""
    return f"play:{table}"


async def read_played(store: EventStore, table: str) -> Played | None:
    """The game and events of ``table``; None if there is no such table."""
    opening = await store.read(table_stream(table), limit=1)
    if not opening:
        return None
    return Played(_opening(opening[0].payload).game, tuple(await store.read(play_stream(table))))
