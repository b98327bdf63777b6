"""Zero-window search: whether the declarer gets at least ``target`` points in the tricks that are left.

Every result comes with the ranks that it depends on (``needed``, as in `bounds`). The transposition table stores it for
all positions with the same suit lengths and, in those ranks, the same owners, so that one entry serves many layouts
(partition search, M. L. Ginsberg 1996, with winning ranks).

Kernels are long and have many arguments, because an object or a call would cost time; all values are integers of 64
bits.
"""

from kitapi.compiling.addresses import call_at, call_self
from kitapi.compiling.bits import bit_count, gather, lowest_bit, scatter
from kitapi.compiling.comparisons import larger, smaller
from kitapi.compiling.kernels import compiled
from kitapi.solver.bounds import bound
from kitapi.solver.formats import (
    BOUNDED,
    CROWDED,
    ENTRY,
    LIMIT,
    MATTERED,
    MISERE,
    MOVES,
    NODES,
    OPEN,
    PAIR,
    POINTERS,
    ROOM,
    RUNS,
    SEARCH,
    SIZE,
    STAMP,
    STOPPED,
    TABLE_HITS,
    TRUMPS,
    Integers,
    Look,
)
from kitapi.solver.ordering import order_follows, order_leads
from kitapi.solver.plays import beats, legal, read

GOLDEN = -7046029254386353131

_HANDS = "int64, int64, int64, int64"  # three and the place, or any four


@compiled("int64(int64, int64, int64)", inner=True)
def shape_of(a: int, b: int, c: int) -> int:
    """The suit lengths of the three hands: twelve lengths of four bits, counted in parallel (SWAR)."""
    a -= a >> 1 & 0x55555555
    b -= b >> 1 & 0x55555555
    c -= c >> 1 & 0x55555555
    a = (a & 0x33333333) + (a >> 2 & 0x33333333)
    b = (b & 0x33333333) + (b >> 2 & 0x33333333)
    c = (c & 0x33333333) + (c >> 2 & 0x33333333)
    a = (a + (a >> 4)) & 0x0F0F0F0F
    b = (b + (b >> 4)) & 0x0F0F0F0F
    c = (c + (c >> 4)) & 0x0F0F0F0F
    return a | b << 4 | c << 32


@compiled("int64(int64, int64, int64)", inner=True)
def owners_of(in_play: int, b: int, c: int) -> int:
    """The owners of the cards in play, the lowest card first: a bit a card for hand ``b``, from bit 32 on for ``c``."""
    return gather(b, in_play) | gather(c, in_play) << 32


@compiled("int64(CPointer(int64), int64, CPointer(int64), int64, int64, int64)", inner=True)
def look_up(table: Integers, place: int, tally: Integers, shape: int, owners: int, target: int) -> int:  # noqa: PLR0913, PLR0917
    """The result of the entry that decides whether ``target`` is reached; else -1 - hint, the hint for ``card_at``.

    The bucket at ``place`` is filled from its start, so the search ends at the first entry with an old stamp.
    """
    hint, stamp = 0, tally[STAMP]
    for entry in range(place, place + tally[ROOM], ENTRY):
        known = table[entry + 3]
        if known >> 36 != stamp:
            break
        if table[entry] == shape and (table[entry + 1] ^ owners) & table[entry + 2] == 0:
            if (known & 15) >= target or (known >> 4 & 15) < target:
                tally[MATTERED] = table[entry + 2]
                return known  # type: ignore[no-any-return]
            hint = known >> 12 & 63
    return -1 - hint


@compiled("int64(int64)", inner=True)
def ranks_up(cards: int) -> int:
    """In each suit all ranks from the lowest of ``cards`` up."""
    cards |= cards << 1 & 0xFEFEFEFE
    cards |= cards << 2 & 0xFCFCFCFC
    return cards | cards << 4 & 0xF0F0F0F0


