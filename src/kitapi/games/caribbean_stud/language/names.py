"""The terms of Caribbean Stud in words: combinations, results, cards, transfers and places of chips."""

from collections.abc import Sequence

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.table.events import CardsDealt
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.ledger import Account, Transfer
from kitapi.mechanics.poker_hands import Combination
from kitapi.wording.catalogues import message, say

COMBINATIONS: dict[Combination, str] = {
    Combination.ROYAL_FLUSH: message("royal flush"),
    Combination.STRAIGHT_FLUSH: message("straight flush"),
    Combination.FOUR_OF_A_KIND: message("four of a kind"),
    Combination.FULL_HOUSE: message("full house"),
    Combination.FLUSH: message("flush"),
    Combination.STRAIGHT: message("straight"),
    Combination.THREE_OF_A_KIND: message("three of a kind"),
    Combination.TWO_PAIR: message("two pair"),
    Combination.PAIR: message("pair"),
    Combination.HIGH_CARD: message("high card"),
}
"""The words for the combinations, the best first."""

RESULTS: dict[Result, str] = {
    Result.FOLD: message("folded"),
    Result.BANK_WINS: message("the bank wins"),
    Result.TIE: message("a tie"),
    Result.PLAYER_WINS: message("beats the bank"),
    Result.NOT_QUALIFIED: message("ANTE is paid"),
}
"""The words for the results of a round for a seat."""

_OF_THE_HOUSE: dict[Account, str] = {
    accounts.FLOAT: message("tray"),
    accounts.METER: message("meter"),
    accounts.JACKPOT_INCOME: message("jackpot income"),
    accounts.HOUSE: message("house"),
    accounts.BOX: message("note box"),
}

_WAGERS: dict[Wager, str] = {
    Wager.ANTE: message("ANTE"),
    Wager.BET: message("BET"),
    Wager.FEE: message("fee"),
    Wager.TOKEN: message("token"),
    Wager.CLAIM: message("claim"),
}

_NOTES = message("notes")


def dealt_in_words(dealt: CardsDealt, names: Sequence[str], lang: str) -> dict[str, tuple[Card, ...]]:
    """Return the cards as dealt, by owner: the players who got cards, the bank, and the stub."""
    hands = {name: cards for name, cards in zip(names, dealt.hands, strict=True) if cards}
    return {**hands, say(lang, message("bank")): dealt.bank, say(lang, message("stub")): dealt.stub}


def combination_in_words(combination: Combination, lang: str) -> str:
    """Return a combination in words: “full house”."""
    return say(lang, COMBINATIONS[combination])


def result_in_words(result: Result, lang: str) -> str:
    """Return the result of a round for a seat in words: “the bank wins”."""
    return say(lang, RESULTS[result])


def transfer_in_words(moved: Transfer, names: Sequence[str], lang: str) -> str:
    """Return a transfer in words, with its accounts, amount and rule: “tray → Anna: 20 (CSP-045)”."""
    payer, payee = (account_in_words(account, names, lang) for account in (moved.payer, moved.payee))
    return f"{payer} → {payee}: {moved.amount} ({moved.clause})"


def account_in_words(account: Account, names: Sequence[str], lang: str) -> str:
    """Return an account in words: “tray”, “Anna” for that player's chips, “Anna (BET)”.

    ``names``: the players' by seat.
    """
    if account in _OF_THE_HOUSE:
        return say(lang, _OF_THE_HOUSE[account])
    kind = account.rstrip("0123456789")
    name = names[int(account.removeprefix(kind))]
    match kind:
        case "stack":
            return name
        case "pocket":
            return f"{name} ({say(lang, _NOTES)})"
        case _:
            return f"{name} ({say(lang, _WAGERS[Wager(kind)])})"
