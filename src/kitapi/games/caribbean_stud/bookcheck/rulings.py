"""What rulings of Caribbean Stud do to a seat's chips: fees kept, wagers that wait, entries against earlier ones."""

from collections.abc import Callable, Iterator
from typing import Any

from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import Event

FEE_KEPT = frozenset({"CSP-110"})
"""Rulings that keep the fee of a seat that they void, if a card was given for it (AMB-23)."""

LEFT_OUT = "CSP-104"
"""The ruling on a seat left out of the deal, which by the house's option gets nothing back (AMB-21)."""


def _bets_closed(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.antes = {seat: hand.lying(seat, "ante") for seat in event["seats"]}
    yield from ()


def _served(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.served.add(event["seat"])
    yield from ()


def _confirmed(hand: HandBooks, event: Event) -> Iterator[Found]:
    if not event["genuine"]:
        hand.rulings.refused.add(event["seat"])
    yield from ()


def _said(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.said[event["seat"]] = event["outcome"]
    yield from ()


def _revealed(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.qualifies = event["qualifies"]
    yield from ()


def _given(hand: HandBooks, event: Event) -> Iterator[Found]:
    """A ruling names as claims what lies at its seat, or was taken there as of a fold."""
    hand.rulings.given = event
    for one in event.get("claim", ()):
        seat, wager = one["seat"], one["wager"]
        lies = hand.rulings.antes.get(seat, 0) if wager == "ante" else hand.lying(seat, wager)
        if one["amount"] != lies:
            yield Found(
                "rulings", f"{one['amount']} of {wager}{seat} are said to wait as a claim, and {lies} lie there"
            )


def _dropped(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.dropped.add(event["seat"])
    if not hand.rulings.named("claim", event["seat"]):
        yield Found("rulings", f"a card of seat {event['seat']} fell too late, and no ruling has its wagers wait")


def _taken(hand: HandBooks, event: Event) -> Iterator[Found]:
    """An ANTE taken as of a fold goes from the tray to the claim, whole; before version 0.3.0 to its box."""
    seat, transfers = event["seat"], event["transfers"]
    back = sum(one["amount"] for one in transfers if one["payee"] == f"claim{seat}")
    if not event["as_fold"] or any(one["payee"] == f"ante{seat}" for one in transfers):
        return
    hand.rulings.as_fold.add(seat)
    hand.claims.take_as_fold(seat)
    if back != (due := hand.rulings.antes.get(seat, 0)):
        yield Found("rulings", f"{back} of the ANTE of seat {seat}, taken as of a fold, wait as a claim, not {due}")


def _ended(hand: HandBooks, event: Event) -> Iterator[Found]:
    """When a seat is settled, its wagers wait if, and only if, the management has to decide."""
    seat, held = event["seat"], event.get("held", False)
    rulings = hand.rulings
    due = seat in rulings.dropped if "settlement" not in event else rulings.waits(seat)
    if held is not due:
        yield Found("rulings", f"the wagers of seat {seat} {'wait' if held else 'do not wait'} for the management")
    if held and "settlement" not in event:
        hand.claims.hold(seat, 0)


def _seat_voided(hand: HandBooks, event: Event) -> Iterator[Found]:
    """A void seat has all back but what its ruling keeps: the fee of a card given, or a seat's left out stakes."""
    seat, rulings = event["seat"], hand.rulings
    if not rulings.names_what_is_kept:
        return
    lost, named = hand.owed[seat] - hand.won()[seat], rulings.named("kept", seat)
    due = _kept(hand, seat)
    if (lost, named) != (due, due):
        yield Found("rulings", f"a void seat {seat} loses {lost}, its ruling keeps {named}, and {due} are due")


def _kept(hand: HandBooks, seat: int) -> int:
    """What the newest ruling keeps of a seat that it voids."""
    rulings, house = hand.rulings, hand.house
    ante = rulings.antes.get(seat, 0)
    if rulings.given["irregularity"] in FEE_KEPT and seat in rulings.served:
        return int(house["exchange_fee"]) * ante
    if rulings.given["irregularity"] == LEFT_OUT and not house["skipped_back"]:
        return ante + (int(house["token"]) if seat in hand.lamps else 0)
    return 0


LAWS_OF: dict[str, Callable[[Any, Event], Iterator[Found]]] = {
    "bets_closed": _bets_closed,
    "card_given": _served,
    "hand_confirmed": _confirmed,
    "hand_said": _said,
    "bank_revealed": _revealed,
    "ruling_given": _given,
    "card_dropped": _dropped,
    "hand_taken": _taken,
    "fold_collected": _ended,
    "seat_settled": _ended,
    "seat_voided": _seat_voided,
}
"""What an event must keep beside what holds of it without any ruling, by its kind."""
