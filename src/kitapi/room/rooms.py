"""The card room: opens tables, finds them again, and keeps a desk for each that is in use."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import msgspec

from kitapi.kernel.books import Books
from kitapi.kernel.drills import Drills
from kitapi.kernel.odds import TableOdds
from kitapi.room.answers.advising import Adviser
from kitapi.room.answers.beside import Beside
from kitapi.room.answers.bookkeeping import Bookkeeper
from kitapi.room.answers.odds import OddsTeller
from kitapi.room.answers.papers import Papers
from kitapi.room.classes.classes import Classes
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.desks import IDLE_SECONDS, Desks, Here
from kitapi.room.desk.surroundings import Surroundings
from kitapi.room.errors import (
    Busy,
    MalformedCommand,
    NotPlayable,
    RoomError,
    UnknownGame,
    UnknownTable,
)
from kitapi.room.front import Front, front_of
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame
from kitapi.room.record.streams import Rose, SatDown
from kitapi.room.retention import Retention
from kitapi.room.seats.seating_events import PersonSat, SeatingEvent
from kitapi.room.store_failures import told_by_the_room
from kitapi.room.table import new_tables
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.founding import founded
from kitapi.room.table.houses import Houses
from kitapi.room.table.housing import Housing
from kitapi.room.table.new_tables import NewTable, fresh_table_id
from kitapi.room.table.offers import Offer, offer_of
from kitapi.room.table.on_trial import demand_opens_deal
from kitapi.room.table.table import Table
from kitapi.room.table.upgrading import put_into_houses
from kitapi.room.times import USUAL, Times
from kitapi.room.visitors import Visitors
from kitapi.store import EventStore, Recorded, VersionConflict

__all__ = ["CardRoom", "Listed", "NewTable", "fresh_table_id"]

LOG = logging.getLogger(__name__)

AnswerT = TypeVar("AnswerT")

TABLE_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{21}")
TABLES_LISTED = 50

TRIES = 5
"""How often a table is opened in a house to which others write at the same time."""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which a visitor sits, or did before they were away and a bot took over, or has roles of the house.

    ``number``: how many deals were opened; ``over``: the sitting has ended.
    """

    table: str
    game: str
    seat: int | None
    roles: tuple[str, ...] = ()
    number: int
    over: bool


