"""Payment: contract, participation and tricks, and what everybody gained.

Deals are written ``6h 6/3/1``: contract, then tricks of declarer/first/second, ``-`` for a player who is out. Tests
name errors of the sources.
"""

from fractions import Fraction

import pytest
from hypothesis import given
from msgspec.structs import replace

from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, Part, PassDealFacts, Reckoning, Shortfall
from kitapi.games.prefa.rules.settlement import (
    DuePayment,
    move_to_caller,
    settle,
    settle_passed,
    share_of_kasa,
    values_by_seat,
)
from kitapi.games.prefa.rules.variant import PrefaVariant, TripleFrom
from kitapi.ledger import Account, net, seat_account
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.settled_deals import deal
from kitapi_testing.games.prefa.strategies import contract_facts, pass_deal_facts, variants
from tests.games.prefa.accounts import money, money_of, settle_deal
from tests.games.prefa.tables import A, B, C

PLAIN = ["6s", "6c", "6d", "6h", "6n", "7s", "7n", "8c", "8n", "9d", "9n", "10h", "10n"]


@clause("PREFA-PAY-01", "PREFA-PAY-02")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6h 6/3/1", "+30 +15 +5 kasa -50"),
        ("7h 7/3/-", "+49 +21 0 kasa -70"),
        ("7h 8/2/-", "+56 +14 0 kasa -70"),
        ("6c 6/4/-", "+18 +12 0 kasa -30"),
        ("7h 10/-/-", "+70 0 0 kasa -70"),
        ("7h 8/-/2", "+56 0 +14 kasa -70"),
        ("6s 6/2/2", "+12 +4 +4 kasa -20"),
        ("6n 6/2/2", "+36 +12 +12 kasa -60"),
        ("7n 7/2/1", "+56 +16 +8 kasa -80"),
        ("8s 8/2/0", "+64 +16 0 kasa -80"),
        ("8n 8/1/1", "+72 +9 +9 kasa -90"),
        ("9c 9/0/1", "+81 0 +9 kasa -90"),
        ("9n 9/1/0", "+90 +10 0 kasa -100"),
        ("10d 10/0/0", "+100 0 0 kasa -100"),
    ],
)
def test_a_contract_made_with_nobody_in_is_paid_by_the_kasa(text: str, net: str) -> None:
    """Payment text. Its first example gives the second defender 2 × 5 = 10 for one trick at six hearts. That is wrong,
    since one trick is 5 by its own total of 50 and by the participation text."""
    assert money_of(text) == net


@clause("PREFA-PAY-02")
@pytest.mark.parametrize("contract", PLAIN)
def test_the_kasa_always_pays_ten_tricks(contract: str) -> None:
    settlement = settle_deal(f"{contract} 10/-/-")
    assert net(settlement.transfers)[Account("kasa")] == -10 * settlement.value


@clause("PREFA-PAY-02")
def test_no_transfer_is_posted_for_no_trick() -> None:
    assert [(moved.payee, moved.amount) for moved in settle_deal("10h 10/0/0").transfers] == [(seat_account(A), 100)]


@clause("PREFA-PAY-03")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6h 5/3/2", "-75 +15 +10 kasa +50"),
        ("7h 6/4/-", "-98 +28 0 kasa +70"),
        ("7h 6/-/4", "-98 0 +28 kasa +70"),
        ("7h 5/3/2", "-210 +42 +28 kasa +140"),
        ("6h 4/2/4", "-160 +20 +40 kasa +100"),
        ("10h 9/1/0", "-110 +10 0 kasa +100"),
        ("9n 8/1/1", "-120 +10 +10 kasa +100"),
    ],
)
def test_a_declarer_who_is_in_pays_the_defenders_tricks_and_fills_the_kasa(text: str, net: str) -> None:
    """Payment text: 7♥ with 3 and 2 tricks against it, 6♥ with 2 and 4. Participation text: 6♥ with 3 and 2."""
    assert money_of(text) == net


@clause("PREFA-PAY-03")
@pytest.mark.parametrize("declarer", range(7))
def test_a_declarer_in_by_two_or_more_pays_double_and_never_triple(declarer: int) -> None:
    against = 10 - declarer
    times = 1 if declarer == 6 else 2
    expected = f"{-times * 7 * (against + 10)} {times * 7 * against:+} 0 kasa {times * 70:+}"
    assert money_of(f"7h {declarer}/{against}/-") == expected


