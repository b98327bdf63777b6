"""The key selector outside the jackpots: S for service, and back to R (CSP-055, AMB-32, AMB-33)."""

from kitapi.games.caribbean_stud.rules.console import keys as console
from kitapi.games.caribbean_stud.rules.table.actions import Action, TurnSelector
from kitapi.games.caribbean_stud.rules.table.events import Event, SelectorTurned
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, IllegalAction, rule

SERVICE = "S"
"""The position of the key selector while the console is serviced."""

PHASES = (Phase.CLOSED, Phase.PREPARE, Phase.DONE)
"""The phases in which the selector may be turned to S: nothing is staked yet, or everything is paid."""

TO_SERVICE, BACK = TurnSelector(position=SERVICE), TurnSelector(position=console.RUN)


def refuse_out_of_service(state: StudState, action: Action) -> None:
    """Check that the position S does not forbid ``action``.

    Raises:
        IllegalAction: the selector is at S and ``action`` does not turn it back, or ``action`` turns it to S in a phase
            in which this is not allowed.
    """
    if rests(state) and action != BACK:
        raise IllegalAction("AMB-33", selector=SERVICE)
    if action == TO_SERVICE and is_no_time(state.phase):
        raise IllegalAction("AMB-33", phase=state.phase.value)


@rule("AMB-33", without=False)
def rests(state: StudState) -> bool:
    """Whether nothing is played or paid at the table, because its selector stands at S."""
    return state.console.selector == SERVICE


@rule("AMB-33", without=False)
def is_no_time(phase: Phase) -> bool:
    """Whether the selector may not be turned to S in this phase."""
    return phase not in PHASES


def decide(state: StudState, actor: Actor, action: TurnSelector) -> tuple[Event, ...]:
    """Return the event of a turn of the selector: in JACKPOT by the rules of the console, otherwise to S or back to R.

    Raises:
        IllegalAction: the selector is at that position already, or no key makes this turn.
    """
    if state.phase is Phase.JACKPOT:
        return console.decide(state, actor, action)
    selector, position = state.console.selector, action.position
    console.SELECTOR.refuse_wrong_turn(selector, position)
    if is_for_jackpots(position):
        raise IllegalAction("AMB-32", phase=state.phase.value)
    return log_turn(position)


@rule("AMB-32", without=False)
def is_for_jackpots(position: str) -> bool:
    """Whether ``position`` of the selector is used only to pay jackpots."""
    return position not in (console.RUN, SERVICE)


@rule("AMB-33", without=())
def log_turn(position: str) -> tuple[SelectorTurned, ...]:
    """Record a turn of the selector into service or out of it."""
    return console.SELECTOR.turn(position)
