"""The house behind the tables: its roles, its automaton, and what a table tells the meter and the other tables."""

from typing import Any

from kitapi.games.caribbean_stud import automaton, choosing
from kitapi.games.caribbean_stud.accounts import HOUSE, METER, Wager, lying, stack
from kitapi.games.caribbean_stud.actions import HOUSE_ROLES, CoinIn, DecideToken, Declare, PressJackpot, SettleSeat
from kitapi.games.caribbean_stud.events import (
    CoinsIn,
    JackpotAwarded,
    MeterReset,
    TableBrokenUp,
    TablesResumed,
    TablesStopped,
    TokenDecided,
    Transfers,
)
from kitapi.games.caribbean_stud.state import Phase, StudState
from kitapi.kernel import Actor, HouseEntry, HouseStep, MeterEntry, Role, Seat
from kitapi.kernel.house import Awarded, Contributed, Restarted, Resumed, Returned, Reversed, Stopped


class StudHouse:
    """The house of Caribbean Stud: see ``kitapi.kernel.House`` for what each part is."""

    roles: tuple[Role, ...] = HOUSE_ROLES

    def link(self, state: StudState) -> str:
        """Tables with the same token, share, awards and reset feed one meter (CSP-050)."""
        house = state.house
        terms = (house.token, house.meter_share, *house.fixed, house.reset, house.opening_meter)
        return "-".join(str(amount) for amount in terms)

    def opening(self, state: StudState) -> int:
        """What the meter opened with."""
        return state.house.opening_meter

    def step(self, state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
        """What the automaton does next."""
        return automaton.step(state, occupied)

    def awaits(self, state: StudState, seat: Seat) -> bool:
        """Whether the table waits for a seat: to cut, to wave, to choose, or to declare."""
        place = state.places[seat]
        match state.phase:
            case Phase.PREPARE:
                return state.offered == seat
            case Phase.STAKES:
                return state.invited and not place.waved
            case Phase.CHOOSE:
                options = choosing.options(state, seat)
                return Declare() in options or (place.choice is None and place.wants is None and bool(options))
            case _:
                return False

    def reads_meter(self, state: StudState, _actor: Actor, action: Any) -> bool:
        """At COIN IN, where the tables may be stopped, and before each award."""
        match action:
            case CoinIn() | DecideToken() | PressJackpot():
                return True
            case Declare() | SettleSeat():
                return not state.stopping
            case _:
                return False

    def entries(self, state: StudState, event: Any) -> tuple[HouseEntry, ...]:
        """What an event means for the meter and for the other tables."""
        hand = state.opened.number
        match event:
            case CoinsIn() | TokenDecided():
                return _contributions(state, event.transfers)
            case JackpotAwarded():
                paid = event.amount - event.covered
                return (Awarded(id=f"{hand}/award/{event.seat}", amount=paid, covered=event.covered),)
            case MeterReset():
                return (Restarted(id=f"{hand}/reset", amount=event.amount),)
            case TablesStopped():
                return (Stopped(id=f"{hand}/{state.stops}"),)
            case TablesResumed():
                return (Resumed(id=f"{hand}/{state.stops}"),)
            case TableBrokenUp():
                return _reversals(state, event.transfers)
            case _:
                return ()


def _contributions(state: StudState, transfers: Transfers) -> tuple[MeterEntry, ...]:
    """A seat's token gives its share once in a hand."""
    seats = {lying(seat, Wager.TOKEN): seat for seat in state.seats}
    return tuple(
        Contributed(id=_contribution(state, seats[one.payer]), amount=one.amount)
        for one in transfers
        if one.payee == METER
    )


def _contribution(state: StudState, seat: Seat) -> str:
    return f"{state.opened.number}/token/{seat}"


def _reversals(state: StudState, transfers: Transfers) -> tuple[MeterEntry, ...]:
    """What breaking up takes back, in the order in which it does: awards, the reset, contributions (AMB-20)."""
    hand = state.opened.number
    seats = {stack(seat): seat for seat in state.seats}
    covered = {one.payee: one.amount for one in transfers if one.payer == HOUSE}
    entries: list[MeterEntry] = []
    for one in transfers:
        if one.payee == METER:
            award = f"{hand}/award/{seats[one.payer]}"
            entries.append(Returned(id=f"{award}/returned", of=award, amount=one.amount))
        elif one.payer == METER and one.payee == HOUSE:
            reset = f"{hand}/reset"
            entries.append(Reversed(id=f"{reset}/reversed", of=reset, amount=one.amount))
        elif one.payer == METER:
            token = _contribution(state, seats[one.payee])
            short = covered.get(one.payee, 0)
            entries.append(Reversed(id=f"{token}/reversed", of=token, amount=one.amount, covered=short))
    return tuple(entries)