@clause("PREFA-PAY-04")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("7h 9/1/-", "+63 -63 0 kasa 0"),
        ("8h 10/0/-", "+80 -80 0 kasa 0"),
        ("7h 9/-/1", "+63 0 -63 kasa 0"),
        ("7h 8/0/2", "+56 -70 +14 kasa 0"),
        ("7h 8/2/0", "+56 +14 -70 kasa 0"),
        ("6h 7/0/3", "+35 -50 +15 kasa 0"),
        ("6h 10/0/-", "+100 -100 0 kasa 0"),
    ],
)
def test_one_defender_in_pays_declarer_and_partner_and_leaves_the_kasa_alone(text: str, net: str) -> None:
    assert money_of(text) == net


@clause("PREFA-PAY-04")
@pytest.mark.parametrize(
    ("text", "option", "net"),
    [
        ("6h 8/2/0", "double", "+80 +20 -100 kasa 0"),
        ("6h 8/2/0", "single", "+80 +10 -90 kasa 0"),
        ("7h 9/0/1", "double", "+126 -140 +14 kasa 0"),
        ("7h 9/0/1", "single", "+126 -133 +7 kasa 0"),
    ],
)
def test_a_defender_solo_in_pays_the_declarer_double_and_the_partner_by_option(
    text: str, option: str, net: str
) -> None:
    """Payment text: its author finds the single payment fair, but follows the rule, which is double."""
    assert money_of(text, solo_pays_partner=option) == net


@clause("PREFA-PAY-04")
def test_the_partner_is_paid_double_by_default() -> None:
    assert money_of("6h 8/2/0") == money_of("6h 8/2/0", solo_pays_partner="double")


@clause("PREFA-PAY-05")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6h 8/1/1", "+80 -40 -40 kasa 0"),
        ("6h 9/1/0", "+135 -45 -90 kasa 0"),
        ("6h 9/0/1", "+135 -90 -45 kasa 0"),
        ("6n 10/0/0", "+240 -120 -120 kasa 0"),
        ("7n 10/0/0", "+240 -160 -80 kasa 0"),
        ("8h 10/0/0", "+160 -80 -80 kasa 0"),
    ],
)
def test_both_in_pay_the_declarer_each_for_himself_and_not_each_other(text: str, net: str) -> None:
    """Payment text: no trick at 6NT and at 7NT."""
    assert money_of(text) == net


@clause("PREFA-PAY-06", "PREFA-PART-03")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6d 6/3/1 second-calls", "+24 0 +16 kasa -40"),
        ("6d 6/3/1 first-calls", "+24 +16 0 kasa -40"),
        ("6h 9/0/1 second-calls", "+135 0 -135 kasa 0"),
        ("6n 10/0/0 first-calls", "+240 -240 0 kasa 0"),
        ("6n 10/0/0 second-calls", "+240 0 -240 kasa 0"),
        ("7n 10/0/0 first-calls", "+240 -240 0 kasa 0"),
        ("6h 5/3/2 first-calls", "-75 +25 0 kasa +50"),
        ("7h 8/0/2 second-calls", "+56 0 -56 kasa 0"),
        ("7h 8/2/0 second-calls", "+56 0 -56 kasa 0"),
        ("6h 8/2/0 first-calls", "+80 -80 0 kasa 0"),
    ],
)
def test_together_the_caller_carries_the_money_of_both(text: str, net: str) -> None:
    """Payment text (6♦, 6♥) and participation text (6♥): the partner pays and receives nothing; between the two
    nothing is paid."""
    assert money_of(text) == net


@clause("PREFA-PAY-06")
def test_240_is_the_most_a_defender_can_lose() -> None:
    """Payment text: at 6NT and at 7NT."""
    lost = {
        (contract.value, took): -net(
            settle_deal(f"{contract.value} {took}/{first}/{10 - took - first} first-calls").transfers
        ).get(seat_account(B), 0)
        for contract in LADDER
        for took in range(11)
        for first in range(11 - took)
    }
    assert {deal for deal, amount in lost.items() if amount >= 240} == {("6n", 10), ("7n", 10)}
    assert max(lost.values()) == 240


