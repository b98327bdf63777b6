"""The messages of a table's socket: the commands of onlookers, and what they are shown.

The JSON form is that of ``docs/formats/socket.md``. Actions, views and observations pass through as the game wrote
them.
"""

from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from kitapi.room.command_fields import CommandId, Count, Name, Number, SeatNumber, Word
from kitapi.room.onlookers.take_back_messages import TakeBackAct
from kitapi.room.onlookers.talk_messages import AllowFreeText, AllowTalk, Talk
from kitapi.room.seats.invitation_messages import (
    AnswerSeatRequest,
    MutePerson,
    RemovePerson,
    RenewInvitation,
    RequestSeat,
    SeatRequestView,
)
from kitapi.room.seats.seating_events import Advice, Entry

_encode = msgspec.json.Encoder().encode


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Take an action that the game offers; ``seen`` is the version of the newest state shown to the player.

    ``role``: the house's role that acts; None: the player's seat acts.
    """

    id: CommandId
    seen: Count
    action: msgspec.Raw
    role: Word | None = None


class Sit(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="sit",
):
    """Take an open seat or a bot's, or change the name at one's own; ``invitation``: the code of a link to it."""

    id: CommandId
    seat: SeatNumber
    name: Name
    invitation: Word = ""


class Rise(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag="rise",
):
    """Leave the seat; it becomes open, and stays reserved unless its person leaves ``for_good``."""

    id: CommandId
    for_good: bool = False


class SeatBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="seat_bot"):
    """Put a bot into an open seat, another bot's seat, one's own, or that of somebody who is missing."""

    id: CommandId
    seat: SeatNumber
    bot: Word


class Next(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="next"):
    """Declare that the player is ready for the next deal."""

    id: CommandId


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="terms"):
    """Put other terms on the table before the first deal."""

    id: CommandId
    terms: msgspec.Raw


class Accept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="accept"):
    """Accept the terms numbered ``terms``."""

    id: CommandId
    terms: Count


class BreakUp(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="break_up"):
    """Agree to end the sitting early, or refuse."""

    id: CommandId
    agree: bool


class Propose(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="propose"):
    """Propose to all people at the table an action that the game offers them together."""

    id: CommandId
    action: msgspec.Raw


class GiveAway(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="give_away"
):
    """Propose to all people present that ``seat`` is no longer reserved for its owner."""

    id: CommandId
    seat: SeatNumber


class AnswerProposal(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answer_proposal"
):
    """Agree to the proposal numbered ``proposal``, or refuse it."""

    id: CommandId
    proposal: Number
    agree: bool


class TakeRole(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="take_role"
):
    """Take one of the house's roles; without a ``name``, under the name that the person already has at this table."""

    id: CommandId
    role: Word
    name: Name = ""


class LeaveRole(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="leave_role"
):
    """Leave one of the house's roles; the automaton takes it."""

    id: CommandId
    role: Word


class AnswerRequest(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answer_request"
):
    """As the host, admit the person who made a request for a role, or refuse it."""

    id: CommandId
    request: Number
    admit: bool


class DismissRole(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="dismiss_role"
):
    """As the host, take one of the house's roles away from the person who has it."""

    id: CommandId
    role: Word


Command: TypeAlias = (
    Act
    | Sit
    | Rise
    | SeatBot
    | Next
    | Terms
    | Accept
    | BreakUp
    | Propose
    | TakeBackAct
    | GiveAway
    | AnswerProposal
    | RequestSeat
    | AnswerSeatRequest
    | RenewInvitation
    | RemovePerson
    | MutePerson
    | TakeRole
    | LeaveRole
    | AnswerRequest
    | DismissRole
    | AllowTalk
    | AllowFreeText
)


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it.

    ``missing``: its player has been away for so long that others may let a bot play for them. ``ending``: the player
    wants to end the sitting early. ``getting_ready``: the bot needs the solver, which is being compiled; another bot
    plays meanwhile. ``dealt``: the seat has cards in the running deal, so that nobody new may take it. ``reserved``:
    the name of the person for whom it is reserved, if it is; ``givable``: the others may propose to give it away.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    connected: bool
    missing: bool
    ready: bool
    accepted: bool
    ending: bool
    getting_ready: bool = False
    dealt: bool = False
    reserved: str | None = None
    givable: bool = False
    muted: bool = False


class RoleView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the house's roles as everybody sees it: who has it.

    The automaton acts in every role that no person has, and in those of people who are ``missing``.
    """

    role: str
    kind: Literal["automaton", "person"]
    name: str
    connected: bool
    missing: bool


class RequestView(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a role, by its number."""

    number: int
    role: str
    name: str


