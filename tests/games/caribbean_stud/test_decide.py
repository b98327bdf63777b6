"""To whom a step belongs, in which phases it is allowed, and what follows without an action."""

from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.console.service import TO_SERVICE
from kitapi.games.caribbean_stud.rules.decide import PLACES, decide
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CallInspector
from kitapi.games.caribbean_stud.rules.table.events import ChoicesClosed, Folded, MeterTold
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR, HOUSE_ROLES, ROLE_OF
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import CHANCE, METER, SPECTATOR, Actor, IllegalAction, MeterRead, Shuffled
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.games.caribbean_stud.tables import A, B, refusal, sits, table

EVERYBODY: tuple[Actor, ...] = (A, B, *HOUSE_ROLES, SPECTATOR, CHANCE, METER)


@clause("CSP-086", "CSP-149")
def test_a_step_of_the_house_is_one_roles_and_every_other_a_seats() -> None:
    state = table(Phase.STAKES, sits(), sits())
    for action in CARIBBEAN_STUD_CASE.actions(state):
        if isinstance(action, Shuffled | MeterRead | actions.CutCards | CallInspector):
            continue
        role = ROLE_OF.get(type(action))
        clause_of = "CSP-149" if role == GAMING_INSPECTOR else "CSP-086"
        for actor in EVERYBODY:
            if isinstance(actor, int) if role is None else actor == role:
                continue
            assert refusal(decide, state, actor, action) == (clause_of, {"role": role or "player"})


@clause("AMB-32", "CSP-021", "CSP-024", "AMB-37", "AMB-42")
@pytest.mark.parametrize("phase", Phase)
def test_a_step_out_of_its_phase_is_refused_with_the_phases_clause(phase: Phase) -> None:
    state = table(phase, sits(), sits())
    for action in CARIBBEAN_STUD_CASE.actions(state):
        if isinstance(action, Shuffled | MeterRead) or action == TO_SERVICE:
            continue
        phases, clause_of, _ = PLACES[type(action)]
        actor: Actor = ROLE_OF.get(type(action), A)
        if phase not in phases:
            assert refusal(decide, state, actor, action) == (clause_of, {"phase": phase.value})


def test_every_action_has_its_place() -> None:
    known = (*actions.PlayerAction.__args__, *actions.HouseAction.__args__, actions.CutCards)
    assert set(known) == set(PLACES)


@clause("AMB-37")
@pytest.mark.parametrize("actor", [A, DEALER, METER, SPECTATOR])
def test_chance_alone_brings_the_cards(actor: Actor) -> None:
    shuffled = Shuffled(order=DECK_52, algorithm="test", secret="")
    assert refusal(decide, table(Phase.PREPARE, sits()), actor, shuffled) == ("AMB-37", {"chance": False})


@clause("CSP-050")
def test_the_meter_alone_says_what_it_holds() -> None:
    state = table(Phase.COIN_IN, sits(ante=5))
    assert decide(state, METER, MeterRead(amount=41_207)) == (MeterTold(amount=41_207),)
    assert refusal(decide, state, METER, MeterRead(amount=-1)) == ("CSP-050", {"amount": -1})
    for actor in (A, DEALER, CHANCE, GAMING_INSPECTOR):
        assert refusal(decide, state, actor, MeterRead(amount=5))[0] == "CSP-050"
    assert refusal(decide, table(Phase.OVER, sits()), METER, MeterRead(amount=5))[0] == "CSP-050"


@clause("CSP-046")
def test_a_phase_ends_by_itself_with_the_last_choice() -> None:
    hands = ("2s 3s 4s 5s 7h", "2h 3h 4h 5h 7s")
    laid = sits(hands[0], ante=5, choice=Choice.FOLD), sits(hands[1], ante=5)
    state = table(Phase.CHOOSE, *laid, bank="As Kd 9h 5c 2d")
    events: tuple[Any, ...] = decide(state, B, actions.Fold())
    assert events == (Folded(seat=B), ChoicesClosed())


