"""Kernels that compute the values and outcomes of exchanges for every state of a hand.

Values are in ANTEs, summed over the ``WAYS`` combinations of a new card and a hand of the bank. A tally counts the
outcomes over the same combinations; ``FOLD`` and the constants with it are its indices.

Kernels are long and have many arguments because creating an object would cost more than the work itself.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.bits import bit_count
from kitapi.compiling.kernels import compiled
from kitapi.games.caribbean_stud.odds.count_kernels import (
    AFTER,
    BEFORE,
    FIELD,
    FIELDS,
    LEAST,
    UPCARD,
    WAYS,
    Suited,
    bits_of,
    count_against_flush,
    raise_value,
)
from kitapi.games.caribbean_stud.odds.states import (
    FIVE_COUNTS,
    FIVE_FLUSH,
    FIVE_PLACES,
    FIVE_PLAIN,
    FIVE_SIZE,
    NONE,
    SIX_LESS,
    SIX_ROW,
    SIX_SIZE,
    WHOLE,
)
from kitapi.games.caribbean_stud.odds.values import Integers

AT_BEST: Final = -1
"""A value of ``least`` with which the better of folding and raising is chosen after an exchange."""

NEVER: Final = -(1 << 62)
"""The value written for a slot without a card, which cannot be exchanged."""

OUT, TIED, LOST, WON, OUTCOMES = 0, 1, 2, 3, 13
"""Indices within the 13 counts of raises in a tally: the bank does not qualify; tied; lost; and, from index ``WON``,
won with each of ten combinations, the royal flush first."""

FOLD, RAISE, EXCHANGE_FOLD, EXCHANGE_RAISE, TALLY = 0, 1, 14, 15, 28
"""Indices of the 28 counts of a tally: folded; raised (``OUTCOMES`` counts); exchanged, then folded; exchanged, then
raised (``OUTCOMES`` counts). ``TALLY`` is their number."""


@compiled("void(int64, int64, int64, int64, int64[::1], int64)")
def tally_raise(counts: int, hands: int, row: int, times: int, tally: Integers, base: int) -> None:  # noqa: PLR0913, PLR0917
    """Add the outcomes of a raise against the bank's ``hands`` hands, each ``times`` times, to ``tally``.

    ``counts``: the packed counts of ``count_kernels``. ``row``: the row of the player's hand in the table of payments.
    ``base``: the index in ``tally`` of the first of the ``OUTCOMES`` counts.
    """
    out, won, tied = counts & FIELDS, counts >> FIELD & FIELDS, counts >> 2 * FIELD
    tally[base + OUT] += times * out
    tally[base + TIED] += times * tied
    tally[base + LOST] += times * (hands - out - won - tied)
    tally[base + WON + row] += times * won


@compiled("int64(int64, int64, int64, int64, int64[:, ::1], int64, int64[::1])")
def value_after(  # noqa: PLR0913, PLR0917
    counts: int, value: int, times: int, least: int, wins: Integers, weight: int, tally: Integers
) -> int:
    """Return the value of a final hand after an exchange, in ANTEs, summed over ``AFTER`` hands of the bank.

    ``counts``: the packed counts against the final hand. ``value``: the final hand's value. ``times``: the number of
    new cards that make such a hand; the result is multiplied by it. ``least``: the lowest value that is raised, or
    ``AT_BEST``. ``wins``: ``Terms.after_exchange``. ``weight``: the number of hands as dealt in the state; if it is
    not 0, the outcomes are added to ``tally``, multiplied by it.
    """
    raised = raise_value(counts, AFTER, wins[0, value])
    stays = raised > -AFTER if least == AT_BEST else value >= least
    if weight:
        if stays:
            tally_raise(counts, AFTER, wins[1, value], weight * times, tally, EXCHANGE_RAISE)
        else:
            tally[EXCHANGE_FOLD] += weight * times * AFTER
    return times * raised if stays else -times * AFTER


@compiled("int64(int64[:, ::1], int64, int64, int64)")
def is_drawing(five: Integers, number: int, odd: int, slot: int) -> int:
    """Return 1 if four cards of one suit remain when the card of ``slot`` is given away, otherwise 0.

    Slots are defined in ``exchange_value``.
    """
    if odd == NONE or (odd == WHOLE and slot == 5):
        return 0
    if odd == WHOLE:
        return 1
    return 1 if slot == (5 if five[number, FIVE_COUNTS + odd] == 2 else odd) else 0


_TABLES = (
    "int64[::1], int64[::1], int16[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64[:, ::1]"
)
# facts, suited_below, suited, five, six, with_rank, counts, by_ranks


@compiled(f"int64({_TABLES}, int64[:, ::1], int64, int64, int64, int64, int64, int64[::1])")
def exchange_value(  # noqa: PLR0913, PLR0917
    facts: Integers,
    suited_below: Integers,
    suited: Suited,
    five: Integers,
    six: Integers,
    with_rank: Integers,
    counts: Integers,
    by_ranks: Integers,
    wins: Integers,
    number: int,
    inside: int,
    odd: int,
    slot: int,
    weight: int,
    tally: Integers,
) -> int:
    """Return the value of exchanging the card of ``slot``, without the fee, in ANTEs times ``WAYS``.

    ``slot``: from 0 to 4, the index of the card's rank among the hand's ranks, the lowest first. If four cards are of
    one suit and the fifth, the odd card, has the rank of one of them, slot 5 is the odd card, and the slot of this rank
    is the other card of the pair. The slot must have a card. ``number``, ``inside``, ``odd``: the state, as in
    ``States``. ``weight``: the number of hands in the state; if it is not 0, their outcomes are added to ``tally``.

    The new cards of a rank form at most three groups, and the cards of a group have the same value: the card of the
    upcard's suit, the card of another suit that completes a flush, and the other cards.
    """
    size, upcard, least = five[number, FIVE_SIZE], facts[UPCARD], facts[LEAST]
    given = odd if slot == 5 else slot
    drawing = is_drawing(five, number, odd, slot)
    of_upcard = bit_count(inside) >= 4
    seen = bits_of(five, number, inside)
    total, at = 0, 0
    for rank in range(13):
        held = at < size and five[number, FIVE_PLACES + at] == rank
        left = 4 - (five[number, FIVE_COUNTS + at] if held else 0) - (1 if rank == upcard else 0)
        # ``at``: the index of the new card's rank among the ranks of all six cards; ``bits``: ``inside`` with a bit
        # for each of those ranks.
        lower = (1 << at) - 1
        bits = inside if held else inside & lower | (inside & ~lower) << 1
        now = with_rank[number, rank]
        if left > 0:
            place = given if held or given < at else given + 1
            row = six[now, SIX_ROW] + place
            final = six[now, SIX_LESS + place]
            value = five[final, FIVE_PLAIN]
            # ``own``: 1 if the card of this rank in the upcard's suit is unseen, otherwise 0.
            # ``made``: 1 if a card of this rank completes a flush, otherwise 0.
            own = 0 if rank == upcard or seen >> rank & 1 else 1
            made = 1 if drawing and not (held and (odd == WHOLE or slot == 5 or at != given)) else 0
            if own:
                then = seen | 1 << rank
                if made and of_upcard:
                    flushed = count_against_flush(
                        facts, suited_below, suited, by_ranks[now, 0], by_ranks[now, 1], by_ranks[now, 2], then, final
                    )
                    total += value_after(flushed, five[final, FIVE_FLUSH], 1, least, wins, weight, tally)
                else:
                    after = counts[row + (bits | 1 << at) * six[now, SIX_SIZE]]
                    total += value_after(after, value, 1, least, wins, weight, tally)
            others = left - own
            if made and not of_upcard:
                flushed = count_against_flush(
                    facts, suited_below, suited, by_ranks[now, 0], by_ranks[now, 1], by_ranks[now, 2], seen, final
                )
                total += value_after(flushed, five[final, FIVE_FLUSH], 1, least, wins, weight, tally)
                others -= 1
            if others > 0:
                after = counts[row + bits * six[now, SIX_SIZE]]
                total += value_after(after, value, others, least, wins, weight, tally)
        if held:
            at += 1
    return total


@compiled(
    "void(int64[::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64, int64, int64, int64[:, ::1])"
)
def add_plain_exchange_values(  # noqa: PLR0913, PLR0917
    facts: Integers,
    five: Integers,
    six: Integers,
    with_rank: Integers,
    best: Integers,
    number: int,
    inside: int,
    column: int,
    values: Integers,
) -> None:
    """Add the value of exchanging a card of each rank, as if there were no flushes, to ``values[:, column]``.

    ``values``, (6, n), is in ANTEs times ``WAYS``, without the fee. ``best``: as written by ``count_after``.
    """
    size, seen = five[number, FIVE_SIZE], bits_of(five, number, inside)
    at = 0
    for rank in range(13):
        held = at < size and five[number, FIVE_PLACES + at] == rank
        left = 4 - (five[number, FIVE_COUNTS + at] if held else 0) - (1 if rank == facts[UPCARD] else 0)
        if left > 0:
            now, lower = with_rank[number, rank], (1 << at) - 1
            bits = inside if held else inside & lower | (inside & ~lower) << 1
            own = 0 if rank == facts[UPCARD] or seen >> rank & 1 else 1
            row = six[now, SIX_ROW] + bits * six[now, SIX_SIZE]
            for slot in range(size):
                place = row + (slot if held or slot < at else slot + 1)
                values[slot, column] += (left - own) * best[place]
                if own:
                    values[slot, column] += best[place + (six[now, SIX_SIZE] << at)]
        if held:
            at += 1


@compiled(f"void({_TABLES}, int64[:, ::1], int64[::1], int64[:, ::1], int64[:, ::1])")
def write_exchange_values(  # noqa: PLR0913, PLR0917
    facts: Integers,
    suited_below: Integers,
    suited: Suited,
    five: Integers,
    six: Integers,
    with_rank: Integers,
    counts: Integers,
    by_ranks: Integers,
    wins: Integers,
    best: Integers,
    states: Integers,
    values: Integers,
) -> None:
    """Write the value of each exchange, without the fee, in ANTEs times ``WAYS``, to ``values``, (6, n).

    Every state has six slots, which ``exchange_value`` defines; a slot without a card gets the value ``NEVER``.
    """
    nothing = np.empty(0, np.int64)
    for at in range(states.shape[1]):
        number, inside, odd = states[0, at], states[1, at], states[2, at]
        size = five[number, FIVE_SIZE]
        values[:size, at] = 0
        values[size:, at] = NEVER
        add_plain_exchange_values(facts, five, six, with_rank, best, number, inside, at, values)
        if odd != NONE:
            for slot in range(6):
                if is_drawing(five, number, odd, slot):
                    values[slot, at] = exchange_value(
                        *(facts, suited_below, suited, five, six, with_rank, counts, by_ranks, wins),
                        *(number, inside, odd, slot, 0, nothing),
                    )


@compiled(f"void({_TABLES}, int64[:, ::1], int64[:, ::1], int8[::1], int64[::1])")
def tally_exchanges(  # noqa: PLR0913, PLR0917
    facts: Integers,
    suited_below: Integers,
    suited: Suited,
    five: Integers,
    six: Integers,
    with_rank: Integers,
    counts: Integers,
    by_ranks: Integers,
    wins: Integers,
    states: Integers,
    slots: NDArray[np.int8],
    tally: Integers,
) -> None:
    """Add the outcomes of the exchange chosen in each state to ``tally``.

    ``slots``, (n,): the slot of the card to give away; negative if no exchange is chosen.
    """
    for at in range(states.shape[1]):
        number, inside, odd, ways, slot = states[0, at], states[1, at], states[2, at], states[3, at], slots[at]
        if slot >= 0:
            exchange_value(
                *(facts, suited_below, suited, five, six, with_rank, counts, by_ranks, wins),
                *(number, inside, odd, slot, ways, tally),
            )


@compiled("void(int64[::1], int64[::1], int64[::1])")
def write_raise_values(counts: Integers, wins: Integers, values: Integers) -> None:
    """Write the value of raising the cards as dealt in every state, in ANTEs times ``WAYS``, to ``values``, (n,).

    ``counts``, (n,): the packed counts. ``wins``, (n,): the ANTEs that each state wins against a weaker qualified hand.
    """
    for at in range(len(counts)):
        values[at] = raise_value(counts[at], BEFORE, wins[at]) * (WAYS // BEFORE)


@compiled("void(int64[::1], int64[::1], int64[::1], int64[::1])")
def tally_dealt(counts: Integers, rows: Integers, ways: Integers, tally: Integers) -> None:
    """Add the outcomes of raising the cards as dealt to ``tally``.

    All arguments but ``tally`` have one entry for each state. ``counts``: the packed counts. ``rows``: the row of the
    payments. ``ways``: the number of hands that raise.
    """
    for at in range(len(counts)):
        if ways[at]:
            tally_raise(counts[at], BEFORE, rows[at], ways[at] * (WAYS // BEFORE), tally, RAISE)
