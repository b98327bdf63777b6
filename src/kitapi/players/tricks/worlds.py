"""Many layouts of the cards a player does not see, as arrays: drawn, then taken by how likely they are."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from kitapi.players.judged import Bits, Effort, Floats, Worlds
from kitapi.players.tricks import beliefs
from kitapi.players.tricks.beliefs import Hidden, Split
from kitapi.players.tricks.holdings import cards_in

LIST_ALL = 4
"""Up to how many times as many layouts as are drawn are listed all instead."""


EACH_ALONE = (8, 8, 8, 8, 8, 8, 6, 4, 2.5, 1.5, 1)
"""How many times as many layouts are solved in the time of one, by the cards each still holds."""

TOGETHER = (0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.5, 0.5, 1, 1)
"""The same where they are gone through together, which takes longer, and is not begun with more than eight cards."""


def layouts_for(effort: Effort, cards_left: int) -> int:
    """How many layouts to look at when it is the turn of a card of a player who holds so many."""
    return max(1, round(effort.layouts * (TOGETHER if effort.ahead else EACH_ALONE)[cards_left]))


def draw_worlds(hidden: Hidden, seats: Sequence[int], number: int, rng: np.random.Generator) -> Worlds:
    """So many layouts, each drawn with the same chance; all of them where there are hardly more.

    ``hidden`` has a place for each of ``seats``, in their order, and perhaps one more for what lies with none of them.

    Raises:
        ValueError: there is no layout.
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
    """``worlds`` with each as likely as ``likelihood`` makes it; no more than ``number``, taken by it.

    Where nothing is likely at all nothing is learnt from it.
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
    """No more than ``number`` of the layouts, evenly from all, each as likely as those it stands for."""
    if worlds.number <= number:
        return worlds
    marks = (np.arange(number) + 0.5) / number
    rows = np.minimum(np.searchsorted(np.cumsum(worlds.weights), marks), worlds.number - 1)
    return Worlds(worlds.seats, worlds.cards[rows], np.full(number, 1 / number), exact=False)


def single_world(seats: Sequence[int], cards: Sequence[int]) -> Worlds:
    """The one layout in which ``seats`` hold ``cards``, those that lie with nobody last."""
    return Worlds(tuple(seats), np.array([cards], np.int64), np.ones(1), exact=True)


class _Left(NamedTuple):
    """What is still to be dealt: cards that may lie in the same places, and the room in each."""

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
    """(times, places) the ``cards`` divided by chance, to each place its number."""
    bits = np.array(cards_in(cards), np.int64)
    mixed = bits[np.argsort(rng.random((times, len(bits))), axis=1)]
    ends = np.cumsum((0, *split))
    places = [mixed[:, start:end].sum(axis=1) for start, end in pairwise(ends)]
    return np.column_stack(places)
