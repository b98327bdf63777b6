"""Projections of a house's streams that can catch up with the store: its meter, and its register and stops."""

from collections.abc import Iterable, Sequence
from typing import Any

from kitapi.room.houses.meter import HouseFloor, MeterCount, MeterOpened, apply_floor_event
from kitapi.room.houses.register import Register, RegisterEvent, apply_register_event
from kitapi.room.record import streams
from kitapi.room.table.house_state import HouseState
from kitapi.store import Append, Appended, EventStore, VersionConflict


class Tail:
    """A projection of a stream up to ``version``, which can catch up with the store."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self.version = 0

    def take(self, event: Any) -> None:
        """Apply the next event."""
        raise NotImplementedError

    async def catch_up(self, store: EventStore) -> None:
        """Apply the events after ``version``; those that were applied meanwhile are left out."""
        for one in await store.read(self.stream, after=self.version):
            if one.version == self.version + 1:
                self.take(streams.read(one))
                self.version = one.version

    def learn(self, appended: Appended, entries: Sequence[Any]) -> bool:
        """Apply ``entries``, which were just stored; False if events before them are not known yet."""
        if not entries or (stands := appended.versions[self.stream]) <= self.version:
            return True
        if stands - len(entries) != self.version:
            return False
        for entry in entries:
            self.take(entry)
        self.version = stands
        return True

    def follow(self, appends: Iterable[Append]) -> None:
        """Apply the events that are about to be stored.

        Raises:
            VersionConflict: the events do not follow the known ones.
        """
        for append in appends:
            if append.stream == self.stream:
                if append.expected != self.version:
                    raise VersionConflict(self.stream, append.expected or 0, self.version)
                for event in append.events:
                    self.take(streams.read_new(event))
                self.version += len(append.events)


class MeterTail(Tail):
    """The meter as far as its stream is read."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.count = MeterCount()

    def take(self, event: Any) -> None:
        """Apply the next event."""
        self.count.add(event)

    async def begin(self, store: EventStore) -> None:
        """Read the stream from its last totals."""
        counted = await store.last_of_kind(self.stream, "meter.counted")
        self.version = max(0, counted - 1)
        await self.catch_up(store)


class HouseTail(Tail):
    """The stops and the register of a house; a table that is a house of its own has no register (None)."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.floor = HouseFloor()
        self.register: Register | None = None

    def take(self, event: Any) -> None:
        """Apply the next event."""
        if isinstance(event, RegisterEvent):
            self.register = apply_register_event(self.register, event)
        else:
            self.floor = apply_floor_event(self.floor, event)


async def linked_by(
    store: EventStore, house: str, opening: int, appends: Sequence[Append]
) -> tuple[HouseState, list[Append]]:
    """The state of ``house`` after ``appends``, which are about to be stored, and those that open its meter if needed.

    ``opening``: the amount of a new meter.

    Raises:
        StoreError: the store does not answer, or ``appends`` do not follow what it has.
        ImpossibleHistory: the stored events contradict each other.
    """
    meter, floor = MeterTail(streams.meter_stream(house)), HouseTail(streams.house_stream(house))
    await meter.begin(store)
    await floor.catch_up(store)
    meter.follow(appends)
    floor.follow(appends)
    opened = []
    if not meter.version:
        events = (streams.encode_event(MeterOpened(amount=opening)),)
        opened.append(Append(stream=meter.stream, expected=0, events=events))
    meter.follow(opened)
    return linked_of(house, meter, floor), opened


def linked_of(house: str, meter: MeterTail, floor: HouseTail) -> HouseState:
    """The state of ``house`` as far as its streams are read."""
    return HouseState(
        house=house,
        register=floor.register,
        meter=meter.count.meter,
        meter_version=meter.version,
        floor=floor.floor,
        floor_version=floor.version,
    )
