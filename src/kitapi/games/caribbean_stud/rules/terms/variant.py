"""House rules: those of the rulebook, and amounts that every house must choose because the manual leaves them blank.

All values are validated. The amounts of the example are invented, and are not those of the casino in Venice.
"""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.caribbean_stud.rules.terms.paytables import AFTER_EXCHANGE, WITHOUT_EXCHANGE, Payments, in_rows
from kitapi.kernel import rule
from kitapi.kernel.bounds import LARGEST_AMOUNT

LARGEST = 1_000_000_000_000
"""The largest ANTE, meter or award, in units of the smallest chip."""

Chips: TypeAlias = Annotated[int, Meta(gt=0, le=LARGEST)]
Award: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]

FixedAwards: TypeAlias = tuple[Award, Award, Award]
"""The jackpot's awards for four of a kind, full house and flush; the manual's table 3 leaves them blank (AMB-08)."""


class Qualification(Enum):
    """The high cards with which the bank qualifies; with a pair or better it always does (AMB-01)."""

    ACE_AND_KING = "ace_and_king"
    ACE_OR_KING = "ace_or_king"
    """The literal wording of the manual, which its own examples contradict."""


class CaribbeanStudVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; the defaults are the rulebook's.

    ``table`` and ``exchange_table``: the payments of BET without and after an exchange (CSP-130, CSP-131).
    ``exchange_fee``: the price of an exchange, in ANTEs (CSP-035). ``folded_jackpot``: whether a folded hand may win
    the jackpot (AMB-17).
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
    """The speed of the house automaton; no rule depends on it."""

    UNHURRIED = "unhurried"
    BRISK = "brisk"
    SWIFT = "swift"


class CaribbeanStudHouse(CaribbeanStudVariant, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The complete rules of one house; amounts that the manual leaves blank have no default here (AMB-08).

    All amounts are in units of the smallest chip. ``minimum``, ``maximum``: the limits of ANTE (CSP-009). ``chip``: an
    ANTE is a multiple of it. ``buy_in``: the chips for which a note is changed (CSP-083). ``dotation``: the chips in
    the dealer's tray when the table opens (CSP-004). ``token``: the price of a token for the jackpot, of which
    ``meter_share`` goes to the meter. ``four_of_a_kind``, ``full_house``, ``flush``: the jackpot's fixed awards.
    ``reset``: the amount at which the meter starts again after a royal flush; ``opening_meter``: the amount at which it
    opened. ``answer_seconds``: the time until a seat that does not answer is warned, and again until it is passed over
    (AMB-43); 0: no limit. ``stop_seconds``: the time that all other tables wait for a person of this one who does not
    act (AMB-65). ``skipped_back``: whether a seat that was left out of the deal gets its stakes back if this is found
    late (AMB-21). ``practice``: whether the table is for training: one person may hold several roles, and mistakes are
    possible that the console refuses elsewhere. ``odds_before``: whether a seat may request the values of its choices
    before it has chosen; afterwards it always may.
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
        """The jackpot's awards for four of a kind, full house and flush."""
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
"""An invented house to play and experiment in; its limits, chips and awards are those of no real casino."""

PRESETS: dict[str, CaribbeanStudHouse] = {
    "example": EXAMPLE,
    "example_by_hand": msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.HAND, pace=Pace.UNHURRIED),
}
"""The named houses with whose rules a table may be opened; both are invented."""


class CaribbeanStudTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms with which a table is opened: the number of its seats, any of which may stay empty, and its house."""

    players: Annotated[int, Meta(ge=1, le=7)] = 7
    variant: CaribbeanStudHouse = EXAMPLE


@rule("CSP-009", without=True)
def is_within(ante: int, house: CaribbeanStudHouse) -> bool:
    """Whether ``ante`` is within the posted limits."""
    return house.minimum <= ante <= house.maximum
