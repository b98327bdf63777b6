"""The order in which cards are laid out face up."""

from collections.abc import Iterable

from kitapi.cards import Card
from kitapi.kernel import Instead, rule


@rule("CSP-039", "AMB-31", without=Instead(tuple))
def highest_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The bank's cards, from the highest down."""
    return tuple(sorted(cards, key=_height, reverse=True))


@rule("CSP-042", "AMB-31", without=Instead(tuple))
def lowest_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A seat's cards, from the lowest up."""
    return tuple(sorted(cards, key=_height))


def _height(card: Card) -> int:
    return card.rank.height
