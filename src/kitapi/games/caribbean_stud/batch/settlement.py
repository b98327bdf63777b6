"""Kernels that settle every seat's wagers and pay the jackpot (CSP-040 to -052, AMB-09 to -13)."""

from kitapi.batch.rows import DEAL_OVER, LEGAL, NOBODY, OF_ROW, PHASE, PLAYERS, ROW, STATUS, TERMS, TO_ACT, Integers
from kitapi.compiling.kernels import compiled
from kitapi.games.caribbean_stud.batch.columns import (
    ANTE,
    BANK,
    CHOICE,
    DEALT,
    EXCHANGED,
    FEE,
    FIXED,
    FOLDED,
    FOLDED_JACKPOT,
    HANDS,
    KEPT,
    LETTER,
    METER,
    OVER,
    PAID_EXCHANGED,
    PAID_KEPT,
    PAY,
    RESET,
    RESULTS,
    TOKEN,
    TOKEN_PRICE,
)
from kitapi.games.caribbean_stud.simulation.kernels import BANK_WINS, PLAYER_WINS, TIE, qualifies, result_of, value

FLUSH, FOUR_OF_A_KIND, STRAIGHT_FLUSH, ROYAL_FLUSH = 5, 7, 8, 9
"""The strengths of the combinations that win the jackpot, as in ``mechanics.poker_hands``; a full house has 6."""
NO_TIER = -1
TENTH = 10
STRENGTH = 26
"""The number of the lowest bit of a value in which the strength of its combination is encoded."""


@compiled(f"int64({ROW}, int64)")
def value_at(row: Integers, first: int) -> int:
    """Compute the value of the five cards in the columns from ``first``."""
    a, b, c, d, e = row[first], row[first + 1], row[first + 2], row[first + 3], row[first + 4]
    return value(a + 3 * (a // 13), b + 3 * (b // 13), c + 3 * (c // 13), d + 3 * (d // 13), e + 3 * (e // 13))


@compiled(f"int64({ROW}, {TERMS}, int64)")
def tier_of(row: Integers, terms: Integers, seat: int) -> int:
    """Return the strength of the tier that a seat wins, or −1 if it wins none (CSP-052, CSP-065, AMB-17, AMB-18)."""
    if not row[TOKEN + seat] or row[EXCHANGED + seat] != KEPT:
        return NO_TIER
    if row[CHOICE + seat] == FOLDED and not terms[FOLDED_JACKPOT]:
        return NO_TIER
    made = row[DEALT + seat] >> STRENGTH
    return made if made >= FLUSH else NO_TIER


@compiled(f"int64({ROW}, {TERMS}, int64)")
def count_holders(row: Integers, terms: Integers, tier: int) -> int:
    """Count the seats that win ``tier``."""
    holders = 0
    for seat in range(terms[PLAYERS]):
        if tier_of(row, terms, seat) == tier:
            holders += 1
    return holders


@compiled(OF_ROW)
def pay_jackpot(row: Integers, terms: Integers) -> None:
    """Pay all awards: a tenth of the meter for straight flushes, the rest for royal flushes, then the fixed awards.

    Each of the two upper awards is divided equally among its winners, and chips that cannot be divided stay in the
    meter (AMB-09, -11). After a royal flush the reset is added to the meter. If the meter has less than a fixed award,
    the house pays the rest (AMB-12).
    """
    basis, tenth, whole = row[METER], 0, 0
    straights, royals = count_holders(row, terms, STRAIGHT_FLUSH), count_holders(row, terms, ROYAL_FLUSH)
    if straights:
        tenth = basis // TENTH // straights
    if royals:
        whole = (basis - tenth * straights) // royals
        row[METER] += terms[RESET]
    row[METER] -= tenth * straights + whole * royals
    for seat in range(terms[PLAYERS]):
        tier, award = tier_of(row, terms, seat), 0
        if tier == ROYAL_FLUSH:
            award = whole
        elif tier == STRAIGHT_FLUSH:
            award = tenth
        elif tier != NO_TIER:
            award = terms[FIXED + tier - FLUSH]
            row[METER] = max(0, row[METER] - award)
        row[PAY + 1 + seat] += award


@compiled(f"int64({ROW}, {TERMS}, int64, int64)")
def wins_of(row: Integers, terms: Integers, seat: int, bank: int) -> int:
    """Compute the gain or loss of a seat on ANTE, BET and the fee (CSP-034, -041, -043 to -045, -125)."""
    ante, fee = row[ANTE + seat], 0
    table = PAID_KEPT
    if row[EXCHANGED + seat] != KEPT:
        fee, table = terms[FEE] * ante, PAID_EXCHANGED
    if row[CHOICE + seat] == FOLDED:
        return -ante - fee  # type: ignore[no-any-return]
    own = value_at(row, HANDS + 5 * seat)
    result = result_of(own, bank, qualifies(bank, terms[LETTER]))
    if result == BANK_WINS:
        return -3 * ante - fee  # type: ignore[no-any-return]
    if result == TIE:
        return -fee
    if result == PLAYER_WINS:
        return ante + 2 * ante * terms[table + (own >> STRENGTH)] - fee  # type: ignore[no-any-return]
    return ante - fee  # type: ignore[no-any-return]


@compiled(OF_ROW)
def settle(row: Integers, terms: Integers) -> None:
    """Settle all seats and end the round."""
    bank = value_at(row, BANK)
    for seat in range(terms[PLAYERS]):
        if row[ANTE + seat]:
            row[PAY + 1 + seat] = wins_of(row, terms, seat, bank) - terms[TOKEN_PRICE] * row[TOKEN + seat]
    pay_jackpot(row, terms)
    for seat in range(terms[PLAYERS]):
        row[PAY] -= row[PAY + 1 + seat]
        row[RESULTS + seat] += row[PAY + 1 + seat]
    row[PHASE], row[LEGAL], row[TO_ACT], row[STATUS] = OVER, 0, NOBODY, DEAL_OVER
