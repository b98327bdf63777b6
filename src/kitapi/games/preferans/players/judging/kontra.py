"""Whether to double: a kontra, and every answer to one."""

from typing import NamedTuple

import numpy as np

from kitapi.games.preferans.players.judging.answers import doubling, unplayed
from kitapi.games.preferans.players.judging.hands import BETL, GAMES, PREFERANS, read
from kitapi.games.preferans.players.judging.money import Game, game_in
from kitapi.games.preferans.players.judging.outcomes import (
    Counts,
    Scene,
    by_seat,
    fewer,
    in_order,
    paid,
    scene_of,
    solved,
)
from kitapi.games.preferans.players.situation import GOALS
from kitapi.games.preferans.rules.actions import Decline, Kontra
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.settlement import SIX
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats, Judged, Worlds

REKONTRA_AT = 8.2
"""Tricks expected at which a declarer answers a kontra every other time; and over how many that changes."""
REKONTRA_WIDTH = 0.4

DOUBT = 0.1
DOUBT_OF_PREFERANS = 0.6
"""How often a declarer has his game whatever the layouts say: he knows more of it than they show, most of all where he
needs a hand so rare that hardly a layout has it."""

ANSWERED = (0.35, 0.5)
"""How often the other is right who doubled: against a declarer, and against the caller of a kontra."""

SURE_BETL = 0.97


class Course(NamedTuple):
    """How a game may go in each layout: (n, 3) hands, (n,) the declarer's tricks as solved, and in case of doubt.

    ``doubt``: how often it goes otherwise than solved.
    """

    hands: Bits
    tricks: Counts
    otherwise: Counts
    doubt: float


def judge_double(view: PreferansView, worlds: Worlds) -> Judged:
    """To double or not, the cards being played out after it."""
    game = game_in(view)
    worlds = fewer(worlds, game.number)
    scene = scene_of(view, worlds)
    hands = in_order(scene.sheets, game.declarer, by_seat(view, worlds))
    course = _course(scene, game, hands)
    caller = scene.seat if game.kontra_by is None else game.kontra_by
    more = game._replace(doublings=game.doublings + 1, kontra_by=caller, dropped=())
    by_action = {Decline: _left_alone(scene, game, course), Kontra: _doubled(scene, more, course)}
    actions = tuple(option for option in view.options if isinstance(option, Decline | Kontra))
    worths = np.stack([by_action[type(action)] for action in actions], axis=1)
    return Judged(actions, worlds, worths, np.stack([course.tricks] * len(actions), axis=1).astype(np.int8))


def _places(game: Game, hands: Bits) -> Counts:
    return np.full(len(hands), GAMES.index(game.number))


def _course(scene: Scene, game: Game, hands: Bits) -> Course:
    """How the game goes, with the doubt that who judges should have of it."""
    tricks = solved(scene.sheets, game, _places(game, hands), hands)
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


def _left_alone(scene: Scene, game: Game, course: Course) -> Floats:
    """Points if he does not double; the defender asked after him may."""
    variant = scene.sheets.variant
    demanded = is_kontra_demanded(game.number, from_hand=game.from_hand, variant=variant) and not game.doublings
    plain = np.full(len(course.hands), unplayed(scene, game)) if demanded else _paid(scene, game, course)
    first, other = defenders_of(game.declarer, scene.sheets.active)
    if scene.open_cards or game.doublings or scene.seat != first or other in game.dropped:
        return plain
    likely = doubling(_places(game, course.hands), course.hands)[:, 1]
    return _either(likely, _paid(scene, game._replace(doublings=1, kontra_by=other, dropped=()), course), plain)


def _doubled(scene: Scene, game: Game, course: Course) -> Floats:
    """Points if he doubles; a declarer who is sure of his game answers."""
    plain = _paid(scene, game, course)
    limit = scene.sheets.variant.kontra_limit
    if scene.open_cards or scene.seat == game.declarer or game.doublings >= limit:
        return plain
    answered = _paid(scene, game._replace(doublings=game.doublings + 1), course)
    return _either(_sure(game, course.hands[:, 0]), answered, plain)


def _sure(game: Game, hands: Bits) -> Floats:
    """How likely a declarer with these cards answers a kontra."""
    seen, at = read(hands), GAMES.index(game.number)
    if at == BETL:
        return (seen.betl >= SURE_BETL).astype(np.float64)
    found: Floats = 1 / (1 + np.exp((REKONTRA_AT - seen.tricks[:, at]) / REKONTRA_WIDTH))
    return found


def _paid(scene: Scene, game: Game, course: Course) -> Floats:
    """Points of a game played out.

    Who doubles a betl knows how to beat it in all layouts that he thinks of, and lets none through.
    """
    scene = scene._replace(open_cards=scene.open_cards or game.number is GAMES[BETL])
    places = _places(game, course.hands)
    found = paid(scene, game, places, course.hands, course.tricks)
    if not course.doubt:
        return found
    return _either(course.doubt, paid(scene, game, places, course.hands, course.otherwise), found)


def _either(likely: Floats | float, one: Floats, other: Floats) -> Floats:
    return likely * one + (1 - likely) * other
