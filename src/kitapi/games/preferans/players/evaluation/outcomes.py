"""Outcomes of games in given layouts: solved double dummy, then corrected for players who do not see all cards."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, estimate_hands, lean
from kitapi.games.preferans.players.evaluation.money import Game, Sheets, money_of, sheets_of
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber, trump_of
from kitapi.games.preferans.rules.play import leader_due, next_in_play
from kitapi.games.preferans.rules.settlement import SIX
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Bits, Floats, Worlds
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.masks import card_sets_of
from kitapi.players.tricks.open_cards import TABLE_BITS
from kitapi.solver.deals import Deals, results
from kitapi.solver.position import Objective

Counts = NDArray[np.int64]

BETL_COST = 4
"""The factor by which solving betl takes longer than other games; it is solved in one of this many layouts."""

FEW = 20
"""If there are fewer layouts than this, betl is solved in all of them."""

UNSEEN = ((-1, (0.05, 0.10, 0.16)), (0, (0.66, 0.68, 0.67)), (1, (0.24, 0.18, 0.16)), (2, (0.05, 0.04, 0.01)))
"""The frequencies with which a declarer takes -1 to 2 tricks beyond double dummy, measured over played deals.

Each entry has the frequencies for fewer than six, exactly six, and more than six double-dummy tricks."""

BETL_LET_THROUGH = 0.35
"""The frequency with which a betl that loses double dummy is made, as a factor of its probability by the tables."""

BETL_GIVEN_AWAY = 0.06
"""The frequency with which a betl that is made double dummy is lost."""

_TRUMPS = np.array([-1 if (suit := trump_of(game)) is None else suit.index for game in GAMES])


class Scene(NamedTuple):
    """The context of an evaluation: the player for whom it is made, and the score sheets.

    ``open_cards``: whether everybody is assumed to play double dummy.
    """

    sheets: Sheets
    seat: Seat
    open_cards: bool = False


class Outcome(NamedTuple):
    """The outcome of a game in each layout, as arrays of shape (n,).

    They are the viewer's points, and the declarer's tricks, which are 1 in a lost betl.
    """

    values: Floats
    tricks: Counts


def scene_of(view: PreferansView, worlds: Worlds) -> Scene:
    """Return the scene of a view; with a single layout all cards are open.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("nobody who decides")
    return Scene(sheets_of(view), view.seat, open_cards=worlds.exact and worlds.number == 1)


def thin_betl_layouts(worlds: Worlds, game: GameNumber) -> Worlds:
    """Return the layouts to solve: for betl, every ``BETL_COST``-th if there are at least ``FEW``; otherwise all."""
    if game is not GAMES[BETL] or worlds.number < FEW:
        return worlds
    weights = worlds.weights[::BETL_COST]
    return worlds._replace(cards=worlds.cards[::BETL_COST], weights=weights / weights.sum(), exact=False)


def hands_by_seat(view: PreferansView, worlds: Worlds) -> dict[Seat, Bits]:
    """Return the cards of every seat in play, shape (n,); open hands of others are in ``worlds`` as well."""
    held = {Seat(seat): worlds.held_by(seat) for seat in worlds.seats}
    if view.seat is not None:
        held[view.seat] = np.full(worlds.number, hand_of(view.hand), np.int64)
    return held


def hands_in_order(sheets: Sheets, declarer: Seat, held: Mapping[Seat, Bits]) -> Bits:
    """Return hands, the declarer's first and then in the order of play; shape (n, 3)."""
    return np.stack([held[seat] for seat in (declarer, *defenders_of(declarer, sheets.active))], axis=1)


def solve_tricks(sheets: Sheets, game: Game, games: Counts, hands: Bits) -> Counts:
    """Return the declarer's double-dummy tricks, in each layout in the game of ``GAMES`` at ``games``; betl lost is 1.

    Shape: (n,).

    ``game``: the declarer, whether it is open, and who dropped; its number is not used. ``hands``: (n, 3).
    """
    found = np.zeros(len(hands), np.int64)
    order = (game.declarer, *defenders_of(game.declarer, sheets.active))
    lineup = tuple(seat for seat in order if seat not in game.dropped)
    if len(lineup) == 1:
        return np.full(len(hands), TRICKS)
    playing = hands[:, [order.index(seat) for seat in lineup]]
    dues = [leader_due(sheets.active, game.declarer, one, sheets.variant) for one in GAMES]
    leaders = np.array([lineup.index(next_in_play(due, order, lineup)) for due in dues])
    for rows, objective in (
        (np.flatnonzero(games != BETL), Objective.OPEN if game.open else Objective.TRICKS),
        (np.flatnonzero(games == BETL), Objective.OPEN_BETL if game.open else Objective.BETL),
    ):
        if len(rows):
            deals = Deals(card_sets_of(playing[rows]), leaders[games[rows]], _TRUMPS[games[rows]])
            taken = results(deals, objective, workers=1, table_bits=TABLE_BITS, alike=True).astype(np.int64)
            found[rows] = 1 - taken if objective.is_betl else taken
    return found


def values_of_tricks(scene: Scene, game: Game, games: Counts, hands: Bits, tricks: Counts) -> Floats:
    """Return the value of solved ``tricks`` in points, corrected for hidden cards unless ``open_cards``; shape (n,)."""
    values = np.zeros(len(hands))
    for at in np.unique(games):
        rows = np.flatnonzero(games == at)
        money = money_of(scene.sheets, game._replace(number=GAMES[at]), scene.seat)
        share = lean(hands[rows, 1], hands[rows, 2], GAMES[at])
        every = np.broadcast_to(np.arange(TRICKS + 1), (len(rows), TRICKS + 1))
        likely = np.eye(TRICKS + 1)[tricks[rows]]
        if not scene.open_cards and not game.open:
            likely = betl_trick_chances(tricks[rows], hands[rows, 0]) if at == BETL else trick_chances(tricks[rows])
        values[rows] = (likely * money.mean_values(every, share)).sum(axis=1)
    return values


def trick_chances(tricks: Counts) -> Floats:
    """Return the probability of each number of tricks in play, given the solved ``tricks``; shape (n, 11)."""
    likely = np.zeros((len(tricks), TRICKS + 1))
    rows, kind = np.arange(len(tricks)), np.sign(tricks - SIX) + 1
    for more, chances in UNSEEN:
        np.add.at(likely, (rows, np.clip(tricks + more, 0, TRICKS)), np.array(chances)[kind])
    return likely


def betl_trick_chances(tricks: Counts, hands: Bits) -> Floats:
    """Return the probability of each number of tricks in betl, given the declarer's ``hands``; shape (n, 11)."""
    likely = np.zeros((len(tricks), TRICKS + 1))
    likely[:, 0] = np.where(tricks == 0, 1 - BETL_GIVEN_AWAY, BETL_LET_THROUGH * estimate_hands(hands).betl)
    likely[:, 1] = 1 - likely[:, 0]
    return likely


def outcome_of_playing(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """Return the outcome of playing a game, in each layout that of ``GAMES`` at ``games``."""
    tricks = solve_tricks(scene.sheets, game, games, hands)
    return Outcome(values_of_tricks(scene, game, games, hands, tricks), tricks)
