"""The rulings of Caribbean Stud as other programs use them: irregularities, reports, rulings, and their JSON."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.games.caribbean_stud.rules.rulings.clauses import CLAUSES
from kitapi.games.caribbean_stud.rules.rulings.examples import EXAMPLES
from kitapi.games.caribbean_stud.rules.rulings.json_format import (
    NO_SUCH_PHASE,
    NO_SUCH_SEAT,
    REPORTS,
    Answer,
    PaperReport,
    answer_of,
    report_of,
)
from kitapi.games.caribbean_stud.rules.rulings.row import EMPTY_SEAT, Fact, Irregularity
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, REFUSALS, Ruling, ruling
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.rulings import FactForm, Listed, RequestedFact

IN_ORDER: tuple[str, ...] = tuple(sorted(IRREGULARITIES, key=lambda name: (not name.startswith("CSP"), name)))
"""The irregularities in the order of the rules."""

_FORMS: Mapping[str, FactForm] = {
    "seats": "seats",
    "seat": "seat",
    "lender": "seat",
    "both": "two_seats",
    "cards": "number",
    "left": "number",
    "shows": "yes_no",
    "from_right": "yes_no",
    "qualifies": "yes_no",
    "choices": "one_of_by_seat",
}
"""The forms of facts that are not one of a few values."""


class StudRulings:
    """The rulings of Caribbean Stud: see ``kitapi.kernel.rulings.Rulings`` for what each part is."""

    reports: msgspec.json.Decoder[Any] = REPORTS
    clauses: Mapping[str, str] = CLAUSES

    def list_irregularities(self) -> tuple[Listed, ...]:
        """Return every irregularity, in the order of the rules."""
        return tuple(_list_entry(name, IRREGULARITIES[name]) for name in IN_ORDER)

    def rule(self, report: PaperReport) -> Ruling:
        """Return the ruling on a report that ``reports`` has decoded."""
        return ruling(report_of(report))

    def answer(self, ruled: Ruling) -> Answer:
        """Return a ruling in the form in which it is written as JSON."""
        return answer_of(ruled)

    def texts(self) -> frozenset[str]:
        """Return every English text of the rulings."""
        rows = tuple(IRREGULARITIES.values())
        return frozenset(
            (
                *CLAUSES.values(),
                *REFUSALS,
                NO_SUCH_PHASE,
                NO_SUCH_SEAT,
                *(row.what for row in rows),
                *(row.otherwise for row in rows),
                *(case.continues for row in rows for case in row.cases),
                *(fact.kind for row in rows for fact in row.facts),
                *(fact.without for row in rows for fact in row.facts if fact.without),
            )
        )


def _list_entry(name: str, row: Irregularity) -> Listed:
    return Listed(
        irregularity=name,
        what=row.what,
        phases={phase.name: _outcomes(row, phase) for phase in row.phases},
        facts=tuple(map(_describe_fact, row.facts)),
        example=EXAMPLES[name],
    )


def _outcomes(row: Irregularity, phase: Phase) -> tuple[str, ...]:
    """Return the possible extents of a void in the phase, depending on the facts, in the order of the cases."""
    return tuple(dict.fromkeys(case.void.value for case in row.cases if phase in case.phases))


def _describe_fact(fact: Fact) -> RequestedFact:
    form = "empty_seat" if fact == EMPTY_SEAT else _FORMS.get(fact.name, "one_of")
    return RequestedFact(
        name=fact.name, form=form, kind=fact.kind, needed=fact.needed, values=fact.values, without=fact.without
    )


STUD_RULINGS = StudRulings()
