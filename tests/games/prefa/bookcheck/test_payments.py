"""The auditor's own payments of Prefa equal those of the game, for any facts and house rules."""

import msgspec
from hypothesis import given

from kitapi.games.prefa.bookcheck.payments import due, net_of, shortfall
from kitapi.games.prefa.rules.deal_facts import ContractFacts, PassDealFacts
from kitapi.games.prefa.rules.settlement import settle, settle_passed
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.strategies import contract_facts, pass_deal_facts, variants


@clause("PREFA-HOUSE-01", "PREFA-HOUSE-02", "PREFA-HOUSE-04")
@given(contract_facts(), variants())
def test_the_auditor_computes_the_payments_that_the_game_books(facts: ContractFacts, variant: PrefaVariant) -> None:
    stored, terms = msgspec.to_builtins(facts), msgspec.to_builtins(variant)
    settlement = msgspec.to_builtins(settle(facts, variant))
    assert due(stored, terms) == net_of(settlement["transfers"])
    assert shortfall(stored, terms)._asdict() == settlement["shortfall"]


@given(pass_deal_facts())
def test_the_auditor_computes_what_a_pass_deal_costs(facts: PassDealFacts) -> None:
    stored = msgspec.to_builtins(facts)
    assert due(stored, {}) == net_of(msgspec.to_builtins(settle_passed(facts).transfers))


@given(contract_facts(), variants())
def test_terms_that_do_not_name_the_clubs_house_rules_mean_their_defaults(
    facts: ContractFacts, variant: PrefaVariant
) -> None:
    older = {name: value for name, value in msgspec.to_builtins(variant).items() if name not in NEWER}
    plain = msgspec.convert(older, PrefaVariant)
    assert due(msgspec.to_builtins(facts), older) == net_of(msgspec.to_builtins(settle(facts, plain).transfers))


NEWER = ("triple_from", "ten_owed", "add_kasa", "solo_declined")
