"""The value of payments to a seat if some accounts belong to all players in equal parts."""

from hypothesis import given
from hypothesis import strategies as st

from kitapi.ledger import Account, Transfer, seat_account
from kitapi.mechanics.value import seat_values

KASA = Account("kasa")


def transfer_of(payer: Account, payee: Account, amount: int) -> Transfer:
    return Transfer(payer=payer, payee=payee, amount=amount, clause="PREFA-PAY-02")


def test_a_seat_has_what_it_gained_and_its_part_of_what_belongs_to_all() -> None:
    assert seat_values((), 3) == (0, 0, 0)
    assert seat_values((transfer_of(seat_account(0), seat_account(2), 5),), 3) == (-15, 0, 15)
    assert seat_values((transfer_of(seat_account(1), KASA, 7),), 4) == (7, -21, 7, 7)
    assert seat_values((transfer_of(KASA, seat_account(0), 4), transfer_of(KASA, Account("heads"), 3)), 3) == (
        8,
        -4,
        -4,
    )


places = st.sampled_from([*(seat_account(seat) for seat in range(3)), KASA, Account("pot")])
moves = st.tuples(places, places, st.integers(1, 99)).filter(lambda drawn: drawn[0] != drawn[1])


@given(st.lists(moves.map(lambda drawn: transfer_of(*drawn))))
def test_the_values_add_up_to_nothing(transfers: list[Transfer]) -> None:
    assert sum(seat_values(transfers, 3)) == 0
