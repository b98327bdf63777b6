"""What passing is worth: the others bid, buy, exchange and declare by rule of thumb, and cards decide."""

from typing import NamedTuple

import numpy as np

from kitapi.evaluating.choosing import Figure
from kitapi.evaluating.exchanges import HAND, Plays, after_exchange, bits_of, looks_worth
from kitapi.evaluating.solved import Solved
from kitapi.evaluating.trade import Defence, Goal, Trade
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.holdings import DECK

OTHERS = (1, 2)
"""The two others, by how many places after the one who passes."""


class Passing(NamedTuple):
    """What passing is worth, and in which part of the deals another buys."""

    figure: Figure
    bought: float


class _Dealt(NamedTuple):
    """(n,) hands of the two others, and the talon."""

    hands: tuple[Bits, Bits]
    talon: Bits


def passing(trade: Trade, ten: int, place: int, number: int, rng: np.random.Generator, workers: int) -> Passing:  # noqa: PLR0913, PLR0917
    """What it comes to on average when ``ten``, at a place from 0 to 2, pass and stay out; nothing where all pass."""
    dealt = _dealt(ten, number, rng)
    bids = [trade.highest_bid(hands) for hands in dealt.hands]
    worths = np.zeros(number)
    for buyer in OTHERS:
        own, rival = bids[buyer - 1], bids[2 - buyer]
        rows = (own >= 0) & ((own > rival) | ((own == rival) & (_first_of_equals(place) == buyer)))
        least = np.where(rival >= 0, rival, trade.rungs[0].step)
        bought = _Bought(trade, ten, place, buyer, workers)
        worths[rows] = bought.worths(
            dealt.hands[buyer - 1][rows], dealt.hands[2 - buyer][rows], dealt.talon[rows], least[rows]
        )
    figure = Figure(float(worths.mean()), float(worths.std() / np.sqrt(number)))
    return Passing(figure, float(np.mean(np.maximum(*bids) >= 0)))


def _dealt(ten: int, number: int, rng: np.random.Generator) -> _Dealt:
    unseen = bits_of(np.array([DECK & ~ten], np.int64), 32 - HAND)[0]
    mixed = unseen[np.argsort(rng.random((number, len(unseen))), axis=1)]
    hands = (mixed[:, :HAND].sum(axis=1), mixed[:, HAND : 2 * HAND].sum(axis=1))
    return _Dealt(hands, mixed[:, 2 * HAND :].sum(axis=1))


def _first_of_equals(place: int) -> int:
    """Who buys where both bid as high: the one nearer to the forehand, who may hold."""
    return min(OTHERS, key=lambda after: (place + after) % 3)


class _Bought:
    """Deals that one of the others buys."""

    def __init__(self, trade: Trade, ten: int, place: int, buyer: int, workers: int) -> None:
        self._trade, self._ten, self._workers = trade, ten, workers
        self._place = (place + buyer) % 3
        self._role = (place - self._place) % 3
        """Of the one who passed: 1 or 2."""

    def worths(self, buyers: Bits, others: Bits, talon: Bits, least: Bits) -> Floats:
        """(n,) what the deals come to for the one who passed; ``least``: the step at which each is bought."""
        found = np.zeros(len(buyers))
        if not len(buyers):
            return found
        plays = after_exchange(self._trade, buyers | talon)
        looks = looks_worth(self._trade, plays).max(axis=2)
        steps = np.array([goal.step for goal in self._trade.goals])
        looks = np.where(steps >= least[:, None], looks, -np.inf)
        chosen = np.argmax(looks, axis=1)
        up = self._given_up(least, looks.max(axis=1), found)
        for place, goal in enumerate(self._trade.goals):
            rows = (chosen == place) & ~up
            if rows.any():
                found[rows] = self._played(goal, plays, others, rows)
        return found

    def _given_up(self, least: Bits, looks: Floats, found: Floats) -> Bits:
        """(n,) which deals their buyers give up; what that comes to is put into ``found``."""
        gone = np.zeros(len(looks), bool)
        for rung in self._trade.rungs:
            up = self._trade.given_up(rung, 0)
            if up is None:
                continue
            rows = (least == rung.step) & (looks < up)
            found[rows] = self._trade.given_up(rung, self._role)
            gone |= rows
        return gone

    def _played(self, goal: Goal, plays: Plays, others: Bits, rows: Bits) -> Floats:
        mine = np.full(int(rows.sum()), self._ten)
        pair = (mine, others[rows]) if self._role == 1 else (others[rows], mine)
        defence = Defence(*(hands[:, None] for hands in pair))
        one = Plays(plays.twelve[rows], plays.kept[rows][:, [goal.strain]], (goal.strain,))
        return Solved(self._trade, one, defence, self._place, self._workers).worths(goal, 0, self._role)[:, 0]
