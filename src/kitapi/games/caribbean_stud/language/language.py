"""The part of Caribbean Stud for the services that put games into words."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.cards import Card
from kitapi.games.caribbean_stud.language.books import brief_in_words, meter_in_words, shift_in_words
from kitapi.games.caribbean_stud.language.names import dealt_in_words
from kitapi.games.caribbean_stud.language.narration import narrate
from kitapi.games.caribbean_stud.language.recall import recall_in_words
from kitapi.games.caribbean_stud.language.refusals import CARIBBEAN_STUD_REFUSALS
from kitapi.games.caribbean_stud.rules.table.events import CardsDealt, HandOpened
from kitapi.games.caribbean_stud.rules.views.observations import PregoSeen
from kitapi.wording.languages import BooksInWords, GameLanguage, Narration


def _cards(event: Any, names: Sequence[str], seat: int | None, lang: str) -> Mapping[str, Sequence[Card]]:
    match event:
        case CardsDealt():
            return dealt_in_words(event, names, lang)
        case PregoSeen(cards=cards) if cards and seat is not None:
            return {names[seat]: cards}
    return {}


BOOKS_IN_WORDS = BooksInWords(shift=shift_in_words, brief=brief_in_words, meter=meter_in_words, hand=recall_in_words)

LANGUAGE = GameLanguage(
    clauses=("CSP", "AMB"),
    refusals=CARIBBEAN_STUD_REFUSALS,
    narration=Narration(narrate, opening=(HandOpened,), card_played=(), cards=_cards, by_view=True),
    books=BOOKS_IN_WORDS,
)
