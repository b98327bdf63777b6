"""Checks that a table moved the chips as the lookup of irregularities says."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.caribbean_stud.rules.incidents.calls import is_overruled, present_at, ruling_on
from kitapi.games.caribbean_stud.rules.incidents.reports import build_report
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts
from kitapi.games.caribbean_stud.rules.rulings.returns import Return, taken_back, whole_hand
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import Ruling
from kitapi.games.caribbean_stud.rules.table.events import RulingGiven
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, seat_value, stack
from kitapi.kernel import Seat
from kitapi.ledger import balances_after


def check(state: StudState, events: Sequence[Any]) -> None:
    """Check a ruling and its events against the lookup; ``state``: before the ruling; ``events``: from the ruling on.

    Raises:
        AssertionError: the table paid otherwise than the lookup says.
    """
    given, incident = events[0], state.incident
    assert isinstance(given, RulingGiven)
    assert incident is not None
    assert incident.stated is not None
    report = build_report(state, incident.stated, incident.choices)
    ruled, overruled = ruling_on(state, incident.stated, incident.choices), is_overruled(state.phase, incident)
    void = Void.HAND if overruled else ruled.void
    assert (given.void, given.clauses) == (void, ruled.clauses)
    assert given.present == present_at(ruled, overruled=overruled)
    due = {**others(state, void), **expected_gains(report.facts, ruled, void)}
    done = gains(events, state.seats)
    assert done == due, f"{given.irregularity} in {state.phase.value}: {done} at the table, {due} by the lookup"
    returned = whole_hand(report.facts) if void is Void.HAND else ruled.returned
    moves = {(move.payer, move.payee, move.amount) for one in events for move in getattr(one, "transfers", ())}
    assert lying_there(state, returned) <= moves


def gains(events: Sequence[Any], seats: tuple[Seat, ...]) -> dict[int, int]:
    """By seat, the gain of its stack by ``events``; seats that gained nothing are left out."""
    moves = [move for event in events for move in getattr(event, "transfers", ())]
    after = balances_after({}, moves)
    return {int(seat): after[stack(seat)] for seat in seats if after.get(stack(seat))}


def expected_gains(facts: Facts, ruled: Ruling, void: Void) -> dict[int, int]:
    """By seat, what the lookup returns to it, less what the lookup takes back from it."""
    whole = void is Void.HAND
    back, gone = whole_hand(facts) if whole else ruled.returned, taken_back(facts) if whole else ()
    of_seat: dict[int, int] = {}
    for sign, ones in ((1, back), (-1, gone)):
        for one in ones:
            of_seat[one.seat] = of_seat.get(one.seat, 0) + sign * one.amount
    return {seat: chips for seat, chips in of_seat.items() if chips}


def others(state: StudState, void: Void) -> dict[int, int]:
    """By seat whose hand was void before the whole hand was: the fee or stakes that the house kept and now returns."""
    if void is not Void.HAND:
        return {}
    places = ((seat, state.places[seat]) for seat in state.seats if state.places[seat].void)
    owed = {seat: place.loan.borrowed - place.loan.lent + place.claim.decided for seat, place in places}
    then, now = state.opened.balances, state.balances
    lost = {int(seat): seat_value(then, seat) - seat_value(now, seat) + chips for seat, chips in owed.items()}
    return {seat: chips for seat, chips in lost.items() if chips}


def lying_there(state: StudState, returned: tuple[Return, ...]) -> set[tuple[str, str, int]]:
    """Return the transfers that must appear one by one: wagers that lie at their seats and that the ruling returns."""
    return {
        (str(account_of(Seat(one.seat), Wager(one.wager))), str(stack(Seat(one.seat))), one.amount)
        for one in returned
        if state.chips_on(Seat(one.seat), Wager(one.wager)) >= one.amount
    }
