"""Cards and wagers of one seat → result and money (CSP-040 to -045, CSP-123 to -125)."""

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
"""What ANTE wins, to one."""


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
    """The BET that a seat must place to raise."""
    return 2 * ante


@rule("CSP-035", without=0)
def exchange_fee(ante: int, variant: CaribbeanStudVariant) -> int:
    """What a seat that wants another card must put on the one that it gives away."""
    return variant.exchange_fee * ante


@rule("AMB-06", "AMB-07", without=0)
def fee_lost(facts: SeatFacts, variant: CaribbeanStudVariant) -> int:
    """What the card exchanged cost; it never comes back, whatever becomes of the wagers."""
    return 0 if facts.exchange is None else exchange_fee(facts.ante, variant)


@rule("CSP-040", without=True)
@rule("AMB-01", without=Instead(lambda bank, _option: bank.strength > 0 or bank.heights[0] >= KING))
def qualifies(bank: HandValue, option: Qualification) -> bool:
    """Whether the bank holds an ace and a king, by ``option`` one of them, or any combination."""
    if bank.combination is not Combination.HIGH_CARD:
        return True
    if option is Qualification.ACE_OR_KING:
        return bank.heights[0] >= KING
    return bank.heights[:2] == (ACE, KING)


@rule("CSP-042", *(f"CSP-{row}" for row in (136, 137, 138, 139, 141, 143, 144, 145)), without=Result.TIE)
@rule("CSP-133", without=Instead(lambda hand, bank: result_of_lead(hand.strength - bank.strength)))
def compare_hands(hand: HandValue, bank: HandValue) -> Result:
    """Who wins; between equal combinations the next cards decide."""
    return result_of_lead((hand > bank) - (hand < bank))


def result_of_lead(ahead: int) -> Result:
    """The result where the player's hand is ahead, above 0, level or behind."""
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
    """How the round ended for the seat; with a bank that does not qualify nothing is compared."""
    if folded:
        return Result.FOLD
    return compare_hands(hand, bank) if qualified else Result.NOT_QUALIFIED


@rule("CSP-125", without=Instead(lambda _facts, variant: variant.table))
def payments_for(facts: SeatFacts, variant: CaribbeanStudVariant) -> Payments:
    """By which table BET is paid: after an exchange by the reduced one."""
    return variant.table if facts.exchange is None else variant.exchange_table


def bet_wins(facts: SeatFacts, result: Result, payment: int) -> int:
    """What BET wins or loses; ``payment``: to one, should the player win."""
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
    """What counts of a BET found wrong too late: all of a short one, the part allowed of one too high."""
    return min(bet, due)
