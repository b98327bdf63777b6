"""Proposals to all people at a table: made by one of them, and carried out once all have agreed.

A game states by its options for ``EVERYBODY`` what people may agree on. Bots do not vote. A proposal is valid for the
version at which it was made: it is closed by the next action, or when its author leaves the seat.

The room itself defines one proposal, to give away a reserved seat: all people who have a seat and are not missing vote;
the proposal stays open until all have answered, and is carried out between deals. A proposal to take an act back stays
open while the act can be taken back: bots may play on meanwhile.
"""

import msgspec

from kitapi.kernel import EVERYBODY, Seat
from kitapi.room.errors import NotStarted, StaleProposal
from kitapi.room.onlookers.messages import AnswerProposal, GiveAway, ProposalView, Propose
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.proposals import Proposal, ProposalAccepted, ProposalMade, ProposalRefused
from kitapi.room.seats.seat_rules import demand_may_be_given
from kitapi.room.seats.seating import find_seat
from kitapi.room.seats.seating_events import SeatingEvent, SeatReleased
from kitapi.room.table.table import Change, Draft, Table
from kitapi.room.table.take_back_rules import has_act, make_event


def propose(table: Table, user: str, command: Propose) -> tuple[SeatingEvent, ...]:
    """``user`` proposes an action to all people at the table; if it is already the open proposal, they accept it.

    Raises:
        NotSeated: the user has no seat here.
        NotStarted: nothing has been played yet.
        MalformedAction: the action cannot be read.
        RulesError: the game does not offer the action to all together now.
    """
    seat = table.seating.demand_seat(user)
    if table.deal is None:
        raise NotStarted
    action = table.game.codec.read_action(bytes(command.action))
    table.decide(EVERYBODY, action)
    written = table.game.codec.write_action(action)
    proposal = open_proposal(table)
    if proposal is not None and proposal.action == written:
        return () if seat in proposal.agreed else (ProposalAccepted(seat=seat, number=proposal.number),)
    return (ProposalMade(seat=seat, action=written.decode(), at=table.version),)


def give_away(table: Table, user: str, command: GiveAway, missing: Missing) -> tuple[SeatingEvent, ...]:
    """Add the proposal of ``user`` that a seat is no longer reserved for its owner.

    Raises:
        NotSeated: the user has no seat here.
        MalformedCommand: there is no such seat.
        NotToBeGiven: the seat is not reserved, or its owner is present or has not missed a whole deal yet.
    """
    seat, place = table.seating.demand_seat(user), find_seat(table.seating, command.seat)
    demand_may_be_given(table.seating, place, table.moment._replace(missing=missing))
    proposal = open_proposal(table)
    if proposal is not None and proposal.release == place:
        return () if seat in proposal.agreed else (ProposalAccepted(seat=seat, number=proposal.number),)
    return (ProposalMade(seat=seat, action="", at=table.version, release=place),)


def answer(table: Table, user: str, command: AnswerProposal) -> tuple[SeatingEvent, ...]:
    """``user`` agrees to the proposal, or refuses it, which closes it.

    Raises:
        NotSeated: the user has no seat here.
        StaleProposal: the proposal is closed, or another was made since.
    """
    seat = table.seating.demand_seat(user)
    proposal = open_proposal(table)
    if proposal is None or proposal.number != command.proposal:
        raise StaleProposal(proposal=command.proposal)
    if not command.agree:
        return (ProposalRefused(seat=seat, number=proposal.number),)
    return () if seat in proposal.agreed else (ProposalAccepted(seat=seat, number=proposal.number),)


def open_proposal(table: Table) -> Proposal | None:
    """The open proposal; None if there is none."""
    proposal = table.seating.proposal
    if proposal is None or not proposal.agreed:
        return None
    if proposal.kept is not None:
        return proposal if _can_take_back(table, proposal) else None
    if proposal.release is None:
        return proposal if proposal.at == table.version else None
    is_reserved = table.seating.owner(proposal.release, table.deals) is not None
    return proposal if is_reserved and not table.is_finished else None


def _can_take_back(table: Table, proposal: Proposal) -> bool:
    """Whether the act of ``proposal`` is of the running deal and can still be taken back."""
    is_of_deal = table.deal is not None and proposal.at >= table.deal.opened
    return is_of_deal and proposal.kept is not None and has_act(table, proposal.seat, proposal.kept)


def carry_out(draft: Draft, missing: Missing) -> None:
    """Add the proposed action if all people at the seats agree; to give away a seat, all who are not ``missing``."""
    table = draft.table
    proposal = open_proposal(table)
    if proposal is None:
        return
    if proposal.release is not None:
        _release(draft, proposal, proposal.release, missing)
        return
    if not set(table.seating.persons) <= proposal.agreed:
        return
    if proposal.kept is not None:
        draft.add(Change(play=(make_event(table, proposal.seat, proposal.kept),), by=proposal.seat))
        return
    draft.add(Change(play=table.decide(EVERYBODY, table.game.codec.read_action(proposal.action))))


def _release(draft: Draft, proposal: Proposal, place: Seat, missing: Missing) -> None:
    """Release ``place`` between deals, if all people present agree and its owner is still away."""
    table = draft.table
    owner = table.seating.owner(place, table.deals)
    everybody = set(table.seating.persons) - missing.seats
    if owner is None or place not in missing.owners or place in table.dealt or not everybody <= proposal.agreed:
        return
    agreed = tuple(sorted(proposal.agreed))
    released = SeatReleased(seat=place, user=owner.user, at=table.version, agreed=agreed, deal=table.deals)
    draft.add(Change(seating=(released,)))


def show_proposal(table: Table) -> ProposalView | None:
    """The open proposal, as everybody sees it."""
    proposal = open_proposal(table)
    if proposal is None:
        return None
    return ProposalView(
        number=proposal.number,
        seat=proposal.seat,
        action=msgspec.Raw(proposal.action or b"null"),
        agreed=tuple(sorted(proposal.agreed)),
        release=proposal.release,
        takes_back=proposal.kept is not None,
    )
