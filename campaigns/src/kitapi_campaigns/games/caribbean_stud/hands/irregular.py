"""A table with every kind of irregularity: slips, calls, rulings, and buttons that nobody was offered."""

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, assert_never

import msgspec

from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.decide import RULED
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground, roles_awaited
from kitapi.games.caribbean_stud.rules.incidents.slips import PHASES
from kitapi.games.caribbean_stud.rules.round.taken_cards import RESULTS, must_say
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, BeginClosing, ChangeBank
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    Dismiss,
    MisplaceBet,
    OfferLoan,
    RuleOnHand,
    SayHand,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import Event, HandVoided, MeterTold, RulingGiven
from kitapi.games.caribbean_stud.rules.table.hands import awaits_control_room
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import HOUSE, Wager, seat_value
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.fact_options import facts_offered_of
from kitapi.kernel import Actor, Form, IllegalAction, Nonce, Range, Seat
from kitapi.kernel.house import Awarded
from kitapi.room.houses.meter import qualify_entry
from kitapi_campaigns.games.caribbean_stud.hands import lockstep
from kitapi_campaigns.games.caribbean_stud.hands.random_table import Playing, Room
from kitapi_testing.game_case import clauses_of
from kitapi_testing.games.caribbean_stud import plain_rulings
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.strategies import actors, some_action

IRREGULAR = 0.7
"""The share of hands with irregularities."""
SELDOM = 0.01
SOMETHING: dict[Phase, float] = {Phase.CHOOSE: 0.12, Phase.CHECK: 0.1, **dict.fromkeys((Phase.SETTLE, Phase.DONE), 0.1)}
"""By phase, the probability before every step of such a hand that something goes wrong; less in other phases."""
EXCHANGED = 0.4
"""The probability that a seat asks for an exchange, if it may."""
WRONG = 0.12
"""The probability before every step that somebody presses a button that they were not offered."""
LOOKED_ON = 0.2
"""The probability that the view of that person is computed as well."""
DRAINED = 0.01
"""The probability before every step that another table takes nearly all that the meter holds."""

RULEBOOK: frozenset[str] = clauses_of(CARIBBEAN_STUD_CASE)
"""Every clause of the rulebook."""

TRIES = 12
"""Number of statements of facts that are tried for one irregularity before the next irregularity."""
GROUNDLESS = 0.02
"""The probability of stating facts that do not support the report."""
LEFT_AWAY = (None, False, StateFacts(irregularity="").case)
"""The values of a fact that a form leaves out."""

BUTTONS = tuple(CARIBBEAN_STUD_CASE.actions(None))  # type: ignore[arg-type]
"""Every kind of action, each with a few amounts."""

NAMES = tuple(IRREGULARITIES)

Trial: TypeAlias = tuple[Actor, Any]


