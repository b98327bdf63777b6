"""How many lines of play the rules of Preferans allow from fixed deals: frozen numbers.

If a number changes, a rule has changed. All are counted a second time by ``preferans_rulebook`` and ``rulebook``, which
share no code with the game.
"""

from typing import Any

import pytest

from kitapi.cards import cards_of, write_cards
from kitapi.games.preferans.rules.actions import Bid, Decline, FromHand, Hold, Kontra, Participate, Pass, PlayCard
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.state import Answering, Bidding, HandNaming, Playing
from kitapi_testing.clauses import clause
from tests.games.prefa.perft import rulebook
from tests.games.preferans.perft.rulebook import answers, biddings, namings, whole_biddings
from tests.games.preferans.tables import Table, first_setup
from tests.perft.sequences import count_sequences, lines

HANDS = {
    "long suits": ("AKQJT9s AKc 7d 7h", "AKQJT9d QJc 8h 8s", "AKQJT9h T9c 8d 7s"),
    "even": ("AJ8s K98c A9d K9h", "KT7s ATc KTd QTh 8d", "Q9s QJ7c QJ7d AJh"),
}


def table(deal: str, **options: Any) -> Table:
    """Return a table before its bidding, at which every card is played."""
    return Table(*HANDS[deal], setup=first_setup(**{"stop_when_decided": False, **options}))


def name_game(deal: str, game: int, laid_open: bool = False, **options: Any) -> Table:
    """Return a table where the forehand has bought the talon at one, discarded it and named ``game``."""
    bought = table(deal, **options).call("1, pass, pass")
    talon = bought.state.deal.dealt.talon  # type: ignore[union-attr]
    return bought.discard(" ".join(write_cards(talon).split())).name(game, laid_open)


def is_call(action: Any) -> bool:
    return isinstance(action, Bid | Hold | FromHand | Pass)


def is_answer(action: Any) -> bool:
    return isinstance(action, Participate | Kontra | Decline)


def is_card(action: Any) -> bool:
    return isinstance(action, PlayCard)


BIDDINGS = [
    ({}, (9, 46, 176, 622, 1484), 19_243),
    ({"all_pass": True}, (10, 56, 232, 778, 1834), 24_043),
    ({"all_pass": True, "hold_right": "passes_on"}, (10, 56, 232, 778, 1890), 26_872),
]
"""House rules; the number of biddings with one to five calls; the number of complete biddings."""


@clause("SK-BID-01", "SK-BID-02", "SK-BID-03", "SK-BID-04", "SK-BID-07", "SK-BID-08")
@pytest.mark.parametrize(("options", "counts", "whole"), BIDDINGS)
def test_so_many_biddings_there_are(options: dict[str, Any], counts: tuple[int, ...], whole: int) -> None:
    state = table("even", **options).state
    rights = ("all_pass" in options, "hold_right" in options)
    for calls, count in enumerate(counts, start=1):
        assert lines(PREFERANS, state, calls, is_call) == count == biddings(calls, *rights)
    ended = count_sequences(PREFERANS, state, lambda at: not isinstance(at, Bidding), is_call)
    assert ended == whole == whole_biddings(*rights)


@clause("SK-BID-05", "SK-BID-06", "SK-GAME-06", "SK-GAME-07")
@pytest.mark.parametrize(
    ("calls", "discards", "names"),
    [("1, pass, pass", 66 + 1, 10), ("2, pass, pass", 66, 10), ("4, pass, pass", 66, 8), ("8, pass, pass", 66, 2)],
)
def test_any_two_of_twelve_cards_are_discarded_and_any_game_high_enough_is_named(
    calls: str, discards: int, names: int
) -> None:
    state = table("even").call(calls).state
    assert lines(PREFERANS, state, 1) == discards
    assert lines(PREFERANS, state, 2) == 66 * names


@clause("SK-BID-07", "SK-GAME-06")
@pytest.mark.parametrize(
    ("calls", "left", "count"), [("hand, pass, pass", 1, 10), ("hand, hand, pass", 2, 52), ("hand, hand, hand", 3, 190)]
)
def test_those_who_said_from_hand_name_their_games_in_so_many_ways(calls: str, left: int, count: int) -> None:
    state = table("even").call(calls).state
    assert count_sequences(PREFERANS, state, lambda at: not isinstance(at, HandNaming)) == count == namings(left)


