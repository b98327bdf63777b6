"""The value of a game over the defenders' likely answers: whether they play, and whether they double."""

from itertools import product

import numpy as np

from kitapi.games.preferans.players.answers import PLAYS_FROM
from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, defensive_tricks
from kitapi.games.preferans.players.evaluation.money import Game, money_of
from kitapi.games.preferans.players.evaluation.outcomes import (
    Counts,
    Outcome,
    Scene,
    outcome_of_playing,
    values_of_tricks,
)
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.participation import may_drop
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Bits, Floats

KONTRA_AT = 3.6
"""Promised tricks at which a defender doubles with probability one half."""

KONTRA_WIDTH = 0.25
"""The width of this soft threshold, in tricks."""


def defenders_tricks(games: Counts, hands: Bits) -> Floats:
    """Return promised tricks of the two defenders, shape (n, 2); ``hands``: (n, 3), the declarer's first."""
    found = np.zeros((len(hands), 2))
    for at in np.unique(games):
        rows = np.flatnonzero(games == at)
        found[rows] = defensive_tricks(hands[rows, 1:], GAMES[at])
    return found


def kontra_chances(games: Counts, hands: Bits) -> Floats:
    """Return the probability that each defender doubles, the left one first, shape (n, 2); 0 in betl."""
    wants = 1 / (1 + np.exp((KONTRA_AT - defenders_tricks(games, hands)) / KONTRA_WIDTH))
    wants[games == BETL] = 0.0
    wants[:, 1] *= 1 - wants[:, 0]
    return wants


def outcome_of_naming(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """Return the outcome of naming a game, given likely answers; in each layout the game of ``GAMES`` at ``games``.

    Shape: (n,).
    """
    variant = scene.sheets.variant
    found = Outcome(np.zeros(len(hands)), np.zeros(len(hands), np.int64))
    drops = defenders_tricks(games, hands) < PLAYS_FROM
    drops &= np.array([may_drop(one, variant) for one in GAMES])[games][:, None]
    defenders = defenders_of(game.declarer, scene.sheets.active)
    for pattern in product((False, True), repeat=2):
        rows = np.flatnonzero((drops == pattern).all(axis=1))
        if len(rows):
            out = tuple(seat for seat, dropped in zip(defenders, pattern, strict=True) if dropped)
            found.values[rows], found.tricks[rows] = outcome_with_drops(
                scene, game._replace(dropped=out), games[rows], hands[rows]
            )
    return found


def unplayed_value(scene: Scene, game: Game) -> float:
    """Return the value of leaves if nobody says the kontra that is demanded: 0, or a game won without play."""
    if scene.sheets.refas_due:
        return 0.0
    out = game._replace(dropped=defenders_of(game.declarer, scene.sheets.active), invited_by=None)
    return float(money_of(scene.sheets, out._replace(number=GameNumber.LEAVES), scene.seat).values[TRICKS, 0])


def _or_unplayed(scene: Scene, game: Game, games: Counts, played: Outcome) -> Outcome:
    """Return the outcome of an undoubled game; leaves may stay unplayed (SK-KON-01)."""
    variant, leaves = scene.sheets.variant, games == GAMES.index(GameNumber.LEAVES)
    if not leaves.any() or not is_kontra_demanded(GameNumber.LEAVES, from_hand=game.from_hand, variant=variant):
        return played
    return Outcome(np.where(leaves, unplayed_value(scene, game), played.values), played.tricks)


def outcome_with_drops(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """Return the outcome of a game whose dropped defenders are known, given likely doublings."""
    plain = _or_unplayed(scene, game, games, outcome_of_playing(scene, game, games, hands))
    if scene.open_cards or not scene.sheets.variant.kontra_limit or len(game.dropped) == 2:
        return plain
    likely = kontra_chances(games, hands)
    values = plain.values * (1 - likely.sum(axis=1))
    for place, seat in enumerate(defenders_of(game.declarer, scene.sheets.active)):
        if seat not in game.dropped and likely[:, place].any():
            doubled = game._replace(doublings=1, kontra_by=seat, dropped=())
            values += likely[:, place] * values_of_tricks(scene, doubled, games, hands, plain.tricks)
        else:
            values += likely[:, place] * plain.values
    return Outcome(values, plain.tricks)
