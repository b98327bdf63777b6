"""House rules, and what a house must say itself because the manual leaves it blank; validated, and never Venice's."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.caribbean_stud.rules.terms.paytables import AFTER_EXCHANGE, WITHOUT_EXCHANGE, Payments, in_rows
from kitapi.kernel import rule
from kitapi.kernel.bounds import LARGEST_AMOUNT

LARGEST = 1_000_000_000_000
"""The largest ANTE, meter or award, in the smallest chips."""

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


class Shuffling(Enum):
    """How a deck is shuffled before each hand."""

    MACHINE = "machine"
    """By the shuffler, which delivers five cards at a time; nobody cuts (CSP-014)."""
    HAND = "hand"
    """By the dealer, and cut by a player (CSP-013)."""


class Pace(Enum):
    """How quickly the house automaton goes from step to step; no rule depends on it."""

    UNHURRIED = "unhurried"
    BRISK = "brisk"
    SWIFT = "swift"


class CaribbeanStudHouse(CaribbeanStudVariant, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that one house has settled: its rules, and what the manual leaves blank and so has no default here (AMB-08).

    All amounts are in the smallest chip. ``minimum``, ``maximum``: of ANTE (CSP-009), which is staked in multiples of
    ``chip``. ``buy_in``: the chips that a note is changed into (CSP-083). ``dotation``: the chips in the dealer's tray
    when the table opens (CSP-004). ``token``: what plays for the jackpot, of which ``meter_share`` goes to the meter.
    ``four_of_a_kind``, ``full_house``, ``flush``: the jackpot's fixed awards. ``reset``: what the meter restarts from
    after a royal flush; ``opening_meter``: what it opened with. ``answer_seconds``: how long a seat may take before it
    is warned, and then again before it is passed over (AMB-43); 0: as long as it likes. ``stop_seconds``: how long
    all other tables wait for a person of this one who does not act (AMB-65). ``skipped_back``: whether
    a seat left out of the deal, and found late, gets its stakes back (AMB-21). ``practice``: a room to train in, where
    one person may hold several roles, and mistakes may be made that the console else refuses. ``odds_before``: whether
    a seat may request the values of its choices before it has chosen; afterwards it always may.
    """

    minimum: Chips
    maximum: Chips
    chip: Chips
    buy_in: Chips
    dotation: Chips
    token: Chips
    meter_share: Award
    four_of_a_kind: Award
    full_house: Award
    flush: Award
    reset: Award
    opening_meter: Award
    shuffling: Shuffling = Shuffling.MACHINE
    answer_seconds: Annotated[int, Meta(ge=0, le=600, multiple_of=15)] = 60
    stop_seconds: Annotated[int, Meta(ge=15, le=600, multiple_of=15)] = 60
    pace: Pace = Pace.BRISK
    skipped_back: bool = True
    practice: bool = True
    odds_before: bool = False

    def __post_init__(self) -> None:
        for field, wrong, problem in (
            ("maximum", self.minimum > self.maximum, f"the minimum {self.minimum} is above it"),
            ("maximum", self.largest_payment > LARGEST_AMOUNT, f"a BET would be paid more than {LARGEST_AMOUNT}"),
            ("minimum", self.minimum % self.chip > 0, f"must be a multiple of the chip, {self.chip}"),
            ("maximum", self.maximum % self.chip > 0, f"must be a multiple of the chip, {self.chip}"),
            ("meter_share", self.meter_share > self.token, f"is above the token, {self.token}"),
            ("buy_in", self.buy_in < 3 * self.minimum, f"must be at least {3 * self.minimum}, ANTE and BET"),
        ):
            if wrong:
                raise ValueError(f"{field}: {problem}")

    @property
    def largest_payment(self) -> int:
        """The largest payment for a BET: twice the highest ANTE, times the best row of both tables."""
        return 2 * self.maximum * max(*self.table, *self.exchange_table)

    @property
    def fixed(self) -> FixedAwards:
        """What the jackpot pays for four of a kind, full house and flush."""
        return (self.four_of_a_kind, self.full_house, self.flush)


EXAMPLE = CaribbeanStudHouse(
    minimum=5,
    maximum=250,
    chip=5,
    buy_in=1000,
    dotation=50_000,
    token=2,
    meter_share=1,
    four_of_a_kind=500,
    full_house=100,
    flush=50,
    reset=10_000,
    opening_meter=25_000,
)
"""A house made up to play in and to try things with; its limits, chips and awards are nobody's."""

PRESETS: dict[str, CaribbeanStudHouse] = {
    "example": EXAMPLE,
    "example_by_hand": msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.HAND, pace=Pace.UNHURRIED),
}
"""Named houses, by which a table may be opened; both are made up."""


class CaribbeanStudTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is opened with: its seats, of which any may stay empty, and its house (CSP-001)."""

    players: Annotated[int, Meta(ge=1, le=7)] = 7
    variant: CaribbeanStudHouse = EXAMPLE


@rule("CSP-009", without=True)
def is_within(ante: int, house: CaribbeanStudHouse) -> bool:
    """Whether ``ante`` keeps the posted limits."""
    return house.minimum <= ante <= house.maximum
