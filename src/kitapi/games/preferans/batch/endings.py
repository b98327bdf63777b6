"""A search whether every legal course of play leads to the same outcome (SK-PLAY-03), as in ``rules.endings``.

Positions are those of ``certain_ends``; in memory, the third hand and the state share one integer.
"""

import numpy as np

from kitapi.batch.rows import MEMORY, PLAYERS, ROW, TERMS, Integers
from kitapi.batch.turns import next_of
from kitapi.compiling.bits import bit_count, lowest_bit
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import advance
from kitapi.games.preferans.batch.certain_ends import (
    LEADER_BITS,
    OF_DECLARER,
    OF_THREE_HANDS,
    RUN_BITS,
    TRICKS_BITS,
    beats,
    can_duck,
    from_leader,
    legal_of,
    plain_end,
    takes_none,
    takes_one,
    takes_rest,
    with_trick,
)
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    ALL_CARDS,
    BETL,
    DECLARER,
    DOUBLINGS,
    GAME,
    HANDS,
    LEADER,
    LINEUP,
    LONGEST,
    RUN,
    RUNS_COUNT,
    SEVEN,
    TRICK_COUNT,
    TRUMP_CARDS,
    WON,
)
from kitapi.games.preferans.batch.settlement import OUTCOME, value_of, write_outcome
from kitapi.games.preferans.rules.endings import LAST_FIRST, MOST_POSITIONS

EVERYBODY = 0b111
COURSES = 0x75432061
"""The places that play their highest cards in each plain course, four bits for each course.

The first course is in the lowest bits; courses whose outcomes differ most come first."""

FEW_SLOTS, FEW_POSITIONS = 10, 512
"""The size of the small table, 2¹⁰ slots for up to 512 positions, which suffices for most searches.

It fits into the processor's first-level cache."""
MANY_SLOTS = 15
"""The binary logarithm of the number of slots of the large table, for up to ``MOST_POSITIONS`` positions."""

EXPECTED, FOUND, TRICKS_NOW = 0, OUTCOME, 2 * OUTCOME
SAME, STAMP = TRICKS_NOW + 3, TRICKS_NOW + 5
IN_PLAY, TRUMPS, COUNTS, LEAST, MOST, BY_TRICKS, FIRST_END, IS_FOUND = range(STAMP + 1, STAMP + 9)
TABLE = IS_FOUND + 1
SLOT = 3
STACK = TABLE + SLOT * (1 << MANY_SLOTS)
WORK = STACK + 2 * (MOST_POSITIONS + 2)
"""Indices in the memory of a search, in this order:

- the expected outcome, another outcome, and the tricks of one of them;
- two final states with the expected outcome;
- the number of the search;
- the places in play, the trumps, and a mask of the parts of a state on which the outcome depends;
- the fewest and most tricks of the declarer with which the outcome can be the expected one, and whether it always is;
- a final state with the expected outcome, and whether the outcome was already computed from it;
- the slots of the table, each with the number of the search that wrote it and a position;
- the stack of positions to be searched; a position is pushed when it is first seen."""

LEAST_VALUE = 2
"""If the value of a game is at least this, every trick of the declarer changes what the defenders write."""

AS_EXPECTED, DIFFERENT, UNKNOWN = range(3)
"""Verdicts on the outcomes of a position: all are the expected one, all are different, or unknown without a search."""

WITH_WORK = f"void({ROW}, {TERMS}, {MEMORY})"
ACTION_AND_WORK = f"void({ROW}, {TERMS}, int64, {MEMORY})"
"""The signature of kernels for one phase that need memory for a search, ``WORK`` integers."""


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, int64, int64)")
def find_outcome(row: Integers, terms: Integers, work: Integers, state: int, at: int) -> None:
    """Write the outcome of a hand that ends in ``state`` to the memory ``work`` from index ``at``."""
    for place in range(3):
        work[TRICKS_NOW + place] = state >> 2 + 4 * place & 0xF
    write_outcome(row, terms, advance(work, TRICKS_NOW), state >> 18 & 0xF, advance(work, at))


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY}, int64)")
def differs(row: Integers, terms: Integers, work: Integers, state: int) -> bool:
    """Whether the outcome of a hand that ends in ``state`` differs from the expected outcome.

    Two states with the expected outcome are cached in ``SAME``, because most final states are equal.
    """
    tricks = state & ~LEADER_BITS & ~(0xF << 14)
    if tricks in (work[SAME], work[SAME + 1]):
        return False
    if not work[IS_FOUND]:
        find_outcome(row, terms, work, work[FIRST_END], EXPECTED)
        work[IS_FOUND] = 1
    find_outcome(row, terms, work, state, FOUND)
    for place in range(OUTCOME):
        if work[FOUND + place] != work[EXPECTED + place]:
            return True
    work[SAME + 1] = tricks
    return False


