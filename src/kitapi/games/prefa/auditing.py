"""Whether a deal's accounts add up: the ledger in itself, the sheet in itself, and the two with each other."""

from kitapi.games.prefa.events import DealOpened, DealSettled
from kitapi.games.prefa.scoresheet import results_of, settlement_of
from kitapi.games.prefa.settled import SheetEntry
from kitapi.games.prefa.sheet import Sheet
from kitapi.games.prefa.state import BrokenUp, DealOver, PrefaState, opened_of
from kitapi.ledger import Account, balances_after, seat_account


def discrepancy(state: PrefaState) -> str | None:
    """What does not add up in how the deal ended, in a few English words; no payment is reckoned again."""
    match state:
        case DealOver():
            return _in_added(state) if state.added else _in_settled(state.deal.opened, state.settled)
        case BrokenUp(before=before, broken=broken):
            sheet = before.sheet if isinstance(before, DealOver) else opened_of(before).sheet
            return None if broken.settlement == settlement_of(sheet) else "settlement: not that of the sheet"
        case _:
            return None


def _in_added(over: DealOver) -> str | None:
    """What does not add up in the last change of the kasa, which starts from how the deal or the one before left it."""
    added = over.added
    assert added is not None
    if sum(added.balances.values()):
        return "balances: they do not add up to zero"
    entries, columns = added.written.entries, added.written.sheet.columns
    if 10 * sum(columns) != added.balances["kasa"]:
        return "kasa: it is not what the columns hold"
    if any(10 * (entry.after - entry.before) != added.amount for entry in entries) or len(entries) != len(columns):
        return "sheet: not every column is changed by the same amount"
    if added.results != results_of(added.written.sheet):
        return "results: not those of the sheet"
    players = len(columns)
    agree = all(_agree(added.results[seat], added.balances, seat, players) for seat in range(players))
    return None if agree else "sheet: it does not agree with the balances"


def _in_settled(opened: DealOpened, settled: DealSettled) -> str | None:
    balances, written, players = settled.balances, settled.written, opened.terms.players
    if sum(balances.values()):
        return "balances: they do not add up to zero"
    before = {Account(name): amount for name, amount in opened.balances.items()}
    if balances != balances_after(before, settled.settlement.transfers):
        return "balances: not those that the payments lead to"
    if _after_entries(opened.sheet, written.entries) != written.sheet:
        return "sheet: not the one that the entries lead to"
    if settled.results != results_of(written.sheet):
        return "results: not those of the sheet"
    if not all(_agree(settled.results[seat], balances, seat, players) for seat in range(players)):
        return "sheet: it does not agree with the balances"
    return None


def _after_entries(sheet: Sheet, entries: tuple[SheetEntry, ...]) -> Sheet | None:
    """The sheet with ``entries`` written on it; None if one strikes through what does not stand there."""
    columns, owed = list(sheet.columns), [list(row) for row in sheet.owed]
    for entry in entries:
        row, place = (columns, entry.field) if entry.column is None else (owed[entry.field], entry.column)
        if row[place] != entry.before:
            return None
        row[place] = entry.after
    return Sheet(columns=tuple(columns), owed=tuple(tuple(row) for row in owed))


def _agree(result: int, balances: dict[str, int], seat: int, players: int) -> bool:
    """Whether a result is balance and part of the kasa, but for the rounding of the gifts (PREFA-KIT-04)."""
    exact_times_players = players * balances[seat_account(seat)] + balances["kasa"]
    return abs(players * result - exact_times_players) <= players * (players - 1)
