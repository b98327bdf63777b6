"""Fits the tables of ``players.tricks.estimate`` to solved deals, and measures the probabilities of trick numbers.

Two shapes: the *same* as there (side suits by their three top honours and length, trumps by length and honours), and
*wide* (a figure for each of the 256 holdings of a suit, and for who leads). Neither sees the cards laid away.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.trick_distribution import COUNTS

_HOLDINGS = np.arange(256)
_LENGTHS = np.bitwise_count(_HOLDINGS).astype(np.int64)
_PAIRS = (0xA0, 0x60)
_STEP = 0.1
"""Steps of expected tricks at which probabilities are measured."""


def _side_by_class() -> Floats:
    """(256, 40) the entry of ``SIDE_LOSERS`` that each holding uses."""
    return np.asarray(np.eye(40)[(_HOLDINGS >> 5) * 5 + np.minimum(_LENGTHS, 4)])


def _trumps_by_class() -> Floats:
    """(256, 15) the entries of ``TRUMP_LOSERS``, ``TRUMP_HONOURS`` and ``TRUMP_PAIRS`` that each holding uses."""
    honours = [_HOLDINGS >> bit & 1 for bit in (7, 6, 5, 4)]
    pairs = [(_HOLDINGS & pair) == pair for pair in _PAIRS]
    return np.column_stack([np.eye(9)[_LENGTHS], *honours, *pairs])


class Hands(NamedTuple):
    """Hands: ten cards, strain and leader of each."""

    hands: Bits
    strains: Bits
    leaders: Bits


class Fitted(NamedTuple):
    """``side``, ``trumps``: tricks by holding, trumps' first the 256 at trumps; ``none``: at no trumps; ``leaders``."""

    side: Floats
    trumps: Floats
    none: Floats
    leaders: Floats

    def expected_tricks(self, about: Hands) -> Floats:
        """(n,) tricks expected."""
        holdings = about.hands[:, None] >> 8 * np.arange(4) & 0xFF
        rows, first = np.arange(len(holdings)), np.minimum(about.strains, 3)
        suited = self.side[holdings].sum(1) + (self.trumps - self.side)[holdings[rows, first]]
        none = self.none[holdings].sum(1)
        kind = (about.strains == NO_TRUMPS).astype(np.int64)
        return np.asarray(np.where(kind, none, suited) + self.leaders[kind, about.leaders])


def fit_tables(about: Hands, taken: Bits | Floats, *, wide: bool) -> Fitted:
    """Fit tables by least squares, with shrinkage to zero for rare holdings."""
    side = np.eye(256) if wide else _side_by_class()
    trumps = np.eye(256) if wide else _trumps_by_class()
    suited, none = about.strains != NO_TRUMPS, about.strains == NO_TRUMPS
    leaders = np.zeros((2, 3))
    found, leaders[0] = _solve_least_squares(
        _holdings_of(about, suited), taken[suited], about.leaders[suited] * wide, (side, trumps)
    )
    sides = found[0]
    at_none, leaders[1] = _solve_least_squares(
        _holdings_of(about, none), taken[none], about.leaders[none] * wide, (np.eye(256), np.zeros((256, 0)))
    )
    if not wide:
        leaders[:] = leaders[:, :1]
    return Fitted(sides, found[1], at_none[0], leaders)


def _holdings_of(about: Hands, which: NDArray[np.bool_]) -> tuple[Bits, Bits]:
    """(n, 4) holdings, trumps first if there are any, and (n,) whether there are trumps."""
    hands, strains = about.hands[which], about.strains[which]
    first = np.where(strains == NO_TRUMPS, 0, strains)
    holdings = hands[:, None] >> 8 * ((np.arange(4) + first[:, None]) % 4) & 0xFF
    return holdings, (strains != NO_TRUMPS).astype(np.int64)


def _solve_least_squares(
    seen: tuple[Bits, Bits], taken: Bits | Floats, leaders: Bits, shapes: tuple[Floats, Floats]
) -> tuple[tuple[Floats, Floats], Floats]:
    """The figures of all holdings as side suits and as trumps, and the figures added for each leader."""
    holdings, suited = seen
    side, trumps = shapes
    width = side.shape[1] + trumps.shape[1] + 3
    squares, towards = np.zeros((width, width)), np.zeros(width)
    for start in range(0, len(taken), 1 << 15):
        some = slice(start, start + (1 << 15))
        first = suited[some, None] * trumps[holdings[some, 0]]
        sides = side[holdings[some, 1:]].sum(1) + (1 - suited[some, None]) * side[holdings[some, 0]]
        columns = np.column_stack([sides, first, np.eye(3)[leaders[some]]])
        squares += columns.T @ columns
        towards += columns.T @ taken[some]
    found = np.linalg.solve(squares + 3 * np.eye(width), towards)
    cut = side.shape[1]
    return (np.asarray(side @ found[:cut]), np.asarray(trumps @ found[cut:-3])), np.asarray(found[-3:])


class Counted(NamedTuple):
    """(101 or so, 11) the probability of each count, by the expected number of tricks."""

    chances: Floats

    def about(self, expected: Floats) -> Floats:
        """(n, 11) the probabilities at ``expected`` tricks."""
        return np.asarray(self.chances[_bin(expected)])


def _bin(expected: Floats) -> Bits:
    return np.clip(np.round(expected / _STEP), -20, 120).astype(np.int64) + 20


def count_outcomes(expected: Floats, taken: Bits) -> Counted:
    """The frequency of each number of tricks by expected tricks, smoothed over half a trick to both sides."""
    seen = np.zeros((141, len(COUNTS)))
    np.add.at(seen, (_bin(expected), taken), 1)
    apart = np.abs(np.arange(141)[:, None] - np.arange(141)) * _STEP
    smooth = np.exp(-((apart / 0.1) ** 2) / 2) @ seen + 1e-3 + 1e-2 * np.exp(-apart / 0.3) @ seen
    return Counted(smooth / smooth.sum(1, keepdims=True))
