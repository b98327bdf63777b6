"""Closing a table: no stakes, COIN IN, the count, the inspector's confirmation; and opening it again."""

from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.automaton import regular as automaton
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.desk import closing
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.round import void_hand
from kitapi.games.caribbean_stud.rules.round.coins import console_is_lit, slot_is_lit
from kitapi.games.caribbean_stud.rules.round.preparation import open_hand, succession
from kitapi.games.caribbean_stud.rules.table import audit
from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    ChangeNotes,
    CheckDecks,
    CoinIn,
    DecideClaim,
    OpenTable,
    PressGameOver,
    TurnSelector,
)
from kitapi.games.caribbean_stud.rules.table.actions.desk import (
    AddToFloat,
    BeginClosing,
    ChangeBank,
    ConfirmCount,
    CountChips,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    ChipsCounted,
    ClosingBegun,
    HandEnded,
    HandOpened,
    InspectorAttended,
    SystemPaused,
    TableBrokenUp,
    TableClosed,
    TableOpened,
)
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR, HOUSE_ROLES, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.observations import CountSeen
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.house.closing import Counted
from kitapi.kernel import SPECTATOR, Field, Form, Role
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import COMMITMENT, A, B, Sitting, refusal, sits, table
from tests.games.caribbean_stud.endings import QUALIFIED, ROYALS, Ending, has_won

STRANGERS = (A, B, SPECTATOR)


def before_next_hand(*sitting: Sitting, **more: Any) -> Ending:
    """Return a table before its next hand."""
    return Ending.at(Phase.PREPARE, *(sitting or (sits(), sits())), **more)


def begin_closing(*sitting: Sitting, **more: Any) -> Ending:
    """Return a table that is being closed."""
    return before_next_hand(*sitting, **more).do(BeginClosing())


def with_claim() -> Ending:
    """Return a table before its next hand, with wagers of 30 held since an earlier hand that may win 40."""
    state = table(Phase.PREPARE, sits(stack=100, claim=30, earlier=40), sits())
    return Ending(replace(state, opened=replace(state.opened, balances=state.balances)))


def right(state: StudState) -> CountChips:
    """Return a count that agrees with the books."""
    return CountChips(chips=state.balances[FLOAT], notes=state.balances[BOX])


def closed(ending: Ending) -> Ending:
    """Return the table after the remaining steps of its closing."""
    ending.do(CoinIn())
    return ending.do(right(ending.state), ConfirmCount())


def open_next_hand(over: StudState) -> StudState:
    """Return the next hand after ``over``, just opened."""
    setup = succession(over)
    assert setup is not None
    return evolve(None, open_hand(setup, COMMITMENT)[0])


def step(state: StudState, *staffed: Role) -> Any:
    """Return the automaton's step if people have the roles ``staffed``."""
    due = automaton.step(state, frozenset(state.seats), frozenset(staffed))
    return None if due is None else (due.actor, due.action)


# It begins


@clause("CSP-070")
@pytest.mark.parametrize("invited", [True, False])
def test_before_the_round_and_with_no_stake_on_it_a_table_is_closed(invited: bool) -> None:
    for phase in (Phase.PREPARE, Phase.STAKES):
        ending = Ending.at(phase, sits(), sits(), invited=invited).do(BeginClosing())
        assert ending.events == [ClosingBegun()]
        assert ending.state.phase is Phase.CLOSING


@clause("CSP-070")
@pytest.mark.parametrize("token", [0, 2])
def test_while_a_stake_lies_it_is_not(token: int) -> None:
    ending = Ending.at(Phase.STAKES, sits(), sits(ante=5, token=token))
    assert ending.refusal_of(BeginClosing()) == ("CSP-070", {"seats": ("1",)})


@clause("CSP-070")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.PREPARE, Phase.STAKES)])
def test_in_no_other_phase_is_it_closed(phase: Phase) -> None:
    assert Ending.at(phase, sits()).refusal_of(BeginClosing()) == ("CSP-070", {"phase": phase.value})


@clause("CSP-070", "CSP-086")
def test_the_dealer_closes_and_the_inspector_confirms() -> None:
    state = begin_closing().state
    for role in HOUSE_ROLES:
        if role != DEALER:
            assert refusal(decide, before_next_hand().state, role, BeginClosing()) == ("CSP-086", {"role": "dealer"})
            assert refusal(decide, state, role, CoinIn()) == ("CSP-086", {"role": "dealer"})
        if role != GAMING_INSPECTOR:
            assert refusal(decide, state, role, ConfirmCount()) == ("CSP-149", {"role": "gaming_inspector"})


