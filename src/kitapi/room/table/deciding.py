"""Decides a command at a table as it stands: the events to store, or why it is refused."""

from typing import Any, NamedTuple, TypeAlias

import msgspec

from kitapi.kernel import Actor, Seat
from kitapi.players import CLAIRVOYANT
from kitapi.room.errors import (
    ArchivedSitting,
    DealRunning,
    MalformedCommand,
    NotStarted,
    SeesAllCards,
    SittingOver,
    StaleCommand,
    TablesStopped,
)
from kitapi.room.onlookers.messages import (
    Accept,
    Act,
    AnswerProposal,
    AnswerRequest,
    BreakUp,
    Command,
    DismissRole,
    GiveAway,
    LeaveRole,
    Next,
    Propose,
    Rise,
    SeatBot,
    Sit,
    TakeRole,
    Terms,
)
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats import taking_seats
from kitapi.room.seats.invitation_messages import (
    AnswerSeatRequest,
    InvitationCommand,
    MutePerson,
    RemovePerson,
    RenewInvitation,
    RequestSeat,
)
from kitapi.room.seats.invitations import SeatRequest
from kitapi.room.seats.moment import Missing, Moment
from kitapi.room.seats.names import BotNames
from kitapi.room.seats.seating_events import SaidNext, SeatingEvent
from kitapi.room.table import breaking_up, hosting, inviting, proposing, staffing, terms
from kitapi.room.table.table import Change, Table

LONGEST_NAME = 24


class UserRequest(NamedTuple):
    """A command of ``user``, with the ``action`` in it, if it has one, read from its JSON.

    ``content``: what makes two commands the same, which is all but their id, a name, and what was seen, in one
    spelling. A name is left out as the digest of what remains is stored, from which a name could be guessed.
    """

    user: str
    command: Command
    content: bytes
    action: Any = None


def read_request(game: AnyGame, user: str, command: Command) -> UserRequest:
    """Read what is still JSON in a command.

    Raises:
        MalformedAction: the action or the terms cannot be read.
    """
    match command:
        case Act():
            by = b"" if command.role is None else msgspec.json.encode(command.role) + b" "
            action = game.codec.read_action(bytes(command.action))
            return UserRequest(user, command, b"act " + by + game.codec.write_action(action), action)
        case Propose():
            action = game.codec.read_action(bytes(command.action))
            return UserRequest(user, command, b"propose " + game.codec.write_action(action), action)
        case Terms():
            terms = game.codec.read_terms(bytes(command.terms))
            return UserRequest(user, command, b"terms " + game.codec.write_terms(terms))
        case _:
            named = {"name": ""} if hasattr(command, "name") else {}
            content = msgspec.json.encode(msgspec.structs.replace(command, id="", **named))
            return UserRequest(user, command, content)


def decided(table: Table, request: UserRequest, bots: BotNames, missing: Missing) -> Change:
    """The events that ``request`` causes; ``bots``: the names of bots.

    ``missing``: the people at the seats and in the house's roles who have been away for long.

    Raises:
        RoomError, RulesError: it is refused.
    """
    if table.is_archive:
        raise ArchivedSitting
    user, command = request.user, request.command
    match command:
        case Act():
            return _act(table, command, request)
        case TakeRole():
            _demand_going_on(table)
            now = table.moment._replace(missing=missing, bots=bots.all)
            return Change(seating=staffing.take(table, user, command.role, name_read(command.name), now))
        case LeaveRole():
            return Change(seating=staffing.leave(table, user, command.role))
        case AnswerRequest():
            _demand_going_on(table)
            return Change(seating=hosting.answered(table, user, command.request, missing, admit=command.admit))
        case DismissRole():
            return Change(seating=staffing.dismiss(table, user, command.role, missing))
        case _:
            return Change(seating=_decided(table, user, command, bots, missing))


SeatsCommand: TypeAlias = (
    Sit | Rise | SeatBot | Next | Terms | Accept | BreakUp | Propose | GiveAway | AnswerProposal | InvitationCommand
)
"""What changes the seating alone, and concerns the seats."""


