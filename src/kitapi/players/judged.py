"""What a player thinks of a decision: everything that may be done, over all layouts he thinks possible."""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bits = NDArray[np.int64]
Floats = NDArray[np.float64]


class Worlds(NamedTuple):
    """How the cards may lie that a player does not see.

    ``seats``: the others who hold hidden cards. ``cards``: (n, len(seats) + 1) what each of them holds, as the masks
    of ``tricks.holdings``, then what lies with nobody of them (talon or discards), 0 where that is nothing.
    ``weights``: (n,) how likely each is; they add up to 1. ``exact``: these are all layouts there are, none was drawn.
    """

    seats: tuple[int, ...]
    cards: Bits
    weights: Floats
    exact: bool

    @property
    def number(self) -> int:
        """How many layouts there are."""
        return len(self.weights)

    def held_by(self, seat: int) -> Bits:
        """(n,) the cards of ``seat``."""
        return self.cards[:, self.seats.index(seat)]

    @property
    def aside(self) -> Bits:
        """(n,) the cards that lie with none of the seats."""
        return self.cards[:, -1]


class Effort(NamedTuple):
    """How much a player looks at before he decides; counts and no clock, so that the same question has one answer.

    ``layouts``: how many of the cards' layouts are solved for a decision at a deal's beginning; later, when they are
    solved faster, more. ``drawn``: how many are drawn from all, before the likely ones are taken from them. ``ahead``:
    own cards ahead for which he heeds that he will not know the layout then either (0: he does not).
    """

    layouts: int
    drawn: int
    ahead: int = 0


class Judged(NamedTuple):
    """A decision, judged.

    ``actions``: all that may be done, in the order of the game's options. ``worths``: (n, actions) what each comes to
    for who decides in each of the ``worlds``, in the game's unit, the common accounts shared out. ``tricks``: the same
    for the declarer's tricks at the end of the deal, -1 where none are played for.
    """

    actions: tuple[Any, ...]
    worlds: Worlds
    worths: Floats
    tricks: NDArray[np.int8]

    @property
    def expected(self) -> Floats:
        """(actions,) what each is worth on average."""
        return self.worlds.weights @ self.worths

    @property
    def best(self) -> int:
        """The place of the action worth most; of equals the first."""
        return int(np.argmax(np.round(self.expected, 9)))

    def cost(self, place: int) -> float:
        """What the action at ``place`` is worth less than the best."""
        expected = self.expected
        return float(expected[self.best] - expected[place])

    def error(self, place: int) -> float:
        """The standard error of that cost, for the layouts drawn; 0 where all were looked at."""
        if self.worlds.exact or self.worlds.number < 2:
            return 0.0
        apart = self.worths[:, self.best] - self.worths[:, place]
        weights = self.worlds.weights
        return sqrt(float(np.sum((weights * (apart - weights @ apart)) ** 2)))

    def chances(self, place: int) -> dict[int, float]:
        """How likely the declarer ends with how many tricks after the action at ``place``; empty where none."""
        counts = self.tricks[:, place]
        found = {int(count): float(self.worlds.weights[counts == count].sum()) for count in np.unique(counts)}
        return {count: chance for count, chance in found.items() if count >= 0}
