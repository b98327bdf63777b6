"""The desk of a table, which handles one command at a time: it decides, stores and shows it.

The store is authoritative and the memory only a cache: if an append fails, the desk reloads the table.

"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from typing import TypeVar

from kitapi.kernel import IllegalAction, RulesError
from kitapi.room.desk import shown_states
from kitapi.room.desk.cached_table import CachedTable
from kitapi.room.desk.call_clock import CallClock
from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.desk.display import Display
from kitapi.room.desk.house_link import HouseLink
from kitapi.room.desk.pending_work import PendingWork
from kitapi.room.desk.prompter import Prompter
from kitapi.room.desk.recorder import Recorder
from kitapi.room.desk.spectators import Spectators
from kitapi.room.desk.table_talk import TableTalk
from kitapi.room.desk.text_record import TextRecord
from kitapi.room.errors import Busy, MovedOn, RoomError
from kitapi.room.onlookers.audience import Audience, Onlooker
from kitapi.room.onlookers.messages import Act, Command
from kitapi.room.onlookers.talk_messages import TalkCommand
from kitapi.room.onlookers.turns import Turn
from kitapi.room.places import participants
from kitapi.room.record.streams import play_stream
from kitapi.room.table import deal_start
from kitapi.room.table.decisions import actor_of, decide_request, read_request
from kitapi.room.table.refusals import Refusal, RefusedSteps
from kitapi.room.table.table import Draft, Table
from kitapi.store import CommandKey, digest_of

ResultT = TypeVar("ResultT")

TRIES = 40
"""Maximum of attempts at a table with a house, because each can conflict with other tables of the house."""


class TableDesk:
    """The desk of the table ``table_id``; it loads the table from the store when it first needs it.

    It only coordinates its parts: ``kept`` caches the table, ``link`` joins it to its house, a ``Recorder`` stores its
    drafts, a ``Display`` shows it, and ``prompter`` starts the steps that need no command. ``pending``: work that must
    not be interrupted.
    """

    def __init__(self, table_id: str, context: DeskContext) -> None:
        self.table_id = table_id
        self.lane = context.lane
        self.audience = Audience(context.times, context.spectators)
        self.store = context.store
        self.turn = Turn()
        record = TextRecord(table_id, context.store)
        self._talk = TableTalk(self.audience, context.lane, context.times, record)
        self.pending = PendingWork()
        clock = CallClock(self, context.times)
        self.prompter = Prompter(self, context.players, context.times.contribution, clock)
        self.link = HouseLink(context.houses, self)
        self.kept = CachedTable(table_id, context, self.link, self.prompter.refresh)
        self._context = context
        self._play_stream = play_stream(table_id)
        self.recorder = Recorder(context.store, self.kept, self.link)
        self._display = Display(self.audience, context, clock.public_clock)
        self._spectators = Spectators(self.audience, self._display, self.kept, self.link)
        self._refused = RefusedSteps(context.store, table_id, context.times.clock)

    async def handle(self, user: str, command: Command, answer: Callable[[int], None] | None = None) -> int:
        """Decide, store and show a command; returns the version of the play stream afterwards.

        ``answer`` is called with that version as soon as the command is shown, also if the caller is cancelled.

        A command that has started is finished even if the caller is cancelled. A repeated command does nothing.

        Raises:
            RoomError, RulesError: the command is refused and nothing stored; after ``RoomFailed`` it is unknown whether
                it was stored.
        """
        return await self.pending.finish(self._handle(user, command, answer))

    async def say(self, user: str, command: TalkCommand) -> int:
        """Pass on what ``user`` says, and return the version of the play stream; the table does not change.

        Raises:
            RoomError: the user may not talk now.
        """
        return await self.pending.finish(self._say(user, command))

    async def _say(self, user: str, command: TalkCommand) -> int:
        async with self._turn_of(user):
            table = await self._load_table()
            await self._talk.carry_out(table, user, command)
            return table.version

    async def admit(self, onlooker: Onlooker) -> Table:
        """Add an onlooker, who is first sent the whole state, and return the table.

        Raises:
            RoomError: the table cannot be read, it has the maximum of spectators, or the user has the maximum of
                connections.
        """
        table = self._spectators.admit(onlooker)
        if table is None:
            table = await self.pending.finish(self._admit(onlooker))
        await self._talk.load(table)
        self._talk.greet(table, onlooker)
        return table

    async def dismiss(self, onlooker: Onlooker) -> None:
        """Remove an onlooker."""
        if not self._spectators.dismiss(onlooker):
            await self.pending.finish(self._dismiss(onlooker))

    async def table(self) -> Table:
        """The present table.

        Raises:
            RoomError: the table cannot be read.
        """
        async with self.turn:
            return await self._load_table()

    async def refresh(self) -> None:
        """Load the table if necessary, show it, and do all steps that need no person, even if there are no onlookers.

        Raises:
            RoomError: the table cannot be read or continued.
        """
        async with self.turn:
            self.prompter.prompt(await self._follow(), happened=0)

    def is_quiet(self) -> bool:
        """Whether there are no onlookers and no pending work."""
        return not (len(self.audience) or self.pending or self.turn.is_taken() or self.prompter.is_waiting())

    async def close(self) -> None:
        """Finish pending work, and disconnect everybody."""
        self.link.leave()
        self.prompter.close()
        self._display.close()
        await self.pending.wait()
        for onlooker in self.audience:
            onlooker.cut()

    async def apply_draft(self, add_to_draft: Callable[[Draft], bool]) -> None:
        """Let ``add_to_draft`` add to a draft of the present table, and store the draft if it returns True."""
        async with self.turn:
            await self._retry(lambda table: self._apply_draft(Draft(table), add_to_draft))

    async def note_refused(self, refusal: Refusal) -> None:
        """Store that the rules refused a step at a table with a house."""
        table = self.kept.now
        if table is not None and table.game.house:
            await self._refused.note(table, refusal)

    async def on_house_changed(self) -> None:
        """Show what another table of the house has changed: the meter, or whether the tables are stopped.

        Hundreds of tables show a changed meter one after the other, so that no move waits for all of them.
        """
        if not self.link.has_floor_moved():
            async with self._context.meter_lock:
                await asyncio.sleep(0)
        async with self.turn:
            if self.kept.now is None:
                return
            table = await self._load_table()
            if self.link.is_shown(table):
                return
            if self.link.has_floor_moved():
                table = await self._follow()
            if not self.link.is_shown(table):
                self._show(table)
            self.prompter.prompt(table, happened=0)

    async def reload(self) -> None:
        """Load the table again, because a name was removed from it, and show everybody its whole state."""
        async with self.turn:
            for onlooker in self.audience:
                onlooker.followed = None
            self.kept.doubt()
            await self._talk.load_again(await self._load_table())

    async def show_missing(self) -> None:
        """Show the table with the people who are missing now, and let the automaton act in their roles."""
        async with self.turn:
            table = await self._load_table()
            self._show(table)
            self.prompter.prompt(table, happened=0)

    async def _handle(self, user: str, command: Command, answer: Callable[[int], None] | None) -> int:
        async with self._turn_of(user):
            version = await self._retry(lambda table: self._handle_at(table, user, command))
            if answer is not None:
                answer(version)
            return version

    async def _handle_at(self, table: Table, user: str, command: Command) -> int:
        request = read_request(table.game, user, command)
        stream = self._play_stream
        key = CommandKey(stream=stream, user=user, id=command.id, digest=digest_of(request.content))
        draft = Draft(table)
        try:
            missing = self.audience.attendance(table.seating).missing
            draft.add(decide_request(table, request, self._context.bot_names(table.game.name), missing))
        except (RoomError, RulesError) as error:
            if (done := await self.recorder.outcome(key)) is not None:
                return done.versions[stream]
            if isinstance(error, IllegalAction) and isinstance(command, Act):
                await self.note_refused(Refusal(actor_of(table, user, command), request.action, error.clause))
            raise
        if not draft.change and (done := await self.recorder.outcome(key)) is not None:
            return done.versions[stream]
        return await self._carry_out(draft, key)

    def _turn_of(self, user: str) -> AbstractAsyncContextManager[None]:
        """The turn for ``user``; spectators wait behind players."""
        table = self.kept.now
        if table is None or user in table.seating.users or user in participants(table):
            return self.turn
        return self.turn.behind()

    async def _admit(self, onlooker: Onlooker) -> Table:
        async with self._turn_of(onlooker.attends_as):
            table = await self._load_table()
            before = self.audience.attendance(table.seating)
            self.audience.admit(onlooker, participants(table))
            there = self.audience.attendance(table.seating)
            known = there._replace(watching=before.watching) == before
            self._show(table, to=(onlooker,) if known else None)
            if known and there != before:
                self._spectators.count()
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
            if self.kept.now is not None and onlooker.attends_as not in self.audience.users():
                self._show(self.kept.now)
                self.prompter.await_return(self.kept.now)
                await self._follow()

    async def _load_table(self) -> Table:
        """The table, loaded if necessary, and shown if it may differ from what was shown."""
        if self.kept.now is not None and self.link.house is None:
            return self.kept.now
        table, differs = await self.kept.load()
        if differs:
            self._show(table)
            self.prompter.prompt(table, happened=0)
        return table

    async def _follow(self) -> Table:
        """Do all steps that need no person, and return the table after them."""
        await self._retry(lambda table: self._carry_out(Draft(table)))
        return await self._load_table()

    async def _retry(self, work: Callable[[Table], Awaitable[ResultT]]) -> ResultT:
        """Do ``work`` at the table, and repeat it after each conflict with another writer of the table or its house.

        From the second attempt on it holds the lock for retries of the house, so that others cannot come in between.
        """
        with suppress(MovedOn):
            return await work(await self._load_table())
        async with self.link.lock_retries():
            for _ in range(TRIES - 1):
                with suppress(MovedOn):
                    return await work(await self._load_table())
        self.kept.forget()
        raise Busy

    async def _apply_draft(self, draft: Draft, add_to_draft: Callable[[Draft], bool]) -> None:
        if add_to_draft(draft):
            await self._carry_out(draft)

    async def _carry_out(self, draft: Draft, key: CommandKey | None = None) -> int:
        """Add the steps that need no person, store and show the draft; return the play stream's new version."""
        if self.link.is_outdated(draft.table):
            draft.link((await self.link.join(draft.table)).linked)
        deal_start.follow(draft, self.audience.find_missing)
        if not draft.table.is_running:
            self._open_deal(draft)
        if not draft.change:
            return draft.table.version
        answer = await self.recorder.store(draft, key)
        if answer.repeated:
            return answer.versions[self._play_stream]
        table = self.kept.now = draft.table
        self._show(table, news=shown_states.News(tuple(draft.happened), draft.changed))
        self.prompter.prompt(table, happened=len(draft.happened))
        return table.version

    def _open_deal(self, draft: Draft) -> None:
        """Add the next deal, if it is due with the people present."""
        setup = deal_start.setup_due(draft.table, self.audience.present_seats(draft.table.seating))
        if setup is not None:
            draft.add(deal_start.opening(draft.table, setup))
            deal_start.follow(draft)

    def _show(
        self, table: Table, *, to: Iterable[Onlooker] | None = None, news: shown_states.News = shown_states.NOTHING_NEW
    ) -> None:
        if to is None:
            self.link.shown = table.linked
        self._display.show(table, to=to, news=news)
