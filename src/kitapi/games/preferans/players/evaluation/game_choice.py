"""Evaluation of the games to name, open or not, and, from hand, of giving way to the game named before."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, prices, value_games
from kitapi.games.preferans.players.evaluation.money import Game
from kitapi.games.preferans.players.evaluation.outcomes import Scene, hands_by_seat, hands_in_order, scene_of
from kitapi.games.preferans.players.evaluation.successive_halving import (
    evaluate_by_halving,
    fill_estimates,
    naming_trial,
)
from kitapi.games.preferans.rules.actions import GiveWay, NameGame
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Form
from kitapi.players.evaluation import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import hand_of

TRIED = 3
"""The number of games that are solved: the best by the estimate; also betl, and the same games open."""


def judge_name(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Evaluate every game that may be named, and giving way if it is legal; ``also``: names to solve in any case."""
    assert view.bargain is not None
    scene = scene_of(view, worlds)
    price = prices(scene.sheets, scene.seat, from_hand=view.bargain.number is None, seat=scene.seat)
    estimate = value_games(np.array([hand_of(view.hand)]), price)[0]
    names = _names(view)
    tried = _names_to_solve(names, estimate)
    tried += [name for name in names if name in also and name not in tried]
    games = [_game(scene, view, name) for name in tried]
    actions: tuple[NameGame | GiveWay, ...] = tuple(names)
    if GiveWay() in view.options:
        games.append(_game_given_way_to(view))
        actions = (*actions, GiveWay())
    held = hands_by_seat(view, worlds)
    before = [_estimate_before(estimate, action) for action in (*tried, *actions[len(names) :])]
    trials = [
        naming_trial(scene, game, hands_in_order(scene.sheets, game.declarer, held), estimates)
        for game, estimates in zip(games, before, strict=True)
    ]
    solved = dict(zip([*tried, *actions[len(names) :]], range(len(games)), strict=True))
    columns = [solved.get(action) for action in actions]
    estimates = [_estimate_of(estimate, action) for action in actions]
    return fill_estimates(actions, columns, estimates, evaluate_by_halving(trials, worlds))


def _estimate_of(estimate: Floats, action: NameGame | GiveWay) -> float:
    return float(estimate[GAMES.index(action.game)]) if isinstance(action, NameGame) else 0.0


def _estimate_before(estimate: Floats, action: NameGame | GiveWay) -> float | None:
    """Return the estimate of an action before it is solved; None of open games and of giving way."""
    return None if isinstance(action, GiveWay) or action.open else _estimate_of(estimate, action)


def _names(view: PreferansView) -> list[NameGame]:
    """Return the legal names, in the order of the options."""
    forms = [option for option in view.options if isinstance(option, Form)]
    fields = [[field.values for field in form.fields] for form in forms]
    return [NameGame(GameNumber(game), bool(is_open)) for values in fields for game, is_open in product(*values)]


def _names_to_solve(names: list[NameGame], estimate: Floats) -> list[NameGame]:
    """Return the names to solve: of the best games and betl, closed and open."""
    by_value = sorted({name.game for name in names}, key=lambda game: -estimate[GAMES.index(game)])
    games = [game for game in by_value if game is not GAMES[BETL]][:TRIED]
    return [name for name in names if name.game in games or name.game is GAMES[BETL]]


def _game(scene: Scene, view: PreferansView, name: NameGame) -> Game:
    assert view.bargain is not None
    return Game(scene.seat, name.game, from_hand=view.bargain.number is None, open=name.open)


def _game_given_way_to(view: PreferansView) -> Game:
    """Return the game that was named before, which is played if nobody names a higher one."""
    assert view.bargain is not None
    named = view.bargain.named[-1]
    return Game(named.seat, named.game, from_hand=True, open=named.open)
