"""The tables of a visitor: those at which they have a seat, and whether each is in their archive."""

import logging
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from kitapi.kernel import Seat
from kitapi.room.errors import NotPlayable, RoomError, UnknownTable
from kitapi.room.record import streams
from kitapi.room.record.streams import Rose, SatDown, TableArchived, TableRestored
from kitapi.room.seats.occupants import Bot, Occupant, Open
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table.table import Table
from kitapi.store import Append, EventStore

LOG = logging.getLogger(__name__)

TABLES_LISTED = 50


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Another seat of the table; ``name``: of a person."""

    kind: Literal["open", "bot", "person"]
    name: str = ""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which a visitor has a seat, a reserved seat, or roles of the house.

    ``number``: the number of opened deals; ``over``: the sitting has ended. ``others``: the occupants of the other
    seats, in order. ``result``: the result of the visitor's seat so far, in the game's unit; None without a seat or a
    deal. ``changed``: when the last event was stored, in UTC (ISO 8601). ``archived``: the visitor put it into their
    archive.
    """

    table: str
    game: str
    seat: int | None
    roles: tuple[str, ...] = ()
    number: int
    over: bool
    others: tuple[Opponent, ...] = ()
    result: int | None = None
    changed: str = ""
    archived: bool = False


class OwnTables:
    """The tables of visitors; ``table``: returns the present table of an id."""

    def __init__(self, store: EventStore, table: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._table = table

    async def list(self, user: str) -> tuple[Listed, ...]:
        """The tables of ``user``, the newest first; those in the archive last.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        archived = await self._archived_by_table(user)
        newest = [*archived][::-1]
        newest.sort(key=archived.__getitem__)
        listed = [await self._list_table(table, user, archived[table]) for table in newest[:TABLES_LISTED]]
        return tuple(one for one in listed if one is not None)

    async def archive(self, user: str, table: str, *, archived: bool) -> None:
        """Put ``table`` into the archive of ``user``, or take it out again; doing it again changes nothing.

        Raises:
            UnknownTable: they have no such table.
            Busy, RoomFailed: the store refused.
        """
        known = await self._archived_by_table(user)
        if table not in known:
            raise UnknownTable(table=table[:64])
        if known[table] == archived:
            return
        event = TableArchived(table=table) if archived else TableRestored(table=table)
        stream = streams.visitor_stream(user)
        with translate_store_errors():
            await self._store.append([Append(stream=stream, expected=None, events=(streams.encode_event(event),))])

    async def _archived_by_table(self, user: str) -> dict[str, bool]:
        """The tables at which ``user`` sat down, the newest last, and whether they are in the archive."""
        sat: dict[str, bool] = {}
        with translate_store_errors():
            recorded = await self._store.read(streams.visitor_stream(user))
        for event in map(streams.read, recorded):
            match event:
                case SatDown(table=table):
                    sat.pop(table, None)
                    sat[table] = False
                case Rose(table=table):
                    sat.pop(table, None)
                case TableArchived(table=table) | TableRestored(table=table) if table in sat:
                    sat[table] = isinstance(event, TableArchived)
        return sat

    async def _list_table(self, table_id: str, user: str, archived: bool) -> Listed | None:
        try:
            table = await self._table(table_id)
        except (NotPlayable, UnknownTable):  # an unknown one has expired and was removed
            return None
        except RoomError as error:
            LOG.error("table %s is left out of a list: %s", table_id, error.reason)
            return None
        seat, roles = table.seating.seat_of(user), table.seating.roles_of(user)
        if seat is None and (seat := table.seating.seat_kept(user, table.deals)) is None and not roles:
            return None
        return Listed(
            table=table_id,
            game=table.game.name,
            seat=seat,
            roles=roles,
            number=table.deals,
            over=table.is_finished,
            others=tuple(_opponent(one) for place, one in enumerate(table.seating.occupants) if place != seat),
            result=_result_of(table, seat),
            changed=await self._read_last_change(table),
            archived=archived,
        )

    async def _read_last_change(self, table: Table) -> str:
        """When the last event of the table's play was stored, or of its seats if nothing has been played."""
        play, seats = streams.play_stream(table.id), streams.table_stream(table.id)
        stream, version = (play, table.version) if table.version else (seats, table.seating_version)
        with translate_store_errors():
            newest = await self._store.read(stream, after=version - 1, limit=1)
        return newest[0].recorded_at


def _opponent(occupant: Occupant) -> Opponent:
    match occupant:
        case Open():
            return Opponent(kind="open")
        case Bot():
            return Opponent(kind="bot")
    return Opponent(kind="person", name=occupant.name)


def _result_of(table: Table, seat: Seat | None) -> int | None:
    """The result of ``seat`` so far; None without a seat or a deal."""
    if seat is None or table.deal is None:
        return None
    return table.game.results(table.deal.state)[seat]
