"""The console as everybody sees it: its keys' lamps, those that flash, and its display (CSP-006, AMB-46, AMB-76)."""

from enum import Enum

import msgspec

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.console.keys import flashing_buttons
from kitapi.games.caribbean_stud.rules.round import coins
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat, rule


class Shows(Enum):
    """The kind of information on the display."""

    TOTAL = "total"
    """The meter."""
    TIER = "tier"
    """The number of the selected jackpot."""
    PAY = "pay"
    """The amount of a jackpot that is to be paid."""


class Display(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The console's display; the total itself is the meter's.

    ``button``: the number of the selected tier. ``seat``: whose award is selected or to be paid; None where nobody has
    won the selected tier. ``amount``: the chips to be paid.
    """

    shows: Shows = Shows.TOTAL
    button: int | None = None
    seat: Seat | None = None
    amount: int | None = None


class ConsoleView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The console at one moment, the same for every viewer.

    ``lit``: the JACKPOT keys whose lamps are on, in ascending order; ``flashing``: those of them at whose side the
    selector stands. ``attended``: the municipal inspector is present. ``leds``: the seats whose lamp on the console is
    on.
    """

    selector: str = "R"
    lit: tuple[int, ...] = ()
    flashing: tuple[int, ...] = ()
    attended: bool = False
    leds: tuple[Seat, ...] = ()
    display: Display = Display()


def console_shown(state: StudState) -> ConsoleView:
    """Return the console of the table."""
    return ConsoleView(
        selector=state.console.selector,
        lit=state.console.lit,
        flashing=flashing_buttons(state.console),
        attended=state.console.attended,
        leds=tuple(seat for seat in state.seats if coins.console_is_lit(state, seat)),
        display=display_of(state),
    )


@rule("AMB-76", "AMB-46", without=Display())
def display_of(state: StudState) -> Display:
    """Return the display: after an award its amount, until another tier is selected or GAME OVER is pressed."""
    if is_over(state):
        return Display()
    return _to_pay(state) or _selected_tier(state) or Display()


@rule("CSP-062", "AMB-76", without=False)
def is_over(state: StudState) -> bool:
    """Whether GAME OVER was pressed, with the selector at R: then the display shows the total again."""
    return state.phase in (Phase.OVER, Phase.BROKEN_UP)


@rule("CSP-061", without=None)
def _to_pay(state: StudState) -> Display | None:
    """Return the award that was entered last."""
    seat = state.console.paid
    award = None if seat is None else state.places[seat].prize.award
    return None if award is None else Display(shows=Shows.PAY, seat=seat, amount=award.amount)


@rule("CSP-060", without=None)
def _selected_tier(state: StudState) -> Display | None:
    """Return the tier whose key flashes; of several the one whose award is due first."""
    buttons = flashing_buttons(state.console)
    if not buttons:
        return None
    for due in awards.all_due(state):
        if awards.button_of(due.tier) in buttons:
            return Display(shows=Shows.TIER, button=awards.button_of(due.tier), seat=due.seat)
    return Display(shows=Shows.TIER, button=buttons[0])
