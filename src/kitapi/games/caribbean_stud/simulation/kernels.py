"""Kernels that deal, play and settle millions of rounds of Caribbean Stud in a second.

A card is the integer ``16 × suit + (height − 2)``. The value of five cards is an integer, greater for the better hand
and equal for hands that tie. Bits 26 and above are the combination's strength as in ``mechanics.poker_hands``. Bits
13 to 25 are a set of ranks: those of four, three or two equal cards (in a full house only of the three), or the highest
rank of a straight. Bits 0 to 12 are the set of the other ranks.

A round's cards depend only on its number and the seed: the number is the counter of Philox4x64-10 (Salmon and others,
*Parallel random numbers: as easy as 1, 2, 3*, 2011), and the seed is its key. Ten cards are drawn with one word of 64
bits, so that all draws are equally likely (Brackett-Rozinsky and Lemire, *Batched ranged random integer generation*,
2024).

For speed, the kernels duplicate rules of ``games.caribbean_stud``; tests compare the results of both case by case.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from kitapi.compiling.kernels import compiled

Integers = NDArray[np.int64]
Table = NDArray[np.uint8]

FOLD, BANK_WINS, TIE, PLAYER_WINS, NOT_QUALIFIED = range(5)
"""Results, in the order of ``round_facts.Result``."""

RAISE, FIRST_EXCHANGE = 1, 2
"""Choices: 0 folds, 1 raises, 2 to 6 exchange the first to fifth card."""

NEVER, ALWAYS, ACE_KING, AKJ83, PAIR, PAIR_OR_MATCHED, THREE_RULES, DRAWS, TABLE = range(9)
"""The numbers of the strategies, described in ``strategies.STRATEGIES``; ``TABLE`` looks its choices up in a table."""

COMBINATIONS, RESULTS = 10, 5
CELLS = 2 * RESULTS * COMBINATIONS
"""The number of cells. A cell counts the rounds of a seat with the same three properties: whether it exchanged a card,
its result, and its final combination (``cell_of``)."""

ROUNDS, SUM, SQUARES, STAKED, QUALIFIED = range(5)
AT_CELLS = 5
AT_DEALT = AT_CELLS + CELLS
AT_WON = AT_DEALT + COMBINATIONS
AT_BANK = AT_WON + COMBINATIONS
AT_SEATS = AT_BANK + COMBINATIONS
TALLY = AT_SEATS + 7
"""Indices of a tally, and its length ``TALLY``.

