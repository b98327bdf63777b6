"""The solver: what open cards are worth with best play by all."""

from typing import Any, NamedTuple

import numpy as np

from kitapi.cards import DECK_32, Card, CardSet, Suit
from kitapi.solver import search, tables
from kitapi.solver.position import DECLARER, Objective, Position, check, played
from kitapi.solver.weights import WEIGHTS

STRAINS: tuple[Suit | None, ...] = (*Suit, None)
"""What may be trumps, no trumps last."""

_UNLIMITED = 1 << 62
_LOOK = np.stack((tables.ternary_codes(), tables.lowest_of_runs(), tables.sure_trumps(), tables.tops_above()))
_SUIT_ORDERS = {trump: tuple(sorted(Suit, key=lambda suit: suit is not trump)) for trump in STRAINS}
_SHIFTS = {trump: tuple(13 * suit.index + 5 for suit in order) for trump, order in _SUIT_ORDERS.items()}
_PLACES = {
    trump: {card: 8 * order.index(card.suit) + card.rank.height - 7 for card in DECK_32}
    for trump, order in _SUIT_ORDERS.items()
}
_CARDS = {trump: {place: card for card, place in places.items()} for trump, places in _PLACES.items()}


class Bounds(NamedTuple):
    """Between how many tricks the result lies."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the result is known."""
        return self.low == self.high


class Question(NamedTuple):
    """A position as the kernels take it: hands from the leader on, the declarer's place, cards played, the mode."""

    a: int
    b: int
    c: int
    d: int
    played: int
    mode: int


class Solver:
    """Owns a table of positions met, which later questions profit from; answers never depend on it.

    It takes 32 bytes for each of ``2 ** table_bits`` pairs of positions (512 KB unless said otherwise), which never
    grows. One solver answers one question at a time; threads each need their own.
    """

    def __init__(self, table_bits: int = 14) -> None:
        if not 1 <= table_bits <= 26:
            raise ValueError("a table has from 2 ** 1 to 2 ** 26 pairs of positions")
        self._table = np.zeros(4 << table_bits, np.int64)
        self._work = np.zeros(search.WORK, np.int64)
        self._tally = np.zeros(5, np.int64)
        self._values = np.zeros(32, np.int64)

    @property
    def memory(self) -> int:
        """The bytes of its table."""
        return self._table.nbytes

    @property
    def nodes(self) -> int:
        """Positions searched since it was made or cleared: starts of tricks whose question was open."""
        return int(self._tally[search.NODES])

    def clear(self) -> None:
        """Forget all positions met, and count anew."""
        self._table[:] = 0
        self._tally[:] = 0

    def tricks(self, position: Position) -> int:
        """The declarer's tricks where he wants many and the defence few.

        Raises:
            BadPosition: the position cannot be.
        """
        return self.bounds(position).low

    def bounds(self, position: Position, nodes: int | None = None) -> Bounds:
        """The same, or what is known of it after that many ``nodes``.

        Raises:
            BadPosition: the position cannot be.
        """
        question = asked(position, Objective.TRICKS)
        self._tally[search.LIMIT] = _UNLIMITED if nodes is None else self.nodes + nodes
        self._tally[search.STOPPED] = 0
        found = search.points(*question[:4], 4, *question[4:], *self._tools())
        return Bounds(found & 15, found >> 4)

    def takes(self, position: Position, tricks: int) -> bool:
        """Whether the declarer takes at least so many ``tricks``: one question, faster than to ask how many.

        Raises:
            BadPosition: the position cannot be.
        """
        return self._reaches(asked(position, Objective.TRICKS), tricks)

    def betl_made(self, position: Position) -> bool:
        """Whether the declarer takes no trick, where that is all he wants and the defence wants him to take one.

        Raises:
            BadPosition: the position cannot be.
        """
        return self._reaches(asked(position, Objective.BETL), position.tricks_left)

    def values(self, position: Position) -> dict[Card, int]:
        """The declarer's tricks after each card that may be played now.

        Raises:
            BadPosition: the position cannot be.
        """
        return self._values_of(position, Objective.TRICKS)

    def betl_values(self, position: Position) -> dict[Card, bool]:
        """Whether betl is made after each card that may be played now.

        Raises:
            BadPosition: the position cannot be.
        """
        return {card: bool(made) for card, made in self._values_of(position, Objective.BETL).items()}

    def all_tricks(self, hands: tuple[CardSet, ...]) -> dict[Suit | None, tuple[int, ...]]:
        """The declarer's tricks for every strain, by who leads.

        Raises:
            BadPosition: the hands cannot be.
        """
        leaders = range(len(hands))
        return {trump: tuple(self.tricks(Position(hands, leader, trump)) for leader in leaders) for trump in STRAINS}

    def line(self, position: Position, objective: Objective = Objective.TRICKS) -> tuple[Card, ...]:
        """A line of best play to the end: of cards equally good the one with the lowest index.

        Raises:
            BadPosition: the position cannot be.
        """
        cards = []
        while any(position.hands):
            values = self._values_of(position, objective)
            card = _best(values, declarers=position.turn == DECLARER)
            cards.append(card)
            _point, position = played(position, card)
        return tuple(cards)

    def _tools(self, *more: search.Integers) -> tuple[Any, ...]:
        return _LOOK, self._table, self._work, self._tally, WEIGHTS, *more

    def _reaches(self, question: Question, target: int) -> bool:
        self._unlimited()
        return bool(search.reaches(*question[:4], target, *question[4:], *self._tools()))

    def _unlimited(self) -> None:
        self._tally[search.LIMIT] = _UNLIMITED
        self._tally[search.STOPPED] = 0

    def _values_of(self, position: Position, objective: Objective) -> dict[Card, int]:
        self._unlimited()
        question = asked(position, objective)
        search.points_of_cards(*question[:4], *question[4:], *self._tools(self._values))
        cards = _CARDS[position.trump]
        return {cards[place]: value for place, value in enumerate(self._values.tolist()) if value >= 0}


def _best(values: dict[Card, int], *, declarers: bool) -> Card:
    sign = 1 if declarers else -1
    return min(values, key=lambda card: (-sign * values[card], card.index))


def asked(position: Position, objective: Objective) -> Question:
    """``position`` as the kernels take it.

    Raises:
        BadPosition: it cannot be.
    """
    check(position)
    count, leader = len(position.hands), position.leader
    hands = [_narrow(hand, position.trump) for hand in position.with_table_in_hand()]
    turned = [*hands[leader:], *hands[:leader], 0]
    played = sum(_PLACES[position.trump][card] + 1 << 6 * place for place, card in enumerate(position.table))
    mode = (search.TRUMPS if position.trump else 0) | (search.PAIR if count == 2 else 0)
    if objective is Objective.BETL:
        mode |= search.MISERE
    return Question(turned[0], turned[1], turned[2], -leader % count, played, mode)


def _narrow(hand: int, trump: Suit | None) -> int:
    """A set of cards as the kernels take it: eight bits for every suit, trumps first."""
    narrow = 0
    for place, shift in enumerate(_SHIFTS[trump]):
        narrow |= (hand >> shift & 0xFF) << 8 * place
    return narrow
