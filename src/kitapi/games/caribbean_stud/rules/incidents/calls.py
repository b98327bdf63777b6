"""Calls for the gaming inspector, who states the facts; others join the ruling, and it is given (CSP-087)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.incidents.remedies import effects, void_hand
from kitapi.games.caribbean_stud.rules.incidents.reports import build_report, denied_by_table
from kitapi.games.caribbean_stud.rules.rulings.conditions import seats_unreached
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, Report, RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.row import FROM_DEAL, Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import (
    Ruling,
    row_of,
    ruling,
    without_ground,
)
from kitapi.games.caribbean_stud.rules.table.actions import Attend, PassOver
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    Dismiss,
    RuleOnHand,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    CallDismissed,
    Event,
    FactsStated,
    InspectorCalled,
    RemedyChosen,
    RulingGiven,
    RulingJoined,
)
from kitapi.games.caribbean_stud.rules.table.incidents import Incident
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_MANAGEMENT, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.calls import CallSteps
from kitapi.kernel import Actor, IllegalAction, Instead, Role, Seat, rule

Calling: TypeAlias = CallInspector | StateFacts | Dismiss | RuleOnHand | ChooseRemedy | Attend | PassOver

CALLING = CallSteps(
    call_clause="CSP-087",
    join_clause="CSP-150",
    choice_clause="CSP-113",
    called=InspectorCalled,
    dismissed=CallDismissed,
    joined=RulingJoined,
    joining=(MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT),
)
"""The steps of a call: the municipal inspector and the management are the roles that a ruling may need."""

DURING = (StateFacts, Dismiss, RuleOnHand, ChooseRemedy, Attend, PassOver)
"""The actions that are allowed while the table stands still for a ruling."""


def decide(state: StudState, actor: Actor, action: Calling) -> tuple[Event, ...]:
    """Return the events when somebody calls the inspector, states facts, joins a ruling or chooses a remedy.

    Raises:
        IllegalAction: the step is not pending, or the facts are impossible.
    """
    match action:
        case CallInspector():
            return _call(state, actor)
        case StateFacts():
            return _state_facts(state, action)
        case Dismiss():
            return CALLING.decide_dismissal(state.incident)
        case Attend():
            return _join(state, MUNICIPAL_INSPECTOR, stands=True)
        case RuleOnHand(stands=stands):
            return _join(state, GAMING_MANAGEMENT, stands=stands)
        case ChooseRemedy(choice=choice):
            assert isinstance(actor, int)
            return _choose(state, Seat(actor), choice)
        case PassOver(seat=seat):
            return _choose(state, Seat(seat), RulingChoice.GO_ON)
        case _:
            assert_never(action)


@rule("CSP-087", without=False)
def stands_still(state: StudState, action: object) -> bool:
    """Whether the table waits for a ruling, and ``action`` has no part in it."""
    return state.incident is not None and not isinstance(action, DURING)


# The call


def _call(state: StudState, actor: Actor) -> tuple[Event, ...]:
    """Call the inspector; a player may do so once in a hand, so that nobody stops the table again and again."""
    seat = Seat(actor) if isinstance(actor, int) else None
    return CALLING.decide_call(seat, has_called=seat is not None and has_called(state, seat))


@rule("CSP-087", without=False)
def has_called(state: StudState, seat: Seat) -> bool:
    """Whether the seat has called in this hand already."""
    return state.places[seat].incidents.called


# The facts


def _state_facts(state: StudState, stated: StateFacts) -> tuple[Event, ...]:
    """State the facts, in place of earlier ones; the ruling follows at once if nobody else must join it."""
    has_ground = ruling_on(state, stated, {}).has_ground
    choosing = must_choose(build_report(state, stated, {})) if has_ground else ()
    return _give_ruling(state, (FactsStated(stated=stated, choosing=choosing),))


def ruling_on(state: StudState, stated: StateFacts, choices: dict[Seat, RulingChoice]) -> Ruling:
    """Rule on the facts ``stated`` about this table; ``choices``: by seat, the remedy chosen so far.

    A report that the table itself contradicts is without ground, whatever the table of rulings says of its facts.

    Raises:
        IllegalAction: the irregularity is unknown or has no ruling in this phase, or a fact is missing or wrong.
    """
    report = build_report(state, stated, choices)
    try:
        row_of(report)  # refuses unknown irregularities, wrong phases and missing facts also of reports without ground
        return without_ground(report) if denied_by_table(state, stated) else ruling(report)
    except BadFacts as error:
        raise IllegalAction("CSP-087", irregularity=report.irregularity, problem=error.problem) from error


def has_ground(state: StudState, stated: StateFacts) -> bool:
    """Whether there is a ruling on these facts, and they support it."""
    ruled = _possible_ruling(state, stated)
    return ruled is not None and ruled.has_ground


def _possible_ruling(state: StudState, stated: StateFacts) -> Ruling | None:
    try:
        return ruling_on(state, stated, {})
    except IllegalAction:
        return None


@rule("CSP-113", "CSP-115", "CSP-118", "AMB-70", without=())
def must_choose(report: Report) -> tuple[Seat, ...]:
    """Return the seats that must choose a remedy: one that was overlooked, or those for which the stub has no card."""
    if report.irregularity == "CSP-113":
        return () if report.facts.seat is None else (Seat(report.facts.seat),)
    return tuple(Seat(seat) for seat in seats_unreached(report.facts))


# The others


def _join(state: StudState, role: Role, *, stands: bool) -> tuple[Event, ...]:
    return _give_ruling(state, CALLING.decide_joining(role, roles_awaited(state), stands=stands))


def _choose(state: StudState, seat: Seat, choice: RulingChoice) -> tuple[Event, ...]:
    CALLING.refuse_choice(state.incident, seat)
    return _give_ruling(state, (RemedyChosen(seat=seat, choice=choice),))


def roles_awaited(state: StudState) -> tuple[Role, ...]:
    """Return the roles that must still join the ruling, once the facts are stated and the seats have chosen."""
    incident = state.incident
    if incident is None or incident.stated is None or not incident.is_ready:
        return ()
    ruled = ruling_on(state, incident.stated, incident.choices)
    return CALLING.missing_roles(incident, present_at(ruled, overruled=is_overruled(state.phase, incident)))


@rule("CSP-150", "AMB-65", without=Instead(lambda ruled, *, overruled: ruled.present))
def present_at(ruled: Ruling, *, overruled: bool) -> tuple[str, ...]:
    """Return the roles that must be present; if the management voids the hand, the municipal inspector as well."""
    return (*ruled.present, MUNICIPAL_INSPECTOR) if overruled else ruled.present


def pending_ruling(state: StudState) -> Ruling | None:
    """Return the ruling on the facts stated so far, before all have joined it; None: no facts are stated."""
    if state.incident is None or state.incident.stated is None:
        return None
    return ruling_on(state, state.incident.stated, state.incident.choices)


def _give_ruling(state: StudState, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """``events`` and, if nobody else must join or choose, the ruling and its effects."""
    after = state
    for event in events:
        after = evolve(after, event)
    incident = after.incident
    if incident is None or incident.stated is None or not incident.is_ready or roles_awaited(after):
        return events
    ruled = ruling_on(after, incident.stated, incident.choices)
    void = Void.HAND if is_overruled(after.phase, incident) else ruled.void
    given = RulingGiven(
        irregularity=incident.stated.irregularity,
        void=void,
        clauses=ruled.clauses,
        present=present_at(ruled, overruled=is_overruled(after.phase, incident)),
        continues=ruled.template,
        values=dict(ruled.values),
        claim=() if void is Void.HAND else ruled.claim,
        kept=() if void is Void.HAND else ruled.kept,
        order=() if void is Void.HAND else tuple(Seat(seat) for seat in ruled.order),
    )
    done = void_hand(after) if void is Void.HAND else effects(after, incident.stated, ruled)
    return (*events, given, *done)


@rule("AMB-50", "CSP-088", without=False)
def is_overruled(phase: Phase, incident: Incident) -> bool:
    """Whether the gaming management has ruled, after the deal, that the hand does not stand."""
    return not incident.stands and phase in FROM_DEAL
