"""A void hand, as when all agree to break the sitting up: every chip goes back to where it came from (AMB-20).

No entry is deleted: every payment is reversed by another transfer.
"""

from collections.abc import Iterable
from functools import partial

from kitapi.games.caribbean_stud.rules.console.awards import awards_paid, covered_by_house, was_restarted
from kitapi.games.caribbean_stud.rules.round.claims import of_this_hand
from kitapi.games.caribbean_stud.rules.table.events import ReserveLifted, TableBrokenUp, TablesResumed, Transfers
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import (
    HOUSE,
    JACKPOT_INCOME,
    METER,
    Wager,
    seat_value,
    stack,
    transfer,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.void_hand import tray_settled, wagers_back
from kitapi.kernel import IllegalAction, Seat, rule

BACK = "AMB-20"


def break_up(state: StudState) -> tuple[TablesResumed | ReserveLifted | TableBrokenUp, ...]:
    """Return the events that end the sitting by agreement of all; tables that are stopped for this one continue.

    Raises:
        IllegalAction: the sitting has ended already.
    """
    if state.phase is Phase.BROKEN_UP:
        raise IllegalAction(BACK, over=True)
    freed, state = free_other_tables(state)
    running = state.phase is not Phase.OVER
    broken_up = TableBrokenUp(
        reversed=contributors(state) if running else (),
        transfers=reverse_hand(state) if running else (),
        results=state.results,
    )
    return (*freed, broken_up)


def free_other_tables(state: StudState) -> tuple[tuple[TablesResumed | ReserveLifted, ...], StudState]:
    """Return the events that free the other tables before a hand is void, and ``state`` after them.

    Tables that are stopped for the hand continue, and the amount set aside for its awards returns to the meter.
    """
    resumed = (TablesResumed(),) if state.jackpot.stopping else ()
    lifted = (ReserveLifted(amount=state.jackpot.reserved),) if state.jackpot.reserved else ()
    meter = None if state.jackpot.meter is None else state.jackpot.meter + state.jackpot.reserved
    return (*resumed, *lifted), state.with_part("jackpot", stopping=False, reserved=0, meter=meter)


@rule("AMB-20", without=())
def reverse_hand(state: StudState) -> Transfers:
    """Return the transfers that reverse all others of this hand, except for notes changed into chips.

    Payments are taken back before stakes are returned, so that no account pays more than it has.
    """
    return (
        *wagers_back(state.seats, tuple(Wager), partial(_of_hand, state), BACK),
        *(move for seat in state.seats for move in award_back(state, seat)),
        *transfer(METER, HOUSE, reset_back(state), BACK),
        *contributions_back(state),
        *tray_settled([(seat, lost_to_tray(state, seat)) for seat in state.seats], BACK),
    )


def _of_hand(state: StudState, seat: Seat, wager: Wager) -> int:
    """Return the chips of this hand on a wager: ANTE, BET, fee, a claim of this hand, and a token before COIN IN."""
    return of_this_hand(state, seat) if wager is Wager.CLAIM else state.chips_on(seat, wager)


def award_back(state: StudState, seat: Seat) -> Transfers:
    """Return the transfers that return the seat's jackpot to the meter and the house; empty: it was paid none."""
    award = state.places[seat].prize.award
    if award is None:
        return ()
    return (
        *transfer(stack(seat), METER, award.amount - award.covered, BACK),
        *transfer(stack(seat), HOUSE, award.covered, BACK),
    )


def contributors(state: StudState) -> tuple[Seat, ...]:
    """Return the seats whose tokens went into meter and income in this hand."""
    return tuple(
        seat for seat in state.seats if state.places[seat].stake.lamp and not state.chips_on(seat, Wager.TOKEN)
    )


def meter_with_awards_back(state: StudState) -> int | None:
    """Return the amount in the meter once this hand's awards are returned to it; None: the meter is not known."""
    if state.jackpot.meter is None:
        return None
    return state.jackpot.meter + sum(award.amount - award.covered for award in awards_paid(state))


def reset_back(state: StudState) -> int:
    """Return the part of the reset in this hand that the house takes back from the meter."""
    if not was_restarted(state):
        return 0
    held = meter_with_awards_back(state)
    return state.house.reset if held is None else min(state.house.reset, held)


def contributions_back(state: StudState) -> Transfers:
    """Return the transfers that return the tokens in play from meter and income.

    The house pays what the meter lacks.
    """
    held = meter_with_awards_back(state)
    held = None if held is None else held - reset_back(state)
    return tuple(move for moves in tokens_back(state, contributors(state), held).values() for move in moves)


def tokens_back(state: StudState, seats: Iterable[Seat], held: int | None) -> dict[Seat, Transfers]:
    """Return the transfers that return each seat's token; ``held``: the amount in the meter, None: it is not known."""
    moves, house = {}, state.house
    for seat in seats:
        covered = 0 if held is None else short_of(house.meter_share, held)
        held = None if held is None else held - house.meter_share + covered
        moves[seat] = (
            *transfer(METER, stack(seat), house.meter_share - covered, BACK),
            *transfer(HOUSE, stack(seat), covered, "AMB-62"),
            *transfer(JACKPOT_INCOME, stack(seat), house.token - house.meter_share, BACK),
        )
    return moves


@rule("AMB-62", without=0)
def short_of(share: int, held: int) -> int:
    """Return the part of a returned contribution that the house pays, because the meter holds less."""
    return covered_by_house(share, held)


def lost_to_tray(state: StudState, seat: Seat) -> int:
    """Return the amount that the seat gave to the tray in this hand, less the amount that the tray paid it.

    It is the amount by which the seat's value has fallen since the hand was opened. It does not count the token, the
    jackpot, decisions about wagers of earlier hands, and loans, which concern only lender and borrower (AMB-63).
    """
    place = state.places[seat]
    award = place.prize.award
    token = state.house.token if seat in contributors(state) else 0
    gone = seat_value(state.opened.balances, seat) - seat_value(state.balances, seat)
    return gone - token + (award.amount if award else 0) + place.claim.decided + loans(place)


@rule("AMB-63", without=0)
def loans(place: Place) -> int:
    """Return the chips that a seat has borrowed, less those that it has lent; the house has no part in them."""
    return place.loan.borrowed - place.loan.lent
