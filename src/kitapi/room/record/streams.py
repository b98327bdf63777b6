"""The room's streams, and its own events.

A table has four streams: ``table:ID`` (who sits where), ``play:ID`` (the game's events), ``secret:ID`` (what each
deal's shuffle is made from, written when the deal is opened and shown to nobody before it is over) and ``chain:ID``
(seals on the game's events). ``visitor:USER`` lists the tables at which a visitor has sat, the houses in which they may
open tables, and the sheets of real tables that they shared. If a game has a house, ``meter:HOUSE`` and ``house:HOUSE``
hold what the tables of one house share: its meter, and its register and stops; ``refused:ID`` holds the steps that the
rules refused at a table. ``talk:…`` and ``report:…`` are described in ``texts``. ``upgrade:houses`` says that all
tables from before houses had names have joined one. ``visitors:key`` has the key with which the server signs visitors'
cookies, ``visitors:signed_out`` names the visitors who have signed out, and ``visitors:names_forgotten`` those whose
names were removed.
"""

from typing import Any, TypeAlias

import msgspec

from kitapi.kernel import HouseEntry, ImpossibleHistory
from kitapi.kernel.done_by import DoneBy
from kitapi.room.houses.meter import MeterCounted, MeterOpened, StopGiven, StopTaken
from kitapi.room.houses.register import RegisterEvent
from kitapi.room.record.chain import ChainSealed
from kitapi.room.record.texts import TextEvent
from kitapi.room.seats import given_names
from kitapi.room.seats.given_names import places_in
from kitapi.room.seats.seating_events import SeatingEvent
from kitapi.store import NewEvent, Recorded, tables

table_stream = tables.table_stream
play_stream = tables.play_stream

SCHEMAS = {
    "house.visitor_admitted": 2,
    "report.made": 2,
    "table.person_sat": 2,
    "table.role_requested": 2,
    "table.role_taken": 2,
    "table.seat_requested": 2,
    "table.sitting_archived": 2,
    "talk.written": 2,
}
"""The newest schema of each kind for which it is not 1; from 2 on, names of people are stored beside the events."""

HOUSES = "house:"
"""The prefix of the streams of houses, with registers and stops."""

UPGRADE_TO_HOUSES = "upgrade:houses"
"""The stream with the event that all tables from before houses had names have joined a house."""


VISITOR_KEY = "visitors:key"
"""The stream with the key by which the server signs visitors' cookies."""

SIGNED_OUT = "visitors:signed_out"
"""The stream of visitors who have signed out."""

FORGETTINGS = "visitors:names_forgotten"
"""The stream of visitors whose names were all removed."""


SESSIONS = "visitors:sessions"
"""The stream of visitors for whom only one session is valid."""


class SecretDrawn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="secret.drawn"):
    """The secret (hexadecimal) of the shuffle of the deal ``context``."""

    context: str
    secret: str

    def __repr__(self) -> str:
        return f"SecretDrawn(context={self.context!r})"


