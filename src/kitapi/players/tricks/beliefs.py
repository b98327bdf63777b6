"""Layouts of the unseen cards that agree with what a player knows: counted, listed, or drawn uniformly.

All layouts are equally likely here; callers weight them by calls and plays. Cards that may be in the same places form a
group; layouts are not counted one by one, but by the number of cards of each group in each place.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from kitapi.players.tricks.holdings import cards_in
from kitapi.players.tricks.situation import Situation

Split = tuple[int, ...]
"""The number of cards of a group in each place."""


class Place(NamedTuple):
    """A place for unseen cards: the number of cards in it, and the cards that may be in it."""

    cards: int
    may_hold: int


class Hidden(NamedTuple):
    """The unseen cards, and the places among which they are divided, which have room for exactly these cards."""

    unseen: int
    places: tuple[Place, ...]


def hidden_from(s: Situation) -> Hidden:
    """The cards that a player to act does not see: the hands of the others in play, by seat, then the rest.

    The rest was discarded, is the talon, or belongs to a player who is out of the play; it may be any of the cards.
    """
    seats = sorted({*s.rivals} | (set() if s.partner is None else {s.partner}))
    held = s.hand.bit_count()
    hands = [Place(held if seat in s.after else held - 1, s.of(seat)) for seat in seats]
    rest = s.unseen.bit_count() - sum(place.cards for place in hands)
    return Hidden(s.unseen, (*hands, *([Place(rest, s.unseen)] if rest else [])))


def ways(hidden: Hidden) -> int:
    """The number of layouts; 0 if the known facts contradict each other."""
    return ways_of(sizes_of(hidden), room_of(hidden))


def layouts(hidden: Hidden) -> Iterator[tuple[int, ...]]:
    """Every layout once: the cards in each place.

    There may be very many; ``ways`` counts them.
    """

    def fill(groups: list[tuple[int, tuple[int, ...]]], room: Split) -> Iterator[tuple[int, ...]]:
        if not groups:
            yield (0,) * len(room)
            return
        (cards, open_to), *others = groups
        for split in divisions(cards.bit_count(), open_to, room):
            for dealt in _deals_of(cards, split):
                for more in fill(others, less(room, split)):
                    yield tuple(one | other for one, other in zip(dealt, more, strict=True))

    return fill(alike_in(hidden), room_of(hidden))


def draw_layout(hidden: Hidden, rng: Random) -> tuple[int, ...]:
    """Draw a layout uniformly: the cards in each place.

    Raises:
        ValueError: no layout is possible.
    """
    sizes, room = sizes_of(hidden), room_of(hidden)
    if not ways_of(sizes, room):
        raise ValueError("no layout fits what is known")
    found = [0] * len(room)
    for number, (cards, open_to) in enumerate(alike_in(hidden)):
        others = sizes[number + 1 :]
        splits = list(divisions(cards.bit_count(), open_to, room))
        weights = [orders(split) * ways_of(others, less(room, split)) for split in splits]
        split = _choose_split(splits, weights, rng)
        bits = cards_in(cards)
        rng.shuffle(bits)
        for place, many in enumerate(split):
            found[place] |= sum(bits.pop() for _ in range(many))
        room = less(room, split)
    return tuple(found)


def _choose_split(splits: list[Split], weights: list[int], rng: Random) -> Split:
    """One of ``splits``, by exact integer weights, because floats are too coarse for the largest counts."""
    left = rng.randrange(sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        if left < weight:
            return split
        left -= weight
    raise AssertionError("weights add up to what was drawn from")


def alike_in(hidden: Hidden) -> list[tuple[int, tuple[int, ...]]]:
    """The unseen cards grouped by the places that they may be in, those with the fewest places first."""
    groups: dict[tuple[int, ...], int] = {}
    for bit in cards_in(hidden.unseen):
        open_to = tuple(number for number, place in enumerate(hidden.places) if place.may_hold & bit)
        groups[open_to] = groups.get(open_to, 0) | bit
    return [(cards, open_to) for open_to, cards in sorted(groups.items(), key=lambda one: (len(one[0]), one[0]))]


def sizes_of(hidden: Hidden) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each group, the number of its cards and the places that they may be in."""
    return tuple((cards.bit_count(), open_to) for cards, open_to in alike_in(hidden))


def room_of(hidden: Hidden) -> Split:
    """The number of cards in each place."""
    return tuple(place.cards for place in hidden.places)


@lru_cache(1 << 14)
def ways_of(sizes: tuple[tuple[int, tuple[int, ...]], ...], room: Split) -> int:
    """The number of ways in which groups of these sizes fill ``room``."""
    if not sizes:
        return int(not any(room))
    (many, open_to), *others = sizes
    splits = divisions(many, open_to, room)
    return sum(orders(split) * ways_of(tuple(others), less(room, split)) for split in splits)


def divisions(many: int, open_to: tuple[int, ...], room: Split) -> Iterator[Split]:
    """Every way to divide ``many`` cards among the places open to them."""
    if not open_to:
        if many == 0:
            yield (0,) * len(room)
        return
    first, *others = open_to
    for here in range(min(many, room[first]) + 1):
        for rest in divisions(many - here, tuple(others), room):
            yield (*rest[:first], here, *rest[first + 1 :])


def less(room: Split, split: Split) -> Split:
    """The part of ``room`` that is left after ``split``."""
    return tuple(one - other for one, other in zip(room, split, strict=True))


def orders(split: Split) -> int:
    """The number of ways to deal the cards of a group by ``split`` (multinomial coefficient)."""
    found, left = 1, sum(split)
    for many in split:
        found *= comb(left, many)
        left -= many
    return found


def _deals_of(cards: int, split: Split) -> Iterator[tuple[int, ...]]:
    """Every way to deal ``cards`` so that each place gets its number."""
    if len(split) == 1:
        yield (cards,)
        return
    for chosen in combinations(cards_in(cards), split[0]):
        here = sum(chosen)
        for rest in _deals_of(cards & ~here, split[1:]):
            yield (here, *rest)
