"""Tests that the room's own shuffle makes every order equally likely: four tests with each of the two packs.

The counts of all blocks are added up. Each row of a matrix is stored as the digits of one number (``SLOT`` bits a
digit), so that the totals file holds all counts. They are tested once the campaign is complete, at 99 % over all eight
tests by Holm's method.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kitapi.room.record.shuffle import shuffle
from kitapi_campaigns.proofs.chi_square import fit, rejected_tests, tail
from kitapi_campaigns.proofs.plan import Campaign, Control

PACKS = (32, 52)
DEALS = 20_000
"""Number of deals in a block, with each pack."""
LEVEL = 0.01
SLOT = 40

Counts: TypeAlias = NDArray[np.int64]
Shuffler: TypeAlias = Callable[[int, Random], Iterable[int]]
"""Returns a random order of n cards."""


def block(seed: int, number: int) -> Counter[str]:
    """Deal with the room's own shuffle, and count the place of every card and its neighbour."""
    counts = Counter(deals=DEALS)
    for cards in PACKS:
        counts += count_rows(cards, DEALS, Random(f"uniformity {seed}/{number}/{cards}"), by_the_room)
    return counts


def by_the_room(cards: int, chance: Random) -> tuple[int, ...]:
    """Shuffle as for a deal, with a new secret and new shares."""
    shares = (chance.randbytes(16).hex(), "", chance.randbytes(16).hex())
    return shuffle(range(cards), chance.randbytes(32), shares, "uniformity/1")


def count_rows(cards: int, deals: int, chance: Random, shuffler: Shuffler) -> Counter[str]:
    """The packed rows of four tables over ``deals`` deals; their names begin with a dot and the number of cards."""
    drawn = b"".join(bytes(shuffler(cards, chance)) for _ in range(deals))
    orders = np.frombuffer(drawn, dtype=np.uint8).reshape(deals, cards).astype(np.int64)
    tables = {
        "place": _pairs(orders, np.broadcast_to(np.arange(cards), orders.shape), cards),
        "next": _pairs(orders[:, :-1], orders[:, 1:], cards),
        "falls": np.bincount((orders[:, 1:] < orders[:, :-1]).sum(axis=1), minlength=cards)[None, :cards],
        "same": np.bincount((orders[1:] == orders[:-1]).sum(axis=1), minlength=cards + 1)[None, :],
    }
    return Counter(
        {
            f".{cards} {name} {row:02}": pack_row(line)
            for name, table in tables.items()
            for row, line in enumerate(table)
        }
    )


def _pairs(first: Counts, second: Counts, cards: int) -> Counts:
    return np.bincount((first * cards + second).ravel(), minlength=cards * cards).reshape(cards, cards)


def pack_row(row: Iterable[int]) -> int:
    """The counts of a row as the digits of one number; adding such numbers adds the rows."""
    return sum(int(count) << SLOT * place for place, count in enumerate(row))


def table_of(counts: Mapping[str, int], cards: int, name: str, width: int) -> Counts:
    """The unpacked rows of one of the tables."""
    rows = sorted(key for key in counts if key.startswith(f".{cards} {name} "))
    mask = (1 << SLOT) - 1
    return np.array([[counts[row] >> SLOT * place & mask for place in range(width)] for row in rows], dtype=np.int64)


def tails(counts: Mapping[str, int], cards: int) -> dict[str, float]:
    """By test, the probability of a deviation at least as large from a uniform shuffle."""
    falls = table_of(counts, cards, "falls", cards)[0]
    same = table_of(counts, cards, "same", cards + 1)[0]
    return {
        f"card x place, {cards} cards": places(table_of(counts, cards, "place", cards)),
        f"ordered pairs, {cards} cards": neighbours(table_of(counts, cards, "next", cards)),
        f"runs, {cards} cards": fit(falls, eulerian(cards)),
        f"the deal before, {cards} cards": fit(same, fixed_point_chances(cards)),
    }


def places(table: Counts) -> float:
    """The tail of the table of card by place; the factor (n - 1) / n corrects for dependent cells within a deal."""
    cards = len(table)
    due = table.sum() / cards**2
    chi_square = float(((table - due) ** 2).sum() / due) * (cards - 1) / cards
    return tail(chi_square, (cards - 1) ** 2)


def neighbours(table: Counts) -> float:
    """The tail of the table of ordered neighbours: n - 1 pairs in each deal, of n (n - 1) possible ones.

    The pairs of a deal depend on each other, so the deviation is split into independent parts: how often each card
    comes first or last (variance 1 / n (n - 1) for a deal), and of the rest the symmetric part (1 / n) and the
    antisymmetric part ((n + 1) / n (n - 1)).
    """
    cards, deals = len(table), table.sum() / (len(table) - 1)
    other = ~np.eye(cards, dtype=bool)
    differs = np.where(other, table - deals / cards, 0.0)
    behind, before = differs.sum(axis=1), differs.sum(axis=0)
    of_row = ((cards - 1) * behind + before) / (cards * (cards - 2))
    of_column = ((cards - 1) * before + behind) / (cards * (cards - 2))
    ends = np.where(other, of_row[:, None] + of_column[None, :], 0.0)
    left = differs - ends
    alike, unlike = (left + left.T) / 2, (left - left.T) / 2
    parts = (
        (ends**2).sum() * cards * (cards - 1),
        (alike**2).sum() * cards,
        (unlike**2).sum() * cards * (cards - 1) / (cards + 1),
    )
    return tail(float(sum(parts) / deals), cards * (cards - 1) - 1)