class SatDown(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.sat_down"):
    """The visitor took a seat, or a role of the house, at ``table``."""

    table: str


class Rose(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.rose"):
    """The visitor gave up the seat at ``table``, or the last role they had there."""

    table: str


class TableArchived(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.table_archived"):
    """The visitor put ``table`` into their archive; they keep their seat."""

    table: str


class TableRestored(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.table_restored"):
    """The visitor took ``table`` out of their archive again."""

    table: str


class HouseEntered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.house_entered"):
    """The visitor may open tables in ``house``, because they founded it or were admitted."""

    house: str


class SheetShared(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitor.sheet_shared"):
    """The visitor shared the sheet of a real table with the room."""

    sheet: str


class UpgradeDone(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="upgrade.done"):
    """The upgrade in the name of the stream is complete."""


class VisitorKeyMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitors.key_made"):
    """The server signs with ``key`` (hexadecimal) from now on.

    ``known``: visitors about whom something was stored before, although they have no stream of their own.
    """

    key: str
    known: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"VisitorKeyMade(known={len(self.known)})"


class SignedOut(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitors.signed_out"):
    """The visitor ``user`` signed out for good."""

    user: str


class NamesForgotten(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitors.names_forgotten"):
    """All names of the visitor ``user`` were removed; ``streams``: those with the events that had them."""

    user: str
    streams: tuple[str, ...]


class SessionKept(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="visitors.session_kept"):
    """From now on, only ``session`` is valid among the sessions of the visitor ``user``."""

    user: str
    session: str


class StepRefused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="step.refused"):
    """The rules refused a step: the actor (a seat's number or a role), its kind, the clause, and the version.

    The content of the step is left out, because it may be hidden information. ``who``: the person, bot or automaton
    that tried it.
    """

    by: str
    action: str
    clause: str
    at: int
    who: DoneBy | None = None


RoomEvent: TypeAlias = (
    SeatingEvent
    | SecretDrawn
    | SatDown
    | Rose
    | TableArchived
    | TableRestored
    | HouseEntered
    | SheetShared
    | MeterOpened
    | MeterCounted
    | HouseEntry
    | RegisterEvent
    | StopGiven
    | StopTaken
    | StepRefused
    | ChainSealed
    | UpgradeDone
    | VisitorKeyMade
    | SignedOut
    | NamesForgotten
    | SessionKept
    | TextEvent
)

PLACES = places_in(RoomEvent)
"""The places of people's names in the room's events."""

_ENCODE = msgspec.json.Encoder().encode
_DECODER = msgspec.json.Decoder(RoomEvent)


def table_played_in(stream: str) -> str | None:
    """The table whose play stream is ``stream``; None if it is another kind of stream."""
    beginning = play_stream("")
    return stream.removeprefix(beginning) if stream.startswith(beginning) else None


def secret_stream(table: str) -> str:
    """The stream of the secrets of a table's shuffles."""
    return f"secret:{table}"


def chain_stream(table: str) -> str:
    """The stream of the seals on a table's deals."""
    return f"chain:{table}"


def visitor_stream(user: str) -> str:
    """Return the name of the stream that records where a visitor has sat, and which houses they have entered."""
    return f"visitor:{user}"


def meter_stream(house: str) -> str:
    """The stream of the meter of a house."""
    return f"meter:{house}"


def house_stream(house: str) -> str:
    """The stream of a house's register, and of the stops and releases of its tables."""
    return f"{HOUSES}{house}"


def refused_stream(table: str) -> str:
    """The stream of the steps that the rules refused at a table."""
    return f"refused:{table}"


def streams_of_table(table: str) -> tuple[str, ...]:
    """All streams that belong to a table alone, its play stream first."""
    return (
        play_stream(table),
        table_stream(table),
        secret_stream(table),
        chain_stream(table),
        refused_stream(table),
    )


def encode_event(event: RoomEvent) -> NewEvent:
    """The room's ``event`` for the store, with the names of people beside it."""
    schema = SCHEMAS.get(str(type(event).__struct_config__.tag), 1)
    return given_names.encode_event(event, _ENCODE(event), schema, PLACES)


def read(recorded: Recorded) -> Any:
    """The room's stored event, with the names that were not removed.

    Raises:
        ImpossibleHistory: this version does not know the event.
    """
    if not 1 <= recorded.schema <= SCHEMAS.get(recorded.kind, 1):
        raise ImpossibleHistory(f"{recorded.kind} of schema {recorded.schema} is not known to this version")
    return _read(recorded.kind, given_names.payload_of(recorded, PLACES))


def read_new(event: NewEvent) -> Any:
    """An event of the room that is about to be stored."""
    return _read(event.kind, given_names.payload_of(event, PLACES))


def _read(kind: str, payload: bytes) -> Any:
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError as error:
        raise ImpossibleHistory(f"{kind} cannot be read") from error
