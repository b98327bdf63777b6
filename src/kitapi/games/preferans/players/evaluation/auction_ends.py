"""The ends of an auction in each layout: the declarer, the number, the game, and its value.

The value of a game is the tables' estimate for its ten cards, shrunk toward the results of the layouts that are solved:
results of few layouts are uncertain, and the tables do not consider the others' cards.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.evaluation.answers import outcome_of_naming
from kitapi.games.preferans.players.evaluation.hands import BETL, GAMES, NUMBERS, best_exchange, prices, value_games
from kitapi.games.preferans.players.evaluation.money import Game
from kitapi.games.preferans.players.evaluation.outcomes import BETL_COST, Counts, Outcome, Scene, hands_in_order
from kitapi.games.preferans.players.evaluation.successive_halving import LAYOUT_SPREAD, NONE
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Floats, Worlds

SOLVED = 16
"""Games are solved in all layouts if there are fewer than twice this many, otherwise in half of them."""

TABLE_ERROR = 2.5
"""The standard error of the tables' estimates, in points."""

NOBODY = -1
"""The declarer of a deal without a game."""


class AuctionEnd(NamedTuple):
    """The end of an auction by layout: the declarer or ``NOBODY``, the number, and whether from hand; all (n,)."""

    declarer: Counts
    number: Counts
    from_hand: NDArray[np.bool_]


class GameValues(NamedTuple):
    """The games of a seat: estimates for the seat and for the viewer, and the ten cards kept for each; all (n, 7)."""

    own: Floats
    judges: Floats
    hands: Bits


class AuctionEnds:
    """The value of every end of an auction for the viewer; solved results are cached."""

    def __init__(self, scene: Scene, held: Mapping[Seat, Bits], worlds: Worlds) -> None:
        self.worlds = worlds
        self._scene, self._held = scene, held
        self._game_values: dict[tuple[Seat, bool], GameValues] = {}
        self._games: dict[tuple[Seat, bool], Counts] = {}
        self._solved: dict[tuple[Seat, bool], Outcome] = {}
        self._rows = np.arange(0, worlds.number, 1 if worlds.number < 2 * SOLVED else 2)

    def game_values(self, seat: Seat, *, from_hand: bool) -> GameValues:
        """Return the games of ``seat``."""
        if (seat, from_hand) not in self._game_values:
            self._game_values[seat, from_hand] = self._estimate_games(seat, from_hand=from_hand)
        return self._game_values[seat, from_hand]

    def estimate(self, end: AuctionEnd) -> Floats:
        """Return the estimate of an end in points, without solving; shape (n,)."""
        found = np.zeros(self.worlds.number)
        for seat, from_hand, rows, games in self._declarers(end):
            found[rows] = self.game_values(seat, from_hand=from_hand).judges[rows, games]
        return found

    def evaluate(self, end: AuctionEnd) -> Outcome:
        """Return the value of an end in points, and the declarer's tricks, -1 in layouts that were not solved.

        Shape: (n,).
        """
        estimate, solved = self.estimate(end), self._solve(end)
        rows = np.flatnonzero(solved.tricks != NONE)
        if self._scene.open_cards or not len(rows):
            return solved if self._scene.open_cards else Outcome(estimate, solved.tricks)
        off = (solved.values - estimate)[rows]
        weights = self.worlds.weights[rows] / self.worlds.weights[rows].sum()
        mean = float(weights @ off)
        doubt = float(weights**2 @ ((off - mean) ** 2 + LAYOUT_SPREAD**2))
        played = np.concatenate([rows for _, _, rows, _ in self._declarers(end)])
        estimate[played] += mean * TABLE_ERROR**2 / (TABLE_ERROR**2 + doubt)
        return Outcome(estimate, solved.tricks)

    def games(self, seat: Seat, *, from_hand: bool) -> Counts:
        """Return the index of the best game for ``seat``, by the lowest number allowed; shape (n, 10).

        The index is 9 if no game is allowed, and ``NOBODY`` if the auction was won at "one" and the deal is thrown in.
        """
        if (seat, from_hand) not in self._games:
            own = self.game_values(seat, from_hand=from_hand).own
            allowed = np.greater_equal(NUMBERS, np.arange(HIGHEST_NUMBER + 2)[:, None])
            values = np.where(allowed, own[:, None], -np.inf)
            found = values.argmax(axis=2)
            if not from_hand:
                found[:, :2][values[:, :2].max(axis=2) <= 0] = NOBODY
            self._games[seat, from_hand] = found
        return self._games[seat, from_hand]

    def _estimate_games(self, seat: Seat, *, from_hand: bool) -> GameValues:
        sober = seat if seat == self._scene.seat else None
        own = prices(self._scene.sheets, seat, from_hand=from_hand, seat=sober)
        judges = prices(self._scene.sheets, seat, from_hand=from_hand, seat=self._scene.seat)
        cards = self._held[seat]
        if from_hand:
            return GameValues(
                value_games(cards, own), value_games(cards, judges), np.repeat(cards[:, None], len(GAMES), axis=1)
            )
        found = best_exchange(cards | self.worlds.aside, own)
        hands = (cards | self.worlds.aside)[:, None] & ~found.pair
        each = np.arange(len(GAMES))
        return GameValues(found.values, value_games(hands, judges)[:, each, each], hands)

    def _declarers(self, end: AuctionEnd) -> Iterator[tuple[Seat, bool, Counts, Counts]]:
        """Yield each declarer: whether from hand, in which layouts, and the index of the game named in each of them."""
        for seat, from_hand in product(self._held, (False, True)):
            rows = np.flatnonzero((end.declarer == seat) & (end.from_hand == from_hand))
            if len(rows):
                games = self.games(seat, from_hand=from_hand)[rows, end.number[rows]]
                yield seat, from_hand, rows[games != NOBODY], games[games != NOBODY]

    def _solve(self, end: AuctionEnd) -> Outcome:
        """Return the value of an end in the layouts that are solved, 0 in all others."""
        found = Outcome(np.zeros(self.worlds.number), np.full(self.worlds.number, NONE))
        for seat, from_hand, every, named in self._declarers(end):
            solved = np.isin(every, self._rows) & ((named != BETL) | np.isin(every, self._rows[::BETL_COST]))
            rows, games = every[solved], named[solved]
            known = self._solved_outcomes(seat, from_hand=from_hand)
            new = known.tricks[rows, games] == NONE
            if new.any():
                solved_now = self._solve_naming((seat, from_hand), rows[new], games[new])
                known.values[rows[new], games[new]], known.tricks[rows[new], games[new]] = solved_now
            found.values[rows], found.tricks[rows] = known.values[rows, games], known.tricks[rows, games]
        return found

    def _solved_outcomes(self, seat: Seat, *, from_hand: bool) -> Outcome:
        """Return the cached results by layout and game; tricks are -1 if not solved."""
        shape = (self.worlds.number, len(GAMES))
        return self._solved.setdefault((seat, from_hand), Outcome(np.zeros(shape), np.full(shape, NONE)))

    def _solve_naming(self, who: tuple[Seat, bool], rows: Counts, games: Counts) -> Outcome:
        seat, from_hand = who
        held = {other: cards[rows] for other, cards in self._held.items()}
        held[seat] = self.game_values(seat, from_hand=from_hand).hands[rows, games]
        hands = hands_in_order(self._scene.sheets, seat, held)
        return outcome_of_naming(self._scene, Game(seat, GAMES[0], from_hand), games, hands)
