"""Whether every legal course of play leads to the same outcome (SK-PLAY-03), as in ``rules.endings``.

A position is ten integers: three hands by place from the declarer on in turn (0 for a place that is out), the place
that leads, the tricks of each, the declarer's run and the longest one, and a number that is not used.
"""

import numpy as np

from kitapi.batch.rows import PLAYERS, ROW, TERMS, Integers
from kitapi.batch.turns import next_of
from kitapi.compiling.bits import bit_count, lowest_bit
from kitapi.compiling.kernels import compiled
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

SIZE = 10
LEADS, TAKEN, RUNNING_NOW, LONGEST_RUN, PLAYING = 3, 4, 7, 8, 9
EVERYBODY = 7
COURSES = 0x54327610
"""Who plays the highest cards in the plain courses, the first in the lowest bits: those that differ most come first."""

SLOTS = 1 << 15
AHEAD = MOST_POSITIONS + 2
"""Positions that wait at most: each is pushed when it is first seen."""

EXPECTED, FOUND, TRICKS_NOW = 0, OUTCOME, 2 * OUTCOME
COURSE = 2 * OUTCOME + 3
START = COURSE + SIZE
TRIED = START + SIZE
STAMP = TRIED + SIZE
COUNT = STAMP + 1
WORK = COUNT + 1 + SLOTS * 4 + AHEAD * SIZE
KEYS = COUNT + 1
STACK = KEYS + SLOTS * 4
"""Places in the memory of a search: two outcomes, tricks, single positions, the stamp of the search, how many positions
were seen; then their keys, and the positions that wait."""

WITH_WORK = f"void({ROW}, {TERMS}, int64[::1])"
ACTION_AND_WORK = f"void({ROW}, {TERMS}, int64, int64[::1])"
"""Signatures of the kernels of one phase that need memory to search in, ``WORK`` numbers."""


@compiled("int64(int64[::1], int64, int64)")
def legal_of(hand: Integers, led: int, trumps: int) -> int:
    """What may be played of the only hand in ``hand``."""
    own = hand[0]
    if led:
        if own & led:
            return own & led  # type: ignore[no-any-return]
        if own & trumps:
            return own & trumps  # type: ignore[no-any-return]
    return own  # type: ignore[no-any-return]


@compiled("void(int64[::1], int64, int64)")
def take_trick(work: Integers, at: int, winner: int) -> None:
    """The place ``winner`` takes a trick."""
    work[at + TAKEN + winner] += 1
    work[at + LEADS] = winner
    work[at + RUNNING_NOW] = work[at + RUNNING_NOW] + 1 if winner == 0 else 0
    work[at + LONGEST_RUN] = max(work[at + LONGEST_RUN], work[at + RUNNING_NOW])


@compiled("int64(int64, int64, int64)")
def beats(card: int, best: int, trumps: int) -> int:
    """1 if ``card`` beats ``best``, played before."""
    if card >> 3 == best >> 3:
        return 1 if card > best else 0
    return 1 if trumps >> card & 1 else 0


@compiled("int64(int64[::1], int64, int64)")
def next_place(work: Integers, at: int, place: int) -> int:
    """The next place in play."""
    while True:
        place = (place + 1) % 3
        if work[at + PLAYING] >> place & 1:
            return place


@compiled("int64(int64[::1], int64)")
def left_of(work: Integers, at: int) -> int:
    """The hand on lead."""
    return work[at + work[at + LEADS]]  # type: ignore[no-any-return]


@compiled("int64(int64[::1], int64, int64)")
def others_of(work: Integers, at: int, place: int) -> int:
    """The cards of the others."""
    return (work[at] | work[at + 1] | work[at + 2]) & ~work[at + place]  # type: ignore[no-any-return]


@compiled("int64(int64[::1], int64, int64)")
def takes_all(work: Integers, at: int, trumps: int) -> int:
    """1 if the leader plainly takes every trick in whatever order they lead."""
    leader = work[at + LEADS]
    own, others = work[at + leader], others_of(work, at, leader)
    if others & trumps and own & ~trumps:
        return 0
    for suit in range(4):
        cards = own >> 8 * suit & 0xFF
        if cards and (cards & -cards) <= others >> 8 * suit & 0xFF:
            return 0
    return 1


