"""The tray between the hands: chips changed at the bank, and chips brought to it (CSP-007, CSP-084)."""

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
    """What happens at the tray; whose each step is, and when, is decided before.

    Raises:
        IllegalAction: it cannot be laid in the table's chips, or is more than may go at once.
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
    """Whether the tray, with ``held`` chips, has less than is to be changed."""
    return amount > held


@rule("CSP-007", without=())
def change_chips(amount: int) -> Transfers:
    """Chips go to the house, and as many of other values come back."""
    return tray.change_chips(amount, "CSP-007")


@rule("CSP-084", without=())
def bring_chips(amount: int) -> Transfers:
    """A fill: the house's chips are brought to the tray."""
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
    """The amounts that the tray has to change; none where it holds less than a chip."""
    return amounts("bank_change", state.balances[FLOAT], state.house.chip)


def additions(state: StudState) -> Range:
    """The amounts that may be brought at once: as much as the tray held at first; none where that is no chip."""
    return amounts("add_to_float", state.house.dotation, state.house.chip)