@compiled(f"boolean({MEMORY}, int64, int64, int64)")
def is_new(work: Integers, one: int, other: int, bits: int) -> bool:
    """Whether a position was not seen before in this search; if so, store it in the table of 2**bits slots.

    The hash multiplies both integers by odd constants (Fibonacci hashing) and takes the highest bits of the mix.
    """
    mixed = (np.uint64(one) * np.uint64(0x9E3779B97F4A7C15)) ^ (np.uint64(other) * np.uint64(0xC2B2AE3D27D4EB4F))
    mixed ^= mixed >> np.uint64(29)
    slot = np.int64((mixed * np.uint64(0xBF58476D1CE4E5B9)) >> np.uint64(64 - bits))
    while True:
        place = TABLE + SLOT * slot
        if work[place] != work[STAMP]:
            work[place], work[place + 1], work[place + 2] = work[STAMP], one, other
            return True
        if work[place + 1] == one and work[place + 2] == other:
            return False
        slot = (slot + 1) & ((1 << bits) - 1)


@compiled("int64(int64, int64)")
def distinct(legal: int, others: int) -> int:
    """Return the lowest card of every group of ``legal`` cards that no card of ``others`` separates."""
    found, before = 0, -1
    while legal:
        card = lowest_bit(legal)
        legal &= legal - 1
        if before < 0 or before >> 3 != card >> 3 or others & ((1 << card) - 1) & ~((1 << before) - 1):
            found |= 1 << card
        before = card
    return found


@compiled(f"int64({MEMORY}, int64, int64)")
def compare(work: Integers, least: int, most: int) -> int:
    """Return the verdict if the declarer ends with ``least`` to ``most`` tricks and nothing else matters."""
    if most < work[LEAST] or least > work[MOST]:
        return DIFFERENT
    return AS_EXPECTED if least >= work[LEAST] and most <= work[MOST] else UNKNOWN


@compiled(f"int64({MEMORY}, {OF_THREE_HANDS}, int64)")
def judge_by_tricks(work: Integers, one: int, two: int, three: int, state: int) -> int:
    """Return the verdict on a position whose outcome depends on the declarer's tricks alone."""
    tricks, left, leader, trumps = state >> 2 & 0xF, bit_count(one), state & LEADER_BITS, work[TRUMPS]
    found = compare(work, tricks, tricks + left)
    if found != UNKNOWN:
        return found
    if leader and not one & trumps and takes_none(one, two, three, work[IN_PLAY] == EVERYBODY):
        return compare(work, tricks, tricks)
    place = takes_rest(one, two, three, leader, trumps)
    if place >= 0:
        tricks += 0 if place else left
        return compare(work, tricks, tricks)
    if leader and not trumps and takes_one(one, two, three):
        return compare(work, tricks + 1, tricks + left)
    return UNKNOWN


@compiled(f"int64({ROW}, {TERMS}, {MEMORY}, {OF_THREE_HANDS}, int64)")
def judge(row: Integers, terms: Integers, work: Integers, one: int, two: int, three: int, state: int) -> int:
    """Return the verdict on a position, without a search."""
    if work[BY_TRICKS]:
        return judge_by_tricks(work, one, two, three, state)
    if one:
        tricks = state >> 2 & 0xF
        if tricks > work[MOST] or tricks + bit_count(one) < work[LEAST]:
            return DIFFERENT
        place = takes_rest(one, two, three, state & LEADER_BITS, work[TRUMPS])
        if place < 0:
            return UNKNOWN
        for _ in range(bit_count(one)):
            state = with_trick(state, place)
    return DIFFERENT if differs(row, terms, work, state) else AS_EXPECTED


