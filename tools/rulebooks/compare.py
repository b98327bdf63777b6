"""Compares a translated rulebook with its source: the same clauses, each with the same figures and options."""

import re
from collections import Counter
from collections.abc import Iterator

from kitapi.rulebooks.rulebook import Clause, Rulebook, plain

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?")


def find_differences(source: Rulebook, translation: Rulebook) -> Iterator[str]:
    """Yield a sentence for each clause that is missing, out of its order, or has other figures or options."""
    numbers = [clause.number for clause in source.clauses()]
    translated = [clause.number for clause in translation.clauses()]
    if numbers != translated:
        yield from (f"{number} is missing" for number in numbers if number not in translated)
        yield from (f"{number} is not in the source" for number in translated if number not in numbers)
        if sorted(numbers) == sorted(translated):
            at = next(at for at, pair in enumerate(zip(numbers, translated, strict=True)) if len(set(pair)) > 1)
            yield f"{translated[at]} stands in the place of {numbers[at]}"
        return
    for one, other in zip(source.clauses(), translation.clauses(), strict=True):
        yield from _differences(one, other)


def _differences(one: Clause, other: Clause) -> Iterator[str]:
    if one.options != other.options and sorted(one.options) != sorted(other.options):
        yield f"{one.number} names {', '.join(other.options) or 'no option'}, not {', '.join(one.options)}"
    ours, theirs = Counter(_figures(one)), Counter(_figures(other))
    if lacking := sorted((ours - theirs).elements()):
        yield f"{one.number} lacks {' '.join(lacking)}"
    if added := sorted((theirs - ours).elements()):
        yield f"{one.number} adds {' '.join(added)}"


def _figures(clause: Clause) -> Iterator[str]:
    """Yield all figures of a clause."""
    for text in clause.texts():
        yield from (figure.replace(",", ".") for figure in _FIGURE.findall(plain(text)))
