"""A table's desk: takes one command at a time, stores what it comes to, then shows it.

The store is the truth and memory a cache: when an append fails, the desk forgets and reads again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from kitapi.kernel import IllegalAction, RulesError
from kitapi.room.desk import showing
from kitapi.room.desk.call_clock import CallClock
from kitapi.room.desk.display import Display
from kitapi.room.desk.prompting import Prompter
from kitapi.room.desk.surroundings import Surroundings
from kitapi.room.errors import Busy, CommandIdReused, MovedOn, RecordsDamaged, RoomError
from kitapi.room.faults import unheard
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.messages import Act, Command
from kitapi.room.onlookers.turns import Turn
from kitapi.room.places import involved, participants
from kitapi.room.record.streams import play_stream
from kitapi.room.store_failures import failure_of, told_by_the_room
from kitapi.room.table import dealing, linked
from kitapi.room.table.deciding import actor_of, decided, read_request
from kitapi.room.table.houses import LinkedHouse
from kitapi.room.table.linked import Linked
from kitapi.room.table.refusals import Refusal, RefusedSteps
from kitapi.room.table.table import Draft, Table, loaded
from kitapi.store import (
    Appended,
    CommandKey,
    CommandReused,
    StoreError,
    StoreFenced,
    StoreUnavailable,
    VersionConflict,
    digest_of,
)

LOG = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

TRIES = 40
"""How often something is tried at a table with a house before its desk gives up, as others are always quicker."""


class TableDesk:
    """The desk of the table ``table_id``; it reads the table from the store when it first needs it."""

    def __init__(self, table_id: str, surroundings: Surroundings) -> None:
        self.table_id = table_id
        self.lane = surroundings.lane
        self.audience = Audience(surroundings.times, surroundings.spectators)
        self.store = surroundings.store
        self._around = surroundings
        self.turn = Turn()
        self.loaded_table: Table | None = None
        self._mistrusted = False
        self._clock = CallClock(self, surroundings.times)
        self._display = Display(self.audience, surroundings, self._clock.shown)
        self.prompter = Prompter(self, surroundings.players, surroundings.times.contribution, self._clock)
        self._refused = RefusedSteps(surroundings.store, table_id, surroundings.times.clock)
        self._house: LinkedHouse | None = None
        self._linked_by = msgspec.Raw()
        self._shown: Linked | None = None
        self._begun: set[asyncio.Task[Any]] = set()

    async def handle(self, user: str, command: Command) -> int:
        """Decide, then store, then show; the version of the play stream afterwards.

        A command once begun is finished even if the caller stops waiting. A repeated command does nothing.

        Raises:
            RoomError, RulesError: refused, and nothing stored; after ``RoomFailed`` that is not known.
        """
        return await self._finished(self._handle(user, command))

    async def admit(self, onlooker: Onlooker) -> Table:
        """Let somebody look on, and return the table; they are sent the whole state first.

        Raises:
            RoomError: the table cannot be read, is full of spectators, or they look on too often.
        """
        table = self._table_beside(onlooker) if len(self.audience) else None
        if table is None:
            return await self._finished(self._admit(onlooker))
        self.audience.admit(onlooker, participants(table))
        self._display.greet(table, onlooker)
        self._display.count(lambda: self.loaded_table)
        return table

    async def dismiss(self, onlooker: Onlooker) -> None:
        """Let an onlooker go."""
        if self._table_beside(onlooker) is None:
            await self._finished(self._dismiss(onlooker))
            return
        self.audience.dismiss(onlooker)
        self._display.count(lambda: self.loaded_table)

    def _table_beside(self, onlooker: Onlooker) -> Table | None:
        """The table as it is shown, if ``onlooker`` is a spectator, who may come and go without waiting for the turn.

        Nothing else happens then; for the first onlooker the table is read and its play continues.
        """
        table = self.loaded_table
        if table is None or onlooker.user in involved(table):
            return None
        return table if self._house is None else replace(table, linked=self._house.now)

    async def table(self) -> Table:
        """The table as it stands.

        Raises:
            RoomError: it cannot be read.
        """
        async with self.turn:
            return await self._loaded()

    async def go_on(self) -> None:
        """Go on where the table stands, even if nobody looks on."""
        async with self.turn:
            self.prompter.prompt(await self._follow(), happened=0)

    def is_quiet(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not (len(self.audience) or self._begun or self.turn.locked() or self.prompter.is_waiting())

    def leave_house(self) -> None:
        """Hear no more of what happens at other tables of the house."""
        if self._house is not None:
            self._around.houses.leave(self._house, self)

    async def close(self) -> None:
        """Finish what is begun, and cut everybody off."""
        self.leave_house()
        self.prompter.close()
        self._display.close()
        if self._begun:
            await asyncio.wait(self._begun)
        for onlooker in self.audience:
            onlooker.cut()

    async def carry_out_unasked(self, drafted: Callable[[Draft], bool]) -> None:
        """Let ``drafted`` add to a draft of the table as it stands, and store that if it returns True."""
        async with self.turn:
            await self._tried(lambda table: self._carry_out_drafted(Draft(table), drafted))

    async def note_refused(self, refusal: Refusal) -> None:
        """Write down that the rules refused a step at a table with a house."""
        table = self.loaded_table
        if table is not None and table.game.house:
            await self._refused.note(table, refusal)

    async def hear_of_house(self) -> None:
        """A linked table has moved the meter, stopped the others, or let them go on.

        With hundreds of tables a meter is shown at one after the other, so that nobody's move waits for all of them.
        """
        if not self._has_floor_moved():
            async with self._around.telling:
                await asyncio.sleep(0)
        async with self.turn:
            if self.loaded_table is None:
                return
            table = await self._loaded()
            if table.linked is None or table.linked.shows_as(self._shown):
                return
            if self._has_floor_moved():
                table = await self._follow()
            if table.linked is not None and not table.linked.shows_as(self._shown):
                self._show(table)
            self.prompter.prompt(table, happened=0)

    def _has_floor_moved(self) -> bool:
        """Whether tables were stopped or let go on since this one was shown; then there may be something to do."""
        return self._house is None or self._shown is None or self._house.now.floor != self._shown.floor

    async def refresh(self) -> None:
        """Read the table again if it was forgotten, show it, and do what follows by itself and may not be stored yet.

        Raises:
            RoomError: it cannot be read, or not be gone on with.
        """
        async with self.turn:
            self.prompter.prompt(await self._follow(), happened=0)

    async def read_again(self) -> None:
        """Read the table again, as a name was removed from it, and show all of it to everybody afresh."""
        async with self.turn:
            for onlooker in self.audience:
                onlooker.followed = None
            self.loaded_table, self._mistrusted = None, True
            await self._loaded()

    async def tell_missing(self) -> None:
        """Show the table with who is missing by now, and let the automaton act for those in the house's roles."""
        async with self.turn:
            table = await self._loaded()
            self._show(table)
            self.prompter.prompt(table, happened=0)

    async def _finished(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Await ``work``, which goes on even if the caller is cancelled; then nobody hears how it ends."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(unheard)
            raise
        finally:
            del task  # which holds how it failed, and that this frame: a circle that would stay

    async def _handle(self, user: str, command: Command) -> int:
        async with self._turn_of(user):
            return await self._tried(lambda table: self._handle_at(table, user, command))

    async def _handle_at(self, table: Table, user: str, command: Command) -> int:
        request = read_request(table.game, user, command)
        stream = play_stream(self.table_id)
        key = CommandKey(stream=stream, user=user, id=command.id, digest=digest_of(request.content))
        draft = Draft(table)
        try:
            missing = self.audience.missing(table.seating)
            draft.add(decided(table, request, self._around.bot_names(table.game.name), missing))
        except (RoomError, RulesError) as error:
            if (done := await self._outcome(key)) is not None:
                return done.versions[stream]
            if isinstance(error, IllegalAction) and isinstance(command, Act):
                await self.note_refused(Refusal(actor_of(table, user, command), request.action, error.clause))
            raise
        if not draft.change and (done := await self._outcome(key)) is not None:
            return done.versions[stream]
        return await self._carry_out(draft, key)

    def _turn_of(self, user: str) -> AbstractAsyncContextManager[None]:
        """The turn for ``user``; people who do not play wait behind those who do."""
        first = self.loaded_table is None or user in participants(self.loaded_table)
        return self.turn if first else self.turn.behind()

    async def _admit(self, onlooker: Onlooker) -> Table:
        async with self._turn_of(onlooker.user):
            table = await self._loaded()
            before = self.audience.attendance(table.seating)
            self.audience.admit(onlooker, participants(table))
            there = self.audience.attendance(table.seating)
            known = there._replace(watching=before.watching) == before
            self._show(table, to=(onlooker,) if known else None)
            if known and there != before:
                self._display.count(lambda: self.loaded_table)
            try:
                table = await self._follow()
            except BaseException:
                self.audience.dismiss(onlooker)
                raise
            self.prompter.prompt(table, happened=0)
            return table

    async def _dismiss(self, onlooker: Onlooker) -> None:
        async with self.turn:
            self.audience.dismiss(onlooker)
            if self.loaded_table is not None and onlooker.user not in self.audience.users():
                self._show(self.loaded_table)
                self.prompter.await_return(self.loaded_table)
                await self._follow()

    async def _follow(self) -> Table:
        """Carry out what follows by itself; the table afterwards."""
        await self._tried(lambda table: self._carry_out(Draft(table)))
        return await self._loaded()

    async def _tried(self, work: Callable[[Table], Awaitable[ResultT]]) -> ResultT:
        """``work`` at the table, again each time that the table or its house has moved on meanwhile.

        Whoever tries again keeps the others who do from coming in between.
        """
        with suppress(MovedOn):
            return await work(await self._loaded())
        async with self._house.retrying if self._house is not None else nullcontext():
            for _ in range(TRIES - 1):
                with suppress(MovedOn):
                    return await work(await self._loaded())
        self._forget()
        raise Busy

    async def _carry_out_drafted(self, draft: Draft, drafted: Callable[[Draft], bool]) -> None:
        if drafted(draft):
            await self._carry_out(draft)

    async def _carry_out(self, draft: Draft, key: CommandKey | None = None) -> int:
        """Add what follows by itself, store the draft, then show it; the play stream's version afterwards."""
        if self._is_linked_wrongly(draft.table):
            draft.link((await self._with_house(draft.table)).linked)
        dealing.follow(draft, self.audience.missing(draft.table.seating))
        if not draft.table.is_running and (setup := self._setup_due(draft.table)) is not None:
            draft.add(dealing.opening(draft.table, setup))
            dealing.follow(draft)
        if not draft.change:
            return draft.table.version
        answer = await self._stored(draft, key)
        if answer.repeated:
            return answer.versions[play_stream(self.table_id)]
        table = self.loaded_table = draft.table
        self._show(table, news=showing.News(tuple(draft.happened), draft.changed))
        self.prompter.prompt(table, happened=len(draft.happened))
        return table.version

    def _setup_due(self, table: Table) -> Any | None:
        return dealing.setup_due(table, self.audience.present(table.seating))

    async def _stored(self, draft: Draft, key: CommandKey | None) -> Appended:
        """The store's answer; after any failure memory is not trusted any more."""
        try:
            appended = await self.store.append(draft.appends(), key)
        except CommandReused as error:
            raise CommandIdReused(id=error.key.id) from error
        except BaseException as error:
            if isinstance(error, VersionConflict) and self._house is not None:
                await self._catch_up(self._house, error)
                raise MovedOn from error
            self._forget()
            if isinstance(error, (StoreUnavailable, StoreFenced, VersionConflict)):
                raise Busy from error
            if isinstance(error, StoreError):
                LOG.critical("the store failed at table %s: %s", self.table_id, type(error).__name__)
                raise failure_of(error) from error
            raise
        if self._house is not None and not appended.repeated:
            self._house.learn(appended, draft.entries)
        return appended

    def _forget(self) -> None:
        """Trust memory no more, and have the table read again soon."""
        self.loaded_table, self._mistrusted = None, True
        self.prompter.refresh()

    @contextmanager
    def _again_soon(self) -> Iterator[None]:
        """Have the table read again soon where the store is not there now: nobody else may ask again."""
        try:
            yield
        except Busy:
            self.prompter.refresh()
            raise

    async def _catch_up(self, house: LinkedHouse, conflict: VersionConflict) -> None:
        """Learn what others have stored; the table is read again where it is that which moved on."""
        if conflict.stream not in (house.meter_stream, house.floor_stream):
            self.loaded_table, self._mistrusted = None, True
            return
        with self._again_soon(), told_by_the_room():
            await house.reread()

    async def _outcome(self, key: CommandKey) -> Appended | None:
        try:
            return await self.store.outcome(key)
        except CommandReused as error:
            raise CommandIdReused(id=key.id) from error
        except StoreError as error:
            raise failure_of(error) from error

    def _show(
        self, table: Table, *, to: Iterable[Onlooker] | None = None, news: showing.News = showing.NOTHING_NEW
    ) -> None:
        if to is None:
            self._shown = table.linked
        self._display.show(table, to=to, news=news)

    async def _loaded(self) -> Table:
        """The table; read if need be, and shown if what was shown may differ."""
        if self.loaded_table is not None and self._house is None:
            return self.loaded_table
        with self._again_soon():
            if self.loaded_table is None:
                with told_by_the_room():
                    table = await loaded(self.store, self._around.games, self.table_id)
                self.loaded_table = await self._with_house(table)
                if self._mistrusted:
                    self._mistrusted = False
                    self._show(self.loaded_table)
                    self.prompter.prompt(self.loaded_table, happened=0)
            elif self._is_linked_wrongly(self.loaded_table):
                self.loaded_table = await self._with_house(self.loaded_table)
            elif self._house is not None:
                self.loaded_table = replace(self.loaded_table, linked=self._house.now)
            return self.loaded_table

    def _is_linked_wrongly(self, table: Table) -> bool:
        """Whether terms were put on the table, by which the meter of a house of its own may open otherwise."""
        return self._house is not None and table.deal is None and table.seating.terms != self._linked_by

    async def _with_house(self, table: Table) -> Table:
        """The table with what it shares with others, if there is a house behind it."""
        if table.game.house is None or table.is_archive:
            return table
        if (house := table.seating.house) is None:
            LOG.critical("table %s is in no house", table.id)
            raise RecordsDamaged
        with told_by_the_room():
            opening = linked.opening_of(table.game, table.game.codec.read_stored_terms(bytes(table.seating.terms)))
            self._house = await self._around.houses.of(house, opening, self)
        self._linked_by = table.seating.terms
        return replace(table, linked=self._house.now)
