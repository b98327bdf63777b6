"""What games come to in given layouts: solved, with what players make of it who do not see all cards, in points."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.judging.hands import BETL, GAMES, lean, read
from kitapi.games.preferans.players.judging.money import Game, Sheets, money_of, sheets_of
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber, trump_of
from kitapi.games.preferans.rules.play import leader_due, next_in_play
from kitapi.games.preferans.rules.settlement import SIX
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.players.judged import Bits, Floats, Worlds
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.masks import wide
from kitapi.players.tricks.open_cards import TABLE_BITS
from kitapi.solver.deals import Deals, results
from kitapi.solver.position import Objective

Counts = NDArray[np.int64]

DEAR = 4
"""How much dearer betl is to solve where it is close; it is tried in as many layouts less."""

FEW = 20
"""Layouts of which none is left out."""

UNSEEN = ((-1, (0.05, 0.10, 0.16)), (0, (0.66, 0.68, 0.67)), (1, (0.24, 0.18, 0.16)), (2, (0.05, 0.04, 0.01)))
"""How often a declarer takes so many tricks more than with all cards open: where those are too few for six, just
enough, and more; measured over deals played out, in which a defence that could win did not always find it."""

BETL_LET_THROUGH = 0.35
"""How often a betl is made that open cards would beat, times the chance that the tables give it."""

BETL_GIVEN_AWAY = 0.06
"""How often one is lost that open cards would not beat."""

_TRUMPS = np.array([-1 if (suit := trump_of(game)) is None else suit.index for game in GAMES])


class Scene(NamedTuple):
    """Who judges, and on what sheets; ``open_cards``: all play as if all cards lay open."""

    sheets: Sheets
    seat: Seat
    open_cards: bool = False


class Outcome(NamedTuple):
    """(n,) what a game comes to in each layout: points for who judges, and the declarer's tricks (betl lost: 1)."""

    worth: Floats
    tricks: Counts


def scene_of(view: PreferansView, worlds: Worlds) -> Scene:
    """Who judges in a view; where there is but one layout, he sees all cards.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("nobody who decides")
    return Scene(sheets_of(view), view.seat, open_cards=worlds.exact and worlds.number == 1)


def fewer(worlds: Worlds, game: GameNumber) -> Worlds:
    """Layouts that can be solved where a hard game is played; all of them, but at betl."""
    if game is not GAMES[BETL] or worlds.number < FEW:
        return worlds
    weights = worlds.weights[::DEAR]
    return worlds._replace(cards=worlds.cards[::DEAR], weights=weights / weights.sum(), exact=False)


def by_seat(view: PreferansView, worlds: Worlds) -> dict[Seat, Bits]:
    """(n,) the cards of every seat in play; what a view shows of others' is in ``worlds`` as well."""
    held = {Seat(seat): worlds.held_by(seat) for seat in worlds.seats}
    if view.seat is not None:
        held[view.seat] = np.full(worlds.number, hand_of(view.hand), np.int64)
    return held


def in_order(sheets: Sheets, declarer: Seat, held: Mapping[Seat, Bits]) -> Bits:
    """(n, 3) hands, the declarer's first and then in the order of play."""
    return np.stack([held[seat] for seat in (declarer, *defenders_of(declarer, sheets.active))], axis=1)


def solved(sheets: Sheets, game: Game, games: Counts, hands: Bits) -> Counts:
    """(n,) the declarer's tricks with all cards open, in each layout that of ``GAMES`` at ``games``; betl lost is 1.

    ``game``: who declares, if it is open, and who is dropped; its number is of no account. ``hands``: (n, 3).
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
            deals = Deals(wide(playing[rows]), leaders[games[rows]], _TRUMPS[games[rows]])
            taken = results(deals, objective, workers=1, table_bits=TABLE_BITS, alike=True).astype(np.int64)
            found[rows] = 1 - taken if objective.is_betl else taken
    return found


def paid(scene: Scene, game: Game, games: Counts, hands: Bits, tricks: Counts) -> Floats:
    """(n,) what solved ``tricks`` are worth in points, where not ``open_cards`` with what comes of not seeing them."""
    worth = np.zeros(len(hands))
    for at in np.unique(games):
        rows = np.flatnonzero(games == at)
        money = money_of(scene.sheets, game._replace(number=GAMES[at]), scene.seat)
        share = lean(hands[rows, 1], hands[rows, 2], GAMES[at])
        every = np.broadcast_to(np.arange(TRICKS + 1), (len(rows), TRICKS + 1))
        likely = np.eye(TRICKS + 1)[tricks[rows]]
        if not scene.open_cards and not game.open:
            likely = played_betl(tricks[rows], hands[rows, 0]) if at == BETL else played(tricks[rows])
        worth[rows] = (likely * money.mean_values(every, share)).sum(axis=1)
    return worth


def played(tricks: Counts) -> Floats:
    """(n, 11) how likely each number of tricks is where so many are solved, players not seeing all cards."""
    likely = np.zeros((len(tricks), TRICKS + 1))
    rows, kind = np.arange(len(tricks)), np.sign(tricks - SIX) + 1
    for more, chances in UNSEEN:
        np.add.at(likely, (rows, np.clip(tricks + more, 0, TRICKS)), np.array(chances)[kind])
    return likely


def played_betl(tricks: Counts, hands: Bits) -> Floats:
    """(n, 11) the same at betl, with the declarer's ``hands``: one that looks hopeless is."""
    likely = np.zeros((len(tricks), TRICKS + 1))
    likely[:, 0] = np.where(tricks == 0, 1 - BETL_GIVEN_AWAY, BETL_LET_THROUGH * read(hands).betl)
    likely[:, 1] = 1 - likely[:, 0]
    return likely


def outcome(scene: Scene, game: Game, games: Counts, hands: Bits) -> Outcome:
    """What comes of playing ``game``, in each layout that of ``GAMES`` at ``games``."""
    tricks = solved(scene.sheets, game, games, hands)
    return Outcome(paid(scene, game, games, hands, tricks), tricks)
