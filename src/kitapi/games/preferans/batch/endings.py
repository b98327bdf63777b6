"""Whether every legal course of play leads to the same outcome (SK-PLAY-03), as in ``rules.endings``.

A position between two tricks is three hands by place, from the declarer on in turn (0 for a place that is out), and its
``state``, one integer: the place on lead (2 bits), the tricks of each place, the declarer's run and the longest one (4
bits each). The third hand and the state share an integer where positions are stored.
"""

import numpy as np

from kitapi.batch.rows import MEMORY, PLAYERS, ROW, TERMS, Integers
from kitapi.batch.turns import next_of
from kitapi.compiling.bits import bit_count, highest_bit, lowest_bit
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import advance
from kitapi.games.preferans.batch.columns import (
    ACTIVE,
    ALL_CARDS,
    BETL,
    DECLARER,
    GAME,
    HANDS,
    LEADER,
    LINEUP,
    LONGEST,
    RUN,
    RUNS_COUNT,
    SEVEN,
    TRUMP_CARDS,
    WON,
)
from kitapi.games.preferans.batch.settlement import OUTCOME, write_outcome
from kitapi.games.preferans.rules.endings import MOST_POSITIONS

LEADER_BITS, TRICKS_BITS, RUN_BITS = 0b11, 0xFFF << 2, 0xFF << 14
"""Parts of a state: the place on lead, the tricks of three places, the run and the longest run."""
OF_DECLARER = 0xF << 2
"""The declarer's tricks in a state."""

EVERYBODY = 0b111
COURSES = 0x54327610
"""Who plays the highest cards in the plain courses, the first in the lowest bits: those that differ most come first."""

FEW_SLOTS, FEW_POSITIONS = 10, 512
"""Most searches see few positions, and stay in a table of 2¹⁰ slots, which the processor's first cache holds."""
MANY_SLOTS = 15
"""The logarithm of the number of slots for ``MOST_POSITIONS``."""

EXPECTED, FOUND, TRICKS_NOW = 0, OUTCOME, 2 * OUTCOME
SAME, STAMP = TRICKS_NOW + 3, TRICKS_NOW + 5
TABLE = STAMP + 1
SLOT = 3
STACK = TABLE + SLOT * (1 << MANY_SLOTS)
WORK = STACK + 2 * (MOST_POSITIONS + 2)
"""Places in the memory of a search: the expected outcome and another one, the tricks of one; two states at the end with
the expected outcome; the number of the search; the slots of its table, each with the search that wrote it and a
position; and the positions that wait, each of which is pushed when it is first seen."""

WITH_WORK = f"void({ROW}, {TERMS}, {MEMORY})"
ACTION_AND_WORK = f"void({ROW}, {TERMS}, int64, {MEMORY})"
"""Signatures of the kernels of one phase that need memory to search in, ``WORK`` numbers."""

OF_THREE_HANDS = "int64, int64, int64"


@compiled("int64(int64, int64, int64)")
def legal_of(own: int, led: int, trumps: int) -> int:
    """What may be played of the cards ``own``; ``led``: the suit that was led, 0 for the leader."""
    if own & led:
        return own & led
    if led and own & trumps:
        return own & trumps
    return own


@compiled("int64(int64, int64)")
def with_trick(state: int, winner: int) -> int:
    """``state`` after the place ``winner`` took a trick."""
    state = (state & ~LEADER_BITS | winner) + (1 << 2 + 4 * winner)
    if winner:
        return state & ~(0xF << 14)
    state += 1 << 14
    run = state >> 14 & 0xF
    return state + (1 << 18) if run > state >> 18 & 0xF else state


@compiled("boolean(int64, int64, int64)")
def beats(card: int, best: int, trumps: int) -> bool:
    """Whether ``card`` beats ``best``, played before."""
    return card > best if card >> 3 == best >> 3 else trumps >> card & 1 == 1


@compiled("boolean(int64, int64, int64)")
def takes_all(own: int, others: int, trumps: int) -> bool:
    """Whether the leader's cards ``own`` plainly take every trick in whatever order they are led."""
    if others & trumps and own & ~trumps:
        return False
    for suit in range(4):
        cards = own >> 8 * suit & 0xFF
        if cards and (cards & -cards) <= others >> 8 * suit & 0xFF:
            return False
    return True


@compiled("boolean(int64, int64, int64, int64)")
def may_run_out(own: int, leads: int, third: int, suit: int) -> bool:
    """Whether the leader may still lead a card of the suit that ``own`` beats and the third hand in play does not."""
    mask = 0xFF << 8 * suit
    above = third & mask
    if (above & -above) < own & mask:
        return True
    parted = min(bit_count(own & mask), bit_count(leads & mask)) - 1
    for other in range(4):
        if other != suit:
            cards = 0xFF << 8 * other
            parted += max(0, bit_count(leads & cards) - bit_count(third & cards))
    return bit_count(above) <= parted


