"""The probability that a hand makes betl, suit by suit."""

from functools import cache
from math import prod

from kitapi.players.tricks.holdings import cards_in


def betl_chance(hand: int) -> float:
    """Return the probability that ten cards take no trick, computed suit by suit."""
    return prod(suit_safety(hand >> shift & 0xFF) for shift in (0, 8, 16, 24))


def is_sure_betl(hand: int) -> bool:
    """Whether no card can take a trick, whoever chooses the cards.

    In every suit, the hand has only the lowest cards, without a gap.
    """
    holdings = (hand >> shift & 0xFF for shift in (0, 8, 16, 24))
    return all(holding & holding + 1 == 0 for holding in holdings)


@cache
def suit_safety(holding: int) -> float:
    """Return the share of layouts of a suit's other cards in two hands that cannot force a trick on ``holding``.

    The defenders may lead the suit any number of times and know all cards; discards on other suits are ignored.
    """
    others = 0xFF & ~holding
    ways = _subsets(others)
    return sum(not _is_caught(holding, first, others & ~first) for first in ways) / len(ways)


def _subsets(cards: int) -> list[int]:
    found = [0]
    for card in cards_in(cards):
        found += [one | card for one in found]
    return found


@cache
def _is_caught(mine: int, leader: int, other: int) -> bool:
    """Whether two defenders can make ``mine`` take a trick in the suit; either may lead."""
    if not mine:
        return False
    return _is_caught_by(mine, leader, other) or _is_caught_by(mine, other, leader)


def _is_caught_by(mine: int, leader: int, other: int) -> bool:
    for led in cards_in(leader):
        for card in cards_in(other) or [0]:
            under = mine & (max(led, card) - 1)
            if not under:
                return True
            ducked = 1 << under.bit_length() - 1
            if _is_caught(mine & ~ducked, leader & ~led, other & ~card):
                return True
    return False
