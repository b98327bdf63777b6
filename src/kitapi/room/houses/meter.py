"""The meter that the tables of one house share, and which table has stopped the others: pure folds of stored events."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.kernel import HouseEntry, ImpossibleHistory, MeterEntry
from kitapi.kernel.house import (
    Awarded,
    Contributed,
    Lifted,
    Reserved,
    Restarted,
    Resumed,
    Returned,
    Reversed,
    Stopped,
)


class MeterOpened(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="meter.opened"):
    """The meter was opened with this amount.

    ``parted_from``: the house from whose meter this amount was copied when its practice tables got their own house.
    """

    amount: int
    parted_from: str | None = None


class Meter(msgspec.Struct, frozen=True, kw_only=True):
    """The meter, as totals of the amounts that were added and taken out, in the game's units; all are 0 or more.

    ``covered``: the part of awards that the house paid because the meter's amount was too small; no other field
    includes it. ``reserved``: set aside for awards that were open when a table let the others continue; ``lifted``: the
    part of ``reserved`` that was returned to the meter.
    """

    opening: int
    contributed: int = 0
    restarted: int = 0
    awarded: int = 0
    returned: int = 0
    reversed: int = 0
    covered: int = 0
    reserved: int = 0
    lifted: int = 0
    amount: int

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was put in or taken out since it was opened."""
        return self == Meter(opening=self.opening, amount=self.opening)


class MeterCounted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="meter.counted"):
    """The totals of all earlier entries, so that they need not be read again after a restart."""

    meter: Meter


class StopGiven(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.stop_given"):
    """The table with the stop ``id`` belongs to ``house`` from now on; the tables of this house continue."""

    id: str
    house: str


class StopTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="house.stop_taken"):
    """The stop ``id``, which came from ``house``, stops the tables of this house from now on."""

    id: str
    house: str


MeterEvent: TypeAlias = MeterOpened | MeterCounted | MeterEntry
FloorEvent: TypeAlias = Stopped | Resumed | StopGiven | StopTaken


def apply_meter_entry(meter: Meter, entry: MeterEntry) -> Meter:
    """Returns the meter after ``entry``.

    Raises:
        ImpossibleHistory: the entry's amount or the resulting meter is negative.
    """
    amount, covered = entry.amount, getattr(entry, "covered", 0)
    if amount < 0 or covered < 0:
        raise ImpossibleHistory(f"the meter's entry {entry.id} is below zero")
    match entry:
        case Contributed():
            after = replace(meter, contributed=meter.contributed + amount, amount=meter.amount + amount)
        case Restarted():
            after = replace(meter, restarted=meter.restarted + amount, amount=meter.amount + amount)
        case Awarded():
            after = replace(meter, awarded=meter.awarded + amount, amount=meter.amount - amount)
        case Returned():
            after = replace(meter, returned=meter.returned + amount, amount=meter.amount + amount)
        case Reversed():
            after = replace(meter, reversed=meter.reversed + amount, amount=meter.amount - amount)
        case Reserved():
            after = replace(meter, reserved=meter.reserved + amount, amount=meter.amount - amount)
        case Lifted():
            after = replace(meter, lifted=meter.lifted + amount, amount=meter.amount + amount)
    _check(after)
    return replace(after, covered=meter.covered + covered) if covered else after


def _check(meter: Meter) -> None:
    """Check that the amount is what went in minus what went out."""
    given = meter.opening + meter.contributed + meter.restarted + meter.returned + meter.lifted
    left = given - meter.awarded - meter.reversed - meter.reserved
    if left != meter.amount:
        raise ImpossibleHistory(f"the meter holds {meter.amount}, and {left} by its entries")
    if meter.amount < 0:
        raise ImpossibleHistory(f"the meter would hold {meter.amount}")


class MeterCount:
    """The meter, folded from its stream's events; every entry counts once.

    Ids of entries are remembered until the next ``MeterCounted``. An entry is stored in one transaction with its
    table's events, which already prevents duplicates; this check would detect it if that failed.
    """

    def __init__(self) -> None:
        self.meter = Meter(opening=0, amount=0)
        self.entries = 0
        """The number of entries since the last ``MeterCounted``."""
        self._begun = False
        self._ids: set[str] = set()

    def add(self, event: MeterEvent) -> None:
        """Apply ``event``.

        Raises:
            ImpossibleHistory: ``event`` cannot follow the events before it.
        """
        match event:
            case MeterOpened():
                self._begin(event.amount)
            case MeterCounted():
                self._compare(event.meter)
            case _:
                self._count(event)

    def _begin(self, amount: int) -> None:
        if amount < 0 or not self.meter.is_untouched:
            raise ImpossibleHistory("a meter is opened with 0 or more, before anything is put in")
        self.meter, self._begun = Meter(opening=amount, amount=amount), True

    def _compare(self, meter: Meter) -> None:
        if self._begun and meter != self.meter:
            raise ImpossibleHistory(f"the meter was counted as {meter.amount}, and holds {self.meter.amount}")
        _check(meter)
        self.meter, self._begun, self.entries = meter, True, 0
        self._ids.clear()

    def _count(self, entry: MeterEntry) -> None:
        if not self._begun:
            raise ImpossibleHistory("a meter begins with its opening")
        if entry.id in self._ids:
            raise ImpossibleHistory(f"the meter's entry {entry.id} is in the history twice")
        self.meter = apply_meter_entry(self.meter, entry)
        self._ids.add(entry.id)
        self.entries += 1


class HouseFloor(msgspec.Struct, frozen=True):
    """Whether the tables of a house are stopped, and by which entry."""

    stop: str | None = None

    @property
    def stopped_by(self) -> str | None:
        """The table that has stopped all others; None if none has."""
        return table_in(self.stop) if self.stop else None


def apply_floor_event(floor: HouseFloor, event: FloorEvent) -> HouseFloor:
    """Returns the floor after ``event``.

    Raises:
        ImpossibleHistory: a stop while the tables are stopped, or the end of a stop that is not the present one.
    """
    match event:
        case Stopped() | StopTaken():
            if floor.stop is not None:
                raise ImpossibleHistory(f"{event.id} stops tables that {floor.stop} has stopped")
            return HouseFloor(event.id)
        case Resumed() | StopGiven():
            if floor.stop != event.id:
                raise ImpossibleHistory(f"{event.id} is resumed, but {floor.stop} has stopped the tables")
            return HouseFloor()


def qualify_entry(table: str, entry: HouseEntry) -> HouseEntry:
    """``entry`` with ids that start with ``table``, so that they are unique among all tables."""
    if isinstance(entry, Returned | Reversed):
        return replace(entry, id=f"{table}/{entry.id}", of=f"{table}/{entry.of}")
    return replace(entry, id=f"{table}/{entry.id}")


def table_in(name: str) -> str:
    """The table in the id of an entry."""
    return name.partition("/")[0]
