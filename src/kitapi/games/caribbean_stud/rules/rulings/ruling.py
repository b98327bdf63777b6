"""The ruling on a report of an irregularity, found in the table of rulings."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence

import msgspec

from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.conditions import both_of, seats_unreached, seats_unsettled, void_chosen
from kitapi.games.caribbean_stud.rules.rulings.exchanges import EXCHANGES
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, Facts, Report
from kitapi.games.caribbean_stud.rules.rulings.one_seat import ONE_SEAT
from kitapi.games.caribbean_stud.rules.rulings.returns import Return, taken_back
from kitapi.games.caribbean_stud.rules.rulings.row import (
    EMPTY_SEAT,
    INSPECTOR,
    WITHOUT_GROUND,
    Case,
    Fact,
    Irregularity,
    Void,
)
from kitapi.games.caribbean_stud.rules.rulings.whole_hand import WHOLE_HAND
from kitapi.kernel import Instead, rule
from kitapi.kernel.rulings import in_english

IRREGULARITIES: Mapping[str, Irregularity] = ChainMap(WHOLE_HAND, EXCHANGES, ONE_SEAT)
"""All irregularities, by the number of their rule."""

_UNKNOWN = "“{irregularity}” is none that is ruled on"
_WRONG_PHASE = "must be one of {phases} for {irregularity}, not {phase}"
_MISSING = "is missing"
_SAME_SEAT = "must be another seat"
_DOES_NOT_PLAY = "{number} does not play; must be one of facts.seats"
REFUSALS = (_UNKNOWN, _WRONG_PHASE, _MISSING, _SAME_SEAT, _DOES_NOT_PLAY)
"""The reasons why there is no ruling."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling on an irregularity.

    ``returned``: stakes that are returned. ``taken_back``: payments that are taken back. ``claim``: wagers that wait
    for the management; ``kept``: fees and stakes that the house keeps. ``order``: the seats still to act, if the ruling
    changes their order. ``continues``: how play continues, in English; it is ``template`` with ``values`` in its places
    in braces, seats by their numbers: “3, 5”. ``clauses``: the rules that say so. ``present``: the roles that must be
    present, each a different person. ``has_ground``: the facts support the report (AMB-74).
    """

    void: Void
    returned: tuple[Return, ...]
    continues: str
    template: str
    values: dict[str, str]
    clauses: tuple[str, ...]
    present: tuple[str, ...]
    taken_back: tuple[Return, ...] = ()
    claim: tuple[Return, ...] = ()
    kept: tuple[Return, ...] = ()
    order: tuple[int, ...] = ()
    has_ground: bool = True


def ruling(report: Report) -> Ruling:
    """Return the ruling on ``report``.

    Raises:
        BadFacts: there is none, because a fact is missing or wrong or the irregularity is unknown.
    """
    row = checked_row(report)
    if (case := _case(row, report)) is None:
        return without_ground(report, row.otherwise)
    facts, values = report.facts, _values(case.continues, report.facts)
    return Ruling(
        void=case.void,
        returned=case.back(facts),
        continues=in_english(case.continues, values),
        template=case.continues,
        values=values,
        clauses=(report.irregularity, *case.clauses),
        present=present(case),
        taken_back=taken_back(facts) if case.void is Void.HAND else (),
        claim=case.claim(facts),
        kept=case.kept(facts),
        order=case.order(facts),
    )


def checked_row(report: Report) -> Irregularity:
    """Return the row of the reported irregularity, once all facts are checked, so that there is a ruling.

    Raises:
        BadFacts: as ``row_of``; or a seat plays, or does not play, contrary to the row.
    """
    row = row_of(report)
    _check_seats(row, report.facts)
    return row


def find_row(irregularity: str) -> Irregularity | None:
    """Return the row of an irregularity; None: the irregularity is unknown."""
    return WHOLE_HAND.get(irregularity) or EXCHANGES.get(irregularity) or ONE_SEAT.get(irregularity)


def row_of(report: Report) -> Irregularity:
    """Return the row of the reported irregularity.

    Raises:
        BadFacts: the irregularity is unknown, a fact that it needs is missing, or it has no ruling in this phase.
    """
    row = find_row(report.irregularity)
    if row is None:
        raise BadFacts("irregularity", _UNKNOWN, {"irregularity": report.irregularity})
    for fact in row.facts:
        if getattr(report.facts, fact.name) is None and fact.needed:
            raise BadFacts(f"facts.{fact.name}", _MISSING)
    if not row.is_ruled_in(report.phase):
        phases = ", ".join(phase.name for phase in row.phases)
        named = {"phases": phases, "irregularity": report.irregularity, "phase": report.phase.name}
        raise BadFacts("phase", _WRONG_PHASE, named)
    return row


def _case(row: Irregularity, report: Report) -> Case | None:
    """Return the first case of the row that fits; None: the facts do not support the report."""
    if EMPTY_SEAT in row.facts and report.facts.seat in report.facts.seats:
        return None
    fitting = (case for case in row.cases if report.phase in case.phases and case.when(report))
    return next(fitting, None)


def _refuse_report(report: Report, continues: str) -> Ruling:
    raise BadFacts(report.irregularity, continues, _values(continues, report.facts))


@rule("AMB-74", without=Instead(_refuse_report))
def without_ground(report: Report, continues: str = WITHOUT_GROUND) -> Ruling:
    """Return the ruling on a report that the facts do not support: nothing is void, and play continues."""
    values = _values(continues, report.facts)
    return Ruling(
        void=Void.NONE,
        returned=(),
        continues=in_english(continues, values),
        template=continues,
        values=values,
        clauses=(report.irregularity, "AMB-74"),
        present=INSPECTOR,
        has_ground=False,
    )


@rule("CSP-150", "AMB-65", without=())
def present(case: Case) -> tuple[str, ...]:
    """Return the roles that must be present: to void a hand both inspectors, to void a seat one.

    And those of the case.
    """
    inspectors = {
        Void.HAND: ("gaming_inspector", "municipal_inspector"),
        Void.SEAT: ("gaming_inspector",),
        Void.NONE: (),
    }
    return (*inspectors[case.void], *case.present)


def _check_seats(row: Irregularity, facts: Facts) -> None:
    """Check that the seats which the row needs play, or do not play, as it says; other facts are not checked."""
    for fact in row.facts:
        given = getattr(facts, fact.name)
        if is_playing_seat(fact):
            _check_playing("facts.seat", facts, given)
        elif fact.name == "both":
            _check_others("facts.both", given)
            for seat in given:
                _check_playing("facts.both", facts, seat)
        elif fact.name == "lender":
            _check_others("facts.lender", (facts.seat, given))


def is_playing_seat(fact: Fact) -> bool:
    """Whether ``fact`` is a seat that plays."""
    return fact.name == "seat" and fact != EMPTY_SEAT


def _check_others(field: str, seats: Sequence[int | None]) -> None:
    if len(set(seats)) != len(seats):
        raise BadFacts(field, _SAME_SEAT)


def _check_playing(field: str, facts: Facts, seat: int | None) -> None:
    if seat not in facts.seats:
        raise BadFacts(field, _DOES_NOT_PLAY, {"number": str(seat)})


def _values(template: str, facts: Facts) -> dict[str, str]:
    """Return the values of the places in braces in ``template``, for these facts."""
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
    "unreached": lambda facts: _numbers(seats_unreached(facts)),
    "void": lambda facts: _numbers(void_chosen(facts)),
    "both": lambda facts: _numbers(both_of(facts)),
    "next": lambda facts: _numbers(seats_unsettled(facts)),
}
"""The values of the places in braces in the table's sentences, as functions of the facts."""
