"""Kontra, rekontra, subkontra, superkontra."""

import pytest

from kitapi.games.preferans.rules import kontra
from kitapi.games.preferans.rules.events import KontraDeclined, KontraSaid
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from tests.games.preferans.named_games import A, B, C, Named


@clause("SK-KON-01")
@pytest.mark.parametrize(("declarer", "first", "second"), [(A, B, C), (B, C, A), (C, A, B)])
def test_the_defenders_answer_in_turn_left_of_the_declarer_first(declarer: Seat, first: Seat, second: Seat) -> None:
    named = Named(4, declarer)
    assert kontra.seat_to_double(named.answering) == first
    assert kontra.seat_to_double(named.say("declines").answering) == second
    assert kontra.seat_to_double(named.say("declines").answering) is None
    assert named.answering.doubled == ()
    assert named.events == [KontraDeclined(seat=first), KontraDeclined(seat=second)]


@clause("SK-KON-01")
@pytest.mark.parametrize(("said", "caller"), [("doubles", B), ("declines doubles", C)])
def test_after_the_first_kontra_declarer_and_caller_alternate(said: str, caller: Seat) -> None:
    named = Named(4, A).say(said)
    turns = []
    while (seat := kontra.seat_to_double(named.answering)) is not None:
        turns.append(seat)
        named.say("doubles")
    assert turns == [A, caller, A]
    assert named.answering.doubled == (caller, A, caller, A)
    said_so = [event for event in named.events if isinstance(event, KontraSaid)]
    assert [(event.seat, event.level) for event in said_so] == [(caller, 1), (A, 2), (caller, 3), (A, 4)]


@clause("SK-KON-01")
@pytest.mark.parametrize("doublings", [1, 2, 3])
@pytest.mark.parametrize("before", ["", "declines "])
def test_who_declines_ends_it(before: str, doublings: int) -> None:
    named = Named(4, A).say(before + "doubles " * doublings + "declines")
    assert kontra.seat_to_double(named.answering) is None
    assert len(named.answering.doubled) == doublings


@clause("SK-KON-01")
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 5, 16])
def test_there_are_at_most_so_many_doublings_as_the_house_says(limit: int) -> None:
    named = Named(7, B, kontra_limit=limit)
    while kontra.seat_to_double(named.answering) is not None:
        named.say("doubles")
    assert len(named.answering.doubled) == limit