@compiled(f"boolean({OF_THREE_HANDS}, boolean)")
def takes_none(own: int, second: int, third: int, three: bool) -> bool:
    """Whether it is certain that the declarer, not on lead, takes no trick where there are no trumps.

    ``three``: whether both defenders play.
    """
    for suit in range(4):
        mask = 0xFF << 8 * suit
        lowest = second & mask & -(second & mask)
        if 0 < lowest < own & mask and (not three or may_run_out(own, second, third, suit)):
            return False
        lowest = third & mask & -(third & mask)
        if 0 < lowest < own & mask and (not three or may_run_out(own, third, second, suit)):
            return False
    return True


@compiled(f"int64({OF_THREE_HANDS}, int64)")
def discards_on(own: int, second: int, third: int, suit: int) -> int:
    """How many cards the declarer may discard on a suit at most."""
    cards = 0xFF << 8 * suit
    return max(0, max(bit_count(second & cards), bit_count(third & cards)) - bit_count(own & cards))


@compiled(f"boolean({OF_THREE_HANDS})")
def takes_one(own: int, second: int, third: int) -> bool:
    """Whether it is certain that the declarer, not on lead, takes a trick where there are no trumps."""
    most = 0
    for suit in range(4):
        most += discards_on(own, second, third, suit)
    for suit in range(4):
        lower = (second | third) >> 8 * suit & 0xFF
        for shift in (1, 2, 4):
            lower |= lower >> shift
        highest = bit_count(own >> 8 * suit & 0xFF & ~lower)
        if highest > most - discards_on(own, second, third, suit):
            return True
    return False


@compiled(f"UniTuple(int64, 3)({OF_THREE_HANDS}, int64)")
def from_leader(one: int, two: int, three: int, leader: int) -> tuple[int, int, int]:
    """What is given by place, in the order of the trick that ``leader`` leads."""
    if leader == 0:
        return one, two, three
    return (two, three, one) if leader == 1 else (three, one, two)


@compiled(f"int64({OF_THREE_HANDS}, int64, int64, int64, int64, boolean)")
def plain_end(
    one: int, two: int, three: int, state: int, playing: int, highest: int, trumps: int, first_decides: bool
) -> int:  # fmt: skip
    """The state after a plain course: the places in ``highest`` play their highest legal card, others their lowest.

    ``playing``: the places in play. ``first_decides``: whether the declarer's first trick ends it.
    """
    while not (first_decides and state & OF_DECLARER):
        leader = state & LEADER_BITS
        a, b, c = from_leader(one, two, three, leader)
        if not a:
            break
        plays, high = (playing << 3 | playing) >> leader, (highest << 3 | highest) >> leader
        best = highest_bit(a) if high & 1 else lowest_bit(a)
        a ^= 1 << best
        led, winner = 0xFF << (best & 24), 0
        if plays & 2:
            legal = legal_of(b, led, trumps)
            card = highest_bit(legal) if high & 2 else lowest_bit(legal)
            b ^= 1 << card
            if beats(card, best, trumps):
                best, winner = card, 1
        if plays & 4:
            legal = legal_of(c, led, trumps)
            card = highest_bit(legal) if high & 4 else lowest_bit(legal)
            c ^= 1 << card
            if beats(card, best, trumps):
                winner = 2
        one, two, three = from_leader(a, b, c, (3 - leader) % 3)
        state = with_trick(state, (leader + winner) % 3)
    return state


@compiled(f"void({ROW}, {TERMS}, {MEMORY}, int64, int64)")
def find_outcome(row: Integers, terms: Integers, work: Integers, state: int, at: int) -> None:
    """Write the outcome of a hand that ends in ``state`` into the memory from ``at`` on."""
    for place in range(3):
        work[TRICKS_NOW + place] = state >> 2 + 4 * place & 0xF
    write_outcome(row, terms, advance(work, TRICKS_NOW), state >> 18 & 0xF, advance(work, at))


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY}, int64)")
def differs(row: Integers, terms: Integers, work: Integers, state: int) -> bool:
    """Whether the outcome of a hand that ends in ``state`` is not the expected one.

    Two states with the expected one are kept in ``SAME``: most ends are alike.
    """
    tricks = state & ~LEADER_BITS & ~(0xF << 14)
    if tricks in (work[SAME], work[SAME + 1]):
        return False
    find_outcome(row, terms, work, state, FOUND)
    for place in range(OUTCOME):
        if work[FOUND + place] != work[EXPECTED + place]:
            return True
    work[SAME + 1] = tricks
    return False


