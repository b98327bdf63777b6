"""The tier of the progressive jackpot that a seat wins, and its award."""

from kitapi.games.caribbean_stud.rules.payment.round_facts import SeatFacts
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, FixedAwards
from kitapi.kernel import Instead, rule, table
from kitapi.mechanics.poker_hands import Combination, value_of

PERCENT: dict[Combination, int] = table("CSP-132", rows={Combination.ROYAL_FLUSH: 100, Combination.STRAIGHT_FLUSH: 10})
"""The awards of the two upper tiers, in percent of the meter."""

FIXED_ROW: dict[Combination, int] = table(
    "CSP-132", rows={Combination.FOUR_OF_A_KIND: 0, Combination.FULL_HOUSE: 1, Combination.FLUSH: 2}
)
"""Where the lower tiers stand among the fixed awards."""


@rule("CSP-052", "AMB-18", without=None)
def tier_won(facts: SeatFacts, variant: CaribbeanStudVariant) -> Combination | None:
    """Return the tier that the first five cards win, whatever the bank holds; None: they win no jackpot."""
    if not facts.token or has_exchanged(facts) or forfeits_by_fold(facts, variant.folded_jackpot):
        return None
    made = value_of(facts.cards).combination
    return made if made in PERCENT or made in FIXED_ROW else None


@rule("CSP-065", "AMB-35", without=False)
def has_exchanged(facts: SeatFacts) -> bool:
    """Whether the seat exchanged a card, and so gave up its right to the jackpot."""
    return facts.exchange is not None


@rule("AMB-17", without=False)
def forfeits_by_fold(facts: SeatFacts, folded_jackpot: bool) -> bool:
    """Whether the seat folded and the house does not pay jackpots to folded hands."""
    return facts.folded and not folded_jackpot


@rule("AMB-11", without=Instead(lambda meter, percent: -(-meter * percent // 100)))
def share_of(meter: int, percent: int) -> int:
    """``percent`` of the meter, rounded down to a whole chip; the rest stays in the meter."""
    return meter * percent // 100


@rule("AMB-12", without=Instead(lambda tier, meter, fixed: min(meter, fixed[FIXED_ROW[tier]])))
def fixed_award(tier: Combination, _meter: int, fixed: FixedAwards) -> int:
    """Return the award of a lower tier: the full amount, even if the meter holds less."""
    return fixed[FIXED_ROW[tier]]


def award(tier: Combination, meter: int, fixed: FixedAwards) -> int:
    """Return the award to the only winner of ``tier``, in chips, with ``meter`` chips in the meter."""
    if (percent := PERCENT.get(tier)) is not None:
        return share_of(meter, percent)
    return fixed_award(tier, meter, fixed)
