"""A table's desk: takes one command at a time, stores what it comes to, then shows it.

The store is the truth and memory a cache: when an append fails, the desk forgets and reads again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from kitapi.kernel import RulesError
from kitapi.room import dealing, showing
from kitapi.room.audience import Audience, Onlooker
from kitapi.room.bots import BotPlayers
from kitapi.room.deal import AnyGame
from kitapi.room.deciding import content_of, decided
from kitapi.room.errors import Busy, CommandIdReused, RoomError, RoomFailed
from kitapi.room.messages import Command
from kitapi.room.prompting import Prompter
from kitapi.room.streams import play_stream
from kitapi.room.table import Draft, Table, loaded
from kitapi.room.times import USUAL, Times
from kitapi.store import (
    Appended,
    CommandKey,
    CommandReused,
    EventStore,
    StoreError,
    StoreUnavailable,
    VersionConflict,
    digest_of,
)

LOG = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What every desk of a room works with.

    ``bots_of``: names of the bots that play a game.
    """

    store: EventStore
    games: Mapping[str, AnyGame]
    players: BotPlayers
    bots_of: Callable[[str], tuple[str, ...]]
    times: Times = USUAL


class TableDesk:
    """The desk of the table ``table_id``; it reads the table from the store when it first needs it."""

    def __init__(self, table_id: str, surroundings: Surroundings) -> None:
        self.table_id = table_id
        self.audience = Audience(surroundings.times)
        self._store = surroundings.store
        self._around = surroundings
        self._turn = asyncio.Lock()
        self._table: Table | None = None
        self._mistrusted = False
        self._prompter = Prompter(self, surroundings.players, surroundings.times.contribution)
        self._begun: set[asyncio.Task[Any]] = set()

    async def handle(self, user: str, command: Command) -> int:
        """Decide, then store, then show; the version of the play stream afterwards.

        A command once begun is finished even if the caller stops waiting. A repeated command does nothing.

        Raises:
            RoomError, RulesError: refused, and nothing stored; after ``RoomFailed`` that is not known.
        """
        return await self._finished(self._handle(user, command))

    async def admit(self, onlooker: Onlooker) -> None:
        """Let somebody look on; the first thing he is told is the whole state.

        Raises:
            RoomError: the table cannot be read, or he looks on too often.
        """
        await self._finished(self._admit(onlooker))

    async def dismiss(self, onlooker: Onlooker) -> None:
        """Let an onlooker go."""
        await self._finished(self._dismiss(onlooker))

    async def table(self) -> Table:
        """The table as it stands.

        Raises:
            RoomError: it cannot be read.
        """
        async with self._turn:
            return await self._loaded()

    async def begin(self) -> None:
        """Open the first deal if all seats are filled."""
        async with self._turn:
            await self._carry_out(Draft(await self._loaded()))

    def is_quiet(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not (len(self.audience) or self._begun or self._turn.locked() or self._prompter.is_waiting())

    async def close(self) -> None:
        """Finish what is begun, and cut everybody off."""
        self._prompter.close()
        if self._begun:
            await asyncio.wait(self._begun)
        for onlooker in self.audience:
            onlooker.cut()

    async def carry_out_unasked(self, drafted: Callable[[Draft], bool]) -> None:
        """Let ``drafted`` add to a draft of the table as it stands, and store that if it returns True."""
        async with self._turn:
            draft = Draft(await self._loaded())
            if drafted(draft):
                await self._carry_out(draft)

    async def refresh(self) -> None:
        """Read the table again if it was forgotten, and show it.

        Raises:
            RoomError: it cannot be read.
        """
        async with self._turn:
            await self._loaded()

    async def show_again(self) -> None:
        """Show the table as it stands, as who is missing changes by itself."""
        async with self._turn:
            showing.show(await self._loaded(), self.audience)

    async def _finished(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Await ``work``, which goes on even if the caller is cancelled."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    async def _handle(self, user: str, command: Command) -> int:
        async with self._turn:
            table = await self._loaded()
            content = content_of(table.game, command)
            stream = play_stream(self.table_id)
            key = CommandKey(stream=stream, user=user, id=command.id, digest=digest_of(content))
            draft = Draft(table)
            try:
                missing = self.audience.missing(table.seating)
                draft.add(decided(table, user, command, self._around.bots_of(table.game.name), missing))
            except (RoomError, RulesError):
                if (done := await self._outcome(key)) is not None:
                    return done.versions[stream]
                raise
            return await self._carry_out(draft, key)

    async def _admit(self, onlooker: Onlooker) -> None:
        async with self._turn:
            table = await self._loaded()
            before = self.audience.attendance(table.seating)
            self.audience.admit(onlooker)
            known = self.audience.attendance(table.seating) == before
            showing.show(table, self.audience, to=(onlooker,) if known else None)
            try:
                await self._carry_out(Draft(table))
            except BaseException:
                self.audience.dismiss(onlooker)
                raise
            self._prompter.prompt(self._table or table, happened=0)

    async def _dismiss(self, onlooker: Onlooker) -> None:
        async with self._turn:
            self.audience.dismiss(onlooker)
            if self._table is not None and onlooker.user not in self.audience.users():
                showing.show(self._table, self.audience)
                self._prompter.await_return(self._table)
                await self._carry_out(Draft(self._table))

    async def _carry_out(self, draft: Draft, key: CommandKey | None = None) -> int:
        """Add what follows by itself, store the draft, then show it; the play stream's version afterwards."""
        dealing.follow(draft)
        if (setup := dealing.setup_due(draft.table, self.audience.present(draft.table.seating))) is not None:
            draft.add(dealing.opening(draft.table, setup))
            dealing.follow(draft)
        if not draft.change:
            return draft.table.version
        answer = await self._stored(draft, key)
        if answer.repeated:
            return answer.versions[play_stream(self.table_id)]
        table = self._table = draft.table
        showing.show(table, self.audience, happened=draft.happened)
        self._prompter.prompt(table, happened=len(draft.happened))
        return table.version

    async def _stored(self, draft: Draft, key: CommandKey | None) -> Appended:
        """The store's answer; after any failure memory is not trusted any more."""
        try:
            return await self._store.append(draft.appends(), key)
        except CommandReused as error:
            raise CommandIdReused(id=error.key.id) from error
        except BaseException as error:
            self._table, self._mistrusted = None, True
            self._prompter.refresh()
            if isinstance(error, (StoreUnavailable, VersionConflict)):
                raise Busy from error
            if isinstance(error, StoreError):
                LOG.critical("the store failed at table %s: %s", self.table_id, type(error).__name__)
                raise RoomFailed from error
            raise

    async def _outcome(self, key: CommandKey) -> Appended | None:
        try:
            return await self._store.outcome(key)
        except CommandReused as error:
            raise CommandIdReused(id=key.id) from error
        except StoreError as error:
            raise RoomFailed from error

    async def _loaded(self) -> Table:
        """The table; read if need be, and shown if what was shown may differ."""
        if self._table is None:
            try:
                self._table = await loaded(self._store, self._around.games, self.table_id)
            except StoreUnavailable as error:
                raise Busy from error
            except StoreError as error:
                raise RoomFailed from error
            if self._mistrusted:
                self._mistrusted = False
                showing.show(self._table, self.audience)
                self._prompter.prompt(self._table, happened=0)
        return self._table
