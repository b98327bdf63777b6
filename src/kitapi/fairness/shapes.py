"""The fields that the verifier reads from a deal's events, and their order; others do not matter to the shuffle."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

MOST_SEATS = 10

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Stage(IntEnum):
    """The stages of a deal, in their order."""

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
    """An event that is part of the shuffle."""

    schema: Literal[1] = 1


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment of the deal, made before any seat contributes."""

    context: Annotated[str, Meta(max_length=200)]
    algorithm: Annotated[str, Meta(max_length=64)]
    digest: Annotated[str, Meta(max_length=64)]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The number of seats; the other terms do not matter to the shuffle."""

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The opening of a deal; schema 2 has more house rules than 1, and the same fields about the shuffle."""

    schema: Literal[1, 2] = 1
    number: Annotated[int, Meta(ge=1, lt=1 << 53)]
    terms: Terms
    commitment: Bound


class Pledged(ShuffleEvent, frozen=True, kw_only=True):
    """A seat's pledge of a share that it has not yet shown; empty if the seat will not give a share."""

    seat: Seat
    digest: str


class Shown(ShuffleEvent, frozen=True, kw_only=True):
    """A seat's share, when it is shown; empty if the seat gives none."""

    seat: Seat
    value: str


class Shuffled(ShuffleEvent, frozen=True, kw_only=True):
    """The cards were shuffled with a secret that is shown now; games add their own fields about the cards."""

    algorithm: str
    secret: str


class Ended(ShuffleEvent, frozen=True, kw_only=True):
    """The sitting ended, or the table was closed."""


class Unused(ShuffleEvent, frozen=True, kw_only=True):
    """The secret of a deal that was over before its cards were shuffled."""

    secret: str


class Shape(NamedTuple):
    """The fields of an event, the stage at which it may occur (None: any), and whether it may occur several times."""

    type: type[msgspec.Struct] | None
    stage: Stage | None
    once: bool = False


IN_EVERY_GAME: Mapping[str, Shape] = {
    "pledged": Shape(Pledged, Stage.PLEDGED),
    "contributed": Shape(Shown, Stage.SHOWN),
    "shuffle_unused": Shape(Unused, Stage.UNUSED, once=True),
}
"""The shapes of the events that all games have, by the event's name."""


def event_kinds(*names: str) -> Mapping[str, Shape]:
    """The shapes of the events ``names``, which may come only after the cards are dealt."""
    return {name: Shape(None, Stage.PLAYED) for name in names}
