"""Carries out, at one table, what the house does by the book: one step after another, each after its pause.

What the roles do that people have it leaves to them, but for those who have been away for long.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from kitapi.kernel import HouseStep, IllegalAction, Role
from kitapi.room.faults import logged
from kitapi.room.onlookers.audience import Audience
from kitapi.room.table import dealing
from kitapi.room.table.linked import occupied
from kitapi.room.table.refusals import Refusal
from kitapi.room.table.table import Change, Draft, Table

BATCH = 32
"""Steps without a pause that are stored together, at most."""

COMPANY = 2
"""People at the seats and in the house's roles from whom on clocks run: nobody hurries who plays alone."""


class Desk(Protocol):
    """What the automaton needs of a table's desk."""

    @property
    def audience(self) -> Audience:
        """Those who look on."""
        ...

    async def carry_out_unasked(self, drafted: Callable[[Draft], bool]) -> None:
        """Store and show what ``drafted`` adds, if it returns True."""
        ...

    async def note_refused(self, refusal: Refusal) -> None:
        """Write down that the rules refused a step."""
        ...


class Automaton:
    """Waits for the one step that is due, and carries it out."""

    def __init__(self, desk: Desk, pace: float) -> None:
        self._desk = desk
        self._pace = pace
        self._key = ""
        self._waiting: asyncio.Task[None] | None = None

    def prompt(self, table: Table) -> None:
        """Wait for the step that is due at ``table``; one that is waited for already is not restarted."""
        step = self._due(table)
        if step is not None and step.key == self._key and self._waits():
            return
        self.rest()
        if step is not None:
            self._key = step.key
            self._waiting = asyncio.create_task(logged("a house", lambda: self._in_time(step)))

    def is_waiting(self) -> bool:
        """Whether a step is due."""
        return self._waiting is not None and not self._waiting.done()

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self._waiting is not None and self._waits():
            self._waiting.cancel()
        self._waiting = None

    def _waits(self) -> bool:
        """Whether a step is waited for, and is not the very one that is being carried out."""
        return self.is_waiting() and self._waiting is not asyncio.current_task()

    async def _in_time(self, step: HouseStep) -> None:
        await asyncio.sleep(self._seconds(step))
        try:
            await self._desk.carry_out_unasked(lambda draft: self._carried_out(draft, step.key))
        except IllegalAction as error:
            await self._desk.note_refused(Refusal(step.actor, step.action, error.clause, automatic=True))
            raise

    def _due(self, table: Table) -> HouseStep | None:
        return due(table, self._desk.audience.staffed(table.seating))

    def _seconds(self, step: HouseStep) -> float:
        """How long ``step`` waits; what people have to answer in is theirs, however quick the house is."""
        return step.pause / 1000 * (1 if step.patience else self._pace)

    def _carried_out(self, draft: Draft, key: str) -> bool:
        """Add the step of this ``key`` if it is due, and then those that follow without a pause."""
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
                break  # the next prompt tries it alone, and reports what is wrong
        return True


def due(table: Table, staffed: frozenset[Role]) -> HouseStep | None:
    """What the house does next at ``table``; None while it waits, or is held stopped by another table.

    ``staffed``: the roles that people have who are not missing; nothing is done in the place of one of them. Where all
    other tables wait for somebody who does not act, they continue after a while, and this one waits.
    """
    house, deal = table.game.house, table.deal
    if house is None or deal is None or not table.is_running or table.is_stopped:
        return None
    step = house.step(deal.state, occupied(table.seating), staffed)
    if step is None and staffed and table.holds_others:
        return house.late_step(deal.state, occupied(table.seating))
    return None if step is not None and step.patience and not hurries(table) else step


def hurries(table: Table) -> bool:
    """Whether somebody waits for who is asked at ``table``: another there, or all other tables."""
    return table.holds_others or len(table.seating.users) >= COMPANY


def carry_out(draft: Draft, step: HouseStep) -> None:
    """Add ``step``, and what follows by itself.

    Raises:
        IllegalAction: the rules forbid it.
    """
    draft.add(Change(play=draft.table.decide(step.actor, step.action), automatic=step.actor))
    dealing.follow(draft)
