"""The public part of a shuffle that is being prepared."""

import msgspec

from kitapi.kernel.actors import Seat
from kitapi.kernel.shuffle.events import Contributed, Pledged
from kitapi.kernel.shuffle.state import Shuffle


class ShuffleView(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of a shuffle that is being prepared.

    ``commitment``: the digest that binds the room. ``pledges`` by seat, hexadecimal: None where it has not pledged yet,
    empty if its player is absent; no entries if the algorithm has no pledges.
    """

    context: str
    algorithm: str
    commitment: str
    pledges: tuple[str | None, ...]


class SeatPledged(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_pledged"):
    """A seat bound itself to its share in the shuffle; the view holds the pledge."""

    seat: Seat


class SeatContributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_contributed"):
    """A seat gave its share in the shuffle; the share itself is shown after the deal."""

    seat: Seat


def show(shuffle: Shuffle) -> ShuffleView:
    """Return the public part of ``shuffle``: every pledge, and no share."""
    return ShuffleView(
        context=shuffle.commitment.context,
        algorithm=shuffle.commitment.algorithm,
        commitment=shuffle.commitment.digest,
        pledges=shuffle.pledges,
    )


def observe_share(event: Pledged | Contributed) -> SeatPledged | SeatContributed:
    """Return the public part of a pledge or of a revealed share: that a seat has done it, not the share."""
    return SeatPledged(seat=event.seat) if isinstance(event, Pledged) else SeatContributed(seat=event.seat)
