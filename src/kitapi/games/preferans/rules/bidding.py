"""The bidding (licitovanie, SK-BID): numbers, the forehand's right, and from hand."""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.games.preferans.rules.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.rules.events import BiddingWon, CallMade, Event, HandWon
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.games.preferans.rules.ladder import highest_number, lowest_number
from kitapi.games.preferans.rules.state import Bidding
from kitapi.games.preferans.rules.variant import HoldRight, PreferansVariant
from kitapi.kernel import IllegalAction, Instead, Seat, rule
from kitapi.mechanics.deal.state import once


class BiddingStatus(NamedTuple):
    """The state of a bidding after some of its calls.

    ``number``: the highest bid, 0 before the first bid. ``owner``: the seat that bid or held it last, None before the
    first bid. ``opener``: the forehand or, if they passed at once, the first of the three who did not; None if all
    passed. ``out``: the seats that have passed. ``from_hand``: the seats that said from hand, in order.
    """

    number: int
    owner: Seat | None
    opener: Seat | None
    out: frozenset[Seat]
    from_hand: tuple[Seat, ...]


def status_after(active: tuple[Seat, ...], calls: Sequence[CallMade]) -> BiddingStatus:
    """Return the state of the bidding after ``calls``; ``active``: the seats that play, the forehand first."""
    number, owner = 0, None
    spoken: set[Seat] = set()
    out: list[Seat] = []
    from_hand: list[Seat] = []
    at_once: list[Seat] = []
    for made in calls:
        seat, call = made.seat, made.call
        if isinstance(call, Pass):
            out.append(seat)
            if seat not in spoken:
                at_once.append(seat)
        elif isinstance(call, FromHand):
            from_hand.append(seat)
        else:
            number, owner = call.number if isinstance(call, Bid) else number, seat
        spoken.add(seat)
    opener = next((seat for seat in active if seat not in at_once), None)
    return BiddingStatus(number, owner, opener, frozenset(out), tuple(from_hand))


@once
def status_of(state: Bidding) -> BiddingStatus:
    """Return the state of the bidding after all calls of ``state``."""
    return status_after(state.deal.opened.active, state.calls)


def seats_due(state: Bidding) -> tuple[Seat, ...]:
    """Return the seats to call in ``state``; none once the bidding has ended."""
    return _seats_after(state.deal.opened.active, state.calls, status_of(state))


def seats_to_call(active: tuple[Seat, ...], calls: Sequence[CallMade]) -> tuple[Seat, ...]:
    """Return the seats to call now; none once the bidding has ended.

    ``active``: the three who play, the forehand first.
    """
    return _seats_after(active, calls, status_after(active, calls))


def _seats_after(active: tuple[Seat, ...], calls: Sequence[CallMade], status: BiddingStatus) -> tuple[Seat, ...]:
    """Return the seats to call after ``calls``, which led to ``status``."""
    if winner(active, status) is not None or hand_winners(active, status) or all_passed(active, status):
        return ()
    return (next_to_call(active, calls, status),)


@rule(
    "SK-BID-02",
    "SK-DEAL-03",
    without=Instead(lambda active, calls, _status: active[-1 - len(calls) % len(active)]),
)
def next_to_call(active: tuple[Seat, ...], calls: Sequence[CallMade], status: BiddingStatus) -> Seat:
    """Return the seat to call: the forehand first, then the next who has neither passed nor said from hand."""
    if not calls:
        return active[0]
    place = active.index(calls[-1].seat) + 1
    silent = {*status.out, *status.from_hand}
    return next(seat for seat in active[place:] + active[:place] if seat not in silent)


@rule("SK-BID-04", without=None)
def winner(active: tuple[Seat, ...], status: BiddingStatus) -> Seat | None:
    """Return the winner of a bidding of numbers: the player left when two have passed.

    None while it runs, and from hand.
    """
    left = [seat for seat in active if seat not in status.out]
    if len(left) != 1 or status.owner is None or status.from_hand:
        return None
    return left[0]


@rule("SK-BID-07", without=())
def hand_winners(active: tuple[Seat, ...], status: BiddingStatus) -> tuple[Seat, ...]:
    """Return the seats that said from hand, in order, once all others have answered; empty before that."""
    return status.from_hand if len(status.from_hand) + len(status.out) == len(active) else ()


