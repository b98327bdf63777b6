"""The house behind the tables: its roles, its automaton, and a table's entries for the meter and the other tables."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.console import authorisation
from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.round import bet_corrections, choices, taken_cards
from kitapi.games.caribbean_stud.rules.rulings.row import FROM_DEAL
from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    CoinIn,
    DecideToken,
    Declare,
    PassOver,
    PressJackpot,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    RuleOnHand,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    CoinsIn,
    HandVoided,
    JackpotAwarded,
    MeterReset,
    ReserveLifted,
    SeatVoided,
    TableBrokenUp,
    TablesReleased,
    TablesResumed,
    TablesStopped,
    TokenDecided,
    Transfers,
)
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_MANAGEMENT, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import HOUSE, METER, Wager, account_of, stack
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.games.caribbean_stud.rules.views.view import StudView
from kitapi.kernel import Actor, HouseEntry, HouseStep, MeterEntry, Role, Seat, rule
from kitapi.kernel.house import (
    Awarded,
    Contributed,
    Lifted,
    Reserved,
    Restarted,
    Resumed,
    Returned,
    Reversed,
    Stopped,
)
from kitapi.ledger import Account

OF_METER = ("token", "meter_share", "four_of_a_kind", "full_house", "flush", "reset", "opening_meter")
"""The names of the amounts that are the same at all tables of a house, because its tables share one meter."""

_ENDED = (Phase.OVER, Phase.BROKEN_UP)


class StudHouse:
    """The house of Caribbean Stud; ``kitapi.kernel.House`` describes the methods."""

    roles: tuple[Role, ...] = HOUSE_ROLES
    management: Role | None = GAMING_MANAGEMENT

    @rule("AMB-72", without={})
    def fixed_terms(self, terms: CaribbeanStudTerms) -> Mapping[str, Any]:
        """The terms that are the same at all tables of a house: the meter's, and ``practice`` (CSP-050, AMB-72)."""
        return {field: getattr(terms.variant, field) for field in (*OF_METER, "practice")}

    def opening(self, state: StudState) -> int:
        """Return the amount in the meter when the house opens."""
        return state.house.opening_meter

    def former_link(self, terms: CaribbeanStudTerms) -> str:
        """The name of a link from the time before houses had names: tables with the same amounts shared a meter."""
        return "-".join(str(getattr(terms.variant, field)) for field in OF_METER)

    def step(
        self, state: StudState, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()
    ) -> HouseStep | None:
        """Return the automaton's next step."""
        return automaton.step(state, occupied, staffed)

    def late_step(self, state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
        """Return the step that lets the other tables continue if a person of this one does not act (AMB-65)."""
        return automaton.late_step(state, occupied)

    def is_practice(self, terms: CaribbeanStudTerms) -> bool:
        """Whether the table is for practice."""
        return terms.variant.practice

    @rule("AMB-59", without=False)
    def is_report(self, action: Any) -> bool:
        """Whether ``action`` is a call for the inspector, who rules once the tables continue."""
        return isinstance(action, CallInspector)

    def awaits(self, state: StudState, seat: Seat) -> bool:
        """Whether the table waits for a seat: to cut, wave, choose, declare, correct its BET, or state what it held."""
        if rests(state):
            return False
        if state.incident is not None:
            return seat in state.incident.choosing
        if authorisation.is_held(state):
            return Declare() in choices.options(state, seat)
        return _awaits_in_phase(state, seat)

    def reads_meter(self, state: StudState, _actor: Actor, action: Any) -> bool:
        """Whether the meter is read before ``action``.

        It is read at COIN IN, before actions that may stop the tables or take tokens back, and before each award.
        """
        match action:
            case CoinIn() | DecideToken() | PressJackpot():
                return state.phase not in (*_ENDED, Phase.CLOSING)
            case StateFacts() | Attend() | RuleOnHand() | ChooseRemedy() | PassOver():
                return may_reverse(state, action)
            case Declare() | SettleSeat():
                return not state.jackpot.stopping and state.phase not in _ENDED
            case _:
                return False

    def add_display(self, view: StudView, meter: int) -> StudView:
        """``view`` with the meter on the display, which everybody sees before COIN IN too (CSP-006)."""
        return replace(view, meter=meter) if view.meter is None else view

    def entries(self, state: StudState, event: Any) -> tuple[HouseEntry, ...]:
        """Return the entries that an event makes for the meter and for the other tables."""
        hand = state.opened.number
        match event:
            case CoinsIn() | TokenDecided():
                return _contributions(state, event.transfers)
            case JackpotAwarded():
                return (*_lift_entries(f"{hand}/lifted/{event.seat}", event.lifted), _award_entry(hand, event))
            case MeterReset():
                return (Restarted(id=f"{hand}/reset", amount=event.amount),)
            case TablesStopped() | TablesReleased() | TablesResumed() | ReserveLifted():
                return _of_the_floor(state, event)
            case TableBrokenUp() | HandVoided() | SeatVoided():
                return _reversals(state, event)
            case _:
                return ()


def _awaits_in_phase(state: StudState, seat: Seat) -> bool:
    place = state.places[seat]
    match state.phase:
        case Phase.PREPARE:
            return state.preparation.offered == seat
        case Phase.STAKES:
            return state.preparation.invited and not place.stake.waved
        case Phase.CHOOSE:
            options = choices.options(state, seat)
            return Declare() in options or (place.choice is None and place.turn.wants is None and bool(options))
        case Phase.CHECK:
            return bet_corrections.is_wrong(state, seat)
        case Phase.SETTLE:
            return taken_cards.must_say(state, seat)
        case _:
            return False


def _of_the_floor(
    state: StudState, event: TablesStopped | TablesReleased | TablesResumed | ReserveLifted
) -> tuple[HouseEntry, ...]:
    """The entries that stop or resume the other tables, and that set an amount aside in the meter or release it."""
    hand, stop = state.opened.number, f"{state.opened.number}/{state.jackpot.stops}"
    match event:
        case TablesStopped():
            return (Stopped(id=stop),)
        case TablesReleased(reserved=reserved):
            aside = Reserved(id=f"{hand}/reserved/{state.jackpot.stops}", amount=reserved)
            return (Resumed(id=stop), *((aside,) if reserved else ()))
        case TablesResumed():
            return (Resumed(id=stop),)
        case ReserveLifted(amount=amount):
            left = f"/{state.jackpot.reserved}" if state.jackpot.reserved else ""
            return _lift_entries(f"{hand}/lifted/rest/{state.jackpot.stops}{left}", amount)


def _award_entry(hand: int, event: JackpotAwarded) -> Awarded:
    """Return the entry of an award: the amount that the meter paid, and the amount that the house covered."""
    return Awarded(id=f"{hand}/award/{event.seat}", amount=event.amount - event.covered, covered=event.covered)


def _lift_entries(id: str, amount: int) -> tuple[Lifted, ...]:
    """Return the entry that returns an amount set aside for an award to the meter; none for 0."""
    return (Lifted(id=id, amount=amount),) if amount else ()


def _contributions(state: StudState, transfers: Transfers) -> tuple[MeterEntry, ...]:
    """Return the entries of the tokens' shares; a seat has at most one in a hand, whose id has the seat's number."""
    seats = {account_of(seat, Wager.TOKEN): seat for seat in state.seats}
    return tuple(
        Contributed(id=_contribution(state, seats[one.payer]), amount=one.amount)
        for one in transfers
        if one.payee == METER
    )


def _contribution(state: StudState, seat: Seat) -> str:
    return f"{state.opened.number}/token/{seat}"


def may_reverse(state: StudState, action: Any) -> bool:
    """Whether ``action`` may lead to a ruling that takes contributions to the meter back."""
    ruled = isinstance(action, StateFacts) or state.incident is not None
    return ruled and state.phase in (Phase.COIN_IN, *FROM_DEAL)


def _reversals(state: StudState, event: TableBrokenUp | HandVoided | SeatVoided) -> tuple[MeterEntry, ...]:
    """The entries that take back awards, reset and contributions, in this order, after a break-up or a void (AMB-20).

    Amounts that the house alone had covered or pays back are included. If one seat alone is void, it was paid no award.
    """
    if not event.transfers:
        return ()
    hand = state.opened.number
    moved = {(one.payer, one.payee): one.amount for one in event.transfers}
    awards = (
        Returned(
            id=f"{hand}/award/{seat}/returned", of=f"{hand}/award/{seat}", amount=moved.get((stack(seat), METER), 0)
        )
        for seat in (() if isinstance(event, SeatVoided) else state.seats)
        if state.places[seat].prize.award is not None or not moved.keys().isdisjoint(_ways_back(seat))
    )
    resets = (
        Reversed(id=f"{hand}/reset/reversed", of=f"{hand}/reset", amount=amount)
        for amount in (moved.get((METER, HOUSE), 0),)
        if amount
    )
    tokens = (_token_reversed(state, seat, moved) for seat in _reversed_seats(event) if state.house.meter_share)
    return (*awards, *resets, *tokens)


def _ways_back(seat: Seat) -> tuple[tuple[Account, Account], ...]:
    """Return the payers and payees of the transfers that take an award back."""
    return ((stack(seat), METER), (stack(seat), HOUSE))


def _reversed_seats(event: TableBrokenUp | HandVoided | SeatVoided) -> tuple[Seat, ...]:
    """Return the seats whose contributions are taken back."""
    if isinstance(event, SeatVoided):
        return (event.seat,) if event.reversed else ()
    return event.reversed


def _token_reversed(state: StudState, seat: Seat, moved: Mapping[tuple[Account, Account], int]) -> Reversed:
    token = _contribution(state, seat)
    amount, covered = (moved.get((payer, stack(seat)), 0) for payer in (METER, HOUSE))
    return Reversed(id=f"{token}/reversed", of=token, amount=amount, covered=covered)
