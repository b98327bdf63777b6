"""Starts every step at a table that needs no command of a person.

It requests actions from bots, contributes to the shuffle for absent people, announces that people are missing, opens
deals that need no “next” of a person, and reloads the table after a failure. The automaton takes the house's own steps.

"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from kitapi.kernel import Nonce, Seal, Seat
from kitapi.room.bots.bot_processes import Thinking
from kitapi.room.desk.call_clock import CallClock
from kitapi.room.errors import Busy
from kitapi.room.faults import run_guarded
from kitapi.room.onlookers.audience import Audience
from kitapi.room.record.deal import Deal
from kitapi.room.table import deal_start, staffing
from kitapi.room.table.automaton import Automaton
from kitapi.room.table.bots import BotFailed, BotPlayers, decide_answer, question
from kitapi.room.table.house_state import occupied_seats
from kitapi.room.table.refusals import Refusal
from kitapi.room.table.table import Change, Draft, Table

LOG = logging.getLogger(__name__)

BETWEEN_DEALS = 6.0
"""Seconds between two deals at a table with only bots."""

BETWEEN_HANDS = 1.5
"""Seconds between two deals at a table with a house."""

FIRST_RETRY = 0.2
LONGEST_RETRY = 5.0


class Desk(Protocol):
    """The part of a table's desk that the prompter uses."""

    @property
    def audience(self) -> Audience:
        """The table's onlookers."""
        ...

    async def apply_draft(self, add_to_draft: Callable[[Draft], bool]) -> None:
        """Store and show what ``add_to_draft`` adds, if it returns True."""
        ...

    async def note_refused(self, refusal: Refusal) -> None:
        """Store that the rules refused a step."""
        ...

    async def refresh(self) -> None:
        """Read the table again and show it."""
        ...

    async def show_missing(self) -> None:
        """Show the table with the people who are missing now, and continue without them."""
        ...


