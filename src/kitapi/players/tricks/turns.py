"""Evaluation of the cards of the player to act over many layouts."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kitapi.players.evaluation import Bits, Floats, Worlds
from kitapi.players.tricks import promise
from kitapi.players.tricks.delayed_search import Line, Question, values_of_cards
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.solver.position import DECLARER, Objective

TRICKS = 10
LEAST_PROMISE = 0.25
"""The minimum of expected tricks that is assumed for every hand when the tricks of the defence are divided."""

FARTHER_AHEAD = {10: -1, 9: -1, 5: 1, 4: 2, 3: 2}
"""Own cards added to ``Effort.ahead``, if that is not 0, by the number of cards in the hand.

At the beginning of a deal more layouts help more than more depth; toward its end few cards are left to search.
"""

_ASIDE = np.array(promise.ASIDE)
_TRUMPS = np.array(promise.AT_TRUMPS)


class Money(Protocol):
    """Values of tricks for the player, in the game's unit."""

    def mean_values(self, tricks: NDArray[np.integer], lean: Floats, taken: tuple[int, int], /) -> Floats:
        """Array (n, k): the expected value of the declarer's ``tricks`` at the end.

        Each remaining trick of the defence goes to the first defender with the probability ``lean``, (n,); ``taken``:
        the tricks that both defenders already have.
        """
        ...


class Turn(NamedTuple):
    """The player to act, their knowledge, and the public state of the play.

    ``seats``: those in play, the declarer first and then in the order of play. ``place``: the index in them of the
    player to act. ``shown``: the hands that this player knows, their own among them, as masks. ``leader``: the place
    that led or leads; ``table``: the cards of the trick so far. ``taken``: tricks by place. ``pair``: the places of the
    first and the second defender, as arguments of ``money``; None for a defender who does not play.
    """

    seats: tuple[int, ...]
    place: int
    shown: Mapping[int, int]
    leader: int
    trump: int
    table: tuple[int, ...]
    taken: tuple[int, ...]
    objective: Objective
    pair: tuple[int | None, int | None]


class CardValues(NamedTuple):
    """Over all layouts, by the card's bit: the card's value (nan: illegal) and the declarer's tricks."""

    values_by_layout: Floats
    tricks: NDArray[np.int8]


def judge_cards(turn: Turn, worlds: Worlds, money: Money, ahead: int) -> CardValues:
    """Evaluate every card in each layout; ``ahead`` as in ``Effort``, corrected by ``FARTHER_AHEAD``."""
    lying = lying_in(turn, worlds)
    lean = _lean(turn, lying)
    every = np.arange(TRICKS + 1)

    def pays(rows: Bits, taken: tuple[int, ...]) -> Floats:
        first, second = (0 if place is None else taken[place] for place in turn.pair)
        return money.mean_values(np.broadcast_to(every, (len(rows), TRICKS + 1)), lean[rows], (first, second))

    question = Question(turn.place, turn.objective, worlds.weights, pays)
    line = Line(lying, np.arange(worlds.number), np.zeros(worlds.number, np.int64), turn.taken)
    found = tricks_of_cards(lying, turn.objective)
    final = 1 - found if turn.objective.is_betl else found + np.int8(turn.taken[DECLARER])
    cards_left = int(np.bitwise_count(lying.hands[0, turn.place]))
    farther = FARTHER_AHEAD.get(cards_left, 0) if ahead else 0
    return CardValues(
        values_of_cards(line, question, max(0, ahead + farther)), np.where(found < 0, -1, final).astype(np.int8)
    )


def lying_in(turn: Turn, worlds: Worlds) -> Lying:
    """The position in each layout."""
    hands = np.zeros((worlds.number, len(turn.seats)), np.int64)
    for place, seat in enumerate(turn.seats):
        hands[:, place] = turn.shown[seat] if seat in turn.shown else worlds.held_by(seat)
    table = np.broadcast_to(np.array(turn.table, np.int64), (worlds.number, len(turn.table)))
    return Lying(hands, turn.leader, turn.trump, table)


def _lean(turn: Turn, lying: Lying) -> Floats:
    """Array (n,): the expected share of the first defender in the tricks that the defence still takes."""
    first, second = turn.pair
    if first is None or second is None:
        return np.full(len(lying.hands), float(second is None))
    promised = [
        np.maximum(_promised_tricks(lying.hands[:, place], lying.trump), LEAST_PROMISE) for place in (first, second)
    ]
    share: Floats = promised[0] / (promised[0] + promised[1])
    return share


def _promised_tricks(hands: Bits, trump: int) -> Floats:
    """Array (n,): expected tricks of defenders' hands, see ``promise``."""
    found = np.zeros(len(hands))
    for suit in range(len(SUITS)):
        found += (_TRUMPS if suit == trump else _ASIDE)[hands >> 8 * suit & 0xFF]
    return found
