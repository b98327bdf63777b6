"""One ruling played at a table, from the facts to the end of the hand, with its effects on chips and meter."""

from functools import reduce
from typing import Any

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.calls import roles_awaited
from kitapi.games.caribbean_stud.rules.round.taken_cards import must_say
from kitapi.games.caribbean_stud.rules.table import audit
from kitapi.games.caribbean_stud.rules.table.actions import Attend, ChangeNotes, Contribute, OpenTable, PlaceAnte, Wave
from kitapi.games.caribbean_stud.rules.table.actions.incidents import ChooseRemedy, RuleOnHand, SayHand
from kitapi.games.caribbean_stud.rules.table.events import RulingGiven
from kitapi.games.caribbean_stud.rules.table.incidents import Outcome
from kitapi.games.caribbean_stud.rules.table.roles import (
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.terms.accounts import METER as METER_ACCOUNT
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import CHANCE, METER, Actor, MeterRead, Seat, Shuffled
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.houses.meter import MeterCount, MeterOpened
from kitapi_campaigns.games.caribbean_stud.hands import lockstep
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.laws import cards_are_conserved, money_has_two_ends
from tests.games.caribbean_stud.gathered_cases import Found

MOST_STEPS = 400


class Played:
    """A table, its meter, and all events since the beginning of the test."""

    def __init__(self, found: Found) -> None:
        self.found, self.begun, self.state = found, found.state, found.state
        self.events: list[Any] = []
        self.meter = MeterCount()
        self.meter.add(MeterOpened(amount=found.meter))

    def act(self, actor: Actor, action: Any) -> None:
        """Take ``actor``'s ``action``; the meter is read first if necessary, and gets the entries of the events."""
        if CARIBBEAN_STUD.house.reads_meter(self.state, actor, action):
            self._happen(METER, MeterRead(amount=self.meter.meter.amount))
        self._happen(actor, action)

    def _happen(self, actor: Actor, action: Any) -> None:
        for event in CARIBBEAN_STUD.decide(self.state, actor, action):
            before, self.state = self.state, CARIBBEAN_STUD.evolve(self.state, event)
            cards_are_conserved(CARIBBEAN_STUD_CASE, self.state)
            money_has_two_ends(CARIBBEAN_STUD_CASE, before, event, self.state)
            assert audit.discrepancy(self.state) is None
            self.events.append(event)
            self._enter(event)

    def _enter(self, event: Any) -> None:
        """Check that the entry of an event for the meter has the amount that the event moved."""
        then = self.meter.meter.amount
        for entry in CARIBBEAN_STUD.house.entries(self.state, event):
            if not isinstance(entry, Stopped | Resumed):
                self.meter.add(entry)
        moved = sum(
            one.amount * ((one.payee == METER_ACCOUNT) - (one.payer == METER_ACCOUNT))
            for one in getattr(event, "transfers", ())
        )
        assert self.meter.meter.amount - then == moved, f"{event} moved {moved} at the meter"

    def rule(self, *, stands: bool) -> list[Any]:
        """State the facts, let all who must choose or join do so, and return the events from the ruling on."""
        self.act(GAMING_INSPECTOR, self.found.stated)
        for seat, choice in self.found.choices.items():
            self.act(seat, ChooseRemedy(choice=choice))
        while roles := roles_awaited(self.state):
            first = GAMING_MANAGEMENT if GAMING_MANAGEMENT in roles else MUNICIPAL_INSPECTOR
            self.act(first, RuleOnHand(stands=stands) if first == GAMING_MANAGEMENT else Attend())
        given = next(number for number, event in enumerate(self.events) if isinstance(event, RulingGiven))
        lockstep.check(reduce(CARIBBEAN_STUD.evolve, self.events[:given], self.begun), self.events[given:])
        return self.events[given:]

    def play_on(self, said: Outcome = "winning") -> None:
        """Play to the end of the hand; seats do not act, but one states what it held, and the first one stakes."""
        for _ in range(MOST_STEPS):
            if CARIBBEAN_STUD.is_over(self.state):
                return
            self.act(*self._next(said))
        raise AssertionError(f"the hand does not end: {self.state}")

    def _next(self, said: Outcome) -> tuple[Actor, Any]:
        if self.state.phase is Phase.CLOSED:
            return DEALER, OpenTable()
        to_answer = [seat for seat in self.state.seats if must_say(self.state, seat)]
        if to_answer and self.state.phase is Phase.SETTLE:
            return to_answer[-1], SayHand(outcome=said)
        if before := self._before_the_cards():
            return before
        step = CARIBBEAN_STUD.house.step(self.state, frozenset(self.state.seats))
        assert step is not None, f"nobody goes on: {self.state}"
        return step.actor, step.action

    def _before_the_cards(self) -> tuple[Actor, Any] | None:
        """Shares in the shuffle, the deck's order, and stakes of the first seat."""
        state = self.state
        if CARIBBEAN_STUD.deck(state) is not None:
            return CHANCE, Shuffled(order=DECK_52, algorithm="test", secret="")
        if state.phase is Phase.PREPARE and (seat := next(iter(state.shuffle.due), None)) is not None:
            return seat, Contribute(value="")
        if state.phase is not Phase.STAKES or not state.preparation.invited:
            return None
        unwaved = [seat for seat in state.seats if not state.places[seat].stake.waved]
        return (unwaved[0], self._stake_of(unwaved[0])) if unwaved else None

    def _stake_of(self, seat: Seat) -> Any:
        if seat or self.state.chips_on(seat, Wager.ANTE):
            return Wave()
        least = self.state.house.minimum
        return PlaceAnte(amount=least) if self.state.chips(seat) >= least else ChangeNotes()
