"""Move ordering of the search: moves by weight; of equivalent cards only the lowest."""

from kitapi.compiling.bits import bit_count, lowest_bit
from kitapi.compiling.kernels import compiled
from kitapi.solver.formats import MISERE, RUNS, TRUMPS, Integers, Look
from kitapi.solver.plays import beats, legal, read

HINT = 1 << 20

_HANDS = "int64, int64, int64, int64"  # three and the place, or any four


@compiled("void(CPointer(int64), int64, int64, int64)", inner=True)
def insert(work: Integers, base: int, count: int, move: int) -> None:
    """Insert ``move`` into the ``count`` moves at ``base``, which are sorted in descending order."""
    place = base + count
    while place > base and work[place - 1] < move:
        work[place] = work[place - 1]
        place -= 1
    work[place] = move


@compiled(f"int64({_HANDS}, int64, int64, CPointer(uint16), CPointer(int64), int64, CPointer(int64))", inner=True)
def order_leads(  # noqa: PLR0912, PLR0913, PLR0917
    a: int, b: int, c: int, d: int, mode: int, hint: int, look: Look, work: Integers, base: int, weights: Integers
) -> int:
    """Write the leads to try at ``base``, best guess first, as weight * 32 + card; returns their number."""
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


@compiled(f"int64({_HANDS}, {_HANDS}, CPointer(uint16), CPointer(int64), int64, CPointer(int64))", inner=True)
def order_follows(  # noqa: PLR0913, PLR0917
    hand: int, union: int, after: int, led: int, best: int, friend: int, role: int, mode: int,
    look: Look, work: Integers, base: int, weights: Integers,
) -> int:  # fmt: skip
    """Write the cards to follow with at ``base``, as ``order_leads`` does; returns their number.

    ``union``: the cards in play, which decide which cards of the hand are equivalent; ``after``: the hand that plays
    next, 0 if none does, -1 if it is on the same side; ``best``: the card that wins so far; ``friend``: 1 if that card
    was played by the same side; ``role``: 0 the declarer, 1 a defender.
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
