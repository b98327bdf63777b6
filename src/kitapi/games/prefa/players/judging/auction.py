"""How high to go in the auction: every limit played through in each layout, to the money of whoever then declares."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitapi.games.prefa.players.good_faith import calls_in, kept_calls, supported
from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.beliefs import asked_step
from kitapi.games.prefa.players.judging.buyers import CameTo, Deal, came_to
from kitapi.games.prefa.players.judging.calling import ANYWHERE, PASSING, WAITING, Plan, by_place, plans_of, sold
from kitapi.games.prefa.rules.actions import Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.judged import Judged, Worlds
from kitapi.players.tricks.holdings import hand_of


def judge_call(view: PrefaView, worlds: Worlds, also: Sequence[Any] = (), *, good_faith: bool = True) -> Judged:
    """What each call comes to; of one that stays in, with the limit that is best for it.

    ``good_faith``: nothing is called that would break it (PREFA-AUC-08), but what stands in ``also``.
    """
    plans = plans_for(view, also, good_faith=good_faith)
    others = {seat: plans_of(view, worlds, seat, turn) for turn, seat in enumerate(worlds.seats)}
    sales = {plan: _sales(view, worlds, others, plan) for every in plans.values() for plan in every}
    found = came_to(view, worlds, [deal for deals in sales.values() for deal in deals])
    best = {call: max((sales[plan] for plan in every), key=_worth_in(found, worlds)) for call, every in plans.items()}
    worths = np.array([[found[deal].worth for deal in deals] for deals in best.values()]).T
    tricks = np.array([[found[deal].tricks for deal in deals] for deals in best.values()], np.int8).T
    return Judged(tuple(best), worlds, worths, tricks)


def _worth_in(found: Mapping[Deal, CameTo], worlds: Worlds) -> Any:
    def worth(deals: Sequence[Deal]) -> float:
        return float(worlds.weights @ np.array([found[deal].worth for deal in deals]))

    return worth


def plans_for(view: PrefaView, also: Sequence[Any], *, good_faith: bool) -> dict[Call, list[Plan]]:
    """The limits to be tried for each call that may be made."""
    steps = [contract.step for contract in supported(hand_of(view.hand))] if good_faith else range(manners.STEPS)
    stops = sum(1 << step for step in steps) if good_faith else ANYWHERE
    kept = kept_calls(view) if good_faith else view.options
    found: dict[Call, list[Plan]] = {}
    for call in view.options:
        if call not in kept and call not in also:
            continue
        if isinstance(call, Bid | Hold):
            asked = asked_step(view.options, calls_in(view))
            limits = [step for step in steps if step >= asked]
            found[call] = [Plan(step, if_left=False, stops=stops) for step in limits] or [Plan(asked, if_left=False)]
        elif isinstance(call, IfLeft | Pass):
            found[call] = [WAITING if isinstance(call, IfLeft) else PASSING]
    return found


def _sales(view: PrefaView, worlds: Worlds, others: Mapping[int, Sequence[Plan]], mine: Plan) -> list[Deal]:
    """Who buys each layout, when the player goes as far as that."""
    calls = by_place(view)
    seats = [others.get(seat, [mine] * worlds.number) for seat in view.active]
    return [(row, sold(calls, plans)) for row, plans in enumerate(zip(*seats, strict=True))]
