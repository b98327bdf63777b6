"""Positions in the format of the kernels: hands of 32 bits from the leader on, trumps the lowest byte."""

from typing import NamedTuple

from kitapi.cards import DECK_32, Card, Suit
from kitapi.solver.formats import MISERE, OPEN, PAIR, TRUMPS
from kitapi.solver.position import Objective, Position, check

STRAINS: tuple[Suit | None, ...] = (*Suit, None)
"""All strains, no trumps last."""

_SUIT_ORDERS = {trump: tuple(sorted(Suit, key=lambda suit: suit is not trump)) for trump in STRAINS}
SHIFTS = {trump: tuple(13 * suit.index + 5 for suit in order) for trump, order in _SUIT_ORDERS.items()}
"""The bit of each suit's seven in a ``CardSet``, in the order of the kernels' bytes, by strain."""

PLACES = {
    trump: {card: 8 * order.index(card.suit) + card.rank.height - 7 for card in DECK_32}
    for trump, order in _SUIT_ORDERS.items()
}
CARDS = {trump: {place: card for card, place in places.items()} for trump, places in PLACES.items()}
"""The cards by the kernels' number of them, 0 to 31, by strain."""


def _mode(trump: Suit | None, hands: int, objective: Objective) -> int:
    mode = (TRUMPS if trump else 0) | (PAIR if hands == 2 else 0)
    return mode | (MISERE if objective.is_betl else 0) | (OPEN if objective.is_open else 0)


MODES = {
    (trump, hands, objective): _mode(trump, hands, objective)
    for trump in STRAINS
    for hands in (2, 3)
    for objective in Objective
}
"""The bits of ``mode``, by whether there are trumps, the number of hands, and the objective."""


class Question(NamedTuple):
    """A position in the format of the kernels: hands from the leader on, the declarer's place, cards played, mode."""

    a: int
    b: int
    c: int
    d: int
    encode_tricks: int
    mode: int


def question_of(position: Position, objective: Objective) -> Question:
    """``position`` in the format of the kernels.

    Raises:
        BadPosition: the position is impossible.
    """
    check(position)
    count, leader = len(position.hands), position.leader
    hands = [narrow(hand, position.trump) for hand in position.with_table_in_hand()]
    turned = [*hands[leader:], *hands[:leader], 0]
    mode = MODES[position.trump, count, objective]
    return Question(
        turned[0], turned[1], turned[2], -leader % count, encode_trick(position.table, position.trump), mode
    )


def encode_trick(table: tuple[Card, ...], trump: Suit | None) -> int:
    """The cards of a trick as one integer: six bits a card in the order played, the card's number + 1."""
    return sum(PLACES[trump][card] + 1 << 6 * place for place, card in enumerate(table))


def narrow(hand: int, trump: Suit | None) -> int:
    """A ``CardSet`` in the format of the kernels: eight bits a suit, trumps lowest."""
    bits = 0
    for place, shift in enumerate(SHIFTS[trump]):
        bits |= (hand >> shift & 0xFF) << 8 * place
    return bits
