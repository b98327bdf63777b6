"""Whether to double: a kontra, and every answer to one."""

import numpy as np

from kitapi.games.preferans.actions import Decline, Kontra
from kitapi.games.preferans.settlement import SIX
from kitapi.games.preferans.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats, Judged, Worlds
from kitapi.players.preferans.judging.answers import doubling
from kitapi.players.preferans.judging.hands import BETL, GAMES, PREFERANS, read
from kitapi.players.preferans.judging.money import Game, game_in
from kitapi.players.preferans.judging.outcomes import Counts, Scene, by_seat, fewer, in_order, paid, scene_of, solved
from kitapi.players.preferans.situation import GOALS

REKONTRA_AT = 8.2
"""Tricks expected at which a declarer answers a kontra every other time; and over how many that changes."""
REKONTRA_WIDTH = 0.4

DOUBT = 0.12
DOUBT_OF_PREFERANS = 0.6
"""How often a declarer has his game whatever the layouts say: he knows more of it than they show, most of all where he
needs a hand so rare that hardly a layout has it."""

SURE_BETL = 0.97


def judge_double(view: PreferansView, worlds: Worlds) -> Judged:
    """To double or not, the cards being played out after it."""
    game = game_in(view)
    worlds = fewer(worlds, game.number)
    scene = scene_of(view, worlds)
    hands = in_order(scene.sheets, game.declarer, by_seat(view, worlds))
    tricks = solved(scene.sheets, game, _places(game, hands), hands)
    caller = scene.seat if game.kontra_by is None else game.kontra_by
    more = game._replace(doublings=game.doublings + 1, kontra_by=caller, dropped=())
    by_action = {Decline: _left_alone(scene, game, hands, tricks), Kontra: _doubled(scene, more, hands, tricks)}
    actions = tuple(option for option in view.options if isinstance(option, Decline | Kontra))
    worths = np.stack([by_action[type(action)] for action in actions], axis=1)
    return Judged(actions, worlds, worths, np.stack([tricks] * len(actions), axis=1).astype(np.int8))


def _places(game: Game, hands: Bits) -> Counts:
    return np.full(len(hands), GAMES.index(game.number))


def _left_alone(scene: Scene, game: Game, hands: Bits, tricks: Counts) -> Floats:
    """Points if he does not double; the defender asked after him may."""
    plain = _paid(scene, game, hands, tricks)
    first, other = defenders_of(game.declarer, scene.sheets.active)
    if scene.open_cards or game.doublings or scene.seat != first or other in game.dropped:
        return plain
    likely = doubling(_places(game, hands), hands)[:, 1]
    return _either(likely, _paid(scene, game._replace(doublings=1, kontra_by=other, dropped=()), hands, tricks), plain)


def _doubled(scene: Scene, game: Game, hands: Bits, tricks: Counts) -> Floats:
    """Points if he doubles; a declarer who is sure of his game answers."""
    plain = _paid(scene, game, hands, tricks)
    limit = scene.sheets.variant.kontra_limit
    if scene.open_cards or scene.seat == game.declarer or game.doublings >= limit:
        return plain
    return _either(
        _sure(game, hands[:, 0]), _paid(scene, game._replace(doublings=game.doublings + 1), hands, tricks), plain
    )


def _sure(game: Game, hands: Bits) -> Floats:
    """How likely a declarer with these cards answers a kontra."""
    seen, at = read(hands), GAMES.index(game.number)
    if at == BETL:
        return (seen.betl >= SURE_BETL).astype(np.float64)
    found: Floats = 1 / (1 + np.exp((REKONTRA_AT - seen.tricks[:, at]) / REKONTRA_WIDTH))
    return found


def _paid(scene: Scene, game: Game, hands: Bits, tricks: Counts) -> Floats:
    """Points of a game played out; where not all cards are known, with some doubt that it can be beaten.

    Who doubles a betl knows how to beat it in all layouts that he thinks of, and lets none through.
    """
    known = scene.open_cards or game.number is GAMES[BETL]
    found = paid(scene._replace(open_cards=known), game, _places(game, hands), hands, tricks)
    if scene.open_cards:
        return found
    least = GOALS.get(game.number, SIX)
    enough = np.maximum(tricks, least) if least else np.zeros_like(tricks)
    made = paid(scene, game, _places(game, hands), hands, enough)
    doubt = DOUBT_OF_PREFERANS if game.number is GAMES[PREFERANS] else DOUBT
    return _either(np.full(len(hands), doubt), made, found)


def _either(likely: Floats, one: Floats, other: Floats) -> Floats:
    return likely * one + (1 - likely) * other
