"""The console: buttons, keys, and the inspectors who must be present."""

from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.console import keys as console
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    AuthorisePayment,
    Confirm,
    PressGameOver,
    PressJackpot,
    SettleSeat,
    TurnSelector,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    ButtonPressed,
    InspectorAttended,
    JackpotAwarded,
    JackpotsPaid,
    SelectorTurned,
)
from kitapi.games.caribbean_stud.rules.table.parts import Console
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import SPECTATOR, Commitment, replay
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, Sitting, replace_at_seat
from tests.games.caribbean_stud.endings import (
    FLUSH,
    FOUR,
    PLAIN,
    QUALIFIED,
    ROYAL_FLUSH,
    ROYALS,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSHES,
    Ending,
    folded_seat,
    goes_on,
    has_won,
)

FOURS, FLUSHES = Combination.FOUR_OF_A_KIND, Combination.FLUSH
POSITIONS = ("R", "JPL", "JPH")


def at_console(*sitting: Sitting, **more: Any) -> Ending:
    """Return a table whose jackpots are not paid yet, and which has stopped the other tables."""
    return Ending.at(Phase.JACKPOT, *sitting, **{"basis": 25_000, "stopping": True, **more})


def flush_won(**more: Any) -> Ending:
    """Return a table with one flush to be paid."""
    return at_console(has_won(FLUSH, FLUSHES), stopping=False, **more)


def royal_won(**more: Any) -> Ending:
    """Return a table with one royal flush to be paid."""
    return at_console(has_won(ROYALS["s"], ROYAL_FLUSH), **more)


def console_of(ending: Ending) -> Console:
    """Return the console as viewers see it."""
    return ending.state.console


@clause("CSP-057", "AMB-66")
@pytest.mark.parametrize("button", range(1, 6))
def test_at_r_a_press_lights_a_button_and_the_same_again_puts_it_out(button: int) -> None:
    ending = flush_won().do(PressJackpot(button=button))
    assert ending.events == [ButtonPressed(button=button, lit=True)]
    assert console_of(ending) == Console(lit=(button,))
    ending.do(PressJackpot(button=button))
    assert ending.events[1:] == [ButtonPressed(button=button, lit=False)]
    assert console_of(ending) == Console()


@clause("CSP-057", "AMB-66")
def test_a_wrong_button_is_pressed_again_and_the_right_one_stays_lit() -> None:
    ending = flush_won().do(PressJackpot(button=4), PressJackpot(button=5))
    assert console_of(ending).lit == (4, 5)
    ending.do(PressJackpot(button=4))
    assert console_of(ending).lit == (5,)
    assert ending.of(JackpotAwarded) == []


@clause("AMB-66", "CSP-057", "CSP-060", "CSP-061")
def test_a_button_is_lit_for_each_award_and_they_are_paid_one_after_another() -> None:
    """Two wins of different tiers, both selected at R, and paid without a turn back in between."""
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(FOUR, FOURS), stopping=False)
    ending.do(PressJackpot(button=5), PressJackpot(button=3), TurnSelector(position="JPL"))
    assert (console_of(ending).lit, console.flashing_buttons(console_of(ending))) == ((3, 5), (3, 5))
    assert ending.refusal_of(PressJackpot(button=5)) == ("AMB-58", {"button": 5, "due": 3, "seat": B})
    ending.do(PressJackpot(button=3))
    assert (console_of(ending).lit, ending.of(JackpotsPaid)) == ((5,), [])
    ending.do(PressJackpot(button=5), TurnSelector(position="R"))
    assert [(event.seat, event.tier) for event in ending.of(JackpotAwarded)] == [(B, FOURS), (A, FLUSHES)]
    assert (console_of(ending).lit, ending.state.phase) == ((), Phase.DONE)


