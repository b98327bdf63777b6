"""The bidding (licitovanie, SK-BID): numbers, the forehand's right, and from hand."""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.games.preferans.actions import Bid, Call, FromHand, Hold, Pass
from kitapi.games.preferans.events import BiddingWon, CallMade, Event, HandWon
from kitapi.games.preferans.game_numbers import HIGHEST_NUMBER
from kitapi.games.preferans.state import Bidding
from kitapi.games.preferans.variant import HoldRight, PreferansVariant
from kitapi.kernel import IllegalAction, Instead, Seat, rule

LOWEST_NUMBER = 1
"""The number without commitment, "one" (SK-BID-01)."""


class Standing(NamedTuple):
    """How a bidding stands.

    ``number``: the highest bid, 0 before the first. ``owner``: who bid or held it last, None before the first.
    ``opener``: the first who did not pass, None before him: the forehand, or who takes over his part. ``out``: who has
    passed. ``from_hand``: who said it, in order.
    """

    number: int
    owner: Seat | None
    opener: Seat | None
    out: frozenset[Seat]
    from_hand: tuple[Seat, ...]


def standing_after(calls: Sequence[CallMade]) -> Standing:
    """How the bidding stands after ``calls``."""
    number, owner, opener = 0, None, None
    out: list[Seat] = []
    from_hand: list[Seat] = []
    for seat, call in ((made.seat, made.call) for made in calls):
        if isinstance(call, Pass):
            out.append(seat)
            continue
        opener = seat if opener is None else opener
        if isinstance(call, FromHand):
            from_hand.append(seat)
        else:
            number, owner = call.number if isinstance(call, Bid) else number, seat
    return Standing(number, owner, opener, frozenset(out), tuple(from_hand))


def asked(active: tuple[Seat, ...], calls: Sequence[CallMade]) -> tuple[Seat, ...]:
    """Who is to call now; nobody once the bidding has ended.

    ``active``: the three who play, the forehand first.
    """
    standing = standing_after(calls)
    if winner(active, standing) is not None or hand_winners(active, standing) or all_passed(active, calls):
        return ()
    return (next_to_call(active, calls, standing),)


@rule(
    "SK-BID-02",
    "SK-DEAL-03",
    without=Instead(lambda active, calls, _standing: active[-1 - len(calls) % len(active)]),
)
def next_to_call(active: tuple[Seat, ...], calls: Sequence[CallMade], standing: Standing) -> Seat:
    """Whose turn it is: the forehand first, then the next who has not passed nor said from hand."""
    if not calls:
        return active[0]
    place = active.index(calls[-1].seat) + 1
    silent = {*standing.out, *standing.from_hand}
    return next(seat for seat in active[place:] + active[:place] if seat not in silent)


@rule("SK-BID-04", without=None)
def winner(active: tuple[Seat, ...], standing: Standing) -> Seat | None:
    """Who has won a bidding of numbers: the one left when two have passed; None while it runs, and from hand."""
    left = [seat for seat in active if seat not in standing.out]
    if len(left) != 1 or standing.owner is None or standing.from_hand:
        return None
    return left[0]


@rule("SK-BID-07", without=())
def hand_winners(active: tuple[Seat, ...], standing: Standing) -> tuple[Seat, ...]:
    """Who said from hand, in order, once all others have answered; empty before, and where nobody did."""
    return standing.from_hand if len(standing.from_hand) + len(standing.out) == len(active) else ()


@rule("SK-BID-08", without=False)
def all_passed(active: tuple[Seat, ...], calls: Sequence[CallMade]) -> bool:
    """Whether all have passed, so that there is no game."""
    return len(standing_after(calls).out) == len(active)


@rule("SK-BID-08", without=False)
def may_pass_at_once(variant: PreferansVariant) -> bool:
    """Whether the forehand may pass at his first turn."""
    return variant.all_pass


