"""What lies at the seats of Caribbean Stud: stakes as they are told, winnings, loans, wagers that wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from kitapi.bookcheck.accounts import Unreadable, whole
from kitapi.bookcheck.laws import Found

if TYPE_CHECKING:
    from kitapi.games.caribbean_stud.bookcheck.hands import StudHand

Event = dict[str, Any]


class Claims:
    """What wagers that wait would win, by seat: those ``earlier`` hands left, and those of this hand."""

    def __init__(self, earlier: tuple[int, ...], players: int) -> None:
        if earlier and len(earlier) != players:
            raise Unreadable("claims: not of as many players")
        self.earlier = list(earlier or (0,) * players)
        self._new: dict[int, int | None] = {}
        self._taken: set[int] = set()
        self._unpaid: set[int] = set()

    def promised(self, balances: dict[str, int]) -> Iterator[Found]:
        """Whether something is promised only where wagers wait."""
        for seat, chips in enumerate(self.earlier):
            if chips < 0 or (chips and not balances[f"claim{seat}"]):
                yield Found("escrow", f"seat {seat} is promised {chips} for wagers that do not wait")

    def take(self, seat: int) -> None:
        """A seat's cards were taken by mistake: the log does not say what its wagers would win."""
        self._taken.add(seat)

    def take_as_fold(self, seat: int) -> None:
        """Its ANTE was taken as of a fold, and wins nothing by the tables of payments, for no BET lay beside it."""
        self._taken.discard(seat)
        self._unpaid.add(seat)

    def hold(self, seat: int, winnings: int) -> None:
        """A seat's wagers wait, and would win so much."""
        self._new[seat] = None if seat in self._taken else winnings * (seat not in self._unpaid)

    def decide(self, seat: int, *, before_cards: bool) -> None:
        """The management has decided about a seat's wagers."""
        if before_cards:
            self.earlier[seat] = 0
        else:
            self._new.pop(seat, None)

    def void(self) -> None:
        """Nothing of this hand waits any more."""
        self._new.clear()
        self._taken.clear()
        self._unpaid.clear()

    def carried(self, balances: dict[str, int]) -> list[int] | None:
        """What the next hand must promise; None where the log does not say what new ones would win."""
        if None in self._new.values():
            return None
        if not any(balances[f"claim{seat}"] for seat in range(len(self.earlier))):
            return []
        return [earlier + (self._new.get(seat) or 0) for seat, earlier in enumerate(self.earlier)]


def _lies(wager: str) -> Callable[[StudHand, Event], Iterator[Found]]:
    """That what an event says lies on a ``wager`` does."""

    def law(hand: StudHand, event: Event) -> Iterator[Found]:
        lies, told = hand.lying(event["seat"], wager), whole(event["amount"], "amount")
        if lies != told:
            yield Found("staked", f"{told} are said to lie on {wager}{event['seat']}, and {lies} do")

    return law


def _token(hand: StudHand, event: Event) -> Iterator[Found]:
    if (lies := hand.lying(event["seat"], "token")) != hand.house["token"]:
        yield Found("staked", f"{lies} lie in the slot of seat {event['seat']}, and a token is {hand.house['token']}")


def _fee(hand: StudHand, event: Event) -> Iterator[Found]:
    lies, ante = hand.lying(event["seat"], "fee"), hand.lying(event["seat"], "ante")
    if lies != (due := hand.house["exchange_fee"] * ante):
        yield Found("staked", f"a card costs seat {event['seat']} {due}, and {lies} lie on it")


def _exact(hand: StudHand, event: Event) -> Iterator[Found]:
    """BET is twice ANTE, and lies there; what a lender gave of it he is owed."""
    yield from _lies("bet")(hand, event)
    if (bet := hand.lying(event["seat"], "bet")) != 2 * (ante := hand.lying(event["seat"], "ante")):
        yield Found("staked", f"BET of seat {event['seat']} is {bet}, and ANTE {ante}")
    if (lender := event.get("lender")) is not None:
        lent = sum(one["amount"] for one in event["transfers"] if one["payer"] == f"stack{lender}")
        hand.owed[event["seat"]] += lent
        hand.owed[lender] -= lent


def _taken(hand: StudHand, event: Event) -> Iterator[Found]:
    hand.claims.take(event["seat"])
    yield from ()


def _settled(hand: StudHand, event: Event) -> Iterator[Found]:
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


def _folded(hand: StudHand, event: Event) -> Iterator[Found]:
    hand.jackpot.won(event["seat"], event.get("jackpot"))
    yield from ()


def _decided(hand: StudHand, event: Event) -> Iterator[Found]:
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
