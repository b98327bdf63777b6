"""The linked meter and the floor: after every event the amount is what went in minus what went out."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.kernel import HouseEntry, ImpossibleHistory
from kitapi.kernel.house import Awarded, Contributed, Restarted, Resumed, Returned, Reversed, Stopped
from kitapi.room.houses.meter import (
    HouseFloor,
    Meter,
    MeterCount,
    MeterCounted,
    MeterOpened,
    apply_floor_event,
    apply_meter_entry,
    qualify_entry,
)

AMOUNTS = st.integers(0, 10**12)
KINDS: tuple[Any, ...] = (
    lambda name, amount: Contributed(id=name, amount=amount),
    lambda name, amount: Awarded(id=name, amount=amount, covered=amount % 3),
    lambda name, amount: Restarted(id=name, amount=amount),
    lambda name, amount: Returned(id=name, of="x", amount=amount),
    lambda name, amount: Reversed(id=name, of="x", amount=amount, covered=amount % 5),
)


def open_meter(amount: int = 100) -> MeterCount:
    count = MeterCount()
    count.add(MeterOpened(amount=amount))
    return count


@given(opening=AMOUNTS, entries=st.lists(st.tuples(st.sampled_from(KINDS), AMOUNTS), max_size=40))
def test_the_meter_adds_up_after_every_entry_and_never_falls_below_zero(
    opening: int, entries: list[tuple[Any, int]]
) -> None:
    count = open_meter(opening)
    put = taken = 0
    for number, (kind, amount) in enumerate(entries):
        entry = kind(str(number), amount)
        goes_in = isinstance(entry, Contributed | Restarted | Returned)
        if not goes_in and amount > opening + put - taken:
            with pytest.raises(ImpossibleHistory):
                apply_meter_entry(count.meter, entry)
            continue
        count.add(entry)
        put, taken = (put + amount, taken) if goes_in else (put, taken + amount)
        meter = count.meter
        assert meter.amount == opening + put - taken >= 0
        inward = meter.opening + meter.contributed + meter.restarted + meter.returned
        assert meter.amount == inward - meter.awarded - meter.reversed


def test_what_was_awarded_and_what_was_returned_are_two_figures() -> None:
    count = open_meter(10)
    for entry in (Awarded(id="T/1", amount=4), Returned(id="T/2", of="T/1", amount=4)):
        count.add(entry)
    assert count.meter == Meter(opening=10, awarded=4, returned=4, amount=10)


@pytest.mark.parametrize("kind", KINDS)
def test_an_entry_comes_once(kind: Any) -> None:
    count = open_meter()
    count.add(kind("T/1", 3))
    with pytest.raises(ImpossibleHistory, match="is in the history twice"):
        count.add(kind("T/1", 3))


@pytest.mark.parametrize("kind", KINDS)
def test_no_amount_is_below_zero(kind: Any) -> None:
    with pytest.raises(ImpossibleHistory, match="below zero"):
        open_meter().add(kind("T/1", -1))


def test_what_the_house_covers_is_no_part_of_the_meter() -> None:
    count = open_meter(10)
    count.add(Awarded(id="T/1", amount=10, covered=5))
    assert (count.meter.amount, count.meter.awarded, count.meter.covered) == (0, 10, 5)
    with pytest.raises(ImpossibleHistory, match="below zero"):
        count.add(Awarded(id="T/2", amount=0, covered=-1))


def test_a_meter_is_opened_first_and_once() -> None:
    with pytest.raises(ImpossibleHistory, match="begins with its opening"):
        MeterCount().add(Contributed(id="T/1", amount=1))
    with pytest.raises(ImpossibleHistory, match="0 or more"):
        open_meter(-1)
    count = open_meter(10)
    count.add(MeterOpened(amount=1))
    assert count.meter.amount == 1, "anew, as nothing was put in"
    count.add(Contributed(id="T/1", amount=1))
    with pytest.raises(ImpossibleHistory, match="before anything is put in"):
        count.add(MeterOpened(amount=1))


def test_a_count_has_the_totals_of_all_before() -> None:
    count = open_meter(10)
    count.add(Contributed(id="T/1", amount=5))
    counted = MeterCounted(meter=count.meter)
    count.add(counted)
    afterwards = MeterCount()
    afterwards.add(counted)
    for one in (count, afterwards):
        one.add(Contributed(id="T/2", amount=1))
        assert (one.meter, one.entries) == (Meter(opening=10, contributed=6, amount=16), 1)
    with pytest.raises(ImpossibleHistory, match="counted as 15"):
        count.add(counted)
    with pytest.raises(ImpossibleHistory, match="by its entries"):
        MeterCount().add(MeterCounted(meter=Meter(opening=1, amount=2)))


def test_one_table_stops_the_others_and_the_same_lets_them_go_on() -> None:
    floor = apply_floor_event(HouseFloor(), Stopped(id="T/1"))
    assert floor.stopped_by == "T"
    with pytest.raises(ImpossibleHistory):
        apply_floor_event(floor, Stopped(id="U/1"))
    with pytest.raises(ImpossibleHistory):
        apply_floor_event(floor, Resumed(id="U/1"))
    assert apply_floor_event(floor, Resumed(id="T/1")) == HouseFloor()
    with pytest.raises(ImpossibleHistory):
        apply_floor_event(HouseFloor(), Resumed(id="T/1"))


@pytest.mark.parametrize("kind", KINDS)
def test_entries_of_two_tables_have_two_names(kind: Any) -> None:
    entry: HouseEntry = kind("1", 1)
    mine, other = qualify_entry("T", entry), qualify_entry("U", entry)
    assert (mine.id, other.id) == ("T/1", "U/1")
    if isinstance(mine, Returned | Reversed):
        assert mine.of == "T/x"
