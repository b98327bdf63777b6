"""Counts of random hands, and the deviations of their frequencies from the exact ones."""

import math
from collections import Counter
from collections.abc import Iterator

from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    BetCorrected,
    BetRaised,
    CardsDealt,
    Event,
    HandSaid,
    RemedyChosen,
    RulingGiven,
    RulingJoined,
    SeatSettled,
    SlipMade,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Qualification
from kitapi.mechanics.poker_hands import value_of

HANDS = math.comb(52, 5)
EXACT: dict[str, int] = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3744,
    "flush": 5108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
    "qualifies": 1_463_700,
}
"""Of all five-card hands, how many make each combination, and how many qualify with an ace and a king."""


def rows_of(state: StudState, event: Event) -> Iterator[str]:
    """Yield the rows of the counts to which ``event`` adds; ``state``: after the event."""
    match event:
        case CardsDealt():
            yield from _rows_dealt(event)
        case BankRevealed():
            yield f"revealed: {'qualifies' if event.qualifies else 'does not qualify'}"
        case SeatSettled():
            after = " after an exchange" if state.places[event.seat].exchange else ""
            yield f"settled: {event.settlement.result.value}{after}"
            yield from ("settled: jackpot hand not declared",) if event.unclaimed else ()
            yield from (f"jackpot: {event.jackpot.value}",) if event.jackpot else ()
        case RulingGiven():
            yield ruling_row(event, state.phase)
        case SlipMade():
            yield f"slip: {event.what.value}"
        case BetRaised(lender=lender) | BetCorrected(lender=lender):
            yield f"event: {type(event).__name__}{'' if lender is None else ' with a loan'}"
        case RemedyChosen():
            yield f"chosen: {event.choice.value}"
        case HandSaid():
            yield f"said: {event.outcome}{', not answered' if event.unanswered else ''}"
        case RulingJoined():
            yield f"joined: {event.role}{'' if event.stands else ', the hand does not stand'}"
        case _:
            yield f"event: {type(event).__name__}"


def _rows_dealt(event: CardsDealt) -> Iterator[str]:
    dealt = [*(hand for hand in event.hands if hand), event.bank]
    yield from (f"dealt: {value_of(hand).combination.value}" for hand in dealt)
    yield from ("dealt: all" for _ in dealt)
    yield "bank: all"
    if qualifies(value_of(event.bank), Qualification.ACE_AND_KING):
        yield "bank: qualifies"


def ruling_row(event: RulingGiven, phase: Phase) -> str:
    """Return the row of a ruling: irregularity, phase, what is void."""
    return f"ruled: {event.irregularity} {phase.name} {event.void.value}"


def deviation(counts: Counter[str], name: str) -> float:
    """Return the deviation of the share of dealt hands that make ``name`` from its exact value, in standard errors."""
    kind = "bank" if name == "qualifies" else "dealt"
    chance, seen = EXACT[name] / HANDS, counts[f"{kind}: all"]
    error = math.sqrt(chance * (1 - chance) / seen)
    return (counts[f"{kind}: {name}"] / seen - chance) / error
