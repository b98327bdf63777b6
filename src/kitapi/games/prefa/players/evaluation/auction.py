"""Evaluation of calls in the auction: for every limit, a rollout in each layout up to the deal's payments."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.after_auction import Deal, evaluate_deals
from kitapi.games.prefa.players.evaluation.auction_rollout import (
    ANYWHERE,
    PASSING,
    WAITING,
    Plan,
    calls_by_place,
    plans_by_layout,
    roll_out_auction,
)
from kitapi.games.prefa.players.evaluation.beliefs import staying_step
from kitapi.games.prefa.players.good_faith import calls_in, good_faith_calls, supported_contracts
from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Judged, Worlds
from kitapi.players.tricks.holdings import hand_of


def judge_call(view: PrefaView, worlds: Worlds, also: Sequence[Any] = (), *, good_faith: bool = True) -> Judged:
    """Evaluate each call; a call other than a pass has the value of the best limit up to which to bid after it.

    ``good_faith``: whether to leave out calls that break good faith (PREFA-AUC-08), unless ``also`` has them.
    """
    plans = plans_for(view, also, good_faith=good_faith)
    others = {seat: plans_by_layout(view, worlds, seat, turn) for turn, seat in enumerate(worlds.seats)}
    ends = {plan: _deals_after_auction(view, worlds, others, plan) for every in plans.values() for plan in every}
    found = evaluate_deals(view, worlds, [deal for deals in ends.values() for deal in deals])

    def mean_value(plan: Plan) -> float:
        return float(worlds.weights @ np.array([found[deal].value for deal in ends[plan]]))

    best = {call: ends[max(every, key=mean_value)] for call, every in plans.items()}
    values = np.array([[found[deal].value for deal in deals] for deals in best.values()]).T
    tricks = np.array([[found[deal].tricks for deal in deals] for deals in best.values()], np.int8).T
    return Judged(tuple(best), worlds, values, tricks)


def plans_for(view: PrefaView, also: Sequence[Any], *, good_faith: bool) -> dict[Call, list[Plan]]:
    """Return the limits to try for each legal call."""
    steps = (
        [contract.step for contract in supported_contracts(hand_of(view.hand))]
        if good_faith
        else range(opponent_model.STEPS)
    )
    stops = sum(1 << step for step in steps) if good_faith else ANYWHERE
    kept = good_faith_calls(view) if good_faith else view.options
    found: dict[Call, list[Plan]] = {}
    for call in view.options:
        if call not in kept and call not in also:
            continue
        if isinstance(call, Bid | Hold):
            lowest = staying_step(view.options, calls_in(view))
            limits = [step for step in steps if step >= lowest]
            found[call] = [Plan(step, if_left=False, stops=stops) for step in limits] or [Plan(lowest, if_left=False)]
        elif isinstance(call, IfLeft | Pass):
            found[call] = [WAITING if isinstance(call, IfLeft) else PASSING]
    return found


def _deals_after_auction(
    view: PrefaView, worlds: Worlds, others: Mapping[int, Sequence[Plan]], own: Plan
) -> list[Deal]:
    """Return the result of the auction in each layout, if the player to act follows the plan ``own``."""
    calls = calls_by_place(view)
    seats = [others.get(seat, [own] * worlds.number) for seat in view.active]
    return [(row, roll_out_auction(calls, plans)) for row, plans in enumerate(zip(*seats, strict=True))]
