"""Classes of hands that a player recognizes at a glance, and the best choice in each against every upcard."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.caribbean_stud.odds.game import Game, Progress
from kitapi.games.caribbean_stud.odds.spots import FOLDS, GIVES, RAISES, Choices, Spots
from kitapi.games.caribbean_stud.odds.states import NONE, WHOLE
from kitapi.games.caribbean_stud.odds.strategies import (
    ACE_KING,
    JACK,
    PAIR,
    QUEEN,
    SEVEN,
    TWO_PAIR,
    perfect,
    perfect_without_exchange,
    straight_outs,
)
from kitapi.games.caribbean_stud.odds.terms import Terms
from kitapi.games.caribbean_stud.odds.values import ALL_RANKS, Integers
from kitapi.wording.catalogues import message

Mask = NDArray[np.bool_]


class Features(NamedTuple):
    """The features that define classes. ``outs``: ranks that complete a straight. ``four``: four cards of one suit."""

    spots: Spots
    outs: Integers
    four: Mask
    pair: Integers

    def from_to(self, least: int, below: int) -> Mask:
        """Whether each hand has one of these values."""
        within: Mask = (self.spots.value >= least) & (self.spots.value < below)
        return within

    def holds(self, rank: int) -> Mask:
        """Whether each hand contains a card of this rank."""
        held: Mask = (self.spots.ranks == rank).any(axis=1)
        return held

    @property
    def nothing(self) -> Mask:
        """Whether each hand cannot become a straight or flush by one more card."""
        without: Mask = ~self.four & (self.outs == 0)
        return without


def compute_features(spots: Spots) -> Features:
    """Compute the features of all hands against an upcard."""
    odd = spots.states.odd
    pair = ((spots.counts == 2) * spots.ranks).max(axis=1)
    return Features(spots, straight_outs()[spots.states.number].max(axis=1), (odd != NONE) & (odd != WHOLE), pair)


class HandClass(NamedTuple):
    """A class: its name in words, and which hands are in it. ``pair``: the rank that its name contains."""

    words: str
    holds: Callable[[Features], Mask]
    pair: int | None = None


def _low(of: Features) -> Mask:
    return of.from_to(0, ACE_KING)


def _ace_king(of: Features) -> Mask:
    return of.from_to(ACE_KING, PAIR)


def _a_pair(of: Features) -> Mask:
    return of.from_to(PAIR, TWO_PAIR)


def _flush_draw(rank: int) -> HandClass:
    words = message("pair of {rank}, four of a suit")
    return HandClass(words, lambda of: _a_pair(of) & of.four & (of.pair == rank), rank)


def _open_pair(rank: int) -> HandClass:
    words = message("pair of {rank}, two ranks make a straight")
    return HandClass(words, lambda of: _a_pair(of) & ~of.four & (of.outs >= 2) & (of.pair == rank), rank)


def _high_flush_draw(of: Features) -> Mask:
    return _a_pair(of) & of.four & (of.pair > SEVEN)


def _other_pair(of: Features) -> Mask:
    return _a_pair(of) & ~of.four & ~((of.outs >= 2) & (of.pair <= 1))


def _third(of: Features) -> Integers:
    """Return the highest card besides ace and king: queen, jack, or 0 for any lower card."""
    return np.where(of.holds(QUEEN), QUEEN, np.where(of.holds(JACK), JACK, 0))


def _matches(of: Features) -> Mask:
    return of.holds(of.spots.upcard)


_TWO_PAIR: Final = HandClass(message("two pair or better"), lambda of: of.spots.value >= TWO_PAIR)

WITH_EXCHANGE: Final[tuple[HandClass, ...]] = (
    HandClass(message("less than ace-king, no draw"), lambda of: _low(of) & of.nothing),
    HandClass(
        message("less than ace-king, one rank makes a straight"), lambda of: _low(of) & ~of.four & (of.outs == 1)
    ),
    HandClass(
        message("less than ace-king, two ranks make a straight"), lambda of: _low(of) & ~of.four & (of.outs >= 2)
    ),
    HandClass(message("less than ace-king, four of a suit"), lambda of: _low(of) & of.four),
    HandClass(
        message("ace-king, then ten or lower, no draw"), lambda of: _ace_king(of) & of.nothing & (_third(of) == 0)
    ),
    HandClass(message("ace-king-jack, no draw"), lambda of: _ace_king(of) & of.nothing & (_third(of) == JACK)),
    HandClass(message("ace-king-queen, no draw"), lambda of: _ace_king(of) & of.nothing & (_third(of) == QUEEN)),
    HandClass(message("ace-king, one rank makes a straight"), lambda of: _ace_king(of) & ~of.four & (of.outs >= 1)),
    HandClass(message("ace-king, four of a suit"), lambda of: _ace_king(of) & of.four),
    *(_open_pair(rank) for rank in (0, 1)),
    *(_flush_draw(rank) for rank in range(SEVEN + 1)),
    HandClass(message("pair of 8 or better, four of a suit"), _high_flush_draw),
    HandClass(message("any other pair"), _other_pair),
    _TWO_PAIR,
)
"""Classes for the game with an exchange, the weakest first; every hand is in one of them."""

WITHOUT_EXCHANGE: Final[tuple[HandClass, ...]] = (
    HandClass(message("less than ace-king"), _low),
    HandClass(
        message("ace-king, then ten or lower, upcard not held"),
        lambda of: _ace_king(of) & (_third(of) == 0) & ~_matches(of),
    ),
    HandClass(
        message("ace-king, then ten or lower, upcard held"), lambda of: _ace_king(of) & (_third(of) == 0) & _matches(of)
    ),
    HandClass(
        message("ace-king-jack, upcard not held"), lambda of: _ace_king(of) & (_third(of) == JACK) & ~_matches(of)
    ),
    HandClass(message("ace-king-jack, upcard held"), lambda of: _ace_king(of) & (_third(of) == JACK) & _matches(of)),
    HandClass(
        message("ace-king-queen, upcard not held"), lambda of: _ace_king(of) & (_third(of) == QUEEN) & ~_matches(of)
    ),
    HandClass(message("ace-king-queen, upcard held"), lambda of: _ace_king(of) & (_third(of) == QUEEN) & _matches(of)),
    HandClass(message("a pair"), _a_pair),
    _TWO_PAIR,
)
"""Classes of the base game, by whether the upcard's rank is in the hand."""


