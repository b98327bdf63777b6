"""The parts of a deal's books that all games share: its opening, and the values that the next deal must open with."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from kitapi.auditor.accounts import Unreadable, balances_in, differences, whole
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry


class Carried(NamedTuple):
    """The values that the next deal must open with, by field of its opening event, and the number of this deal."""

    number: int
    fields: dict[str, Any]


class Deal(Protocol):
    """The books of one deal."""

    number: int
    over: bool
    """Whether the deal has ended."""
    last: bool
    """Whether the sitting has ended with this deal."""
    secret: str | None
    """The published secret; None if none was published."""
    entries: list[Entry]
    """The entries for the meter and the other tables that follow from the events so far; their reader empties the list.
    """

    def opening(self, before: Carried | None) -> Iterator[Found]:
        """Check that the deal opens with the values of the deal ``before``; None: it is the table's first deal."""
        ...

    def take(self, kind: str, event: dict[str, Any]) -> Iterator[Found]:
        """Check an event after the opening, by its kind without the game's name.

        Raises:
            Unreadable: the event does not have the content that its kind requires.
        """
        ...

    def carry_over(self) -> Carried:
        """The values that the next deal must open with."""
        ...


def check_opening(event: dict[str, Any], before: Carried | None, first: dict[str, Any]) -> Iterator[Found]:
    """Check that a deal opens with the values from the deal ``before``; the table's first deal, with ``first``."""
    balances = balances_in(event["balances"])
    if sum(balances.values()):
        yield Found("zero-sum", f"the balances add up to {sum(balances.values())}, not zero")
    number = whole(event["number"], "number")
    expected = before.number + 1 if before else 1
    if number != expected:
        yield Found("numbers", f"deal {number} was opened, but deal {expected} is next")
    law, fields = ("carried-over", before.fields) if before else ("first-opening", first)
    for name, value in fields.items():
        stated = event.get(name)
        if stated != value and not (name == "terms" and _written_out(value, stated)):
            yield Found(law, f"{name}: {_difference(value, stated)}")


def _written_out(before: Any, stated: Any) -> bool:
    """Whether the terms equal those ``before``; a later program version may state more house rules."""
    if not isinstance(before, dict) or not isinstance(stated, dict):
        return bool(before == stated)
    return all(name in stated and _written_out(value, stated[name]) for name, value in before.items())


def _difference(expected: Any, stated: Any) -> str:
    if isinstance(expected, dict) and isinstance(stated, dict):
        return differences(expected, stated)
    return f"{stated}, not {expected}"


def players_of(event: dict[str, Any], most: int) -> int:
    """The number of players at the table.

    Raises:
        Unreadable: the number is not from 1 to ``most``.
    """
    players = whole(event["terms"]["players"], "players")
    if not 1 <= players <= most:
        raise Unreadable(f"players: {players}")
    return players


def kinds(names: str) -> frozenset[str]:
    """The set of event kinds in ``names``, which are separated by blanks."""
    return frozenset(names.split())
