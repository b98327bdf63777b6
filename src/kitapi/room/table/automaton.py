"""The automaton: takes the regular steps of the house at one table, one after another, each after its pause.

It leaves the steps of a role to the person who has it, unless that person is missing.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from kitapi.kernel import HouseStep, IllegalAction, Role
from kitapi.room.faults import run_guarded
from kitapi.room.onlookers.audience import Audience
from kitapi.room.seats.seating import Seating
from kitapi.room.table import deal_start
from kitapi.room.table.house_state import occupied_seats
from kitapi.room.table.refusals import Refusal
from kitapi.room.table.table import Change, Draft, Table

BATCH = 32
"""Maximum of steps without a pause that are stored together."""

COMPANY = 2
"""The minimum number of people for clocks to run: a person alone has no time limit."""


class Desk(Protocol):
    """The part of a table's desk that the automaton uses."""

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


class Automaton:
    """Waits until the pause before the due step is over, and does the step."""

    def __init__(self, desk: Desk, pace: float) -> None:
        self._desk = desk
        self._pace = pace
        self._key = ""
        self.waiting: asyncio.Task[None] | None = None

    def prompt(self, table: Table) -> None:
        """Wait for the step that is due at ``table``; a wait for the same step continues."""
        step = self._due(table)
        if step is not None and step.key == self._key and self._waits():
            return
        self.cancel()
        if step is not None:
            self._key = step.key
            self.waiting = asyncio.create_task(run_guarded("a house", lambda: self._in_time(step, table.seating)))

    def is_waiting(self) -> bool:
        """Whether a step is due."""
        return self.waiting is not None and not self.waiting.done()

    def cancel(self) -> None:
        """Stop waiting."""
        if self.waiting is not None and self._waits():
            self.waiting.cancel()
        self.waiting = None

    def _waits(self) -> bool:
        """Whether the automaton waits for a step other than the one that is being carried out."""
        return self.is_waiting() and self.waiting is not asyncio.current_task()

    async def _in_time(self, step: HouseStep, seating: Seating) -> None:
        await asyncio.sleep(self._seconds(step, self._desk.audience.pace(seating)))
        try:
            await self._desk.apply_draft(lambda draft: self._carry_out_due(draft, step.key))
        except IllegalAction as error:
            await self._desk.note_refused(Refusal(step.actor, step.action, error.clause, automatic=True))
            raise

    def _due(self, table: Table) -> HouseStep | None:
        return due(table, self._desk.audience.staffed_roles(table.seating))

    def _seconds(self, step: HouseStep, wished: float = 1.0) -> float:
        """Seconds before ``step``, at the pace that people chose; time limits for people do not depend on it."""
        return step.pause / 1000 * (1 if step.patience else self._pace * wished)

    def _carry_out_due(self, draft: Draft, key: str) -> bool:
        """Add the step with this ``key`` if it is due, and those that follow without a pause."""
        step = self._due(draft.table)
        if step is None or step.key != key:
            return False
        carry_out(draft, step)
        for _ in range(BATCH - 1):
            step = self._due(draft.table)
            if step is None or self._seconds(step) > 0:
                break
            try:
                carry_out(draft, step)
            except IllegalAction:
                break  # the next prompt tries this step alone, and stores the refusal
        return True


def due(table: Table, staffed: frozenset[Role]) -> HouseStep | None:
    """The next step of the house at ``table``; None while the house waits, or another table has stopped this one.

    ``staffed``: the roles of people who are not missing; the automaton does not act for them. If all other tables wait
    for one of these people, they continue after a while, and only this table waits.
    """
    house, deal = table.game.house, table.deal
    if house is None or deal is None or not table.is_running or table.is_stopped:
        return None
    step = house.step(deal.state, occupied_seats(table.seating), staffed)
    if step is None and staffed and table.holds_others:
        return house.late_step(deal.state, occupied_seats(table.seating))
    return None if step is not None and step.patience and not is_urgent(table) else step


def is_urgent(table: Table) -> bool:
    """Whether others wait for the person who is to act at ``table``: other people there, or all other tables."""
    return table.holds_others or len(table.seating.users) >= COMPANY


def carry_out(draft: Draft, step: HouseStep) -> None:
    """Add ``step``, and the following steps that need no person.

    Raises:
        IllegalAction: the rules forbid it.
    """
    draft.add(Change(play=draft.table.decide(step.actor, step.action), automatic=step.actor))
    deal_start.follow(draft)
