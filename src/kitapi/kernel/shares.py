"""Every seat's share in the shuffle: all pledge theirs, and only then does anybody show what he pledged.

So nobody can choose his share after he has seen another's, and the room cannot choose any for somebody who is in league
with it. The room is bound to its own secret before the first pledge.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from kitapi.kernel.actors import Seat
from kitapi.kernel.chance import Commitment
from kitapi.kernel.options import Nonce, Seal

PLEDGED = "kitapi-fy-2"
"""The way to shuffle in which shares are pledged. In any other they are given at once."""

SHARE_BYTES = 16
_PLEDGE = "kitapi-pledge-1"

WHY_NOT = ("unasked", "pledged", "given", "early", "unfit")
"""Why a pledge or a share is refused: shares are given without pledges here, it is pledged, it is given, not all have
pledged yet, it is not what was pledged."""


class ShuffleShown(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a shuffle that is being prepared.

    ``commitment``: the digest that binds the room. ``pledges`` by seat, hexadecimal: None where it has not pledged yet,
    empty where it is away; none at all where shares are given without pledges.
    """

    context: str
    algorithm: str
    commitment: str
    pledges: tuple[str | None, ...]


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


def pledge_of(commitment: Commitment, seat: int, value: str) -> str:
    """What binds ``seat`` to its share ``value``, in the deal of ``commitment``, without showing it; hexadecimal."""
    told = (_PLEDGE, commitment.context, commitment.digest, str(seat), value)
    return hashlib.sha256(parts(part.encode() for part in told)).hexdigest()


def parts(told: Iterable[bytes]) -> bytes:
    """Each part's length in bytes (8 bytes, big end first) and the part, so that no two lists of parts are alike."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in told)


def _with(given: tuple[str | None, ...], seat: Seat, what: str) -> tuple[str | None, ...]:
    return (*given[:seat], what, *given[seat + 1 :])
