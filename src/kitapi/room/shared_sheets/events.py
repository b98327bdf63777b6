"""The events of a shared sheet, as its stream ``sheet:ID`` stores them: one for each change, after the first."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import asdict

from kitapi.papers.changes import Amend, Change, ChangeId, Head, Keep, Moment, Name, Seat, Seen, Strike, Undo, Write
from kitapi.room.seats.given_names import GivenName, encode_event, payload_of, places_in
from kitapi.store import Append, NewEvent, Recorded

SHEETS = "sheet:"
"""The prefix of the streams of shared sheets."""

SCHEMAS = {"sheet.player_named": 2}
"""The newest schema of each kind for which it is not 1."""

Hash: TypeAlias = Annotated[str, Meta(max_length=64)]


class SheetOpened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="sheet.opened"):
    """The user ``by`` shared a sheet; ``write``, ``watch``: the SHA-256 of its two keys."""

    by: str
    head: Head
    write: Hash
    watch: Hash


class SheetChanged(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="sheet.changed"):
    """A change other than a name."""

    change: Write | Amend | Strike | Undo | Keep


class PlayerNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="sheet.player_named"):
    """A change that names a player, sent by ``user``."""

    user: str
    id: ChangeId
    seen: Seen
    at: Moment
    seat: Seat
    name: GivenName


SheetEvent: TypeAlias = SheetOpened | SheetChanged | PlayerNamed

PLACES = places_in(SheetEvent)
_DECODE = msgspec.json.Decoder(SheetEvent).decode


def stream_of(sheet: str) -> str:
    """The stream of the shared sheet with this id."""
    return f"{SHEETS}{sheet}"


def event_of(change: Change, user: str) -> SheetEvent:
    """The event of a change that ``user`` sent."""
    return PlayerNamed(user=user, **asdict(change)) if isinstance(change, Name) else SheetChanged(change=change)


def change_of(event: SheetChanged | PlayerNamed) -> Change:
    """The change that an event keeps; a name that was removed is ``FORGOTTEN``."""
    if isinstance(event, SheetChanged):
        return event.change
    return Name(id=event.id, seen=event.seen, at=event.at, seat=event.seat, name=event.name)


def append_to(sheet: str, expected: int, *events: SheetEvent) -> Append:
    """The append of ``events`` to a sheet of which ``expected`` events are stored."""
    return Append(stream=stream_of(sheet), expected=expected, events=tuple(map(_encode_event, events)))


def _encode_event(event: SheetEvent) -> NewEvent:
    schema = SCHEMAS.get(str(type(event).__struct_config__.tag), 1)
    return encode_event(event, msgspec.json.encode(event), schema, PLACES)


def read_event(recorded: Recorded) -> SheetEvent:
    """The event that was stored."""
    event: SheetEvent = _DECODE(payload_of(recorded, PLACES))
    return event
