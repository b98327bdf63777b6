"""Events applied to states."""

from itertools import pairwise

import pytest

from kitapi.cards import set_of
from kitapi.games.prefa.rules.events import ClaimAnswered, ClaimMade, TrickTaken
from kitapi.games.prefa.rules.evolve import evolve
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import PendingClaim, Playing
from kitapi.kernel import ImpossibleHistory, replay
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, Table, first_setup

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")


def test_replaying_a_deal_gives_the_state_it_was_left_in() -> None:
    table = Table(*HANDS).call("6s, 6c, pass, hold, pass").discard("7d 7h").name("6c").answer("pass together")
    assert replay(PREFA, table.events) == table.state
    table.play_lowest(4)
    assert replay(PREFA, table.events) == table.state
    table.play_lowest()
    assert replay(PREFA, table.events) == table.state


def test_a_history_with_an_event_left_out_is_impossible() -> None:
    table = Table(*HANDS, setup=first_setup()).call("6s, pass, pass").discard("7d 7h").name("6s").answer("pass pass")
    phases = [type(replay(PREFA, table.events[: place + 1])) for place in range(len(table.events))]
    for place, (before, after) in enumerate(pairwise(phases), 1):
        if before is not after and place < len(table.events) - 1:
            with pytest.raises(ImpossibleHistory):
                replay(PREFA, [*table.events[:place], *table.events[place + 1 :]])


def test_no_history_begins_in_the_middle() -> None:
    with pytest.raises(ImpossibleHistory):
        evolve(None, TrickTaken(seat=A))
    with pytest.raises(ImpossibleHistory):
        replay(PREFA, [])


def test_an_answer_needs_a_claim() -> None:
    table = Table(*HANDS).call("6s, pass, pass").discard("7d 7h").name("6s").answer("play play")
    with pytest.raises(ImpossibleHistory):
        evolve(table.state, ClaimAnswered(seat=B, accept=True))


@clause("PREFA-PLAY-04")
def test_whoever_refuses_a_claim_has_not_accepted_it() -> None:
    table = Table(*HANDS).call("6s, pass, pass").discard("7d 7h").name("6s").answer("play play")
    claimed = evolve(table.state, ClaimMade(seat=A, cards=table.held_by(A)))
    refused, accepted = (evolve(claimed, ClaimAnswered(seat=B, accept=accept)) for accept in (False, True))
    assert isinstance(refused, Playing)
    assert isinstance(accepted, Playing)
    assert refused.claim == PendingClaim(cards=set_of(table.held_by(A)), accepted=())
    assert accepted.claim == PendingClaim(cards=set_of(table.held_by(A)), accepted=(B,))
