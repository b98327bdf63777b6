"""The laws of chips at the seats of Caribbean Stud: stakes, winnings, loans, and wagers held as claims."""

from collections.abc import Callable, Iterator
from typing import Any

from kitapi.auditor.accounts import whole
from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import Event


def _check_amount_on(wager: str) -> Callable[[HandBooks, Event], Iterator[Found]]:
    """Make the law that the amount an event states for a ``wager`` is there."""

    def law(hand: HandBooks, event: Event) -> Iterator[Found]:
        lies, stated = hand.chips_on(event["seat"], wager), whole(event["amount"], "amount")
        if lies != stated:
            yield Found("staked", f"the event states {stated} on {wager}{event['seat']}, but {lies} lie there")

    return law


def _check_token(hand: HandBooks, event: Event) -> Iterator[Found]:
    if (lies := hand.chips_on(event["seat"], "token")) != hand.house["token"]:
        yield Found("staked", f"{lies} lie in the slot of seat {event['seat']}, but a token is {hand.house['token']}")


def _check_fee(hand: HandBooks, event: Event) -> Iterator[Found]:
    lies, ante = hand.chips_on(event["seat"], "fee"), hand.chips_on(event["seat"], "ante")
    if lies != (due := hand.house["exchange_fee"] * ante):
        yield Found("staked", f"the exchange fee of seat {event['seat']} is {due}, but {lies} lie there")


def _check_exact_bet(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that BET is there and twice ANTE, and note what a lender gave of it."""
    yield from _check_amount_on("bet")(hand, event)
    if (bet := hand.chips_on(event["seat"], "bet")) != 2 * (ante := hand.chips_on(event["seat"], "ante")):
        yield Found("staked", f"BET of seat {event['seat']} is {bet}, not twice its ANTE of {ante}")
    if (lender := event.get("lender")) is not None:
        lent = sum(one["amount"] for one in event["transfers"] if one["payer"] == f"stack{lender}")
        hand.owed[event["seat"]] += lent
        hand.owed[lender] -= lent


def _note_taken_hand(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.claims.take(event["seat"])
    yield from ()


def _check_settlement(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that a seat gains what its ANTE and BET have won or lost; wagers held as claims gain nothing yet."""
    seat, net = event["seat"], event["settlement"]["net"]
    ante, bet = whole(net["ante"], "ante"), whole(net["bet"], "bet")
    own = {f"stack{seat}", f"ante{seat}", f"bet{seat}", f"claim{seat}"}
    gained = sum(one["amount"] * ((one["payee"] in own) - (one["payer"] in own)) for one in event["transfers"])
    due = 0 if event["held"] else ante + bet
    if gained != due:
        yield Found("won", f"seat {seat} gains {gained}, but its ANTE and BET won {due}")
    if hand.chips_on(seat, "ante") or hand.chips_on(seat, "bet"):
        yield Found("escrow", f"seat {seat} is settled, but its wagers still lie there")
    if event["held"]:
        hand.claims.hold(seat, max(0, ante) + max(0, bet))
    hand.jackpot.note_tier(seat, event["jackpot"])


def _note_folded_jackpot(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.jackpot.note_tier(event["seat"], event.get("jackpot"))
    yield from ()


def _note_decision(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Note a decision about claims; one about earlier hands remains valid even if this hand becomes void."""
    seat = event["seat"]
    if not hand.cards:
        own = {f"stack{seat}", f"claim{seat}"}
        hand.owed[seat] += sum(
            one["amount"] * ((one["payee"] in own) - (one["payer"] in own)) for one in event["transfers"]
        )
    hand.claims.decide(seat, before_cards=not hand.cards)
    yield from ()


LAWS_OF: dict[str, Callable[[Any, Event], Iterator[Found]]] = {
    "ante_staked": _check_amount_on("ante"),
    "token_inserted": _check_token,
    "bet_raised": _check_exact_bet,
    "bet_corrected": _check_exact_bet,
    "bet_misplaced": _check_amount_on("bet"),
    "bet_checked": _check_amount_on("bet"),
    "exchange_asked": _check_fee,
    "hand_taken": _note_taken_hand,
    "seat_settled": _check_settlement,
    "fold_collected": _note_folded_jackpot,
    "claim_decided": _note_decision,
}
