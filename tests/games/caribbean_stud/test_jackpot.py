"""The tier of the jackpot that a seat wins, and its award."""

import pytest

from kitapi.games.caribbean_stud.rules.payment.jackpot import award
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from tests.games.caribbean_stud.rounds import BARE, NO_COMBINATION, line_with_exchange, settle_line, stake

TIERS = {
    "royal_flush": "As Ks Qs Js Ts",
    "straight_flush": "9c 8c 7c 6c 5c",
    "four_of_a_kind": "Qs Qh Qc Qd 2s",
    "full_house": "Qc Qs Qh 7h 7c",
    "flush": "Kc Jc 9c 6c 4c",
}
NO_TIER = ["Jd Tc 9h 8s 7h", "Ad As Ah 9s 3c", "Kc Ks Js Jd 4c", "7c 7h Ks Ts 3c", "As Ks Qd Js 9c"]
ROYAL = TIERS["royal_flush"]


def tier_won(cards: str, bank: str = BARE, action: str = "raise", *, token: bool = True, **house: object) -> str | None:
    """Return the tier that ``cards`` win."""
    tier = settle_line(stake(cards, bank, action, jackpot_token=token), **house).jackpot
    return tier and tier.value


@clause("CSP-132")
def test_five_combinations_win_a_tier_and_no_other() -> None:
    assert {tier: tier_won(cards) for tier, cards in TIERS.items()} == {tier: tier for tier in TIERS}
    assert [tier_won(cards) for cards in NO_TIER] == [None] * 5


@clause("CSP-132")
def test_without_a_token_nothing_is_won() -> None:
    assert [tier_won(cards, token=False) for cards in TIERS.values()] == [None] * 5


@clause("CSP-052")
def test_the_jackpot_is_won_where_the_bank_does_not_qualify() -> None:
    assert settle_line(stake(TIERS["flush"], NO_COMBINATION)).qualifies is False
    assert tier_won(TIERS["flush"], NO_COMBINATION) == "flush"


@clause("AMB-18")
def test_the_jackpot_is_won_by_a_hand_that_loses_to_the_bank() -> None:
    line = stake(TIERS["flush"], ROYAL, jackpot_token=True)
    assert settle_line(line).result is Result.BANK_WINS
    assert settle_line(line).jackpot is Combination.FLUSH


@clause("CSP-065", "AMB-35")
@pytest.mark.parametrize("action", ["exchange_raise", "exchange_fold"])
def test_an_exchange_gives_the_jackpot_up_whatever_is_held_before_or_after(action: str) -> None:
    made_by_it = line_with_exchange(ROYAL, BARE, action, jackpot_token=True)
    assert settle_line(made_by_it).hand is Combination.ROYAL_FLUSH
    assert settle_line(made_by_it, folded_jackpot=True).jackpot is None
    broken_by_it = stake(ROYAL, BARE, action, jackpot_token=True, exchange={"discard": "Ts", "new": "9s"})
    assert settle_line(broken_by_it, folded_jackpot=True).jackpot is None


@clause("AMB-17")
def test_a_folded_hand_wins_only_where_the_house_says_so() -> None:
    assert tier_won(ROYAL, action="fold") is None
    assert tier_won(ROYAL, action="fold", folded_jackpot=True) == "royal_flush"


@clause("CSP-132")
def test_the_upper_tiers_are_paid_by_the_meter_and_the_lower_ones_as_the_house_says() -> None:
    assert {tier: award(Combination(tier), 40_000, (500, 100, 50)) for tier in TIERS} == {
        "royal_flush": 40_000,
        "straight_flush": 4_000,
        "four_of_a_kind": 500,
        "full_house": 100,
        "flush": 50,
    }


@clause("AMB-11")
def test_a_tenth_of_the_meter_is_rounded_down() -> None:
    awards = [award(Combination.STRAIGHT_FLUSH, meter, (0, 0, 0)) for meter in (0, 9, 10, 19, 100_009)]
    assert awards == [0, 0, 1, 1, 10_000]


@clause("AMB-12")
def test_a_fixed_award_is_paid_in_full_where_the_meter_holds_less() -> None:
    assert award(Combination.FULL_HOUSE, 30, (500, 100, 50)) == 100
