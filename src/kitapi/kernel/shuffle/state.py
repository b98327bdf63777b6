"""How far the shuffle of a deal is: every seat's pledge and share, and whether the cards were shuffled."""

import msgspec
from msgspec.structs import replace

from kitapi.kernel.actors import Seat
from kitapi.kernel.options import Nonce, Seal
from kitapi.kernel.shuffle.events import Contributed, Pledged, ShuffleUnused
from kitapi.kernel.shuffle.shares import PLEDGED, SHARE_BYTES, Commitment, pledge_of

WHY_NOT = ("unasked", "pledged", "given", "early", "unfit")
"""Why a pledge or a share is refused: the algorithm knows no pledges, the seat has pledged, it has revealed its share,
not all have pledged yet, the share is not what was pledged."""


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    """The shuffle of one deal.

    ``commitment`` binds the room. By seat, hexadecimal, None: not yet, empty: absent or unwilling: ``pledges``, with no
    entries where the algorithm knows none, and ``values``, the shares that were revealed. ``is_made``: chance has
    shuffled the cards. ``is_disclosed``: it never did, and has shown its secret.
    """

    commitment: Commitment
    pledges: tuple[str | None, ...]
    values: tuple[str | None, ...]
    is_made: bool = False
    is_disclosed: bool = False

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that have to pledge now, or, once all have pledged, to reveal what they pledged."""
        given = self.pledges if None in self.pledges else self.values
        return tuple(Seat(seat) for seat, one in enumerate(given) if one is None)

    @property
    def is_ready(self) -> bool:
        """Whether all shares are revealed, and chance has not shuffled the cards yet."""
        return not self.is_made and not self.due

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the shuffle is made from, by seat; empty text where there is nothing, or nothing yet."""
        return tuple(value or "" for value in self.values)

    def option(self, seat: Seat) -> Seal | Nonce:
        """What ``seat``, which is among those ``due``, may do."""
        if None in self.pledges:
            return Seal(action="pledge", seat=seat, commitment=self.commitment, bytes=SHARE_BYTES)
        pledge = self.pledges[seat] if self.pledges else ""
        return Nonce(action="contribute", bytes=SHARE_BYTES, pledge=pledge or "")

    def why_not_pledge(self, seat: Seat) -> str | None:
        """What stands against a pledge of ``seat``, one of ``WHY_NOT``; None: nothing."""
        if not self.pledges:
            return "unasked"
        return "pledged" if self.pledges[seat] is not None else None

    def why_not_reveal(self, seat: Seat, value: str) -> str | None:
        """What stands against ``seat`` revealing ``value``, one of ``WHY_NOT``; None: nothing.

        Nothing, empty, may always be revealed once all have pledged: the record shows then that it was withheld.
        """
        if self.values[seat] is not None:
            return "given"
        if None in self.pledges:
            return "early"
        if self.pledges and value and pledge_of(self.commitment, seat, value) != self.pledges[seat]:
            return "unfit"
        return None


def open_shuffle(commitment: Commitment, seats: int) -> Shuffle:
    """The shuffle as a deal for ``seats`` is opened."""
    pledges = (None,) * seats if commitment.algorithm == PLEDGED else ()
    return Shuffle(commitment=commitment, pledges=pledges, values=(None,) * seats)


def after(shuffle: Shuffle, event: Pledged | Contributed | ShuffleUnused) -> Shuffle:
    """``shuffle`` after ``event``; a seat that pledges nothing has nothing to reveal."""
    match event:
        case Pledged(seat=seat, digest=digest):
            values = shuffle.values if digest else _with(shuffle.values, seat, "")
            return replace(shuffle, pledges=_with(shuffle.pledges, seat, digest), values=values)
        case Contributed(seat=seat, value=value):
            return replace(shuffle, values=_with(shuffle.values, seat, value))
        case ShuffleUnused():
            return replace(shuffle, is_disclosed=True)


def mark_made(shuffle: Shuffle) -> Shuffle:
    """``shuffle`` once chance has shuffled the cards."""
    return replace(shuffle, is_made=True)


def _with(given: tuple[str | None, ...], seat: Seat, value: str) -> tuple[str | None, ...]:
    return (*given[:seat], value, *given[seat + 1 :])
