"""Sentences that explain to somebody why the rules of Prefa refuse their action."""

from kitapi.cards import Suit
from kitapi.games.prefa.language.names import answer_in_words, contract_in_signs
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.wording.cards import SUIT_SIGNS
from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import Refusal, as_it_is
from kitapi.wording.shared_refusals import discard_refusal, over_refusal, shuffle_refusals, trick_refusals


def _suit(fact: str, _lang: str) -> str:
    return SUIT_SIGNS[Suit(fact)]


def _contract(fact: str, lang: str) -> str:
    return contract_in_signs(Contract(fact), lang)


_NOT_NOW = {
    "Shuffling": message("Not yet: first everybody gives their share in the shuffle."),
    "Bidding": message("Not now: the auction is on, so bid or pass."),
    "Discarding": message("Not yet: first lay two cards away, or write the deal solo."),
    "Naming": message("Not now: name your contract, or write the deal solo."),
    "GivenUp": message("Not now: accept the payment of the deal written solo, or decline it."),
    "Participating": message("Not now: say whether you play against the contract."),
    "Playing": message("Not now: play a card, or answer the claim that was made."),
}


def _not_now(fact: str, lang: str) -> str:
    return say(lang, _NOT_NOW[fact])


OUT_OF_PHASE = (
    "PREFA-DEAL-04",
    "PREFA-AUC-04",
    "PREFA-BUY-01",
    "PREFA-BUY-02",
    "PREFA-HOUSE-04",
    "PREFA-PART-02",
    "PREFA-PLAY-01",
    "PREFA-PLAY-04",
)
"""The clauses that say in which phase an action is possible; a refusal with the phase says what to do in it."""


def _answers(fact: tuple[str, ...], lang: str) -> str:
    words = [say(lang, message("“{word}”"), word=answer_in_words(Answer(answer), lang)) for answer in fact]
    if len(words) == 1:
        return words[0]
    return say(lang, message("{several} or {last}"), several=", ".join(words[:-1]), last=words[-1])


PREFA_REFUSALS: tuple[Refusal, ...] = (
    *(Refusal(clause, "{phase}", {"phase": _not_now}) for clause in OUT_OF_PHASE),
    *shuffle_refusals("PREFA-DEAL-04", "PREFA-DEAL-01"),
    Refusal(
        "PREFA-AUC-01",
        message("Nobody jumps in the auction: the next bid is {bid}; bid that, or pass."),
        {"may": as_it_is, "bid": _contract},
    ),
    Refusal(
        "PREFA-AUC-02",
        message("Nobody holds in the first round: bid {bid}, or pass."),
        {"may": as_it_is, "bid": _contract},
    ),
    Refusal(
        "PREFA-AUC-03",
        message("A raise must be held before anybody raises again: hold {bid}, or pass."),
        {"may": as_it_is, "bid": _contract},
        lambda facts: facts["may"] == "hold",
    ),
    Refusal(
        "PREFA-AUC-03",
        message("That bid is already held: raise to {bid}, or pass."),
        {"may": as_it_is, "bid": _contract},
    ),
    Refusal(
        "PREFA-AUC-05",
        message("“If all pass” is said only while everybody before you has passed."),
        {},
    ),
    Refusal("PREFA-AUC-08", message("Nobody’s time to call is up."), {"seat": as_it_is}),
    discard_refusal("PREFA-BUY-01"),
    Refusal("PREFA-BUY-01", message("Name at least {minimum}, your last call."), {"minimum": _contract}),
    Refusal(
        "PREFA-BUY-03",
        message("To announce four aces you must hold all four."),
        {"option": as_it_is},
        lambda facts: facts["option"],
    ),
    Refusal("PREFA-BUY-03", message("At this table aces are not announced."), {"option": as_it_is}),
    Refusal("PREFA-PART-02", message("To this contract say {legal}."), {"legal": _answers}),
    *trick_refusals("PREFA-PLAY-02", _suit),
    Refusal(
        "PREFA-PLAY-04",
        message("Your claim was refused: claim again after this trick."),
        {"claimed": as_it_is},
        lambda facts: facts["claimed"],
    ),
    Refusal(
        "PREFA-PLAY-04",
        message("Only the declarer claims, when on lead and before the last trick."),
        {"claimed": as_it_is},
    ),
    Refusal(
        "PREFA-HOUSE-03",
        message("The kasa is changed only when all people at the table agree."),
        {"agreed": as_it_is},
    ),
    Refusal(
        "PREFA-HOUSE-03",
        message("The kasa is not changed now: that is done between deals, where the house rules allow it."),
        {"phase": as_it_is},
    ),
    Refusal(
        "PREFA-HOUSE-03",
        message(
            "The kasa cannot change by {amount} a player: take off no more than the columns hold, leave something in "
            "it, add at most 1000 at once, all in tens; {least} is the least."
        ),
        {"amount": as_it_is, "least": as_it_is},
    ),
    over_refusal("PREFA-PAY-09"),
    Refusal("PREFA-PAY-09", message("The kasa is empty: the sitting is over."), {"kasa": as_it_is}),
)
"""The refusals, in order; the first that fits is used."""
