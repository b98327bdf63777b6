"""The auction (πλειοδοσία της αγοράς, PREFA-AUC)."""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import HIGHEST, LADDER, LOWEST, Contract
from kitapi.games.prefa.rules.events import AuctionWon, CallMade, Event, PassDealBegun
from kitapi.games.prefa.rules.state import Bidding, PrefaState
from kitapi.kernel import CLOCK, Actor, IllegalAction, Instead, Limit, Seat, TimeUp, rule

FIRST_ROUND = 3
"""The number of calls in the first round: one by each player (PREFA-AUC-02)."""


class AuctionStatus(NamedTuple):
    """The state of an auction after some of its calls.

    ``bid``: the bid that stands, None before the first. ``held``: whether the last call other than a pass was a hold.
    ``if_left``: the seat that said "if left". ``out``: the seats that are out of the auction.
    """

    bid: Contract | None
    held: bool
    if_left: Seat | None
    out: frozenset[Seat]


def status_after(calls: Sequence[CallMade]) -> AuctionStatus:
    """Return the state of the auction after ``calls``."""
    bid, held, if_left, out = None, False, None, set[Seat]()
    for made in calls:
        call = made.call
        if isinstance(call, Bid):
            if bid is None and if_left is not None and bid_ends_if_left():
                out.add(if_left)
            bid, held = call.contract, False
        elif isinstance(call, Hold):
            held = True
        elif isinstance(call, Pass):
            out.add(made.seat)
        else:
            if_left = made.seat
    return AuctionStatus(bid, held, if_left, frozenset(out))


@rule("PREFA-AUC-05", without=False)
def bid_ends_if_left() -> bool:
    """Whether a bid puts the player who said "if left" out of the auction for good."""
    return True


def seats_to_call(active: tuple[Seat, ...], calls: Sequence[CallMade]) -> tuple[Seat, ...]:
    """Return the seats that are to call now: one, or none once the auction has ended."""
    status = status_after(calls)
    if winner(active, calls, status) is not None or all_passed(active, status):
        return ()
    return (next_to_call(active, calls, status),)


@rule("PREFA-DEAL-03", without=Instead(lambda active, calls, _status: active[-1 - len(calls) % len(active)]))
def next_to_call(active: tuple[Seat, ...], calls: Sequence[CallMade], status: AuctionStatus) -> Seat:
    """Return the seat that is to call: the next active seat that is still in."""
    if not calls:
        return active[0]
    place = active.index(calls[-1].seat) + 1
    return next(seat for seat in active[place:] + active[:place] if seat not in status.out)


@rule(
    "PREFA-AUC-01",
    without=Instead(lambda status: LADDER[min(status.bid.step + 2, 24)] if status.bid else LADDER[1]),
)
def next_bid(status: AuctionStatus) -> Contract | None:
    """Return the only bid that is possible: 6♠ first, then always the next step; None beyond 10NT."""
    if status.bid is None:
        return LOWEST
    return None if status.bid is HIGHEST else LADDER[status.bid.step + 1]


@rule("PREFA-AUC-02", without=False)
def in_first_round(calls: Sequence[CallMade]) -> bool:
    """Whether fewer than three calls have been made; in this round nobody may hold."""
    return len(calls) < FIRST_ROUND


@rule("PREFA-AUC-03", without=False)
def must_hold(status: AuctionStatus) -> bool:
    """Whether the last call, passes aside, was a bid; after the first round a player who stays in must then hold."""
    return not status.held


@rule("PREFA-AUC-05", without=False)
def may_say_if_left(status: AuctionStatus) -> bool:
    """Whether "if left" may be said: everybody who has called so far has passed."""
    return status.bid is None and status.if_left is None


def legal_calls(calls: Sequence[CallMade]) -> tuple[Call, ...]:
    """Return the legal calls of the player to call."""
    status = status_after(calls)
    if not in_first_round(calls) and must_hold(status):
        return (Hold(), Pass())
    raised = next_bid(status)
    bids = () if raised is None else (Bid(raised),)
    return (*bids, IfLeft(), Pass()) if may_say_if_left(status) else (*bids, Pass())


@rule("PREFA-AUC-07", without=False)
def held_at_the_top(calls: Sequence[CallMade], status: AuctionStatus) -> bool:
    """Whether 10NT has just been held, which ends the auction at once."""
    return status.bid is HIGHEST and isinstance(calls[-1].call, Hold)


