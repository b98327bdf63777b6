"""A toy house game opens, fills, calls, voids, closes, signs and keeps books by ``kitapi.house`` alone."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.house import accounts, audit
from kitapi.house.accounts import BOX, FLOAT, HOUSE
from kitapi.house.automaton import LONG, USUAL, book_step, clock_step, first_unstaffed, release_step
from kitapi.house.books.counts import Count, counts_in, times_of
from kitapi.house.books.entries import all_of, hands_of, most_staked, shifts_of, step_of
from kitapi.house.books.flows import PlayKinds, box_of, flows_of, tray_of
from kitapi.house.books.signatures import list_served, ruling_signed
from kitapi.house.closing import Counted, by_the_books, count_form
from kitapi.house.desk import amounts
from kitapi.house.keys import KeyPanel, with_lamp
from kitapi.kernel import FLOOR, Actor, Range, ReleaseTables, Seat
from kitapi.kernel.books import Entry
from tests.house import toy
from tests.house.evening import Evening, candidates
from tests.house.toy import CONTROL, DEALER, DUTIES, INSPECTOR, MANAGER, ROLES, Bet, Phase
from tests.house.toy_rules import BETS, evolve, start_hand

A, B = Seat(0), Seat(1)
EVENINGS = st.lists(st.integers(0, 10_000), max_size=60).map(lambda choices: Evening().play(choices))
PLAY = PlayKinds(wagers=tuple(bet.value for bet in Bet), undoing=(toy.HandVoided,))


def stake_on_red(chips: int, colour: Bet = Bet.RED) -> Evening:
    """Return an open table where A has staked ``chips`` on red and the wheel shows ``colour``."""
    evening = Evening().do((DEALER, toy.OpenTable()), (A, toy.BuyIn(100)), (A, toy.Stake(Bet.RED, chips)))
    return evening.do((DEALER, toy.Spin(colour)))


def approve_win(evening: Evening) -> Evening:
    """Return the evening after all statements that a large win of A needs, with the key turned."""
    words = ((INSPECTOR, toy.Note(A)), (CONTROL, toy.Confirm(A, True)), (INSPECTOR, toy.Authorise(A)))
    return evening.do(*words, (INSPECTOR, toy.Turn(toy.PAYING)))


def closed(evening: Evening, less: int = 0) -> Evening:
    """Return the evening with its table closed after a hand.

    ``less``: chips that are missing from the tray at the count.
    """
    evening.do((DEALER, toy.BeginClosing()), (DEALER, toy.Pause()))
    books = by_the_books(evening.table.balances)
    return evening.do((DEALER, toy.CountChips(books.chips - less, books.notes)), (INSPECTOR, toy.ConfirmCount()))


def tables(log: list[Entry]) -> list[toy.Table]:
    """Return the table after every event."""
    found: list[toy.Table] = []
    for entry in log:
        found.append(
            start_hand(entry.event) if isinstance(entry.event, toy.HandOpened) else evolve(found[-1], entry.event)
        )
    return found


# Laws over random evenings


@given(evening=EVENINGS)
def test_money_has_two_ends_after_every_event(evening: Evening) -> None:
    for table in tables(evening.log):
        assert audit.find_imbalance(table.balances, (A, B)) is None
        if table.phase is Phase.OVER:
            assert not audit.is_staked(table.balances, (A, B), BETS)
            assert table.results == audit.results_by_chips(table.balances, (A, B))
    assert evening.balances_by_log == evening.table.balances


@given(evening=EVENINGS)
def test_a_voided_hand_returns_what_was_staked(evening: Evening) -> None:
    for before, after in pairwise(tables(evening.log)):
        if not before.void and after.void:
            first = after.opened.balances
            assert not audit.is_staked(after.balances, (A, B), BETS)
            for seat in (A, B):
                assert accounts.seat_value(after.balances, seat, BETS) == accounts.seat_value(first, seat, BETS)
            assert sum(after.balances[one] - first[one] for one in (HOUSE, FLOAT, BOX)) == 0


@given(evening=EVENINGS)
def test_the_trays_figures_add_up_to_the_chip_in_every_shift(evening: Evening) -> None:
    for shift in shifts_of(hands_of(evening.log, toy.HandOpened), toy.Closed):
        log = [entry for hand in shift for entry in hand]
        before, after = log[0].event.balances, tables(log)[-1].balances
        flows = flows_of(log)
        tray = tray_of(flows, before[FLOAT], after[FLOAT], PLAY)
        assert tray.expected_closing == tray.closing
        assert box_of(flows, before[BOX]).closing == after[BOX]
        assert tray.added == sum(entry.event.amount for entry in all_of(log, toy.FloatAdded))
        counts = counts_in(log) if all_of(log, toy.TableOpened) else None
        if counts is not None and counts.chips is not None:
            [*_, last] = all_of(log, toy.Counted)
            assert counts.chips.counted == last.event.chips
            assert counts.chips.expected == after[FLOAT]
            assert counts.chips.counted - counts.chips.difference == counts.chips.expected


@given(evening=EVENINGS)
def test_nobody_does_what_is_anothers(evening: Evening) -> None:
    for actor, action in candidates(evening):
        if evening.table.call is None:
            others = [one for one in (*ROLES, A) if DUTIES.is_anothers(one, action)]
            assert actor not in others
            assert {evening.refusing_clause(one, action) for one in others} <= {"TOY-12"}
    for entry in evening.log:
        if isinstance(entry.event, toy.Closed | toy.FloatAdded | toy.WinNoted | toy.WinAuthorised):
            assert entry.by is not None
            assert entry.by.role == INSPECTOR


@given(evening=EVENINGS)
def test_a_large_win_is_paid_with_all_words_of_the_house(evening: Evening) -> None:
    for before, after in pairwise(tables(evening.log)):
        seats = set(after.paid) - set(before.paid)
        for seat in seats:
            if before.colour and accounts.amount(before.balances, seat, before.colour) >= toy.LARGE:
                assert before.approvals[seat].noted
                assert before.approvals[seat].authorised
                assert before.panel.selector == toy.PAYING


# Opening, desk and closing


def test_an_opening_counts_the_tray_and_a_closing_chips_and_notes() -> None:
    evening = Evening(100).do((DEALER, toy.OpenTable(98)), (A, toy.BuyIn(30)), (INSPECTOR, toy.Add(50)))
    assert evening.refusing_clause(DEALER, toy.Pause()) == "TOY-13"
    closed(evening, less=7)
    [shift] = shifts_of(hands_of(evening.log, toy.HandOpened), toy.Closed)
    log = shift[0]
    assert counts_in(log) == (
        Count(counted=98, expected=100, difference=-2),
        Count(counted=113, expected=120, difference=-7),
        Count(counted=30, expected=30, difference=0),
    )
    times = times_of(log, toy.BrokenUp)
    assert (times.begun, times.ended, times.broken_up) == (log[1].at, log[-1].at, False)
    evening.next_hand()
    assert (evening.table.phase, evening.table.closing.paused) == (Phase.SHUT, True)
    evening.do((DEALER, toy.OpenTable()))
    assert (evening.table.closing.paused, counts_in(evening.log[-1:]).opened_with) == (False, None)


def test_a_table_is_closed_only_without_stakes_paused_and_counted() -> None:
    evening = Evening().do((DEALER, toy.OpenTable()), (A, toy.BuyIn(30)), (A, toy.Stake(Bet.RED, 10)))
    assert evening.refusing_clause(DEALER, toy.BeginClosing()) == "TOY-9"
    evening.do((A, toy.Stake(Bet.RED, 0)), (DEALER, toy.BeginClosing()))
    assert evening.refusing_clause(DEALER, toy.CountChips(1, 1)) == "TOY-11"
    assert evening.refusing_clause(INSPECTOR, toy.ConfirmCount()) == "TOY-9"
    evening.do((DEALER, toy.Pause()))
    assert evening.refusing_clause(DEALER, toy.Pause()) == "TOY-10"
    evening.do((DEALER, toy.CountChips(1, 2)), (DEALER, toy.CountChips(3, 4)))
    assert evening.table.closing.counted == Counted(chips=3, notes=4)
    form = count_form(by_the_books(evening.table.balances), "count")
    assert [(field.name, field.values) for field in form.fields] == [("chips", (170,)), ("notes", (30,))]


def test_the_desk_changes_no_more_than_lies_there_and_adds_no_more_than_may_go_at_once() -> None:
    evening = Evening(20).do((DEALER, toy.OpenTable()))
    wrong = [toy.Change(7), toy.Change(25), toy.Add(7), toy.Add(toy.DOTATION + toy.CHIP)]
    assert [evening.refusing_clause(DEALER if isinstance(one, toy.Change) else INSPECTOR, one) for one in wrong] == [
        *("TOY-1", "TOY-1", "TOY-2", "TOY-2")
    ]
    assert evening.do((DEALER, toy.Change(20)), (INSPECTOR, toy.Add(50))).table.balances[FLOAT] == 70
    assert amounts("change", 23, 5) == Range(action="change", lowest=5, highest=20, step=5)


# Words, keys and calls


def test_a_large_win_needs_each_word_in_turn_and_a_small_one_none() -> None:
    assert stake_on_red(10).refusing_clause(DEALER, toy.Pay(A)) is None
    evening = stake_on_red(60)
    assert evening.refusing_clause(CONTROL, toy.Confirm(A, True)) == "TOY-4"
    assert evening.refusing_clause(DEALER, toy.Pay(A)) == "TOY-4"
    evening.do((INSPECTOR, toy.Note(A)), (CONTROL, toy.Confirm(A, True)))
    assert evening.refusing_clause(INSPECTOR, toy.Note(A)) == "TOY-3"
    assert evening.refusing_clause(DEALER, toy.Pay(A)) == "TOY-4"
    evening.do((INSPECTOR, toy.Authorise(A)))
    assert evening.refusing_clause(DEALER, toy.Pay(A)) == "TOY-5"
    evening.do((INSPECTOR, toy.Turn(toy.PAYING)), (DEALER, toy.Pay(A)))
    assert accounts.seat_value(evening.table.balances, A, BETS) == 60


def test_a_key_turns_from_rest_to_its_position_and_back() -> None:
    evening = stake_on_red(10)
    assert evening.refusing_clause(INSPECTOR, toy.Turn(toy.REST)) == "TOY-5"
    evening.do((INSPECTOR, toy.Turn(toy.PAYING)))
    assert evening.refusing_clause(INSPECTOR, toy.Turn("X")) == "TOY-5"
    assert evening.do((INSPECTOR, toy.Turn(toy.REST))).table.panel == KeyPanel(selector=toy.REST)
    lit = with_lamp(with_lamp(with_lamp(evening.table.panel, 3, lit=True), 1, lit=True), 2, lit=True)
    assert (lit.lit, with_lamp(lit, 2, lit=False).lit) == ((1, 2, 3), (1, 3))


def test_a_table_stands_still_until_a_call_is_dismissed() -> None:
    evening = stake_on_red(10).do((A, toy.CallInspector()))
    assert evening.refusing_clause(DEALER, toy.Pay(A)) == "TOY-6"
    evening.do((INSPECTOR, toy.Dismiss()), (DEALER, toy.Pay(A)))
    assert evening.refusing_clause(A, toy.CallInspector()) == "TOY-6"
    assert evening.refusing_clause(DEALER, toy.CallInspector()) is None


def test_a_ruling_waits_for_the_seats_choice_and_then_for_the_managers_word() -> None:
    evening = stake_on_red(30).do(
        (DEALER, toy.Pay(A)), (DEALER, toy.CallInspector()), (INSPECTOR, toy.StateFacts((1, 0)))
    )
    assert evening.refusing_clause(MANAGER, toy.Join(True)) == "TOY-7"
    evening.do((B, toy.Choose(True)), (A, toy.Choose(False)))
    assert evening.refusing_clause(A, toy.Choose(True)) == "TOY-8"
    restated = evening.do((INSPECTOR, toy.StateFacts((0,)))).table.call
    assert restated is not None
    assert (restated.choosing, restated.choices) == ((A,), {})
    evening.do((A, toy.Choose(False)))
    kept = evening.log.copy(), evening.table
    assert not evening.do((MANAGER, toy.Join(True))).table.void
    evening.log, evening.table = kept
    void = evening.do((MANAGER, toy.Join(False))).table
    assert void.void
    assert accounts.seat_value(void.balances, A, BETS) == 0
    assert [one.step for one in ruling_signed(evening.log, toy.FactsStated, toy.Joined)] == ["facts_stated", "joined"]


# Books and the automaton


def test_the_books_name_who_served_and_what_each_step_moved() -> None:
    evening = approve_win(stake_on_red(60)).do((DEALER, toy.Pay(A)))
    assert [str(one.by.role) for one in list_served(evening.log)] == ["dealer", "inspector", "control"]
    assert most_staked(evening.log[1:], [accounts.account_of(A, Bet.RED)]) == {"red0": 60}
    paid = step_of(evening.log[-1])
    assert (paid.kind, paid.version, len(paid.transfers)) == ("toy.paid", len(evening.log), 2)
    tray = tray_of(flows_of(evening.log), 200, 40, PLAY)
    assert (tray.sold, tray.paid, tray.won, tray.expected_closing) == (100, 60, -60, 40)


def test_the_automaton_takes_the_first_step_whose_role_no_person_has() -> None:
    steps = [None, book_step(3, toy.Note(A), USUAL, INSPECTOR), book_step(3, toy.Pay(A), LONG, DEALER)]
    first = first_unstaffed(steps, frozenset())
    assert first is not None
    assert (first.actor, first.pause, first.key) == (INSPECTOR, USUAL, "3/Note/0")
    other = first_unstaffed(steps, frozenset({INSPECTOR}))
    assert other is not None
    assert other.actor == DEALER
    assert first_unstaffed(steps, frozenset({INSPECTOR, DEALER})) is None
    clock = clock_step(3, toy.EndHand(), 9000, "end", DEALER)
    assert (clock.patience, clock.key) == (True, "3/clock/end")


@pytest.mark.parametrize("due", [None, clock_step(1, toy.Choose(True), 10, "choice", FLOOR)])
def test_other_tables_are_released_only_from_a_step_of_the_house(due: Any) -> None:
    assert release_step(due, ROLES, 60) is None
    late = release_step(book_step(1, toy.Pay(A), LONG, DEALER), ROLES, 60)
    assert late is not None
    assert (late.actor, late.action, late.pause) == (FLOOR, ReleaseTables(waiting_for=DEALER), 60_000)


@pytest.mark.parametrize(("colour", "undone"), [(Bet.RED, 30), (Bet.BLACK, -30)])
def test_what_a_void_hand_moves_back_is_a_figure_of_its_own(colour: Bet, undone: int) -> None:
    evening = stake_on_red(30, colour).do(
        (DEALER, toy.Pay(A)), (DEALER, toy.CallInspector()), (INSPECTOR, toy.StateFacts())
    )
    assert evening.table.void
    tray = tray_of(flows_of(evening.log), 200, evening.table.balances[FLOAT], PLAY)
    assert (tray.undone, tray.won, tray.expected_closing) == (undone, 0, tray.closing)


def test_a_step_of_the_house_is_one_roles_and_every_other_a_seats() -> None:
    assert [one for one in (*ROLES, A) if not DUTIES.is_anothers(one, toy.Pay(A))] == [DEALER]
    assert [one for one in (*ROLES, A) if not DUTIES.is_anothers(one, toy.Join(True))] == [MANAGER]
    assert [one for one in (*ROLES, A) if not DUTIES.is_anothers(one, toy.BuyIn(5))] == [A]


@pytest.mark.parametrize(("actor", "is_anothers"), [(A, False), (DEALER, False), (INSPECTOR, True)])
def test_what_is_shared_is_a_seats_and_one_roles(actor: Actor, is_anothers: bool) -> None:
    assert DUTIES.is_anothers(actor, toy.CallInspector()) is is_anothers
    assert DUTIES.is_step_of(DEALER, toy.CallInspector)
    assert not DUTIES.is_step_of(INSPECTOR, toy.CallInspector)


def test_evenings_reach_every_event() -> None:
    """So the laws above are checked for every kind of event."""
    reached = set[type]()
    for seed in range(20):
        rng = Random(seed)
        evening = Evening().play([rng.randrange(10_000) for _ in range(120)])
        reached |= {type(entry.event) for entry in evening.log}
    kinds = {one for one in vars(toy).values() if isinstance(one, type) and issubclass(one, toy.Event)}
    assert reached == kinds - {toy.Event, toy.BrokenUp}


def test_an_account_below_zero_and_a_wrong_sum_are_found() -> None:
    balances = Evening().table.balances
    assert audit.find_imbalance({**balances, FLOAT: 1}, (A,)) == "balances: they do not add up to zero"
    below = {**balances, "stack0": -5, "stack1": 5}
    assert audit.find_imbalance(below, (A, B)) == "stack0: less than nothing lies there"
    assert audit.find_imbalance({**balances, toy.POT: -5, "stack1": 5}, (A, B), owing=(toy.POT,)) is None
