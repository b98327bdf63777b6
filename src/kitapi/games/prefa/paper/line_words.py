"""The lines of a Prefa sheet in words, and the questions that a writer answers; the words are those of the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.games.prefa.language.names import contract_in_signs
from kitapi.games.prefa.language.narration import transfer_in_words
from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line
from kitapi.games.prefa.paper.sitting import NextDeal
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import Reckoning
from kitapi.games.prefa.rules.scoresheet import WrittenAddition, WrittenDeal
from kitapi.wording.catalogues import say_as_page
from kitapi.wording.papers import figure

FIELDS = {
    "declarer": "Declarer",
    "contract": "Contract",
    "participation": "Who plays",
    "tricks": "Tricks",
    "aces": "Four aces",
}
"""The questions, in the page's words."""

PARTS = {
    "play play": ("both play", None, None),
    "play pass alone": ("alone: {name}", 1, None),
    "pass play pass": ("alone: {name}", 2, None),
    "play pass together": ("together: {caller}, with {helper}", 1, 2),
    "pass together": ("together: {caller}, with {helper}", 2, 1),
    "pass play together": ("passed, then together: {caller}, with {helper}", 2, 1),
    "pass pass": ("nobody plays", None, None),
}
"""Who plays, by the defenders' answers: the page's words, and the places of the player and of the helper."""


def name_field(field: str, lang: str) -> str:
    """Return the question for ``field``."""
    return say_as_page(lang, FIELDS[field])


def name_next_deal(coming: NextDeal, names: Sequence[str], lang: str) -> str:
    """Return who deals next, and how much is in the kasa."""
    return say_as_page(lang, "Dealer: {name} · kasa {kasa}", name=names[coming.dealer], kasa=figure(coming.kasa, lang))


def choice_in_words(choice: Mapping[str, Any], takers: Sequence[int], names: Sequence[str], lang: str) -> str:
    """Return an answer of the form; ``takers``: the seats whose tricks it counts."""
    match choice:
        case {"declarer": int(seat)}:
            return names[seat]
        case {"contract": contract}:
            return contract_in_signs(Contract(contract), lang)
        case {"participation": answers}:
            return _participation_in_words(answers, [names[seat] for seat in takers], lang)
        case {"tricks": tricks}:
            taken = zip(takers, tricks, strict=True)
            return " · ".join(f"{names[seat]} {count}" for seat, count in taken)
        case {"aces": aces}:
            return say_as_page(lang, "four aces" if aces else "no aces")
        case {"passed": True}:
            return say_as_page(lang, "All passed")
        case _:
            return _solo_in_words(choice.get("declined") is True, lang)


def _participation_in_words(answers: Sequence[Answer], names: Sequence[str], lang: str) -> str:
    text, player, helper = PARTS[" ".join(Answer(answer).value for answer in answers)]
    called = names[player] if player is not None else ""
    return say_as_page(lang, text, name=called, caller=called, helper=names[helper] if helper is not None else "")


def _solo_in_words(declined: bool, lang: str) -> str:
    return say_as_page(lang, "written solo, payment declined" if declined else "written solo")


def line_in_words(line: Line, names: Sequence[str], lang: str) -> str:
    """Return a line of the sheet in a few words."""
    if isinstance(line, KasaLine):
        return _kasa_in_words(line.amount, lang)
    if line.passed or line.contract is None or line.declarer is None:
        return say_as_page(lang, "All passed")
    contract = contract_in_signs(line.contract, lang)
    named = say_as_page(lang, "{name}, {contract}", name=names[line.declarer], contract=contract)
    return say_as_page(lang, "{named}: {ending}", named=named, ending=_ending_in_words(line, lang))


def _ending_in_words(line: DealLine, lang: str) -> str:
    if line.solo:
        return _solo_in_words(line.declined, lang)
    return " – ".join(map(str, line.tricks)) if line.tricks else say_as_page(lang, "nobody plays")


def _kasa_in_words(amount: int, lang: str) -> str:
    added = "By agreement of all: {amount} a player added to the kasa"
    taken = "By agreement of all: {amount} a player taken out of the kasa"
    return say_as_page(lang, added if amount > 0 else taken, amount=figure(abs(amount), lang))


def explain_line(written: WrittenDeal | WrittenAddition, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the payments of a line with their rules, each with its calculation."""
    if isinstance(written, WrittenAddition):
        return (_kasa_in_words(written.amount, lang),)
    paid = written.settlement.transfers
    if not paid:
        return (say_as_page(lang, "Nobody pays."),)
    counted = written.explained.reckonings or (None,) * len(paid)
    return tuple(
        transfer_in_words(transfer, names, lang) + _calculation(reckoning, lang)
        for transfer, reckoning in zip(paid, counted, strict=True)
    )


def _calculation(reckoning: Reckoning | None, lang: str) -> str:
    """The product from which an amount follows; empty if there is nothing to multiply."""
    if reckoning is None:
        return ""
    factors = [reckoning.tricks, reckoning.value, reckoning.times if reckoning.times > 1 else None]
    shown = [figure(factor, lang) for factor in factors if factor is not None]
    return f" {' × '.join(shown)} = {figure(reckoning.amount, lang)}" if len(shown) > 1 else ""