class CardRoom:
    """All tables of one store.

    Args:
        bots_of: names of the bots that play a game, the one offered first in front.
        times: how long it waits for people.
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
        around = Surroundings(
            store=store, houses=Houses(store), games=games, players=players, bots_of=cache(bots_of), times=times
        )
        self.desks = Desks(around)
        self.visitors = Visitors(lambda: self._around.store)
        self.visitors.when_forgotten(lambda found: self.desks.forget_names(found, then=self.beside.forget_all))
        self.beside = Beside()
        """Does the work that is not play."""
        self.visitors.when_forgotten(lambda _: self.beside.forget_all())
        self.retention: Retention | None = None
        """Removes expired tables; None if everything is kept."""

    @property
    def _around(self) -> Surroundings:
        return self.desks.around

    @property
    def _desks(self) -> dict[str, TableDesk]:
        return self.desks.kept

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The games, and what a table may choose."""
        around = self._around
        thinking = around.players.thinking
        advised = thinking.games if thinking else ()
        return tuple(
            offer_of(game, around.bots_of(name), advice=name in advised) for name, game in around.games.items()
        )

    def keep_days(self, days: int) -> None:
        """Remove tables at which nothing has happened for ``days`` days, from some minutes after the start on."""
        self.retention = Retention(self.desks, days)

    async def begin(self) -> None:
        """Make bots ready, and let tables continue that hold others stopped, as nobody may be there who looks on.

        Tables from before houses had names are put into some first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        self._around.players.begin()
        self._around.store.watch(self.desks.heard)
        self._around.store.watch(self.visitors.heard)
        await self._take_over()

    async def begin_anew(self, store: EventStore, here: Here) -> None:
        """Serve the tables of ``here`` with ``store`` from now on; what the room served before was let go of.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        self._around.players.begin()
        self.desks.begin(store, here)
        store.watch(self.visitors.heard)
        await self._take_over()

    async def _take_over(self) -> None:
        with told_by_the_room():
            await put_into_houses(self._around.store, self._around.games)
        await self.desks.take_over()
        if self.retention is not None:
            self.retention.begin()

    async def open_table(self, user: str, asked: NewTable) -> tuple[str, int | None]:
        """Open a table; its name, and the user's seat if they take one.

        Raises:
            UnknownGame, MalformedCommand: there is no such game, or a field is wrong.
            UnknownHouse, NotOfHouse, HouseFull, HouseNameTaken, TooManyHouses: it cannot be opened in that house.
            RulesError: the game refuses the terms.
            Busy, RoomFailed: the store refused.
        """
        if asked.game not in self._around.games:
            raise UnknownGame(game=asked.game)
        game = self._around.games[asked.game]
        terms = game.codec.read_terms(bytes(asked.terms))
        demand_opens_deal(game, terms)
        table_id = fresh_table_id()
        if len(asked.seats) != game.seats(terms):
            raise MalformedCommand("seats", f"must have {game.seats(terms)} entries")
        sitting = new_tables.seated(user, asked, self._around.bot_names(asked.game))
        if not await self._answered(self.desks.here.claim(table_id)):
            raise Busy
        await self._store_new(user, asked, table_id, terms, sitting)
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
        """The table as it stands, wherever it is served; one that is served elsewhere comes without its house.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the store does not answer.
        """
        if table_id not in self._desks:
            await self.demand(table_id)
        return await self.desks.table(table_id)

    def books(self, kept: Mapping[str, Books]) -> Bookkeeper:
        """The books of the room's tables; ``kept``: those of the games that keep some."""
        return Bookkeeper(self._around.store, self.desk, kept, self.beside)

    def odds(self, told: Mapping[str, TableOdds]) -> OddsTeller:
        """The odds at the room's tables; ``told``: of the games that have some."""
        return OddsTeller(self._around.store, self.desk, told, self.beside)

    @property
    def housing(self) -> Housing:
        """Who opens tables in houses, and admits others."""
        return Housing(lambda: self._around.store)

    @property
    def adviser(self) -> Adviser:
        """Evaluates the possible actions at the room's tables."""
        return Adviser(self.desk, self._around.players)

    def classes(self, drills: Mapping[str, Drills]) -> Classes:
        """The room's classes; ``drills``: of the games that have some."""
        classes = Classes(lambda: self._around.store, drills, self.beside)
        self.visitors.when_forgotten(classes.forget_names)
        return classes

    async def tables_of(self, user: str) -> tuple[Listed, ...]:
        """The tables at which ``user`` sits, or sat before a bot took over, or has roles, the newest first.

        Raises:
            Busy, RoomFailed: the store does not answer.
        """
        sat: dict[str, None] = {}
        for recorded in await self._read(streams.visitor_stream(user)):
            event = streams.read(recorded)
            if isinstance(event, SatDown | Rose):
                sat.pop(event.table, None)
            if isinstance(event, SatDown):
                sat[event.table] = None
        newest = list(reversed(sat))[:TABLES_LISTED]
        listed = [await self._listed(table_id, user) for table_id in newest]
        return tuple(one for one in listed if one is not None)

    @property
    def papers(self) -> Papers:
        """The papers of the finished deals at the room's tables."""
        return Papers(self._around.store, self.desk, self.beside)

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
        """Forget desks that have been unused and idle for too long; how many are left."""
        self.desks.unload_idle(seconds)
        return len(self._desks)

    @property
    def tables(self) -> int:
        """How many tables are kept in memory."""
        return len(self._desks)

    @property
    def thinking(self) -> int:
        """How many processes there are of bots that think."""
        thinking = self._around.players.thinking
        return thinking.workers if thinking else 0

    async def try_store(self) -> None:
        """Check that the store can do all that an append needs; if it refused the last one, by a trial that writes.

        Raises:
            Busy, RoomFailed: it would not store now, or has stopped.
        """
        await self._answered(self._around.store.try_append())

    @property
    def free_bytes(self) -> int | None:
        """Free bytes on the disk of the room's database; None if it is on a server or in memory."""
        free: int | None = getattr(self._around.store, "free_bytes", None)
        return free

    async def finish(self, seconds: float) -> None:
        """Let deals be played to their end for so long; tables at which nobody plays are closed."""
        await self.desks.finish(seconds)

    async def close(self) -> None:
        """Finish what is begun, cut everybody off, and close the store."""
        if self.retention is not None:
            await self.retention.close()
        await self.desks.close()
        await self._around.players.close()
        await self._around.store.close()

    async def _store_new(
        self, user: str, asked: NewTable, table_id: str, terms: Any, sitting: Sequence[SeatingEvent]
    ) -> None:
        """Store the new table, in its house, with its first deal; try again if others wrote to the house meanwhile."""
        game = self._around.games[asked.game]
        for _ in range(TRIES):
            housed = await self.housing.house(user, asked.house, game, terms, table_id)
            opened = new_tables.opened(user, asked, game.codec.write_terms(housed.terms), housed.house)
            appends = [*new_tables.written(table_id, opened, sitting, housed.entered), *housed.appends]
            with told_by_the_room(), suppress(VersionConflict):
                store = self._around.store
                await store.append(await founded(store, table_id, game, (opened, *sitting), appends))
                return
        raise Busy

    async def demand(self, table_id: str) -> None:
        """See that there is such a table.

        Raises:
            UnknownTable: there is none.
            Busy, RoomFailed: the store does not answer.
        """
        known = TABLE_ID.fullmatch(table_id) and await self._read(streams.table_stream(table_id), 1)
        if not known:
            raise UnknownTable(table=table_id[:64])

    async def front(self, table_id: str) -> Front:
        """What anybody with the link may know of a table before they look on.

        Raises:
            UnknownTable: there is no such table.
            Busy, RoomFailed: the store does not answer.
        """
        if not TABLE_ID.fullmatch(table_id):
            raise UnknownTable(table=table_id[:64])
        return await self._answered(front_of(self._around.store, table_id))

    async def _read(self, stream: str, limit: int | None = None, after: int = 0) -> list[Recorded]:
        return await self._answered(self._around.store.read(stream, after, limit))

    async def _answered(self, asked: Awaitable[AnswerT]) -> AnswerT:
        with told_by_the_room():
            return await asked

    async def _listed(self, table_id: str, user: str) -> Listed | None:
        try:
            table = await self.table(table_id)
        except (NotPlayable, UnknownTable):  # an unknown one was removed, as nobody had played there for long
            return None
        except RoomError as error:
            LOG.error("table %s is left out of a list: %s", table_id, error.reason)
            return None
        seat, roles = table.seating.seat_of(user), table.seating.roles_of(user)
        if seat is None and (seat := table.seating.seat_kept(user, table.deals)) is None and not roles:
            return None
        game, number, over = table.game.name, table.deals, table.is_finished
        return Listed(table=table_id, game=game, seat=seat, roles=roles, number=number, over=over)