``ROUNDS``: the number of rounds. ``SUM``, ``SQUARES``: the sum over all rounds of the total result of the seats, and of
its square. ``STAKED``: the sum of all stakes. ``QUALIFIED``: the number of rounds in which the bank qualified. Each
``AT_`` constant is the index of the first of several counts. ``AT_CELLS``: the number of seats' rounds in each cell.
``AT_DEALT``: the hands as dealt, by combination. ``AT_WON``: those of them that keep the right to the jackpot.
``AT_BANK``: the bank's hands, by combination. ``AT_SEATS``: the total result of each seat. Amounts are in ANTEs;
combinations are in the order of their strength, the weakest first."""

ANY_PAIR = 1 << 26
LOWEST_ACE_KING = 0x1800
LOWEST_AKJ83 = 0x1A42
KING = 11

_MASK = 0xFFFFFFFFFFFFFFFF
MULTIPLIERS = (np.uint64(0xD2E7470EE14C6C93), np.uint64(0xCA5A826395121157))
WEYL = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBB67AE8584CAA73B))
M0, M1 = MULTIPLIERS
W0, W1 = WEYL
ZERO, ONE = np.uint64(0), np.uint64(1)


def _high_word(_context: Any, _one: Any, _other: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(arguments[0], wide), builder.zext(arguments[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), code


high_word = cast(Callable[[Any, Any], Any], intrinsic(_high_word))
"""Return the upper 64 bits of the product of two unsigned integers of 64 bits."""


@compiled("UniTuple(uint64, 4)(uint64, uint64, uint64, uint64)")
def words(seed: Any, number: Any, block: Any, attempt: Any) -> Any:
    """Return the four random words of Philox4x64-10 with key (seed, 0) and counter (number, block, attempt, 0)."""
    a, b, c, d, left, right = number, block, attempt, ZERO, seed, ZERO
    for _ in range(10):
        high_a, low_a, high_c, low_c = high_word(M0, a), M0 * a, high_word(M1, c), M1 * c
        a, b, c, d = high_c ^ b ^ left, low_c, high_a ^ d ^ right, low_a
        left += W0
        right += W1
    return a, b, c, d


@compiled("uint64(uint64, int64, int64, int64, uint64)")
def fair_word(seed: Any, number: int, group: int, attempt: int, ways: Any) -> Any:
    """Return a random word with which each of ``ways`` ways to draw a group of cards is equally likely.

    A word is rejected, to avoid bias, if its product with ``ways`` modulo 2^64 is too small; then the word of the next
    ``attempt`` is tested.
    """
    while True:
        found = words(seed, np.uint64(number), np.uint64(group >> 2), np.uint64(attempt))
        place = group & 3
        word = found[0] if place == 0 else found[1] if place == 1 else found[2] if place == 2 else found[3]
        low = word * ways
        if low >= ways or low >= (ZERO - ways) % ways:
            return word
        attempt += 1


@compiled("void(uint64, int64, int64, int64[::1])")
def deal(seed: Any, number: int, count: int, deck: Integers) -> None:
    """Fill ``deck``, (52,), with all cards and draw the first ``count`` cards of round ``number`` to its front.

    Method: the first ``count`` steps of a Fisher-Yates shuffle; each group of ten steps uses one random word.
    """
    for place in range(52):
        deck[place] = place + 3 * (place // 13)
    first = words(seed, np.uint64(number), ZERO, ZERO)
    for group in range((count + 9) // 10):
        start, end = 10 * group, min(10 * group + 10, count)
        ways = ONE
        for place in range(start, end):
            ways *= np.uint64(52 - place)
        word = first[0] if group == 0 else first[1] if group == 1 else first[2] if group == 2 else first[3]
        if group > 3 or word * ways < ways:  # a fast test: no other word can be rejected
            word = fair_word(seed, number, group, 0, ways)
        for place in range(start, end):
            left = np.uint64(52 - place)
            other = place + np.int64(high_word(word, left))
            word *= left
            deck[place], deck[other] = deck[other], deck[place]


@compiled("int64(int64, int64)")
def of_different_ranks(ranks: int, flush: int) -> int:
    """Return the value of five cards of different ranks.

    ``ranks``: the ranks, as bits. ``flush``: 1 if the cards are of one suit, otherwise 0.
    """
    lowest = ranks & -ranks
    if ranks == 31 * lowest:  # five in a row
        top = lowest << 4
    elif ranks == 0x100F:  # A-2-3-4-5, of which the five is the highest (AMB-02)
        top = 8
    else:
        return (5 << 26 if flush else 0) | ranks
    if flush:
        return (9 if top == 0x1000 else 8) << 26 | top << 13
    return 4 << 26 | top << 13


@compiled("int64(int64, int64, int64, int64, int64)")
def value(a: int, b: int, c: int, d: int, e: int) -> int:
    """Return the value of five different cards, as the module's docstring defines it."""
    # ``ones``, ``twos``, ``threes``, ``fours``: the ranks, as bits, of which at least 1, 2, 3 or 4 cards were counted.
    ones = 1 << (a & 15)
    bit = 1 << (b & 15)
    twos, ones = ones & bit, ones | bit
    bit = 1 << (c & 15)
    threes, twos, ones = twos & bit, twos | ones & bit, ones | bit
    bit = 1 << (d & 15)
    fours, threes, twos, ones = threes & bit, threes | twos & bit, twos | ones & bit, ones | bit
    bit = 1 << (e & 15)
    fours, threes, twos, ones = fours | threes & bit, threes | twos & bit, twos | ones & bit, ones | bit
    if twos == 0:
        flush = a >> 4 == b >> 4 and a >> 4 == c >> 4 and a >> 4 == d >> 4 and a >> 4 == e >> 4
        return of_different_ranks(ones, 1 if flush else 0)
    if fours:
        return 7 << 26 | fours << 13 | ones ^ fours
    if threes:
        return (6 if twos != threes else 3) << 26 | threes << 13 | ones ^ threes
    return (2 if twos & (twos - 1) else 1) << 26 | twos << 13 | ones ^ twos


@compiled("int64(int64, int64)")
def qualifies(bank: int, letter: int) -> int:
    """Return 1 if a bank's hand of value ``bank`` qualifies, otherwise 0.

    ``letter``: 1 if an ace or a king is enough to qualify (AMB-01), otherwise 0.
    """
    if bank >= ANY_PAIR:
        return 1
    return 1 if bank >= (1 << KING if letter else LOWEST_ACE_KING) else 0


@compiled("int64(int64, int64, int64)")
def result_of(own: int, bank: int, qualified: int) -> int:
    """Return the result of a seat that raised; ``own``, ``bank``: the values of both hands."""
    if not qualified:
        return NOT_QUALIFIED
    if own == bank:
        return TIE
    return PLAYER_WINS if own > bank else BANK_WINS


