"""Evaluation of a decision: the value of every action in sampled layouts (determinization, PIMC)."""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bits = NDArray[np.int64]
Floats = NDArray[np.float64]


class Worlds(NamedTuple):
    """Layouts of the cards that a player does not see, with weights.

    ``seats``: the other seats with hidden cards. ``cards``: (n, len(seats) + 1) the hand of each seat in each layout,
    as the masks of ``tricks.holdings``; the last column contains the cards that are aside (talon or discards), 0 if
    there are none. ``weights``: (n,) the probability of each layout; they sum to 1. ``exact``: whether these are all
    possible layouts, not a sample.
    """

    seats: tuple[int, ...]
    cards: Bits
    weights: Floats
    exact: bool

    @property
    def number(self) -> int:
        """The number of layouts."""
        return len(self.weights)

    def held_by(self, seat: int) -> Bits:
        """Array (n,): the hand of ``seat``."""
        return self.cards[:, self.seats.index(seat)]

    @property
    def aside(self) -> Bits:
        """Array (n,): the cards that are aside."""
        return self.cards[:, -1]


class Effort(NamedTuple):
    """The effort of a player for a decision, as counts and not as time, so that the result is reproducible.

    ``layouts``: the number of layouts solved for a decision at the beginning of a deal; later, when solving is faster,
    there are more. ``drawn``: the number of layouts drawn uniformly, from which ``layouts`` are resampled by
    likelihood. ``ahead``: the number of own cards for which the search respects information sets, see
    ``tricks.delayed_search``.
    """

    layouts: int
    drawn: int
    ahead: int = 0


class Judged(NamedTuple):
    """The evaluation of a decision.

    ``actions``: all actions, in the order of the game's options. ``values_by_layout``: (n, actions) the value of each
    action for the player in each of the ``worlds``, in the game's unit, common accounts shared equally. ``tricks``:
    (n, actions) the declarer's tricks at the end of the deal, -1 if no tricks are played.
    """

    actions: tuple[Any, ...]
    worlds: Worlds
    values_by_layout: Floats
    tricks: NDArray[np.int8]

    @property
    def expected(self) -> Floats:
        """Array (actions,): the expected value of each action."""
        return self.worlds.weights @ self.values_by_layout

    @property
    def best(self) -> int:
        """The index of the action with the highest expected value; the first of equal ones."""
        return int(np.argmax(np.round(self.expected, 9)))

    def cost(self, place: int) -> float:
        """The expected value of the best action minus that of the action at ``place``."""
        expected = self.expected
        return float(expected[self.best] - expected[place])

    def error(self, place: int) -> float:
        """The standard error of the cost of the action at ``place`` over the layouts, paired.

        0 if the worlds are exact.
        """
        if self.worlds.exact or self.worlds.number < 2:
            return 0.0
        apart = self.values_by_layout[:, self.best] - self.values_by_layout[:, place]
        weights = self.worlds.weights
        return sqrt(float(np.sum((weights * (apart - weights @ apart)) ** 2)))

    def chances(self, place: int) -> dict[int, float]:
        """The probability of each number of the declarer's tricks after the action at ``place``.

        Empty without tricks.
        """
        counts = self.tricks[:, place]
        found = {int(count): float(self.worlds.weights[counts == count].sum()) for count in np.unique(counts)}
        return {count: chance for count, chance in found.items() if count >= 0}