@clause("CSP-070")
def test_once_begun_nothing_else_is_done_at_the_table() -> None:
    state = begin_closing().state
    for actor, action in (
        (A, ChangeNotes()),
        (DEALER, CheckDecks()),
        (DEALER, ChangeBank(amount=5)),
        (DEALER, BeginClosing()),
        (DEALER, PressGameOver()),
        (DEALER, OpenTable()),
        (GAMING_INSPECTOR, AddToFloat(amount=5)),
        (GAMING_INSPECTOR, TurnSelector(position="JPL")),
    ):
        assert refusal(decide, state, actor, action)[1] == {"phase": "closing"}
    assert not any(options_of(state, seat) for seat in state.seats)
    assert not any(CARIBBEAN_STUD.house.awaits(state, seat) for seat in state.seats)


# COIN IN


@clause("CSP-071", "AMB-32")
def test_coin_in_pauses_the_system_once() -> None:
    ending = begin_closing().do(CoinIn())
    assert ending.events[1:] == [SystemPaused()]
    assert (ending.state.closing.paused, ending.state.phase) == (True, Phase.CLOSING)
    assert ending.refusal_of(CoinIn()) == ("AMB-32", {"paused": True})


@clause("AMB-32")
def test_no_token_is_stuck_at_the_closing() -> None:
    assert begin_closing().refusal_of(CoinIn(stuck=(0, 1))) == ("CSP-026", {"seats": ("0", "1")})


@clause("AMB-32")
def test_the_closings_coin_in_does_not_read_the_meter() -> None:
    house = CARIBBEAN_STUD.house
    assert not house.reads_meter(begin_closing().state, DEALER, CoinIn())
    assert house.reads_meter(table(Phase.COIN_IN, sits(ante=5)), DEALER, CoinIn())


@clause("AMB-46", "CSP-071")
def test_from_then_on_every_slot_is_dark_until_the_table_is_open_again() -> None:
    def lit(state: StudState) -> list[bool]:
        assert not any(console_is_lit(state, seat) for seat in state.seats)
        return [slot_is_lit(state, seat) for seat in state.seats]

    ending = begin_closing()
    assert lit(ending.state) == [True, True]
    assert lit(ending.do(CoinIn()).state) == [False, False]
    ending.do(right(ending.state))
    assert lit(ending.state) == [False, False]
    over = ending.do(ConfirmCount()).state
    assert lit(over) == [False, False]
    again = Ending(open_next_hand(over))
    assert lit(again.state) == [False, False]
    assert lit(again.do(OpenTable()).state) == [True, True]


@clause("AMB-32")
def test_game_over_at_the_opening_ends_the_pause() -> None:
    again = Ending(open_next_hand(closed(begin_closing()).state))
    assert again.state.closing.paused
    assert not again.do(OpenTable()).state.closing.paused


# The count


@clause("CSP-071")
def test_nothing_is_counted_before_the_pause() -> None:
    assert begin_closing().refusal_of(CountChips(chips=1, notes=1)) == ("CSP-071", {"paused": False})


@clause("CSP-007", "CSP-071")
def test_the_count_is_written_down_beside_the_books_and_moves_nothing() -> None:
    ending = begin_closing(sits(stack=700), sits(stack=0)).do(CoinIn())
    before = ending.state.balances
    tray = ending.state.house.dotation - 700
    ending.do(CountChips(chips=tray - 5, notes=700))
    assert ending.events[-1] == ChipsCounted(chips=tray - 5, notes=700, expected_chips=tray, expected_notes=700)
    assert ending.state.closing.counted == Counted(chips=tray - 5, notes=700)
    assert ending.state.balances == before
    assert audit.discrepancy(ending.state) is None


@clause("CSP-071")
def test_he_may_count_again_until_it_is_confirmed() -> None:
    ending = begin_closing().do(CoinIn(), CountChips(chips=0, notes=0), CountChips(chips=7, notes=8))
    assert ending.state.closing.counted == Counted(chips=7, notes=8)
    ending.do(ConfirmCount())
    assert ending.refusal_of(CountChips(chips=0, notes=0)) == ("CSP-071", {"phase": "over"})


@clause("CSP-070")
def test_what_nobody_has_counted_is_not_confirmed() -> None:
    assert begin_closing().refusal_of(ConfirmCount()) == ("CSP-070", {"counted": False})
    assert begin_closing().do(CoinIn()).refusal_of(ConfirmCount()) == ("CSP-070", {"counted": False})