@rule("PREFA-AUC-04", without=None)
def winner(active: tuple[Seat, ...], calls: Sequence[CallMade], status: AuctionStatus) -> Seat | None:
    """Return the winner of the auction: the player left in, once they have made a call other than a pass.

    None while it runs.
    """
    if held_at_the_top(calls, status):
        return calls[-1].seat
    left = [seat for seat in active if seat not in status.out]
    if len(left) != 1 or all(made.seat != left[0] for made in calls):
        return None
    return left[0]


def minimum_contract(status: AuctionStatus) -> Contract:
    """Return the winner's last call: the bid that stands, which they made or hold; 6♠ for "if left"."""
    return status.bid or LOWEST


@rule("PREFA-AUC-06", without=False)
def all_passed(active: tuple[Seat, ...], status: AuctionStatus) -> bool:
    """Whether three passes have ended the auction."""
    return len(status.out) == len(active)


@rule("PREFA-AUC-08", without=None)
def time_to_call(state: PrefaState) -> Limit | None:
    """Return the call time of the player to call, or None if there is no limit or no auction."""
    if not isinstance(state, Bidding):
        return None
    seconds, to_call = state.deal.opened.terms.variant.call_time, seats_to_call(state.deal.opened.active, state.calls)
    return None if seconds is None or not to_call else Limit(to_call[0], seconds)


@rule("PREFA-AUC-08", without=Instead(lambda calls: legal_calls(calls)[0]))
def call_in_silence(calls: Sequence[CallMade]) -> Call:
    """Return the call of a player whose time is up: a pass where passing is legal, else the lowest legal call."""
    legal = legal_calls(calls)
    return Pass() if Pass() in legal else legal[0]


def decide_time_up(state: PrefaState, actor: Actor, action: TimeUp) -> tuple[Event, ...]:
    """Return the call that the clock makes for a player whose time is up, and the events that follow from it.

    Raises:
        IllegalAction: ``actor`` is not the clock, or the time of ``action.seat`` is not limited now.
    """
    limit = time_to_call(state)
    if actor != CLOCK or limit is None or limit.seat != action.seat:
        raise IllegalAction("PREFA-AUC-08", seat=action.seat)
    assert isinstance(state, Bidding)
    return _events_of_call(state, CallMade(seat=action.seat, call=call_in_silence(state.calls), by_clock=True))


def decide(state: Bidding, seat: Seat, call: Call) -> tuple[Event, ...]:
    """Return the call as an event, and the events that follow if it ends the auction.

    If all passed and the deal is not played, ``decide.ending`` adds the settlement.

    Raises:
        IllegalAction: the call is not one that the ladder allows.
    """
    if call not in legal_calls(state.calls):
        raise _refusal_of_call(state.calls, call)
    return _events_of_call(state, CallMade(seat=seat, call=call))


def _events_of_call(state: Bidding, made: CallMade) -> tuple[Event, ...]:
    """``made``, and the events that follow if it ends the auction."""
    active, calls = state.deal.opened.active, (*state.calls, made)
    status = status_after(calls)
    if (declarer := winner(active, calls, status)) is not None:
        return (made, AuctionWon(declarer=declarer, minimum=minimum_contract(status)))
    if all_passed(active, status) and state.deal.opened.terms.variant.pass_deals:
        return (made, PassDealBegun(leader=active[0]))
    return (made,)


def _refusal_of_call(calls: Sequence[CallMade], call: Call) -> IllegalAction:
    """Return the refusal of ``call``: the clause, and the calls that are legal instead."""
    status = status_after(calls)
    if isinstance(call, IfLeft):
        return IllegalAction("PREFA-AUC-05")
    if isinstance(call, Hold):
        clause = "PREFA-AUC-02" if in_first_round(calls) else "PREFA-AUC-03"
        return IllegalAction(clause, may="raise", bid=_text(next_bid(status)))
    if not in_first_round(calls) and must_hold(status):
        return IllegalAction("PREFA-AUC-03", may="hold", bid=_text(status.bid))
    return IllegalAction("PREFA-AUC-01", may="raise", bid=_text(next_bid(status)))


def _text(contract: Contract | None) -> str | None:
    return None if contract is None else contract.value
