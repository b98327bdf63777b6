"""COIN IN: the tokens fall, their lamps are lit, and both are counted."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.decide import decide as decide_action
from kitapi.games.caribbean_stud.rules.round.coins import console_is_lit, decide, for_inspector, in_slots, slot_is_lit
from kitapi.games.caribbean_stud.rules.table.actions import CoinIn, CountTokens, DealCards, DecideToken
from kitapi.games.caribbean_stud.rules.table.events import CoinsIn, TokenDecided, TokensCounted
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import (
    A,
    B,
    C,
    D,
    Sitting,
    after,
    gains,
    house,
    refusal,
    sits,
    sources,
    table,
)

HOUSE = house(token=5, meter_share=3, opening_meter=700)


def coins(*sitting: Sitting, **more: Any) -> StudState:
    """Return a table whose bets are closed."""
    return table(Phase.COIN_IN, *sitting, **{"house": HOUSE, **more})


def four(**more: Any) -> StudState:
    """Return a table of four seats: A and C with a token, B with an ANTE alone, D without any."""
    return coins(sits(ante=10, token=5), sits(ante=10), sits(ante=10, token=5), sits(), **more)


def press_coin_in(state: StudState, *stuck: int) -> StudState:
    """``state`` after COIN IN, with tokens stuck at these seats."""
    return after(state, *decide(state, DEALER, CoinIn(stuck=stuck)))


def lamps(state: StudState) -> list[bool]:
    """Whether each seat's token is in play."""
    return [place.stake.lamp for place in state.places]


# COIN IN


@clause("CSP-024", "CSP-050")
def test_the_tokens_fall_and_light_their_lamps() -> None:
    (event,) = decide(four(), DEALER, CoinIn())
    assert isinstance(event, CoinsIn)
    assert (event.seats, event.stuck) == ((A, C), ())
    assert gains(event) == {"token0": -5, "token2": -5, "meter": 6, "jackpot_income": 4}
    assert set(sources(event)) == {"CSP-050", "CSP-024"}
    then = press_coin_in(four())
    assert lamps(then) == [True, False, True, False]
    assert then.preparation.coins
    assert then.jackpot.meter == 706, "the meter of all tables grows by the share of each token"


@clause("CSP-050")
@pytest.mark.parametrize(("share", "meter", "income"), [(0, 0, 5), (1, 1, 4), (5, 5, 0)])
def test_a_token_makes_the_meter_grow_by_its_share(share: int, meter: int, income: int) -> None:
    state = coins(sits(ante=10, token=5), house=house(token=5, meter_share=share))
    moves = gains(decide(state, DEALER, CoinIn())[0])
    assert (moves.get("meter", 0), moves.get("jackpot_income", 0), moves["token0"]) == (meter, income, -5)


@clause("CSP-024")
def test_coin_in_is_pressed_without_any_token_too() -> None:
    state = coins(sits(ante=10), sits())
    assert refusal(decide, state, DEALER, CountTokens(tokens=0)) == ("CSP-024", {"pressed": False})
    assert decide(state, DEALER, CoinIn()) == (CoinsIn(seats=(), stuck=(), transfers=()),)
    assert decide(press_coin_in(state), DEALER, CountTokens(tokens=0)) == (TokensCounted(tokens=0),)


@clause("CSP-024")
def test_coin_in_is_not_pressed_again_when_all_tokens_fell() -> None:
    assert refusal(decide, press_coin_in(four()), DEALER, CoinIn()) == ("CSP-024", {"pressed": True})


@clause("CSP-024", "AMB-44")
def test_coin_in_is_not_pressed_before_the_bets_are_closed() -> None:
    state = table(Phase.STAKES, sits(ante=10, token=5), sits(), house=HOUSE)
    for step in (CoinIn(), CountTokens(tokens=0)):
        assert refusal(decide_action, state, DEALER, step) == ("CSP-024", {"phase": "stakes"})


