"""Sampled layouts of the unseen cards as arrays: drawn uniformly, then resampled by likelihood."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Bits, Effort, Floats, Worlds
from kitapi.players.tricks import beliefs
from kitapi.players.tricks.beliefs import Hidden, Split
from kitapi.players.tricks.holdings import cards_in

LIST_ALL = 4
"""All layouts are listed if they are at most this many times the number to be drawn."""


EACH_ALONE = (8, 8, 8, 8, 8, 8, 6, 4, 2.5, 1.5, 1)
"""Layouts that are solved in the time of one layout at the beginning of a deal, by the cards in each hand."""

TOGETHER = (0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.5, 0.5, 1, 1)
"""The same ratio for delayed search, which takes longer, and is not used with more than eight cards."""


def layouts_for(effort: Effort, cards_left: int) -> int:
    """The number of layouts for a decision of a player with ``cards_left`` cards."""
    return max(1, round(effort.layouts * (TOGETHER if effort.ahead else EACH_ALONE)[cards_left]))


def draw_worlds(hidden: Hidden, seats: Sequence[int], number: int, rng: np.random.Generator) -> Worlds:
    """Draw ``number`` layouts uniformly; all layouts, if there are few more (``LIST_ALL``).

    ``hidden`` has a place for each of ``seats``, in their order, and perhaps one more for cards that none of them
    holds.

    Raises:
        ValueError: no layout is possible.
    """
    possible = beliefs.ways(hidden)
    if not possible:
        raise ValueError("no layout fits what is known")
    if possible <= LIST_ALL * number:
        cards = np.array(list(beliefs.layouts(hidden)), np.int64)
    else:
        cards = np.zeros((number, len(hidden.places)), np.int64)
        for rows, dealt in _draw(_Left(beliefs.alike_in(hidden), beliefs.room_of(hidden)), np.arange(number), rng):
            cards[rows] |= dealt
    if len(hidden.places) == len(seats):
        cards = np.column_stack([cards, np.zeros(len(cards), np.int64)])
    return Worlds(tuple(seats), cards, np.full(len(cards), 1 / len(cards)), exact=possible <= LIST_ALL * number)


def reweight(worlds: Worlds, likelihood: Floats, number: int, rng: np.random.Generator) -> Worlds:
    """Multiply the weights by ``likelihood``, (n,), and resample to at most ``number`` layouts (systematic resampling).

    If all likelihoods are 0, they are ignored.
    """
    weights = worlds.weights * likelihood
    total = float(weights.sum())
    weights = weights / total if total > 0 else worlds.weights
    if worlds.number <= number:
        return worlds._replace(weights=weights)
    marks = (np.arange(number) + rng.random()) / number
    taken, times = np.unique(
        np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1), return_counts=True
    )
    return Worlds(worlds.seats, worlds.cards[taken], times / number, exact=False)


def fewer(worlds: Worlds, number: int) -> Worlds:
    """Resample to at most ``number`` layouts, without random numbers, in proportion to their weights."""
    if worlds.number <= number:
        return worlds
    marks = (np.arange(number) + 0.5) / number
    rows = np.minimum(np.searchsorted(np.cumsum(worlds.weights), marks), worlds.number - 1)
    return Worlds(worlds.seats, worlds.cards[rows], np.full(number, 1 / number), exact=False)


def single_world(seats: Sequence[int], cards: Sequence[int]) -> Worlds:
    """The single layout in which ``seats`` hold ``cards``; the last column are the cards that nobody holds."""
    return Worlds(tuple(seats), np.array([cards], np.int64), np.ones(1), exact=True)


class _Left(NamedTuple):
    """The cards still to be dealt: groups of cards with their possible places, and the free capacity of each place."""

    groups: list[tuple[int, tuple[int, ...]]]
    room: Split


def _draw(left: _Left, rows: Bits, rng: np.random.Generator) -> Iterator[tuple[Bits, Bits]]:
    """Rows, and the cards that go to each of their places, group by group."""
    if not left.groups:
        return
    (cards, open_to), *others = left.groups
    sizes = tuple((more.bit_count(), to) for more, to in others)
    splits = list(beliefs.divisions(cards.bit_count(), open_to, left.room))
    likely = [beliefs.orders(split) * beliefs.ways_of(sizes, beliefs.less(left.room, split)) for split in splits]
    total = sum(likely)
    counts = rng.multinomial(len(rows), [many / total for many in likely])
    ends = np.cumsum(counts)
    for split, end, count in zip(splits, ends, counts, strict=True):
        if count:
            chosen = rows[end - count : end]
            yield chosen, _deal(cards, split, int(count), rng)
            yield from _draw(_Left(others, beliefs.less(left.room, split)), chosen, rng)


def _deal(cards: int, split: Split, times: int, rng: np.random.Generator) -> Bits:
    """Array (times, places): the ``cards``, divided at random so that each place gets its number."""
    bits = np.array(cards_in(cards), np.int64)
    mixed = bits[np.argsort(rng.random((times, len(bits))), axis=1)]
    ends = np.cumsum((0, *split))
    places = [mixed[:, start:end].sum(axis=1) for start, end in pairwise(ends)]
    return np.column_stack(places)
