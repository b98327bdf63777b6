"""Many things that may be done, few layouts that can be solved: all are tried in some, the best in more of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.preferans.players.judging.answers import declared
from kitapi.games.preferans.players.judging.hands import BETL, GAMES
from kitapi.games.preferans.players.judging.money import Game
from kitapi.games.preferans.players.judging.outcomes import DEAR, Counts, Outcome, Scene
from kitapi.players.judged import Bits, Floats, Judged, Worlds

HEAT = 5
"""In one of so many layouts all are tried."""

FINALISTS = 2
TRIED = 5
"""How many are tried in the heat, and where layouts are few, so many more that as much is solved as for these."""
FEW = 40

WRONG = (3.0, 4.0, 5.0, 6.0, 11.0, 12.0, 20.0)
"""Points by which what was thought of a game is wrong, as a rule, by game."""

ALWAYS = 10.0
"""Points by which layouts differ in any case, though a few may all come to the same."""

NEVER_BEST = 0.01
"""Points by which what was not tried is less than the best that was."""

NONE = -1
"""Tricks where nothing was played."""


class Trial(NamedTuple):
    """Something that may be done.

    ``come_to``: what it comes to in some of the layouts, given by their numbers. ``cost``: how much dearer it is to
    solve than most. ``thought``: what it is thought to be worth before that; None where nothing is. ``wrong``: by how
    much that is wrong, as a rule.
    """

    come_to: Callable[[Counts], Outcome]
    cost: int = 1
    thought: float | None = None
    wrong: float = WRONG[0]


class Raced(NamedTuple):
    """(n, trials) points, and the declarer's tricks, -1 where nothing was solved."""

    worth: Floats
    tricks: Counts
    worlds: Worlds

    @property
    def means(self) -> Floats:
        """(trials,) points on average."""
        found: Floats = self.worlds.weights @ self.worth
        return found


def naming(scene: Scene, game: Game, hands: Bits, thought: float | None = None) -> Trial:
    """To name ``game``, with ``hands`` (n, 3), its declarer's first."""
    at = GAMES.index(game.number)

    def come_to(rows: Counts) -> Outcome:
        return declared(scene, game, np.full(len(rows), at), hands[rows])

    return Trial(come_to, DEAR if at == BETL else 1, thought, WRONG[at])


def entrants(worlds: Worlds) -> int:
    """How many can be tried."""
    return max(TRIED, FEW // max(1, worlds.number // HEAT))


def raced(trials: Sequence[Trial], worlds: Worlds) -> Raced:
    """What ``trials`` come to; in layouts where one was not tried, what it came to in others on average.

    What was thought of one counts the more, the fewer the layouts in which it was tried. None but a finalist is best
    in the end: one that fell behind counts for no more than the best of them.
    """
    number = worlds.number
    found = Raced(np.full((number, len(trials)), np.nan), np.full((number, len(trials)), NONE), worlds)
    heat = np.arange(0, number, HEAT if number > HEAT else 1)
    _try(found, trials, range(len(trials)), heat)
    finalists = np.argsort(-_mended(found, trials), kind="stable")[:FINALISTS].tolist()
    rest = np.setdiff1d(np.arange(number), heat)
    _try(found, trials, finalists, rest[: max(len(rest) * 3 // 4, 1)])
    means, mended = _means(found), _mended(found, trials)
    mended = np.minimum(mended, mended[finalists].max())
    return found._replace(worth=np.where(np.isnan(found.worth), means, found.worth) + mended - means)


def _try(found: Raced, trials: Sequence[Trial], places: Sequence[int], rows: Counts) -> None:
    if len(rows):
        for place in places:
            some = rows[:: trials[place].cost]
            found.worth[some, place], found.tricks[some, place] = trials[place].come_to(some)


def _means(found: Raced) -> Floats:
    weights = np.where(np.isnan(found.worth), 0.0, found.worlds.weights[:, None])
    means: Floats = (np.nan_to_num(found.worth) * weights).sum(axis=0) / weights.sum(axis=0)
    return means


def _mended(found: Raced, trials: Sequence[Trial]) -> Floats:
    """(trials,) the means, drawn to what was thought of each by how little is known."""
    means = _means(found)
    if found.worlds.exact:
        return means
    tried = ~np.isnan(found.worth)
    weights = np.where(tried, found.worlds.weights[:, None], 0.0)
    off = np.where(tried, np.nan_to_num(found.worth) - means, 0.0)
    doubt = (weights**2 * (off**2 + ALWAYS**2)).sum(axis=0) / weights.sum(axis=0) ** 2
    before = np.array([mean if one.thought is None else one.thought for one, mean in zip(trials, means, strict=True)])
    wrong = np.array([trial.wrong for trial in trials]) ** 2
    mended: Floats = before + (means - before) * wrong / (wrong + doubt)
    return mended


def filled(actions: tuple[Any, ...], columns: Sequence[int | None], thought: Sequence[float], found: Raced) -> Judged:
    """All that may be done: what was tried, by its column, and for all else what it was ``thought`` worth.

    As they are only thought, none of those is best, and they are moved by as much as the solved came out differently.
    """
    number, most = len(found.worth), found.means.max()
    off = most - max(worth for worth, column in zip(thought, columns, strict=True) if column is not None)
    worths, tricks = np.empty((number, len(actions))), np.full((number, len(actions)), NONE, np.int8)
    for place, column in enumerate(columns):
        if column is None:
            worths[:, place] = min(thought[place] + off, most - NEVER_BEST)
        else:
            worths[:, place], tricks[:, place] = found.worth[:, column], found.tricks[:, column]
    return Judged(actions, found.worlds, worths, tricks)
