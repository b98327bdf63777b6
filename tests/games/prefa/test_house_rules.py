"""House rules of clubs: tripling, a trick owed at ten, a solo declined. Figures computed by hand."""

import pytest

from kitapi.games.prefa.rules.actions import AnswerSolo, Discard
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import GivenUp
from kitapi.games.prefa.rules.view import SoloAnswer
from kitapi.kernel import SPECTATOR, Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.accounts import debts_of, money, money_of, settle_deal, write_deal
from tests.games.prefa.tables import A, B, C, Table, first_setup


@clause("PREFA-HOUSE-01", "PREFA-PAY-03", "PREFA-PAY-07", "PREFA-PAY-08")
@pytest.mark.parametrize(
    ("text", "options", "net"),
    [
        ("7h 4/3/3", {}, "-336 +63 +63 kasa +210"),
        ("7h 5/3/2", {}, "-210 +42 +28 kasa +140"),
        ("7h 6/2/2", {}, "-98 +14 +14 kasa +70"),
        ("8s 4/6/-", {}, "-384 +144 0 kasa +240"),
        ("6h 3/4/3 four", {}, "-305 +60 +45 +50 kasa +150"),
        ("6h 3/4/3 four", {"idle_pay": "flat"}, "-280 +60 +45 +25 kasa +150"),
        ("6h 3/4/3 four", {"idle_pay": "doubled"}, "-330 +60 +45 +75 kasa +150"),
        ("7h 4/3/3 four", {"idle_pay": "doubled"}, "-486 +63 +63 +150 kasa +210"),
        ("6h 3/4/3 kasa=30", {}, "-153 +36 +27 kasa +90"),
        ("6h 3/4/3 kasa=30", {"last_contract": "full"}, "-255 +60 +45 kasa +150"),
        ("6h 3/4/3 aces", {}, "-305 +85 +70 kasa +150"),
        ("7h 4/3/3 second-calls", {}, "-336 0 +126 kasa +210"),
    ],
)
def test_three_tricks_short_pays_three_times_where_it_is_the_house_rule(
    text: str, options: dict[str, str], net: str
) -> None:
    assert money_of(text, triple_from="3", **options) == net


@clause("PREFA-HOUSE-01")
def test_without_the_house_rule_three_tricks_short_pays_double() -> None:
    assert money_of("7h 4/3/3") == money_of("7h 4/3/3", triple_from="never") == "-224 +42 +42 kasa +140"


@clause("PREFA-HOUSE-01", "PREFA-BUY-02")
def test_a_deal_written_solo_fails_by_two_and_is_never_tripled() -> None:
    table = Table(setup=first_setup(triple_from="3")).call("6s, pass, pass").write_solo()
    assert money(table.settled.settlement.transfers) == "-64 +12 +12 kasa +40"


@clause("PREFA-HOUSE-01", "PREFA-QUOTA-04")
@pytest.mark.parametrize("text", ["6h 10/0/0", "6h 10/0/-", "6n 10/0/0 first-calls", "7n 10/0/0"])
def test_no_defender_can_be_short_by_three(text: str) -> None:
    assert money_of(text, triple_from="3") == money_of(text)


@clause("PREFA-HOUSE-01", "PREFA-KIT-02")
def test_the_declarers_column_rises_by_three_times_the_value() -> None:
    sheet = write_deal("7h 4/3/3", "30 30 30", triple_from="3").sheet
    assert sheet.columns == (51, 30, 30)
    assert debts_of(sheet) == {"0 to 1": 63, "0 to 2": 63}


@clause("PREFA-HOUSE-02", "PREFA-QUOTA-01")
@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("10h 10/0/0", "+100 -100 0 kasa 0"),
        ("10h 10/0/-", "+100 -100 0 kasa 0"),
        ("10h 10/-/0", "+100 0 -100 kasa 0"),
        ("10h 10/0/0 second-calls", "+100 0 -100 kasa 0"),
        ("10h 10/-/-", "+100 0 0 kasa -100"),
        ("10h 9/0/1", "-110 0 +10 kasa +100"),
        ("9h 10/0/0", "+90 -90 0 kasa 0"),
        ("8h 8/1/1", "+64 +8 +8 kasa -80"),
    ],
)
def test_the_first_in_play_owes_a_trick_at_ten_where_it_is_the_house_rule(text: str, net: str) -> None:
    assert money_of(text, ten_owed="one") == net


