"""Every chip that moved, by what moved it and between which accounts: what the books are added up from."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from kitapi.games.caribbean_stud import events as happened
from kitapi.games.caribbean_stud.accounts import BOX, FLOAT, HOUSE, JACKPOT_INCOME, METER, Wager
from kitapi.games.caribbean_stud.shift import Box, Handle, Jackpot, Tray
from kitapi.kernel.books import Entry

STACK = "stack"
WAGERS = tuple(wager.value for wager in Wager)

UNDOING: tuple[type, ...] = (
    happened.HandVoided,
    happened.SeatVoided,
    happened.HandTaken,
    happened.RequestReturned,
    happened.ExcessReturned,
    happened.TableBrokenUp,
)
"""Events whose chips go back by a ruling, or because all end the sitting."""

SETTLING: tuple[type, ...] = (happened.SeatSettled, happened.ClaimDecided)
"""Events at which a stake that stood has been won, lost or given back."""

VOIDING: tuple[type, ...] = (happened.HandVoided, happened.TableBrokenUp)
"""Events that annul a whole hand."""


class Flow(NamedTuple):
    """Chips of one kind: which event moved them, out of and into which sort of account (``stack`` for ``stack3``)."""

    event: type
    payer: str
    payee: str


Flows: TypeAlias = Counter[Flow]


@cache
def sort_of(account: str) -> str:
    """``stack`` for ``stack3``."""
    return account.rstrip("0123456789")


def flows_of(entries: Iterable[Entry]) -> Flows:
    """All chips that ``entries`` moved."""
    flows: Flows = Counter()
    for entry in entries:
        for one in getattr(entry.event, "transfers", ()):
            flows[Flow(type(entry.event), sort_of(one.payer), sort_of(one.payee))] += one.amount
    return flows


def total(
    flows: Flows,
    payer: str | tuple[str, ...],
    payee: str | tuple[str, ...],
    among: Callable[[type], bool] = lambda _event: True,
) -> int:
    """The chips from ``payer`` to ``payee`` that events ``among`` moved."""
    payers, payees = _several(payer), _several(payee)
    return sum(
        chips for one, chips in flows.items() if one.payer in payers and one.payee in payees and among(one.event)
    )


def _several(sort: str | tuple[str, ...]) -> tuple[str, ...]:
    return sort if isinstance(sort, tuple) else (sort,)


def undoes(event: type) -> bool:
    """Whether it moves chips back."""
    return event in UNDOING


def _plays(event: type) -> bool:
    return event not in (*UNDOING, happened.NotesChanged, happened.CashedOut)


def tray_of(flows: Flows, opening: int, closing: int) -> Tray:
    """What went into the tray and out of it, each chip in one figure."""
    others = (STACK, *WAGERS)
    back = total(flows, others, FLOAT, undoes) - total(flows, FLOAT, others, undoes)
    return Tray(
        opening=opening,
        added=total(flows, HOUSE, FLOAT, happened.FloatAdded.__eq__),
        filled=total(flows, HOUSE, FLOAT, lambda event: event not in (happened.FloatAdded, happened.BankChanged)),
        changed=total(flows, FLOAT, HOUSE),
        sold=total(flows, FLOAT, STACK, happened.NotesChanged.__eq__),
        cashed=total(flows, STACK, FLOAT, happened.CashedOut.__eq__),
        taken=total(flows, others, FLOAT, _plays),
        paid=total(flows, FLOAT, others, _plays),
        undone=back,
        closing=closing,
    )


def jackpot_of(flows: Flows, tokens: int, opening: int, closing: int) -> Jackpot:
    """What went into the meter and out of it."""
    return Jackpot(
        opening=opening,
        tokens=tokens,
        contributed=total(flows, Wager.TOKEN.value, METER),
        income=total(flows, Wager.TOKEN.value, JACKPOT_INCOME),
        restarted=total(flows, HOUSE, METER),
        awarded=total(flows, METER, STACK, happened.JackpotAwarded.__eq__),
        covered=total(flows, HOUSE, STACK, happened.JackpotAwarded.__eq__),
        returned=total(flows, STACK, METER),
        reversed=total(flows, METER, (STACK, HOUSE), undoes),
        income_back=total(flows, JACKPOT_INCOME, STACK),
        house_back=total(flows, HOUSE, STACK, undoes),
        cover_back=total(flows, STACK, HOUSE),
        closing=closing,
    )


def box_of(flows: Flows, opening: int) -> Box:
    """The notes that players changed."""
    drop = total(flows, "pocket", BOX)
    return Box(opening=opening, drop=drop, closing=opening + drop)


def handle_of(flows: Flows) -> Handle:
    """What was staked in one hand, less what was taken back before it was played for; nothing where all was void."""
    if any(event in VOIDING for event, _, _ in flows):
        return Handle()
    staked = {one: total(flows, STACK, one) - total(flows, one, STACK, _gives_back) for one in ("ante", "bet", "fee")}
    return Handle(**staked)


def _gives_back(event: type) -> bool:
    return event not in SETTLING


def moved(balances: dict[str, int], entries: Iterable[Entry]) -> dict[str, Any]:
    """The accounts after ``entries``, reckoned from what they moved alone."""
    after = dict(balances)
    for entry in entries:
        for one in getattr(entry.event, "transfers", ()):
            after[one.payer] -= one.amount
            after[one.payee] += one.amount
    return after