@compiled("int64(int64, int64, int64, int64)")
def may_run_out(own: int, leads: int, third: int, suit: int) -> int:
    """1 if who leads may still lead a card of the suit that ``own`` beats and the third hand, which is in play, not."""
    mask = 0xFF << 8 * suit
    above = third & mask
    if (above & -above) < own & mask:
        return 1
    parted = min(bit_count(own & mask), bit_count(leads & mask)) - 1
    for other in range(4):
        if other != suit:
            cards = 0xFF << 8 * other
            parted += max(0, bit_count(leads & cards) - bit_count(third & cards))
    return 1 if bit_count(above) <= parted else 0


@compiled("int64(int64[::1], int64)")
def takes_none(work: Integers, at: int) -> int:
    """1 if it is certain that the declarer, not on lead, takes no trick where there are no trumps."""
    if work[at + LEADS] == 0:
        return 0
    three = work[at + PLAYING] == EVERYBODY
    for suit in range(4):
        own = work[at] & 0xFF << 8 * suit
        for leader in range(1, 3):
            theirs = work[at + leader] & 0xFF << 8 * suit
            beaten = 0 < theirs & -theirs < own
            if beaten and (not three or may_run_out(work[at], work[at + leader], work[at + 3 - leader], suit)):
                return 0
    return 1


@compiled("int64(int64[::1], int64, int64)")
def discards_on(work: Integers, at: int, suit: int) -> int:
    """How many cards the declarer may discard on a suit at most."""
    cards = 0xFF << 8 * suit
    most = max(bit_count(work[at + 1] & cards), bit_count(work[at + 2] & cards))
    return max(0, most - bit_count(work[at] & cards))


@compiled("int64(int64[::1], int64)")
def takes_one(work: Integers, at: int) -> int:
    """1 if it is certain that the declarer, not on lead, takes a trick where there are no trumps."""
    if work[at + LEADS] == 0:
        return 0
    most = 0
    for suit in range(4):
        most += discards_on(work, at, suit)
    held = others_of(work, at, 0)
    for suit in range(4):
        lower = held >> 8 * suit & 0xFF
        for shift in (1, 2, 4):
            lower |= lower >> shift
        highest = bit_count(work[at] >> 8 * suit & 0xFF & ~lower)
        if highest > most - discards_on(work, at, suit):
            return 1
    return 0


@compiled("int64(int64)")
def highest_bit(cards: int) -> int:
    """The highest of some cards."""
    for shift in (1, 2, 4, 8, 16):
        cards |= cards >> shift
    return bit_count(cards) - 1


@compiled("void(int64[::1], int64, int64, int64)")
def plain_trick(work: Integers, at: int, highest: int, trumps: int) -> None:
    """A trick in which the places in ``highest`` play their highest legal card, others their lowest."""
    place = work[at + LEADS]
    leader, led, best, winner = place, 0, -1, place
    while True:
        hand = work[at + place]
        legal = legal_of(work[at + place : at + place + 1], led, trumps)
        card = highest_bit(legal) if highest >> place & 1 else lowest_bit(legal)
        work[at + place] = hand ^ (1 << card)
        if best < 0 or beats(card, best, trumps):
            best, winner = card, place
        if not led:
            led = 0xFF << (card & 24)
        place = next_place(work, at, place)
        if place == leader:
            break
    take_trick(work, at, winner)


@compiled(f"int64({ROW}, {TERMS}, int64[::1], int64)")
def differs(row: Integers, terms: Integers, work: Integers, at: int) -> int:
    """1 if the outcome of the end at ``at`` is not the expected one."""
    for place in range(3):
        work[TRICKS_NOW + place] = work[at + TAKEN + place]
    write_outcome(row, terms, work[TRICKS_NOW : TRICKS_NOW + 3], work[at + LONGEST_RUN], work[FOUND : FOUND + OUTCOME])
    for place in range(OUTCOME):
        if work[FOUND + place] != work[EXPECTED + place]:
            return 1
    return 0