@clause("AMB-66", "AMB-58")
def test_of_both_sides_only_the_buttons_of_the_side_where_the_selector_stands_flash() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(ROYALS["s"], ROYAL_FLUSH))
    ending.do(PressJackpot(button=5), PressJackpot(button=1), Attend(), TurnSelector(position="JPH"))
    assert console.flashing_buttons(console_of(ending)) == (1,)
    assert ending.refusal_of(PressJackpot(button=5)) == ("AMB-66", {"button": 5, "lit": True, "selector": "JPH"})
    ending.do(PressJackpot(button=1), TurnSelector(position="R"), TurnSelector(position="JPL"))
    assert console.flashing_buttons(console_of(ending)) == (5,)


@clause("AMB-66")
def test_a_button_lit_by_mistake_is_out_when_every_jackpot_is_paid() -> None:
    ending = flush_won().do(PressJackpot(button=4)).pay_all()
    assert console_of(ending) == Console(paid=A)


@clause("CSP-058", "CSP-060", "CSP-061", "AMB-66", "CSP-056")
@pytest.mark.parametrize(
    ("cards", "tier", "button"),
    [(FOUR, FOURS, 3), ("3c 3d 3s 4c 4d", Combination.FULL_HOUSE, 4), (FLUSH, FLUSHES, 5)],
)
def test_a_lower_tier_is_paid_with_key_08(cards: str, tier: Combination, button: int) -> None:
    ending = Ending.at(Phase.JACKPOT, has_won(cards, tier)).do(PressJackpot(button=button))
    assert console.flashing_buttons(console_of(ending)) == ()
    ending.do(TurnSelector(position="JPL"))
    assert console.flashing_buttons(console_of(ending)) == (button,)
    assert ending.of(JackpotAwarded) == []
    ending.do(PressJackpot(button=button))
    assert [event.tier for event in ending.of(JackpotAwarded)] == [tier]
    assert ending.of(JackpotsPaid) == []
    ending.do(TurnSelector(position="R"))
    assert ending.events[-2:] == [SelectorTurned(position="R"), JackpotsPaid()]
    assert ending.state.phase is Phase.DONE


@clause("CSP-059", "CSP-060", "CSP-061", "AMB-65", "AMB-66", "CSP-056")
@pytest.mark.parametrize(
    ("cards", "tier", "button"),
    [(ROYALS["s"], ROYAL_FLUSH, 1), (STRAIGHT_FLUSHES["s"], STRAIGHT_FLUSH, 2)],
)
def test_an_upper_tier_is_paid_with_key_09_in_the_municipal_inspectors_presence(
    cards: str, tier: Combination, button: int
) -> None:
    ending = at_console(has_won(cards, tier)).do(PressJackpot(button=button))
    assert ending.refusal_of(TurnSelector(position="JPH")) == ("CSP-059", {"position": "JPH"})
    ending.do(Attend())
    assert ending.events[1:] == [InspectorAttended()]
    assert console_of(ending).attended
    ending.do(TurnSelector(position="JPH"))
    assert console.flashing_buttons(console_of(ending)) == (button,)
    ending.do(PressJackpot(button=button), TurnSelector(position="R"))
    assert [event.tier for event in ending.of(JackpotAwarded)] == [tier]
    assert ending.state.phase is Phase.DONE


@clause("AMB-65")
def test_the_municipal_inspector_comes_once_and_only_for_an_upper_tier() -> None:
    assert flush_won().refusal_of(Attend()) == ("AMB-65", {"attended": False})
    ending = royal_won().do(Attend())
    assert ending.refusal_of(Attend()) == ("AMB-65", {"attended": True})


@clause("CSP-149", "AMB-65", "CSP-086")
def test_keys_and_buttons_are_the_gaming_inspectors_and_presence_the_other_inspectors_own() -> None:
    ending = royal_won()
    roles = (DEALER, GAMING_INSPECTOR, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT, CONTROL_ROOM, A)
    for action in (PressJackpot(button=1), TurnSelector(position="JPH")):
        for role in roles:
            if role != GAMING_INSPECTOR:
                assert ending.refusal_of(action, role) == ("CSP-149", {"role": "gaming_inspector"})
    for role in roles:
        if role != MUNICIPAL_INSPECTOR:
            assert ending.refusal_of(Attend(), role) == ("CSP-086", {"role": "municipal_inspector"})


