"""Poker hands of five cards, implemented without any code of the program: names, ranks, comparison. Cards are texts."""

from collections import Counter

RANKS = "23456789TJQKA"
STRAIGHTS = ["2345A", *(RANKS[low : low + 5] for low in range(9))]
"""The straights, low to high, each in the order of RANKS."""
NAMES = [
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
]
"""The names of the combinations, the lowest first."""
_BY_COUNTS = {
    (1, 1, 1, 1, 1): "high_card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pair",
    (3, 1, 1): "three_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_of_a_kind",
}


def letters(cards: list[str]) -> str:
    """Return the ranks of the cards, low to high."""
    return "".join(sorted((card[0] for card in cards), key=RANKS.index))


def name_of(cards: list[str]) -> str:
    """Return the name of the combination that the cards make."""
    straight, flush = letters(cards) in STRAIGHTS, len({card[1] for card in cards}) == 1
    if straight and flush:
        return "royal_flush" if letters(cards) == "TJQKA" else "straight_flush"
    if straight or flush:
        return "straight" if straight else "flush"
    return _BY_COUNTS[tuple(sorted(Counter(letters(cards)).values(), reverse=True))]


def is_better(one: list[str], other: list[str]) -> bool:
    """Whether ``one`` beats ``other``."""
    if name_of(one) != name_of(other):
        return NAMES.index(name_of(one)) > NAMES.index(name_of(other))
    if letters(one) in STRAIGHTS:
        return STRAIGHTS.index(letters(one)) > STRAIGHTS.index(letters(other))
    for many in (4, 3, 2, 1):
        mine, theirs = _ranks_held(one, many), _ranks_held(other, many)
        if mine != theirs:
            return mine > theirs
    return False


def _ranks_held(cards: list[str], many: int) -> list[int]:
    """Return the ranks that occur exactly ``many`` times, the highest first."""
    held = letters(cards)
    return sorted((RANKS.index(rank) for rank in set(held) if held.count(rank) == many), reverse=True)
