"""The books of a table: its shifts, each computed from the events between its opening and its closing alone.

A table that is closed has no shift until it is opened again.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kitapi.games.caribbean_stud.rules.books.book_lines import (
    claims_in,
    jackpots_in,
    outcome_of,
    resets_in,
    rulings_in,
)
from kitapi.games.caribbean_stud.rules.books.flows import handle_of, jackpot_of, tray_of
from kitapi.games.caribbean_stud.rules.books.recall import HandRecall, recall_hand
from kitapi.games.caribbean_stud.rules.books.shift import HandEntry, Handle, Hands, Paid, Shift
from kitapi.games.caribbean_stud.rules.books.signatures import staff_of
from kitapi.games.caribbean_stud.rules.books.theory import theory_of
from kitapi.games.caribbean_stud.rules.books.wager_totals import rounds_in
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, METER
from kitapi.house.books.counts import counts_in, part_of, times_of
from kitapi.house.books.entries import all_of, balances_at_end, hands_of, shifts_of
from kitapi.house.books.flows import Flows, box_of, flows_of
from kitapi.kernel.books import Entry


class StudBooks:
    """The books of Caribbean Stud: see ``kitapi.kernel.books.Books`` for what each part is."""

    def shifts(self, log: Sequence[Entry]) -> tuple[Shift, ...]:
        """Return all shifts in ``log``, the oldest first."""
        all_shifts = shifts_of(hands_in(log), happened.TableClosed)
        opened = (hands for hands in all_shifts if any(all_of(hand, happened.TableOpened) for hand in hands))
        return tuple(_shift(number, hands) for number, hands in enumerate(opened, start=1))

    def signatures(self, log: Sequence[Entry]) -> tuple[Paid, ...]:
        """Return all jackpots in ``log``, each with the people who signed it."""
        return tuple(one for hand in hands_in(log) for one in jackpots_in(hand))

    def recall(self, hand: Sequence[Entry]) -> HandRecall:
        """Return all facts of one hand."""
        return recall_hand(hand)


STUD_BOOKS = StudBooks()


def hands_in(log: Sequence[Entry]) -> list[list[Entry]]:
    """Return the entries of ``log``, a list for each hand."""
    return hands_of(log, happened.HandOpened)


LISTINGS: dict[str, Callable[[Sequence[Entry]], tuple[Any, ...]]] = {
    "jackpots": jackpots_in,
    "resets": resets_in,
    "rulings": rulings_in,
    "claims": claims_in,
}
"""The lists of a shift, by field: the function that returns the items of one hand."""


def _list_all(hands: Sequence[Sequence[Entry]]) -> dict[str, Any]:
    return {name: tuple(one for hand in hands for one in listed(hand)) for name, listed in LISTINGS.items()}


def _shift(number: int, hands: list[list[Entry]]) -> Shift:
    log = [entry for hand in hands for entry in hand]
    before: Any = hands[0][0].event
    after = balances_at_end(before.balances, log)
    flows = flows_of(log)
    played = tuple(_hand(hand) for hand in hands)
    handle = sum((_handle(hand) for hand in hands), Handle())
    tray = tray_of(flows, before.balances[FLOAT], after[FLOAT])
    box = box_of(flows, before.balances[BOX])
    return Shift(
        number=number,
        **times_of(log, happened.TableBrokenUp)._asdict(),
        first=played[0].number,
        last=played[-1].number,
        hands=_count_hands(played),
        **counts_in(log)._asdict(),
        **_count_events(log),
        tray=tray,
        box=box,
        jackpot=jackpot_of(flows, _tokens(log), before.balances[METER], after[METER]),
        handle=handle,
        won=tray.won,
        hold=part_of(tray.won, box.drop),
        margin=part_of(tray.won, handle.total),
        theory=theory_of(rounds_in(entry.event for entry in log), before.terms.variant),
        played=played,
        **_list_all(hands),
        staff=staff_of(log),
    )


def _count_events(log: Sequence[Entry]) -> dict[str, Any]:
    """Return the numbers of events that a shift counts, by field."""
    return {
        "bank_changes": len(all_of(log, happened.BankChanged)),
        "calls": len(all_of(log, happened.InspectorCalled)),
        "dismissed": len(all_of(log, happened.CallDismissed)),
        "warnings": len(all_of(log, happened.PlayerWarned)),
    }


def _hand(hand: list[Entry]) -> HandEntry:
    opened: Any = hand[0].event
    flows, outcome = flows_of(hand), outcome_of(hand)
    return HandEntry(
        number=opened.number,
        outcome=outcome,
        dealt=bool(all_of(hand, happened.CardsDealt)),
        won=_won_by_bank(flows),
        handle=_handle(hand).total,
        at=None if outcome == "running" else hand[-1].at,
    )


def _won_by_bank(flows: Flows) -> int:
    """Return the chips that the bank won in one hand, which do not depend on the tray's opening and closing amounts."""
    return tray_of(flows, 0, 0).won


def _handle(hand: list[Entry]) -> Handle:
    return Handle() if outcome_of(hand) == "void" else handle_of(flows_of(hand))


def _count_hands(played: tuple[HandEntry, ...]) -> Hands:
    outcomes = [hand.outcome for hand in played]
    return Hands(
        dealt=sum(hand.dealt for hand in played), void=outcomes.count("void"), unplayed=outcomes.count("unplayed")
    )


def _tokens(log: Sequence[Entry]) -> int:
    """Return the number of tokens that came into play."""
    fallen: int = sum(len(one.event.seats) for one in all_of(log, happened.CoinsIn))
    decided: int = sum(one.event.in_play for one in all_of(log, happened.TokenDecided))
    return fallen + decided
