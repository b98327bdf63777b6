"""Why the room refuses something.

RoomError
├── UnknownTable       no table has this name
├── UnknownGame        the room does not know the game
├── MalformedCommand   cannot be read, or asks for what does not exist
├── NotSeated          only who has a seat may do this
├── SeatTaken          a person sits there
├── NotAway            a bot plays only for who has been away for a while
├── AlreadySeated      one user, one seat
├── SeesAllCards       who sees all cards is seated nowhere
├── UnknownRole        the table's house has no such role
├── RoleOccupied       a person has this role of the house
├── NotStaffed         only who has the role may do this
├── RolesApart         one person, one role, and no seat besides
├── CardsSeen          the user has seen another seat's cards in this deal
├── StaleCommand       the client had not yet seen what it answered
├── StaleTerms         other terms lie on the table by now
├── StaleProposal      the proposal is closed by now
├── NotStarted         not before the first deal
├── StartedAlready     only before the first deal
├── TablesStopped      another table of the house holds this one stopped
├── DealRunning        not before the deal is over
├── SittingOver        no deal follows
├── ArchivedSitting    the table holds a record, to be looked at only
├── NotPlayable        the table's terms are beyond the bounds of this version
├── UnknownDeal        there is no such deal that is over
├── NoOdds             no odds are told of the game
├── OddsLater          the table tells no odds before the deal is over
├── NothingChosen      the seat had nothing to choose in the deal
├── NoAdvice           there is no advice on the game
├── AdviceOff          the table lets nobody ask for advice
│   └── AdvisedAlone       it lets only who plays with bots alone
├── NotAsked           the seat has nothing to decide now
├── SolverNotReady     the solver is still being compiled
├── Unsolved           the solver gave no answer in time
├── NoReview           deals of the game are not reviewed
├── Unreviewed         the review took too long, or failed
├── OtherReview        the visitor asked for another review in the meantime
├── CommandIdReused    the command's id came before with another content
├── TooMuch            more than one client may ask for
├── Full               no more connections are accepted: see ``kitapi.room.full``
├── UnknownHost        the room does not answer under this host's name
├── Busy               nothing was stored; it may be tried again
│   └── MovedOn            something was stored in the meantime; the room tries again by itself
└── RoomFailed         the store has stopped
    ├── RecordsDamaged     what is stored of this was damaged; the others go on
    └── DatabaseUnusable   the database cannot be opened

Errors carry a reason (stable, for programs) and facts, never sentences: those are made where they are shown.
"""

from typing import ClassVar, TypeAlias

Fact: TypeAlias = str | int | None


class RoomError(Exception):
    """The room cannot do this; nothing was stored.

    Attributes:
        reason: one stable word for programs.
        facts: what the sentence needs, by name; nothing hidden.
    """

    reason: ClassVar[str] = "server"

    def __init__(self, **facts: Fact) -> None:
        told = " ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{self.reason}: {told}" if told else self.reason)
        self.facts = facts


class UnknownTable(RoomError):
    """No table has the name ``table``."""

    reason = "unknown_table"


class UnknownGame(RoomError):
    """The room does not know the game ``game``."""

    reason = "unknown_game"


class MalformedCommand(RoomError):
    """A command that cannot be read.

    Attributes:
        field: the part that cannot be read.
        problem: what is wrong with it, in a few English words.
    """

    reason = "malformed"

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field=field, problem=problem)
        self.field = field
        self.problem = problem


class NotSeated(RoomError):
    """Only somebody who has a seat at the table may do this."""

    reason = "not_seated"


class SeatTaken(RoomError):
    """A person already sits at ``seat``."""

    reason = "seat_taken"


class NotAway(RoomError):
    """The person at ``seat`` has not been without any connection for ``seconds`` yet; no bot plays for him unasked."""

    reason = "not_away"


class AlreadySeated(RoomError):
    """The user already has ``seat``; nobody has two."""

    reason = "already_seated"


class SeesAllCards(RoomError):
    """The bot ``bot`` sees all cards, to measure other players by; it takes no seat."""

    reason = "sees_all"


class UnknownRole(RoomError):
    """The table's house has no role of this name, or there is no house."""

    reason = "unknown_role"


class RoleOccupied(RoomError):
    """A person has ``role``, and has not been without any connection for ``seconds`` yet."""

    reason = "role_taken"


class NotStaffed(RoomError):
    """The user does not have ``role``."""

    reason = "not_staffed"


