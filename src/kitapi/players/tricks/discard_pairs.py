"""The pairs that a declarer may have discarded from twelve cards."""

from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Bits, Floats, Worlds


class Laying(NamedTuple):
    """Array (n, 66): the pairs that may be discarded from twelve cards, as masks, and the probability of each."""

    pairs: Bits
    chances: Floats


class Layer(NamedTuple):
    """The player who discarded: column in the worlds, cards that they may hold, and cards that they played."""

    column: int
    may_hold: int
    played: int


def redraw_discards(worlds: Worlds, layer: Layer, laying: Laying, chance: np.random.Generator) -> Worlds:
    """Draw the two discards of each layout again, by their probability; the declarer's twelve cards stay the same.

    Uniformly drawn layouts contain few likely discards. Other likelihoods of a layout must not depend on the discards.
    """
    held = worlds.cards[:, layer.column] | worlds.aside
    must = held & ~layer.may_hold
    possible = (laying.pairs & layer.played == 0) & (must[:, None] & ~laying.pairs == 0)
    likely = laying.chances * possible
    pairs = laying.pairs[np.arange(len(held)), _sample_columns(likely, chance)]
    cards = worlds.cards.copy()
    cards[:, layer.column], cards[:, -1] = held & ~pairs, pairs
    # importance weights: a layout was drawn in proportion to the number of possible pairs
    weights = worlds.weights * likely.sum(axis=1) / possible.sum(axis=1)
    return worlds._replace(cards=cards, weights=weights / weights.sum())


def _sample_columns(likely: Floats, chance: np.random.Generator) -> Bits:
    """Array (n,): one column of each row, sampled in proportion to ``likely``."""
    sums = np.cumsum(likely, axis=1)
    marks = chance.random(len(likely)) * sums[:, -1]
    return np.asarray(np.minimum((sums < marks[:, None]).sum(axis=1), likely.shape[1] - 1), np.int64)