@compiled(f"int64({ROW}, {TERMS}, {MEMORY}, int64, {OF_THREE_HANDS}, int64, int64, int64)")
def push_tricks(
    row: Integers, terms: Integers, work: Integers, waiting: int, one: int, two: int, three: int, state: int,
    bits: int, room: int,
) -> int:  # fmt: skip
    """Push the positions after every possible trick whose verdict is unknown, and return the number of positions.

    ``waiting``: the number of positions already on the stack. Return ``−1 − DIFFERENT`` if a position certainly leads
    to another outcome, and ``−1 − UNKNOWN`` if there are more positions than ``room``.
    """
    leader, playing, trumps = state & LEADER_BITS, work[IN_PLAY], work[TRUMPS]
    hand_a, hand_b, hand_c = from_leader(one, two, three, leader)
    plays, back, before = (playing << 3 | playing) >> leader, (3 - leader) % 3, waiting
    leads = distinct(hand_a, hand_b | hand_c)
    while leads:
        a = lowest_bit(leads)
        leads &= leads - 1
        rest_a, led = hand_a ^ (1 << a), 0xFF << (a & 24)
        seconds = distinct(legal_of(hand_b, led, trumps), rest_a | hand_c | 1 << a) if plays & 2 else 1 << 32
        while seconds:
            b = lowest_bit(seconds)
            seconds &= seconds - 1
            rest_b, best, winner = hand_b, a, 0
            if plays & 2:
                rest_b ^= 1 << b
                if beats(b, a, trumps):
                    best, winner = b, 1
            table = 1 << a | (1 << b if plays & 2 else 0)
            thirds = distinct(legal_of(hand_c, led, trumps), rest_a | rest_b | table) if plays & 4 else 1 << 32
            while thirds:
                c = lowest_bit(thirds)
                thirds &= thirds - 1
                rest_c, taken_by = hand_c, winner
                if plays & 4:
                    rest_c ^= 1 << c
                    if beats(c, best, trumps):
                        taken_by = 2
                x, y, z = from_leader(rest_a, rest_b, rest_c, back)
                after = with_trick(state, (leader + taken_by) % 3)
                found = judge(row, terms, work, x, y, z, after)
                if found == DIFFERENT:
                    return -1 - DIFFERENT
                if found == UNKNOWN and is_new(work, x | y << 32, z | (after & work[COUNTS]) << 32, bits):
                    work[STACK + 2 * waiting], work[STACK + 2 * waiting + 1] = x | y << 32, z | after << 32
                    waiting += 1
                    if waiting - before > room:
                        return -1 - UNKNOWN
    return waiting - before


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY}, {OF_THREE_HANDS}, int64, int64)")
def differs_plainly(
    row: Integers, terms: Integers, work: Integers, one: int, two: int, three: int, state: int, highest: int
) -> bool:  # fmt: skip
    """Whether a plain course, as ``plain_end`` defines it, has another outcome than the expected one.

    ``highest``: the places that play their highest cards, as bits; the others play their lowest.
    """
    end = plain_end(
        one, two, three, state, work[IN_PLAY], highest, work[TRUMPS], row[GAME] == BETL, work[LEAST], work[MOST]
    )
    return end < 0 or (not work[BY_TRICKS] and differs(row, terms, work, end))


