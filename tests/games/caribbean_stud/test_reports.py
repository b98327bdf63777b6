"""The facts that the table itself adds to those that the inspector states."""

import pytest

from kitapi.games.caribbean_stud.rules.incidents.reports import build_report
from kitapi.games.caribbean_stud.rules.rulings.facts import Paid, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.ruling import ruling
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import sits, table
from tests.games.caribbean_stud.endings import QUALIFIED, UNQUALIFIED, Ending, goes_on

LOSES, TIES, WINS = "Ah Jd 9h 8s 7c", "As Kh 4d 3c 2h", "Qs Qc 9d 6h 4h"
"""Against ``QUALIFIED``: ace and jack lose, the same five tie, a pair wins."""

LATE = (Phase.PREPARE, Phase.STAKES, Phase.COIN_IN)


@clause("CSP-100", "CSP-101", "AMB-48")
@pytest.mark.parametrize("phase", LATE)
@pytest.mark.parametrize(("irregularity", "seat"), [("CSP-100", 1), ("CSP-101", None)])
def test_after_game_over_any_seat_may_have_played_and_nothing_of_it_lies_there(
    irregularity: str, seat: int | None, phase: Phase
) -> None:
    state = table(phase, sits(ante=5), sits())
    report = build_report(state, StateFacts(irregularity=irregularity, seat=seat, cards=6), {})
    assert report.facts.seats == {0: SeatChips(ante=0), 1: SeatChips(ante=0)}


@clause("AMB-20", "CSP-041", "CSP-043", "CSP-044", "CSP-045")
@pytest.mark.parametrize(
    ("cards", "bank", "paid"),
    [
        (LOSES, QUALIFIED, Paid()),
        (TIES, QUALIFIED, Paid()),
        (WINS, QUALIFIED, Paid(ante=10, bet=20)),
        (WINS, UNQUALIFIED, Paid(ante=10)),
    ],
)
def test_what_a_seat_was_paid_is_what_it_won_and_nothing_where_it_lost(cards: str, bank: str, paid: Paid) -> None:
    ending = Ending.at(Phase.SETTLE, goes_on(cards), bank=bank).settle()
    report = build_report(ending.state, StateFacts(irregularity="CSP-101", cards=6), {})
    assert report.facts.seats[0].paid == paid
    assert [(one.wager, one.amount) for one in ruling(report).taken_back] == [
        (wager, amount) for wager, amount in (("ante", paid.ante), ("bet", paid.bet)) if amount
    ]