@compiled("int64(int64[::1], int64, int64, int64)")
def is_new(work: Integers, at: int, by_trick: int, runs: int) -> int:
    """1 if the position at ``at`` was not seen in this search, by what its outcome depends on; it is kept."""
    meta = work[at + LEADS]
    if not by_trick:
        meta |= work[at + TAKEN] << 2 | work[at + TAKEN + 1] << 6 | work[at + TAKEN + 2] << 10
        if runs:
            meta |= work[at + RUNNING_NOW] << 14 | work[at + LONGEST_RUN] << 18
    one = work[at] | work[at + 1] << 32
    other = work[at + 2] | meta << 32
    mixed = (np.uint64(one) * np.uint64(0x9E3779B97F4A7C15)) ^ (np.uint64(other) * np.uint64(0xC2B2AE3D27D4EB4F))
    mixed ^= mixed >> np.uint64(29)
    slot = np.int64((mixed * np.uint64(0xBF58476D1CE4E5B9)) >> np.uint64(49))
    while True:
        place = KEYS + 4 * slot
        if work[place] != work[STAMP]:
            work[place], work[place + 1], work[place + 2] = work[STAMP], one, other
            return 1
        if work[place + 1] == one and work[place + 2] == other:
            return 0
        slot = (slot + 1) & (SLOTS - 1)


@compiled("int64(int64, int64, int64)")
def distinct(legal: int, others: int, _unused: int) -> int:
    """Of ``legal``, the lowest of every group of cards between which no card of ``others`` lies."""
    found, before = 0, -1
    while legal:
        card = lowest_bit(legal)
        legal &= legal - 1
        if before < 0 or before >> 3 != card >> 3 or others & ((1 << card) - 1) & ~((1 << before) - 1):
            found |= 1 << card
        before = card
    return found


@compiled("int64(int64[::1], int64, int64, int64)")
def push(work: Integers, waiting: int, by_trick: int, runs: int) -> int:
    """Let the position just tried wait, if it is new; returns how many wait, −1 where there are too many."""
    if not is_new(work, TRIED, by_trick, runs):
        return waiting
    work[COUNT] += 1
    if work[COUNT] > MOST_POSITIONS:
        return -1
    for place in range(SIZE):
        work[STACK + waiting * SIZE + place] = work[TRIED + place]
    return waiting + 1


@compiled("void(int64[::1], int64, int64, int64)")
def copy_position(work: Integers, source: int, target: int, _unused: int) -> None:
    """Copy a position."""
    for place in range(SIZE):
        work[target + place] = work[source + place]


@compiled("int64(int64[::1], int64, int64, int64, int64)")
def push_tricks(work: Integers, waiting: int, trumps: int, by_trick: int, runs: int) -> int:
    """Push the positions after every trick that may be played at ``START``; returns how many wait, −1 if too many."""
    a = work[START + LEADS]
    b = next_place(work, START, a)
    c = next_place(work, START, b)
    hand_a, hand_b = work[START + a], work[START + b]
    hand_c = 0 if c == a else work[START + c]
    leads = distinct(hand_a, hand_b | hand_c, 0)
    while leads:
        one = lowest_bit(leads)
        leads &= leads - 1
        rest_a = hand_a ^ (1 << one)
        led = 0xFF << (one & 24)
        legal = hand_b & led
        if not legal:
            legal = hand_b & trumps
        if not legal:
            legal = hand_b
        seconds = distinct(legal, rest_a | hand_c | 1 << one, 0)
        while seconds:
            two = lowest_bit(seconds)
            seconds &= seconds - 1
            rest_b = hand_b ^ (1 << two)
            best, winner = (two, b) if beats(two, one, trumps) else (one, a)
            if c == a:
                copy_position(work, START, TRIED, 0)
                work[TRIED + a], work[TRIED + b] = rest_a, rest_b
                take_trick(work, TRIED, winner)
                waiting = push(work, waiting, by_trick, runs)
                if waiting < 0:
                    return -1
                continue
            legal = hand_c & led
            if not legal:
                legal = hand_c & trumps
            if not legal:
                legal = hand_c
            thirds = distinct(legal, rest_a | rest_b | 1 << one | 1 << two, 0)
            while thirds:
                three = lowest_bit(thirds)
                thirds &= thirds - 1
                copy_position(work, START, TRIED, 0)
                work[TRIED + a], work[TRIED + b], work[TRIED + c] = rest_a, rest_b, hand_c ^ (1 << three)
                take_trick(work, TRIED, c if beats(three, best, trumps) else winner)
                waiting = push(work, waiting, by_trick, runs)
                if waiting < 0:
                    return -1
    return waiting


