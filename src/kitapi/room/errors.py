"""The errors with which the room refuses requests.

RoomError
├── UnknownTable       no table has this name
├── UnknownGame        the room does not know the game
├── MalformedCommand   cannot be read, or asks for what does not exist
├── NotSeated          only a person with a seat may do this
├── SeatTaken          a person sits there
├── NotAway            a bot plays only for a person who has been away for a while
├── AlreadySeated      a user has one seat at most
├── SeesAllCards       a bot that sees all cards gets no seat
├── UnknownRole        the table's house has no such role
├── RoleOccupied       a person has this role of the house
├── NotStaffed         only the person with the role may do this
├── RolesApart         a person has one role at most, and no seat beside it
├── CardsSeen          the user has seen another seat's cards in this deal
├── StaleCommand       the client had not yet seen the pending decision
├── StaleTerms         the terms on the table have changed
├── StaleProposal      the proposal is closed
├── NotStarted         not before the first deal
├── StartedAlready     only before the first deal
├── TablesStopped      another table of the house holds this one stopped
├── DealRunning        not before the deal is over
├── NothingToTakeBack  the seat has no such act, or it can no longer be taken back
├── SittingOver        the sitting is over, there is no next deal
├── ArchivedSitting    the table holds a record, which can only be viewed
├── NotPlayable        the table's terms are outside the bounds of this version
├── UnknownDeal        there is no such finished deal
├── NoOdds             there are no odds for the game
├── OddsLater          the table shows no odds before the deal is over
├── NothingChosen      the seat had nothing to choose in the deal
├── NoAdvice           there is no advice on the game
├── AdviceOff          the table allows no advice
│   └── AdvisedAlone       it allows advice only for a person alone with bots
├── NotToAct           the seat is not to act
├── SolverNotReady     the solver is still being compiled
├── Unsolved           the solver gave no result in time
├── NoReview           deals of the game are not reviewed
├── Unreviewed         the review took too long, or failed
├── OtherReview        the visitor has requested another review in the meantime
├── CommandIdReused    the command's id was used before with another content
├── TooMuch            more than one client may request
├── Full               no more connections are accepted: see ``kitapi.room.full``
├── UnknownHost        the room does not respond under this host name
├── Busy               nothing was stored; it may be tried again
│   └── MovedOn            a conflict with another writer; the room tries again by itself
└── RoomFailed         the store has stopped
    ├── RecordsDamaged     the stored events are damaged; other tables continue
    └── DatabaseUnusable   the database cannot be opened

Errors have a reason (stable, for programs) and facts, never sentences, which are rendered where the errors are shown.
"""

from typing import ClassVar, TypeAlias

Fact: TypeAlias = str | int | None


class RoomError(Exception):
    """The room cannot do this; nothing was stored.

    Attributes:
        reason: one stable word for programs.
        facts: the values for the sentence by name, without hidden information.
    """

    reason: ClassVar[str] = "server"

    def __init__(self, **facts: Fact) -> None:
        details = " ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{self.reason}: {details}" if details else self.reason)
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
    """The person at ``seat`` has not been disconnected for ``seconds`` yet; until then others may put no bot there."""

    reason = "not_away"


class AlreadySeated(RoomError):
    """The user already has ``seat``; nobody may have two."""

    reason = "already_seated"


class SeesAllCards(RoomError):
    """The bot ``bot`` sees all cards, as a benchmark for other players; it gets no seat."""

    reason = "sees_all"


class UnknownRole(RoomError):
    """The table's house has no role of this name, or the table has no house."""

    reason = "unknown_role"


class RoleOccupied(RoomError):
    """A person has ``role``, and has not been disconnected for ``seconds`` yet."""

    reason = "role_taken"


class NotStaffed(RoomError):
    """The user does not have ``role``."""

    reason = "not_staffed"


class RolesApart(RoomError):
    """Nobody may have two roles in one hand, or a role and a seat: player, dealer and inspector must differ."""

    reason = "roles_apart"


class NotHost(RoomError):
    """Another person admits people to the house's roles at this table, and takes roles away."""

    reason = "not_host"


class UnknownRequest(RoomError):
    """No pending request for a role has the number ``request``."""

    reason = "unknown_request"


