"""The dispatch of an action to the rules of its phase, with the events that then follow without a further action."""

from collections.abc import Callable
from functools import reduce
from typing import Any, cast

from kitapi.games.caribbean_stud.rules.console import authorisation, house_stop, service
from kitapi.games.caribbean_stud.rules.console import keys as console
from kitapi.games.caribbean_stud.rules.desk import bank_desk, closing
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.incidents import calls, slips
from kitapi.games.caribbean_stud.rules.round import (
    bet_corrections,
    choices,
    coins,
    deal,
    exchanges,
    loans,
    preparation,
    second_pass,
    showdown,
    stakes,
    taken_cards,
)
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions import Action, CutCards
from kitapi.games.caribbean_stud.rules.table.actions.desk import (
    AddToFloat,
    BeginClosing,
    ChangeBank,
    ConfirmCount,
    CountChips,
)
from kitapi.games.caribbean_stud.rules.table.events import Event, MeterTold
from kitapi.games.caribbean_stud.rules.table.roles import DUTIES, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import (
    CHANCE,
    METER,
    Actor,
    IllegalAction,
    Instead,
    MeterRead,
    ReleaseTables,
    Shuffled,
    Unused,
    rule,
    table,
)

Rules = Callable[[StudState, Any, Any], tuple[Event, ...]]

SHOWN = frozenset({Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE})
"""The phases from “Prego” on, in which the bank's upcard is shown."""

RULED = (Phase.PREPARE, Phase.STAKES, Phase.COIN_IN, Phase.DEAL, *SHOWN)
"""The phases in which irregularities may be ruled on; before the deal, those of the previous hand (AMB-48)."""

BETTING = (Phase.CHOOSE, Phase.CHECK)
"""The phases in which BETs are placed and corrected."""


def _at_closing(others: Rules) -> Rules:
    """Return rules that treat a step as part of a closing or opening, and use ``others`` in all other phases."""

    def rules(state: StudState, actor: Actor, action: Any) -> tuple[Event, ...]:
        decides = closing.decide if state.phase in (Phase.CLOSED, Phase.CLOSING) else others
        return decides(state, actor, action)

    return rules


def _pass_over(state: StudState, actor: Actor, action: actions.PassOver) -> tuple[Event, ...]:
    """Pass over a seat that does not answer, by the rules of the phase."""
    decides = taken_cards.pass_over if state.phase is Phase.SETTLE else bet_corrections.pass_over
    return decides(state, actor, action)


_PREPARING = ((Phase.PREPARE,), "AMB-37", preparation.decide)
_STAKING = ((Phase.STAKES,), "CSP-021", stakes.decide)
_COINS = ((Phase.COIN_IN,), "CSP-024", coins.decide)
_COUNTING = ((Phase.CLOSING,), "CSP-071", closing.decide)
_DEALING = ((Phase.DEAL,), "CSP-027", deal.decide)
_CHOOSING = ((Phase.CHOOSE,), "CSP-032", choices.decide)
_EXCHANGING = ((Phase.CHOOSE,), "CSP-037", exchanges.decide)
_CHECKING = ((Phase.CHECK,), "AMB-42", second_pass.decide)

