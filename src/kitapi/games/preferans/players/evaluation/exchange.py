"""Evaluation of pairs of discards, each together with a game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, NUMBERS, prices, value_games
from kitapi.games.preferans.players.evaluation.money import Game
from kitapi.games.preferans.players.evaluation.outcomes import Scene, hands_by_seat, hands_in_order, scene_of
from kitapi.games.preferans.players.evaluation.successive_halving import (
    NONE,
    Trial,
    candidate_count,
    evaluate_by_halving,
    fill_estimates,
    naming_trial,
)
from kitapi.games.preferans.rules.actions import Discard, ThrowIn
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.players.evaluation import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import card_of, cards_in, hand_of
from kitapi.players.tricks.masks import pairs_of

BETLS = 2
"""The number of pairs of discards that are solved for betl."""

GAMES_TRIED = 3
"""The number of games that are solved with their best pair."""


class Plan(NamedTuple):
    """Two cards to discard, by their index among the 66 pairs, for a game, by its index."""

    pair: int
    game: int


def judge_discard(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Evaluate every pair of discards with its best game, and throwing in if it is legal.

    ``also``: pairs to solve in any case.
    """
    assert view.bargain is not None
    scene = scene_of(view, worlds)
    twelve = np.array([hand_of(view.hand)])
    pairs = pairs_of(twelve)[0]
    estimate = value_games(twelve & ~pairs, prices(scene.sheets, scene.seat, from_hand=False, seat=scene.seat))
    estimate[:, np.less(NUMBERS, view.bargain.number or 1)] = -np.inf
    plans = _add_required(_plans(estimate, candidate_count(worlds)), estimate, pairs.tolist(), also)
    trials = [
        _trial(scene, view, worlds, int(pairs[plan.pair]), plan)._replace(estimate=float(estimate[plan]))
        for plan in plans
    ]
    found = evaluate_by_halving(trials, worlds)
    actions: list[Any] = [Discard(tuple(card_of(bit) for bit in cards_in(pair))) for pair in pairs.tolist()]
    best: dict[int, int] = {}
    for column in np.argsort(found.means, kind="stable").tolist():
        best[plans[column].pair] = column
    judged = fill_estimates(
        tuple(actions), [best.get(pair) for pair in range(len(pairs))], estimate.max(axis=1).tolist(), found
    )
    return _add_throwing_in(judged) if ThrowIn() in view.options else judged


def _plans(estimate: Floats, count: int) -> list[Plan]:
    """Return the plans to solve: the best pair of the best games, then the best others, and a few for betl."""
    order = [Plan(*divmod(place, len(GAMES))) for place in np.argsort(-estimate, axis=None, kind="stable").tolist()]
    order = [plan for plan in order if np.isfinite(estimate[plan])]
    tricks = [plan for plan in order if plan.game != BETL]
    heads: dict[int, Plan] = {}
    for plan in tricks:
        heads.setdefault(plan.game, plan)
    first = list(heads.values())[:GAMES_TRIED]
    rest = [plan for plan in tricks if plan not in first]
    return (first + rest)[:count] + [plan for plan in order if plan.game == BETL][:BETLS]


def _add_required(plans: list[Plan], estimate: Floats, pairs: list[int], also: Sequence[Any]) -> list[Plan]:
    """Return ``plans``, and each pair of ``also`` that they do not contain, with its best game by the estimate."""
    required = {hand_of(action.cards) for action in also if isinstance(action, Discard)}
    missing = required - {pairs[plan.pair] for plan in plans}
    return plans + [Plan(place, int(estimate[place].argmax())) for place, pair in enumerate(pairs) if pair in missing]


def _trial(scene: Scene, view: PreferansView, worlds: Worlds, pair: int, plan: Plan) -> Trial:
    held = hands_by_seat(view, worlds)
    held[scene.seat] &= ~pair
    return naming_trial(scene, Game(scene.seat, GAMES[plan.game]), hands_in_order(scene.sheets, scene.seat, held))


def _add_throwing_in(judged: Judged) -> Judged:
    """Return ``judged`` with one more action: throwing the deal in, of value 0."""
    nothing = np.zeros((judged.worlds.number, 1))
    return Judged(
        (*judged.actions, ThrowIn()),
        judged.worlds,
        np.hstack([judged.values_by_layout, nothing]),
        np.hstack([judged.tricks, (nothing + NONE).astype(np.int8)]),
    )