@rule("SK-BID-02", without=False)
def must_open(calls: Sequence[CallMade], variant: PreferansVariant) -> bool:
    """Whether a pass is refused: to the forehand, at his first turn."""
    return not calls and not may_pass_at_once(variant)


@rule("SK-BID-01", "SK-BID-02", without=Instead(lambda _standing: tuple(range(1, HIGHEST_NUMBER + 1))))
def numbers_above(standing: Standing) -> tuple[int, ...]:
    """The numbers that may be bid: all above the highest, from "one" on; a jump is no matter."""
    return tuple(range(standing.number + 1, HIGHEST_NUMBER + 1))


@rule("SK-BID-07", without=False)
def is_only_from_hand(standing: Standing) -> bool:
    """Whether somebody said from hand, so that nobody bids or holds numbers any more."""
    return bool(standing.from_hand)


@rule("SK-BID-03", without=None)
def holder(active: tuple[Seat, ...], standing: Standing, variant: PreferansVariant) -> Seat | None:
    """Who has the right to hold a number another bid: the forehand, or who took over his part.

    Once he has passed: nobody, or the earlier of the others where the right passes on.
    """
    if standing.opener not in standing.out or variant.hold_right is HoldRight.FOREHAND_ONLY:
        return None if standing.opener in standing.out else standing.opener
    return next((seat for seat in active if seat not in standing.out), None)


def may_hold(active: tuple[Seat, ...], seat: Seat, standing: Standing, variant: PreferansVariant) -> bool:
    """Whether ``seat``, which is asked, may hold the highest number.

    When he who has the right is asked, that number is always another's and not held: a number he bid or holds himself
    comes back to him only when it has been raised. Before the first number nobody has the right.
    """
    return seat == holder(active, standing, variant)


def legal_calls(active: tuple[Seat, ...], calls: Sequence[CallMade], variant: PreferansVariant) -> tuple[Call, ...]:
    """What the next to call may say: hold, numbers from low to high, from hand, pass."""
    standing = standing_after(calls)
    if is_only_from_hand(standing):
        return (FromHand(), Pass())
    hold = (Hold(),) if may_hold(active, next_to_call(active, calls, standing), standing, variant) else ()
    bids = tuple(Bid(number) for number in numbers_above(standing))
    passing = () if must_open(calls, variant) else (Pass(),)
    return (*hold, *bids, FromHand(), *passing)


def decide(state: Bidding, seat: Seat, call: Call) -> tuple[Event, ...]:
    """A call, and what it ends. A deal that all passed is left to be settled.

    Raises:
        IllegalAction: the call may not be made now.
    """
    opened = state.deal.opened
    if call not in legal_calls(opened.active, state.calls, opened.terms.variant):
        raise _forbidden(state, call)
    made = CallMade(seat=seat, call=call)
    standing = standing_after((*state.calls, made))
    if seats := hand_winners(opened.active, standing):
        return (made, HandWon(seats=seats))
    if (declarer := winner(opened.active, standing)) is not None:
        return (made, BiddingWon(declarer=declarer, number=standing.number, talon=state.deal.dealt.talon))
    return (made,)


def _forbidden(state: Bidding, call: Call) -> IllegalAction:
    """Why ``call`` is refused: the clause, and what it depends on."""
    opened, standing = state.deal.opened, standing_after(state.calls)
    if isinstance(call, Pass):
        return IllegalAction("SK-BID-02", must_open=True)
    if is_only_from_hand(standing):
        return IllegalAction("SK-BID-07", from_hand=tuple(str(said) for said in standing.from_hand))
    if isinstance(call, Bid):
        clause = "SK-BID-04" if standing.number == HIGHEST_NUMBER else "SK-BID-02"
        return IllegalAction(clause, number=call.number, highest=standing.number)
    if standing.number == 0:
        return IllegalAction("SK-BID-03", highest=0)
    right = holder(opened.active, standing, opened.terms.variant)
    return IllegalAction("SK-BID-03", highest=standing.number, holder=None if right is None else str(right))
