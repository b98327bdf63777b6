"""The console at which the gaming inspector pays the jackpots (CSP-055 to CSP-062, AMB-32, AMB-65, AMB-66)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.console.authorisation import check_approved
from kitapi.games.caribbean_stud.rules.console.awards import BUTTONS, HIGH, Due
from kitapi.games.caribbean_stud.rules.table.actions import Attend, PressJackpot, TurnSelector
from kitapi.games.caribbean_stud.rules.table.events import (
    ButtonPressed,
    Event,
    InspectorAttended,
    JackpotsPaid,
    SelectorTurned,
)
from kitapi.games.caribbean_stud.rules.table.hands import is_high
from kitapi.games.caribbean_stud.rules.table.parts import Console
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.keys import Selector
from kitapi.kernel import Actor, IllegalAction, Instead, rule
from kitapi.mechanics.poker_hands import Combination

RUN = "R"
"""The position of the key selector when nothing is being paid."""

ConsoleAction: TypeAlias = PressJackpot | Attend | TurnSelector


def decide(state: StudState, _actor: Actor, action: ConsoleAction) -> tuple[Event, ...]:
    """Return the events of an action at the console; the actor and the phase have been checked before.

    Raises:
        IllegalAction: the console refuses the action.
    """
    match action:
        case PressJackpot():
            if is_running(state.console):
                return select_button(state.console, action.button)
            return awards.pay_award(state, payable(state, action.button))
        case Attend():
            return attend(state)
        case TurnSelector():
            return turn_selector(state.console, action.position)
        case _:
            assert_never(action)


def closes(state: StudState) -> tuple[Event, ...]:
    """Return the event that ends the jackpots, once the last is paid and the selector is back at R.

    Until then empty.
    """
    is_paid = state.phase is Phase.JACKPOT and awards.next_due(state) is None
    return (JackpotsPaid(),) if is_paid and is_back(state.console) else ()


@rule("CSP-062", without=True)
def is_back(console: Console) -> bool:
    """Whether the selector has been turned back to R."""
    return console.selector == RUN


@rule("AMB-66", without=Instead(lambda console: not console.lit))
def is_running(console: Console) -> bool:
    """Whether a press of a button selects a tier instead of paying it: the selector is at R."""
    return console.selector == RUN


@rule("CSP-057", "AMB-66", without=Instead(lambda _console, button: (ButtonPressed(button=button, lit=True),)))
def select_button(console: Console, button: int) -> tuple[ButtonPressed, ...]:
    """Press a button at R: its lamp is switched on, or off if it was on; the other lamps stay."""
    return (ButtonPressed(button=button, lit=button not in console.lit),)


def payable(state: StudState, button: int) -> Due:
    """Return the jackpot that a press of ``button`` pays while the selector is turned to one side.

    Raises:
        IllegalAction: the button does not flash, its tier was not won, is not next, or is not confirmed.
    """
    if not pays(state.console, button):
        raise IllegalAction("AMB-66", button=button, lit=button in state.console.lit, selector=state.console.selector)
    tier = tier_of(button)
    if is_not_won(state, tier):
        raise IllegalAction("CSP-057", button=button, won=False)
    due = awards.next_due(state)
    assert due is not None
    if comes_later(tier, due):
        raise IllegalAction("AMB-58", button=button, due=BUTTONS[due.tier], seat=due.seat)
    check_approved(state, due.seat)
    return due


def tier_of(button: int) -> Combination:
    """Return the tier of ``button``."""
    return next(tier for tier, number in BUTTONS.items() if number == button)


def flashing_buttons(console: Console) -> tuple[int, ...]:
    """Return the lit buttons that flash: their tier is paid at the present position of the selector."""
    return tuple(button for button in console.lit if is_on_side(console.selector, tier_of(button)))


@rule("CSP-060", "AMB-66", without=True)
def is_on_side(selector: str, tier: Combination) -> bool:
    """Whether the selector is at the side of ``tier``."""
    return selector == awards.side_of(tier)


@rule("CSP-061", "AMB-66", without=True)
def pays(console: Console, button: int) -> bool:
    """Whether a press of ``button`` pays: it is lit, and flashes."""
    return button in flashing_buttons(console)


@rule("CSP-057", without=False)
def is_not_won(state: StudState, tier: Combination) -> bool:
    """Whether no seat waits for ``tier``; the inspector checks hand, token and exchange before the payment."""
    return all(due.tier is not tier for due in awards.all_due(state))


@rule("AMB-58", "AMB-66", without=False)
def comes_later(tier: Combination, due: Due) -> bool:
    """Whether ``tier`` is to be paid only after ``due``, the next in order."""
    return tier is not due.tier


def attend(state: StudState) -> tuple[InspectorAttended, ...]:
    """Return the event of the municipal inspector's presence at the payment of upper tiers, once in a hand.

    Raises:
        IllegalAction: no upper tier is due, or the inspector is present already.
    """
    if state.console.attended or not any(is_high(due.tier) for due in awards.all_due(state)):
        raise IllegalAction("AMB-65", attended=state.console.attended)
    return (InspectorAttended(),)


def turn_selector(console: Console, position: str) -> tuple[SelectorTurned, ...]:
    """Turn the selector from R to a side, if a button is lit, or back.

    Raises:
        IllegalAction: the selector is at ``position`` already, no button is lit, or the municipal inspector is absent.
    """
    SELECTOR.refuse_wrong_turn(console.selector, position)
    if position != RUN and nothing_selected(console):
        raise IllegalAction("AMB-66", lit=False, position=position)
    if lacks_inspector(console, position):
        raise IllegalAction("CSP-059", position=position)
    return SELECTOR.turn(position)


@rule("CSP-058", "AMB-32", without=False)
def is_wrong_turn(selector: str, position: str) -> bool:
    """Whether no key makes this turn: each key turns the selector from R to its own side and back."""
    return SELECTOR.is_between_keys(selector, position)


SELECTOR = Selector(rest=RUN, clause="AMB-32", turned=SelectorTurned, is_wrong=is_wrong_turn)
"""The key selector, with the positions R, JPL (key 08), JPH (key 09), and S for service."""


@rule("AMB-66", without=False)
def nothing_selected(console: Console) -> bool:
    """Whether no button is lit, so that there is no jackpot for which to turn the selector."""
    return not console.lit


@rule("CSP-059", "AMB-65", without=False)
def lacks_inspector(console: Console, position: str) -> bool:
    """Whether key 09 may not be turned, because the municipal inspector has not confirmed their presence."""
    return position == HIGH and not console.attended