@rule("SK-BID-08", without=False)
def all_passed(active: tuple[Seat, ...], status: BiddingStatus) -> bool:
    """Whether all have passed, so that there is no game."""
    return len(status.out) == len(active)


def is_passed_out(state: Bidding) -> bool:
    """Whether all have passed in ``state``, which is settled then."""
    active = state.deal.opened.active
    return len(state.calls) >= len(active) and all_passed(active, status_of(state))


@rule("SK-BID-08", without=False)
def may_pass_at_once(variant: PreferansVariant) -> bool:
    """Whether the forehand may pass at their first turn; always if the lowest bid is 2, which is a commitment."""
    return variant.all_pass or lowest_number(variant) > 1


@rule("SK-BID-02", without=False)
def must_open(calls: Sequence[CallMade], variant: PreferansVariant) -> bool:
    """Whether the house rules refuse a pass now: that of the forehand at their first turn."""
    return not calls and not may_pass_at_once(variant)


@rule("SK-BID-01", "SK-BID-02", without=Instead(lambda _status, _variant: tuple(range(1, HIGHEST_NUMBER + 1))))
def numbers_above(status: BiddingStatus, variant: PreferansVariant) -> tuple[int, ...]:
    """Return the numbers above the highest bid; only the next one if the bidding goes step by step."""
    numbers = tuple(range(max(status.number + 1, lowest_number(variant)), highest_number(variant) + 1))
    return numbers[:1] if variant.steps else numbers


@rule("SK-BID-10", without=False)
def may_announce(
    active: tuple[Seat, ...], calls: Sequence[CallMade], seat: Seat, status: BiddingStatus, variant: PreferansVariant
) -> bool:
    """Whether ``seat`` may bid 8, also out of turn: while numbers are bid and it has not passed."""
    if not variant.preferans_at_once or seat not in active:
        return False
    if seat in status.out or not _seats_after(active, calls, status):
        return False
    return status.number < HIGHEST_NUMBER == highest_number(variant) and not is_only_from_hand(status)


@rule("SK-BID-07", without=False)
def is_only_from_hand(status: BiddingStatus) -> bool:
    """Whether somebody has said from hand; after that nobody bids or holds a number."""
    return bool(status.from_hand)


@rule("SK-BID-03", without=None)
def holder(active: tuple[Seat, ...], status: BiddingStatus, variant: PreferansVariant) -> Seat | None:
    """Return the seat that may hold another player's number: the forehand, or the player who took over their part.

    Once that player has passed: nobody or, if the right passes on, the earlier of the other two.
    """
    if status.opener not in status.out or variant.hold_right is HoldRight.FOREHAND_ONLY:
        return None if status.opener in status.out else status.opener
    return next((seat for seat in active if seat not in status.out), None)


def may_hold(active: tuple[Seat, ...], seat: Seat, status: BiddingStatus, variant: PreferansVariant) -> bool:
    """Whether ``seat``, whose turn it is, may hold the highest number.

    Whenever the player with the right has a turn, the highest number is another player's: if it were their own, they
    would have a turn only after somebody raised it. Before the first number nobody has the right.
    """
    return status.number > 0 and seat == holder(active, status, variant)


@rule("SK-BID-03", without=False)
def must_hold(active: tuple[Seat, ...], seat: Seat, status: BiddingStatus, variant: PreferansVariant) -> bool:
    """Whether ``seat``, whose turn it is, may not raise: step by step, a player who may hold must hold or pass."""
    return variant.steps and may_hold(active, seat, status, variant)


def legal_calls(active: tuple[Seat, ...], calls: Sequence[CallMade], variant: PreferansVariant) -> tuple[Call, ...]:
    """Return the legal calls of the player to call: hold, numbers from low to high, from hand, pass."""
    return _calls_after(active, calls, status_after(active, calls), variant)


def calls_in_turn(state: Bidding) -> tuple[Call, ...]:
    """Return the legal calls of the player to call in ``state``."""
    opened = state.deal.opened
    return _calls_after(opened.active, state.calls, status_of(state), opened.terms.variant)


