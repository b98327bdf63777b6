"""Opening deals, and what follows by itself: contributions of bots and of the absent, and the shuffle."""

import secrets
from typing import Any

import msgspec

from kitapi.kernel import CHANCE, ImpossibleHistory, Seat, Shuffled
from kitapi.kernel.chance import Commitment
from kitapi.room import breaking_up, linked, terms
from kitapi.room.shuffling import ALGORITHM, commitment_of, fresh_secret, shuffle
from kitapi.room.streams import SecretDrawn
from kitapi.room.table import Change, Draft, Table


def opening(table: Table, setup: Any) -> Change:
    """The table's next deal, bound to a fresh secret before anybody contributes."""
    secret = fresh_secret()
    context = f"{table.id}/{table.deals + 1}"
    commitment = Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))
    events = table.game.open(setup, commitment)
    return Change(play=tuple(events), secret=SecretDrawn(context=context, secret=secret.hex()))


def setup_due(table: Table, present: set[Seat]) -> Any | None:
    """The setup of the deal that must be opened now; None when none must.

    Every deal waits for all seats to be filled, or with a house behind the table for anybody to sit there or to have
    one of its roles; the first also for all people at the seats to have accepted the terms, every other one for all
    people in ``present`` to have said next, and for one of them to be there.
    """
    if not can_play(table) or table.is_running or table.is_finished or table.is_stopped:
        return None
    if table.deal is None:
        return _first_setup(table) if terms.all_accepted(table.seating) else None
    if not present or not all(table.is_ready(seat) for seat in present):
        return None
    return table.game.succession(table.deal.state)


def can_play(table: Table) -> bool:
    """Whether those who are at the table are enough for a deal."""
    if table.game.house is None:
        return table.seating.is_full()
    return bool(table.seating.staff or linked.occupied(table.seating))


def _first_setup(table: Table) -> Any:
    agreed = table.game.codec.read_terms(bytes(table.seating.terms))
    return table.game.begin(agreed, secrets.randbelow(len(table.seats)))


def follow(draft: Draft) -> None:
    """Add what needs nobody's thought.

    That is the end of the sitting once all agree on it, the bots' contributions, those of seats that are left empty,
    and the shuffle once all have contributed. Where another table holds this one stopped it waits.
    """
    if draft.table.is_stopped:
        return
    breaking_up.break_up(draft)
    for seat in draft.table.seating.bots():
        if draft.table.deal and (nonce := draft.table.deal.nonce(seat)):
            contribute(draft, seat, secrets.token_hex(nonce.bytes))
    if draft.table.game.house:
        for seat in frozenset(draft.table.seats) - linked.occupied(draft.table.seating):
            if draft.table.deal and draft.table.deal.nonce(seat):
                contribute(draft, seat, "")
    deal_cards(draft)


def contribute(draft: Draft, seat: Seat, value: str) -> None:
    """Add the contribution ``value`` (hexadecimal, or empty) of ``seat``, which is asked for one."""
    table = draft.table
    if table.deal is None or (nonce := table.deal.nonce(seat)) is None:
        raise ImpossibleHistory(f"seat {seat} is not asked for a contribution")
    action = table.game.codec.read_action(msgspec.json.encode({"kind": nonce.action, "value": value}))
    draft.add(Change(play=tuple(table.game.decide(table.deal.state, seat, action)), by=seat))


def deal_cards(draft: Draft) -> None:
    """Add the shuffle, if the game asks for it now.

    Raises:
        ImpossibleHistory: the secret in the store is not the one the deal was bound to.
    """
    table = draft.table
    deck = table.game.deck(table.deal.state) if table.deal else None
    if table.deal is None or deck is None:
        return
    bound = table.game.commitment(table.deal.state)
    secret = bytes.fromhex(table.secret.secret) if table.secret else b""
    if commitment_of(secret, bound.context) != bound.digest:
        raise ImpossibleHistory(f"the secret of deal {bound.context} is not the one it was bound to")
    order = shuffle(deck, secret, table.game.contributions(table.deal.state), bound.context)
    shuffled: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
    draft.add(Change(play=tuple(table.game.decide(table.deal.state, CHANCE, shuffled))))
