"""The books of a table: every chip that moved in a shift is in exactly one figure."""

from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.games.caribbean_stud.rules.books.shift import Handle, Jackpot, Shift
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS, hands_in
from kitapi.games.caribbean_stud.rules.books.theory import VARIANCE, Theory
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Attend,
    Confirm,
    DecideClaim,
    Declare,
    NoteDeclaration,
    OpenTable,
    Raise,
    TakeStub,
)
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, ChangeBank
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, HOUSE, JACKPOT_INCOME, METER
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Qualification
from kitapi.house.books.counts import Count
from kitapi.house.books.flows import Tray
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.evenings import Evening
from kitapi_testing.games.caribbean_stud.scenes import FLUSHES, NOTHING, Scene, two_shifts

A = Seat(0)


def shifts(evening: Evening) -> tuple[Shift, ...]:
    return STUD_BOOKS.shifts(evening.log())


def evening_of(seed: int) -> Evening:
    """Return a random evening; some have a tray that is soon empty, a meter without chips, or pay folded hands."""
    rules = {
        "dotation": 300 if seed % 2 else 50_000,
        "opening_meter": 0 if seed % 3 == 0 else 25_000,
        "folded_jackpot": seed % 4 == 0,
        "meter_share": seed % 3,
    }
    return Evening(seed, players=1 + seed % 7, **rules).play(12)


def states_between(evening: Evening, shift: Shift) -> tuple[StudState, StudState]:
    """Return the table as the shift's first hand was opened, and after the shift's last event so far."""
    numbers = [state.opened.number for state in evening.states]
    first = numbers.index(shift.first)
    last = len(numbers) - 1 - numbers[::-1].index(shift.last)
    return evening.states[first], evening.states[last]


# The identities


@settings(max_examples=30)  # an identity that one evening in ten breaks is found in 1 - 0.9 ** 30 = 96 of 100 runs
@given(st.integers(min_value=0, max_value=1_000_000))
@clause("CSP-004", "CSP-007", "CSP-050", "CSP-051", "CSP-083", "CSP-084")
def test_every_chip_of_a_random_evening_is_in_exactly_one_figure(seed: int) -> None:
    evening = evening_of(seed)
    log = evening.log()
    _every_hand_is_counted_once(evening)
    for shift in STUD_BOOKS.shifts(log):
        before, after = states_between(evening, shift)
        _tray_and_box_come_out(shift, before, after)
        _the_meter_and_the_houses_money_come_out(shift, before, after)
        _what_players_lost_is_what_the_house_got(shift, before, after)
    for hand in hands_in(log):
        recalled = STUD_BOOKS.recall(hand)
        assert all(seat.won is not None or recalled.outcome != "ended" for seat in recalled.seats)
        msgspec.json.encode(recalled)


def _tray_and_box_come_out(shift: Shift, before: StudState, after: StudState) -> None:
    tray = shift.tray
    assert (tray.opening, tray.closing) == (before.balances[FLOAT], after.balances[FLOAT])
    assert tray.expected_closing == tray.closing
    assert shift.box.closing == after.balances[BOX] == before.balances[BOX] + shift.box.drop
    assert shift.won == sum(hand.won for hand in shift.played)


def _the_meter_and_the_houses_money_come_out(shift: Shift, before: StudState, after: StudState) -> None:
    jackpot, tray, house = shift.jackpot, shift.tray, before.house
    assert (jackpot.opening, jackpot.closing) == (before.balances[METER], after.balances[METER])
    assert jackpot.expected_closing == jackpot.closing
    income = jackpot.income - jackpot.income_back
    assert income == after.balances[JACKPOT_INCOME] - before.balances[JACKPOT_INCOME]
    given_out = tray.added + tray.filled + tray.cashed + jackpot.restarted + jackpot.covered + jackpot.house_back
    got = jackpot.restart_back + jackpot.cover_back
    assert got - given_out == after.balances[HOUSE] - before.balances[HOUSE]
    assert jackpot.contributed == house.meter_share * jackpot.tokens
    assert jackpot.income == (house.token - house.meter_share) * jackpot.tokens