class CardsSeen(RoomError):
    """The user has seen the cards of ``seat`` in this deal, and may take no other before it is over."""

    reason = "cards_seen"


class StaleCommand(RoomError):
    """The client had seen version ``seen``; the pending decision exists only since version ``asked``."""

    reason = "stale"


class StaleTerms(RoomError):
    """The client accepted the terms numbered ``terms``; those on the table are numbered ``number``."""

    reason = "stale"


class StaleProposal(RoomError):
    """The proposal numbered ``proposal`` is closed, or was replaced by another."""

    reason = "stale_proposal"


class NotStarted(RoomError):
    """The first deal has not been opened yet."""

    reason = "not_started"


class StartedAlready(RoomError):
    """The first deal has been opened; the terms stay as they are."""

    reason = "started"


class TablesStopped(RoomError):
    """Another table of the same house has stopped all others for a while."""

    reason = "tables_stopped"


class DealRunning(RoomError):
    """The deal is not over yet."""

    reason = "deal_running"


class NothingToTakeBack(RoomError):
    """The seat has no such act in the running deal, or the act can no longer be taken back."""

    reason = "nothing_to_take_back"


class SittingOver(RoomError):
    """The sitting has ended; there is no next deal."""

    reason = "sitting_over"


class ArchivedSitting(RoomError):
    """The table holds the record of a sitting that was played elsewhere; nobody can sit down or play."""

    reason = "archive"


class NotPlayable(RoomError):
    """The table was opened with terms that this version does not accept: ``field`` is outside today's bounds."""

    reason = "not_playable"


class NoBooks(RoomError):
    """The table's game keeps no books."""

    reason = "no_books"


class NoPdf(RoomError):
    """No PDF can be typeset on the machine of the room."""

    reason = "no_pdf"


class NoOdds(RoomError):
    """There are no odds for the table's game."""

    reason = "no_odds"


class OddsLater(RoomError):
    """The table's terms allow no odds before the deal is over."""

    reason = "odds_later"


class NothingChosen(RoomError):
    """The seat had nothing to choose in the deal."""

    reason = "nothing_chosen"


class NoAdvice(RoomError):
    """There is no advice on the table's game, or none on this server."""

    reason = "no_advice"


class AdviceOff(RoomError):
    """The table allows no advice."""

    reason = "advice_off"


class AdvisedAlone(AdviceOff):
    """The table allows advice only for a person alone with bots."""


class NotToAct(RoomError):
    """The seat is not to act."""

    reason = "not_asked"


class UnknownShift(RoomError):
    """The table's books have no shift ``number``."""

    reason = "unknown_shift"


class UnknownDeal(RoomError):
    """The table has no finished deal ``number``."""

    reason = "unknown_deal"


class SolverNotReady(RoomError):
    """The double-dummy solver is still being compiled, which is done once."""

    reason = "making_ready"


class Unsolved(RoomError):
    """The solver gave no result in time, or failed."""

    reason = "unsolved"


class NoReview(RoomError):
    """Deals of the table's game are not reviewed."""

    reason = "no_review"


class Unreviewed(RoomError):
    """The review took too long, or failed."""

    reason = "unreviewed"


class OtherReview(RoomError):
    """The visitor has requested another review in the meantime; there is one at a time."""

    reason = "other_review"


class CommandIdReused(RoomError):
    """The command's ``id`` was used before with another content."""

    reason = "reused_id"


class TooMuch(RoomError):
    """The client requested more of ``what`` than one client may."""

    reason = "busy"


class UnknownHost(RoomError):
    """The room does not respond under the name ``host``."""

    reason = "unknown_host"


class Busy(RoomError):
    """The store is not available now; nothing was stored, and the same command may be tried again."""

    reason = "busy"


class MovedOn(Busy):
    """Another writer has appended to the table or its house in the meantime; the room tries again by itself."""


class RoomFailed(RoomError):
    """The store has stopped; whether the present command was stored is known only after a restart."""

    reason = "server"


class RecordsDamaged(RoomFailed):
    """The stored events of a table are damaged, so it cannot continue; other tables can."""


class DatabaseUnusable(RoomFailed):
    """The database cannot be opened, for the reason ``problem``; it was not changed."""
