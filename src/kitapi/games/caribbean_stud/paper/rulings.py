"""Reports of irregularities at Caribbean Stud as lines of JSON, which are read and ruled on; and the list of all."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.book import IN_ORDER
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, ExchangeCase, Shuffler
from kitapi.games.caribbean_stud.rules.rulings.json_format import REPORTS, Answer, answer_of, report_of
from kitapi.games.caribbean_stud.rules.rulings.row import Fact
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, ruling
from kitapi.kernel.rulings import SEAT_PLACES
from kitapi.lines.fields import choices_text, read_fields
from kitapi.lines.lines import BadLine
from kitapi.texts import Text


class ListedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that an irregularity needs, or takes into account."""

    name: str
    what: str
    needed: bool


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity, the phases in which there is a ruling on it, and its facts."""

    irregularity: str
    what: str
    phases: tuple[str, ...]
    facts: tuple[ListedFact, ...]


_CHOICES = {
    "facts.choice": choices_text(("go_on", "void")),
    "facts.choices[...]": choices_text(("go_on", "void")),
    "facts.seats[...].result": choices_text(result.value for result in Result),
    "facts.shuffler": choices_text(get_args(Shuffler)),
    "facts.case": choices_text(get_args(ExchangeCase)),
    "facts.where": choices_text(("floor", "well")),
    "facts.declared": choices_text(("losing", "tie", "winning")),
    "facts.wager": choices_text(("ante", "bet", "fee", "token")),
}
"""The allowed values of fields that have a list of them, as a text."""


def rule_line(line: bytes) -> Answer:
    """Return the ruling on the report written in ``line``.

    Raises:
        BadLine: the line is not a report, or there is no ruling on its facts.
    """
    paper = read_fields(REPORTS.decode, line, _CHOICES)
    try:
        return answer_of(ruling(report_of(paper)))
    except BadFacts as bad:
        places = {place: _seats_text(value) if place in SEAT_PLACES else value for place, value in bad.values.items()}
        raise BadLine(bad.subject, Text(bad.template, **places)) from None


def _seats_text(numbers: str) -> Text:
    return Text("seats {seats}", seats=numbers) if "," in numbers else Text("seat {seats}", seats=numbers)


def list_irregularities() -> Iterator[Listed]:
    """Every irregularity, in the order of the rules."""
    for name in IN_ORDER:
        row = IRREGULARITIES[name]
        yield Listed(
            irregularity=name,
            what=row.what,
            phases=tuple(phase.name for phase in row.phases),
            facts=tuple(ListedFact(name=fact.name, what=_what(fact), needed=fact.needed) for fact in row.facts),
        )


def _what(fact: Fact) -> str:
    """Return the description of a fact: its kind, its possible values, and what is assumed without it."""
    *others, last = fact.values or ("",)
    values = f": {', '.join(others)} or {last}" if others else ""
    return f"{fact.kind}{values}{f', left out: {fact.without}' if fact.without else ''}"
