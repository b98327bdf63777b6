"""The state of a table's house: its meter and floor, with the versions of their streams."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from kitapi.kernel import Commitment, HouseEntry, ImpossibleHistory, Seat
from kitapi.kernel.house import Contributed, Lifted, Reserved, Resumed, Stopped
from kitapi.room.houses.meter import HouseFloor, Meter, apply_floor_event, apply_meter_entry, qualify_entry
from kitapi.room.houses.register import Register
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame, Happening
from kitapi.room.seats.occupants import Open
from kitapi.room.seats.seating import Seating
from kitapi.store import Append


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseState:
    """The house ``house``: its meter and floor, known up to ``meter_version`` and ``floor_version`` of their streams.

    ``register`` is None if the table is a house of its own.
    """

    house: str
    register: Register | None
    meter: Meter
    meter_version: int
    floor: HouseFloor
    floor_version: int

    @property
    def name(self) -> str:
        """The name of the house; empty if the table is a house of its own."""
        return self.register.name if self.register else ""

    def shows_as(self, other: "HouseState | None") -> bool:
        """Whether this state and ``other`` are shown in the same way."""
        return other is not None and (self.meter.amount, self.floor) == (other.meter.amount, other.floor)


def house_of(table: str, seating: Seating) -> str:
    """The house of a table: one of its own if none is named."""
    return seating.house or table


def opening_of(game: AnyGame, terms: Any) -> int:
    """The amount of a new meter in a house with these ``terms``."""
    if game.house is None:
        raise ValueError(f"{game.name} has no house")
    state: object = None
    for event in game.open(game.begin(terms, 0), Commitment(context="", algorithm="", digest="")):
        state = game.evolve(state, event)
    return game.house.opening(state)


def entries_of(game: AnyGame, table: str, happened: Iterable[Happening]) -> tuple[HouseEntry, ...]:
    """The entries for the house from the events at ``table``."""
    if game.house is None:
        raise ValueError(f"{game.name} has no house")
    return tuple(qualify_entry(table, entry) for one in happened for entry in game.house.entries(one.state, one.event))


def apply_entries(linked: HouseState | None, entries: Iterable[HouseEntry]) -> HouseState | None:
    """The state of the house after ``entries``; None at a table without a house, which has no entries.

    Raises:
        ImpossibleHistory: ``entries`` cannot follow the earlier ones.
    """
    for entry in entries:
        if linked is None:
            raise ImpossibleHistory("entries for a house that the table does not know")
        if isinstance(entry, Stopped | Resumed):
            linked = replace(linked, floor=apply_floor_event(linked.floor, entry))
        else:
            linked = replace(linked, meter=apply_meter_entry(linked.meter, entry))
    return linked


def house_appends(linked: HouseState, entries: tuple[HouseEntry, ...]) -> list[Append]:
    """The appends of ``entries`` to the house's streams; ``linked``: the state of the house before them.

    They always expect the known version of the floor, so that nobody can have stopped the tables, and that of the meter
    if an entry depends on its amount. Contributions are added at any version of the meter.
    """
    floor = tuple(streams.encode_event(entry) for entry in entries if isinstance(entry, Stopped | Resumed))
    meter = tuple(streams.encode_event(entry) for entry in entries if not isinstance(entry, Stopped | Resumed))
    depends_on_meter = any(not isinstance(entry, Contributed | Reserved | Lifted | Resumed) for entry in entries)
    appends = [Append(stream=streams.house_stream(linked.house), expected=linked.floor_version, events=floor)]
    if meter or depends_on_meter:
        stands = linked.meter_version if depends_on_meter else None
        appends.append(Append(stream=streams.meter_stream(linked.house), expected=stands, events=meter))
    return appends


def occupied_seats(seating: Seating) -> frozenset[Seat]:
    """The seats that have a person or a bot."""
    return frozenset(Seat(seat) for seat, who in enumerate(seating.occupants) if not isinstance(who, Open))
