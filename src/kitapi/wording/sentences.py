"""A sentence for every refusal and failure.

The games have the sentences for refusals by their rules (``languages``). The room and the web are layers above and
cannot be imported, so their errors are identified by the names of their classes.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Any

from kitapi.texts import Text
from kitapi.wording.catalogues import COMMANDS, DOMAIN, message, say, say_text
from kitapi.wording.languages import refusals_of
from kitapi.wording.problems import field_in_problem, problem_in_words
from kitapi.wording.refusals import Refusal, as_seats, refusal_in_words

_TURN = {"turn": as_seats}

TURNS: tuple[Refusal, ...] = (
    Refusal("", message("Nobody is to act now."), _TURN, lambda facts: len(facts["turn"]) == 0),
    Refusal("", message("Wait for your turn: seat {turn} is to act."), _TURN, lambda facts: len(facts["turn"]) == 1),
    Refusal("", message("Wait for your turn: seats {turn} are to act."), _TURN),
)
"""The sentences about turns, for games without their own."""

OTHER_ERRORS: dict[str, str] = {
    # The room.
    "UnknownTable": message("There is no table “{table}” here."),
    "UnknownGame": message("There is no game “{game}” here."),
    "NotSeated": message("Take a seat first: only players at this table may do that."),
    "SeatTaken": message("A person already sits there: choose another seat."),
    "NotAway": message("A bot may play for somebody else only after {seconds} seconds without a connection."),
    "AlreadySeated": message("You already have a seat at this table: nobody has two."),
    "SeesAllCards": message("“{bot}” sees all cards and is there to measure others: it never sits down."),
    "UnknownRole": message("The house at this table has no such role."),
    "RoleOccupied": message("Somebody has that role: it is free after {seconds} seconds without a connection."),
    "NotStaffed": message("Take that role first: only who has it may do this."),
    "RolesApart": message("At this table nobody has two roles in one hand, nor a role and a seat."),
    "NotHost": message("Only the host of this table lets people into the house's roles, and takes roles away."),
    "UnknownRequest": message("That request does not wait any more."),
    "CardsSeen": message("You have seen another hand in this deal: you may change seats when it is over."),
    "SeatDealt": message("The cards of this seat are dealt: you may sit down when the deal is over."),
    "SeatReserved": message("This seat is reserved for {name}: choose another one."),
    "NotToBeGiven": message("A seat is given away only when its owner is away and has missed a whole deal."),
    "SeatNameTaken": message("Somebody at this table is called “{name}” already, or nearly so: choose another name."),
    "NotByInvitation": message("At this table anybody may sit down: nobody is its host."),
    "NotInvited": message("Only people who are invited may sit down at this table: ask for the seat."),
    "InvitationVoid": message("This link to the seat was used already, or replaced: ask the host for a new one."),
    "NotTableHost": message("Only the host of this table, who opened it, may do that."),
    "Muted": message("The host of this table has muted you: what you propose or say is not passed on."),
    "NameReserved": message("“{name}” is the name of a bot: choose another name."),
    "StaleCommand": message("The table has moved on in the meantime: look again, then choose."),
    "StaleTerms": message("The terms have changed in the meantime: read them again, then accept."),
    "StaleProposal": message("That proposal is closed in the meantime: look at the table again."),
    "NotStarted": message("The first deal waits until every seat is taken and everybody has accepted the terms."),
    "StartedAlready": message("The first deal has been dealt: the terms stay as they are."),
    "TablesStopped": message("All tables stand still until a royal or straight flush at another one is answered."),
    "NothingToTakeBack": message("This decision cannot be taken back any more."),
    "CardsOut": message("Nobody talks while anybody holds cards: wait a little."),
    "TalkOff": message("Table talk is switched off at this table."),
    "FreeTextOff": message("At this table only ready phrases are allowed."),
    "UnknownText": message("This text is no longer kept."),
    "DealRunning": message("The deal is still running: wait until it is over."),
    "SittingOver": message("The sitting is over: no deal follows."),
    "ArchivedSitting": message("This is the record of a sitting: it can be looked at, not played on."),
    "NotPlayable": message(
        "This table was opened with house rules that are not played here any more (“{field}”): open a new one."
    ),
    "UnknownDeal": message("There is no deal {number} at this table that is over."),
    "NoBooks": message("No books are kept of this game."),
    "NoOdds": message("There are no odds for this game."),
    "OddsLater": message("At this table the odds are shown when the round is over."),
    "NothingChosen": message("You had nothing to choose in this hand."),
    "NoAdvice": message("There is no advice on this game here."),
    "AdviceOff": message("At this table nobody is advised."),
    "AdvisedAlone": message("At this table advice is for whoever plays with bots alone."),
    "NotToAct": message("You have nothing to decide now."),
    "NoPdf": message("No PDF can be set on this server: print the page instead."),
    "UnknownShift": message("The books of this table have no shift {number}."),
    "UnknownHouse": message("There is no such house here."),
    "NotOfHouse": message("Only who founded this house, or was invited by its founder, may open tables in it."),
    "NotFounder": message("Only the founder of the house may decide who else opens tables in it."),
    "NoInvitation": message("This invitation was used or withdrawn, or is for another house: ask for a new one."),
    "HouseNameTaken": message("You have a house called “{name}” already: choose that one, or another name."),
    "TooManyHouses": message("You may already open tables in {most} houses, the most that one person may."),
    "HouseFull": message("This house has {most} tables already, and none may have more."),
    "TooManyMembers": message("In this house {most} people may open tables already, and no more can be let in."),
    "TooManyInvitations": message("{most} invitations to this house wait already for somebody to use them."),
    "SettledByHouse": message("“{field}” is settled by the house, for all its tables: it cannot be changed at one."),
    "UnknownClass": message("There is no class “{code}” here."),
    "NotInClass": message("Join the class first, with a name."),
    "NotTrainer": message("Only who opened the class may see that."),
    "WrongTrainerKey": message("This trainer's link is no longer the newest one of the class, or was copied in part."),
    "NameTaken": message("Somebody in this class is called “{name}” already: choose another name."),
    "AnsweredAlready": message("You have answered this drill already: the first answer counts."),
    "UnknownSheet": message("This room keeps no such sheet, or the link was copied in part."),
    "WatchedOnly": message("This link is for watching: ask the writer for the other one."),
    "ChangeClash": message("Two devices wrote under one number: save the sheet to a file, and open it on the other."),
    "SheetFull": message("This sheet has {most} changes, the most that a sheet may have: begin a new one."),
    "SolverNotReady": message("The solver is being made ready, which is done once: ask again in a moment."),
    "Unsolved": message("The solver found no answer in time: try again, or with fewer cards."),
    "NoReview": message("Deals of this game are not reviewed."),
    "Unreviewed": message("The review could not be made: try again in a moment."),
    "OtherReview": message("You asked for another review in the meantime, and one is made at a time: ask again."),
    "CommandIdReused": message("The id of this command was used before for something else: send it with a new one."),
    "TooMuch": message("That is more than one visitor may ask for: try again a little later."),
    "StorageSpent": message("Your address has used up its storage for today: try again later."),
    "UnknownHost": message(
        "This server does not answer under the name “{host}”: its operator can allow that with --allow-host."
    ),
    "TableFull": message("This table is full of spectators. Look in later."),
    "RoomFull": message("The card room is full just now. Look in later."),
    "AddressFull": message("Too many connections come from your address: close other windows, or look in later."),
    "Busy": message("The room is busy and has stored nothing: try again in a moment."),
    "DatabaseUnusable": message("The database cannot be used and was left as it is: {problem}."),
    "RoomFailed": message("The room has stopped because it can no longer store: start it again to continue."),
    "RecordsDamaged": message(
        "What is stored here was damaged, so it is neither shown nor continued: other tables continue as before."
    ),
    # The store.
    "VersionConflict": message("The table has moved on in the meantime: look again, then choose."),
    "CommandReused": message("The id of this command was used before for something else: send it with a new one."),
    "StreamRemoved": message("This table was removed, because nobody had played at it for a long time."),
    "DamagedEvents": message("The database is damaged: “kitapi check” says where."),
    "DamagedCommand": message("The database is damaged: “kitapi check” says where."),
    "DatabaseRefused": message("The database cannot be used and was left as it is: {reason}."),
    "StoreClosed": message("The store is closed: start the room again."),
    "StoreUnavailable": message("Nothing was stored ({reason}): try again in a moment."),
    "StoreFailed": message("The database has failed ({reason}): start the room again."),
    "StoreFenced": message("The other servers have taken over from this one: try again in a moment."),
    # Records and replay.
    "BadRecord": message("Line {line} of the record cannot be read: {problem}."),
    "ImpossibleHistory": message("This history does not hold together, so it is not played on."),
}
"""Sentences by the name of the error's class, or of the nearest class above it."""


