"""The phases in which each action is possible, and the clauses that say so."""

from collections.abc import Callable

import pytest

from kitapi.cards import Card
from kitapi.games.preferans.rules.actions import (
    Action,
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.kernel import Contribute, Pledge, Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import COMMITMENT, Table, first_setup, refusal

HANDS = ("AKQJT98s AKQd", "AKQJT98h AKQc", "7s JT987d 7h JTc 9c")


def name_leaves() -> Table:
    """Return a table where A has named leaves, and B has to say first whether they play."""
    return Table(*HANDS, setup=first_setup(defenders_may_drop=True)).call("2, pass, pass").discard().name(2)


PHASES: dict[str, Callable[[], Table]] = {
    "Bidding": lambda: Table(*HANDS),
    "Discarding": lambda: Table(*HANDS).call("2, pass, pass"),
    "Naming": lambda: Table(*HANDS).call("2, pass, pass").discard(),
    "HandNaming": lambda: Table(*HANDS).call("hand, pass, pass"),
    "Answering": name_leaves,
    "Playing": lambda: name_leaves().answer("plays plays no no"),
}

PLACES: list[tuple[Action, tuple[str, ...], str]] = [
    (Pledge("a" * 64), (), "SK-DEAL-03"),
    (Contribute("a" * 32), (), "SK-DEAL-03"),
    (Bid(1), ("Bidding",), "SK-BID-04"),
    (Hold(), ("Bidding",), "SK-BID-04"),
    (FromHand(), ("Bidding",), "SK-BID-04"),
    (Pass(), ("Bidding",), "SK-BID-04"),
    (ThrowIn(), ("Discarding",), "SK-BID-05"),
    (Discard((Card("As"), Card("Ks"))), ("Discarding",), "SK-GAME-07"),
    (NameGame(GameNumber(2)), ("Naming", "HandNaming"), "SK-GAME-07"),
    (GiveWay(), ("HandNaming",), "SK-BID-07"),
    (Participate(True), ("Answering",), "SK-PLAY-04"),
    (Kontra(), ("Answering",), "SK-KON-01"),
    (Decline(), ("Answering",), "SK-KON-01"),
    (PlayCard(Card("As")), ("Playing",), "SK-PLAY-03"),
]


@pytest.mark.parametrize("phase", PHASES)
def test_an_action_out_of_its_place_is_refused_by_the_clause_that_gives_it_one(phase: str) -> None:
    table = PHASES[phase]()
    for action, places, ruling in PLACES:
        if phase not in places:
            assert table.refusal_of(action) == (ruling, {"phase": phase}), action


@clause("SK-KON-01", "SK-PLAY-04")
def test_kontra_is_said_after_all_have_said_whether_they_play_and_not_before() -> None:
    table = name_leaves()
    for action in (Kontra(), Decline()):
        assert table.refusal_of(action) == ("SK-KON-01", {"phase": "Answering"})
    table.answer("plays plays")
    assert table.refusal_of(Participate(True)) == ("SK-PLAY-04", {"phase": "Answering"})


def test_nothing_is_played_before_the_cards_are_dealt() -> None:
    state = None
    for event in PREFERANS.open(first_setup(), COMMITMENT):
        state = PREFERANS.evolve(state, event)
    assert state is not None
    for action, places, ruling in PLACES:
        if places:
            assert refusal(state, Seat(0), action) == (ruling, {"phase": "Shuffling"}), action
