"""How a deck is cut and dealt by the house rules."""

from collections.abc import Callable, Mapping, Sequence

from kitapi.fairness.decks import Cards

TIMES: Mapping[str, int] = {"hand": 3, "machine": 1}
"""The number of times that the dealer shuffles, by method."""
CUT_BY = "hand"
"""The method after which the deck is cut."""
FEWEST_CUT, MOST_CUT = 5, 47
_HAND = 5


def dealt_of(method: str, order: Cards, seats: Sequence[int], players: int) -> tuple[tuple[Cards, ...], Cards, Cards]:
    """The hands by seat, five cards for each of ``seats``; the bank's hand; and the stub. ``order``: after the cut.

    By hand, one card is dealt to each in turn and to the bank last, five times; from the machine five cards at once.
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
