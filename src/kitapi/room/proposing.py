"""What all people at a table agree on together: put to the others by one of them, done once all have agreed.

A game says what may be agreed on by its options for ``EVERYBODY``. Bots have no say. A proposal counts for the moment
for which it was made: once anything is played it is closed, and so it is when its proposer gives the seat up.
"""

import msgspec

from kitapi.kernel import EVERYBODY
from kitapi.room.errors import NotStarted, StaleProposal
from kitapi.room.messages import AnswerProposal, ProposalShown, Propose
from kitapi.room.proposals import Proposal, ProposalAccepted, ProposalMade, ProposalRefused
from kitapi.room.seating_events import SeatingEvent
from kitapi.room.table import Change, Draft, Table


def propose(table: Table, user: str, command: Propose) -> tuple[SeatingEvent, ...]:
    """``user`` proposes something to all people at the table; the same as lies there already is only accepted.

    Raises:
        NotSeated: they do not sit here.
        NotStarted: nothing has been played yet.
        MalformedAction: the action cannot be read.
        RulesError: the game does not offer it to all together now.
    """
    seat = table.seating.seat_demanded(user)
    if table.deal is None:
        raise NotStarted
    action = table.game.codec.read_action(bytes(command.action))
    table.decide(EVERYBODY, action)
    written = table.game.codec.write_action(action)
    proposal = open_proposal(table)
    if proposal is not None and proposal.action == written:
        return () if seat in proposal.agreed else (ProposalAccepted(seat=seat, number=proposal.number),)
    return (ProposalMade(seat=seat, action=written.decode(), at=table.version),)


def answer(table: Table, user: str, command: AnswerProposal) -> tuple[SeatingEvent, ...]:
    """``user`` agrees to what was proposed, or refuses it, and then it is closed.

    Raises:
        NotSeated: they do not sit here.
        StaleProposal: it is closed, or another was made since.
    """
    seat = table.seating.seat_demanded(user)
    proposal = open_proposal(table)
    if proposal is None or proposal.number != command.proposal:
        raise StaleProposal(proposal=command.proposal)
    if not command.agree:
        return (ProposalRefused(seat=seat, number=proposal.number),)
    return () if seat in proposal.agreed else (ProposalAccepted(seat=seat, number=proposal.number),)


def open_proposal(table: Table) -> Proposal | None:
    """The proposal that lies on the table; None where there is none, or it is closed."""
    proposal = table.seating.proposal
    return proposal if proposal is not None and proposal.agreed and proposal.at == table.version else None


def carry_out(draft: Draft) -> None:
    """Add what was proposed, if all people at the seats have agreed to it."""
    table = draft.table
    proposal = open_proposal(table)
    if proposal is None or not set(table.seating.persons()) <= proposal.agreed:
        return
    draft.add(Change(play=table.decide(EVERYBODY, table.game.codec.read_action(proposal.action))))


def shown(table: Table) -> ProposalShown | None:
    """The proposal that lies on the table, as everybody sees it."""
    proposal = open_proposal(table)
    if proposal is None:
        return None
    return ProposalShown(
        number=proposal.number,
        seat=proposal.seat,
        action=msgspec.Raw(proposal.action),
        agreed=tuple(sorted(proposal.agreed)),
    )
