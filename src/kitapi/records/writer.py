"""Writes records."""

from collections.abc import Iterator

import msgspec

from kitapi.kernel import ImpossibleHistory
from kitapi.kernel.done_by import with_author
from kitapi.records.record import FORMAT, VERSION, AnyGame, Heading, Record, finished_deals

_encode = msgspec.json.Encoder().encode
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def write_record(record: Record) -> Iterator[bytes]:
    """The lines of ``record``'s file, each with its line end.

    Raises:
        ImpossibleHistory: a deal of the record is not over, so its cards must stay hidden.
    """
    game = record.game
    heading = Heading(
        format=FORMAT,
        version=VERSION if record.seat_changes else 1,
        game=game.name,
        terms=msgspec.Raw(game.codec.write_terms(record.terms)),
        seats=record.seats,
        unit=game.unit,
        seat_changes=record.seat_changes,
    )
    for deal in record.deals:
        if list(finished_deals(game, deal)) != [deal]:
            raise ImpossibleHistory("a record holds finished deals alone")
    yield _encode(heading) + b"\n"
    for number, deal in enumerate(record.deals):
        for place, event in enumerate(deal):
            yield with_author(event_line(game, event), record.author(number, place)) + b"\n"


def event_line(game: AnyGame, event: object) -> bytes:
    """An event as a line of a record, without the line end; its kind and its schema come first."""
    kind, schema = game.codec.event_kind(event)
    payload, named = game.codec.write_event(event), b'{"kind":"%b"' % kind.encode()
    if payload.startswith(named):
        return b'%b,"schema":%d%b' % (named, schema, payload[len(named) :])
    fields = _fields(payload)
    fields.pop("kind", None)
    return _encode({"kind": kind, "schema": schema, **fields})
