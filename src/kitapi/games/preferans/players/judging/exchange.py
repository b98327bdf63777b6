"""What to lay away, judged together with the game that it is laid away for."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.preferans.players.judging.hands import BETL, GAMES, NUMBERS, priced, prices
from kitapi.games.preferans.players.judging.money import Game
from kitapi.games.preferans.players.judging.outcomes import Scene, by_seat, in_order, scene_of
from kitapi.games.preferans.players.judging.racing import NONE, Trial, entrants, filled, naming, raced
from kitapi.games.preferans.rules.actions import Discard, ThrowIn
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.players.judged import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import card_of, cards_in, hand_of
from kitapi.players.tricks.masks import pairs_of

BETLS = 2
"""Pairs laid away for betl that are tried."""

GAMES_TRIED = 3
"""Games each tried with the pair that suits it best."""


class Plan(NamedTuple):
    """A pair to lay away, by its place among the 66, for a game, by its place."""

    pair: int
    game: int


def judge_discard(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Every pair that can be laid away, with the game it is best for, and throwing in where that may be done.

    ``also``: pairs to try in any case.
    """
    assert view.bargain is not None
    scene = scene_of(view, worlds)
    twelve = np.array([hand_of(view.hand)])
    pairs = pairs_of(twelve)[0]
    estimate = priced(twelve & ~pairs, prices(scene.sheets, scene.seat, from_hand=False, seat=scene.seat))
    estimate[:, np.less(NUMBERS, view.bargain.number or 1)] = -np.inf
    plans = _with(_plans(estimate, entrants(worlds)), estimate, pairs.tolist(), also)
    trials = [
        _trial(scene, view, worlds, int(pairs[plan.pair]), plan)._replace(thought=float(estimate[plan]))
        for plan in plans
    ]
    found = raced(trials, worlds)
    actions: list[Any] = [Discard(tuple(card_of(bit) for bit in cards_in(pair))) for pair in pairs.tolist()]
    best: dict[int, int] = {}
    for column in np.argsort(found.means, kind="stable").tolist():
        best[plans[column].pair] = column
    judged = filled(
        tuple(actions), [best.get(pair) for pair in range(len(pairs))], estimate.max(axis=1).tolist(), found
    )
    return _or_thrown_in(judged) if ThrowIn() in view.options else judged


def _plans(estimate: Floats, many: int) -> list[Plan]:
    """The plans to try: the best pair of the best games, then whatever looks best, and for betl a few of its own."""
    order = [Plan(*divmod(place, len(GAMES))) for place in np.argsort(-estimate, axis=None, kind="stable").tolist()]
    order = [plan for plan in order if np.isfinite(estimate[plan])]
    tricks = [plan for plan in order if plan.game != BETL]
    heads: dict[int, Plan] = {}
    for plan in tricks:
        heads.setdefault(plan.game, plan)
    first = list(heads.values())[:GAMES_TRIED]
    rest = [plan for plan in tricks if plan not in first]
    return (first + rest)[:many] + [plan for plan in order if plan.game == BETL][:BETLS]


def _with(plans: list[Plan], estimate: Floats, pairs: list[int], also: Sequence[Any]) -> list[Plan]:
    """``plans``, and for every pair asked for that none of them lays away the game that it looks best for."""
    asked = {hand_of(action.cards) for action in also if isinstance(action, Discard)}
    missing = asked - {pairs[plan.pair] for plan in plans}
    return plans + [Plan(place, int(estimate[place].argmax())) for place, pair in enumerate(pairs) if pair in missing]


def _trial(scene: Scene, view: PreferansView, worlds: Worlds, pair: int, plan: Plan) -> Trial:
    held = by_seat(view, worlds)
    held[scene.seat] &= ~pair
    return naming(scene, Game(scene.seat, GAMES[plan.game]), in_order(scene.sheets, scene.seat, held))


def _or_thrown_in(judged: Judged) -> Judged:
    """The same, or throwing the deal in, which costs and brings nothing."""
    nothing = np.zeros((judged.worlds.number, 1))
    return Judged(
        (*judged.actions, ThrowIn()),
        judged.worlds,
        np.hstack([judged.worths, nothing]),
        np.hstack([judged.tricks, (nothing + NONE).astype(np.int8)]),
    )
