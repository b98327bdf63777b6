"""Drills in a language: the situation, the question with its options, and the mark of an answer."""

from typing import Any

import msgspec

from kitapi.kernel import IllegalAction
from kitapi.kernel.drills import FULL, Drill, Drills, Given, Kind, Line, Mark
from kitapi.kernel.rulings import capitalise
from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import as_seats
from kitapi.wording.rulings import ruling_in_words
from kitapi.wording.sentences import sentence_for

SEATS = ("seat", "lender", "both")
"""The names of a line's placeholders whose values are seats."""


def line_in_words(drills: Drills, line: Line, lang: str) -> str:
    """A line as a text; lines that are values of its placeholders are rendered too."""
    if line.name == "ruling":
        values = {name: value for name, value in line.places.items() if name != "template"}
        return ruling_in_words(line.places["template"], values, lang)
    if line.name == "refused":
        return sentence_for(IllegalAction(line.places["clause"], **line.places["facts"]), lang)
    places = {name: _place(drills, name, value, lang) for name, value in line.places.items()}
    return say(lang, drills.sentences[line.name], **places)


def _place(drills: Drills, name: str, value: Any, lang: str) -> str | int:
    """The text for the placeholder ``name`` of a line: a line, the number of a seat, or an amount."""
    if isinstance(value, Line):
        return line_in_words(drills, value, lang)
    return as_seats(value, lang) if name in SEATS else value


def topic_in_words(drills: Drills, topic: str, lang: str) -> str:
    """The name of a topic."""
    return capitalise(line_in_words(drills, Line(f"topic.{topic}"), lang))


def question_in_words(drills: Drills, drill: Drill, lang: str) -> dict[str, Any]:
    """A drill as the trainee gets it, without its solution."""
    question = drill.question
    return {
        "seed": drill.seed,
        "number": drill.number,
        "topic": drill.topic,
        "heading": topic_in_words(drills, drill.topic, lang),
        "told": [_sentence(line_in_words(drills, line, lang)) for line in drill.told],
        "kind": question.kind,
        "ask": line_in_words(drills, question.ask, lang),
        "how": how_in_words(question.kind, lang),
        "options": [
            {"letter": option.letter, "text": line_in_words(drills, option.line, lang)} for option in question.options
        ],
        "situation": msgspec.to_builtins(drill.situation),
    }


def solution_in_words(drills: Drills, drill: Drill, lang: str) -> dict[str, Any]:
    """The right answer, the clauses, the manual's reason, and the texts of other rules that apply."""
    right = drill.solution
    reason = line_in_words(drills, right.reason, lang)
    said = {clause: say(lang, drills.clauses[clause]) for clause in right.clauses if clause in drills.clauses}
    return {
        "answer": right.answer,
        "told": given_in_words(drills, drill, right.answer, lang),
        "clauses": right.clauses,
        "reason": reason,
        "rules": {clause: text for clause, text in said.items() if text != reason},
    }


def given_in_words(drills: Drills, drill: Drill, given: Given, lang: str) -> list[str]:
    """An answer in words: a number, or the chosen options."""
    if isinstance(given, int):
        return [str(given)]
    said = {option.letter: line_in_words(drills, option.line, lang) for option in drill.question.options}
    return [said[letter] for letter in given]


def mark_in_words(drills: Drills, drill: Drill, mark: Mark, lang: str) -> dict[str, Any]:
    """The mark of an answer, and the right answer."""
    return {
        "right": mark.right,
        "verdict": verdict_in_words(mark, lang),
        "points": mark.points,
        "of": FULL,
        "given": mark.given,
        **solution_in_words(drills, drill, lang),
    }


HOW: dict[Kind, str] = {
    "choice": message("One letter:"),
    "amount": message("A number:"),
    "order": message("All letters in their order:"),
    "present": message("All letters that hold, or none:"),
}
"""The instructions for the answer, by the kind of the question."""


def how_in_words(kind: Kind, lang: str) -> str:
    """The instruction for typing the answer to a question of this kind."""
    return say(lang, HOW[kind])


def verdict_in_words(mark: Mark, lang: str) -> str:
    """Whether an answer was right, nearly right, or wrong."""
    return say(lang, message("Right.") if mark.right else message("Nearly.") if mark.points else message("Wrong."))


def tally_in_words(right: int, questions: int, lang: str) -> str:
    """The number of right answers, as a sentence."""
    return say(lang, message("{right} of {asked} right."), right=right, asked=questions)


def _sentence(sentence: str) -> str:
    """A line as a complete sentence; irregularities in the rules have no full stop."""
    return capitalise(sentence) if sentence.endswith((".", "?", ";", "”", "“", "»")) else f"{capitalise(sentence)}."
