"""Records as tables: to be looked at, replayed and handed out again, and never played on."""

from collections.abc import Sequence

import msgspec

from kitapi.records import BadRecord, Record
from kitapi.room.errors import MalformedCommand
from kitapi.room.record import chain, streams
from kitapi.room.record.chain import ChainSealed
from kitapi.room.record.deal import written
from kitapi.room.rooms import fresh_table_id
from kitapi.room.seats.seating_events import SittingArchived, TableOpened, VisitorCalled
from kitapi.room.table.deciding import name_read
from kitapi.store import Append, EventStore, NewEvent


async def archive(store: EventStore, record: Record) -> str:
    """Write ``record``, which holds a deal, into the store as a table of its own; the table's name.

    Raises:
        BadRecord: it holds no deal, or names no table shows.
        StoreError: it was not stored.
    """
    check(record)
    game, table = record.game, fresh_table_id()
    terms = msgspec.Raw(game.codec.write_terms(record.terms))
    sat = (
        TableOpened(game=game.name, seats=len(record.seats), terms=terms),
        SittingArchived(
            names=record.seats, deals=len(record.deals), changes=record.seat_changes, people=_people(record)
        ),
    )
    played = [
        tuple(written(game, event, record.author(number, place)) for place, event in enumerate(deal))
        for number, deal in enumerate(record.deals)
    ]
    await store.append(
        [
            Append(stream=streams.table_stream(table), expected=0, events=tuple(streams.written(one) for one in sat)),
            Append(stream=streams.play_stream(table), expected=0, events=sum(played, ())),
            Append(stream=streams.chain_stream(table), expected=0, events=_seals(table, played)),
        ]
    )
    return table


def _people(record: Record) -> tuple[VisitorCalled, ...]:
    """What the people are called who caused the record's events, where it names them."""
    called = {by.visitor: by.name for deal in record.authors for by in deal if by is not None and by.visitor}
    return tuple(VisitorCalled(visitor=visitor, name=name) for visitor, name in called.items())


def _seals(table: str, played: Sequence[Sequence[NewEvent]]) -> tuple[NewEvent, ...]:
    """The seals on deals that were ``played``."""
    whole, seals = chain.begun(streams.play_stream(table)), list[ChainSealed]()
    for number, deal in enumerate(played, start=1):
        whole, seal = chain.sealed(chain.grown(whole, deal), number)
        seals.append(seal)
    return tuple(streams.written(seal) for seal in seals)


def check(record: Record) -> None:
    """See that ``record`` can be a table.

    Raises:
        BadRecord: it holds no deal, or names no table shows.
    """
    if not record.deals:
        raise BadRecord(1, "it holds no deal")
    for name in record.seats:
        _check_name(name, "seats")
    for change in record.seat_changes:
        for holder in (change.before, change.after):
            _check_name(holder.name, "seat_changes")


def _check_name(name: str, field: str) -> None:
    try:
        read = name_read(name)
    except MalformedCommand as error:
        raise BadRecord(1, f"{field}: a name {error.problem}") from error
    if read != name:
        raise BadRecord(1, f"{field}: a name must have no blanks around it")
