"""Checks whether a sitting's accounts add up: the ledger, the sheets, and the two against each other."""

from collections.abc import Mapping

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, HEADS
from kitapi.games.preferans.rules.deal_facts import PostedDeal
from kitapi.games.preferans.rules.events import DealOpened, DealSettled
from kitapi.games.preferans.rules.posting import balances_with, deal_balances
from kitapi.games.preferans.rules.scoresheet import final_settlement, results_of, sheet_results, sitting_over, write
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, PreferansState, opened_of
from kitapi.games.preferans.rules.variant import Money
from kitapi.ledger import seat_account


def discrepancy(state: PreferansState) -> str | None:
    """Return the first error in the accounts of a finished deal, in a few English words; None if there is none.

    The payments are not computed again; the sheets and the balances are compared with them.
    """
    match state:
        case DealOver():
            return _discrepancy_in_books(state.deal.opened, state.settled)
        case BrokenUp():
            return _discrepancy_in_break_up(state)
        case _:
            return None


def _discrepancy_in_books(opened: DealOpened, settled: DealSettled) -> str | None:
    books, variant = settled.booked, opened.terms.variant
    if sum(books.balances.values()):
        return "balances: they do not add up to zero"
    if books.balances != deal_balances(opened, settled.settlement.transfers):
        return "balances: not those that the payments lead to"
    if books.sheet != write(opened.sheet, settled.facts, settled.settlement, variant):
        return "sheet: not the one that the entries lead to"
    if books.sitting_over != sitting_over(books.sheet, variant):
        return "sitting: over or not over against what the head sums say"
    if books.results != results_of(books.sheet, books.balances, variant):
        return "results: not those of the sheet"
    if variant.money is Money.SHEET and not _agree(books):
        return "sheet: it does not agree with the balances"
    return None


def _agree(books: PostedDeal) -> bool:
    """Whether the balances are the points of the sheet: the present ones, or those settled when the sitting is over."""
    sheet = books.sheet
    points = books.results if books.sitting_over else sheet_results(sheet.heads, sheet.sides)
    heads = 0 if books.sitting_over else HEAD_WEIGHT * sum(sheet.heads)
    return _stand_at(books.balances, points) and books.balances[HEADS] == heads


def _discrepancy_in_break_up(state: BrokenUp) -> str | None:
    before, broken, opened = state.before, state.broken, opened_of(state)
    if isinstance(before, DealOver):
        books = before.settled.booked
        sheet, balances, in_play = books.sheet, books.balances, books.balances
    else:
        sheet, balances, in_play = opened.sheet, opened.balances, deal_balances(opened, ())
    if broken.settlement != final_settlement(sheet, balances, opened.terms.variant):
        return "settlement: not that of the sheet"
    emptied = balances_with(in_play, broken.transfers)
    if sum(emptied.values()) or not _stand_at(emptied, broken.settlement.results):
        return "balances: not the results of the settlement"
    return None


def _stand_at(balances: Mapping[str, int], points: tuple[int, ...]) -> bool:
    """Whether every seat's balance equals its ``points``."""
    return all(balances[seat_account(seat)] == own for seat, own in enumerate(points))
