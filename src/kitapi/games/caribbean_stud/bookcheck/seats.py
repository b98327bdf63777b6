"""What lies at the seats of Caribbean Stud: stakes as they are told, winnings, loans, wagers that wait."""

from collections.abc import Callable, Iterator
from typing import Any

from kitapi.auditor.accounts import whole
from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import Event


def _lies(wager: str) -> Callable[[HandBooks, Event], Iterator[Found]]:
    """That what an event says lies on a ``wager`` does."""

    def law(hand: HandBooks, event: Event) -> Iterator[Found]:
        lies, told = hand.lying(event["seat"], wager), whole(event["amount"], "amount")
        if lies != told:
            yield Found("staked", f"{told} are said to lie on {wager}{event['seat']}, and {lies} do")

    return law


def _token(hand: HandBooks, event: Event) -> Iterator[Found]:
    if (lies := hand.lying(event["seat"], "token")) != hand.house["token"]:
        yield Found("staked", f"{lies} lie in the slot of seat {event['seat']}, and a token is {hand.house['token']}")


def _fee(hand: HandBooks, event: Event) -> Iterator[Found]:
    lies, ante = hand.lying(event["seat"], "fee"), hand.lying(event["seat"], "ante")
    if lies != (due := hand.house["exchange_fee"] * ante):
        yield Found("staked", f"a card costs seat {event['seat']} {due}, and {lies} lie on it")


def _exact(hand: HandBooks, event: Event) -> Iterator[Found]:
    """BET is twice ANTE, and lies there; what a lender gave of it he is owed."""
    yield from _lies("bet")(hand, event)
    if (bet := hand.lying(event["seat"], "bet")) != 2 * (ante := hand.lying(event["seat"], "ante")):
        yield Found("staked", f"BET of seat {event['seat']} is {bet}, and ANTE {ante}")
    if (lender := event.get("lender")) is not None:
        lent = sum(one["amount"] for one in event["transfers"] if one["payer"] == f"stack{lender}")
        hand.owed[event["seat"]] += lent
        hand.owed[lender] -= lent


def _taken(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.claims.take(event["seat"])
    yield from ()


def _settled(hand: HandBooks, event: Event) -> Iterator[Found]:
    """What a seat gained is what its ANTE and BET have won or lost; wagers that wait gain nothing yet."""
    seat, net = event["seat"], event["settlement"]["net"]
    ante, bet = whole(net["ante"], "ante"), whole(net["bet"], "bet")
    own = {f"stack{seat}", f"ante{seat}", f"bet{seat}", f"claim{seat}"}
    gained = sum(one["amount"] * ((one["payee"] in own) - (one["payer"] in own)) for one in event["transfers"])
    due = 0 if event["held"] else ante + bet
    if gained != due:
        yield Found("won", f"seat {seat} gains {gained}, and its round came to {due}")
    if hand.lying(seat, "ante") or hand.lying(seat, "bet"):
        yield Found("escrow", f"seat {seat} is settled, and its wagers still lie there")
    if event["held"]:
        hand.claims.hold(seat, max(0, ante) + max(0, bet))
    hand.jackpot.won(seat, event["jackpot"])


def _folded(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.jackpot.won(event["seat"], event.get("jackpot"))
    yield from ()


def _decided(hand: HandBooks, event: Event) -> Iterator[Found]:
    """What was decided about wagers of earlier hands stays, whatever becomes of this one."""
    seat = event["seat"]
    if not hand.cards:
        own = {f"stack{seat}", f"claim{seat}"}
        hand.owed[seat] += sum(
            one["amount"] * ((one["payee"] in own) - (one["payer"] in own)) for one in event["transfers"]
        )
    hand.claims.decide(seat, before_cards=not hand.cards)
    yield from ()


LAWS_OF: dict[str, Callable[[Any, Event], Iterator[Found]]] = {
    "ante_staked": _lies("ante"),
    "token_inserted": _token,
    "bet_raised": _exact,
    "bet_corrected": _exact,
    "bet_misplaced": _lies("bet"),
    "bet_checked": _lies("bet"),
    "exchange_asked": _fee,
    "hand_taken": _taken,
    "seat_settled": _settled,
    "fold_collected": _folded,
    "claim_decided": _decided,
}
