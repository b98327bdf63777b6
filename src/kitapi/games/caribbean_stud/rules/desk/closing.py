"""Closing a table: COIN IN, the count, and the inspector's confirmation (CSP-070, CSP-071, AMB-32)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.round.showdown import outcome
from kitapi.games.caribbean_stud.rules.round.stakes import chips_staked
from kitapi.games.caribbean_stud.rules.table.actions import Attend, CoinIn
from kitapi.games.caribbean_stud.rules.table.actions.desk import BeginClosing, ConfirmCount, CountChips
from kitapi.games.caribbean_stud.rules.table.events import (
    ChipsCounted,
    ClosingBegun,
    Event,
    InspectorAttended,
    SystemPaused,
    TableClosed,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.house import closing
from kitapi.house.closing import ClosingSteps, Counted, seats_named
from kitapi.kernel import Actor, Form, IllegalAction, Instead, Seat, rule

CLOSING = ClosingSteps(
    close_clause="CSP-070",
    pause_clause="AMB-32",
    count_clause="CSP-071",
    begun=ClosingBegun,
    paused=SystemPaused,
    counted=ChipsCounted,
    closed=TableClosed,
)

ClosingStep: TypeAlias = BeginClosing | CoinIn | CountChips | ConfirmCount | Attend


def decide(state: StudState, _actor: Actor, action: ClosingStep) -> tuple[Event, ...]:
    """Return the events of a step of closing the table, or of the municipal inspector's presence, also at an opening.

    Raises:
        IllegalAction: another step must come first, or this step is already done.
    """
    match action:
        case BeginClosing():
            return CLOSING.decide_begin(still_staked(state))
        case CoinIn(stuck=stuck):
            return _pause(state, stuck)
        case CountChips():
            return _count(state, action)
        case ConfirmCount():
            return CLOSING.decide_close(outcome(state), is_uncounted=is_uncounted(state))
        case Attend():
            return _attend(state)
        case _:
            assert_never(action)


@rule("CSP-070", without=())
def still_staked(state: StudState) -> tuple[Seat, ...]:
    """Return the seats with a stake, which must be played or returned before the table is closed."""
    return tuple(seat for seat in state.seats if chips_staked(state, seat))


# COIN IN


def _pause(state: StudState, stuck: tuple[int, ...]) -> tuple[SystemPaused, ...]:
    """Return the event of COIN IN at the closing, which pauses the system; no slot may have a token."""
    paused = CLOSING.decide_pause(is_paused=is_pressed(state))
    if stuck:
        raise IllegalAction("CSP-026", seats=seats_named(stuck))
    return paused


@rule("AMB-32", without=False)
def is_pressed(state: StudState) -> bool:
    """Whether COIN IN was pressed for this closing."""
    return state.closing.paused


# The count


def _count(state: StudState, action: CountChips) -> tuple[ChipsCounted, ...]:
    """Return the event of the dealer's count; until it is confirmed, a new count may replace it."""
    found = Counted(chips=action.chips, notes=action.notes)
    return CLOSING.decide_count(found, by_the_books(state), is_unpaused=is_not_paused(state))


@rule("CSP-071", without=False)
def is_not_paused(state: StudState) -> bool:
    """Whether COIN IN, which comes before the count, has not been pressed."""
    return not state.closing.paused


@rule("CSP-007", without=Instead(lambda _state: Counted(chips=0, notes=0)))
def by_the_books(state: StudState) -> Counted:
    """Return the chips that should be in the tray, and the notes that should be in the box."""
    return closing.by_the_books(state.balances)


def counts(state: StudState) -> Form:
    """Return the form in which the count is entered, with the amounts of the books."""
    return closing.count_form(by_the_books(state), "count_chips")


@rule("CSP-070", without=False)
def is_uncounted(state: StudState) -> bool:
    """Whether the dealer has not counted yet, so that there is no count to confirm."""
    return state.closing.counted is None


# Presence


def _attend(state: StudState) -> tuple[InspectorAttended, ...]:
    if has_attended(state):
        raise IllegalAction("AMB-65", attended=True)
    return (InspectorAttended(),)


@rule("AMB-65", without=False)
def has_attended(state: StudState) -> bool:
    """Whether the municipal inspector has already confirmed being present at this opening or closing."""
    return state.console.attended
