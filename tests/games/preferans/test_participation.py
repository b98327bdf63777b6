"""Which defenders play, if they may drop."""

from typing import Any

import pytest

from kitapi.games.preferans.rules import kontra, participation
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.named_games import A, B, C, Named


def game_with_drops(game: int = 4, declarer: Seat = A, **options: Any) -> Named:
    return Named(game, declarer, defenders_may_drop=True, **options)


@clause("SK-PLAY-04")
@pytest.mark.parametrize(("declarer", "first", "second"), [(A, B, C), (B, C, A), (C, A, B)])
@pytest.mark.parametrize("said", ["plays", "drops"])
def test_each_defender_in_turn_says_once_whether_he_plays(declarer: Seat, first: Seat, second: Seat, said: str) -> None:
    named = game_with_drops(declarer=declarer)
    assert participation.next_to_answer(named.answering) == first
    assert participation.next_to_answer(named.say(said).answering) == second
    assert participation.next_to_answer(named.say("plays").answering) is None
    assert [part.seat for part in named.answering.participation] == [first, second]


@clause("SK-PLAY-04")
@pytest.mark.parametrize("game", GameNumber)
def test_nobody_answers_in_betl_or_where_the_house_does_not_let_defenders_drop(game: GameNumber) -> None:
    assert participation.next_to_answer(Named(game.value).answering) is None
    assert (participation.next_to_answer(game_with_drops(game.value).answering) is None) == (game is GameNumber.BETL)


@clause("SK-PLAY-04")
@pytest.mark.parametrize(
    ("said", "out", "lineup"),
    [("plays plays", (), (A, B, C)), ("drops plays", (B,), (A, C)), ("plays drops", (C,), (A, B))],
)
def test_who_drops_plays_no_card(said: str, out: tuple[Seat, ...], lineup: tuple[Seat, ...]) -> None:
    named = game_with_drops().say(said)
    assert not participation.both_dropped(named.answering)
    playing = named.begin().playing
    assert (playing.dropped, playing.lineup) == (out, lineup)


@clause("SK-PLAY-04")
def test_when_both_drop_nobody_plays_and_nobody_may_say_kontra() -> None:
    named = game_with_drops().say("drops")
    assert not participation.both_dropped(named.answering)
    assert participation.both_dropped(named.say("drops").answering)
    assert kontra.seat_to_double(named.answering) is None


@clause("SK-PLAY-04")
@pytest.mark.parametrize(("said", "caller"), [("drops plays", C), ("plays drops", B)])
def test_a_kontra_brings_the_one_who_dropped_back_in(said: str, caller: Seat) -> None:
    named = game_with_drops().say(said)
    assert participation.defenders_out(named.answering) != ()
    assert kontra.seat_to_double(named.answering) == caller
    assert participation.defenders_out(named.say("doubles").answering) == ()
    assert named.begin().playing.lineup == (A, B, C)
    assert named.playing.dropped == ()


@clause("SK-PLAY-04", "SK-KON-01")
@pytest.mark.parametrize(("said", "caller"), [("drops plays", C), ("plays drops", B)])
def test_who_dropped_may_not_say_kontra(said: str, caller: Seat) -> None:
    named = game_with_drops().say(said)
    assert kontra.seat_to_double(named.answering) == caller
    assert kontra.seat_to_double(named.say("declines").answering) is None