def _what_players_lost_is_what_the_house_got(shift: Shift, before: StudState, after: StudState) -> None:
    jackpot = shift.jackpot
    paid = jackpot.awarded + jackpot.covered - jackpot.returned - jackpot.cover_back
    tokens = jackpot.contributed + jackpot.income - jackpot.reversed - jackpot.income_back - jackpot.house_back
    assert _chips_of_players(after) - _chips_of_players(before) == paid - tokens - shift.won


def _chips_of_players(state: StudState) -> int:
    house = (FLOAT, METER, JACKPOT_INCOME, HOUSE, BOX)
    return sum(chips for account, chips in state.balances.items() if account not in house)


def _every_hand_is_counted_once(evening: Evening) -> None:
    opened = [event.number for event in evening.events if isinstance(event, happened.HandOpened)]
    in_shifts = [hand.number for shift in shifts(evening) for hand in shift.played]
    assert in_shifts == opened[: len(in_shifts)]
    assert len(in_shifts) >= len(opened) - 1, "left out is only one before which nobody opened the table again"
    for shift in shifts(evening):
        counted = Counter(hand.outcome for hand in shift.played)
        assert (counted["void"], counted["unplayed"]) == (shift.hands.void, shift.hands.unplayed)
        assert shift.hands.dealt == sum(hand.dealt for hand in shift.played)


@pytest.mark.parametrize("seed", range(4))
def test_the_books_of_a_log_cut_anywhere_are_sound_too(seed: int) -> None:
    evening = evening_of(seed)
    log = evening.log()
    for end in range(1, len(log), 7):
        for shift in STUD_BOOKS.shifts(log[:end]):
            assert shift.tray.expected_closing == shift.tray.closing
            assert shift.jackpot.expected_closing == shift.jackpot.closing
            if shift.ended is None:
                assert shift.tray.closing == evening.states[end - 1].balances[FLOAT]


def test_random_evenings_have_all_that_the_books_tell_of() -> None:
    """Otherwise the tests above would prove less than they say."""
    kinds: Counter[type] = Counter()
    figures: Counter[str] = Counter()
    for seed in range(40):
        evening = evening_of(seed)
        kinds.update(map(type, evening.events))
        for shift in shifts(evening):
            amounts = {**msgspec.structs.asdict(shift.tray), **msgspec.structs.asdict(shift.jackpot)}
            figures.update(name for name, amount in amounts.items() if amount)
    for kind in (happened.HandVoided, happened.SeatVoided, happened.TableBrokenUp, happened.TableClosed):
        assert kinds[kind], kind
    rare = {"cover_back", "house_back", "restart_back", "returned"}
    fields = {field for struct in (Tray, Jackpot) for field in struct.__struct_fields__}
    assert fields - rare <= set(figures)


def test_a_card_that_falls_on_the_floor_costs_the_stub_one_card_however_many_are_stated() -> None:
    """Found by a random evening: the stub was empty, and the next seat could not be served."""
    evening = at_choose()
    stub = evening.state.stub.cards
    evening.do(A, AskExchange(card=evening.state.places[A].cards[0]))
    evening.do(DEALER, TakeStub())
    evening.do(DEALER, AskSeat(seat=A))
    evening.do(GAMING_INSPECTOR, StateFacts(irregularity="AMB-51", cards=40))
    assert evening.state.stub.cards == stub[1:]


# Scenes


def at_choose() -> Scene:
    scene = Scene()
    scene.until(Phase.CHOOSE, hands=NOTHING)
    return scene


def only(scene: Evening) -> Shift:
    [shift] = shifts(scene)
    return shift


