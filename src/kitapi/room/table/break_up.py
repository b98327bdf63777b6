"""The early end of a sitting: possible after the first deal was opened, once all people at the seats want it."""

from functools import reduce
from typing import Any

from kitapi.kernel import IllegalAction
from kitapi.room.errors import NotStarted, SittingOver
from kitapi.room.record.deal import with_meter
from kitapi.room.seats.seating_events import EndRefused, EndWished, SeatingEvent
from kitapi.room.table.table import Change, Draft, Table


def wish(table: Table, user: str, *, agree: bool) -> tuple[SeatingEvent, ...]:
    """Record that ``user`` wants to end the sitting, or to continue it, which cancels all wishes to end it.

    Raises:
        NotSeated: the user has no seat here.
        NotStarted, SittingOver: no deal was opened yet, or the sitting is over.
    """
    seat = table.seating.demand_seat(user)
    if table.deal is None:
        raise NotStarted
    if table.is_finished:
        raise SittingOver
    if agree:
        return () if table.wishes_end(seat) else (EndWished(seat=seat, at=table.version),)
    wished = any(table.wishes_end(other) for other in table.seats)
    return (EndRefused(seat=seat, at=table.version),) if wished else ()


def all_wish_it(table: Table) -> bool:
    """Whether there are people at the seats, and all of them want to end the sitting; bots agree to everything."""
    if not table.seating.ending:
        return False
    persons = table.seating.persons
    return bool(persons) and all(table.wishes_end(seat) for seat in persons)


def break_up(draft: Draft) -> None:
    """Add the end of the sitting, if all agree on it."""
    table = draft.table
    if table.deal is None or not all_wish_it(table):
        return
    meter_events = _read_meter(table)
    state: Any = reduce(table.game.evolve, meter_events, table.deal.state)
    draft.add(Change(play=(*meter_events, *table.game.break_up(state))))


def _read_meter(table: Table) -> tuple[Any, ...]:
    """The events that read the linked meter before a running deal is void; none if the game needs no reading."""
    if table.deal is None or table.meter is None or not table.is_running:
        return ()
    try:
        return with_meter(table.game, table.deal.state, table.meter)
    except IllegalAction:
        return ()
