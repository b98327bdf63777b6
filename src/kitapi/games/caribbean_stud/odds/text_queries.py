"""Queries for odds whose fields are texts, with results as plain JSON values.

A query is a mapping of names to texts: ``game`` (``base`` or ``venice``, the default), house rules (``exchange_fee``,
``qualification``, ``table``, ``exchange_table``), and the fields that ``evaluate_decision`` or ``draw_decision``
requires. Callers need neither card nor fraction types.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from kitapi.cards import DECK_52, BadNotation, Card, read_card, read_cards, write_cards
from kitapi.games.caribbean_stud.odds.answers import encode_decision
from kitapi.games.caribbean_stud.odds.decision import BadCards, Decision, decision
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.kernel.odds import BadQuestion, WrittenOdds
from kitapi.mechanics.poker_hands import HAND_SIZE
from kitapi.texts import Text

Plain = dict[str, Any]
Read = TypeVar("Read")

GAMES: Final = ("base", "venice")
RULES: Final = ("exchange_fee", "qualification", "table", "exchange_table")
"""The names of the house rules on which the odds depend."""

LARGEST_SEED: Final = 999_999_999
LARGEST_NUMBER: Final = 9_999

CLOSE: Final = Fraction(1, 10)
"""A decision is close if its two best choices differ by less than this, in ANTEs."""

DRAWN: Final = 200
"""The largest number of deals that are drawn to find a close decision; more than one deal in ten has one."""


def evaluate_decision(question: Mapping[str, str]) -> Plain:
    """Compute the value of every choice, in ANTEs, for the query's fields ``hand`` and ``upcard``.

    In the result, ``fold`` and ``raise`` are fractions as ``{"num", "den", "float"}``; ``exchange`` has such a fraction
    for each card, and is omitted in the base game; ``best`` is ``fold``, ``raise``, or ``exchange`` followed by a card.

    Raises:
        BadQuestion: a field of ``question`` is missing, unknown or wrong.
    """
    _check_fields(question, "hand", "upcard")
    hand, upcard = _parse(question, "hand", read_cards), _parse(question, "upcard", read_card)
    try:
        choices: Plain = msgspec.to_builtins(encode_decision(_evaluate(question, hand, upcard)))
    except BadCards as bad:
        raise BadQuestion(bad.field, bad.problem) from None
    return choices


def draw_decision(question: Mapping[str, str]) -> Plain:
    """Draw a deal from the query's fields ``seed`` and ``number``, and compute the value of every choice.

    The result has the cards ``hand`` and ``upcard``, and the values of ``evaluate_decision``. If the field ``close`` is
    ``yes``, deals are drawn until the two best choices differ by less than ``CLOSE``.

    Raises:
        BadQuestion: a field of ``question`` is missing, unknown or wrong.
    """
    _check_fields(question, "seed", "number", "close")
    seed, number = _whole(question, "seed", LARGEST_SEED), _whole(question, "number", LARGEST_NUMBER)
    close = _one_of(question, "close", ("no", "yes")) == "yes"
    drawing = Random(f"{seed} {number}")  # noqa: S311 - for training: no money depends on it
    for _ in range(DRAWN if close else 1):
        *hand, upcard = drawing.sample(DECK_52, HAND_SIZE + 1)
        odds = _evaluate(question, hand, upcard)
        if _is_close(odds):
            break
    choices: Plain = msgspec.to_builtins(encode_decision(odds))
    return {"hand": write_cards(tuple(hand)), "upcard": upcard.value, **choices}


def _evaluate(question: Mapping[str, str], hand: Sequence[Card], upcard: Card) -> Decision:
    game = _one_of(question, "game", ("venice", "base"))
    return decision(hand, upcard, _house(question), exchange=game == "venice")


def _is_close(odds: Decision) -> bool:
    best, second, *_ = sorted((odds.fold, odds.raise_, *odds.exchange.values()), reverse=True)
    return best - second < CLOSE


def _check_fields(question: Mapping[str, str], *fields: str) -> None:
    for name in question:
        if name not in (*fields, "game", *RULES):
            raise BadQuestion(name, Text("is no part of this question"))


def _require(question: Mapping[str, str], field: str) -> str:
    if field not in question:
        raise BadQuestion(field, Text("is missing"))
    return question[field]


def _parse(question: Mapping[str, str], field: str, read: Callable[[str], Read]) -> Read:
    try:
        return read(_require(question, field))
    except BadNotation as bad:
        raise BadQuestion(field, bad.problem) from None


def _whole(question: Mapping[str, str], field: str, largest: int) -> int:
    text = _require(question, field)
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(largest))):
        raise BadQuestion(field, Text("must be a whole number from 0 to {largest}", largest=largest))
    return int(text)


def _one_of(question: Mapping[str, str], field: str, values: tuple[str, ...]) -> str:
    value = question.get(field, values[0])
    if value not in values:
        raise BadQuestion(field, Text("must be one of {choices}", choices=", ".join(values)))
    return value


def _house(question: Mapping[str, str]) -> CaribbeanStudVariant:
    given: Plain = {name: question[name] for name in RULES if name in question}
    for name in ("table", "exchange_table"):
        if name in given:
            given[name] = given[name].split(",")
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, CaribbeanStudVariant, strict=False)
        except msgspec.ValidationError:
            raise BadQuestion(name, _PROBLEMS[name]) from None
    return msgspec.convert(given, CaribbeanStudVariant, strict=False)


_PAYMENTS = Text("must be nine payments to one, from the royal flush down, with commas between")
_PROBLEMS = {
    "exchange_fee": Text("must be a whole number of ANTEs from 1 to 10"),
    "qualification": Text("must be one of {choices}", choices=", ".join(one.value for one in Qualification)),
    "table": _PAYMENTS,
    "exchange_table": _PAYMENTS,
}


ODDS = WrittenOdds(evaluate_decision, draw_decision)
