"""The value of payments to each seat, where some accounts belong to all alike."""

from collections.abc import Iterable

from kitapi.ledger import Transfer, net, seat_account


def seat_values(transfers: Iterable[Transfer], seats: int) -> tuple[int, ...]:
    """The value of ``transfers`` to each of ``seats``, in parts of one unit, ``seats`` to the unit.

    What lies in common (``kasa``, ``heads``, ``pot``) belongs to all alike, so a seat has its own gain and an equal
    part of what the common accounts gained; the values add up to zero.
    """
    gained = net(transfers)
    own = [gained.pop(seat_account(seat), 0) for seat in range(seats)]
    common = sum(gained.values())
    return tuple(gain * seats + common for gain in own)
