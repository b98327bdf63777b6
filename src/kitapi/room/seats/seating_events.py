"""The events of a table's seating: changes of its seats and roles.

``at`` is the version of the play stream at that moment, which shows who had a seat in which deal.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.kernel import Role, Seat
from kitapi.records.seat_changes import SeatChange
from kitapi.room.seats.given_names import CalledName, GivenName, ImportedName
from kitapi.room.seats.invitations import InvitationEvent, PersonMuted
from kitapi.room.seats.proposals import ProposalEvent

Advice: TypeAlias = Literal["off", "alone", "on"]
"""Who may see advice at a table: nobody, the only person at its seats, or everybody there."""


Entry: TypeAlias = Literal["open", "invitation"]
"""Who may sit down: anybody with the table's link, or only people with a link to a seat, or whom the host admits."""

MOST_KEPT_DEALS = 1000
"""The largest number of deals for which a table may reserve the seat of a person who left it."""


class TableOpened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.opened"):
    """A table for ``seats`` players was opened; ``terms``: the game's own JSON with all fields.

    ``by``: the user who opened it, and so accepts these terms; None if that is unknown. ``house``: the house of the
    table, with the table's id if it is one of its own; None if the game has no house, or the table is from before
    houses had names. ``kept_deals``: for how many deals a seat stays reserved for the person who left it; None: for the
    whole sitting. ``key``: signs the links to the seats of a table by invitation.
    """

    game: str
    seats: int
    terms: msgspec.Raw
    by: str | None = None
    advice: Advice = "alone"
    house: str | None = None
    kept_deals: Annotated[int, Meta(ge=1, le=MOST_KEPT_DEALS)] | None = None
    entry: Entry = "open"
    key: str = ""

    def __repr__(self) -> str:
        return f"TableOpened(game={self.game!r}, seats={self.seats})"


class HouseJoined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.house_joined"):
    """The table, opened before houses had names, belongs to ``house``."""

    house: str


class VisitorCalled(msgspec.Struct, frozen=True, kw_only=True):
    """The name in a record of the visitor with this public name."""

    visitor: str
    name: CalledName


class SittingArchived(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.sitting_archived"):
    """The table holds the record of ``deals`` deals, played by people with these ``names``, by seat.

    ``changes``: the changes of seats in the record. ``people``: the authors of events, if the record names them.
    """

    names: tuple[ImportedName, ...]
    deals: int
    changes: tuple[SeatChange, ...] = ()
    people: tuple[VisitorCalled, ...] = ()


class TermsPut(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.terms_put"):
    """The person with ``seat`` put other terms on the table, and so accepts them."""

    seat: Seat
    terms: msgspec.Raw


class TermsAccepted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.terms_accepted"):
    """A person accepted the terms numbered ``number``."""

    seat: Seat
    number: int


class PersonSat(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.person_sat"):
    """A person took a seat that was open or had a bot, or changed their name at their own seat.

    ``deal``, ``running``: as in ``PersonRose``; 0 and false after a change of name, because the seat keeps its
    occupant.
    """

    seat: Seat
    user: str
    name: GivenName
    at: int
    deal: int = 0
    running: bool = False


class PersonRose(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.person_rose"):
    """A person no longer has a seat: they left it, or ``by`` freed it while they were away.

    ``kept``: the seat stays reserved for them; None in older logs. ``deal``: the number of the newest deal, 0 before
    the first and in older logs; ``running``: that deal was not over.
    """

    seat: Seat
    user: str
    at: int
    by: str | None = None
    kept: bool | None = None
    deal: int = 0
    running: bool = False


class SeatReleased(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.seat_released"):
    """All people present agreed that a seat is no longer reserved for ``user``; ``agreed``: their seats."""

    seat: Seat
    user: str
    at: int
    agreed: tuple[Seat, ...]
    deal: int = 0


class BotSat(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.bot_sat"):
    """A bot took an open seat. ``deal``, ``running``: as in ``PersonRose``."""

    seat: Seat
    bot: str
    at: int
    deal: int = 0
    running: bool = False


class SaidNext(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.said_next"):
    """A person declared that they are ready for the deal after the one that ended at version ``at``."""

    seat: Seat
    at: int


class EndWished(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.end_wished"):
    """A person wants to end the sitting early."""

    seat: Seat
    at: int


class EndRefused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.end_refused"):
    """A person wants to continue playing; all earlier wishes to end the sitting are void."""

    seat: Seat
    at: int


class RoleTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.role_taken"):
    """A person took one of the house's roles from the automaton; ``by``: the user who admitted them, if any."""

    role: Role
    user: str
    name: GivenName
    at: int
    by: str | None = None


class RoleRequested(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.role_requested"):
    """A person requests a role of the host; requests at a table are numbered from 1."""

    number: int
    role: Role
    user: str
    name: GivenName
    at: int


class RequestClosed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.request_closed"):
    """A request is ``admitted`` or ``refused`` by the person who admits others, or ``withdrawn`` by its author."""

    number: int
    outcome: str
    by: str
    at: int


class RoleLeft(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.role_left"):
    """A person no longer has a role: they left it, or ``by`` took it over while they were away, or dismissed them.

    In older logs also: ``by`` put terms on the table under which nobody may have a role beside a seat or another role.
    """

    role: Role
    user: str
    at: int
    by: str | None = None


class TalkAllowed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.talk_allowed"):
    """The person who opened the table switched its table talk on or off; at first it is on."""

    allowed: bool
    at: int


class FreeTextAllowed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="table.free_text_allowed"):
    """The person who opened the table allowed people to write free text there, or ended that; at first they may not."""

    allowed: bool
    at: int


SeatingEvent: TypeAlias = (
    TableOpened
    | HouseJoined
    | SittingArchived
    | TermsPut
    | TermsAccepted
    | PersonSat
    | PersonRose
    | SeatReleased
    | BotSat
    | SaidNext
    | EndWished
    | EndRefused
    | ProposalEvent
    | RoleTaken
    | RoleLeft
    | RoleRequested
    | RequestClosed
    | InvitationEvent
    | PersonMuted
    | TalkAllowed
    | FreeTextAllowed
)
