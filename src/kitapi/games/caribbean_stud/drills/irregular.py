"""Drills about irregularities: the ruling, who must be present, and which stakes are returned (CSP-100 to CSP-124)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.facts import cases_of, report_for
from kitapi.games.caribbean_stud.drills.hands import Hand
from kitapi.games.caribbean_stud.drills.outcomes import hands_for
from kitapi.games.caribbean_stud.drills.plans import bank_hand, some_house
from kitapi.games.caribbean_stud.drills.queries import DrillDraft, Query, amount, choice, company
from kitapi.games.caribbean_stud.drills.situation import situation_of_report
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.exchanges import EXCHANGES
from kitapi.games.caribbean_stud.rules.rulings.facts import Report
from kitapi.games.caribbean_stud.rules.rulings.one_seat import ONE_SEAT
from kitapi.games.caribbean_stud.rules.rulings.returns import nothing, of_unreached
from kitapi.games.caribbean_stud.rules.rulings.row import Case, Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, Ruling, ruling
from kitapi.games.caribbean_stud.rules.rulings.whole_hand import WHOLE_HAND
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR, GAMING_MANAGEMENT, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.kernel.drills import Line, Solution

BANKS = 30
"""The number of hands of the bank that are tried."""

CALLED = (GAMING_INSPECTOR, MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT)
"""The roles that a ruling may need."""

ALIKE: tuple[frozenset[str], ...] = (
    frozenset(("CSP-114", "CSP-116", "CSP-117", "AMB-51")),
    frozenset(("CSP-111", "CSP-113", "AMB-53")),
    frozenset(("CSP-119", "CSP-120")),
)
"""Groups of irregularities with outcomes that differ only in words. A drill about one of a group offers no outcomes of
the others."""


OWN: Mapping[str, tuple[int, ...]] = {"CSP-102": (2,), "CSP-110": (2,), "CSP-111": (1, 2)}
"""Cases, by number, whose outcomes are offered only in drills about their own irregularity.

They were added in version 0.3.0. Drills about other irregularities do not offer them, so that a seed from before still
gives the same drills.
"""


class Reported(NamedTuple):
    """A report, the case of the table that applies to it, and the ruling."""

    report: Report
    case: Case
    said: Ruling


def irregular(draw: Draw, irregularity: str) -> DrillDraft:
    """Return a drill about ``irregularity``, in one of its cases and in one of the phases that have a ruling on it."""
    case, phase = draw.one_of(cases_of(irregularity))
    return draft_of(draw, rule_on(report_for(draw, irregularity, case, phase), case))


def skipped_late(draw: Draw) -> DrillDraft:
    """Return a drill about a seat left out of the deal, found after the bank's card is turned (CSP-104, AMB-21)."""
    late = [(case, phase) for case, phase in cases_of("CSP-104") if case.void is Void.NONE]
    case, phase = draw.one_of(late)
    return draft_of(draw, rule_on(report_for(draw, "CSP-104", case, phase), case))


def rule_on(report: Report, case: Case) -> Reported:
    """``report``, with the case and the ruling on it."""
    return Reported(report, case, ruling(report))


def draft_of(draw: Draw, reported: Reported) -> DrillDraft:
    """Return a drill with one of the questions about a report.

    They are how play continues, who must be present, and which stakes are returned.
    """
    kind, said = draw.below(4), reported.said
    if kind == 0:
        query = company(Line("ask.present"), CALLED, said.present)
    elif kind == 1 and (back := _comes_back(draw, reported)) is not None:
        query = back
    else:
        query = choice(
            draw,
            Line("ask.ruling"),
            _line(reported.said.template, reported.said.values),
            tuple(_others(draw, reported)),
        )
    shuffling = Shuffling.MACHINE if reported.report.irregularity == "CSP-102" else None
    house = msgspec.structs.replace(some_house(draw, shuffling), skipped_back=reported.report.skipped_back)
    bank = _bank(draw, reported.report)
    return DrillDraft(
        situation_of_report(reported.report, house, bank),
        tuple(_describe(reported.report)),
        query.question,
        Solution(
            answer=query.answer, clauses=reported.said.clauses, reason=Line(f"reason.{reported.report.irregularity}")
        ),
    )


def _bank(draw: Draw, report: Report) -> Hand:
    """Cards of the bank with which every seat can have the result that the report gives it.

    Raises:
        LookupError: no such cards were found, because hardly any exist.
    """
    for _ in range(BANKS):
        bank = bank_hand(draw, (), qualified=_qualifies(report))
        try:
            hands_for(report, bank)
        except LookupError:
            continue
        return bank
    raise LookupError("no bank's cards lead to these results")


def _line(template: str, values: dict[str, str]) -> Line:
    return Line("ruling", {"template": template, **values})


