"""House rules, and what a house must say itself because the manual leaves it blank."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.caribbean_stud.paytables import AFTER_EXCHANGE, WITHOUT_EXCHANGE, Payments, in_rows
from kitapi.kernel import rule

LARGEST = 1_000_000_000_000
"""The largest ANTE, meter or award, in the smallest chips; with the highest payment it still fits into 64 bits."""

Chips: TypeAlias = Annotated[int, Meta(gt=0, le=LARGEST)]
Award: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]

FixedAwards: TypeAlias = tuple[Award, Award, Award]
"""What the jackpot pays for four of a kind, full house and flush; the manual's table 3 leaves them blank (AMB-08)."""


class Qualification(Enum):
    """With what the bank qualifies, beside any combination from a pair up (AMB-01)."""

    ACE_AND_KING = "ace_and_king"
    ACE_OR_KING = "ace_or_king"
    """As the manual's letter has it, against its own examples."""


class CaribbeanStudVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; the defaults are the rulebook's.

    ``table`` and ``exchange_table``: what BET is paid for cards as dealt and after an exchange (CSP-130, CSP-131).
    ``exchange_fee``: what an exchange costs, in ANTEs (CSP-035). ``folded_jackpot``: whether a folded hand may win the
    jackpot (AMB-17).
    """

    table: Payments = msgspec.field(default_factory=lambda: in_rows(WITHOUT_EXCHANGE))
    exchange_table: Payments = msgspec.field(default_factory=lambda: in_rows(AFTER_EXCHANGE))
    qualification: Qualification = Qualification.ACE_AND_KING
    exchange_fee: Annotated[int, Meta(ge=1, le=10)] = 1
    folded_jackpot: bool = False


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The posted limits of ANTE, in the smallest chips (CSP-009); no house's are known, so there is no default."""

    minimum: Chips
    maximum: Chips

    def __post_init__(self) -> None:
        if self.minimum > self.maximum:
            raise ValueError(f"the minimum {self.minimum} is above the maximum {self.maximum}")


class House(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one house has settled: its rules, the limits of ANTE, and what the jackpot pays in fixed amounts."""

    variant: CaribbeanStudVariant = msgspec.field(default_factory=CaribbeanStudVariant)
    limits: Limits
    fixed: FixedAwards


EXAMPLE = House(limits=Limits(minimum=5, maximum=250), fixed=(500, 100, 50))
"""A house made up to try things with; its limits and awards are nobody's."""


@rule("CSP-009", without=True)
def is_within(ante: int, limits: Limits) -> bool:
    """Whether ``ante`` keeps the posted limits."""
    return limits.minimum <= ante <= limits.maximum
