"""The decision on a command at a table: the events to store, or a refusal."""

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
from kitapi.room.onlookers.take_back_messages import TakeBackAct
from kitapi.room.onlookers.talk_messages import AllowFreeText, AllowTalk
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats import seat_rules
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
from kitapi.room.table import (
    break_up,
    invitation_rules,
    proposal_rules,
    role_admission,
    staffing,
    take_back_rules,
    talk_rules,
    terms,
)
from kitapi.room.table.table import Change, Table

LONGEST_NAME = 24


class UserRequest(NamedTuple):
    """A command of ``user``, with its decoded ``action``, if it has one.

    ``content``: the encoded command without its id, names, and the version that was seen, so that it is equal for
    repetitions. Names are left out because the digest of the content is stored, and names could be guessed from it.
    """

    user: str
    command: Command
    content: bytes
    action: Any = None


def read_request(game: AnyGame, user: str, command: Command) -> UserRequest:
    """Decode the parts of a command that are still JSON.

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


def decide_request(table: Table, request: UserRequest, bots: BotNames, missing: Missing) -> Change:
    """The events that ``request`` causes; ``bots``: the names of bots.

    ``missing``: the people at the seats and in the house's roles who are missing.

    Raises:
        RoomError, RulesError: the request is refused.
    """
    if table.is_archive:
        raise ArchivedSitting
    user, command = request.user, request.command
    match command:
        case Act():
            return _act(table, command, request)
        case TakeBackAct():
            return take_back_rules.take_back(table, user, command)
        case TakeRole():
            _demand_not_over(table)
            now = table.moment._replace(missing=missing, bots=bots.all)
            return Change(seating=staffing.take(table, user, command.role, parse_name(command.name), now))
        case LeaveRole():
            return Change(seating=staffing.leave(table, user, command.role))
        case AnswerRequest():
            _demand_not_over(table)
            return Change(
                seating=role_admission.answer_request(table, user, command.request, missing, admit=command.admit)
            )
        case DismissRole():
            return Change(seating=staffing.dismiss(table, user, command.role, missing))
        case _:
            return Change(seating=_decide_about_seats(table, user, command, bots, missing))


SeatsCommand: TypeAlias = (
    Sit
    | Rise
    | SeatBot
    | Next
    | AllowTalk
    | AllowFreeText
    | Terms
    | Accept
    | BreakUp
    | Propose
    | GiveAway
    | AnswerProposal
    | InvitationCommand
)
"""The commands that change only the seating, and concern the seats."""


def _decide_about_seats(
    table: Table, user: str, command: SeatsCommand, bots: BotNames, missing: Missing
) -> tuple[SeatingEvent, ...]:
    now = table.moment._replace(missing=missing, bots=bots.all)
    match command:
        case Sit():
            _demand_not_over(table)
            if table.seating.seat_of(user) is None:
                staffing.demand_may_sit(table, user)
                invitation_rules.demand_invited(table, user, command.seat, command.invitation)
            return seat_rules.sit(table.seating, user, command.seat, parse_name(command.name), now)
        case Rise():
            return seat_rules.rise(table.seating, user, now, for_good=command.for_good)
        case SeatBot():
            _demand_not_over(table)
            _demand_seatable(command.bot, bots)
            return seat_rules.seat_bot(table.seating, user, command.seat, command.bot, now)
        case Next():
            return say_next(table, user)
        case AllowTalk() | AllowFreeText():
            return talk_rules.allow(table, user, command)
        case RequestSeat() | AnswerSeatRequest() | RenewInvitation() | RemovePerson() | MutePerson():
            _demand_not_over(table)
            return _decide_about_invitations(table, user, command, bots, now)
        case GiveAway():
            _demand_not_over(table)
            invitation_rules.demand_not_muted(table, user)
            return proposal_rules.give_away(table, user, command, missing)
        case _:
            return _decide_joint_matter(table, user, command)


def _demand_seatable(bot: str, bots: BotNames) -> None:
    if bot == CLAIRVOYANT:
        raise SeesAllCards(bot=bot)
    if bot not in bots.here:
        raise MalformedCommand("bot", "is no bot of this game")


def _decide_about_invitations(
    table: Table, user: str, command: InvitationCommand, bots: BotNames, now: Moment
) -> tuple[SeatingEvent, ...]:
    """Decide the commands of a table by invitation."""
    match command:
        case RequestSeat():
            wanted = SeatRequest(Seat(command.seat), user, parse_name(command.name))
            return invitation_rules.request(table, wanted, now)
        case AnswerSeatRequest():
            return invitation_rules.answer(table, user, command.request, admit=command.admit)
        case RenewInvitation():
            return invitation_rules.renew(table, user, command.seat)
        case RemovePerson():
            return invitation_rules.remove(table, user, command.seat, bots.here[0])
        case MutePerson():
            return invitation_rules.mute(table, user, command.seat, muted=command.muted)


def _decide_joint_matter(
    table: Table, user: str, command: Terms | Accept | BreakUp | Propose | AnswerProposal
) -> tuple[SeatingEvent, ...]:
    """Decide the commands that need the agreement of all people at the seats."""
    if isinstance(command, Terms | Propose) or (isinstance(command, BreakUp) and command.agree):
        invitation_rules.demand_not_muted(table, user)
    match command:
        case Terms():
            return terms.put(table, user, command)
        case Accept():
            return terms.accept(table, user, command)
        case BreakUp():
            return break_up.wish(table, user, agree=command.agree)
        case Propose():
            return proposal_rules.propose(table, user, command)
        case AnswerProposal():
            return proposal_rules.answer(table, user, command)


def actor_of(table: Table, user: str, command: Act) -> Actor:
    """The actor of a command of ``user``: the role of the house that they name, or their seat.

    Raises:
        NotStaffed, NotSeated: the user does not have that role, or has no seat.
    """
    if command.role is not None:
        return staffing.demand_role(table.seating, user, command.role)
    return table.seating.demand_seat(user)


def _act(table: Table, command: Act, request: UserRequest) -> Change:
    actor, action = actor_of(table, request.user, command), request.action
    if table.deal is None:
        raise NotStarted
    _demand_not_over(table)
    if table.is_stopped and not (table.game.house and table.game.house.is_report(action)):
        raise TablesStopped
    since = table.deal.seen_from(actor, action)
    if not since <= command.seen <= table.version:
        raise StaleCommand(seen=command.seen, asked=since)
    return Change(play=table.decide(actor, action), by=actor)


def _demand_not_over(table: Table) -> None:
    if table.is_finished:
        raise SittingOver


def say_next(table: Table, user: str) -> tuple[SeatingEvent, ...]:
    """``user`` is ready for the next deal.

    Raises:
        NotSeated: the user has no seat here.
        NotStarted, DealRunning, SittingOver: there is no next deal to be ready for.
    """
    seat = table.seating.demand_seat(user)
    if table.deal is None:
        raise NotStarted
    if table.is_running:
        raise DealRunning
    _demand_not_over(table)
    return () if table.is_ready(seat) else (SaidNext(seat=seat, at=table.version),)


def parse_name(name: str, field: str = "name") -> str:
    """``name`` without blanks around it; ``field``: the name of the field in the command.

    Raises:
        MalformedCommand: the name is too long, or holds characters that cannot be printed.
    """
    trimmed = " ".join(name.split())
    if len(trimmed) > LONGEST_NAME:
        raise MalformedCommand(field, f"must have at most {LONGEST_NAME} characters")
    if not trimmed.isprintable():
        raise MalformedCommand(field, "must have printable characters only")
    return trimmed
