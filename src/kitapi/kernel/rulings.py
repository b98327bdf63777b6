"""Rulings of a game's house rules when something goes wrong: the interface, for any game that has such rules.

Sentences are English templates with placeholders in braces, and are translated where they are shown. A placeholder for
seats is filled with their numbers: “3” or “3, 5”.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from kitapi.kernel.errors import RulesError

FactForm: TypeAlias = Literal[
    "seats", "seat", "empty_seat", "two_seats", "number", "yes_no", "one_of", "one_of_by_seat"
]
"""The form of a fact: chips of every seat; a seat that plays; a seat that does not play; two seats; a number; …"""

SEAT_PLACES = frozenset(("seat", "lender", "unreached", "void", "both", "next"))
"""Placeholders that are filled with seats. The sentences do not add the word “seat” before them, because the players'
names are filled in where they are known."""


class NoRuling(RulesError):
    """The rules give no ruling on these facts.

    Attributes:
        subject: the irregularity, or the fact that is missing or wrong.
        problem: what is wrong, in English.
        template: the problem as a template with placeholders in braces, for other languages.
        values: the values of these placeholders.
    """

    def __init__(self, subject: str, template: str, values: Mapping[str, str] | None = None) -> None:
        self.subject = subject
        self.template = template
        self.values = dict(values or {})
        self.problem = fill(template, self.values)
        super().__init__(f"{subject}: {self.problem}")


class RequestedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that the report of an irregularity must or may state.

    ``kind``: the kind of fact, in English. ``values``: the possible values of a fact of the form ``one_of`` or
    ``one_of_by_seat``. ``without``: the assumption, in English, that is made if the fact is not stated; None: there is
    none.
    """

    name: str
    form: FactForm
    kind: str
    needed: bool
    values: tuple[str, ...]
    without: str | None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity: its name in the rules, its description, and the facts that a report of it states.

    ``phases``: the phases in which there is a ruling on it, in their order, each with the possible effects: ``hand`` or
    ``seat`` for what becomes void, or ``none``. ``example``: phase and facts of a report on which there is a ruling.
    """

    irregularity: str
    what: str
    phases: dict[str, tuple[str, ...]]
    facts: tuple[RequestedFact, ...]
    example: dict[str, Any]


class Ruled(Protocol):
    """A ruling: ``template`` with ``values`` says how play continues."""

    @property
    def template(self) -> str:
        """How play continues, with placeholders in braces."""
        ...

    @property
    def values(self) -> dict[str, str]:
        """The values of the placeholders."""
        ...

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on which the ruling is based."""
        ...


class Rulings(Protocol):
    """The rulings of one game."""

    @property
    def reports(self) -> msgspec.json.Decoder[Any]:
        """The decoder of reports from JSON."""
        ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """A summary of each rule that a ruling names, in one or two English sentences."""
        ...

    def list_irregularities(self) -> Sequence[Listed]:
        """List every irregularity, in the order of the rules."""
        ...

    def rule(self, report: Any) -> Ruled:
        """The ruling on a report that ``reports`` has read.

        Raises:
            NoRuling: the rules give no ruling on these facts.
        """
        ...

    def answer(self, ruled: Any) -> msgspec.Struct:
        """A ruling in its JSON form."""
        ...

    def texts(self) -> frozenset[str]:
        """Every English text of the rulings, for catalogues."""
        ...


def in_english(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its placeholders filled, as a complete English sentence."""
    return capitalise(fill(template, values))


def capitalise(sentence: str) -> str:
    """``sentence`` with its first letter capitalised; the others do not change."""
    return sentence[:1].upper() + sentence[1:]


def fill(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its placeholders filled: seats as “seat 3” or “seats 3, 5”, all other values unchanged."""
    places = {place: _seats(value) if place in SEAT_PLACES else value for place, value in values.items()}
    return template.format(**places)


def _seats(numbers: str) -> str:
    return f"{'seats' if ',' in numbers else 'seat'} {numbers}"
