"""The shares of games whose state holds no ``Shuffle`` yet."""

import msgspec

from kitapi.kernel.actors import Seat
from kitapi.kernel.options import Nonce, Seal
from kitapi.kernel.shuffle.shares import PLEDGED, SHARE_BYTES, Commitment, pledge_of
from kitapi.kernel.shuffle.views import ShuffleShown


class Shares(msgspec.Struct, frozen=True, kw_only=True):
    """How far the seats are. None: not yet; empty: away, or unwilling.

    ``pledges`` by seat; no entries where none are asked for. ``values``: what was shown, hexadecimal, by seat.
    """

    pledges: tuple[str | None, ...]
    values: tuple[str | None, ...]

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have something to give now: a pledge, or, once all have pledged, what they pledged."""
        due = self.pledges if None in self.pledges else self.values
        return tuple(Seat(seat) for seat, given in enumerate(due) if given is None)

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the shuffle is made from, by seat; empty text where there is nothing, or nothing yet."""
        return tuple(value or "" for value in self.values)

    def option(self, commitment: Commitment, seat: Seat) -> Seal | Nonce:
        """What ``seat`` is asked for, which is among those ``asked``."""
        if None in self.pledges:
            return Seal(action="pledge", seat=seat, commitment=commitment, bytes=SHARE_BYTES)
        pledge = self.pledges[seat] if self.pledges else ""
        return Nonce(action="contribute", bytes=SHARE_BYTES, pledge=pledge or "")

    def pledged(self, seat: Seat, digest: str) -> "Shares":
        """After ``seat`` has pledged; one that is away has nothing to show."""
        values = self.values if digest else _with(self.values, seat, "")
        return Shares(pledges=_with(self.pledges, seat, digest), values=values)

    def shown(self, seat: Seat, value: str) -> "Shares":
        """After ``seat`` has shown its share."""
        return Shares(pledges=self.pledges, values=_with(self.values, seat, value))

    def why_not_pledge(self, seat: Seat) -> str | None:
        """What stands against a pledge of ``seat``, one of ``WHY_NOT``; None: nothing."""
        if not self.pledges:
            return "unasked"
        return "pledged" if self.pledges[seat] is not None else None

    def why_not_show(self, commitment: Commitment, seat: Seat, value: str) -> str | None:
        """What stands against ``seat`` showing ``value``, one of ``WHY_NOT``; None: nothing.

        Nothing, empty, may always be shown once all have pledged: it stands in the record that it was withheld.
        """
        if self.values[seat] is not None:
            return "given"
        if None in self.pledges:
            return "early"
        if self.pledges and value and pledge_of(commitment, seat, value) != self.pledges[seat]:
            return "unfit"
        return None

    def shuffle(self, commitment: Commitment) -> ShuffleShown:
        """What everybody may know."""
        return ShuffleShown(
            context=commitment.context,
            algorithm=commitment.algorithm,
            commitment=commitment.digest,
            pledges=self.pledges,
        )


def nothing_given(commitment: Commitment, seats: int) -> Shares:
    """The shares as a deal is opened."""
    pledges = (None,) * seats if commitment.algorithm == PLEDGED else ()
    return Shares(pledges=pledges, values=(None,) * seats)


def _with(given: tuple[str | None, ...], seat: Seat, what: str) -> tuple[str | None, ...]:
    return (*given[:seat], what, *given[seat + 1 :])
