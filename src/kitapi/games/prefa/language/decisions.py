"""The decisions of Prefa as players say them."""

from typing import Any, assert_never

from kitapi.games.prefa.language.names import answer_in_words, call_in_words, contract_in_signs
from kitapi.games.prefa.rules.actions import (
    Action,
    AddKasa,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.kernel import Contribute, Pledge, Shuffled, TimeUp, Unused
from kitapi.wording.cards import card_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.decisions import cards_deed
from kitapi.wording.languages import BidToBeat, Deed


def deed_in_words(action: Action, bid_to_beat: BidToBeat, _terms: Any, lang: str) -> Deed:
    """Return an action of Prefa in words.

    Raises:
        ValueError: the action is no decision of a player.
    """
    match action:
        case Bid() | Hold() | IfLeft() | Pass():
            bid = Contract(bid_to_beat) if isinstance(bid_to_beat, str) else None
            return Deed(call_in_words(action, bid, lang), spoken=True)
        case Discard(cards=cards):
            return cards_deed(cards)
        case WriteSolo():
            return Deed(say(lang, message("Write solo")), spoken=True)
        case NameContract(contract=contract, aces=aces):
            named = contract_in_signs(contract, lang)
            return Deed(say(lang, message("{contract} with aces"), contract=named) if aces else named, spoken=False)
        case Participate(answer=answer):
            return Deed(answer_in_words(answer, lang), spoken=True)
        case PlayCard(card=card):
            return Deed(card_in_signs(card), spoken=False)
        case Claim() | AnswerClaim():
            return Deed(_claim(action, lang), spoken=True)
        case AnswerSolo(accept=accept):
            return Deed(say(lang, message("Accept payment") if accept else message("Decline payment")), spoken=True)
        case Pledge() | Contribute() | AddKasa() | Shuffled() | Unused() | TimeUp():
            raise ValueError("no decision")
        case _:
            assert_never(action)


def _claim(action: Claim | AnswerClaim, lang: str) -> str:
    if isinstance(action, Claim):
        return say(lang, message("Claim the rest"))
    return say(lang, message("Accept") if action.accept else message("Refuse"))
