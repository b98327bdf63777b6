"""Whether a defender plays, where he may drop."""

from itertools import product

import numpy as np

from kitapi.games.preferans.players.answering import PLAYS_FROM
from kitapi.games.preferans.players.judging.answers import answered, promises
from kitapi.games.preferans.players.judging.hands import GAMES
from kitapi.games.preferans.players.judging.money import game_in
from kitapi.games.preferans.players.judging.outcomes import Outcome, by_seat, in_order, scene_of
from kitapi.games.preferans.rules.actions import Invite, Participate
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Judged, Worlds


def judge_part(view: PreferansView, worlds: Worlds) -> Judged:
    """To play or to drop; a defender asked later plays if his cards promise a trick."""
    assert view.bargain is not None
    scene, game = scene_of(view, worlds), game_in(view)
    hands = in_order(scene.sheets, game.declarer, by_seat(view, worlds))
    games = np.full(worlds.number, GAMES.index(game.number))
    defenders = defenders_of(game.declarer, scene.sheets.active)
    own = defenders.index(scene.seat)
    said = {part.seat: part.plays for part in view.bargain.participation}
    other = np.full(worlds.number, said.get(defenders[1 - own], False))
    if defenders[1 - own] not in said:
        other = promises(games, hands)[:, 1 - own] >= PLAYS_FROM
    found = Outcome(np.zeros((worlds.number, 2)), np.zeros((worlds.number, 2), np.int64))
    actions = tuple(option for option in view.options if isinstance(option, Participate))
    for (column, action), with_other in product(enumerate(actions), (True, False)):
        rows = np.flatnonzero(other == with_other)
        playing = {scene.seat: action.plays, defenders[1 - own]: with_other}
        out = tuple(seat for seat in defenders if not playing[seat])
        if len(rows):
            worth, tricks = answered(scene, game._replace(dropped=out), games[rows], hands[rows])
            found.worth[rows, column], found.tricks[rows, column] = worth, tricks
    return Judged(actions, worlds, found.worth, found.tricks.astype(np.int8))


def judge_invitation(view: PreferansView, worlds: Worlds) -> Judged:
    """To play alone, or to call in the defender who dropped and answer for the tricks of both."""
    scene, game = scene_of(view, worlds), game_in(view)
    hands = in_order(scene.sheets, game.declarer, by_seat(view, worlds))
    games = np.full(worlds.number, GAMES.index(game.number))
    together = game._replace(dropped=(), invited_by=scene.seat)
    actions = tuple(option for option in view.options if isinstance(option, Invite))
    found = [answered(scene, together if action.invites else game, games, hands) for action in actions]
    worth = np.stack([one.worth for one in found], axis=1)
    return Judged(actions, worlds, worth, np.stack([one.tricks for one in found], axis=1).astype(np.int8))
