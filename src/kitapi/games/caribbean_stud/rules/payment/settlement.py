"""The settlement of one seat's round by its cards and wagers (CSP-040 to -045, CSP-123 to -125)."""

from typing import assert_never

from kitapi.games.caribbean_stud.rules.payment.jackpot import tier_won
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, SeatFacts, Settlement
from kitapi.games.caribbean_stud.rules.terms.paytables import Payments, payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.kernel import Instead, rule, table
from kitapi.mechanics.poker_hands import Combination, HandValue, value_of

ACE, KING = 14, 13

ANTE_WINS: dict[Result, int] = table(
    "CSP-034",
    "CSP-041",
    "CSP-043",
    "CSP-044",
    "CSP-045",
    rows={
        Result.FOLD: -1,
        Result.BANK_WINS: -1,
        Result.TIE: 0,
        Result.PLAYER_WINS: 1,
        Result.NOT_QUALIFIED: 1,
    },
)
"""The winnings of ANTE to one, by result."""


def settle(facts: SeatFacts, variant: CaribbeanStudVariant) -> Settlement:
    """Compute the settlement of the round for the seat."""
    hand, bank = value_of(facts.final), value_of(facts.bank)
    qualified = qualifies(bank, variant.qualification)
    result = result_of(hand, bank, folded=facts.folded, qualified=qualified)
    return Settlement(
        hand=hand.combination,
        bank_hand=bank.combination,
        qualifies=qualified,
        result=result,
        net=Net(
            ante=facts.ante * ANTE_WINS[result],
            bet=bet_wins(facts, result, payment_of(hand.combination, payments_for(facts, variant))),
            fee=-fee_lost(facts, variant),
        ),
        jackpot=tier_won(facts, variant),
    )


@rule("CSP-033", without=Instead(lambda ante: ante))
def bet_due(ante: int) -> int:
    """Return the BET that a seat must place to raise."""
    return 2 * ante


@rule("CSP-035", without=0)
def exchange_fee(ante: int, variant: CaribbeanStudVariant) -> int:
    """Return the chips that a seat must lay on the card that it wants to exchange."""
    return variant.exchange_fee * ante


@rule("AMB-06", "AMB-07", without=0)
def fee_lost(facts: SeatFacts, variant: CaribbeanStudVariant) -> int:
    """Return the price of the seat's exchange, which is never returned, whatever happens to the wagers.

    0 without one.
    """
    return 0 if facts.exchange is None else exchange_fee(facts.ante, variant)


@rule("CSP-040", without=True)
@rule("AMB-01", without=Instead(lambda bank, _option: bank.strength > 0 or bank.heights[0] >= KING))
def qualifies(bank: HandValue, option: Qualification) -> bool:
    """Whether the bank holds a pair or better, or an ace and a king; by ``option``, an ace or a king is enough."""
    if bank.combination is not Combination.HIGH_CARD:
        return True
    if option is Qualification.ACE_OR_KING:
        return bank.heights[0] >= KING
    return bank.heights[:2] == (ACE, KING)


@rule("CSP-042", *(f"CSP-{row}" for row in (136, 137, 138, 139, 141, 143, 144, 145)), without=Result.TIE)
@rule("CSP-133", without=Instead(lambda hand, bank: result_of_lead(hand.strength - bank.strength)))
def compare_hands(hand: HandValue, bank: HandValue) -> Result:
    """Return the result of comparing two hands; between equal combinations the ranks of the cards decide."""
    return result_of_lead((hand > bank) - (hand < bank))


def result_of_lead(ahead: int) -> Result:
    """Return the result by ``ahead``: above 0 the player's hand is better, below 0 the bank's, at 0 they tie."""
    if ahead == 0:
        return Result.TIE
    return Result.PLAYER_WINS if ahead > 0 else Result.BANK_WINS


@rule(
    "CSP-041",
    "CSP-140",
    "CSP-142",
    without=Instead(lambda hand, bank, *, folded, **_: Result.FOLD if folded else compare_hands(hand, bank)),
)
def result_of(hand: HandValue, bank: HandValue, *, folded: bool, qualified: bool) -> Result:
    """Return the result of the round for the seat; if the bank does not qualify, the hands are not compared."""
    if folded:
        return Result.FOLD
    return compare_hands(hand, bank) if qualified else Result.NOT_QUALIFIED


@rule("CSP-125", without=Instead(lambda _facts, variant: variant.table))
def payments_for(facts: SeatFacts, variant: CaribbeanStudVariant) -> Payments:
    """Return the payments by which BET is paid: after an exchange the reduced ones."""
    return variant.table if facts.exchange is None else variant.exchange_table


def bet_wins(facts: SeatFacts, result: Result, payment: int) -> int:
    """Return the amount that BET wins or loses; ``payment``: to one, if the player wins."""
    staked = 0 if facts.bet is None else bet_in_play(facts.bet, bet_due(facts.ante))
    match result:
        case Result.PLAYER_WINS:
            return payment * staked
        case Result.BANK_WINS:
            return -staked
        case Result.FOLD | Result.TIE | Result.NOT_QUALIFIED:
            return 0
        case _:
            assert_never(result)


@rule("CSP-123", "AMB-04", without=Instead(lambda _bet, due: due))
@rule("CSP-124", "AMB-05", without=Instead(lambda bet, _due: bet))
def bet_in_play(bet: int, due: int) -> int:
    """Return the part of a wrong BET that counts if it was found too late: at most ``due``."""
    return min(bet, due)
