"""The tray between the hands: chips changed at the bank, and chips brought to it (CSP-007, CSP-084)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.round.staking import whole_chips
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, ChangeBank
from kitapi.games.caribbean_stud.rules.table.events import BankChanged, FloatAdded, Transfers
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT
from kitapi.house import tray
from kitapi.kernel import Actor, IllegalAction, Range, rule

BankStep: TypeAlias = ChangeBank | AddToFloat


def decide(state: StudState, _actor: Actor, action: BankStep) -> tuple[BankChanged | FloatAdded, ...]:
    """What happens at the tray; whose each step is, and when, is decided before.

    Raises:
        IllegalAction: it cannot be laid in the table's chips, or is more than may go at once.
    """
    match action:
        case ChangeBank(amount=amount):
            return _change(state, amount)
        case AddToFloat(amount=amount):
            return _add(state, amount)
        case _:
            assert_never(action)


# Changes at the bank


def _change(state: StudState, amount: int) -> tuple[BankChanged, ...]:
    if amount % state.house.chip:
        raise IllegalAction("CSP-007", amount=amount, chip=state.house.chip)
    if is_more_than_lies_there(state, amount):
        raise IllegalAction("CSP-007", amount=amount, tray=state.balances[FLOAT])
    return (BankChanged(amount=amount, transfers=changed(amount)),)


@rule("CSP-007", without=False)
def is_more_than_lies_there(state: StudState, amount: int) -> bool:
    """Whether the tray holds less than is to be changed."""
    return amount > state.balances[FLOAT]


@rule("CSP-007", without=())
def changed(amount: int) -> Transfers:
    """Chips go to the house, and as many of other values come back."""
    return tray.changed(amount, "CSP-007")


# Additions


def _add(state: StudState, amount: int) -> tuple[FloatAdded, ...]:
    if amount % state.house.chip:
        raise IllegalAction("CSP-084", amount=amount, chip=state.house.chip)
    if amount > state.house.dotation:
        raise IllegalAction("CSP-084", amount=amount, most=state.house.dotation)
    return (FloatAdded(amount=amount, transfers=brought(amount)),)


@rule("CSP-084", without=())
def brought(amount: int) -> Transfers:
    """The house's own chips come to the tray."""
    return tray.brought(amount, "CSP-084")


# What may be offered


def changes(state: StudState) -> Range:
    """The amounts that the tray has to change; none where it holds less than a chip."""
    chip = state.house.chip
    return Range(action="bank_change", lowest=chip, highest=whole_chips(state.balances[FLOAT], chip), step=chip)


def additions(state: StudState) -> Range:
    """The amounts that may be brought at once: as much as the tray held at first; none where that is no chip."""
    chip = state.house.chip
    return Range(action="add_to_float", lowest=chip, highest=whole_chips(state.house.dotation, chip), step=chip)