@clause("AMB-47", "CSP-025", "CSP-024")
def test_no_card_is_dealt_before_the_count_is_right() -> None:
    for state in (four(), press_coin_in(four(), 2), press_coin_in(four())):
        assert refusal(decide_action, state, DEALER, DealCards()) == ("CSP-027", {"phase": "coin_in"})
    counted = after(press_coin_in(four()), *decide_action(press_coin_in(four()), DEALER, CountTokens(tokens=2)))
    assert decide_action(counted, DEALER, DealCards())


# Tokens that do not fall


@clause("CSP-026")
def test_a_token_that_is_stuck_stays_in_the_slot_and_coin_in_is_pressed_again() -> None:
    (event,) = decide(four(), DEALER, CoinIn(stuck=(2,)))
    assert isinstance(event, CoinsIn)
    assert (event.seats, event.stuck) == ((A,), (C,))
    assert gains(event) == {"token0": -5, "meter": 3, "jackpot_income": 2}
    state = press_coin_in(four(), 2)
    assert (in_slots(state), for_inspector(state)) == ((C,), ())
    (again,) = decide(state, DEALER, CoinIn())
    assert isinstance(again, CoinsIn)
    assert (again.seats, again.stuck) == ((C,), ())
    assert gains(again) == {"token2": -5, "meter": 3, "jackpot_income": 2}
    assert lamps(press_coin_in(state)) == [True, False, True, False]


@clause("CSP-026")
@pytest.mark.parametrize(("stuck", "named"), [((1,), ("1",)), ((0, 3), ("3",)), ((6, 2, 1), ("1", "6"))])
def test_nothing_can_be_stuck_where_no_token_lies(stuck: tuple[int, ...], named: tuple[str, ...]) -> None:
    assert refusal(decide, four(), DEALER, CoinIn(stuck=stuck)) == ("CSP-026", {"seats": named})


def test_a_seat_named_twice_is_stuck_once() -> None:
    (event,) = decide(four(), DEALER, CoinIn(stuck=(2, 0, 2)))
    assert isinstance(event, CoinsIn)
    assert event.stuck == (A, C)


@clause("AMB-47", "CSP-026")
def test_after_one_repeat_the_inspector_decides() -> None:
    once = press_coin_in(four(), 2)
    decision = DecideToken(seat=2, in_play=True)
    assert refusal(decide, once, GAMING_INSPECTOR, decision) == ("AMB-47", {"stuck": True})
    twice = press_coin_in(once, 2)
    assert for_inspector(twice) == (C,)
    assert refusal(decide, twice, DEALER, CoinIn()) == ("AMB-47", {"seats": ("2",)})
    assert decide(twice, GAMING_INSPECTOR, decision)


@clause("AMB-47")
def test_a_token_seen_to_fall_is_in_play() -> None:
    state = press_coin_in(press_coin_in(four(), 2), 2)
    (event,) = decide(state, GAMING_INSPECTOR, DecideToken(seat=2, in_play=True))
    assert isinstance(event, TokenDecided)
    assert (event.seat, event.in_play) == (C, True)
    assert gains(event) == {"token2": -5, "meter": 3, "jackpot_income": 2}
    then = after(state, event)
    assert lamps(then) == [True, False, True, False]
    assert decide(then, DEALER, CountTokens(tokens=2)) == (TokensCounted(tokens=2),)


@clause("AMB-47")
def test_any_other_comes_back_and_the_seat_plays_without_it() -> None:
    state = press_coin_in(press_coin_in(four(), 2), 2)
    (event,) = decide(state, GAMING_INSPECTOR, DecideToken(seat=2, in_play=False))
    assert isinstance(event, TokenDecided)
    assert gains(event) == {"token2": -5, "stack2": 5}
    assert sources(event) == ["AMB-47"]
    then = after(state, event)
    assert (lamps(then), then.playing) == ([True, False, False, False], (A, B, C))
    assert decide(then, DEALER, CountTokens(tokens=1)) == (TokensCounted(tokens=1),)