PLACES: dict[type, tuple[tuple[Phase, ...], str, Rules]] = {
    actions.OpenTable: ((Phase.CLOSED,), "CSP-010", preparation.decide),
    **dict.fromkeys((actions.CheckDecks, actions.Wash, actions.OfferCut, CutCards, actions.DeclineCut), _PREPARING),
    **dict.fromkeys(
        (actions.Pledge, actions.Contribute), ((Phase.CLOSED, Phase.PREPARE), "AMB-37", preparation.decide)
    ),
    actions.ChangeNotes: ((Phase.PREPARE, Phase.STAKES), "CSP-083", stakes.decide),
    actions.CashOut: ((Phase.PREPARE, Phase.STAKES), "CSP-084", stakes.decide),
    **dict.fromkeys(
        (
            actions.InviteStakes,
            actions.PlaceAnte,
            actions.InsertToken,
            actions.TakeBackToken,
            actions.TakeBackAnte,
            actions.Wave,
            actions.SendBack,
            actions.CloseBets,
        ),
        _STAKING,
    ),
    actions.CoinIn: ((Phase.COIN_IN, Phase.CLOSING), "CSP-024", _at_closing(coins.decide)),
    **dict.fromkeys((actions.DecideToken, actions.CountTokens), _COINS),
    **dict.fromkeys((actions.DealCards, actions.TurnUpcard), _DEALING),
    **dict.fromkeys(
        (actions.Raise, actions.AskExchange, actions.WithdrawExchange, actions.DeclineExchange),
        _CHOOSING,
    ),
    actions.Fold: (BETTING, "CSP-032", bet_corrections.fold),
    actions.MisplaceBet: ((Phase.CHOOSE,), "CSP-032", bet_corrections.decide),
    actions.CorrectBet: ((Phase.CHECK,), "CSP-039", bet_corrections.decide),
    actions.OfferLoan: (BETTING, "AMB-30", loans.decide),
    actions.Declare: (tuple(SHOWN), "CSP-063", choices.decide),
    **dict.fromkeys((actions.TakeStub, actions.AskSeat, actions.GiveCard, actions.TakeFee), _EXCHANGING),
    actions.PassOver: ((*BETTING, Phase.SETTLE), "CSP-037", _pass_over),
    **dict.fromkeys((actions.CollectFold, actions.CheckBet), _CHECKING),
    actions.Reveal: ((Phase.REVEAL,), "CSP-039", showdown.decide),
    actions.SettleSeat: ((Phase.SETTLE,), "CSP-042", showdown.decide),
    actions.Confirm: (tuple(SHOWN), "CSP-063", showdown.decide),
    **dict.fromkeys(
        (actions.NoteDeclaration, actions.AuthorisePayment), (tuple(SHOWN), "CSP-063", authorisation.decide)
    ),
    actions.DecideClaim: ((Phase.PREPARE, Phase.STAKES, *SHOWN), "AMB-61", showdown.decide),
    actions.PressJackpot: ((Phase.JACKPOT,), "AMB-32", console.decide),
    actions.Attend: ((Phase.CLOSED, Phase.JACKPOT, Phase.CLOSING), "AMB-32", _at_closing(console.decide)),
    actions.TurnSelector: ((*service.PHASES, Phase.JACKPOT), "AMB-32", service.decide),
    ChangeBank: ((Phase.PREPARE, Phase.STAKES), "CSP-007", bank_desk.decide),
    AddToFloat: ((Phase.PREPARE,), "CSP-084", bank_desk.decide),
    BeginClosing: ((Phase.PREPARE, Phase.STAKES), "CSP-070", closing.decide),
    **dict.fromkeys((CountChips, ConfirmCount), _COUNTING),
    actions.Slip: ((Phase.DEAL, *BETTING), "CSP-086", slips.decide),
    actions.SayHand: ((Phase.SETTLE,), "AMB-55", taken_cards.decide),
    **dict.fromkeys(
        (
            actions.CallInspector,
            actions.StateFacts,
            actions.Dismiss,
            actions.RuleOnHand,
            actions.ChooseRemedy,
        ),
        (RULED, "CSP-087", calls.decide),
    ),
    actions.StoreBank: ((Phase.DONE,), "CSP-046", showdown.decide),
    actions.PressGameOver: ((Phase.DONE,), "AMB-32", showdown.decide),
}
"""For each action: the phases in which it is allowed, the clause that defines them, and the function with its rules."""


