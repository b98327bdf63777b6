"""Talon, discards, contract, the deal written solo, four aces."""

from itertools import combinations

import pytest

from kitapi.cards import cards_of
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, Part
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.state import Discarding, Naming, Participating
from kitapi.kernel import Form, Seat, Subset, expand
from kitapi.mechanics.table import defenders_of
from kitapi_testing.clauses import clause
from tests.games.prefa.accounts import money
from tests.games.prefa.tables import A, B, C, Table, cards, first_setup

ALL_ACES = ("As Ac Ad Ah KQJT98s", "KQJT98c KQJTd", "KQJT98h 7s 7c 98d")
"""Hands in which A has all four aces; the talon is 7♦ 7♥."""


def naming_form(table: Table) -> Form:
    """Return the contracts that the declarer may name."""
    return next(option for option in PREFA.options(table.state, table.turn) if isinstance(option, Form))


def buy_talon(minimum: str = "6s", *hands: str) -> Table:
    """Return a table whose declarer has twelve cards and this minimum contract."""
    return Table(*hands).bid_up_to(minimum)


@clause("PREFA-BUY-01")
def test_the_declarer_takes_the_talon_and_holds_twelve() -> None:
    table = Table(*ALL_ACES).call("6s, pass, pass")
    assert isinstance(table.state, Discarding)
    assert set(table.held_by(A)) == {*cards(ALL_ACES[0]), *cards("7d 7h")}


@clause("PREFA-BUY-01")
def test_he_may_lay_away_any_two_of_the_twelve_talon_included() -> None:
    table = Table(*ALL_ACES).call("6s, pass, pass")
    offered = next(option for option in PREFA.options(table.state, A) if isinstance(option, Subset))
    assert (len(offered.of), offered.size) == (12, 2)
    for pair in combinations(offered.of, 2):
        (event,) = PREFA.decide(table.state, A, Discard(pair))
        after = PREFA.evolve(table.state, event)
        assert isinstance(after, Naming)
        assert set(cards_of(after.discards)) == set(pair)
        assert not after.hands[A] & after.discards


@clause("PREFA-BUY-01")
@pytest.mark.parametrize("laid", ["", "As", "As Ac Ad", "As Kc", "Kc Qc", "As As"])
def test_anything_but_two_different_cards_of_his_own_is_no_discard(laid: str) -> None:
    table = Table(*ALL_ACES).call("6s, pass, pass")
    assert table.refusal_of(Discard(cards(laid))) == ("PREFA-BUY-01", {"discards": 2})


@clause("PREFA-BUY-01")
@pytest.mark.parametrize("minimum", ["6s", "6h", "6n", "7d", "9c", "10n"])
def test_he_names_any_contract_from_his_minimum_up_to_10nt_in_any_strain(minimum: str) -> None:
    """Auction text: from seven diamonds, 7♥, 7NT, 8♠ and so on, but not 7♣, 7♠, 6NT, 6♥."""
    table = buy_talon(minimum)
    table.act(Discard(table.held_by(table.turn)[:2]))
    offered = naming_form(table)
    assert isinstance(offered, Form)
    named = {choice["contract"] for choice in expand(offered)}
    assert named == {contract.value for contract in LADDER if contract.step >= Contract(minimum).step}
    for contract in LADDER:
        if contract.value in named:
            assert PREFA.decide(table.state, table.turn, NameContract(contract))
        else:
            assert table.refusal_of(NameContract(contract)) == ("PREFA-BUY-01", {"minimum": minimum})


@clause("PREFA-BUY-02")
@pytest.mark.parametrize(
    ("level", "tricks"), [(6, (4, 3, 3)), (7, (5, 3, 2)), (8, (6, 2, 2)), (9, (7, 2, 1)), (10, (8, 1, 1))]
)
def test_a_deal_written_solo_books_the_tricks_of_the_level_and_fails_by_two(
    level: int, tricks: tuple[int, int, int]
) -> None:
    """The site's figures, except at seven, where the auction text has 140 into the kasa, 42 and 28."""
    table = buy_talon(f"{level}h").write_solo()
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert facts.ending is Ending.SOLO
    assert facts.contract is Contract(f"{level}h")
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == tricks == SOLO_TRICKS[level]
    assert (facts.first.part, facts.second.part) == (Part.PLAYS, Part.PLAYS)
    assert table.settled.settlement.shortfall.declarer == 2


@clause("PREFA-BUY-02")
def test_seven_hearts_written_solo_costs_140_and_42_and_28() -> None:
    """Auction text."""
    table = buy_talon("7h").write_solo()
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    balances = table.settled.balances
    moved = {seat: balances[f"seat{seat}"] + 300 for seat in (A, B, C)}
    assert moved == {facts.declarer: -210, facts.first.seat: 42, facts.second.seat: 28}
    assert balances["kasa"] == 900 + 140


