"""The commands at a table by invitation, and the form in which its host sees requests."""

from typing import TypeAlias

import msgspec

from kitapi.room.command_fields import CommandId, Name, Number, SeatNumber


class RequestSeat(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="request_seat"
):
    """Request a seat of the host of a table by invitation."""

    id: CommandId
    seat: SeatNumber
    name: Name


class AnswerSeatRequest(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answer_seat_request"
):
    """As the host, admit the visitor of a request, or refuse."""

    id: CommandId
    request: Number
    admit: bool


class RenewInvitation(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="renew_invitation"
):
    """As the host, make a new link to a seat; the old one is void."""

    id: CommandId
    seat: SeatNumber


class RemovePerson(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="remove_person"
):
    """As the host, remove the person from a seat; a bot replaces them."""

    id: CommandId
    seat: SeatNumber


class MutePerson(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="mute_person"
):
    """As who opened the table, mute the person at a seat, or end that: what they propose or say is refused."""

    id: CommandId
    seat: SeatNumber
    muted: bool


InvitationCommand: TypeAlias = RequestSeat | AnswerSeatRequest | RenewInvitation | RemovePerson | MutePerson


class SeatRequestView(msgspec.Struct, frozen=True, kw_only=True):
    """A request to the host for a seat, with its number."""

    number: int
    seat: int
    name: str
