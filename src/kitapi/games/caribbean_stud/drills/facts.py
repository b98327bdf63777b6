"""Random facts of an irregularity, drawn again until the intended case of the rulings' table applies to them."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.outcomes import PAYING
from kitapi.games.caribbean_stud.drills.plans import SEATS, some_ante
from kitapi.games.caribbean_stud.drills.possible import LEAST_JACKPOT, why_impossible
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.conditions import seats_unreached, seats_waiting
from kitapi.games.caribbean_stud.rules.rulings.facts import (
    BadFacts,
    ExchangeCase,
    Facts,
    Paid,
    Report,
    RulingChoice,
    SeatChips,
    Shuffler,
)
from kitapi.games.caribbean_stud.rules.rulings.returns import both_seats, next_seat
from kitapi.games.caribbean_stud.rules.rulings.row import AFTER_GAME_OVER, EMPTY_SEAT, Case, Irregularity, Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, ruling
from kitapi.games.caribbean_stud.rules.terms.phase import Phase

_TRIES = 400
_TOKEN = 2
_WITHOUT_CARDS = (Phase.STAKES, Phase.COIN_IN, Phase.DEAL)
_SETTLING = (Phase.SETTLE, Phase.JACKPOT, Phase.DONE, *sorted(AFTER_GAME_OVER, key=list(Phase).index))
_ALL_SETTLED = (Phase.JACKPOT, Phase.DONE)
_OF_FOLDS = tuple(case for case in IRREGULARITIES["CSP-110"].cases if case.void is Void.NONE)
"""The cases of CSP-110 without a void hand: a card of a folded hand, or of any hand once the bank shows its cards."""
_TAKEN_OR_SETTLED = (Phase.REVEAL, *_ALL_SETTLED)
"""Phases in which the table has no such cards: folded hands are collected, and nobody is settled or all are."""
_IN_EXCHANGES = ("CSP-111", "CSP-112", "CSP-113", "CSP-114", "CSP-115", "CSP-116", "CSP-117", "CSP-118", "AMB-51")
_LATE = ("CSP-100", "CSP-101")
_JACKPOTS = tuple(paid for paid in PAYING if paid >= LEAST_JACKPOT)
_AT_BET = ("CSP-122", "CSP-123", "CSP-124")


def cases_of(irregularity: str) -> tuple[tuple[Case, Phase], ...]:
    """Return every case of an irregularity's row, with each phase in which it can occur."""
    row = IRREGULARITIES[irregularity]
    return tuple(
        (case, phase)
        for case in row.cases
        for phase in Phase
        if phase in case.phases and not (phase in _ALL_SETTLED and _needs_unsettled(irregularity, case))
        if not (phase in _TAKEN_OR_SETTLED and case in _OF_FOLDS)
    )


def _needs_unsettled(irregularity: str, case: Case) -> bool:
    """Whether a case needs a seat that is not settled yet; once the last seat is settled, there is none."""
    return irregularity in _AT_BET or case.back in (both_seats, next_seat)


def report_for(draw: Draw, irregularity: str, case: Case, phase: Phase) -> Report:
    """Return a report of ``irregularity`` in ``phase`` to which ``case`` applies.

    Raises:
        LookupError: no such facts were found.
    """
    for _ in range(_TRIES):
        facts = _facts(draw, irregularity, phase)
        report = Report(irregularity=irregularity, phase=phase, facts=facts, skipped_back=draw.chance(1, 2))
        if is_plausible(report) and case_of(report) is case and why_impossible(report) is None:
            return report
    raise LookupError(f"{irregularity} in {phase.name}")


def case_of(report: Report) -> Case | None:
    """Return the case that applies to a report; None: there is no ruling on its facts, or it is without ground."""
    try:
        said = ruling(report)
    except BadFacts:
        return None
    if not said.has_ground:
        return None
    row = IRREGULARITIES[report.irregularity]
    fitting = (case for case in row.cases if report.phase in case.phases and case.when(report))
    return next(case for case in fitting if case.continues == said.template)


def is_plausible(report: Report) -> bool:
    """Whether the facts of a report, on which there is a ruling, can occur at a real table."""
    facts, here = report.facts, report.facts.here
    match report.irregularity:
        case "CSP-106":
            return any(chips.result is Result.FOLD for chips in facts.seats.values())
        case "CSP-112":
            return here.served
        case "CSP-116":
            return facts.seat in seats_waiting(facts)[:1]
        case "CSP-119" | "CSP-120":
            return here.result is None and (facts.qualifies or report.phase is Phase.SETTLE)
        case "CSP-122":
            return facts.wager in _BORROWED[report.phase] and here.result is None and here.fee == 0
        case "AMB-53":
            return here.fee == here.bet == 0
        case "AMB-54":
            return here.result is None
        case _:
            return True