def classes_of(game: Game) -> tuple[HandClass, ...]:
    """Return the classes for a game."""
    return WITH_EXCHANGE if game is Game.VENICE else WITHOUT_EXCHANGE


class Shares(NamedTuple):
    """The shares of the hands of a class for which each choice is best; ``hands``: their number against one upcard."""

    fold: Fraction
    raise_: Fraction
    exchange: Fraction
    hands: int


def shares(game: Game, terms: Terms, progress: Progress | None = None) -> list[list[Shares | None]]:
    """Return the shares by class and by the upcard's rank, from the two up; None: the class has no hand against it."""
    by_upcard = []
    for upcard in range(ALL_RANKS):
        by_upcard.append(_against(upcard, game, terms))
        if progress:
            progress(upcard + 1, ALL_RANKS)
    return [list(row) for row in zip(*by_upcard, strict=True)]


def _against(upcard: int, game: Game, terms: Terms) -> list[Shares | None]:
    spots = Spots(upcard, terms)
    best = perfect(spots) if game is Game.VENICE else perfect_without_exchange(spots)
    of = compute_features(spots)
    return [_share(best, np.where(one.holds(of), spots.ways, 0)) for one in classes_of(game)]


def _share(best: Choices, ways: Integers) -> Shares | None:
    if not (hands := int(ways.sum())):
        return None
    fold, raised, given = (int(ways[chosen].sum()) for chosen in (best == FOLDS, best == RAISES, best >= GIVES))
    return Shares(Fraction(fold, hands), Fraction(raised, hands), Fraction(given, hands), hands)
