"""Checks whether a deal's accounts add up: the ledger, the sheet, and the two against each other."""

from msgspec.structs import replace

from kitapi.games.prefa.rules.deal_facts import SheetEntry
from kitapi.games.prefa.rules.events import DealOpened, DealSettled, KasaAdded
from kitapi.games.prefa.rules.scoresheet import results_of, settlement_of
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.state import BrokenUp, DealOver, PrefaState, opened_of
from kitapi.ledger import Account, Transfer, balances_after, seat_account


def discrepancy(state: PrefaState) -> str | None:
    """Return the first error in the accounts of a finished deal, in a few English words; None if there is none.

    The payments are not computed again; the sheet, the balances and the results are compared with them.
    """
    match state:
        case DealOver(added=(*earlier, last)):
            return _discrepancy_in_kasa(replace(state, added=tuple(earlier)), last)
        case DealOver(deal=deal, settled=settled):
            return _discrepancy_in_books(deal.opened, settled, settled.settlement.transfers)
        case BrokenUp(before=before, broken=broken):
            sheet = before.sheet if isinstance(before, DealOver) else opened_of(before).sheet
            return None if broken.settlement == settlement_of(sheet) else "settlement: not that of the sheet"
        case _:
            return None


def _discrepancy_in_kasa(before: DealOver, added: KasaAdded) -> str | None:
    """Return the error in a change of the kasa; None: there is none."""
    changes = [(one.field, one.column, 10 * (one.after - one.before)) for one in added.written.entries]
    if changes != [(seat, None, added.amount) for seat in range(len(before.sheet.columns))]:
        return "sheet: not every column is changed by the same amount"
    return _discrepancy_in_books(before, added, added.transfers)


def _discrepancy_in_books(
    before: DealOpened | DealOver, event: DealSettled | KasaAdded, transfers: tuple[Transfer, ...]
) -> str | None:
    """Return the error in balances, sheet and results, which start from those ``before``; None: there is none."""
    balances, written, players = event.balances, event.written, len(event.results)
    if sum(balances.values()):
        return "balances: they do not add up to zero"
    if balances != balances_after({Account(name): amount for name, amount in before.balances.items()}, transfers):
        return "balances: not those that the payments lead to"
    if _after_entries(before.sheet, written.entries) != written.sheet:
        return "sheet: not the one that the entries lead to"
    if event.results != results_of(written.sheet):
        return "results: not those of the sheet"
    if not all(_agree(event.results[seat], balances, seat, players) for seat in range(players)):
        return "sheet: it does not agree with the balances"
    return None


def _after_entries(sheet: Sheet, entries: tuple[SheetEntry, ...]) -> Sheet | None:
    """Return the sheet with ``entries`` written on it.

    None if an entry strikes through a figure that the sheet does not have.
    """
    columns, owed = list(sheet.columns), [list(row) for row in sheet.owed]
    for entry in entries:
        row, place = (columns, entry.field) if entry.column is None else (owed[entry.field], entry.column)
        if row[place] != entry.before:
            return None
        row[place] = entry.after
    return Sheet(columns=tuple(columns), owed=tuple(tuple(row) for row in owed))


def _agree(result: int, balances: dict[str, int], seat: int, players: int) -> bool:
    """Whether a result is the balance plus an equal part of the kasa, give or take rounded gifts (PREFA-KIT-04)."""
    exact_times_players = players * balances[seat_account(seat)] + balances["kasa"]
    return abs(players * result - exact_times_players) <= players * (players - 1)
