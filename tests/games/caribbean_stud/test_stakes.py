"""Notes, ANTE and token, until the dealer has closed the bets."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.decide import decide as decide_action
from kitapi.games.caribbean_stud.rules.round.stakes import decide, options
from kitapi.games.caribbean_stud.rules.table.actions import (
    CashOut,
    ChangeNotes,
    CloseBets,
    InsertToken,
    InviteStakes,
    PlaceAnte,
    SendBack,
    TakeBackAnte,
    TakeBackToken,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    AnteStaked,
    BetsClosed,
    CashedOut,
    NotesChanged,
    StakesInvited,
    StakesTakenBack,
    TokenInserted,
    TokenTakenBack,
    Waved,
)
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, IllegalAction, Range, Seat
from kitapi_testing.clauses import clause
from kitapi_testing.game_contract import covers
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    B,
    C,
    Sitting,
    after,
    gains,
    house,
    refusal,
    replace_at_seat,
    sits,
    sources,
    table,
)

LIMITS = house(minimum=10, maximum=100, chip=5, buy_in=200, token=3, meter_share=1)
PLAYERS = (ChangeNotes(), PlaceAnte(amount=10), InsertToken(), TakeBackToken(), TakeBackAnte(), Wave())
STAKES = PLAYERS[1:]


def stakes(*sitting: Sitting, **more: Any) -> StudState:
    """Return a table at which stakes are invited."""
    return table(Phase.STAKES, *sitting, **{"house": LIMITS, **more})


def event_of(state: StudState, actor: Actor, action: Any) -> Any:
    """Return the only event of an action of ``actor``."""
    (event,) = decide(state, actor, action)
    return event


def do_action(state: StudState, actor: Actor, action: Any) -> StudState:
    """``state`` after an action of ``actor``."""
    return after(state, *decide(state, actor, action))


# The invitation


@clause("CSP-021")
def test_nothing_is_staked_before_the_dealer_invites_stakes() -> None:
    state = stakes(sits(ante=10, token=3), sits(), invited=False)
    for action in STAKES:
        for seat in (A, B):
            assert refusal(decide, state, seat, action) == ("CSP-021", {"invited": False})
    for step in (CloseBets(), SendBack(seat=A)):
        assert refusal(decide, state, DEALER, step) == ("CSP-021", {"invited": False})
    assert event_of(state, DEALER, InviteStakes()) == StakesInvited()
    invited = do_action(state, DEALER, InviteStakes())
    assert event_of(invited, B, PlaceAnte(amount=10)).amount == 10


@clause("CSP-021")
def test_stakes_are_invited_once() -> None:
    assert refusal(decide, stakes(sits()), DEALER, InviteStakes()) == ("CSP-021", {"invited": True})


# Chips for notes, and back


@clause("CSP-083")
@pytest.mark.parametrize("phase", [Phase.PREPARE, Phase.STAKES])
@pytest.mark.parametrize("stack", [0, 199])
def test_a_note_is_changed_into_chips_out_of_the_tray(phase: Phase, stack: int) -> None:
    state = table(phase, sits(), sits(stack=stack), house=LIMITS, invited=False)
    event = event_of(state, B, ChangeNotes())
    assert isinstance(event, NotesChanged)
    assert event.seat == B
    assert gains(event) == {"pocket1": -200, "box": 200, "float": -200, "stack1": 200}
    assert sources(event) == ["CSP-083", "CSP-083"]
    assert after(state, event).chips(B) == stack + 200


@clause("CSP-083")
def test_who_has_chips_to_the_value_of_a_note_changes_none() -> None:
    state = stakes(sits(stack=200))
    assert refusal(decide, state, A, ChangeNotes()) == ("CSP-083", {"chips": 200, "buy_in": 200})
    assert ChangeNotes() not in options(state, A)


@clause("CSP-084")
@pytest.mark.parametrize("held", [0, 60, 199])
def test_a_tray_that_holds_too_little_gets_chips_from_the_house_first(held: int) -> None:
    small = house(dotation=held, buy_in=200)
    state = table(Phase.PREPARE, sits(stack=0), house=small)
    event = event_of(state, A, ChangeNotes())
    first = next(move for move in event.transfers if "house" in (move.payer, move.payee))
    assert (first.payer, first.payee, first.amount, first.clause) == ("house", "float", 200 - held, "CSP-084")
    assert event.transfers.index(first) < [move.payer for move in event.transfers].index("float")
    assert after(state, event).balances["float"] == 0
    assert after(state, event).chips(A) == 200


@clause("CSP-084")
def test_a_tray_that_can_pay_gets_nothing_from_the_house() -> None:
    state = table(Phase.PREPARE, sits(stack=0), house=house(dotation=200, buy_in=200))
    assert "house" not in gains(event_of(state, A, ChangeNotes()))


@clause("CSP-084")
@pytest.mark.parametrize("phase", [Phase.PREPARE, Phase.STAKES])
def test_chips_of_a_seat_that_nobody_has_go_back_into_the_tray(phase: Phase) -> None:
    state = table(phase, sits(), sits(stack=75), house=LIMITS)
    event = event_of(state, DEALER, CashOut(seat=1))
    assert isinstance(event, CashedOut)
    assert gains(event) == {"stack1": -75, "float": 75, "house": -75, "pocket1": 75}
    assert set(sources(event)) == {"CSP-084"}
    assert after(state, event).chips(B) == 0
    assert after(state, event).balances["pocket1"] == 0, "all that was brought is paid out"


@clause("CSP-084")
def test_nothing_is_changed_back_where_no_chips_are_or_stakes_lie() -> None:
    state = stakes(sits(stack=0), sits(stack=20, ante=10), sits(stack=20, token=3))
    for seat, chips, staked in ((0, 0, 0), (1, 20, 10), (2, 20, 3)):
        facts = {"chips": chips, "staked": staked}
        assert refusal(decide, state, DEALER, CashOut(seat=seat)) == ("CSP-084", facts)


@clause("CSP-001")
@pytest.mark.parametrize("step", [CashOut(seat=2), SendBack(seat=6)])
def test_a_step_names_a_seat_of_the_table(step: Any) -> None:
    assert refusal(decide, stakes(sits(), sits()), DEALER, step) == ("CSP-001", {"seats": 2})


# ANTE


@clause("CSP-022")
def test_an_ante_is_staked() -> None:
    event = event_of(stakes(sits(stack=60)), A, PlaceAnte(amount=25))
    assert isinstance(event, AnteStaked)
    assert (event.seat, event.amount) == (A, 25)
    assert gains(event) == {"stack0": -25, "ante0": 25}
    assert sources(event) == ["CSP-022"]


@clause("CSP-022", "AMB-45")
@pytest.mark.parametrize("amount", [10, 40, 65])
def test_another_ante_takes_the_place_of_what_lies_there(amount: int) -> None:
    state = stakes(sits(stack=25, ante=40, token=3, waved=True))
    then = do_action(state, A, PlaceAnte(amount=amount))
    assert (then.chips(A), then.balances["ante0"], then.balances["token0"]) == (65 - amount, amount, 3)
    assert not then.places[A].stake.waved, "a changed stake stands when it is signed again"


@clause("CSP-009")
@pytest.mark.parametrize("amount", [5, 105, 1000])
def test_an_ante_beyond_the_limits_is_refused(amount: int) -> None:
    facts = {"amount": amount, "minimum": 10, "maximum": 100}
    assert refusal(decide, stakes(sits()), A, PlaceAnte(amount=amount)) == ("CSP-009", facts)


@clause("AMB-45")
@pytest.mark.parametrize("amount", [1, 12, 99])
def test_an_ante_that_is_not_in_whole_chips_is_refused(amount: int) -> None:
    assert refusal(decide, stakes(sits()), A, PlaceAnte(amount=amount)) == ("AMB-45", {"amount": amount, "chip": 5})


@clause("AMB-30")
@pytest.mark.parametrize(("stack", "ante", "amount"), [(0, 0, 10), (19, 0, 20), (5, 20, 30)])
def test_nobody_borrows_for_ante(stack: int, ante: int, amount: int) -> None:
    facts = {"amount": amount, "chips": stack + ante}
    assert refusal(decide, stakes(sits(stack=stack, ante=ante)), A, PlaceAnte(amount=amount)) == ("AMB-30", facts)


# The token


@clause("CSP-053", "CSP-022")
def test_a_token_is_put_in_after_the_ante() -> None:
    event = event_of(stakes(sits(stack=20, ante=10)), A, InsertToken())
    assert isinstance(event, TokenInserted)
    assert gains(event) == {"stack0": -3, "token0": 3}
    assert sources(event) == ["CSP-053"]


@clause("CSP-022", "CSP-053")
def test_the_jackpot_alone_is_refused() -> None:
    state = stakes(sits(stack=20))
    assert refusal(decide, state, A, InsertToken()) == ("CSP-022", {"ante": 0})
    assert InsertToken() not in options(state, A)


@clause("AMB-34")
def test_a_slot_takes_one_token() -> None:
    state = stakes(sits(ante=10, token=3))
    assert refusal(decide, state, A, InsertToken()) == ("AMB-34", {"tokens": 1})
    assert InsertToken() not in options(state, A)


@clause("AMB-30")
def test_nobody_borrows_for_a_token() -> None:
    state = stakes(sits(stack=2, ante=10), sits(stack=3, ante=10))
    assert refusal(decide, state, A, InsertToken()) == ("AMB-30", {"amount": 3, "chips": 2})
    assert InsertToken() not in options(state, A)
    assert do_action(state, B, InsertToken()).chips(B) == 0


# Stakes that go back


@clause("AMB-45")
def test_a_token_is_taken_back_and_the_ante_stays() -> None:
    state = stakes(sits(stack=20, ante=10, token=3, waved=True))
    event = event_of(state, A, TakeBackToken())
    assert isinstance(event, TokenTakenBack)
    assert gains(event) == {"stack0": 3, "token0": -3}
    assert sources(event) == ["AMB-45"]
    assert not after(state, event).places[A].stake.waved
    assert refusal(decide, after(state, event), A, TakeBackToken()) == ("AMB-45", {"token": False})


@clause("AMB-45")
def test_an_ante_is_taken_back_and_the_token_with_it() -> None:
    state = stakes(sits(stack=20, ante=10, token=3), sits(ante=10))
    event = event_of(state, A, TakeBackAnte())
    assert isinstance(event, StakesTakenBack)
    assert not event.by_dealer
    assert gains(event) == {"stack0": 13, "ante0": -10, "token0": -3}
    assert set(sources(event)) == {"AMB-45"}
    assert refusal(decide, after(state, event), A, TakeBackAnte()) == ("AMB-45", {"ante": 0})
    assert gains(event_of(state, B, TakeBackAnte())) == {"stack1": 10, "ante1": -10}


@clause("AMB-43", "AMB-45")
def test_the_dealer_sends_a_seats_stakes_back() -> None:
    state = stakes(sits(), sits(stack=20, ante=10, token=3, waved=True))
    event = event_of(state, DEALER, SendBack(seat=1))
    assert isinstance(event, StakesTakenBack)
    assert (event.seat, event.by_dealer) == (B, True)
    assert gains(event) == {"stack1": 13, "ante1": -10, "token1": -3}
    assert set(sources(event)) == {"AMB-43"}
    assert not after(state, event).places[B].stake.waved
    assert refusal(decide, state, DEALER, SendBack(seat=0)) == ("AMB-45", {"ante": 0})


# The end of staking


def test_a_seat_signs_once_that_its_stakes_stand_or_that_it_sits_out() -> None:
    state = stakes(sits(ante=10), sits())
    for seat in (A, B):
        assert event_of(state, seat, Wave()) == Waved(seat=seat)
        then = do_action(state, seat, Wave())
        assert then.places[seat].stake.waved
        assert refusal(decide, then, seat, Wave()) == ("CSP-023", {"waved": True})
        assert Wave() not in options(then, seat)


@clause("CSP-023")
def test_the_bets_are_closed_with_the_seats_that_have_an_ante() -> None:
    state = stakes(sits(ante=10, token=3), sits(), sits(ante=100))
    assert event_of(state, DEALER, CloseBets()) == BetsClosed(seats=(A, C))
    then = do_action(state, DEALER, CloseBets())
    assert (then.phase, then.playing) == (Phase.COIN_IN, (A, C))


@clause("CSP-023")
@pytest.mark.parametrize(
    "wrong",
    [sits(ante=5), sits(ante=105), sits(ante=12), sits(token=3)],
    ids=["below", "above", "odd", "token alone"],
)
def test_the_bets_are_not_closed_while_a_stake_is_irregular(wrong: Sitting) -> None:
    state = stakes(sits(ante=10), wrong, sits())
    assert refusal(decide, state, DEALER, CloseBets()) == ("CSP-023", {"seats": ("1",)})
    assert decide(do_action(state, DEALER, SendBack(seat=1)), DEALER, CloseBets()) == (BetsClosed(seats=(A,)),)


@clause("AMB-44")
def test_without_any_ante_there_is_no_hand_and_staking_goes_on() -> None:
    state = stakes(sits(), sits(waved=True))
    assert refusal(decide, state, DEALER, CloseBets()) == ("AMB-44", {"antes": 0})
    assert decide(do_action(state, A, PlaceAnte(amount=10)), DEALER, CloseBets()) == (BetsClosed(seats=(A,)),)


# What a seat may do


@pytest.mark.parametrize(
    ("stack", "ante", "highest"), [(9, 0, None), (10, 0, 10), (38, 0, 35), (4, 15, 15), (9, 90, 95), (5000, 0, 100)]
)
def test_what_is_offered_for_ante_is_what_the_chips_allow(stack: int, ante: int, highest: int | None) -> None:
    offered = options(stakes(sits(stack=stack, ante=ante)), A)
    antes = [Range(action="ante", lowest=10, highest=highest, step=5)] if highest else []
    assert [one for one in offered if isinstance(one, Range)] == antes


def test_before_the_invitation_notes_alone_are_changed() -> None:
    sitting = sits(stack=20, ante=10, token=3)
    assert options(stakes(sitting, invited=False), A) == (ChangeNotes(),)
    assert options(table(Phase.PREPARE, sits(stack=20), house=LIMITS, invited=True), A) == (ChangeNotes(),)
    assert options(table(Phase.PREPARE, sits(stack=500), house=LIMITS), A) == ()


@clause("AMB-45", "AMB-34", "CSP-021")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.PREPARE, Phase.STAKES)])
def test_nothing_is_staked_or_taken_back_once_the_bets_are_closed(phase: Phase) -> None:
    state = table(phase, sits(stack=20, ante=10, token=3), sits(stack=20, ante=10), house=LIMITS, invited=True)
    assert options(state, A) == options(state, B) == ()
    for action in STAKES:
        for seat in (A, B):
            assert refusal(decide_action, state, seat, action) == ("CSP-021", {"phase": phase.value})
    assert refusal(decide_action, state, A, ChangeNotes()) == ("CSP-083", {"phase": phase.value})


@st.composite
def situations(draw: st.DrawFn) -> StudState:
    """Return a table of two seats during the staking, in a state that the rules allow."""
    sitting = [
        sits(
            stack=draw(st.integers(0, 220)),
            ante=(ante := draw(st.sampled_from((0, 10, 25, 100)))),
            token=draw(st.sampled_from((0, 3))) if ante else 0,
            waved=draw(st.booleans()),
        )
        for _ in range(2)
    ]
    return stakes(*sitting, invited=draw(st.booleans()))


ANYTHING = (
    st.sampled_from(PLAYERS)
    | st.integers(1, 130).map(lambda amount: PlaceAnte(amount=amount))
    | st.just(TakeBackAnte())
)


@given(state=situations(), seat=st.sampled_from((A, B)), action=ANYTHING)
def test_what_is_offered_is_what_is_accepted(state: StudState, seat: Seat, action: Any) -> None:
    offered = any(covers(option, action) for option in options(state, seat))
    try:
        events = decide(state, seat, action)
    except IllegalAction:
        assert not offered
    else:
        assert offered
        then = after(state, *events)
        assert min(then.chips(seat), then.balances[f"ante{seat}"], then.balances[f"token{seat}"]) >= 0
        assert then == replace_at_seat(
            replace(state, balances=then.balances), seat, waved=then.places[seat].stake.waved
        )
