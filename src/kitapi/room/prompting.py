"""Moves a table on where no person does.

Asks its bots, contributes for the absent, tells when they are missing, and has the table read again after a failure.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from kitapi.kernel import Seat
from kitapi.room import dealing
from kitapi.room.audience import Audience
from kitapi.room.bots import BotFailed, BotPlayers, decided, question
from kitapi.room.errors import Busy, RoomError
from kitapi.room.faults import where
from kitapi.room.table import Change, Draft, Table

LOG = logging.getLogger(__name__)

BETWEEN_DEALS = 6.0
"""Seconds that a finished deal stays on a table where only bots sit."""

FIRST_RETRY = 0.2
LONGEST_RETRY = 5.0


class Desk(Protocol):
    """What the prompter needs of a table's desk."""

    @property
    def audience(self) -> Audience:
        """Those who look on."""
        ...

    async def carry_out_unasked(self, drafted: Callable[[Draft], bool]) -> None:
        """Store and show what ``drafted`` adds, if it returns True."""
        ...

    async def refresh(self) -> None:
        """Read the table again and show it."""
        ...

    async def show_again(self) -> None:
        """Show the table as it stands."""
        ...


class Prompter:
    """Keeps one task for each thing its desk waits for."""

    def __init__(self, desk: Desk, players: BotPlayers, patience: float) -> None:
        self._desk = desk
        self._players = players
        self._patience = patience
        self._tasks: dict[tuple[Any, ...], asyncio.Task[None]] = {}
        self._closed = False

    def prompt(self, table: Table, *, happened: int) -> None:
        """Wait for whatever ``table`` needs that is not waited for yet; ``happened``: events of the last move."""
        self.await_return(table)
        if table.deal is None:
            return
        contribution = ("contribution", table.deal.opened)
        if any(table.deal.nonce(seat) for seat in table.seats):
            self._start(contribution, partial(self._contribute, table.deal.opened))
        else:
            self._stop(contribution)
        bots = table.seating.bots()
        for seat in table.seats:
            if seat in bots and table.deal.options[seat] and not table.deal.nonce(seat):
                asked = (seat, bots[seat], table.deal.opened, table.deal.asked[seat])
                self._start(("bot", *asked), partial(self._bot_moves, table, seat, bots[seat], happened))
        if is_left_to_bots(table) and len(self._desk.audience):
            self._start(("next", table.version), partial(self._open_next, table.version))

    def await_return(self, table: Table) -> None:
        """Wait for people at seats to come back, or else tell that they are missing."""
        audience = self._desk.audience
        for seat, due in audience.awaited(table.seating).items():
            if len(audience) and audience.seconds_until(due):
                self._start(("return", seat, due), partial(self._tell_missing, due))

    def refresh(self) -> None:
        """Have the table read again, soon."""
        self._start(("refresh",), self._refresh)

    def is_waiting(self) -> bool:
        """Whether anything is waited for."""
        return bool(self._tasks)

    def close(self) -> None:
        """Wait for nothing any more."""
        self._closed = True
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _start(self, key: tuple[Any, ...], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if self._closed or key in self._tasks:
            return
        task = asyncio.create_task(_logged(work))
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    def _stop(self, key: tuple[Any, ...]) -> None:
        task = self._tasks.get(key)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _bot_moves(self, table: Table, seat: Seat, bot: str, happened: int) -> None:
        answer: bytes | None = None
        try:
            answer = await self._players.answer(question(table, seat, bot, happened))
        except BotFailed as error:
            LOG.error("bot %s failed at table %s: %s", bot, table.id, error)

        def drafted(draft: Draft) -> bool:
            now = draft.table
            if now.seating.bots().get(seat) != bot or not is_same_question(table, now, seat):
                return False
            draft.add(Change(play=decided(now, seat, answer), by=seat))
            return True

        await self._desk.carry_out_unasked(drafted)

    async def _contribute(self, opened: int) -> None:
        await asyncio.sleep(self._patience)

        def drafted(draft: Draft) -> bool:
            missing = [seat for seat in draft.table.seats if draft.table.deal and draft.table.deal.nonce(seat)]
            if not missing or draft.table.deal is None or draft.table.deal.opened != opened:
                return False
            for seat in missing:
                dealing.contribute(draft, seat, "")
            return True

        await self._desk.carry_out_unasked(drafted)

    async def _open_next(self, version: int) -> None:
        await asyncio.sleep(BETWEEN_DEALS * self._players.pace)

        def drafted(draft: Draft) -> bool:
            now = draft.table
            if now.deal is None or now.version != version or not is_left_to_bots(now):
                return False
            draft.add(dealing.opening(now, now.game.succession(now.deal.state)))
            return True

        await self._desk.carry_out_unasked(drafted)

    async def _tell_missing(self, due: float) -> None:
        while seconds := self._desk.audience.seconds_until(due):
            await asyncio.sleep(seconds)
        await self._desk.show_again()

    async def _refresh(self) -> None:
        wait = FIRST_RETRY
        while True:
            await asyncio.sleep(wait)
            try:
                return await self._desk.refresh()
            except Busy:
                wait = min(LONGEST_RETRY, 2 * wait)


def is_same_question(then: Table, now: Table, seat: Seat) -> bool:
    """Whether ``seat`` is still asked ``now`` what it was asked ``then``."""
    if then.deal is None or now.deal is None or not now.deal.options[seat]:
        return False
    return (then.deal.opened, then.deal.asked[seat]) == (now.deal.opened, now.deal.asked[seat])


def is_left_to_bots(table: Table) -> bool:
    """Whether a deal is over at a table without people, and another one follows."""
    bots_alone = table.seating.is_full() and not table.seating.persons()
    return bots_alone and table.deal is not None and not table.is_running and not table.is_finished


async def _logged(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    try:
        await work()
    except Busy:
        pass  # the table is being read again, and that prompts anew
    except RoomError as error:
        LOG.error("a table cannot go on: %s", error.reason)
    except Exception as error:
        LOG.error("a table cannot go on: %s", where(error))
