"""Opens deals, and adds the steps that need no person: contributions of bots and absent people, and the shuffle."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from kitapi.kernel import CHANCE, ImpossibleHistory, Seal, Seat, Shuffled, pledge_of
from kitapi.room.record.shuffle import commitment_of, fresh_secret, make_commitment, share_of_bot, shuffle
from kitapi.room.record.streams import SecretDrawn
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.seating import Seating
from kitapi.room.table import break_up as break_up_module
from kitapi.room.table import house_state, proposal_rules, terms
from kitapi.room.table.table import Change, Draft, Table

NOBODY_MISSING = Missing()


def opening(table: Table, setup: Any) -> Change:
    """The table's next deal, bound to a fresh secret before anybody contributes."""
    secret = fresh_secret()
    context = f"{table.id}/{table.deals + 1}"
    events = table.game.open(setup, make_commitment(context, secret))
    return Change(play=tuple(events), secret=SecretDrawn(context=context, secret=secret.hex()))


def setup_due(table: Table, present: set[Seat]) -> Any | None:
    """The setup of the deal that must be opened now; None if none must.

    No deal is opened before all seats are filled or, at a table with a house, before anybody has a seat or a role. The
    first deal also requires that all people at the seats have accepted the terms; every other deal requires that all
    people in ``present``, at least one, have said “next”.
    """
    if not can_play(table) or table.is_running or table.is_finished or table.is_stopped:
        return None
    if table.deal is None:
        return _first_setup(table) if terms.all_accepted(table.seating) else None
    if not present or not all(table.is_ready(seat) for seat in present):
        return None
    return table.game.succession(table.deal.state)


def can_play(table: Table) -> bool:
    """Whether the table has enough players for a deal."""
    if table.game.house is None:
        return table.seating.is_full
    return bool(table.seating.staff or house_state.occupied_seats(table.seating))


def _first_setup(table: Table) -> Any:
    agreed = table.game.codec.read_stored_terms(bytes(table.seating.terms))
    return table.game.begin(agreed, secrets.randbelow(len(table.seats)))


def nobody_missing(_seating: Seating) -> Missing:
    """The result if nobody is missing."""
    return NOBODY_MISSING


def follow(draft: Draft, missing: Callable[[Seating], Missing] = nobody_missing) -> None:
    """Add the steps that need no further decision; ``missing``: returns the people who are missing.

    It adds a proposal or the end of the sitting, once all agree; the contributions of bots and empty seats to the
    shuffle, and the shuffle once all have contributed. Nothing is added while another table has stopped this one.
    """
    if draft.table.is_stopped:
        return
    if draft.table.seating.proposal is not None:
        proposal_rules.carry_out(draft, missing(draft.table.seating))
    if draft.table.seating.ending:
        break_up_module.break_up(draft)
    if draft.table.seating.bots or draft.table.game.house:
        _give_shares(draft)  # pending pledges
        _give_shares(draft)  # and pledged contributions, if all have pledged
    deal_cards(draft)


def _give_shares(draft: Draft) -> None:
    """Give the pending shares of bots, and of the empty seats of a table with a house."""
    table = draft.table
    if table.deal is None or not table.deal.shares:
        return
    for seat in table.seating.bots:
        give_share(draft, seat, bot=True)
    if table.game.house:
        for seat in frozenset(table.seats) - house_state.occupied_seats(table.seating):
            give_share(draft, seat)


def give_share(draft: Draft, seat: Seat, *, bot: bool = False) -> None:
    """Give the pending pledge or share of ``seat``, if there is one: a bot's, or an empty one for an absent person.

    A bot cannot show the contribution that the person before it has pledged.
    """
    table = draft.table
    if table.deal is None or (request := table.deal.share(seat)) is None:
        return
    commitment = table.game.shuffle(table.deal.state).commitment
    value = share_of_bot(_secret(table), commitment.context, seat) if bot else ""
    pledge = pledge_of(commitment, seat, value) if value else ""
    if isinstance(request, Seal):
        given = {"kind": request.action, "digest": pledge}
    else:
        given = {"kind": request.action, "value": value if request.pledge in ("", pledge) else ""}
    action = table.game.codec.read_action(msgspec.json.encode(given))
    automatic = None if bot else seat
    draft.add(Change(play=tuple(table.game.decide(table.deal.state, seat, action)), by=seat, automatic=automatic))


def deal_cards(draft: Draft) -> None:
    """Add the shuffle, if it is pending.

    Raises:
        ImpossibleHistory: the stored secret does not match the deal's commitment.
    """
    table = draft.table
    deck = table.game.deck(table.deal.state) if table.deal else None
    if table.deal is None or deck is None:
        return
    commitment, secret = table.game.shuffle(table.deal.state).commitment, _secret(table)
    contributions = table.game.shuffle(table.deal.state).contributions
    order = shuffle(deck, secret, contributions, commitment.context, commitment.algorithm)
    shuffled: Any = Shuffled(order=order, algorithm=commitment.algorithm, secret=secret.hex())
    draft.add(Change(play=tuple(table.game.decide(table.deal.state, CHANCE, shuffled)), automatic=CHANCE))


def _secret(table: Table) -> bytes:
    """The secret of the newest deal, which must exist.

    Raises:
        ImpossibleHistory: the stored secret does not match the deal's commitment.
    """
    assert table.deal is not None
    commitment = table.game.shuffle(table.deal.state).commitment
    secret = bytes.fromhex(table.secret.secret) if table.secret else b""
    if commitment_of(secret, commitment.context) != commitment.digest:
        raise ImpossibleHistory(f"the secret of deal {commitment.context} is not the one it was bound to")
    return secret