@compiled("void(CPointer(int64), int64, CPointer(int64), int64, int64, int64, int64, int64)", inner=True)
def keep(  # noqa: PLR0913, PLR0917
    table: Integers, place: int, tally: Integers, shape: int, owners: int, known: int, in_play: int, needed: int
) -> None:
    """Write an entry into the bucket at ``place``: into the first free slot, else over its entries in rotation."""
    room, stamp = tally[ROOM], tally[STAMP]
    mask = gather(needed, in_play)
    entry = place
    while entry < place + room and table[entry + 3] >> 36 == stamp:
        entry += ENTRY
    if entry == place + room:
        tally[CROWDED] += 1
        entry = place + (tally[CROWDED] * ENTRY & room - 1)
    table[entry], table[entry + 1], table[entry + 2] = shape, owners, mask | mask << 32
    table[entry + 3] = known | stamp << 36


@compiled("int64(int64, int64)", inner=True)
def card_at(hint: int, in_play: int) -> int:
    """The card of a ``hint`` (see ``place_of``) among the cards ``in_play``; -1 for hint 0."""
    if hint == 0:
        return -1
    suit = (hint - 1) & 24
    rest = in_play >> suit & 255
    for _lower in range((hint - 1) & 7):
        rest &= rest - 1
    return suit | lowest_bit(rest)


@compiled("int64(int64, int64)", inner=True)
def place_of(card: int, in_play: int) -> int:
    """``card`` as an entry stores it: 8 * suit + its index from the lowest of the suit's cards in play, + 1."""
    lower = (in_play >> (card & 24) & 255) & ((1 << (card & 7)) - 1)
    return (card & 24 | bit_count(lower)) + 1


@compiled("int64(int64)", inner=True)
def ranks_from(card: int) -> int:
    """The ranks of the card's suit from its own rank up."""
    return ((256 - (1 << (card & 7))) & 255) << (card & 24)


@compiled("int64(int64, int64, int64, int64)", inner=True)
def needed_by_equals(needed: int, hand: int, others: int, card: int) -> int:
    """The ranks that a failure with ``card`` depends on, if its higher equivalents in ``hand`` are not tried.

    Equivalent cards may be exchanged; if the rank of a higher one matters, the ranks of all of them do.
    """
    suit, bit = card & 24, card & 7
    above = (others >> suit & 255) >> bit << bit
    equals = ((above & -above) - 1) & (hand >> suit & 255) >> bit << bit
    if (needed >> suit & 255) & equals:
        needed |= ranks_from(card)
    return needed


@compiled("int64(int64, int64, int64)", inner=True)
def alike(needed: int, hand: int, card: int) -> int:
    """The cards of ``hand`` that fail as ``card`` does: of its suit, if neither its rank nor theirs matters."""
    if needed >> card & 1:
        return 0
    return hand & ~needed & 255 << (card & 24)


