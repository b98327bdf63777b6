"""Which game to name, open or not; from hand, whether to leave it to who named one before."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from kitapi.games.preferans.players.judging.hands import BETL, GAMES, priced, prices
from kitapi.games.preferans.players.judging.money import Game
from kitapi.games.preferans.players.judging.outcomes import Scene, by_seat, in_order, scene_of
from kitapi.games.preferans.players.judging.racing import filled, naming, raced
from kitapi.games.preferans.rules.actions import GiveWay, NameGame
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Form
from kitapi.players.judged import Floats, Judged, Worlds
from kitapi.players.tricks.holdings import hand_of

TRIED = 3
"""Games that are solved, those that look best; betl, which is soon solved, beside them, and the same laid open."""


def judge_name(view: PreferansView, worlds: Worlds, *, also: Sequence[Any] = ()) -> Judged:
    """Every game that may be named, and giving way where that may be done; ``also``: names to solve in any case."""
    assert view.bargain is not None
    scene = scene_of(view, worlds)
    price = prices(scene.sheets, scene.seat, from_hand=view.bargain.number is None, seat=scene.seat)
    estimate = priced(np.array([hand_of(view.hand)]), price)[0]
    names = _names(view)
    tried = _tried(names, estimate)
    tried += [name for name in names if name in also and name not in tried]
    games = [_game(scene, view, name) for name in tried]
    actions: tuple[NameGame | GiveWay, ...] = tuple(names)
    if GiveWay() in view.options:
        games.append(_given_way_to(view))
        actions = (*actions, GiveWay())
    held = by_seat(view, worlds)
    before = [_before(estimate, action) for action in (*tried, *actions[len(names) :])]
    trials = [
        naming(scene, game, in_order(scene.sheets, game.declarer, held), thought)
        for game, thought in zip(games, before, strict=True)
    ]
    solved = dict(zip([*tried, *actions[len(names) :]], range(len(games)), strict=True))
    columns = [solved.get(action) for action in actions]
    thought = [_thought(estimate, action) for action in actions]
    return filled(actions, columns, thought, raced(trials, worlds))


def _thought(estimate: Floats, action: NameGame | GiveWay) -> float:
    return float(estimate[GAMES.index(action.game)]) if isinstance(action, NameGame) else 0.0


def _before(estimate: Floats, action: NameGame | GiveWay) -> float | None:
    """What is thought of an action before anything is solved; nothing of open games, and of another's."""
    return None if isinstance(action, GiveWay) or action.open else _thought(estimate, action)


def _names(view: PreferansView) -> list[NameGame]:
    """Every name that the options allow, in their order."""
    forms = [option for option in view.options if isinstance(option, Form)]
    fields = [[field.values for field in form.fields] for form in forms]
    return [NameGame(GameNumber(game), bool(is_open)) for values in fields for game, is_open in product(*values)]


def _tried(names: list[NameGame], estimate: Floats) -> list[NameGame]:
    """The names worth solving: of the best games, betl among them, closed and open."""
    by_worth = sorted({name.game for name in names}, key=lambda game: -estimate[GAMES.index(game)])
    games = [game for game in by_worth if game is not GAMES[BETL]][:TRIED]
    return [name for name in names if name.game in games or name.game is GAMES[BETL]]


def _game(scene: Scene, view: PreferansView, name: NameGame) -> Game:
    assert view.bargain is not None
    return Game(scene.seat, name.game, from_hand=view.bargain.number is None, open=name.open)


def _given_way_to(view: PreferansView) -> Game:
    """The game that was named before, which is played if nobody names a higher."""
    assert view.bargain is not None
    named = view.bargain.named[-1]
    return Game(named.seat, named.game, from_hand=True, open=named.open)
