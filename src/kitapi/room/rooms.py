"""The card room: opens tables, looks them up, and has a desk for each table in use."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

from kitapi.kernel.books import Books
from kitapi.kernel.drills import Drills
from kitapi.kernel.odds import TableOdds
from kitapi.room.answers.advice import Adviser
from kitapi.room.answers.bookkeeping import Bookkeeper
from kitapi.room.answers.odds import OddsCalculator
from kitapi.room.answers.papers import Papers
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.classes.classes import Classes
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.desk.desks import IDLE_SECONDS, Desks, Here
from kitapi.room.errors import (
    Busy,
    MalformedCommand,
    UnknownGame,
    UnknownTable,
)
from kitapi.room.front import Front, front_of
from kitapi.room.own_tables import Listed, OwnTables
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame
from kitapi.room.retention import Retention
from kitapi.room.seats.seating_events import PersonSat, SeatingEvent
from kitapi.room.shared_sheets.lines import Sittings
from kitapi.room.shared_sheets.shared_sheets import SharedSheets
from kitapi.room.store_failures import translate_store_errors
from kitapi.room.table import new_tables
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.first_deal import add_first_deal
from kitapi.room.table.house_tables import Housing
from kitapi.room.table.house_upgrade import put_into_houses
from kitapi.room.table.houses import Houses
from kitapi.room.table.new_tables import NewTable, fresh_table_id
from kitapi.room.table.offers import Offer, offer_of
from kitapi.room.table.table import Table
from kitapi.room.table.trial_deal import demand_opens_deal
from kitapi.room.times import USUAL, Times
from kitapi.room.visitors import Visitors
from kitapi.store import EventStore, Recorded, VersionConflict

__all__ = ["CardRoom", "NewTable", "fresh_table_id"]

LOG = logging.getLogger(__name__)

AnswerT = TypeVar("AnswerT")

TABLE_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{21}")
TRIES = 5
"""Maximum number of attempts to open a table in a house, because other writers can cause conflicts."""


class CardRoom:
    """All tables of one store.

    Args:
        bots_of: the names of the bots that play a game, in the order in which they are offered.
        times: the timeouts with which the room waits for people.
    """

    def __init__(
        self,
        store: EventStore,
        games: Mapping[str, AnyGame],
        players: BotPlayers,
        bots_of: Callable[[str], tuple[str, ...]],
        *,
        times: Times = USUAL,
    ) -> None:
        context = DeskContext(
            store=store, houses=Houses(store), games=games, players=players, bots_of=cache(bots_of), times=times
        )
        self.desks = Desks(context)
        self.visitors = Visitors(lambda: self._context.store)
        self.visitors.on_names_forgotten(lambda found: self.desks.forget_names(found, then=self.work_queue.forget_all))
        self.work_queue = WorkQueue()
        """Does work other than play, such as papers."""
        self.visitors.on_names_forgotten(lambda _: self.work_queue.forget_all())
        self.retention: Retention | None = None
        """Removes expired tables and texts; None if everything is kept."""

    @property
    def _context(self) -> DeskContext:
        return self.desks.context

    @property
    def _desks(self) -> dict[str, TableDesk]:
        return self.desks.kept

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The games with their options for a new table."""
        context = self._context
        thinking = context.players.thinking
        advised = thinking.games if thinking else ()
        return tuple(
            offer_of(game, context.bots_of(name), advice=name in advised) for name, game in context.games.items()
        )

    def keep_days(self, days: int) -> None:
        """Remove tables at which nothing has happened for ``days`` days (0: none), and older free texts.

        This begins some minutes after the start of the room.
        """
        self.retention = Retention(self.desks, days)

    async def begin(self) -> None:
        """Start the bots, and continue tables that have stopped others, even without onlookers.

        Tables from before houses had names are put into houses first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        self._context.players.begin()
        self._context.store.watch(self.desks.on_append)
        self._context.store.watch(self.visitors.on_append)
        await self._take_over()

    async def switch_store(self, store: EventStore, here: Here) -> None:
        """Serve the tables of ``here`` with ``store`` from now on; the tables served before were dropped.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        self._context.players.begin()
        self.desks.begin(store, here)
        store.watch(self.visitors.on_append)
        await self._take_over()

    async def _take_over(self) -> None:
        with translate_store_errors():
            await put_into_houses(self._context.store, self._context.games)
        await self.desks.take_over()
        if self.retention is not None:
            self.retention.begin()

    async def open_table(self, user: str, request: NewTable) -> tuple[str, int | None]:
        """Open a table; returns its id, and the user's seat if they take one.

        Raises:
            UnknownGame, MalformedCommand: there is no such game, or a field is wrong.
            UnknownHouse, NotOfHouse, HouseFull, HouseNameTaken, TooManyHouses: the table cannot be opened in that
                house.
            RulesError: the game refuses the terms.
            Busy, RoomFailed: the store refused.
        """
        if request.game not in self._context.games:
            raise UnknownGame(game=request.game)
        game = self._context.games[request.game]
        terms = game.codec.read_terms(bytes(request.terms))
        demand_opens_deal(game, terms)
        table_id = fresh_table_id()
        if len(request.seats) != game.seats(terms):
            raise MalformedCommand("seats", f"must have {game.seats(terms)} entries")
        sitting = new_tables.seat_events(user, request, self._context.bot_names(request.game))
        if not await self._await_store(self.desks.here.claim(table_id)):
            raise Busy
        await self._store_new(user, request, table_id, terms, sitting)
        await (await self.desk(table_id)).refresh()
        return table_id, next((event.seat for event in sitting if isinstance(event, PersonSat)), None)

    async def desk(self, table_id: str) -> TableDesk:
        """The desk of a table.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the store does not answer, or the table is served elsewhere.
        """
        if table_id not in self._desks:
            await self.demand(table_id)
        return self.desks.of(table_id)

    async def table(self, table_id: str) -> Table:
        """The present table, wherever it is served; one that is served elsewhere comes without its house.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the store does not answer.
        """
        if table_id not in self._desks:
            await self.demand(table_id)
        return await self.desks.table(table_id)

    def books(self, kept: Mapping[str, Books]) -> Bookkeeper:
        """Return the reader of the books of the room's tables; ``kept``: the books of the games that keep books."""
        return Bookkeeper(self._context.store, self.desk, kept, self.work_queue)

    def odds(self, available: Mapping[str, TableOdds]) -> OddsCalculator:
        """Computes the odds at the room's tables; ``available``: the odds of the games that have some."""
        return OddsCalculator(self._context.store, self.desk, available, self.work_queue)

    @property
    def housing(self) -> Housing:
        """The houses: opens tables in them, and admits members."""
        return Housing(lambda: self._context.store)

    @property
    def adviser(self) -> Adviser:
        """Evaluates the possible actions at the room's tables."""
        return Adviser(self.desk, self._context.players)

    def classes(self, drills: Mapping[str, Drills]) -> Classes:
        """The room's classes; ``drills``: the drills of the games that have some."""
        classes = Classes(lambda: self._context.store, drills, self.work_queue)
        self.visitors.on_names_forgotten(classes.forget_names)
        return classes

    def shared_sheets(self, sittings: Sittings) -> SharedSheets:
        """The sheets shared with the room; ``sittings``: returns the type of a sitting of a game on paper."""
        return SharedSheets(lambda: self._context.store, sittings)

    async def tables_of(self, user: str) -> tuple[Listed, ...]:
        """The tables at which ``user`` sits, or sat before a bot took over, or has roles, the newest first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        return await OwnTables(self._context.store, self.table).list(user)

    async def archive_table(self, user: str, table_id: str, *, archived: bool) -> None:
        """Put a table of ``user`` into their archive, or take it out again; nothing changes for anybody else.

        Raises:
            UnknownTable: they have no such table.
            Busy, RoomFailed: the store refused.
        """
        await OwnTables(self._context.store, self.table).archive(user, table_id, archived=archived)

    @property
    def papers(self) -> Papers:
        """The papers of the finished deals at the room's tables."""
        return Papers(self._context.store, self.desk, self.work_queue)

    async def sheet(self, table_id: str, by: str = "") -> bytes:
        """See ``Papers``."""
        return await self.papers.sheet(table_id, by)

    async def record(self, table_id: str, by: str = "") -> bytes:
        """See ``Papers``."""
        return await self.papers.record(table_id, by)

    async def commitments(self, table_id: str, by: str = "") -> bytes:
        """See ``Papers``."""
        return await self.papers.commitments(table_id, by)

    def unload_idle(self, seconds: float = IDLE_SECONDS) -> int:
        """Forget desks that have been unused and idle for too long; returns the number of desks left."""
        self.desks.unload_idle(seconds)
        return len(self._desks)

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self._desks)

    @property
    def thinking(self) -> int:
        """The number of worker processes of bots that use the solver."""
        thinking = self._context.players.thinking
        return thinking.workers if thinking else 0

    async def try_store(self) -> None:
        """Check that the store can append; if it refused the last append, by a test write.

        Raises:
            Busy, RoomFailed: the store cannot append now, or has stopped.
        """
        await self._await_store(self._context.store.try_append())

    @property
    def free_bytes(self) -> int | None:
        """Free bytes on the disk of the room's database; None if it is on a server or in memory."""
        free: int | None = getattr(self._context.store, "free_bytes", None)
        return free

    async def finish(self, seconds: float) -> None:
        """Let running deals finish for up to ``seconds``; close tables at which nobody plays."""
        await self.desks.finish(seconds)

    async def close(self) -> None:
        """Finish pending work, disconnect everybody, and close the store."""
        if self.retention is not None:
            await self.retention.close()
        await self.desks.close()
        await self._context.players.close()
        await self._context.store.close()

    async def _store_new(
        self, user: str, request: NewTable, table_id: str, terms: Any, sitting: Sequence[SeatingEvent]
    ) -> None:
        """Store the new table, in its house, with its first deal; try again if others wrote to the house meanwhile."""
        game = self._context.games[request.game]
        for _ in range(TRIES):
            housed = await self.housing.house(user, request.house, game, terms, table_id)
            opened = new_tables.table_opened(user, request, game.codec.write_terms(housed.terms), housed.house)
            appends = [*new_tables.table_appends(table_id, opened, sitting, housed.entered), *housed.appends]
            with translate_store_errors(), suppress(VersionConflict):
                store = self._context.store
                await store.append(await add_first_deal(store, table_id, game, (opened, *sitting), appends))
                return
        raise Busy

    async def demand(self, table_id: str) -> None:
        """Check that the table exists.

        Raises:
            UnknownTable: no table has this id.
            Busy, RoomFailed: the store does not answer.
        """
        known = TABLE_ID.fullmatch(table_id) and await self._read(streams.table_stream(table_id), 1)
        if not known:
            raise UnknownTable(table=table_id[:64])

    async def front(self, table_id: str) -> Front:
        """The part of the table that anybody with its link may see before they look on.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the store does not answer.
        """
        if not TABLE_ID.fullmatch(table_id):
            raise UnknownTable(table=table_id[:64])
        return await self._await_store(front_of(self._context.store, table_id))

    async def _read(self, stream: str, limit: int | None = None, after: int = 0) -> list[Recorded]:
        return await self._await_store(self._context.store.read(stream, after, limit))

    async def _await_store(self, query: Awaitable[AnswerT]) -> AnswerT:
        with translate_store_errors():
            return await query