@compiled(f"int64({ROW}, {TERMS}, {MEMORY}, {OF_THREE_HANDS}, int64, int64)")
def search(
    row: Integers, terms: Integers, work: Integers, one: int, two: int, three: int, state: int, bits: int
) -> int:
    """Search whether every legal course has the expected outcome; ``UNKNOWN`` if there are too many positions.

    Method: a depth-first search; positions that agree in everything on which the outcome depends are searched once.
    ``bits``: the logarithm of the table's size, ``FEW_SLOTS`` or ``MANY_SLOTS``.
    """
    found = judge(row, terms, work, one, two, three, state)
    if found != UNKNOWN:
        return found
    most = FEW_POSITIONS if bits == FEW_SLOTS else MOST_POSITIONS
    work[STAMP] += 1
    work[STACK], work[STACK + 1] = one | two << 32, three | state << 32
    waiting, seen, turn = 1, 0, 0
    while waiting:
        turn += 1
        waiting -= 1
        last, place = STACK + 2 * waiting, STACK + 2 * waiting
        if turn > LAST_FIRST:
            place = STACK + 2 * ((turn * 5) % (waiting + 1))
        first, second = work[place], work[place + 1]
        work[place], work[place + 1] = work[last], work[last + 1]
        one, two, three, state = first & ALL_CARDS, first >> 32 & ALL_CARDS, second & ALL_CARDS, second >> 32
        if row[GAME] == BETL and state & LEADER_BITS and work[LEAST]:
            if can_duck(one, two, three, state & LEADER_BITS):
                return DIFFERENT
        elif seen:
            for course in range(2):
                if differs_plainly(row, terms, work, one, two, three, state, COURSES >> 4 * course & work[IN_PLAY]):
                    return DIFFERENT
        pushed = push_tricks(row, terms, work, waiting, one, two, three, state, bits, most - seen)
        if pushed < 0:
            return -1 - pushed
        waiting += pushed
        seen += pushed
    return AS_EXPECTED


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY}, {OF_THREE_HANDS}, int64, int64)")
def differs_in_a_plain_course(
    row: Integers, terms: Integers, work: Integers, one: int, two: int, three: int, state: int, playing: int
) -> bool:  # fmt: skip
    """Whether two plain courses have different outcomes; the outcome of the first is stored as the expected one."""
    betl = row[GAME] == BETL
    end = plain_end(one, two, three, state, playing, COURSES & playing, row[TRUMP_CARDS], betl, 0, TRICK_COUNT)
    work[IN_PLAY], work[TRUMPS], work[BY_TRICKS] = playing, row[TRUMP_CARDS], betl
    work[FIRST_END], work[IS_FOUND], work[LEAST], work[MOST] = end, 0, 0, TRICK_COUNT
    work[SAME] = work[SAME + 1] = end & ~LEADER_BITS & ~(0xF << 14)
    tricks = end >> 2 & 0xF
    if betl or value_of(row, terms, 1, row[DOUBLINGS]) >= LEAST_VALUE:
        work[LEAST], work[MOST] = tricks, TRICK_COUNT if betl and tricks else tricks
    for turn in range(1, 8):
        highest = COURSES >> 4 * turn & 7
        if not highest & ~playing and differs_plainly(row, terms, work, one, two, three, state, highest):
            return True
    return False


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY}, int64, int64)")
def same_for_defenders(row: Integers, terms: Integers, work: Integers, state: int, left: int) -> bool:
    """Whether the outcome is the same no matter which defender takes the other tricks.

    The declarer's number of tricks is the only one with the expected outcome. ``left``: the tricks after ``state``.
    """
    tricks = work[LEAST]
    if tricks != work[MOST] or (row[GAME] == SEVEN and terms[RUNS_COUNT]):
        return False
    others, before = TRICK_COUNT - tricks, state >> 6 & 0xF
    if work[IN_PLAY] != EVERYBODY:
        return True
    for taken in range(before, before + left - (tricks - (state >> 2 & 0xF)) + 1):
        if differs(row, terms, work, tricks << 2 | taken << 6 | others - taken << 10):
            return False
    return True


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, int64, int64)")
def begin_search(row: Integers, terms: Integers, work: Integers, state: int, left: int) -> None:
    """Write to the memory on which parts of a state the outcome depends; ``left``: the tricks after ``state``."""
    work[COUNTS] = LEADER_BITS | OF_DECLARER
    if work[BY_TRICKS] or same_for_defenders(row, terms, work, state, left):
        work[BY_TRICKS] = 1
        return
    work[COUNTS] |= TRICKS_BITS
    if row[GAME] == SEVEN and terms[RUNS_COUNT]:
        work[COUNTS] |= RUN_BITS


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY})")
def stops(row: Integers, terms: Integers, work: Integers) -> bool:
    """Whether the rest of the hand cannot change the outcome (SK-PLAY-03).

    If so, write the tricks and the longest run of one course to the row.
    """
    players, seat, playing = terms[PLAYERS], row[DECLARER], 0
    state = row[RUN] << 14 | row[LONGEST] << 18
    for place in range(3):
        if row[LINEUP] >> seat & 1:
            playing |= 1 << place
        state |= row[WON + seat] << 2 + 4 * place
        if seat == row[LEADER]:
            state |= place
        seat = next_of(seat, row[ACTIVE], players)
    one, seat = row[HANDS + row[DECLARER]], next_of(row[DECLARER], row[ACTIVE], players)
    two = row[HANDS + seat] if playing & 2 else 0
    three = row[HANDS + next_of(seat, row[ACTIVE], players)] if playing & 4 else 0
    if differs_in_a_plain_course(row, terms, work, one, two, three, state, playing):
        return False
    begin_search(row, terms, work, state, bit_count(one))
    found = search(row, terms, work, one, two, three, state, FEW_SLOTS)
    if found == UNKNOWN:
        found = search(row, terms, work, one, two, three, state, MANY_SLOTS)
    if found != AS_EXPECTED:
        return False
    seat, end = (
        row[DECLARER],
        plain_end(one, two, three, state, playing, 0, row[TRUMP_CARDS], row[GAME] == BETL, 0, TRICK_COUNT),
    )
    for place in range(3):
        row[WON + seat] = end >> 2 + 4 * place & 0xF
        seat = next_of(seat, row[ACTIVE], players)
    row[LONGEST] = end >> 18 & 0xF
    return True
