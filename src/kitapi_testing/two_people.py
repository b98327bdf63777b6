"""Two people at a table of the toy game."""

from typing import Any

from kitapi.room.rooms import CardRoom
from kitapi.room.times import Times
from kitapi.store import EventStore
from kitapi_testing.room_people import LASTING, Guest, is_over, open_desk, options_in, toy_room, view_in


async def a_table_of_two(store: EventStore, times: Times = LASTING, **variant: Any) -> tuple[CardRoom, Guest, Guest]:
    """Open a room; returns it and the two people at its table, whose cards are dealt."""
    room = toy_room(store, times=times)
    desk = await open_desk(room, "me", "open", **variant)
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await maria.contribute()
    await nikos.contribute()
    for guest in (maria, nikos):
        await guest.until(lambda state: bool(view_in(state)["hand"]))
    return room, maria, nikos


async def turns(maria: Guest, nikos: Guest) -> tuple[Guest, Guest]:
    """Return the guest who is to act now, and the other one."""
    for guest in (maria, nikos):
        await guest.catch_up()
    return (maria, nikos) if options_in(maria.state) else (nikos, maria)


async def play_out(maria: Guest, nikos: Guest) -> None:
    """Play until the deal is over."""
    while not is_over(maria.state):
        acting, _ = await turns(maria, nikos)
        if is_over(maria.state):
            break
        await acting.play()
    await maria.until(is_over)
    await nikos.until(is_over)
