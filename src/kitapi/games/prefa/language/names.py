"""The terms of Prefa as players say them."""

from typing import assert_never

from kitapi.games.prefa.rules.actions import Answer, Bid, Call, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import Contract, Strain
from kitapi.wording.cards import SUIT_SIGNS
from kitapi.wording.catalogues import message, say, say_many

STRAINS: dict[Strain, str] = {
    Strain.SPADES: message("spades"),
    Strain.CLUBS: message("clubs"),
    Strain.DIAMONDS: message("diamonds"),
    Strain.HEARTS: message("hearts"),
    Strain.NO_TRUMPS: message("no trumps"),
}

ANSWERS: dict[Answer, str] = {
    Answer.PLAY: message("Play"),
    Answer.PASS: message("Pass"),
    Answer.TOGETHER: message("Together"),
    Answer.ALONE: message("Alone"),
}


def contract_in_signs(contract: Contract, lang: str) -> str:
    """Return a contract in signs: ``6♥``, ``7NT``."""
    if (trump := contract.strain.trump) is not None:
        return f"{contract.level}{SUIT_SIGNS[trump]}"
    return say(lang, message("{level}NT"), level=contract.level)


def contract_in_words(contract: Contract, lang: str) -> str:
    """Return a contract as it is spoken: “6 hearts”, «6 κούπες»."""
    level = contract.level
    match contract.strain:
        case Strain.SPADES:
            return say_many(lang, "{count} spade", "{count} spades", level)
        case Strain.CLUBS:
            return say_many(lang, "{count} club", "{count} clubs", level)
        case Strain.DIAMONDS:
            return say_many(lang, "{count} diamond", "{count} diamonds", level)
        case Strain.HEARTS:
            return say_many(lang, "{count} heart", "{count} hearts", level)
        case Strain.NO_TRUMPS:
            return say(lang, message("{level} no trumps"), level=level)
        case _:
            assert_never(contract.strain)


def call_in_words(call: Call, bid_to_beat: Contract | None, lang: str) -> str:
    """Return a call as it is spoken; ``bid_to_beat``: the bid that stood before it, which a hold repeats.

    At level 6 the suit alone is named: “Hold hearts”, «Έχω κούπες»; above it the level too.
    """
    match call:
        case Bid(contract):
            return contract_in_words(contract, lang)
        case Hold():
            return say(lang, message("Hold {bid}"), bid=_held_bid(bid_to_beat, lang)).strip()
        case IfLeft():
            return say(lang, message("If all pass"))
        case Pass():
            return say(lang, ANSWERS[Answer.PASS])


def _held_bid(bid_to_beat: Contract | None, lang: str) -> str:
    if bid_to_beat is None:
        return ""
    return say(lang, STRAINS[bid_to_beat.strain]) if bid_to_beat.level == 6 else contract_in_words(bid_to_beat, lang)


def answer_in_words(answer: Answer, lang: str) -> str:
    """Return a defender's answer to the contract, as it is spoken."""
    return say(lang, ANSWERS[answer])