def _decided(
    table: Table, user: str, command: SeatsCommand, bots: BotNames, missing: Missing
) -> tuple[SeatingEvent, ...]:
    now = table.moment._replace(missing=missing, bots=bots.all)
    match command:
        case Sit():
            _demand_going_on(table)
            staffing.demand_may_sit(table, user)
            inviting.demand_invited(table, user, command.seat, command.invitation)
            return taking_seats.sit(table.seating, user, command.seat, name_read(command.name), now)
        case Rise():
            return taking_seats.rise(table.seating, user, now, for_good=command.for_good)
        case SeatBot():
            _demand_going_on(table)
            _demand_seatable(command.bot, bots)
            return taking_seats.seat_bot(table.seating, user, command.seat, command.bot, now)
        case Next():
            return said_next(table, user)
        case RequestSeat() | AnswerSeatRequest() | RenewInvitation() | RemovePerson() | MutePerson():
            _demand_going_on(table)
            return _of_invitations(table, user, command, bots, now)
        case GiveAway():
            _demand_going_on(table)
            inviting.demand_may_propose(table, user)
            return proposing.give_away(table, user, command, missing)
        case _:
            return _said_to_all(table, user, command)


def _demand_seatable(bot: str, bots: BotNames) -> None:
    if bot == CLAIRVOYANT:
        raise SeesAllCards(bot=bot)
    if bot not in bots.here:
        raise MalformedCommand("bot", "is no bot of this game")


def _of_invitations(
    table: Table, user: str, command: InvitationCommand, bots: BotNames, now: Moment
) -> tuple[SeatingEvent, ...]:
    """Decides the commands of a table by invitation."""
    match command:
        case RequestSeat():
            wanted = SeatRequest(Seat(command.seat), user, name_read(command.name))
            return inviting.request(table, wanted, now)
        case AnswerSeatRequest():
            return inviting.answer(table, user, command.request, admit=command.admit)
        case RenewInvitation():
            return inviting.renew(table, user, command.seat)
        case RemovePerson():
            return inviting.remove(table, user, command.seat, bots.here[0])
        case MutePerson():
            return inviting.mute(table, user, command.seat, muted=command.muted)


def _said_to_all(
    table: Table, user: str, command: Terms | Accept | BreakUp | Propose | AnswerProposal
) -> tuple[SeatingEvent, ...]:
    """What needs the agreement of all people at the seats."""
    if isinstance(command, Terms | Propose) or (isinstance(command, BreakUp) and command.agree):
        inviting.demand_may_propose(table, user)
    match command:
        case Terms():
            return terms.put(table, user, command)
        case Accept():
            return terms.accept(table, user, command)
        case BreakUp():
            return breaking_up.wish(table, user, agree=command.agree)
        case Propose():
            return proposing.propose(table, user, command)
        case AnswerProposal():
            return proposing.answer(table, user, command)


def actor_of(table: Table, user: str, command: Act) -> Actor:
    """Who ``user`` is at ``table`` when they act: the role of the house that they name, or their seat.

    Raises:
        NotStaffed, NotSeated: they do not have that role, or no seat.
    """
    if command.role is not None:
        return staffing.role_demanded(table.seating, user, command.role)
    return table.seating.seat_demanded(user)


def _act(table: Table, command: Act, request: UserRequest) -> Change:
    actor, action = actor_of(table, request.user, command), request.action
    if table.deal is None:
        raise NotStarted
    _demand_going_on(table)
    if table.is_stopped and not (table.game.house and table.game.house.is_report(action)):
        raise TablesStopped
    asked = table.deal.asked.get(actor, table.deal.opened)
    if not asked <= command.seen <= table.version:
        raise StaleCommand(seen=command.seen, asked=asked)
    return Change(play=table.decide(actor, action), by=actor)


def _demand_going_on(table: Table) -> None:
    if table.is_finished:
        raise SittingOver


def said_next(table: Table, user: str) -> tuple[SeatingEvent, ...]:
    """``user`` is ready for the next deal.

    Raises:
        NotSeated: they do not sit here.
        NotStarted, DealRunning, SittingOver: there is no next deal to be ready for.
    """
    seat = table.seating.seat_demanded(user)
    if table.deal is None:
        raise NotStarted
    if table.is_running:
        raise DealRunning
    _demand_going_on(table)
    return () if table.is_ready(seat) else (SaidNext(seat=seat, at=table.version),)


def name_read(name: str, field: str = "name") -> str:
    """A name without the blanks around it; ``field``: what it is called by who sent it.

    Raises:
        MalformedCommand: it is too long, or holds characters that do not print.
    """
    trimmed = " ".join(name.split())
    if len(trimmed) > LONGEST_NAME:
        raise MalformedCommand(field, f"must have at most {LONGEST_NAME} characters")
    if not trimmed.isprintable():
        raise MalformedCommand(field, "must have printable characters only")
    return trimmed
