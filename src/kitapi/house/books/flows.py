"""The movements of chips, by kind of event and accounts; the figures of tray and box are sums of these."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

import msgspec

from kitapi.house.accounts import BOX, FLOAT, HOUSE
from kitapi.house.books.entries import transfers_of
from kitapi.house.events import BankChanged, CashedOut, FloatAdded, NotesChanged
from kitapi.kernel.books import Entry

Kinds: TypeAlias = tuple[type, ...]
"""Types of event; a type that extends one of them counts as well."""

STACK, POCKET = "stack", "pocket"
"""The accounts that every seat has: for its player's chips, and for their notes."""

EXCHANGING: Kinds = (NotesChanged, CashedOut)
"""The types of the events in which players buy chips or cash them in."""


class Flow(NamedTuple):
    """Chips moved by one type of event from one kind of account to another; the kind of ``stack3`` is ``stack``."""

    event: type
    payer: str
    payee: str


Flows: TypeAlias = Counter[Flow]


class PlayKinds(NamedTuple):
    """The wagers of a game, and the types of event that return them.

    ``undoing``: the events that return chips because of a ruling, or because all people end the sitting.
    """

    wagers: tuple[str, ...]
    undoing: Kinds


class Tray(msgspec.Struct, frozen=True, kw_only=True):
    """The dealer's tray: the chips at the opening, and the chips that went in and out.

    ``added``: brought on the inspector's instruction. ``filled``: brought automatically, because more had to be paid
    than the tray held. ``changed``: exchanged in bank changes, in which as many chips come as go. ``sold``: chips for
    notes. ``cashed``: chips for which the house gave notes. ``taken``: stakes and fees that the bank won. ``paid``: its
    payments. ``undone``: moved back by rulings, above 0 into the tray, below 0 out of it.
    """

    opening: int
    added: int
    filled: int
    changed: int
    sold: int
    cashed: int
    taken: int
    paid: int
    undone: int
    closing: int

    @property
    def won(self) -> int:
        """The bank's gain from play; below 0: its loss."""
        return self.taken - self.paid + self.undone

    @property
    def expected_closing(self) -> int:
        """The chips that must be in the tray at the end, from all movements; bank changes do not matter."""
        return self.opening + self.added + self.filled - self.sold + self.cashed + self.won


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """The notes: the amount in the box at the opening, the amount put in (the drop), and the amount now."""

    opening: int
    drop: int
    closing: int


@cache
def sort_of(account: str) -> str:
    """Return ``account`` without its seat number: ``stack`` for ``stack3``."""
    return account.rstrip("0123456789")


def flows_of(entries: Iterable[Entry]) -> Flows:
    """All movements of chips in ``entries``."""
    flows: Flows = Counter()
    for entry in entries:
        for one in transfers_of(entry):
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
        if source in payers and target in payees and not issubclass(event, but) and (not by or issubclass(event, by))
    )


def _several(sort: str | tuple[str, ...]) -> tuple[str, ...]:
    return sort if isinstance(sort, tuple) else (sort,)


def tray_of(flows: Flows, opening: int, closing: int, play: PlayKinds) -> Tray:
    """The figures of the tray; each chip that went in or out is counted in exactly one of them."""
    others, beside = (STACK, *play.wagers), (*play.undoing, *EXCHANGING)
    return Tray(
        opening=opening,
        added=total(flows, HOUSE, FLOAT, (FloatAdded,)),
        filled=total(flows, HOUSE, FLOAT, but=(FloatAdded, BankChanged)),
        changed=total(flows, FLOAT, HOUSE),
        sold=total(flows, FLOAT, STACK, (NotesChanged,)),
        cashed=total(flows, STACK, FLOAT, (CashedOut,)),
        taken=total(flows, others, FLOAT, but=beside),
        paid=total(flows, FLOAT, others, but=beside),
        undone=total(flows, others, FLOAT, play.undoing) - total(flows, FLOAT, others, play.undoing),
        closing=closing,
    )


def box_of(flows: Flows, opening: int) -> Box:
    """The notes that players changed."""
    drop = total(flows, POCKET, BOX)
    return Box(opening=opening, drop=drop, closing=opening + drop)
