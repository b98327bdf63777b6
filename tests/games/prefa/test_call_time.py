"""Time limits for calls: what replaces the call of a silent player, and who may state that the time is up."""

from typing import Any

import pytest

from kitapi.games.prefa.language.narration import narrate
from kitapi.games.prefa.rules.actions import Hold, Pass
from kitapi.games.prefa.rules.bidding import call_in_silence, legal_calls, time_to_call
from kitapi.games.prefa.rules.events import AuctionWon, CallMade, DealSettled
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import Bidding
from kitapi.kernel import CHANCE, CLOCK, IllegalAction, Limit, Seat, Timed, TimeUp, limit_in
from kitapi.wording import LANGUAGES
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, C, Table, first_setup

SECONDS = 30


def table_with_limit(calls: str = "", seconds: int | None = SECONDS) -> Table:
    table = Table(setup=first_setup(call_time=seconds))
    return table.call(calls) if calls else table


def silent(table: Table, seat: Seat, actor: Any = CLOCK) -> tuple[Any, ...]:
    return PREFA.decide(table.state, actor, TimeUp(seat=seat))


@clause("PREFA-AUC-08")
def test_only_a_call_is_limited_and_only_where_the_house_says_so() -> None:
    assert isinstance(PREFA, Timed)
    table = table_with_limit()
    assert limit_in(PREFA, table.state) == Limit(A, SECONDS)
    assert limit_in(PREFA, table_with_limit("6s").state) == Limit(B, SECONDS)
    assert limit_in(PREFA, table_with_limit(seconds=None).state) is None
    won = table_with_limit("6s, pass, pass")
    assert not isinstance(won.state, Bidding)
    assert time_to_call(won.state) is None


@clause("PREFA-AUC-08")
@pytest.mark.parametrize(("before", "seat"), [("", A), ("6s", B), ("6s, 6c, 6d", A), ("pass, 6s, 6c, hold", C)])
def test_a_silent_player_passes_and_the_event_says_that_the_clock_did_it(before: str, seat: Seat) -> None:
    made, *_ = silent(table_with_limit(before), seat)
    assert made == CallMade(seat=seat, call=Pass(), by_clock=True)


@clause("PREFA-AUC-08")
def test_a_pass_by_the_clock_ends_an_auction_as_any_other() -> None:
    made, won = silent(table_with_limit("6s, pass"), C)
    assert isinstance(made, CallMade)
    assert isinstance(won, AuctionWon)
    assert won.declarer == A
    *_, settled = silent(table_with_limit("pass, pass"), C)
    assert isinstance(settled, DealSettled)


@clause("PREFA-AUC-08")
def test_where_passing_is_not_legal_the_lowest_call_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Pass() in legal_calls(()), "the ladder always allows it"
    monkeypatch.setattr("kitapi.games.prefa.rules.bidding.legal_calls", lambda _: (Hold(),))
    assert call_in_silence(()) == Hold()


@clause("PREFA-AUC-08")
@pytest.mark.parametrize("actor", [A, B, CHANCE])
def test_nobody_but_the_clock_says_that_a_time_is_up(actor: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        silent(table_with_limit(), A, actor)
    assert refused.value.clause == "PREFA-AUC-08"


@clause("PREFA-AUC-08")
@pytest.mark.parametrize(
    ("table", "seat"),
    [(table_with_limit(), B), (table_with_limit(seconds=None), A), (table_with_limit("6s, pass, pass"), A)],
)
def test_no_time_is_up_of_somebody_else_or_without_a_limit_or_after_the_auction(table: Table, seat: Seat) -> None:
    with pytest.raises(IllegalAction) as refused:
        silent(table, seat)
    assert (refused.value.clause, refused.value.facts) == ("PREFA-AUC-08", {"seat": seat})


@clause("PREFA-AUC-08")
def test_a_call_is_written_as_before_and_one_by_the_clock_says_so() -> None:
    own, by_clock = (CallMade(seat=A, call=Pass(), by_clock=late) for late in (False, True))
    assert PREFA.codec.write_event(own) == b'{"kind":"prefa.call_made","seat":0,"call":{"kind":"pass"}}'
    assert PREFA.codec.write_event(by_clock).endswith(b',"by_clock":true}')
    for event in (own, by_clock):
        assert PREFA.codec.read_event("prefa.call_made", 1, PREFA.codec.write_event(event)) == event


@clause("PREFA-AUC-08")
def test_everybody_sees_that_the_clock_made_a_call_and_a_replay_says_it_in_every_language() -> None:
    table = table_with_limit()
    [event] = silent(table, A)
    after = PREFA.evolve(table.state, event)
    for viewer in (A, B, C):
        [spoken] = PREFA.view(after, viewer).calls
        assert spoken.by_clock
        assert PREFA.observe(after, event, viewer) == event
    said = {narrate(event, table.events, ("Anna", "Boris", "Cyril"), lang) for lang in LANGUAGES}
    assert ("Anna: Pass (time is up)",) in said
    assert len(said) == len(LANGUAGES)
