"""The order of the procedure that the consoles show: what is due from a role, and what comes first."""

from collections.abc import Iterator
from typing import Any

import pytest

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.planned_hand import Moment, closing_moments, moments
from kitapi.games.caribbean_stud.drills.plans import some_plan
from kitapi.games.caribbean_stud.rules.decide import PLACES
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR, HOUSE_ROLES, ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.procedure import PROCEDURE, due_of
from kitapi.games.caribbean_stud.rules.views.view import DueStep
from kitapi.kernel import Range, Viewer
from kitapi_testing.games.caribbean_stud.tables import sits, table
from kitapi_testing.places import RULEBOOKS
from tools.clauses.rulebook import clauses_in

LEFT = {
    *(actions.SendBack, actions.CashOut, actions.PassOver, actions.Slip, actions.StateFacts),
    *(actions.ChangeBank, actions.AddToFloat, actions.BeginClosing),
}
"""Steps of the house that may be done or left: the procedure waits for none of them."""


def kind_of(action: Any) -> str:
    return str(action.__struct_config__.tag)


def due(state: StudState, viewer: Viewer) -> tuple[DueStep, ...]:
    desk = CARIBBEAN_STUD.view(state, viewer).desk
    assert desk is not None
    return desk.due


def hands(seed: int) -> Iterator[Moment]:
    plan = some_plan(Draw(seed), busy=True)
    yield from moments(plan)
    yield from closing_moments(plan)


@pytest.mark.parametrize("seed", range(4))
def test_each_step_of_a_hand_and_of_the_closing_is_the_first_that_is_due(seed: int) -> None:
    for state, actor, action in hands(seed):
        if actor in HOUSE_ROLES and state.phase is not Phase.JACKPOT and type(action) not in LEFT:
            first = next(step.kind for step in due(state, actor))
            assert first == kind_of(action), (state.phase, actor)


def test_every_step_of_the_house_is_due_at_its_place_or_may_be_left() -> None:
    of_the_house = {kind for kind in PLACES if kind in ROLE_OF}
    assert set(PROCEDURE) - {actions.CutCards} | LEFT == of_the_house
    assert not LEFT & set(PROCEDURE)


def test_each_step_stands_in_a_clause_of_the_rulebook() -> None:
    assert set(PROCEDURE.values()) <= set(clauses_in(RULEBOOKS))


def test_of_two_answers_neither_is_preferred() -> None:
    state = table(Phase.COIN_IN, sits(ante=5, token=2, stuck=2), coins=True)
    assert due(state, GAMING_INSPECTOR) == (DueStep(kind="decide_token", clause="AMB-47", answers=True),)


def test_amounts_are_due_where_the_procedure_calls_for_them() -> None:
    cut, change = (Range(action=action, lowest=1, highest=5, step=1) for action in ("cut", "bank_change"))
    assert due_of((change, cut)) == (DueStep(kind="cut", clause="AMB-38"),)


def test_the_key_is_not_due_at_service_but_back_from_there() -> None:
    to_service, back = (actions.TurnSelector(position=position) for position in ("S", "R"))
    assert due_of((to_service,)) == ()
    assert due_of((to_service, back)) == (DueStep(kind="turn_selector", clause="CSP-058"),)
