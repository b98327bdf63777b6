"""Decides the phase of the shuffle for every game: commit, reveal, and the secret of a shuffle that was never made.

After the reveal, once ``Shuffle.is_ready``, chance shuffles; how the cards are dealt is for the game to decide.
"""

from typing import Generic, TypeVar

import msgspec

from kitapi.kernel.actors import CHANCE, Actor, Seat
from kitapi.kernel.errors import IllegalAction
from kitapi.kernel.shuffle.actions import Contribute, Pledge, Unused
from kitapi.kernel.shuffle.events import Contributed, Pledged, ShuffleUnused
from kitapi.kernel.shuffle.state import Shuffle

PledgedT = TypeVar("PledgedT", bound=Pledged)
ContributedT = TypeVar("ContributedT", bound=Contributed)
UnusedT = TypeVar("UnusedT", bound=ShuffleUnused)


class ShufflePhase(msgspec.Struct, Generic[PledgedT, ContributedT, UnusedT], frozen=True, kw_only=True):
    """The phase of the shuffle in one game: the clause that its refusals name, and the game's types of its events."""

    clause: str
    pledged: type[PledgedT]
    contributed: type[ContributedT]
    unused: type[UnusedT]

    def decide_pledge(self, shuffle: Shuffle, seat: Seat, digest: str) -> tuple[PledgedT, ...]:
        """Commit: ``seat`` binds itself to its share, once.

        Raises:
            IllegalAction: the seat has pledged already, or the algorithm has no pledges; the fact ``share`` says which
                (``WHY_NOT``).
        """
        if why := shuffle.why_not_pledge(seat):
            raise IllegalAction(self.clause, share=why)
        return (self.pledged(seat=seat, digest=digest),)

    def decide_contribution(self, shuffle: Shuffle, seat: Seat, value: str) -> tuple[ContributedT, ...]:
        """Reveal: ``seat`` shows its share, once.

        Raises:
            IllegalAction: the share comes too early or too late, or is not what was pledged; the fact ``share`` says
                which (``WHY_NOT``).
        """
        if why := shuffle.why_not_reveal(seat, value):
            raise IllegalAction(self.clause, share=why)
        return (self.contributed(seat=seat, value=value),)

    def decide_share(
        self, shuffle: Shuffle, seat: Seat, action: Pledge | Contribute
    ) -> tuple[PledgedT, ...] | tuple[ContributedT, ...]:
        """Commit or reveal: see ``decide_pledge`` and ``decide_contribution``."""
        if isinstance(action, Pledge):
            return self.decide_pledge(shuffle, seat, action.digest)
        return self.decide_contribution(shuffle, seat, action.value)

    def decide_unused(self, shuffle: Shuffle, actor: Actor, action: Unused, *, over: bool) -> tuple[UnusedT, ...]:
        """Chance shows, once, the secret of a shuffle that was never made; ``over``: whether the deal is over.

        Raises:
            IllegalAction: the actor is not chance, or the cards were shuffled or still may be.
        """
        if actor != CHANCE:
            raise IllegalAction(self.clause, chance=False)
        if not is_undisclosed(shuffle, over=over):
            raise IllegalAction(self.clause, unused=False)
        return (self.unused(secret=action.secret),)


def is_undisclosed(shuffle: Shuffle, *, over: bool) -> bool:
    """Whether the deal is over, its cards were never shuffled, and chance has not shown its secret yet."""
    return over and not shuffle.is_made and not shuffle.is_disclosed
