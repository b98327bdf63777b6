"""Report of an irregularity → ruling."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence

import msgspec

from kitapi.games.caribbean_stud.rulings.conditions import both_of, unreached, unsettled, void_chosen
from kitapi.games.caribbean_stud.rulings.exchanges import EXCHANGES
from kitapi.games.caribbean_stud.rulings.facts import BadFacts, Facts, Report
from kitapi.games.caribbean_stud.rulings.one_seat import ONE_SEAT
from kitapi.games.caribbean_stud.rulings.returning import Return, taken_back
from kitapi.games.caribbean_stud.rulings.row import EMPTY_SEAT, Case, Irregularity, Void
from kitapi.games.caribbean_stud.rulings.whole_hand import WHOLE_HAND
from kitapi.games.caribbean_stud.settlement import bet_due
from kitapi.kernel import rule
from kitapi.kernel.rulings import in_english

IRREGULARITIES: Mapping[str, Irregularity] = ChainMap(WHOLE_HAND, EXCHANGES, ONE_SEAT)
"""All of them, by the number of their rule."""

NO_CASE = "cannot happen in this phase with these facts"
_UNKNOWN = "“{irregularity}” is none that is ruled on"
_WRONG_PHASE = "must be one of {phases} for {irregularity}, not {phase}"
_MISSING = "is missing"
_PLAYS = "{number} plays; must be a seat that does not"
_SAME_SEAT = "must be another seat"
_DOES_NOT_PLAY = "{number} does not play; must be one of facts.seats"
REFUSALS = (NO_CASE, _UNKNOWN, _WRONG_PHASE, _MISSING, _PLAYS, _SAME_SEAT, _DOES_NOT_PLAY)
"""Why there is no ruling, where the irregularity's row does not say."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What the house rules say.

    ``returned``: stakes that come back. ``taken_back``: payments that are taken back. ``continues``: how play goes on,
    in English; it is ``template`` with ``values`` for what stands in braces there, seats by their numbers: “3, 5”.
    ``clauses``: the rules that say so. ``present``: who must be there, each a person of his own.
    """

    void: Void
    returned: tuple[Return, ...]
    continues: str
    template: str
    values: dict[str, str]
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    taken_back: tuple[Return, ...] = ()


def ruling(report: Report) -> Ruling:
    """What the house rules say of ``report``.

    Raises:
        BadFacts: they say nothing, for a fact is missing or there is no such irregularity.
    """
    row = IRREGULARITIES.get(report.irregularity)
    if row is None:
        raise BadFacts(
            "irregularity", "“{irregularity}” is none that is ruled on", {"irregularity": report.irregularity}
        )
    _check(row, report.facts)
    case = _case(row, report)
    values = _values(case.continues, report.facts)
    return Ruling(
        void=case.void,
        returned=case.back(report.facts),
        continues=in_english(case.continues, values),
        template=case.continues,
        values=values,
        clauses=(report.irregularity, *case.clauses),
        present=present(case),
        taken_back=taken_back(report.facts) if case.void is Void.HAND else (),
    )


def _case(row: Irregularity, report: Report) -> Case:
    if not row.is_ruled_in(report.phase):
        phases = ", ".join(phase.name for phase in row.phases)
        named = {"phases": phases, "irregularity": report.irregularity, "phase": report.phase.name}
        raise BadFacts("phase", _WRONG_PHASE, named)
    for case in row.cases:
        if report.phase in case.phases and case.when(report):
            return case
    why = row.otherwise or NO_CASE
    raise BadFacts(report.irregularity, why, _values(why, report.facts))


@rule("CSP-150", "AMB-65", without=())
def present(case: Case) -> tuple[str, ...]:
    """Who must be there: for a whole hand both inspectors, for a seat the gaming inspector; and whom the case names."""
    inspectors = {
        Void.HAND: ("gaming_inspector", "municipal_inspector"),
        Void.SEAT: ("gaming_inspector",),
        Void.NONE: (),
    }
    return (*inspectors[case.void], *case.present)


def _check(row: Irregularity, facts: Facts) -> None:
    """See that what the row asks for is there, and that its seats are of the right kind; other facts play no part."""
    for fact in row.facts:
        given = getattr(facts, fact.name)
        if given is None and fact.needed:
            raise BadFacts(f"facts.{fact.name}", _MISSING)
        if fact == EMPTY_SEAT:
            if given in facts.seats:
                raise BadFacts("facts.seat", _PLAYS, {"number": str(given)})
        elif fact.name == "seat":
            _check_playing("facts.seat", facts, given)
        elif fact.name == "both":
            _check_pair("facts.both", facts, given)
        elif fact.name == "lender":
            _check_pair("facts.lender", facts, (facts.seat, given))


def _check_pair(field: str, facts: Facts, seats: Sequence[int | None]) -> None:
    if len(set(seats)) != len(seats):
        raise BadFacts(field, _SAME_SEAT)
    for seat in seats:
        _check_playing(field, facts, seat)


def _check_playing(field: str, facts: Facts, seat: int | None) -> None:
    if seat not in facts.seats:
        raise BadFacts(field, _DOES_NOT_PLAY, {"number": str(seat)})


def _values(template: str, facts: Facts) -> dict[str, str]:
    """What stands in braces in ``template``, for these facts."""
    return {place: word(facts) for place, word in _WORDS.items() if f"{{{place}}}" in template}


def _numbers(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


_WORDS: Mapping[str, Callable[[Facts], str]] = {
    "seat": lambda facts: str(facts.seat),
    "cards": lambda facts: str(facts.cards),
    "left": lambda facts: str(facts.left),
    "lender": lambda facts: str(facts.lender),
    "bet": lambda facts: str(facts.here.bet),
    "due": lambda facts: str(bet_due(facts.here.ante)),
    "unreached": lambda facts: _numbers(unreached(facts)),
    "void": lambda facts: _numbers(void_chosen(facts)),
    "both": lambda facts: _numbers(both_of(facts)),
    "next": lambda facts: _numbers(unsettled(facts)),
}
"""What stands in braces in the table's sentences."""
