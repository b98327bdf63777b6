"""Taking back an act: the state is the one before it, and nothing before hidden cards were shown can be taken back."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from kitapi.kernel import NO_PAST, ImpossibleHistory, Past, Seat, TakeBack, advance_past, replay, seats_of, valid_events
from kitapi.kernel.past import MOST_TAKEN_BACK, Act
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import Moment, sitting


def rules_of(case: GameCase) -> TakeBack:
    assert case.game.take_back is not None
    return case.game.take_back


WITH_TAKE_BACKS = pytest.mark.parametrize(
    "case", [one for one in CASES.values() if one.game.take_back], ids=lambda one: one.game.name
)
DEALS = 25


def play_deals(case: GameCase) -> list[Moment]:
    """Random deals, with all house rules of the rulebook."""
    return list(sitting(case.game, next(iter(case.presets.values())), random.Random(7), deals=DEALS))


def past_of(case: GameCase, events: Sequence[Any]) -> Past:
    past = NO_PAST
    for event in events:
        past = advance_past(case.game, past, event)
    return past


@WITH_TAKE_BACKS
def test_an_act_is_the_first_event_of_its_decision_and_names_its_seat(case: GameCase) -> None:
    game = case.game
    seats, fields = seats_of(game.seats(next(iter(case.presets.values())))), rules_of(case).acts
    for moment in play_deals(case):
        acts = [getattr(one, fields[type(one)]) for one in moment.events if type(one) in fields]
        is_decision = (
            moment.actor in seats and game.deck(moment.before) is None and game.is_dealt(moment.before, seats[0])
        )
        if acts:
            assert type(moment.events[0]) in fields
            assert len(acts) == 1
            assert moment.actor not in seats or acts == [moment.actor]
        elif is_decision:
            assert type(moment.events[0]) in rules_of(case).barriers


@WITH_TAKE_BACKS
def test_the_state_after_a_take_back_is_the_one_before_the_act(case: GameCase) -> None:
    game, rng = case.game, random.Random(3)
    deal: list[Any] = []
    taken = 0
    for moment in play_deals(case):
        if moment.before is None or game.is_over(moment.before):
            deal = []
        before, deal = list(deal), [*deal, *moment.events]
        past = past_of(case, deal)
        if not past.acts or rng.random() > 0.2:
            continue
        act = rng.choice(past.acts)
        event = rules_of(case).event(seat=act.seat, kept=act.number - 1)
        assert game.codec.read_event(*game.codec.event_kind(event), game.codec.write_event(event)) == event
        assert game.observe(past.state, event, seats_of(3)[0]) == event
        back = advance_past(game, past, event)
        assert back.state == replay(game, deal[: act.number - 1]) == replay(game, [*deal, event])
        assert valid_events([*deal, event]) == deal[: act.number - 1]
        assert all(one.number < act.number for one in back.acts)
        if act.number == len(before) + 1:
            again = past_of(case, [*deal, event, *moment.events])
            assert again.state == past.state
            assert again.taken_back == 1
            assert valid_events([*deal, event, *moment.events]) == deal
        taken += 1
    assert taken > DEALS


@WITH_TAKE_BACKS
def test_nothing_is_taken_back_across_shown_cards_or_after_the_deal(case: GameCase) -> None:
    game, past, hidden = case.game, NO_PAST, 0
    for moment in play_deals(case):
        for event in moment.events:
            past = advance_past(game, past, event)
            if type(event) in rules_of(case).barriers or game.is_over(past.state):
                assert past.acts == ()
                hidden += 1
    assert hidden > DEALS


@WITH_TAKE_BACKS
def test_a_history_with_an_impossible_take_back_is_refused(case: GameCase) -> None:
    game = case.game
    deal: list[Any] = []
    for moment in play_deals(case):
        deal += moment.events
        if (past := past_of(case, deal)).acts:
            break
    act = past.acts[0]
    for seat, kept in ((act.seat, act.number), (Seat(act.seat + 1), act.number - 1), (act.seat, 10**6)):
        with pytest.raises(ImpossibleHistory, match="take back"):
            advance_past(game, past, rules_of(case).event(seat=seat, kept=kept))
    full = past._replace(taken_back=MOST_TAKEN_BACK)
    assert not full.has(act)
    assert full.last_act(act.seat) is None
    assert past.last_act(act.seat) == past.acts[-1] == Act(act.number, act.seat)
