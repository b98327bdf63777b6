"""The interface of a game that can be played in batches."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.batch.rows import Integers, Orders

Observations = NDArray[np.int32]

MOST_ACTIONS = 64
"""The maximum number of actions; they are numbered from 0 to 63, and the legal ones are the bits of one integer."""


class BatchGame(NamedTuple):
    """A game's kernels, and the sizes of their arrays. Kernels change ``rows`` in place and release the GIL.

    ``begin``: called with rows, terms and orders of cards; in every row whose ``STATUS`` is not ``RUNNING``, it begins
    the next deal with the row's order of cards; after ``SITTING_OVER`` this is the first deal of a new sitting.
    ``step``: called with rows, terms and an action for each row, all legal; rows that are over do not change. Both set
    ``LEGAL``, ``TO_ACT`` and ``STATUS`` of every row that they change. ``observe``: called with rows, terms, a seat for
    each row, and the array to fill.

    ``terms``: the game's terms as integers, the number of seats first. ``deck``: the number of cards that are shuffled.
    ``width``: the number of integers in a row. ``observation``: the parts of an observation in order, each with its
    number of integers. ``actions``: the name of every action, by number. ``columns``: the columns that programs may
    read, by name: the first one, and how many there are. ``payments``: the column that holds the payment into the
    common account (kasa, pot, bank; negative: out of it); the columns after it hold the payment to each seat, and all
    of them add up to zero. ``shared``: whether the common account belongs to all seats in equal parts.
    """

    terms: Callable[[Any], Integers]
    begin: Callable[[Integers, Integers, Orders], None]
    step: Callable[[Integers, Integers, Integers], None]
    observe: Callable[[Integers, Integers, Integers, Observations], None]
    deck: int
    width: int
    observation: Mapping[str, int]
    actions: Sequence[str]
    columns: Mapping[str, tuple[int, int]]
    payments: int
    shared: bool