class RolesApart(RoomError):
    """Nobody has two roles in one hand, nor a role and a seat: who plays, deals and inspects are different people."""

    reason = "roles_apart"


class NotHost(RoomError):
    """Another lets people into the house's roles at this table, and takes roles away."""

    reason = "not_host"


class UnknownRequest(RoomError):
    """No request for a role has the number ``request``, or none any more."""

    reason = "unknown_request"


class CardsSeen(RoomError):
    """The user has seen the cards of ``seat`` in this deal, and may take no other before it is over."""

    reason = "cards_seen"


class StaleCommand(RoomError):
    """The client had seen version ``seen``; what it is asked now was asked at version ``asked``."""

    reason = "stale"


class StaleTerms(RoomError):
    """The client accepted the terms numbered ``terms``; those on the table are numbered ``number``."""

    reason = "stale"


class StaleProposal(RoomError):
    """The proposal numbered ``proposal`` is closed, or another was made since."""

    reason = "stale_proposal"


class NotStarted(RoomError):
    """The first deal has not been opened yet."""

    reason = "not_started"


class StartedAlready(RoomError):
    """The first deal has been opened; the terms stay as they are."""

    reason = "started"


class TablesStopped(RoomError):
    """Another table of the same house has stopped all others for a while; nobody plays on."""

    reason = "tables_stopped"


class DealRunning(RoomError):
    """The deal is not over yet."""

    reason = "deal_running"


class SittingOver(RoomError):
    """The sitting has ended; no deal follows."""

    reason = "sitting_over"


class ArchivedSitting(RoomError):
    """The table holds the record of a sitting played elsewhere; nobody sits down or plays on."""

    reason = "archive"


class NotPlayable(RoomError):
    """The table was opened with terms that this version does not accept: ``field`` is beyond today's bounds."""

    reason = "not_playable"


class NoBooks(RoomError):
    """The table's game keeps no books."""

    reason = "no_books"


class NoPdf(RoomError):
    """No PDF can be set on the machine of the room."""

    reason = "no_pdf"


class NoOdds(RoomError):
    """No odds are told of the table's game."""

    reason = "no_odds"


class OddsLater(RoomError):
    """The table's terms let nobody ask for odds before the deal is over."""

    reason = "odds_later"


class NothingChosen(RoomError):
    """The seat had nothing to choose in the deal."""

    reason = "nothing_chosen"


class NoAdvice(RoomError):
    """There is no advice on the table's game, or none on this server."""

    reason = "no_advice"


class AdviceOff(RoomError):
    """At this table nobody may ask for advice."""

    reason = "advice_off"


class AdvisedAlone(AdviceOff):
    """At this table advice is for who plays with bots alone."""


class NotAsked(RoomError):
    """The table does not wait for a decision of the seat."""

    reason = "not_asked"


class UnknownShift(RoomError):
    """The table's books have no shift ``number``."""

    reason = "unknown_shift"


class UnknownDeal(RoomError):
    """The table has no deal ``number`` that is over."""

    reason = "unknown_deal"


class SolverNotReady(RoomError):
    """The solver of open cards is still being compiled, which is done once."""

    reason = "making_ready"


class Unsolved(RoomError):
    """The solver gave no answer in time, or failed."""

    reason = "unsolved"


class NoReview(RoomError):
    """Deals of the table's game are not reviewed."""

    reason = "no_review"


class Unreviewed(RoomError):
    """The review took too long, or failed."""

    reason = "unreviewed"


class OtherReview(RoomError):
    """The visitor asked for another review in the meantime; one at a time."""

    reason = "other_review"


class CommandIdReused(RoomError):
    """The command's ``id`` came before with another content."""

    reason = "reused_id"


class TooMuch(RoomError):
    """More of ``what`` than one client may ask for."""

    reason = "busy"


class UnknownHost(RoomError):
    """The room does not answer under the name ``host``."""

    reason = "unknown_host"


class Busy(RoomError):
    """Not now; nothing was stored, and the same command may be tried again."""

    reason = "busy"


class MovedOn(Busy):
    """The table or its house was written to in the meantime; the room tries again by itself."""


class RoomFailed(RoomError):
    """The store has stopped; whether the command in hand was stored is known after a new start."""

    reason = "server"


class RecordsDamaged(RoomFailed):
    """What the store holds of this is not what was written; nobody plays on from it, and everything else goes on."""


class DatabaseUnusable(RoomFailed):
    """The database cannot be opened, for the reason ``problem``; it was left as it is."""
