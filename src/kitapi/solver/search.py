"""The search: whether the declarer gets so many points of the tricks left, by a zero window.

Hands are 32 bits, a byte for every suit and in it 0 the seven, 7 the ace; with trumps, they are the lowest byte. They
stand in the order of play from the leader on: ``a`` leads, ``c`` is 0 with two hands; ``d`` is the declarer's place
among them. A point is a trick of the declarer's, or with ``MISERE`` a trick that is not his.

Kernels are long and have many arguments, for nothing here may cost an object; whatever they hold is an integer of 64
bits. All stand in one module, for compiled code that is kept is thrown away only when its own file changes.
"""

import numpy as np
from numpy.typing import NDArray

from kitapi.compiling.bits import bit_count, lowest_bit
from kitapi.compiling.kernels import compiled

TRUMPS, MISERE, PAIR = 1, 2, 4
"""Bits of ``mode``: there are trumps; who wins a trick is the other side; only two hands play."""

CODES, RUNS, SURE, TOPS = 0, 1, 2, 3
"""Rows of ``look``: what ``tables`` has, in this order."""

NODES, TABLE_HITS, BOUNDED, LIMIT, STOPPED = 0, 1, 2, 3, 4
"""Places of ``tally``: nodes; of them, those answered by the table and by the bounds; the most nodes there may be; 1
once there would have been more, and then no answer means anything.

A node is a position at the start of a trick, or the one first asked about, whose question is open: some points are
wanted, and not more than tricks are left. It counts however it is answered.
"""

MOVES = 12
"""Room for the moves of one hand in ``work``; one trick has three of them."""

WORK = 11 * 3 * MOVES
"""Integers of ``work``."""

GOLDEN = -7046029254386353131
HINT = 1 << 20

Integers = NDArray[np.int64]
Look = NDArray[np.uint16]

_HANDS = "int64, int64, int64, int64"  # three and the place, or any four


@compiled("int64(uint16[:, ::1], int64, int64)")
def read(look: Look, row: int, index: int) -> int:
    """What ``look`` has there, as a wide integer."""
    return look[row, index]  # type: ignore[no-any-return]


@compiled("int64(int64, int64, int64)")
def legal(hand: int, led: int, mode: int) -> int:
    """The cards of ``hand`` that may follow the suit ``led``: that suit, else trumps, else all."""
    following = hand & (255 << 8 * led)
    if following:
        return following
    if mode & TRUMPS and hand & 255:
        return hand & 255
    return hand


@compiled("int64(int64, int64, int64)")
def beats(card: int, best: int, mode: int) -> int:
    """1 where ``card`` beats ``best``, which was played before it and wins so far; else 0."""
    if card >> 3 == best >> 3:
        return 1 if card > best else 0
    return 1 if mode & TRUMPS and card < 8 else 0


@compiled("int64(int64, int64, int64, int64, uint16[:, ::1])")
def cashable(a: int, b: int, c: int, mode: int, look: Look) -> int:
    """How many tricks of side suits (at no trumps, of all) ``a`` takes who leads and goes on leading.

    First his highest trumps are drawn. A side suit's highest cards win as long as nobody who still has trumps is void,
    and once nobody else has any of the suit, its other cards win too.
    """
    ruffs_b, ruffs_c, first = 0, 0, 0
    if mode & TRUMPS:
        first = 1
        drawn = read(look, TOPS, (a & 255) << 8 | (b | c) & 255)
        ruffs_b = 1 if bit_count(b & 255) > drawn else 0
        ruffs_c = 1 if bit_count(c & 255) > drawn else 0
    tricks = 0
    for suit in range(first, 4):
        own = a >> 8 * suit & 255
        if own:
            others_b, others_c = b >> 8 * suit & 255, c >> 8 * suit & 255
            length_b, length_c = bit_count(others_b), bit_count(others_c)
            cashed = read(look, TOPS, own << 8 | others_b | others_c)
            if cashed >= length_b and cashed >= length_c:
                cashed = bit_count(own)
            if ruffs_b:
                cashed = min(cashed, length_b)
            if ruffs_c:
                cashed = min(cashed, length_c)
            tricks += cashed
    return tricks


