"""The bidding: legal calls, and the games that the winner may play."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.preferans.rules.actions import Bid, FromHand, Hold, Pass
from kitapi.games.preferans.rules.bidding import seats_to_call
from kitapi.games.preferans.rules.deal_facts import Ending, VoidFacts
from kitapi.games.preferans.rules.events import BiddingWon, CallMade
from kitapi.games.preferans.rules.state import Bidding, Discarding, HandNaming
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import NAMES, A, B, C, Table, first_setup, in_words, outcome

EVERY_NUMBER = ("1", "2", "3", "4", "5", "6", "7", "8")


def table(before: str = "", players: int = 3, **options: Any) -> Table:
    """Return a table of these house rules after these calls."""
    return Table(setup=first_setup(players, **options)).call(before.replace(" ", ","))


@clause("SK-BID-01", "SK-BID-02")
def test_the_forehand_opens_with_any_number_or_from_hand_and_does_not_pass() -> None:
    opening = table()
    assert opening.turn == A
    assert [in_words(option) for option in opening.options] == [*EVERY_NUMBER, "hand"]
    assert opening.refusal_of(Pass()) == ("SK-BID-02", {"must_open": True})


@clause("SK-BID-01", "SK-BID-02")
@pytest.mark.parametrize(("highest", "above"), [("1", "2345678"), ("2", "345678"), ("4", "5678"), ("7", "8")])
def test_the_others_pass_or_bid_any_higher_number_so_at_least_two(highest: str, above: str) -> None:
    after = table(highest)
    assert after.turn == B
    assert after.legal() == {*above, "hand", "pass"}
    for number in range(1, int(highest) + 1):
        assert after.refusal_of(Bid(number)) == ("SK-BID-02", {"number": number, "highest": int(highest)})


@clause("SK-BID-02", "SK-DEAL-03")
@pytest.mark.parametrize(
    ("calls", "turns"),
    [
        ("1 2 3 4 5 6", "ABCABCA"),
        ("1 pass 2 3 4 5", "ABCACAC"),
        ("1 2 pass 3 4 hold 5", "ABCABABA"),
        ("1 2 3 pass 4 5", "ABCABCB"),
        ("1 2 hand pass", "ABCAB"),
        ("1 hand", "ABC"),
    ],
)
def test_turns_go_round_among_those_who_have_not_passed(calls: str, turns: str) -> None:
    at = table()
    called = [at.turn, *(at.call(word).turn for word in calls.split())]
    assert [NAMES[seat] for seat in called] == list(turns)


@clause("SK-BID-08")
def test_nobody_is_to_call_once_all_have_passed() -> None:
    passed = [CallMade(seat=seat, call=Pass()) for seat in (A, B, C)]
    assert [seats_to_call((A, B, C), passed[:made]) for made in range(4)] == [(A,), (B,), (C,), ()]


@clause("SK-DEAL-03")
@pytest.mark.parametrize("players", [3, 4])
def test_the_forehand_is_the_one_at_the_dealers_left_wherever_he_sits(players: int) -> None:
    for dealer in range(players):
        at = Table(setup=replace(first_setup(players), dealer=Seat(dealer)))
        called = [at.turn, at.call("1").turn, at.call("2").turn]
        assert called == [Seat((dealer + step) % players) for step in (1, 2, 3)]


@clause("SK-BID-03")
@pytest.mark.parametrize(
    ("before", "legal"),
    [
        ("1 2 pass", "hold 3 4 5 6 7 8 hand pass"),
        ("1 pass 4", "hold 5 6 7 8 hand pass"),
        ("1 2 3", "hold 4 5 6 7 8 hand pass"),
        ("1 2 3 hold 4", "5 6 7 8 hand pass"),
        ("1 2 3 hold 4 pass", "hold 5 6 7 8 hand pass"),
        ("1 2 3 4 5 6", "hold 7 8 hand pass"),
        ("1 2 pass 7", "8 hand pass"),
    ],
    ids=lambda text: text.replace(" ", "-"),
)
def test_the_forehand_may_hold_what_another_bid_instead_of_raising(before: str, legal: str) -> None:
    assert table(before).legal() == set(legal.split())


@clause("SK-BID-03")
def test_he_holds_as_often_as_he_is_raised() -> None:
    at = table("1 2 3 hold 4 5 hold pass 6 hold 7 hold")
    assert (at.turn, at.legal()) == (C, {"8", "hand", "pass"})
    assert outcome(at.call("pass").events) == "A 7"


@clause("SK-BID-03")
@pytest.mark.parametrize("before", ["1 2", "1 2 3 hold", "1 2 pass hold", "1 2 3 hold pass", "1", "1 2 3 pass"])
def test_nobody_else_holds_nor_anybody_a_held_number(before: str) -> None:
    at = table(before)
    assert "hold" not in at.legal()
    highest = max(int(word) for word in before.split() if word.isdigit())
    holder = None if before == "1 2 3 pass" else "0"
    assert at.refusal_of(Hold()) == ("SK-BID-03", {"highest": highest, "holder": holder})


@clause("SK-BID-03")
def test_before_the_first_number_there_is_nothing_to_hold() -> None:
    assert table().refusal_of(Hold()) == ("SK-BID-03", {"highest": 0})


@clause("SK-BID-03")
@pytest.mark.parametrize(
    ("before", "turn", "may_hold"),
    [
        ("1 2 3 pass", "B", True),
        ("1 2 3 pass 4", "C", False),
        ("1 2 3 pass hold", "C", False),
        ("1 2 3 pass hold 4", "B", True),
        ("1 2 3", "A", True),
        ("1 2", "C", False),
        ("1 2 3 hold 4 pass", "A", True),
        ("1 2 3 hold 4 5 pass", "B", True),
    ],
)
def test_by_option_the_right_passes_on_to_the_earlier_of_the_others(before: str, turn: str, may_hold: bool) -> None:
    passed_on = table(before, hold_right="passes_on")
    assert (NAMES[passed_on.turn], "hold" in passed_on.legal()) == (turn, may_hold)


@clause("SK-BID-03")
def test_without_that_option_the_right_ends_with_the_forehands_pass() -> None:
    assert table("1 2 3 pass").legal() == {"4", "5", "6", "7", "8", "hand", "pass"}


@clause("SK-BID-04")
@pytest.mark.parametrize(
    ("calls", "ending"),
    [
        ("1 pass 4 hold pass", "A 4"),  # the rulebook's
        ("1 pass pass", "A 1"),
        ("2 pass pass", "A 2"),
        ("1 pass 2 pass", "C 2"),
        ("1 2 pass pass", "B 2"),
        ("1 2 pass hold pass", "A 2"),
        ("1 2 pass 3 pass", "A 3"),
        ("1 2 3 pass pass", "C 3"),
        ("1 2 3 hold pass pass", "A 3"),
        ("1 2 3 hold 4 pass hold 5 pass", "B 5"),
        ("1 2 3 hold pass 4 pass", "C 4"),
        ("1 7 pass hold 8 pass", "B 8"),
        ("1 7 pass hold 8 hold pass", "A 8"),
        ("8 pass pass", "A 8"),
    ],
    ids=lambda text: text.replace(" ", "-"),
)
def test_when_two_have_passed_the_one_left_declares_at_what_he_bid_or_held_last(calls: str, ending: str) -> None:
    *before, last = calls.split()
    at = table(" ".join(before))
    assert isinstance(at.state, Bidding)
    at.call(last)
    assert outcome(at.events) == ending
    assert isinstance(at.state, Discarding)
    assert f"{NAMES[at.turn]} {at.state.number}" == ending


@clause("SK-BID-04", "SK-GAME-07")
def test_the_winner_shows_the_talon_to_all_and_takes_it() -> None:
    at = table("1 2 pass pass")
    assert isinstance(at.state, Discarding)
    [won] = [event for event in at.events if isinstance(event, BiddingWon)]
    assert won.talon == at.state.deal.dealt.talon
    assert len(won.talon) == 2
    assert set(at.held_by(B)) == {*at.state.deal.dealt.hands[B], *won.talon}


@clause("SK-BID-04", "SK-BID-07")
@pytest.mark.parametrize(
    ("before", "legal"),
    [
        ("8", {"hand", "pass"}),
        ("1 8", {"hand", "pass"}),
        ("1 2 8", {"hold", "hand", "pass"}),
        ("1 2 8 hold", {"hand", "pass"}),
        ("1 2 8 pass", {"hand", "pass"}),
    ],
)
def test_an_8_can_only_be_held_or_beaten_from_hand(before: str, legal: set[str]) -> None:
    at = table(before)
    assert at.legal() == legal
    assert at.refusal_of(Bid(8)) == ("SK-BID-04", {"number": 8, "highest": 8})


@clause("SK-BID-07")
@pytest.mark.parametrize(
    ("calls", "ending"),
    [
        ("hand pass pass", "hand A"),
        ("1 hand pass pass", "hand B"),
        ("1 pass 4 hand pass", "hand A"),
        ("1 pass 8 hand pass", "hand A"),
        ("1 pass 8 hold hand pass", "hand C"),
        ("1 2 3 hold hand pass pass", "hand B"),
        ("1 pass hand hand", "hand C A"),
        ("hand hand pass", "hand A B"),
        ("8 pass hand hand", "hand C A"),
        ("1 2 3 hand pass hand", "hand A C"),
        ("hand pass hand", "hand A C"),
        ("1 hand hand hand", "hand B C A"),
    ],
    ids=lambda text: text.replace(" ", "-"),
)
def test_after_from_hand_the_others_answer_once_each_in_turn(calls: str, ending: str) -> None:
    *before, last = calls.split()
    at = table(" ".join(before))
    assert isinstance(at.state, Bidding)
    at.call(last)
    assert outcome(at.events) == ending
    assert isinstance(at.state, HandNaming)
    assert [NAMES[seat] for seat in at.state.seats] == ending.split()[1:]


@clause("SK-BID-07")
@pytest.mark.parametrize("before", ["hand", "1 hand", "1 2 hand", "1 hand pass", "1 2 3 hand", "hand hand"])
def test_from_then_on_nobody_bids_or_holds(before: str) -> None:
    at = table(before)
    said = tuple(str(made.seat) for made in at.calls if isinstance(made.call, FromHand))
    assert at.legal() == {"hand", "pass"}
    for call in (Bid(8), Bid(1), Hold()):
        assert at.refusal_of(call) == ("SK-BID-07", {"from_hand": said})


@clause("SK-BID-07")
def test_from_hand_nobody_touches_the_talon() -> None:
    at = table("1 hand pass pass")
    assert isinstance(at.state, HandNaming)
    assert not any(isinstance(event, BiddingWon) for event in at.events)
    assert [len(at.held_by(seat)) for seat in (A, B, C)] == [10, 10, 10]


@clause("SK-BID-08")
def test_by_option_the_forehand_may_pass_and_the_next_opens_as_he_would() -> None:
    assert table(all_pass=True).legal() == {*EVERY_NUMBER, "hand", "pass"}
    assert table("pass", all_pass=True).legal() == {*EVERY_NUMBER, "hand", "pass"}
    assert table("pass pass", all_pass=True).legal() == {*EVERY_NUMBER, "hand", "pass"}


@clause("SK-BID-08")
@pytest.mark.parametrize(
    ("calls", "ending"),
    [
        ("pass 1 pass", "B 1"),
        ("pass pass 1", "C 1"),
        ("pass pass 5", "C 5"),
        ("pass 1 3 hold pass", "B 3"),
        ("pass 1 3 hold 4 hold pass", "B 4"),
        ("pass 1 3 pass", "C 3"),
        ("pass pass hand", "hand C"),
        ("pass 1 hand hand", "hand C B"),
        ("1 pass pass", "A 1"),
        ("1 2 3 hold pass pass", "A 3"),
    ],
    ids=lambda text: text.replace(" ", "-"),
)
def test_who_bids_first_takes_over_the_forehands_part(calls: str, ending: str) -> None:
    assert outcome(table(calls, all_pass=True).events) == ending


@clause("SK-BID-08", "SK-BID-03")
def test_who_took_the_part_over_holds_and_the_one_after_him_does_not() -> None:
    assert "hold" in table("pass 1 3", all_pass=True).legal()
    for hold_right in ("forehand_only", "passes_on"):
        assert "hold" not in table("pass 1 3 5", all_pass=True, hold_right=hold_right).legal()
    after_him = table("1 2 pass", all_pass=True)
    assert (after_him.turn, "hold" in after_him.legal()) == (A, True)


@clause("SK-BID-08")
@pytest.mark.parametrize("players", [3, 4])
def test_when_all_pass_the_deal_is_void_and_nothing_is_posted(players: int) -> None:
    at = table("pass pass pass", players, all_pass=True)
    assert at.settled.facts == VoidFacts(players=players, ending=Ending.ALL_PASSED, refas=False)
    assert at.settled.settlement.transfers == ()
    assert at.settled.booked.balances == dict(at.over.deal.opened.balances)
