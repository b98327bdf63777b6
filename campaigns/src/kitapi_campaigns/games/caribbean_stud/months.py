"""Tables of Caribbean Stud over months, stored event by event; some have every kind of irregularity."""

import random
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import OpenTable
from kitapi.games.caribbean_stud.rules.table.actions.desk import BeginClosing
from kitapi.games.caribbean_stud.rules.table.events import Event
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import IllegalAction, Seat
from kitapi.room.record.shuffle import ALGORITHM
from kitapi_campaigns.games.caribbean_stud.hands.irregular import Irregular
from kitapi_campaigns.games.caribbean_stud.hands.random_table import BROKEN_UP, Playing, Room
from kitapi_campaigns.months.transactions import Ledger, TableBook
from kitapi_testing.strategies import some_action

OTHERS_COME = 0.2
"""The probability after every hand that people leave seats, which returns their chips, or take seats."""

TO_CLOSE = 0.01
"""The probability at every step before the stakes that the dealer begins to close a table."""


class StudRoom(Room):
    """The houses of a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self.ledger = ledger

    def meter(self, state: StudState) -> Any:
        """Return the meter that a table feeds."""
        return self.ledger.house(CARIBBEAN_STUD, state.opened.terms).meter


class _RecordedTable(Playing):
    """A table of Caribbean Stud that stores its every event."""

    def __init__(self, ledger: Ledger, rng: random.Random) -> None:
        self._ledger = ledger
        self.book: TableBook | None = None
        super().__init__("stud", StudRoom(ledger), rng, stacked=rng.random() < 0.3)

    def _open_hand(self, setup: Any) -> StudState:
        state = super()._open_hand(setup)
        opened = replace(state.opened, commitment=replace(state.opened.commitment, algorithm=ALGORITHM))
        state = CARIBBEAN_STUD.evolve(None, opened)
        if self.book is None:
            self.book = TableBook(self._ledger, CARIBBEAN_STUD, state.opened.terms)
        self.book.open_deal((state.opened,), (state,))
        return state

    def _happen(self, events: tuple[Event, ...]) -> None:
        """Apply ``events`` and store them, without checking the laws."""
        states = []
        for event in events:
            self.state = CARIBBEAN_STUD.evolve(self.state, event)
            states.append(self.state)
        assert self.book is not None
        self.book.add_events(events, states)

    def _to_contribute(self) -> Seat | None:
        """Return the next seat that has a pledge or a share to give."""
        if self.state.incident is not None or rests(self.state):
            return None
        return next(iter(self.state.shuffle.due), None)

    def _continue(self) -> None:
        """Let the next thing happen in the present hand."""
        preparing = self.state.phase is Phase.PREPARE
        if self.rng.random() < BROKEN_UP / 10:
            self._tell_meter()
            self._happen(CARIBBEAN_STUD.break_up(self.state))
        elif self.state.phase is Phase.CLOSED and self.state.opened.closed:
            self._act(DEALER, OpenTable(chips=self.rng.choice((None, self.state.balances["float"]))))
        elif preparing and self.rng.random() < TO_CLOSE and self._may_close():
            self._act(DEALER, BeginClosing())
        elif preparing and (seat := self._to_contribute()) is not None:
            share = self.state.shuffle.option(seat)
            self._act(seat, some_action(CARIBBEAN_STUD, share, self.rng))
        else:
            self._act(*self._next())

    def _may_close(self) -> bool:
        """Whether the dealer may begin to close the table now."""
        try:
            CARIBBEAN_STUD.decide(self.state, DEALER, BeginClosing())
        except IllegalAction:
            return False
        return True

    @property
    def waits(self) -> bool:
        """Whether another table holds this one stopped."""
        assert self.book is not None
        return self._ledger.house(CARIBBEAN_STUD, self.state.opened.terms).stop not in (None, self.book.name)

    def step(self) -> bool:
        """Play one step of the hand, or open the next hand."""
        if not CARIBBEAN_STUD.is_over(self.state):
            self._continue()
            return True
        if self.state.phase is Phase.BROKEN_UP:
            return False
        if self.rng.random() < OTHERS_COME:
            self.occupied = frozenset(seat for seat in self.seats if self.rng.random() < 0.7) or self.occupied
        self.state = self._open_hand(CARIBBEAN_STUD.succession(self.state))
        return True


class RegularTable(_RecordedTable):
    """A table without irregularities."""


class IrregularTable(_RecordedTable, Irregular):
    """A table with slips, calls, rulings and void hands; other tables of its house play at the same time."""

    def _drain(self) -> None:
        """Do nothing: the other tables of this house empty the meter themselves."""

    def _press(self, actor: Any, action: Any) -> None:
        """Do nothing: refused actions store no event."""