def decide(state: StudState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """Return the events of ``action`` by ``actor``, and those that then follow without a further action.

    Raises:
        IllegalAction: the action belongs to another actor or another phase, or a rule forbids it.
    """
    if isinstance(action, Shuffled):
        return _decide_shuffle(state, actor, action)
    if isinstance(action, Unused):
        over = state.phase in (Phase.OVER, Phase.BROKEN_UP)
        return preparation.SHUFFLE.decide_unused(state.shuffle, actor, action, over=over)
    if isinstance(action, MeterRead):
        return _note_meter(state, actor, action)
    if isinstance(action, ReleaseTables):
        return with_what_follows(state, house_stop.release_tables(state, actor, action))
    return with_what_follows(state, _decide_step(state, actor, action))


def is_accepted(state: StudState, actor: Actor, action: Action) -> bool:
    """Whether ``actor`` may take a step of a seat or of the house now."""
    try:
        _refuse_for_now(state, actor, action)
    except IllegalAction:
        return False
    return is_accepted_in_phase(state, actor, action)


def is_accepted_in_phase(state: StudState, actor: Actor, action: Action) -> bool:
    """Whether the rules of the phase accept a step of ``actor`` for which no ruling, note or service must be awaited.

    The events that follow without a further action are computed only if they can be refused: when a declared hand stops
    the other tables and the meter is not known.
    """
    try:
        events = _decide_in_phase(state, actor, action)
        if state.jackpot.meter is None and state.phase in SHOWN:
            with_what_follows(state, events)
    except IllegalAction:
        return False
    return True


def _decide_step(state: StudState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """Return the events of ``action`` by ``actor``, without those that then follow."""
    _refuse_for_now(state, actor, action)
    return _decide_in_phase(state, actor, action)


def stands_open(state: StudState) -> bool:
    """Whether the table waits for no ruling, note or end of a service, so that every step of the phase may be due."""
    return state.incident is None and not service.rests(state) and not authorisation.is_held(state)


def _refuse_for_now(state: StudState, actor: Actor, action: Action) -> None:
    """Check that the step is the actor's own, and that the table does not wait for something else.

    Raises:
        IllegalAction: it is another's, or must wait.
    """
    if is_anothers(actor, action):
        raise IllegalAction(clause_of_role(action), role=str(DUTIES.role_of(action) or "player"))
    service.refuse_out_of_service(state, action)
    if calls.stands_still(state, action):
        raise IllegalAction("CSP-087", standing=True)
    if authorisation.waits_for_note(state, action):
        raise IllegalAction("AMB-59", noted=False)


def _decide_in_phase(state: StudState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """Return the events of a step by the rules of a pending ruling, otherwise by those of the phase."""
    if state.incident is not None:
        return calls.decide(state, actor, cast(calls.Calling, action))
    phases, clause, rules = PLACES[type(action)]
    if out_of_phase(state.phase, phases):
        raise IllegalAction(clause, phase=state.phase.value)
    return rules(state, actor, action)


def _decide_shuffle(state: StudState, actor: Actor, action: Shuffled) -> tuple[Event, ...]:
    if actor != CHANCE or not preparation.ready_to_shuffle(state):
        raise IllegalAction("AMB-37", chance=actor == CHANCE)
    return preparation.decide_shuffle(state, action)


def _note_meter(state: StudState, actor: Actor, action: MeterRead) -> tuple[Event, ...]:
    if actor != METER or state.phase in (Phase.OVER, Phase.BROKEN_UP):
        raise IllegalAction("CSP-050", meter=actor == METER)
    if action.amount < 0:
        raise IllegalAction("CSP-050", amount=action.amount)
    return (MeterTold(amount=action.amount),)


@rule(
    "CSP-086",
    "CSP-149",
    without=Instead(lambda actor, action: isinstance(actor, str) and DUTIES.role_of(action) is None),
)
def is_anothers(actor: Actor, action: Action) -> bool:
    """Whether the action belongs to another actor: each step of the house belongs to one role, all others to seats."""
    return DUTIES.is_anothers(actor, action)


def _is_seats(action: Action) -> bool:
    return DUTIES.role_of(action) is None


def clause_of_role(action: Action) -> str:
    """Return the clause that defines whose action it is; the keys of the console have a clause of their own."""
    return "CSP-149" if DUTIES.role_of(action) == GAMING_INSPECTOR else "CSP-086"


@rule("AMB-32", "CSP-021", "CSP-024", "AMB-37", "AMB-42", without=False)
def out_of_phase(phase: Phase, phases: tuple[Phase, ...]) -> bool:
    """Whether a step that is allowed in ``phases`` is not allowed in ``phase``."""
    return phase not in phases


FOLLOW_UPS: dict[Phase, Callable[[StudState], tuple[Event, ...]]] = table(
    "CSP-046",
    rows={
        Phase.CHOOSE: choices.closes,
        Phase.CHECK: second_pass.closes,
        Phase.REVEAL: second_pass.nobody_left,
        Phase.SETTLE: showdown.closes,
        Phase.JACKPOT: console.closes,
    },
)
"""The functions that return the events which end a phase, once everything in it is done."""


def with_what_follows(state: StudState, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return ``events`` and those that follow from them: the other tables stop or resume, or a phase ends."""
    after: StudState = reduce(evolve, events, state)
    while more := find_follow_ups(after):
        events += more
        after = reduce(evolve, more, after)
    return events


def find_follow_ups(state: StudState) -> tuple[Event, ...]:
    """Return the events that follow now without an action; empty if somebody must act first."""
    if state.incident is not None:
        return ()
    if moved := house_stop.stops(state) or house_stop.resumes(state) or house_stop.lifts(state):
        return moved
    closes = FOLLOW_UPS.get(state.phase)
    return closes(state) if closes else ()
