"""What each onlooker is shown of a table: the view of his seat, or the public one."""

from collections.abc import Iterable, Sequence

import msgspec

from kitapi.kernel import SPECTATOR, Seat
from kitapi.room.audience import Audience, Onlooker
from kitapi.room.deal import Happening
from kitapi.room.messages import SeatShown, State, TableShown
from kitapi.room.seating import Bot, Occupant, Person
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
    seats = seats_shown(table, audience.present(table.seating))
    states: dict[Seat | None, State] = {}
    for onlooker in told:
        seat = table.seating.seat_of(onlooker.user)
        if seat not in states:
            states[seat] = state_for(table, seat, seats, happened)
        onlooker.tell(states[seat])


def state_for(table: Table, seat: Seat | None, seats: tuple[SeatShown, ...], happened: Sequence[Happening]) -> State:
    """The state as ``seat`` may know it; None for somebody without a seat."""
    viewer = SPECTATOR if seat is None else seat
    game, deal = table.game, table.deal
    observed = (game.observe(state, event, viewer) for event, state in happened)
    return State(
        version=table.version,
        table=TableShown(id=table.id, game=game.name, me=seat, seats=seats, sheet=table.settled),
        view=msgspec.Raw(game.codec.write_view(game.view(deal.state, viewer))) if deal else None,
        observations=tuple(msgspec.Raw(game.codec.write_observation(one)) for one in observed if one is not None),
    )


def seats_shown(table: Table, present: set[Seat]) -> tuple[SeatShown, ...]:
    """The seats as everybody sees them."""
    return tuple(
        _seat_shown(seat, occupant, connected=Seat(seat) in present, ready=table.is_ready(Seat(seat)))
        for seat, occupant in enumerate(table.seating.occupants)
    )


def _seat_shown(seat: int, occupant: Occupant, *, connected: bool, ready: bool) -> SeatShown:
    match occupant:
        case Person(name=name):
            return SeatShown(seat=seat, kind="person", name=name, connected=connected, ready=ready)
        case Bot(bot=bot):
            return SeatShown(seat=seat, kind="bot", name=bot, connected=True, ready=True)
        case _:
            return SeatShown(seat=seat, kind="open", name="", connected=False, ready=False)
