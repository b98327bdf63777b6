"""Evaluation of doubling: a kontra, and every answer to one."""

from typing import NamedTuple

import numpy as np

from kitapi.games.preferans.players.evaluation.answers import kontra_chances, unplayed_value
from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, PREFERANS, estimate_hands
from kitapi.games.preferans.players.evaluation.money import Game, game_in
from kitapi.games.preferans.players.evaluation.outcomes import (
    Counts,
    Scene,
    hands_by_seat,
    hands_in_order,
    scene_of,
    solve_tricks,
    thin_betl_layouts,
    values_of_tricks,
)
from kitapi.games.preferans.players.situation import GOALS
from kitapi.games.preferans.rules.actions import Decline, Kontra
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.settlement import SIX
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Bits, Floats, Judged, Worlds

REKONTRA_AT = 8.2
"""The expected tricks with which a declarer answers a kontra with probability 1/2; and this soft threshold's width."""
REKONTRA_WIDTH = 0.4

DOUBT = 0.1
DOUBT_OF_PREFERANS = 0.6
"""The frequency with which a declarer makes preferans although the sampled layouts predict a loss.

The declarer knows more than the layouts show, above all if the game needs a hand so rare that few layouts have it."""

ANSWERED = (0.35, 0.5)
"""The frequencies with which doubling is right: against a declarer, and against the caller of a kontra."""

SURE_BETL = 0.97


class Course(NamedTuple):
    """The course of a game in each layout: the hands, (n, 3), and the declarer's solved tricks, (n,).

    ``otherwise``: the declarer's tricks in the other possible result; ``doubt``: the probability of that result.
    """

    hands: Bits
    tricks: Counts
    otherwise: Counts
    doubt: float


def judge_double(view: PreferansView, worlds: Worlds) -> Judged:
    """Evaluate doubling and not doubling, with the cards played double dummy afterwards."""
    game = game_in(view)
    worlds = thin_betl_layouts(worlds, game.number)
    scene = scene_of(view, worlds)
    hands = hands_in_order(scene.sheets, game.declarer, hands_by_seat(view, worlds))
    course = _course_of(scene, game, hands)
    caller = scene.seat if game.kontra_by is None else game.kontra_by
    more = game._replace(doublings=game.doublings + 1, kontra_by=caller, dropped=())
    by_action = {Decline: _value_undoubled(scene, game, course), Kontra: _value_doubled(scene, more, course)}
    actions = tuple(option for option in view.options if isinstance(option, Decline | Kontra))
    values = np.stack([by_action[type(action)] for action in actions], axis=1)
    return Judged(actions, worlds, values, np.stack([course.tricks] * len(actions), axis=1).astype(np.int8))


def _game_indices(game: Game, hands: Bits) -> Counts:
    return np.full(len(hands), GAMES.index(game.number))


def _course_of(scene: Scene, game: Game, hands: Bits) -> Course:
    """Return the course of the game, with the viewer's doubt."""
    tricks = solve_tricks(scene.sheets, game, _game_indices(game, hands), hands)
    least = GOALS.get(game.number, SIX)
    made = np.maximum(tricks, least) if least else np.zeros_like(tricks)
    if scene.open_cards:
        return Course(hands, tricks, made, 0.0)
    if scene.seat == game.declarer:
        return Course(hands, tricks, np.minimum(tricks, least - 1) if least else np.ones_like(tricks), ANSWERED[0])
    if game.doublings:
        return Course(hands, tricks, made, ANSWERED[1])
    if game.number is GAMES[BETL]:
        return Course(hands, tricks, made, DOUBT + 1 / (len(tricks) + 2))
    return Course(hands, tricks, made, DOUBT_OF_PREFERANS if game.number is GAMES[PREFERANS] else DOUBT)


def _value_undoubled(scene: Scene, game: Game, course: Course) -> Floats:
    """Return the value of not doubling; the next defender may still double."""
    variant = scene.sheets.variant
    demanded = is_kontra_demanded(game.number, from_hand=game.from_hand, variant=variant) and not game.doublings
    plain = np.full(len(course.hands), unplayed_value(scene, game)) if demanded else _value_played(scene, game, course)
    first, other = defenders_of(game.declarer, scene.sheets.active)
    if scene.open_cards or game.doublings or scene.seat != first or other in game.dropped:
        return plain
    likely = kontra_chances(_game_indices(game, course.hands), course.hands)[:, 1]
    return _mix(likely, _value_played(scene, game._replace(doublings=1, kontra_by=other, dropped=()), course), plain)


def _value_doubled(scene: Scene, game: Game, course: Course) -> Floats:
    """Return the value of doubling; a declarer who is sure of the game answers."""
    plain = _value_played(scene, game, course)
    limit = scene.sheets.variant.kontra_limit
    if scene.open_cards or scene.seat == game.declarer or game.doublings >= limit:
        return plain
    answered = _value_played(scene, game._replace(doublings=game.doublings + 1), course)
    return _mix(_rekontra_chance(game, course.hands[:, 0]), answered, plain)


def _rekontra_chance(game: Game, hands: Bits) -> Floats:
    """Return the probability that a declarer with these cards answers a kontra."""
    hand, at = estimate_hands(hands), GAMES.index(game.number)
    if at == BETL:
        return (hand.betl >= SURE_BETL).astype(np.float64)
    found: Floats = 1 / (1 + np.exp((REKONTRA_AT - hand.tricks[:, at]) / REKONTRA_WIDTH))
    return found


def _value_played(scene: Scene, game: Game, course: Course) -> Floats:
    """Return the value of a game in points.

    A player who doubles a betl can defeat it in all layouts considered, and is assumed to make no mistake.
    """
    scene = scene._replace(open_cards=scene.open_cards or game.number is GAMES[BETL])
    places = _game_indices(game, course.hands)
    found = values_of_tricks(scene, game, places, course.hands, course.tricks)
    if not course.doubt:
        return found
    return _mix(course.doubt, values_of_tricks(scene, game, places, course.hands, course.otherwise), found)


def _mix(likely: Floats | float, one: Floats, other: Floats) -> Floats:
    return likely * one + (1 - likely) * other
