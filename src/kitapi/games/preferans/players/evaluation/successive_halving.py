"""Successive halving: many candidates are evaluated in few layouts, then the best of them in more."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.preferans.players.evaluation.answers import outcome_of_naming
from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES
from kitapi.games.preferans.players.evaluation.money import Game
from kitapi.games.preferans.players.evaluation.outcomes import BETL_COST, Counts, Outcome, Scene
from kitapi.players.evaluation import Bits, Floats, Judged, Worlds

FIRST_ROUND = 5
"""The first round evaluates all candidates in 1/``FIRST_ROUND`` of the layouts."""

FINALISTS = 2
CANDIDATES = 5
"""The number of candidates; it is higher if there are few layouts, so that the amount of work is about the same."""
FEW = 40

ESTIMATE_ERRORS = (3.0, 4.0, 5.0, 6.0, 11.0, 12.0, 20.0)
"""The standard errors of the estimates, in points, by game."""

LAYOUT_SPREAD = 10.0
"""The lowest standard deviation between layouts that is assumed, in points, even if the few solved ones agree."""

NEVER_BEST = 0.01
"""The number of points by which an unsolved action is limited to less than the best solved action."""

NONE = -1
"""The value of the tricks in a layout that was not solved."""


class Trial(NamedTuple):
    """A candidate.

    ``evaluate``: its outcome in some of the layouts, by their indices. ``cost``: how many times as long it takes to
    solve.
    ``estimate``: its value before it is solved, or None. ``error``: the standard error of the estimate.
    """

    evaluate: Callable[[Counts], Outcome]
    cost: int = 1
    estimate: float | None = None
    error: float = ESTIMATE_ERRORS[0]


class TrialResults(NamedTuple):
    """The results of trials, arrays of shape (n, trials): points, and the declarer's tricks, or -1 if not solved."""

    values: Floats
    tricks: Counts
    worlds: Worlds

    @property
    def means(self) -> Floats:
        """Array (trials,): the means in points."""
        found: Floats = self.worlds.weights @ self.values
        return found


def naming_trial(scene: Scene, game: Game, hands: Bits, estimate: float | None = None) -> Trial:
    """Return the candidate of naming ``game``, with ``hands`` (n, 3), its declarer's first."""
    at = GAMES.index(game.number)

    def evaluate(rows: Counts) -> Outcome:
        return outcome_of_naming(scene, game, np.full(len(rows), at), hands[rows])

    return Trial(evaluate, BETL_COST if at == BETL else 1, estimate, ESTIMATE_ERRORS[at])


def candidate_count(worlds: Worlds) -> int:
    """Return the number of candidates that can be evaluated."""
    return max(CANDIDATES, FEW // max(1, worlds.number // FIRST_ROUND))


def evaluate_by_halving(trials: Sequence[Trial], worlds: Worlds) -> TrialResults:
    """Evaluate ``trials``; in a layout in which a trial was not solved, its value is its mean over the solved layouts.

    The means are shrunk toward the estimates; the fewer layouts were solved, the more. Only a finalist can be the best
    trial: the values of all others are limited to that of the best finalist.
    """
    number = worlds.number
    found = TrialResults(np.full((number, len(trials)), np.nan), np.full((number, len(trials)), NONE), worlds)
    first_round = np.arange(0, number, FIRST_ROUND if number > FIRST_ROUND else 1)
    _solve_trials(found, trials, range(len(trials)), first_round)
    finalists = np.argsort(-_shrunk_means(found, trials), kind="stable")[:FINALISTS].tolist()
    rest = np.setdiff1d(np.arange(number), first_round)
    _solve_trials(found, trials, finalists, rest[: max(len(rest) * 3 // 4, 1)])
    means, shrunk = _means(found), _shrunk_means(found, trials)
    shrunk = np.minimum(shrunk, shrunk[finalists].max())
    return found._replace(values=np.where(np.isnan(found.values), means, found.values) + shrunk - means)


def _solve_trials(found: TrialResults, trials: Sequence[Trial], places: Sequence[int], rows: Counts) -> None:
    if len(rows):
        for place in places:
            some = rows[:: trials[place].cost]
            found.values[some, place], found.tricks[some, place] = trials[place].evaluate(some)


def _means(found: TrialResults) -> Floats:
    weights = np.where(np.isnan(found.values), 0.0, found.worlds.weights[:, None])
    means: Floats = (np.nan_to_num(found.values) * weights).sum(axis=0) / weights.sum(axis=0)
    return means


def _shrunk_means(found: TrialResults, trials: Sequence[Trial]) -> Floats:
    """Return the means, shrunk toward the estimates by their variance; shape (trials,)."""
    means = _means(found)
    if found.worlds.exact:
        return means
    tried = ~np.isnan(found.values)
    weights = np.where(tried, found.worlds.weights[:, None], 0.0)
    off = np.where(tried, np.nan_to_num(found.values) - means, 0.0)
    doubt = (weights**2 * (off**2 + LAYOUT_SPREAD**2)).sum(axis=0) / weights.sum(axis=0) ** 2
    before = np.array([mean if one.estimate is None else one.estimate for one, mean in zip(trials, means, strict=True)])
    errors = np.array([trial.error for trial in trials]) ** 2
    shrunk: Floats = before + (means - before) * errors / (errors + doubt)
    return shrunk


def fill_estimates(
    actions: tuple[Any, ...], columns: Sequence[int | None], estimates: Sequence[float], found: TrialResults
) -> Judged:
    """Return the values of all actions: solved ones by their column, the others by their ``estimates``.

    An estimate is never the best; estimates are shifted by the mean difference between solved and estimated values.
    """
    number, most = len(found.values), found.means.max()
    off = most - max(value for value, column in zip(estimates, columns, strict=True) if column is not None)
    values, tricks = np.empty((number, len(actions))), np.full((number, len(actions)), NONE, np.int8)
    for place, column in enumerate(columns):
        if column is None:
            values[:, place] = min(estimates[place] + off, most - NEVER_BEST)
        else:
            values[:, place], tricks[:, place] = found.values[:, column], found.tricks[:, column]
    return Judged(actions, found.worlds, values, tricks)
