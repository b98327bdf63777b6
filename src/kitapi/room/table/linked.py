"""A table's house as the table sees it: the meter and the floor that it shares, at the versions it computes from."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from kitapi.kernel import Commitment, HouseEntry, ImpossibleHistory, Seat
from kitapi.kernel.house import Contributed, Lifted, Reserved, Resumed, Stopped
from kitapi.room.houses.meter import HouseFloor, Meter, counted, named, walked
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame, Happening
from kitapi.room.seats.occupants import Open
from kitapi.room.seats.seating import Seating
from kitapi.store import Append


@dataclass(frozen=True, slots=True, kw_only=True)
class Linked:
    """The house ``house``: its meter and floor, known up to ``meter_version`` and ``floor_version`` of their streams.

    ``name``: empty where the table is a house of its own.
    """

    house: str
    name: str
    meter: Meter
    meter_version: int
    floor: HouseFloor
    floor_version: int

    def shows_as(self, other: "Linked | None") -> bool:
        """Whether nobody would see a difference to ``other``."""
        return other is not None and (self.meter.amount, self.floor) == (other.meter.amount, other.floor)


def house_of(table: str, seating: Seating) -> str:
    """The house whose table it is: its own where none is named."""
    return seating.house or table


def opening_of(game: AnyGame, terms: Any) -> int:
    """What the meter of a house with these ``terms`` holds before anything was put in."""
    if game.house is None:
        raise ValueError(f"{game.name} has no house")
    state: object = None
    for event in game.open(game.begin(terms, 0), Commitment(context="", algorithm="", digest="")):
        state = game.evolve(state, event)
    return game.house.opening(state)


def entries_of(game: AnyGame, table: str, happened: Iterable[Happening]) -> tuple[HouseEntry, ...]:
    """The entries for the house about what has happened at ``table``."""
    if game.house is None:
        raise ValueError(f"{game.name} has no house")
    return tuple(named(table, entry) for one in happened for entry in game.house.entries(one.state, one.event))


def after(linked: Linked | None, entries: Iterable[HouseEntry]) -> Linked | None:
    """What the table sees of its house after ``entries``; None at a table without a house, which has none.

    Raises:
        ImpossibleHistory: they cannot follow.
    """
    for entry in entries:
        if linked is None:
            raise ImpossibleHistory("entries for a house that the table does not know")
        if isinstance(entry, Stopped | Resumed):
            linked = replace(linked, floor=walked(linked.floor, entry))
        else:
            linked = replace(linked, meter=counted(linked.meter, entry))
    return linked


def appends(linked: Linked, entries: tuple[HouseEntry, ...]) -> list[Append]:
    """What goes into the house's streams with events of a table that saw ``linked`` before.

    That nobody has stopped the tables is demanded always; how far the meter stands wherever anything was reckoned from
    it. What goes into the meter does so wherever it stands.
    """
    floor = tuple(streams.written(entry) for entry in entries if isinstance(entry, Stopped | Resumed))
    meter = tuple(streams.written(entry) for entry in entries if not isinstance(entry, Stopped | Resumed))
    reckoned = any(not isinstance(entry, Contributed | Reserved | Lifted | Resumed) for entry in entries)
    demanded = [Append(stream=streams.house_stream(linked.house), expected=linked.floor_version, events=floor)]
    if meter or reckoned:
        stands = linked.meter_version if reckoned else None
        demanded.append(Append(stream=streams.meter_stream(linked.house), expected=stands, events=meter))
    return demanded


def occupied(seating: Seating) -> frozenset[Seat]:
    """The seats that have a person or a bot."""
    return frozenset(Seat(seat) for seat, who in enumerate(seating.occupants) if not isinstance(who, Open))
