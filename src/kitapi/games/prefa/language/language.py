"""The language of Prefa, as the services use it that put games into words."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.cards import Card
from kitapi.games.prefa.language.decisions import deed_in_words
from kitapi.games.prefa.language.good_faith import breach_in_words
from kitapi.games.prefa.language.names import contract_in_signs
from kitapi.games.prefa.language.narration import narrate
from kitapi.games.prefa.language.refusals import PREFA_REFUSALS
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.events import CardPlayed, CardsDealt, DealOpened
from kitapi.wording.cards import hands_dealt
from kitapi.wording.catalogues import message
from kitapi.wording.languages import Decisions, GameLanguage, HandWords, Narration


def _cards(event: Any, names: Sequence[str], seat: int | None, _lang: str) -> Mapping[str, Sequence[Card]]:
    return hands_dealt(event.hands, event.talon, names, seat) if isinstance(event, CardsDealt) else {}


def _contract(contract: str, lang: str) -> str:
    return contract_in_signs(Contract(contract), lang)


def _strain(contract: str) -> str:
    return contract[-1]


LANGUAGE = GameLanguage(
    clauses=("PREFA",),
    refusals=PREFA_REFUSALS,
    narration=Narration(narrate, opening=(DealOpened,), card_played=(CardPlayed,), cards=_cards),
    decisions=Decisions(deed_in_words, breach_in_words),
    hand=HandWords(goal=_contract, bid=_contract, strain=_strain, declared=message("Contract")),
)
