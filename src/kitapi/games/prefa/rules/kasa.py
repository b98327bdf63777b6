"""Changes of the kasa between deals, by agreement of all people at the table (PREFA-HOUSE-03)."""

from kitapi.games.prefa.rules.actions import AddKasa
from kitapi.games.prefa.rules.events import Event, KasaAdded
from kitapi.games.prefa.rules.scoresheet import results_of, write_added
from kitapi.games.prefa.rules.settlement import KASA
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.state import DealOver, PrefaState, opened_of
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import EVERYBODY, Actor, IllegalAction, Range, Seat, rule
from kitapi.ledger import Account, Transfer, balances_after, seat_account

STEP = 10
"""The smallest step of a change, in kapikia: a column is written in tens."""
MOST = 1_000
"""The largest amount that may be added at once, in kapikia for each player."""


@rule("PREFA-HOUSE-03", without=False)
def may_change(between_deals: bool, variant: PrefaVariant) -> bool:
    """Whether the kasa may be changed by agreement now: between deals, also if the last deal left it empty."""
    return between_deals and variant.add_kasa


@rule("PREFA-HOUSE-03", without=0)
def least_added(sheet: Sheet) -> int:
    """Return the smallest change in kapikia that leaves something in the kasa and takes no column below zero."""
    leaves_something = -sum(sheet.columns) // len(sheet.columns) + 1
    return STEP * max(leaves_something, -max(0, min(sheet.columns)))


def kasa_options(state: PrefaState) -> tuple[Range, ...]:
    """Return the options of all people at the table together: amounts to take off, and to add."""
    if not isinstance(state, DealOver) or not may_change(True, opened_of(state).terms.variant):
        return ()
    return changes_of(state.sheet)


def changes_of(sheet: Sheet) -> tuple[Range, ...]:
    """Return the amounts by which all may agree to change every column of ``sheet``: to take off, and to add."""
    least = least_added(sheet)
    taken = (Range(action="add_kasa", lowest=least, highest=-STEP, step=STEP),) if least < 0 else ()
    first = max(STEP, least)
    return (*taken, Range(action="add_kasa", lowest=first, highest=first + MOST - STEP, step=STEP))


def decide_addition(state: PrefaState, actor: Actor, action: AddKasa) -> tuple[Event, ...]:
    """Return the events when all have agreed to change every column by ``action.amount``.

    Raises:
        IllegalAction: not all have agreed, the kasa may not be changed now, or the amount is not allowed.
    """
    if actor != EVERYBODY:
        raise IllegalAction("PREFA-HOUSE-03", agreed=False)
    if not isinstance(state, DealOver) or not may_change(True, opened_of(state).terms.variant):
        raise IllegalAction("PREFA-HOUSE-03", phase=type(state).__name__)
    if not is_allowed_change(state.sheet, action.amount):
        raise IllegalAction("PREFA-HOUSE-03", amount=action.amount, least=least_added(state.sheet))
    return (post_addition(state.sheet, state.balances, action.amount),)


def is_allowed_change(sheet: Sheet, amount: int) -> bool:
    """Whether all may agree to change every column of ``sheet`` by ``amount`` kapikia."""
    return any(amount in range(one.lowest, one.highest + 1, one.step) for one in changes_of(sheet))


def post_addition(sheet: Sheet, balances: dict[str, int], amount: int) -> KasaAdded:
    """Return the event of a change of every column of ``sheet`` by ``amount`` kapikia, to which all have agreed."""
    transfers = tuple(_transfer(Seat(seat), amount) for seat in range(len(sheet.columns)))
    written = write_added(sheet, amount // STEP)
    before = {Account(name): held for name, held in balances.items()}
    return KasaAdded(
        amount=amount,
        transfers=transfers,
        written=written,
        balances={str(name): held for name, held in balances_after(before, transfers).items()},
        results=results_of(written.sheet),
    )


def _transfer(seat: Seat, amount: int) -> Transfer:
    """Return the transfer of one player into the kasa, or out of it if ``amount`` is negative."""
    ends = (seat_account(seat), KASA) if amount > 0 else (KASA, seat_account(seat))
    return Transfer(payer=ends[0], payee=ends[1], amount=abs(amount), clause="PREFA-HOUSE-03")
