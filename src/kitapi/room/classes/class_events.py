"""The events of a class, as its stream ``class:CODE`` stores them."""

from typing import TypeAlias

import msgspec

from kitapi.kernel.drills import Given
from kitapi.room.seats.given_names import GivenName, encode_event, payload_of, places_in
from kitapi.store import Append, NewEvent, Recorded

SCHEMAS = {"class.joined": 2}
"""The newest schema of each kind for which it is not 1."""


class ClassOpened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.opened"):
    """A class was opened by the user ``by``, its trainer."""

    game: str
    seed: int
    topics: tuple[str, ...]
    count: int
    by: str


class TraineeJoined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.joined"):
    """A user joined under a name."""

    user: str
    name: GivenName


class DrillAnswered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.answered"):
    """A trainee's answer to the drill ``number``."""

    user: str
    number: int
    given: Given


class TrainerKeySet(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.trainer_key_set"):
    """The class has a new key for its trainers, instead of the one before; ``key``: its SHA-256."""

    key: str


class TrainerAdded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="class.trainer_added"):
    """The user became a trainer of the class by its key."""

    user: str


ClassEvent: TypeAlias = ClassOpened | TraineeJoined | DrillAnswered | TrainerKeySet | TrainerAdded

PLACES = places_in(ClassEvent)
_DECODE = msgspec.json.Decoder(ClassEvent).decode


def stream_of(code: str) -> str:
    """The stream of the class with this code."""
    return f"class:{code}"


def append_to(code: str, expected: int, *events: ClassEvent) -> Append:
    """The append of ``events`` to a class of which ``expected`` events are stored."""
    return Append(stream=stream_of(code), expected=expected, events=tuple(map(_encode_event, events)))


def _encode_event(event: ClassEvent) -> NewEvent:
    schema = SCHEMAS.get(str(type(event).__struct_config__.tag), 1)
    return encode_event(event, msgspec.json.encode(event), schema, PLACES)


def read_event(recorded: Recorded) -> ClassEvent:
    """The event that was stored."""
    event: ClassEvent = _DECODE(payload_of(recorded, PLACES))
    return event
