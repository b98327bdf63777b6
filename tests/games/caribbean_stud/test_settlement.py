"""The result of a round for one seat: who wins, and what every wager wins or loses."""

from collections import Counter

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud import plain_round
from tests.games.caribbean_stud.rounds import (
    BARE,
    EXAMPLES,
    NO_COMBINATION,
    Example,
    line_with_exchange,
    rounds_at_random,
    settle_line,
    stake,
)

BY_COMBINATION = {
    "royal_flush": ("As Ks Qs Js Ts", 100, 60),
    "straight_flush": ("9c 8c 7c 6c 5c", 50, 30),
    "four_of_a_kind": ("Qs Qh Qc Qd 2s", 20, 12),
    "full_house": ("Qc Qd Qh 7h 7c", 7, 7),
    "flush": ("Kc Jc 9c 6c 4c", 5, 5),
    "straight": ("Jd Tc 9h 8s 7h", 4, 4),
    "three_of_a_kind": ("Ad As Ah 9s 3c", 3, 3),
    "two_pair": ("Kc Ks Js Jd 4c", 2, 2),
    "pair": ("7c 7h Ks Ts 3c", 1, 1),
    "high_card": ("As Ks Qd Js 9c", 1, 1),
}
"""A hand of each combination that beats BARE, and what its BET is paid, as dealt and after an exchange."""


def money(settlement: Settlement) -> tuple[int, int, int]:
    """Return the winnings of ante, bet and fee."""
    return settlement.net.ante, settlement.net.bet, settlement.net.fee


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_manuals_example_rows(example: Example) -> None:
    settlement = settle_line(stake(example.cards, example.bank))
    assert settlement.result.value == example.result
    assert settlement.net.ante == {"bank_wins": -10, "tie": 0}.get(example.result, 10)


@clause("CSP-130", "CSP-045", "AMB-57")
@pytest.mark.parametrize("name", BY_COMBINATION)
def test_a_hand_as_dealt_is_paid_by_table_1(name: str) -> None:
    cards, times, _ = BY_COMBINATION[name]
    settlement = settle_line(stake(cards, BARE))
    assert (settlement.hand.value, settlement.result) == (name, Result.PLAYER_WINS)
    assert money(settlement) == (10, 20 * times, 0)


@clause("CSP-131", "CSP-125", "AMB-57")
@pytest.mark.parametrize("name", BY_COMBINATION)
def test_after_an_exchange_the_first_three_are_paid_less(name: str) -> None:
    cards, _, times = BY_COMBINATION[name]
    settlement = settle_line(line_with_exchange(cards, BARE))
    assert (settlement.hand.value, settlement.result) == (name, Result.PLAYER_WINS)
    assert money(settlement) == (10, 20 * times, -10)


@clause("CSP-125")
@pytest.mark.parametrize(("cards", "total"), [("7c 7h Ks Ts 3c", 10 + 20 - 10), ("Jd Tc 8h 7s 3s", -10 - 20 - 10)])
def test_the_fee_of_an_exchange_is_lost_in_all_whoever_wins(cards: str, total: int) -> None:
    assert settle_line(line_with_exchange(cards, BARE)).net.total == total


@clause("CSP-125", "CSP-041")
def test_an_exchanged_hand_is_paid_nothing_on_bet_where_the_bank_does_not_qualify() -> None:
    assert money(settle_line(line_with_exchange("As Ks Qs Js Ts", NO_COMBINATION))) == (10, 0, -10)


@clause("CSP-135")
def test_a_win_without_a_pair_is_paid_one_to_one_whatever_a_pair_is_paid() -> None:
    line = stake("As Kc Qd 9h 8s", "Ac Kd Js Td 9c")
    for pair in (1, 0, 5):
        assert money(settle_line(line, table=[100, 50, 20, 7, 5, 4, 3, 2, pair])) == (10, 20, 0)


@clause("CSP-130", "CSP-131")
def test_a_house_may_print_its_own_tables() -> None:
    table, other = [9, 8, 7, 6, 5, 4, 3, 2, 0], [90, 80, 70, 60, 50, 40, 30, 20, 10]
    house = {"table": table, "exchange_table": other}
    combinations = list(BY_COMBINATION.values())[:9]
    assert [settle_line(stake(cards, BARE), **house).net.bet for cards, *_ in combinations] == [20 * n for n in table]
    assert [settle_line(line_with_exchange(cards, BARE), **house).net.bet for cards, *_ in combinations] == [
        20 * n for n in other
    ]


@clause("CSP-040", "AMB-01")
@pytest.mark.parametrize(
    ("bank", "qualifies", "by_the_letter"),
    [
        ("Ac Kd 4s 3h 2d", True, True),
        ("2d 2c 5s 4h 3d", True, True),
        ("5d 4c 3s 2h Ad", True, True),
        ("Ac Qd Js Th 9d", False, True),
        ("Kc Qd Js Th 8d", False, True),
        ("Qc Jd Ts 9h 7d", False, False),
    ],
)
def test_the_bank_qualifies_with_ace_and_king_or_any_combination(
    bank: str, qualifies: bool, by_the_letter: bool
) -> None:
    line = stake("8s 8c 7h 6d 5c", bank)
    assert settle_line(line).qualifies is qualifies
    assert (settle_line(line).result is Result.NOT_QUALIFIED) is not qualifies
    assert settle_line(line, qualification="ace_or_king").qualifies is by_the_letter


