"""What may be done and happens in the lottery, the toy game with a house."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.kernel import Commitment, MeterRead, ReleaseTables, Role, Seat, Shuffled

DEALER = Role("dealer")
FIXED = 7
"""What a fixed prize is."""


class Wins(Enum):
    NOTHING = "nothing"
    FIXED = "fixed"
    ALL = "all"
    """All tables are stopped, the whole meter is paid, and it restarts."""


class Hall(Enum):
    HALL = "hall"
    CELLAR = "cellar"


class LotteryHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Hall
    opening: int
    share: Annotated[int, Meta(ge=0, le=1000)] = 3
    prizes: tuple[int, int] = (1, 2)
    wins: Wins = Wins.NOTHING
    pause: int = 0
    looking: int = 0
    """Milliseconds before a prize is paid."""
    patience: int = 0
    idle: int = -1
    """A seat that may stake but is not waited for where there are clocks."""
    practice: bool = True
    late: int = 60_000
    """Milliseconds that the other tables wait for a dealer who does nothing."""


HALL = LotteryHouse(name=Hall.HALL, opening=100)


class LotteryTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=7)] = 3
    variant: LotteryHouse = HALL


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    terms: LotteryTerms


class Contribute(msgspec.Struct, frozen=True, tag_field="kind", tag="contribute"):
    value: str


class Stake(msgspec.Struct, frozen=True, tag_field="kind", tag="stake"):
    pass


class Pass(msgspec.Struct, frozen=True, tag_field="kind", tag="pass"):
    pass


class CoinIn(msgspec.Struct, frozen=True, tag_field="kind", tag="coin_in"):
    pass


class Find(msgspec.Struct, frozen=True, tag_field="kind", tag="find"):
    seat: Seat


class Pay(msgspec.Struct, frozen=True, tag_field="kind", tag="pay"):
    seat: Seat


class End(msgspec.Struct, frozen=True, tag_field="kind", tag="end"):
    pass


Action: TypeAlias = Contribute | Stake | Pass | CoinIn | Find | Pay | End | Shuffled | MeterRead | ReleaseTables


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.opened"):
    setup: Setup
    commitment: Commitment


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.contributed"):
    seat: Seat
    value: str


class Drawn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.drawn"):
    order: tuple[Card, ...]
    secret: str


class Answered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.answered"):
    seat: Seat
    stakes: bool


class CoinsIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.coins_in"):
    seats: tuple[Seat, ...]
    amount: int


class MeterTold(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.meter_told"):
    amount: int


class Found(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.found"):
    """All other tables stand still."""

    seat: Seat


class Released(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.released"):
    """The other tables continue, and the open awards are set aside."""

    waiting_for: Role
    reserved: int


class Paid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.paid"):
    seat: Seat
    amount: int
    covered: int
    restart: int | None
    lifted: int = 0


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.ended"):
    pass


class BrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lottery.broken_up"):
    back: int
    covered: int


Event: TypeAlias = (
    Opened | Contributed | Drawn | Answered | CoinsIn | MeterTold | Found | Released | Paid | Ended | BrokenUp
)