@compiled(f"int64({_HANDS}, int64, int64, int64, {POINTERS})")
def reaches(  # noqa: PLR0912, PLR0913, PLR0915, PLR0917
    a: int, b: int, c: int, d: int, target: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """1 if the declarer gets ``target`` points in the tricks left against every defence, else 0; ``needed`` above it.

    ``played``: the cards of this trick that are already played, see ``questions.encode_trick``; they are still in the
    hands. Loops over the cards of leader, second and third hand; each stops at the first card that satisfies its side
    (``wish``: 1 if the hand wants the target reached).
    """
    cards = bit_count(a)
    if target <= 0:
        return 1
    if target > cards:
        return 0
    if tally[NODES] >= tally[LIMIT]:
        tally[STOPPED] = 1
        return 0
    tally[NODES] += 1
    none, hint = a & 0, -1  # a literal 0 has its own type, with which recursive kernels do not load from the cache
    in_play = a | b | c
    shape, owners, place = 0, 0, 0
    if not played and cards > 1:
        if not mode & (MISERE | OPEN):
            found = bound(a, b, c, d, target, mode, look)
            if found >= 0:
                tally[BOUNDED] += 1
                return found
        shape = shape_of(a, b, c) | d << 36 | (mode & (TRUMPS | MISERE | OPEN)) << 44
        owners = owners_of(in_play, b, c)
        place = (shape * GOLDEN) >> 20 & (tally[SIZE] - tally[ROOM])
        found = look_up(table, place, tally, shape, owners, target)
        if found >= 0:
            tally[TABLE_HITS] += 1
            return (1 if (found & 15) >= target else 0) | ranks_up(scatter(tally[MATTERED] & 0xFFFFFFFF, in_play)) << 1
        hint = card_at(-1 - found, in_play)
    wish_a, wish_b, wish_c = 1 if d == 0 else 0, 1 if d == 1 else 0, 1 if d == 2 else 0
    if mode & OPEN:
        wish_a, wish_b, wish_c = 0, 0, 0
    base = cards * 3 * MOVES
    first, second, third = played & 63, played >> 6 & 63, played >> 12 & 63
    if first:
        work[base] = first - 1
        leads = 1
    else:
        leads = order_leads(a, b, c, d, mode, hint, look, work, base, weights)
    answer_a, needed_a, tried_a, chosen = 1 - wish_a, none, none, 0
    for lead in range(leads):
        card_a = work[base + lead] & 31
        if tried_a >> card_a & 1:
            continue
        suit = card_a >> 3
        if second:
            work[base + MOVES] = second - 1
            seconds = 1
        else:
            behind = 0
            if not mode & PAIR:
                behind = -1 if wish_b == wish_c else c
            seconds = order_follows(
                b, in_play, behind, suit, card_a, 1 if wish_a == wish_b else 0, 1 - wish_b, mode,
                look, work, base + MOVES, weights,
            )  # fmt: skip
        answer_b, needed_b, tried_b = 1 - wish_b, none, none
        for follow in range(seconds):
            card_b = work[base + MOVES + follow] & 31
            if tried_b >> card_b & 1:
                continue
            ahead = beats(card_b, card_a, mode)
            best = card_b if ahead else card_a
            unbeaten = in_play ^ (1 << (card_a if ahead else card_b))
            if mode & PAIR:
                thirds = 1
            elif third:
                work[base + 2 * MOVES] = third - 1
                thirds = 1
            else:
                friend = 1 if (wish_b if ahead else wish_a) == wish_c else 0
                thirds = order_follows(
                    c, unbeaten, none, suit, best, friend, 1 - wish_c, mode,
                    look, work, base + 2 * MOVES, weights,
                )  # fmt: skip
            answer_c, needed_c, tried_c = 1 - wish_c, none, none
            for final in range(thirds):
                winner, took, trick, card_c = ahead, best, 1 << card_a | 1 << card_b, 0
                x, y, z, e = a ^ (1 << card_a), b ^ (1 << card_b), none, d
                if mode & PAIR:
                    if winner == 1:
                        x, y, e = y, x, 1 - d
                else:
                    card_c = work[base + 2 * MOVES + final] & 31
                    if tried_c >> card_c & 1:
                        continue
                    z = c ^ (1 << card_c)
                    trick |= 1 << card_c
                    if beats(card_c, best, mode):
                        winner, took = 2, card_c
                        x, y, z, e = z, x, y, (0 if d == 2 else d + 1)
                    elif winner == 1:
                        x, y, z, e = y, z, x, (2 if d == 0 else d - 1)
                point = (1 if winner == d else 0) ^ (1 if mode & MISERE else 0)
                answer = call_self(x, y, z, e, target - point, none, mode, look, table, work, tally, weights)
                needed = answer >> 1
                answer &= 1
                if (trick ^ 1 << took) >> (took & 24) & 255:
                    needed |= ranks_from(took)
                if mode & PAIR or answer == wish_c:
                    answer_c, needed_c = answer, needed
                    break
                needed_c |= needed_by_equals(needed, c, unbeaten & ~c, card_c)
                tried_c |= alike(needed, c, card_c)
            if tally[STOPPED]:
                return 0
            if answer_c == wish_b:
                answer_b, needed_b = wish_b, needed_c
                break
            needed_b |= needed_by_equals(needed_c, b, in_play & ~b, card_b)
            tried_b |= alike(needed_c, b, card_b)
        if answer_b == wish_a:
            answer_a, needed_a, chosen = wish_a, needed_b, place_of(card_a, in_play)
            break
        needed_a |= needed_by_equals(needed_b, a, in_play & ~a, card_a)
        tried_a |= alike(needed_b, a, card_a)
    if not played and cards > 1:
        known = target | cards << 4 if answer_a else (target - 1) << 4
        keep(table, place, tally, shape, owners, known | cards << 8 | chosen << 12, in_play, needed_a)
    return answer_a | needed_a << 1


@compiled("int64(int64, int64, int64, int64, int64)", inner=True)
def likely(a: int, b: int, c: int, d: int, mode: int) -> int:
    """An estimate of the declarer's tricks, the first target to try: linear in trumps, high cards and voids.

    The weights, in tenths of a trick, were fitted to solved random deals.
    """
    declarer = a if d == 0 else b if d == 1 else c
    if not mode & TRUMPS:
        return 4
    trumps, side = declarer & 255, declarer & 0xFFFFFF00
    tenths = -20 + 9 * bit_count(trumps) + 14 * (trumps >> 7 & 1) + 10 * (trumps >> 6 & 1) + 3 * (trumps >> 5 & 1)
    tenths += 13 * bit_count(side & 0x80808080) + 5 * bit_count(side & 0x40404040) + 2 * bit_count(side & 0x20202020)
    for suit in range(1, 4):
        tenths += 0 if declarer >> 8 * suit & 255 else 5
    return larger(tenths, 10) // 10


@compiled(f"int64({_HANDS}, int64, int64, int64, {POINTERS})", inner=True)
def points(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, guess: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """The bounds of the declarer's points, ``low | high << 4``, by zero-window searches from ``guess`` on.

    The two are equal unless the search was stopped.
    """
    low, high = 0, bit_count(a)
    while low < high:
        target = smaller(larger(guess, low + 1), high)
        reached = call_at(tally[SEARCH], a, b, c, d, target, played, mode, look, table, work, tally, weights) & 1
        if tally[STOPPED]:
            break
        if reached:
            low, guess = target, target + 1
        else:
            high, guess = target - 1, target - 1
    return low | high << 4


@compiled(f"int64({_HANDS}, int64, int64, {POINTERS}, CPointer(int64))", inner=True)
def points_of_cards(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers, values: Integers,
) -> int:  # fmt: skip
    """Write the bounds after each card that may be played now into ``values``, by card; -1 for all other cards.

    In the format of ``points``; with ``MISERE`` 1 means all points and 0 fewer. Returns the number of legal cards.
    """
    for card in range(32):
        values[card] = -1
    in_play, hand, place = a | b | c, a, 0
    if played:
        hand = legal(c if played >> 6 else b, ((played & 63) - 1) >> 3, mode)
        place = 12 if played >> 6 else 6
    count, guess, found = 0, likely(a, b, c, d, mode), 0
    for card in range(32):
        if not hand >> card & 1:
            continue
        count += 1
        suit = card & 24
        if read(look, RUNS, (in_play >> suit & 255) << 8 | hand >> suit & 255) >> (card & 7) & 1:
            now = played | (card + 1) << place
            if mode & MISERE:
                found = 17 * (
                    call_at(tally[SEARCH], a, b, c, d, bit_count(a), now, mode, look, table, work, tally, weights) & 1
                )
                if tally[STOPPED]:
                    found = 16
            else:
                found = points(a, b, c, d, guess, now, mode, look, table, work, tally, weights)
                guess = found & 15
        values[card] = found
    return count
