"""The rollout of an auction: each player bids up to a limit that depends on the cards of a layout."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.beliefs import read_calls, staying_step
from kitapi.games.prefa.players.good_faith import last_call
from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.bidding import (
    all_passed,
    legal_calls,
    minimum_contract,
    next_to_call,
    status_after,
    winner,
)
from kitapi.games.prefa.rules.events import CallMade
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.players.evaluation import Floats, Worlds

Calls = tuple[CallMade, ...]

_GOLDEN = 0.6180339887498949
_EVEN = 0.5
_EDGE = 0.02
"""The share of the most extreme limits, at both ends, that is ignored: they take time and hardly change the result."""
_KEPT = 1 << 15


ANYWHERE = -1
"""The value of ``Plan.stops`` of a player who need not keep good faith: all steps."""


class Plan(NamedTuple):
    """A plan for the auction: bid and hold up to the step ``limit``, or not at all if it is −1.

    ``if_left``: whether to say "if left" at the end. ``stops``: a bit for each step that the hand supports
    (PREFA-AUC-08); the player continues beyond ``limit`` if their last call is at none of these steps, and a higher
    one exists.
    """

    limit: int
    if_left: bool
    stops: int = ANYWHERE


PASSING, WAITING = Plan(-1, if_left=False), Plan(-1, if_left=True)


class AuctionResult(NamedTuple):
    """The declarer's index among the active seats, and the step of the minimum contract; -1 if all passed."""

    place: int
    minimum: int


def plans_by_layout(view: PrefaView, worlds: Worlds, seat: int, turn: int) -> list[Plan]:
    """Return the plan of ``seat`` in each layout, drawn by the opponent model from its cards and its calls so far.

    The limits are stratified over the layouts; ``turn`` ensures that two players get different quantiles.
    """
    spoken = read_calls(view, seat)
    hands = worlds.held_by(seat)
    up_to = opponent_model.stay_chances(hands)[:, : opponent_model.STEPS]
    if spoken.stayed >= 0:
        up_to = up_to / up_to[:, spoken.stayed : spoken.stayed + 1]
    waits = (opponent_model.if_left_chance(hands) > _EVEN).tolist()
    limits = (up_to >= _quantiles(worlds, turn)[:, None]).sum(axis=1) - 1
    gone = spoken.passed >= 0 or spoken.if_left is True
    return [Plan(-1 if gone else limit, wait) for limit, wait in zip(limits.tolist(), waits, strict=True)]


def _quantiles(worlds: Worlds, turn: int) -> Floats:
    """Return quantiles spread evenly over the layouts, shape (n,); the median if there is only one."""
    if worlds.number == 1:
        return np.array([_EVEN])
    quantiles = (np.arange(worlds.number) * _GOLDEN + turn / 3) % 1
    return np.asarray(_EDGE + (1 - 2 * _EDGE) * quantiles)


@lru_cache(_KEPT)
def roll_out_auction(calls: Calls, plans: tuple[Plan, Plan, Plan]) -> AuctionResult:
    """Return the result of the auction if all three follow their plans.

    Seats are 0, 1 and 2 in the order of calling.
    """
    active = (Seat(0), Seat(1), Seat(2))
    while True:
        state = status_after(calls)
        declarer = winner(active, calls, state)
        if declarer is not None:
            return AuctionResult(declarer, minimum_contract(state).step)
        if all_passed(active, state):
            return AuctionResult(-1, -1)
        seat = next_to_call(active, calls, state)
        calls = (*calls, CallMade(seat=seat, call=_planned_call(calls, plans[seat])))


def _planned_call(calls: Calls, plan: Plan) -> Call:
    legal = legal_calls(calls)
    step = staying_step(legal, calls)
    if plan.limit >= step or _must_stay(calls, plan, step):
        return next(call for call in legal if isinstance(call, Bid | Hold))
    return IfLeft() if plan.if_left and IfLeft() in legal else Pass()


def _must_stay(calls: Calls, plan: Plan, step: int) -> bool:
    """Whether good faith requires a player to stay in at ``step``, beyond their limit."""
    if plan.stops == ANYWHERE or plan.limit < 0 or not plan.stops >> step:
        return False
    seat = next_to_call((Seat(0), Seat(1), Seat(2)), calls, status_after(calls))
    last = last_call(calls, seat)
    return last is not None and not plan.stops >> last.step & 1


def calls_by_place(view: PrefaView) -> Calls:
    """Return the calls so far, with each seat replaced by its index in the order of calling."""
    return tuple(CallMade(seat=Seat(view.active.index(spoken.seat)), call=spoken.call) for spoken in view.calls)