@clause("PREFA-BUY-02", "PREFA-PAY-07", "PREFA-PAY-08")
@pytest.mark.parametrize(
    ("players", "kasa", "options", "net"),
    [
        (3, None, {}, "-64 +12 +12 kasa +40"),
        (4, None, {}, "-114 +12 +12 +50 kasa +40"),
        (4, None, {"idle_pay": "flat"}, "-89 +12 +12 +25 kasa +40"),
        (4, 10, {}, "-82 +6 +6 +50 kasa +20"),
        (3, 10, {"last_contract": "reduced_if_made"}, "-64 +12 +12 kasa +40"),
        (3, 10, {"last_contract": "full"}, "-64 +12 +12 kasa +40"),
    ],
)
def test_a_deal_written_solo_is_paid_as_any_declarer_in_by_two(
    players: int, kasa: int | None, options: dict[str, str], net: str
) -> None:
    table = Table(setup=first_setup(players, kasa, **options)).call("6s, pass, pass").write_solo()
    assert money(table.settled.settlement.transfers, players) == net


@clause("PREFA-BUY-02")
def test_solo_is_written_from_the_sight_of_the_talon_until_the_contract_is_named() -> None:
    """Auction text: «ακόμη και μετά την αλλαγή του τζόγου», and the site at any phase of the exchange."""
    table = buy_talon()
    assert WriteSolo() in PREFA.options(table.state, table.turn)
    table.act(Discard(table.held_by(A)[:2]))
    assert WriteSolo() in PREFA.options(table.state, table.turn)
    table.name("6s")
    assert WriteSolo() not in PREFA.options(table.state, table.turn)
    assert table.refusal_of(WriteSolo()) == ("PREFA-BUY-02", {"phase": "Participating"})


@clause("PREFA-BUY-02")
def test_a_deal_written_solo_after_the_discard_is_paid_as_before_it_and_shows_the_discards() -> None:
    early, late = buy_talon("7h").write_solo(), buy_talon("7h")
    laid = late.held_by(late.turn)[:2]
    late.act(Discard(laid)).write_solo()
    assert late.settled == early.settled
    shown = PREFA.view(late.state, A).outcome
    assert shown is not None
    assert set(shown.cards.discards) == set(laid)


def with_aces(*hands: str, laid: str, **options: bool) -> Table:
    """Return a table where A has bought the talon and discarded ``laid``."""
    return Table(*hands, setup=first_setup(**options)).call("6s, pass, pass").discard(laid)


@clause("PREFA-BUY-03")
@pytest.mark.parametrize("laid", ["7d 7h", "Ad Ah", "As 7d"])
def test_all_four_aces_among_the_twelve_may_be_announced_also_when_laid_away(laid: str) -> None:
    table = with_aces(*ALL_ACES, laid=laid)
    offered = naming_form(table)
    assert {choice["aces"] for choice in expand(offered)} == {False, True}
    table.name("6s", aces=True)
    assert isinstance(table.state, Participating)
    assert table.state.bargain.aces


@clause("PREFA-BUY-03")
def test_aces_found_in_the_talon_count() -> None:
    table = with_aces("As Ac KQJT98s 98c", "KQJTc KQJTd 98h", "KQJTh 7s 7c 987d 7h", laid="98c")
    assert set(cards("Ad Ah")) <= set(table.held_by(A))
    assert table.name("6s", aces=True)


@clause("PREFA-BUY-03")
def test_three_aces_are_not_announced() -> None:
    table = with_aces("As Ac Ad KQJT9s 98c", "KQJTc KQJTd Ah 8s", "KQJT98h 7s 7c 98d", laid="Ks Qs")
    assert {choice["aces"] for choice in expand(naming_form(table))} == {False}
    assert table.refusal_of(NameContract(Contract("6s"), True)) == ("PREFA-BUY-03", {"option": True})


@clause("PREFA-BUY-03")
def test_at_a_table_without_aces_nobody_announces_them() -> None:
    table = with_aces(*ALL_ACES, laid="7d 7h", aces=False)
    assert table.refusal_of(NameContract(Contract("6s"), True)) == ("PREFA-BUY-03", {"option": False})
    assert table.name("6s")


@clause("PREFA-BUY-03")
def test_aces_not_announced_are_not_paid() -> None:
    silent = with_aces(*ALL_ACES, laid="7d 7h").name("6s").answer("pass pass")
    said = with_aces(*ALL_ACES, laid="7d 7h").name("6s", aces=True).answer("pass pass")
    assert money(silent.settled.settlement.transfers) == "+20 0 0 kasa -20"
    assert money(said.settled.settlement.transfers) == "+70 -25 -25 kasa -20"


@clause("PREFA-BUY-03", "PREFA-BUY-02")
def test_aces_are_not_paid_in_a_deal_written_solo() -> None:
    table = Table(*ALL_ACES).call("6s, pass, pass").write_solo()
    assert money(table.settled.settlement.transfers) == "-64 +12 +12 kasa +40"


@clause("PREFA-DEAL-03")
@pytest.mark.parametrize(
    ("declarer", "first", "second"), [(A, B, C), (B, C, A), (C, A, B)], ids=["A declares", "B declares", "C declares"]
)
def test_the_first_defender_sits_right_of_the_declarer(declarer: Seat, first: Seat, second: Seat) -> None:
    assert defenders_of(declarer, (A, B, C)) == (first, second)