def _calls_after(
    active: tuple[Seat, ...], calls: Sequence[CallMade], status: BiddingStatus, variant: PreferansVariant
) -> tuple[Call, ...]:
    """Return the legal calls of the player to call after ``calls``, which led to ``status``."""
    if is_only_from_hand(status):
        return (FromHand(), Pass())
    seat = next_to_call(active, calls, status)
    hold = (Hold(),) if may_hold(active, seat, status, variant) else ()
    passing = () if must_open(calls, variant) else (Pass(),)
    raises = () if must_hold(active, seat, status, variant) else numbers_above(status, variant)
    # An 8 that is bid at once does not count as a raise.
    announced = HIGHEST_NUMBER not in raises and may_announce(active, calls, seat, status, variant)
    at_once = (HIGHEST_NUMBER,) if announced else ()
    return (*hold, *map(Bid, (*raises, *at_once)), FromHand(), *passing)


def calls_out_of_turn(state: Bidding, seat: Seat) -> tuple[Bid, ...]:
    """Return the legal calls of ``seat`` out of turn: preferans, if it may be bid at once (SK-BID-10)."""
    opened = state.deal.opened
    if not may_announce(opened.active, state.calls, seat, status_of(state), opened.terms.variant):
        return ()
    return () if seat in seats_due(state) else (Bid(HIGHEST_NUMBER),)


def decide(state: Bidding, seat: Seat, call: Call) -> tuple[Event, ...]:
    """Return the call as an event, and the events that follow if it ends the bidding.

    If all passed, ``decide.ending`` adds the settlement.

    Raises:
        IllegalAction: the call is not legal now.
    """
    opened = state.deal.opened
    if (turn := seats_due(state)) != (seat,):
        if call not in calls_out_of_turn(state, seat):
            raise IllegalAction("SK-DEAL-03", turn=tuple(map(str, turn)))
    elif call not in calls_in_turn(state):
        raise _refusal_of_call(state, call)
    made = CallMade(seat=seat, call=call)
    status = status_after(opened.active, (*state.calls, made))
    if seats := hand_winners(opened.active, status):
        return (made, HandWon(seats=seats))
    if (declarer := winner(opened.active, status)) is not None:
        return (made, BiddingWon(declarer=declarer, number=status.number, talon=state.deal.dealt.talon))
    return (made,)


def _refusal_of_call(state: Bidding, call: Call) -> IllegalAction:
    """Return the refusal of ``call``: the clause, and the facts on which it depends."""
    opened, status = state.deal.opened, status_of(state)
    if isinstance(call, Pass):
        return IllegalAction("SK-BID-02", must_open=True)
    if is_only_from_hand(status):
        return IllegalAction("SK-BID-07", from_hand=tuple(str(said) for said in status.from_hand))
    if isinstance(call, Bid):
        return _refusal_of_bid(state, call.number, status)
    if status.number == 0:
        return IllegalAction("SK-BID-03", highest=0)
    right = holder(opened.active, status, opened.terms.variant)
    named, top = None if right is None else str(right), highest_number(opened.terms.variant)
    if status.number == top < HIGHEST_NUMBER:
        return IllegalAction("SK-BID-03", highest=status.number, holder=named, top=top)
    return IllegalAction("SK-BID-03", highest=status.number, holder=named)


def _refusal_of_bid(state: Bidding, number: int, status: BiddingStatus) -> IllegalAction:
    """Return the refusal of a bid of ``number``."""
    opened = state.deal.opened
    variant, top = opened.terms.variant, highest_number(opened.terms.variant)
    if number > top:
        return IllegalAction("SK-GAME-04", number=number, top=top)
    if number < lowest_number(variant):
        return IllegalAction("SK-BID-01", number=number, lowest=lowest_number(variant))
    if status.number == top:
        return IllegalAction("SK-BID-04", number=number, highest=status.number)
    seat = next_to_call(opened.active, state.calls, status)
    if number > status.number and must_hold(opened.active, seat, status, variant):
        return IllegalAction("SK-BID-03", number=number, highest=status.number, must_hold=True)
    if variant.steps and number > status.number:
        return IllegalAction("SK-BID-02", number=number, next=numbers_above(status, variant)[0])
    return IllegalAction("SK-BID-02", number=number, highest=status.number)
