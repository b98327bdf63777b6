"""Positions for the solver: two or three hands, whose turn it is, and the objective."""

from enum import Enum
from typing import NamedTuple

from kitapi.cards import DECK_32, EMPTY, Card, CardSet, Suit, set_of, size
from kitapi.mechanics.tricks import winning_place
from kitapi.texts import Text, TextError

DECLARER = 0
"""The declarer's place among the hands."""

_MOST_CARDS = 10
_PACK = set_of(DECK_32)


class Objective(Enum):
    """The objective of the declarer, against which the defence plays; the value is its name in files."""

    TRICKS = "tricks"
    """As many tricks as possible."""
    BETL = "betl"
    """No trick at all."""
    OPEN = "open"
    """As many tricks as possible, while the defence plays the declarer's cards too."""
    OPEN_BETL = "open_betl"
    """No trick at all, while the defence plays the declarer's cards too."""

    @property
    def is_betl(self) -> bool:
        """Whether the result is whether the declarer takes no trick, in place of a number of tricks."""
        return self in {Objective.BETL, Objective.OPEN_BETL}

    @property
    def is_open(self) -> bool:
        """Whether the defence plays the declarer's cards."""
        return self in {Objective.OPEN, Objective.OPEN_BETL}


class BadPosition(TextError):
    """An impossible position."""


class Position(NamedTuple):
    """All hands, before or within a trick.

    ``hands``: the cards still held, the declarer's first and then in the order of play; two of them if a defender
    plays alone. ``leader``: the place that leads to the trick, 0 the declarer. ``table``: the cards of this
    trick played so far, no longer in the hands. ``trump``: None at no trumps.
    """

    hands: tuple[CardSet, ...]
    leader: int
    trump: Suit | None
    table: tuple[Card, ...] = ()

    @property
    def turn(self) -> int:
        """The place that plays the next card."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def led(self) -> Suit | None:
        """The suit led; None before a trick."""
        return self.table[0].suit if self.table else None

    @property
    def tricks_left(self) -> int:
        """Tricks still to be taken, including the one on the table."""
        return size(self.hands[self.leader]) + (1 if self.table else 0)

    def with_table_in_hand(self) -> tuple[CardSet, ...]:
        """The hands as they were before the trick on the table."""
        hands = list(self.hands)
        for place, card in enumerate(self.table):
            seat = (self.leader + place) % len(hands)
            hands[seat] = CardSet(hands[seat] | card.bit)
        return tuple(hands)


def check(position: Position) -> None:
    """Check that ``position`` is possible.

    Raises:
        BadPosition: the position is impossible.
    """
    hands = len(position.hands)
    if hands not in (2, 3):
        raise BadPosition(Text("two or three hands play"))
    if not 0 <= position.leader < hands:
        raise BadPosition(Text("the leader is none of the hands"))
    if len(position.table) >= hands:
        raise BadPosition(Text("a trick that is full belongs to nobody's turn"))
    if any(card.bit & hand for card in position.table for hand in position.hands):
        raise BadPosition(Text("a card is given twice"))
    whole = position.with_table_in_hand()
    if len({size(hand) for hand in whole}) > 1 or not 1 <= size(whole[0]) <= _MOST_CARDS:
        raise BadPosition(Text("every hand has the same number of cards, 1 to 10"))
    together = EMPTY
    for hand in whole:
        together = CardSet(together | hand)
    if size(together) < hands * size(whole[0]):
        raise BadPosition(Text("a card is given twice"))
    if together & ~_PACK:
        raise BadPosition(Text("the pack goes from seven to ace"))


def play_card(position: Position, card: Card) -> tuple[int, Position]:
    """Play ``card`` now: the tricks that the declarer takes by it, 0 or 1, and the position after it."""
    hands = list(position.hands)
    hands[position.turn] = CardSet(hands[position.turn] & ~card.bit)
    table = (*position.table, card)
    if len(table) < len(hands):
        return 0, position._replace(hands=tuple(hands), table=table)
    winner = (position.leader + winning_place(table, position.trump)) % len(hands)
    return int(winner == DECLARER), Position(tuple(hands), winner, position.trump)
