"""Delayed-information search: the values of cards for a player who will not know the layout at later cards either.

Solving every layout separately and averaging the values assumes that the player knows the layout from the next trick
on, so that a finesse succeeds in either direction (strategy fusion, I. Frank & D. Basin 1998). Here all layouts are
searched together: at each own card, down to depth ``ahead``, one card is chosen for each information set; below that
depth each layout is solved double dummy. The other players play double dummy; of equally good cards they play the
lowest.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.solver.position import DECLARER, Objective

Pays = Callable[[Bits, tuple[int, ...]], Floats]
"""``pays(rows, taken)`` → (rows, 11) the value of 0 to 10 final tricks of the declarer in the layouts ``rows``;
``taken``: tricks so far, by place."""

MOST = 5000
"""Maximum of layouts × cards ** ``ahead``; above it the depth is reduced to limit the time."""

_BITS = np.int64(1) << np.arange(32, dtype=np.int64)


class Question(NamedTuple):
    """The player whose cards are evaluated: place, objective, (n,) weights of the layouts, and values of tricks."""

    place: int
    objective: Objective
    weights: Floats
    pays: Pays


class Line(NamedTuple):
    """One course of play: the layouts in which the same places led to the same tricks and won them.

    ``rows``: (n,) indices of the layouts. ``group``: (n,) the information set of the player in each. ``taken``: tricks
    by place.
    """

    lying: Lying
    rows: Bits
    group: Bits
    taken: tuple[int, ...]


def values_of_cards(line: Line, question: Question, ahead: int) -> Floats:
    """Array (n, 32): the value of each card of the player in each layout, by the card's bit; nan for illegal cards.

    ``line``: the player is to act. ``ahead``: the number of further own cards at which one card is chosen for each
    information set.
    """
    found = tricks_of_cards(line.lying, question.objective)
    values = _values_of_tricks(line, question, found)
    alike = _equal_cards(values) if ahead and _cards_left(line) > 1 and not question.objective.is_open else []
    while ahead and len(line.rows) * len(alike) ** ahead > MOST:
        ahead -= 1
    for bits in alike if ahead else []:
        rows = np.flatnonzero(found[:, bits[0]] >= 0)
        played = np.full(len(rows), _BITS[bits[0]])
        values[rows[:, None], bits] = _after(_select_rows(line, rows), played, question, ahead - 1)[:, None]
    return values


def _values_of_tricks(line: Line, question: Question, found: np.ndarray) -> Floats:
    """Array (n, 32): the values of the double-dummy tricks ``found``."""
    by_tricks = question.pays(line.rows, line.taken)
    final = 1 - found if question.objective.is_betl else found + line.taken[DECLARER]
    values = np.take_along_axis(by_tricks, np.maximum(final, 0).astype(np.intp), axis=1)
    return np.where(found >= 0, values, np.nan)


def _equal_cards(values: Floats) -> list[list[int]]:
    """The legal cards in groups: cards of a suit that have the same value in every layout."""
    found: dict[tuple[int, bytes], list[int]] = {}
    for bit in np.flatnonzero(~np.isnan(values).all(axis=0)):
        found.setdefault((int(bit) >> 3, values[:, bit].tobytes()), []).append(int(bit))
    return list(found.values())


def _value(line: Line, question: Question, ahead: int) -> Floats:
    """Array (n,): the value of the line in each layout, if the player chooses one card for each information set."""
    lying = line.lying
    if not lying.hands.any():
        return question.pays(line.rows, line.taken)[:, line.taken[DECLARER]]
    if lying.turn == question.place:
        return _best_values(line, values_of_cards(line, question, ahead), question)
    return _after(line, _replies(lying, question.objective), question, ahead)


def _best_values(line: Line, values: Floats, question: Question) -> Floats:
    """Array (n,): the value of the card that has the highest weighted mean in the information set of the layout."""
    groups, member = np.unique(line.group, return_inverse=True)
    sums = np.zeros((len(groups), values.shape[1]))
    np.add.at(sums, member, values * question.weights[line.rows][:, None])
    best = np.argmax(np.where(np.isnan(sums), -np.inf, sums), axis=1)
    return np.asarray(values[np.arange(len(values)), best[member]])


def _replies(lying: Lying, objective: Objective) -> Bits:
    """Array (n,): the lowest of the double-dummy best cards, as masks of one."""
    found = tricks_of_cards(lying, objective).astype(np.int64)
    wants_many = lying.turn == DECLARER
    ranked = np.where(found >= 0, found if wants_many else -found, -99)
    best: Bits = _BITS[np.argmax(ranked, axis=1)]
    return best


def _after(line: Line, cards: Bits, question: Question, ahead: int) -> Floats:
    """Array (n,): the value after ``cards``, one card in each layout."""
    lying, group = line.lying, line.group
    if lying.turn != question.place:
        group = _split_information_sets(group, cards, lying.hands[:, question.place])
    hands = lying.hands.copy()
    hands[:, lying.turn] &= ~cards
    table = np.column_stack([lying.table, cards])
    if table.shape[1] < hands.shape[1]:
        return _value(
            Line(Lying(hands, lying.leader, lying.trump, table), line.rows, group, line.taken), question, ahead
        )
    values = np.empty(len(cards))
    winners = (winning_place(table, lying.trump) + lying.leader) % hands.shape[1]
    for winner in np.unique(winners):
        rows = np.flatnonzero(winners == winner)
        taken = tuple(tricks + (place == winner) for place, tricks in enumerate(line.taken))
        next_trick = Lying(hands[rows], int(winner), lying.trump, np.zeros((len(rows), 0), np.int64))
        values[rows] = _value(Line(next_trick, line.rows[rows], group[rows], taken), question, ahead)
    return values


def _split_information_sets(group: Bits, cards: Bits, hand: Bits) -> Bits:
    """Array (n,): the information set of each layout after another player's card.

    Cards of a suit are equivalent if the player holds none between them; which of them is played does not split a set.
    """
    suit = np.log2(cards).astype(np.int64) >> 3
    above = np.bitwise_count(hand & np.array(SUITS, np.int64)[suit] & -(cards << 1)).astype(np.int64)
    return np.unique(np.column_stack([group, suit, above]), axis=0, return_inverse=True)[1].ravel().astype(np.int64)


def winning_place(table: Bits, trump: int) -> Bits:
    """Array (n,): the place in the trick of the card that takes it."""
    suits = np.log2(table).astype(np.int64) >> 3
    rank = table >> 8 * suits
    strength = np.where(suits == suits[:, :1], rank, 0) + np.where(suits == trump, rank << 8, 0)
    winners: Bits = np.argmax(strength, axis=1).astype(np.int64)
    return winners


def _select_rows(line: Line, rows: Bits) -> Line:
    lying = line.lying
    chosen = Lying(lying.hands[rows], lying.leader, lying.trump, lying.table[rows])
    return Line(chosen, line.rows[rows], line.group[rows], line.taken)


def _cards_left(line: Line) -> int:
    return int(np.bitwise_count(line.lying.hands[0, line.lying.turn]))