@clause("CSP-007")
def test_the_dealer_is_offered_what_the_books_say() -> None:
    ending = begin_closing()
    assert options_of(ending.state, DEALER) == (CoinIn(),)
    ending.do(CoinIn())
    balances = ending.state.balances
    count = Form(
        action="count_chips",
        fields=(
            Field(name="chips", values=(balances[FLOAT],)),
            Field(name="notes", values=(balances[BOX],)),
        ),
    )
    assert options_of(ending.state, DEALER) == (count,)
    assert options_of(ending.state, GAMING_INSPECTOR) == ()
    ending.do(right(ending.state))
    assert options_of(ending.state, DEALER) == (count,)
    assert options_of(ending.state, GAMING_INSPECTOR) == (ConfirmCount(),)


@clause("CSP-007")
def test_what_was_counted_is_the_houses_to_know() -> None:
    ending = begin_closing().do(CoinIn(), CountChips(chips=3, notes=4))
    counted, opened = ending.events[-1], TableOpened(chips=3, expected=5)
    for viewer in (*HOUSE_ROLES, *STRANGERS):
        of_the_house = viewer in HOUSE_ROLES
        assert CARIBBEAN_STUD.observe(ending.state, counted, viewer) == (counted if of_the_house else CountSeen())
        assert CARIBBEAN_STUD.observe(ending.state, opened, viewer) == (opened if of_the_house else TableOpened())
        desk = CARIBBEAN_STUD.view(ending.state, viewer).desk
        assert (desk.counted if desk else None) == (Counted(chips=3, notes=4) if of_the_house else None)


# Closed


@clause("CSP-070", "CSP-071")
def test_the_inspectors_word_closes_the_table_and_a_hand_that_was_not_played() -> None:
    ending = closed(begin_closing(opened={"results": (30, -30)}))
    assert ending.events[-1] == TableClosed(won=(0, 0), results=(30, -30))
    assert [type(event) for event in ending.events] == [ClosingBegun, SystemPaused, ChipsCounted, TableClosed]
    assert (ending.state.phase, ending.state.closing.closed) == (Phase.OVER, True)
    assert CARIBBEAN_STUD.is_over(ending.state)
    assert not any(options_of(ending.state, actor) for actor in (*STRANGERS, *HOUSE_ROLES))


@clause("CSP-070", "AMB-61")
def test_a_claim_decided_before_the_closing_counts_in_the_results() -> None:
    paid = with_claim().do(DecideClaim(seat=A, paid=True), BeginClosing())
    assert closed(paid).events[-1] == TableClosed(won=(40, 0), results=(40, 0))
    lost = with_claim().do(DecideClaim(seat=A, paid=False), BeginClosing())
    assert closed(lost).events[-1] == TableClosed(won=(-30, 0), results=(-30, 0))


@clause("CSP-070", "AMB-61")
def test_a_claim_that_waits_waits_on_over_the_closing() -> None:
    over = closed(with_claim().do(BeginClosing())).state
    setup = succession(over)
    assert setup is not None
    assert setup.claims == (40, 0)
    assert open_next_hand(over).chips_on(A, Wager.CLAIM) == 30


@clause("CSP-070", "CSP-002")
def test_the_next_hand_begins_at_a_closed_table_with_the_decks_and_the_cut_going_on_in_turn() -> None:
    over = closed(begin_closing(opened={"number": 7, "deck": 1, "cutter": A})).state
    setup = succession(over)
    assert setup is not None
    assert (setup.number, setup.deck, setup.cutter, setup.closed) == (8, 0, B, True)
    assert (setup.balances, setup.results) == (over.balances, over.results)
    (event,) = open_hand(setup, COMMITMENT)
    assert isinstance(event, HandOpened)
    assert event.closed
    state = evolve(None, event)
    assert (state.phase, state.preparation.checked) == (Phase.CLOSED, False)


@clause("CSP-070")
def test_after_a_hand_that_was_played_the_table_stays_open() -> None:
    over = table(Phase.OVER, sits(), won=(0,))
    setup = succession(over)
    assert setup is not None
    assert not setup.closed
    assert open_next_hand(over).phase is Phase.PREPARE


@clause("CSP-010", "CSP-011", "AMB-37")
def test_opened_again_its_decks_are_checked_again() -> None:
    again = Ending(open_next_hand(closed(begin_closing()).state)).do(OpenTable(), CheckDecks())
    assert again.state.phase is Phase.PREPARE
    assert again.state.preparation.checked


@clause("CSP-010", "AMB-68")
@pytest.mark.parametrize("found", [0, 48_000, 50_000])
def test_what_was_counted_in_the_tray_at_the_opening_is_written_down_beside_the_books(found: int) -> None:
    ending = Ending.at(Phase.CLOSED, sits(stack=0))
    before = ending.state.balances
    ending.do(OpenTable(chips=found))
    assert ending.events == [TableOpened(chips=found, expected=50_000)]
    assert ending.state.balances == before
    assert ending.state.phase is Phase.PREPARE


