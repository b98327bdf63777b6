"""What is read of a deal's events, and when each may come; every other field and event has no part in the shuffle."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

MOST_SEATS = 10

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Cards: TypeAlias = tuple[str, ...]


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


class _Event(msgspec.Struct, frozen=True, kw_only=True):
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


class OpenedForThree(Opened, frozen=True, kw_only=True):
    """A deal begins, in which three of the seats play: ``active``, from the dealer's side on."""

    dealer: Seat
    active: tuple[Seat, Seat, Seat]


class Pledged(_Event, frozen=True, kw_only=True):
    """A seat is bound to a share it has not shown; empty: it will give none."""

    seat: Seat
    digest: str


class Shown(_Event, frozen=True, kw_only=True):
    """A seat shows its share; empty: it gives none."""

    seat: Seat
    value: str


class PackDealt(_Event, frozen=True, kw_only=True):
    """32 cards lie with the players: ``hands`` by seat."""

    hands: tuple[Cards, ...]
    talon: Cards
    algorithm: str
    secret: str


class DeckShuffled(_Event, frozen=True, kw_only=True):
    """52 cards lie in ``order``."""

    method: str
    times: int
    order: Cards
    algorithm: str
    secret: str


class AtSeat(_Event, frozen=True, kw_only=True):
    """Something at one seat."""

    seat: Seat


class Cut(_Event, frozen=True, kw_only=True):
    """So many cards were cut off, by a seat or by the dealer."""

    seat: Seat | None
    amount: int


class Closed(_Event, frozen=True, kw_only=True):
    """Who plays."""

    seats: tuple[Seat, ...]


class Slip(_Event, frozen=True, kw_only=True):
    """A mistake of the dealer's at a seat."""

    seat: Seat
    what: str


class HandsDealt(_Event, frozen=True, kw_only=True):
    """``hands`` by seat, the bank's, and what is left."""

    method: str
    hands: tuple[Cards, ...]
    bank: Cards
    stub: Cards


class Ended(_Event, frozen=True, kw_only=True):
    """The sitting ended, or the table was closed."""


class Unused(_Event, frozen=True, kw_only=True):
    """The deal was over before its cards were shuffled; its secret all the same."""

    secret: str


class Shape(NamedTuple):
    """How an event is read, when it may come, and whether more than once; ``stage`` None: at any time."""

    type: type[msgspec.Struct] | None
    stage: Stage | None
    once: bool = False


_PACK: Mapping[str, Shape] = {
    "deal_opened": Shape(OpenedForThree, Stage.OPENED, once=True),
    "pledged": Shape(Pledged, Stage.PLEDGED),
    "contributed": Shape(Shown, Stage.SHOWN),
    "cards_dealt": Shape(PackDealt, Stage.SHUFFLED, once=True),
    "sitting_broken_up": Shape(Ended, Stage.BROKEN_UP, once=True),
    "shuffle_unused": Shape(Unused, Stage.UNUSED, once=True),
    **{
        played: Shape(None, Stage.PLAYED)
        for played in (
            "call_made",
            "cards_discarded",
            "contract_named",
            "game_named",
            "solo_written",
            "deal_thrown_in",
            "card_played",
            "trick_taken",
            "deal_settled",
        )
    },
}

_STUD: Mapping[str, Shape] = {
    "hand_opened": Shape(Opened, Stage.OPENED, once=True),
    "pledged": Shape(Pledged, Stage.PLEDGED),
    "contributed": Shape(Shown, Stage.SHOWN),
    "deck_shuffled": Shape(DeckShuffled, Stage.SHUFFLED, once=True),
    "cut_offered": Shape(AtSeat, Stage.CUT),
    "cut_declined": Shape(AtSeat, Stage.CUT),
    "deck_cut": Shape(Cut, Stage.CUT, once=True),
    "bets_closed": Shape(Closed, Stage.CLOSED, once=True),
    "slip_made": Shape(Slip, None),
    "seat_voided": Shape(AtSeat, None),
    "cards_dealt": Shape(HandsDealt, Stage.DEALT, once=True),
    "table_broken_up": Shape(Ended, Stage.BROKEN_UP, once=True),
    "table_closed": Shape(Ended, Stage.BROKEN_UP),
    "shuffle_unused": Shape(Unused, Stage.UNUSED, once=True),
    **{
        played: Shape(None, Stage.PLAYED)
        for played in ("upcard_turned", "bet_raised", "folded", "card_given", "bank_revealed", "seat_settled")
    },
}

SHAPES: Mapping[str, Shape] = {
    **{f"{game}.{name}": shape for game in ("prefa", "preferans") for name, shape in _PACK.items()},
    **{f"caribbean_stud.{name}": shape for name, shape in _STUD.items()},
}
"""By an event's kind."""
