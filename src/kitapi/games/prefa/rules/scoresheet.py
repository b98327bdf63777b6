"""The scoresheet (κιτάπι): how a writer writes deals, and how a sitting is settled (PREFA-KIT)."""

from collections.abc import Iterable, Sequence

import msgspec

from kitapi.games.prefa.rules.deal_facts import (
    ContractFacts,
    Explained,
    Part,
    PassDealFacts,
    Settlement,
    SheetEntry,
    SheetSettlement,
    Written,
)
from kitapi.games.prefa.rules.events import DealOpened, DealSettled, Event, KasaAdded
from kitapi.games.prefa.rules.settlement import KASA, explain_settlement
from kitapi.games.prefa.rules.sheet import Sheet, blank_sheet
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import ImpossibleHistory, Instead, Seat, rule, seats_of
from kitapi.ledger import seat_account


class Pen:
    """Writes on a copy of a sheet, and records every figure with the one that it strikes through."""

    def __init__(self, sheet: Sheet) -> None:
        self.columns = list(sheet.columns)
        self.owed = [list(row) for row in sheet.owed]
        self.entries: list[SheetEntry] = []

    def move_column(self, seat: Seat, tens: int, clause: str) -> None:
        """Change ``seat``'s kasa column by ``tens``."""
        if tens:
            before = self.columns[seat]
            self.columns[seat] = before + tens
            self.entries.append(SheetEntry(field=seat, column=None, before=before, after=before + tens, clause=clause))

    def note_debt(self, creditor: Seat, debtor: Seat, kapikia: int, clause: str) -> None:
        """Write on ``creditor``'s side of the border that ``debtor`` owes them ``kapikia`` more than before."""
        if kapikia:
            before = self.owed[creditor][debtor]
            after = before + kapikia
            self.owed[creditor][debtor] = after
            self.entries.append(SheetEntry(field=creditor, column=debtor, before=before, after=after, clause=clause))

    def finish(self) -> Written:
        """Return the entries written, and the resulting sheet."""
        sheet = Sheet(columns=tuple(self.columns), owed=tuple(tuple(row) for row in self.owed))
        return Written(entries=tuple(self.entries), sheet=sheet)


@rule("PREFA-KIT-03", without=Instead(lambda columns, declarer, tens: {declarer: tens}))
def lick_columns(columns: Sequence[int], declarer: Seat, tens: int) -> dict[Seat, int]:
    """Distribute ``tens`` over the columns: first the declarer's own, then the highest other, then the next.

    No column goes below zero, except the declarer's own if all together fall short; among equal ones, the first to the
    declarer's right comes first.
    """
    players = len(columns)
    to_the_right = [Seat((declarer + step) % players) for step in range(1, players)]
    taken: dict[Seat, int] = {}
    for seat in (declarer, *sorted(to_the_right, key=lambda other: -columns[other])):
        taken[seat] = max(0, min(tens, columns[seat]))
        tens -= taken[seat]
    taken[declarer] += tens
    return taken


@rule("PREFA-KIT-02", without=None)
def write_made(pen: Pen, facts: ContractFacts, value: int) -> None:
    """Write a deal in which nobody is in: lower the kasa columns, and note what the declarer owes the defenders.

    A player whose column is lowered in place of the declarer's is owed that amount by the declarer: see
    ``lick_columns``.
    """
    for seat, tens in lick_columns(pen.columns, facts.declarer, value).items():
        pen.move_column(seat, -tens, "PREFA-KIT-02" if seat == facts.declarer else "PREFA-KIT-03")
        if seat != facts.declarer:
            pen.note_debt(facts.declarer, seat, 10 * tens, "PREFA-KIT-03")
    caller = next((one.seat for one in (facts.first, facts.second) if one.part is Part.CALLS), None)
    for one in (facts.first, facts.second):
        if one.part is not Part.OUT:
            creditor = one.seat if caller is None else caller
            pen.note_debt(creditor, facts.declarer, one.tricks * value, "PREFA-KIT-02")


