"""What is read of a deal's events, and when each may come; every other field and event has no part in the shuffle."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

MOST_SEATS = 10

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Stage(IntEnum):
    """Parts of a deal in the only order there is."""

    OPENED = 0
    PLEDGED = 1
    SHOWN = 2
    SHUFFLED = 3
    CUT = 4
    CLOSED = 5
    DEALT = 6
    PLAYED = 7
    BROKEN_UP = 8
    UNUSED = 9


class ShuffleEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event that has a part in the shuffle."""

    schema: Literal[1] = 1


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal is bound to before any seat speaks."""

    context: Annotated[str, Meta(max_length=200)]
    algorithm: Annotated[str, Meta(max_length=64)]
    digest: Annotated[str, Meta(max_length=64)]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """How many seats there are; the rest of the terms has no part in the shuffle."""

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A deal begins; schema 2 says more of the house rules than 1, and the same of the shuffle."""

    schema: Literal[1, 2] = 1
    number: Annotated[int, Meta(ge=1, lt=1 << 53)]
    terms: Terms
    commitment: Bound


class Pledged(ShuffleEvent, frozen=True, kw_only=True):
    """A seat is bound to a share it has not shown; empty: it will give none."""

    seat: Seat
    digest: str


class Shown(ShuffleEvent, frozen=True, kw_only=True):
    """A seat shows its share; empty: it gives none."""

    seat: Seat
    value: str


class Shuffled(ShuffleEvent, frozen=True, kw_only=True):
    """The cards were shuffled, by a secret that is now shown; a game adds what it says of them."""

    algorithm: str
    secret: str


class Ended(ShuffleEvent, frozen=True, kw_only=True):
    """The sitting ended, or the table was closed."""


class Unused(ShuffleEvent, frozen=True, kw_only=True):
    """The deal was over before its cards were shuffled; its secret all the same."""

    secret: str


class Shape(NamedTuple):
    """How an event is read, when it may come, and whether more than once; ``stage`` None: at any time."""

    type: type[msgspec.Struct] | None
    stage: Stage | None
    once: bool = False


IN_EVERY_GAME: Mapping[str, Shape] = {
    "pledged": Shape(Pledged, Stage.PLEDGED),
    "contributed": Shape(Shown, Stage.SHOWN),
    "shuffle_unused": Shape(Unused, Stage.UNUSED, once=True),
}
"""By the event's name."""


def event_kinds(*names: str) -> Mapping[str, Shape]:
    """The shapes of the events ``names``, which follow only once the cards are dealt."""
    return {name: Shape(None, Stage.PLAYED) for name in names}
