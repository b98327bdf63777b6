"""Every chip that moved, by what moved it and between which accounts: what the books are added up from."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from kitapi.games.caribbean_stud.rules.books.shift import Box, Handle, Jackpot, Tray
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, HOUSE, JACKPOT_INCOME, METER, Wager
from kitapi.kernel.books import Entry

Kinds: TypeAlias = tuple[type, ...]
"""Kinds of event."""

STACK = "stack"
WAGERS = tuple(wager.value for wager in Wager)

UNDOING: Kinds = (
    happened.HandVoided,
    happened.SeatVoided,
    happened.HandTaken,
    happened.RequestReturned,
    happened.ExcessReturned,
    happened.TableBrokenUp,
)
"""Events whose chips go back by a ruling, or because all end the sitting."""

SETTLING: Kinds = (happened.SeatSettled, happened.ClaimDecided)
"""Events at which a stake that stood has been won, lost or given back."""


EXCHANGING: Kinds = (happened.NotesChanged, happened.CashedOut)
"""Events at which chips are bought and given back."""


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
    flows: Flows, payer: str | tuple[str, ...], payee: str | tuple[str, ...], by: Kinds = (), *, but: Kinds = ()
) -> int:
    """The chips from ``payer`` to ``payee`` that events of the kinds ``by`` moved, or of all kinds ``but`` these."""
    payers, payees = _several(payer), _several(payee)
    return sum(
        chips
        for (event, source, target), chips in flows.items()
        if source in payers and target in payees and event not in but and (not by or event in by)
    )


def _several(sort: str | tuple[str, ...]) -> tuple[str, ...]:
    return sort if isinstance(sort, tuple) else (sort,)


def tray_of(flows: Flows, opening: int, closing: int) -> Tray:
    """What went into the tray and out of it, each chip in one figure."""
    others, beside = (STACK, *WAGERS), (*UNDOING, *EXCHANGING)
    return Tray(
        opening=opening,
        added=total(flows, HOUSE, FLOAT, (happened.FloatAdded,)),
        filled=total(flows, HOUSE, FLOAT, but=(happened.FloatAdded, happened.BankChanged)),
        changed=total(flows, FLOAT, HOUSE),
        sold=total(flows, FLOAT, STACK, (happened.NotesChanged,)),
        cashed=total(flows, STACK, FLOAT, (happened.CashedOut,)),
        taken=total(flows, others, FLOAT, but=beside),
        paid=total(flows, FLOAT, others, but=beside),
        undone=total(flows, others, FLOAT, UNDOING) - total(flows, FLOAT, others, UNDOING),
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
        awarded=total(flows, METER, STACK, (happened.JackpotAwarded,)),
        covered=total(flows, HOUSE, STACK, (happened.JackpotAwarded,)),
        returned=total(flows, STACK, METER),
        reversed=total(flows, METER, STACK, UNDOING),
        restart_back=total(flows, METER, HOUSE),
        income_back=total(flows, JACKPOT_INCOME, STACK),
        house_back=total(flows, HOUSE, STACK, UNDOING),
        cover_back=total(flows, STACK, HOUSE),
        closing=closing,
    )


def box_of(flows: Flows, opening: int) -> Box:
    """The notes that players changed."""
    drop = total(flows, "pocket", BOX)
    return Box(opening=opening, drop=drop, closing=opening + drop)


def handle_of(flows: Flows) -> Handle:
    """What was staked in one hand that is not void, less what was taken back before it was played for."""
    staked = {one: total(flows, STACK, one) - total(flows, one, STACK, but=SETTLING) for one in ("ante", "bet", "fee")}
    return Handle(**staked)
