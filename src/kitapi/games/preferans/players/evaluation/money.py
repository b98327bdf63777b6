"""The value of a finished game for a seat in points, computed by the rules, for all numbers of tricks.

As in the arena, a seat's value is ten points for each point of its own head sum, its side sums, and an equal share of
the change of all head sums (or of the pot). Amounts that no decision changes are ignored: chips put into the pot before
the deal, deals without a game (value 0), and the rounding at the end of a sitting.
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER, TRICKS, GameNumber
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.mechanics.value import seat_values
from kitapi.players.evaluation import Floats

DEAREST = 2 * (HIGHEST_NUMBER + 2)
"""The highest value of a game without kontra: played open, from hand, with a refa."""

_ORDERS = np.array([[comb(many, some) for some in range(TRICKS + 1)] for many in range(TRICKS + 1)], np.float64)


class Sheets(NamedTuple):
    """The values, besides the game itself, on which the value of a game depends: players, rules, and score sheets.

    ``refas_due``: whether a deal without a game writes refas.
    """

    players: int
    active: tuple[Seat, ...]
    variant: PreferansVariant
    heads: tuple[int, ...]
    refas: tuple[int, ...]
    pot: int
    refas_due: bool = False


class Game(NamedTuple):
    """A game with its declarer, its number, and the answers to it; ``GameFacts`` describes the fields."""

    declarer: Seat
    number: GameNumber
    from_hand: bool = False
    open: bool = False
    doublings: int = 0
    kontra_by: Seat | None = None
    dropped: tuple[Seat, ...] = ()
    invited_by: Seat | None = None


class Money(NamedTuple):
    """The value of a game for a seat.

    ``values``, (11, 11): points, by the declarer's tricks (rows) and the left defender's (columns); the other defender
    has the rest of the ten, and impossible pairs are 0. In betl, row 0 is a game made, and all other rows are a lost
    game. ``alone``: the defender who plays alone, 0 for the left one and 1 for the other; None if both play.
    """

    values: Floats
    alone: int | None

    def mean_values(
        self, tricks: NDArray[np.integer], lean: Floats | float, taken: tuple[int, int] = (0, 0)
    ) -> NDArray[np.float64]:
        """Return expected points in each of n layouts, for k numbers of ``tricks`` that the declarer may end with.

        Shape: (n, k). The defence takes the other tricks. ``lean``, (n,) or one number: the probability that the left
        defender takes one of these, independently for each trick; not used if there is a lone defender. ``taken``: the
        tricks that the left and the other defender already have.
        """
        shares = np.broadcast_to(np.asarray(lean, np.float64), (len(tricks),))
        if self.alone is not None:
            shares = np.full(len(tricks), 1.0 - self.alone)
        return np.take_along_axis(self._by_tricks(shares, taken), tricks.astype(np.int64), axis=1)

    def _by_tricks(self, shares: Floats, taken: tuple[int, int]) -> Floats:
        """Return expected points by the declarer's tricks; 0 where the defenders have too many for that already.

        Shape: (n, 11).
        """
        powers = np.arange(TRICKS + 1)
        left, right = shares[:, None] ** powers, (1 - shares)[:, None] ** powers
        found = np.zeros((len(shares), TRICKS + 1))
        for tricks in range(TRICKS + 1 - sum(taken)):
            more = TRICKS - tricks - sum(taken)
            likely = _ORDERS[more, : more + 1] * left[:, : more + 1] * right[:, more::-1]
            found[:, tricks] = likely @ self.values[tricks, taken[0] : taken[0] + more + 1]
        return found


def sheets_of(view: PreferansView) -> Sheets:
    """Return the sheets that a view shows."""
    return Sheets(view.players, view.active, view.variant, view.heads, view.refas, view.pot, bool(view.refas_due))


def game_in(view: PreferansView) -> Game:
    """Return the game of a view in which it has been named.

    Raises:
        ValueError: none was named.
    """
    bargain = view.bargain
    if bargain is None or bargain.declarer is None or bargain.game is None:
        raise ValueError("no game was named")
    return Game(
        declarer=bargain.declarer,
        number=bargain.game,
        from_hand=bargain.number is None,
        open=bargain.open,
        doublings=len(bargain.doubled),
        kontra_by=bargain.doubled[0] if bargain.doubled else None,
        dropped=bargain.dropped,
        invited_by=next((part.seat for part in bargain.participation if part.plays), None)
        if bargain.invitation
        else None,
    )


def money_in(view: PreferansView) -> Money:
    """Return the value for the viewer of the game that a view shows.

    Raises:
        ValueError: no game was named, or the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat whose value could be computed")
    return money_of(sheets_of(view), game_in(view), view.seat)


