"""Prefa's part of the review: its decisions, and when a contract is made."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from kitapi.cards import Card, Rank, Suit, set_of, sorted_for_hand
from kitapi.games.prefa.players import good_faith
from kitapi.games.prefa.rules import events as happened
from kitapi.games.prefa.rules.actions import (
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    NameContract,
    Participate,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Strain
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Seat, valid_numbers
from kitapi.players.tricks.holdings import hand_of
from kitapi.review.recorded_decision import Done
from kitapi.review.verdicts import DIGITS
from kitapi.wording.breaches import Breach, Longest
from kitapi.wording.languages import BidToBeat
from kitapi.wording.reasons import Where

bought: Literal["contract", "game"] = "contract"


def breaches(events: Sequence[happened.Event]) -> dict[int, Breach]:
    """Return the stops that a hand did not support, by the step of their player's last call (PREFA-AUC-08).

    A call that the clock made is no decision of its player, and is left out.
    """
    steps: dict[Seat, int] = {}
    calls: list[happened.CallMade] = []
    hands: tuple[tuple[Card, ...], ...] = ()
    for step in valid_numbers(events):
        event = events[step - 1]
        if isinstance(event, happened.CardsDealt):
            hands = event.hands
        elif isinstance(event, happened.CallMade):
            steps[event.seat] = step
            calls.append(event)
    found = {steps[seat]: _breach(hands[seat], stop) for seat, stop in good_faith.stops_of(calls).items()}
    silent = {steps[made.seat] for made in calls if made.by_clock}
    return {step: breach for step, breach in found.items() if breach is not None and step not in silent}


def _breach(cards: Sequence[Card], stop: good_faith.Stop) -> Breach | None:
    hand = hand_of(cards)
    ground = good_faith.breach(good_faith.supported_contracts(hand), stop)
    if ground is None:
        return None
    trump = stop.contract.strain.trump
    held = [card for card in cards if (card.rank is Rank.ACE if trump is None else card.suit is trump)]
    return Breach(
        contract=stop.contract.value,
        ground=ground,
        held=sorted_for_hand(set_of(held)),
        tricks=_tricks(hand, list(Strain).index(stop.contract.strain)),
        longest=max((_of_suit(hand, cards, suit) for suit in Suit), key=lambda one: (one.cards, one.tricks)),
    )


def _of_suit(hand: int, cards: Sequence[Card], suit: Suit) -> Longest:
    return Longest(suit=suit, cards=sum(card.suit is suit for card in cards), tricks=_tricks(hand, suit.index))


def _tricks(hand: int, strain: int) -> float:
    """Return the tricks that a hand promises in a strain; at least 0."""
    return round(max(0.0, good_faith.expected_tricks(hand, strain)), DIGITS)


def done_by(event: happened.Event) -> Done | None:
    """Return the decision that ``event`` records; None if no seat decided anything."""
    match event:
        case happened.CallMade(seat=seat, call=call, by_clock=False):
            return Done(seat, call)
        case happened.CardsDiscarded(seat=seat, cards=cards):
            return Done(seat, Discard(cards))
        case happened.ContractNamed(seat=seat, contract=contract, aces=aces):
            return Done(seat, NameContract(contract, aces))
        case happened.AnswerGiven(seat=seat, answer=answer):
            return Done(seat, Participate(answer))
        case happened.CardPlayed(seat=seat, card=card):
            return Done(seat, PlayCard(card))
        case happened.SoloAnswered(seat=seat, accept=accept) | happened.ClaimAnswered(seat=seat, accept=accept):
            return Done(seat, AnswerSolo(accept) if isinstance(event, happened.SoloAnswered) else AnswerClaim(accept))
        case happened.SoloWritten(seat=seat) | happened.ClaimMade(seat=seat):
            return Done(seat, WriteSolo() if isinstance(event, happened.SoloWritten) else Claim())
        case _:
            return None


def bid_to_beat(view: PrefaView) -> BidToBeat:
    """Return the bid that stands; None outside the auction."""
    if view.phase is not Phase.BIDDING:
        return None
    bids = [spoken.call.contract for spoken in view.calls if isinstance(spoken.call, Bid)]
    return max(bids, key=lambda contract: contract.step).value if bids else None


def declares(view: PrefaView) -> bool:
    """Whether the player who decides is the declarer."""
    return view.bargain is not None and view.bargain.declarer == view.seat


def is_named(action: Any) -> bool:
    """Whether the action is a contract."""
    return isinstance(action, NameContract)


def goal(view: PrefaView, action: Any) -> Callable[[int], bool] | None:
    """Return a function that says whether a number of tricks makes the contract; None without a contract."""
    named = action.contract if isinstance(action, NameContract) else view.bargain and view.bargain.contract
    if not named:
        return None
    level = named.level
    return lambda tricks: tricks >= level


def counts_tricks(view: PrefaView, _action: Any) -> bool:
    """Whether a count of tricks belongs to the evaluation of an action: there is a declarer."""
    return view.bargain is not None


def aside(view: PrefaView) -> Where:
    """Return the name of the two cards that no player holds."""
    return "talon" if view.bargain is None else "discards"
