"""Laws of the accounts and the tray of any house game, with a toy one."""

from hypothesis import given
from hypothesis import strategies as st

from kitapi.house import accounts, tray
from kitapi.house.accounts import BOX, FLOAT, HOUSE, account_of, pocket, stack
from kitapi.kernel import Seat
from tests.house.chips import Table
from tests.house.toy import POT, Bet

PLAYERS = 3
SEATS = st.integers(0, PLAYERS - 1).map(Seat)
PLAYS = st.lists(st.tuples(SEATS, st.sampled_from(Bet), st.integers(0, 500), st.booleans()), max_size=30)


def play_toy(plays: list[tuple[Seat, Bet, int, bool]], tray: int) -> Table:
    """Return a toy table after ``plays``, whose players have bought their chips before."""
    one = Table(PLAYERS, tray)
    for seat, wager, chips, wins in plays:
        one.buy(seat, chips)
        one.play(seat, wager, chips, wins=wins)
    return one


def test_a_table_set_up_has_an_account_for_everything_and_chips_in_its_tray_alone() -> None:
    balances = accounts.first_balances(2, 100, tuple(Bet), pools=(POT,))
    assert list(balances) == [
        *("float", "house", "pot", "box", "pocket0", "stack0", "pocket1", "stack1"),
        *("black0", "red0", "black1", "red1"),
    ]
    assert {name: chips for name, chips in balances.items() if chips} == {"float": 100, "house": -100}


@given(plays=PLAYS, chips=st.integers(0, 1000))
def test_no_chip_is_made_or_lost_and_none_is_missing_from_the_tray(
    plays: list[tuple[Seat, Bet, int, bool]], chips: int
) -> None:
    one = play_toy(plays, chips)
    assert sum(one.balances.values()) == 0
    assert one.balances[FLOAT] >= 0
    assert all(accounts.amount(one.balances, Seat(seat), wager) == 0 for seat in range(PLAYERS) for wager in Bet)


@given(plays=PLAYS)
def test_the_value_of_a_seat_is_what_it_won(plays: list[tuple[Seat, Bet, int, bool]]) -> None:
    one = play_toy(plays, 100)
    for number in range(PLAYERS):
        seat = Seat(number)
        won = sum(chips if wins else -chips for player, _, chips, wins in plays if player == seat)
        assert accounts.seat_value(one.balances, seat, tuple(Bet)) == won


@given(plays=PLAYS)
def test_what_transfers_moved_is_the_difference_of_the_balances(plays: list[tuple[Seat, Bet, int, bool]]) -> None:
    one = play_toy(plays, 100)
    transfers = [transfer for step in one.steps for transfer in step]
    for number in range(PLAYERS):
        seat = Seat(number)
        own = (stack(seat), pocket(seat))
        gained = sum(one.balances[account] for account in own)
        assert accounts.sum_gains(own, transfers) == gained
        assert accounts.sum_given(seat, transfers) == sum(chips for player, _, chips, _ in plays if player == seat)


def test_chips_on_a_wager_lie_in_its_own_account() -> None:
    one = Table(1, 0)
    one.buy(Seat(0), 10)
    one.book(accounts.transfer(stack(Seat(0)), account_of(Seat(0), Bet.RED), 4, "TOY-2"))
    assert [accounts.amount(one.balances, Seat(0), wager) for wager in Bet] == [0, 4]
    assert accounts.chips_of(one.balances, Seat(0)) == 6
    assert accounts.seat_value(one.balances, Seat(0), tuple(Bet)) == 0


@given(holds=st.integers(0, 100), needs=st.integers(0, 100))
def test_the_house_brings_to_the_tray_just_what_it_lacks(holds: int, needs: int) -> None:
    brought = sum(one.amount for one in tray.filled_up({"float": holds}, needs, "TOY-3"))
    assert brought == max(0, needs - holds)


def test_a_change_at_the_bank_moves_as_much_out_as_in_and_an_addition_only_in() -> None:
    one = Table(1, 50)
    one.book(tray.change_chips(20, "TOY-5"))
    assert (one.balances[FLOAT], len(one.steps[-1])) == (50, 2)
    one.book(tray.bring_chips(30, "TOY-6"))
    assert (one.balances[FLOAT], one.balances[HOUSE], one.balances[BOX]) == (80, -80, 0)
    assert {transfer.clause for step in one.steps for transfer in step} == {"TOY-5", "TOY-6"}