@clause("AMB-47")
@pytest.mark.parametrize("seat", [A, B, D, 6])
def test_the_inspector_decides_of_no_other_seat(seat: int) -> None:
    state = press_coin_in(press_coin_in(four(), 2), 2)
    assert refusal(decide, state, GAMING_INSPECTOR, DecideToken(seat=seat, in_play=True)) == (
        "AMB-47",
        {"stuck": False},
    )


@clause("AMB-47")
def test_each_token_has_its_repeat_and_each_is_decided_of() -> None:
    state = press_coin_in(press_coin_in(four(), 0, 2), 0, 2)
    assert for_inspector(state) == (A, C)
    state = after(state, *decide(state, GAMING_INSPECTOR, DecideToken(seat=2, in_play=False)))
    assert for_inspector(state) == (A,)
    assert refusal(decide, state, DEALER, CountTokens(tokens=0)) == ("AMB-47", {"seats": ("0",)})


# The count


@clause("CSP-025")
@pytest.mark.parametrize("tokens", [0, 1, 3, 7])
def test_nothing_is_dealt_before_there_are_as_many_tokens_as_lamps(tokens: int) -> None:
    state = press_coin_in(four())
    assert refusal(decide, state, DEALER, CountTokens(tokens=tokens)) == ("CSP-025", {"tokens": tokens, "lamps": 2})
    assert after(state, *decide(state, DEALER, CountTokens(tokens=2))).phase is Phase.DEAL


@clause("AMB-47")
def test_nothing_is_counted_while_a_token_is_stuck() -> None:
    for state in (press_coin_in(four(), 2), press_coin_in(press_coin_in(four(), 2), 2)):
        assert refusal(decide, state, DEALER, CountTokens(tokens=1)) == ("AMB-47", {"seats": ("2",)})


# The lamps


@clause("AMB-46")
def test_coin_in_darkens_the_slots_without_a_token() -> None:
    before, then = four(), press_coin_in(four(), 2)
    assert [slot_is_lit(before, seat) for seat in before.seats] == [True] * 4
    assert [console_is_lit(before, seat) for seat in before.seats] == [False] * 4
    assert [slot_is_lit(then, seat) for seat in then.seats] == [True, False, False, False]
    assert [console_is_lit(then, seat) for seat in then.seats] == [True, False, False, False]


@clause("AMB-46")
def test_game_over_lights_every_slot_and_darkens_the_console() -> None:
    over = replace(press_coin_in(four()), phase=Phase.OVER)
    assert all(slot_is_lit(over, seat) for seat in over.seats)
    assert not any(console_is_lit(over, seat) for seat in over.seats)


@clause("AMB-46")
@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.BROKEN_UP])
def test_a_table_that_is_not_open_is_dark(phase: Phase) -> None:
    closed = table(phase, sits(lamp=True), sits())
    assert not any(slot_is_lit(closed, seat) for seat in closed.seats)


@given(tokens=st.lists(st.booleans(), min_size=1, max_size=7), data=st.data())
def test_every_token_ends_up_in_the_meter_or_with_its_player(tokens: list[bool], data: st.DataObject) -> None:
    state = coins(*(sits(stack=0, ante=10, token=5 * token) for token in tokens))
    for _ in range(2):
        if not state.preparation.coins or in_slots(state):
            state = press_coin_in(
                state, *data.draw(st.sets(st.sampled_from(in_slots(state))) if in_slots(state) else st.just(()))
            )
    for seat in for_inspector(state):
        state = after(state, *decide(state, GAMING_INSPECTOR, DecideToken(seat=seat, in_play=data.draw(st.booleans()))))
    in_play = sum(lamps(state))
    assert (state.balances["meter"], state.balances["jackpot_income"]) == (3 * in_play, 2 * in_play)
    assert [state.chips(seat) for seat in state.seats] == [
        5 * (token and not place.stake.lamp) for token, place in zip(tokens, state.places, strict=True)
    ]
    assert after(state, *decide(state, DEALER, CountTokens(tokens=in_play))).phase is Phase.DEAL