def money_of(sheets: Sheets, game: Game, seat: Seat) -> Money:
    """Return the value of ``game`` for ``seat``."""
    defenders = defenders_of(game.declarer, sheets.active)
    out = [defender in game.dropped for defender in defenders]
    roles = _roles(sheets, game)
    return Money(
        _value_table(*_normalize(sheets, game, roles))[roles[seat]], out.index(False) if any(out) ^ all(out) else None
    )


def _roles(sheets: Sheets, game: Game) -> dict[Seat, Seat]:
    """Return the role of each seat: the declarer 0, the left defender 1, the other 2, and who rests 3."""
    resting = [Seat(seat) for seat in range(sheets.players) if seat not in sheets.active]
    order = (game.declarer, *defenders_of(game.declarer, sheets.active), *resting)
    return {seat: Seat(role) for role, seat in enumerate(order)}


def _normalize(sheets: Sheets, game: Game, roles: dict[Seat, Seat]) -> tuple[Sheets, Game]:
    """Return sheets and game of the same value with roles in place of seats, so that few tables must be computed.

    Only two properties of the head sums matter: whether the declarer's is below zero, and their total. The total and
    the pot are limited to the highest value that the game can have.
    """
    most = DEAREST << game.doublings
    own = -1 if sheets.heads[game.declarer] < 0 else 0
    heads = (own, min(sum(sheets.heads), most) - own, *[0] * (sheets.players - 2))
    refas = (min(1, sheets.refas[game.declarer]), *[0] * (sheets.players - 1))
    active = tuple(roles[seat] for seat in (game.declarer, *defenders_of(game.declarer, sheets.active)))
    pot = min(sheets.pot, HEAD_WEIGHT * most)
    return Sheets(sheets.players, active, sheets.variant, heads, refas, pot), game._replace(
        declarer=Seat(0),
        kontra_by=None if game.kontra_by is None else roles[game.kontra_by],
        dropped=tuple(sorted(roles[seat] for seat in game.dropped)),
        invited_by=None if game.invited_by is None else roles[game.invited_by],
    )


@lru_cache(1 << 10)
def _value_table(sheets: Sheets, game: Game) -> Floats:
    """Return points by seat, the declarer's tricks, and the left defender's; shape (players, 11, 11)."""
    found = np.zeros((sheets.players, TRICKS + 1, TRICKS + 1))
    for tricks in range(TRICKS + 1):
        for left in range(TRICKS + 1 - tricks):
            moved = settle(facts_of(sheets, game, tricks, left), sheets.variant).transfers
            found[:, tricks, left] = seat_values(moved, sheets.players)
    found /= sheets.players
    found.flags.writeable = False
    return found


def facts_of(sheets: Sheets, game: Game, tricks: int, left: int) -> GameFacts:
    """Return the facts of a finished game; at sans atout the declarer's tricks are assumed to be consecutive."""
    defenders = defenders_of(game.declarer, sheets.active)
    by_seat = {game.declarer: tricks, defenders[0]: left, defenders[1]: TRICKS - tricks - left}
    return GameFacts(
        players=sheets.players,
        resting=next((Seat(seat) for seat in range(sheets.players) if seat not in sheets.active), None),
        declarer=game.declarer,
        defenders=defenders,
        game=game.number,
        from_hand=game.from_hand,
        open=game.open,
        ending=Ending.PLAYED if len(game.dropped) < len(defenders) else Ending.UNOPPOSED,
        doublings=game.doublings,
        kontra_by=game.kontra_by,
        dropped=game.dropped,
        tricks=tuple(by_seat.get(Seat(seat), 0) for seat in range(sheets.players)),
        longest_run=tricks,
        refa=sheets.refas[game.declarer] > 0,
        heads=sheets.heads,
        pot=sheets.pot,
        invited_by=game.invited_by,
    )