@compiled(f"UniTuple(int64, 2)({_HANDS}, int64, uint16[:, ::1])")
def bounds(a: int, b: int, c: int, d: int, mode: int, look: Look) -> tuple[int, int]:  # noqa: PLR0913, PLR0917
    """Between how many tricks the declarer gets, by trumps that must win and by what the leader can cash."""
    low, high = 0, bit_count(a)
    side = cashable(a, b, c, mode, look)
    own, of_b, of_c = a & 255, b & 255, c & 255
    if d == 0:
        low = side
        if mode & TRUMPS:
            low += read(look, SURE, own << 8 | of_b | of_c)
            high -= max(read(look, SURE, of_b << 8 | own), read(look, SURE, of_c << 8 | own))
        return low, high
    if mode & TRUMPS:
        his, partners = (of_b, of_c) if d == 1 else (of_c, of_b)
        low = read(look, SURE, his << 8 | own | partners)
        side = max(side + read(look, SURE, own << 8 | his), read(look, SURE, partners << 8 | his))
    return low, high - side


@compiled(f"int64({_HANDS}, int64, uint16[:, ::1])")
def key_of(a: int, b: int, c: int, d: int, mode: int, look: Look) -> int:  # noqa: PLR0913, PLR0917
    """The position as one number: of each suit the owners of the cards left, by height; who leads; the mode."""
    key = d << 2 | mode & 3
    for suit in range(4):
        row = (a | b | c) >> 8 * suit & 255
        of_b = read(look, CODES, row << 8 | b >> 8 * suit & 255)
        of_c = read(look, CODES, row << 8 | c >> 8 * suit & 255)
        ones = read(look, CODES, row << 8 | row)
        # A leading digit tells how many cards there are: 3 ** count is twice the code of all of them, plus one.
        key = key << 14 | 2 * ones + 1 + of_b + 2 * of_c
    return key


@compiled("void(int64[::1], int64, int64, int64)")
def insert(work: Integers, base: int, count: int, move: int) -> None:
    """Put ``move`` among the ``count`` moves at ``base``, the greatest first."""
    place = base + count
    while place > base and work[place - 1] < move:
        work[place] = work[place - 1]
        place -= 1
    work[place] = move


@compiled(f"int64({_HANDS}, int64, int64, uint16[:, ::1], int64[::1], int64, int64[::1])")
def order_leads(  # noqa: PLR0912, PLR0913, PLR0917
    a: int, b: int, c: int, d: int, mode: int, hint: int, look: Look, work: Integers, base: int, weights: Integers
) -> int:
    """Write the leads worth trying at ``base``, the best guess first, as weight times 32 plus card; their number."""
    count = 0
    row = ((2 if mode & MISERE else 0) + (0 if d == 0 else 1)) * 2 + (mode & TRUMPS)
    at = row * 12
    for suit in range(4):
        own = a >> 8 * suit & 255
        if not own:
            continue
        of_b, of_c = b >> 8 * suit & 255, c >> 8 * suit & 255
        others = of_b | of_c
        common = weights[at] * bit_count(own)
        if mode & TRUMPS:
            if suit == 0:
                common += weights[at + 1]
            else:
                if not of_b and b & 255:
                    common += weights[at + 2] if d <= 1 else weights[at + 3]
                if not of_c and c & 255:
                    common += weights[at + 2] if d != 1 else weights[at + 3]
        if d == 0:
            common += weights[at + 4] * bit_count(others)
        else:
            declarers, partners = (of_b, of_c) if d == 1 else (of_c, of_b)
            common += weights[at + 4] * bit_count(declarers)
            if partners > declarers:
                common += weights[at + 5]
            if d == 2 and declarers:
                common += weights[at + 6]
        moves = read(look, RUNS, (own | others) << 8 | own)
        while moves:
            bit = lowest_bit(moves)
            moves &= moves - 1
            weight = common + weights[at + 7] * bit
            if others >> bit == 0:
                weight += weights[at + 8]
            if d:
                declarers = of_b if d == 1 else of_c
                if mode & MISERE:
                    if declarers and lowest_bit(declarers) > bit:
                        weight += weights[at + 9]
                elif declarers >> bit == 0:
                    weight += weights[at + 9]
            if 8 * suit + bit == hint:
                weight += HINT
            insert(work, base, count, weight * 32 + 8 * suit + bit)
            count += 1
    return count