@clause("PREFA-BUY-03")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6h 6/3/1 aces", "+80 -10 -20 kasa -50"),
        ("7h 7/2/1 aces", "+149 -36 -43 kasa -70"),
        ("10n 10/-/- aces", "+200 -50 -50 kasa -100"),
        ("7h 7/3/- aces", "+149 -29 -50 kasa -70"),
        ("6d 6/3/1 second-calls aces", "+74 -25 -9 kasa -40"),
        ("6h 4/3/3 aces", "-210 +55 +55 kasa +100"),
        ("7h 6/4/- aces", "-198 +78 +50 kasa +70"),
        ("6h 8/1/1 aces", "+130 -65 -65 kasa 0"),
        ("6h 9/0/1 second-calls aces", "+185 -25 -160 kasa 0"),
        ("6h 6/3/1 aces kasa=30", "+68 -16 -22 kasa -30"),
        ("6h 6/3/1 aces four", "+80 -10 -20 0 kasa -50"),
        ("6h 4/3/3 aces four", "-260 +55 +55 +50 kasa +100"),
    ],
)
def test_four_aces_are_paid_by_each_of_the_two_others_and_flip_with_the_contract(text: str, net: str) -> None:
    """Also by a defender who passed or helps; never doubled, never reduced; the idle player has no part in it."""
    assert money_of(text) == net


@clause("PREFA-PAY-07")
@pytest.mark.parametrize(
    ("text", "as_written", "flat", "doubled"),
    [
        ("6h 5/3/2 four", 25, 25, 25),
        ("6h 4/2/4 four", 50, 25, 50),
        ("7h 6/4/- four", 50, 50, 50),
        ("7h 5/3/2 four", 50, 50, 100),
        ("7h 5/3/2 solo four", 50, 50, 100),
        ("6s 4/3/3 solo four", 50, 25, 50),
        ("10n 9/1/0 four", 50, 50, 50),
        ("6h 5/3/2 four kasa=30", 25, 25, 25),
        ("6h 4/2/4 four kasa=30", 50, 25, 50),
    ],
)
def test_a_declarer_who_is_in_also_pays_the_idle_player(text: str, as_written: int, flat: int, doubled: int) -> None:
    """Payment text: 50 from seven up and 25 at six, but its 6♥ solo-in has 50 too, so there is an option."""
    for option, amount in (("as_written", as_written), ("flat", flat), ("doubled", doubled)):
        transfers = settle_deal(text, idle_pay=option).transfers
        assert net(transfers)[Account("seat3")] == amount, option
    assert money_of(text) == money_of(text, idle_pay="as_written"), "the default"


@clause("PREFA-PAY-07")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("6h 4/2/4 four", "-210 +20 +40 +50 kasa +100"),
        ("7h 5/3/2 four", "-260 +42 +28 +50 kasa +140"),
        ("7h 5/3/2 second-calls four", "-260 0 +70 +50 kasa +140"),
        ("6h 6/3/1 four", "+30 +15 +5 0 kasa -50"),
        ("6h 8/1/1 four", "+80 -40 -40 0 kasa 0"),
        ("7h 9/1/- four", "+63 -63 0 0 kasa 0"),
    ],
)
def test_the_idle_player_is_paid_by_the_declarer_who_is_in_and_never_otherwise(text: str, net: str) -> None:
    assert money_of(text) == net


@clause("PREFA-PAY-08")
@pytest.mark.parametrize(
    ("text", "reduced", "if_made", "full"),
    [
        ("6h 6/3/1 kasa=30", "+18 +9 +3 kasa -30", "+18 +9 +3 kasa -30", "+30 +15 +5 kasa -50"),
        ("6h 5/3/2 kasa=30", "-45 +9 +6 kasa +30", "-75 +15 +10 kasa +50", "-75 +15 +10 kasa +50"),
        ("6h 8/1/1 kasa=30", "+48 -24 -24 kasa 0", "+80 -40 -40 kasa 0", "+80 -40 -40 kasa 0"),
        ("7h 9/1/- kasa=10", "+9 -9 0 kasa 0", "+63 -63 0 kasa 0", "+63 -63 0 kasa 0"),
        ("7h 5/3/2 kasa=30", "-90 +18 +12 kasa +60", "-210 +42 +28 kasa +140", "-210 +42 +28 kasa +140"),
        ("7h 5/3/2 solo kasa=30", "-90 +18 +12 kasa +60", "-210 +42 +28 kasa +140", "-210 +42 +28 kasa +140"),
        ("7h 10/-/- kasa=40", "+40 0 0 kasa -40", "+40 0 0 kasa -40", "+70 0 0 kasa -70"),
        ("6h 6/3/1 kasa=50", "+30 +15 +5 kasa -50", "+30 +15 +5 kasa -50", "+30 +15 +5 kasa -50"),
    ],
)
def test_a_contract_dearer_than_the_kasa_is_paid_by_option(text: str, reduced: str, if_made: str, full: str) -> None:
    """Payment text, three ways of paying the last contract: 30 are left for six hearts, which is 3 a trick."""
    assert money_of(text, last_contract="reduced") == reduced == money_of(text)
    assert money_of(text, last_contract="reduced_if_made") == if_made
    assert money_of(text, last_contract="full") == full


