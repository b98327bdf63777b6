"""The rules of taking an act back: a person alone with bots does it at once, others with the consent of all people.

A game states which acts can be taken back, and which events show hidden cards, so that nothing before them can be.
"""

from kitapi.kernel import Seat, TakenBack
from kitapi.kernel.past import Act
from kitapi.room.errors import NothingToTakeBack, NotStarted
from kitapi.room.onlookers.take_back_messages import TakeBackAct
from kitapi.room.seats.proposals import ProposalMade
from kitapi.room.table.invitation_rules import demand_not_muted
from kitapi.room.table.table import Change, Table


def take_back(table: Table, user: str, command: TakeBackAct) -> Change:
    """Take back an act of ``user``, or propose it to the other people at the table.

    Raises:
        NotSeated: the user has no seat here.
        NotStarted: nothing has been played yet.
        NothingToTakeBack: the user's seat has no such act, or it can no longer be taken back.
        Muted: the host has muted the user, who therefore proposes nothing.
    """
    seat = table.seating.demand_seat(user)
    if table.deal is None:
        raise NotStarted
    if not has_act(table, seat, command.kept):
        raise NothingToTakeBack
    if len(table.seating.persons) == 1:
        return Change(play=(make_event(table, seat, command.kept),), by=seat)
    demand_not_muted(table, user)
    proposal = table.seating.proposal
    if proposal is not None and proposal.agreed and (proposal.seat, proposal.kept) == (seat, command.kept):
        return Change()
    return Change(seating=(ProposalMade(seat=seat, action="", at=table.version, kept=command.kept),))


def has_act(table: Table, seat: Seat, kept: int) -> bool:
    """Whether the act of ``seat`` after the first ``kept`` events of the deal can be taken back."""
    return table.deal is not None and table.deal.past.has(Act(kept + 1, seat))


def make_event(table: Table, seat: Seat, kept: int) -> TakenBack:
    """The event with which ``seat`` takes back its act after the first ``kept`` events of the deal.

    Raises:
        NothingToTakeBack: the game has no take-backs.
    """
    if table.game.take_back is None:
        raise NothingToTakeBack
    return table.game.take_back.event(seat=seat, kept=kept)


def find_offer(table: Table, seat: Seat) -> int | None:
    """The number of events to keep if ``seat`` takes back its newest act; None if there is none to take back."""
    act = table.deal.past.last_act(seat) if table.deal is not None else None
    return None if act is None else act.number - 1
