"""The table closed: COIN IN, the count, and the inspector's word (CSP-070, CSP-071, AMB-32)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.round.showdown import outcome
from kitapi.games.caribbean_stud.rules.round.staking import staked
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
from kitapi.games.caribbean_stud.rules.table.incidents import Counted
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT
from kitapi.kernel import Actor, Field, Form, IllegalAction, Instead, Seat, rule

ClosingStep: TypeAlias = BeginClosing | CoinIn | CountChips | ConfirmCount | Attend


def decide(state: StudState, _actor: Actor, action: ClosingStep) -> tuple[Event, ...]:
    """A step of closing the table; the municipal inspector's presence, at an opening too.

    Raises:
        IllegalAction: something must be done first, or is done already.
    """
    match action:
        case BeginClosing():
            return _begin(state)
        case CoinIn(stuck=stuck):
            return _pause(state, stuck)
        case CountChips():
            return _count(state, action)
        case ConfirmCount():
            return _close(state)
        case Attend():
            return _attend(state)
        case _:
            assert_never(action)


def _begin(state: StudState) -> tuple[ClosingBegun, ...]:
    if seats := still_staked(state):
        raise IllegalAction("CSP-070", seats=_text(seats))
    return (ClosingBegun(),)


@rule("CSP-070", without=())
def still_staked(state: StudState) -> tuple[Seat, ...]:
    """The seats where a stake lies, which must be played for, or go back, before the table is closed."""
    return tuple(seat for seat in state.seats if staked(state, seat))


# COIN IN


def _pause(state: StudState, stuck: tuple[int, ...]) -> tuple[SystemPaused, ...]:
    """COIN IN with no hand open; no token lies in any slot."""
    if is_pressed(state):
        raise IllegalAction("AMB-32", paused=True)
    if stuck:
        raise IllegalAction("CSP-026", seats=_text(stuck))
    return (SystemPaused(),)


@rule("AMB-32", without=False)
def is_pressed(state: StudState) -> bool:
    """Whether COIN IN was pressed for this closing."""
    return state.closing.paused


# The count


def _count(state: StudState, action: CountChips) -> tuple[ChipsCounted, ...]:
    """The dealer's count; he may count again until it is confirmed."""
    if is_not_paused(state):
        raise IllegalAction("CSP-071", paused=False)
    books = by_the_books(state)
    counted = ChipsCounted(
        chips=action.chips, notes=action.notes, expected_chips=books.chips, expected_notes=books.notes
    )
    return (counted,)


@rule("CSP-071", without=False)
def is_not_paused(state: StudState) -> bool:
    """Whether COIN IN has still to be pressed, which comes before the count."""
    return not state.closing.paused


@rule("CSP-007", without=Instead(lambda _state: Counted(chips=0, notes=0)))
def by_the_books(state: StudState) -> Counted:
    """What should lie in tray and box."""
    return Counted(chips=state.balances[FLOAT], notes=state.balances[BOX])


def counts(state: StudState) -> Form:
    """The count as the books have it."""
    books = by_the_books(state)
    return Form(
        action="count_chips",
        fields=(Field(name="chips", values=(books.chips,)), Field(name="notes", values=(books.notes,))),
    )


def _close(state: StudState) -> tuple[TableClosed, ...]:
    if is_uncounted(state):
        raise IllegalAction("CSP-070", counted=False)
    won, results = outcome(state)
    return (TableClosed(won=won, results=results),)


@rule("CSP-070", without=False)
def is_uncounted(state: StudState) -> bool:
    """Whether the dealer has not counted yet, and there is nothing to confirm."""
    return state.closing.counted is None


# Presence


def _attend(state: StudState) -> tuple[InspectorAttended, ...]:
    if has_attended(state):
        raise IllegalAction("AMB-65", attended=True)
    return (InspectorAttended(),)


@rule("AMB-65", without=False)
def has_attended(state: StudState) -> bool:
    """Whether the municipal inspector has said already that he is present at this opening or closing."""
    return state.console.attended


def _text(seats: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)
