"""Hands with which the seats of a table get the results that a drill describes."""

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.hands import SUITS, Hand, card_of, hand_of, hand_that, high_cards
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import Report, SeatChips
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.mechanics.poker_hands import Combination, value_of

TRIES = 20
"""The number of hands of a combination that are tried to find one that beats the bank's hand."""

PAYING: dict[int, tuple[Combination, ...]] = {
    1: (Combination.PAIR, Combination.HIGH_CARD),
    2: (Combination.TWO_PAIR,),
    3: (Combination.THREE_OF_A_KIND,),
    5: (Combination.FLUSH,),
    7: (Combination.FULL_HOUSE,),
    20: (Combination.FOUR_OF_A_KIND,),
}
"""The combinations for which each payment is made, by the payment in odds to one."""


def times(chips: SeatChips) -> int:
    """Return the odds to one at which BET was paid; 0: it was not paid, or not at whole odds."""
    return chips.paid.bet // chips.bet if chips.bet and chips.paid.bet % chips.bet == 0 else 0


def hands_for(report: Report, bank: Hand) -> dict[int, Hand]:
    """Return a hand for every seat of the report, so that the round against ``bank`` has the results of the report.

    Raises:
        LookupError: no such hands exist.
    """
    bank = tuple(sorted(bank, key=DECK_52.index))
    draw, taken = Draw(*map(DECK_52.index, bank)), list(bank)
    hands: dict[int, Hand] = {}
    for seat in sorted(report.facts.seats, key=lambda seat: _rank(report.facts.seats[seat])):
        hands[seat] = _hand(draw, report, seat, bank, taken)
        taken.extend(hands[seat])
    return hands


def _rank(chips: SeatChips) -> int:
    """The rank of a seat in the order in which hands are drawn: ties first, since few hands tie, winners, others."""
    return {Result.TIE: 0, Result.PLAYER_WINS: 1}.get(chips.result, 2) if chips.result else 2


def _hand(draw: Draw, report: Report, seat: int, bank: Hand, taken: list[Card]) -> Hand:
    chips, value = report.facts.seats[seat], value_of(bank)
    match chips.result:
        case Result.TIE:
            return _alike(bank, taken)
        case Result.PLAYER_WINS:
            return _draw_winning_hand(draw, chips, bank, taken)
        case Result.BANK_WINS:
            return hand_that(draw, lambda: high_cards(draw), lambda hand: value_of(hand) < value, taken)
        case _ if report.phase is Phase.JACKPOT and chips.token and not chips.served:
            return hand_of(draw, Combination.FLUSH, taken)
        case _:
            return hand_that(draw, lambda: high_cards(draw), lambda _hand: True, taken)


def _alike(bank: Hand, taken: list[Card]) -> Hand:
    """Return a hand that ties with the bank: cards of the bank's ranks in other suits.

    Raises:
        LookupError: the cards that are left make no such hand.
    """
    hand: list[Card] = []
    for card in bank:
        others = (card_of(card.rank, suit) for suit in SUITS)
        left = [other for other in others if other not in taken and other not in hand]
        if not left:
            raise LookupError("no card of this rank is left")
        hand.append(left[0])
    if value_of(hand) != value_of(bank):
        raise LookupError("not the same value")
    return tuple(hand)


def _draw_winning_hand(draw: Draw, chips: SeatChips, bank: Hand, taken: list[Card]) -> Hand:
    """Return a hand that beats the bank's and is paid what the seat was paid."""
    for made in PAYING[times(chips)]:
        if (hand := _draw_better_hand(draw, made, bank, taken)) is not None:
            return hand
    raise LookupError("no such hand beats the bank's")


def _draw_better_hand(draw: Draw, made: Combination, bank: Hand, taken: list[Card]) -> Hand | None:
    for _ in range(TRIES):
        try:
            hand = hand_of(draw, made, taken)
        except LookupError:
            return None
        if value_of(hand) > value_of(bank):
            return hand
    return None