class Prompter:
    """Runs one task for each event that its desk waits for."""

    def __init__(self, desk: Desk, players: BotPlayers, timeout: float, clock: CallClock) -> None:
        self._desk = desk
        self._players = players
        self._timeout = timeout
        self.automaton = Automaton(desk, players.pace)
        self._clock = clock
        self._tasks: dict[tuple[Any, ...], asyncio.Task[None]] = {}
        self._closed = False

    def prompt(self, table: Table, *, happened: int) -> None:
        """Start waiting for all steps due at ``table``; ``happened``: the number of events of the last move."""
        self.await_return(table)
        if table.seating.bots:
            self._await_bots(table)
        if table.deal is None:
            return
        if not self._closed:
            self._clock.prompt(table)
        if table.game.house and not self._closed:
            self.automaton.prompt(table)
        self._await_shares(table, table.deal)
        if table.seating.bots:
            self._ask_bots(table, happened)
        if not table.is_running and opens_by_itself(table, self._desk.audience):
            self._start(("next", table.version), partial(self._open_next, table.version, pause_after_deal(table)))

    def _await_shares(self, table: Table, deal: Deal) -> None:
        """Wait for the contributions of the seats to the shuffle: pledges, and then what was pledged."""
        kinds = {type(one) for one in deal.shares.values()}
        for kind in (Seal, Nonce):
            key = ("share", kind, deal.opened)
            if kind in kinds and not table.is_stopped:
                self._start(key, partial(self._give_missing, kind, deal.opened))
            elif key in self._tasks:
                self._stop(key)

    def _ask_bots(self, table: Table, happened: int) -> None:
        if table.deal is None or table.is_stopped:
            return
        for seat, bot in table.seating.bots.items():
            if is_awaited(table, seat):
                key = (seat, bot, table.deal.opened, table.deal.options_since[seat])
                self._start(("bot", *key), partial(self._bot_moves, table, seat, bot, happened))

    def await_return(self, table: Table) -> None:
        """Wait for absent people to come back, and announce at the deadline that they are missing.

        Without an audience it waits only for people in roles, in which the automaton then acts.
        """
        audience = self._desk.audience
        for actor, due in audience.absence_deadlines(table.seating).items():
            is_needed = len(audience) or (isinstance(actor, str) and table.is_running)
            if is_needed and audience.seconds_until(due):
                self._start(("return", actor, due), partial(self._announce_missing, due))
        if table.seating.staff:
            self._await_host(table)

    def _await_host(self, table: Table) -> None:
        """Wait for the host to come back; at the deadline show pending requests to their deputy."""
        audience = self._desk.audience
        if not len(audience) or not staffing.is_hosted(table):
            return
        due = audience.host_absence_deadline(table.seating)
        if due is not None and audience.seconds_until(due):
            self._start(("return", "host", due), partial(self._announce_missing, due))

    def _await_bots(self, table: Table) -> None:
        """Announce bots as ready once the solver is."""
        thinking, seated = self._players.thinking, table.seating.bots.values()
        if thinking and any(self._players.is_getting_ready(bot, table.game.name) for bot in seated):
            self._start(("ready",), partial(self._announce_ready, thinking))

    def refresh(self) -> None:
        """Schedule a reload of the table."""
        self._start(("refresh",), self._refresh)

    def is_waiting(self) -> bool:
        """Whether the desk waits for anything."""
        return bool(self._tasks) or self.automaton.is_waiting()

    def close(self) -> None:
        """Stop waiting."""
        self._closed = True
        self.automaton.cancel()
        self._clock.cancel()
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _start(self, key: tuple[Any, ...], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if self._closed or key in self._tasks:
            return
        task = asyncio.create_task(run_guarded("a table", work))
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    def _stop(self, key: tuple[Any, ...]) -> None:
        task = self._tasks.get(key)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _bot_moves(self, table: Table, seat: Seat, bot: str, happened: int) -> None:
        answer: bytes | None = None
        try:
            answer = await self._players.answer(
                question(table, seat, bot, happened), self._desk.audience.pace(table.seating)
            )
        except BotFailed as error:
            LOG.error("bot %s failed at table %s: %s", bot, table.id, error)

        def add_to_draft(draft: Draft) -> bool:
            now = draft.table
            if now.seating.bots.get(seat) != bot or not is_same_question(table, now, seat):
                return False
            draft.add(Change(play=decide_answer(now, seat, answer), by=seat))
            return True

        await self._desk.apply_draft(add_to_draft)

    async def _give_missing(self, kind: type[Seal | Nonce], opened: int) -> None:
        await asyncio.sleep(self._timeout)

        def add_to_draft(draft: Draft) -> bool:
            deal = draft.table.deal
            if deal is None or deal.opened != opened or draft.table.is_stopped:
                return False
            missing = [seat for seat in draft.table.seats if isinstance(deal.share(seat), kind)]
            for seat in missing:
                deal_start.give_share(draft, seat)
            return bool(missing)

        await self._desk.apply_draft(add_to_draft)

    async def _open_next(self, version: int, seconds: float) -> None:
        await asyncio.sleep(seconds * self._players.pace)

        def add_to_draft(draft: Draft) -> bool:
            now = draft.table
            if now.deal is None or now.version != version or not opens_by_itself(now, self._desk.audience):
                return False
            draft.add(deal_start.opening(now, now.game.succession(now.deal.state)))
            return True

        await self._desk.apply_draft(add_to_draft)

    async def _announce_missing(self, due: float) -> None:
        while seconds := self._desk.audience.seconds_until(due):
            await asyncio.sleep(seconds)
        await self._desk.show_missing()

    async def _announce_ready(self, thinking: Thinking) -> None:
        await thinking.ready()
        await self._desk.show_missing()

    async def _refresh(self) -> None:
        wait = FIRST_RETRY
        while True:
            await asyncio.sleep(wait)
            try:
                return await self._desk.refresh()
            except Busy:
                wait = min(LONGEST_RETRY, 2 * wait)


def is_same_question(then: Table, now: Table, seat: Seat) -> bool:
    """Whether the decision of ``seat`` that was pending ``then`` is still pending ``now``."""
    if then.deal is None or now.deal is None or now.is_stopped or not is_awaited(now, seat):
        return False
    return (then.deal.opened, then.deal.options_since[seat]) == (now.deal.opened, now.deal.options_since[seat])


def is_awaited(table: Table, seat: Seat) -> bool:
    """Whether the table waits for ``seat`` to do more than contribute to the shuffle."""
    if table.deal is None or not table.deal.options[seat] or table.deal.share(seat):
        return False
    waiting = table.game if table.game.house is None else table.game.house
    return waiting.awaits(table.deal.state, seat)


def opens_by_itself(table: Table, audience: Audience) -> bool:
    """Whether a deal is over and the next one opens after a pause, without any person's “next”.

    This happens at tables with only bots while somebody looks on, and at tables with a house while people are there.
    """
    if table.deal is None or table.is_running or table.is_finished or table.is_stopped or not len(audience):
        return False
    if not deal_start.can_play(table):
        return False
    there = audience.attendance(table.seating)
    if table.game.house is not None and (there.seats or there.roles):
        return True
    return not table.seating.persons and bool(occupied_seats(table.seating))


def pause_after_deal(table: Table) -> float:
    """Seconds between two deals at ``table``."""
    return BETWEEN_HANDS if table.game.house else BETWEEN_DEALS
