"""What a declarer may have laid away of his twelve cards."""

from typing import NamedTuple

import numpy as np

from kitapi.players.judged import Bits, Floats, Worlds


class Laying(NamedTuple):
    """Every pair that may be laid away of twelve cards: (n, 66) the pairs, and how likely each is."""

    pairs: Bits
    chances: Floats


class Layer(NamedTuple):
    """Who laid away, over some layouts: his column in them, which cards he may hold, and which he has played."""

    column: int
    may_hold: int
    played: int


def redraw_discards(worlds: Worlds, layer: Layer, laying: Laying, chance: np.random.Generator) -> Worlds:
    """The same twelve cards of the declarer in each layout, but such two of them laid away as are likely to be.

    How likely a layout is otherwise must not depend on which two they are: few of those drawn were sensible.
    """
    held = worlds.cards[:, layer.column] | worlds.aside
    must = held & ~layer.may_hold
    possible = (laying.pairs & layer.played == 0) & (must[:, None] & ~laying.pairs == 0)
    likely = laying.chances * possible
    pairs = laying.pairs[np.arange(len(held)), _sample_columns(likely, chance)]
    cards = worlds.cards.copy()
    cards[:, layer.column], cards[:, -1] = held & ~pairs, pairs
    # a layout is drawn the more often, the more pairs might be aside in it
    weights = worlds.weights * likely.sum(axis=1) / possible.sum(axis=1)
    return worlds._replace(cards=cards, weights=weights / weights.sum())


def _sample_columns(likely: Floats, chance: np.random.Generator) -> Bits:
    """(n,) one column of each row, taken by its likelihood."""
    sums = np.cumsum(likely, axis=1)
    marks = chance.random(len(likely)) * sums[:, -1]
    return np.asarray(np.minimum((sums < marks[:, None]).sum(axis=1), likely.shape[1] - 1), np.int64)