@clause("PREFA-PAY-08")
@pytest.mark.parametrize("kasa", [10, 20, 50, 90])
def test_solo_in_of_a_reduced_deal_puts_twice_the_whole_kasa_into_it(kasa: int) -> None:
    assert net(settle_deal(f"10h 8/1/1 kasa={kasa}").transfers)[Account("kasa")] == 2 * kasa


def values_of(text: str) -> list[Fraction]:
    """Return the value of the deal to every player."""
    return list(values_by_seat(settle_deal(text).transfers, deal(text).players))


@clause("PREFA-PAY-10")
@pytest.mark.parametrize(("kasa", "players", "share"), [(990, 3, 330), (1200, 4, 300), (50, 3, Fraction(50, 3))])
def test_the_kasa_belongs_to_all_in_equal_parts(kasa: int, players: int, share: Fraction) -> None:
    """Payment text."""
    assert share_of_kasa(kasa, players) == share


@clause("PREFA-PAY-10")
@pytest.mark.parametrize(
    ("text", "values"),
    [
        # The participation text has 20, 10 and 3.33, two thirds of each payment; that is wrong, since the kasa lost 50.
        ("6h 6/3/1", [Fraction(40, 3), Fraction(-5, 3), Fraction(-35, 3)]),
        ("6h 5/3/2", [Fraction(-175, 3), Fraction(95, 3), Fraction(80, 3)]),
        ("7h 5/3/2", [Fraction(-490, 3), Fraction(266, 3), Fraction(224, 3)]),
        ("7h 5/3/2 four", [Fraction(-175 - 50), Fraction(77), Fraction(63), Fraction(85)]),
        ("6h 4/2/4", [Fraction(-380, 3), Fraction(160, 3), Fraction(220, 3)]),
        ("6h 4/2/4 four", [Fraction(-185), Fraction(45), Fraction(65), Fraction(75)]),
    ],
)
def test_the_value_of_a_deal_is_the_payment_and_a_part_of_the_kasas_change(text: str, values: list[Fraction]) -> None:
    """Payment text (7♥, 6♥ solo-in, three and four players) and participation text (6♥)."""
    assert values_of(text) == values
    assert sum(values_of(text)) == 0


def money_of_pass_deal(tricks: tuple[int, int, int], ending: Ending = Ending.PASS_DEAL) -> str:
    """Return the payments of a deal in which all passed."""
    facts = PassDealFacts(players=3, ending=ending, tricks=tuple(zip((A, B, C), tricks, strict=True)), kasa=900)
    return money(settle_passed(facts).transfers)


@clause("PREFA-AUC-06")
@pytest.mark.parametrize(
    ("tricks", "net"),
    [
        ((5, 3, 2), "-30 -10 0 kasa +40"),
        ((10, 0, 0), "-100 0 0 kasa +100"),
        ((4, 3, 3), "-10 0 0 kasa +10"),
        ((2, 4, 4), "0 -20 -20 kasa +40"),
    ],
)
def test_a_deal_passed_and_played_costs_ten_for_every_trick_above_the_fewest(
    tricks: tuple[int, int, int], net: str
) -> None:
    assert money_of_pass_deal(tricks) == net


@clause("PREFA-AUC-06")
@pytest.mark.parametrize("ending", [Ending.PASS_DEAL, Ending.THROWN_IN])
def test_nobody_is_in_where_all_passed(ending: Ending) -> None:
    facts = PassDealFacts(players=3, ending=ending, tricks=((A, 10), (B, 0), (C, 0)), kasa=900)
    assert settle_passed(facts).shortfall == Shortfall(declarer=0, first=0, second=0)


@clause("PREFA-AUC-06")
def test_nobody_pays_in_a_deal_thrown_in() -> None:
    assert money_of_pass_deal((0, 0, 0), Ending.THROWN_IN) == "0 0 0 kasa 0"