@compiled(f"boolean({MEMORY}, int64, int64, int64)")
def is_new(work: Integers, one: int, other: int, bits: int) -> bool:
    """Whether a position was not seen in this search, in a table of 2**bits slots; then it is stored there.

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
    """Of ``legal``, the lowest of every group of cards between which no card of ``others`` lies."""
    found, before = 0, -1
    while legal:
        card = lowest_bit(legal)
        legal &= legal - 1
        if before < 0 or before >> 3 != card >> 3 or others & ((1 << card) - 1) & ~((1 << before) - 1):
            found |= 1 << card
        before = card
    return found


@compiled(f"int64({MEMORY}, int64, {OF_THREE_HANDS}, int64, int64, int64)")
def push(
    work: Integers, waiting: int, one: int, two: int, three: int, state: int, counts: int, bits: int
) -> int:  # fmt: skip
    """Push a position that is new; returns how many wait. ``counts``: the parts of a state that distinguish two."""
    first = one | two << 32
    if is_new(work, first, three | (state & counts) << 32, bits):
        work[STACK + 2 * waiting], work[STACK + 2 * waiting + 1] = first, three | state << 32
        return waiting + 1
    return waiting


@compiled(f"int64({MEMORY}, int64, {OF_THREE_HANDS}, int64, int64, int64, int64, int64, int64)")
def push_tricks(
    work: Integers, waiting: int, one: int, two: int, three: int, state: int,
    playing: int, trumps: int, counts: int, bits: int, room: int,
) -> int:  # fmt: skip
    """Push the positions after every trick that may be played; returns how many, −1 if there are more than ``room``.

    ``waiting``: how many wait already.
    """
    leader = state & LEADER_BITS
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
                waiting = push(work, waiting, x, y, z, with_trick(state, (leader + taken_by) % 3), counts, bits)
                if waiting - before > room:
                    return -1
    return waiting - before


@compiled(f"int64({ROW}, {TERMS}, {MEMORY}, {OF_THREE_HANDS}, int64, int64, int64)")
def search(
    row: Integers, terms: Integers, work: Integers, one: int, two: int, three: int, state: int, playing: int, bits: int
) -> int:  # fmt: skip
    """1 if every legal course has the expected outcome, 0 if one has not, −1 if there are too many positions.

    Depth first, over positions that differ in what their outcome depends on. ``bits``: of the table, ``FEW_SLOTS`` or
    ``MANY_SLOTS``.
    """
    trumps, by_trick = row[TRUMP_CARDS], row[GAME] == BETL
    counts = LEADER_BITS
    if not by_trick:
        counts |= TRICKS_BITS
        if row[GAME] == SEVEN and terms[RUNS_COUNT]:
            counts |= RUN_BITS
    most = FEW_POSITIONS if bits == FEW_SLOTS else MOST_POSITIONS
    work[STAMP] += 1
    work[STACK], work[STACK + 1] = one | two << 32, three | state << 32
    waiting, seen = 1, 0
    while waiting:
        waiting -= 1
        first, second = work[STACK + 2 * waiting], work[STACK + 2 * waiting + 1]
        one, two, three, state = first & ALL_CARDS, first >> 32 & ALL_CARDS, second & ALL_CARDS, second >> 32
        leader = state & LEADER_BITS
        left, _, _ = from_leader(one, two, three, leader)
        ends = not left or (by_trick and state & OF_DECLARER != 0)
        if not ends and by_trick and leader:
            ends = takes_none(one, two, three, playing == EVERYBODY)
            if not ends and takes_one(one, two, three):
                state, ends = with_trick(state, 0), True
        if not ends and takes_all(left, (one | two | three) & ~left, trumps):
            while left:
                left &= left - 1
                state = with_trick(state, leader)
            ends = True
        if ends:
            if differs(row, terms, work, state):
                return 0
            continue
        pushed = push_tricks(work, waiting, one, two, three, state, playing, trumps, counts, bits, most - seen)
        if pushed < 0:
            return -1
        waiting += pushed
        seen += pushed
    return 1


@compiled(f"boolean({ROW}, {TERMS}, {MEMORY})")
def stops(row: Integers, terms: Integers, work: Integers) -> bool:
    """Whether nothing can change any more; the row has the tricks and longest run of one course then (SK-PLAY-03)."""
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
    trumps, by_trick = row[TRUMP_CARDS], row[GAME] == BETL
    end = plain_end(one, two, three, state, playing, 0, trumps, by_trick)
    find_outcome(row, terms, work, end, EXPECTED)
    work[SAME] = work[SAME + 1] = end & ~LEADER_BITS & ~(0xF << 14)
    for turn in range(1, 8):
        highest = COURSES >> 4 * turn & 7
        if not highest & ~playing:
            course = plain_end(one, two, three, state, playing, highest, trumps, by_trick)
            if differs(row, terms, work, course):
                return False
    found = search(row, terms, work, one, two, three, state, playing, FEW_SLOTS)
    if found < 0:
        found = search(row, terms, work, one, two, three, state, playing, MANY_SLOTS)
    if found <= 0:
        return False
    seat = row[DECLARER]
    for place in range(3):
        row[WON + seat] = end >> 2 + 4 * place & 0xF
        seat = next_of(seat, row[ACTIVE], players)
    row[LONGEST] = end >> 18 & 0xF
    return True
