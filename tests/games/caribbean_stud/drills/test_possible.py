"""Every table that a drill describes is possible: real events lead to it; impossible tables are found."""

import msgspec
import pytest

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.outcomes import hands_for
from kitapi.games.caribbean_stud.drills.plans import bank_hand
from kitapi.games.caribbean_stud.drills.possible import RULES, why_impossible
from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import Paid, Report, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_campaigns.games.caribbean_stud.drills import is_played, main, trouble_with, unlike
from kitapi_testing.games.caribbean_stud.drills.trainees import report_in

drill = CARIBBEAN_STUD_DRILLS.drill

SHARE = range(12)
"""Seeds whose drills of every topic are checked here; the campaign of drills checks 10,000."""


@pytest.mark.parametrize("topic", IRREGULARITIES)
def test_what_a_drill_describes_can_be(topic: str) -> None:
    for seed in SHARE:
        assert trouble_with(drill(seed, topic)) is None, seed


@pytest.mark.parametrize(("seed", "number"), [(78, 70), (1, 0), (74, 62)])
def test_before_prego_nobody_has_raised_exchanged_or_folded(seed: int, number: int) -> None:
    """Drills in which an impossible table was found."""
    one = drill(seed, None, number)
    assert trouble_with(one) is None
    if one.situation.phase is Phase.DEAL:
        assert not any(seat.bet or seat.fee or seat.choice or seat.result for seat in one.situation.seats)


def test_what_a_drill_describes_is_reached_by_real_events() -> None:
    seen = set()
    for topic in IRREGULARITIES:
        for seed in SHARE:
            one = drill(seed, topic)
            assert unlike(one) is None, one
            seen |= {one.situation.phase} if is_played(report_in(one)) else set()
    assert seen >= {Phase.DEAL, Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE}


def test_a_table_that_differs_from_what_is_described_is_noticed() -> None:
    one = drill(1, "CSP-106")
    seats = [msgspec.structs.replace(seat, ante=seat.ante + 5, bet=seat.bet + 5) for seat in one.situation.seats]
    spoilt = msgspec.structs.replace(one, situation=msgspec.structs.replace(one.situation, seats=tuple(seats)))
    assert trouble_with(spoilt) is not None


# Impossible tables

ANTE = SeatChips(ante=10, token=2)
RAISED = SeatChips(ante=10, bet=20)
FOLDED = SeatChips(ante=10, result=Result.FOLD)
WAITING = SeatChips(ante=10, fee=10)
SERVED = SeatChips(ante=10, fee=10, served=True)
LOST = SeatChips(ante=10, bet=20, result=Result.BANK_WINS)
UNQUALIFIED = SeatChips(ante=10, bet=20, token=2, result=Result.NOT_QUALIFIED, paid=Paid(ante=10))


def report_with(irregularity: str, phase: Phase, *seats: SeatChips, **facts: object) -> Report:
    good = drill(1, irregularity)
    facts_there = msgspec.structs.replace(
        report_in(good).facts, **{"seats": dict(enumerate(seats)), "seat": None, "left": None, **facts}
    )
    return Report(irregularity=irregularity, phase=phase, facts=facts_there)


IMPOSSIBLE: tuple[tuple[str, Report], ...] = (
    ("before the cards nothing but ANTE", report_with("CSP-100", Phase.DEAL, RAISED, ANTE, seat=1)),
    ("a seat left out of the deal", report_with("CSP-104", Phase.CHECK, RAISED, RAISED, seat=1)),
    ("the price of a card", report_with("CSP-101", Phase.CHOOSE, SeatChips(ante=10, fee=5), ANTE)),
    ("a BET is exact", report_with("CSP-101", Phase.CHECK, RAISED, SeatChips(ante=10, bet=15))),
    ("a seat raises, folds, or waits", report_with("CSP-101", Phase.CHOOSE, SeatChips(ante=10, bet=20, fee=10), ANTE)),
    ("while seats choose", report_with("CSP-101", Phase.CHOOSE, FOLDED, ANTE)),
    ("while seats choose", report_with("CSP-101", Phase.CHOOSE, RAISED, RAISED)),
    ("cards are given along the line", report_with("CSP-101", Phase.CHOOSE, WAITING, SERVED)),
    ("the dealer gives a card unasked", report_with("AMB-53", Phase.CHOOSE, WAITING, ANTE, seat=1)),
    ("nobody has a new card", report_with("CSP-102", Phase.CHOOSE, SERVED, ANTE)),
    ("after the choices", report_with("CSP-101", Phase.CHECK, ANTE, RAISED)),
    ("after the choices", report_with("CSP-101", Phase.CHECK, WAITING, RAISED)),
    ("in the check folds", report_with("CSP-101", Phase.CHECK, RAISED, FOLDED)),
    ("in the check folds", report_with("CSP-101", Phase.CHECK, SeatChips(ante=10, folded=True), FOLDED, RAISED)),
    ("after the check", report_with("CSP-101", Phase.SETTLE, SeatChips(ante=10, folded=True), RAISED)),
    ("if no seat plays", report_with("CSP-101", Phase.REVEAL, FOLDED, FOLDED)),
    ("if no seat plays", report_with("CSP-120", Phase.SETTLE, SeatChips(ante=10), FOLDED, seat=0)),
    ("seats are settled from the right", report_with("CSP-120", Phase.SETTLE, SeatChips(ante=10), LOST, seat=0)),
    ("seats are settled from the right", report_with("CSP-101", Phase.SETTLE, LOST, RAISED)),
    ("seats are settled from the right", report_with("CSP-101", Phase.SETTLE, LOST, LOST)),
    ("seats are settled from the right", report_with("CSP-101", Phase.DONE, RAISED, LOST)),
    ("the bank qualifies for all", report_with("CSP-101", Phase.DONE, UNQUALIFIED, LOST)),
    (
        "a seat is paid by its result",
        report_with("CSP-101", Phase.DONE, msgspec.structs.replace(LOST, paid=Paid(bet=5))),
    ),
    ("in the jackpot phase", report_with("CSP-101", Phase.JACKPOT, LOST, LOST)),
    ("a deck has no more cards", report_with("CSP-115", Phase.CHOOSE, *[WAITING] * 7, left=13)),
    ("cards are dropped or taken", report_with("CSP-110", Phase.CHECK, FOLDED, RAISED, seat=0)),
    ("cards are dropped or taken", report_with("CSP-120", Phase.REVEAL, RAISED, RAISED, seat=0)),
)


@pytest.mark.parametrize(("reason", "report"), IMPOSSIBLE, ids=[reason for reason, _ in IMPOSSIBLE])
def test_why_a_table_cannot_be(reason: str, report: Report) -> None:
    said = why_impossible(report)
    assert said is not None
    assert said.startswith(reason)


def test_every_reason_is_tried() -> None:
    assert all(any(reason.startswith(tried) for tried, _ in IMPOSSIBLE) for reason in RULES)


def test_four_seats_cannot_tie_with_the_bank() -> None:
    tie = SeatChips(ante=10, bet=20, result=Result.TIE)
    report = report_with("CSP-101", Phase.DONE, *[tie] * 4)
    assert why_impossible(report) is None
    with pytest.raises(LookupError):
        hands_for(report, bank_hand(Draw(3), (), qualified=True))


def test_the_campaign_checks_the_requested_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--count", "44", "--seed", "5"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "15 drills of played hands, 29 described: 0 impossible"