@rule("PREFA-KIT-02", without=None)
def write_failed(pen: Pen, facts: ContractFacts, settlement: Settlement) -> None:
    """Write a deal in which the declarer is in: raise their column by their payment into the kasa."""
    into_kasa = sum(moved.amount for moved in settlement.transfers if moved.payee == KASA)
    pen.move_column(facts.declarer, into_kasa // 10, "PREFA-KIT-02")


@rule("PREFA-KIT-02", without=None)
def write_debts(pen: Pen, settlement: Settlement, players: int) -> None:
    """Write the payments between players, which change pair columns only."""
    seats = {seat_account(seat): Seat(seat) for seat in range(players)}
    for moved in settlement.transfers:
        if moved.payer in seats and moved.payee in seats:
            pen.note_debt(seats[moved.payee], seats[moved.payer], moved.amount, moved.clause)


@rule("PREFA-KIT-02", without=None)
def write_pass_deal(pen: Pen, settlement: Settlement, players: int) -> None:
    """Write a pass deal, which raises kasa columns only."""
    seats = {seat_account(seat): Seat(seat) for seat in range(players)}
    for moved in settlement.transfers:
        pen.move_column(seats[moved.payer], moved.amount // 10, moved.clause)


def write(sheet: Sheet, facts: ContractFacts | PassDealFacts, settlement: Settlement) -> Written:
    """Return the entries for a deal on ``sheet``, and the sheet after it."""
    pen = Pen(sheet)
    if isinstance(facts, PassDealFacts):
        write_pass_deal(pen, settlement, facts.players)
        return pen.finish()
    fall = settlement.shortfall
    if fall.declarer:
        write_failed(pen, facts, settlement)
    elif not (fall.first or fall.second):
        write_made(pen, facts, settlement.value)
    write_debts(pen, settlement, facts.players)
    return pen.finish()


@rule("PREFA-HOUSE-03", without=Instead(lambda sheet, _tens: Written(entries=(), sheet=sheet)))
def write_added(sheet: Sheet, tens: int) -> Written:
    """Write a change by agreement: raise every kasa column by ``tens``, or lower it if they are negative."""
    pen = Pen(sheet)
    for seat in range(len(sheet.columns)):
        pen.move_column(Seat(seat), tens, "PREFA-HOUSE-03")
    return pen.finish()


@rule("PREFA-KIT-04", without=Instead(lambda columns: (0,) * len(columns)))
def gifts(columns: Sequence[int]) -> tuple[int, ...]:
    """Return the payments between players in a settlement, each to every other, in kapikia.

    The smallest column is subtracted from all; each player gives every other an equal part of the rest of their own
    column, each gift rounded half up.
    """
    players, smallest = len(columns), min(columns)
    return tuple((20 * (column - smallest) + players) // (2 * players) for column in columns)


@rule("PREFA-KIT-04", "PREFA-KIT-05", without=Instead(lambda sheet: (0,) * len(sheet.columns)))
def results_of(sheet: Sheet) -> tuple[int, ...]:
    """Return every player's result if the sitting were settled now, in kapikia; the results add up to zero."""
    given = gifts(sheet.columns)
    players = range(len(given))
    return tuple(
        sum(sheet.owed[one][other] - sheet.owed[other][one] for other in players) + sum(given) - len(given) * given[one]
        for one in players
    )


def settlement_of(sheet: Sheet) -> SheetSettlement:
    """Return the settlement of the sheet at this moment, step by step."""
    smallest, seats = min(sheet.columns), range(len(sheet.columns))
    return SheetSettlement(
        columns=sheet.columns,
        smallest=smallest,
        left=tuple(column - smallest for column in sheet.columns),
        gifts=gifts(sheet.columns),
        pairs=tuple(tuple(sheet.owed[one][other] - sheet.owed[other][one] for other in seats) for one in seats),
        results=results_of(sheet),
    )


@rule("PREFA-KIT-06", without=Instead(lambda _viewer, players: tuple(range(players))))
def fields_around(viewer: Seat, players: int) -> tuple[Seat, ...]:
    """Return the seats in the order in which ``viewer`` sees the fields of the sheet and the players.

    From the bottom, the viewer's own, on to the right: bottom, right, (far side,) left.
    """
    seats = seats_of(players)
    return seats[viewer:] + seats[:viewer]


class WrittenDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal in the history: facts, payments with how they were computed, entries, results, kasa."""

    number: int
    dealer: Seat
    facts: ContractFacts | PassDealFacts
    settlement: Settlement
    explained: Explained
    entries: tuple[SheetEntry, ...]
    results: tuple[int, ...]
    kasa: int


class WrittenAddition(msgspec.Struct, frozen=True, kw_only=True):
    """Kasa added between deals, in the history (PREFA-HOUSE-03).

    ``after``: the number of the deal before the change. ``amount``: kapikia a player; negative: taken off. Entries,
    results and kasa are those after the change.
    """

    after: int
    amount: int
    entries: tuple[SheetEntry, ...]
    results: tuple[int, ...]
    kasa: int


class SheetPage(msgspec.Struct, frozen=True, kw_only=True):
    """The whole sheet of a sitting, with its history (PREFA-KIT-05) and the settlement if the sitting ended now.

    ``added``: every change of the kasa by agreement, in order.
    """

    players: int
    kasa_share: int
    deals: tuple[WrittenDeal, ...]
    sheet: Sheet
    results: tuple[int, ...]
    settlement: SheetSettlement
    added: tuple[WrittenAddition, ...] = ()


@rule("PREFA-KIT-05", without=Instead(lambda number, dealer, settled, variant: None))
def history_entry(number: int, dealer: Seat, settled: DealSettled, variant: PrefaVariant) -> WrittenDeal:
    """Return the entry of a settled deal in the history."""
    return WrittenDeal(
        number=number,
        dealer=dealer,
        facts=settled.facts,
        settlement=settled.settlement,
        explained=explain_settlement(settled.facts, settled.settlement, variant),
        entries=settled.written.entries,
        results=settled.results,
        kasa=settled.balances["kasa"],
    )


@rule("PREFA-HOUSE-03", without=Instead(lambda number, event: None))
def addition_entry(number: int, event: KasaAdded) -> WrittenAddition:
    """Return the entry in the history for a change of the kasa after the deal ``number``."""
    return WrittenAddition(
        after=number,
        amount=event.amount,
        entries=event.written.entries,
        results=event.results,
        kasa=event.balances["kasa"],
    )


def sheet_page(events: Iterable[Event]) -> SheetPage:
    """Return the sitting's sheet, folded from its events.

    Raises:
        ImpossibleHistory: ``events`` contain no opening event.
    """
    opened: DealOpened | None = None
    deals: list[WrittenDeal] = []
    added: list[WrittenAddition] = []
    sheet: Sheet | None = None
    for event in events:
        if isinstance(event, DealOpened):
            opened, sheet = event, sheet or event.sheet
        elif isinstance(event, DealSettled) and opened is not None:
            sheet = event.written.sheet
            deals.append(history_entry(opened.number, opened.dealer, event, opened.terms.variant))
        elif isinstance(event, KasaAdded) and opened is not None:
            sheet = event.written.sheet
            added.append(addition_entry(opened.number, event))
    if opened is None or sheet is None:
        raise ImpossibleHistory("a sheet needs a deal that was opened")
    return page_of(opened.terms, deals, added, sheet)


def page_of(
    terms: PrefaTerms, deals: Sequence[WrittenDeal], added: Sequence[WrittenAddition], sheet: Sheet
) -> SheetPage:
    """Return the page of a sitting; ``sheet``: its figures after all of it."""
    players, share = terms.players, terms.variant.kasa_share
    return SheetPage(
        players=players,
        kasa_share=share,
        deals=tuple(deals),
        sheet=sheet if deals else blank_sheet(players, share),
        results=results_of(sheet),
        settlement=settlement_of(sheet),
        added=tuple(added),
    )