_BORROWED: dict[Phase, tuple[str, ...]] = {
    Phase.STAKES: ("ante", "token"),
    Phase.CHOOSE: ("bet", "fee"),
    Phase.CHECK: ("bet",),
}
"""The wagers for which somebody may want to borrow, by phase."""


def _facts(draw: Draw, irregularity: str, phase: Phase) -> Facts:
    row = IRREGULARITIES[irregularity]
    from_right = irregularity == "CSP-112" or (irregularity in _IN_EXCHANGES and draw.chance(1, 6))
    qualifies = draw.chance(2, 3)
    seats = _seats(draw, irregularity, phase, qualifies=qualifies, from_right=from_right)
    drawn = {fact.name: _draw_fact(draw, row, fact.name, seats) for fact in row.facts if fact.name in _DRAWN}
    named = {fact.name for fact in row.facts}
    given: dict[str, Any] = {"seats": seats, **drawn}
    given |= {name: value for name, value in (("from_right", from_right), ("qualifies", qualifies)) if name in named}
    facts = _leave_out(irregularity, _with_bet(draw, irregularity, Facts(**given)))
    facts = _here(facts, bet=0) if irregularity == "CSP-120" else facts
    if irregularity == "CSP-110" and phase in (Phase.CHOOSE, Phase.CHECK):
        facts = _fold_perhaps(draw, facts)
    return _with_choices(draw, facts) if "choices" in named else facts


_DRAWN = (
    "seat",
    "cards",
    "shuffler",
    "where",
    "shows",
    "left",
    "case",
    "choice",
    "declared",
    "both",
    "lender",
    "wager",
)


def _draw_fact(draw: Draw, row: Irregularity, name: str, seats: Mapping[int, SeatChips]) -> Any:
    playing = sorted(seats)
    empty = [seat for seat in range(SEATS) if seat not in seats]
    values: dict[str, Sequence[Any]] = {
        "seat": empty if EMPTY_SEAT in row.facts else playing,
        "cards": (2, 3, 4, 5, 6, 7),
        "shuffler": get_args(Shuffler),
        "case": get_args(ExchangeCase),
        "where": ("floor", "well"),
        "shows": (True, False),
        "left": (0, 1, 2, 3),
        "choice": (None, *RulingChoice),
        "declared": (None, "losing", "tie", "winning"),
        "both": [(first, second) for first in playing for second in playing if first < second],
        "lender": playing,
        "wager": ("bet", "bet", "ante", "fee", "token"),
    }
    return draw.one_of(values[name])


# The stakes


def _seats(draw: Draw, irregularity: str, phase: Phase, *, qualifies: bool, from_right: bool) -> dict[int, SeatChips]:
    numbers = sorted(draw.some_of(range(SEATS), draw.between(3, 6)))
    seats = {seat: SeatChips(ante=some_ante(draw), token=_TOKEN * draw.chance(2, 3)) for seat in numbers}
    if phase is Phase.DEAL or (phase in _WITHOUT_CARDS and irregularity not in _LATE):
        return seats
    if irregularity in _IN_EXCHANGES:
        return _draw_exchanges(draw, seats, from_right=from_right)
    if phase is Phase.CHOOSE:
        return {seat: _draw_open_choice(draw, chips) for seat, chips in seats.items()}
    seats = {seat: _draw_choice(draw, chips, phase) for seat, chips in seats.items()}
    seats = _settle_some(draw, seats, phase, qualifies=qualifies) if phase in _SETTLING else seats
    return _with_jackpot(draw, seats) if phase is Phase.JACKPOT and qualifies else seats


def _draw_exchanges(draw: Draw, seats: dict[int, SeatChips], *, from_right: bool) -> dict[int, SeatChips]:
    """``seats`` with the requests of several of them, of which some are served, in one of three cases a random one."""
    requesters = sorted(draw.some_of(sorted(seats), draw.between(2, len(seats))), reverse=from_right)
    served = set(requesters[: draw.below(len(requesters))])
    if draw.chance(1, 3):
        served = {draw.one_of(requesters)}
    return {
        seat: msgspec.structs.replace(
            chips,
            fee=chips.ante if seat in requesters else 0,
            served=seat in served,
            regular=seat in served or seat not in requesters or draw.chance(4, 5),
        )
        for seat, chips in seats.items()
    }


