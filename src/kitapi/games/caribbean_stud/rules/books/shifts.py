"""The books of a table: its shifts, each reckoned from the events between its opening and its closing alone.

A table that is closed has no shift until it is opened again.
"""

from collections.abc import Sequence
from typing import Any

from kitapi.games.caribbean_stud.rules.books.flows import Flows, box_of, flows_of, handle_of, jackpot_of, tray_of
from kitapi.games.caribbean_stud.rules.books.listing import (
    all_of,
    claims_in,
    jackpots_in,
    outcome_of,
    resets_in,
    rulings_in,
)
from kitapi.games.caribbean_stud.rules.books.recall import HandRecall, recalled
from kitapi.games.caribbean_stud.rules.books.shift import HandEntry, Handle, Hands, Paid, Shift
from kitapi.games.caribbean_stud.rules.books.signing import served
from kitapi.games.caribbean_stud.rules.books.theory import theory_of
from kitapi.games.caribbean_stud.rules.books.wagered import rounds_in
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, METER
from kitapi.house.books import balances_at_end, counted, hands_of, part_of, shifts_of
from kitapi.kernel.books import Entry


class StudBooks:
    """The books of Caribbean Stud: see ``kitapi.kernel.books.Books`` for what each part is."""

    def shifts(self, log: Sequence[Entry]) -> tuple[Shift, ...]:
        """Every shift that was begun."""
        all_shifts = shifts_of(hands_in(log), happened.TableClosed)
        opened = (hands for hands in all_shifts if any(all_of(hand, happened.TableOpened) for hand in hands))
        return tuple(_shift(number, hands) for number, hands in enumerate(opened, start=1))

    def signatures(self, log: Sequence[Entry]) -> tuple[Paid, ...]:
        """Every jackpot, with who signed it."""
        return tuple(one for hand in hands_in(log) for one in jackpots_in(hand))

    def recall(self, hand: Sequence[Entry]) -> HandRecall:
        """Everything of one hand."""
        return recalled(hand)


STUD_BOOKS = StudBooks()


def hands_in(log: Sequence[Entry]) -> list[list[Entry]]:
    """The log, hand by hand."""
    return hands_of(log, happened.HandOpened)


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
        **_times(log),
        first=played[0].number,
        last=played[-1].number,
        hands=_counted(played),
        **_counts(log),
        tray=tray,
        box=box,
        jackpot=jackpot_of(flows, _tokens(log), before.balances[METER], after[METER]),
        handle=handle,
        won=tray.won,
        hold=part_of(tray.won, box.drop),
        margin=part_of(tray.won, handle.total),
        theory=theory_of(rounds_in(entry.event for entry in log), before.terms.variant),
        played=played,
        jackpots=tuple(one for hand in hands for one in jackpots_in(hand)),
        resets=tuple(one for hand in hands for one in resets_in(hand)),
        rulings=tuple(one for hand in hands for one in rulings_in(hand)),
        claims=tuple(one for hand in hands for one in claims_in(hand)),
        staff=served(log),
    )


def _times(log: Sequence[Entry]) -> dict[str, Any]:
    """When the shift began and ended, and whether all broke it up."""
    [opened, *_], closed = all_of(log, happened.TableOpened), all_of(log, happened.TableClosed)
    broken_up = all_of(log, happened.TableBrokenUp)
    ended = closed or broken_up
    return {
        "begun": opened.at,
        "ended": ended[0].at if ended else None,
        "broken_up": bool(broken_up) and not closed,
    }


def _counts(log: Sequence[Entry]) -> dict[str, Any]:
    """What was counted, and how often this and that happened beside the hands."""
    opened = all_of(log, happened.TableOpened)[0].event
    at_closing = [entry.event for entry in all_of(log, happened.ChipsCounted)][-1:]
    return {
        "opened_with": None if opened.chips is None else counted(opened.chips, opened.expected),
        "chips": next((counted(one.chips, one.expected_chips) for one in at_closing), None),
        "notes": next((counted(one.notes, one.expected_notes) for one in at_closing), None),
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
        won=_won(flows),
        handle=_handle(hand).total,
        at=None if outcome == "running" else hand[-1].at,
    )


def _won(flows: Flows) -> int:
    """What the bank won in one hand; the tray's opening and closing do not matter here."""
    return tray_of(flows, 0, 0).won


def _handle(hand: list[Entry]) -> Handle:
    return Handle() if outcome_of(hand) == "void" else handle_of(flows_of(hand))


def _counted(played: tuple[HandEntry, ...]) -> Hands:
    outcomes = [hand.outcome for hand in played]
    return Hands(
        dealt=sum(hand.dealt for hand in played), void=outcomes.count("void"), unplayed=outcomes.count("unplayed")
    )


def _tokens(log: Sequence[Entry]) -> int:
    """How many tokens came into play."""
    fallen: int = sum(len(one.event.seats) for one in all_of(log, happened.CoinsIn))
    decided: int = sum(one.event.in_play for one in all_of(log, happened.TokenDecided))
    return fallen + decided
