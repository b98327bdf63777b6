"""The sentence for a stop in an auction of Prefa that the hand did not support (PREFA-AUC-08)."""

from kitapi.games.prefa.language.names import STRAINS, contract_in_signs
from kitapi.games.prefa.rules.contracts import Contract, Strain
from kitapi.wording.breaches import Breach, Longest
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.papers import tenths

_HELD = message("Against good faith: {player} stopped at {contract} with {cards}.")
_NONE_HELD = message("Against good faith: {player} stopped at {contract} with no card of that suit.")
_FEW_ACES = message("Against good faith: {player} stopped at {contract} with fewer than three aces.")
_TOO_HIGH = message("Against good faith: {player} stopped at {contract} with {tricks} tricks, the talon included.")


def breach_in_words(breach: Breach, player: str, lang: str) -> str:
    """Say at which contract ``player`` stopped, and which cards they held."""
    contract = Contract(breach.contract)
    said = say(
        lang,
        _text(breach, contract),
        player=player,
        contract=contract_in_signs(contract, lang),
        cards=cards_in_signs(breach.held),
        tricks=tenths(breach.tricks, lang),
    )
    return f"{said} {_longest_in_words(breach.longest, lang)}"


def _text(breach: Breach, contract: Contract) -> str:
    if breach.ground == "level":
        return _TOO_HIGH
    if contract.strain.trump is None:
        return _FEW_ACES
    return _HELD if breach.held else _NONE_HELD


def _longest_in_words(longest: Longest, lang: str) -> str:
    return say_many(
        lang,
        "Longest suit: {suit}, {count} card; as trumps {tricks} tricks, the talon included.",
        "Longest suit: {suit}, {count} cards; as trumps {tricks} tricks, the talon included.",
        longest.cards,
        suit=say(lang, STRAINS[Strain(longest.suit.value)]),
        tricks=tenths(longest.tricks, lang),
    )