class Irregular(Playing):
    """A practice table where people of every role and at every seat make mistakes, and rule on them."""

    practice = True

    def __init__(self, name: str, room: Room, rng: random.Random, *, stacked: bool) -> None:
        self.goes_wrong = False
        self.drained = self.outside = 0
        self.hand_events: list[Any] = []
        super().__init__(name, room, rng, stacked=stacked)
        self.everybody = actors(CARIBBEAN_STUD, self.state.opened.terms)

    def _open_hand(self, setup: Any) -> StudState:
        state = super()._open_hand(setup)
        self.goes_wrong = self.rng.random() < IRREGULAR
        self.meter_then = self.room.meter(state).meter.amount
        self.outside, self.is_told = 0, True
        self.hand_events = [state.opened]
        return state

    # Wrong buttons

    def _next(self) -> tuple[Actor, Any]:
        if self.rng.random() < WRONG:
            self.press(actor := self.rng.choice(self.everybody), self.rng.choice(BUTTONS))
            if self.rng.random() < LOOKED_ON:
                assert msgspec.json.encode(CARIBBEAN_STUD.view(self.state, actor)), "everybody has a view of the table"
        if self.rng.random() < DRAINED:
            self._drain()
        if self.state.incident is not None:
            return self._at_standstill()
        if self.state.phase is Phase.CLOSED and self.state.opened.closed:
            return DEALER, actions.OpenTable(chips=self.rng.choice((None, self.rng.randint(1, 5000))))
        mistake = next(self._mistakes(), None) if self.rng.random() < self._chance() else None
        return mistake or self._silent() or super()._next()

    def _chance(self) -> float:
        """Return the probability of an irregularity in the present phase."""
        return (
            SOMETHING.get(self.state.phase, 0.05 if self.state.preparation.coins else SELDOM) if self.goes_wrong else 0
        )

    def _at_random(self, seat: Seat) -> tuple[Seat, Any]:
        """A random option of the seat, in which exchanges are more frequent than at other tables."""
        if self.state.phase is Phase.CHOOSE and self.rng.random() < EXCHANGED:
            options = CARIBBEAN_STUD.options(self.state, seat)
            if cards := [option for option in options if isinstance(option, actions.AskExchange)]:
                return seat, self.rng.choice(cards)
        return super()._at_random(seat)

    def press(self, actor: Actor, action: Any) -> None:
        """Try an action: the rules must refuse it by a clause of the rulebook or have offered it; nothing changes."""
        before = msgspec.msgpack.encode(self.state)
        if (clause := self._clause_of_refusal(actor, action)) is None:
            assert self._is_offered(actor, action), f"{actor} was not offered {action} in {self.state}"
        self.counts["pressed: was offered" if clause is None else f"refused: {clause}"] += 1
        assert msgspec.msgpack.encode(self.state) == before, f"{action} changed the table"

    def _clause_of_refusal(self, actor: Actor, action: Any) -> str | None:
        """Return the clause of the rulebook by which the rules refuse ``action``; None if they accept it."""
        try:
            CARIBBEAN_STUD.decide(self.state, actor, action)
        except IllegalAction as refused:
            clause = refused.clause
        else:
            return None
        assert clause in RULEBOOK, f"{clause} is no clause: {action}"
        return clause

    def _is_offered(self, actor: Actor, action: Any) -> bool:
        """Whether ``action`` is among the options, which hold COIN IN once for any set of tokens that do not fall."""
        meant = actions.CoinIn() if isinstance(action, actions.CoinIn) else action
        return any(_has(option, meant) for option in CARIBBEAN_STUD.options(self.state, actor))

    # The meter of other tables

    def _drain(self) -> None:
        """Let another table pay a jackpot, so that the meter may hold less than this table put into it."""
        meter = self.room.meter(self.state)
        if self.state.jackpot.stopping or not meter.meter.amount:
            return
        paid = meter.meter.amount - self.rng.choice((0, 0, 1, 3))
        if paid > 0:
            self.drained += 1
            self.outside -= paid
            self.is_told = not self.state.preparation.coins
            meter.add(qualify_entry(f"{self.name}/others", Awarded(id=f"{self.drained}", amount=paid)))  # type: ignore[arg-type]

    def _display_is_right(self) -> None:
        """Check the display, unless another table has changed the meter since this table last received its amount."""
        if self.is_told:
            super()._display_is_right()

    # What goes wrong

    def _mistakes(self) -> Iterator[Trial]:
        """Yield the mistakes that can happen now, and legal actions that do not belong to the hand, in random order."""
        kinds: list[Callable[[], Iterator[Trial]]] = [
            self._slips, self._misplacements, self._loans, self._calls, self._facts, self._facts, self._desk,
            self._service,
        ]  # fmt: skip
        for kind in self.rng.sample(kinds, len(kinds)):
            yield from kind()

    def _legal_trials(self, *trials: Trial) -> Iterator[Trial]:
        """Those of ``trials`` that the rules accept, in random order."""
        mixed = self.rng.sample(trials, len(trials))
        yield from (trial for trial in mixed if self._clause_of_refusal(*trial) is None)

    def _slips(self) -> Iterator[Trial]:
        here = [what for what in SlipKind if PHASES[what] is self.state.phase]
        yield from self._legal_trials(*((DEALER, Slip(what=what, seat=seat)) for what in here for seat in self.seats))

    def _misplacements(self) -> Iterator[Trial]:
        if self.state.phase is Phase.CHOOSE:
            amounts = {seat: self.rng.randint(1, 30) * self.state.house.chip for seat in self.seats}
            yield from self._legal_trials(*((seat, MisplaceBet(amount=chips)) for seat, chips in amounts.items()))

    def _loans(self) -> Iterator[Trial]:
        if self.state.phase in (Phase.CHOOSE, Phase.CHECK):
            pairs = [(giving, OfferLoan(seat=taking)) for giving in self.seats for taking in self.seats]
            yield from self._legal_trials(*pairs)

    def _calls(self) -> Iterator[Trial]:
        who: tuple[Actor, ...] = (DEALER, *self.seats)
        yield from self._legal_trials(*((actor, CallInspector()) for actor in who))

    def _facts(self) -> Iterator[Trial]:
        """The gaming inspector states facts without being called, from those offered."""
        if (facts := self._any_facts()) is not None:
            yield GAMING_INSPECTOR, facts

    def _any_facts(self) -> StateFacts | None:
        """Random facts of those that the inspector may state now, each irregularity with the same probability."""
        if self.state.phase not in RULED or rests(self.state):
            return None
        for irregularity in self.rng.sample(NAMES, len(NAMES)):
            offered = list(facts_offered_of(self.state, irregularity))
            for _ in range(TRIES if offered else 0):
                facts = some_action(CARIBBEAN_STUD, self.rng.choice(offered), self.rng)
                assert isinstance(facts, StateFacts)
                if has_ground(self.state, facts) or self.rng.random() < GROUNDLESS:
                    return facts
        return None

    def _desk(self) -> Iterator[Trial]:
        """Changing and bringing chips, closing the table, tokens that do not fall, and decisions of the house."""
        amount = self.rng.randint(1, 40) * self.state.house.chip
        closing = ((DEALER, BeginClosing()),) if self.rng.random() < 0.3 else ()
        stuck = tuple(int(seat) for seat in self.seats if self.state.chips_on(seat, Wager.TOKEN))
        yield from self._legal_trials(
            (DEALER, ChangeBank(amount=amount)),
            (GAMING_INSPECTOR, AddToFloat(amount=amount)),
            *closing,
            *((DEALER, actions.CoinIn(stuck=(seat,))) for seat in stuck),
            *((GAMING_INSPECTOR, actions.DecideToken(seat=seat, in_play=True)) for seat in stuck),
            *((CONTROL_ROOM, actions.Confirm(seat=seat, genuine=False)) for seat in self._to_confirm()),
            *(
                (GAMING_MANAGEMENT, actions.DecideClaim(seat=seat, paid=paid, winnings=self.rng.choice((None, 0, 7))))
                for seat in self.seats
                if self.state.chips_on(seat, Wager.CLAIM)
                for paid in (True, False)
            ),
        )

    def _to_confirm(self) -> Iterator[Seat]:
        return (seat for seat in self.seats if awaits_control_room(self.state.places[seat]))

    def _service(self) -> Iterator[Trial]:
        yield from self._legal_trials((GAMING_INSPECTOR, actions.TurnSelector(position="S")))

    # The ruling

    def _at_standstill(self) -> Trial:
        """The next action while the table stands still: of somebody it waits for, or other facts by the inspector."""
        incident = self.state.incident
        assert incident is not None
        if incident.stated is None or self.rng.random() < 0.1:
            if self.rng.random() < 0.3:
                return GAMING_INSPECTOR, Dismiss()
            if self.rng.random() < 0.7 and (facts := self._any_facts()) is not None:
                return GAMING_INSPECTOR, facts
        if incident.choosing and self.rng.random() < 0.7:
            return self.rng.choice(incident.choosing), ChooseRemedy(choice=self.rng.choice(list(RulingChoice)))
        if GAMING_MANAGEMENT in roles_awaited(self.state) and self.rng.random() < 0.6:
            return GAMING_MANAGEMENT, RuleOnHand(stands=self.rng.random() < 0.5)
        if MUNICIPAL_INSPECTOR in roles_awaited(self.state):
            return MUNICIPAL_INSPECTOR, actions.Attend()
        step = CARIBBEAN_STUD.house.step(self.state, self.occupied)
        assert step is not None, f"nobody rules: {self.state}"
        return step.actor, step.action

    def _silent(self) -> Trial | None:
        """A seat states its lost hand's result, or the dealer continues without a seat that gives no answer."""
        if not self.goes_wrong:
            return None
        saying = [seat for seat in self.seats if must_say(self.state, seat)] if self.state.phase is Phase.SETTLE else []
        if saying and self.rng.random() < 0.5:
            return self.rng.choice(saying), SayHand(outcome=self.rng.choice(list(RESULTS)))
        if self.state.phase in (Phase.CHOOSE, Phase.CHECK, Phase.SETTLE) and self.rng.random() < 0.03:
            return next(self._legal_trials(*((DEALER, actions.PassOver(seat=seat)) for seat in self.seats)), None)
        return None

    # Laws

    def _happen(self, events: tuple[Event, ...]) -> None:
        for number, event in enumerate(events):
            self.is_told = self.is_told or isinstance(event, MeterTold)
            if isinstance(event, RulingGiven):
                lockstep.check(self.state, events[number:])
            super()._happen((event,))
            self.hand_events.append(event)
            if isinstance(event, HandVoided):
                self._all_is_back(event)

    def _count_hand(self) -> None:
        """Check that every seat won what the plain rulings compute for the hand with all its irregularities."""
        super()._count_hand()
        if self.state.phase is not Phase.OVER or self.state.closing.closed:
            return
        events = [msgspec.to_builtins(event) for event in self.hand_events]
        due, won = plain_rulings.net_results(events), dict(enumerate(self.state.outcome.won))
        assert won == due, f"the seats won {won}, and by plain words {due}: {events}"
        self.counts["recomputed"] += 1

    def _all_is_back(self, event: HandVoided) -> None:
        """Check that a void hand gave seats and meter back what they had at the opening, but for loans and claims."""
        for seat, place in zip(self.seats, self.state.places, strict=True):
            owed = place.loan.borrowed - place.loan.lent + place.claim.decided
            now, then = seat_value(self.state.balances, seat), seat_value(self.state.opened.balances, seat)
            assert now == then + owed, f"seat {seat} is worth {now}, and was {then} with {owed} owed"
        covered = sum(one.amount for one in event.transfers if one.payer == HOUSE and one.clause == "AMB-62")
        expected = self.meter_then + self.outside + covered
        left = self._meter()
        assert left == expected or (self.outside and not left), f"the meter holds {left}, not {expected}"
        self.counts["void: meter short, the house paid" if covered else "void: the meter as before"] += 1


def _has(option: Any, action: Any) -> bool:
    """Whether ``action`` is ``option``, or belongs to the family of actions that ``option`` stands for."""
    if not isinstance(option, Range | Form | Nonce):
        return bool(option == action)
    fields = msgspec.to_builtins(action)
    if fields.pop("kind") != option.action:
        return False
    match option:
        case Range():
            return fields["amount"] in range(option.lowest, option.highest + 1, option.step)
        case Form():
            values = {field.name: field.values for field in option.fields}
            return all(said in values.get(name, LEFT_AWAY) for name, said in fields.items())
        case Nonce():
            return True
        case _:
            assert_never(option)
