"""Laws of the books of any house game, with a toy one."""

from hypothesis import given
from hypothesis import strategies as st

from kitapi.house.accounts import stack
from kitapi.house.books import counts, entries, signatures
from kitapi.kernel import Role, Seat
from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy
from tests.house.chips import Closed, Opened, Paid, Table, entry
from tests.house.toy import Bet

LOGS = st.lists(st.sampled_from([Opened, Paid, Closed]), max_size=20).map(
    lambda kinds: [entry(Opened()), *(entry(kind()) for kind in kinds)]
)


@given(log=LOGS)
def test_every_entry_is_in_one_hand_of_one_shift(log: list[Entry]) -> None:
    hands = entries.hands_of(log, Opened)
    assert [one for hand in hands for one in hand] == log
    assert all([isinstance(one.event, Opened) for one in hand] == [True] + [False] * (len(hand) - 1) for hand in hands)
    shifts = list(entries.shifts_of(hands, Closed))
    assert [hand for shift in shifts for hand in shift] == hands
    closed = [[any(isinstance(one.event, Closed) for one in hand) for hand in shift] for shift in shifts]
    assert not any(any(shift[:-1]) for shift in closed), "a shift ends with the hand that was closed"
    assert all(shift[-1] for shift in closed[:-1])


def test_a_log_without_hands_has_no_shift() -> None:
    assert entries.hands_of([], Opened) == []
    assert list(entries.shifts_of([], Closed)) == []


def test_the_balances_at_the_end_follow_from_the_transfers() -> None:
    table = Table(2, 100)
    first = dict(table.balances)
    table.buy(Seat(0), 30)
    table.play(Seat(0), Bet.RED, 20, wins=True)
    table.play(Seat(1), Bet.BLACK, 0, wins=False)
    log = [entry(Opened()), *(entry(Paid(step)) for step in table.steps)]
    assert entries.balances_at_end(first, log) == table.balances
    assert table.balances[stack(Seat(0))] == 50


def test_roles_are_listed_in_the_order_of_their_first_steps() -> None:
    ann, bea = (DoneBy(role=Role("dealer"), visitor=one * 16) for one in "ab")
    automaton, chance = DoneBy(role=Role("dealer"), automaton=True), DoneBy(role=Role("chance"))
    done = [ann, None, DoneBy(seat=Seat(0)), chance, automaton, bea, ann]
    log = [entry(Opened(), f"2026-01-01T00:00:0{second}Z", by) for second, by in enumerate(done)]
    served = signatures.list_served(log, apart=("chance",))
    assert [(one.by, one.since[-3:-1], one.until[-3:-1], one.steps) for one in served] == [
        (ann, "00", "06", 2),
        (automaton, "04", "04", 1),
        (bea, "05", "05", 1),
    ]
    assert chance in [one.by for one in signatures.list_served(log)]


def test_a_signed_step_has_its_events_name_without_the_games() -> None:
    by = DoneBy(role=Role("dealer"), visitor="a" * 16)
    signed = signatures.sign_step(entry(Paid(), "2026-01-01T00:00:00Z", by))
    assert (signed.step, signed.at, signed.by) == ("paid", "2026-01-01T00:00:00Z", by)


def test_a_count_says_what_is_missing_and_a_part_is_rounded_half_to_even() -> None:
    assert counts.compare_count(90, 100).difference == -10
    assert [counts.part_of(won, 80_000) for won in (1, 4, 12, -4)] == [0, 0, 2, 0]
    assert counts.part_of(1, 4) == 2500
    assert counts.part_of(5, 0) is None
