"""Imports records as tables, which can be viewed, replayed and exported, but not played at."""

from collections.abc import Sequence

import msgspec

from kitapi.records import BadRecord, Record
from kitapi.room.errors import MalformedCommand
from kitapi.room.record import chain, streams
from kitapi.room.record.chain import ChainSealed
from kitapi.room.record.deal import encode_event
from kitapi.room.rooms import fresh_table_id
from kitapi.room.seats.seating_events import SittingArchived, TableOpened, VisitorCalled
from kitapi.room.table.decisions import parse_name
from kitapi.store import Append, EventStore, NewEvent
from kitapi.texts import Text


async def archive(store: EventStore, record: Record) -> str:
    """Store ``record`` as a table of its own, and return the table's id.

    Raises:
        BadRecord: the record holds no deal, or a name that no table can show.
        StoreError: the record was not stored.
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
        tuple(encode_event(game, event, record.author(number, place)) for place, event in enumerate(deal))
        for number, deal in enumerate(record.deals)
    ]
    await store.append(
        [
            Append(
                stream=streams.table_stream(table), expected=0, events=tuple(streams.encode_event(one) for one in sat)
            ),
            Append(stream=streams.play_stream(table), expected=0, events=sum(played, ())),
            Append(stream=streams.chain_stream(table), expected=0, events=_seals(table, played)),
        ]
    )
    return table


def _people(record: Record) -> tuple[VisitorCalled, ...]:
    """The people who caused the record's events, with their names, where the record has them."""
    called = {by.visitor: by.name for deal in record.authors for by in deal if by is not None and by.visitor}
    return tuple(VisitorCalled(visitor=visitor, name=name) for visitor, name in called.items())


def _seals(table: str, played: Sequence[Sequence[NewEvent]]) -> tuple[NewEvent, ...]:
    """A seal after each of the ``played`` deals."""
    whole, seals = chain.begin_chain(streams.play_stream(table)), list[ChainSealed]()
    for number, deal in enumerate(played, start=1):
        whole, seal = chain.seal_chain(chain.extend_chain(whole, deal), number)
        seals.append(seal)
    return tuple(streams.encode_event(seal) for seal in seals)


def check(record: Record) -> None:
    """Check that ``record`` can be imported as a table.

    Raises:
        BadRecord: the record holds no deal, or a name that no table can show.
    """
    if not record.deals:
        raise BadRecord(1, Text("it holds no deal"))
    for name in record.seats:
        _check_name(name, "seats")
    for change in record.seat_changes:
        for holder in (change.before, change.after):
            _check_name(holder.name, "seat_changes")


def _check_name(name: str, field: str) -> None:
    try:
        read = parse_name(name)
    except MalformedCommand as error:
        raise BadRecord(1, Text("{field}: a name {problem}", field=field, problem=error.problem)) from error
    if read != name:
        raise BadRecord(1, Text("{field}: a name must have no blanks around it", field=field))
