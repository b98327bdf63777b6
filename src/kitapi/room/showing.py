"""What each onlooker is shown of a table: the view of his seat, or the public one."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from kitapi.kernel import SPECTATOR, Seat
from kitapi.room import terms
from kitapi.room.audience import Attendance, Audience, Onlooker
from kitapi.room.deal import Happening
from kitapi.room.messages import SeatShown, State, TableShown
from kitapi.room.seating import Absent, Bot, Open, Person
from kitapi.room.table import Table


def show(
    table: Table,
    audience: Audience,
    *,
    to: Iterable[Onlooker] | None = None,
    happened: Sequence[Happening] = (),
) -> None:
    """Tell the audience, or only those of it in ``to``, how the table stands and what has just happened."""
    told = tuple(audience if to is None else to)
    if not told:
        return
    shown = table_shown(table, audience.attendance(table.seating))
    states: dict[tuple[Seat | None, Seat | None], State] = {}
    for onlooker in told:
        place = seat, kept = table.seating.seat_of(onlooker.user), table.seating.seat_kept(onlooker.user)
        if place not in states:
            states[place] = state_for(table, seat, replace(shown, me=seat, kept=kept), happened)
        onlooker.tell(states[place])


def table_shown(table: Table, attendance: Attendance) -> TableShown:
    """The table around the cards, as a viewer without a seat sees it."""
    return TableShown(
        id=table.id,
        game=table.game.name,
        me=None,
        kept=None,
        seats=seats_shown(table, attendance),
        sheet=table.settled,
        terms=terms.shown(table.game, table.seating),
        started=table.deal is not None,
        watching=attendance.watching,
        archive=table.is_archive,
        meter=table.meter,
        stopped=table.is_stopped,
    )


def state_for(table: Table, seat: Seat | None, shown: TableShown, happened: Sequence[Happening]) -> State:
    """The state as ``seat`` may know it; None for somebody without a seat."""
    viewer = SPECTATOR if seat is None else seat
    game, deal = table.game, table.deal
    observed = (game.observe(state, event, viewer) for event, state in happened)
    return State(
        version=table.version,
        table=shown,
        view=msgspec.Raw(game.codec.write_view(game.view(deal.state, viewer))) if deal else None,
        observations=tuple(msgspec.Raw(game.codec.write_observation(one)) for one in observed if one is not None),
    )


def seats_shown(table: Table, attendance: Attendance) -> tuple[SeatShown, ...]:
    """The seats as everybody sees them."""
    return tuple(_seat_shown(table, seat, attendance) for seat in table.seats)


def _seat_shown(table: Table, seat: Seat, attendance: Attendance) -> SeatShown:
    occupant = table.seating.occupants[seat]
    match occupant:
        case Open():
            return SeatShown(
                seat=seat,
                kind="open",
                name="",
                connected=False,
                missing=False,
                ready=False,
                accepted=False,
                ending=False,
            )
        case Bot(bot=bot):
            return SeatShown(
                seat=seat, kind="bot", name=bot, connected=True, missing=False, ready=True, accepted=True, ending=False
            )
        case Person(name=name) | Absent(name=name):
            return SeatShown(
                seat=seat,
                kind="person",
                name=name,
                connected=seat in attendance.seats,
                missing=seat in attendance.missing.seats and not table.is_finished,
                ready=table.is_ready(seat),
                accepted=table.deal is not None or table.seating.has_accepted(seat),
                ending=table.wishes_end(seat),
            )