@compiled("int64(int64, int64, int64)")
def cell_of(exchanged: int, result: int, own: int) -> int:
    """Return the index of the cell of a seat's round; ``own``: the value of its final cards."""
    return (exchanged * RESULTS + result) * COMBINATIONS + (own >> 26)


@compiled("void(int64[::1], int64, int64[::1])")
def sorted_places(cards: Integers, start: int, places: Integers) -> None:
    """Sort the five cards from index ``start`` of ``cards``, and write their indices to ``places``, lowest first."""
    for place in range(5):
        at = place
        while at > 0 and cards[places[at - 1]] > cards[start + place]:
            places[at] = places[at - 1]
            at -= 1
        places[at] = start + place


@compiled("int64(int64[::1], int64[::1])")
def row_of(cards: Integers, places: Integers) -> int:
    """Return the number of a hand among all 2,598,960 hands, by the combinatorial number system on the cards' indices.

    ``places``: the indices of the five cards in ``cards``, as written by ``sorted_places``.
    """
    row = 0
    for at in range(5):
        card = cards[places[at]]
        index = card - 3 * (card >> 4)
        chosen = 1
        for down in range(at + 1):
            chosen = chosen * (index - down) // (down + 1)
        row += chosen
    return row


@compiled("int64(uint8[:, ::1], int64, int64)")
def said_by(table: Table, row: int, upcard: int) -> int:
    """Return the entry of a strategy's table for hand number ``row`` against ``upcard``, as an integer of 64 bits."""
    return table[row, upcard - 3 * (upcard >> 4)]  # type: ignore[no-any-return]


@compiled("int64(int64, int64)")
def by_three_rules(own: int, upcard: int) -> int:
    """Return 1 if the rules of thumb of ``strategies.STRATEGIES`` raise the ace-king hand ``own``, otherwise 0."""
    # ``rest``: the three ranks below ace and king. 0x400 is the queen; 0x600 is the queen and the jack.
    ranks = own & 0x1FFF
    rest, shown = ranks & 0x7FF, upcard & 15
    if shown >= KING:
        return 1 if rest & 0x600 else 0
    if ranks >> shown & 1:
        return 1
    fourth = rest & (rest - 1)
    return 1 if rest & 0x400 and 1 << shown < fourth & ~0x400 else 0


@compiled("int64(int64, int64, int64)")
def by_rule(strategy: int, own: int, upcard: int) -> int:
    """Return 1 if ``strategy`` raises a hand of value ``own``, otherwise 0.

    Only for strategies that never exchange a card and use no table.
    """
    if strategy == NEVER:
        return 0
    if strategy == ALWAYS or own >= ANY_PAIR:
        return 1
    if strategy == AKJ83:
        return 1 if own >= LOWEST_AKJ83 else 0
    if strategy == PAIR or own < LOWEST_ACE_KING:
        return 0
    if strategy == PAIR_OR_MATCHED:
        return own >> (upcard & 15) & 1
    return by_three_rules(own, upcard) if strategy == THREE_RULES else 1


@compiled("int64(int64[::1], int64)")
def odd_one_out(cards: Integers, start: int) -> int:
    """Return the index, 0 to 4, of the card that does not belong to a draw, or -1 if there is no draw.

    A draw is four cards of one suit or, if there are none, four cards in a row that two ranks complete to a straight.
    """
    open_ended = -1
    for odd in range(5):
        first = start if odd else start + 1
        same, ranks = True, 0
        for place in range(start, start + 5):
            if place != start + odd:
                same = same and cards[place] >> 4 == cards[first] >> 4
                ranks |= 1 << (cards[place] & 15)
        if same:
            return odd
        if ranks == 15 * (ranks & -ranks) and ranks & 0x1000 == 0:  # four in a row, without the ace
            open_ended = odd
    return open_ended


@compiled("int64(int64[::1], int64, int64, int64, int64, uint8[:, ::1], int64[::1])")
def choice(  # noqa: PLR0913, PLR0917 - a kernel makes no objects
    cards: Integers, start: int, own: int, upcard: int, strategy: int, table: Table, places: Integers
) -> int:
    """Return the choice of the seat whose five cards begin at index ``start`` of ``cards``.

    An exchange is ``FIRST_EXCHANGE`` plus the index of the card relative to ``start``.
    """
    if strategy < DRAWS:
        return by_rule(strategy, own, upcard)
    if strategy == DRAWS:
        odd = -1 if own >= ANY_PAIR else odd_one_out(cards, start)
        return FIRST_EXCHANGE + odd if odd >= 0 else by_rule(AKJ83, own, upcard)
    sorted_places(cards, start, places)
    said = said_by(table, row_of(cards, places), upcard) & 7
    return said if said < FIRST_EXCHANGE else FIRST_EXCHANGE + places[said - FIRST_EXCHANGE] - start


