"""Kernels that settle a deal: who is in, the payments, and the sheet (PREFA-QUOTA, PREFA-PAY, PREFA-KIT)."""

from kitapi.batch.rows import DEAL_OVER, NOBODY, OF_ROW, PLAYERS, ROW, SITTING_OVER, STATUS, TERMS, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.kernels import compiled
from kitapi.games.prefa.batch.columns import (
    ACTIVE,
    ANNOUNCED,
    AS_WRITTEN,
    CALLS_OTHER,
    CONTRACT,
    DEALER,
    DECLARER,
    DOUBLED,
    FIRST_PART,
    HELPS,
    HIGH_SIDE_PAY,
    IDLE_PAY,
    IS_OUT,
    KASA_COLUMNS,
    LAST_CONTRACT,
    LOW_SIDE_PAY,
    OVER,
    OWED,
    PARTNER_DOUBLE,
    PAY,
    PLAYS,
    QUOTA,
    REDUCED,
    REDUCED_IF_MADE,
    RESULTS,
    SECOND_PART,
    TEN_OWED,
    TRIPLE,
    VALUES,
    WON,
    WRITTEN_TRICKS,
)

KASA = -1
"""The value that means the kasa, in place of a seat, as payer or payee."""
TENS = 10
SOLO_IN, TRIPLED_FROM = 2, 3
PASS_DEAL_TRICK = 10
DECLINED_SOLO = 20
NO_CALLER = -2
"""The value of a caller or helper if there is none; it differs from every seat and from ``KASA``."""


@compiled(f"int64({ROW}, {TERMS})")
def kasa_of(row: Integers, terms: Integers) -> int:
    """Return the kapikia in the kasa."""
    tens = 0
    for seat in range(terms[PLAYERS]):
        tens += row[KASA_COLUMNS + seat]
    return TENS * tens


@compiled(f"void({ROW}, int64, int64, int64)")
def pay(row: Integers, payer: int, payee: int, amount: int) -> None:
    """Pay ``amount``, and write it in a pair column or, if it is paid to the kasa, in the payer's kasa column.

    Payments from the kasa are written by ``write_made`` (PREFA-KIT-02).
    """
    row[PAY + 1 + payer] -= amount
    row[PAY + 1 + payee] += amount
    if payee == KASA:
        row[KASA_COLUMNS + payer] += amount // TENS
    elif payer != KASA:
        row[OWED + 4 * payee + payer] += amount


@compiled(f"void({ROW}, int64, int64, int64, int64, int64)")
def pay_for(row: Integers, payer: int, payee: int, amount: int, caller: int, helper: int) -> None:
    """Pay ``amount``; the caller pays and receives for the helper, and they pay each other nothing (PREFA-PAY-06)."""
    one = caller if payer == helper else payer
    other = caller if payee == helper else payee
    if one != other:
        pay(row, one, other, amount)


@compiled("int64(int64, int64)")
def times(shortfall: int, triple: int) -> int:
    """Return the factor of the payment of a player who is ``shortfall`` short (PREFA-PAY-03 to -05, PREFA-HOUSE-01)."""
    if triple and shortfall >= TRIPLED_FROM:
        return 3
    return 2 if shortfall >= SOLO_IN else 1


@compiled(f"UniTuple(int64, 2)({ROW}, {TERMS}, int64, int64)")
def defenders_short(row: Integers, terms: Integers, first: int, second: int) -> tuple[int, int]:
    """Return the number of tricks by which each defender is in, if the contract is made (PREFA-QUOTA-01 to -04).

    ``first``, ``second``: the tricks that the two defenders took.
    """
    level = row[CONTRACT] // 5
    owed_first, owed_second = QUOTA[level, 0], QUOTA[level, 1]
    if level == 4 and terms[TEN_OWED]:
        owed_first = 1
    if row[FIRST_PART] == IS_OUT and row[SECOND_PART] == IS_OUT:
        return 0, 0
    if row[SECOND_PART] == IS_OUT:
        return max(0, owed_first - first), 0
    if row[FIRST_PART] == IS_OUT:
        return 0, max(0, owed_first - second)
    return (
        max(0, owed_first - first - max(0, second - owed_second)),
        max(0, owed_second - second - max(0, first - owed_first)),
    )


@compiled(f"void({ROW}, {TERMS}, int64)")
def lick_columns(row: Integers, terms: Integers, tens: int) -> None:
    """Lower the declarer's kasa column by ``tens``; if it has less, lower the highest other columns (PREFA-KIT-03)."""
    declarer, players = row[DECLARER], terms[PLAYERS]
    own = max(0, min(tens, row[KASA_COLUMNS + declarer]))
    row[KASA_COLUMNS + declarer] -= own
    tens -= own
    left = ((1 << players) - 1) & ~(1 << declarer)
    while left and tens:
        highest = next_of(declarer, left, players)
        seat = highest
        for _ in range(players):
            seat = next_of(seat, left, players)
            if seat == highest:
                break
            if row[KASA_COLUMNS + seat] > row[KASA_COLUMNS + highest]:
                highest = seat
        taken = max(0, min(tens, row[KASA_COLUMNS + highest]))
        row[KASA_COLUMNS + highest] -= taken
        row[OWED + 4 * declarer + highest] += TENS * taken
        tens -= taken
        left &= ~(1 << highest)
    row[KASA_COLUMNS + declarer] -= tens


