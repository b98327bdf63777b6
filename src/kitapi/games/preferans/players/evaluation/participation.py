"""Evaluation of a defender's answers: to play or to drop, and to call in the other."""

from itertools import product

import numpy as np

from kitapi.games.preferans.players.answers import PLAYS_FROM
from kitapi.games.preferans.players.evaluation.answers import defenders_tricks, outcome_with_drops
from kitapi.games.preferans.players.evaluation.hands import GAMES
from kitapi.games.preferans.players.evaluation.money import game_in
from kitapi.games.preferans.players.evaluation.outcomes import Outcome, hands_by_seat, hands_in_order, scene_of
from kitapi.games.preferans.rules.actions import Invite, Participate
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Judged, Worlds


def judge_participation(view: PreferansView, worlds: Worlds) -> Judged:
    """Evaluate playing and dropping; a defender who answers later plays if their cards promise a trick."""
    assert view.bargain is not None
    scene, game = scene_of(view, worlds), game_in(view)
    hands = hands_in_order(scene.sheets, game.declarer, hands_by_seat(view, worlds))
    games = np.full(worlds.number, GAMES.index(game.number))
    defenders = defenders_of(game.declarer, scene.sheets.active)
    own = defenders.index(scene.seat)
    said = {part.seat: part.plays for part in view.bargain.participation}
    other = np.full(worlds.number, said.get(defenders[1 - own], False))
    if defenders[1 - own] not in said:
        other = defenders_tricks(games, hands)[:, 1 - own] >= PLAYS_FROM
    found = Outcome(np.zeros((worlds.number, 2)), np.zeros((worlds.number, 2), np.int64))
    actions = tuple(option for option in view.options if isinstance(option, Participate))
    for (column, action), with_other in product(enumerate(actions), (True, False)):
        rows = np.flatnonzero(other == with_other)
        playing = {scene.seat: action.plays, defenders[1 - own]: with_other}
        out = tuple(seat for seat in defenders if not playing[seat])
        if len(rows):
            values, tricks = outcome_with_drops(scene, game._replace(dropped=out), games[rows], hands[rows])
            found.values[rows, column], found.tricks[rows, column] = values, tricks
    return Judged(actions, worlds, found.values, found.tricks.astype(np.int8))


def judge_invitation(view: PreferansView, worlds: Worlds) -> Judged:
    """Evaluate playing alone, and calling in the defender who dropped, which answers for the tricks of both."""
    scene, game = scene_of(view, worlds), game_in(view)
    hands = hands_in_order(scene.sheets, game.declarer, hands_by_seat(view, worlds))
    games = np.full(worlds.number, GAMES.index(game.number))
    together = game._replace(dropped=(), invited_by=scene.seat)
    actions = tuple(option for option in view.options if isinstance(option, Invite))
    found = [outcome_with_drops(scene, together if action.invites else game, games, hands) for action in actions]
    values = np.stack([one.values for one in found], axis=1)
    return Judged(actions, worlds, values, np.stack([one.tricks for one in found], axis=1).astype(np.int8))
