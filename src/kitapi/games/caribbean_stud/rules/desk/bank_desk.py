"""The tray between the hands: its chips are changed for other values, and chips are added (CSP-007, CSP-084)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, ChangeBank
from kitapi.games.caribbean_stud.rules.table.events import BankChanged, FloatAdded, Transfers
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT
from kitapi.house import tray
from kitapi.house.desk import BankDesk, amounts
from kitapi.kernel import Actor, Range, rule

BankStep: TypeAlias = ChangeBank | AddToFloat


def decide(state: StudState, _actor: Actor, action: BankStep) -> tuple[BankChanged | FloatAdded, ...]:
    """Return the events of a step at the tray; the actor and the phase have been checked before.

    Raises:
        IllegalAction: the amount is not a multiple of the table's chip, or more than may be moved at once.
    """
    house = state.house
    match action:
        case ChangeBank(amount=amount):
            return DESK.decide_change(state.balances, amount, house.chip)
        case AddToFloat(amount=amount):
            return DESK.decide_addition(amount, house.dotation, house.chip)
        case _:
            assert_never(action)


@rule("CSP-007", without=False)
def is_more_than_lies_there(held: int, amount: int) -> bool:
    """Whether the tray, which has ``held`` chips, has too few to change ``amount`` of them."""
    return amount > held


@rule("CSP-007", without=())
def change_chips(amount: int) -> Transfers:
    """The transfers of a change: chips go to the house, and chips of other values for the same amount come back."""
    return tray.change_chips(amount, "CSP-007")


@rule("CSP-084", without=())
def bring_chips(amount: int) -> Transfers:
    """Return the transfers of an addition: chips of the house are brought to the tray."""
    return tray.bring_chips(amount, "CSP-084")


DESK = BankDesk(
    change_clause="CSP-007",
    add_clause="CSP-084",
    changed=BankChanged,
    added=FloatAdded,
    is_short=is_more_than_lies_there,
    change=change_chips,
    bring=bring_chips,
)


# What may be offered


def changes(state: StudState) -> Range:
    """Return the amounts that the tray can change; an empty range if it holds less than one chip."""
    return amounts("bank_change", state.balances[FLOAT], state.house.chip)


def additions(state: StudState) -> Range:
    """Return the amounts that may be added at once: at most as much as the tray held when the table was set up."""
    return amounts("add_to_float", state.house.dotation, state.house.chip)
