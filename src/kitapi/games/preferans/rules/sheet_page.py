"""The sheets of a sitting as the page shows them, with all entries ever made (SK-SHEET-01)."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from kitapi.games.preferans.rules.accounts import POT
from kitapi.games.preferans.rules.deal_facts import FinalSettlement, GameFacts, PostedDeal, Settlement, VoidFacts
from kitapi.games.preferans.rules.events import DealOpened, DealSettled, Event
from kitapi.games.preferans.rules.explanation import Course, Explained, course_of, explain_settlement
from kitapi.games.preferans.rules.opening import active_seats
from kitapi.games.preferans.rules.scoresheet import final_settlement
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.variant import Money, PreferansTerms, PreferansVariant
from kitapi.kernel import ImpossibleHistory, Seat, rule
from kitapi.ledger import seat_account


class WrittenDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in the history: its facts, its settlement, and the accounts after it.

    ``sheet``: the sheet after the deal. ``pot``: the chips in the pot, 0 in the sheet form. ``chips``: every player's
    gain or loss without the pot, empty in the sheet form. ``results``: the results after the deal. ``sitting_over``:
    whether it was the last deal.
    """

    number: int
    dealer: Seat
    facts: GameFacts | VoidFacts
    settlement: Settlement
    explained: Explained
    sheet: Sheet
    pot: int
    chips: tuple[int, ...]
    results: tuple[int, ...]
    sitting_over: bool


class SheetPage(msgspec.Struct, frozen=True, kw_only=True):
    """The sheets of a sitting with all entries ever made, and their settlement at this moment (SK-SHEET-01).

    ``before``: the sheet before the first of ``deals``; ``sheet`` and ``pot``: the present ones, without a running
    deal.
    """

    players: int
    variant: PreferansVariant
    deals: tuple[WrittenDeal, ...]
    before: Sheet
    sheet: Sheet
    pot: int
    results: tuple[int, ...]
    settlement: FinalSettlement


def chips_in(books: PostedDeal, variant: PreferansVariant) -> tuple[int, ...]:
    """Return every player's gain or loss in chips, without the pot; empty in the sheet form."""
    if variant.money is Money.SHEET:
        return ()
    return tuple(books.balances[seat_account(Seat(seat))] for seat in range(len(books.results)))


@rule("SK-SHEET-01", without=None)
def history_entry(
    number: int, dealer: Seat, settled: DealSettled, variant: PreferansVariant, course: Course
) -> WrittenDeal:
    """Return the entry of a settled deal in the history."""
    books = settled.booked
    return WrittenDeal(
        number=number,
        dealer=dealer,
        facts=settled.facts,
        settlement=settled.settlement,
        explained=explain_settlement(settled, active_seats(dealer, settled.facts.players), variant, course),
        sheet=books.sheet,
        pot=books.balances.get(POT, 0),
        chips=chips_in(books, variant),
        results=books.results,
        sitting_over=books.sitting_over,
    )


def sheet_page(events: Iterable[Event]) -> SheetPage:
    """Return the sitting's sheets, folded from its events.

    Raises:
        ImpossibleHistory: ``events`` contain no opening event.
    """
    first: DealOpened | None = None
    opened: DealOpened | None = None
    deals: list[WrittenDeal] = []
    course = Course()
    for event in events:
        course = course_of(course, event)
        if isinstance(event, DealOpened):
            opened, first = event, first or event
            sheet, balances = event.sheet, event.balances
        elif isinstance(event, DealSettled) and opened is not None:
            sheet, balances = event.booked.sheet, event.booked.balances
            deals.append(history_entry(opened.number, opened.dealer, event, opened.terms.variant, course))
    if first is None:
        raise ImpossibleHistory("a sheet needs a deal that was opened")
    return page_of(first.terms, deals, first.sheet, sheet, balances)


def page_of(
    terms: PreferansTerms, deals: Sequence[WrittenDeal], before: Sheet, sheet: Sheet, balances: Mapping[str, int]
) -> SheetPage:
    """Return the page of ``deals``; ``before``: the sheet before them, ``sheet`` and ``balances``: those after them."""
    settlement = final_settlement(sheet, balances, terms.variant)
    return SheetPage(
        players=terms.players,
        variant=terms.variant,
        deals=tuple(deals),
        before=before,
        sheet=sheet,
        pot=balances.get(POT, 0),
        results=settlement.results,
        settlement=settlement,
    )
