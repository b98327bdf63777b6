"""The end of a deal: its facts gathered, settled, written and posted."""

import pytest

from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import Seat
from kitapi.ledger import Account, balances_after
from kitapi_testing.clauses import clause
from tests.games.prefa.accounts import money
from tests.games.prefa.tables import A, B, C, Table, first_setup

SIX_TRICKS = ("AKQs AKQc 98d 98h", "JT9s JT9c QJd QJh", "87s 87c AKTd AKTh")
"""Hands with which A takes exactly six tricks at no trumps, and C the rest; the talon is 7♦ 7♥."""


def end_deal(how: str, players: int = 3) -> Table:
    """Return a table whose deal ended as ``how`` says."""
    table = Table(*SIX_TRICKS, setup=first_setup(players, pass_deals=how == "passed and played"))
    if how in ("thrown in", "passed and played"):
        return table.call("pass, pass, pass").play_lowest()
    table.call("6s, pass, pass")
    if how == "solo":
        return table.write_solo()
    table.discard("7d 7h").name("6n")
    return table.answer("pass pass" if how == "unopposed" else "play play").play_lowest()


HOW = {
    "thrown in": Ending.THROWN_IN,
    "passed and played": Ending.PASS_DEAL,
    "solo": Ending.SOLO,
    "unopposed": Ending.UNOPPOSED,
    "played": Ending.PLAYED,
}


@clause("PREFA-AUC-06", "PREFA-BUY-02", "PREFA-PART-05")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("players", [3, 4])
def test_every_ending_is_posted_with_its_facts(how: str, players: int) -> None:
    table = end_deal(how, players)
    settled = table.settled
    assert settled.facts.ending is HOW[how]
    assert settled.facts.players == players
    assert settled.facts.kasa == 300 * players
    assert PREFA.is_over(table.state)
    before = {Account(name): amount for name, amount in table.over.deal.opened.balances.items()}
    assert settled.balances == balances_after(before, settled.settlement.transfers)
    assert sum(settled.balances.values()) == 0
    assert 10 * sum(settled.written.sheet.columns) == settled.balances["kasa"]
    if isinstance(settled.facts, ContractFacts):
        assert settled.facts.idle == (Seat(3) if players == 4 else None)


@clause("PREFA-PART-05")
def test_where_nobody_plays_against_him_all_tricks_are_the_declarers_and_none_a_defenders() -> None:
    facts = end_deal("unopposed").settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == (10, 0, 0)


def test_a_deal_played_to_its_end_counts_the_tricks_of_each() -> None:
    table = Table(*SIX_TRICKS).call("6s, pass, pass").discard("7d 7h").name("6n").answer("play play")
    table.play("As 9s 7s Ks Ts 8s Qs Js Td Ac 9c 7c Kc Tc 8c Qc Jc Th 8d Jd Ad Kd 9d Qd Ah 8h Jh Kh 9h Qh")
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == (6, 0, 4)
    assert (facts.declarer, facts.first.seat, facts.second.seat) == (A, B, C)
    assert money(table.settled.settlement.transfers) == "+36 0 +24 kasa -60"


@clause("PREFA-AUC-06")
def test_the_facts_of_a_deal_all_passed_name_the_tricks_of_the_three() -> None:
    thrown, played = end_deal("thrown in").settled.facts, end_deal("passed and played").settled.facts
    assert isinstance(thrown, PassDealFacts)
    assert isinstance(played, PassDealFacts)
    assert dict(thrown.tricks) == {A: 0, B: 0, C: 0}
    assert sum(tricks for _, tricks in played.tricks) == 10