def sentence_for(error: Exception, lang: str) -> str:
    """The meaning of ``error`` in one sentence for people.

    The sentence contains only public attributes and facts of the error.
    """
    if (clause := getattr(error, "clause", None)) is not None:
        return _render_refusal(clause, getattr(error, "facts", {}), lang)
    field, problem = getattr(error, "field", None), getattr(error, "problem", None)
    if isinstance(field, str) and isinstance(problem, str):
        return unreadable_in_words(field, problem, lang)
    facts = {**_attributes(error), **getattr(error, "facts", {})}
    for name in (above.__name__ for above in type(error).__mro__):
        if name in OTHER_ERRORS:
            return _fill(OTHER_ERRORS[name], facts, lang)
    return say(lang, message("Something went wrong on our side; nothing that was stored is lost."))


def unreadable_in_words(field: str, problem: str, lang: str) -> str:
    """The sentence for a message's ``field`` that cannot be read."""
    worded = problem_in_words(problem, lang)
    return say(lang, message("“{field}” {problem}."), field=field_in_problem(field, problem), problem=worded)


def _render_refusal(clause: str, facts: Mapping[str, Any], lang: str) -> str:
    worded = refusal_in_words((*refusals_of(clause), *TURNS), clause, facts, lang)
    return worded or say(lang, message("The rules do not allow that now ({clause})."), clause=clause)


def _attributes(error: Exception) -> dict[str, Any]:
    return {name: value for name, value in vars(error).items() if isinstance(value, str | int | Text)}


def _fill(text: str, facts: Mapping[str, Any], lang: str) -> str:
    """The sentence with the error's ``facts``; a placeholder without a fact becomes a dash."""
    names = (name for _, name, _, _ in Formatter().parse(text) if name)
    return say(lang, text, **{name: _place(facts.get(name, "–"), lang) for name in names})


def _place(fact: Any, lang: str) -> str:
    """A fact in words; ``Text`` objects of lower modules are in the catalogues of the command line."""
    said = say_text(lang, fact, COMMANDS, DOMAIN) if isinstance(fact, Text) else str(fact)
    return said.rstrip(".")
