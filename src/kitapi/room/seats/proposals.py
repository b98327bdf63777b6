"""Proposals to all people at a table: their events in the seating stream, and the fold of these."""

from typing import NamedTuple, TypeAlias

import msgspec

from kitapi.kernel import Seat


class ProposalMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.proposal_made"):
    """A person proposes something to all people at the table; ``action`` is the game's own JSON.

    Instead of an action, ``release`` is the seat that is no longer to be reserved for its owner, or ``kept`` the number
    of the deal's events that remain valid when an act of the person who proposes is taken back.
    """

    seat: Seat
    action: str
    at: int
    release: Seat | None = None
    kept: int | None = None


class ProposalAccepted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.proposal_accepted"):
    """A person agrees to the proposal numbered ``number``."""

    seat: Seat
    number: int


class ProposalRefused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.proposal_refused"):
    """A person refuses the proposal numbered ``number``, or withdraws it; it is closed."""

    seat: Seat
    number: int


ProposalEvent: TypeAlias = ProposalMade | ProposalAccepted | ProposalRefused


class Proposal(NamedTuple):
    """The last proposal: its author's seat, the game's action as JSON, its version, and who agrees (none: closed).

    ``release`` and ``kept``: as in ``ProposalMade``.
    """

    number: int
    seat: Seat
    action: bytes
    at: int
    agreed: frozenset[Seat]
    release: Seat | None = None
    kept: int | None = None

    def without(self, seat: Seat) -> "Proposal":
        """The proposal after ``seat`` has another occupant: closed if it was made from there."""
        return self._replace(agreed=frozenset() if seat == self.seat else self.agreed - {seat})


def proposal_after(before: Proposal | None, event: ProposalEvent) -> Proposal | None:
    """The last proposal after ``event``; answers to an earlier one change nothing."""
    match event:
        case ProposalMade(seat=seat, action=action, at=at, release=release, kept=kept):
            number = 1 if before is None else before.number + 1
            return Proposal(number, seat, action.encode(), at, frozenset({seat}), release, kept)
        case ProposalAccepted(seat=seat) if before is not None and event.number == before.number:
            return before._replace(agreed=before.agreed | {seat})
        case ProposalRefused() if before is not None and event.number == before.number:
            return before._replace(agreed=frozenset())
        case _:
            return before