@compiled(f"int64({_HANDS}, {_HANDS}, uint16[:, ::1], int64[::1], int64, int64[::1])")
def order_follows(  # noqa: PLR0913, PLR0917
    hand: int, union: int, after: int, led: int, best: int, friend: int, role: int, mode: int,
    look: Look, work: Integers, base: int, weights: Integers,
) -> int:  # fmt: skip
    """Write the cards worth following with at ``base``, as ``order_leads`` does; their number.

    ``union``: the cards that tell those of the hand apart; ``after``: the hand that plays behind this one, 0 for the
    last, or -1 where it is a friend's; ``best``: the card that wins so far; ``friend``: 1 where it is a friend's;
    ``role``: 0 the declarer, 1 a defender.
    """
    count = 0
    may = legal(hand, led, mode)
    at = 96 + (((2 if mode & MISERE else 0) + role) * 2 + (mode & TRUMPS)) * 12
    for suit in range(4):
        own = may >> 8 * suit & 255
        if not own:
            continue
        moves = read(look, RUNS, (union >> 8 * suit & 255) << 8 | own)
        common = weights[at] * bit_count(own) if suit != led else 0
        while moves:
            bit = lowest_bit(moves)
            moves &= moves - 1
            card = 8 * suit + bit
            weight = common
            if beats(card, best, mode):
                weight += (weights[at + 1] if friend else weights[at + 2]) - weights[at + 3] * bit
                if after > 0:
                    answers = legal(after, led, mode)
                    answer = answers >> 8 * suit & 255
                    if (answer >> bit) != 0 or (suit != 0 and mode & TRUMPS and answers < 256):
                        weight += weights[at + 4]
                elif after < 0:
                    weight += weights[at + 5]
            else:
                weight -= weights[at + 6] * bit
                if (union >> 8 * suit & 255) >> bit == 1:
                    weight += weights[at + 7]
            insert(work, base, count, weight * 32 + card)
            count += 1
    return count


