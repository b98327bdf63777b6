"""The auction: legal calls, and who wins the talon at which minimum contract."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.prefa.rules.actions import IfLeft
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import Ending
from kitapi.games.prefa.rules.events import AuctionWon, PassDealBegun
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import Bidding, Discarding
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, C, Table, call_of, first_setup, in_words

AMONG = {"A": A, "B": B, "C": C}


def auction_winner(table: Table) -> tuple[Seat, str] | None:
    """Declarer and minimum contract, once the auction is over."""
    found = [event for event in table.events if isinstance(event, AuctionWon)]
    return (found[-1].declarer, found[-1].minimum.value) if found else None


@clause("PREFA-AUC-01")
@pytest.mark.parametrize("before", ["", "pass", "pass, pass", "if-left", "pass, if-left"])
def test_the_first_bid_is_always_six_spades_whoever_makes_it(before: str) -> None:
    """Auction text: the first bid must be the lowest there is."""
    table = Table().call(before) if before else Table()
    assert {word for word in table.legal() if word[0].isdigit()} == {"6s"}
    for contract in LADDER[1:]:
        assert table.refusal_of(call_of(contract.value)) == ("PREFA-AUC-01", {"may": "raise", "bid": "6s"})


@clause("PREFA-AUC-01")
@pytest.mark.parametrize("step", range(2, 24))
def test_a_raise_is_exactly_the_next_step_of_the_ladder(step: int) -> None:
    """Auction text: no jump over a suit, none to a higher number of tricks; hearts are followed by no trumps."""
    table = Table().call("6s, 6c, pass")
    while table.last_bid != LADDER[step].value:
        table.call("hold" if "hold" in table.legal() else LADDER[LADDER.index(Contract(table.last_bid)) + 1].value)
    table.call("hold")
    assert table.legal() == {LADDER[step + 1].value, "pass"}
    for contract in LADDER:
        if contract is not LADDER[step + 1]:
            refused = ("PREFA-AUC-01", {"may": "raise", "bid": LADDER[step + 1].value})
            assert table.refusal_of(call_of(contract.value)) == refused


@clause("PREFA-AUC-02")
@pytest.mark.parametrize(
    ("before", "bid"), [("", "6s"), ("6s", "6c"), ("6s, 6c", "6d"), ("pass, 6s", "6c"), ("if-left, 6s", "6c")]
)
def test_nobody_holds_in_the_first_round(before: str, bid: str) -> None:
    table = Table().call(before) if before else Table()
    assert "hold" not in table.legal()
    assert bid in table.legal()
    assert table.refusal_of(call_of("hold")) == ("PREFA-AUC-02", {"may": "raise", "bid": bid})


@clause("PREFA-AUC-03")
@pytest.mark.parametrize(
    ("before", "held"),
    [("6s, 6c, 6d", "6d"), ("pass, 6s, 6c", "6c"), ("6s, pass, 6c", "6c"), ("6s, 6c, pass", "6c"), ("6s, pass", None)],
)
def test_from_the_fourth_call_on_a_raise_must_be_held(before: str, held: str | None) -> None:
    """Auction text: after the first round, repeating the bid is an obligation."""
    table = Table().call(before)
    if held is None:
        assert table.legal() == {"6c", "pass"}, "the third call is still of the first round"
        return
    assert table.legal() == {"hold", "pass"}
    following = LADDER[Contract(held).step + 1].value
    assert table.refusal_of(call_of(following)) == ("PREFA-AUC-03", {"may": "hold", "bid": held})


@clause("PREFA-AUC-03")
@pytest.mark.parametrize(
    ("before", "following"),
    [("6s, 6c, 6d, hold", "6h"), ("pass, 6s, 6c, hold", "6d"), ("6s, 6c, 6d, pass, hold", "6h")],
)
def test_a_hold_must_be_raised_so_two_never_follow_each_other(before: str, following: str) -> None:
    table = Table().call(before)
    assert table.legal() == {following, "pass"}
    assert table.refusal_of(call_of("hold")) == ("PREFA-AUC-03", {"may": "raise", "bid": following})


REFERENCE = [
    # Auction text, with three in the auction: C holds hearts, and A bids 6NT, not seven spades.
    "6s 6c 6d | hold 6h hold 6n hold 7s hold 7c hold 7d",
    # Auction text, with A passing: B and C bid and hold up to hearts.
    "pass 6s 6c | hold 6d hold 6h hold pass -> B 6h",
    "if-left pass pass -> A 6s",
    "pass if-left 6s -> C 6s",
    "if-left 6s 6c hold pass -> B 6c",
    "6s pass 6c hold pass -> A 6c",
    "if-left 6s pass -> B 6s",
    "if-left pass 6s -> C 6s",
    "pass pass if-left -> C 6s",
    "pass pass 6s -> C 6s",
    "6s 6c pass pass -> B 6c",
    "6s 6c 6d | pass hold 6h hold pass -> B 6h",
    "6s pass pass -> A 6s",
    "pass 6s pass -> B 6s",
    "pass if-left pass -> B 6s",
    "if-left 6s 6c pass -> C 6c",
    "6s 6c 6d pass pass -> C 6d",
]


@clause("PREFA-AUC-01", "PREFA-AUC-02", "PREFA-AUC-03", "PREFA-AUC-04", "PREFA-AUC-05")
@pytest.mark.parametrize("sequence", REFERENCE)
def test_in_the_reference_auctions_every_call_is_the_only_one_beside_a_pass(sequence: str) -> None:
    calls, _, ending = sequence.partition(" -> ")
    table = Table()
    for word in calls.replace("|", "").split():
        nobody_bid = all(said in ("pass", "if-left") for said in said_in(table))
        beside = {"pass"} | ({"if-left"} if nobody_bid and "if-left" not in said_in(table) else set())
        if word == "pass":
            assert "pass" in table.legal()
        elif word == "if-left":
            assert table.legal() == {"6s", *beside}
        else:
            assert table.legal() == {word, *beside}
        assert auction_winner(table) is None
        table.call(word)
    if ending:
        who, minimum = ending.split()
        assert auction_winner(table) == (AMONG[who], minimum)
        assert isinstance(table.state, Discarding)
    else:
        assert auction_winner(table) is None


def said_in(table: Table) -> list[str]:
    return [in_words(made.call) for made in table.calls]


@clause("PREFA-AUC-03")
def test_passes_in_between_change_nothing() -> None:
    table = Table().call("6s, 6c, 6d, pass")
    assert table.turn == B
    assert table.legal() == {"hold", "pass"}
    assert table.call("hold").legal() == {"6h", "pass"}


@clause("PREFA-AUC-04", "PREFA-DEAL-03")
def test_a_pass_is_final_for_that_auction() -> None:
    table = Table().call("6s, pass, 6c")
    turns = []
    for _ in range(8):
        turns.append(table.turn)
        table.act(first_option(table))
    assert turns == [A, C] * 4


def first_option(table: Table) -> Any:
    """Return the first option of the seat to act."""
    return PREFA.options(table.state, table.turn)[0]


@clause("PREFA-AUC-04")
def test_after_two_passes_the_third_still_speaks() -> None:
    table = Table().call("pass, pass")
    assert auction_winner(table) is None
    assert table.turn == C
    assert table.legal() == {"6s", "if-left", "pass"}


@clause("PREFA-AUC-04")
def test_the_minimum_contract_is_the_winners_last_call_raised_or_held() -> None:
    raised = Table().call("6s, 6c, 6d, pass, pass")
    assert auction_winner(raised) == (C, "6d")
    held = Table().call("6s, 6c, 6d, hold, pass, pass")
    assert auction_winner(held) == (A, "6d")


@clause("PREFA-AUC-05")
@pytest.mark.parametrize("before", ["", "pass", "pass, pass"])
def test_if_left_may_be_said_while_everybody_before_has_passed(before: str) -> None:
    table = Table().call(before) if before else Table()
    assert "if-left" in table.legal()


@clause("PREFA-AUC-05")
@pytest.mark.parametrize("before", ["6s", "if-left", "pass, 6s", "if-left, pass", "pass, if-left", "6s, 6c, 6d"])
def test_if_left_is_refused_once_anybody_has_said_more_than_pass(before: str) -> None:
    table = Table().call(before)
    assert "if-left" not in table.legal()
    assert table.refusal_of(IfLeft()) == ("PREFA-AUC-05", {})


@clause("PREFA-AUC-05")
def test_a_bid_puts_who_said_if_left_out_for_good_and_his_call_counts_in_the_first_round() -> None:
    table = Table().call("if-left, 6s, 6c")
    assert table.turn == B
    assert table.legal() == {"hold", "pass"}, "three calls are made"
    table.call("hold, 6d, hold, 6h")
    assert table.turn == B


@clause("PREFA-AUC-06")
@pytest.mark.parametrize("players", [3, 4])
def test_three_passes_throw_the_deal_in_and_nobody_pays(players: int) -> None:
    table = Table(setup=first_setup(players)).call("pass, pass, pass")
    assert table.settled.facts.ending is Ending.THROWN_IN
    assert table.settled.settlement.transfers == ()
    assert table.settled.written.entries == ()
    assert table.settled.balances == dict(table.over.deal.opened.balances)


@clause("PREFA-AUC-06")
def test_by_option_a_deal_all_passed_is_played_without_talon_at_no_trumps() -> None:
    table = Table(setup=first_setup(pass_deals=True)).call("pass, pass, pass")
    assert [event.leader for event in table.events if isinstance(event, PassDealBegun)] == [A]
    assert (table.turn, table.playing.lineup) == (A, (A, B, C))
    assert all(len(table.held_by(seat)) == 10 for seat in (A, B, C)), "nobody took the talon"


@clause("PREFA-AUC-06")
def test_passed_deals_are_thrown_in_unless_the_table_plays_them() -> None:
    assert Table().call("pass, pass, pass").settled.facts.ending is Ending.THROWN_IN


def up_to_the_top() -> Table:
    """Return a table where all three are in the auction and 10NT was just bid."""
    table = Table()
    while not table.calls or table.last_bid != "10n":
        table.act(first_option(table))
    return table


@clause("PREFA-AUC-07")
def test_a_held_10nt_ends_the_auction_at_once_with_a_third_player_still_in() -> None:
    table = up_to_the_top()
    bidder, holder = table.calls[-1].seat, table.turn
    assert table.legal() == {"hold", "pass"}
    table.call("hold")
    assert auction_winner(table) == (holder, "10n")
    assert holder != bidder


@clause("PREFA-AUC-07")
def test_10nt_may_be_held_by_the_last_of_three_as_well() -> None:
    table = up_to_the_top().call("pass")
    holder = table.turn
    assert isinstance(table.state, Bidding)
    assert auction_winner(table.call("hold")) == (holder, "10n")


@clause("PREFA-AUC-07", "PREFA-AUC-04")
def test_a_10nt_nobody_holds_is_its_bidders() -> None:
    table = up_to_the_top()
    bidder = table.calls[-1].seat
    assert auction_winner(table.call("pass, pass")) == (bidder, "10n")


@clause("PREFA-DEAL-03")
@pytest.mark.parametrize("dealer", range(3))
def test_the_auction_begins_right_of_the_dealer_and_goes_to_the_right(dealer: int) -> None:
    table = Table(setup=replace(first_setup(), dealer=Seat(dealer)))
    turns = []
    for word in ("6s", "6c", "6d", "hold"):
        turns.append(table.turn)
        table.call(word)
    assert turns == [Seat((dealer + step) % 3) for step in (1, 2, 3, 1)]
