"""What a game's house rules say when something goes wrong: the shape of it, for any game that has such rules.

Sentences are English templates with places in braces, to be said in other languages where they are shown. A place that
holds seats holds their numbers: “3” or “3, 5”.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from kitapi.kernel.errors import RulesError

FactForm: TypeAlias = Literal[
    "seats", "seat", "empty_seat", "two_seats", "number", "yes_no", "one_of", "one_of_by_seat"
]
"""The form of a fact: chips of every seat; a seat that plays, one that does not, two; a number; …"""

SEAT_PLACES = frozenset(("seat", "lender", "unreached", "void", "both", "next"))
"""Places that hold seats. A sentence brings no word for “seat” itself: where the players are known, their names stand
there."""


class NoRuling(RulesError):
    """There is no ruling on these facts.

    Attributes:
        subject: the irregularity, or the fact that is missing or wrong.
        problem: what is wrong, in English.
        template: the same with places in braces, for other languages.
        values: what stands in them.
    """

    def __init__(self, subject: str, template: str, values: Mapping[str, str] | None = None) -> None:
        self.subject = subject
        self.template = template
        self.values = dict(values or {})
        self.problem = fill(template, self.values)
        super().__init__(f"{subject}: {self.problem}")


class RequestedFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that an irregularity asks for.

    ``kind``: what it is, in English. ``values``: what it may be, of ``one_of`` and ``one_of_by_seat``. ``without``:
    what holds where it is left away, in English; None: there is no more to say.
    """

    name: str
    form: FactForm
    kind: str
    needed: bool
    values: tuple[str, ...]
    without: str | None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """An irregularity: the rule that names it, what it is, and what it asks for.

    ``phases``: where it is ruled on, in their order, and what may be void there: ``hand``, ``seat``, ``none``.
    ``example``: phase and facts of a report of it, on which there is a ruling.
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
        """How play continues, with places in braces."""
        ...

    @property
    def values(self) -> dict[str, str]:
        """What stands in the places."""
        ...

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules that say so."""
        ...


class Rulings(Protocol):
    """The rulings of one game."""

    @property
    def reports(self) -> msgspec.json.Decoder[Any]:
        """Reads a report from JSON."""
        ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """What each rule that a ruling names says, in an English sentence or two."""
        ...

    def list_irregularities(self) -> Sequence[Listed]:
        """List every irregularity, in the order of the rules."""
        ...

    def rule(self, report: Any) -> Ruled:
        """The ruling on what ``reports`` has read.

        Raises:
            NoRuling: there is none on these facts.
        """
        ...

    def answer(self, ruled: Any) -> msgspec.Struct:
        """A ruling as it is written in JSON."""
        ...

    def texts(self) -> frozenset[str]:
        """Every English text of the rulings, for catalogues."""
        ...


def in_english(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its places filled, as a sentence of its own."""
    return capitalise(fill(template, values))


def capitalise(sentence: str) -> str:
    """``sentence`` with its first letter as a sentence begins; the others as they are."""
    return sentence[:1].upper() + sentence[1:]


def fill(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its places filled: seats as “seat 3” or “seats 3, 5”, all else as it is."""
    places = {place: _seats(value) if place in SEAT_PLACES else value for place, value in values.items()}
    return template.format(**places)


def _seats(numbers: str) -> str:
    return f"{'seats' if ',' in numbers else 'seat'} {numbers}"
