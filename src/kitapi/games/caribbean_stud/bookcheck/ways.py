"""The pairs of accounts between which each kind of event may move chips."""

from collections.abc import Iterator
from typing import Any

from kitapi.auditor.laws import Found

WAGERS = ("ante", "bet", "fee", "token", "claim")
OF_SEAT = ("pocket", "stack", *WAGERS)
"""The kinds of account that every seat has."""

OF_TABLE = ("float", "house", "meter", "jackpot_income", "box")

SEATS = 7


def _ways(text: str) -> frozenset[tuple[str, str]]:
    return frozenset((payer, payee) for payer, _, payee in (one.partition(">") for one in text.split()))


_BACK = "ante>stack bet>stack fee>stack token>stack claim>stack stack>meter stack>house meter>house meter>stack"
_VOID = _ways(_BACK + " house>stack jackpot_income>stack stack>float float>stack")

WAYS = {
    "notes_changed": _ways("pocket>box float>stack house>float"),
    "cashed_out": _ways("stack>float house>pocket"),
    "ante_staked": _ways("ante>stack stack>ante"),
    "token_inserted": _ways("stack>token"),
    "token_taken_back": _ways("token>stack"),
    "stakes_taken_back": _ways("ante>stack token>stack"),
    "coins_in": _ways("token>meter token>jackpot_income"),
    "token_decided": _ways("token>meter token>jackpot_income token>stack"),
    "bet_raised": _ways("stack>bet"),
    "bet_misplaced": _ways("stack>bet"),
    "bet_corrected": _ways("stack>bet bet>stack"),
    "folded": _ways("bet>stack"),
    "exchange_asked": _ways("stack>fee"),
    "exchange_withdrawn": _ways("fee>stack"),
    "request_returned": _ways("fee>stack"),
    "fee_taken": _ways("fee>float"),
    "fold_collected": _ways("ante>float ante>claim"),
    "seat_settled": _ways(
        "house>float float>stack ante>float bet>float ante>stack bet>stack ante>claim bet>claim claim>float claim>stack"
    ),
    "claim_decided": _ways("claim>float claim>stack float>stack house>float"),
    "jackpot_awarded": _ways("meter>stack house>stack"),
    "meter_reset": _ways("house>meter"),
    "bank_changed": _ways("float>house house>float"),
    "float_added": _ways("house>float"),
    "hand_voided": _VOID,
    "table_broken_up": _VOID,
    "seat_voided": _ways(
        "ante>stack bet>stack fee>stack token>stack ante>float bet>float fee>float float>stack house>float "
        "meter>stack house>stack jackpot_income>stack claim>stack claim>float"
    ),
    "excess_returned": _ways("bet>stack"),
    "hand_taken": _ways("float>ante float>claim house>float"),
}
"""The ways, as pairs of kinds of account (from, to), on which each kind of event may move chips; others move none."""

SORT = {
    **{name: name for name in OF_TABLE},
    **{f"{sort}{seat}": sort for sort in OF_SEAT for seat in range(SEATS)},
}
"""The kind of an account: ``stack`` for ``stack3``."""

_SEAT = {f"{sort}{seat}": seat for sort in OF_SEAT for seat in range(SEATS)}
"""The seat of an account: 3 for ``stack3``."""


def find_strays(kind: str, event: dict[str, Any]) -> Iterator[Found]:
    """Find transfers that go where an event of this kind may not move chips, or that touch another seat's accounts.

    A lender's chips may go to the borrower's BET.
    """
    ways, seat, lender = WAYS.get(kind, frozenset()), event.get("seat"), event.get("lender")
    for one in event["transfers"]:
        payer, payee = one["payer"], one["payee"]
        if (SORT.get(payer), SORT.get(payee)) not in ways:
            yield Found("ways", f"{kind} moves {one['amount']} from {payer} to {payee}, which it may not")
        elif seat is not None and {_SEAT.get(payer, seat), _SEAT.get(payee, seat)} - {seat, lender}:
            yield Found(
                "ways", f"{kind} of seat {seat} moves {one['amount']} from {payer} to {payee}, which are not its own"
            )
