"""Breaking a sitting up: at any moment after the first deal was opened, once all people at its seats want it."""

from kitapi.room.errors import NotStarted, SittingOver
from kitapi.room.seating import EndRefused, EndWished, SeatingEvent
from kitapi.room.table import Change, Draft, Table


def wish(table: Table, user: str, *, agree: bool) -> tuple[SeatingEvent, ...]:
    """``user`` wants the sitting ended, or wants to play on, and then nobody's wish counts any more.

    Raises:
        NotSeated: he does not sit here.
        NotStarted, SittingOver: there is nothing to break up.
    """
    seat = table.seating.seat_demanded(user)
    if table.deal is None:
        raise NotStarted
    if table.is_finished:
        raise SittingOver
    if agree:
        return () if table.wishes_end(seat) else (EndWished(seat=seat, at=table.version),)
    wished = any(table.wishes_end(other) for other in table.seats)
    return (EndRefused(seat=seat, at=table.version),) if wished else ()


def all_wish_it(table: Table) -> bool:
    """Whether every person at a seat wants the sitting ended, and there is one; bots agree to everything."""
    persons = table.seating.persons()
    return bool(persons) and all(table.wishes_end(seat) for seat in persons)


def break_up(draft: Draft) -> None:
    """Add the end of the sitting, if all agree on it."""
    table = draft.table
    if table.deal is not None and all_wish_it(table):
        draft.add(Change(play=tuple(table.game.break_up(table.deal.state))))
