"""Whether a sitting's accounts add up: the ledger in itself, the sheets in themselves, and the two with each other."""

from collections.abc import Mapping

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, HEADS
from kitapi.games.preferans.rules.events import DealOpened, DealSettled
from kitapi.games.preferans.rules.posting import after, balances_booked
from kitapi.games.preferans.rules.scoresheet import final_settlement, results_of, sitting_over, weighed, write
from kitapi.games.preferans.rules.settled import Booked
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, PreferansState, opened_of
from kitapi.games.preferans.rules.variant import Money
from kitapi.ledger import seat_account


def discrepancy(state: PreferansState) -> str | None:
    """What does not add up in how the deal ended, in a few English words; no payment is reckoned again."""
    match state:
        case DealOver():
            return _in_settled(state.deal.opened, state.settled)
        case BrokenUp():
            return _in_broken_up(state)
        case _:
            return None


def _in_settled(opened: DealOpened, settled: DealSettled) -> str | None:
    booked, variant = settled.booked, opened.terms.variant
    if sum(booked.balances.values()):
        return "balances: they do not add up to zero"
    if booked.balances != balances_booked(opened, settled.settlement.transfers):
        return "balances: not those that the payments lead to"
    if booked.sheet != write(opened.sheet, settled.facts, settled.settlement, variant):
        return "sheet: not the one that the entries lead to"
    if booked.sitting_over != sitting_over(booked.sheet, variant):
        return "sitting: over or not over against what the head sums say"
    if booked.results != results_of(booked.sheet, booked.balances, variant):
        return "results: not those of the sheet"
    if variant.money is Money.SHEET and not _agree(booked):
        return "sheet: it does not agree with the balances"
    return None


def _agree(booked: Booked) -> bool:
    """Whether the balances are the sheet's points: as it stands, or settled when the sitting is over."""
    sheet = booked.sheet
    points = booked.results if booked.sitting_over else weighed(sheet.heads, sheet.sides)
    heads = 0 if booked.sitting_over else HEAD_WEIGHT * sum(sheet.heads)
    return _stand_at(booked.balances, points) and booked.balances[HEADS] == heads


def _in_broken_up(state: BrokenUp) -> str | None:
    before, broken, opened = state.before, state.broken, opened_of(state)
    if isinstance(before, DealOver):
        booked = before.settled.booked
        sheet, balances, in_play = booked.sheet, booked.balances, booked.balances
    else:
        sheet, balances, in_play = opened.sheet, opened.balances, balances_booked(opened, ())
    if broken.settlement != final_settlement(sheet, balances, opened.terms.variant):
        return "settlement: not that of the sheet"
    emptied = after(in_play, broken.transfers)
    if sum(emptied.values()) or not _stand_at(emptied, broken.settlement.results):
        return "balances: not the results of the settlement"
    return None


def _stand_at(balances: Mapping[str, int], points: tuple[int, ...]) -> bool:
    """Whether every seat's balance is his ``points``."""
    return all(balances[seat_account(seat)] == own for seat, own in enumerate(points))
