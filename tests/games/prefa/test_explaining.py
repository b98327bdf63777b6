"""The calculations of payments that view and sheet show."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts, Reckoning
from kitapi.games.prefa.rules.settlement import explain_settlement, settle, settle_passed
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Seat
from kitapi_testing.games.prefa.settled_deals import deal
from kitapi_testing.games.prefa.strategies import contract_facts, pass_deal_facts, variants
from tests.games.prefa.tables import variant


def list_calculations(text: str, **options: object) -> list[str]:
    """Return the calculations of the deal ``text``, as in ``7 × 5 × 2``, and ``helper`` if one pays for both."""
    facts, rules = deal(text), variant(**options)
    return [write_calculation(one) for one in explain_settlement(facts, settle(facts, rules), rules).reckonings]


def write_calculation(one: Reckoning) -> str:
    sum_of = " × ".join(str(factor) for factor in (one.tricks, one.value) if factor is not None)
    return sum_of + (f" × {one.times}" if one.times > 1 else "") + (" helper" if one.for_helper else "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6h 6/3/1", ["6 × 5", "3 × 5", "1 × 5"]),
        ("7h 10/-/-", ["10 × 7"]),
        ("7h 6/4/-", ["4 × 7", "10 × 7"]),
        ("7h 5/3/2 solo", ["3 × 7 × 2", "2 × 7 × 2", "10 × 7 × 2"]),
        ("7h 8/0/2", ["8 × 7", "2 × 7"]),
        ("6h 9/1/0", ["9 × 5", "9 × 5 × 2"]),
        ("6h 9/0/1 second-calls", ["9 × 5 × 2 helper", "9 × 5"]),
        ("6h 6/3/1 first-calls", ["6 × 5", "3 × 5", "1 × 5 helper"]),
        ("6h 5/3/2 first-calls", ["3 × 5", "2 × 5 helper", "10 × 5"]),
        ("6h 6/3/1 aces", ["6 × 5", "3 × 5", "1 × 5", "25", "25"]),
        ("7h 6/2/2 four", ["2 × 7", "2 × 7", "10 × 7", "50"]),
        ("7h 7/2/1 kasa=30", ["7 × 3", "2 × 3", "1 × 3"]),
    ],
)
def test_a_payment_is_tricks_times_value_doubled_or_not(text: str, expected: list[str]) -> None:
    assert list_calculations(text) == expected


def test_the_partner_of_one_solo_in_is_paid_by_the_tables_rule() -> None:
    assert list_calculations("6h 8/2/0") == ["8 × 5 × 2", "2 × 5 × 2"]
    assert list_calculations("6h 8/2/0", solo_pays_partner="single") == ["8 × 5 × 2", "2 × 5"]


@pytest.mark.parametrize(("option", "idle"), [("as_written", "50"), ("flat", "25"), ("doubled", "25 × 2")])
def test_the_idle_players_pay_for_a_solo_in_is_the_tables_rule(option: str, idle: str) -> None:
    assert list_calculations("6h 4/3/3 four", idle_pay=option)[-1] == idle


@given(contract_facts(), variants())
def test_every_reckoning_comes_to_its_transfer(facts: ContractFacts, rules: PrefaVariant) -> None:
    settlement = settle(facts, rules)
    reckonings = explain_settlement(facts, settlement, rules).reckonings
    assert [one.amount for one in reckonings] == [moved.amount for moved in settlement.transfers]


@given(pass_deal_facts())
def test_a_pass_deal_is_computed_by_the_tricks_beyond_the_fewest(facts: PassDealFacts) -> None:
    settlement = settle_passed(facts)
    reckonings = explain_settlement(facts, settlement, PrefaVariant()).reckonings
    assert [one.amount for one in reckonings] == [moved.amount for moved in settlement.transfers]
    fewest = min(tricks for _, tricks in facts.tricks)
    if facts.ending is Ending.PASS_DEAL:
        assert [one.tricks for one in reckonings] == [took - fewest for _, took in facts.tricks if took > fewest]


def test_a_thrown_in_deal_has_nothing_to_explain() -> None:
    facts = PassDealFacts(
        players=3, ending=Ending.THROWN_IN, tricks=((Seat(0), 0), (Seat(1), 0), (Seat(2), 0)), kasa=900
    )
    explanation = explain_settlement(facts, settle_passed(facts), PrefaVariant())
    assert (explanation.reckonings, explanation.full_value) == ((), None)


@pytest.mark.parametrize(("text", "full"), [("7h 7/2/1 kasa=30", 7), ("7h 7/2/1 kasa=70", None), ("6s 6/2/2", None)])
def test_a_contract_below_its_price_says_its_full_value(text: str, full: int | None) -> None:
    facts = deal(text)
    assert explain_settlement(facts, settle(facts, variant()), variant()).full_value == full


def test_a_short_contract_counted_in_full_has_no_less_value() -> None:
    facts, rules = deal("7h 7/2/1 kasa=30"), variant(last_contract="full")
    assert explain_settlement(facts, settle(facts, rules), rules).full_value is None


def test_a_settlement_by_other_rules_stands_and_is_not_explained() -> None:
    facts = deal("6h 6/3/1")
    settlement = settle(facts, variant())
    by_other_rules = replace(settlement, transfers=settlement.transfers[:-1])
    assert explain_settlement(facts, by_other_rules, variant()).reckonings == ()