@clause("CSP-034", "CSP-041", "CSP-083")
def test_a_hand_that_the_bank_loses_stands_in_the_books_with_every_chip() -> None:
    shift = only(Scene().until(Phase.OVER, hands=NOTHING))
    assert (shift.number, shift.first, shift.last, shift.ended) == (1, 1, 1, None)
    assert shift.tray == Tray(
        opening=50_000,
        added=0,
        filled=0,
        changed=0,
        sold=2000,
        cashed=0,
        taken=0,
        paid=20,
        undone=0,
        closing=47_980,
    )
    assert (shift.box.opening, shift.box.drop, shift.box.closing) == (0, 2000, 2000)
    assert shift.handle == Handle(ante=20, bet=40)
    assert (shift.won, shift.hold, shift.margin) == (-20, -100, -3333)
    assert shift.theory == Theory(ante=20, won=-20, hold=24, apart=-59, together=-41)
    assert (shift.jackpot.tokens, shift.jackpot.contributed, shift.jackpot.income) == (2, 2, 2)
    [hand] = shift.played
    assert (hand.number, hand.outcome, hand.dealt, hand.won, hand.handle) == (1, "ended", True, -20, 60)


@clause("CSP-051")
def test_a_jackpot_is_listed_with_hand_seat_tier_and_amount_and_touches_no_tray() -> None:
    shift = only(Scene().until(Phase.OVER, hands=FLUSHES))
    [paid] = shift.jackpots
    assert (paid.hand, paid.seat, paid.tier, paid.amount, paid.covered) == (1, 0, Combination.FLUSH, 50, 0)
    assert not paid.taken_back
    assert (shift.jackpot.awarded, shift.jackpot.closing) == (50, 2 - 50)
    assert shift.tray.paid == 5 * 20 + 10


@clause("AMB-12")
def test_what_the_house_covers_of_a_jackpot_is_listed_apart() -> None:
    shift = only(Scene(opening_meter=10).until(Phase.OVER, hands=FLUSHES))
    assert (shift.jackpots[0].amount, shift.jackpots[0].covered) == (50, 38)
    assert (shift.jackpot.awarded, shift.jackpot.covered, shift.jackpot.closing) == (12, 38, -10)


@clause("CSP-051")
def test_the_meters_restart_is_listed_with_its_hand() -> None:
    royal = "As Ks Qs Js Ts 3c 6d Th Qc Kh Ad Kd 2h 4c 8h"
    shift = only(Scene().until(Phase.OVER, hands=royal))
    assert [(reset.hand, reset.amount, reset.taken_back) for reset in shift.resets] == [(1, 10_000, False)]
    assert shift.jackpot.restarted == 10_000
    assert shift.jackpots[0].amount == 25_002


@clause("CSP-150", "AMB-20", "AMB-73")
def test_a_void_hand_has_its_reason_and_leaves_nothing_won_and_nothing_staked() -> None:
    scene = at_choose()
    scene.do(GAMING_INSPECTOR, StateFacts(irregularity="CSP-100", seat=0, cards=6))
    scene.do(MUNICIPAL_INSPECTOR, Attend())
    shift = only(scene.until(Phase.OVER))
    assert (shift.hands.dealt, shift.hands.void, shift.hands.unplayed) == (1, 1, 0)
    [ruled] = shift.rulings
    assert (ruled.hand, ruled.irregularity, ruled.void.value) == (1, "CSP-100", "hand")
    assert [(one.step, one.by) for one in ruled.signed] == [("facts_stated", None), ("ruling_joined", None)]
    assert "CSP-150" in ruled.clauses or "AMB-20" in ruled.clauses
    assert (shift.won, shift.handle.total, shift.margin) == (0, 0, None)
    assert (shift.jackpot.contributed, shift.jackpot.reversed, shift.jackpot.closing) == (2, 2, 0)
    assert shift.played[0].outcome == "void"


