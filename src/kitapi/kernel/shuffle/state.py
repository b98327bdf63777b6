"""How far the shuffle of a deal is: every seat's pledge and share, and whether the cards were shuffled."""

import msgspec
from msgspec.structs import replace

from kitapi.kernel.actors import Seat
from kitapi.kernel.options import Nonce, Seal
from kitapi.kernel.shuffle.events import Contributed, Pledged, ShuffleUnused
from kitapi.kernel.shuffle.shares import PLEDGED, SHARE_BYTES, Commitment, pledge_of

WHY_NOT = ("unasked", "pledged", "given", "early", "unfit")
"""Why a pledge or a share is refused, in this order: the algorithm has no pledges; the seat has pledged; it has
revealed its share; not all have pledged yet; the share is not what was pledged."""


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    """The shuffle of one deal.

    ``commitment`` binds the room. ``pledges`` and ``values`` hold each seat's pledge and revealed share, in hexadecimal
    (None: not given yet; empty: the player is absent or unwilling); ``pledges`` has no entries if the algorithm has
    none. ``is_made``: chance has shuffled the cards. ``is_disclosed``: chance never shuffled, and has shown its secret.
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
        if None not in given:
            return ()
        return tuple(Seat(seat) for seat, one in enumerate(given) if one is None)

    @property
    def is_ready(self) -> bool:
        """Whether all shares are revealed, and chance has not shuffled the cards yet."""
        return not self.is_made and not self.due

    @property
    def contributions(self) -> tuple[str, ...]:
        """The seats' contributions to the shuffle, by seat; empty text for a seat that has given none."""
        return tuple(value or "" for value in self.values)

    def option(self, seat: Seat) -> Seal | Nonce:
        """The option of ``seat``, which is among those ``due``."""
        if None in self.pledges:
            return Seal(action="pledge", seat=seat, commitment=self.commitment, bytes=SHARE_BYTES)
        pledge = self.pledges[seat] if self.pledges else ""
        return Nonce(action="contribute", bytes=SHARE_BYTES, pledge=pledge or "")

    def why_not_pledge(self, seat: Seat) -> str | None:
        """Return why ``seat`` may not pledge now, as one of ``WHY_NOT``; None if it may."""
        if not self.pledges:
            return "unasked"
        return "pledged" if self.pledges[seat] is not None else None

    def why_not_reveal(self, seat: Seat, value: str) -> str | None:
        """Return why ``seat`` may not reveal ``value`` now, as one of ``WHY_NOT``; None if it may.

        An empty value is always allowed once all have pledged; the record then shows that the share was withheld.
        """
        if self.values[seat] is not None:
            return "given"
        if None in self.pledges:
            return "early"
        if self.pledges and value and pledge_of(self.commitment, seat, value) != self.pledges[seat]:
            return "unfit"
        return None


def open_shuffle(commitment: Commitment, seats: int) -> Shuffle:
    """The shuffle when a deal for ``seats`` is opened."""
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
    """``shuffle`` after chance has shuffled the cards."""
    return replace(shuffle, is_made=True)


def _with(given: tuple[str | None, ...], seat: Seat, value: str) -> tuple[str | None, ...]:
    return (*given[:seat], value, *given[seat + 1 :])
