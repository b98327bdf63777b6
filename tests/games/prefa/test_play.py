"""The ten tricks."""

import pytest

from kitapi.cards import Suit, cards_of
from kitapi.games.prefa.rules.actions import PlayCard
from kitapi.games.prefa.rules.deal_facts import ContractFacts, PassDealFacts
from kitapi.games.prefa.rules.events import CardPlayed, TrickTaken
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.play import cards_allowed, trick_winner
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, C, D, Table, cards, first_setup, hand

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")
"""Hands in which A has all high cards; the talon is 7♦ 7♥."""

VOID = ("AKQJs 98c AKd 98h", "T987s AKQJc 98d", "T7c QJTd AKQJTh")
"""Hands in which C has no spades; the talon is 7♦ 7♥."""


def contract_of(strain: str, declarer: Seat = A, said: str = "play play", *hands: str, players: int = 3) -> Table:
    """Return a table where six in ``strain`` is defended as ``said`` says, and the talon is discarded."""
    before = {A: "6s, pass, pass", B: "pass, 6s, pass", C: "pass, pass, 6s"}
    table = Table(*(hands or HANDS), setup=first_setup(players)).call(before[declarer])
    return table.discard("7d 7h").name(f"6{strain}").answer(said)


@clause("PREFA-PLAY-01")
@pytest.mark.parametrize("strain", ["s", "h", "n"])
@pytest.mark.parametrize("declarer", [A, B, C])
def test_right_of_the_dealer_leads_to_the_first_trick_whoever_declares(strain: str, declarer: Seat) -> None:
    table = contract_of(strain, declarer)
    assert table.turn == A


@clause("PREFA-PLAY-01")
@pytest.mark.parametrize(
    ("declarer", "said", "leader"),
    [(B, "pass play pass", A), (B, "play pass alone", B), (C, "pass play pass", B), (C, "play pass alone", A)],
)
def test_the_next_in_turn_leads_for_one_who_is_out(declarer: Seat, said: str, leader: Seat) -> None:
    assert contract_of("n", declarer, said).turn == leader


@clause("PREFA-PLAY-01", "PREFA-DEAL-02")
@pytest.mark.parametrize("declarer", [A, B, C])
def test_with_four_the_idle_player_does_not_count(declarer: Seat) -> None:
    table = contract_of("h", declarer, players=4)
    assert table.turn == A
    assert D not in table.playing.lineup
    assert table.play_lowest().settled


@clause("PREFA-PLAY-01", "PREFA-DEAL-03")
def test_the_winner_of_a_trick_leads_to_the_next_and_turns_go_to_the_right() -> None:
    table = contract_of("n", A, "play play", "AKs 987c AKQd 98h", "QJTs AKQc JTd JTh", "987s JTc 98d AKQh")
    table.play("8c Qc Tc")
    assert table.turn == B
    table.play("Th")
    assert table.turn == C
    table.play("Kh 9h")
    assert table.turn == C
    assert [event.seat for event in table.events if isinstance(event, TrickTaken)] == [B, C]


@clause("PREFA-PLAY-02")
@pytest.mark.parametrize(
    ("held", "led", "trump", "allowed"),
    [
        ("A7s Kc 9h", None, "h", "A7s Kc 9h"),
        ("A7s Kc 9h", "s", "h", "A7s"),
        ("A7s Kc 9h", "c", "h", "Kc"),
        ("A7s Kc 9h", "d", "h", "9h"),
        ("A7s Kc 9h", "d", "n", "A7s Kc 9h"),
        ("A7s Kc 9h", "d", "d", "A7s Kc 9h"),
        ("A7s Kc 9h", "h", "h", "9h"),
        ("A7s Kc", "h", "h", "A7s Kc"),
        ("A7s Kc", "d", "s", "A7s"),
    ],
)
def test_follow_suit_else_trump_else_anything(held: str, led: str | None, trump: str, allowed: str) -> None:
    may = cards_allowed(hand(held), Suit(led) if led else None, None if trump == "n" else Suit(trump))
    assert set(cards_of(may)) == set(cards(allowed))


@clause("PREFA-PLAY-02")
def test_there_is_no_duty_to_beat_or_overtrump() -> None:
    table = contract_of("h", A, "play play", "KJ9s AKQc AKd AKh", "AT8s JT9c QJd QJh", "Q7s 87c T98d T98h")
    table.play("Js")
    assert {option.card for option in PREFA.options(table.state, B)} == set(cards("AT8s"))


@clause("PREFA-PLAY-02")
def test_refusals_say_what_must_be_played() -> None:
    table = contract_of("h", A, "play play", *VOID)
    table.play("As")
    assert table.refusal_of(PlayCard(cards("Ac")[0])) == ("PREFA-PLAY-02", {"card": "Ac", "led": "s", "must": "s"})
    table.play("7s")
    assert table.refusal_of(PlayCard(cards("Qd")[0])) == ("PREFA-PLAY-02", {"card": "Qd", "led": "s", "must": "h"})
    assert table.refusal_of(PlayCard(cards("Ks")[0])) == ("PREFA-PLAY-02", {"card": "Ks", "held": False})
    table.play("Th")
    assert table.turn == C, "a trump takes the trick"


@clause("PREFA-PLAY-02")
def test_at_no_trumps_a_void_hand_plays_anything() -> None:
    table = contract_of("n", A, "play play", *VOID)
    table.play("As 7s")
    assert {option.card for option in PREFA.options(table.state, C)} == set(table.held_by(C))


@clause("PREFA-PLAY-03")
@pytest.mark.parametrize(
    ("played", "trump", "winner"),
    [
        ("7s 8s 9s", "h", C),
        ("As 8s 9s", "h", A),
        ("Ts Ks Qs", "n", B),
        ("7s Ac Ad", "h", A),
        ("7s Ac Ad", "n", A),
        ("As 7h Ks", "h", B),
        ("As 7h 8h", "h", C),
        ("As 8h 7h", "h", B),
        ("7h Ah 8h", "h", B),
        ("As 7h", "h", B),
        ("As 7h", "n", A),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(played: str, trump: str, winner: Seat) -> None:
    trick = tuple(CardPlayed(seat=Seat(seat), card=card) for seat, card in enumerate(cards(played)))
    assert trick_winner(trick, None if trump == "n" else Suit(trump)) == winner


@clause("PREFA-PLAY-01", "PREFA-PLAY-03")
def test_ten_tricks_are_played_and_each_counts_for_its_taker() -> None:
    table = contract_of("n").play_lowest()
    taken = [event.seat for event in table.events if isinstance(event, TrickTaken)]
    facts = table.settled.facts
    assert isinstance(facts, ContractFacts)
    assert len(taken) == 10
    counted = (taken.count(A), taken.count(B), taken.count(C))
    assert (facts.declarer_tricks, facts.first.tricks, facts.second.tricks) == counted


@clause("PREFA-AUC-06", "PREFA-PLAY-02")
def test_a_pass_deal_has_ten_tricks_without_trumps_and_is_paid_into_the_kasa() -> None:
    table = Table(*HANDS, setup=first_setup(pass_deals=True)).call("pass, pass, pass")
    table.play("As Js 8s Ks Ts 7s Qs 9s")
    assert {option.card for option in PREFA.options(table.state, C)} == set(cards("87c T98d T98h"))
    table.play_lowest()
    facts = table.settled.facts
    assert isinstance(facts, PassDealFacts)
    took = dict(facts.tricks)
    assert sum(took.values()) == 10
    fewest = min(took.values())
    for seat in (A, B, C):
        assert table.settled.balances[f"seat{seat}"] == -300 - 10 * (took[seat] - fewest)