@compiled(OF_ROW)
def close_deal(row: Integers, terms: Integers) -> None:
    """End the deal: compute all results, and whether the kasa is used up (PREFA-KIT-04, -05, PREFA-PAY-09)."""
    players = terms[PLAYERS]
    smallest = row[KASA_COLUMNS]
    for seat in range(players):
        smallest = min(smallest, row[KASA_COLUMNS + seat])
    given = 0
    for seat in range(players):
        gift = (2 * TENS * (row[KASA_COLUMNS + seat] - smallest) + players) // (2 * players)
        given += gift
        row[RESULTS + seat] = -players * gift
    for seat in range(players):
        row[RESULTS + seat] += given
        for other in range(players):
            row[RESULTS + seat] += row[OWED + 4 * seat + other] - row[OWED + 4 * other + seat]
    await_seat(row, OVER, NOBODY, 0)
    row[STATUS] = SITTING_OVER if kasa_of(row, terms) <= 0 else DEAL_OVER


@compiled(OF_ROW)
def settle_pass_deal(row: Integers, terms: Integers) -> None:
    """Settle a pass deal: each player pays for the tricks that they took beyond the fewest (PREFA-AUC-06)."""
    fewest = 10
    for seat in range(terms[PLAYERS]):
        if row[ACTIVE] >> seat & 1:
            fewest = min(fewest, row[WON + seat])
    for seat in range(terms[PLAYERS]):
        if row[ACTIVE] >> seat & 1:
            pay(row, seat, KASA, (row[WON + seat] - fewest) * PASS_DEAL_TRICK)
    close_deal(row, terms)


@compiled(f"void({ROW}, {TERMS}, int64, int64, int64)")
def settle_contract(row: Integers, terms: Integers, won: int, first_won: int, second_won: int) -> None:
    """Settle a contract by the tricks of declarer, first and second defender (PREFA-PAY-02 to -08)."""
    players, declarer, level = terms[PLAYERS], row[DECLARER], 6 + row[CONTRACT] // 5
    first = next_of(declarer, row[ACTIVE], players)
    second = next_of(first, row[ACTIVE], players)
    caller = helper = NO_CALLER
    if row[FIRST_PART] == CALLS_OTHER:
        caller, helper = first, second
    elif row[FIRST_PART] == HELPS:
        caller, helper = second, first
    short = max(0, level - won)
    short_first = short_second = 0
    if short == 0:
        short_first, short_second = defenders_short(row, terms, first_won, second_won)
    anyone_in = short + short_first + short_second > 0
    value, kasa = VALUES[row[CONTRACT]], kasa_of(row, terms)
    rule = terms[LAST_CONTRACT]
    if kasa < TENS * value and (rule == REDUCED or (rule == REDUCED_IF_MADE and not anyone_in)):
        value = kasa // TENS
    triple = terms[TRIPLE]
    if short:
        each = value * times(short, triple)
        if row[FIRST_PART] != IS_OUT:
            pay_for(row, declarer, first, each * first_won, caller, helper)
        if row[SECOND_PART] != IS_OUT:
            pay_for(row, declarer, second, each * second_won, caller, helper)
        pay(row, declarer, KASA, TENS * each)
    elif anyone_in:
        if short_first:
            pay_for(row, first, declarer, value * won * times(short_first, triple), caller, helper)
            if not short_second and row[SECOND_PART] != IS_OUT:
                partner = times(short_first, triple) if terms[PARTNER_DOUBLE] else 1
                pay_for(row, first, second, value * second_won * partner, caller, helper)
        if short_second:
            pay_for(row, second, declarer, value * won * times(short_second, triple), caller, helper)
            if not short_first and row[FIRST_PART] != IS_OUT:
                partner = times(short_second, triple) if terms[PARTNER_DOUBLE] else 1
                pay_for(row, second, first, value * first_won * partner, caller, helper)
    else:
        pay(row, KASA, declarer, value * won)
        lick_columns(row, terms, value)
        for place in range(2):
            seat = first if place == 0 else second
            if row[FIRST_PART + place] != IS_OUT:
                payee = caller if seat == helper else seat
                amount = value * (first_won if place == 0 else second_won)
                pay(row, KASA, payee, amount)
                row[OWED + 4 * payee + declarer] += amount
    side = HIGH_SIDE_PAY if level >= 7 else LOW_SIDE_PAY
    if row[ANNOUNCED]:  # PREFA-BUY-03
        for place in range(2):
            seat = first if place == 0 else second
            if short:
                pay(row, declarer, seat, side)
            else:
                pay(row, seat, declarer, side)
    if short and players > 3:  # PREFA-PAY-07
        doubled = times(short, triple)
        rule = terms[IDLE_PAY]
        amount = HIGH_SIDE_PAY if rule == AS_WRITTEN and doubled > 1 else side
        pay(row, declarer, row[DEALER], amount * (doubled if rule == DOUBLED else 1))
    close_deal(row, terms)


@compiled(f"void({ROW}, {TERMS}, boolean)")
def settle_solo(row: Integers, terms: Integers, declined: bool) -> None:
    """Settle a deal written solo: failed by two, or with the payment declined (PREFA-BUY-02, PREFA-HOUSE-04)."""
    row[ANNOUNCED] = 0
    row[FIRST_PART], row[SECOND_PART] = PLAYS, PLAYS
    if declined:
        pay(row, row[DECLARER], KASA, DECLINED_SOLO)
        close_deal(row, terms)
    else:
        level = row[CONTRACT] // 5
        settle_contract(row, terms, WRITTEN_TRICKS[level, 0], WRITTEN_TRICKS[level, 1], WRITTEN_TRICKS[level, 2])
