"""What house rules say when something goes wrong, in a language: rulings, and what may go wrong.

The texts themselves stand with the rules of their game, as templates; every catalogue has them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.kernel import seat_number
from kitapi.kernel.rulings import SEAT_PLACES, NoRuling, RequestedFact, Ruled, Rulings, capitalise
from kitapi.wording.catalogues import say, say_many


def ruling_in_words(
    template: str, values: Mapping[str, str], lang: str, names: Sequence[str] | Mapping[int, str] | None = None
) -> str:
    """How play continues, as a sentence; ``names``: the players' by seat, else seats have numbers, from 1."""
    return capitalise(_fill(template, values, lang, names))


def no_ruling_in_words(error: NoRuling, lang: str) -> str:
    """Why there is no ruling: of a fact that is wrong its field stands before it."""
    problem = _fill(error.template, error.values, lang, None)
    return f"{error.subject}: {problem}." if error.subject.partition(".")[0] in _FIELDS else f"{capitalise(problem)}."


_FIELDS = frozenset(("facts", "phase", "irregularity"))


def listed_in_words(rulings: Rulings, lang: str) -> list[dict[str, Any]]:
    """Every irregularity with its rule, where it is ruled on and what it asks for."""
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
    """What every rule says that a ruling can name."""
    return {clause: say(lang, text) for clause, text in rulings.clauses.items()}


def ruled_in_words(ruled: Ruled, lang: str) -> dict[str, Any]:
    """How play continues: in words, and in English with its places, for a client that names seats in its own way."""
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
