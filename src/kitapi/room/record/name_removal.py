"""Removal of a visitor's names from all events of a store, and search for the users of a name."""

from collections.abc import Iterable

from kitapi.room.record import streams
from kitapi.room.record.authors import public_name
from kitapi.room.record.streams import NamesForgotten
from kitapi.room.seats.names import keys_of
from kitapi.store import Append, EventStore, NameFound


async def forget(store: EventStore, user: str) -> tuple[str, ...]:
    """Remove all names of ``user`` for good, and store an event about it; returns the stream of each name.

    Names that an imported record gave to the visitor's public name are removed too. If there are none, no event is
    stored. The event is stored before the removal, in case the process ends during it, and again after it, for nodes
    that read the names in between.

    Raises:
        StoreError: the store does not answer; names may already be removed, and the call may be repeated.
    """
    owners = (user, public_name(user))
    await _write_down(store, user, {one.stream for of in owners for one in await store.names(of) if one.owner == of})
    found = [stream for owner in owners for stream in await store.forget(owner)]
    await _write_down(store, user, set(found))
    return tuple(found)


async def _write_down(store: EventStore, user: str, found: set[str]) -> None:
    """Store the event by which all nodes learn that the names of ``user`` in the streams ``found`` are removed."""
    if found:
        event = streams.encode_event(NamesForgotten(user=user, streams=tuple(sorted(found))))
        await store.append([Append(stream=streams.FORGETTINGS, expected=None, events=(event,))])


def with_name(names: Iterable[NameFound], name: str) -> list[NameFound]:
    """Those of ``names`` that look like ``name``: regardless of case, accents and alphabet."""
    keys = keys_of(name)
    return [one for one in names if keys & keys_of(one.name)]


def tables_in(found: Iterable[str]) -> set[str]:
    """The tables whose seating streams are among the streams ``found``."""
    start = streams.table_stream("")
    return {stream.removeprefix(start) for stream in found if stream.startswith(start)}
