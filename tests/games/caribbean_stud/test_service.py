"""The selector's position S for service: nothing is played or paid, and both turns are recorded."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.console.service import BACK, TO_SERVICE
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round.preparation import ready_to_shuffle
from kitapi.games.caribbean_stud.rules.table.actions import Attend, PressGameOver, PressJackpot, TurnSelector
from kitapi.games.caribbean_stud.rules.table.events import JackpotsPaid, MeterTold, SelectorTurned
from kitapi.games.caribbean_stud.rules.table.parts import Console
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    HOUSE_ROLES,
    MUNICIPAL_INSPECTOR,
    ROLE_OF,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.kernel import CHANCE, METER, Actor, MeterRead, Shuffled
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.games.caribbean_stud.tables import A, B, refusal, sits, table
from tests.games.caribbean_stud.endings import FLUSH, PLAIN, QUALIFIED, Ending, folded_seat, has_won

SERVED = (Phase.CLOSED, Phase.PREPARE, Phase.DONE)


def at(phase: Phase, selector: str = "R", **more: Any) -> StudState:
    """Return a table in ``phase`` with its selector at ``selector``."""
    return table(phase, sits(), sits(), console=Console(selector=selector), **more)


@clause("AMB-33", "CSP-055")
@pytest.mark.parametrize("phase", SERVED)
def test_the_inspector_turns_the_selector_to_s_and_back_and_both_are_written_down(phase: Phase) -> None:
    ending = Ending(at(phase)).do(TO_SERVICE)
    assert ending.state.console.selector == "S"
    assert ending.state.phase is phase
    ending.do(BACK)
    assert ending.state.console.selector == "R"
    assert ending.events == [SelectorTurned(position="S"), SelectorTurned(position="R")]


@clause("AMB-33", "CSP-149")
def test_key_and_selector_are_the_inspectors_alone() -> None:
    assert refusal(decide, at(Phase.PREPARE), DEALER, TO_SERVICE) == ("CSP-149", {"role": "gaming_inspector"})


@clause("AMB-33")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in SERVED])
def test_in_a_round_and_at_the_closing_there_is_no_service(phase: Phase) -> None:
    assert refusal(decide, at(phase), GAMING_INSPECTOR, TO_SERVICE) == ("AMB-33", {"phase": phase.value})


@clause("AMB-33")
def test_where_jackpots_are_paid_the_selector_does_not_go_to_s_even_with_a_lit_button() -> None:
    ending = Ending.at(Phase.JACKPOT, has_won(FLUSH, Combination.FLUSH)).do(PressJackpot(button=5))
    assert ending.refusal_of(TO_SERVICE) == ("AMB-33", {"phase": "jackpot"})


@clause("AMB-33")
@pytest.mark.parametrize("phase", SERVED)
def test_at_s_nobody_does_anything_but_turn_it_back(phase: Phase) -> None:
    state = at(phase, "S")
    for action in CARIBBEAN_STUD_CASE.actions(state):
        if isinstance(action, Shuffled | MeterRead) or action == BACK:
            continue
        actor: Actor = ROLE_OF.get(type(action), A)
        assert refusal(decide, state, actor, action) == ("AMB-33", {"selector": "S"})


@clause("AMB-33")
@pytest.mark.parametrize("phase", SERVED)
def test_at_s_turning_back_is_all_that_anybody_is_offered(phase: Phase) -> None:
    state = at(phase, "S", **({"stored": True} if phase is Phase.DONE else {}))
    assert options_of(state, GAMING_INSPECTOR) == (BACK,)
    assert all(not options_of(state, other) for other in (A, B, *HOUSE_ROLES) if other != GAMING_INSPECTOR)
    assert not any(CARIBBEAN_STUD.house.awaits(state, seat) for seat in state.seats)


@clause("AMB-33")
def test_at_s_the_cut_is_not_waited_for() -> None:
    offered = at(Phase.PREPARE, offered=A)
    assert CARIBBEAN_STUD.house.awaits(offered, A)
    assert not CARIBBEAN_STUD.house.awaits(replace(offered, console=Console(selector="S")), A)


@clause("AMB-33")
def test_at_s_chance_brings_no_deck_and_the_meter_is_read() -> None:
    here = sits(share="aa")
    state = table(Phase.PREPARE, here, checked=True, washed=True)
    assert ready_to_shuffle(state)
    served = replace(state, console=Console(selector="S"))
    assert not ready_to_shuffle(served)
    assert CARIBBEAN_STUD.deck(served) is None
    assert options_of(served, CHANCE) == ()
    assert decide(served, METER, MeterRead(amount=7)) == (MeterTold(amount=7),)


@clause("AMB-33")
def test_back_at_r_everything_goes_on() -> None:
    ending = Ending(at(Phase.PREPARE)).do(TO_SERVICE, BACK)
    assert options_of(ending.state, DEALER) == options_of(at(Phase.PREPARE), DEALER)


@clause("AMB-32", "CSP-058")
@pytest.mark.parametrize("phase", SERVED)
@pytest.mark.parametrize("position", ["JPL", "JPH"])
def test_to_the_sides_it_is_turned_for_jackpots_alone(phase: Phase, position: str) -> None:
    turn = TurnSelector(position=position)
    assert refusal(decide, at(phase), GAMING_INSPECTOR, turn) == ("AMB-32", {"phase": phase.value})


@clause("AMB-32")
def test_where_it_stands_it_is_not_turned_to() -> None:
    for selector in ("R", "JPL"):
        turn = TurnSelector(position=selector)
        refused = refusal(decide, at(Phase.DONE, selector), GAMING_INSPECTOR, turn)
        assert refused == ("AMB-32", {"selector": selector, "position": selector})


@clause("AMB-32", "AMB-33")
@pytest.mark.parametrize("selector", ["JPL", "JPH"])
def test_from_a_side_no_key_turns_it_to_s(selector: str) -> None:
    refused = refusal(decide, at(Phase.DONE, selector), GAMING_INSPECTOR, TO_SERVICE)
    assert refused == ("AMB-32", {"selector": selector, "position": "S"})


@clause("AMB-32", "CSP-062")
@pytest.mark.parametrize("selector", ["JPL", "JPH"])
def test_after_a_hand_annulled_at_the_console_the_selector_goes_back_before_game_over(selector: str) -> None:
    left = Console(selector=selector)
    ending = Ending.at(Phase.DONE, folded_seat(PLAIN), bank=QUALIFIED, void=True, stored=True, console=left)
    assert ending.refusal_of(PressGameOver()) == ("AMB-32", {"open": "selector"})
    ending.do(BACK)
    assert ending.of(JackpotsPaid) == []
    assert ending.do(PressGameOver()).state.phase is Phase.OVER


@clause("AMB-33")
def test_the_automaton_turns_back_what_nobody_is_there_to_turn_and_else_waits() -> None:
    for state in (at(Phase.PREPARE, "S"), at(Phase.DONE, "S"), at(Phase.DONE, "JPL")):
        due = automaton.step(state, frozenset(state.seats))
        assert due is not None
        assert (due.actor, due.action) == (GAMING_INSPECTOR, BACK)
        assert decide(state, due.actor, due.action) == (SelectorTurned(position="R"),)
        assert automaton.step(state, frozenset(state.seats), frozenset({GAMING_INSPECTOR})) is None
        others = frozenset({DEALER, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT, CONTROL_ROOM})
        assert automaton.step(state, frozenset(state.seats), others) == due


@clause("AMB-33")
def test_nobody_attends_while_at_s() -> None:
    assert refusal(decide, at(Phase.CLOSED, "S"), MUNICIPAL_INSPECTOR, Attend()) == ("AMB-33", {"selector": "S"})