@clause("AMB-66", "CSP-060")
def test_a_tier_of_the_other_side_is_refused() -> None:
    ending = flush_won().do(PressJackpot(button=1), TurnSelector(position="JPL"))
    assert console.flashing_buttons(console_of(ending)) == ()
    facts = {"button": 1, "lit": True, "selector": "JPL"}
    assert ending.refusal_of(PressJackpot(button=1)) == ("AMB-66", facts)
    ending = royal_won().do(PressJackpot(button=5), Attend(), TurnSelector(position="JPH"))
    assert ending.refusal_of(PressJackpot(button=5)) == ("AMB-66", {"button": 5, "lit": True, "selector": "JPH"})


@clause("CSP-061", "AMB-66")
def test_at_a_side_only_the_button_that_was_selected_pays() -> None:
    ending = flush_won().do(PressJackpot(button=5), TurnSelector(position="JPL"))
    for other in (1, 2, 3, 4):
        facts = {"button": other, "lit": False, "selector": "JPL"}
        assert ending.refusal_of(PressJackpot(button=other)) == ("AMB-66", facts)


@clause("CSP-057")
@pytest.mark.parametrize("button", [3, 4])
def test_a_tier_that_nobody_won_is_refused(button: int) -> None:
    ending = flush_won().select(button, "JPL")
    assert ending.refusal_of(PressJackpot(button=button)) == ("CSP-057", {"button": button, "won": False})
    ending.do(TurnSelector(position="R")).pay_all()
    assert [event.tier for event in ending.of(JackpotAwarded)] == [FLUSHES]


@clause("CSP-057")
def test_no_award_is_paid_twice() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(FOUR, FOURS)).pay(3).select(3, "JPL")
    assert ending.refusal_of(PressJackpot(button=3)) == ("CSP-057", {"button": 3, "won": False})


@clause("AMB-58", "AMB-66")
def test_the_upper_side_comes_before_the_lower_and_the_right_before_the_left() -> None:
    ending = at_console(has_won(FLUSH, FLUSHES), has_won(ROYALS["s"], ROYAL_FLUSH), has_won(FOUR, FOURS))
    ending.select(5, "JPL")
    assert ending.refusal_of(PressJackpot(button=5)) == ("AMB-58", {"button": 5, "due": 1, "seat": B})
    ending.do(TurnSelector(position="R"), PressJackpot(button=5)).pay(1).select(5, "JPL")
    assert ending.refusal_of(PressJackpot(button=5)) == ("AMB-58", {"button": 5, "due": 3, "seat": 2})


@clause("AMB-66", "CSP-057")
def test_several_awards_are_selected_and_paid_one_after_another_each_with_its_seat() -> None:
    flushes = "Kh Jh Th 4h 3h", "Ks Js Ts 4s 3s"
    ending = at_console(*(has_won(cards, FLUSHES) for cards in flushes), stopping=False).pay(5)
    assert console_of(ending) == Console(paid=B)
    assert ending.of(JackpotsPaid) == []
    ending.pay(5)
    assert [event.seat for event in ending.of(JackpotAwarded)] == [B, A]
    assert ending.state.phase is Phase.DONE


@clause("AMB-66")
def test_with_nothing_selected_the_selector_stays_at_r() -> None:
    for position in ("JPL", "JPH"):
        assert royal_won().refusal_of(TurnSelector(position=position)) == (
            "AMB-66",
            {"lit": False, "position": position},
        )