def _qualifies(report: Report) -> bool:
    """Whether the bank qualifies, by the facts and the results of the seats."""
    results = {chips.result for chips in report.facts.seats.values()}
    return report.facts.qualifies and Result.NOT_QUALIFIED not in results


def _comes_back(draw: Draw, reported: Reported) -> Query | None:
    """Return the question about the stakes that a seat gets back; None if no seat gets any back."""
    seats = sorted({one.seat for one in reported.said.returned})
    if not seats:
        return None
    seat = draw.one_of(seats)
    back = sum(one.amount for one in reported.said.returned if one.seat == seat)
    return amount(Line("ask.comes_back", {"seat": seat}), back)


# Outcomes that are not the right one


def _others(draw: Draw, reported: Reported) -> Iterator[Line]:
    """Wrong outcomes: rulings on other facts and on similar irregularities, with this table's seats and cards."""
    values = _places(draw, reported.report)
    for name, case in _neighbours(reported.report.irregularity):
        if not _is_alike(reported, name, case):
            stand = {place: value for place, value in values.items() if f"{{{place}}}" in case.continues}
            if _is_filled(case.continues, stand):
                yield _line(case.continues, stand)


def _is_filled(template: str, values: Mapping[str, str]) -> bool:
    """Whether ``values`` fill every place in braces in ``template``."""
    return template.count("{") == sum(template.count(f"{{{place}}}") for place in values)


def _neighbours(irregularity: str) -> Iterator[tuple[str, Case]]:
    """Cases of the irregularities in the same part of the table, and of CSP-104, CSP-110 and AMB-54.

    These three have outcomes that void the hand or let it stand.
    """
    part = next(rows for rows in (WHOLE_HAND, EXCHANGES, ONE_SEAT) if irregularity in rows)
    names = [*part, "CSP-104", "CSP-110", "AMB-54"]
    return (
        (name, case)
        for name in names
        for number, case in enumerate(IRREGULARITIES[name].cases, 1)
        if name == irregularity or number not in OWN.get(name, ())
    )


def _is_alike(reported: Reported, name: str, case: Case) -> bool:
    """Whether the outcome of ``case`` is right for this table too, so that it cannot be offered as a wrong one."""
    if case.void is Void.HAND and reported.case.void is Void.HAND:
        return True
    if case.back is of_unreached and reported.case.back is of_unreached:
        return True
    if case.claim is not nothing and reported.case.claim is not nothing:
        return True
    if name == "CSP-112" and reported.report.facts.from_right:
        return True
    own = reported.report.irregularity
    return case.continues == reported.case.continues or any(
        own in group and name in group and name != own for group in ALIKE
    )


def _places(draw: Draw, report: Report) -> dict[str, str]:
    """Values for the places in braces of other outcomes: those of the facts, or else of seats at this table."""
    facts = report.facts
    seats = sorted(facts.seats)
    seat = facts.seat if facts.seat is not None else draw.one_of(seats)
    pair = facts.both or tuple(sorted(draw.some_of(seats, 2)))
    values = {"seat": str(seat), "both": ", ".join(map(str, pair)), "next": str(pair[0])}
    return values | {"unreached": str(seats[-1]), "void": str(seats[-1]), "cards": str(facts.cards or 4)}


# The facts in words


def _describe(report: Report) -> Iterator[Line]:
    """Describe the irregularity, fact by fact."""
    row, facts = IRREGULARITIES[report.irregularity], report.facts
    yield Line(f"what.{report.irregularity}")
    for fact in row.facts:
        value = getattr(facts, fact.name)
        if value is not None and _is_notable(fact.name, report):
            yield from _fact(fact.name, value)
    if report.irregularity == "CSP-104":
        yield Line("fact.skipped_back" if report.skipped_back else "fact.not_skipped_back")


def _is_notable(name: str, report: Report) -> bool:
    """Whether a fact is known at the table, and differs from its usual value."""
    if name == "qualifies":
        return report.phase is Phase.SETTLE
    return name != "from_right" or report.facts.from_right


def _fact(name: str, value: object) -> Sequence[Line]:
    match name, value:
        case (("seat" | "cards" | "left" | "lender"), int()):
            return (Line(f"fact.{name}", {name: value}),)
        case (("shuffler" | "where" | "case" | "declared" | "wager"), str()):
            return (Line(f"fact.{name}.{value}"),)
        case "from_right", _:
            return (Line("fact.from_right"),)
        case (("shows" | "qualifies"), bool()):
            return (Line(f"fact.{name}.{'yes' if value else 'no'}"),)
        case "both", (int() as first, int() as second):
            return (Line("fact.both", {"both": f"{first}, {second}"}),)
        case "choice", _:
            return (Line(f"fact.choice.{value.value}"),)  # type: ignore[attr-defined]
        case "choices", dict():
            return tuple(Line(f"fact.choices.{one.value}", {"seat": seat}) for seat, one in sorted(value.items()))
        case _:
            return ()