@clause("CSP-110")
def test_a_seat_that_is_void_is_named_with_the_ruling_and_its_stakes_do_not_count() -> None:
    scene = at_choose()
    scene.do(GAMING_INSPECTOR, StateFacts(irregularity="CSP-110", seat=0, cards=1))
    shift = only(scene.until(Phase.OVER))
    assert [(ruled.irregularity, ruled.seats) for ruled in shift.rulings] == [("CSP-110", (0,))]
    assert shift.handle == Handle(ante=10, bet=20)
    assert shift.hands.void == 0


@clause("CSP-007", "CSP-084")
def test_additions_and_bank_changes_are_separate_from_what_comes_by_itself() -> None:
    scene = Scene(dotation=1000)
    scene.until(Phase.PREPARE)
    scene.do(GAMING_INSPECTOR, AddToFloat(amount=500))
    scene.do(DEALER, ChangeBank(amount=100))
    shift = only(scene.until(Phase.OVER, hands=NOTHING))
    assert (shift.tray.added, shift.tray.changed, shift.bank_changes) == (500, 100, 1)
    assert shift.tray.filled == 2000 - 1500 + 20
    assert shift.tray.closing == 0


@clause("CSP-070", "CSP-071")
def test_a_shift_ends_with_the_count_and_the_next_begins_with_its_own() -> None:
    scene = Scene()
    scene.until(Phase.OVER, hands=NOTHING)
    scene.open()
    scene.close(chips=-5, notes=20)
    scene.open()
    scene.do(DEALER, OpenTable(chips=scene.state.balances[FLOAT] + 10))
    scene.until(Phase.OVER, hands=NOTHING)
    first, second = shifts(scene)
    assert (first.first, first.last, first.hands.unplayed) == (1, 2, 1)
    assert first.chips == Count(counted=47_975, expected=47_980, difference=-5)
    assert first.notes == Count(counted=2020, expected=2000, difference=20)
    assert first.ended is not None
    assert first.ended < second.begun
    assert second.opened_with == Count(counted=47_990, expected=47_980, difference=10)
    assert (second.number, second.first, second.ended) == (2, 3, None)
    assert (second.tray.opening, second.box.opening) == (47_980, 2000)
    assert (second.box.drop, second.hold) == (0, None)


@clause("CSP-070")
def test_a_table_that_is_closed_has_no_shift_until_it_is_opened_again() -> None:
    scene = Scene()
    scene.close()
    scene.open()
    assert len(shifts(scene)) == 1
    assert STUD_BOOKS.shifts(scene.log()[:1]) == ()
    assert STUD_BOOKS.shifts(()) == ()


@clause("AMB-61", "CSP-088")
def test_a_claim_that_is_decided_stands_there_with_what_it_paid() -> None:
    scene = Scene()
    scene.until(Phase.CHOOSE, hands="9s 8s 7s 6s 5s 3c 6d Th Qc Kh Ad Kd 2h 4c 8h")
    scene.do(A, Declare())
    scene.do(GAMING_INSPECTOR, NoteDeclaration(seat=0))
    scene.do(CONTROL_ROOM, Confirm(seat=0, genuine=False))
    scene.until(Phase.DONE)
    scene.do(GAMING_MANAGEMENT, DecideClaim(seat=0, paid=True))
    shift = only(scene.until(Phase.OVER))
    [decided] = shift.claims
    assert (decided.hand, decided.seat, decided.paid) == (1, 0, True)
    assert decided.amount == 30 + 50 * 20 + 10
    assert shift.tray.paid == 50 * 20 + 10


@clause("AMB-20")
def test_a_sitting_that_all_end_closes_the_shift_uncounted() -> None:
    scene = at_choose()
    scene.follow(CARIBBEAN_STUD.break_up(scene.state))
    shift = only(scene)
    assert shift.broken_up
    assert shift.ended is not None
    assert (shift.chips, shift.won, shift.played[0].outcome) == (None, 0, "void")


@clause("CSP-070", "AMB-20")
@pytest.mark.parametrize("opened_again", [False, True])
def test_a_shift_is_broken_up_only_where_it_was_not_closed_before(opened_again: bool) -> None:
    scene = Scene()
    scene.close()
    closed = only(scene)
    assert not closed.broken_up
    if opened_again:
        scene.open()
    scene.follow(CARIBBEAN_STUD.break_up(scene.state))
    shift = only(scene)
    assert (shift.broken_up, shift.ended) == (False, closed.ended)