@clause("CSP-041")
@pytest.mark.parametrize("cards", ["7d 5s 4c 3d 2d", "As Ks Qs Js Ts"])
def test_against_a_bank_that_does_not_qualify_ante_is_paid_and_bet_stands(cards: str) -> None:
    settlement = settle_line(stake(cards, NO_COMBINATION))
    assert (settlement.qualifies, settlement.result) == (False, Result.NOT_QUALIFIED)
    assert money(settlement) == (10, 0, 0)


@clause("CSP-042", "CSP-043")
def test_a_better_bank_takes_ante_and_bet() -> None:
    settlement = settle_line(stake("7d 5s 4c 3d 2h", BARE))
    assert settlement.result is Result.BANK_WINS
    assert money(settlement) == (-10, -20, 0)


@clause("CSP-044", "AMB-07")
def test_a_tie_leaves_ante_and_bet_and_the_fee_is_gone() -> None:
    tied = "As Kh 4c 3d 2s"
    assert settle_line(stake(tied, BARE)).result is Result.TIE
    assert money(settle_line(stake(tied, BARE))) == (0, 0, 0)
    assert money(settle_line(line_with_exchange(tied, BARE))) == (0, 0, -10)


@clause("CSP-033")
def test_bet_is_twice_ante() -> None:
    assert [bet_due(ante) for ante in (1, 5, 15)] == [2, 10, 30]


@clause("CSP-034")
@pytest.mark.parametrize("bank", [BARE, NO_COMBINATION])
def test_who_folds_loses_his_ante_whatever_the_bank_holds(bank: str) -> None:
    settlement = settle_line(stake("As Ks Qs Js Ts", bank, "fold"))
    assert settlement.result is Result.FOLD
    assert money(settlement) == (-10, 0, 0)
    assert settlement.qualifies is (bank == BARE)


@clause("AMB-06", "AMB-07", "CSP-035")
@pytest.mark.parametrize("bank", [BARE, NO_COMBINATION])
def test_who_folds_after_an_exchange_loses_the_fee_too(bank: str) -> None:
    assert money(settle_line(line_with_exchange("7h 5s 4c 3d 2s", bank, "exchange_fold"))) == (-10, 0, -10)


@clause("CSP-035", "AMB-07")
def test_an_exchange_costs_as_much_as_ante_or_what_the_house_asks() -> None:
    line = line_with_exchange("7h 5s 4c 3d 2s", NO_COMBINATION)
    assert money(settle_line(line)) == (10, 0, -10)
    assert money(settle_line(line, exchange_fee=3)) == (10, 0, -30)


@clause("CSP-123", "CSP-124", "AMB-04", "AMB-05")
@pytest.mark.parametrize(
    ("bet", "wins", "loses"),
    [(1, 2, -1), (19, 38, -19), (20, 40, -20), (21, 40, -20), (1000, 40, -20)],
)
def test_a_wrong_bet_counts_as_far_as_it_is_there_and_allowed(bet: int, wins: int, loses: int) -> None:
    assert settle_line(stake("Ks Kc Js Jd 4c", BARE, bet=bet)).net == Net(ante=10, bet=wins, fee=0)
    assert settle_line(stake("7d 5s 4c 3d 2h", BARE, bet=bet)).net == Net(ante=-10, bet=loses, fee=0)


@clause("AMB-05")
@pytest.mark.parametrize("bet", [5, 1000])
def test_a_wrong_bet_wins_and_loses_nothing_in_a_tie_or_without_a_comparison(bet: int) -> None:
    assert settle_line(stake("As Kh 4c 3d 2s", BARE, bet=bet)).net.total == 0
    assert settle_line(stake("As Kh 4c 3d 2s", NO_COMBINATION, bet=bet)).net == Net(ante=10, bet=0, fee=0)


@clause("CSP-040", "CSP-041", "CSP-042", "CSP-043", "CSP-044", "CSP-045", "CSP-125", "CSP-133", "CSP-134")
@pytest.mark.parametrize("seed", range(3))
def test_thousands_of_rounds_agree_with_the_rules_in_plain_words(seed: int) -> None:
    seen: Counter[str] = Counter()
    for line in rounds_at_random(seed, 4000):
        house = {name: value for name, value in line.get("house", {}).items() if name not in ("meter", "fixed")}
        settlement = settle_line(line, **house)
        scored = plain_round.score(line)
        scored.pop("jackpot_amount", None)
        assert {**msgspec.to_builtins(settlement), "total": settlement.net.total} == scored, line
        seen.update(
            [scored["result"], f"hand {scored['hand']}", f"bank {scored['bank_hand']}", f"wins {scored['jackpot']}"]
        )
    assert len(seen) == 5 + 10 + 10 + 6, seen
    assert min(seen.values()) > 10, seen
