"""The names of a table's accounts in its events, which never change."""

from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, pocket, stack
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause

OF_A_SEAT = ("stack", "pocket", "ante", "bet", "fee", "token", "claim")
OF_THE_HOUSE = ("float", "meter", "jackpot_income", "house", "box")


def test_every_account_of_a_seat_has_its_name() -> None:
    """The accounts as they are created, without cached ones."""
    for kept in (stack, pocket, account_of):
        kept.cache_clear()
    for seat in map(Seat, range(7)):
        own = (stack(seat), pocket(seat), *(account_of(seat, wager) for wager in Wager))
        assert own == tuple(f"{name}{seat}" for name in OF_A_SEAT)


@clause("CSP-004")
def test_a_table_opens_with_all_accounts_and_chips_in_the_tray_alone() -> None:
    balances = accounts.first_balances(2, EXAMPLE)
    assert set(balances) == {*OF_THE_HOUSE, *(f"{name}{seat}" for name in OF_A_SEAT for seat in (0, 1))}
    assert {name: chips for name, chips in balances.items() if chips} == {
        "float": EXAMPLE.dotation,
        "house": -EXAMPLE.dotation,
    }