@compiled("int64(int64[::1], int64, int64, int64, int64, uint8[:, ::1], int64[::1])")
def raises_after_exchange(  # noqa: PLR0913, PLR0917 - a kernel makes no objects
    cards: Integers, start: int, own: int, upcard: int, strategy: int, table: Table, places: Integers
) -> int:
    """Return 1 if the seat whose five cards begin at index ``start`` raises after its exchange, otherwise 0."""
    if strategy != TABLE:
        return by_rule(AKJ83, own, upcard)
    sorted_places(cards, start, places)
    return said_by(table, row_of(cards, places), upcard) >> 3 & 1


@compiled("int64(int64[::1], int64, int64, int64, uint8[:, ::1], int64[:, ::1], int64[::1])")
def play(  # noqa: PLR0913, PLR0917 - a kernel makes no objects
    cards: Integers, seats: int, letter: int, strategy: int, table: Table, outcomes: Integers, places: Integers
) -> int:
    """Play a round and return the value of the bank's hand.

    ``cards``: five cards for each seat, then the bank's five with the upcard last, then the stub; an exchanged card is
    replaced in ``cards``. ``outcomes``, (7, 4), is written: for each seat the value of its cards as dealt, its choice,
    the value of its final cards, and its cell. ``letter``: as in ``qualifies``. ``places``, (5,): a buffer for sorting.
    """
    start, stub = 5 * seats, 5 * seats + 5
    upcard = cards[start + 4]
    bank = value(cards[start], cards[start + 1], cards[start + 2], cards[start + 3], upcard)
    qualified = qualifies(bank, letter)
    for seat in range(seats):
        at = 5 * seat
        own = value(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4])
        chosen = choice(cards, at, own, upcard, strategy, table, places)
        outcomes[seat, 0], outcomes[seat, 1], exchanged, raises = own, chosen, 0, chosen
        if chosen >= FIRST_EXCHANGE:
            cards[at + chosen - FIRST_EXCHANGE] = cards[stub]
            stub += 1
            own = value(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4])
            exchanged, raises = 1, raises_after_exchange(cards, at, own, upcard, strategy, table, places)
        outcomes[seat, 2] = own
        outcomes[seat, 3] = cell_of(exchanged, result_of(own, bank, qualified) if raises else FOLD, own)
    return bank


@compiled("void(uint64, int64, int64, int64[::1], int64[:, ::1], uint8[:, ::1], int64[::1])")
def simulate(  # noqa: PLR0913, PLR0917 - a kernel makes no objects
    seed: Any, first: int, rounds: int, rules: Integers, amounts: Integers, table: Table, tally: Integers
) -> None:
    """Play ``rounds`` rounds and add their results to ``tally``, (``TALLY``,); ``first``: the first round's number.

    ``rules``, (4,): the number of seats; 1 if an ace or a king is enough to qualify (AMB-01), otherwise 0; 1 if a
    folded hand keeps its right to the jackpot, otherwise 0; the strategy's number. ``amounts``, (100, 2): for each
    cell, the result and the total stake of a seat, in ANTEs.
    """
    seats, letter, kept_folded, strategy = rules[0], rules[1], rules[2], rules[3]
    deck, outcomes, places = np.empty(52, np.int64), np.empty((7, 4), np.int64), np.empty(5, np.int64)
    for number in range(first, first + rounds):
        deal(seed, number, 6 * seats + 5, deck)
        bank = play(deck, seats, letter, strategy, table, outcomes, places)
        total = 0
        for seat in range(seats):
            cell, dealt = outcomes[seat, 3], outcomes[seat, 0] >> 26
            folded = cell % (RESULTS * COMBINATIONS) < COMBINATIONS
            total += amounts[cell, 0]
            tally[STAKED] += amounts[cell, 1]
            tally[AT_CELLS + cell] += 1
            tally[AT_DEALT + dealt] += 1
            tally[AT_SEATS + seat] += amounts[cell, 0]
            if outcomes[seat, 1] < FIRST_EXCHANGE and (kept_folded or not folded):
                tally[AT_WON + dealt] += 1
        tally[SUM] += total
        tally[SQUARES] += total * total
        tally[AT_BANK + (bank >> 26)] += 1
        tally[QUALIFIED] += qualifies(bank, letter)
    tally[ROUNDS] += rounds