@clause("CSP-058", "AMB-32")
def test_each_key_turns_from_r_to_its_side_and_back() -> None:
    lit = {selector: Console(selector=selector, lit=(1,), attended=True) for selector in POSITIONS}
    accepted = set()
    for selector in POSITIONS:
        for position in POSITIONS:
            ending = royal_won(console=lit[selector])
            if position == selector or "R" not in (position, selector):
                refused = ending.refusal_of(TurnSelector(position=position))
                assert refused == ("AMB-32", {"selector": selector, "position": position})
            else:
                assert ending.do(TurnSelector(position=position)).state.console.selector == position
                accepted.add((selector, position))
    assert accepted == {("R", "JPL"), ("R", "JPH"), ("JPL", "R"), ("JPH", "R")}


@clause("CSP-062", "AMB-32")
def test_the_jackpots_end_with_the_selector_back_at_r() -> None:
    ending = flush_won().select(5, "JPL").do(PressJackpot(button=5))
    assert ending.of(JackpotsPaid) == []
    assert ending.refusal_of(PressGameOver()) == ("AMB-32", {"phase": "jackpot"})
    ending.do(TurnSelector(position="R"))
    assert ending.of(JackpotsPaid) == [JackpotsPaid()]


@clause("CSP-062")
def test_turned_back_before_the_last_is_paid_nothing_ends() -> None:
    ending = flush_won().select(5, "JPL").do(TurnSelector(position="R"))
    assert ending.of(JackpotsPaid) == []
    assert ending.of(JackpotsPaid) == []


@clause("AMB-32")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.JACKPOT])
def test_the_jackpot_keys_work_when_jackpots_are_due_and_not_before_or_after(phase: Phase) -> None:
    ending = Ending.at(phase, folded_seat(PLAIN), bank=QUALIFIED)
    at_opening_or_closing = phase in (Phase.CLOSED, Phase.CLOSING)
    for action in (
        PressJackpot(button=5),
        TurnSelector(position="JPL"),
        *(() if at_opening_or_closing else (Attend(),)),
    ):
        assert ending.refusal_of(action) == ("AMB-32", {"phase": phase.value})


@clause("CSP-063")
def test_an_upper_tier_is_not_paid_before_the_control_room_has_spoken() -> None:
    ending = royal_won()
    ending.state = replace_at_seat(ending.state, A, confirmed=None, authorised=False)
    ending.select(1, "JPH")
    assert ending.refusal_of(PressJackpot(button=1)) == ("CSP-063", {"seat": A})
    ending.do(Confirm(seat=A, genuine=True))
    assert ending.refusal_of(PressJackpot(button=1)) == ("CSP-063", {"seat": A, "authorised": False})
    ending.do(AuthorisePayment(seat=A), PressJackpot(button=1))
    assert [event.amount for event in ending.of(JackpotAwarded)] == [25_000]


@clause("CSP-052", "CSP-062", "AMB-46")
def test_from_the_settlement_to_game_over_the_display_shows_the_new_total_at_last() -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(FLUSH, lamp=True), bank=QUALIFIED).do(SettleSeat(seat=A))
    assert ending.of(JackpotsPaid) == []
    ending.pay_all()
    assert ending.state.jackpot.meter == 24_950
    assert ending.game_over().state.outcome.won == (20 * 5 + 10 + 50 - 2,)


def test_a_view_of_events_read_again_is_written_as_the_live_one() -> None:
    """A text that was decoded is another object than the default, which views omit."""
    live = SelectorTurned(position="R")
    codec = CARIBBEAN_STUD.codec
    again = codec.read_event(*codec.event_kind(live), codec.write_event(live))
    commitment = Commitment(context="", algorithm="test", digest="")
    state = replay(CARIBBEAN_STUD, CARIBBEAN_STUD.open(CARIBBEAN_STUD.begin(CaribbeanStudTerms(), 0), commitment))
    views = [
        codec.write_view(CARIBBEAN_STUD.view(CARIBBEAN_STUD.evolve(state, event), SPECTATOR)) for event in (live, again)
    ]
    assert views[0] == views[1]