@clause("SK-KON-01", "SK-PLAY-04")
@pytest.mark.parametrize(
    ("game", "limit", "may_drop", "count"),
    [(4, 4, False, 9), (4, 0, False, 1), (4, 4, True, 20), (4, 2, True, 12), (4, 0, True, 4), (6, 4, True, 9)],
)
def test_a_game_is_answered_in_so_many_ways(game: int, limit: int, may_drop: bool, count: int) -> None:
    state = name_game("even", game, kontra_limit=limit, defenders_may_drop=may_drop).state
    answered = count_sequences(PREFERANS, state, lambda at: not isinstance(at, Answering), is_answer)
    assert answered == count == answers(limit, may_drop and game != 6)


FIRST_CARDS = [
    ("long suits", 2, "no no", "s", 0, 5, 790),
    ("long suits", 5, "no no", "c", 0, 5, 490),
    ("long suits", 7, "no no", "", 2, 5, 1_120),
    ("even", 4, "no no", "h", 0, 4, 558),
    ("even", 6, "no no", "", 0, 5, 1_294),
    ("even", 8, "no kontra no", "", 0, 5, 1_294),
]
"""Deal, game, answers, trumps, who leads, cards played, ways to play them; the forehand, seat 0, declares."""


@clause("SK-PLAY-01", "SK-PLAY-02", "SK-PLAY-03")
@pytest.mark.parametrize(("deal", "game", "said", "trump", "lead", "depth", "count"), FIRST_CARDS)
def test_the_first_cards_are_played_in_so_many_ways(
    deal: str, game: int, said: str, trump: str, lead: int, depth: int, count: int
) -> None:
    state = name_game(deal, game).answer(said).playing
    by_rulebook = rulebook.plays(in_hand(state), lead, trump, depth)
    assert lines(PREFERANS, state, depth, is_card) == count == by_rulebook


LAST_CARDS = [
    ("long suits", 2, False, "no no", 3, 108),
    ("long suits", 5, False, "no no", 3, 84),
    ("even", 4, False, "no no", 4, 160),
    ("even", 6, False, "no no", 3, 24),
    ("even", 7, True, "no no", 4, 840),
    ("even", 8, True, "kontra kontra no", 3, 24),
]
"""Deal, game, whether it is open, answers, cards left in each hand, ways to play them.

Before, everybody has played their lowest card.
"""


@clause("SK-PLAY-02", "SK-PLAY-03", "SK-GAME-06")
@pytest.mark.parametrize(("deal", "game", "laid_open", "said", "left", "count"), LAST_CARDS)
def test_the_last_cards_are_played_in_so_many_ways(
    deal: str, game: int, laid_open: bool, said: str, left: int, count: int
) -> None:
    state = name_game(deal, game, laid_open).answer(said).play_lowest(10 - left).playing
    trump = {2: "s", 3: "d", 4: "h", 5: "c"}.get(game, "")
    by_rulebook = rulebook.plays(in_hand(state), state.lineup.index(state.leader), trump)
    assert count_sequences(PREFERANS, state, PREFERANS.is_over, is_card) == count == by_rulebook


@clause("SK-PLAY-02", "SK-PLAY-04")
@pytest.mark.parametrize(("said", "left", "count"), [("drops plays no", 5, 592), ("plays drops no", 5, 824)])
def test_the_last_cards_are_played_against_one_in_so_many_ways(said: str, left: int, count: int) -> None:
    state = name_game("even", 4, defenders_may_drop=True).answer(said).play_lowest(10 - left).playing
    by_rulebook = rulebook.plays(in_hand(state), state.lineup.index(state.leader), "h")
    assert count_sequences(PREFERANS, state, PREFERANS.is_over, is_card) == count == by_rulebook


def in_hand(state: Playing) -> list[tuple[str, ...]]:
    """Return the hands in play, in order of turn, as the plain rulebook writes them."""
    return [tuple(write_cards(cards_of(state.hands[seat])).split()) for seat in state.lineup]
