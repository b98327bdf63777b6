"""Rollout of an auction: how high each player bids with the cards of a layout, and who becomes the declarer."""

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
"""The rarest hundredths of the others' limits are left out: they take time and hardly change the result."""
_KEPT = 1 << 15


ANYWHERE = -1
"""The steps at which a player without good faith may stop: all."""


class Plan(NamedTuple):
    """How high a player goes: up to the step ``limit``, −1 for no bid; ``if_left``: then they say "if left".

    ``stops``: a bit for each step that the hand supports (PREFA-AUC-08). Beyond ``limit`` they stay in while their last
    call is at none of these steps and one of them is still above.
    """

    limit: int
    if_left: bool
    stops: int = ANYWHERE


PASSING, WAITING = Plan(-1, if_left=False), Plan(-1, if_left=True)


class AuctionResult(NamedTuple):
    """The declarer, by the place among the active seats, and the step of the minimum contract; -1 if all passed."""

    place: int
    minimum: int


def plans_by_layout(view: PrefaView, worlds: Worlds, seat: int, turn: int) -> list[Plan]:
    """The plan of ``seat`` in each layout, drawn by the opponent model from its cards and its calls so far.

    The limits are stratified over the layouts; ``turn`` gives two players different quantiles.
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
    """(n,) quantiles spread evenly over the layouts; the median if there is only one."""
    if worlds.number == 1:
        return np.array([_EVEN])
    quantiles = (np.arange(worlds.number) * _GOLDEN + turn / 3) % 1
    return np.asarray(_EDGE + (1 - 2 * _EDGE) * quantiles)


@lru_cache(_KEPT)
def roll_out_auction(calls: Calls, plans: tuple[Plan, Plan, Plan]) -> AuctionResult:
    """The result of the auction if all three follow their plans; seats are 0, 1 and 2 in the order of calling."""
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
    """Whether a player must stay in at ``step``, beyond their limit, because their last call is no place to stop."""
    if plan.stops == ANYWHERE or plan.limit < 0 or not plan.stops >> step:
        return False
    seat = next_to_call((Seat(0), Seat(1), Seat(2)), calls, status_after(calls))
    last = last_call(calls, seat)
    return last is not None and not plan.stops >> last.step & 1


def calls_by_place(view: PrefaView) -> Calls:
    """The calls so far; a seat is replaced by its place in the order of calling."""
    return tuple(CallMade(seat=Seat(view.active.index(spoken.seat)), call=spoken.call) for spoken in view.calls)