def eulerian(cards: int) -> NDArray[np.float64]:
    """The probabilities of 0, 1, 2 … descents: cards that lie behind a higher one."""
    ways = [1]
    for size in range(2, cards + 1):
        ways = [
            (size - falls) * (ways[falls - 1] if falls else 0) + (falls + 1) * (ways[falls] if falls < size - 1 else 0)
            for falls in range(size)
        ]
    return np.array([one / math.factorial(cards) for one in ways])


def fixed_point_chances(cards: int) -> NDArray[np.float64]:
    """The probabilities of 0, 1, 2 … places with the same card as in the previous deal."""
    none = [1, 0]
    for size in range(2, cards + 1):
        none.append((size - 1) * (none[-1] + none[-2]))
    ways = [math.comb(cards, same) * none[cards - same] for same in range(cards + 1)]
    return np.array([one / math.factorial(cards) for one in ways])


def judge(counts: Mapping[str, int]) -> str:
    """A sentence with the smallest of the eight tails.

    Raises:
        AssertionError: a test fails.
    """
    found = {name: one for cards in PACKS for name, one in tails(counts, cards).items()}
    failed = rejected_tests(found, LEVEL)
    if failed:
        raise AssertionError("; ".join(f"{name}: p = {found[name]:.2g}" for name in failed))
    least = min(found, key=lambda name: found[name])
    return f"8 tests hold at 99 % (Holm); least: {least}, p = {found[least]:.3f}"


# Controls: wrong shuffles


def swap_any(cards: int, chance: Random) -> list[int]:
    """Swap each place with a random place."""
    order = list(range(cards))
    for place in range(cards):
        other = chance.randrange(cards)
        order[place], order[other] = order[other], order[place]
    return order


def off_by_one(cards: int, chance: Random) -> list[int]:
    """Fisher–Yates in which no card may stay where it is."""
    order = list(range(cards))
    for place in range(cards - 1, 0, -1):
        other = chance.randrange(place)
        order[place], order[other] = order[other], order[place]
    return order


def modulo(cards: int, chance: Random) -> list[int]:
    """Fisher–Yates with numbers of eight bits modulo the range, without rejection."""
    order = list(range(cards))
    for place in range(cards - 1, 0, -1):
        other = chance.getrandbits(8) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def found_in(shuffler: Shuffler, deals: int, seed: int, number: int) -> Counter[str]:
    """Count whether the tests reject ``shuffler``, with each pack."""
    found: Counter[str] = Counter()
    for cards in PACKS:
        chance = Random(f"control {seed}/{number}/{cards}")
        made = tails(count_rows(cards, deals, chance, shuffler), cards)
        found += Counter(tried=1, found=int(bool(rejected_tests(made, LEVEL))))
    return found


def found_swap_any(seed: int, number: int) -> Counter[str]:
    """Control: ``swap_any``."""
    return found_in(swap_any, 3000, seed, number)


def found_off_by_one(seed: int, number: int) -> Counter[str]:
    """Control: ``off_by_one``."""
    return found_in(off_by_one, 3000, seed, number)


def found_modulo(seed: int, number: int) -> Counter[str]:
    """Control: ``modulo``."""
    return found_in(modulo, 30_000, seed, number)


def found_twice(seed: int, number: int) -> Counter[str]:
    """Control: a uniform shuffle that sometimes repeats the previous order, which only one test can find."""
    dealt: tuple[int, ...] = ()

    def twice(cards: int, chance: Random) -> tuple[int, ...]:
        nonlocal dealt
        if len(dealt) != cards or chance.random() >= 0.01:
            dealt = by_the_room(cards, chance)
        return dealt

    return found_in(twice, 2000, seed, number)


CAMPAIGN = Campaign(
    name="uniformity",
    unit="deals",
    title="Deals shuffled by the room, with 32 cards and with 52 each",
    figure=10_000_000,
    block=block,
    controls=(
        Control("swap-any", "a shuffle that swaps each place with any place", found_swap_any, every=True),
        Control("off-by-one", "a Fisher–Yates in which no card may stay", found_off_by_one, every=True),
        Control("modulo", "numbers of 8 bits, taken modulo without rejection", found_modulo, every=True),
        Control("twice", "one deal in a hundred the same as the previous one", found_twice, every=True),
    ),
    judge=judge,
)
