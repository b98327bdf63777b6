"""Errors in a message's JSON, in words.

The decoder's messages name types; these texts name the field and describe its allowed values.
"""

import re
from collections.abc import Callable
from typing import TypeAlias

from kitapi.texts import Text
from kitapi.wording.catalogues import message, say_text

_PLACE = re.compile(r" - at `\$\.?([^`]*)`$")

_TYPES = {
    "int": message("a whole number"),
    "float": message("a number with a fraction"),
    "str": message("a text"),
    "bool": message("true or false"),
    "array": message("a list"),
    "object": message("an object"),
    "null": message("nothing (null)"),
}

_BOUNDS = {
    ">=": message("must be {bound} or more"),
    "<=": message("must be {bound} or less"),
    ">": message("must be more than {bound}"),
    "<": message("must be less than {bound}"),
    "that's a multiple of": message("must be a multiple of {bound}"),
}

Worded: TypeAlias = Callable[[re.Match[str]], Text]


def _type(name: str) -> Text:
    wanted = name.removesuffix(" | null")
    return Text(_TYPES.get(wanted, wanted))


def _wrong_type(match: re.Match[str]) -> Text:
    return Text(message("must be {wanted}, not {got}"), wanted=_type(match["wanted"]), got=_type(match["got"]))


def _out_of_bounds(match: re.Match[str]) -> Text:
    return Text(_BOUNDS[match["relation"]], bound=match["bound"])


def _wrong_length(match: re.Match[str]) -> Text:
    return Text(message("must be a list of {wanted}"), wanted=match["wanted"])


def _too_many_characters(match: re.Match[str]) -> Text:
    return Text(message("must have at most {most} characters"), most=match["most"])


def _too_many_entries(match: re.Match[str]) -> Text:
    return Text(message("must have at most {most} entries"), most=match["most"])


_PROBLEMS: tuple[tuple[re.Pattern[str], Worded], ...] = (
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`"), _wrong_type),
    (re.compile(r"Expected `array` of length (?P<wanted>\d+)"), _wrong_length),
    (re.compile(r"Expected `str` of length <= (?P<most>\d+)"), _too_many_characters),
    (re.compile(r"Expected `(?:array|object)` of length <= (?P<most>\d+)"), _too_many_entries),
    (re.compile(r"must have at most (?P<most>\d+) characters"), _too_many_characters),
    (re.compile(r"Integer value out of range"), lambda _: Text(message("is too large a number"))),
    (re.compile(r"opens no deal"), lambda _: Text(message("cannot be played on"))),
    (re.compile(r"Expected `[^`]+` (?P<relation>>=|<=|>|<|that's a multiple of) (?P<bound>\S+)"), _out_of_bounds),
    (re.compile(r"Expected `str` matching"), lambda _: Text(message("does not have the form asked for"))),
    (
        re.compile(r"Invalid (?:enum )?value '?(?P<value>[^']*)'?"),
        lambda match: Text(message("cannot be “{value}”"), value=match["value"]),
    ),
    (re.compile(r"Object missing required field"), lambda _: Text(message("is missing"))),
    (re.compile(r"Object contains unknown field"), lambda _: Text(message("is no field known here"))),
    (
        re.compile(r"JSON is malformed|Input data was truncated|.*codec can't decode|Invalid UTF-8|Invalid escape"),
        lambda _: Text(message("is not JSON")),
    ),
)

_NAMED = re.compile(r"(Object (?:missing required|contains unknown) field) `([^`]*)`")


def field_and_problem(text: str) -> tuple[str, str]:
    """A decoder's error ``text`` as the field's path, empty for the whole message, and the bare problem.

    A missing or unknown field is named only in the path, not in the problem too.
    """
    place = _PLACE.search(text)
    path = place.group(1) if place else ""
    return _whole_path(path, text), _NAMED.sub(r"\1", _PLACE.sub("", text))


def problem_text(problem: str) -> Text:
    """The problem as a demand, to be written after the field's name; unknown problems stay as they are."""
    for pattern, worded in _PROBLEMS:
        if match := pattern.match(problem):
            return worded(match)
    return Text(problem)


def problem_in_words(problem: str, lang: str) -> str:
    """Return what ``problem_text`` returns, in the language ``lang``."""
    return say_text(lang, problem_text(problem))


def field_in_problem(field: str, problem: str) -> str:
    """The field that ``problem`` is about, which for a missing or unknown field is named only there."""
    return _whole_path("" if field == "message" else field, problem) or field


def _whole_path(path: str, problem: str) -> str:
    named = _NAMED.search(problem)
    return ".".join(part for part in (path, named.group(2) if named else "") if part)