@clause("PREFA-HOUSE-02")
def test_without_the_house_rule_nobody_owes_a_trick_at_ten() -> None:
    assert money_of("10h 10/0/0") == money_of("10h 10/0/0", ten_owed="none") == "+100 0 0 kasa -100"


@clause("PREFA-HOUSE-02", "PREFA-QUOTA-01")
@pytest.mark.parametrize(("option", "quotas"), [("one", (1, 0)), ("none", (0, 0))])
def test_the_contract_shows_what_the_defenders_owe_by_the_house_rule(option: str, quotas: tuple[int, int]) -> None:
    table = Table(setup=first_setup(ten_owed=option)).call("6s, pass, pass")
    table.act(Discard(table.held_by(A)[:2])).name("10h")
    shown = PREFA.view(table.state, B).bargain
    assert shown is not None
    assert shown.quotas == quotas


def given_up(players: int = 3) -> Table:
    """Return a table where A has written 6♠ solo and a defender may decline the payment."""
    return Table(setup=first_setup(players, solo_declined=True)).call("6s, pass, pass").write_solo()


@clause("PREFA-HOUSE-04")
def test_each_defender_in_turn_accepts_or_declines_the_payment() -> None:
    table = given_up()
    assert isinstance(table.state, GivenUp)
    assert table.turn == B
    assert PREFA.options(table.state, B) == (AnswerSolo(True), AnswerSolo(False))
    assert PREFA.options(table.state, A) == PREFA.options(table.state, C) == ()
    table.act(AnswerSolo(True))
    assert PREFA.view(table.state, SPECTATOR).solo_answers == (SoloAnswer(seat=B, accept=True),)
    assert table.turn == C
    table.act(AnswerSolo(True))
    assert money(table.settled.settlement.transfers) == "-64 +12 +12 kasa +40"


@clause("PREFA-HOUSE-04", "PREFA-PAY-07")
@pytest.mark.parametrize(("players", "answers"), [(3, (False,)), (3, (True, False)), (4, (False,))])
def test_one_defender_who_declines_is_enough_and_nothing_is_paid_between_players(
    players: int, answers: tuple[bool, ...]
) -> None:
    table = given_up(players)
    for accept in answers:
        table.act(AnswerSolo(accept))
    facts, idle = table.settled.facts, " 0" * (players - 3)
    assert isinstance(facts, ContractFacts)
    assert facts.ending is Ending.SOLO_DECLINED
    assert money(table.settled.settlement.transfers, players) == f"-20 0 0{idle} kasa +20"
    assert table.settled.written.sheet.columns[A] == 32
    assert debts_of(table.settled.written.sheet) == {}


@clause("PREFA-HOUSE-04")
@pytest.mark.parametrize(
    "text", ["6s 4/3/3 declined", "7h 5/3/2 declined", "6h 4/3/3 declined four", "10n 8/1/1 declined"]
)
def test_a_declined_solo_costs_two_tens_whatever_the_contract(text: str) -> None:
    assert settle_deal(text).transfers[0].clause == "PREFA-HOUSE-04"
    assert money_of(text).startswith("-20 0 0")


@clause("PREFA-HOUSE-04", "PREFA-BUY-02")
def test_without_the_house_rule_nobody_can_decline() -> None:
    assert Table().call("6s, pass, pass").write_solo().settled


@clause("PREFA-HOUSE-04")
def test_a_solo_is_answered_only_after_it_was_written() -> None:
    table = Table(setup=first_setup(solo_declined=True)).call("6s, pass, pass")
    assert table.refusal_of(AnswerSolo(True)) == ("PREFA-HOUSE-04", {"phase": "Discarding"})


@clause("PREFA-HOUSE-04", "PREFA-DEAL-04")
def test_what_was_laid_away_stays_hidden_until_the_solo_is_answered() -> None:
    table = Table(setup=first_setup(solo_declined=True)).call("6s, pass, pass")
    laid = table.held_by(A)[:2]
    table.act(Discard(laid)).write_solo()
    own, other = (PREFA.view(table.state, seat).bargain for seat in (A, Seat(1)))
    assert own is not None
    assert other is not None
    assert set(own.discards) == set(laid)
    assert (other.discards, other.talon, other.solo_cost) == ((), (), 64)
    table.act(AnswerSolo(False))
    shown = PREFA.view(table.state, SPECTATOR).outcome
    assert shown is not None
    assert set(shown.cards.discards) == set(laid)