def _draw_open_choice(draw: Draw, chips: SeatChips) -> SeatChips:
    """``chips`` with a random choice: a raise, a request for a card, a card served, or no choice yet."""
    laid = draw.below(4)
    if laid == 0:
        return msgspec.structs.replace(chips, bet=bet_due(chips.ante))
    return msgspec.structs.replace(chips, fee=chips.ante, served=laid == 1) if laid < 3 else chips


def _draw_choice(draw: Draw, chips: SeatChips, phase: Phase) -> SeatChips:
    """``chips`` with a random final choice: a raise or, except in CHOOSE, a fold; one in four has a new card."""
    served = draw.chance(1, 4)
    fee = chips.ante if served else 0
    if draw.chance(1, 5) and phase is not Phase.CHOOSE:
        return msgspec.structs.replace(chips, fee=fee, served=served, result=Result.FOLD)
    return msgspec.structs.replace(chips, fee=fee, served=served, bet=bet_due(chips.ante))


def _settle_some(draw: Draw, seats: dict[int, SeatChips], phase: Phase, *, qualifies: bool) -> dict[int, SeatChips]:
    """``seats`` with the settlements of those that did not fold, from the right: some in SETTLE, later all."""
    still_in = [seat for seat in sorted(seats, reverse=True) if seats[seat].result is None]
    done = still_in[: draw.below(len(still_in) + 1)] if phase is Phase.SETTLE else still_in
    return seats | {seat: _result(draw, seats[seat], qualifies=qualifies) for seat in done}


def _result(draw: Draw, chips: SeatChips, *, qualifies: bool) -> SeatChips:
    if not qualifies:
        return msgspec.structs.replace(chips, result=Result.NOT_QUALIFIED, paid=Paid(ante=chips.ante))
    result = draw.one_of((Result.BANK_WINS, Result.TIE, Result.PLAYER_WINS))
    won = Paid(ante=chips.ante, bet=chips.bet * draw.between(1, 3)) if result is Result.PLAYER_WINS else Paid()
    return msgspec.structs.replace(chips, result=result, paid=won)


def _with_jackpot(draw: Draw, seats: dict[int, SeatChips]) -> dict[int, SeatChips]:
    """``seats``, of which one with a token holds a jackpot hand and was paid for it, if any seat can."""
    able = [seat for seat in sorted(seats) if seats[seat].token and seats[seat].bet and not seats[seat].served]
    if not able:
        return seats
    seat = draw.one_of(able)
    chips = seats[seat]
    paid = Paid(ante=chips.ante, bet=chips.bet * draw.one_of(_JACKPOTS))
    return seats | {seat: msgspec.structs.replace(chips, result=Result.PLAYER_WINS, paid=paid)}


# What only some irregularities have


def _with_bet(draw: Draw, irregularity: str, facts: Facts) -> Facts:
    """``facts`` with a BET that is not exact, if the irregularity is about one."""
    if irregularity not in _AT_BET or facts.here.bet == 0 or facts.here.result is not None:
        return facts
    due = bet_due(facts.here.ante)
    over = irregularity == "CSP-124"
    return _here(facts, bet=due + 5 * draw.between(1, 6) if over else due - 5 * draw.between(1, due // 5 - 1))


def _leave_out(irregularity: str, facts: Facts) -> Facts:
    """``facts`` with a seat that was left out of the deal and has staked only its ANTE and its token."""
    return _here(facts, bet=0, fee=0, served=False, result=None, paid=Paid()) if irregularity == "CSP-104" else facts


def _fold_perhaps(draw: Draw, facts: Facts) -> Facts:
    """``facts``, in half of the cases with the seat's hand folded and not collected yet, if that is possible."""
    lies_open = facts.here.result is None and (facts.here.fee == 0 or facts.here.served)
    return _here(facts, bet=0, folded=True) if lies_open and draw.chance(1, 2) else facts


def _here(facts: Facts, **changes: Any) -> Facts:
    """``facts`` with ``changes`` to the chips of its seat."""
    assert facts.seat is not None
    changed = msgspec.structs.replace(facts.here, **changes)
    return msgspec.structs.replace(facts, seats={**facts.seats, facts.seat: changed})


def _with_choices(draw: Draw, facts: Facts) -> Facts:
    """``facts``, in two of three cases with the choices of the seats for which the stub has no card."""
    if draw.chance(1, 3):
        return facts
    return msgspec.structs.replace(
        facts, choices={seat: draw.one_of(tuple(RulingChoice)) for seat in seats_unreached(facts)}
    )
