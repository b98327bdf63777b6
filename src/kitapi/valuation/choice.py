"""The best declaration of a buyer after each talon, chosen without hindsight, and the result of passing."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.holdings import DECK
from kitapi.players.tricks.masks import cards_of
from kitapi.valuation.game import Bid, GameModel, Where
from kitapi.valuation.layouts import (
    HAND,
    Defence,
    Option,
    Outcome,
    Plays,
    SolvedPlays,
    Table,
    estimated_results,
    plays_after,
)

HALVES = 2
_HARDLY = 1e6
"""A penalty in the result of an option that was not closely evaluated, so that it is chosen only if there is no other.
"""

OTHERS = (1, 2)
"""The two other players, by their number of places after the one who passes."""


class Figure(NamedTuple):
    """An expected result, and its standard error."""

    expected: float
    error: float


class Passing(NamedTuple):
    """The result of passing, and the share of the deals in which another player buys."""

    figure: Figure
    bought: float


def figure_of(results: Floats) -> Figure:
    """The mean over talons of the means over their layouts; all talons are included, so only layouts cause an error."""
    means, errors = np.nanmean(results, axis=1), np.nanvar(results, axis=1) / _degrees(results)
    return Figure(float(means.mean()), float(np.sqrt(errors.sum())) / len(results))


def _degrees(results: Floats) -> Bits:
    return np.asarray(np.maximum((~np.isnan(results)).sum(axis=1) - 1, 1))


class Choices:
    """The best choice of a buyer after each of t talons, among the declarations that the bid allows and giving up."""

    def __init__(self, outcomes: Sequence[Outcome], close: Where) -> None:
        """``close``: (t, p) whether a play was evaluated closely."""
        self._outcomes = outcomes
        self._steps = np.array([one.option.declaration.step for one in outcomes])
        self._close = close[:, [one.option.play for one in outcomes]]
        self._means = [
            np.stack([np.nanmean(one.results[:, half::HALVES], axis=1) for one in outcomes], axis=1)
            for half in range(HALVES)
        ]

    def figure(self, bid: Bid) -> Figure:
        """The result of buying at ``bid``; each half of the layouts evaluates the choice made on the other half."""
        judged = np.full(self._outcomes[0].results.shape, np.nan)
        for half in range(HALVES):
            chosen, other = self._choose(bid, half), slice(1 - half, None, HALVES)
            for place in np.unique(chosen).tolist():
                rows = chosen == place
                judged[rows, other] = _given_up(bid) if place < 0 else self._outcomes[place].results[rows, other]
        return figure_of(judged)

    def shares(self, bid: Bid) -> Floats:
        """(outcomes + 1,) The share of the talons after which each outcome is chosen at ``bid``.

        The last element is for giving up.
        """
        found = np.zeros(len(self._outcomes) + 1)
        for half in range(HALVES):
            np.add.at(found, self._choose(bid, half), 1.0)
        return np.asarray(found / found.sum())

    def _choose(self, bid: Bid, half: int) -> Bits:
        """Array (t,): the indices of the outcomes that are chosen on one half of the layouts; -1: giving up."""
        allowed = np.flatnonzero(self._steps >= bid.step)
        seen = self._means[half][:, allowed]
        best = np.argmax(np.where(self._close[:, allowed], seen, seen - _HARDLY), axis=1)
        return np.where(seen.max(axis=1) < _given_up(bid), -1, allowed[best])


def _given_up(bid: Bid, role: int = 0) -> float:
    """The result of giving up; lower than any other if that is not allowed."""
    return -np.inf if bid.given_up is None else bid.given_up[role]


def best_looking(model: GameModel, plays: Plays, number: int) -> Where:
    """Array (t, p): whether a play is among the ``number`` best of its talon, by rule of thumb."""
    looks = estimated_results(model, plays).max(axis=1)
    rank = np.argsort(np.argsort(-looks, axis=1, kind="stable"), axis=1)
    return np.asarray(rank < number)


def value_passing(table: Table, ten: int, number: int, rng: np.random.Generator) -> Passing:
    """The mean result of passing with ``ten`` in ``number`` sampled deals; it is zero if all pass."""
    unseen = cards_of(np.array([DECK & ~ten], np.int64), 32 - HAND)[0]
    mixed = unseen[np.argsort(rng.random((number, len(unseen))), axis=1)]
    first, second, talon = (cards.sum(axis=1) for cards in np.split(mixed, (HAND, 2 * HAND), axis=1))
    hands, bids = (first, second), [table.model.highest_bid(cards) for cards in (first, second)]
    found = np.zeros(number)
    for buyer in OTHERS:
        own, rival = bids[buyer - 1], bids[2 - buyer]
        rows = (own >= 0) & ((own > rival) | ((own == rival) & (_first_of_equals(table.place) == buyer)))
        least = np.where(rival >= 0, rival, table.model.bids[0].step)
        dealt = _Dealt(ten, hands[buyer - 1][rows], hands[2 - buyer][rows], talon[rows])
        if rows.any():
            found[rows] = _value_purchases(table, buyer, dealt, least[rows])
    figure = Figure(float(found.mean()), float(found.std() / np.sqrt(number)))
    return Passing(figure, float(np.mean(np.maximum(*bids) >= 0)))


class _Dealt(NamedTuple):
    """Arrays for (n,) deals: the ten cards of the player who passed, the buyer's and the other hand, and the talon."""

    ten: int
    buyers: Bits
    others: Bits
    talon: Bits


def _first_of_equals(place: int) -> int:
    """The buyer if both others bid equally high: the one nearer to the forehand, because that player may hold."""
    return min(OTHERS, key=lambda after: (place + after) % 3)


def _value_purchases(table: Table, buyer: int, dealt: _Dealt, least: Bits) -> Floats:
    """Array (n,): the result for who passed if ``buyer`` buys; ``least``: array (n,), the steps at which they buy."""
    model, place = table.model, (table.place + buyer) % 3
    role = (table.place - place) % 3
    plays = plays_after(model, dealt.buyers | dealt.talon)
    steps = np.array([declaration.step for declaration in model.declarations])
    looks = np.where(steps >= least[:, None], estimated_results(model, plays).max(axis=2), -np.inf)
    chosen = np.argmax(looks, axis=1)
    found = np.zeros(len(chosen))
    for bid in model.bids:
        up = (least == bid.step) & (looks.max(axis=1) < _given_up(bid))
        found[up], chosen[up] = _given_up(bid, role), -1
    mine = np.full(len(chosen), dealt.ten)
    pair = (mine, dealt.others) if role == 1 else (dealt.others, mine)
    solved = SolvedPlays(table._replace(place=place), plays, Defence(*(hands[:, None] for hands in pair)))
    options = [
        Option(declaration, declaration.strain, (chosen == at)[:, None])
        for at, declaration in enumerate(model.declarations)
        if (chosen == at).any()
    ]
    for option, results, _ in solved.outcomes(options, role):
        found[option.looked[:, 0]] = results[option.looked]
    return found
