"""What a card is worth to a player who will not know the layout at his next card either.

To solve every layout by itself and take the mean supposes that the player will know, from the next trick on, how the
cards lie: it finds both finesses of a two-way guess. Here the layouts are gone through together: at each own card,
down to a given depth, one card is chosen for all layouts that look alike to the player, and only beyond that depth is
each solved by itself. The others play as if all cards lay open, and of cards that are equally good their lowest.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.solver.position import DECLARER, Objective

Pays = Callable[[Bits, tuple[int, ...]], Floats]
"""``pays(rows, taken)`` → (rows, 11) what each number of tricks that the declarer ends with is worth in the layouts of
these rows; ``taken``: by place, the tricks each has by now."""

MOST = 5000
"""Ways to go on in all layouts together beyond which he looks less far ahead, or it would take too long."""

_BITS = np.int64(1) << np.arange(32, dtype=np.int64)


class Question(NamedTuple):
    """Whose card is valued: his place, what is played for, how likely each layout is, what tricks are worth to him."""

    place: int
    objective: Objective
    weights: Floats
    pays: Pays


class Line(NamedTuple):
    """How a deal may go on: layouts in which the same places played and took the tricks.

    ``rows``: (n,) which layouts they are. ``group``: (n,) the same for those the player cannot tell apart. ``taken``:
    tricks by place.
    """

    lying: Lying
    rows: Bits
    group: Bits
    taken: tuple[int, ...]


def values_of_cards(line: Line, asked: Question, ahead: int) -> Floats:
    """(n, 32) what each of the player's cards is worth in each layout, by its bit; nan for what he may not play.

    ``line`` is at his turn. ``ahead``: for how many more own cards he is to choose one for all that looks alike.
    """
    found = tricks_of_cards(line.lying, asked.objective)
    worths = _values_of_tricks(line, asked, found)
    alike = _equal_cards(worths) if ahead and _cards_left(line) > 1 and not asked.objective.is_open else []
    while ahead and len(line.rows) * len(alike) ** ahead > MOST:
        ahead -= 1
    for bits in alike if ahead else []:
        rows = np.flatnonzero(found[:, bits[0]] >= 0)
        played = np.full(len(rows), _BITS[bits[0]])
        worths[rows[:, None], bits] = _after(_select_rows(line, rows), played, asked, ahead - 1)[:, None]
    return worths


def _values_of_tricks(line: Line, asked: Question, found: np.ndarray) -> Floats:
    """(n, 32) what the tricks ``found`` are worth."""
    by_tricks = asked.pays(line.rows, line.taken)
    final = 1 - found if asked.objective.is_betl else found + line.taken[DECLARER]
    worths = np.take_along_axis(by_tricks, np.maximum(final, 0).astype(np.intp), axis=1)
    return np.where(found >= 0, worths, np.nan)


def _equal_cards(worths: Floats) -> list[list[int]]:
    """The cards that may be played, those of a suit together that come to the same in every layout."""
    found: dict[tuple[int, bytes], list[int]] = {}
    for bit in np.flatnonzero(~np.isnan(worths).all(axis=0)):
        found.setdefault((int(bit) >> 3, worths[:, bit].tobytes()), []).append(int(bit))
    return list(found.values())


def _value(line: Line, asked: Question, ahead: int) -> Floats:
    """(n,) what the line is worth in each layout, the player choosing for all that looks alike to him."""
    lying = line.lying
    if not lying.hands.any():
        return asked.pays(line.rows, line.taken)[:, line.taken[DECLARER]]
    if lying.turn == asked.place:
        return _best_values(line, values_of_cards(line, asked, ahead), asked)
    return _after(line, _replies(lying, asked.objective), asked, ahead)


def _best_values(line: Line, worths: Floats, asked: Question) -> Floats:
    """(n,) the worth of the card that is best on average for all layouts that look alike."""
    groups, member = np.unique(line.group, return_inverse=True)
    sums = np.zeros((len(groups), worths.shape[1]))
    np.add.at(sums, member, worths * asked.weights[line.rows][:, None])
    best = np.argmax(np.where(np.isnan(sums), -np.inf, sums), axis=1)
    return np.asarray(worths[np.arange(len(worths)), best[member]])


def _replies(lying: Lying, objective: Objective) -> Bits:
    """(n,) the lowest of the best cards with all cards open, as masks of one."""
    found = tricks_of_cards(lying, objective).astype(np.int64)
    wants_many = lying.turn == DECLARER
    ranked = np.where(found >= 0, found if wants_many else -found, -99)
    best: Bits = _BITS[np.argmax(ranked, axis=1)]
    return best


def _after(line: Line, cards: Bits, asked: Question, ahead: int) -> Floats:
    """(n,) the worth after ``cards`` are played, one in each layout."""
    lying, group = line.lying, line.group
    if lying.turn != asked.place:
        group = _split_information_sets(group, cards, lying.hands[:, asked.place])
    hands = lying.hands.copy()
    hands[:, lying.turn] &= ~cards
    table = np.column_stack([lying.table, cards])
    if table.shape[1] < hands.shape[1]:
        return _value(Line(Lying(hands, lying.leader, lying.trump, table), line.rows, group, line.taken), asked, ahead)
    worths = np.empty(len(cards))
    winners = (winning_place(table, lying.trump) + lying.leader) % hands.shape[1]
    for winner in np.unique(winners):
        rows = np.flatnonzero(winners == winner)
        taken = tuple(tricks + (place == winner) for place, tricks in enumerate(line.taken))
        next_trick = Lying(hands[rows], int(winner), lying.trump, np.zeros((len(rows), 0), np.int64))
        worths[rows] = _value(Line(next_trick, line.rows[rows], group[rows], taken), asked, ahead)
    return worths


def _split_information_sets(group: Bits, cards: Bits, hand: Bits) -> Bits:
    """(n,) who looks alike after another's ``cards`` were seen.

    Cards of a suit between which the player holds none are the same to him: what their owner might have played instead
    tells nothing that could be relied on.
    """
    suit = np.log2(cards).astype(np.int64) >> 3
    above = np.bitwise_count(hand & np.array(SUITS, np.int64)[suit] & -(cards << 1)).astype(np.int64)
    return np.unique(np.column_stack([group, suit, above]), axis=0, return_inverse=True)[1].ravel().astype(np.int64)


def winning_place(table: Bits, trump: int) -> Bits:
    """(n,) the place in the trick of the card that takes it."""
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
