"""The actions and events of the lottery, the toy game with a house."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.kernel import Commitment, MeterRead, ReleaseTables, Role, Seat, Shuffled

DEALER = Role("dealer")
FIXED = 7
"""The amount of a fixed prize."""


class Wins(Enum):
    """The prize that the lottery pays to the seat that wins."""

    NOTHING = "nothing"
    FIXED = "fixed"
    ALL = "all"
    """The whole meter: all tables are stopped, the meter is paid out, and it restarts."""


class LotteryHouseName(Enum):
    """The houses of the lottery."""

    HALL = "hall"
    CELLAR = "cellar"


class LotteryHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of a table."""

    name: LotteryHouseName
    opening: int
    share: Annotated[int, Meta(ge=0, le=1000)] = 3
    prizes: tuple[int, int] = (1, 2)
    wins: Wins = Wins.NOTHING
    pause: int = 0
    looking: int = 0
    """Milliseconds before a prize is paid."""
    patience: int = 0
    idle: int = -1
    """A seat for which a table with clocks does not wait, although it may stake; -1 for none."""
    practice: bool = True
    late: int = 60_000
    """Milliseconds after which the other tables continue if the dealer does nothing."""


HALL = LotteryHouse(name=LotteryHouseName.HALL, opening=100)


class LotteryTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table of the lottery."""

    players: Annotated[int, Meta(ge=1, le=7)] = 3
    variant: LotteryHouse = HALL


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that can be opened: its number, from 0, and the terms."""

    number: int
    terms: LotteryTerms


class Contribute(msgspec.Struct, frozen=True, tag_field="kind", tag="contribute"):
    """A seat's share in the shuffle, in hexadecimal."""

    value: str


class Stake(msgspec.Struct, frozen=True, tag_field="kind", tag="stake"):
    """A seat stakes a coin."""


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass"):
    """A seat stakes nothing."""


class CoinIn(msgspec.Struct, frozen=True, tag_field="kind", tag="coin_in"):
    """The dealer counts the staked coins into the meter."""


class Find(msgspec.Struct, frozen=True, tag_field="kind", tag="find"):
    """The dealer declares that a seat has won."""

    seat: Seat


class Pay(msgspec.Struct, frozen=True, tag_field="kind", tag="pay"):
    """The dealer pays the seat that has won."""

    seat: Seat


class End(msgspec.Struct, frozen=True, tag_field="kind", tag="end"):
    """The dealer ends the deal."""


Action: TypeAlias = Contribute | Stake | Pass | CoinIn | Find | Pay | End | Shuffled | MeterRead | ReleaseTables


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.opened"):
    """A deal is opened, bound to its shuffle."""

    setup: Setup
    commitment: Commitment


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.contributed"):
    """A seat has given its share in the shuffle."""

    seat: Seat
    value: str


class Drawn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.drawn"):
    """The order of the deck is known, with the secret that it was made from."""

    order: tuple[Card, ...]
    secret: str


class Answered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.answered"):
    """A seat has staked, or passed."""

    seat: Seat
    stakes: bool


class CoinsIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.coins_in"):
    """The staked coins are in the meter: whose, and how much together."""

    seats: tuple[Seat, ...]
    amount: int


class MeterAnnounced(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.meter_told"):
    """The amount of the linked meter is announced."""

    amount: int


class Found(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.found"):
    """A seat has won the whole meter; all other tables are stopped."""

    seat: Seat


class Released(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.released"):
    """The other tables continue, and the open awards are set aside."""

    waiting_for: Role
    reserved: int


class Paid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.paid"):
    """A prize is paid: how much, the part that the meter covered, and the amount at which the meter restarts."""

    seat: Seat
    amount: int
    covered: int
    restart: int | None
    lifted: int = 0


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.ended"):
    """The deal is over."""


class BrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.broken_up"):
    """The sitting is broken up: what the seats got back, and the part that the meter covered."""

    back: int
    covered: int


Event: TypeAlias = (
    Opened | Contributed | Drawn | Answered | CoinsIn | MeterAnnounced | Found | Released | Paid | Ended | BrokenUp
)
