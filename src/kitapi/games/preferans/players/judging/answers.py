"""How defenders are expected to answer a game: whether they play, and whether they double it."""

from itertools import product

import numpy as np

from kitapi.games.preferans.players.answering import PLAYS_FROM
from kitapi.games.preferans.players.judging.hands import BETL, GAMES, promised
from kitapi.games.preferans.players.judging.money import Game, money_of
from kitapi.games.preferans.players.judging.outcomes import Counts, Outcome, Scene, outcome, paid
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.participation import may_drop
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats

KONTRA_AT = 3.6
"""Tricks promised at which a defender doubles every other time."""

KONTRA_WIDTH = 0.25
"""Over how many tricks more or less that changes."""


def promises(games: Counts, hands: Bits) -> Floats:
    """(n, 2) tricks that the defenders' hands promise, ``hands`` (n, 3) with the declarer's first."""
    found = np.zeros((len(hands), 2))
    for at in np.unique(games):
        rows = np.flatnonzero(games == at)
        found[rows] = promised(hands[rows, 1:], GAMES[at])
    return found


def doubling(games: Counts, hands: Bits) -> Floats:
    """(n, 2) how likely each defender doubles, the left one asked first; in betl nobody is reckoned to."""
    wants = 1 / (1 + np.exp((KONTRA_AT - promises(games, hands)) / KONTRA_WIDTH))
    wants[games == BETL] = 0.0
    wants[:, 1] *= 1 - wants[:, 0]
    return wants


def declared(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """(n,) what naming a game comes to, in each layout that of ``GAMES`` at ``games``, answered as is likely."""
    variant = scene.sheets.variant
    found = Outcome(np.zeros(len(hands)), np.zeros(len(hands), np.int64))
    drops = promises(games, hands) < PLAYS_FROM
    drops &= np.array([may_drop(one, variant) for one in GAMES])[games][:, None]
    defenders = defenders_of(game.declarer, scene.sheets.active)
    for pattern in product((False, True), repeat=2):
        rows = np.flatnonzero((drops == pattern).all(axis=1))
        if len(rows):
            out = tuple(seat for seat, dropped in zip(defenders, pattern, strict=True) if dropped)
            found.worth[rows], found.tricks[rows] = answered(
                scene, game._replace(dropped=out), games[rows], hands[rows]
            )
    return found


def unplayed(scene: Scene, game: Game) -> float:
    """Points of leaves to which nobody says a kontra that is demanded: nothing, or won without a card."""
    if scene.sheets.refas_due:
        return 0.0
    out = game._replace(dropped=defenders_of(game.declarer, scene.sheets.active), invited_by=None)
    return float(money_of(scene.sheets, out._replace(number=GameNumber.LEAVES), scene.seat).worth[TRICKS, 0])


def _or_unplayed(scene: Scene, game: Game, games: Counts, played: Outcome) -> Outcome:
    """The outcome of a game that nobody doubles; leaves may stay unplayed then (SK-KON-01)."""
    variant, leaves = scene.sheets.variant, games == GAMES.index(GameNumber.LEAVES)
    if not leaves.any() or not is_kontra_demanded(GameNumber.LEAVES, from_hand=game.from_hand, variant=variant):
        return played
    return Outcome(np.where(leaves, unplayed(scene, game), played.worth), played.tricks)


def answered(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """The same, the defenders who drop being known."""
    plain = _or_unplayed(scene, game, games, outcome(scene, game, games, hands))
    if scene.open_cards or not scene.sheets.variant.kontra_limit or len(game.dropped) == 2:
        return plain
    likely = doubling(games, hands)
    worth = plain.worth * (1 - likely.sum(axis=1))
    for place, seat in enumerate(defenders_of(game.declarer, scene.sheets.active)):
        if seat not in game.dropped and likely[:, place].any():
            doubled = game._replace(doublings=1, kontra_by=seat, dropped=())
            worth += likely[:, place] * paid(scene, doubled, games, hands, plain.tricks)
        else:
            worth += likely[:, place] * plain.worth
    return Outcome(worth, plain.tricks)
