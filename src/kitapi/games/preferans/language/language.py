"""The language of Preferans: what the services that put games into words use of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.cards import Card
from kitapi.games.preferans.language.decisions import deed_in_words
from kitapi.games.preferans.language.names import game_in_words, number_in_words
from kitapi.games.preferans.language.narration import narrate
from kitapi.games.preferans.language.refusals import PREFERANS_REFUSALS
from kitapi.games.preferans.rules.events import CardPlayed, CardsDealt, DealOpened
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import Seven
from kitapi.wording.cards import hands_dealt
from kitapi.wording.catalogues import message
from kitapi.wording.languages import Decisions, GameLanguage, HandWords, Narration

_STRAINS = {"leaves": "s", "bells": "d", "hearts": "h", "acorns": "c", "betl": "betl"}


def _cards(event: Any, names: Sequence[str], seat: int | None, _lang: str) -> Mapping[str, Sequence[Card]]:
    return hands_dealt(event.hands, event.talon, names, seat) if isinstance(event, CardsDealt) else {}


def _game(game: str, lang: str) -> str:
    return game_in_words(GameNumber[game.upper()], Seven.DURCH, lang)


def _number(bid: str, lang: str) -> str:
    return number_in_words(int(bid), lang)


def _strain(game: str) -> str:
    return _STRAINS.get(game, "n")


LANGUAGE = GameLanguage(
    clauses=("SK",),
    refusals=PREFERANS_REFUSALS,
    narration=Narration(narrate, opening=(DealOpened,), card_played=(CardPlayed,), cards=_cards),
    decisions=Decisions(deed_in_words),
    hand=HandWords(goal=_game, bid=_number, strain=_strain, declared=message("Game")),
)
