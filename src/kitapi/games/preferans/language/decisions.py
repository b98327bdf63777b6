"""The decisions of Preferans as players say them."""

from typing import Any, assert_never

from kitapi.games.preferans.language.names import call_in_words, doubling_in_words, game_in_words
from kitapi.games.preferans.rules.actions import (
    Action,
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.variant import Seven
from kitapi.kernel import Contribute, Pledge, Shuffled, Unused
from kitapi.wording.cards import card_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.decisions import cards_deed
from kitapi.wording.languages import BidToBeat, Deed


def deed_in_words(action: Action, bid_to_beat: BidToBeat, terms: Any, lang: str) -> Deed:
    """Return an action of Preferans in words.

    Raises:
        ValueError: the action is no decision of a player.
    """
    level = bid_to_beat if isinstance(bid_to_beat, int) else 0
    match action:
        case Bid() | Hold() | FromHand() | Pass():
            return Deed(call_in_words(action, level, lang), spoken=True)
        case Discard(cards=cards):
            return cards_deed(cards)
        case NameGame():
            return Deed(_game(action, terms.variant.seven, lang), spoken=False)
        case ThrowIn() | GiveWay() | Decline():
            return Deed(say(lang, _SAID[type(action)]), spoken=True)
        case Participate(plays=plays):
            return Deed(say(lang, message("Play") if plays else message("Drop")), spoken=True)
        case Invite(invites=invites):
            return Deed(say(lang, message("Call in") if invites else message("Alone")), spoken=True)
        case Kontra():
            return Deed(doubling_in_words(level + 1, lang), spoken=True)
        case PlayCard(card=card):
            return Deed(card_in_signs(card), spoken=False)
        case Pledge() | Contribute() | Shuffled() | Unused():
            raise ValueError("no decision")
        case _:
            assert_never(action)


_SAID: dict[type, str] = {
    ThrowIn: message("Throw in"),
    GiveWay: message("Give way"),
    Decline: message("No kontra"),
}


def _game(action: NameGame, seven: Seven, lang: str) -> str:
    named = game_in_words(action.game, seven, lang)
    return say(lang, message("{game}, open"), game=named) if action.open else named
