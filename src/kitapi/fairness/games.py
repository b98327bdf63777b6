"""The games' packs, and how each deals a shuffled one: data, as the rulebooks have it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

Cards: TypeAlias = tuple[str, ...]

_SUITS = "scdh"
DECK_52: Cards = tuple(rank + suit for suit in _SUITS for rank in "23456789TJQKA")
"""Before it is shuffled: suit by suit, from the two up."""
DECK_32: Cards = tuple(rank + suit for suit in _SUITS for rank in "789TJQKA")

TIMES: Mapping[str, int] = {"hand": 3, "machine": 1}
"""Ways to shuffle at a table of Caribbean Stud, and how often the dealer does it."""
CUT_BY = "hand"
"""The way after which the deck is cut."""
FEWEST_CUT, MOST_CUT = 5, 47
_HAND = 5


class Pack(NamedTuple):
    """A pack dealt to three: the places of the order that each of the three gets, and those of the talon."""

    hands: tuple[tuple[slice, ...], ...]
    talon: slice


PACKS: Mapping[str, Pack] = {
    "prefa": Pack(((slice(0, 10),), (slice(10, 20),), (slice(20, 30),)), slice(30, 32)),
    "preferans": Pack(
        ((slice(0, 5), slice(17, 22)), (slice(5, 10), slice(22, 27)), (slice(10, 15), slice(27, 32))), slice(15, 17)
    ),
}
"""Prefa: ten cards to each, then the talon. Preferans: five to each, the talon, five to each."""

DECKS: Mapping[str, Cards] = {"prefa": DECK_32, "preferans": DECK_32, "caribbean_stud": DECK_52}
"""By the name with which the kinds of a game's events begin."""


def dealt_to_three(game: str, order: Cards, active: Sequence[int], players: int) -> tuple[tuple[Cards, ...], Cards]:
    """The hands by seat, empty for who rests, and the talon."""
    pack = PACKS[game]
    hands: list[Cards] = [()] * players
    for seat, places in zip(active, pack.hands, strict=True):
        hands[seat] = tuple(card for some in places for card in order[some])
    return tuple(hands), order[pack.talon]


def dealt_by_the_house(
    method: str, order: Cards, seats: Sequence[int], players: int
) -> tuple[tuple[Cards, ...], Cards, Cards]:
    """Caribbean Stud, after the cut: the hands by seat, five cards to each of ``seats``, the bank's, and the stub.

    By hand, one card to each in turn and to the bank last, five times; from the machine five at once.
    """
    count = len(seats) + 1
    *dealt, bank = _METHODS[method](order, count)
    hands: list[Cards] = [()] * players
    for seat, hand in zip(seats, dealt, strict=True):
        hands[seat] = hand
    return tuple(hands), bank, order[_HAND * count :]


def cut(order: Cards, amount: int) -> Cards:
    """``order`` with its first ``amount`` cards put below the others."""
    return order[amount:] + order[:amount]


def _in_turn(order: Cards, count: int) -> list[Cards]:
    return [order[place : _HAND * count : count] for place in range(count)]


def _at_once(order: Cards, count: int) -> list[Cards]:
    return [order[_HAND * place : _HAND * (place + 1)] for place in range(count)]


_METHODS: Mapping[str, Callable[[Cards, int], list[Cards]]] = {"hand": _in_turn, "machine": _at_once}
