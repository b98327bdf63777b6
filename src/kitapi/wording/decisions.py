"""Decisions in words: what somebody did or might have done, by the game's name."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, assert_never

from kitapi.cards import Card, set_of, sorted_for_hand
from kitapi.games.prefa.rules import actions as prefa
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.preferans.rules import actions as preferans
from kitapi.games.preferans.rules.variant import Seven
from kitapi.kernel import Contribute, Pledge, Shuffled, TimeUp, Unused
from kitapi.wording.cards import card_in_signs, cards_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.prefa import answer_in_words, contract_in_signs
from kitapi.wording.prefa import call_in_words as prefa_call
from kitapi.wording.preferans import call_in_words as preferans_call
from kitapi.wording.preferans import doubling_in_words, game_in_words

Standing: TypeAlias = str | int | None
"""What an action answers: in the auction the bid that stands, while doubling how often it was doubled."""


class Deed(NamedTuple):
    """An action in words; ``spoken``: as somebody says it, so that a sentence quotes it."""

    words: str
    spoken: bool


Deeds: TypeAlias = Callable[[Any, Standing, Any, str], Deed]
"""An action in words, by what it answers, the table's terms and the language."""

PHASES: dict[str, str] = {
    "bidding": message("auction"),
    "discarding": message("discards"),
    "naming": message("naming"),
    "given_up": message("answer to solo"),
    "participating": message("participation"),
    "inviting": message("calling in"),
    "doubling": message("doubling"),
    "playing": message("card play"),
    "claimed": message("answer to the claim"),
}
"""The phases in which somebody decides."""


def phase_in_words(phase: str, lang: str) -> str:
    """When it was decided: “auction”."""
    return say(lang, PHASES[phase])


def deed_in_words(game: str, action: Any, standing: Standing, terms: Any, lang: str) -> str:
    """An action by itself: “Hold hearts”, “K♠”."""
    return _OF_GAME[game](action, standing, terms, lang).words


def deed_in_sentence(game: str, action: Any, standing: Standing, terms: Any, lang: str) -> str:
    """An action as a sentence names it, quoted where it is spoken."""
    deed = _OF_GAME[game](action, standing, terms, lang)
    return say(lang, message("“{said}”"), said=deed.words) if deed.spoken else deed.words


def _of_prefa(action: prefa.Action, standing: Standing, _terms: Any, lang: str) -> Deed:
    match action:
        case prefa.Bid() | prefa.Hold() | prefa.IfLeft() | prefa.Pass():
            bid = Contract(standing) if isinstance(standing, str) else None
            return Deed(prefa_call(action, bid, lang), spoken=True)
        case prefa.Discard(cards=cards):
            return _cards(cards)
        case prefa.WriteSolo():
            return Deed(say(lang, message("Write solo")), spoken=True)
        case prefa.NameContract(contract=contract, aces=aces):
            named = contract_in_signs(contract, lang)
            return Deed(say(lang, message("{contract} with aces"), contract=named) if aces else named, spoken=False)
        case prefa.Participate(answer=answer):
            return Deed(answer_in_words(answer, lang), spoken=True)
        case prefa.PlayCard(card=card):
            return Deed(card_in_signs(card), spoken=False)
        case prefa.Claim() | prefa.AnswerClaim():
            return Deed(_claim(action, lang), spoken=True)
        case prefa.AnswerSolo(accept=accept):
            return Deed(say(lang, message("Accept payment") if accept else message("Decline payment")), spoken=True)
        case Pledge() | Contribute() | prefa.AddKasa() | Shuffled() | Unused() | TimeUp():
            raise ValueError("no decision")
        case _:
            assert_never(action)


def _claim(action: prefa.Claim | prefa.AnswerClaim, lang: str) -> str:
    if isinstance(action, prefa.Claim):
        return say(lang, message("Claim the rest"))
    return say(lang, message("Accept") if action.accept else message("Refuse"))


def _of_preferans(action: preferans.Action, standing: Standing, terms: Any, lang: str) -> Deed:
    level = standing if isinstance(standing, int) else 0
    match action:
        case preferans.Bid() | preferans.Hold() | preferans.FromHand() | preferans.Pass():
            return Deed(preferans_call(action, level, lang), spoken=True)
        case preferans.Discard(cards=cards):
            return _cards(cards)
        case preferans.NameGame():
            return Deed(_game(action, terms.variant.seven, lang), spoken=False)
        case preferans.ThrowIn() | preferans.GiveWay() | preferans.Decline():
            return Deed(say(lang, _SAID[type(action)]), spoken=True)
        case preferans.Participate(plays=plays):
            return Deed(say(lang, message("Play") if plays else message("Drop")), spoken=True)
        case preferans.Invite(invites=invites):
            return Deed(say(lang, message("Call in") if invites else message("Alone")), spoken=True)
        case preferans.Kontra():
            return Deed(doubling_in_words(level + 1, lang), spoken=True)
        case preferans.PlayCard(card=card):
            return Deed(card_in_signs(card), spoken=False)
        case Pledge() | Contribute() | Shuffled() | Unused():
            raise ValueError("no decision")
        case _:
            assert_never(action)


_SAID: dict[type, str] = {
    preferans.ThrowIn: message("Throw in"),
    preferans.GiveWay: message("Give way"),
    preferans.Decline: message("No kontra"),
}


def _game(action: preferans.NameGame, seven: Seven, lang: str) -> str:
    named = game_in_words(action.game, seven, lang)
    return say(lang, message("{game}, open"), game=named) if action.open else named


def _cards(cards: tuple[Card, ...]) -> Deed:
    return Deed(cards_in_signs(sorted_for_hand(set_of(cards))), spoken=False)


_OF_GAME: Mapping[str, Deeds] = {"prefa": _of_prefa, "preferans": _of_preferans}
