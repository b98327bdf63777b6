"""Jackpots at one table: their order, their amounts, and who pays them."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.table.actions import PressJackpot
from kitapi.games.caribbean_stud.rules.table.events import JackpotAwarded, MeterReset
from kitapi.games.caribbean_stud.rules.table.place import Award
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import METER, MeterRead
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, Sitting, gains, house, replace_fields, sits, sources
from tests.games.caribbean_stud.endings import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    Ending,
    goes_on,
    has_won,
)

HANDS = {
    Combination.FOUR_OF_A_KIND: FOUR,
    Combination.FULL_HOUSE: FULL_HOUSE,
    Combination.FLUSH: FLUSH,
}


def royals(suits: str) -> list[Sitting]:
    """Seats with royal flushes."""
    return [has_won(ROYALS[suit], ROYAL_FLUSH) for suit in suits]


def straights(suits: str) -> list[Sitting]:
    """Seats with straight flushes."""
    return [has_won(STRAIGHT_FLUSHES[suit], STRAIGHT_FLUSH) for suit in suits]


def lower(*tiers: Combination) -> list[Sitting]:
    """Seats with the lower tiers."""
    return [has_won(HANDS[tier], tier) for tier in tiers]


def at_console(*sitting: Sitting, meter: int = 25_000, **more: Any) -> Ending:
    """Return a table with all jackpots unpaid; with a high hand it stopped the others when the meter had ``meter``."""
    high = any(one.place.proof.declared is not None for one in sitting)
    stopped = {"basis": meter, "stopping": True} if high else {}
    return Ending.at(Phase.JACKPOT, *sitting, **{"meter": meter, **stopped, **more})


def list_awards(ending: Ending) -> list[tuple[int, str, int]]:
    """Seat, tier and amount of every award so far."""
    return [(event.seat, event.tier.value, event.amount) for event in ending.of(JackpotAwarded)]


@clause("CSP-055", "CSP-056")
def test_the_buttons_are_numbered_as_the_table_and_each_has_its_side() -> None:
    tiers = ("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush")
    assert [awards.button_of(Combination(tier)) for tier in tiers] == [1, 2, 3, 4, 5]
    assert [awards.side_of(Combination(tier)) for tier in tiers] == ["JPH", "JPH", "JPL", "JPL", "JPL"]
    assert [awards.needs_municipal_inspector(Combination(tier)) for tier in tiers] == [True, True, False, False, False]


@clause("AMB-58", "AMB-09")
def test_straight_flushes_come_first_then_royals_and_the_reset_then_the_others_from_the_right() -> None:
    seats = [
        *lower(Combination.FLUSH),
        *royals("s"),
        *straights("c"),
        *lower(Combination.FOUR_OF_A_KIND),
        *royals("c"),
        *straights("d"),
        *lower(Combination.FULL_HOUSE),
    ]
    ending = at_console(*seats).pay_all()
    assert [(seat, tier) for seat, tier, _ in list_awards(ending)] == [
        (5, "straight_flush"),
        (2, "straight_flush"),
        (4, "royal_flush"),
        (1, "royal_flush"),
        (6, "full_house"),
        (3, "four_of_a_kind"),
        (0, "flush"),
    ]
    kinds = [type(event) for event in ending.events if isinstance(event, JackpotAwarded | MeterReset)]
    assert kinds.index(MeterReset) == 4
    assert ending.state.phase is Phase.DONE


@clause("CSP-132", "CSP-051", "CSP-008")
@pytest.mark.parametrize(
    ("tier", "amount"),
    [(Combination.FOUR_OF_A_KIND, 500), (Combination.FULL_HOUSE, 100), (Combination.FLUSH, 50)],
)
def test_a_lower_tier_is_paid_as_the_house_says_and_taken_off_the_meter(tier: Combination, amount: int) -> None:
    ending = at_console(*lower(tier)).pay_all()
    (award,) = ending.of(JackpotAwarded)
    assert (award.tier, award.amount, award.covered, award.remainder) == (tier, amount, 0, 0)
    assert gains(award) == {"meter": -amount, "stack0": amount}
    assert sources(award) == ["CSP-051"]
    assert (ending.chips(A), ending.state.jackpot.meter) == (amount, 25_000 - amount)
    assert ending.of(MeterReset) == []


@clause("CSP-132", "CSP-051")
def test_a_straight_flush_is_paid_a_tenth_of_the_meter_and_the_meter_goes_on() -> None:
    ending = at_console(*straights("c"), meter=25_009).pay_all()
    assert list_awards(ending) == [(0, "straight_flush", 2_500)]
    assert ending.state.jackpot.meter == 22_509
    assert ending.of(MeterReset) == []


@clause("CSP-132", "CSP-051")
def test_a_royal_flush_empties_the_meter_and_it_restarts_from_the_houses_money() -> None:
    ending = at_console(*royals("s"), meter=25_009).pay_all()
    assert list_awards(ending) == [(0, "royal_flush", 25_009)]
    (reset,) = ending.of(MeterReset)
    assert reset.amount == 10_000
    assert gains(reset) == {"house": -10_000, "meter": 10_000}
    assert ending.state.jackpot.meter == 10_000


def test_a_house_may_restart_its_meter_from_nothing() -> None:
    ending = at_console(*royals("s"), house=house(reset=0)).pay_all()
    assert [(reset.amount, reset.transfers) for reset in ending.of(MeterReset)] == [(0, ())]
    assert ending.state.jackpot.meter == 0


@clause("AMB-09")
@pytest.mark.parametrize("meter", [25_000, 25_003, 9, 10, 0])
def test_royal_and_straight_flush_in_one_hand_are_paid_exactly_the_basis_together(meter: int) -> None:
    for seats in ([*royals("s"), *straights("c")], [*straights("c"), *royals("s")]):
        ending = at_console(*seats, meter=meter).pay_all()
        amounts = {tier: amount for _, tier, amount in list_awards(ending)}
        assert amounts == {"straight_flush": meter // 10, "royal_flush": meter - meter // 10}
        assert ending.state.jackpot.meter == 10_000


@clause("CSP-064", "AMB-10", "AMB-11")
@pytest.mark.parametrize("many", [2, 3, 4])
def test_several_royal_flushes_are_paid_equal_parts_of_one_award(many: int) -> None:
    ending = at_console(*royals("shdc"[:many]), meter=25_003).pay_all()
    assert [amount for *_, amount in list_awards(ending)] == [25_003 // many] * many
    remainders = [event.remainder for event in ending.of(JackpotAwarded)]
    assert remainders == [0] * (many - 1) + [25_003 % many]
    assert len(ending.of(MeterReset)) == 1
    kinds = [type(event) for event in ending.events if isinstance(event, JackpotAwarded | MeterReset)]
    assert kinds == [JackpotAwarded] * many + [MeterReset]
    assert ending.state.jackpot.meter == 10_000 + 25_003 % many


@clause("CSP-064", "AMB-10", "AMB-11")
@pytest.mark.parametrize("many", [2, 3, 4])
def test_several_straight_flushes_are_paid_equal_parts_of_one_tenth(many: int) -> None:
    ending = at_console(*straights("shdc"[:many]), meter=25_019).pay_all()
    assert [amount for *_, amount in list_awards(ending)] == [2_501 // many] * many
    assert [event.remainder for event in ending.of(JackpotAwarded)] == [0] * (many - 1) + [2_501 % many]
    assert ending.state.jackpot.meter == 25_019 - many * (2_501 // many)


@clause("AMB-09", "AMB-10", "AMB-11")
def test_royals_share_all_that_divided_straight_flushes_have_left() -> None:
    ending = at_console(*royals("sc"), *straights("hdc"), meter=25_000).pay_all()
    assert [(tier, amount) for _, tier, amount in list_awards(ending)] == [
        *[("straight_flush", 833)] * 3,
        *[("royal_flush", 11_250)] * 2,
    ]
    assert [event.remainder for event in ending.of(JackpotAwarded)] == [0, 0, 1, 0, 1]
    assert ending.state.jackpot.meter == 10_000 + 25_000 - 3 * 833 - 2 * 11_250


@clause("AMB-09")
def test_both_percentages_are_of_what_the_meter_held_when_the_tables_stopped() -> None:
    seats = [*royals("s"), *straights("c")]
    ending = at_console(*seats, meter=25_000, basis=20_000)
    ending.select(2, "JPH").do((METER, MeterRead(amount=30_000)), PressJackpot(button=2))
    assert list_awards(ending) == [(1, "straight_flush", 2_000)]


@clause("AMB-13")
def test_fixed_awards_are_not_divided() -> None:
    flushes = ["Kh Jh Th 4h 3h", "Ks Js 8s 4s 3s", "Kd Jd Td 4d 3d"]
    ending = at_console(*(has_won(cards, Combination.FLUSH) for cards in flushes)).pay_all()
    assert list_awards(ending) == [(2, "flush", 50), (1, "flush", 50), (0, "flush", 50)]
    assert [event.remainder for event in ending.of(JackpotAwarded)] == [0, 0, 0]


@clause("AMB-58", "CSP-051")
def test_fixed_awards_beside_a_royal_flush_come_off_the_meter_as_restarted() -> None:
    seats = [*lower(Combination.FOUR_OF_A_KIND), *royals("s")]
    ending = at_console(*seats, meter=300, house=house(reset=700)).pay_all()
    assert list_awards(ending) == [(1, "royal_flush", 300), (0, "four_of_a_kind", 500)]
    assert [event.covered for event in ending.of(JackpotAwarded)] == [0, 0]
    assert ending.state.jackpot.meter == 200


@clause("AMB-12")
@pytest.mark.parametrize(("meter", "covered"), [(0, 500), (1, 499), (499, 1), (500, 0), (501, 0)])
def test_a_fixed_award_is_paid_in_full_and_the_house_covers_what_the_meter_is_short_of(
    meter: int, covered: int
) -> None:
    ending = at_console(*lower(Combination.FOUR_OF_A_KIND), meter=meter).pay_all()
    (award,) = ending.of(JackpotAwarded)
    assert (award.amount, award.covered) == (500, covered)
    off = {"meter": covered - 500, "house": -covered, "stack0": 500}
    assert gains(award) == {account: gain for account, gain in off.items() if gain}
    assert ("AMB-12" in sources(award)) is (covered > 0)
    assert ending.state.jackpot.meter == max(0, meter - 500)
    assert ending.state.places[A].prize.award == Award(tier=Combination.FOUR_OF_A_KIND, amount=500, covered=covered)


@clause("AMB-12")
def test_an_upper_tier_too_is_covered_where_the_meter_has_lost_chips_since() -> None:
    ending = at_console(*royals("s"), basis=25_000, meter=24_000).pay_all()
    (award,) = ending.of(JackpotAwarded)
    assert (award.amount, award.covered) == (25_000, 1_000)
    assert ending.state.jackpot.meter == 10_000


@clause("AMB-12", "AMB-09")
def test_awards_one_after_another_each_take_what_is_left_in_the_meter() -> None:
    tiers = (Combination.FOUR_OF_A_KIND, Combination.FULL_HOUSE, Combination.FLUSH)
    ending = at_console(*lower(*tiers), meter=120).pay_all()
    assert list_awards(ending) == [(2, "flush", 50), (1, "full_house", 100), (0, "four_of_a_kind", 500)]
    assert [event.covered for event in ending.of(JackpotAwarded)] == [0, 30, 500]
    assert ending.state.jackpot.meter == 0


def test_the_meter_that_others_have_fed_is_read_before_each_award() -> None:
    ending = at_console(*lower(Combination.FOUR_OF_A_KIND), meter=0).select(3, "JPL")
    ending.do((METER, MeterRead(amount=700)), PressJackpot(button=3))
    assert [event.covered for event in ending.of(JackpotAwarded)] == [0]
    assert ending.state.jackpot.meter == 200


@clause("CSP-051")
def test_before_the_meter_is_read_nothing_is_paid() -> None:
    ending = at_console(*lower(Combination.FLUSH)).select(5, "JPL")
    ending.state = replace_fields(ending.state, meter=None)
    assert ending.refusal_of(PressJackpot(button=5)) == ("CSP-050", {"told": False})


@clause("CSP-064", "AMB-58")
def test_seats_without_a_win_have_no_part() -> None:
    seats = [*royals("s"), goes_on("9c 8d 5h 3c 2h"), sits(), *royals("d")]
    ending = at_console(*seats).pay_all()
    assert list_awards(ending) == [(3, "royal_flush", 12_500), (0, "royal_flush", 12_500)]
    assert (ending.chips(B), ending.chips(C)) == (0, 0)


@clause("AMB-69")
def test_nothing_limits_what_a_hand_may_pay() -> None:
    ending = at_console(*royals("s"), meter=999_999_999_999).pay_all()
    assert ending.chips(A) == 999_999_999_999
