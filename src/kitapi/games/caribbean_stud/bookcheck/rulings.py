"""The laws of rulings of Caribbean Stud: fees kept, wagers held as claims, and stakes given back."""

from collections.abc import Callable, Iterator
from typing import Any

from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import Event

FEE_KEPT = frozenset({"CSP-110"})
"""Rulings that void a seat and keep its fee if its card was given (AMB-23)."""

LEFT_OUT = "CSP-104"
"""The ruling on a seat left out of the deal, which by an option of the house gets nothing back (AMB-21)."""


def _note_antes(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.antes = {seat: hand.chips_on(seat, "ante") for seat in event["seats"]}
    yield from ()


def _note_served_seat(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.served.add(event["seat"])
    yield from ()


def _note_confirmation(hand: HandBooks, event: Event) -> Iterator[Found]:
    if not event["genuine"]:
        hand.rulings.refused.add(event["seat"])
    yield from ()


def _note_word(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.said[event["seat"]] = event["outcome"]
    yield from ()


def _note_qualification(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.qualifies = event["qualifies"]
    yield from ()


def _check_ruling(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that a ruling's claims are the chips on the seat's wagers, or an ANTE that was taken as if folded."""
    hand.rulings.given = event
    for one in event.get("claim", ()):
        seat, wager = one["seat"], one["wager"]
        lies = hand.rulings.antes.get(seat, 0) if wager == "ante" else hand.chips_on(seat, wager)
        if one["amount"] != lies:
            yield Found(
                "rulings", f"the ruling holds {one['amount']} of {wager}{seat} as a claim, but {lies} lie there"
            )


def _check_dropped_card(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.rulings.dropped.add(event["seat"])
    if not hand.rulings.amount_named("claim", event["seat"]):
        yield Found(
            "rulings", f"a card of seat {event['seat']} fell too late, but no ruling holds its wagers as a claim"
        )


def _check_taken_hand(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that an ANTE taken as if folded moves whole from the tray to the claim (before 0.3.0: back to ANTE)."""
    seat, transfers = event["seat"], event["transfers"]
    back = sum(one["amount"] for one in transfers if one["payee"] == f"claim{seat}")
    if not event["as_fold"] or any(one["payee"] == f"ante{seat}" for one in transfers):
        return
    hand.rulings.as_fold.add(seat)
    hand.claims.take_as_fold(seat)
    if back != (due := hand.rulings.antes.get(seat, 0)):
        yield Found(
            "rulings", f"{back} of the ANTE that was taken as if seat {seat} had folded wait as a claim, not {due}"
        )


def _check_claim(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that a settled seat's wagers are held if, and only if, the management has to decide."""
    seat, held = event["seat"], event.get("held", False)
    rulings = hand.rulings
    due = seat in rulings.dropped if "settlement" not in event else rulings.waits(seat)
    if held is not due:
        yield Found(
            "rulings",
            f"the wagers of seat {seat} {'wait' if held else 'do not wait'} for the management, against the ruling",
        )
    if held and "settlement" not in event:
        hand.claims.hold(seat, 0)


def _check_void_seat(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that a void seat gets all back, except a fee or stakes that its ruling keeps."""
    seat, rulings = event["seat"], hand.rulings
    if not rulings.names_what_is_kept:
        return
    lost, named = hand.owed[seat] - hand.compute_won()[seat], rulings.amount_named("kept", seat)
    due = _amount_kept(hand, seat)
    if (lost, named) != (due, due):
        yield Found(
            "rulings", f"the void seat {seat} loses {lost} and its ruling keeps {named}, but the rules keep {due}"
        )


def _amount_kept(hand: HandBooks, seat: int) -> int:
    """Return the chips that the newest ruling keeps of a seat that it voids."""
    rulings, house = hand.rulings, hand.house
    ante = rulings.antes.get(seat, 0)
    if rulings.given["irregularity"] in FEE_KEPT and seat in rulings.served:
        return int(house["exchange_fee"]) * ante
    if rulings.given["irregularity"] == LEFT_OUT and not house["skipped_back"]:
        return ante + (int(house["token"]) if seat in hand.lamps else 0)
    return 0


LAWS_OF: dict[str, Callable[[Any, Event], Iterator[Found]]] = {
    "bets_closed": _note_antes,
    "card_given": _note_served_seat,
    "hand_confirmed": _note_confirmation,
    "hand_said": _note_word,
    "bank_revealed": _note_qualification,
    "ruling_given": _check_ruling,
    "card_dropped": _check_dropped_card,
    "hand_taken": _check_taken_hand,
    "fold_collected": _check_claim,
    "seat_settled": _check_claim,
    "seat_voided": _check_void_seat,
}
"""The laws of rulings, by kind of event."""
