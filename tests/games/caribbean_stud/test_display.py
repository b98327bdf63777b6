"""The console as everybody sees it: total, selected tier, amount to pay; lamps that are lit, and those that flash."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    CoinIn,
    PressGameOver,
    PressJackpot,
    StoreBank,
    TurnSelector,
)
from kitapi.games.caribbean_stud.rules.table.events import HandVoided
from kitapi.games.caribbean_stud.rules.table.roles import HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views import build
from kitapi.games.caribbean_stud.rules.views.display import ConsoleView, Display, Shows
from kitapi.kernel import SPECTATOR, Seat, Viewer
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, Sitting, after, sits
from tests.games.caribbean_stud.endings import (
    FLUSH,
    FOUR,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    Ending,
    has_won,
)

BANK = "Ac Kd 8c 7d 6c"
FOURS, FLUSHES = Combination.FOUR_OF_A_KIND, Combination.FLUSH
TOTAL = Display()


def at_console(*sitting: Sitting, **more: Any) -> Ending:
    """Return a table whose jackpots are open."""
    return Ending.at(Phase.JACKPOT, *sitting, **{"basis": 25_000, "meter": 25_000, "bank": BANK, **more})


def console_of(ending: Ending) -> ConsoleView:
    """Return the console as every viewer sees it."""
    viewers: tuple[Viewer, ...] = (*ending.state.seats, SPECTATOR, *HOUSE_ROLES)
    shown = {viewer: build.view(ending.state, viewer).console for viewer in viewers}
    assert len(set(shown.values())) == 1, shown
    return shown[SPECTATOR]


def tier(button: int, seat: Seat | None) -> Display:
    """Return the display while a tier is selected."""
    return Display(shows=Shows.TIER, button=button, seat=seat)


def pay(seat: Seat, amount: int) -> Display:
    """Return the display after an award was entered."""
    return Display(shows=Shows.PAY, seat=seat, amount=amount)


@clause("AMB-76", "AMB-46", "CSP-006", "CSP-060", "CSP-061", "CSP-062")
def test_total_tier_amount_and_the_total_again_only_after_game_over() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES))
    key = PressJackpot(button=5)
    steps = (key, TurnSelector(position="JPL"), key, TurnSelector(position="R"), StoreBank(), PressGameOver())
    before = console_of(ending).display
    displays = [before, *(console_of(ending.do(step)).display for step in steps)]
    assert displays == [TOTAL, TOTAL, tier(5, A), pay(A, 50), pay(A, 50), pay(A, 50), TOTAL]


@clause("AMB-76", "CSP-060")
def test_a_key_flashes_only_at_the_side_of_its_tier_and_the_display_shows_no_other() -> None:
    ending = at_console(has_won(STRAIGHT_FLUSHES["s"], STRAIGHT_FLUSH)).do(PressJackpot(button=2))
    assert console_of(ending) == ConsoleView(lit=(2,), leds=(A,))
    ending.do(TurnSelector(position="JPL"))
    assert console_of(ending) == ConsoleView(selector="JPL", lit=(2,), leds=(A,))
    ending.do(TurnSelector(position="R"), Attend(), TurnSelector(position="JPH"))
    shown = ConsoleView(selector="JPH", lit=(2,), flashing=(2,), attended=True, leds=(A,), display=tier(2, A))
    assert console_of(ending) == shown


@clause("AMB-76", "AMB-66")
def test_of_several_keys_that_flash_the_display_shows_the_one_to_be_paid_first_and_names_its_seat() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(ROYALS["s"], ROYAL_FLUSH), has_won(FOUR, FOURS))
    ending.do(*(PressJackpot(button=button) for button in (5, 3, 1)), Attend(), TurnSelector(position="JPH"))
    assert console_of(ending).display == tier(1, B)
    ending.do(PressJackpot(button=1))
    assert console_of(ending).display == pay(B, 25_000)
    ending.do(TurnSelector(position="R"))
    assert console_of(ending).display == pay(B, 25_000)
    ending.do(TurnSelector(position="JPL"))
    assert console_of(ending).display == tier(3, Seat(2))
    ending.do(PressJackpot(button=3))
    assert (console_of(ending).display, console_of(ending).flashing) == (pay(Seat(2), 500), (5,))


@clause("AMB-76", "CSP-057")
def test_a_tier_that_nobody_won_is_shown_without_a_seat() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES)).do(PressJackpot(button=4), TurnSelector(position="JPL"))
    assert console_of(ending).display == tier(4, None)


@clause("AMB-76", "AMB-20")
def test_an_award_that_was_taken_back_is_not_shown_any_more() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(FOUR, FOURS))
    ending.do(PressJackpot(button=3), PressJackpot(button=5), TurnSelector(position="JPL"), PressJackpot(button=3))
    ending.state = after(ending.state, HandVoided(reversed=(), transfers=()))
    assert console_of(ending) == ConsoleView(selector="JPL")


@clause("AMB-46", "AMB-76")
@pytest.mark.parametrize(("phase", "leds"), [(Phase.COIN_IN, (A,)), (Phase.OVER, ())])
def test_a_seats_lamp_on_the_console_is_lit_from_coin_in_to_game_over(phase: Phase, leds: tuple[int, ...]) -> None:
    ending = Ending.at(Phase.COIN_IN, sits(ante=10, token=2), sits(ante=10))
    assert console_of(ending).leds == ()
    ending.do(CoinIn())
    played = Ending.at(phase, sits(ante=10, lamp=True), sits(ante=10), coins=True)
    assert console_of(ending).leds == (A,)
    assert console_of(played).leds == leds
