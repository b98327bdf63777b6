"""Money with two ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitapi.ledger import Account, Transfer, balances_after, net, seat_account

ACCOUNTS = [*(seat_account(seat) for seat in range(4)), Account("kasa")]


def transfer_of(payer: str, payee: str, amount: int) -> Transfer:
    """Return a transfer."""
    return Transfer(payer=Account(payer), payee=Account(payee), amount=amount, clause="PREFA-PAY-02")


ends = st.permutations(ACCOUNTS).map(lambda drawn: (drawn[0], drawn[1]))
transfers = st.lists(st.tuples(ends, st.integers(1, 500)).map(lambda drawn: transfer_of(*drawn[0], drawn[1])))
balances = st.dictionaries(st.sampled_from(ACCOUNTS), st.integers(-1000, 1000))


def test_seats_have_accounts_by_number() -> None:
    assert [seat_account(seat) for seat in range(3)] == ["seat0", "seat1", "seat2"]


@pytest.mark.parametrize(
    ("payer", "payee", "amount"), [("seat0", "kasa", 0), ("seat0", "kasa", -5), ("kasa", "kasa", 5)]
)
def test_nothing_and_less_than_nothing_and_oneself_are_no_transfers(payer: str, payee: str, amount: int) -> None:
    with pytest.raises(ValueError, match="no transfer"):
        transfer_of(payer, payee, amount)


def test_the_net_is_what_each_account_gained() -> None:
    assert net(
        [transfer_of("seat0", "kasa", 50), transfer_of("seat0", "seat1", 10), transfer_of("kasa", "seat2", 5)]
    ) == {
        "seat0": -60,
        "kasa": 45,
        "seat1": 10,
        "seat2": 5,
    }
    assert net([]) == {}


@given(transfers)
def test_nothing_is_created_or_lost(transfers: list[Transfer]) -> None:
    assert sum(net(transfers).values()) == 0


@given(balances, transfers, transfers)
def test_booking_one_after_the_other_is_booking_all_at_once(
    before: dict[Account, int], some: list[Transfer], more: list[Transfer]
) -> None:
    one_by_one = balances_after(balances_after(before, some), more)
    assert one_by_one == balances_after(before, [*some, *more])
    assert sum(one_by_one.values()) == sum(before.values())


def test_booking_leaves_the_balances_before_as_they_were() -> None:
    before = {Account("seat0"): 5}
    assert balances_after(before, [transfer_of("seat0", "seat1", 5)]) == {"seat0": 0, "seat1": 5}
    assert before == {"seat0": 5}
