"""The lines of a hand in the books: its outcome, jackpots, restarts, rulings, and decisions about claims."""

from collections.abc import Sequence

from kitapi.games.caribbean_stud.rules.books.shift import Decided, HandOutcome, Paid, Reset, Ruled
from kitapi.games.caribbean_stud.rules.books.signatures import award_signed, ruling_signed
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import stack
from kitapi.house.books.entries import all_of
from kitapi.kernel import Seat
from kitapi.kernel.books import Entry


def outcome_of(hand: Sequence[Entry]) -> HandOutcome:
    """Return the outcome of a hand; a hand that was broken up before its bets were closed counts as not played."""
    if all_of(hand, happened.HandVoided):
        return "void"
    if all_of(hand, happened.HandEnded):
        return "ended"
    if all_of(hand, happened.TableClosed):
        return "unplayed"
    if all_of(hand, happened.TableBrokenUp):
        return "void" if all_of(hand, happened.BetsClosed) else "unplayed"
    return "running"


def number_of(hand: Sequence[Entry]) -> int:
    """Return the hand's number."""
    number: int = hand[0].event.number
    return number


def jackpots_in(hand: Sequence[Entry]) -> tuple[Paid, ...]:
    """Return the jackpots that were paid, in order."""
    taken_back = outcome_of(hand) == "void"
    return tuple(
        Paid(
            hand=number_of(hand),
            seat=entry.event.seat,
            tier=entry.event.tier,
            amount=entry.event.amount,
            covered=entry.event.covered,
            taken_back=taken_back,
            signed=award_signed(hand, entry),
        )
        for entry in all_of(hand, happened.JackpotAwarded)
    )


def resets_in(hand: Sequence[Entry]) -> tuple[Reset, ...]:
    """Return the meter's restarts in the hand: one or none."""
    taken_back = outcome_of(hand) == "void"
    return tuple(
        Reset(hand=number_of(hand), amount=entry.event.amount, taken_back=taken_back)
        for entry in all_of(hand, happened.MeterReset)
    )


def rulings_in(hand: Sequence[Entry]) -> tuple[Ruled, ...]:
    """Return the rulings, each with the seats that it voided."""
    effects = (happened.RulingGiven, happened.SeatVoided)
    return tuple(
        Ruled(
            hand=number_of(hand),
            irregularity=entry.event.irregularity,
            void=entry.event.void,
            clauses=entry.event.clauses,
            present=entry.event.present,
            continues=entry.event.continues,
            values=entry.event.values,
            seats=_voided_by(all_of(hand[at + 1 :], *effects)),
            at=entry.at,
            signed=ruling_signed(hand, entry),
        )
        for at, entry in enumerate(hand)
        if isinstance(entry.event, happened.RulingGiven)
    )


def _voided_by(following: Sequence[Entry]) -> tuple[Seat, ...]:
    """Return the seats that were voided before the next ruling."""
    seats: list[Seat] = []
    for entry in following:
        if isinstance(entry.event, happened.RulingGiven):
            break
        seats.append(entry.event.seat)
    return tuple(seats)


def claims_in(hand: Sequence[Entry]) -> tuple[Decided, ...]:
    """Return the claims about which the management decided."""
    return tuple(
        Decided(
            hand=number_of(hand),
            seat=entry.event.seat,
            paid=entry.event.paid,
            amount=sum(one.amount for one in entry.event.transfers if one.payee == stack(entry.event.seat)),
            at=entry.at,
            by=entry.by,
        )
        for entry in all_of(hand, happened.ClaimDecided)
    )
