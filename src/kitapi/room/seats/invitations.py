"""The state of a table by invitation: signed links to its seats, requests to its host, and muted people."""

import base64
import hashlib
import hmac
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from kitapi.kernel import Seat
from kitapi.room.seats.given_names import GivenName

CODE_LENGTH = 22
"""The number of characters of a link's code: 132 bits of the signature."""


class SeatRequested(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.seat_requested"):
    """A visitor requests ``seat`` from the host; a table numbers its requests from 1, and a visitor has one at most."""

    number: int
    seat: Seat
    user: str
    name: GivenName
    at: int


class SeatRequestAnswered(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.seat_request_answered"
):
    """The host answered the request ``number``; its visitor may sit down there if the host agreed."""

    number: int
    admit: bool
    at: int


class InvitationRenewed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.invitation_renewed"):
    """The host made a new link for ``seat``: the old one is void, and no longer bound to anybody."""

    seat: Seat
    at: int


class PersonMuted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.person_muted"):
    """The host ``muted`` the person at a seat, so that what they propose or say is refused, or ended that."""

    seat: Seat
    user: str
    muted: bool
    at: int


InvitationEvent: TypeAlias = SeatRequested | SeatRequestAnswered | InvitationRenewed


class SeatRequest(NamedTuple):
    """A request for a seat."""

    seat: Seat
    user: str
    name: str


class Invitations(msgspec.Struct, frozen=True, kw_only=True):
    """Who may sit down at a table by invitation.

    ``key``: the key that signs the links (hexadecimal); it is never sent to anybody. ``rounds``: by seat, the number of
    times that its link was renewed. ``bound``: by seat, the visitor who used its link first or whom the host admitted.
    ``requests``: the pending requests; ``requested``: the number of all requests; ``refused``: by visitor, the number
    of times that the host refused them.
    """

    key: str
    rounds: dict[Seat, int] = {}
    bound: dict[Seat, str] = {}
    requests: dict[int, SeatRequest] = {}
    requested: int = 0
    refused: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"Invitations(rounds={self.rounds!r}, requests={len(self.requests)})"

    def code(self, table: str, seat: Seat) -> str:
        """The code of the link to ``seat`` of ``table``."""
        signed = f"kitapi-seat-1/{table}/{seat}/{self.rounds.get(seat, 0)}".encode()
        signature = hmac.new(bytes.fromhex(self.key), signed, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(signature).decode()[:CODE_LENGTH]

    def is_code(self, table: str, seat: Seat, code: str) -> bool:
        """Whether ``code`` belongs to the link to ``seat``; the comparison takes the same time for every code."""
        return hmac.compare_digest(self.code(table, seat).encode(), code.encode())

    def with_seat_taken(self, seat: Seat, user: str) -> "Invitations":
        """The state after ``user`` took ``seat``: its link is bound to them."""
        return replace(self, bound={**self.bound, seat: user}, requests=_others(self.requests, user))

    def with_new_link(self, seat: Seat) -> "Invitations":
        """The state with a new link to ``seat``, bound to nobody."""
        bound = {other: user for other, user in self.bound.items() if other != seat}
        return replace(self, bound=bound, rounds={**self.rounds, seat: self.rounds.get(seat, 0) + 1})

    def after(self, event: InvitationEvent) -> "Invitations":
        """The state after ``event``."""
        match event:
            case SeatRequested():
                request = SeatRequest(event.seat, event.user, event.name)
                requests = {**_others(self.requests, event.user), event.number: request}
                return replace(self, requests=requests, requested=event.number)
            case SeatRequestAnswered():
                return self._answer_request(event)
            case InvitationRenewed():
                return self.with_new_link(event.seat)

    def _answer_request(self, event: SeatRequestAnswered) -> "Invitations":
        request = self.requests.get(event.number)
        if request is None:
            return self
        rest = _others(self.requests, request.user)
        if event.admit:
            return replace(self.with_new_link(request.seat), requests=rest).with_seat_taken(request.seat, request.user)
        refused = {**self.refused, request.user: self.refused.get(request.user, 0) + 1}
        return replace(self, requests=rest, refused=refused)


def _others(requests: dict[int, SeatRequest], user: str) -> dict[int, SeatRequest]:
    return {number: one for number, one in requests.items() if one.user != user}


def invitations_of(opened: Any) -> Invitations | None:
    """The invitations of a table by invitation; None if anybody with the table's link may sit down."""
    return Invitations(key=opened.key) if opened.entry == "invitation" else None
