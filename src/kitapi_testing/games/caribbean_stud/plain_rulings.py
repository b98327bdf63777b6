"""The results of every seat in a hand of Caribbean Stud, with all irregularities, written a second time.

The input is the stored events of the hand, the result is chips by seat. No code of the program is used: results follow
from stakes, cards, statements and rulings, by the manual and the house's readings. Only amounts that a person stated
are taken from the events: what a jackpot paid, what the management paid on a claim, what was lent.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from kitapi_testing.games.caribbean_stud.plain_round import pays
from kitapi_testing.plain_hands import is_better, letters, name_of

Event = dict[str, Any]

VOID_WITH_ITS_FEE_KEPT = "CSP-110"
"""The ruling when a player has dropped a card by their own fault, and a bought card was already supplied."""


class Seat:
    """The facts about one seat in the hand."""

    def __init__(self) -> None:
        self.ante = self.bet = 0
        self.token = self.folded = self.served = False
        self.cards: list[str] = []
        self.discard: str | None = None
        self.new: str | None = None
        self.taken = self.as_fold = self.dropped = self.refused = False
        self.said: str | None = None
        self.void: str | None = None
        self.claim: tuple[bool, int] | None = None
        """The management's decision about wagers of this hand: whether it pays, and how much in addition to them."""
        self.award = 0
        self.beside = 0
        """Return what the seat received for claims of earlier hands, plus its debt, minus its loans to others."""


class Hand(NamedTuple):
    """A hand after all its events were replayed."""

    seats: dict[int, Seat]
    house: dict[str, Any]
    bank: list[str]
    turned: bool
    void: bool


def net_results(events: Sequence[Event]) -> dict[int, int]:
    """Return the gain or loss of every seat in a hand, from its opening event to GAME OVER."""
    hand = follow_hand(events)
    return {number: seat.beside + _result_of(hand, seat) for number, seat in hand.seats.items()}


def follow_hand(events: Sequence[Event]) -> Hand:
    """Replay a hand: everything that was done at every seat."""
    opened = events[0]
    seats = {number: Seat() for number in range(opened["terms"]["players"])}
    known: dict[str, Any] = {"bank": [], "turned": False, "void": False, "ruled": None, "cards": False}
    waiting = {number: opened["balances"][f"claim{number}"] for number in seats}
    for event in events[1:]:
        _follow(event["kind"].partition(".")[2], event, seats, known)
        if event["kind"].endswith("claim_decided"):
            _note_claim_decision(event, seats[event["seat"]], waiting, before_cards=not known["cards"])
    return Hand(seats, opened["terms"]["variant"], known["bank"], known["turned"], known["void"])


def _follow(kind: str, event: Event, seats: dict[int, Seat], known: dict[str, Any]) -> None:
    match kind:
        case "bets_closed":
            known["cards"] = True
        case "cards_dealt":
            known["bank"] = event["bank"]
            for number, cards in enumerate(event["hands"]):
                seats[number].cards = cards
        case "bank_revealed":
            known["turned"] = True
        case "facts_stated":
            known["ruled"] = event["stated"]["irregularity"]
        case "hand_voided":
            known["void"] = True
        case "coins_in":
            for number in event["seats"]:
                seats[number].token = True
        case _ if "seat" in event and event["seat"] is not None:
            _of_seat(kind, event, seats, known)


def _of_seat(kind: str, event: Event, seats: dict[int, Seat], known: dict[str, Any]) -> None:
    seat = seats[event["seat"]]
    match kind:
        case "ante_staked":
            seat.ante = event["amount"]
        case "stakes_taken_back":
            seat.ante = 0
        case "token_decided":
            seat.token = event["in_play"]
        case "exchange_asked":
            seat.discard = event["card"]
        case "card_given":
            seat.served, seat.new = True, event["card"]
        case "bet_raised" | "bet_misplaced" | "bet_corrected":
            seat.bet = event["amount"]
            _note_loan(event, seats)
        case "excess_returned":
            seat.bet = 2 * seat.ante
        case "folded":
            seat.folded, seat.bet = True, 0
        case "hand_taken":
            seat.taken, seat.as_fold, seat.folded = True, event["as_fold"], False
        case "card_dropped":
            seat.dropped = True
        case "hand_said":
            seat.said = event["outcome"]
        case "hand_confirmed":
            seat.refused = not event["genuine"]
        case "seat_voided":
            seat.void = known["ruled"]
        case "jackpot_awarded":
            seat.award = event["amount"]


def _note_loan(event: Event, seats: dict[int, Seat]) -> None:
    if (lender := event.get("lender")) is None:
        return
    chips = sum(one["amount"] for one in event["transfers"] if one["payer"] == f"stack{lender}")
    seats[event["seat"]].beside += chips
    seats[lender].beside -= chips


def _note_claim_decision(event: Event, seat: Seat, waiting: dict[int, int], *, before_cards: bool) -> None:
    paid = sum(one["amount"] for one in event["transfers"] if one["payer"] == "float")
    if before_cards:
        seat.beside += paid if event["paid"] else -waiting[event["seat"]]
    else:
        seat.claim = (event["paid"], paid)


def _result_of(hand: Hand, seat: Seat) -> int:
    """Return the gain or loss of a seat by wagers, fee, token and jackpot; 0 if the whole hand is void."""
    if hand.void or not seat.ante:
        return 0
    token = -hand.house["token"] if seat.token else 0
    fee = -hand.house["exchange_fee"] * seat.ante if seat.served else 0
    if seat.void is not None:
        return _result_of_void(hand, seat, token, fee)
    return token + fee + seat.award + _result_of_wagers(hand, seat)


def _result_of_void(hand: Hand, seat: Seat, token: int, fee: int) -> int:
    """Return the result of a void seat: it gets all back but the fee for a supplied card if its player dropped one."""
    if seat.void == "CSP-104":
        return 0 if hand.house["skipped_back"] else token - seat.ante
    return fee if seat.void == VOID_WITH_ITS_FEE_KEPT else 0


def _result_of_wagers(hand: Hand, seat: Seat) -> int:
    """Return the gain or loss of a seat by ANTE and BET."""
    if waits(hand, seat):
        if seat.claim is None:
            return 0
        return seat.claim[1] if seat.claim[0] else -seat.ante - seat.bet
    if seat.folded:
        return -seat.ante
    if not qualifies(hand):
        return seat.ante
    counts = min(seat.bet, 2 * seat.ante)
    if seat.taken:
        return 0 if seat.said == "tie" else -seat.ante - counts
    held = [seat.new if seat.new and card == seat.discard else card for card in seat.cards]
    if is_better(hand.bank, held):
        return -seat.ante - counts
    return seat.ante + counts * pays(held, hand.house, exchanged=seat.served) if is_better(held, hand.bank) else 0


def waits(hand: Hand, seat: Seat) -> bool:
    """Whether the wagers of a seat wait for the management instead of being settled."""
    if seat.dropped:
        return True
    if seat.folded:
        return False
    return seat.refused or seat.said == "winning" or (seat.as_fold and not qualifies(hand))


def qualifies(hand: Hand) -> bool:
    """Whether the bank's cards, which are turned, qualify by the house's rule."""
    if not hand.turned:
        return False
    high = Counter(letters(hand.bank))
    if name_of(hand.bank) != "high_card":
        return True
    ace, king = bool(high["A"]), bool(high["K"])
    return (ace or king) if hand.house["qualification"] == "ace_or_king" else (ace and king)
