"""The ten tricks, and open games."""

from random import Random
from typing import Any

import pytest

from kitapi.cards import Suit, cards_of, set_of
from kitapi.games.preferans.rules import play
from kitapi.games.preferans.rules.events import CardPlayed, HandsLaidOpen, TrickTaken
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.kernel import IllegalAction, Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.named_games import HANDS, A, B, C, Named, cards

BEFORE = {A: C, B: A, C: B}
"""The player before each one in turn, who sits at the right."""

VOID = ("AKQJs 98c AKd 98h", "T987s AKQJc 98d", "T7c QJTd AKQJTh")
"""Hands in which B has no hearts and C no spades; 7♦ 7♥ are discarded."""


def refusal_of(named: Named, card: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as refusal:
        named.play(card)
    return refusal.value.clause, refusal.value.facts


@clause("SK-PLAY-01")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("lead_eight", ["forehand", "right"])
@pytest.mark.parametrize("declarer", [A, B, C])
@pytest.mark.parametrize("game", GameNumber)
def test_the_forehand_leads_but_to_a_seven_the_one_before_the_declarer(
    game: GameNumber, declarer: Seat, lead_eight: str, players: int
) -> None:
    right = game.value == 7 or (game.value == 8 and lead_eight == "right")
    for seven in ("durch", "sans_atout"):
        named = Named(game.value, declarer, players=players, lead_eight=lead_eight, seven=seven).begin()
        assert named.playing.leader == named.due == named.chooses == (BEFORE[declarer] if right else A)


@clause("SK-PLAY-01", "SK-PLAY-04")
@pytest.mark.parametrize(
    ("game", "declarer", "said", "leader"),
    [
        (4, B, "plays drops", B),  # C plays, A dropped
        (4, C, "drops plays", B),
        (4, C, "plays drops", A),
        (7, A, "plays drops", A),
        (7, A, "drops plays", C),
        (7, B, "plays drops", B),
        (7, C, "plays drops", C),
    ],
)
def test_the_next_in_turn_leads_for_one_who_dropped(game: int, declarer: Seat, said: str, leader: Seat) -> None:
    assert Named(game, declarer, defenders_may_drop=True).begin(said).playing.leader == leader


@clause("SK-PLAY-03", "SK-DEAL-03")
def test_play_goes_clockwise_and_the_winner_of_a_trick_leads_to_the_next() -> None:
    named = Named(7, B, "AKs 987c AKQd 98h", "QJTs AKQc JTd JTh", "987s JTc 98d AKQh").begin()
    played = []
    for card in ["8c", "Qc", "Tc", "Th", "Kh", "9h"]:
        played.append(named.due)
        named.play(card)
    assert played == [A, B, C, B, C, A]
    assert [event.seat for event in named.events if isinstance(event, TrickTaken)] == [B, C]
    assert named.due == C


@clause("SK-PLAY-04", "SK-PLAY-03")
def test_with_one_defender_a_trick_is_of_two_cards() -> None:
    named = Named(4, A, defenders_may_drop=True).begin("drops plays").play("As 7s")
    assert named.playing.tricks[0].winner == A
    assert named.playing.won == (1, 0, 0)
    assert named.due == A


@clause("SK-PLAY-02")
@pytest.mark.parametrize(
    ("held", "led", "trump", "allowed"),
    [
        ("A7s Kc 9h", None, "h", "A7s Kc 9h"),
        ("A7s Kc 9h", "s", "h", "A7s"),
        ("A7s Kc 9h", "d", "h", "9h"),
        ("A7s Kc 9h", "d", None, "A7s Kc 9h"),
        ("A7s Kc 9h", "d", "d", "A7s Kc 9h"),
        ("A7s Kc", "h", "h", "A7s Kc"),
    ],
)
def test_follow_suit_else_trump_else_anything(held: str, led: str | None, trump: str | None, allowed: str) -> None:
    may = play.cards_allowed(set_of(cards(held)), Suit(led) if led else None, Suit(trump) if trump else None)
    assert set(cards_of(may)) == set(cards(allowed))


@clause("SK-PLAY-02", "SK-GAME-01")
@pytest.mark.parametrize(
    ("game", "allowed"),
    [(2, "T7c QJTd AKQJTh"), (3, "QJTd"), (4, "AKQJTh"), (5, "T7c"), (6, "T7c QJTd AKQJTh"), (7, "T7c QJTd AKQJTh")],
)
def test_a_void_hand_must_trump_where_there_are_trumps(game: int, allowed: str) -> None:
    named = Named(game, B, *VOID).begin().play("As 7s")
    assert named.due == C
    assert set(cards_of(play.legal_cards(named.playing))) == set(cards(allowed))


@clause("SK-PLAY-02")
def test_there_is_no_duty_to_beat() -> None:
    named = Named(4, A, "KJ9s AKQc AKd AKh", "AT8s JT9c QJd QJh", "Q7s 87c T98d T98h").begin().play("Js")
    assert set(cards_of(play.legal_cards(named.playing))) == set(cards("AT8s"))


@clause("SK-PLAY-02")
def test_refusals_say_what_must_be_played() -> None:
    named = Named(4, A, *VOID).begin().play("As")
    assert refusal_of(named, "Ac") == ("SK-PLAY-02", {"card": "Ac", "led": "s", "must": "s"})
    named.play("7s")
    assert refusal_of(named, "Qd") == ("SK-PLAY-02", {"card": "Qd", "led": "s", "must": "h"})
    assert refusal_of(named, "Ks") == ("SK-PLAY-02", {"card": "Ks", "held": False})


@clause("SK-PLAY-03")
@pytest.mark.parametrize(
    ("trick", "game", "winner"),
    [
        ("Ts Ks As", 4, C),
        ("Ts 9s Js", 7, C),
        ("Ts Ac Ad", 7, A),
        ("Ts 7h Ad", 4, B),
        ("Ts 7h 8h", 4, C),
        ("7h Ts 8h", 4, C),
        ("Ts 7c As", 2, C),
        ("Td 7s As", 2, C),
        ("Td 7c As", 5, B),
        ("Tc 7d As", 3, B),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, game: int, winner: Seat) -> None:
    played = tuple(CardPlayed(seat=Seat(seat), card=card, by=Seat(seat)) for seat, card in enumerate(cards(trick)))
    assert play.trick_winner(played, trump_of(GameNumber(game))) == winner


@clause("SK-PLAY-03")
@pytest.mark.parametrize("game", GameNumber)
def test_all_ten_tricks_are_played_where_the_hand_does_not_stop(game: GameNumber) -> None:
    named = Named(game.value, B, stop_when_decided=False).begin().play_on(Random(3), stops=True)
    assert len(named.playing.tricks) == sum(named.playing.won) == 10
    assert not named.playing.stopped


@clause("SK-GAME-06")
@pytest.mark.parametrize(
    ("game", "declarer", "said", "plays"),
    [
        (6, A, "", B),
        (7, B, "", C),
        (8, C, "", A),
        (6, A, "doubles", B),
        (6, A, "declines doubles", C),
        (8, B, "declines doubles doubles doubles", A),
    ],
)
def test_in_an_open_game_a_defender_plays_the_declarers_cards(
    game: int, declarer: Seat, said: str, plays: Seat
) -> None:
    """It is the defender left of the declarer, or the one who said kontra."""
    named = Named(game, declarer, open=True).begin(said)
    assert named.playing.plays_declarer == plays
    assert named.chooses == named.due, "the leader plays the first card from their own hand"
    named.play_on(Random(1), 3)
    for played in (card for trick in named.playing.tricks for card in trick.cards):
        first = played == named.playing.tricks[0].cards[0]
        assert played.by == (plays if played.seat == declarer and not first else played.seat)


@clause("SK-GAME-06")
@pytest.mark.parametrize(("said", "plays"), [("drops plays", C), ("plays drops", B), ("drops plays doubles", C)])
def test_one_who_dropped_plays_nobodys_cards(said: str, plays: Seat) -> None:
    named = Named(7, A, defenders_may_drop=True, open=True).begin(said)
    assert named.playing.plays_declarer == plays


@clause("SK-GAME-06")
def test_the_declarer_may_lead_to_his_own_open_betl_and_then_plays_no_more() -> None:
    hands = ("T87s 987c T98d 8h", "AKs AKQc AKd AKQh", "QJ9s JTc QJ7d JTh")
    named = Named(6, A, *hands, open=True, stop_when_decided=False).begin()
    assert named.chooses == A
    named.play("8h Qh Jh")
    assert [card.by for card in named.playing.tricks[0].cards] == [A, B, C]
    named.play("As 9s")
    assert (named.due, named.chooses) == (A, B)
    named.play("Ts")
    assert named.playing.tricks[1].cards[-1] == CardPlayed(seat=A, card=cards("Ts")[0], by=B)


@clause("SK-GAME-06")
def test_an_open_games_hands_are_laid_open_once_the_first_card_is_led() -> None:
    named = Named(7, B, players=4, open=True, stop_when_decided=False).begin().play("As")
    laid = named.events[-1]
    assert isinstance(laid, HandsLaidOpen)
    assert [set(hand) for hand in laid.hands] == [
        set(cards(HANDS[0])) - set(cards("As")),
        set(cards(HANDS[1])),
        set(cards(HANDS[2])),
        set(),
    ]
    named.play("9s 7s Ks")
    assert sum(isinstance(event, HandsLaidOpen) for event in named.events) == 1


@clause("SK-GAME-06")
def test_in_any_other_game_all_play_their_own_cards_and_no_hand_is_laid_open() -> None:
    named = Named(7, B).begin().play_on(Random(1), 4)
    assert named.playing.plays_declarer is None
    assert not any(isinstance(event, HandsLaidOpen) for event in named.events)
    assert all(card.by == card.seat for trick in named.playing.tricks for card in trick.cards)
