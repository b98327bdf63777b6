"""The value of payments to each seat, including its equal share of the accounts that belong to all seats."""

from collections.abc import Iterable

from kitapi.ledger import Transfer, net, seat_account


def seat_values(transfers: Iterable[Transfer], seats: int) -> tuple[int, ...]:
    """The value of ``transfers`` to each of ``seats``; one unit is divided into as many parts as there are seats.

    The accounts ``kasa``, ``heads`` and ``pot`` belong to all in equal parts, so a seat's value is its own gain and an
    equal part of the gain of these accounts; the values add up to zero.
    """
    gained = net(transfers)
    own = [gained.pop(seat_account(seat), 0) for seat in range(seats)]
    common = sum(gained.values())
    return tuple(gain * seats + common for gain in own)