# Presence


@clause("AMB-65")
@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.CLOSING])
def test_the_municipal_inspector_says_once_that_he_is_present_at_opening_and_closing(phase: Phase) -> None:
    ending = Ending.at(phase, sits()).do(Attend())
    assert ending.events == [InspectorAttended()]
    assert ending.state.phase is phase
    assert ending.refusal_of(Attend()) == ("AMB-65", {"attended": True})
    assert options_of(Ending.at(phase, sits()).state, MUNICIPAL_INSPECTOR) == (Attend(),)
    assert options_of(ending.state, MUNICIPAL_INSPECTOR) == ()


@clause("AMB-65", "CSP-059")
def test_presence_at_the_opening_is_none_at_a_jackpot_nor_at_the_closing() -> None:
    opened = Ending.at(Phase.CLOSED, sits()).do(Attend(), OpenTable()).state
    assert not opened.console.attended
    royal = has_won(ROYALS["s"], Combination.ROYAL_FLUSH)
    paying = Ending.at(Phase.JACKPOT, royal, bank=QUALIFIED, basis=25_000, stopping=True, console=opened.console)
    assert options_of(paying.state, MUNICIPAL_INSPECTOR) == (Attend(),)
    assert Ending(opened).do(BeginClosing(), Attend()).state.console.attended


# The automaton


@clause("CSP-070")
def test_a_closed_table_waits_for_whoever_opens_it() -> None:
    assert step(open_next_hand(closed(begin_closing()).state)) is None
    assert step(table(Phase.CLOSED, sits())) == (DEALER, OpenTable())


@clause("CSP-070", "CSP-071")
def test_the_automaton_goes_on_with_a_closing_and_ends_it() -> None:
    ending = begin_closing()
    actors = []
    while (due := step(ending.state)) is not None:
        actors.append(due[0])
        ending.do(due)
    assert actors == [DEALER, DEALER, GAMING_INSPECTOR]
    assert ending.of(ChipsCounted)[0].expected_chips == ending.of(ChipsCounted)[0].chips
    assert ending.state.closing.closed


@clause("CSP-070")
def test_for_people_it_waits() -> None:
    ending = begin_closing()
    assert step(ending.state, DEALER) is None
    ending.do(CoinIn())
    assert step(ending.state, DEALER) is None
    ending.do(right(ending.state))
    assert step(ending.state, GAMING_INSPECTOR) is None
    assert step(ending.state, DEALER) == (GAMING_INSPECTOR, ConfirmCount())


def test_the_automaton_never_begins_to_close() -> None:
    for phase in (Phase.PREPARE, Phase.STAKES):
        for seats in ((), (A,)):
            due = automaton.step(table(phase, sits(), sits()), frozenset(seats))
            assert due is None or not isinstance(due.action, BeginClosing)


# Beside it


@clause("AMB-20")
def test_a_sitting_is_broken_up_while_it_is_closed_or_being_closed() -> None:
    ending = begin_closing(opened={"results": (12, -12)}, results=(12, -12))
    over = closed(begin_closing(opened={"results": (12, -12)}, results=(12, -12))).state
    moments = [
        ending.state,
        ending.do(CoinIn()).state,
        ending.do(right(ending.state)).state,
        over,
        open_next_hand(over),
    ]
    for state in moments:
        (event,) = void_hand.break_up(state)
        assert isinstance(event, TableBrokenUp)
        assert (event.transfers, event.reversed, event.results) == ((), (), (12, -12))
        ended = evolve(state, event)
        assert (ended.phase, ended.balances) == (Phase.BROKEN_UP, state.balances)
        assert audit.discrepancy(ended) is None
        assert not any(slot_is_lit(ended, seat) for seat in ended.seats)


def test_the_history_has_no_line_for_a_hand_that_was_not_played_and_its_results() -> None:
    first = HandEnded(won=(5, -5), results=(5, -5))
    opened = table(Phase.PREPARE, sits(), sits()).opened
    closed_then = TableClosed(won=(40, 0), results=(45, -5))
    sheet = CARIBBEAN_STUD.sheet((opened, first, replace(opened, number=2), closed_then))
    assert [line.number for line in sheet.hands] == [1]
    assert sheet.results == (45, -5)


def test_what_the_books_say_is_tray_and_box() -> None:
    state = table(Phase.PREPARE, sits(stack=300))
    assert closing.by_the_books(state) == Counted(chips=49_700, notes=300)
