"""Hands of Caribbean Stud on lines of JSON or from options, and the value of every choice with them."""

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kitapi.cards import BadNotation, read_card, read_cards
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.games.caribbean_stud.odds.answers import WrittenDecision, encode_decision
from kitapi.games.caribbean_stud.odds.decision import BadCards, decision
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.lines.fields import choices_text, read_fields
from kitapi.lines.lines import BadLine
from kitapi.texts import Text
from kitapi.wording.problems import field_and_problem, problem_text

GAMES = ("base", "venice")

_QUALIFICATIONS = choices_text(value.value for value in Qualification)
_CHOICES = {"house.qualification": _QUALIFICATIONS}


class _Paper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: str
    upcard: str
    house: CaribbeanStudVariant | None = None
    id: msgspec.Raw = msgspec.Raw()


_read = msgspec.json.Decoder(_Paper).decode


def line_odds(variant: Sequence[str], game: str | None) -> Callable[[bytes], WrittenDecision]:
    """Make a function that answers a line, and raises ``BadLine`` if the line is wrong.

    Raises:
        Stopped: a house rule or the game does not exist.
    """
    usual, exchange = house_rules(variant), has_exchange(game)

    def answer(line: bytes) -> WrittenDecision:
        paper = read_fields(_read, line, _CHOICES)
        try:
            cards = _read_notation("cards", paper.cards, read_cards), _read_notation("upcard", paper.upcard, read_card)
            return encode_decision(decision(*cards, paper.house or usual, exchange=exchange))
        except BadCards as bad:
            raise BadLine("cards" if bad.field == "hand" else bad.field, bad.problem) from None

    return answer


def decision_odds(hand: str | None, upcard: str | None, variant: Sequence[str], game: str | None, json: bool) -> None:
    """Print the value of every choice with the cards of the options.

    Raises:
        Stopped: a card, the game or a house rule is missing or wrong.
    """
    if hand is None or upcard is None:
        raise Stopped("{option}: is missing", option="--hand" if hand is None else "--upcard")
    rules, exchange = house_rules(variant), has_exchange(game)
    try:
        cards = _read_notation("--hand", hand, read_cards), _read_notation("--upcard", upcard, read_card)
        answer = encode_decision(decision(*cards, rules, exchange=exchange))
    except BadLine as bad:
        raise Stopped(bad.text) from None
    except BadCards as bad:
        raise Stopped("{option}: {problem}", option=f"--{bad.field}", problem=bad.problem) from None
    written = msgspec.json.encode(answer)
    if json or not sys.stdout.isatty():
        sys.stdout.write(written.decode() + "\n")
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it

    from kitapi.games.caribbean_stud.commands.odds_sheet import decision_sheet  # noqa: PLC0415

    Console().print(
        decision_sheet(translate("{hand} against {upcard}", hand=hand, upcard=upcard), msgspec.json.decode(written))
    )


def _read_notation(field: str, text: str, read: Callable[[str], Any]) -> Any:
    try:
        return read(text)
    except BadNotation as bad:
        raise BadLine(field, bad.problem) from None


def has_exchange(game: str | None) -> bool:
    """Whether a card may be exchanged in ``game``, by default Venice's.

    Raises:
        Stopped: ``game`` is neither base nor venice.
    """
    if game not in (None, *GAMES):
        raise Stopped("--game: choose base or venice, not “{given}”", given=game)
    return game != "base"


def house_rules(given: Sequence[str]) -> CaribbeanStudVariant:
    """Read house rules such as ``["exchange_fee=2"]``; those not given are the rulebook's.

    Raises:
        Stopped: one is not NAME=VALUE, is given twice, or is no house rule.
    """
    options: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not (name and equals and value):
            raise Stopped(
                "{option}: write NAME=VALUE, such as {example}, not “{given}”",
                option="--variant",
                example="exchange_fee=2",
                given=one,
            )
        if name in options:
            raise Stopped("{option}: {name} is given twice", option="--variant", name=name)
        options[name] = _value(value)
    try:
        return msgspec.convert(options, CaribbeanStudVariant)
    except msgspec.ValidationError as error:
        field, problem = field_and_problem(str(error))
        text = problem_text(problem)
        if field == "qualification":
            text = Text("{problem}; {choices}", problem=text, choices=_QUALIFICATIONS)
        if field:
            text = Text("{field}: {problem}", field=field, problem=text)
        raise Stopped("{option}: {problem}", option="--variant", problem=text) from None


def _value(text: str) -> Any:
    """Parse a value: a number, numbers separated by commas as a list, true or false; else the text itself."""
    if re.fullmatch(r"-?\d{1,15}(,-?\d{1,15})+", text, re.ASCII):
        return [int(part) for part in text.split(",")]
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
