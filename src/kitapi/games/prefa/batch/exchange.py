"""Talon, discards, contract, and a deal written solo (PREFA-BUY, PREFA-HOUSE-04)."""

from kitapi.batch.rows import LEGAL, PHASE, PLAYERS, ROW, TERMS, TO_ACT, WITH_ACTION, Integers
from kitapi.batch.turns import await_seat, next_of
from kitapi.compiling.kernels import compiled
from kitapi.games.prefa.batch.columns import (
    ACES,
    ACES_ALLOWED,
    ACES_SAID,
    ACTIVE,
    ALL_CARDS,
    ANNOUNCED,
    ANSWERS,
    BID,
    CONTRACT,
    CONTRACTS,
    DECLARER,
    DISCARDING,
    DISCARDS,
    FOUR_ACES,
    GIVEN_UP,
    HANDS,
    MINIMUM,
    NAMING,
    NO,
    ONE_DISCARDED,
    PARTICIPATING,
    SOLO,
    SOLO_DECLINED,
    TALON,
    YES,
)
from kitapi.games.prefa.batch.settlement import settle_solo

ALL_CONTRACTS = ((1 << 25) - 1) << CONTRACTS


@compiled(f"void({ROW}, int64)")
def take_talon(row: Integers, declarer: int) -> None:
    """Give the talon to the declarer, who may then discard a card or write the deal solo (PREFA-BUY-01, -02)."""
    row[DECLARER], row[MINIMUM] = declarer, max(row[BID], 0)
    row[HANDS + declarer] |= row[TALON]
    await_seat(row, DISCARDING, declarer, row[HANDS + declarer] | 1 << SOLO)


@compiled(f"int64({ROW})")
def contracts_from(row: Integers) -> int:
    """Return the contracts that may be named: the minimum and every higher one (PREFA-BUY-01)."""
    return ALL_CONTRACTS & ~((1 << (CONTRACTS + row[MINIMUM])) - 1)  # type: ignore[no-any-return]


@compiled(WITH_ACTION)
def discard(row: Integers, terms: Integers, card: int) -> None:
    """Discard a card; after the second, aces may be announced and the contract is named (PREFA-BUY-01, -03)."""
    declarer = row[DECLARER]
    row[HANDS + declarer] ^= 1 << card
    row[DISCARDS] |= 1 << card
    if row[PHASE] == DISCARDING:
        await_seat(row, ONE_DISCARDED, declarer, row[HANDS + declarer])
        return
    legal = contracts_from(row) | 1 << SOLO
    twelve = (row[HANDS + declarer] | row[DISCARDS]) & ALL_CARDS
    if terms[ACES_ALLOWED] and twelve & FOUR_ACES == FOUR_ACES:
        legal |= 1 << ACES
    await_seat(row, NAMING, declarer, legal)


@compiled(WITH_ACTION)
def name_contract(row: Integers, terms: Integers, action: int) -> None:
    """Announce four aces, or name the contract, which the first defender must answer (PREFA-BUY-03, PREFA-PART-01)."""
    if action == ACES:
        row[ANNOUNCED] = 1
        await_seat(row, ACES_SAID, row[DECLARER], contracts_from(row))
        return
    row[CONTRACT] = action - CONTRACTS
    first = next_of(row[DECLARER], row[ACTIVE], terms[PLAYERS])
    await_seat(row, PARTICIPATING, first, 1 << YES | 1 << NO)


@compiled(f"void({ROW}, {TERMS})")
def write_solo(row: Integers, terms: Integers) -> None:
    """Give the deal up; if defenders may decline the payment, wait for the first defender (PREFA-HOUSE-04)."""
    row[CONTRACT] = row[MINIMUM]
    if terms[SOLO_DECLINED]:
        first = next_of(row[DECLARER], row[ACTIVE], terms[PLAYERS])
        await_seat(row, GIVEN_UP, first, 1 << YES | 1 << NO)
    else:
        settle_solo(row, terms, False)


@compiled(WITH_ACTION)
def answer_solo(row: Integers, terms: Integers, action: int) -> None:
    """Accept or decline the payment as a defender; one refusal is enough to decline it (PREFA-HOUSE-04)."""
    if action == NO:
        settle_solo(row, terms, True)
    elif row[ANSWERS]:
        settle_solo(row, terms, False)
    else:
        row[ANSWERS] = 1
        row[TO_ACT] = next_of(row[TO_ACT], row[ACTIVE], terms[PLAYERS])
        row[LEGAL] = 1 << YES | 1 << NO
