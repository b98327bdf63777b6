"""Kernels that count the bank's hands by their outcome, for every state of a hand against an upcard of one rank.

The method is that of ``decision``, applied to many hands at once. Of the bank's hands, the kernels count those that do
not qualify, those that lose to the player's hand, and those that tie with it. The three counts are packed into one
integer of 64 bits, ``FIELD`` bits each; the largest, 163,185, fits into 18 bits. ``bank.Bank`` describes the arrays
``takes``, ``below``, ``suited_below`` and the masks of the flushes; ``states`` describes the states and the sets of
five and six ranks.

Kernels have many arguments because creating an object would cost more than the work itself.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.caribbean_stud.odds.states import (
    FIVE_COUNTS,
    FIVE_PLACES,
    FIVE_PLAIN,
    FIVE_SIZE,
    SIX_COUNTS,
    SIX_LESS,
    SIX_ROW,
    SIX_SIZE,
    WHOLE,
)
from kitapi.games.caribbean_stud.odds.values import FIRST_FULL, FIRST_STRAIGHT, Integers

Suited = NDArray[np.int16]

UPCARD, QUALIFIED, WEAK_END, FLUSH_END, LEAST = 0, 1, 2, 3, 4
"""Indices of ``facts``: the upcard's rank; the weakest set of ranks with which the bank qualifies; ``Bank.weak_end``;
``Bank.flush_end``; the lowest value of a hand that is raised after an exchange, or -1 to raise every hand whose raise
has a higher expected value than a fold."""

FIELD: Final = 18
FIELDS: Final = (1 << FIELD) - 1
"""Width of a packed count in bits, and its mask. In order from the lowest bits, the counts are of the bank's hands that
do not qualify, that lose, and that tie."""

BEFORE: Final = 163_185
"""The number of hands that the bank may hold before an exchange, C(46, 4)."""

AFTER: Final = 148_995
WAYS: Final = 46 * AFTER
"""The number of hands that the bank may hold after an exchange, C(45, 4); and the same times the 46 new cards."""

_BANK = "int64[::1], int64[::1], int64[::1], int16[:, ::1]"  # facts, below, suited_below, suited


@compiled("void(int64[::1], int64[:, ::1], int64[::1])")
def add_up(left: Integers, takes: Integers, sums: Integers) -> None:
    """Write cumulative counts of the bank's hands, ignoring suits, to ``sums``, (1820,).

    Entry i counts the hands of the sets before row i of ``takes``; the last entry counts all hands. ``left``, (13,):
    the number of unseen cards of each rank.
    """
    # table[rank, taken] is C(left[rank], taken), computed from the entry before; 0 if too few cards are left.
    table = np.empty((14, 5), np.int64)
    for rank in range(13):
        cards = left[rank]
        table[rank] = 0
        ways = 1
        for taken in range(cards + 1):
            table[rank, taken] = ways
            ways = ways * (cards - taken) // (taken + 1)
    flat = table.ravel()
    total = 0
    for place in range(len(takes)):
        sums[place] = total
        total += flat[takes[place, 0]] * flat[takes[place, 1]] * flat[takes[place, 2]] * flat[takes[place, 3]]
    sums[len(takes)] = total


@compiled("void(int64[::1], int64, int16[:, ::1])")
def add_up_flushes(masks: Integers, upcard: int, suited: Suited) -> None:
    """Write cumulative counts of the bank's flushes to ``suited``, (8192, 496).

    The row's index is the set of ranks seen in the upcard's suit, as bits. In a row, entry i counts the flushes before
    index i of ``masks``; the last entry counts all flushes. Rows whose set contains the upcard's rank or more than six
    ranks are not written, since no player can see such a set.
    """
    for seen in range(len(suited)):
        if seen >> upcard & 1 or bit_count(seen) > 6:
            continue
        total = 0
        for place in range(len(masks)):
            suited[seen, place] = total
            total += 1 if masks[place] & seen == 0 else 0
        suited[seen, len(masks)] = total


@compiled(f"int64({_BANK}, int64[::1], int64, int64, int64)")
def weaker(  # noqa: PLR0913, PLR0917
    facts: Integers,
    below: Integers,
    suited_below: Integers,
    suited: Suited,
    sums: Integers,
    seen: int,
    number: int,
    also: int,
) -> int:
    """Count the bank's hands that are weaker than a hand that is no flush; with ``also`` = 1, those of equal value too.

    ``number``: the hand's set of ranks. ``seen``: the ranks seen in the upcard's suit, as bits. ``sums``: from
    ``add_up``; it includes flushes as if they were ordinary hands, so flushes stronger than the hand are subtracted.
    """
    hands = sums[below[number + also]]
    if number >= FIRST_FULL:
        # ``hands`` includes all flushes; only the straight flushes among them are stronger.
        return hands - suited[seen, -1] + suited[seen, facts[FLUSH_END]]  # type: ignore[no-any-return]
    return hands - suited[seen, suited_below[number + also]]  # type: ignore[no-any-return]


@compiled("int64(int64, int64, int64)")
def pack_counts(out: int, beaten: int, not_stronger: int) -> int:
    """Pack the numbers of the bank's hands that do not qualify (``out``), that lose and that tie into one integer.

    ``beaten``: the number of hands weaker than the player's. ``not_stronger``: the number of hands weaker than or
    equal to it. Both include hands that do not qualify.
    """
    won = max(beaten - out, 0)
    tied = max(not_stronger - out, 0) - won
    return out | won << FIELD | tied << 2 * FIELD


@compiled(f"int64({_BANK}, int64[::1], int64, int64)")
def count_against_plain(  # noqa: PLR0913, PLR0917
    facts: Integers,
    below: Integers,
    suited_below: Integers,
    suited: Suited,
    sums: Integers,
    seen: int,
    number: int,
) -> int:
    """Return the packed counts of the bank's hands against a player's hand that is no flush."""
    out = weaker(facts, below, suited_below, suited, sums, seen, facts[QUALIFIED], 0)
    beaten = weaker(facts, below, suited_below, suited, sums, seen, number, 0)
    not_stronger = weaker(facts, below, suited_below, suited, sums, seen, number, 1)
    return pack_counts(out, beaten, not_stronger)


@compiled("int64(int64[::1], int64[::1], int16[:, ::1], int64, int64, int64, int64, int64)")
def count_against_flush(  # noqa: PLR0913, PLR0917
    facts: Integers,
    suited_below: Integers,
    suited: Suited,
    unqualified: int,
    weak: int,
    every: int,
    seen: int,
    number: int,
) -> int:
    """Return the packed counts of the bank's hands against a player's flush.

    ``unqualified``, ``weak``, ``every``: the number of the bank's hands, ignoring suits, that do not qualify, that are
    weaker than a full house, and in total. ``number``: the flush's set of ranks. ``seen``: the ranks seen in the
    upcard's suit, as bits.
    """
    out = unqualified - suited[seen, suited_below[facts[QUALIFIED]]]
    beaten = (every if number >= FIRST_STRAIGHT else weak) - suited[seen, -1] + suited[seen, suited_below[number]]
    return pack_counts(
        out, beaten, beaten + suited[seen, suited_below[number + 1]] - suited[seen, suited_below[number]]
    )


@compiled("int64(int64[:, ::1], int64, int64)")
def bits_of(five: Integers, number: int, inside: int) -> int:
    """Return the ranks held in the upcard's suit, as bits.

    ``number``, ``inside``: the state's set of ranks and which of them are in the upcard's suit, as in ``States``.
    """
    bits = 0
    for place in range(five[number, FIVE_SIZE]):
        if inside >> place & 1:
            bits |= 1 << five[number, FIVE_PLACES + place]
    return bits


@compiled(f"void({_BANK}, int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1])")
def count_dealt(  # noqa: PLR0913, PLR0917
    facts: Integers,
    below: Integers,
    suited_below: Integers,
    suited: Suited,
    takes: Integers,
    five: Integers,
    states: Integers,
    counts: Integers,
) -> None:
    """Write the packed counts of the bank's hands against the cards as dealt, for every state, to ``counts``, (n,).

    ``states``, (4, n): the arrays of ``States``; sorted by set of ranks, so that ``add_up`` runs once for each set.
    """
    left = np.empty(13, np.int64)
    sums = np.empty(len(takes) + 1, np.int64)
    last = -1
    for place in range(states.shape[1]):
        number = states[0, place]
        if number != last:
            left[:] = 4
            left[facts[UPCARD]] -= 1
            for at in range(five[number, FIVE_SIZE]):
                left[five[number, FIVE_PLACES + at]] -= five[number, FIVE_COUNTS + at]
            add_up(left, takes, sums)
            last = number
        seen = bits_of(five, number, states[1, place])
        if states[2, place] == WHOLE:
            counts[place] = count_against_flush(
                facts,
                suited_below,
                suited,
                sums[below[facts[QUALIFIED]]],
                sums[facts[WEAK_END]],
                sums[len(takes)],
                seen,
                number,
            )
        else:
            counts[place] = count_against_plain(facts, below, suited_below, suited, sums, seen, number)


@compiled("int64(int64, int64, int64)")
def raise_value(counts: int, hands: int, win: int) -> int:
    """Return the sum of a raise's results, in ANTEs, over the bank's ``hands`` hands; ``counts``: packed counts.

    A raise wins 1 (ANTE) if the bank does not qualify, ``win`` against a weaker hand, 0 against an equal hand, and
    loses 3 (ANTE and BET) against a stronger hand.
    """
    out, won, tied = counts & FIELDS, counts >> FIELD & FIELDS, counts >> 2 * FIELD
    return out + won * win - 3 * (hands - out - won - tied)


@compiled(
    f"void({_BANK}, int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64[::1], int64[:, ::1])"
)
def count_after(  # noqa: PLR0913, PLR0917
    facts: Integers,
    below: Integers,
    suited_below: Integers,
    suited: Suited,
    takes: Integers,
    five: Integers,
    six: Integers,
    wins: Integers,
    counts: Integers,
    best: Integers,
    by_ranks: Integers,
) -> None:
    """Write the packed counts of the bank's hands against every final hand after an exchange that is no flush.

    ``counts`` is written: an entry for every set of six ranks (the final cards and the card given away), every subset
    of them in the upcard's suit, and every rank given away. The column ``SIX_ROW`` of ``six`` has the index of each
    set's first entry. ``best`` is written, with the same indices: the value of the better of folding and raising, in
    ANTEs, summed over the ``AFTER`` hands of the bank. ``by_ranks``, (18395, 3), is written: for each set of six, the
    arguments ``unqualified``, ``weak`` and ``every`` of ``count_against_flush``.
    """
    left = np.empty(13, np.int64)
    sums = np.empty(len(takes) + 1, np.int64)
    for number in range(len(six)):
        for rank in range(13):
            left[rank] = 4 - six[number, SIX_COUNTS + rank]
        left[facts[UPCARD]] -= 1
        if left[facts[UPCARD]] < 0:  # the six cards and the upcard would contain five cards of one rank
            continue
        add_up(left, takes, sums)
        by_ranks[number, 0] = sums[below[facts[QUALIFIED]]]
        by_ranks[number, 1] = sums[facts[WEAK_END]]
        by_ranks[number, 2] = sums[len(takes)]
        size = six[number, SIX_SIZE]
        for inside in range(1 << size):
            seen, place = 0, 0
            for rank in range(13):
                if six[number, SIX_COUNTS + rank]:
                    seen |= (inside >> place & 1) << rank
                    place += 1
            if seen >> facts[UPCARD] & 1:
                continue
            for place in range(size):
                row, final = six[number, SIX_ROW] + inside * size + place, six[number, SIX_LESS + place]
                counts[row] = count_against_plain(facts, below, suited_below, suited, sums, seen, final)
                best[row] = max(-AFTER, raise_value(counts[row], AFTER, wins[0, five[final, FIVE_PLAIN]]))
