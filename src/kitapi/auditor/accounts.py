"""The accounts of one table and the transfers between them, in integers of any size."""

from collections.abc import Iterator, Mapping
from typing import Any

from kitapi.auditor.laws import Found


class Unreadable(Exception):
    """An event does not have the content that its kind requires."""


def whole(value: Any, what: str) -> int:
    """``value``, if it is an integer; truth values and fractions are refused.

    Raises:
        Unreadable: the value is no integer.
    """
    if type(value) is not int:
        raise Unreadable(f"{what}: {value!r} is not a whole number")
    return value


def wholes(values: Any, what: str) -> tuple[int, ...]:
    """A list of integers.

    Raises:
        Unreadable: ``values`` is no such list.
    """
    if type(values) is not list:
        raise Unreadable(f"{what}: not a list")
    return tuple(whole(value, what) for value in values)


def grid(rows: Any, what: str) -> tuple[tuple[int, ...], ...]:
    """A list of lists of integers.

    Raises:
        Unreadable: ``rows`` is no such list.
    """
    if type(rows) is not list:
        raise Unreadable(f"{what}: not a list")
    return tuple(wholes(row, what) for row in rows)


def balances_in(stated: Any) -> dict[str, int]:
    """The balances by account that an event states.

    Raises:
        Unreadable: ``stated`` holds no balances.
    """
    if type(stated) is not dict:
        raise Unreadable("balances: not an object")
    return {name: whole(amount, f"balances: {name}") for name, amount in stated.items()}


class Accounts:
    """The balance of each account; ``owing``: the accounts whose balance may be negative."""

    def __init__(self, balances: dict[str, int], owing: frozenset[str]) -> None:
        self.balances = dict(balances)
        self.owing = owing

    def book(self, transfers: Any) -> Iterator[Found]:
        """Post ``transfers``; an entry that is no valid transfer is reported and not posted."""
        if type(transfers) is not list:
            raise Unreadable("transfers: not a list")
        balances, payers = self.balances, []
        for one in transfers:
            payer, payee, amount = one["payer"], one["payee"], one["amount"]
            if payer == payee or payer not in balances or payee not in balances:
                yield Found("two-ends", f"a transfer from {payer} to {payee}, which are not two accounts of this table")
            elif type(amount) is not int or amount < 1:
                yield Found("amounts", f"a transfer of {amount} from {payer} to {payee}")
            else:
                balances[payer] -= amount
                balances[payee] += amount
                payers.append(payer)
        for payer in payers:
            if balances[payer] < 0 and payer not in self.owing:
                yield Found("overdrawn", f"the balance of {payer} is {balances[payer]} after its payment")

    def compare(self, stated: Mapping[str, int]) -> Iterator[Found]:
        """Compare these balances with those ``stated``, and adopt the latter, so that errors are reported once."""
        if sum(stated.values()):
            yield Found("zero-sum", f"the balances add up to {sum(stated.values())}, not zero")
        if stated != self.balances:
            yield Found("balances", "the recorded balances differ: " + differences(self.balances, stated))
            self.balances = dict(stated)


def differences(expected: Mapping[str, Any], stated: Mapping[str, Any]) -> str:
    """A short text that describes the differences of two mappings."""
    names = [name for name in sorted({*expected, *stated}) if expected.get(name) != stated.get(name)]
    return ", ".join(f"{name} {stated.get(name)}, not {expected.get(name)}" for name in names[:4])
