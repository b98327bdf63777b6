"""Where a bidding may end, in each layout: who declares, at which number, with which game, and what it comes to.

A game is worth what the tables make of the ten cards it is played with, mended by what some of the layouts come to that
are solved: few layouts tell little of a game by themselves, and the tables nothing of how the others' cards lie.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.judging.answers import declared
from kitapi.games.preferans.players.judging.hands import BETL, GAMES, NUMBERS, exchanged, priced, prices
from kitapi.games.preferans.players.judging.money import Game
from kitapi.games.preferans.players.judging.outcomes import DEAR, Counts, Outcome, Scene, in_order
from kitapi.games.preferans.players.judging.racing import ALWAYS, NONE
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.kernel import Seat
from kitapi.players.judged import Bits, Floats, Worlds

SOLVED = 16
"""In at least so many layouts games are solved; of more, in half of them."""

TRUST = 2.5
"""Points by which the tables are wrong about a game, as a rule."""

NOBODY = -1
"""The declarer of a deal without a game."""


class Final(NamedTuple):
    """(n,) who declares in each layout, ``NOBODY`` where no one, at which number he won, and if he said from hand."""

    declarer: Counts
    number: Counts
    from_hand: NDArray[np.bool_]


class Hopes(NamedTuple):
    """What games a seat may play, (n, 7): points for itself and for who judges; (n, 7) the ten cards left for each."""

    own: Floats
    judges: Floats
    hands: Bits


class Finals:
    """What every end of a bidding comes to for who judges; what was solved once is kept for the next end."""

    def __init__(self, scene: Scene, held: Mapping[Seat, Bits], worlds: Worlds) -> None:
        self.worlds = worlds
        self._scene, self._held = scene, held
        self._hopes: dict[tuple[Seat, bool], Hopes] = {}
        self._games: dict[tuple[Seat, bool], Counts] = {}
        self._solved: dict[tuple[Seat, bool], Outcome] = {}
        self._rows = np.arange(0, worlds.number, 1 if worlds.number < 2 * SOLVED else 2)

    def hopes(self, seat: Seat, *, from_hand: bool) -> Hopes:
        """What games ``seat`` may play."""
        if (seat, from_hand) not in self._hopes:
            self._hopes[seat, from_hand] = self._hoped(seat, from_hand=from_hand)
        return self._hopes[seat, from_hand]

    def thought(self, final: Final) -> Floats:
        """(n,) points that an end is thought to be worth, nothing being solved."""
        found = np.zeros(self.worlds.number)
        for seat, from_hand, rows, games in self._played(final):
            found[rows] = self.hopes(seat, from_hand=from_hand).judges[rows, games]
        return found

    def worth(self, final: Final) -> Outcome:
        """(n,) points that an end is worth, and the declarer's tricks, -1 in layouts that were not solved."""
        thought, solved = self.thought(final), self._solve(final)
        rows = np.flatnonzero(solved.tricks != NONE)
        if self._scene.open_cards or not len(rows):
            return solved if self._scene.open_cards else Outcome(thought, solved.tricks)
        off = (solved.worth - thought)[rows]
        weights = self.worlds.weights[rows] / self.worlds.weights[rows].sum()
        mean = float(weights @ off)
        doubt = float(weights**2 @ ((off - mean) ** 2 + ALWAYS**2))
        played = np.concatenate([rows for _, _, rows, _ in self._played(final)])
        thought[played] += mean * TRUST**2 / (TRUST**2 + doubt)
        return Outcome(thought, solved.tricks)

    def games(self, seat: Seat, *, from_hand: bool) -> Counts:
        """(n, 10) by the least number he may name, the place of the game that is best for ``seat``; 9 is beyond all.

        ``NOBODY`` where it was won at "one" and is thrown in.
        """
        if (seat, from_hand) not in self._games:
            own = self.hopes(seat, from_hand=from_hand).own
            allowed = np.greater_equal(NUMBERS, np.arange(HIGHEST_NUMBER + 2)[:, None])
            worth = np.where(allowed, own[:, None], -np.inf)
            found = worth.argmax(axis=2)
            if not from_hand:
                found[:, :2][worth[:, :2].max(axis=2) <= 0] = NOBODY
            self._games[seat, from_hand] = found
        return self._games[seat, from_hand]

    def _hoped(self, seat: Seat, *, from_hand: bool) -> Hopes:
        sober = seat if seat == self._scene.seat else None
        own = prices(self._scene.sheets, seat, from_hand=from_hand, seat=sober)
        judges = prices(self._scene.sheets, seat, from_hand=from_hand, seat=self._scene.seat)
        cards = self._held[seat]
        if from_hand:
            return Hopes(priced(cards, own), priced(cards, judges), np.repeat(cards[:, None], len(GAMES), axis=1))
        found = exchanged(cards | self.worlds.aside, own)
        hands = (cards | self.worlds.aside)[:, None] & ~found.pair
        each = np.arange(len(GAMES))
        return Hopes(found.worth, priced(hands, judges)[:, each, each], hands)

    def _played(self, final: Final) -> Iterator[tuple[Seat, bool, Counts, Counts]]:
        """Who declares, if from hand, in which layouts, and in each the place of the game that he names."""
        for seat, from_hand in product(self._held, (False, True)):
            rows = np.flatnonzero((final.declarer == seat) & (final.from_hand == from_hand))
            if len(rows):
                games = self.games(seat, from_hand=from_hand)[rows, final.number[rows]]
                yield seat, from_hand, rows[games != NOBODY], games[games != NOBODY]

    def _solve(self, final: Final) -> Outcome:
        """The points of an end in the layouts that are solved, 0 in all others."""
        found = Outcome(np.zeros(self.worlds.number), np.full(self.worlds.number, NONE))
        for seat, from_hand, every, named in self._played(final):
            solved = np.isin(every, self._rows) & ((named != BETL) | np.isin(every, self._rows[::DEAR]))
            rows, games = every[solved], named[solved]
            known = self._known(seat, from_hand=from_hand)
            new = known.tricks[rows, games] == NONE
            if new.any():
                came_to = self._declared((seat, from_hand), rows[new], games[new])
                known.worth[rows[new], games[new]], known.tricks[rows[new], games[new]] = came_to
            found.worth[rows], found.tricks[rows] = known.worth[rows, games], known.tricks[rows, games]
        return found

    def _known(self, seat: Seat, *, from_hand: bool) -> Outcome:
        """What was solved before, by layout and game; tricks -1 where nothing was."""
        shape = (self.worlds.number, len(GAMES))
        return self._solved.setdefault((seat, from_hand), Outcome(np.zeros(shape), np.full(shape, NONE)))

    def _declared(self, who: tuple[Seat, bool], rows: Counts, games: Counts) -> Outcome:
        seat, from_hand = who
        held = {other: cards[rows] for other, cards in self._held.items()}
        held[seat] = self.hopes(seat, from_hand=from_hand).hands[rows, games]
        hands = in_order(self._scene.sheets, seat, held)
        return declared(self._scene, Game(seat, GAMES[0], from_hand), games, hands)