def test_a_shift_that_still_runs_is_not_broken_up() -> None:
    shift = only(Scene().until(Phase.STAKES))
    assert (shift.broken_up, shift.ended) == (False, None)


# Recall


def test_a_hand_is_recalled_with_cards_settlements_transfers_and_hashes() -> None:
    scene = Scene()
    scene.until(Phase.OVER, hands=FLUSHES)
    log = [msgspec.structs.replace(entry, hash=f"h{entry.version}") for entry in scene.log()]
    recalled = STUD_BOOKS.recall(log)
    assert (recalled.number, recalled.outcome, recalled.qualifies) == (1, "ended", True)
    left, right = recalled.seats
    assert [card.value for card in left.cards] == ["As", "9s", "7s", "6s", "5s"]
    assert left.staked == Handle(ante=10, bet=20)
    assert left.token
    assert left.settlement is not None
    assert left.settlement.hand is Combination.FLUSH
    assert (left.won, right.won) == (100 + 10 + 50 - 2, -30 - 2)
    assert [card.value for card in recalled.bank] == ["Ad", "Kd", "2h", "4c", "8h"]
    assert [step.hash for step in recalled.steps] == [f"h{version}" for version in range(1, len(log) + 1)]
    moved = [one for step in recalled.steps for one in step.transfers]
    assert moved == [one for event in scene.events for one in getattr(event, "transfers", ())]
    assert [paid.amount for paid in recalled.jackpots] == [50]
    assert (recalled.begun, recalled.ended) == (log[0].at, log[-1].at)


@clause("AMB-20")
def test_a_void_hand_is_recalled_as_it_stood_before() -> None:
    scene = at_choose()
    scene.do(A, Raise(amount=20))
    scene.do(GAMING_INSPECTOR, StateFacts(irregularity="CSP-100", seat=0, cards=6))
    scene.do(MUNICIPAL_INSPECTOR, Attend())
    scene.until(Phase.OVER)
    recalled = STUD_BOOKS.recall(scene.log())
    assert (recalled.outcome, recalled.won, recalled.handle) == ("void", 0, 0)
    assert recalled.seats[0].choice is Choice.RAISE
    assert recalled.seats[0].void
    assert recalled.seats[0].staked == Handle(ante=10, bet=20)
    assert [ruled.irregularity for ruled in recalled.rulings] == ["CSP-100"]


def test_the_books_of_stud_can_be_written_as_json() -> None:
    evening = evening_of(3)
    for shift in shifts(evening):
        assert msgspec.json.decode(msgspec.json.encode(shift), type=Shift) == shift


def test_the_hold_is_beside_the_exact_odds() -> None:
    first, second = (shift.theory for shift in STUD_BOOKS.shifts(two_shifts().log()))
    assert first is not None
    assert second is not None
    edge = Fraction(820_231_408_501, 69_766_306_810_200)
    assert (first.ante, first.won, first.hold) == (40, -100, round(4000 * edge))
    beyond = -100 - 40 * float(edge)
    variance = float(VARIANCE)
    assert first.apart == round(100 * beyond / (4 * 10**2 * variance) ** 0.5)
    assert first.together == round(100 * beyond / (2 * 20**2 * variance) ** 0.5)
    assert (second.ante, second.won) == (20, -20)


@pytest.mark.parametrize("rule", [{"exchange_fee": 2}, {"qualification": Qualification.ACE_OR_KING}])
def test_a_house_with_rules_of_its_own_has_no_theory_in_its_books(rule: dict[str, Any]) -> None:
    scene = Scene(**rule)
    scene.until(Phase.OVER, hands=NOTHING)
    [shift] = STUD_BOOKS.shifts(scene.log())
    assert shift.theory is None
