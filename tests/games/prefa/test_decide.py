"""Whose turn it is, and which actions are possible in which phase."""

from collections.abc import Callable

import pytest

from kitapi.cards import Card
from kitapi.games.prefa.rules.actions import (
    Action,
    Answer,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import SPECTATOR, Contribute, Seat
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import COMMITMENT, A, B, C, D, Table, first_setup, refusal

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")

PHASES: dict[str, Callable[[], Table]] = {
    "Bidding": lambda: Table(*HANDS),
    "Discarding": lambda: Table(*HANDS).call("6s, pass, pass"),
    "Naming": lambda: Table(*HANDS).call("6s, pass, pass").discard("7d 7h"),
    "Participating": lambda: Table(*HANDS).call("6s, pass, pass").discard("7d 7h").name("6s"),
    "Playing": lambda: Table(*HANDS).call("6s, pass, pass").discard("7d 7h").name("6s").answer("play play"),
}

PLACES: list[tuple[Action, str, str]] = [
    (Contribute("a" * 32), "Shuffling", "PREFA-DEAL-04"),
    (Bid(Contract("6s")), "Bidding", "PREFA-AUC-04"),
    (Hold(), "Bidding", "PREFA-AUC-04"),
    (IfLeft(), "Bidding", "PREFA-AUC-04"),
    (Pass(), "Bidding", "PREFA-AUC-04"),
    (Discard((Card("As"), Card("Ks"))), "Discarding", "PREFA-BUY-01"),
    (WriteSolo(), "Discarding Naming", "PREFA-BUY-02"),
    (AnswerSolo(True), "GivenUp", "PREFA-HOUSE-04"),
    (NameContract(Contract("6s")), "Naming", "PREFA-BUY-01"),
    (Participate(Answer.PLAY), "Participating", "PREFA-PART-02"),
    (PlayCard(Card("As")), "Playing", "PREFA-PLAY-01"),
    (Claim(), "Playing", "PREFA-PLAY-04"),
    (AnswerClaim(True), "a claim", "PREFA-PLAY-04"),
]


@clause("PREFA-DEAL-03")
@pytest.mark.parametrize("phase", PHASES)
def test_whoever_is_not_to_act_is_refused_and_has_no_options(phase: str) -> None:
    table = PHASES[phase]()
    for seat in {A, B, C, D} - {table.turn}:
        assert refusal(table.state, seat, Pass()) == ("PREFA-DEAL-03", {"turn": (str(table.turn),)})
        assert PREFA.options(table.state, seat) == ()
    assert refusal(table.state, SPECTATOR, Pass())[0] == "PREFA-DEAL-03"
    assert PREFA.options(table.state, table.turn)


@clause("PREFA-DEAL-03")
def test_after_the_deal_nobody_is_to_act() -> None:
    table = PHASES["Discarding"]().write_solo()
    for seat in (A, B, C):
        assert refusal(table.state, seat, Pass()) == ("PREFA-DEAL-03", {"turn": ()})
        assert PREFA.options(table.state, seat) == ()


@pytest.mark.parametrize(
    ("phase", "action", "ruling"),
    [
        pytest.param(phase, action, ruling, id=f"{type(action).__name__} in {phase}")
        for phase in PHASES
        for action, place, ruling in PLACES
        if phase not in place.split()
    ],
)
def test_an_action_out_of_its_place_is_refused_by_the_clause_that_gives_it_one(
    phase: str, action: Action, ruling: str
) -> None:
    assert PHASES[phase]().refusal_of(action) == (ruling, {"phase": phase})


def test_nothing_is_played_before_the_cards_are_dealt() -> None:
    (event,) = PREFA.open(first_setup(), COMMITMENT)
    state = PREFA.evolve(None, event)
    for action, place, ruling in PLACES:
        if place != "Shuffling":
            assert refusal(state, Seat(0), action) == (ruling, {"phase": "Shuffling"})
