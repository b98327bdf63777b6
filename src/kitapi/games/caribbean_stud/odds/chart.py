"""A chart of perfect play: the best choice for each kind of hand and rank of the upcard."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kitapi.games.caribbean_stud.odds.answers import encode_fraction
from kitapi.games.caribbean_stud.odds.game import Game, compute_whole_game
from kitapi.games.caribbean_stud.odds.spots import GIVES, Choices, Spots
from kitapi.games.caribbean_stud.odds.states import NONE, WHOLE
from kitapi.games.caribbean_stud.odds.strategies import (
    ACE,
    ACE_KING,
    JACK,
    KING,
    PAIR,
    QUEEN,
    STRATEGIES,
    TWO_PAIR,
    perfect,
    perfect_without_exchange,
    straight_outs,
)
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.odds.values import ALL_RANKS

Mask = NDArray[np.bool_]

ALWAYS_RAISED: Final = 6
"""The rank of eights.

A pair of eights or higher with four cards of one suit is nearly always raised, so all these pairs share one row.
"""

THREES: Final = 1
"""The rank of threes: a pair of twos or threes that can draw to a straight has its own row."""

RANK_NAMES: Final = "23456789TJQKA"


def chart(game: Game, upcards: Iterable[int] = range(ALL_RANKS)) -> dict[str, list[list[int]]]:
    """Count the hands for which perfect play folds, raises and exchanges, by row of the chart and rank of the upcard.

    Each row has a list of the three counts for every upcard; a hand counts in the first row whose description it fits.
    Three zeros: no hand of the row is possible against this upcard. The house rules are those of the rulebook.
    """
    rows: dict[str, list[list[int]]] = {}
    for upcard in upcards:
        spots = Spots(upcard, terms_of(RULEBOOK))
        best = perfect(spots) if game is Game.VENICE else perfect_without_exchange(spots)
        for name, counts in _count_rows(spots, best, game):
            rows.setdefault(name, []).append(counts)
    return rows


def strategies(game: Game) -> list[dict[str, Any]]:
    """Compute the exact expectation of every named strategy in ``game``, in ANTEs per deal; the best strategy first.

    ``cost``: the expectation of perfect play minus that of the strategy.
    """
    named = [one for one in STRATEGIES.values() if game is Game.VENICE or not one.exchanges or one.name == "perfect"]
    found = compute_whole_game(game, named)
    best = max(one.expectation for one in found)
    return [
        {
            "strategy": one.strategy,
            "expectation": encode_fraction(one.expectation),
            "cost": encode_fraction(best - one.expectation),
            "element_of_risk": float(one.element_of_risk),
        }
        for one in sorted(found, key=lambda one: -one.expectation)
    ]


def _count_rows(spots: Spots, best: Choices, game: Game) -> Iterator[tuple[str, list[int]]]:
    left = np.ones(len(best), np.bool_)
    choice = np.minimum(best, GIVES)
    for name, fits in _venice(spots) if game is Game.VENICE else _base(spots):
        here = left & fits
        left &= ~fits
        yield name, [int(spots.ways[here & (choice == one)].sum()) for one in range(GIVES + 1)]


def _base(spots: Spots) -> Iterator[tuple[str, Mask]]:
    yield "pair_or_better", spots.value >= PAIR
    yield from _high_cards(spots)


def _venice(spots: Spots) -> Iterator[tuple[str, Mask]]:
    value, odd = spots.value, spots.states.odd
    four = (odd != NONE) & (odd != WHOLE)
    outs = straight_outs()[spots.states.number].max(axis=1)
    pair = (value >= PAIR) & (value < TWO_PAIR)
    paired = np.where(pair, ((spots.counts == 2) * spots.ranks).max(axis=1), NONE)
    yield "two_pair_or_better", value >= TWO_PAIR
    yield "high_pair_flush_draw", pair & four & (paired >= ALWAYS_RAISED)
    for rank in range(ALWAYS_RAISED - 1, -1, -1):
        yield f"pair_flush_draw_{RANK_NAMES[rank]}", pair & four & (paired == rank)
    yield "low_pair_straight_draw", pair & (paired <= THREES) & (outs >= 2)
    yield "pair", pair
    yield "flush_draw", four
    yield "straight_draw", outs >= 2
    higher = (spots.ranks > spots.upcard).sum(axis=1) >= 4
    yield "inside_draw_ace_king", (outs == 1) & (value >= ACE_KING)
    yield "inside_draw_higher", (outs == 1) & higher & ~_holds(spots, spots.upcard)
    yield "inside_draw", outs == 1
    yield from _high_cards(spots)


def _high_cards(spots: Spots) -> Iterator[tuple[str, Mask]]:
    ace_king = _holds(spots, ACE) & _holds(spots, KING)
    match = _holds(spots, spots.upcard)
    for name, third in (("akq", _holds(spots, QUEEN)), ("akj", _holds(spots, JACK)), ("ak", ace_king)):
        yield f"{name}_match", ace_king & third & match
        yield name, ace_king & third
    yield "less", np.ones(len(match), np.bool_)


def _holds(spots: Spots, rank: int) -> Mask:
    held: Mask = (spots.ranks == rank).any(axis=1)
    return held