class TermsView(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of the table; ``preset``: the name of the set of house rules in ``variant``, if the set has a name."""

    number: int
    players: int
    variant: Any
    preset: str | None


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """The time limit of the player to act: ``seconds`` in total, and the remaining milliseconds, ``left``."""

    seat: int
    seconds: int
    left: int


class ProposalView(msgspec.Struct, frozen=True, kw_only=True):
    """The proposal of the person at ``seat`` to all people at the table, and the seats of those who agree.

    ``action``: the proposed action of the game; if it is null, the proposal is to reserve the seat ``release`` no
    longer for its owner, or with ``takes_back`` to take back an act of the person who proposes.
    """

    number: int
    seat: int
    action: msgspec.Raw
    agreed: tuple[int, ...]
    release: int | None = None
    takes_back: bool = False


class TableView(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The table around the cards.

    ``me``: the viewer's seat; ``kept``: the seat to which the viewer may return. ``sheet``: the number of finished
    deals. ``started``: whether a deal has been opened. ``watching``: the number of onlookers without a seat or a role.
    ``meter``: the amount of the meter of the table's house; ``house``: the name of that house, empty if it is the
    table's own; both are None if the game has no house. ``stopped``: whether another table of the house has stopped
    this one. ``roles``: the roles of the house, none if the game has no house; ``mine``: the roles of the viewer;
    ``acting``: the role whose view of the game the viewer sees. ``practice``: whether one person may have several
    roles, and a seat besides. ``host``: the name of the person who admits others to roles now, if it is known;
    ``admits``: whether the viewer is that person, and sees the pending ``requests``; ``asked``: the roles that the
    viewer has requested. ``bots``: the bots that may be seated, the recommended one first. ``advice``: who may see the
    values of their options; ``advised``: whether people at the seats may see them now. ``clock``: the clock of the seat
    whose time is limited now. ``proposal``: the open proposal to all people at the table. ``kept_deals``: for how many
    deals a seat stays reserved for the person who left it; None: for the whole sitting. ``entry``: who may sit down.
    The other fields are for tables by invitation. ``hosting``: whether the viewer is the host, and sees the codes of
    the ``invitations`` by seat, empty for a seat whose link is used, and the ``seat_requests``; ``seat_asked``: the
    seat that the viewer has requested; ``invited``: the seat that they may take. ``talk``: whether people at the seats
    may talk now; ``free_text``: whether they may also write free text then; ``moderates``: the viewer may switch both
    on and off, take texts away and mute people.
    """

    id: str
    game: str
    me: int | None
    kept: int | None
    seats: tuple[SeatView, ...]
    sheet: int
    terms: TermsView
    started: bool
    watching: int
    archive: bool
    meter: int | None = None
    house: str | None = None
    stopped: bool = False
    roles: tuple[RoleView, ...] = ()
    mine: tuple[str, ...] = ()
    acting: str | None = None
    practice: bool = False
    host: str = ""
    admits: bool = False
    requests: tuple[RequestView, ...] = ()
    asked: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    advice: Advice = "alone"
    advised: bool = False
    clock: ClockView | None = None
    proposal: ProposalView | None = None
    kept_deals: int | None = None
    entry: Entry = "open"
    hosting: bool = False
    invitations: tuple[str, ...] = ()
    seat_requests: tuple[SeatRequestView, ...] = ()
    seat_asked: int | None = None
    invited: int | None = None
    talk: Talk = "off"
    free_text: bool = False
    moderates: bool = False

    @cached_property
    def written(self) -> bytes:
        """The table as JSON, encoded once for all states until it changes."""
        return _encode(self)


class State(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="state", dict=True):
    """All that a viewer may know now, and the viewer's observations since the state before.

    ``history``: the observations of the newest deal that the viewer has received, or would have received if they had
    looked on from its opening. It is only in a state that does not continue the one sent before: the first state, a
    state for another viewer, or a state after events that were not sent or after a take-back. In such a state
    ``observations`` is empty. ``take_back``: the number of the deal's events that remain valid if the viewer takes back
    their newest act; absent if they have none to take back.
    """

    version: int
    table: TableView
    view: msgspec.Raw | None
    observations: tuple[msgspec.Raw, ...]
    history: tuple[msgspec.Raw, ...] | msgspec.UnsetType = msgspec.UNSET
    take_back: int | msgspec.UnsetType = msgspec.UNSET

    @cached_property
    def written(self) -> bytes:
        """The state as JSON, assembled once for all who get the same state, from parts that are already encoded."""
        history = b"" if self.history is msgspec.UNSET else b',"history":[%b]' % b",".join(self.history)
        view = b"null" if self.view is None else bytes(self.view)
        back = b"" if self.take_back is msgspec.UNSET else b',"take_back":%d' % self.take_back
        return b'{"type":"state","version":%d,"table":%b,"view":%b,"observations":[%b]%b%b}' % (
            self.version,
            self.table.written,
            view,
            b",".join(self.observations),
            history,
            back,
        )

    @property
    def has_no_news(self) -> bool:
        """Whether the state has neither observations nor a history."""
        return not self.observations and self.history is msgspec.UNSET


class Watching(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="watching"):
    """The number of onlookers without a seat or a role, sent if only this number has changed since the state before."""

    count: int
