"""The turn of a card over many layouts: what each card that may be played is worth."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kitapi.players.judged import Bits, Floats, Worlds
from kitapi.players.tricks import promise
from kitapi.players.tricks.delayed_search import Line, Question, values_of_cards
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.solver.position import DECLARER, Objective

TRICKS = 10
LEAST_PROMISE = 0.25
"""Tricks that any hand is taken to promise, when the defence's are shared out."""

FARTHER_AHEAD = {10: -1, 9: -1, 5: 1, 4: 2, 3: 2}
"""How many cards farther than else a player who looks ahead does so, by the cards he holds.

At the beginning to look at more layouts tells more; towards the end few cards are left to look through.
"""

_ASIDE = np.array(promise.ASIDE)
_TRUMPS = np.array(promise.AT_TRUMPS)


class Money(Protocol):
    """What tricks are worth to the player, in the game's unit."""

    def expected(self, tricks: NDArray[np.integer], lean: Floats, taken: tuple[int, int], /) -> Floats:
        """(n, k) the worth of the declarer's ``tricks`` at the end.

        Each trick of the defence still to come is the first defender's with the chance ``lean``, (n,); ``taken`` are
        those the two have already.
        """
        ...


class Turn(NamedTuple):
    """Whose card is asked, and what everybody knows.

    ``seats``: those in play, the declarer first and then in the order of play. ``place``: among them, of whose card is
    asked. ``shown``: the hands the player knows, his own among them, as masks. ``leader``: the place that led or leads;
    ``table``: the cards of the trick so far. ``taken``: tricks by place. ``pair``: the defenders by place as ``money``
    takes them, first and second; None for one who does not play.
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


class Found(NamedTuple):
    """Over all layouts, by the card's bit: what it is worth (nan: it may not be played) and the declarer's tricks."""

    worths: Floats
    tricks: NDArray[np.int8]


def judge_cards(turn: Turn, worlds: Worlds, money: Money, ahead: int) -> Found:
    """What every card is worth in each layout; ``ahead`` as in ``Effort``, and more of it at the end of a deal."""
    lying = lying_in(turn, worlds)
    lean = _lean(turn, lying)
    every = np.arange(TRICKS + 1)

    def pays(rows: Bits, taken: tuple[int, ...]) -> Floats:
        first, second = (0 if place is None else taken[place] for place in turn.pair)
        return money.expected(np.broadcast_to(every, (len(rows), TRICKS + 1)), lean[rows], (first, second))

    asked = Question(turn.place, turn.objective, worlds.weights, pays)
    line = Line(lying, np.arange(worlds.number), np.zeros(worlds.number, np.int64), turn.taken)
    found = tricks_of_cards(lying, turn.objective)
    final = 1 - found if turn.objective.is_betl else found + np.int8(turn.taken[DECLARER])
    cards_left = int(np.bitwise_count(lying.hands[0, turn.place]))
    farther = FARTHER_AHEAD.get(cards_left, 0) if ahead else 0
    return Found(values_of_cards(line, asked, max(0, ahead + farther)), np.where(found < 0, -1, final).astype(np.int8))


def lying_in(turn: Turn, worlds: Worlds) -> Lying:
    """The position in each layout."""
    hands = np.zeros((worlds.number, len(turn.seats)), np.int64)
    for place, seat in enumerate(turn.seats):
        hands[:, place] = turn.shown[seat] if seat in turn.shown else worlds.held_by(seat)
    table = np.broadcast_to(np.array(turn.table, np.int64), (worlds.number, len(turn.table)))
    return Lying(hands, turn.leader, turn.trump, table)


def _lean(turn: Turn, lying: Lying) -> Floats:
    """(n,) which part of the tricks that the defence still takes is expected to be the first's, by the hands."""
    first, second = turn.pair
    if first is None or second is None:
        return np.full(len(lying.hands), float(second is None))
    promised = [
        np.maximum(_promised_tricks(lying.hands[:, place], lying.trump), LEAST_PROMISE) for place in (first, second)
    ]
    share: Floats = promised[0] / (promised[0] + promised[1])
    return share


def _promised_tricks(hands: Bits, trump: int) -> Floats:
    """(n,) tricks that hands promise a defender."""
    found = np.zeros(len(hands))
    for suit in range(len(SUITS)):
        found += (_TRUMPS if suit == trump else _ASIDE)[hands >> 8 * suit & 0xFF]
    return found
