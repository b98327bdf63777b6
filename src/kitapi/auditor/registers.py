"""The house of every table, the rules that houses have settled for their tables, and stops given to other houses."""

from collections.abc import Iterator
from typing import Any

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.deals import kinds
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Meter
from kitapi.auditor.tables import Table

Event = dict[str, Any]

REGISTERED = kinds(
    "founded table_joined visitor_invited visitor_admitted invitation_withdrawn visitor_removed report_format_set"
)
"""All kinds of events of a house except its stops."""


class Register:
    """One house: the rules that it has ``settled`` for all its tables, and the tables."""

    def __init__(self, founding: Event) -> None:
        self.settled: Event = dict(founding["settled"])
        self.parted_from: str | None = founding.get("parted_from")
        self.tables: set[str] = set()
        if self.settled.get("practice", founding["practice"]) != founding["practice"]:
            raise Unreadable("practice: two values that contradict each other")


class Registers:
    """All houses of a log."""

    def __init__(self) -> None:
        self._known: dict[str, Register] = {}
        self._given: set[tuple[str, str]] = set()

    def take(self, house: str, kind: str, event: Event) -> Iterator[Found]:
        """Take the next event of a house's register.

        Raises:
            Unreadable: the event lacks what its kind requires.
        """
        if kind == "founded":
            if house in self._known:
                yield Found("houses", f"the house {house} was founded a second time")
            self._known[house] = Register(event)
        elif house not in self._known:
            yield Found("houses", f"{kind} in the house {house}, which was never founded")
        elif kind == "table_joined":
            self._known[house].tables.add(event["table"])

    def check_stop(self, house: str, kind: str, event: Event) -> Iterator[Found]:
        """Check a stop that one house gives to another."""
        other, stop = event["house"], event["id"]
        if kind == "stop_given":
            self._given.add((other, stop))
        elif (house, stop) in self._given:
            self._given.remove((house, stop))
        else:
            yield Found("stops", f"the stop {stop} was taken over from {other}, which has not handed it over")

    def check_meter(self, house: str, amount: int, meters: dict[str, Meter]) -> Iterator[Found]:
        """Compare the opening ``amount`` of a founded house's meter with the amount that the house settled."""
        register = self._known[house]
        due = register.settled.get("opening_meter")
        if register.parted_from is not None:
            due = meters[register.parted_from].amount if register.parted_from in meters else None
        if amount != due:
            yield Found("meter-sum", f"the meter {house} opens with {amount}, not with {due}")

    def knows(self, house: str) -> bool:
        """Whether the house has been founded."""
        return house in self._known

    def hand(self, table: Table, event: Event, meter: Meter | None) -> Iterator[Found]:
        """Check the opening of a hand: its terms must be those of its table's house, whose meter is ``meter``."""
        if table.house is None:
            return
        variant = event["terms"]["variant"]
        if table.house == table.name:
            if variant["practice"] is not True:
                yield Found("houses", "the table is not for practice, but belongs to no house with a name")
            if meter is not None and meter.opening != whole(variant["opening_meter"], "opening_meter"):
                yield Found(
                    "houses", f"the table's meter opened with {meter.opening}, not with the amount of its terms"
                )
            return
        register = self._known.get(table.house)
        if register is None or table.name not in register.tables:
            yield Found("houses", f"the table never joined the house {table.house}")
            return
        for field, settled in register.settled.items():
            if variant[field] != settled:
                yield Found("houses", f"{field} is {variant[field]}, but the table's house has settled {settled}")