@compiled(f"int64({_HANDS}, int64, int64, int64, uint16[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def reaches(  # noqa: PLR0911, PLR0912, PLR0913, PLR0915, PLR0917
    a: int, b: int, c: int, d: int, target: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """1 where the declarer gets ``target`` points of the tricks left against every defence, else 0.

    ``played``: cards of this trick that are settled, as six bits each and one more than the card; they are still in
    the hands.
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
    none, hint = a & 0, -1  # a plain 0 has a type of its own, and recursion with it does not load from the cache
    key, place = 0, 0
    low, high = 0, cards
    if not played and cards > 1:
        if not mode & MISERE:
            low, high = bounds(a, b, c, d, mode, look)
            if low >= target:
                tally[BOUNDED] += 1
                return 1
            if high < target:
                tally[BOUNDED] += 1
                return 0
        key = key_of(a, b, c, d, mode, look)
        place = ((key * GOLDEN) >> 20 & (len(table) // 4 - 1)) * 4
        found = 0
        if table[place] == key:
            found = table[place + 1]
        elif table[place + 2] == key:
            found = table[place + 3]
        if found:
            low, high = max(low, found & 15), min(high, found >> 4 & 15)
            if low >= target:
                tally[TABLE_HITS] += 1
                return 1
            if high < target:
                tally[TABLE_HITS] += 1
                return 0
            hint = (found >> 12 & 63) - 1
            if hint >= 0:
                # The table knows a card by its place among those left of its suit.
                rest = (a | b | c) >> (hint & 24) & 255
                for _skipped in range(hint & 7):
                    rest &= rest - 1
                hint = hint & 24 | lowest_bit(rest)
    wish_a, wish_b, wish_c = 1 if d == 0 else 0, 1 if d == 1 else 0, 1 if d == 2 else 0
    base = cards * 3 * MOVES
    in_play = a | b | c
    first = played & 63
    if first:
        work[base] = first - 1
        leads = 1
    else:
        leads = order_leads(a, b, c, d, mode, hint, look, work, base, weights)
    answer_a, chosen = 1 - wish_a, 0
    for lead in range(leads):
        card_a = work[base + lead] & 31
        suit = card_a >> 3
        second = played >> 6 & 63
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
        answer_b = 1 - wish_b
        for follow in range(seconds):
            card_b = work[base + MOVES + follow] & 31
            ahead = beats(card_b, card_a, mode)
            best = card_b if ahead else card_a
            third = played >> 12 & 63
            if mode & PAIR:
                thirds = 1
            elif third:
                work[base + 2 * MOVES] = third - 1
                thirds = 1
            else:
                friend = 1 if (wish_b if ahead else wish_a) == wish_c else 0
                beaten = card_a if ahead else card_b
                thirds = order_follows(
                    c, in_play ^ (1 << beaten), none, suit, best, friend, 1 - wish_c, mode,
                    look, work, base + 2 * MOVES, weights,
                )  # fmt: skip
            answer_c = 1 - wish_c
            for final in range(thirds):
                winner = ahead
                x, y, z, e = a ^ (1 << card_a), b ^ (1 << card_b), none, d
                if mode & PAIR:
                    if winner == 1:
                        x, y, e = y, x, 1 - d
                else:
                    card_c = work[base + 2 * MOVES + final] & 31
                    z = c ^ (1 << card_c)
                    if beats(card_c, best, mode):
                        winner = 2
                        x, y, z, e = z, x, y, (0 if d == 2 else d + 1)
                    elif winner == 1:
                        x, y, z, e = y, z, x, (2 if d == 0 else d - 1)
                point = (1 if winner == d else 0) ^ (1 if mode & MISERE else 0)
                answer = reaches(x, y, z, e, target - point, none, mode, look, table, work, tally, weights)
                if mode & PAIR or answer == wish_c:
                    answer_c = answer
                    break
            if tally[STOPPED]:
                return 0
            if answer_c == wish_b:
                answer_b = wish_b
                break
        if answer_b == wish_a:
            answer_a = wish_a
            below = (in_play >> (card_a & 24) & 255) & ((1 << (card_a & 7)) - 1)
            chosen = (card_a & 24 | bit_count(below)) + 1
            break
    if not played and cards > 1:
        if answer_a:
            low = max(low, target)
        else:
            high = min(high, target - 1)
        entry = low | high << 4 | cards << 8 | chosen << 12
        # Of a pair of places the first keeps positions with more cards left, the second takes the others.
        if (table[place] != key and table[place + 2] != key and cards < (table[place + 1] >> 8 & 15)) or table[
            place + 2
        ] == key:
            place += 2
        elif table[place] != key:
            table[place + 2], table[place + 3] = table[place], table[place + 1]
        table[place], table[place + 1] = key, entry
    return answer_a


@compiled(f"int64({_HANDS}, int64, int64, int64, uint16[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def points(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, guess: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers,
) -> int:  # fmt: skip
    """How many points the declarer gets, at least and at most, as ``low | high << 4``; ``guess`` is asked first.

    The two differ only where the search was stopped.
    """
    low, high = 0, bit_count(a)
    while low < high:
        target = min(max(guess, low + 1), high)
        reached = reaches(a, b, c, d, target, played, mode, look, table, work, tally, weights)
        if tally[STOPPED]:
            break
        if reached:
            low, guess = target, target + 1
        else:
            high, guess = target - 1, target - 1
    return low | high << 4


@compiled(f"int64({_HANDS}, int64, int64, uint16[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def points_of_cards(  # noqa: PLR0913, PLR0917
    a: int, b: int, c: int, d: int, played: int, mode: int,
    look: Look, table: Integers, work: Integers, tally: Integers, weights: Integers, values: Integers,
) -> int:  # fmt: skip
    """Write into ``values`` what each card that may be played now leads to, by card; -1 for all others.

    With ``MISERE`` that is 1 where every point is reached, else 0. Returns how many cards may be played.
    """
    values[:] = -1
    in_play, hand, place = a | b | c, a, 0
    if played:
        hand = legal(c if played >> 6 else b, ((played & 63) - 1) >> 3, mode)
        place = 12 if played >> 6 else 6
    count, guess = 0, 4
    for card in range(32):
        if not hand >> card & 1:
            continue
        count += 1
        suit = card & 24
        if not read(look, RUNS, (in_play >> suit & 255) << 8 | hand >> suit & 255) >> (card & 7) & 1:
            values[card] = guess
            continue
        now = played | (card + 1) << place
        if mode & MISERE:
            guess = reaches(a, b, c, d, bit_count(a), now, mode, look, table, work, tally, weights)
        else:
            guess = points(a, b, c, d, guess, now, mode, look, table, work, tally, weights) & 15
        values[card] = guess
    return count


@compiled("int64(int64, int64, int64, int64, int64)")
def sequences(a: int, b: int, c: int, mode: int, depth: int) -> int:
    """In how many ways the next ``depth`` tricks can be played, card by card, ``a`` leading."""
    if depth == 0 or a == 0:
        return 1
    ways = 0
    leads = a
    while leads:
        card_a = lowest_bit(leads)
        leads &= leads - 1
        seconds = legal(b, card_a >> 3, mode)
        while seconds:
            card_b = lowest_bit(seconds)
            seconds &= seconds - 1
            ahead = beats(card_b, card_a, mode)
            rest_a, rest_b = a ^ (1 << card_a), b ^ (1 << card_b)
            if mode & PAIR:
                if ahead:
                    ways += sequences(rest_b, rest_a, c, mode, depth - 1)
                else:
                    ways += sequences(rest_a, rest_b, c, mode, depth - 1)
                continue
            thirds = legal(c, card_a >> 3, mode)
            while thirds:
                card_c = lowest_bit(thirds)
                thirds &= thirds - 1
                rest_c = c ^ (1 << card_c)
                if beats(card_c, card_b if ahead else card_a, mode):
                    ways += sequences(rest_c, rest_a, rest_b, mode, depth - 1)
                elif ahead:
                    ways += sequences(rest_b, rest_c, rest_a, mode, depth - 1)
                else:
                    ways += sequences(rest_a, rest_b, rest_c, mode, depth - 1)
    return ways