SHOWN = "choose check reveal settle jackpot done"
WHEN = (
    ("CSP-010", "closed", "OpenTable"),
    ("AMB-37", "prepare", "CheckDecks Wash OfferCut CutCards DeclineCut"),
    ("AMB-37", "closed prepare", "Pledge Contribute"),
    ("CSP-083", "prepare stakes", "ChangeNotes"),
    ("CSP-084", "prepare stakes", "CashOut"),
    ("CSP-021", "stakes", "InviteStakes PlaceAnte InsertToken TakeBackToken TakeBackAnte Wave SendBack CloseBets"),
    ("CSP-024", "coin_in closing", "CoinIn"),
    ("CSP-024", "coin_in", "DecideToken CountTokens"),
    ("CSP-027", "deal", "DealCards TurnUpcard"),
    ("CSP-032", "choose", "Raise AskExchange WithdrawExchange DeclineExchange MisplaceBet"),
    ("CSP-032", "choose check", "Fold"),
    ("CSP-039", "check", "CorrectBet"),
    ("AMB-30", "choose check", "OfferLoan"),
    ("CSP-063", SHOWN, "Declare NoteDeclaration Confirm AuthorisePayment"),
    ("CSP-037", "choose", "TakeStub AskSeat GiveCard TakeFee"),
    ("CSP-037", "choose check settle", "PassOver"),
    ("AMB-42", "check", "CollectFold CheckBet"),
    ("CSP-039", "reveal", "Reveal"),
    ("CSP-042", "settle", "SettleSeat"),
    ("AMB-61", f"prepare stakes {SHOWN}", "DecideClaim"),
    ("AMB-32", "jackpot", "PressJackpot"),
    ("AMB-32", "closed jackpot closing", "Attend"),
    ("AMB-32", "closed prepare jackpot done", "TurnSelector"),
    ("CSP-007", "prepare stakes", "ChangeBank"),
    ("CSP-084", "prepare", "AddToFloat"),
    ("CSP-070", "prepare stakes", "BeginClosing"),
    ("CSP-071", "closing", "CountChips ConfirmCount"),
    ("CSP-086", "deal choose check", "Slip"),
    ("AMB-55", "settle", "SayHand"),
    (
        "CSP-087",
        f"prepare stakes coin_in deal {SHOWN}",
        "CallInspector StateFacts Dismiss RuleOnHand ChooseRemedy",
    ),
    ("CSP-046", "done", "StoreBank"),
    ("AMB-32", "done", "PressGameOver"),
)
"""For each clause the phases in which its actions are allowed, and the actions."""


def out_of_place(action: Any, phase: Phase) -> str | None:
    """Return the clause that refuses ``action`` because of ``phase``; None: allowed, or refused for another reason."""
    try:
        decide(table(phase, sits(), sits(), bank="As Kd 9h 5c 2d"), ROLE_OF.get(type(action), A), action)
    except IllegalAction as refused:
        return refused.clause if refused.facts == {"phase": phase.value} else None
    return None


@clause("AMB-32", "CSP-021", "CSP-024", "AMB-37", "AMB-42")
def test_every_step_has_its_place_in_the_phases_of_the_book() -> None:
    all_actions = CARIBBEAN_STUD_CASE.actions(table(Phase.STAKES, sits(), sits()))
    actions_of = {type(action).__name__: action for action in (*all_actions, actions.Pledge(digest="00" * 32))}
    actions_of["TurnSelector"] = actions.TurnSelector(position="R")
    named = [name for _, _, names in WHEN for name in names.split()]
    assert sorted(named) == sorted(kind.__name__ for kind in PLACES)
    for clause_of, phases, names in WHEN:
        refused = {phase: None if phase.value in phases.split() else clause_of for phase in Phase}
        for name in names.split():
            assert {phase: out_of_place(actions_of[name], phase) for phase in Phase} == refused, name