@clause("PREFA-PAY-02", "PREFA-PAY-03", "PREFA-PAY-04", "PREFA-PAY-05", "PREFA-PAY-06", "PREFA-PAY-07")
@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("6h 6/3/1", {"PREFA-PAY-02"}),
        ("6h 5/3/2", {"PREFA-PAY-03"}),
        ("7h 8/0/2", {"PREFA-PAY-04"}),
        ("6h 8/1/1", {"PREFA-PAY-05"}),
        ("6h 8/1/1 first-calls", {"PREFA-PAY-06"}),
        ("7h 5/3/2 four", {"PREFA-PAY-03", "PREFA-PAY-07"}),
        ("6h 6/3/1 aces", {"PREFA-PAY-02", "PREFA-BUY-03"}),
    ],
)
def test_every_transfer_names_its_rule(text: str, clauses: set[str]) -> None:
    assert {moved.clause for moved in settle_deal(text).transfers} == clauses


@clause("PREFA-PAY-02", "PREFA-PAY-03", "PREFA-HOUSE-01", "PREFA-HOUSE-04")
@given(contract_facts(), variants())
def test_money_is_only_moved_and_every_trick_has_the_settlements_value(
    facts: ContractFacts, variant: PrefaVariant
) -> None:
    settlement = settle(facts, variant)
    gained = net(settlement.transfers)
    fall = settlement.shortfall
    assert sum(gained.values()) == 0
    tripled = variant.triple_from is TripleFrom.THREE and fall.declarer >= 3
    doubled = 3 if tripled else 2 if fall.declarer >= 2 else 1
    value = settlement.value
    moved = {"declined": 20, "declarer": 10 * value * doubled, "nobody": -10 * value, "defender": 0}
    declined = facts.ending is Ending.SOLO_DECLINED
    who = (
        "declined"
        if declined
        else "declarer"
        if fall.declarer
        else "defender"
        if fall.first or fall.second
        else "nobody"
    )
    assert gained.get(Account("kasa"), 0) == moved[who]


@clause("PREFA-PAY-06", "PREFA-PART-03")
@given(contract_facts(parts=[(Part.CALLS, Part.HELPS), (Part.HELPS, Part.CALLS)]), variants())
def test_together_changes_nothing_for_declarer_and_kasa_and_leaves_the_helper_his_aces(
    facts: ContractFacts, variant: PrefaVariant
) -> None:
    settlement = settle(facts, variant)
    gained = net(settlement.transfers)
    helper, caller = sorted((facts.first, facts.second), key=lambda one: one.part is Part.CALLS)
    aces = (50 if facts.contract.level >= 7 else 25) * (1 if settlement.shortfall.declarer else -1)
    assert gained.get(seat_account(helper.seat), 0) == (aces if facts.aces else 0)
    apart = net(settle(played_apart(facts), variant).transfers)
    for account in (seat_account(facts.declarer), Account("kasa")):
        assert gained.get(account, 0) == apart.get(account, 0)
    both = [sum(accounts.get(seat_account(one.seat), 0) for one in (helper, caller)) for accounts in (gained, apart)]
    assert both[0] == both[1]


def played_apart(facts: ContractFacts) -> ContractFacts:
    """Return the facts as if both defenders had said that they play."""
    first, second = (replace(one, part=Part.PLAYS) for one in (facts.first, facts.second))
    return replace(facts, first=first, second=second)


@clause("PREFA-PAY-06")
def test_what_one_of_the_two_owes_the_other_is_not_paid() -> None:
    between = [DuePayment(seat_account(C), seat_account(B), Reckoning(tricks=2, value=7), "PREFA-PAY-04")]
    assert move_to_caller(between, deal("7h 8/2/0 second-calls")) == ()


@clause("PREFA-AUC-06")
@given(pass_deal_facts())
def test_a_pass_deal_moves_money_into_the_kasa_only_and_the_fewest_pays_nothing(facts: PassDealFacts) -> None:
    gained = net(settle_passed(facts).transfers)
    fewest = min(tricks for _, tricks in facts.tricks)
    for seat, tricks in facts.tricks:
        assert gained.get(seat_account(seat), 0) == -10 * (tricks - fewest)
    assert gained.get(Account("kasa"), 0) == 10 * (10 - 3 * fewest)
