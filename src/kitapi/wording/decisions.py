"""Decisions in words: actions that were or could have been taken, by the game's name."""

from typing import Any

from kitapi.cards import Card, set_of, sorted_for_hand
from kitapi.wording.breaches import Breach
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.languages import BidToBeat, Decisions, Deed, language_of_game

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
"""The names of the phases in which players decide, for ``say``."""


def phase_in_words(phase: str, lang: str) -> str:
    """The phase of a decision in words, such as “auction”."""
    return say(lang, PHASES[phase])


def decisions_of(game: str) -> Decisions:
    """The functions that narrate decisions of ``game``.

    Raises:
        LookupError: the game has none.
    """
    language = language_of_game(game)
    if language is None or language.decisions is None:
        raise LookupError(game)
    return language.decisions


def deed_in_words(game: str, action: Any, to_beat: BidToBeat, terms: Any, lang: str) -> str:
    """An action as a separate text, such as “Hold hearts” or “K♠”."""
    return decisions_of(game).deed(action, to_beat, terms, lang).words


def deed_in_sentence(game: str, action: Any, to_beat: BidToBeat, terms: Any, lang: str) -> str:
    """An action as a part of a sentence, in quotation marks if the player says it."""
    deed = decisions_of(game).deed(action, to_beat, terms, lang)
    return say(lang, message("“{said}”"), said=deed.words) if deed.spoken else deed.words


def breach_in_words(game: str, breach: Breach, player: str, lang: str) -> str:
    """A sentence about a call by ``player`` against good faith; empty if ``game`` has no words for it."""
    words = decisions_of(game).breach
    return "" if words is None else words(breach, player, lang)


def cards_deed(cards: tuple[Card, ...]) -> Deed:
    """Discarded cards in words."""
    return Deed(cards_in_signs(sorted_for_hand(set_of(cards))), spoken=False)