@compiled(f"int64({ROW}, {TERMS}, int64[::1])")
def all_end_alike(row: Integers, terms: Integers, work: Integers) -> int:
    """1 if every legal course has the expected outcome, and that is found in time; the position is at ``COURSE``."""
    trumps, by_trick = row[TRUMP_CARDS], row[GAME] == BETL
    runs = row[GAME] == SEVEN and terms[RUNS_COUNT]
    work[STAMP] += 1
    work[COUNT] = 0
    copy_position(work, COURSE, STACK, 0)
    waiting = 1
    while waiting:
        waiting -= 1
        copy_position(work, STACK + waiting * SIZE, START, 0)
        left = left_of(work, START)
        ends = left == 0 or (by_trick and (work[START + TAKEN] > 0 or takes_none(work, START)))
        if not ends and by_trick and takes_one(work, START):
            take_trick(work, START, 0)
            ends = True
        if not ends and takes_all(work, START, trumps):
            while left:
                left &= left - 1
                take_trick(work, START, work[START + LEADS])
            ends = True
        if ends:
            if differs(row, terms, work, START):
                return 0
            continue
        waiting = push_tricks(work, waiting, trumps, by_trick, runs)
        if waiting < 0:
            return 0
    return 1


@compiled(f"int64({ROW}, {TERMS}, int64[::1])")
def stops(row: Integers, terms: Integers, work: Integers) -> int:
    """1 if nothing can change any more; the row has the tricks and longest run of one course then (SK-PLAY-03)."""
    players, trumps = terms[PLAYERS], row[TRUMP_CARDS]
    seat = row[DECLARER]
    for place in range(3):
        plays = row[LINEUP] >> seat & 1
        work[COURSE + place] = row[HANDS + seat] & ALL_CARDS if plays else 0
        work[COURSE + TAKEN + place] = row[WON + seat]
        if seat == row[LEADER]:
            work[COURSE + LEADS] = place
        work[COURSE + PLAYING] = (work[COURSE + PLAYING] if place else 0) | plays << place
        seat = next_of(seat, row[ACTIVE], players)
    work[COURSE + RUNNING_NOW], work[COURSE + LONGEST_RUN] = row[RUN], row[LONGEST]
    end_tricks, end_longest, known = (0, 0, 0), 0, False
    for turn in range(8):
        highest = COURSES >> 4 * turn & 7
        if highest & ~work[COURSE + PLAYING]:
            continue
        copy_position(work, COURSE, START, 0)
        while left_of(work, START) and not (row[GAME] == BETL and work[START + TAKEN]):
            plain_trick(work, START, highest, trumps)
        if not known:
            differs(row, terms, work, START)
            for place in range(OUTCOME):
                work[EXPECTED + place] = work[FOUND + place]
            end_tricks = (work[START + TAKEN], work[START + TAKEN + 1], work[START + TAKEN + 2])
            end_longest, known = work[START + LONGEST_RUN], True
        elif differs(row, terms, work, START):
            return 0
    if not all_end_alike(row, terms, work):
        return 0
    seat = row[DECLARER]
    for place in range(3):
        row[WON + seat] = end_tricks[0] if place == 0 else end_tricks[1] if place == 1 else end_tricks[2]
        seat = next_of(seat, row[ACTIVE], players)
    row[LONGEST] = end_longest
    return 1
