"""Asks a writer for a deal on a terminal, with the questions and answers that the rules allow."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kitapi.cli.paper.sheets import OpenSheet
from kitapi.console.languages import language, translate
from kitapi.papers.changes import Options

BACK, QUIT = "b", "q"
MOST_LISTED = 30
"""The most answers that are listed with their numbers."""


class Ended(Exception):
    """The writer wants to stop, or the input has ended."""


def ask_deal(sheet: OpenSheet, sitting: Any) -> Options:
    """Return the deal that the writer says follows ``sitting``.

    Raises:
        Ended: there is none.
    """
    given: list[dict[str, Any]] = []
    while True:
        draft = {field: value for choice in given for field, value in choice.items()}
        form = sheet.game.offer(sitting, msgspec.convert({"kind": "deal", **draft}, sheet.game.deal))
        question = next((one for one in form.fields if not _is_answered(one, draft)), None)
        choice = _confirm(sheet, form) if question is None else _ask(sheet, question, form)
        if choice is None:
            given = given[:-1]
        elif question is None:
            line: Options = msgspec.to_builtins(form.line)
            return line
        else:
            given.append(choice)


def _is_answered(question: Any, draft: Mapping[str, Any]) -> bool:
    """Whether nothing is left to ask; the form fills in what can have one answer only."""
    return len(question.choices) == 1 or any(name in draft for choice in question.choices for name in choice)


def _ask(sheet: OpenSheet, question: Any, form: Any) -> dict[str, Any] | None:
    """The answer to a question; None: back to the one before."""
    choices: list[dict[str, Any]] = [msgspec.to_builtins(choice) for choice in question.choices]
    takers = form.takers or ()
    words = [sheet.game.choice(choice, takers, sheet.names, sheet.sitting.variant, language()) for choice in choices]
    _say(f"\n{sheet.game.question(question.field, language())}")
    is_optional = form.line is not None
    _list_answers(words, [sheet.names[seat] for seat in takers])
    while True:
        typed = read_answer()
        if typed == BACK:
            return None
        if not typed and is_optional:
            return choices[0]
        if (found := _find_answer(typed, choices, words)) is not None:
            return found
        _say(
            translate(
                "Write the number of an answer, “{back}” for the question before, or “{quit}” to stop.",
                back=BACK,
                quit=QUIT,
            )
        )


def _list_answers(words: Sequence[str], takers: Sequence[str]) -> None:
    if len(words) > MOST_LISTED:
        _say(
            translate(
                "Write the numbers one after the other, as in {example}: {names}",
                example="6 2 2",
                names=" · ".join(takers),
            )
        )
        return
    width = max(map(len, words)) + 6
    row = max(1, 78 // width)
    shown = [f"{number:>3}. {said}".ljust(width) for number, said in enumerate(words, start=1)]
    for at in range(0, len(shown), row):
        _say("".join(shown[at : at + row]).rstrip())


def _find_answer(typed: str, choices: Sequence[dict[str, Any]], words: Sequence[str]) -> dict[str, Any] | None:
    """The answer that was typed: its number, its notation in files, or the beginning of its words."""
    if len(choices) <= MOST_LISTED and typed.isdecimal() and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1]
    plain = "".join(sign for sign in typed.casefold() if sign.isalnum())
    if not plain:
        return None
    exact = [choice for choice in choices if plain == notation_of(choice)]
    named = zip(choices, words, strict=True)
    begun = [choice for choice, said in named if said.casefold().startswith(typed.casefold())]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def notation_of(choice: Mapping[str, Any]) -> str:
    """Return an answer as a file spells it, without blanks; empty for a seat, which would look like a number."""
    parts = []
    for field, value in choice.items():
        if isinstance(value, bool):
            parts.append(field if value else "")
        elif not isinstance(value, int):
            parts.append(value if isinstance(value, str) else "".join(map(str, value)))
    return "".join(parts)


def _confirm(sheet: OpenSheet, form: Any) -> dict[str, Any] | None:
    """Show what will be written; an empty answer confirms it, and None goes back."""
    _say("\n" + sheet.game.line(form.line, sheet.names, sheet.sitting.variant, language()))
    for sentence in sheet.explain(form.written):
        _say(f"  {sentence}")
    _say(translate("Enter: write it down · {back}: back · {quit}: stop", back=BACK, quit=QUIT))
    while (typed := read_answer()) not in {"", BACK}:
        _say(translate("Enter: write it down · {back}: back · {quit}: stop", back=BACK, quit=QUIT))
    return None if typed == BACK else {}


def read_answer() -> str:
    """Return what is typed.

    Raises:
        Ended: the writer stops, or the input has ended.
    """
    sys.stdout.write("> ")
    sys.stdout.flush()
    typed = sys.stdin.readline()
    if not typed or typed.strip() == QUIT:
        raise Ended
    return typed.strip()


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
