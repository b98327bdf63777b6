"""Rulings and irregularities of the house rules, in words of a language.

The texts are templates in the rules of their game; every catalogue has their translations.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.kernel import seat_number
from kitapi.kernel.rulings import SEAT_PLACES, NoRuling, RequestedFact, Ruled, Rulings, capitalise
from kitapi.wording.catalogues import say, say_many


def ruling_in_words(
    template: str, values: Mapping[str, str], lang: str, names: Sequence[str] | Mapping[int, str] | None = None
) -> str:
    """A ruling as a sentence; ``names``: the players' names by seat, else seats are numbered from 1."""
    return capitalise(_fill(template, values, lang, names))


def no_ruling_in_words(error: NoRuling, lang: str) -> str:
    """The reason why there is no ruling; for a wrong fact, its field is written before the reason."""
    problem = _fill(error.template, error.values, lang, None)
    return f"{error.subject}: {problem}." if error.subject.partition(".")[0] in _FIELDS else f"{capitalise(problem)}."


_FIELDS = frozenset(("facts", "phase", "irregularity"))


def listed_in_words(rulings: Rulings, lang: str) -> list[dict[str, Any]]:
    """Every irregularity with its rule, the phases in which it is ruled on, and the facts it needs."""
    return [
        {
            "id": one.irregularity,
            "what": say(lang, one.what),
            "phases": tuple(one.phases),
            "outcomes": one.phases,
            "facts": [_fact_in_words(fact, lang) for fact in one.facts],
            "example": one.example,
        }
        for one in rulings.list_irregularities()
    ]


def clauses_in_words(rulings: Rulings, lang: str) -> dict[str, str]:
    """The text of every rule that a ruling can name."""
    return {clause: say(lang, text) for clause, text in rulings.clauses.items()}


def ruled_in_words(ruled: Ruled, lang: str) -> dict[str, Any]:
    """A ruling in words, and as an English template with its values, for a client that names seats in its own way."""
    return {
        "continues": ruling_in_words(ruled.template, ruled.values, lang),
        "template": ruled.template,
        "values": ruled.values,
    }


def _fact_in_words(fact: RequestedFact, lang: str) -> dict[str, Any]:
    return {
        "name": fact.name,
        "form": fact.form,
        "kind": say(lang, fact.kind),
        "needed": fact.needed,
        "values": fact.values,
        "without": say(lang, fact.without) if fact.without else None,
    }


def _fill(template: str, values: Mapping[str, str], lang: str, names: Sequence[str] | Mapping[int, str] | None) -> str:
    places = {place: _seats(value, lang, names) if place in SEAT_PLACES else value for place, value in values.items()}
    return say(lang, template, **places)


def _seats(numbers: str, lang: str, names: Sequence[str] | Mapping[int, str] | None) -> str:
    seats = [int(number) for number in numbers.split(", ") if number]
    if names is not None:
        return ", ".join(names[seat] for seat in seats)
    called = ", ".join(str(seat_number(seat)) for seat in seats)
    return say_many(lang, "seat {seats}", "seats {seats}", len(seats), seats=called)
