"""The order of the cards of a hand when they are turned face up."""

from collections.abc import Iterable

from kitapi.cards import Card
from kitapi.kernel import Instead, rule


@rule("CSP-039", "AMB-31", without=Instead(tuple))
def highest_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the bank's cards, the highest first."""
    return tuple(sorted(cards, key=_height, reverse=True))


@rule("CSP-042", "AMB-31", without=Instead(tuple))
def lowest_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a seat's cards, the lowest first."""
    return tuple(sorted(cards, key=_height))


def _height(card: Card) -> int:
    return card.rank.height
